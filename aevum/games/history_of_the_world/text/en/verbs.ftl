# What can be typed and pressed, and what a choice would do.

## Verbs: the word to type, and the whole choice as a label

verb-keep = keep
do-keep = Keep this empire
verb-pass = give
do-pass = Give this empire to { $partner }
verb-play = play
do-play = Play { $card }
verb-expand = expand
# $own: 1 where an army of the same empire stands already, 2 where an older one of yours is replaced
do-expand = { $own ->
    [1] Reinforce: { $land }
    [2] Replace your older army: { $land }
   *[other] Expand: { $land }
}
verb-attack = attack
do-attack = Attack: { $land }
verb-approach = approach
# By a way that is chosen next, instead of the easiest one
do-approach = Attack by another way: { $land }
verb-send_allies = send
do-send_allies = Send allies: { $land }
verb-come_from = from
do-come_from = By land, from { $land }
verb-sail_over = over
do-sail_over = By sea, over { $water }
verb-fortify = fortify
# $payment: what the fort is paid with
do-fortify = Build a fort: { $land } ({ $payment })
verb-recover = recover
do-recover = Bring a lost army back for a coin
verb-recover_allies = rally
do-recover_allies = Bring a lost army back for a coin of Allies
verb-raise = raise
do-raise = Build the monument: { $land }
verb-launch = launch
do-launch = Place a fleet: { $water }
verb-exchange = exchange
do-exchange = Exchange the fleet for a coin: { $water }
verb-hold = hold
do-hold = Put an army on the fleet: { $water }
verb-challenge = challenge
do-challenge = Fight for the sea: { $water }
verb-withdraw = withdraw
do-withdraw = Take the fleet off the board: { $water }
verb-incite = incite
do-incite = Civil war: { $empire }
verb-rebel = rebel
do-rebel = An army rises: { $land }
verb-destroy = destroy
do-destroy = Destroy the monument: { $land }
verb-afflict = afflict
do-afflict = Strike the area { $area }
verb-infect = infect
do-infect = The disease breaks out: { $land }
verb-gather = gather
do-gather = Barbarians gather: { $land }
verb-raid = raid
do-raid = Barbarians attack: { $land }
verb-migrate = migrate
do-migrate = Migrants settle: { $land }
verb-betray = betray
do-betray = Name for treachery: { $land }
verb-done = done
# $cards: 1 where event cards are played, and the turn goes on
do-done = { $cards ->
    [1] No more cards
   *[other] Done
}

## What a fort is paid with

payment-army = an army
payment-coin = a coin
payment-allied_coin = a coin of Allies
payment-engineering = Engineering

## What a choice would do; $amount is signed and ready to print, $count is its size

# What the turn would score more, or less, if it ended now
effect-worth = { $amount } when you score
effect-coins = { $count ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
# $percent: the exact chance that this army takes the land; $dice: dice of the defender
effect-odds = { $dice ->
    [0] won for certain, without dice
    [one] { $percent }% against { $dice } die
   *[other] { $percent }% against { $dice } dice
}
effect-if_won = { $amount } if won
# $card: what the card does
effect-card = { $card }
# $count: the strength of the empire
effect-empire = { $empire }, strength { $count }
# What the end of the turn brings, where a choice leads to it; $total: all points then
effect-turn_ends = then the turn ends: { $amount } points, { $total } in all
# What is lost by being done
effect-unused_armies = { $count ->
    [one] { $count } army not placed and lost
   *[other] { $count } armies not placed and lost
}
effect-unused_allies = { $count ->
    [one] { $count } allied army not placed and lost
   *[other] { $count } allied armies not placed and lost
}
effect-unused_coins = { $count ->
    [one] { $count } coin unused and lost
   *[other] { $count } coins unused and lost
}
effect-unused_forts = { $count ->
    [one] { $count } free fort not built and lost
   *[other] { $count } free forts not built and lost
}
effect-unused_fleets = the fleet of Astronomy is not placed
effect-unused_destructions = { $count ->
    [one] { $count } more monument could be destroyed
   *[other] { $count } more monuments could be destroyed
}

## Asked once more before it is done

caution-at_once = This card takes effect at once and is then gone for good.
caution-no_fleets = Your empire has no fleets that could be exchanged: the card would do nothing.
caution-no_capital = Your empire has no capital: the card would do nothing.

## What a card lacks where it may not be played now

cause-disaster = No land that it may strike has a monument now.
cause-plague = No land that it may strike has an army now.
cause-treachery = No other player holds a land now.
cause-civil_war = No empire of another player holds a land now.
cause-barbarians = No barren land borders on a land with another player’s army now.
cause-migrants = Every land of its area has an army now.
cause-other_armies = The armies that you have beside it are not of the empire that acts now.
