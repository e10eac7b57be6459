# The words of the board on the pages. Variables reach the pages as {name}; no plurals here, so the sentences go around them.

## The map

web-seven-map-world = Map of the world
web-seven-map-schematic = Schematic map: crowded regions have more room
web-seven-to-world = Show the world as it is
web-seven-to-schematic = Show the schematic map, with more room for crowded regions
web-seven-map-in = Closer
web-seven-map-out = Farther
web-seven-map-fit = Whole map
web-seven-map-focus = To where you can act
web-seven-joined = { $first }, { $rest }
web-seven-wheat = wheat
web-seven-oil = oil
web-seven-elephant = elephants
web-seven-capital = capital, value { $level }
web-seven-city = city, value { $level }
web-seven-fort = fort
web-seven-disorder = disorder
web-seven-start-of = start region: { $empire }
# $name: the player of the empire
web-seven-held = controlled: { $empire } ({ $name })
# What an empire has in a region: $count units
web-seven-stack = { $empire }, units: { $count }
# Some units of a type, as “2 × archers”
web-seven-units-of = { $count } × { $unit }
web-seven-control = Controlled by
web-seven-printed = Resources
web-seven-built = Here
web-seven-units = Units
web-seven-hidden-units = types hidden
web-seven-neighbours = Neighbours

## The turn

web-seven-turn = The turn
web-seven-setting-up = Setting up
web-seven-turn-number = Turn { $count }
web-seven-last-turn = of { $count }
web-seven-holder = { $name } holds the turn marker
web-seven-holds = Holds the turn marker
web-seven-piles = Draw pile: { $deck } · discards: { $discards }

## Beside the board

web-seven-now = What is going on
web-seven-on-map = Press one of the lit regions on the map.
# Asked of whoever civilises off-empire
web-seven-asked-aside = Play events and artefacts, then finish: off-empire nothing else can be done.
web-seven-picks = What is placed
web-seven-pick-first = First choose what, then press a region; or press a region and see all it offers.
web-seven-pick-then = Now press a region on the map.
web-seven-markers = Your action markers
web-seven-aside = Off-empire
web-seven-marker-face_down = face down
web-seven-marker-revealed = revealed
web-seven-marker-lost = lost
web-seven-marker-hidden = hidden
web-seven-placed = Built in this production: { $count }
web-seven-way = { $from } → { $to }
web-seven-spent = Movement spent: { $count }
web-seven-left = Movement left: { $count }
web-seven-why-card = Why not?
web-seven-stopped = It goes no farther.
web-seven-way-length = Regions to go: { $count }
# What ending a way somewhere brings: one region at most is won or lost
web-seven-gain-regions = { $amount } region
web-seven-gain-income = { $amount } income
web-seven-gain-harvest = { $amount } glory in the harvest
web-seven-invade = Go there and fight: { $region }
web-seven-go-there = Go there and stop: { $region }
web-seven-along = Who comes along
web-seven-only = Only 1
web-seven-only-one = Only one comes along: { $unit }
web-seven-nobody-along = Nobody comes along yet: take units along first, then press the region.
web-seven-order = An order of units
web-seven-order-how = Count up an order and send it as one; or choose a unit and press regions on the map.
web-seven-order-pick = Choose this unit, then press regions on the map
web-seven-order-send = Build { $count } for { $cost } money, { $left } left
web-seven-order-clear = Clear
web-seven-order-unsent = without the order counted up above
web-seven-more = One more: { $unit }
web-seven-fewer = One fewer: { $unit }
web-seven-unit-facts = Cost { $cost }, strength { $front } in front and { $support } in support, movement { $move }

## Conflict and trade

web-seven-conflict = The conflict
web-seven-round = Round { $count }
web-seven-units-here = Units: { $count }
web-seven-part-free = Not committed (front / support)
web-seven-part-spent = Committed before
web-seven-part-covered = Committed, face down (front / support)
web-seven-part-support = In support
web-seven-part-front = In front
web-seven-add-elite = Elite
web-seven-add-age = Ahead in Age
web-seven-add-terrain = Terrain
web-seven-add-fort = Fort
web-seven-add-city = City
web-seven-add-crossing = River, crossing, landing
web-seven-add-disorder = Disorder of the other side
web-seven-add-effects = Cards and effects
web-seven-card = Card
web-seven-side-disorder = Disorder markers
web-seven-total = Total
web-seven-role-attacks = { $name } attacks
web-seven-role-defends = { $name } defends
web-seven-so-far = Total so far
web-seven-card-hidden = Card, face down
web-seven-rounds = Rounds fought
web-seven-strokes = What befell you
web-seven-lost = lost: { $count }
web-seven-odds = Chances
web-seven-odds-committed = Your chances with what you have committed
web-seven-odds-all = Your chances if you commit everything
web-seven-odds-units = They commit
web-seven-odds-strength = Their total
web-seven-odds-win = Win
web-seven-odds-tie = Tie
web-seven-odds-lose = Lose
web-seven-odds-range = { $least }–{ $most }
web-seven-percent = { $count }%
web-seven-odds-note = Their total is without their card, which may be any that nobody has shown; their units count as the newest of each class, events are left out. In a tie both sides lose what they committed, unless a tactician fights along.
web-seven-trade = The trade
web-seven-trade-value = Trade value: { $count }
web-seven-laid = Card of value { $value }
web-seven-laid-hidden = No card seen yet
web-seven-pile = Draw pile
web-seven-price = { $empire }: money { $money }, cards { $cards }
# Passage: $empire wants to go through regions of $owner
web-seven-passage-asked = The { $empire } want to pass through the land of the { $owner }.

