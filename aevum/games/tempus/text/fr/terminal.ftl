# Jouer dans un terminal : les mots de la table.

terminal-tempus-building = { $count ->
    [one] L’île se forme, { $count } tuile à placer
   *[other] L’île se forme, { $count } tuiles à placer
}
terminal-tempus-settling = Les premiers jetons
terminal-tempus-epoch = Époque { $epoch } sur { $epochs }
terminal-tempus-tile = La tuile à placer :
terminal-tempus-hand = Main
terminal-tempus-city = cité
terminal-tempus-mark-possible = possible
terminal-tempus-mark-chosen = choisi
terminal-tempus-mark-attacked = attaqué
terminal-tempus-next = Ensuite : { $epoch }
terminal-tempus-fight = Combat { $origin } → { $target }
terminal-tempus-hidden = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
# Une ligne du tableau des époques en une phrase
terminal-tempus-can = Déplacer { $people_moved } de { $distance }, enfants { $children }, { $stack_limit } par hexagone, idées { $ideas_drawn }, main { $hand_limit }
terminal-tempus-can-sail = Déplacer { $people_moved } de { $distance } ou par mer, enfants { $children }, { $stack_limit } par hexagone, idées { $ideas_drawn }, main { $hand_limit }

# Têtes de colonnes, 5 cases au plus
terminal-tempus-short-points = pts
terminal-tempus-short-tiles = act.
terminal-tempus-short-cards = main
terminal-tempus-short-progress = prog
terminal-tempus-short-stock = stock
terminal-tempus-short-cities = cité
terminal-tempus-epoch-actions = act.
terminal-tempus-epoch-moves = dépl
terminal-tempus-epoch-children = enf.
terminal-tempus-epoch-stack = pile
terminal-tempus-epoch-ideas = idée
terminal-tempus-epoch-hand = main

terminal-tempus-score-hexes = hexagones
terminal-tempus-score-cities = cités
terminal-tempus-score-flight = Vol
terminal-tempus-score-total = total

terminal-tempus-told-next = Époque suivante : { $epoch }, terrain { $terrain }. { $effect }.
terminal-tempus-told-epoch = époque { $epoch }
terminal-tempus-told-tiles = { $count ->
    [one] { $count } tuile Action
   *[other] { $count } tuiles Action
}
terminal-tempus-told-stock = { $count ->
    [one] { $count } jeton en stock
   *[other] { $count } jetons en stock
}
terminal-tempus-told-protected = à l’abri des attaques
terminal-tempus-told-open = posé devant soi : { $cards }
terminal-tempus-told-people = { $seat }, jetons : { $people }.
terminal-tempus-told-cities = { $seat }, cités : { $cities }.
terminal-tempus-told-stack = { $count } en { $hex } { $terrain }
terminal-tempus-told-city = { $hex } { $city }
terminal-tempus-told-free = Libre, { $terrain } : { $hexes }.
terminal-tempus-told-lakes = Lacs : { $hexes }.
terminal-tempus-told-hand = Main : { $cards }.
terminal-tempus-told-card = { $count ->
    [one] { $idea } { $terrain }
   *[other] { $count } fois { $idea } { $terrain }
}
terminal-tempus-told-all-tiles = Tuiles Action restantes : { $tiles }.
terminal-tempus-told-moves = { $count ->
    [0] Plus aucun jeton ne peut se déplacer.
    [one] { $count } jeton peut encore se déplacer.
   *[other] { $count } jetons peuvent encore se déplacer.
}
terminal-tempus-told-births = { $count ->
    [0] Plus aucun enfant ne peut naître.
    [one] { $count } enfant peut encore naître.
   *[other] { $count } enfants peuvent encore naître.
}
terminal-tempus-told-by-land = Depuis { $hex }, par voie de terre : { $places }.
terminal-tempus-told-by-lake = Depuis { $hex }, par le lac : { $places }.
terminal-tempus-told-by-sea = Depuis { $hex }, par mer : { $places }.
# Plusieurs hexagones d’un même terrain
terminal-tempus-told-places = { $terrain } { $hexes }
terminal-tempus-told-tile = La tuile : { $middle } au centre ; autour, dans le sens horaire depuis le nord-ouest : { $around }.
terminal-tempus-told-turned = { $words } : { $hexes }.
terminal-tempus-told-hex = { $hex } { $terrain }
terminal-tempus-told-fight = Combat de { $origin } sur { $target }, terrain { $terrain }.
terminal-tempus-told-progress = Points de progrès pour l’instant : { $points }.

terminal-tempus-look-hex = { $hex } : { $terrain }.
terminal-tempus-look-coast = { $hex } : { $terrain }, sur la côte.
terminal-tempus-look-around = Autour : { $around }.
terminal-tempus-look-side = { $side } { $hex }
terminal-tempus-look-people = { $hex } { $terrain } ({ $seat }, { $count })
terminal-tempus-look-city = { $hex } { $terrain } ({ $seat }, cité de valeur { $value })
terminal-tempus-look-epoch = { $epoch }, terrain { $terrain } : { $effect }.
terminal-tempus-look-effect = { $name } : { $effect }.
terminal-tempus-look-here = Y sont : { $seats }.
terminal-tempus-side-north_west = nord-ouest
terminal-tempus-side-north_east = nord-est
terminal-tempus-side-east = est
terminal-tempus-side-south_east = sud-est
terminal-tempus-side-south_west = sud-ouest
terminal-tempus-side-west = ouest
