# The service: what it refuses, what it tells beside the game, and what it prints.

## What is refused

error-bad-request = The request cannot be understood: “{ $part }” is missing or wrong.
error-bad-json = The request cannot be understood: its body is not JSON.
error-not-your-seat = This link does not hold that seat.
error-cross-site = This request comes from a page of another site. Only Aevum’s own pages may change a table.
error-unknown-host = This service does not go by the name { $host }. Whoever runs it can add the name: aevum serve --name { $host }
error-bad-proxy = { $proxy } is not the address or network of a proxy, such as 127.0.0.1 or 10.0.0.0/8.
error-too-slow = The request took too long to arrive. Nothing was changed.
error-file-too-long = This file takes too long to replay: more than { $steps } steps, or too much time. Where the rules of its game are still being compiled, try again in a few minutes; otherwise open it with “aevum replay”.
error-ending = Aevum is shutting down or restarting. Nothing was changed; please try again in a moment.
error-file-sealed = The saved file contains the seed, and with it everything hidden. It can be had once the match is over, or when one link holds all people’s seats and they have no secrets from each other.
error-not-found = There is nothing at this address.
error-unknown-link = No table has this link. It may have been copied only in part.
error-link-replaced = This link was replaced by a new one and no longer leads to the table. If the seat is yours, ask whoever opened the table for a new link.
error-method-not-allowed = This address does not take such a request.
error-key-used = This key was already used for another request.
error-undo-already-asked = The others are already being asked about taking back a move. Wait for their answers.
error-no-undo-asked = Nobody is asking to take anything back.
error-seat-present = Whoever has this seat is at the table, or was a moment ago.
error-match-goes-on = This match is not over yet.
error-seat-taken = A person has this seat already.
error-too-large = This is too large: at most { $limit } kB are taken here.
error-wrong-content-type = Only JSON is taken here (content type application/json).
error-too-many-requests = { $seconds ->
    [one] Too many requests from your address. Try again in a second.
   *[other] Too many requests from your address. Try again in { $seconds } seconds.
}
error-unexpected = Something went wrong in Aevum. Nothing was changed; please try again.
error-table-unreadable = What is stored of this table is damaged: entry { $number } cannot be read. It is kept as it is.

error-database-failed = The database { $path } cannot be used: { $reason }. Nothing was changed.
error-database-busy = Another program is writing to the database. Nothing was changed; please try again in a moment.
error-database-read-only = The database { $path } cannot be written. Check the permissions of the file and of its folder, or name another file. Nothing was changed.
error-database-newer = The database { $path } has version { $version }; this Aevum knows up to version { $known }. A newer Aevum will open it. It was left as it is.
error-not-a-database = The file { $path } is not a database of Aevum, or it is damaged. It was left as it is; name another file.
error-database-gone = The database { $path } was removed or replaced while Aevum was using it. Nothing was changed; put it back, or restart Aevum.
error-database-in-use = Another Aevum is already running with the database { $path }. End it first, or name another file with --database.
error-disk-full = The disk is full. Nothing was changed; make some room and try again.

error-port-busy = Port { $port } is in use by another program. Port { $free } is free: start Aevum with --port { $free }.
error-bad-port = “{ $port }” is not a port: ports go from 0 to { $last }.
error-cannot-listen = Aevum cannot listen on { $host }, port { $port }: { $reason }.

## What is told beside the game

table-told-undo = { $name } took back a move.
table-told-name = Seat { $seat } is now called { $name }.
table-told-new_link = { $name } has a new link to seat { $seat }.
table-told-ask_undo = { $name } asks to take back a move.
table-told-answer_undo-yes = { $name } agrees.
table-told-answer_undo-no = { $name } does not agree.
table-told-again = { $name } would like to play again.
table-told-sit-computer = The computer plays on for { $name }.
table-told-sit-person = { $name } plays on seat { $seat } now.
table-told-join = { $name } joins the game on seat { $seat }.
table-told-ask_seat = Should the computer play on for { $name }, who is away?
table-possible = This is possible now.

## The computer players, for the form of a new table

table-bot-random = Easy: plays at random
table-bot-greedy = Decent: takes what looks best

## What is printed

table-ready = Aevum is at { $address }
table-database = Tables are kept in { $path }
table-stop = Press Ctrl-C to end.
table-ended = Aevum has ended. Every move is on disk.
