cli-about-ladder = Faire jouer des joueurs artificiels entre eux et les classer.
cli-more-ladder =
    Chaque donne est jouée une fois depuis chaque place. Chaque partie est notée dès qu’elle est finie : Ctrl-C ne fait
    rien perdre, et la même commande reprend là où elle s’est arrêtée. S’il y a moins de joueurs que de places, le
    dernier nommé complète la table.
cli-help-ladder-players = les joueurs, séparés par des virgules : beginner, casual, club, expert, random, greedy, learned ou search:SECONDES par décision (search:0.1,greedy)
cli-help-games = le nombre total de parties (400)
cli-help-seats = le nombre de joueurs à une table (4)
cli-help-ladder-seed = un nombre d’où viennent toutes les donnes (1)
cli-help-jobs = le nombre de parties simultanées (autant que de cœurs)
cli-help-out = le dossier des parties et du rapport (ladder-JEU)

ladder-compiling = Préparation des règles…
ladder-playing = Parties
ladder-one-player = Un joueur seul ne peut pas être classé. Nommez-en au moins deux.
ladder-title = Classement : { $game }
ladder-head = { $game } : { $games ->
     [one] { $games } partie
    *[other] { $games } parties
  }, { $seats } par table
ladder-player = Joueur
ladder-games = Parties
ladder-won = Parties gagnées
ladder-won-about = Le trait en pointillé marque ce que gagnerait un joueur parmi des égaux. Les barres contiennent la vraie valeur dans 95 cas sur 100.
ladder-fair = Part égale
ladder-rating = Cote
ladder-rating-about = Le trait en pointillé marque la moyenne de tous, 1500. Avec 100 points de plus qu’un autre, on finit devant lui dans environ 64 parties sur 100. « (?) » : il y a eu trop peu de parties pour dire si la cote est sûre.
ladder-points = Points
ladder-cross = Qui finit devant qui
ladder-cross-about = Le nombre de parties sur 100 où le joueur de la ligne a fini devant celui de la colonne ; une égalité compte pour moitié.
ladder-options = Options : { $options }
ladder-rules = Règles : version { $version }
ladder-older-rules = Ce classement a été commencé avec la version { $version } des règles et continue avec elle ; la version actuelle est la { $known }. Pour celle-ci, choisissez un autre dossier avec --out.
ladder-page = Le rapport se trouve dans { $file }
error-other-ladder = « { $folder } » contient les parties d’un autre classement : d’autres joueurs, places, options ou graine. Choisissez un autre dossier avec --out.
error-ladder-running = Une autre commande joue le classement de « { $folder } » en ce moment. Attendez-la ou choisissez un autre dossier avec --out.
error-newer-ladder = Les parties de « { $folder } » ont été jouées avec la version { $version } des règles ; cet Aevum connaît jusqu’à la version { $known }. Prenez un Aevum plus récent ou choisissez un autre dossier avec --out.
error-ladder-without-rules = « { $folder } » contient les parties d’un Aevum plus ancien qui ne notait pas la version des règles, et les règles ont changé depuis. Ces parties restent telles quelles ; choisissez un autre dossier avec --out.
