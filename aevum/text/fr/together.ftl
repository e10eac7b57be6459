# Jouer ensemble : arriver à une table, rejouer, liens, regarder, et être appelé quand c’est son tour.

web-again-asked = { $name } voudrait rejouer. Votre place vous est gardée.
web-again-watch = { $name } voudrait rejouer. Vous pourrez regarder aussi la prochaine partie.
web-again-mine = La prochaine partie est ouverte.
web-again-join = Vers la prochaine partie
web-name-asked = Bienvenue à la table. Comment les autres doivent-ils vous appeler ?
web-name-keep = C’est moi
web-code = Code QR
web-code-of = Code QR : { $name }
web-code-help = Visez-le avec l’appareil photo d’un téléphone. Il est dessiné ici ; le lien n’est transmis à personne d’autre.
web-watching = Vous regardez. Vous voyez ce que tout le monde peut voir.
web-title-again = Rejouer ? · { $game }
web-title-watching = { $game } : vous regardez
web-title-tables = À vous de jouer ({ $count }) · Aevum
web-bell-on = Appel quand c’est votre tour : activé
web-bell-off = M’appeler quand c’est mon tour
web-bell-will = Quand ce sera votre tour sans que vous regardiez la page, un son et une notification vous appelleront.
web-bell-will-still = Quand ce sera votre tour sans que vous regardiez la page, une notification vous appellera. Votre appareil demande moins d’animations : il n’y aura pas de son.
web-bell-sound = Le navigateur n’autorise pas les notifications ici. Un son et le titre de l’onglet vous appelleront.
web-bell-sound-still = Le navigateur n’autorise pas les notifications ici. Le titre de l’onglet vous appellera ; votre appareil demande moins d’animations : il n’y aura pas de son.
web-bell-quiet = Vous ne recevrez plus d’appel.
web-recent-won = Terminée ; victoire : { $names }
web-recent-older = Tables plus anciennes
web-recent-again = { $name } voudrait rejouer
