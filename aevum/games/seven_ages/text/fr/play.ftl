# Jouer à 7 Ages : combien de temps on passe, et ce que l’on choisit pour une nouvelle table.

## Combien de temps on passe : « Passer pour ce tour »

stretch-turn = pour ce tour
stretch-conflict = pour ce conflit
stretch-round = pour ce round
stretch-until-attacked = jusqu’à la prochaine attaque subie
stretch-until-other-hand = jusqu’à ce que votre main change
stretch-until-production = jusqu’à la production
stretch-until-trade = jusqu’au commerce
stretch-until-manoeuvre = jusqu’à la manœuvre
stretch-until-destiny = jusqu’à la destinée
stretch-until-civilise = jusqu’à la civilisation
stretch-until-destroy = jusqu’à la destruction

## Options d’une nouvelle table

short-help = Partie courte : une seule époque et quatre tours au plus. À deux, une demi-heure environ.

option-complete_history = Histoire complète
option-complete_history-help = Le premier empire de la partie doit être de l’époque 1.
option-complete_history-0 = Sans
option-complete_history-1 = Avec
option-pursuit = Poursuite
option-pursuit-help = Qui retraite perd des unités face à l’aviation, aux blindés et à la cavalerie ennemis de la région.
option-pursuit-0 = Sans
option-pursuit-1 = Avec
option-timed_progress = Progrès cadencés
option-timed_progress-help = Le détenteur du marqueur de tour ralentit en secret jusqu’à trois actions ; les empires qui les ont choisies risquent de perdre leur progrès gratuit.
option-timed_progress-0 = Sans
option-timed_progress-1 = Avec
option-technology = Technologie
option-technology-help = La destinée complète la main à 7 cartes sur l’empire le plus avancé, à 5 sur le moins avancé ou hors empire, et sinon à 6.
option-technology-0 = Sans
option-technology-1 = Avec
option-redemption = Rédemption
option-redemption-help = Après la distribution, chacun peut défausser des cartes et compléter sa main à 6, et non à 7.
option-redemption-0 = Sans
option-redemption-1 = Avec
option-fast_history = Histoire rapide
option-fast_history-help = La partie se termine aussitôt qu’un empire entre dans une époque au-delà de celle où le premier empire a commencé.
option-fast_history-0 = Sans
option-fast_history-1 = Avec
option-take_that = Prends ça !
option-take_that-help = Événements et artefacts ne se jouent que sur des empires à portée.
option-take_that-0 = Sans
option-take_that-1 = Avec
option-last_turn = Dernier tour
option-last_turn-help = La partie se termine après la récolte de ce tour, si elle n’est pas déjà terminée.
option-last_turn-0 = Aucun
option-last_turn-3 = Tour 3
option-last_turn-4 = Tour 4
option-last_turn-5 = Tour 5
option-last_turn-10 = Tour 10
option-last_turn-15 = Tour 15
option-last_turn-20 = Tour 20
option-last_turn-25 = Tour 25
option-last_turn-30 = Tour 30
option-last_turn-40 = Tour 40
option-last_age = Dernière époque
option-last_age-help = La partie se termine après la récolte du tour où un empire dépasse cette époque.
option-last_age-0 = Toutes les sept
option-last_age-1 = Époque 1
option-last_age-2 = Époque 2
option-last_age-3 = Époque 3
option-last_age-4 = Époque 4
option-last_age-5 = Époque 5
option-last_age-6 = Époque 6
option-target_glory = Gloire à atteindre
option-target_glory-help = La partie se termine après la récolte du tour où un joueur a autant de points de gloire.
option-target_glory-0 = Aucune
option-target_glory-25 = 25 points
option-target_glory-50 = 50 points
option-target_glory-75 = 75 points
option-target_glory-100 = 100 points

## Ce que ferait un choix ; $amount porte son signe, $count est le même nombre sans signe

