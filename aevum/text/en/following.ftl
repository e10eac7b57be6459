# Following the action: how quickly others' moves are shown, once more, and what is heard.

web-pace = Others’ moves
web-pace-step = Step by step
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-once = At once
web-showing = See what the others do.
web-showing-own = See what came of it.
web-showing-rest = Moves still to come: { $count }
web-showing-last = The last move so far
web-next = Next move
web-again = Show the last round again
web-again-none = No other player has moved yet.
web-again-line = Once more: { $line }
web-again-stop = Back to the game
web-busy = Your last move is still on its way.
web-busy-waits = As soon as your last move has arrived: { $choice }
web-busy-late = No longer possible: { $choice }
web-stale = The game had already gone on, so nothing was done. This is how it stands now.
web-undo-late = You can take this back only if the others agree. Press once more to ask them.
web-sounds-on = Sounds: on
web-sounds-off = Sounds: off
web-sounds-still = Your device asks for less motion, so the table stays silent too.
