# What happened.
# A card goes by the name of its empire. Only a conflict shows of which type units are.

## Setting up and the turn

event-shuffled = { $count ->
    [one] The discard pile is shuffled into a new draw pile: { $count } card.
   *[other] The discard pile is shuffled into a new draw pile: { $count } cards.
}
event-discarded = { $seat } discards a card: { $card }.
event-drew_cards = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
event-bid_shown = { $seat } shows a card of value { $count }: { $card }.
event-bid_tied = { $seat } is tied for first player.
event-goes_first = { $seat } goes first and takes the turn marker.
event-colours_taken = { $seat } takes a pair of colours: { $pair }.
event-joined = { $seat } joins the game with { $points } glory.
event-turn_began = Turn { $count } begins. { $seat } holds the turn marker.
event-timed = { $seat } puts a timing marker face down on box { $box }.
event-action_began = The next action: { $action }.
event-revealed_on = { $seat } reveals the marker on the { $empire }: { $action }.
event-revealed_off = { $seat } reveals the marker off-empire: { $action }.
event-wild_on = { $seat } uses the wild card on the { $empire }: { $action }.
event-wild_off = { $seat } uses the wild card off-empire: { $action }.
event-wild_paid = { $seat } takes the same action twice and loses { $points } glory.
event-box_shown = Go slow box { $box }: { $action }.
# Level 50 is the space beyond the last level
event-progressed = { $level ->
    [50] Free progress: the { $empire } pass level 49.
   *[other] Free progress: the { $empire } reach level { $level }.
}
event-stayed = The { $empire } get no free progress.
event-set_back = Go slow: the { $empire } fall back to level { $level }.
event-glory_bought = { $seat } buys { $points } glory with { $money } money of the { $empire }.
# $count: the rank
event-ranked = { $count ->
    [1] The { $empire } are first in { $category }: { $points } glory.
    [2] The { $empire } are second in { $category }: { $points } glory.
   *[other] The { $empire } are third in { $category }: { $points } glory.
}
event-ranked_in_zone = The { $empire } are among the first in { $category } ({ $zone }): { $points } glory.
event-counted_icon = The { $empire } score for { $category }: { $points } glory.
event-empire_harvest_changed = Because of an event the { $empire } bring { $points } glory instead of { $before }.
event-harvest_changed = Because of events { $seat } harvests { $points } glory instead of { $before }.
# $count: the glory in all
event-harvested = { $seat } harvests { $points } glory and has { $count } now.
event-end_bonus = { $seat } has brought about the end of the game: { $points } glory.
event-agreed_end = The game ends with turn { $count }, as agreed.

## Cards and their effects

event-event_played = { $seat } plays an event: { $event } ({ $card }).
event-event_prevented = { $event } is cancelled.
event-event_for = { $event } is for the { $empire }.
event-event_against = { $event } is aimed at the { $empire }.
event-event_against_player = { $event } is aimed at { $seat }.
event-money_came = The { $empire } gain { $money } money.
event-money_went = The { $empire } lose { $money } money.
event-glory_came = The { $empire } bring { $seat } { $points } glory.
event-square_icon_paid = The { $empire } bring { $seat } { $points } glory at once.
event-elite_came = { $count ->
    [one] The { $empire } gain { $count } elite marker.
   *[other] The { $empire } gain { $count } elite markers.
}
event-unit_struck = The { $empire } lose a unit: { $region }.
event-unit_turned = A unit of the { $empire } goes over to the { $other }: { $region }.
event-unit_raised = The { $empire } place a free unit: { $region }.
event-city_struck = { $level ->
    [0] The city is destroyed: { $region }.
   *[other] The city drops to level { $level }: { $region }.
}
event-city_renewed = The city rises to level { $level }: { $region }.
event-fort_raised = A free fort is built: { $region }.
event-fort_struck = The fort is removed: { $region }.
event-disorder_came = The region falls into disorder: { $region }.
event-disorder_went = The disorder marker is removed: { $region }.
event-region_revolted = A region of the { $other } joins the { $empire }: { $region }.
event-leader_struck = The { $empire } lose a leader: { $leader }.
event-leader_kept = The { $empire } keep a leader: { $leader }.
event-culture_lost = The { $empire } lose { $artifact }.
event-artifact_struck = The { $empire } lose an artefact: { $artifact }.
event-marker_returned = The { $empire } lose their action for this turn.
event-manoeuvre_cancelled = The manoeuvre of the { $empire } is cancelled.
event-extra_action = The { $empire } take one more action at once: { $action }.
event-cards_drawn_by_effect = { $count ->
    [one] { $seat } draws { $count } more card.
   *[other] { $seat } draws { $count } more cards.
}
event-card_stolen = { $seat } takes a random card out of { $partner }’s hand.
event-hands_swapped = { $seat } and { $partner } exchange their hands.
event-card_thrown_away = { $seat } throws a card away: { $card }.
event-card_recovered = { $seat } takes a card from the discard pile: { $card }.

