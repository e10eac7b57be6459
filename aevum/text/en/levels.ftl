## Levels of computer players

table-bot-beginner = Beginner: overlooks things
table-bot-casual = Casual: looks a little ahead
table-bot-club = Club: plays well
table-bot-expert = Expert: thinks as hard as it can
terminal-bot-name-beginner = Beginner
terminal-bot-name-casual = Casual
terminal-bot-name-club = Club
terminal-bot-name-expert = Expert
web-stand-in-level = The computer plays like
web-level-beginner = Beginner
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-thinking-part = The computer is thinking

## What would you do? By search

advice-searched = In the games that the computer played on from here, this went best.
advice-chance = about { $percent }% to win
advice-points = about { $points } points
web-advice-others = Also good:
terminal-advised-expected = Expected: { $expected }.
terminal-advised-other = Also good: “{ $words }”, { $label } ({ $expected })

## Everybody's chance to win, after a game

# A move of which nothing was told openly
chances-silent = A decision by { $name }.
chances-turn = { $name }: from { $before }% to { $after }%
web-chances = Chances to win
web-chances-about = What each position was worth to everybody, from short searches by the computer.
web-chances-table = The chances as figures
web-chances-waits = The computer is working out everybody’s chances …
web-chances-move = Move { $number }
# below the chart: what its numbers count
web-chances-axis = Moves
web-chances-turns = Where the game turned
terminal-chances = Chances to win, in percent
terminal-chances-turns = Where the game turned
terminal-chances-turn = Position { $position }, { $mover }: { $deed } { $change }
