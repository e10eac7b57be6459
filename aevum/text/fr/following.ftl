# Following the action: how quickly others' moves are shown, once more, and what is heard.

web-pace = Coups des autres
web-pace-step = Pas à pas
web-pace-slow = Lent
web-pace-normal = Normal
web-pace-fast = Rapide
web-pace-once = D’un coup
web-showing = Voyez ce que font les autres.
web-showing-own = Voyez ce qui en est résulté.
web-showing-rest = Coups encore à montrer : { $count }
web-showing-last = Dernier coup pour l’instant
web-next = Coup suivant
web-again = Revoir le dernier tour
web-again-none = Aucun autre joueur n’a encore joué.
web-again-line = À nouveau : { $line }
web-again-stop = Retour à la partie
web-busy = Votre dernier coup est encore en route.
web-busy-waits = Dès que votre dernier coup sera arrivé : { $choice }
web-busy-late = Ce n’est plus possible : { $choice }
web-stale = La partie avait déjà avancé : rien n’a été fait. Voici où elle en est.
web-undo-late = Cela ne se reprend qu’avec l’accord des autres. Appuyez encore une fois pour le leur demander.
web-sounds-on = Sons : activés
web-sounds-off = Sons : coupés
web-sounds-still = Votre appareil demande moins d’animations ; la table reste donc silencieuse aussi.