## Creating and production

event-empire_founded = { $seat } creates an empire: { $empire } ({ $colour }).
event-progress_set = The { $empire } start at level { $level }.
event-progress_moved = { $level ->
    [50] The { $empire } have passed level 49.
   *[other] The { $empire } are at level { $level } now.
}
event-started_in = The { $empire } start here: { $region }.
event-converted = { $count ->
    [one] The { $empire } take over { $count } unit of the { $other }: { $region }.
   *[other] The { $empire } take over { $count } units of the { $other }: { $region }.
}
event-elite_gained = { $count ->
    [one] The { $empire } start with { $count } elite marker.
   *[other] The { $empire } start with { $count } elite markers.
}
event-unit_built = { $money ->
    [0] The { $empire } place a free unit: { $region }.
   *[other] The { $empire } build a unit for { $money } money: { $region }.
}
event-fort_built = { $money ->
    [0] The { $empire } place a free fort: { $region }.
   *[other] The { $empire } build a fort for { $money } money: { $region }.
}
event-capital_founded = The { $empire } found their capital, level { $level }: { $region }.
event-income_received = The { $empire } receive { $money } money in income.
event-upkeep_paid = The { $empire } pay { $money } money in upkeep.
event-unit_unpaid = The { $empire } leave a unit unpaid: { $region }.
event-order_lost = The abandoned region falls into disorder: { $region }.
event-region_taken = The { $empire } take control: { $region }.
event-region_lost = The { $empire } lose control: { $region }.
event-capital_lost = The capital of the { $empire } becomes an ordinary city: { $region }.
event-artifact_expired = An artefact of the { $empire } leaves play: { $artifact }.
event-galley_stranded = The { $empire } lose a galley, too far from their own land: { $region }.
event-elephant_gained = The { $empire } add an elephant to their force pool.
event-elephants_gone = Age 7 has come: all elephants leave the game.
event-ban_lifted = Thanks to this trade the { $empire } may now build a class of units that was closed to them.
event-empire_destroyed = The empire of the { $empire } is destroyed.

## Trade and progress

