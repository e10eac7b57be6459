## Le bilan d’une partie

error-not-over-yet = Le bilan de la partie n’est donné qu’à la fin.
results-total = Total
results-start = Début
results-decimal = { $whole },{ $tenths }
results-best = { $turn } : +{ $points }
results-better = { $amount } de plus que la moyenne sur { $rolls }
results-worse = { $amount } de moins que la moyenne sur { $rolls }
results-average = exactement la moyenne sur { $rolls }
results-thrown-again = { $count ->
    [one] Un lancer annulé et refait
   *[other] { $count } lancers annulés et refaits
  }

web-results = Le déroulement
web-results-curve = Les scores au fil de la partie
web-results-curve-table = Les scores en chiffres
web-results-best = Meilleur tour
web-results-parts = Les points selon leur origine
web-results-luck = La chance
web-results-luck-none = Dans ce jeu, rien n’est laissé aux dés.
web-results-again = Annulations
web-results-turn = Tour
web-results-look = Revoir ce moment
web-results-replay = Revoir toute la partie
web-results-waits = Relecture de la partie en cours…

terminal-results-best = { $name } – meilleur tour : { $best }
terminal-results-luck = { $name } – { $what } : { $luck }
terminal-results-again = { $name } – { $again }
terminal-results-curve = Les scores au fil de la partie
terminal-results-parts = Les points selon leur origine

cli-about-results = Raconter une partie terminée : scores au fil de la partie, meilleurs tours, chance.
