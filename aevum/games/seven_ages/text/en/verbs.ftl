# What can be typed and pressed.
# A card goes by the name of its empire. Types of units are in the plural, but one unit is meant unless it says “all”.

## Verbs: the word to type, and the whole choice as a label

verb-pass = pass
do-pass = Pass
verb-done = done
do-done = Done

# Setting up and the turn
verb-discard = discard
do-discard = Discard: { $card }
verb-bid = bid
do-bid = Lay: { $card }
verb-take_colours = colours
do-take_colours = Take a pair of colours: { $pair }
verb-place = place
do-place = Place on the { $empire }: { $marker }
verb-place_off = aside
do-place_off = Place off-empire: { $marker }
verb-slow = slow
do-slow = Put in the next box: { $action }
verb-reveal = reveal
do-reveal = Reveal the marker on the { $empire }
verb-reveal_off = uncover
do-reveal_off = Reveal the marker off-empire
verb-begin_trade = trade
do-begin_trade = Let the { $empire } trade now
verb-buy_glory = buy
do-buy_glory = Buy { $count } glory with money of the { $empire }

# Cards and their effects
verb-play_event = play
do-play_event = Play an event: { $event } ({ $card })
verb-act_for = for
do-act_for = For the { $empire }
verb-aim_at = against
do-aim_at = Aim at the { $empire }
verb-aim_at_player = target
do-aim_at_player = Aim at { $seat }
verb-choose_region = choose
do-choose_region = Choose: { $region }
verb-lose_unit = sacrifice
do-lose_unit = Give up a unit: { $unit }
verb-raise_unit = raise
# $region: for ships the water of their coast, for all others the region itself
do-raise_unit = Place a free unit: { $unit } ({ $region })
verb-kill_leader = kill
do-kill_leader = Strike at { $leader }: { $region }
verb-keep_drawn = keep
do-keep_drawn = Keep the leader: { $leader }
verb-remove_artifact = remove
do-remove_artifact = Remove the artefact: { $artifact }
verb-take_up = embrace
do-take_up = Take up { $artifact }
verb-recover = recover
do-recover = Take from the discard pile: { $card }
verb-throw_away = throw
do-throw_away = Throw away: { $card }
verb-take_action = act
do-take_action = Take the action: { $action }

# Creating and production
verb-found = found
do-found = Create the { $card }
verb-use_colour = colour
do-use_colour = Take the colour: { $colour }
verb-set_progress = level
do-set_progress = Start at level { $level }
verb-start_in = start
do-start_in = Start here: { $region }
verb-appoint = appoint
do-appoint = Place { $leader }: { $region }
verb-build_in = in
do-build_in = Build here: { $region }
verb-build = build
do-build = Build { $unit }: { $region }
verb-fortify = fortify
do-fortify = Build a fort: { $region }
verb-moor = moor
do-moor = Moor here: { $region }
verb-contest = contest
do-contest = Fight the { $other }: { $region }
verb-found_capital = capital
do-found_capital = Found the capital: { $region }
verb-place_fort = fort
do-place_fort = Place a free fort: { $region }
verb-disband = disband
do-disband = Leave { $unit } unpaid: { $region }
verb-keep_leader = retain
do-keep_leader = Keep { $leader }: { $region }
verb-give_up_leader = relinquish
do-give_up_leader = Give up { $leader }: { $region }

# Trade and progress
verb-trade_with = partner
do-trade_with = Trade with the { $empire }
verb-trade_with_pile = pile
do-trade_with_pile = Trade with the draw pile
verb-seek_way = seek
do-seek_way = Seek passage to the { $empire }
verb-ask_passage = ask
do-ask_passage = Ask the { $empire } for passage
verb-take_way = through
do-take_way = Pay and take this way
verb-refuse_passage = refuse
do-refuse_passage = Refuse passage
verb-grant_passage = grant
do-grant_passage = Grant passage for nothing
verb-demand_money = demand
do-demand_money = { $money ->
    [0] Demand only cards
   *[other] Demand { $money } money
}
verb-demand_cards = cards
do-demand_cards = { $count ->
    [0] Demand no cards
    [one] Demand { $count } card
   *[other] Demand { $count } cards
}
verb-accept_price = accept
do-accept_price = Accept the price
verb-decline_price = decline
do-decline_price = Decline the price
verb-hand_over = hand
do-hand_over = Hand over: { $card }
verb-lay_for_trade = lay
do-lay_for_trade = Lay: { $card }
verb-keep_trade_card = leave
do-keep_trade_card = Keep the card you laid
verb-replace_trade_card = swap
do-replace_trade_card = Lay instead: { $card }
verb-advance = advance
do-advance = { $count ->
    [0] Advance no further
    [one] Advance { $count } more level
   *[other] Advance { $count } more levels
}
verb-give_money = give
do-give_money = { $money ->
    [0] Give nothing
   *[other] Give { $money } money
}

