# The words of the board on the pages. Variables reach the pages as {name}; no plurals here, so the sentences go around them.

## The map

web-history-map-world = Map of the world
web-history-map-schematic = Schematic map: crowded lands have more room
web-history-to-world = Show the world as it is
web-history-to-schematic = Show the schematic map, with more room for crowded lands
web-history-map-in = Closer
web-history-map-out = Farther
web-history-map-fit = Whole map
web-history-map-focus = To where you can act
# $epoch: a roman numeral
web-history-of-epoch = { $name } ({ $epoch })
web-history-joined = { $first }, { $rest }
web-history-no-army = no army
# $empire: the empire of the armies and its epoch
web-history-garrison = { $name }, { $empire }, armies: { $count }
web-history-fleet-of = fleet of { $name }
web-history-area = Area
web-history-holder = Held by
web-history-built = Built
web-history-neighbours = Neighbours, and what guards this land against them
web-history-waters = Waters
web-history-coasts = Coasts
web-history-kind = Kind

## Empires, areas, players

web-history-empires = Empires of the epoch
web-history-strength = Strength: { $count }
web-history-navigation = Fleets: { $waters }
web-history-unknown = not known yet
web-history-nobody = nobody
web-history-given-by = given by { $name }
web-history-empire-active = playing now
web-history-empire-called = has played
web-history-empire-unused = unused
web-history-draw-order = Drawing order:
web-history-asked-keep = Keep the empire you have drawn, or give it to a player who has none?
web-history-asked-give = You have an empire for this epoch already: give the one you have drawn to a player who has none.
web-history-asked-another = Play one more event card before your first army, or finish.
web-history-areas = Areas and what they would score now
web-history-value = Value
# $level: presence, dominance or control
web-history-standing = lands: { $lands }, { $level }, points: { $points }
web-history-part-areas = All areas
web-history-part-capitals = Capitals
web-history-part-cities = Cities
web-history-part-monuments = Monuments
web-history-part-seas = Seas
web-history-now = Score if the turn ended now
web-history-players = Players
web-history-points = Points: { $count }
web-history-lands = Lands: { $count }
web-history-strengths = Strength of all empires so far: { $count }
web-history-marker = Pre-eminence marker of epoch { $epoch }: { $value }
web-history-marker-hidden = Pre-eminence marker of epoch { $epoch }, its value is hidden
web-history-supply = Left: forts { $forts } · capitals and cities { $settlements } · monuments { $monuments } · pre-eminence markers { $markers }
web-history-chart = Points over the epochs
web-history-numbers = All the numbers
web-history-markers = Pre-eminence
web-history-ties = Ties: the weaker empires overall

## Cards

web-history-hand = Your event cards
web-history-hand-of = Event cards of { $name }
web-history-hand-empty = No cards left.
web-history-cards = greater: { $greater } · lesser: { $lesser }
# A card that may be played only in some epochs; $first and $last: numerals
web-history-epochs = Epochs { $first } to { $last }
web-history-play = Play
web-history-played = Played this turn

## Beside the board

web-history-purse = What the empire can still use
web-history-pool-armies = Armies to place: { $count }
web-history-pool-allies = Allied armies to place: { $count }
web-history-pool-lost = Armies lost: { $count }
web-history-pool-coins = Coins: { $count }
web-history-pool-allied_coins = Coins of Allies: { $count }
web-history-pool-forts = Free forts: { $count }
web-history-battle = The attack
web-history-battle-over = The battle
web-history-attack = Attack
web-history-defence = Defence
web-history-dice = Dice: { $count }
web-history-chosen = Chosen so far: { $names }
# Armies of a player in some lands
web-history-armies-of = { $name }: { $count }
web-history-sickness = The dice of the disease
web-history-died = dies
web-history-lives = survives
web-history-tally = The turn of { $name }, as it was counted
# $points: what the turn brought, with its sign; $total: all points then
web-history-gained = { $points }, now { $total }
# $part: capitals, cities, monuments or seas
web-history-counted = { $part }: { $count }

## Hints for newcomers

web-history-hint-empire = Each epoch you lead one empire. Empires act in the order of the list, and the strong ones often come late. Giving a rival a strong empire can hurt as much as keeping a weak one.
web-history-hint-event = Event cards are few and never come back: at most two in a turn. They are played before your empire places its first army.
web-history-hint-expand = Lands you can reach are outlined. A number is what taking them would add to this turn’s score, a percentage your chance in battle. The numeral on an army is its epoch.
web-history-hint-route = Mountains, forests, straits and the sea give the defender more dice. Choose the way with the best odds.
web-history-hint-monument = A monument scores for whoever holds its land at the end of a turn.

## Keys

web-history-key-arrows = From land to land
web-history-key-choose = Choose the land
web-history-key-next = To the next or the previous land that can be chosen
web-history-key-focus = To where you can act
web-history-key-change = The other map
web-history-key-zoom = Closer, farther, whole map
web-history-key-done = Done
web-history-key-layers = On the map: holders, areas, empires

## Layers of the map

web-history-layers = On the map:
web-history-layer-holders = Who holds what
web-history-layer-areas = Control by area
web-history-layer-empires = Empires of the epoch
# $count: how many monuments; $lands: where the next one can go
web-history-rising-one = A monument when the turn ends; its land: { $lands }
web-history-rising = Monuments when the turn ends: { $count }; land for the first: { $lands }
web-history-symbols = Resource symbols: { $count }; a monument takes { $needed }
web-history-rises = a monument can go here at the end of the turn
