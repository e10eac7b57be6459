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
terminal-command-look = look
terminal-command-forgo = forgo
terminal-command-concede = concede
terminal-command-comeback = comeback
terminal-command-substitute = substitute
terminal-command-quit = quit

terminal-usage-help = { $word } [word]
terminal-usage-choices = { $word } [words]
terminal-usage-undo = { $word }
terminal-usage-save = { $word } FILE
terminal-usage-why = { $word } ACTION
terminal-usage-rules = { $word } [number or word]
terminal-usage-scores = { $word }
terminal-usage-log = { $word } [how many, or words]
terminal-usage-table = { $word }
terminal-usage-look = { $word } NAME
terminal-usage-forgo = { $word } [stretch]
terminal-usage-concede = { $word } [level]
terminal-usage-comeback = { $word } NAME
terminal-usage-substitute = { $word } NAME
terminal-usage-quit = { $word }

terminal-help-help = these lines, or more about one word
terminal-help-choices = everything you can do now, numbered, with its effects
terminal-help-undo = take back your latest decision
terminal-help-save = save the match to a file
terminal-help-why = why something is not possible now
terminal-help-rules = look up the rules
terminal-help-scores = everybody’s score, part by part
terminal-help-log = what has happened so far, or only the sentences with these words
terminal-help-table = the whole table
terminal-help-look = one thing on the table by itself: a place with its neighbours, a card, a player
terminal-help-forgo = pass for a whole stretch; alone: be asked about reactions, or not
terminal-help-concede = let the computer play on for you
terminal-help-comeback = take a seat back from the computer
terminal-help-substitute = let somebody else play on for you
terminal-help-quit = leave

terminal-help-intro = Type what you want to do. Ids, names and their beginnings all work, and so does the number of a choice.
terminal-help-tab = The Tab key finishes words; the arrow keys bring back earlier lines.
terminal-help-verbs = Now possible, for example: { $verbs }.
terminal-help-other-verbs = Other words of this game: { $verbs }. “{ $help } { $verb }” explains one.
terminal-help-commands = Words of the table:
terminal-help-line = { $usage }: { $help }
terminal-help-verb = For example: { $example }
terminal-help-verb-means = For example: { $example } ({ $meaning })
terminal-help-names = Names: { $names }.
terminal-help-not-now = Not possible right now.

## Small words

terminal-and = and
terminal-yes = yes
terminal-no = no
terminal-beside = ({ $word })
terminal-range = { $first } to { $last }
terminal-any-of = { $verb } any of { $items }
terminal-one-of = { $verb } one of { $items }
terminal-one-of-with = { $verb } ({ $other }) one of { $items }
terminal-one-of-many = { $verb } ({ $count } ways)
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
terminal-bot-name-search = Search
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
terminal-lone = { $name }: nothing else to choose, so: { $choice }.
terminal-thinking = { $name } is thinking: { $percent }%
# $text: a sentence of the log
terminal-taken-back = { $text } (taken back)
# Several people at one keyboard, with something to hide
terminal-pass = Pass the keyboard to { $name }; press Enter when only { $name } is looking.

## What is typed

terminal-not-understood = “{ $words }” was not understood.
terminal-did-you-mean = Did you mean “{ $words }”?
terminal-try-help = “{ $help }” explains what you can type.
terminal-too-long = That line is too long: { $most } characters at most.
terminal-several = That can mean several things: { $words }. Type a little more.
terminal-which = That fits several choices. Say which:
terminal-no-choice = { $count ->
    [0] There is nothing to choose now.
   *[other] There is no choice { $number }: they are numbered 1 to { $count }.
}
terminal-refused = “{ $words }” is not possible now.
terminal-possible = That is possible now.
terminal-once-more = Type it once more to do it anyway.
terminal-none-such = No choice begins with “{ $words }” now.
terminal-choices-hint = Several choices share a line. “{ $words }”, for example, lists them one by one.
terminal-why-what = Say what should be explained: { $why } ACTION
terminal-look-what = Say what to look at: { $look } NAME, for example { $look } { $name }
terminal-look-unknown = There is no “{ $words }” on this table.
terminal-look-nothing = There is nothing to look at one by one; “{ $table }” shows everything.

## Rules

terminal-rule = { $rule }: { $text }
terminal-ruling = Ruling: { $text }
terminal-numbered-ruling = Ruling { $rule }: { $text }
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
terminal-log-found-earlier = { $count ->
    [one] { $count } earlier sentence with these words is left out.
   *[other] { $count } earlier sentences with these words are left out.
}
terminal-log-not-found = Nothing that has happened so far contains “{ $words }”.
terminal-nothing-to-undo = There is nothing to take back yet.
terminal-undo-sure = This goes back across chance, something revealed or moves of others. Dice will fall anew; a shuffled deck stays as it is. Do you want that? { $yes } / { $no }
terminal-undo-agree = { $other }, do you agree that { $seat } takes back the latest decision? Dice would fall anew; a shuffled deck stays as it is. { $yes } / { $no }
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
terminal-leave-unsaved = The match is not saved. “{ $save } FILE” would save it. Leave anyway? { $yes } / { $no }
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
terminal-keep = “{ $save } FILE” keeps this match, then “aevum verify FILE” proves that everything in it was fair. “{ $quit }” leaves.

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
# While the match goes on, what was done is told only as far as everybody may know it
terminal-replay-acted = { $at }. { $seat }
terminal-replay-undid = { $at }. { $seat } goes back to step { $to }.
terminal-replay-deal = 0. The start
terminal-replay-first = This is the start.
terminal-replay-last = This is the end.
terminal-replay-no-step = There is no step { $to }: they are numbered 0 to { $count }.
terminal-replay-unfinished = The match is not over yet.

## Seats and passes

terminal-skip-ended = You will be asked again.
terminal-skip-awake = From now on you are asked about reactions. Type { $word } again to pass them.
terminal-skip-dozing = From now on your reactions are passed for you. Type { $word } again to be asked.
terminal-skip-which = Pass for how long? { $stretches }.
terminal-skip-none = This cannot be passed for a stretch.
terminal-resign-sure = Should the computer play on for { $name }? { $yes } / { $no }
terminal-comeback-which = Who comes back? { $names }.
terminal-comeback-none = The computer plays for nobody.
terminal-substitute-whom = Who plays on for you? Type the name after { $word }.
terminal-substitute-sure = Should { $other } play on for { $name }? { $yes } / { $no }
terminal-seat-computer = The computer plays on for { $seat }.
terminal-seat-person = { $seat } plays now.
