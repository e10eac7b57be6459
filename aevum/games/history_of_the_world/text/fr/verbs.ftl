# Ce qu’on tape ou presse, et ce qu’un choix entraînerait.
# Les noms des joueurs viennent en sujet, en objet, entre parenthèses ou après « à », « contre » ou « entre » :
# ni élision ni accord à deviner.

## Verbes : le mot à taper, puis le choix entier

verb-keep = garder
do-keep = Garder cet empire
verb-pass = donner
do-pass = Donner cet empire à { $partner }
verb-play = jouer
do-play = Jouer { $card }
verb-expand = étendre
# $own : 1 si une armée du même empire y est déjà, 2 si une armée plus ancienne est remplacée
do-expand = { $own ->
    [1] Renforcer : { $land }
    [2] Remplacer votre ancienne armée : { $land }
   *[other] S’étendre : { $land }
}
verb-attack = attaquer
do-attack = Attaquer : { $land }
verb-approach = contourner
# Par une route que l’on choisit ensuite, au lieu de la plus facile
do-approach = Attaquer par une autre route : { $land }
verb-send_allies = envoyer
do-send_allies = Envoyer des alliés : { $land }
verb-come_from = depuis
do-come_from = Par voie de terre : { $land }
verb-sail_over = par
do-sail_over = Par voie de mer : { $water }
verb-fortify = fortifier
# $payment : ce qui paie le fort
do-fortify = Construire un fort : { $land } ({ $payment })
verb-recover = récupérer
do-recover = Récupérer une armée perdue contre une pièce
verb-recover_allies = rallier
do-recover_allies = Récupérer une armée perdue contre une pièce des Alliés
verb-raise = bâtir
do-raise = Construire le monument : { $land }
verb-launch = lancer
do-launch = Placer une flotte : { $water }
verb-exchange = échanger
do-exchange = Échanger la flotte contre une pièce : { $water }
verb-hold = embarquer
do-hold = Embarquer une armée sur la flotte : { $water }
verb-challenge = disputer
do-challenge = Combattre pour la mer : { $water }
verb-withdraw = retirer
do-withdraw = Retirer la flotte du plateau : { $water }
verb-incite = provoquer
do-incite = Guerre civile : { $empire }
verb-rebel = soulever
do-rebel = Une armée se soulève : { $land }
verb-destroy = détruire
do-destroy = Détruire le monument : { $land }
verb-afflict = frapper
do-afflict = Frapper la région : { $area }
verb-infect = infecter
do-infect = La maladie se déclare : { $land }
verb-gather = rassembler
do-gather = Les barbares se rassemblent : { $land }
verb-raid = piller
do-raid = Les barbares attaquent : { $land }
verb-migrate = migrer
do-migrate = Des migrants s’installent : { $land }
verb-betray = trahir
do-betray = Désigner pour la trahison : { $land }
verb-done = terminer
# $cards: 1 where event cards are played, and the turn goes on
do-done = { $cards ->
    [1] Pas d’autre carte
   *[other] Terminer
}

## Ce qui paie un fort

payment-army = une armée
payment-coin = une pièce
payment-allied_coin = une pièce des Alliés
payment-engineering = Ingénierie

## Ce qu’un choix entraînerait ; $amount porte son signe, $count est sa grandeur

# Ce que le tour rapporterait de plus, ou de moins, s’il se terminait maintenant
effect-worth = { $amount } au décompte
effect-coins = { $count ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
# $percent : la chance exacte que cette armée prenne le territoire ; $dice : les dés du défenseur
effect-odds = { $dice ->
    [0] gagné à coup sûr, sans dés
    [one] { $percent } % contre { $dice } dé
   *[other] { $percent } % contre { $dice } dés
}
effect-if_won = { $amount } en cas de victoire
# $card : ce que fait la carte
effect-card = { $card }
# $count : la force de l’empire
effect-empire = { $empire }, force { $count }
# Ce que rapporte la fin du tour, quand un choix y mène ; $total : tous les points alors
effect-turn_ends = puis le tour se termine : { $amount } points, { $total } en tout
# Ce que l’on perd en terminant
effect-unused_armies = { $count ->
    [one] { $count } armée non placée, perdue
   *[other] { $count } armées non placées, perdues
}
effect-unused_allies = { $count ->
    [one] { $count } armée alliée non placée, perdue
   *[other] { $count } armées alliées non placées, perdues
}
effect-unused_coins = { $count ->
    [one] { $count } pièce inutilisée, perdue
   *[other] { $count } pièces inutilisées, perdues
}
effect-unused_forts = { $count ->
    [one] { $count } fort gratuit non construit, perdu
   *[other] { $count } forts gratuits non construits, perdus
}
effect-unused_fleets = la flotte de l’Astronomie n’est pas placée
effect-unused_destructions = { $count ->
    [one] { $count } monument de plus pourrait être détruit
   *[other] { $count } monuments de plus pourraient être détruits
}

## Demandé une seconde fois avant d’agir

caution-at_once = Cette carte agit aussitôt, et elle ne revient pas.
caution-no_fleets = Votre empire n’a aucune flotte à échanger : la carte ne ferait rien.
caution-no_capital = Votre empire n’a pas de capitale : la carte ne ferait rien.

## Ce qui manque à une carte que l’on ne peut pas jouer maintenant

cause-disaster = Aucun territoire qu’elle peut frapper n’a de monument en ce moment.
cause-plague = Aucun territoire qu’elle peut frapper n’a d’armée en ce moment.
cause-treachery = Aucun autre joueur ne tient de territoire en ce moment.
cause-civil_war = Aucun empire d’un autre joueur ne tient de territoire en ce moment.
cause-barbarians = Aucun territoire stérile ne touche en ce moment un territoire occupé par l’armée d’un autre joueur.
cause-migrants = Tous les territoires de sa région ont déjà une armée.
cause-other_armies = Vos armées voisines n’appartiennent pas à l’empire qui agit en ce moment.
