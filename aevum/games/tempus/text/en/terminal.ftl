# Playing in a terminal: the words of the board.

terminal-tempus-building = { $count ->
    [one] Building the island, { $count } tile to place
   *[other] Building the island, { $count } tiles to place
}
terminal-tempus-settling = The first people
terminal-tempus-epoch = Epoch { $epoch } of { $epochs }
terminal-tempus-tile = The tile to place:
terminal-tempus-hand = Hand
terminal-tempus-city = city
terminal-tempus-mark-possible = possible
terminal-tempus-mark-chosen = chosen
terminal-tempus-mark-attacked = attacked
terminal-tempus-next = Next: { $epoch }
terminal-tempus-fight = Fight { $origin } → { $target }
terminal-tempus-hidden = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
# A row of the epoch table in one line
terminal-tempus-can = Move { $people_moved } by { $distance }, children { $children }, { $stack_limit } on a hex, ideas { $ideas_drawn }, hand { $hand_limit }
terminal-tempus-can-sail = Move { $people_moved } by { $distance } or by sea, children { $children }, { $stack_limit } on a hex, ideas { $ideas_drawn }, hand { $hand_limit }

# Heads of columns, at most 5 cells
terminal-tempus-short-points = pts
terminal-tempus-short-tiles = acts
terminal-tempus-short-cards = hand
terminal-tempus-short-progress = prog
terminal-tempus-short-stock = stock
terminal-tempus-short-cities = city
terminal-tempus-epoch-actions = acts
terminal-tempus-epoch-moves = move
terminal-tempus-epoch-children = born
terminal-tempus-epoch-stack = hex
terminal-tempus-epoch-ideas = idea
terminal-tempus-epoch-hand = hand

terminal-tempus-score-hexes = hexes
terminal-tempus-score-cities = cities
terminal-tempus-score-flight = Flight
terminal-tempus-score-total = total

terminal-tempus-told-next = Next epoch: { $epoch }, terrain { $terrain }. { $effect }.
terminal-tempus-told-epoch = epoch { $epoch }
terminal-tempus-told-tiles = { $count ->
    [one] { $count } action tile
   *[other] { $count } action tiles
}
terminal-tempus-told-stock = { $count ->
    [one] { $count } person in stock
   *[other] { $count } people in stock
}
terminal-tempus-told-protected = cannot be attacked
terminal-tempus-told-open = Government lies open: { $cards }
terminal-tempus-told-people = { $seat }, people: { $people }.
terminal-tempus-told-cities = { $seat }, cities: { $cities }.
terminal-tempus-told-stack = { $count } on { $hex } { $terrain }
terminal-tempus-told-city = { $hex } { $city }
terminal-tempus-told-free = Free { $terrain }: { $hexes }.
terminal-tempus-told-lakes = Lakes: { $hexes }.
terminal-tempus-told-hand = Your hand: { $cards }.
terminal-tempus-told-card = { $count ->
    [one] { $idea } { $terrain }
   *[other] { $count } times { $idea } { $terrain }
}
terminal-tempus-told-all-tiles = Action tiles left: { $tiles }.
terminal-tempus-told-moves = { $count ->
    [0] Nobody else may move.
    [one] { $count } person may still move.
   *[other] { $count } people may still move.
}
terminal-tempus-told-births = { $count ->
    [0] No more children may be born.
    [one] { $count } child may still be born.
   *[other] { $count } children may still be born.
}
terminal-tempus-told-by-land = From { $hex } by land: { $places }.
terminal-tempus-told-by-lake = From { $hex } over the lake: { $places }.
terminal-tempus-told-by-sea = From { $hex } by sea: { $places }.
# Several hexes of one terrain
terminal-tempus-told-places = { $terrain } { $hexes }
terminal-tempus-told-tile = The tile: { $middle } in the middle; around it, clockwise from the north-west: { $around }.
terminal-tempus-told-turned = { $words }: { $hexes }.
terminal-tempus-told-hex = { $hex } { $terrain }
terminal-tempus-told-fight = Fight from { $origin } to { $target }, terrain { $terrain }.
terminal-tempus-told-progress = Progress points so far: { $points }.

terminal-tempus-look-hex = { $hex }: { $terrain }.
terminal-tempus-look-coast = { $hex }: { $terrain }, on the coast.
terminal-tempus-look-around = Around it: { $around }.
terminal-tempus-look-side = { $side } { $hex }
terminal-tempus-look-people = { $hex } { $terrain }, { $count } of { $seat }
terminal-tempus-look-city = { $hex } { $terrain }, city of { $seat }, value { $value }
terminal-tempus-look-epoch = { $epoch }, terrain { $terrain }: { $effect }.
terminal-tempus-look-effect = { $name }: { $effect }.
terminal-tempus-look-here = There now: { $seats }.
terminal-tempus-side-north_west = north-west
terminal-tempus-side-north_east = north-east
terminal-tempus-side-east = east
terminal-tempus-side-south_east = south-east
terminal-tempus-side-south_west = south-west
terminal-tempus-side-west = west
