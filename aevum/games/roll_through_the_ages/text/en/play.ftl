# Playing Roll Through the Ages: what can be typed and pressed, what is asked, what happened.

## Verbs: the word to type, and the whole choice as a label

verb-stop = stop
do-stop = Stop and keep these dice
verb-reroll = reroll
# $dice: the numbers of the dice, such as "1, 3"; $rolled: how many they are
do-reroll = { $rolled ->
    [one] Reroll die { $dice }
   *[other] Reroll dice { $dice }
}
verb-lead = lead
do-lead = Reroll die { $die } with Leadership
verb-decline = decline
# Said to Leadership and to an offer alike
do-decline = No, thanks
verb-take = take
# $food and $workers: how many food-or-workers dice are taken each way
do-take = { $food ->
    [0] { $workers ->
        [one] Take { $workers } die as workers
       *[other] Take { $workers } dice as workers
    }
    [one] { $workers ->
        [0] Take { $food } die as food
       *[other] Take { $food } die as food, { $workers } as workers
    }
   *[other] { $workers ->
        [0] Take { $food } dice as food
       *[other] Take { $food } dice as food, { $workers } as workers
    }
}
verb-offer = offer
do-offer = Make an offer to { $seat }
verb-give = give
do-give = Give { $count } × { $ware }
verb-ask = ask
do-ask = Ask for { $count } × { $ware }
verb-propose = propose
do-propose = Propose this deal
verb-withdraw = withdraw
do-withdraw = Withdraw the offer
verb-accept = accept
do-accept = Accept the offer
verb-sell = sell
do-sell = Sell { $count } × { $ware }
verb-build = build
do-build = { $count ->
    [one] Build { $project }: { $count } box
   *[other] Build { $project }: { $count } boxes
}
verb-buy = buy
# $paid: how many kinds of goods are spent; $goods: their names
do-buy = { $paid ->
    [0] Buy { $development } with coins only
   *[other] Buy { $development } with { $goods }
}
verb-discard = discard
do-discard = Discard 1 × { $good }
verb-done = done
do-done = Finish this step

# buy masonry with stone cloth
joiner-with = with

## What is asked now

step-reroll = Choose the dice to reroll, or stop and keep them all.
step-lead = Leadership: reroll any one die, even a skull, or leave the dice as they are.
step-divide = Choose how many of the food-or-workers dice bring food; the others bring workers.
step-trade = Make an offer to another player, or go on.
step-build = Put your workers to work on cities and monuments.
step-buy = Buy a development, one at most.
step-discard = You hold too many goods: choose one to discard.
step-compose = Put an offer together: what you give and what you ask for. Then propose it, or withdraw it.
step-answer = You have an offer: accept it or decline it.
step-waiting = { $name } is deciding.
step-over = The game is over.

## What happened

event-dealt = The game begins. { $seat } goes first.
event-round_began = Round { $round } begins.
event-last_round = The end is near: this round is played out, then the game is over.
event-rolled = { $seat }, roll { $rolls }: { $dice }.
event-led = Leadership: { $seat } rerolled die { $die } and got { $face }.
event-stopped = { $seat } kept the dice.
event-collected_food = { $seat } collected { $count } food.
# $count: goods earned; $added: those that found room on the pegboard
event-collected_goods = { $count ->
    [one] { $seat } stored { $added } of { $count } good earned.
   *[other] { $seat } stored { $added } of { $count } goods earned.
}
event-quarried = Quarrying brought { $seat } 1 more stone.
event-took = { $food ->
    [0] { $workers ->
        [one] { $seat } took { $workers } die as workers.
       *[other] { $seat } took { $workers } dice as workers.
    }
    [one] { $workers ->
        [0] { $seat } took { $food } die as food.
       *[other] { $seat } took { $food } die as food, { $workers } as workers.
    }
   *[other] { $workers ->
        [0] { $seat } took { $food } dice as food.
       *[other] { $seat } took { $food } dice as food, { $workers } as workers.
    }
}
event-mustered = { $count ->
    [one] { $seat } has { $count } worker this turn.
   *[other] { $seat } has { $count } workers this turn.
}
event-minted = { $count ->
    [one] { $seat } has { $count } coin this turn.
   *[other] { $seat } has { $count } coins this turn.
}
event-fed = { $count ->
    [0] { $seat } had no food for the cities.
    [one] { $seat } fed { $count } city.
   *[other] { $seat } fed { $count } cities.
}
event-famine = { $count ->
    [one] Famine: { $seat } lost { $count } point.
   *[other] Famine: { $seat } lost { $count } points.
}
event-drought = { $points ->
    [one] Drought: { $seat } lost { $points } point.
   *[other] Drought: { $seat } lost { $points } points.
}
event-drought_averted = Drought: Irrigation protected { $seat }.
event-pestilence = Pestilence broke out: { $seat } rolled it.
event-pestilence_struck = { $points ->
    [one] Pestilence: { $seat } lost { $points } point.
   *[other] Pestilence: { $seat } lost { $points } points.
}
event-pestilence_averted = Pestilence: Medicine protected { $seat }.
event-invasion = { $points ->
    [one] Invasion: { $seat } lost { $points } point.
   *[other] Invasion: { $seat } lost { $points } points.
}
event-invasion_averted = Invasion: the Great Wall protected { $seat }.
event-revolt = Revolt: { $seat } lost all goods.
event-revolt_turned = Revolt: Religion turned it from { $seat } against the others.
event-revolt_struck = The revolt struck { $seat }: all goods lost.
event-revolt_averted = Revolt: Religion protected { $seat }.
event-offered = { $seat } began an offer to { $partner }.
event-gave_offer = { $seat } would give { $count } × { $ware }.
event-asked_offer = { $seat } asked for { $count } × { $ware }.
event-proposed = { $seat } proposed the deal to { $partner }.
event-withdrew = { $seat } withdrew the offer.
event-accepted = { $seat } accepted the offer.
# Leadership not used, or an offer refused
event-declined = { $seat } declined.
event-traded = { $seat } handed { $count } × { $ware } to { $partner }.
# $gain: workers for stone, coins for food
event-sold = { $seat } sold { $count } × { $ware } (+{ $gain }).
event-built = { $count ->
    [one] { $seat } ticked { $count } box: { $project }.
   *[other] { $seat } ticked { $count } boxes: { $project }.
}
event-completed_city = { $seat } completed a city: { $project }.
event-completed_monument = { $points ->
    [one] { $seat } completed a monument: { $project } ({ $points } point).
   *[other] { $seat } completed a monument: { $project } ({ $points } points).
}
event-bought = { $points ->
    [one] { $seat } bought { $development } ({ $points } point).
   *[other] { $seat } bought { $development } ({ $points } points).
}
event-paid = { $seat } spent all the { $good } in stock, worth { $value }.
event-discarded = { $seat } discarded 1 × { $good }.
event-game_over = The game is over.
event-won = { $points ->
    [one] { $seat } wins with { $points } point.
   *[other] { $seat } wins with { $points } points.
}
event-shared_win = { $points ->
    [one] { $seat } shares the win with { $points } point.
   *[other] { $seat } shares the win with { $points } points.
}