## Empires and players

web-seven-empires = Empires in play
web-seven-most = at most { $count } each
web-seven-no-empires = No empire is in play yet.
web-seven-look = Look at it on the map
web-seven-level = Progress { $level }, { $age }
web-seven-money = Money: { $count }
web-seven-income = production: income { $income }, upkeep { $upkeep }
web-seven-regions = Regions: { $count }
web-seven-leaders = Leaders: { $count } of { $limit }
web-seven-elite = Elite markers: { $count }
web-seven-harvest-now = Glory if the harvest were now, as far as it can be seen
web-seven-glory = Glory, abilities, possessions
web-seven-has = has { $count }
web-seven-rank = place { $rank }
web-seven-next = { $count } more for the next point
web-seven-barbarian = barbarian: no cities
web-seven-veteran = veteran counters
web-seven-players = Players
web-seven-points = Glory: { $count }
web-seven-empires-of = Empires: { $count } of { $most }
web-seven-target = The game ends at { $count } glory.
web-seven-track = Progress
web-seven-game-age = the game is in { $age }
web-seven-beyond = Beyond the last level:

## Cards

web-seven-hand = Your cards
web-seven-hand-of = Cards of { $name }
web-seven-cards = Cards: { $count }
web-seven-peeked = The next cards of the draw pile
web-seven-value = Value:
# $ages: roman numerals
web-seven-ages = Age { $ages }
web-seven-use-empire = empire
web-seven-use-event = event
web-seven-use-artifact = artefact
# $amount: with its sign
web-seven-green = green: { $amount } glory
web-seven-red = red: { $amount } glory
web-seven-blue = blue marker
web-seven-blue-note = Every empire that later comes as far as the blue marker on the progress track has this artefact too.
web-seven-starts = Starts: { $regions }
web-seven-numbers = Money { $money }, trade value { $trade }, leaders { $leaders }
web-seven-discards = Discard pile: { $count }

## Hints for newcomers

web-seven-hint-bid = The number in the circle is a card’s value. Every card can be an empire, an event or an artefact, or be spent for its value, as here.
web-seven-hint-marker = Each empire takes one action a turn, chosen in secret. Actions are carried out in the order above the map; one more marker may lie off-empire, for creating an empire or drawing cards.
web-seven-hint-reveal = Markers for the current action are turned over now. A wild card stands for any action, but costs free progress.
web-seven-hint-found = Pick an empire whose start lies free and whose icons you can score: first places bring the most.
web-seven-hint-found_first = The first empire sets the Age of the game: from then on only cards of that Age bring empires. So look at what else you hold.
web-seven-hint-create_unit = Count up the units you want and build them all at once. Units guard the land, and disorder waits where none stands.
web-seven-hint-build = Count up an order and send it as one, or choose a unit and press regions. Money kept is money for the next turn.
web-seven-hint-stack = Press the region that units are to leave. Conflicts come when all moves are done.
web-seven-hint-pick_unit = Every unit that can comes along; leave behind those that should stay. Then press the region to go to, however far: the arrow shows the way.
web-seven-hint-take_unit = Not everything here can leave together, or somebody has to stay: take along what is to go. Then press the region to go to, however far: the arrow shows the way.
web-seven-hint-way = Press the region to go to, however far: the arrow shows the way.
web-seven-hint-commit = Commit more than you need and you risk it all: the side with the lower total loses whatever it has committed.
web-seven-hint-retreat = All your units leave for neighbouring regions that your empire controls and where nobody else stands. Those with nowhere to go are lost.
web-seven-hint-trade_card = The higher sum of trade value and card wins the trade: the winner’s empire advances, and the cards change hands.
web-seven-hint-civilise_part = Do as many of these as you like, in any order. Cities bring income and glory, and the capital stands in one.

## Keys

web-seven-key-arrows = From region to region
web-seven-key-choose = Choose the region
web-seven-key-next = To the next or the previous region that can be chosen
web-seven-key-focus = To where you can act
web-seven-key-change = The other map
web-seven-key-zoom = Closer, farther, whole map
web-seven-key-done = Done

## The end

web-seven-score-before = Before the last harvest
web-seven-score-harvested = Last harvest
web-seven-score-end_bonus = End of the game
# Its level decides between players with the same glory
web-seven-score-level = Most advanced empire

## Why no more units can be ordered

web-seven-order-dear = This costs { $cost }, and only { $left } is left.
web-seven-order-none = No more counters of this type are left.
web-seven-order-shared = No more counters are left: the other side of those ordered as { $unit } is this type.
web-seven-order-full = There is no room for another unit where this one can be built.
