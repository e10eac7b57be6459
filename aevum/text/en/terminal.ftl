# Playing in a terminal.

## Commands of the table itself: the word to type, how it is used, what it does

terminal-command-help = help
terminal-command-choices = choices
terminal-command-undo = undo
terminal-command-save = save
terminal-command-why = why
terminal-command-rules = rules
terminal-command-scores = scores
terminal-command-log = log
terminal-command-table = table
terminal-command-quit = quit

terminal-usage-help = { $word } [word]
terminal-usage-choices = { $word } [words]
terminal-usage-undo = { $word }
terminal-usage-save = { $word } FILE
terminal-usage-why = { $word } ACTION
terminal-usage-rules = { $word } [number or word]
terminal-usage-scores = { $word }
terminal-usage-log = { $word } [how many]
terminal-usage-table = { $word }
terminal-usage-quit = { $word }

terminal-help-help = these lines, or more about one word
terminal-help-choices = everything you can do now, numbered, with its effects
terminal-help-undo = take back your latest decision
terminal-help-save = save the match to a file
terminal-help-why = why something is not possible now
terminal-help-rules = look up the rules
terminal-help-scores = everybody’s score, part by part
terminal-help-log = what happened so far
terminal-help-table = the whole table
terminal-help-quit = leave

terminal-help-intro = Type what you want to do. Ids, names and their beginnings all work, and so does the number of a choice.
terminal-help-tab = The Tab key finishes words; the arrow keys bring back earlier lines.
terminal-help-verbs = Words of this game, for example: { $verbs }.
terminal-help-commands = Words of the table:
terminal-help-line = { $usage }: { $help }
terminal-help-verb = For example: { $example }
terminal-help-names = Names: { $names }.
terminal-help-not-now = Not possible right now.

## Small words

terminal-and = and
terminal-yes = yes
terminal-no = no
terminal-range = { $first } to { $last }
terminal-any-of = { $verb } any of { $items }
# $effects: what the choice with the largest number would do
terminal-with-count = { $count }: { $effects }
terminal-ways = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
# An underscore stands for a space, which Fluent would trim.
terminal-sentence-gap = _
terminal-phrase-separator = ;_

## The match begins and goes on

# How a computer player is called when it has no name of its own
terminal-bot-name-random = Random
terminal-bot-name-greedy = Greedy
# How the one person at the keyboard is called
terminal-you = Player
terminal-player-bot = { $name } (computer, { $level })
terminal-opening = { $game }: { $players }.
terminal-seed-hash = Seed hash: { $hash }
terminal-how-help = “{ $help }” explains what you can type.
terminal-heading = { $game } · { $where }
terminal-asked = { $name }: { $asked }
terminal-allowed = You can: { $words }.
terminal-more-choices = … “{ $command }” lists all
terminal-more-log = … earlier: “{ $command }”
terminal-undone = { $seat } took back a decision.

## What is typed

terminal-not-understood = “{ $words }” was not understood.
terminal-did-you-mean = Did you mean “{ $words }”?
terminal-try-help = “{ $help }” explains what you can type.
terminal-too-long = That line is too long: { $most } characters at most.
terminal-several = That can mean several things: { $words }. Type a little more.
terminal-which = That fits several choices. Say which:
terminal-no-choice = There is no choice { $number }: they are numbered 1 to { $count }.
terminal-refused = “{ $words }” is not possible now.
terminal-possible = That is possible now.
terminal-none-such = No choice begins with “{ $words }” now.
terminal-choices-hint = Several choices share a line. “{ $words }”, for example, lists them one by one.
terminal-why-what = Say what should be explained: { $why } ACTION

## Rules

terminal-rule = { $rule }: { $text }
terminal-ruling = Ruling: { $text }
terminal-more-rule = “{ $rules } { $rule }” says more.
terminal-chapter = { $title }: { $first } to { $last }
terminal-rules-hint = “{ $rules } { $rule }” shows one rule; “{ $rules }” with a chapter or any other word shows all that match.
terminal-no-rule = No rule found for “{ $wanted }”. The rules are numbered { $first } to { $last }.
terminal-more-rules = Found as well: { $rules }

## Log, undo, save, leave

terminal-log-earlier = { $count ->
    [one] { $count } earlier sentence is left out; “{ $log } { $all }” shows everything.
   *[other] { $count } earlier sentences are left out; “{ $log } { $all }” shows everything.
}
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-undo-sure = This goes back across dice or moves of others. New dice will be rolled. Do you want that? { $yes } / { $no }
terminal-undo-agree = { $other }, do you agree that { $seat } takes back the latest decision? New dice may be rolled. { $yes } / { $no }
terminal-not-undone = Nothing was taken back.
terminal-save-where = Say where to: { $save } FILE
terminal-replace = There is a file { $file } already. Replace it? { $yes } / { $no }
terminal-not-replaced = Nothing was saved; the file is as it was.
terminal-saved = Saved: { $file }
terminal-save-failed = { $problem ->
    [forbidden] The match could not be saved: { $file } may not be written.
    [no-folder] The match could not be saved: there is no such folder ({ $file }).
    [is-folder] The match could not be saved: { $file } is a folder.
    [full] The match could not be saved: no space is left for { $file }.
    [bad-name] The match could not be saved: { $file } cannot be the name of a file.
   *[other] The match could not be saved to { $file }.
} Nothing is lost: the match goes on, and you can save it elsewhere.
terminal-leave-unsaved = The match is not saved. “{ $save } FILE” would save it. Leave all the same? { $yes } / { $no }
terminal-goodbye = Goodbye.
terminal-end-of-input = The input has ended.
terminal-interrupted = Interrupted.
terminal-not-saved = The match was not saved. To keep one, type “{ $save } FILE” before leaving.

