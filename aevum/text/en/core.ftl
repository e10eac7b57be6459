# An underscore stands for a space at the end, which Fluent would trim.
list-separator = ,_
decimal-sign = .

error-unknown-game = There is no game called “{ $game }”. Games: { $allowed }.
error-unknown-option = There is no option “{ $option }”. Options: { $allowed }.
error-bad-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-bad-seat-count = { $least } to { $most } can play, not { $count }.
error-bad-seed = “{ $seed }” is not a seed. A seed is a whole number from 0 to 2¹²⁸ − 1, or 32 hexadecimal digits.
error-unknown-bot = There is no computer player of the level “{ $bot }”. Levels: { $allowed }.
error-unknown-lesson = There is no lesson “{ $lesson }”. Lessons: { $allowed }.
error-outside-lesson = That is allowed, but the lesson has another plan. { $reason }
error-unknown-language = There are no texts in “{ $lang }”. Languages: { $allowed }.
error-unknown-action = “{ $action }” is not an action of this game.
error-unknown-seat = There is no seat { $seat } in this match.
error-unknown-position = There is no position { $at } in this match. Positions: 0 to { $last }.
error-not-your-turn = It is not this seat’s turn.
error-not-offered = “{ $action }” is not possible now (rule { $rule }).
error-stale = This was meant for an earlier position ({ $given }); the match is at { $current } now.
error-match-over = The match is over.
error-cannot-undo = There is nothing that can be taken back from here without the others.
error-unknown-stretch = This decision cannot be passed “{ $stretch }”.
error-same-seating = The seat is held like this already.
error-cannot-join = No new seat can join now.
error-broken-file = This file is not a complete saved match: { $what ->
     [unreadable] it cannot be read.
     [json] it is not JSON, or was cut off.
     [shape] the part “{ $part }” is missing or wrong.
    *[step] step { $part } is wrong.
  }
error-newer-file = This file has version { $version }; this Aevum reads up to version { $known }. A newer Aevum will open it.
error-replay-differs = The file does not replay: step { $step } ({ $action }) leads to another position than the file says.
error-seed-mismatch = The seed in this file does not match the hash published when the match began.
error-not-fresh = { $count } of these records were dealt before (the first is number { $first }). Make new ones for every run.
error-match-broken = The match was broken off by a fault in the game’s rules (step “{ $step }”): { $fault ->
     [too-deep] more things interrupt one another than there is room for.
     [nothing-to-resume] something ended that had interrupted nothing.
     [too-many-choices] there are more choices than there is room for.
     [noun-too-large] a choice names something beyond the largest number there is room for.
     [value-too-large] a step is about something beyond the largest number there is room for.
     [too-many-decisions] the game does not come to an end.
    *[other] { $fault }.
  } Nobody has won. Everything up to there can still be looked at and saved.
error-broken-games = { $count } of { $games } games were broken off by a fault in the game’s rules ({ $fault }; the first is number { $first }).
event-untold = { $count ->
    [one] One more thing happened that there was no room to tell.
   *[other] { $count } more things happened that there was no room to tell.
}
error-rules-changed = { $known ->
     [yes] The rules have changed since this match was played ({ $rules }): from entry { $entry } on they lead elsewhere.
    *[no] Today’s rules lead elsewhere than those this match was played by, from entry { $entry } on.
} The match can be looked at up to there and exported whole, but not played on.
error-newer-rules = This match is played by version { $version } of the rules; this Aevum knows up to version { $known }. A newer Aevum will open it.

error-faulty-game = The rules of { $game } have faults:
fault-line = { $where }: { $what }
fault-where = { $where } in { $rule }
fault-rule = { $rule } ({ $ids })
fault-more = … and { $count } more.
# $near: a word that may have been meant, or nothing
fault-no-field = the record has no field “{ $field }”.{ $near ->
     [none] {""}
    *[other] {" "}Did you mean “{ $near }”?
  }
fault-taken-field = “{ $field }” cannot be a field: every NumPy record has an attribute of that name.
fault-no-name = nothing is called “{ $name }” here.{ $near ->
     [none] {""}
    *[other] {" "}Did you mean “{ $near }”?
  }
fault-no-rule = { $name } is called here, but it is not a rule ({ $where }). Mark it with @rule.
fault-no-rule-for = { $name } ({ $role }) is not a rule. Mark it with @rule.
fault-other-arguments = { $name } ({ $role }) must take: { $needed }.
fault-wrong-arguments = { $name } takes other arguments: { $needed }.
fault-builtin = Numba does not know Python’s { $name }.
fault-through-module = { $name } is called through a module. Import the rule by its name.
fault-writes-elsewhere = { $name } is changed here. A rule changes nothing but the record.
fault-construct = Numba does not take “{ $words }” in a rule.
fault-from-the-end = { $words } counts from the end. In compiled rules an index is taken as it is.
fault-recursion = rules may not call themselves: { $names }.
fault-no-event = every game tells the event “{ $event }”; it is missing among the events.
fault-no-option-field = the option “{ $option }” needs a field of that name in the record.
fault-no-such = { $kind ->
     [step] { $name } ({ $number }) is the number of no step.
     [verb] { $name } ({ $number }) is the number of no verb.
    *[event] { $name } ({ $number }) is the number of no event.
  }