event-way_sought = The { $empire } seek passage to the { $goal }.
event-way_not_found = The { $empire } find no way to the { $goal }.
event-way_found = The { $empire } have the { $goal } in range by passage.
event-passage_asked = The { $empire } ask the { $other } for passage.
event-passage_refused = The { $empire } refuse passage to the { $other }.
event-passage_granted = The { $empire } grant passage to the { $other } for nothing.
event-passage_priced = { $count ->
    [0] The { $empire } demand { $money } money of the { $other } for passage.
    [one] { $money ->
        [0] The { $empire } demand { $count } card of the { $other } for passage.
       *[other] The { $empire } demand { $money } money and { $count } card of the { $other } for passage.
    }
   *[other] { $money ->
        [0] The { $empire } demand { $count } cards of the { $other } for passage.
       *[other] The { $empire } demand { $money } money and { $count } cards of the { $other } for passage.
    }
}
event-price_accepted = The { $empire } accept the price of the { $other }.
event-price_declined = The { $empire } decline the price of the { $other }.
event-passage_paid = { $count ->
    [0] The { $empire } pay the { $other } { $money } money for passage.
    [one] { $money ->
        [0] The { $empire } pay the { $other } { $count } card for passage.
       *[other] The { $empire } pay the { $other } { $money } money and { $count } card for passage.
    }
   *[other] { $money ->
        [0] The { $empire } pay the { $other } { $count } cards for passage.
       *[other] The { $empire } pay the { $other } { $money } money and { $count } cards for passage.
    }
}
event-trade_declined = The { $empire } decline to trade and lose the action.
event-trade_begun = The { $empire } trade with the { $other }.
event-pile_trade_begun = The { $empire } trade with the draw pile.
event-trade_cancelled = The trade of the { $empire } is cancelled, and their action is spent.
event-trade_card_shown = The { $empire } show their trade card: { $card }.
event-pile_card_shown = The draw pile shows a trade card of value { $points }: { $card }.
event-trade_card_replaced = The { $empire } take their card back and lay another: { $card }.
event-trade_total = Trade total of the { $empire }: { $points }.
event-trade_won = The { $empire } win the trade with the { $other }.
event-trade_tied = The { $empire } and the { $other } tie in the trade.
event-pile_trade_won = The { $empire } win the trade with the draw pile.
event-pile_trade_lost = The { $empire } lose the trade with the draw pile.
event-pile_trade_tied = The { $empire } tie with the draw pile.
event-trade_cards_exchanged = { $seat } and { $partner } exchange their trade cards.
event-pile_card_taken = { $seat } takes the card of the draw pile: { $card }.
event-money_given = The { $empire } give the { $other } { $money } money.

## Manoeuvre

event-nobody_can_move = No unit of the { $empire } can move.
event-set_out = { $count ->
    [one] The { $empire } set out with { $count } unit: { $region }.
   *[other] The { $empire } set out with { $count } units: { $region }.
}
event-went = The { $empire } enter: { $region }.
event-was_barred = Star wars units keep the nuclear bombs of the { $empire } out: { $region }.
event-turned_back = The { $empire } turn back: { $region }.
event-leader_went = A leader of the { $empire } comes along, { $leader }: { $region }.
event-canal_asked = The { $empire } ask the { $other } to open the canal.
event-canal_opened = The { $empire } open the canal to the { $other }.
event-canal_closed = The { $empire } keep the canal closed to the { $other }.
event-order_restored = The { $empire } restore order with their units: { $region }.

## Conflict

event-conflict_began = The { $empire } attack the { $other }: { $region }.
event-round_began = Round { $count } of the conflict.
event-scrapped_bomb = The { $empire } destroy a nuclear bomb of their own.
event-retreated = The { $empire } retreat from the conflict: { $region }.
event-lost_in_pursuit = The { $empire } lose a unit to the pursuers: { $unit }.
event-nowhere_to_go = { $count ->
    [one] The { $empire } lose { $count } unit that has nowhere to go.
   *[other] The { $empire } lose { $count } units that have nowhere to go.
}
event-withdrew = { $count ->
    [one] The { $empire } fall back with { $count } unit: { $region }.
   *[other] The { $empire } fall back with { $count } units: { $region }.
}
event-leader_withdrew = A leader of the { $empire } falls back too, { $leader }: { $region }.
event-replaced_card = The { $empire } replace their conflict card.
event-showed_card = The { $empire } reveal a card of value { $points }: { $card }.
event-showed_units = { $count ->
    [one] The { $empire } reveal { $count } unit: { $unit }.
   *[other] The { $empire } reveal { $count } units: { $unit }.
}
event-showed_leader = The { $empire } reveal a tactician: { $leader }.
event-bombs_stopped = { $count ->
    [one] A star wars unit destroys a nuclear bomb of the { $empire }.
   *[other] A star wars unit destroys { $count } nuclear bombs of the { $empire }.
}
event-bomb_exploded = A nuclear bomb explodes and destroys all units of both sides: { $region }.
event-paid_for_bombs = { $seat } has used nuclear bombs and loses { $points } glory.
event-conflict_total = Conflict total of the { $empire }: { $points }.
event-lost_units = { $count ->
    [0] The { $empire } lose no units.
    [one] The { $empire } lose { $count } unit.
   *[other] The { $empire } lose { $count } units.
}
event-lost_leader = The { $empire } lose a leader in the conflict: { $leader }.
event-elephants_panicked = The { $empire } have lost an elephant and must retreat.
# $count: the disorder markers of this side in the conflict so far
event-fell_into_disorder = { $count ->
    [one] The { $empire } release all their units: { $count } disorder marker now.
   *[other] The { $empire } release all their units: { $count } disorder markers now.
}
event-won_conflict = The { $empire } win the conflict with the { $other }: { $region }.
event-nobody_won = Nobody is left, so the conflict has no winner: { $region }.
event-conflict_called_off = The conflict is called off: { $region }.
event-lost_elite = The { $empire } lose an elite marker.
event-region_sacked = { $level ->
    [0] No city, fort or artefact is left: { $region }.
   *[other] The city drops to level { $level }; no fort or artefact is left: { $region }.
}
event-lost_capital = The { $empire } lose their capital: { $region }.
event-lost_money = The { $empire } lose all their money: { $money }.
event-took_money = The { $empire } take { $money } money of it.

