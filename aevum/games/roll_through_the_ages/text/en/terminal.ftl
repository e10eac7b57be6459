# Playing in a terminal: the words of the board.

# $developments: the most of a player, of those that end the game, such as 3/5; $monuments: those completed
terminal-rta-round = Round { $round } · towards the end: developments { $developments }, monuments { $monuments }
terminal-rta-round-last = Round { $round }, the last one
terminal-rta-round-solo = Round { $round } of { $rounds }
terminal-rta-points = points
terminal-rta-goods = goods, worth
terminal-rta-cities = cities
terminal-rta-developments = Developments
terminal-rta-cost = cost
terminal-rta-pts = pts
terminal-rta-lacks = lacks { $count } food
terminal-rta-held = held
terminal-rta-rolls-left = { $count ->
    [one] { $count } roll left
   *[other] { $count } rolls left
}
terminal-rta-has = Developments: { $developments }.
terminal-rta-has-none = Developments: none.
terminal-rta-nothing = nothing yet
terminal-rta-ware = { $count } { $ware }
terminal-rta-offer = Offer of { $seat } to { $partner }: gives { $gives }; asks for { $asks }.

terminal-rta-short-points = points
terminal-rta-short-food = food
terminal-rta-short-wood = wood
terminal-rta-short-stone = stone
terminal-rta-short-pottery = pottery
terminal-rta-short-cloth = cloth
terminal-rta-short-spearheads = spear.
terminal-rta-short-goods = goods
terminal-rta-short-cities = cities

# Two lines of a die, parted by |
terminal-rta-face-food3 = 3 food
terminal-rta-face-good1 = 1 good
terminal-rta-face-goods2_skull = 2 goods|☠ skull
terminal-rta-face-workers3 = 3 workers
terminal-rta-face-food2_or_workers2 = 2 food or|2 workers
terminal-rta-face-coins7 = 7 coins
# The same in at most 9 cells
terminal-rta-face-short-food3 = 3 food
terminal-rta-face-short-good1 = 1 good
terminal-rta-face-short-goods2_skull = 2 goods|☠ skull
terminal-rta-face-short-workers3 = 3 workers
terminal-rta-face-short-food2_or_workers2 = 2 food or|2 workers
terminal-rta-face-short-coins7 = 7 coins

terminal-rta-dice = Dice: { $dice }.
terminal-rta-die = { $number }: { $face }
terminal-rta-die-held = { $number }: { $face }, held
terminal-rta-turn = This turn: { $has }.
terminal-rta-seat = { $seat }, { $points }.
terminal-rta-told-food = { $cities ->
    [one] Food { $food } of { $capacity }; { $cities } city to feed.
   *[other] Food { $food } of { $capacity }; { $cities } cities to feed.
}
terminal-rta-told-no-goods = Goods: none.
terminal-rta-told-good = { $count } { $good } worth { $value }
terminal-rta-told-goods = Goods: { $goods }; { $total } in all, worth { $value }.
terminal-rta-told-cities = { $count ->
    [one] { $count } city. To build: { $begun }.
   *[other] { $count } cities. To build: { $begun }.
}
terminal-rta-told-monuments = Monuments: { $monuments }.
terminal-rta-ticked = { $project } { $ticked } of { $boxes }
terminal-rta-ticked-worth = { $points ->
    [one] { $project } { $ticked } of { $boxes } for { $points } point
   *[other] { $project } { $ticked } of { $boxes } for { $points } points
}
terminal-rta-complete = { $project } complete
terminal-rta-lost = { $count ->
    [one] Lost to disasters: { $count } point.
   *[other] Lost to disasters: { $count } points.
}

terminal-rta-score-developments = developments
terminal-rta-score-monuments = monuments
terminal-rta-score-architecture = Architecture
terminal-rta-score-empire = Empire
terminal-rta-score-disasters = disasters
terminal-rta-score-total = total

terminal-rta-look-development = { $name }: { $cost }, { $points }. { $effect }.
terminal-rta-look-monument = { $name }: { $boxes } boxes; { $points_first } points for the first to complete it, { $points_later } for the others.
terminal-rta-look-monument-alone = { $name }: { $boxes } boxes, { $points }.
terminal-rta-look-owners = Owned by: { $owners }.
