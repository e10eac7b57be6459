# Playing History of the World: what a new table can choose.

## Options of a new table

option-preeminence = Pre-eminence
option-preeminence-help = At the end of each epoch the leader takes a hidden marker, worth 3 to 6 points when the game ends.
option-preeminence-0 = With markers
option-preeminence-1 = Without markers
option-minor_empires = Minor empires
option-minor_empires-help = Whether the Minor Empire cards are dealt among the greater events, or one to each player.
option-minor_empires-0 = Among the greater events
option-minor_empires-1 = One for each player
option-stacks = Armies in a land
option-stacks-help = With “Up to three”, a land may hold three armies, or two armies and a fort.
option-stacks-0 = One
option-stacks-1 = Up to three
option-naval_control = Naval control
option-naval_control-help = Fleets may carry an army; then they stay in their sea, score a point each turn and must be fought.
option-naval_control-0 = Off
option-naval_control-1 = On
option-first = First to draw
option-first-help = Who draws the first empire card of Epoch I. From Epoch II on, whoever has the fewest points draws first.
option-first-0 = Decided by dice
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4
option-first-5 = Player 5
option-first-6 = Player 6
