# Jouer à Tempus : ce qu’on tape ou presse, ce qui est demandé, ce qui s’est passé.
# Les noms des joueurs viennent en sujet ou après « à » ou « contre » : ni élision ni accord à deviner.
# $hex et $origin : un hexagone par sa lettre et son numéro, par exemple « D7 ».

## Verbes : le mot à taper, puis le choix entier

verb-place_tile = placer
# $hex : le centre de la tuile
do-place_tile = Placer la tuile autour de { $hex }
verb-turn_tile = tourner
# $turn : le nombre de sixièmes de tour dans le sens horaire, de 0 à 5
do-turn_tile = { $turn ->
    [0] La poser telle quelle
   *[other] La tourner à droite de { $turn } × 60°
}
verb-settle = installer
do-settle = Placer un jeton en { $hex }
verb-choose_move = déplacement
do-choose_move = Déplacer des jetons
verb-choose_children = enfants
do-choose_children = Avoir des enfants
verb-choose_fight = combat
do-choose_fight = Combattre
verb-choose_idea = idée
do-choose_idea = Avoir une idée
verb-choose_city = cité
do-choose_city = Construire une cité
verb-pick = prendre
do-pick = Déplacer un jeton depuis { $hex }
verb-go = aller
do-go = Aller en { $hex }
verb-stay = rester
do-stay = Finalement, rester
verb-bear = enfanter
do-bear = Un enfant en { $hex }
verb-attack_from = depuis
do-attack_from = Attaquer depuis { $hex }
verb-attack = attaquer
do-attack = Attaquer { $hex }
verb-name_terrain = déclarer
do-name_terrain = Déclarer le terrain de la cité : { $terrain }
verb-lay = poser
# Dans un combat, d’un côté comme de l’autre, ou pour le progrès
do-lay = Poser { $idea } ({ $terrain })
verb-advance = avancer
do-advance = { $count ->
    [0] Rester sur place
    [one] Avancer { $count } jeton
   *[other] Avancer { $count } jetons
}
verb-found = fonder
do-found = Construire en { $hex }
verb-raise = bâtir
do-raise = Construire une cité de valeur { $value }
verb-discard = défausser
do-discard = Défausser { $idea } ({ $terrain })
verb-play = jouer
do-play = Jouer { $idea } ({ $terrain })
verb-convert = convertir
# $origin : l’hexagone de l’adversaire ; $hex : son propre hexagone, que le converti rejoint
do-convert = Convertir un jeton de { $origin } vers { $hex }
verb-wait = attendre
do-wait = Gouvernement ({ $terrain }) : passer et utiliser la tuile plus tard
verb-done = terminer
# $laying: 1 where cards are laid, for progress or in a fight
do-done = { $laying ->
    [1] Pas d’autre carte
   *[other] Terminer
}
verb-pass = passer
do-pass = Passer

# convertir D7 vers E8
joiner-to = vers

## Ce qui est demandé

step-tile = Placer cette tuile Carte sur la mer. Toutes les tuiles, sauf la première, touchent l’île.
step-turn_tile = Tourner la tuile dans le sens voulu.
step-settle = Placer ses trois premiers jetons : en un seul groupe, deux au plus par hexagone.
step-action = Choisir une action pour cette tuile. On peut aussi jouer des cartes Idée.
step-move_pick = Choisir un jeton à déplacer, ou terminer.
step-move_go = Choisir où va ce jeton.
step-children = Choisir, pour un enfant, une prairie occupée par ses jetons, ou terminer.
step-fight_from = Choisir l’hexagone d’où part l’attaque.
step-fight_target = Choisir l’hexagone à attaquer.
step-fight_terrain = Cette cité est attaquée : déclarer son terrain pour ce combat.
step-fight_attack = Poser des cartes face cachée pour l’attaque, autant que l’on veut ou aucune, puis terminer.
step-fight_defend = Attaque ! Poser des cartes face visible pour se défendre, autant que l’on veut ou aucune, puis terminer.
step-fight_advance = Combat gagné : choisir combien de jetons avancent. On peut d’abord jouer une carte.
step-discard = Trop de cartes en main : en choisir une à défausser.
step-city_hex = Choisir l’hexagone où fonder la cité.
step-city_value = Choisir la valeur de la nouvelle cité. Tous les jetons de son hexagone retournent au stock.
step-progress = Nouvelle époque : poser des cartes face cachée, autant que voulu ou aucune.
step-religion = Religion : choisir un jeton adverse voisin des siens, et l’hexagone qu’il rejoint.
step-waiting = { $name } réfléchit.
step-over = La partie est terminée.

## Ce qui s’est passé

