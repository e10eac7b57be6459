# Playing in a terminal: the words of the board.

terminal-seven-turn = Turn { $turn }
terminal-seven-setting-up = Setting up
terminal-seven-hand = Hand
terminal-seven-track = Progress
terminal-seven-peeked = On top of the draw pile
terminal-seven-part-asia = Inner Asia
terminal-seven-part-sea = Seas
terminal-seven-part-ocean = Oceans

# Heads of columns, at most 6 cells
terminal-seven-short-glory = glory
terminal-seven-short-now = now
terminal-seven-short-cards = cards
terminal-seven-short-empires = emp
terminal-seven-short-marker = marker
terminal-seven-short-level = lvl
terminal-seven-short-age = Age
terminal-seven-short-money = money
terminal-seven-short-income = inc
terminal-seven-short-units = unit
terminal-seven-short-regions = reg
terminal-seven-short-leaders = lead
terminal-seven-short-trade = trade

# Signs
terminal-seven-piece-capital = capital
terminal-seven-piece-city = city
terminal-seven-piece-fort = fort
terminal-seven-piece-artifact = artefact
terminal-seven-piece-leader = leader
terminal-seven-piece-disorder = disorder
terminal-seven-resource-wheat = wheat
terminal-seven-resource-oil = oil
terminal-seven-resource-elephant = elephants
terminal-seven-mark-possible = possible
terminal-seven-mark-conflict = others there
terminal-seven-mark-chosen = here now

# $action: its name, or a question mark where it is hidden
terminal-seven-marker-face_down = [{ $action }]
terminal-seven-marker-revealed = { $action }
terminal-seven-marker-lost = lost

# Parts of sentences
terminal-seven-units = { $count } { $unit }
terminal-seven-with = { $name } ({ $more })
terminal-seven-guest = there also { $empire }: { $stack }
terminal-seven-not-controlled = not controlled
terminal-seven-religion = religion: { $name }
terminal-seven-government = government: { $name }
terminal-seven-artifacts = artefacts: { $names }
terminal-seven-elite = { $count ->
    [one] { $count } elite marker
   *[other] { $count } elite markers
}
terminal-seven-barbarian = barbarian
terminal-seven-money = { $count } money
terminal-seven-income = income { $count }
terminal-seven-level = level { $level }, { $age }
terminal-seven-regions = { $count ->
    [one] { $count } region
   *[other] { $count } regions
}
terminal-seven-count = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
terminal-seven-leaders = { $count } of { $most } leaders
terminal-seven-trade-value = trade value { $count }
terminal-seven-leader-number = leader number { $count }
terminal-seven-starts = starts in { $regions }
terminal-seven-city = city { $level }
terminal-seven-builds = builds { $units }
# $places: regions, each with the number of new counters
terminal-seven-placed = built now: { $places }
terminal-seven-price = { $unit } { $cost }
terminal-seven-ban-cities = no cities in Age { $ages }
terminal-seven-ban-naval = no naval units in Age { $ages }
terminal-seven-ban-cavalry = no cavalry in Age { $ages }
terminal-seven-ages = { $first }–{ $last }

# An icon: $points is the number on it
terminal-seven-icon = { $name } { $points }
terminal-seven-icon-told = { $icon }: { $told }
terminal-seven-icon-has = has { $count }
terminal-seven-icon-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
terminal-seven-icon-now = { $points } now
terminal-seven-icon-next = { $count } more for the next point

# What goes on
terminal-seven-moving = Moving
terminal-seven-way = { $at }, from { $origin }
terminal-seven-left = movement left: { $units }
terminal-seven-stopped = must stop here
terminal-seven-conflict = Conflict in { $region }, round { $round }
terminal-seven-attacks = attacks
terminal-seven-defends = defends
terminal-seven-line-front = in front { $units }
terminal-seven-line-support = in support { $units }
terminal-seven-line-covered = committed { $units }
terminal-seven-line-free = uncommitted { $units }
terminal-seven-line-spent = committed before { $units }
terminal-seven-card = card { $card }
terminal-seven-side-disorder = disorder { $count }
terminal-seven-add-elite = elite { $count }
terminal-seven-add-age = Age { $count }
terminal-seven-add-terrain = terrain { $count }
terminal-seven-add-fort = fort { $count }
terminal-seven-add-city = city { $count }
terminal-seven-add-crossing = way in { $count }
terminal-seven-add-disorder = their disorder { $count }
terminal-seven-add-effects = effects { $count }
terminal-seven-total = total { $count }
terminal-seven-odds = your chances
# $units: how many units the enemy commits
terminal-seven-chances = against { $units }: win { $win }%, tie { $tie }%, lose { $lose }%
terminal-seven-passage = Passage
terminal-seven-passage-price = { $empire }: { $money }, { $cards }
terminal-seven-trade = Trade
terminal-seven-pile-trade = Trade with the draw pile
terminal-seven-pile = Draw pile
terminal-seven-murder = Assassination
terminal-seven-deck = { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
}
terminal-seven-discards = discards: { $cards }

