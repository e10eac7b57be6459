cli-about-train = Faire apprendre un jeu à un réseau de neurones en y jouant.
cli-more-train =
    Le réseau joue contre lui-même et contre la règle empirique. L’état est conservé en chemin dans un dossier : Ctrl-C ne perd
    rien, et la même commande reprend où elle s’était arrêtée. Il faut PyTorch (l’extra « train ») et, pour plus qu’un premier
    coup d’œil, un GPU.
cli-help-minutes = durée de l’entraînement (10)
cli-help-rounds = s’entraîner plutôt ce nombre de tours : la même graine donne alors les mêmes poids
cli-help-train-device = où le réseau apprend, cpu ou cuda (cpu)
cli-help-arena = où se jouent les parties, cpu ou cuda (là où le réseau apprend)
cli-help-train-games = nombre de parties jouées côte à côte
cli-help-train-seed = nombre d’où vient tout le hasard (1)
cli-help-exam = nombre de parties jouées à la fin contre la règle empirique (2000)
cli-help-train-out = dossier des poids, de la courbe et de l’état (train-JEU)

train-ready = Préparation des règles…
train-line = Tour { $round } : { $decisions } décisions, { $games } parties ; { $won } % de victoires sur { $ended } contre la règle empirique
train-exam = Il gagne { $won } % de { $games } parties où la règle empirique tient toutes les autres places.
train-kept = Les poids, la courbe et l’état sont dans { $folder }
terminal-bot-name-learned = Entraîné
error-not-learned = Personne n’a encore appris { $game } : il n’y a pas de réseau pour ce jeu.
error-other-weights = « { $file } » ne contient pas de réseau pour { $game } tel qu’il se joue ici.
error-broken-checkpoint = « { $file } » est illisible : ce n’est pas un entraînement, ou le fichier est tronqué. Supprimez-le ou choisissez un autre dossier avec --out.
error-other-training = « { $folder } » contient un entraînement avec d’autres réglages. Choisissez un autre dossier avec --out.
