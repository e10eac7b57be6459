# A game in three minutes: what its page says of itself. What it teaches is with each game (learn-…).

learn-title-goal = Le but
learn-title-turn = Un tour
learn-title-scoring = Les points
learn-title-end = La fin
learn-title-winning = Comment gagner

web-learn = Apprendre en trois minutes
web-learn-about = Apprendre en trois minutes : { $game }
web-learn-of = { $game } en trois minutes
web-learn-new = Vous découvrez ce jeu ?
web-learn-off = Je connais le jeu
web-learn-figure = Image { $number }.
web-learn-part = { $part } (image { $number })
web-learn-show = Montrer le numéro { $number } sur l’image
web-learn-still = C’est l’image d’une partie réellement jouée : regardez à loisir, on ne peut rien y choisir.
web-learn-onward = Et maintenant
web-learn-play = Jouer contre l’ordinateur
web-learn-rules = Toutes les règles, numérotées

terminal-learn = { $game } en trois minutes
cli-about-learn = Apprendre un jeu en trois minutes : but, tour, points, fin, comment gagner.
cli-not-taught = Il n’y a pas encore de page pour apprendre { $game }.