event-dealt = La partie commence. { $seat } joue en premier.
event-tile_placed = { $seat } place une tuile Carte autour de { $hex }.
event-no_room = Plus de place pour la tuile suivante : l’île est achevée.
event-settled = { $seat } place un jeton en { $hex }.
event-epoch_began = L’époque { $round } commence.
event-took_tiles = { $count ->
    [one] { $seat } prend { $count } tuile Action.
   *[other] { $seat } prend { $count } tuiles Action.
}
event-chose_move = { $seat } déplace des jetons.
event-chose_children = { $seat } a des enfants.
event-chose_fight = { $seat } choisit le combat.
event-chose_idea = { $seat } a une idée.
event-chose_city = { $seat } construit une cité.
event-moved = { $seat } déplace un jeton de { $origin } en { $hex }.
event-sailed = { $seat } traverse la mer de { $origin } en { $hex }.
event-crossed_lake = { $seat } traverse le lac de { $origin } en { $hex }.
event-born = { $seat } a un enfant en { $hex }.
event-attacked = { $seat } lance une attaque contre { $partner } : de { $origin } sur { $hex }.
event-terrain_named = { $seat } déclare le terrain de la cité : { $terrain }.
event-laid = { $count ->
    [0] { $seat } ne pose aucune carte.
    [one] { $seat } pose { $count } carte face cachée.
   *[other] { $seat } pose { $count } cartes face cachée.
}
event-defended = { $seat } se défend avec { $idea } ({ $terrain }).
event-revealed = { $seat } révèle { $idea } ({ $terrain }).
event-fight_points = { $points ->
    [one] { $seat } a { $points } point de combat.
   *[other] { $seat } a { $points } points de combat.
}
event-fight_won = { $seat } gagne le combat.
event-fight_lost = { $seat } perd le combat.
event-razed = { $seat } perd sa cité en { $hex }.
event-fell = { $count ->
    [one] { $seat } perd { $count } jeton.
   *[other] { $seat } perd { $count } jetons.
}
event-advanced = { $count ->
    [0] { $seat } reste sur place.
    [one] { $seat } avance { $count } jeton.
   *[other] { $seat } avance { $count } jetons.
}
event-drew = { $count ->
    [one] { $seat } a pioché { $count } carte.
   *[other] { $seat } a pioché { $count } cartes en tout.
}
# Seul le propriétaire lit ce message
event-drew_card = Nouvelle carte en main pour { $seat } : { $idea } ({ $terrain }).
event-discarded = { $seat } défausse { $idea } ({ $terrain }).
event-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
event-founded = { $seat } fonde une cité de valeur { $value } en { $hex }.
event-played = { $seat } joue { $idea } ({ $terrain }).
event-converted = Religion : { $seat } convertit un jeton pris à { $partner } en { $hex }.
event-caught_up = { $seat } rejoint l’époque la plus avancée.
event-progress_laid = { $count ->
    [0] { $seat } ne pose aucune carte pour le progrès.
    [one] { $seat } pose { $count } carte pour le progrès.
   *[other] { $seat } pose { $count } cartes pour le progrès.
}
event-progress_revealed = { $seat } révèle { $idea } ({ $terrain }).
event-progress_total = { $points ->
    [one] { $seat } a { $points } point de progrès.
   *[other] { $seat } a { $points } points de progrès.
}
event-reached = { $seat } atteint une nouvelle époque : { $epoch }.
event-waited = Gouvernement : { $seat } passe et garde la tuile pour plus tard.
event-passed = { $seat } passe.
event-game_over = La partie est terminée.
event-won = { $points ->
    [one] { $seat } gagne avec { $points } point.
   *[other] { $seat } gagne avec { $points } points.
}
event-shared_win = { $points ->
    [one] { $seat } partage la victoire avec { $points } point.
   *[other] { $seat } partage la victoire avec { $points } points.
}

## Options d’une nouvelle table

option-island = Île
option-island-help = Comment l’île se forme avant l’arrivée des premiers jetons.
option-island-0 = Construite par les joueurs
option-island-1 = Disposée au hasard
option-first = Premier joueur
option-first-help = Qui commence la première époque ; à chaque époque suivante, c’est le joueur d’après.
option-first-0 = Tiré au sort
option-first-1 = Joueur 1
option-first-2 = Joueur 2
option-first-3 = Joueur 3
option-first-4 = Joueur 4
option-first-5 = Joueur 5

## Ce que ferait un choix ; $amount porte son signe, $count est sa valeur absolue

