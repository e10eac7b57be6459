# An underscore stands for a space at the end, which Fluent would trim.
list-separator = ,_

error-unknown-game = There is no game called “{ $game }”. Games: { $allowed }.
error-unknown-option = There is no option “{ $option }”. Options: { $allowed }.
error-bad-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
error-bad-seat-count = { $least } to { $most } can play, not { $count }.
error-bad-seed = “{ $seed }” is no seed. A seed is a whole number from 0 to 2¹²⁸ − 1, or 32 hexadecimal digits.
error-unknown-bot = There is no computer player of the level “{ $bot }”. Levels: { $allowed }.
error-unknown-language = There are no texts in “{ $lang }”. Languages: { $allowed }.
error-unknown-action = “{ $action }” is no action of this game.
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
error-broken-file = This file is no whole saved match: { $what ->
     [unreadable] it cannot be read.
     [json] it is not JSON, or was cut off.
     [shape] the part “{ $part }” is missing or wrong.
    *[step] step { $part } is wrong.
  }
error-newer-file = This file has version { $version }; this Aevum reads up to version { $known }. A newer Aevum will open it.
error-replay-differs = The file does not replay: step { $step } ({ $action }) leads to another position than the file says.
error-seed-mismatch = The seed in this file does not match the hash published when the match began.
error-rules-changed = { $known ->
     [yes] The rules have changed since this match was played ({ $rules }): from entry { $entry } on they lead elsewhere.
    *[no] Today’s rules lead elsewhere than those this match was played by, from entry { $entry } on.
} The match can be looked at up to there and exported whole, but not played on.
error-newer-rules = This match is played by version { $version } of the rules; this Aevum knows up to version { $known }. A newer Aevum will open it.