effect-glory = { $amount } gloire
# Ce que la récolte de gloire rapporterait de plus ou de moins si le tour finissait maintenant, autant qu’on le voit
effect-harvest = { $amount } gloire à la récolte
effect-money = { $amount } argent
effect-income = { $amount } de revenu
effect-upkeep = { $amount } de maintenance
effect-progress = { $count ->
    [one] { $amount } niveau
   *[other] { $amount } niveaux
}
effect-regions = { $count ->
    [one] { $amount } région
   *[other] { $amount } régions
}
# Ses propres régions désorganisées
effect-disorder = { $count ->
    [one] { $amount } région désorganisée
   *[other] { $amount } régions désorganisées
}
effect-elite = { $count ->
    [one] { $amount } marqueur d’élite
   *[other] { $amount } marqueurs d’élite
}
effect-leaders = { $count ->
    [one] { $amount } chef
   *[other] { $amount } chefs
}
effect-empires = { $count ->
    [one] { $amount } empire
   *[other] { $amount } empires
}
effect-cards = { $count ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
# La valeur d’une carte
effect-value = valeur { $count }
# $value: of the card of a conflict that is exchanged for another
effect-discarded = votre carte de valeur { $value } est défaussée
# $total : la carte et tout ce qui s’y ajoute
effect-trade_total = total commercial { $total }
# Contre la pile de tirage, selon les cartes qui ne sont visibles nulle part
effect-odds = { $percent } % de victoire, { $tie } % d’égalité
# $own, $other : les valeurs commerciales des deux empires, désorganisation déduite
effect-trade_values = valeur commerciale { $own } contre { $other }
effect-if_won = { $count ->
    [one] jusqu’à { $count } niveau en cas de victoire
   *[other] jusqu’à { $count } niveaux en cas de victoire
}
# $card : ce que fait un événement, un artefact, un empire ou un chef
effect-event = { $card }
effect-artifact = { $card }
effect-special = { $card }
effect-leader = { $card }
# Un empire créé maintenant
effect-start = niveau { $level }, { $money } argent
effect-city = ville de niveau { $count }
# $unit : l’autre face des pions
effect-turns = deviendra : { $unit }
# Ce qui reste à l’unité la plus lente
effect-movement = { $count ->
    [one] reste { $count } point de mouvement
   *[other] restent { $count } points de mouvement
}
effect-stops = doit s’y arrêter
# $losses : pour combien des $left pertes dues à la poursuite compte l’unité
effect-counts_as = compte pour { $losses } ; reste à perdre : { $left }
# $own, $other : le nombre d’unités de chaque camp
effect-against = { $own ->
    [one] { $own } unité contre { $other }
   *[other] { $own } unités contre { $other }
}
# Un marqueur : ce que la production rapporterait et coûterait maintenant
effect-production = revenu { $income }, maintenance { $upkeep }
effect-idle = n’y fait rien
effect-destroys = l’empire est détruit
effect-only_cards = événements et artefacts seulement
effect-fitting = empires possibles actuellement : { $fitting }
effect-fitting_if_first = si personne n’en crée avant vous : { $fitting } de vos cartes ; sinon celles de son époque
effect-wild_aside = pour créer un empire, destinée ou civilisation
effect-wild_used = le joker sert pour cette action
effect-no_free_progress = pas de progrès gratuit à la fin du tour
# Le nombre de pions de chaque genre d’une couleur, ou d’une paire
effect-counters = infanterie { $infantry }, cavalerie { $cavalry }, projectiles { $missile }, navales { $naval }, aériennes { $air }
effect-veteran = vétérans
# Pour le défenseur avec ce qu’ajoute la région
effect-strength = votre total jusqu’ici : { $count }
effect-total = total : { $count }
effect-defence = { $amount } pour le défenseur grâce à la région
# $city : ce que la ville apporte au total, et que des unités de siège annulent
effect-of_city = dont { $city } de la ville, sauf siège
# $one, $all : les chances de victoire en pour cent contre une unité ennemie et contre les $count à la fois
effect-chances = { $count ->
    [one] { $one } % de victoire
   *[other] { $one } % de victoire contre 1 unité, { $all } % contre { $count }
}
# Ce qui serait encore possible et ne se fera pas, si l’on termine
effect-unused_stacks = { $count ->
    [one] dans { $count } région des unités pourraient encore partir
   *[other] dans { $count } régions des unités pourraient encore partir
}
effect-unused_draws = { $count ->
    [one] { $count } tirage inutilisé
   *[other] { $count } tirages inutilisés
}
effect-unused_action = l’action est perdue
effect-unused_spare = aucune action hors empire ce tour-ci
effect-unused_city = une ville pourrait encore être construite ou améliorée, gratuitement
effect-unused_turning = des unités pourraient encore être retournées, gratuitement

## Demandé une fois de plus

caution-idle_marker = Cette action ne ferait rien à cet endroit. Ne la posez que pour tromper les autres.
caution-too_late = La partie finira sans doute avant que quiconque touche encore un revenu : la carte ne ferait rien.
caution-own_empire = Cet événement nuit à l’empire visé, et celui-ci est à vous.
caution-destroys = L’empire quitte le jeu, avec ses unités, ses chefs et son argent.

## Ce qui ne va pas, là où la règle est plus générale

cause-too_far = Trop loin : le mouvement qui reste ne suffit pas pour cette région.
