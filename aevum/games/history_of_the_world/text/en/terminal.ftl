# Playing in a terminal: the words of the board.

terminal-history-title = { $epoch } · { $empire }
terminal-history-hand-greater = Greater
terminal-history-hand-lesser = Lesser
terminal-history-seas = At sea
terminal-history-drawn = You have drawn: { $empire }
terminal-history-strength = strength { $count }
terminal-history-starts = starts in { $lands }
terminal-history-navigation = navigates { $waters }
terminal-history-battle = Battle for { $land }
terminal-history-mark-possible = possible
terminal-history-mark-attack = attack
terminal-history-mark-chosen = chosen

# What the empire that acts can still place and spend
terminal-history-pool = { $count ->
    [one] { $count } army to place
   *[other] { $count } armies to place
}
terminal-history-allies = { $count ->
    [one] { $count } army of allies
   *[other] { $count } armies of allies
}
terminal-history-lost = { $count ->
    [one] { $count } army lost
   *[other] { $count } armies lost
}
terminal-history-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
terminal-history-allied-coins = { $count ->
    [one] { $count } coin of Allies
   *[other] { $count } coins of Allies
}
terminal-history-forts = { $count ->
    [one] { $count } free fort
   *[other] { $count } free forts
}
terminal-history-fleets = fleets: { $waters }
terminal-history-in-force = in force: { $cards }
terminal-history-rising = monument due in { $lands }

# Heads of columns, at most 5 cells
terminal-history-short-points = pts
terminal-history-short-now = now
terminal-history-short-lands = land
terminal-history-short-cards = cards
terminal-history-short-markers = mark

terminal-history-score-markers = markers
terminal-history-score-total = total

terminal-history-told-now = { $count ->
    [one] { $count } more point if scored now
   *[other] { $count } more points if scored now
}
terminal-history-told-cards = { $greater } greater and { $lesser } lesser events
terminal-history-told-empires = Empires of this epoch: { $empires }.
# $count: the strength
terminal-history-told-held = { $empire } { $count }, { $seat }
terminal-history-told-unused = { $empire } { $count }, nobody
terminal-history-told-unknown = { $empire } { $count }, not known
terminal-history-told-area = { $area }, value { $value }: { $levels }.
terminal-history-told-free-area = { $area }, value { $value }: nobody.
terminal-history-told-level = { $seat } { $level } +{ $count }
terminal-history-told-lands = Held: { $lands }.
terminal-history-told-land = { $land } { $armies }
terminal-history-told-with = { $land } ({ $pieces })
terminal-history-told-free = Free: { $lands }.
terminal-history-told-fleets = Fleets: { $waters }.
terminal-history-told-sea = { $water } is held by { $seat }
terminal-history-told-seas = At sea: { $seas }.
terminal-history-told-hand-greater = Your greater events: { $cards }.
terminal-history-told-hand-lesser = Your lesser events: { $cards }.
terminal-history-told-drawn = You have drawn { $empire }: { $card }.
terminal-history-told-going = Free and open to you: { $lands }.
terminal-history-told-own = Held by your older armies: { $lands }.
terminal-history-told-fights = To be fought for: { $lands }.
terminal-history-told-options = To choose from: { $lands }.
terminal-history-told-nobody = nobody
terminal-history-told-inciting = Empires to choose from: { $empires }.
terminal-history-told-ways = Ways: { $ways }.
terminal-history-told-chance = { $land } { $effects }
# $bonus, $defence: what the attacker and the defender add to their highest die
terminal-history-told-battle = Battle for { $land }: you roll { $dice } and add { $bonus }; the defender adds { $defence }.

terminal-history-look-land = { $land }, in the area { $area }.
terminal-history-look-held = There: { $armies }.
terminal-history-look-empty = Nobody is there.
terminal-history-look-empty-with = Nobody is there; { $pieces }.
terminal-history-look-around = Neighbours: { $lands }.
terminal-history-look-alone = No neighbours by land.
# Which side of a border its terrain protects
terminal-history-look-here = { $terrain } on this side
terminal-history-look-beyond = { $terrain } on that side
terminal-history-look-waters = On the coast: { $waters }.
# $way: the land or the water the attack would come from
terminal-history-look-attack = Your easiest attack comes from { $way }: against { $dice }, { $percent }% to take it.
terminal-history-look-betrayed = Your easiest attack comes from { $way }: betrayed, it falls without dice.
terminal-history-look-barren = { $land }: barren, nobody can settle there.
terminal-history-look-values = Value from epoch I to VII: { $values }.
terminal-history-look-water = { $water }: { $kind }.
terminal-history-look-fleet = { $seat } has a fleet there.
terminal-history-look-beside = Leads to: { $waters }.
terminal-history-look-coast = Coasts: { $lands }.
terminal-history-look-holder = Played by { $seat }.
terminal-history-look-unused = Nobody has this empire.
terminal-history-look-past = { $empire }, { $epoch }.
terminal-history-look-armies = Armies: { $lands }.
terminal-history-look-card = { $card } ({ $notes }): { $effect }.
terminal-history-look-epochs = { $first } to { $last }
terminal-history-look-realm = { $area }: { $lands }.
# $count: their strength
terminal-history-look-had = Empires: { $empires }. Their strength in all: { $count }.
terminal-history-look-now = If scored now: { $parts }.
terminal-history-part-capitals = capitals
terminal-history-part-cities = cities
terminal-history-part-monuments = monuments
terminal-history-part-seas = seas