effect-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
effect-people = { $count ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
effect-cards = { $count ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
effect-hexes = { $count ->
    [one] { $amount } hexagone
   *[other] { $amount } hexagones
}
effect-progress = { $count ->
    [one] { $amount } point de progrès
   *[other] { $amount } points de progrès
}
# Ce que fait une carte jouée, comme il est écrit dessus
effect-card_text = { $idea }
# $own : ses propres points de combat, autant qu’on les connaît ; $other : ceux de l’adversaire ; $cards : cartes en main du défenseur
effect-fight = Combat : { $own } contre { $other } · cartes adverses : { $cards }
# La seule attaque possible : elle commence aussitôt
effect-sole_attack = Attaque aussitôt { $hex } depuis { $origin }
# Le seul hexagone où fonder une cité, le seul jeton à convertir
effect-sole_city = La cité sera fondée en { $hex }
effect-sole_conversion = Convertit un jeton de { $origin } vers { $hex }
# Ce qu’apporte une carte posée dans un combat ou pour le progrès
effect-combat = { $count ->
    [one] { $amount } point de combat
   *[other] { $amount } points de combat
}
effect-no_combat = Aucun point de combat ici
effect-no_progress = Aucun point de progrès ici
# Cartes de sa propre main qui montrent le terrain à déclarer
effect-own_cards = { $count ->
    [one] { $count } carte de votre main le montre
   *[other] { $count } cartes de votre main le montrent
}
# Jetons sur un terrain, par exemple celui de l’époque suivante
effect-terrain = { $count ->
    [one] { $amount } jeton (terrain : { $terrain })
   *[other] { $amount } jetons (terrain : { $terrain })
}
# Un jeton choisi qui reste a joué son déplacement
effect-spent_move = Le déplacement de ce jeton est perdu
# Ce qui serait encore possible et ne se fera pas, si l’on termine
effect-unused_moves = { $count ->
    [one] { $count } jeton pourrait encore se déplacer
   *[other] { $count } jetons pourraient encore se déplacer
}
effect-unused_children = { $count ->
    [one] { $count } enfant pourrait encore naître
   *[other] { $count } enfants pourraient encore naître
}
effect-unused_progress = { $count ->
    [one] Les cartes en main rapporteraient encore { $count } point de progrès
   *[other] Les cartes en main rapporteraient encore { $count } points de progrès
}
effect-unused_combat = { $count ->
    [one] Les cartes en main rapporteraient encore { $count } point de combat
   *[other] Les cartes en main rapporteraient encore { $count } points de combat
}

## Demandé une seconde fois avant d’agir : ce serait passer

caution-no_fight = Aucun de vos jetons n’est à côté d’un adversaire attaquable : l’action serait perdue.
caution-all_shielded = Vos voisins occupent trois hexagones ou moins et ne peuvent pas être attaqués : l’action serait perdue.
caution-no_city = Une cité demande au moins deux jetons sur un même hexagone, et vous n’en avez nulle part autant : l’action serait perdue.
caution-city_on_mountain = Vous n’avez deux jetons ensemble que sur des montagnes, où l’on ne bâtit pas : l’action serait perdue.
caution-city_beside_city = Partout où vous avez deux jetons ensemble, il y a une cité juste à côté : l’action serait perdue.
caution-no_city_tile = Il ne vous reste aucune cité d’une valeur que ces jetons puissent bâtir : l’action serait perdue.
caution-no_children = Aucun de vos jetons n’est sur une prairie : l’action serait perdue.
caution-no_room = Il n’y a plus de place pour un enfant dans vos prairies : l’action serait perdue.
caution-no_stock = Il ne vous reste aucun jeton en stock : l’action serait perdue.
caution-no_medicine = Aucun autre enfant ne pourrait naître : la carte serait gâchée.
caution-no_transport = Il ne reste personne d’autre à déplacer : la carte serait gâchée.

## Conseils pour les premiers tours

hint-place = Chercher un coin à soi : des prairies, où naissent les enfants, et des champs, collines et forêts, qui font progresser. Les montagnes ne rapportent rien.
hint-move = S’étendre : à la fin, chaque hexagone occupé qui n’est pas une montagne rapporte un point. Les lacs se traversent dès le début, quelle que soit la distance permise.
hint-fight = Un point par jeton, davantage avec des cartes. Le défenseur gagne les égalités, et les cartes au terrain du défenseur comptent pour les deux camps. On n’attaque pas un joueur présent sur trois hexagones ou moins.
hint-idea = Une carte sert de trois façons : par son effet, par son terrain dans un combat, par son terrain pour le progrès. La jouer ne coûte pas d’action.
hint-progress = L’époque suivante a un terrain : chaque jeton posté dessus, chaque carte qui le montre et chaque cité rapporte un point de progrès. Qui en a le plus prend de l’avance ; les autres le rattrapent une époque plus tard.
