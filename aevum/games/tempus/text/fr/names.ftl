# Les noms de tout ce qui est sur la table de Tempus.
# Les noms suivent le livret français, sauf un : « Sanitaires » y traduit Sanitation. Le mot fait penser à tout autre chose
# qu’à la salubrité d’une ville ; « Hygiène » se comprend aussitôt, et la règle TE-145 rappelle le nom du livret.

game-name = Tempus
game-blurb = Former une île, y répandre son peuple et le mener des premières écritures à la conquête du ciel.

## Terrains

terrain-grassland = prairie
terrain-farmland = champs
terrain-hill = colline
terrain-forest = forêt
terrain-mountain = montagne
terrain-sea = mer
terrain-lake = lac

## Époques

epoch-start = Départ
epoch-start-effect = 3 actions ; déplacer 1 jeton de 1 hexagone ; 1 enfant ; 1 carte par idée ; 2 jetons au plus par hexagone
epoch-writing = Écriture
epoch-writing-effect = 2 cartes par idée ; les premiers arrivés piochent 2 cartes
epoch-agriculture = Agriculture
epoch-agriculture-effect = 2 enfants par action
epoch-cities = Cités
epoch-cities-effect = Jusqu’à 3 jetons par hexagone ; 4 actions
epoch-roads = Routes
epoch-roads-effect = Un jeton parcourt jusqu’à 2 hexagones
epoch-trade = Commerce
epoch-trade-effect = 2 jetons déplacés par action
epoch-ships = Navires
epoch-ships-effect = Les jetons se déplacent par mer ; 5 actions
epoch-printing = Imprimerie
epoch-printing-effect = Jusqu’à 7 cartes en main ; les premiers arrivés piochent 2 cartes
epoch-industry = Industrie
epoch-industry-effect = Jusqu’à 4 jetons par hexagone ; 6 actions
epoch-trains = Trains
epoch-trains-effect = 3 jetons déplacés par action, jusqu’à 5 hexagones chacun
epoch-flight = Vol
epoch-flight-effect = 3 points pour chaque joueur arrivé ; fin de la partie

## Cartes Idée

idea-education = Éducation
idea-education-effect = Progrès : +1 point
idea-fortifications = Fortifications
idea-fortifications-effect = Combat : +2 en défense
idea-medicine = Médecine
idea-medicine-effect = Enfants : un enfant de plus, sur un autre hexagone
idea-military_leader = Leader militaire
idea-military_leader-effect = Une attaque gratuite, avant ou après l’action
idea-transport = Transport
idea-transport-effect = Déplacement : un jeton de plus
idea-sanitation = Hygiène
idea-sanitation-effect = Un jeton au-delà de la limite d’empilement
idea-weapons = Armes
idea-weapons-effect = Combat : +1, en attaque comme en défense
idea-religion = Religion
idea-religion-effect = Un jeton adverse voisin change de camp
idea-government = Gouvernement
idea-government-effect = Utiliser deux tuiles Action de suite, ou passer et utiliser la tuile plus tard
idea-government-again = Utiliser une tuile Action de plus dans ce tour

## Cités

city-2 = cité de valeur 2
city-3 = cité de valeur 3
city-4 = cité de valeur 4

## Quantités

unit-people = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
unit-children = { $count ->
    [one] { $count } enfant
   *[other] { $count } enfants
}
unit-cities = { $count ->
    [one] { $count } cité
   *[other] { $count } cités
}
unit-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
unit-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-hexes = { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
unit-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
