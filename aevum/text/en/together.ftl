# Playing together: coming to a table, playing again, links, watching, and being called when it is one's turn.

web-again-asked = { $name } would like to play again. Your seat is kept for you.
web-again-watch = { $name } would like to play again. You can watch the next game too.
web-again-mine = The next game is open.
web-again-join = To the next game
web-name-asked = Welcome to the table. What shall the others call you?
web-name-keep = That is me
web-code = QR code
web-code-of = QR code: { $name }
web-code-help = Point the camera of a phone at it. It is drawn here; the link goes to nobody else.
web-watching = You are watching. You see what everybody may see.
web-title-again = Play again? · { $game }
web-title-watching = Watching { $game }
web-title-tables = Your turn ({ $count }) · Aevum
web-bell-on = Call me when it is my turn: on
web-bell-off = Call me when it is my turn
web-bell-will = When it is your turn and you are not looking, a tone and a notification will call you.
web-bell-will-still = When it is your turn and you are not looking, a notification will call you. Your device asks for less motion, so there is no tone.
web-bell-sound = The browser allows no notifications here. A tone and the title of the tab will call you.
web-bell-sound-still = The browser allows no notifications here. The title of the tab will call you; your device asks for less motion, so there is no tone.
web-bell-quiet = You will no longer be called.
web-recent-won = Finished: { $names } won
web-recent-older = Older tables
web-recent-again = { $name } would like to play again
