# Jouer à History of the World : ce que l’on choisit pour une nouvelle table.

## Options d’une nouvelle table

option-preeminence = Prééminence
option-preeminence-help = À la fin de chaque époque, le joueur en tête prend un marqueur caché, qui vaut de 3 à 6 points à la fin de la partie.
option-preeminence-0 = Avec marqueurs
option-preeminence-1 = Sans marqueurs
option-minor_empires = Empires mineurs
option-minor_empires-help = Les cartes Empire mineur sont distribuées parmi les grands événements, ou à raison d’une par joueur.
option-minor_empires-0 = Parmi les grands événements
option-minor_empires-1 = Une par joueur
option-stacks = Armées par territoire
option-stacks-help = Si l’on choisit « Jusqu’à trois », un territoire peut contenir trois armées, ou deux armées et un fort.
option-stacks-0 = Une seule
option-stacks-1 = Jusqu’à trois
option-naval_control = Contrôle naval
option-naval_control-help = Une flotte peut porter une armée : elle reste alors dans sa mer, rapporte un point à chaque tour, et il faut la combattre pour prendre sa place.
option-naval_control-0 = Sans
option-naval_control-1 = Avec
option-first = Premier à piocher
option-first-help = Qui pioche la première carte Empire de l’époque I. À partir de l’époque II, le joueur qui a le moins de points commence.
option-first-0 = Aux dés
option-first-1 = Joueur 1
option-first-2 = Joueur 2
option-first-3 = Joueur 3
option-first-4 = Joueur 4
option-first-5 = Joueur 5
option-first-6 = Joueur 6
