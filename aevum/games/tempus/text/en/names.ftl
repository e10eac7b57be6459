# Names of everything on the table of Tempus.

game-name = Tempus
game-blurb = Build an island, spread your people over it, and lead them from the first writing to the conquest of the sky.

## Terrains

terrain-grassland = grassland
terrain-farmland = farmland
terrain-hill = hill
terrain-forest = forest
terrain-mountain = mountain
terrain-sea = sea
terrain-lake = lake

## Epochs

epoch-start = Start
epoch-start-effect = 3 actions; move 1 person 1 hex; 1 child; 1 card for an idea; at most 2 people on a hex
epoch-writing = Writing
epoch-writing-effect = An idea brings 2 cards; the first to arrive draw 2 cards
epoch-agriculture = Agriculture
epoch-agriculture-effect = 2 children in an action
epoch-cities = Cities
epoch-cities-effect = Up to 3 people on a hex; 4 actions
epoch-roads = Roads
epoch-roads-effect = People move up to 2 hexes
epoch-trade = Trade
epoch-trade-effect = 2 people move in an action
epoch-ships = Ships
epoch-ships-effect = People move by sea; 5 actions
epoch-printing = Printing
epoch-printing-effect = Up to 7 cards in hand; the first to arrive draw 2 cards
epoch-industry = Industry
epoch-industry-effect = Up to 4 people on a hex; 6 actions
epoch-trains = Trains
epoch-trains-effect = 3 people move in an action, up to 5 hexes
epoch-flight = Flight
epoch-flight-effect = 3 points for everyone who arrives; the game ends

## Idea cards

idea-education = Education
idea-education-effect = Progress: +1 point
idea-fortifications = Fortifications
idea-fortifications-effect = Fight: +2 for the defender
idea-medicine = Medicine
idea-medicine-effect = Children: one more child, on another hex
idea-military_leader = Military Leader
idea-military_leader-effect = One free attack, before or after your action
idea-transport = Transport
idea-transport-effect = Moving: one more person may move
idea-sanitation = Sanitation
idea-sanitation-effect = One person above the stacking limit
idea-weapons = Weapons
idea-weapons-effect = Fight: +1 for either side
idea-religion = Religion
idea-religion-effect = An opponent’s person next to yours comes over to you
idea-government = Government
idea-government-effect = Use two action tiles in a row, or pass and use the tile later
idea-government-again = Use one more action tile in this turn

## Cities

city-2 = city of value 2
city-3 = city of value 3
city-4 = city of value 4

## Numbers of things

unit-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
unit-children = { $count ->
    [one] { $count } child
   *[other] { $count } children
}
unit-cities = { $count ->
    [one] { $count } city
   *[other] { $count } cities
}
unit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
unit-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
unit-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
