# A game in three minutes: what its page says of itself. What it teaches is with each game (learn-…).

learn-title-goal = The goal
learn-title-turn = A turn
learn-title-scoring = Scoring
learn-title-end = The end
learn-title-winning = How to win

web-learn = Learn in three minutes
web-learn-about = Learn in three minutes: { $game }
web-learn-of = { $game } in three minutes
web-learn-new = New to this game?
web-learn-off = I know the game
web-learn-figure = Picture { $number }.
web-learn-part = { $part } (picture { $number })
web-learn-show = Show number { $number } in the picture
web-learn-still = This is a picture of a game that was really played: look around, nothing can be chosen.
web-learn-onward = Where to go from here
web-learn-play = Play against the computer
web-learn-rules = All rules, by number

terminal-learn = { $game } in three minutes
cli-about-learn = Learn a game in three minutes: goal, turn, scoring, end, how to win.
cli-not-taught = { $game } has no page to learn from yet.
