# Jouer dans un terminal : les mots du plateau.

terminal-history-title = { $epoch } · { $empire }
terminal-history-hand-greater = Grands
terminal-history-hand-lesser = Petits
terminal-history-seas = En mer
terminal-history-drawn = Empire pioché : { $empire }
terminal-history-strength = force { $count }
terminal-history-starts = départ : { $lands }
terminal-history-navigation = navigation : { $waters }
terminal-history-battle = Combat : { $land }
terminal-history-mark-possible = possible
terminal-history-mark-attack = attaque
terminal-history-mark-chosen = choisi

# Ce que l’empire qui agit peut encore placer et dépenser
terminal-history-pool = { $count ->
    [one] { $count } armée à placer
   *[other] { $count } armées à placer
}
terminal-history-allies = { $count ->
    [one] { $count } armée alliée
   *[other] { $count } armées alliées
}
terminal-history-lost = { $count ->
    [one] { $count } armée perdue
   *[other] { $count } armées perdues
}
terminal-history-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
terminal-history-allied-coins = { $count ->
    [one] { $count } pièce des Alliés
   *[other] { $count } pièces des Alliés
}
terminal-history-forts = { $count ->
    [one] { $count } fort gratuit
   *[other] { $count } forts gratuits
}
terminal-history-fleets = flottes : { $waters }
terminal-history-in-force = en vigueur : { $cards }
terminal-history-rising = monument à bâtir : { $lands }

# Têtes de colonnes, 5 cellules au plus
terminal-history-short-points = pts
terminal-history-short-now = gain
terminal-history-short-lands = terr.
terminal-history-short-cards = main
terminal-history-short-markers = marq.

terminal-history-score-markers = marqueurs
terminal-history-score-total = total

terminal-history-told-now = { $count ->
    [one] { $count } point de plus au décompte
   *[other] { $count } points de plus au décompte
}
terminal-history-told-cards = grands événements : { $greater }, petits événements : { $lesser }
terminal-history-told-empires = Empires de cette époque : { $empires }.
# $count : la force
terminal-history-told-held = { $empire } { $count }, { $seat }
terminal-history-told-unused = { $empire } { $count }, personne
terminal-history-told-unknown = { $empire } { $count }, joueur inconnu
terminal-history-told-area = { $area }, valeur { $value } : { $levels }.
terminal-history-told-free-area = { $area }, valeur { $value } : personne.
terminal-history-told-level = { $seat } { $level } +{ $count }
terminal-history-told-lands = Occupés : { $lands }.
terminal-history-told-land = { $land } { $armies }
terminal-history-told-with = { $land } ({ $pieces })
terminal-history-told-free = Libres : { $lands }.
terminal-history-told-fleets = Flottes : { $waters }.
terminal-history-told-sea = { $water } (contrôle : { $seat })
terminal-history-told-seas = En mer : { $seas }.
terminal-history-told-hand-greater = Grands événements en main : { $cards }.
terminal-history-told-hand-lesser = Petits événements en main : { $cards }.
terminal-history-told-drawn = Empire pioché, { $empire } : { $card }.
terminal-history-told-going = Libres et accessibles : { $lands }.
terminal-history-told-own = Tenus par vos anciennes armées : { $lands }.
terminal-history-told-fights = À conquérir : { $lands }.
terminal-history-told-options = Au choix : { $lands }.
terminal-history-told-nobody = personne
terminal-history-told-inciting = Empires au choix : { $empires }.
terminal-history-told-ways = Routes : { $ways }.
terminal-history-told-chance = { $land } { $effects }
# $bonus, $defence : ce que l’attaquant et le défenseur ajoutent à leur meilleur dé
terminal-history-told-battle = Combat, { $land } : vous lancez { $dice } et ajoutez { $bonus } ; le défenseur ajoute { $defence }.

terminal-history-look-land = { $land }, région { $area }.
terminal-history-look-held = Présents : { $armies }.
terminal-history-look-empty = Personne.
terminal-history-look-empty-with = Personne ; { $pieces }.
terminal-history-look-around = Voisins : { $lands }.
terminal-history-look-alone = Aucun voisin par voie de terre.
# De quel côté d’une frontière son terrain protège
terminal-history-look-here = { $terrain } de ce côté
terminal-history-look-beyond = { $terrain } de l’autre côté
terminal-history-look-waters = Côtes : { $waters }.
# $way : le territoire ou la mer d’où viendrait l’attaque
terminal-history-look-attack = Attaque la plus facile : { $way }, contre { $dice }, { $percent } % de réussite.
terminal-history-look-betrayed = Attaque la plus facile : { $way }, victoire sans dés par trahison.
terminal-history-look-barren = { $land } : territoire stérile, où personne ne s’installe.
terminal-history-look-values = Valeur de l’époque I à l’époque VII : { $values }.
terminal-history-look-water = { $water } : { $kind }.
terminal-history-look-fleet = { $seat } y a une flotte.
terminal-history-look-beside = Mène à : { $waters }.
terminal-history-look-coast = Côtes : { $lands }.
terminal-history-look-holder = Joué par { $seat }.
terminal-history-look-unused = Personne n’a cet empire.
terminal-history-look-past = { $empire }, { $epoch }.
terminal-history-look-armies = Armées : { $lands }.
terminal-history-look-card = { $card } ({ $notes }) : { $effect }.
terminal-history-look-epochs = de l’{ $first } à l’{ $last }
terminal-history-look-realm = { $area } : { $lands }.
# $count : leur force
terminal-history-look-had = Empires : { $empires }. Force totale : { $count }.
terminal-history-look-now = Décompte s’il avait lieu maintenant : { $parts }.
terminal-history-part-capitals = capitales
terminal-history-part-cities = villes
terminal-history-part-monuments = monuments
terminal-history-part-seas = mers