## The end

terminal-final-score = Final score
terminal-winners = { $count ->
    [one] The winner: { $names }.
   *[other] The win is shared: { $names }.
}
terminal-seed = Seed: { $seed }
terminal-keep = “{ $save } FILE” keeps this match, then “aevum verify FILE” proves that its dice were fair. “{ $quit }” leaves.

## Plain lines

terminal-told-choice = { $numbers }. { $words }
terminal-told-more = { $line }: { $more }
# Between a heading and what follows it
terminal-colon = :_
terminal-points = points
terminal-told-part = { $part } { $points }
terminal-told-score = { $seat }: { $parts }.

## Stepping through a saved match

terminal-replay-next = next
terminal-replay-back = back
terminal-replay-to = to
terminal-replay-quit = quit
terminal-replay-keys = “{ $next }” or Enter, “{ $back }”, “{ $to } N”, “{ $quit }”.
terminal-replay-length = { $count ->
    [one] { $count } step.
   *[other] { $count } steps.
}
terminal-replay-at = Step { $at } of { $count }
terminal-replay-did = { $at }. { $seat }: { $words }
terminal-replay-undid = { $at }. { $seat } goes back to step { $to }.
terminal-replay-deal = 0. The start
terminal-replay-first = This is the start.
terminal-replay-last = This is the end.
terminal-replay-no-step = There is no step { $to }: they are numbered 0 to { $count }.
terminal-replay-unfinished = The match is not over yet.

## The board of Roll Through the Ages

terminal-rta-round = Round { $round }
terminal-rta-round-last = Round { $round }, the last one
terminal-rta-round-solo = Round { $round } of { $rounds }
terminal-rta-points = points
terminal-rta-goods = goods, worth
terminal-rta-cities = cities
terminal-rta-developments = Developments
terminal-rta-cost = cost
terminal-rta-pts = pts
terminal-rta-lacks = lacks { $count } food
terminal-rta-held = held
terminal-rta-rolls-left = { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}
terminal-rta-has = Developments: { $developments }.
terminal-rta-has-none = Developments: none.
terminal-rta-nothing = nothing yet
terminal-rta-ware = { $count } { $ware }
terminal-rta-offer = Offer of { $seat } to { $partner }: gives { $gives }; asks for { $asks }.

terminal-rta-short-points = points
terminal-rta-short-food = food
terminal-rta-short-wood = wood
terminal-rta-short-stone = stone
terminal-rta-short-pottery = pottery
terminal-rta-short-cloth = cloth
terminal-rta-short-spearheads = spear.
terminal-rta-short-goods = goods
terminal-rta-short-cities = cities

# Two lines of a die, parted by |
terminal-rta-face-food3 = 3 food
terminal-rta-face-good1 = 1 good
terminal-rta-face-goods2_skull = 2 goods|☠ skull
terminal-rta-face-workers3 = 3 workers
terminal-rta-face-food2_or_workers2 = 2 food or|2 workers
terminal-rta-face-coins7 = 7 coins
# The same in at most 9 cells
terminal-rta-face-short-food3 = 3 food
terminal-rta-face-short-good1 = 1 good
terminal-rta-face-short-goods2_skull = 2 goods|☠ skull
terminal-rta-face-short-workers3 = 3 workers
terminal-rta-face-short-food2_or_workers2 = 2 food or|2 workers
terminal-rta-face-short-coins7 = 7 coins

terminal-rta-dice = Dice: { $dice }.
terminal-rta-die = { $number }: { $face }
terminal-rta-die-held = { $number }: { $face }, held
terminal-rta-turn = This turn: { $has }.
terminal-rta-seat = { $seat }, { $points }.
terminal-rta-told-food = { $cities ->
    [one] Food { $food } of { $capacity }; { $cities } city to feed.
   *[other] Food { $food } of { $capacity }; { $cities } cities to feed.
}
terminal-rta-told-no-goods = Goods: none.
terminal-rta-told-good = { $count } { $good } worth { $value }
terminal-rta-told-goods = Goods: { $goods }; { $total } in all, worth { $value }.
terminal-rta-told-cities = { $count ->
    [one] { $count } city. To build: { $begun }.
   *[other] { $count } cities. To build: { $begun }.
}
terminal-rta-told-monuments = Monuments: { $monuments }.
terminal-rta-ticked = { $project } { $ticked } of { $boxes }
terminal-rta-ticked-worth = { $points ->
    [one] { $project } { $ticked } of { $boxes } for { $points } point
   *[other] { $project } { $ticked } of { $boxes } for { $points } points
}
terminal-rta-complete = { $project } complete
terminal-rta-lost = { $count ->
    [one] Lost to disasters: { $count } point.
   *[other] Lost to disasters: { $count } points.
}

terminal-rta-score-developments = developments
terminal-rta-score-monuments = monuments
terminal-rta-score-architecture = Architecture
terminal-rta-score-empire = Empire
terminal-rta-score-disasters = disasters
terminal-rta-score-total = total