# Manoeuvre
verb-move = move
do-move = Move units: { $region }
verb-take = take
do-take = Take along: { $unit }
verb-take_from = launch
# $region: the water at which the ship lies
do-take_from = Take along: { $unit } ({ $region })
verb-take_all = everybody
do-take_all = Take all units along
verb-take_leader = accompany
do-take_leader = Take the leader along: { $leader }
verb-put_back = drop
do-put_back = Leave behind: { $unit }
verb-ask_canal = canal
# $region: the water behind the canal
do-ask_canal = Ask for the canal: { $region }
verb-go = go
do-go = Go: { $region }
verb-stop = stop
do-stop = Stop here
verb-turn_back = back
do-turn_back = Turn back
verb-open_canal = open
do-open_canal = Open the canal
verb-close_canal = close
do-close_canal = Keep the canal closed
verb-fight = fight
do-fight = Fight the { $other }: { $region }

# Conflict
verb-scrap_bomb = scrap
do-scrap_bomb = Destroy the nuclear bomb
verb-retreat = retreat
do-retreat = Retreat
verb-lose = lose
do-lose = Lose a unit: { $unit }
verb-withdraw = withdraw
do-withdraw = Retreat with { $unit }: { $region }
verb-withdraw_all = evacuate
do-withdraw_all = Retreat with all who can: { $region }
verb-withdraw_leader = escort
do-withdraw_leader = Retreat with { $leader }: { $region }
verb-replace_card = redraw
do-replace_card = Draw another card
verb-commit = commit
do-commit = Commit a unit: { $unit }
verb-commit_all = all
do-commit_all = Commit all units
verb-commit_leader = lead
do-commit_leader = Commit the tactician: { $leader }
verb-put_in_front = front
do-put_in_front = Put in front: { $unit }

# Destiny and civilise
verb-put_next = next
do-put_next = Put next: { $card }
verb-play_artifact = artefact
do-play_artifact = Play an artefact: { $artifact } ({ $card })
verb-give_artifact = bestow
do-give_artifact = Give it to the { $empire }
verb-place_artifact = site
do-place_artifact = Place it here: { $region }
verb-dismiss = dismiss
do-dismiss = Dismiss { $leader }: { $region }
verb-promote = promote
do-promote = Promote a leader: { $leader }
verb-draw_leader = draw
do-draw_leader = Draw a leader from the cup
verb-keep_drawn_leader = engage
do-keep_drawn_leader = Keep this leader
verb-send_leader = send
do-send_leader = Send the leader: { $region }
verb-adopt = adopt
do-adopt = Adopt { $artifact }
verb-adopt_from = source
do-adopt_from = Adopt from the { $empire }
verb-modernise = modernise
do-modernise = Modernise units
verb-turn_over = turn
do-turn_over = Turn over all { $unit }: { $region }
verb-urbanise = urbanise
do-urbanise = Build or improve cities
verb-build_city = city
do-build_city = Build a city: { $region }
verb-improve_city = improve
do-improve_city = Improve the city: { $region }
verb-make_capital = enthrone
do-make_capital = Make the city the capital: { $region }
verb-pacify = pacify
do-pacify = Remove disorder for 7 money: { $region }
verb-keep_drawn_card = hold
do-keep_drawn_card = Keep this card
verb-draw_another_card = another
do-draw_another_card = Discard it and draw another
