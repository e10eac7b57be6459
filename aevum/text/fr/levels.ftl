## Niveaux des joueurs artificiels

table-bot-beginner = Débutant : oublie des choses
table-bot-casual = Occasionnel : prévoit un peu
table-bot-club = Club : joue bien
table-bot-expert = Expert : réfléchit à fond
terminal-bot-name-beginner = Débutant
terminal-bot-name-casual = Occasionnel
terminal-bot-name-club = Club
terminal-bot-name-expert = Expert
web-stand-in-level = Niveau de l’ordinateur
web-level-beginner = Débutant
web-level-casual = Occasionnel
web-level-club = Joueur de club
web-level-expert = Expert
web-thinking-part = L’ordinateur réfléchit

## Que feriez-vous ? Par la recherche

advice-searched = Dans les parties que l’ordinateur a jouées à partir d’ici, c’est ce qui a le mieux réussi.
advice-chance = environ { $percent } % de chances de gagner
advice-points = environ { $points } points
web-advice-others = Autres bons choix :
terminal-advised-expected = Résultat attendu : { $expected }.
terminal-advised-other = Autre bon choix : « { $words } », { $label } ({ $expected })

## Les chances de gagner de chacun, après la partie

# Un coup dont rien n’a été dit ouvertement
chances-silent = Décision prise par { $name }.
chances-turn = { $name } : de { $before } % à { $after } %
web-chances = Chances de gagner
web-chances-about = Ce que chaque position valait pour chacun, d’après de courtes recherches de l’ordinateur.
web-chances-table = Les chances en chiffres
web-chances-waits = L’ordinateur calcule les chances de chacun…
web-chances-move = Coup { $number }
# ce que comptent les nombres sous le graphique
web-chances-axis = Coups
web-chances-turns = Les tournants de la partie
terminal-chances = Chances de gagner, en pour cent
terminal-chances-turns = Les tournants de la partie
terminal-chances-turn = Position { $position }, { $mover } : { $deed } { $change }
