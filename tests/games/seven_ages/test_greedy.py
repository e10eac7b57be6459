"""The rule of thumb: it beats random players, and does the sensible thing in every kind of decision."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.bits import put_in
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.core.sequence import Decision
from aevum.core.vocabulary import pack
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.actions import BUILD, DONE, LAY_FOR_TRADE, PLACE, REVEAL
from aevum.games.seven_ages.atlas import BORDER_START, BORDER_TO
from aevum.games.seven_ages.heuristics import appraise
from aevum.games.seven_ages.heuristics.production import MONEY
from aevum.games.seven_ages.sequence import SEQUENCE
from aevum.games.seven_ages.state import (
    ACTIVE,
    CREATE,
    DESTINY,
    DESTROY,
    IN_DISCARDS,
    IN_HAND,
    MANOEUVRE,
    OTHER,
    PRODUCTION,
    WILD,
)
from aevum.games.seven_ages.steps import (
    AT_ADVANCE,
    AT_ARRANGE,
    AT_BID,
    AT_BUILD,
    AT_BUY_GLORY,
    AT_COLOUR,
    AT_CREATE_CAPITAL,
    AT_CREATE_LEADER,
    AT_CREATE_UNIT,
    AT_DISCARD,
    AT_FOUND,
    AT_GIFT,
    AT_MARKER,
    AT_PARTNER,
    AT_PASSAGE_ACCEPT,
    AT_PASSAGE_PRICE,
    AT_REVEAL,
    AT_STACK,
    AT_SWAP_TRADE,
    AT_TIMING,
    AT_TRADE_CARD,
    AT_UNPAID,
)
from aevum.games.seven_ages.tables import (
    CARD_IDS,
    UNIT_IDS,
)
from tests.games.laid_out import NAMES
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region
from tests.games.seven_ages.greedy import ENGINE, asked, best, egypt, rival, trading

# The whole


def test_greedy_beats_three_random_players() -> None:
    seat = 3
    match = Match.new(GAME, [Player(name) for name in NAMES[:4]], {"last_turn": 3}, 40 + seat, ENGINE)
    luck = Random(seat)
    while not match.over:
        asked_seat = match.pending[0]
        if asked_seat == seat:
            action = ENGINE.best_choice(match.observed(asked_seat), asked_seat, luck.getrandbits(64))
        else:
            action = luck.choice(match.choices(asked_seat))
        match.play(asked_seat, action)
    assert match.winners() == (seat,)


def test_every_decision_of_the_game_is_appraised() -> None:
    """Nowhere does an unknown step get the same value for everything by mistake: each is named once."""
    import inspect

    import aevum.games.seven_ages.heuristics as package

    source = inspect.getsource(package)
    named = {step.at.name for step in SEQUENCE.steps if isinstance(step, Decision)}
    assert {name for name in named if f"AT_{name.upper()}" not in source} <= {
        *("found", "create_colour", "create_level", "create_region"),  # creation has a rule of its own
        *("create_leader", "create_capital", "create_fort"),
    }


def test_what_is_hidden_changes_nothing() -> None:
    """Types of foreign units, hands and markers that a seat may not see are not read."""
    s, empire = egypt(spearmen=6)
    enemy = rival(s, spearmen=2)
    hand(s, 1, "romans", "germans")
    s.marker[enemy], s.marker_placed[enemy] = DESTROY, 1
    asked(s, AT_STACK, empire)
    s.pending = 1
    seen = ENGINE.observe(s, 0)
    for action in ENGINE.choices(s, 0):
        assert appraise(s, 0, action) == appraise(seen, 0, action)


# The turn


def marker(s: Record, seat: int = 0) -> str:
    """The marker that is placed."""
    s.step = AT_MARKER
    return best(s, seat)


def test_it_founds_empires_while_it_can_and_fills_its_hand_when_it_cannot() -> None:
    s = empty_table(4)
    hand(s, 0, "egyptians", "english")
    assert marker(s) == "place_off create"
    s, _ = egypt()
    hand(s, 0, "english", "germans")  # not of this Age
    s.served = 1
    assert marker(s) == "place_off destiny"


def test_markers_fit_what_empires_can_do() -> None:
    s, _ = egypt(spearmen=4)
    assert marker(s) == "place manoeuvre egyptians"
    s, _ = egypt(money=14)
    assert marker(s) == "place production egyptians"
    s, _ = egypt()
    hand(s, 0, "babylonians", "etruscans", "olmecs", "harappans", "shang", "nubians")
    s.hand_size[0] = 6
    assert marker(s) != "place destroy egyptians"
    assert not marker(s).startswith("place create")


def test_an_empire_leaves_a_marker_to_another_that_needs_it_more() -> None:
    s, _ = egypt(money=20)
    other = found(s, "shang", 0, 1, "honan")
    garrison(s, other, "honan", spearmen=5)
    first = marker(s)
    assert first == "place production egyptians"
    s, _ = egypt(spearmen=2)
    other = found(s, "shang", 0, 1, "honan")
    garrison(s, other, "honan", spearmen=6)
    assert marker(s) != "place manoeuvre egyptians"


def test_markers_are_turned_over_when_they_are_of_use() -> None:
    s, empire = egypt(spearmen=4)
    s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, MANOEUVRE
    s.marker[empire], s.marker_placed[empire] = MANOEUVRE, 1
    assert best(s) == "reveal egyptians"
    s.action, s.marker[empire] = DESTROY, DESTROY
    assert best(s) == "pass"


def test_an_empire_that_could_not_pay_its_units_does_not_produce() -> None:
    s, empire = egypt(spearmen=9)
    s.disorder[region("egypt")] = 1
    s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, PRODUCTION
    s.marker[empire], s.marker_placed[empire] = PRODUCTION, 1
    assert best(s) == "pass"


def test_a_wild_card_waits_for_the_best_action() -> None:
    s, empire = egypt(spearmen=5)
    hand(s, 0, "shang", "chou", "minoans")  # so that no new cards are wanted
    s.marker[empire], s.marker_placed[empire] = WILD, 1
    s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, PRODUCTION
    assert best(s) == "pass"
    s.action = MANOEUVRE
    assert best(s) == "reveal egyptians"


def test_nothing_is_founded_off_empire_without_a_card() -> None:
    s, _ = egypt()
    s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, CREATE
    s.spare_marker[0], s.spare_placed[0] = CREATE, 1
    hand(s, 0, "english")
    assert best(s) == "pass"
    hand(s, 0, "shang")
    assert best(s) == "reveal_off"


def test_slow_actions_are_those_that_others_take() -> None:
    s, empire = egypt()
    s.timed_progress, s.step = 1, AT_TIMING
    s.marker[empire], s.marker_placed[empire] = PRODUCTION, 1
    assert best(s) not in {"slow production", "slow create", "slow destroy"}


def test_glory_is_bought_with_what_is_left_over_and_with_all_in_the_last_turn() -> None:
    s, empire = egypt(money=90)
    s.step = AT_BUY_GLORY
    assert best(s) == "buy_glory egyptians 1"
    s.money[empire] = 60
    assert best(s) == "done"
    s.last_turn = s.turn
    assert best(s) == "buy_glory egyptians 1"
    s.last_turn, s.last_age, s.level[empire] = 0, 1, 8
    assert best(s) == "buy_glory egyptians 1"


def test_glory_is_not_bought_with_money_that_is_counted_for_more() -> None:
    s = empty_table(4)
    found(s, "phoenicians", 0, 1, "phoenicia", money=60)  # money=2
    for seat, card, place in ((1, "nubians", "nubia"), (2, "shang", "honan"), (3, "olmecs", "yucatan")):
        found(s, card, seat, 1, place, money=40)
    s.step, s.last_turn = AT_BUY_GLORY, s.turn
    assert best(s) == "done"  # from the first place to the last
    s.money[s.player != 0] = 5
    assert best(s) == "buy_glory phoenicians 1"


def four_empires(tiny: str, place: str) -> tuple[Record, int]:
    """A table on which seat 0 can found no empire more; one of its four is tiny, the others hold three regions each."""
    s = empty_table(4)
    small = found(s, tiny, 0, 8, place)
    garrison(s, small, place, chariots=1)
    lands = {"egyptians": "egypt thebes nubia", "shang": "honan hopei shantung", "olmecs": "yucatan mexico panama"}
    for card, held in lands.items():
        empire = found(s, card, 0, 8, held.split()[0])
        for each in held.split():
            s.control[region(each)] = empire
            garrison(s, empire, each, spearmen=1)
    return s, small


def test_a_tiny_empire_makes_room_for_a_better_one_and_a_good_one_does_not() -> None:
    s, small = four_empires("amazons", "crimea")
    rival(s, "romans", "latium", level=9, spearmen=3, chariots=2)
    hand(s, 0, "persians", "vandals")
    s.step = AT_REVEAL
    s.seat, s.served, s.action = 0, 1, DESTROY
    for empire in range(15):
        if s.player[empire] == 0:
            s.marker[empire], s.marker_placed[empire] = DESTROY, 1
            worth = appraise(s, 0, int(pack(REVEAL, int(s.card[empire]))))
            assert worth == appraise(ENGINE.observe(s, 0), 0, int(pack(REVEAL, int(s.card[empire]))))
            assert (worth > 0.0) == (empire == small)
    s.last_turn = s.turn + 1  # too late to found another
    assert appraise(s, 0, int(pack(REVEAL, int(s.card[small])))) < 0.0
    s.last_turn = 0
    s.card_at[s.card_at == IN_HAND] = IN_DISCARDS
    hand(s, 0, "english", "germans")  # not of this Age
    assert appraise(s, 0, int(pack(REVEAL, int(s.card[small])))) < 0.0


# Cards


def test_the_least_card_is_bid_and_the_colours_with_most_counters_taken() -> None:
    s = empty_table(4)
    hand(s, 0, "egyptians", "english", "vandals")
    s.step, s.turn, s.bidding = AT_BID, 0, 15
    assert best(s) != "bid egyptians"
    s.pair[0], s.step = -1, AT_COLOUR
    assert best(s).startswith("take_colours ")


def test_poor_cards_are_discarded_and_good_ones_kept() -> None:
    s, empire = egypt(level=43)
    hand(s, 0, "sumerians", "amazons")  # empires of long ago
    asked(s, AT_DISCARD, empire, 0)
    assert best(s).startswith("discard ")
    young, empire = egypt()
    hand(young, 0, "sumerians", "minoans")
    assert best(asked(young, AT_DISCARD, empire, 0)) == "done"


def test_cards_without_an_empire_go_while_an_empire_is_wanted() -> None:
    s, empire = egypt()
    hand(s, 0, "french", "zulus")  # not of this Age
    assert best(asked(s, AT_DISCARD, empire, 0)) == "discard french"
    s, empire = egypt()
    hand(s, 0, "french", "zulus", "shang")
    assert best(asked(s, AT_DISCARD, empire, 0)) == "done"


def test_who_can_found_only_one_empire_draws_for_the_next() -> None:
    worth = []
    for cards in (("shang",), ("shang", "olmecs")):
        s, empire = egypt()
        hand(s, 0, *cards)
        s.step, s.hand_size[0] = AT_MARKER, 6
        worth.append(appraise(s, 0, int(pack(PLACE, DESTINY, int(s.card[empire])))))
    assert worth[0] > worth[1] + 0.2


def test_the_best_card_is_put_next() -> None:
    s, empire = egypt()
    s.peeked[0, :2] = [CARD_IDS.index("vandals"), CARD_IDS.index("sumerians")]
    assert best(asked(s, AT_ARRANGE, empire, 0)) == "put_next sumerians"


# Creation


def test_a_first_empire_is_of_an_early_age_and_does_not_fight_an_own_one() -> None:
    s = empty_table(4)
    hand(s, 0, "egyptians", "english", "germans")
    assert best(asked(s, AT_FOUND, 0, 0)) == "found egyptians"
    s = empty_table(4)
    own = found(s, "etruscans", 0, 8, "latium")
    garrison(s, own, "latium", spearmen=3)
    hand(s, 0, "romans", "han")
    assert best(asked(s, AT_FOUND, 0, 0)) == "found han"


def test_a_new_empire_has_a_leader_units_for_the_land_around_and_a_capital() -> None:
    s = empty_table(4)
    empire = found(s, "english", 0, 22, "england", money=13, arrived=-1)
    assert best(asked(s, AT_CREATE_LEADER, empire)).startswith("appoint ")
    assert best(asked(s, AT_CREATE_UNIT, empire)).startswith("build ")
    garrison(s, empire, "england", swordsmen=1)
    assert best(asked(s, AT_CREATE_CAPITAL, empire)) == "found_capital england"


def test_a_start_that_must_be_fought_for_gets_all_units_that_money_buys() -> None:
    s = empty_table(4)
    enemy = found(s, "shang", 1, 8, "honan")
    garrison(s, enemy, "honan", spearmen=1)
    empire = found(s, "han", 0, 8, money=12, arrived=-1)
    put_in(s.starts[empire], region("honan"))
    while best(asked(s, AT_CREATE_UNIT, empire)) != "done":
        ENGINE.choose(s, 0, ENGINE.best_choice(s, 0, 3))
        assert SEQUENCE.names[s.step] == "create_unit" or s.money[empire] < 2
        if SEQUENCE.names[s.step] != "create_unit":
            break
    assert s.stacks[empire, region("honan")] >= 4


def test_an_occupied_start_is_not_preferred_to_a_free_one() -> None:
    for place, answer in (("honan", "found persians"), ("egypt", "found han")):
        s = empty_table(4)
        enemy = found(s, "shang", 1, 8, place)
        garrison(s, enemy, place, spearmen=3)
        hand(s, 0, "han", "persians")  # the Han start in Honan
        assert best(asked(s, AT_FOUND, 0, 0)) == answer


def test_an_empire_is_founded_where_few_others_will_come() -> None:
    s, _ = egypt()
    hand(s, 0, "hittites", "chavin")
    assert best(asked(s, AT_FOUND, 0, 0)) == "found chavin"


def test_nobody_starts_against_more_than_the_first_money_can_beat() -> None:
    for units, answer in ((1, "reveal_off"), (7, "pass")):
        s = empty_table(4)
        enemy = found(s, "shang", 1, 8, "honan")
        garrison(s, enemy, "honan", spearmen=units)
        hand(s, 0, "han")
        s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 0, CREATE
        s.spare_marker[0], s.spare_placed[0] = CREATE, 1
        assert best(s) == answer


# Production


def test_units_are_built_where_free_land_is_near() -> None:
    s, empire = egypt(money=10)
    assert best(asked(s, AT_BUILD, empire)) == "build spearmen egypt"


def test_money_is_kept_when_income_does_not_feed_more_units() -> None:
    s, empire = egypt(money=10, spearmen=9)
    assert best(asked(s, AT_BUILD, empire)) == "done"


def test_an_army_is_gathered_against_a_weak_neighbour_when_no_land_is_free() -> None:
    s, empire = egypt(money=12, level=8, spearmen=2)
    enemy = rival(s, level=8)
    for border in range(BORDER_START[region("egypt")], BORDER_START[region("egypt") + 1]):
        s.control[BORDER_TO[border]] = enemy
    garrison(s, enemy, "thebes", spearmen=1)
    weak = appraise(asked(s, AT_BUILD, empire), 0, int(pack(BUILD, UNIT_IDS.index("spearmen"), region("egypt"))))
    garrison(s, enemy, "thebes", spearmen=6)
    garrison(s, empire, "egypt", spearmen=6)
    strong = appraise(s, 0, int(pack(BUILD, UNIT_IDS.index("spearmen"), region("egypt"))))
    assert weak > MONEY > strong


def test_who_has_plenty_of_money_spends_it_more_freely() -> None:
    s, empire = egypt(level=8)
    s.step = AT_BUILD
    for money, price in ((10, 1.0), (30, 0.5), (60, 0.25)):
        s.money[empire] = money
        asked(s, AT_BUILD, empire)
        assert appraise(s, 0, int(pack(DONE))) == pytest.approx(price * MONEY)


def test_who_has_a_hoard_pays_for_units_beyond_its_income_and_does_not_work_for_more() -> None:
    done, worth = int(pack(DONE)), []
    for money in (10, 80):
        s, empire = egypt(money=money, level=8, spearmen=9)
        assert (appraise(asked(s, AT_BUILD, empire), 0, done) > MONEY) == (money == 10)
    for money in (40, 120):
        s, empire = egypt(money=money, level=8, spearmen=1)
        for border in range(BORDER_START[region("egypt")], BORDER_START[region("egypt") + 1]):
            s.control[BORDER_TO[border]] = empire  # no land to take
        s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, PRODUCTION
        s.marker[empire], s.marker_placed[empire] = PRODUCTION, 1
        worth.append(appraise(s, 0, int(pack(REVEAL, int(s.card[empire])))))
    assert worth[0] > worth[1] > 0.0


def test_ships_are_built_for_free_seas_that_count() -> None:
    s = empty_table(4)
    empire = found(s, "minoans", 0, 2, "crete", money=12, capital=region("crete"))
    garrison(s, empire, "crete", spearmen=1)
    assert best(asked(s, AT_BUILD, empire)) == "build galleys crete"


def test_who_goes_unpaid_is_not_the_last_in_the_capital() -> None:
    s, empire = egypt(spearmen=2)
    garrison(s, empire, "nubia", spearmen=1)
    assert best(asked(s, AT_UNPAID, empire)) == "disband spearmen egypt"
    s, empire = egypt(spearmen=1)
    garrison(s, empire, "nubia", spearmen=1)
    assert best(asked(s, AT_UNPAID, empire)) == "disband spearmen nubia"


# Trade


def test_a_partner_further_on_is_picked_and_the_trade_not_declined() -> None:
    s, empire = egypt()
    assert best(asked(s, AT_PARTNER, empire)) == "trade_with_pile"
    rival(s, "sumerians", "thebes", level=4)
    behind = found(s, "israelites", 2, 1, "palestine")
    garrison(s, behind, "palestine", spearmen=1)
    assert best(asked(s, AT_PARTNER, empire)) == "trade_with sumerians"


def test_a_high_card_of_no_other_use_is_laid() -> None:
    s, empire = egypt(level=43)
    trading(s, empire, rival(s, level=43))
    hand(s, 0, "romans", "vandals", "macedonians")
    asked(s, AT_TRADE_CARD, empire, 3)
    assert best(s) == "lay_for_trade romans"


def test_who_sees_the_other_card_lays_just_what_wins() -> None:
    s, empire = egypt(level=43)
    trading(s, empire, rival(s, level=43))
    hand(s, 0, "romans", "macedonians", "vandals")  # 7, 4, 0
    s.side_peeks[ACTIVE], s.side_card[OTHER] = 1, CARD_IDS.index("russians")  # 4
    asked(s, AT_TRADE_CARD, empire, 1)
    win, tie = (appraise(s, 0, int(pack(LAY_FOR_TRADE, CARD_IDS.index(name)))) for name in ("romans", "macedonians"))
    assert best(s) == "lay_for_trade romans" and win > tie


def test_a_card_is_replaced_only_to_win() -> None:
    s, empire = egypt(level=43)
    trading(s, empire, rival(s, level=43))
    hand(s, 0, "romans")
    s.side_card[:], s.sides_shown = (CARD_IDS.index("vandals"), CARD_IDS.index("russians")), 1
    asked(s, AT_SWAP_TRADE, empire)
    assert best(s) == "replace_trade_card romans"
    s.side_card[OTHER], s.side_card[ACTIVE] = CARD_IDS.index("timurids"), CARD_IDS.index("russians")
    assert best(s) == "keep_trade_card"


def test_progress_is_taken_and_no_money_given_away() -> None:
    s, empire = egypt(money=20)
    other = rival(s)
    assert best(asked(s, AT_ADVANCE, empire, 2)) == "advance 2"
    assert best(asked(s, AT_GIFT, empire, other)) == "give_money 0"


def test_passage_has_a_fair_price() -> None:
    s, empire = egypt(money=20)
    other = rival(s)
    s.money[other] = 20
    s.glory[:3] = 9, 4, 30
    asked(s, AT_PASSAGE_PRICE, other, empire)
    assert best(s) == "demand_money 3"
    s.glory[1] = 40
    assert best(s) == "refuse_passage"
    s.price_money[other], s.price_cards[other] = 3, 0
    assert best(asked(s, AT_PASSAGE_ACCEPT, empire, other)) == "accept_price"
    s.price_money[other] = 15
    assert best(s) == "decline_price"
