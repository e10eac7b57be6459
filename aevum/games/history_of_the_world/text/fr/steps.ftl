# Ce qui est demandé.

step-empire = Un empire a été pioché pour cette époque : le garder si l’on n’en a pas encore, ou le donner à un joueur qui n’en a pas.
step-event = Jouer jusqu’à deux cartes Événement avant la première armée, ou terminer.
step-astronomy = Astronomie : choisir une mer pour une flotte supplémentaire, ou terminer sans en placer.
step-recall = Il manque des marqueurs de flotte : choisir une ancienne flotte à retirer du plateau.
step-reallocation = Redistribution : échanger des flottes contre des pièces, autant que l’on veut, puis terminer.
step-naval = Avant de s’étendre sur terre : embarquer des armées sur ses flottes ou combattre pour une mer, si on le souhaite, puis terminer.
step-expand = S’étendre, attaquer, construire des forts ou dépenser des pièces, puis terminer.
step-route = Choisir la route de l’attaque. Elle décide du nombre de dés du défenseur.
step-monument = Choisir le territoire du monument.
step-incite = Guerre civile : choisir l’empire ennemi où des armées se soulèvent.
step-rebel = Guerre civile : choisir les territoires où des armées se soulèvent, dans l’ordre des combats.
step-disaster = Désastre : choisir un territoire avec un monument, deux au plus en tout.
step-afflict = Choisir la région frappée.
step-plague = Peste : choisir le territoire où elle se déclare, ou celui où elle se propage.
step-pestilence = Pestilence : choisir le territoire où elle se déclare.
step-barbarians = Barbares : choisir le territoire stérile d’où ils viennent.
step-raid = Barbares : choisir le territoire qu’ils attaquent.
step-migrants = Migration : choisir un territoire sans armée.
step-treachery = Trahison : désigner un territoire d’un autre joueur.
step-waiting = { $name } réfléchit.
step-over = La partie est terminée.
