cli-about-simulate = Jouer des parties en masse et dire ce qui fait gagner.
cli-more-simulate =
    Chaque partie découle de la graine et de son numéro, peu importe qui la joue. Les parties sont conservées au format
    Parquet dans le dossier, et une page en rend compte. Ctrl-C garde ce qui a été joué ; la même commande reprend, même
    pour davantage de parties.
cli-help-simulate-players = qui joue, séparés par des virgules : random et greedy, joués en masse, ou beginner, casual, club, expert, learned et search:SECONDES, partie par partie ; le dernier nommé complète la table (greedy)
cli-help-simulate-games = le nombre total de parties (10000)
cli-help-simulate-jobs = le nombre de fils d’exécution (autant que de cœurs)
cli-help-device = cpu, ou cuda pour des parties au hasard sur une carte graphique (cpu)
cli-help-cluster = jouer sur cette grappe Ray (demande l’extra « cluster »)
cli-help-simulate-out = le dossier des parties et du rapport (simulation-JEU)

simulate-compiling = Préparation des règles…
simulate-playing = Parties
simulate-counting = Dépouillement…
simulate-page = Le rapport se trouve dans { $file }
simulate-kept = { $games ->
    [one] Une partie se trouve dans { $folder }
   *[other] { $games } parties se trouvent dans { $folder }
  }
simulate-too-many = Il y a plus de joueurs que de places.
simulate-two-places = Choisissez : --device cuda joue sur cette machine, --cluster sur d’autres.
simulate-title = Simulation : { $game }
simulate-head = { $game } : { $games ->
     [one] une partie
    *[other] { $games } parties
  }, { $seats } par table
simulate-players = Joueurs : { $players }, qui avancent d’une place à chaque partie ; graine { $seed }
simulate-options = Options : { $options }
simulate-broken = { $games ->
     [one] Une partie a été interrompue par un défaut des règles et n’est pas comptée.
    *[other] { $games } parties ont été interrompues par un défaut des règles et ne sont pas comptées.
  }
simulate-seat = Place { $number }
simulate-by-seat = Victoires par place
simulate-by-player = Victoires par joueur
simulate-shares-about = Le trait en pointillé marque ce que gagnerait un joueur parmi des égaux. Les barres contiennent la vraie valeur dans 95 cas sur 100.
simulate-count = Nombre
simulate-won = Victoires
simulate-between = 95 cas sur 100
simulate-scores = Scores : { $player }
simulate-decisions = décisions
simulate-lengths = Durée des parties : { $what }
simulate-summed-up = Moyenne { $mean } ; la moitié ne dépasse pas { $middle }, une sur dix ne dépasse pas { $low }, neuf sur dix ne dépassent pas { $high }.
simulate-having = Qui gagne avec : { $what }
simulate-having-about = Combien de fois ont gagné ceux qui avaient ceci à la fin. Le trait en pointillé marque ce que gagnerait un joueur parmi des égaux. Qui mène peut s’offrir davantage : l’avoir n’est pas forcément la raison de la victoire.
simulate-decides = Ce que les gagnants ont en plus
simulate-decides-about = L’écart entre la moyenne des gagnants et celle des autres, en écarts types : 0,2 est faible, 0,8 est grand. Il dit ce qui va de pair avec la victoire, pas ce qui la cause.
simulate-mixed = Ici, des joueurs de forces différentes étaient à la même table : on voit surtout comment jouent les plus forts.
simulate-number = { $number }
simulate-winners = Gagnants
simulate-others = Autres
simulate-gap = Écart
simulate-table = En tableau
error-other-simulation = « { $folder } » contient les parties d’une autre simulation : d’autres joueurs, places, options, graine ou règles. Choisissez un autre dossier avec --out.
error-simulation-running = Une autre commande remplit « { $folder } » en ce moment. Attendez-la ou choisissez un autre dossier avec --out.
error-damaged-simulation = « { $file } » est endommagé. Mettez-le de côté, et la même commande rejouera ses parties ; ou choisissez un autre dossier avec --out.
error-no-simulation = Il n’y a pas de simulation dans « { $folder } ».
error-only-random-on-gpu = Sur une carte graphique, seuls jouent des joueurs au hasard : --players random.
error-no-games = Il n’y a pas de partie finie dans « { $place } ».