## Destiny and civilise

event-peeked = { $count ->
    [one] { $seat } looks at the next card of the draw pile.
   *[other] { $seat } looks at the next { $count } cards of the draw pile.
}
event-artifact_played = { $seat } plays an artefact on the { $empire }: { $artifact } ({ $card }).
event-artifact_acquired = The { $empire } acquire { $artifact }.
event-artifact_placed = The { $empire } acquire { $artifact }: { $region }.
event-artifact_glory_gained = { $seat } gains { $points } glory for { $artifact }.
event-artifact_glory_lost = { $seat } loses { $points } glory for { $artifact }.
event-blue_marker_placed = Blue marker for { $artifact }: every empire has it from level { $level } on.
event-culture_adopted = The { $empire } adopt { $artifact }.
event-culture_spread = { $artifact } spreads from the { $empire } to the { $other }.
event-change_disordered = The change brings disorder to the { $empire }: { $region }.
event-leader_placed = The { $empire } place a leader, { $leader }: { $region }.
event-leader_removed = The { $empire } lose a leader, { $leader }: { $region }.
event-leader_drawn = The { $empire } draw a leader from the cup: { $leader }.
event-no_leader_drawn = The { $empire } draw a “no leader” counter from the cup.
event-units_turned_over = { $count ->
    [one] The { $empire } modernise { $count } unit: { $region }.
   *[other] The { $empire } modernise { $count } units: { $region }.
}
event-city_built = The { $empire } build a city: { $region }.
event-city_improved = The { $empire } improve a city to level { $level }: { $region }.
event-capital_named = The { $empire } have their capital here: { $region }.
event-pacified = The { $empire } remove disorder for { $money } money: { $region }.
event-assassins_sent = The { $empire } send assassins against a leader of the { $other }, { $leader }: { $region }.
event-assassin_card_shown = The { $empire } show a card of value { $points }: { $card }.
event-assassinated = Assassins kill a leader of the { $other }: { $leader }.
event-assassination_failed = The assassins fail, and the { $other } keep their leader: { $leader }.

## The end

event-game_over = The game is over.
event-won = { $seat } wins with { $points } glory.
event-shared_win = { $seat } shares the win with { $points } glory.

## Only for the player who is named

event-drew_card = { $seat } draws { $card }.
event-trade_card_seen = { $partner } shows { $seat } a trade card: { $card }.
event-passage_card_got = { $partner } hands { $seat } a card for passage: { $card }.
event-assassin_card_drawn = { $seat } draws a card for the assassination: { $card }.
event-your_stolen_card = The stolen card: { $card }.
event-drew_for_conflict = { $seat } draws a card for the conflict: { $card }.
