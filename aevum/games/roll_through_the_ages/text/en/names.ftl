# Names of everything on the table of Roll Through the Ages.

game-name = Roll Through the Ages
game-blurb = Roll the dice, feed your cities and raise monuments: the greatest civilization of the Bronze Age, in half an hour.

## Goods and food

good-wood = wood
good-stone = stone
good-pottery = pottery
good-cloth = cloth
good-spearheads = spearheads

ware-wood = wood
ware-stone = stone
ware-pottery = pottery
ware-cloth = cloth
ware-spearheads = spearheads
ware-food = food

## Cities and monuments

project-city_4 = City 4
project-city_5 = City 5
project-city_6 = City 6
project-city_7 = City 7
project-step_pyramid = Step Pyramid
project-stone_circle = Stone Circle
project-temple = Temple
project-obelisk = Obelisk
project-hanging_gardens = Hanging Gardens
project-great_wall = Great Wall
project-great_pyramid = Great Pyramid
monument-great_wall-effect = Invasion does not harm you

## Developments

development-leadership = Leadership
development-leadership-effect = Reroll one die after your last roll, even a skull
development-irrigation = Irrigation
development-irrigation-effect = Drought does not harm you
development-agriculture = Agriculture
development-agriculture-effect = +1 food for each die giving food
development-quarrying = Quarrying
development-quarrying-effect = +1 stone when you collect stone
development-medicine = Medicine
development-medicine-effect = Pestilence does not harm you
development-coinage = Coinage
development-coinage-effect = Coin faces give 12 coins
development-caravans = Caravans
development-caravans-effect = No goods to discard
development-religion = Religion
development-religion-effect = Your revolt strikes your opponents instead
# playing alone
development-religion-effect-alone = Revolt does not harm you
development-granaries = Granaries
development-granaries-effect = Sell food for 4 coins each when buying
development-masonry = Masonry
development-masonry-effect = +1 worker for each die giving workers
development-engineering = Engineering
development-engineering-effect = Sell stone for 3 workers each when building
development-architecture = Architecture
development-architecture-effect = +1 point for each monument you complete
development-empire = Empire
development-empire-effect = +1 point for each of your cities

## Faces of a die

face-food3 = 3 food
face-good1 = 1 good
face-goods2_skull = 2 goods and 1 skull
face-workers3 = 3 workers
face-food2_or_workers2 = 2 food or 2 workers
face-coins7 = 7 coins

## Disasters

disaster-famine = Famine
disaster-none = No disaster
disaster-drought = Drought
disaster-pestilence = Pestilence
disaster-invasion = Invasion
disaster-revolt = Revolt

## Numbers of things

unit-food = { $count } food
unit-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
unit-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
unit-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
unit-skulls = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
unit-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
unit-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
unit-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
