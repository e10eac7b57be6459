# What is asked now.

## The table is set up

step-redeem = Redemption: discard the cards you do not want, then finish. Whoever discards any refills to 6 cards, not 7.
step-bid = Lay a card face down: the highest value goes first. The card is discarded and not replaced.
step-colour = Choose your pair of colours. It is yours for the whole game.

## The turn

step-marker = Place an action marker face down on each of your empires, then one more off-empire if you like.
step-timing = Go slow: put a timing marker face down on the next box, three at most, or finish. Empires that chose this action may get no free progress.
step-reveal = Reveal a marker and carry out this action, or pass. A wild card may wait.
step-buy_glory = Harvest: buy glory with the money of your empires, 50 a point or 20 with the Renaissance, then finish. Spent money no longer counts for the richest.

## Events and effects

step-play_event = Play an event card now, or pass.
step-interrupt_event = An event has been played: cancel it with a card, or pass.
step-event_target = Choose whom the event is for, or whom it strikes.
step-event_region = Choose a region for the effect, or finish where the card lets you.
step-event_units = Choose the type of the unit that is lost, goes over or is placed free of charge.
step-event_choice = Choose what the card does.

## Creating an empire

step-found = Create an empire with a card from your hand, or pass and let the action go.
step-create_colour = Choose the colour of the new empire. Its counters are all that the empire can build.
step-create_level = Choose the progress level of the new empire.
step-create_region = Choose the region in which the new empire starts.
step-create_leader = Place a famous leader of this Age in a start region, or pass.
step-create_unit = Buy the first units, at least one for each start region, then finish.
step-create_conflict = Foreign units stand in your start regions: choose the conflict to fight next.
step-create_capital = Choose the start region that gets the capital.
step-create_fort = Choose a start region for a free fort.

## Production

step-unpaid = Your money does not cover the upkeep: choose a unit to leave unpaid. It returns to its pool.
step-build = Build units, then finish. A region takes one, or as many as the value of its city.
step-moor = Choose the waters where the new unit is moored, if it is a ship.

## Trade and progress

step-partner = Choose an empire in range to trade with, or else the draw pile, or pass and lose the action.
step-passage = Your way leads through foreign regions: ask their owners for passage, or finish and give up.
step-passage_price = You are asked for passage: refuse it, grant it for nothing, or demand money and then say how many cards.
step-passage_cards = Choose how many cards you demand for passage.
step-passage_accept = Accept the price, or decline it. It is paid once everybody on the way has agreed.
step-passage_card = Choose a card from your hand to pay for passage.
step-trade_card = Lay a card face down for the trade: its value is added to the trade value, and it does not come back.
step-swap_trade = The trade cards lie open: keep yours, or take it back and lay another from your hand.
step-advance = You have won the trade: choose how many more levels your empire advances.
step-gift = The trade is over: choose how much money your empire gives the other.

## Manoeuvre

step-stack = Choose a region from which units move, or finish moving. Then come the conflicts.
step-pick_unit = Choose the units and leaders that move together, then the first region on their way.
step-go = Choose the next region, or end the move.
step-canal = A fleet wants to pass your canal: open it, or keep it closed.
step-choose_conflict = Choose the conflict to fight next.

## Conflict

step-scrap_bomb = You have only a nuclear bomb left to commit: destroy it, which releases your other units and gives you a disorder marker, or pass.
step-retreat = Retreat and give up the region, or pass and fight on.
step-pursue = You are pursued: choose a unit to lose.
step-retreat_to = Choose where your units and leaders retreat to.
step-replace_card = Discard your conflict card for another, which you must use, or pass.
step-commit = Commit units face down, then finish. The lower total loses all it has committed.
step-front = Choose which half of your units stands in front, or finish with the highest total.

## Destiny

step-arrange = Put the cards back on the draw pile: choose the one to be drawn first, then the next.
step-discard = Discard the cards you do not want, then finish and refill your hand.

## Civilise

step-civilise_part = Civilise in any order, then finish. An empire can buy off disorder at the end.
step-artifact_empire = Choose the empire that receives the artefact.
step-artifact_region = Choose the region in which the artefact is placed.
step-keep_drawn = Keep the leader, draw another counter if you may, or finish without a leader.
step-place_leader = Choose the region in which the leader is placed.
step-culture_source = Choose the empire from which you adopt.
step-modernise = Turn units over, free of charge, type by type and region by region, then finish.
step-urbanise = Build or improve cities in up to two fertile regions or in one other, then finish.
step-pacify = Remove disorder for 7 money a region, then finish.
step-assassin_keep = Keep this card, or discard it and draw another. The last card allowed must be kept.

## Leaders who must go

step-surplus_leader = You have too many leaders: choose one to give up.
step-keep_leader = The Age of your empire changes and its leaders go: choose the one who stays, or pass.

step-waiting = { $name } is deciding.
step-over = The game is over.