## Options of a new table

option-trading = Trading
option-trading-help = Before building, the player on turn may exchange goods and food with the others.
option-trading-0 = Off
option-trading-1 = On
option-first = First player
option-first-help = Who takes the first turn of each round.
option-first-0 = Drawn at random
option-first-1 = Player 1
option-first-2 = Player 2
option-first-3 = Player 3
option-first-4 = Player 4

## What a choice would do; $amount is signed and ready to print, $count is its size

effect-food = { $count ->
   *[other] { $amount } food
}
effect-goods = { $count ->
    [one] { $amount } good
   *[other] { $amount } goods
}
effect-workers = { $count ->
    [one] { $amount } worker
   *[other] { $amount } workers
}
effect-coins = { $count ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
effect-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
effect-dice = { $count ->
    [one] { $amount } die
   *[other] { $amount } dice
}
effect-boxes = { $count ->
    [one] { $amount } box
   *[other] { $amount } boxes
}
effect-disaster = { $count ->
    [one] { $disaster }: { $amount } point
   *[other] { $disaster }: { $amount } points
}
effect-famine = { $count ->
    [one] Famine: { $amount } point
   *[other] Famine: { $amount } points
}
effect-feeding = { $count ->
   *[other] Feeding: { $amount } food
}
effect-revolt = Revolt: all goods lost
# The opponents whom a disaster strikes
effect-pestilence_others = { $count ->
    [one] Pestilence: { $count } opponent loses { $points } points
   *[other] Pestilence: { $count } opponents lose { $points } points each
}
effect-revolt_others = { $count ->
    [one] Revolt: { $count } opponent loses all goods
   *[other] Revolt: { $count } opponents lose all goods
}
# What is lost by ending the step
effect-unused_workers = { $count ->
    [one] { $count } worker unused and lost
   *[other] { $count } workers unused and lost
}
effect-unused_coins = { $count ->
    [one] { $count } coin unused and lost
   *[other] { $count } coins unused and lost
}
effect-surplus = { $count ->
    [one] { $count } good too many, to be discarded
   *[other] { $count } goods too many, to be discarded
}
effect-hungry_next = { $count ->
    [one] Next turn: without new food { $count } city goes hungry
   *[other] Next turn: without new food { $count } cities go hungry
}
effect-worth = Goods worth { $amount }
effect-worth_same = Goods worth as much as before
effect-completes = Completes { $project }
effect-change_lost = { $count ->
    [one] { $count } coin overpaid and lost
   *[other] { $count } coins overpaid and lost
}

## Hints for the first turns

hint-roll = You roll one die for each of your cities. Choose which to reroll: you may roll up to three times, or stop earlier.
hint-skulls = A skull brings two goods, but its die is locked. One skull is harmless; two or more bring a disaster, and their number decides which.
hint-skulls-alone = A skull brings two goods. One skull is harmless; two or more bring a disaster, and their number decides which. Playing alone you may reroll skulls too.
hint-feed = Every city eats 1 food each turn. A city without food costs you a point, so keep some in stock.
hint-build = Each worker ticks one box. A finished city gives you one more die, and one more mouth to feed. A finished monument scores, and most for whoever is first.
hint-buy = Coins do not last: spend them on a development. All goods of a kind are always spent together, and the more you have of one kind, the more each is worth.