# Cards; $value is what it counts in trade and conflict
terminal-seven-short-card = { $name } { $value }
terminal-seven-card-empire = { $value } { $name } (Age { $ages })

terminal-seven-score-before = before the harvest
terminal-seven-score-harvest = harvest of this turn
terminal-seven-score-total = glory

terminal-seven-told-glory = { $count } glory
terminal-seven-told-now = { $points } if harvested now
terminal-seven-told-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-seven-told-empires = empires: { $empires }
terminal-seven-told-aside = marker off-empire: { $marker }
terminal-seven-told-marker = marker: { $marker }
terminal-seven-told-holder = holds the turn marker
terminal-seven-told-icons = Glory now { $points }: { $icons }.
terminal-seven-told-part = { $part }: { $regions }.
terminal-seven-told-level = Level { $level }: { $things }.
terminal-seven-told-cards-left = Draw pile: { $parts }.
terminal-seven-told-hand = Your hand: { $cards }.
terminal-seven-told-moving = Moving: { $parts }.
terminal-seven-told-peeked = On top of the draw pile, the next card first: { $cards }.
terminal-seven-told-options = To choose from: { $regions }.
terminal-seven-told-fights = Others stand in: { $regions }.

terminal-seven-sight-hand = hand
terminal-seven-sight-discards = discards
terminal-seven-sight-track = progress track
terminal-seven-no-hand = You have no cards in hand.

terminal-seven-look-region = { $region }: { $notes }.
terminal-seven-look-free = Nobody is there.
terminal-seven-look-control = Controlled by { $parts }.
terminal-seven-look-built = There: { $parts }.
terminal-seven-look-stack = { $empire }: { $stack }.
terminal-seven-look-start = Start region of: { $empires }.
terminal-seven-look-around = By land: { $regions }.
terminal-seven-look-island = No neighbours by land.
terminal-seven-look-shores = On the coast: { $regions }.
terminal-seven-look-coasts = Coasts: { $regions }.
terminal-seven-look-beside = By water: { $regions }.
terminal-seven-border-river = river
terminal-seven-border-crossing = crossing of { $sea }
terminal-seven-border-canal = canal in { $banks }, Age { $ages }
# A land with several coasts that ships cannot sail between
terminal-seven-border-shore = coast { $number }
terminal-seven-short-stack = { $empire } { $count }
terminal-seven-look-builds = Can build: { $units }.
terminal-seven-look-card = { $name }: card { $number }, value { $value }.
terminal-seven-look-empire = Empire of Age { $ages }: { $facts }.
terminal-seven-look-text = { $name }: { $text }
terminal-seven-look-icons = Glory: { $icons }.
terminal-seven-look-event = Event “{ $name }”: { $text }
terminal-seven-look-artifact = Artefact “{ $name }”: { $text }
terminal-seven-look-source = Known from: { $parts }.
terminal-seven-look-cards = On the card: { $cards }.
terminal-seven-look-owners = In the hands of: { $empires }.
terminal-seven-look-blue = Its blue marker is on level { $level }.
# $front, $support: the value of regular units, in brackets that of veterans
terminal-seven-look-unit = { $unit }: { $class }, from level { $level }; cost { $cost }, movement { $move }; in front { $front }, in support { $support } (veterans in brackets).
terminal-seven-look-leader = { $name }: { $kinds }; { $empires }, Age { $ages }.
terminal-seven-look-leader-at = With the { $empire }: { $region }.

# What an action brings
terminal-seven-action-create = Create empire: start a new empire with a card from your hand. Works off-empire only.
terminal-seven-action-production = Production: income, then upkeep, then build units and forts.
terminal-seven-action-trade = Trade and progress: trade with an empire in range, or with the draw pile where there is none. Whoever wins advances on the progress track.
terminal-seven-action-manoeuvre = Manoeuvre: move units and leaders, then fight where others stand.
terminal-seven-action-destiny = Destiny: discard cards and refill your hand. Works off-empire too.
terminal-seven-action-civilise = Civilise: play events and artefacts, adopt religions and governments, promote leaders, build cities, modernise units, buy off disorder. Off-empire: events and artefacts only.
terminal-seven-action-destroy = Destroy empire: take the empire off the board.
terminal-seven-action-wild = Wild card: stands for any action when its time comes, but the empire gets no free progress. Off-empire: create empire, destiny or civilise.