fault-misnumbered = { $name } has the number of “{ $other }”, not of “{ $meant }”.
fault-import = the game cannot be loaded: { $what }.
fault-bad-text = the texts cannot be read: { $what }.
fault-no-text = the text “{ $text }” is missing in “{ $lang }”.
fault-other-variables = the text “{ $text }” has other variables in “{ $lang }” than in English.
fault-typography = spaces or marks are not set as its readers expect: { $line }
fault-narrow-field = the field “{ $field }” holds { $low } to { $high } and came to { $value }.
fault-stumbled = stopped by an error: { $what }.
fault-law = { $what } ({ $why })
fault-table-name = this game has no such table. Tables: { $known }.
fault-table-unreadable = this cannot be read: a table is a CSV file in UTF-8.
fault-table-column = the column “{ $column }” is missing.
fault-table-rows = the rows must be those of the game’s own table, in the same order. Expected “{ $expected }”, found “{ $found }”.
fault-table-cells = { $row }: a row of this table has { $expected } cells.
fault-table-number = { $row }, column “{ $column }”: “{ $found }” is not a number.
fault-table-range = { $row }, column “{ $column }”: “{ $found }” is out of range ({ $expected }).
fault-table-word = { $row }, column “{ $column }”: “{ $found }” is unknown here. Known: { $expected }.
fault-table-id = { $row }, column “{ $column }”: “{ $found }” is the id of no row in { $expected }.
fault-table-form = { $row }, column “{ $column }”: “{ $found }” cannot be read. It should look like this: { $expected }
fault-table-differs = { $row }, column “{ $column }”: “{ $found }” does not fit the other tables. Expected: “{ $expected }”.
fault-table-twice = { $row }, column “{ $column }”: “{ $found }” appears here a second time.
fault-table-lacks = { $row }, column “{ $column }”: { $expected } is missing.
fault-table-alone = { $row }: no border leads here.
error-faulty-tables = The tables do not make a game ({ $game }):
error-bad-tables = { $what ->
     [folder] There is no folder “{ $name }” of tables.
     [empty] The folder has no table of this game ({ $game }). Tables: { $known }.
     [name] This game ({ $game }) has no table called { $name }. Tables: { $known }.
     [unreadable] The table { $name } cannot be read: it must be a CSV file in UTF-8.
     [column] The table { $name } has no column “{ $known }”.
     [rows] The rows of the table { $name } must be those of the game’s own table, in the same order and each complete. This one does not fit: { $known }.
     [number] The table { $name } needs a number here: { $known }.
     [unkept] The tables cannot be kept in the folder “{ $name }”: it cannot be written to.
    *[content] The tables do not make a game ({ $game }). The reason is in { $name }: { $known }.
  }
error-unknown-tables = This match is played with a set of tables ({ $tables }) that is not on this machine. Give its folder once, when a game is made, and a copy is kept.
error-no-gpu = { $what ->
     [package] The package numba-cuda is missing: install Aevum with the extra “gpu”.
    *[device] The CUDA driver finds no GPU.
  }
error-bad-game-name = “{ $name }” cannot be the name of a game: small letters and digits with hyphens between them, beginning with a letter, at most { $most }, and no word of Python.
error-taken-game-name = “{ $name }” is taken: { $path } is there already. Nothing was written.
error-bad-prefix = “{ $prefix }” is not a prefix: two capital letters, such as SA.
error-taken-prefix = “{ $prefix }” is taken: the rules of { $game } begin with it.
error-no-source-tree = “{ $folder }” is not a source tree of Aevum. Games are made in a checkout, not in an installed package; --folder says where it is.
error-cannot-write = Nothing can be written in “{ $folder }”: { $reason }.

# Lab
error-wrong-numbers = { $what ->
     [games] A whole number of games is wanted, at least { $count }.
     [numbers] One whole number a game is wanted, { $count } in all.
     [seats] One seat a game is wanted, from -1 (a spectator) to { $count }.
     [game] A game by its number is wanted, from 0 to { $count }.
     [steps] A whole number of steps is wanted, at least { $count }.
     [agent] No number is given for seat_{ $count }, which must decide now.
    *[policies] One policy a seat is wanted, { $count } in all.
  }
error-illegal-number = { $count ->
     [0] Game { $game } is over: number { $number } cannot be carried out. “reset” deals anew.
     [one] Number { $number } is not legal in game { $game } for seat { $seat }. Only this one is: { $legal }.
    *[other] Number { $number } is not legal in game { $game } for seat { $seat }. These { $count } are: { $legal }.
  }
error-other-games = What was saved does not fit: these are not games of { $wanted }.
error-unknown-device = There is no device “{ $device }”. Devices: { $allowed }.
error-missing-extra = The package { $package } is missing: install Aevum with the extra “{ $extra }” (pip install "aevum[{ $extra }]").
