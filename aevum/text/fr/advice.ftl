## Que feriez-vous ?

advice-only = Il n’y a rien d’autre à choisir ici.
advice-thumb = D’après une estimation rapide de l’ordinateur, c’est le meilleur choix.
advice-nothing_better = Rien d’autre ici ne vaut mieux que de s’arrêter.
error-no-advice = L’ordinateur donne des conseils dans les parties contre des ordinateurs et aux tables ouvertes avec cette option. Ce n’est pas le cas ici.
web-advice = Que feriez-vous à ma place ?
web-advice-told = L’ordinateur choisirait : { $label }
web-advice-do = Faire ainsi
web-advice-close = Merci
web-advice-waits = L’ordinateur réfléchit…
web-advice-option = Conseils de l’ordinateur
web-advice-option-help = Entre humains : peut-on demander ce que ferait l’ordinateur ? Tout le monde en est informé.
web-advice-option-no = Non
web-advice-option-yes = Chacun peut demander
web-advice-table = À cette table, chacun peut demander conseil à l’ordinateur.
terminal-command-advice = conseil
terminal-usage-advice = { $word }
terminal-help-advice = ce que ferait l’ordinateur, et pourquoi
terminal-advised = L’ordinateur choisirait « { $words } » : { $label }. { $reason }
terminal-no-advice = Pas de conseils quand des humains jouent les uns contre les autres.
