# Playing 7 Ages: how long a pass holds, and what a new table can choose.

## How long one passes: “Pass for this turn”

stretch-turn = for this turn
stretch-conflict = for this conflict
stretch-round = for this round
stretch-until-attacked = until you are attacked
stretch-until-other-hand = until a card comes to your hand or leaves it
stretch-until-production = until production
stretch-until-trade = until trade and progress
stretch-until-manoeuvre = until manoeuvre
stretch-until-destiny = until destiny
stretch-until-civilise = until civilise
stretch-until-destroy = until destroy

## Options of a new table

short-help = The short game is one Age and at most four turns: two people finish in about half an hour.

option-complete_history = Complete history
option-complete_history-help = The first empire of the game must be one of Age 1.
option-complete_history-0 = Off
option-complete_history-1 = On
option-pursuit = Pursuit
option-pursuit-help = Whoever retreats loses units to enemy aircraft, armour and cavalry in the region.
option-pursuit-0 = Off
option-pursuit-1 = On
option-timed_progress = Timed progress
option-timed_progress-help = Whoever holds the turn marker secretly slows down up to three actions; empires that chose them may get no free progress.
option-timed_progress-0 = Off
option-timed_progress-1 = On
option-technology = Technology
option-technology-help = Destiny refills the hand to 7 cards on the most advanced empire, to 5 on the least advanced or off-empire, otherwise to 6.
option-technology-0 = Off
option-technology-1 = On
option-redemption = Redemption
option-redemption-help = After the deal everybody may discard cards and refill to 6, not 7.
option-redemption-0 = Off
option-redemption-1 = On
option-fast_history = Fast history
option-fast_history-help = The game ends at once when an empire enters an Age above the one in which the first empire started.
option-fast_history-0 = Off
option-fast_history-1 = On
option-take_that = Take that
option-take_that-help = Events and artefacts can be played only on empires in range.
option-take_that-0 = Off
option-take_that-1 = On
option-last_turn = Last turn
option-last_turn-help = The game ends after the harvest of this turn, if it has not ended before.
option-last_turn-0 = None
option-last_turn-3 = Turn 3
option-last_turn-4 = Turn 4
option-last_turn-5 = Turn 5
option-last_turn-10 = Turn 10
option-last_turn-15 = Turn 15
option-last_turn-20 = Turn 20
option-last_turn-25 = Turn 25
option-last_turn-30 = Turn 30
option-last_turn-40 = Turn 40
option-last_age = Last Age
option-last_age-help = The game ends after the harvest of the turn in which an empire goes beyond this Age.
option-last_age-0 = All seven
option-last_age-1 = Age 1
option-last_age-2 = Age 2
option-last_age-3 = Age 3
option-last_age-4 = Age 4
option-last_age-5 = Age 5
option-last_age-6 = Age 6
option-target_glory = Glory to reach
option-target_glory-help = The game ends after the harvest of the turn in which somebody reaches this much glory.
option-target_glory-0 = None
option-target_glory-25 = 25 glory
option-target_glory-50 = 50 glory
option-target_glory-75 = 75 glory
option-target_glory-100 = 100 glory

## What a choice would do; $amount has its sign, $count is the same without one

effect-glory = { $amount } glory
# What the glory harvest would bring more or less if the turn ended now, as far as it can be seen
effect-harvest = { $amount } glory in the harvest
effect-money = { $amount } money
effect-income = { $amount } income
effect-upkeep = { $amount } upkeep
effect-progress = { $count ->
    [one] { $amount } level
   *[other] { $amount } levels
}
effect-regions = { $count ->
    [one] { $amount } region
   *[other] { $amount } regions
}
# Regions of your own that are in disorder
effect-disorder = { $count ->
    [one] { $amount } region in disorder
   *[other] { $amount } regions in disorder
}
effect-elite = { $count ->
    [one] { $amount } elite marker
   *[other] { $amount } elite markers
}
effect-leaders = { $count ->
    [one] { $amount } leader
   *[other] { $amount } leaders
}
effect-empires = { $count ->
    [one] { $amount } empire
   *[other] { $amount } empires
}
effect-cards = { $count ->
    [one] { $amount } card
   *[other] { $amount } cards
}
# The value of a card
effect-value = value { $count }
# $value: of the card of a conflict that is exchanged for another
effect-discarded = your card of value { $value } is discarded
# $total: the card with all that is added to it
effect-trade_total = trade total { $total }
# Against the draw pile, by the cards that lie nowhere open
effect-odds = { $percent }% to win, { $tie }% to tie
# $own, $other: the trade values of both empires, less for disorder
effect-trade_values = trade value { $own } against { $other }
effect-if_won = { $count ->
    [one] up to { $count } level if won
   *[other] up to { $count } levels if won
}
# $card: what an event, an artefact, an empire or a leader does
effect-event = { $card }
effect-artifact = { $card }
effect-special = { $card }
effect-leader = { $card }
# An empire that is created now
effect-start = level { $level }, { $money } money
effect-city = city of level { $count }
# $unit: the other side of the counters
effect-turns = will be { $unit }
# What the slowest unit has left
effect-movement = { $count } movement left
effect-stops = must stop there
# $losses: for how many of the $left losses to pursuers a unit counts
effect-counts_as = counts for { $losses }; still to be lost: { $left }
# $own, $other: how many units stand on either side
effect-against = { $own ->
    [one] { $own } unit against { $other }
   *[other] { $own } units against { $other }
}
# A marker: what production would bring and cost now
effect-production = income { $income }, upkeep { $upkeep }
effect-idle = does nothing there
effect-destroys = the empire is destroyed
effect-only_cards = events and artefacts only
effect-fitting = empires you could create now: { $fitting }
effect-fitting_if_first = if nobody creates an empire before you: { $fitting } of your cards; else those of its Age
effect-wild_aside = for create empire, destiny or civilise
effect-wild_used = uses the wild card for this action
effect-no_free_progress = no free progress at the end of the turn
# How many counters of each class a colour has, or both of a pair
effect-counters = { $infantry } infantry, { $cavalry } cavalry, { $missile } missile, { $naval } naval, { $air } air
effect-veteran = veterans
# The defender’s own, with what the region adds; the attacker’s is against that
effect-strength = your total so far: { $count }
effect-total = total { $count }
effect-defence = { $amount } for the defender from the region
# $city: what of the own total is lost where siege units are committed against it
effect-of_city = { $city } of it the city, barring siege units
# $one, $all: the chances to win in percent against one unit of the enemy and against all $count of them
effect-chances = { $count ->
    [one] { $one }% to win
   *[other] { $one }% to win against 1 unit, { $all }% against { $count }
}
# What could still be done and is not, by finishing
effect-unused_stacks = { $count ->
    [one] units in { $count } region could still move
   *[other] units in { $count } regions could still move
}
effect-unused_draws = { $count ->
    [one] { $count } draw left unused
   *[other] { $count } draws left unused
}
effect-unused_action = the action is lost
effect-unused_spare = no action off-empire this turn
effect-unused_city = a city could still be built or improved, free
effect-unused_turning = units could still be turned over, free

## Asked once more before it is done

caution-idle_marker = This action would do nothing there. Lay it only if you mean to mislead the others.
caution-too_late = The game most likely ends before anybody has income again: the card would do nothing.
caution-own_empire = This event harms whoever it is aimed at, and this empire is your own.
caution-destroys = The empire leaves the board, with its units, leaders and money.

## What is amiss now, where its rule is a general one

cause-too_far = Too far: the movement that is left does not reach this region.
