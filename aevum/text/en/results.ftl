## What a match came to

error-not-over-yet = What the match came to is told at its end.
results-total = Total
results-start = Start
results-decimal = { $whole }.{ $tenths }
results-best = { $turn }: +{ $points }
results-better = { $amount } better than average over { $rolls }
results-worse = { $amount } worse than average over { $rolls }
results-average = just average over { $rolls }
results-thrown-again = { $count ->
    [one] One roll taken back and thrown again
   *[other] { $count } rolls taken back and thrown again
  }

web-results = How it went
web-results-curve = Scores over the game
web-results-curve-table = The scores as figures
web-results-best = Best turn
web-results-parts = Points by what brought them
web-results-luck = Luck
web-results-luck-none = Nothing was left to dice in this game.
web-results-again = Taken back
web-results-turn = Turn
web-results-look = Look at it again
web-results-replay = See the whole game again
web-results-waits = Looking through the game …

terminal-results-best = { $name } – best turn: { $best }
terminal-results-luck = { $name } – { $what }: { $luck }
terminal-results-again = { $name } – { $again }
terminal-results-curve = Scores over the game
terminal-results-parts = Points by what brought them

cli-about-results = Tell how a finished match went: scores over the game, best turns, luck.
