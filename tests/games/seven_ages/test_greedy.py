"""The rule of thumb: it beats random players, and does the sensible thing in every kind of decision."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.bits import put_in
from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.core.sequence import Decision, interrupt
from aevum.core.vocabulary import pack
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.actions import ADOPT, BUILD, DONE, LAY_FOR_TRADE, PLACE, REVEAL, VOCABULARY
from aevum.games.seven_ages.atlas import BORDER_START, BORDER_TO, LAND, REGION_KIND, REGIONS
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.heuristics import appraise
from aevum.games.seven_ages.heuristics.moves import best_attack
from aevum.games.seven_ages.heuristics.production import MONEY
from aevum.games.seven_ages.icons import (
    TIMING_ANY_TIME,
    TIMING_BEFORE_ACTIONS,
    TIMING_CONFLICT,
    TIMING_HARVEST,
    TIMING_PRODUCTION,
    TIMING_TRADE,
)
from aevum.games.seven_ages.rules.conflict import begin_conflict
from aevum.games.seven_ages.rules.effect_frames import pack_what, pack_who
from aevum.games.seven_ages.rules.windows import pack_window
from aevum.games.seven_ages.sequence import SEQUENCE
from aevum.games.seven_ages.state import (
    ACTIVE,
    COVERED,
    CREATE,
    DESTINY,
    DESTROY,
    IN_DISCARDS,
    IN_HAND,
    MANOEUVRE,
    NOWHERE,
    OTHER,
    PRODUCTION,
    TRADE,
    WILD,
)
from aevum.games.seven_ages.steps import (
    AT_ADVANCE,
    AT_ARRANGE,
    AT_ARTIFACT_EMPIRE,
    AT_ARTIFACT_REGION,
    AT_ASSASSIN_KEEP,
    AT_BID,
    AT_BUILD,
    AT_BUY_GLORY,
    AT_CANAL,
    AT_CHOOSE_CONFLICT,
    AT_CIVILISE_PART,
    AT_COLOUR,
    AT_COMMIT,
    AT_CREATE_CAPITAL,
    AT_CREATE_LEADER,
    AT_CREATE_UNIT,
    AT_CULTURE_SOURCE,
    AT_DISCARD,
    AT_EVENT_CHOICE,
    AT_EVENT_REGION,
    AT_EVENT_TARGET,
    AT_EVENT_UNITS,
    AT_FOUND,
    AT_GIFT,
    AT_INTERRUPT_EVENT,
    AT_KEEP_DRAWN,
    AT_MARKER,
    AT_MODERNISE,
    AT_PACIFY,
    AT_PARTNER,
    AT_PASSAGE_ACCEPT,
    AT_PASSAGE_PRICE,
    AT_PLACE_LEADER,
    AT_PLAY_EVENT,
    AT_REPLACE_CARD,
    AT_RETREAT,
    AT_RETREAT_TO,
    AT_REVEAL,
    AT_STACK,
    AT_SURPLUS_LEADER,
    AT_SWAP_TRADE,
    AT_TIMING,
    AT_TRADE_CARD,
    AT_UNPAID,
    AT_URBANISE,
)
from aevum.games.seven_ages.tables import (
    ARTIFACT_IDS,
    CARD_ARTIFACT,
    CARD_EVENT,
    CARD_IDS,
    EVENT_IDS,
    LEADER_KIND_IDS,
    LEADERS,
    UNIT_IDS,
)
from tests.games.laid_out import NAMES
from tests.games.seven_ages.battle import lead
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region

ENGINE = interpreted(GAME)


def best(s: Record, seat: int = 0, luck: int = 3) -> str:
    """What the rule of thumb would do; it leaves no trace in the record."""
    s.pending = 1 << seat
    before = s.tobytes()
    words = VOCABULARY.to_words(ENGINE.best_choice(s, seat, luck))
    assert s.tobytes() == before
    return words


def asked(s: Record, step: int, a: int = 0, b: int = 0) -> Record:
    """The same table with this step before a player."""
    interrupt(s, step, a, b)
    return s


def egypt(money: int = 0, level: int = 1, **units: int) -> tuple[Record, int]:
    """Egypt of seat 0, alone in the world, with its capital."""
    s = empty_table(4)
    empire = found(s, "egyptians", 0, level, "egypt", money=money, capital=region("egypt"), had_capital=1)
    s.city[region("egypt")] = 1
    garrison(s, empire, "egypt", **(units or {"spearmen": 1}))
    return s, empire


def rival(s: Record, card: str = "nubians", place: str = "nubia", level: int = 1, **units: int) -> int:
    """An empire of seat 1."""
    empire = found(s, card, 1, level, place)
    garrison(s, empire, place, **(units or {"spearmen": 1}))
    return empire


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


def trading(s: Record, empire: int, other: int) -> None:
    """A trade goes on between two empires."""
    s.side_empire[:] = empire, other
    s.side_seat[:] = s.player[empire], s.player[other]
    s.side_card[:] = -1


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


# Manoeuvre


def play_moves(s: Record, seat: int = 0) -> list[str]:
    """All moves of a manoeuvre as the rule of thumb makes them, until something else is asked."""
    made = []
    s.pending = 1 << seat
    while SEQUENCE.names[s.step] in {"stack", "pick_unit", "go"}:
        action = ENGINE.best_choice(s, seat, 3)
        made.append(VOCABULARY.to_words(action))
        ENGINE.choose(s, seat, action)
    return made


def test_one_unit_goes_into_each_free_region_and_one_stays() -> None:
    s = empty_table(4)
    empire = found(s, "sumerians", 0, 1, "sumer")
    garrison(s, empire, "sumer", spearmen=3)
    asked(s, AT_STACK, empire)
    play_moves(s)
    assert s.stacks[empire, region("sumer")] == 1
    assert (s.control == empire).sum() == 3


def test_a_ship_carries_a_unit_over_the_sea_where_no_land_is_free() -> None:
    s = empty_table(4)
    empire = found(s, "minoans", 0, 2, "crete", capital=region("crete"))
    garrison(s, empire, "crete", spearmen=2, galleys=1)
    for border in range(BORDER_START[region("crete")], BORDER_START[region("crete") + 1]):
        s.control[BORDER_TO[border]] = empire
    moves = play_moves(asked(s, AT_STACK, empire))
    assert moves[:3] == ["move crete", "take galleys", "take spearmen"]
    assert s.stacks[empire, region("crete")] == 1
    landed = [each for each in range(REGIONS) if s.stacks[empire, each] == 2]
    assert len(landed) == 1 and REGION_KIND[landed[0]] == LAND and s.control[landed[0]] == empire


def rival_at(s: Record, place: str, units: int) -> int:
    """The empire of seat 1 holds a region more."""
    owners = [each for each in range(15) if s.player[each] == 1]
    empire = owners[0] if owners else found(s, "nubians", 1, 1, place)
    s.control[region(place)] = empire
    garrison(s, empire, place, spearmen=units)
    return empire


def test_it_attacks_only_when_it_can_hardly_fail() -> None:
    weak, empire = egypt(spearmen=3)
    strong, _ = egypt(level=14, swordsmen=6, light_cavalry=3)
    for s in (weak, strong):
        rival_at(s, "thebes", 2)
    assert "go thebes" not in play_moves(asked(weak, AT_STACK, empire))
    moves = play_moves(asked(strong, AT_STACK, empire))
    assert moves[:3] == ["move egypt", "take_all", "go thebes"]


def just_enough(place: str) -> tuple[Record, int]:
    """Egypt with no unit more than an attack takes, and nothing else to do."""
    for units in range(3, 15):
        s, empire = egypt(spearmen=units)
        rival_at(s, place, 1)
        s.control[s.control == -1] = empire
        if best_attack(s, empire, region("egypt")) > 0.0:
            return asked(s, AT_STACK, empire), empire
    raise AssertionError("no army is large enough")


def test_an_army_that_is_being_picked_is_counted_as_a_whole() -> None:
    s, _ = just_enough("thebes")
    s.pending = 1
    for words in ("move egypt", "take spearmen", "take spearmen"):
        ENGINE.choose(s, 0, VOCABULARY.from_words(words))
    assert play_moves(s)[:2] == ["take_all", "go thebes"]


def test_units_of_long_ago_are_not_taken_for_new_ones() -> None:
    s, empire = egypt(level=38, fusiliers=3)
    enemy = rival(s, level=38)
    s.control[s.control == -1] = empire
    s.control[region("thebes")] = enemy
    garrison(s, enemy, "thebes", spearmen=1)
    assert "go thebes" in play_moves(asked(s, AT_STACK, empire))


def test_idle_units_gather_where_an_attack_wants_them() -> None:
    s, empire = egypt(level=8, spearmen=5)
    rival(s, "nubians", "nubia", level=8)
    garrison(s, empire, "thebes", spearmen=1)
    s.control[s.control == -1] = empire
    assert play_moves(asked(s, AT_STACK, empire))[:3] == ["move egypt", "take_all", "go thebes"]
    assert s.stacks[empire, region("egypt")] == 1


def test_air_units_follow_to_a_battle_and_take_no_land() -> None:
    s, empire = egypt(level=44, motor_infantry=5, fighters=1)
    rival_at(s, "thebes", 1)
    moves = play_moves(asked(s, AT_STACK, empire))
    assert moves.index("take fighters") > moves.index("go thebes")
    assert moves[moves.index("take fighters") :][:2] == ["take fighters", "go thebes"]
    alone, empire = egypt(level=44, motor_infantry=1, fighters=1)
    assert play_moves(asked(alone, AT_STACK, empire)) == ["done"]


def test_it_stops_where_the_best_free_region_is() -> None:
    s, empire = egypt(spearmen=2)
    asked(s, AT_STACK, empire)
    moves = play_moves(s)
    assert moves[0] == "move egypt" and "stop" in moves and "turn_back" not in moves


def test_the_surest_conflict_comes_first_and_a_canal_is_closed_to_the_leader() -> None:
    s, empire = egypt(level=14, swordsmen=2)
    garrison(s, empire, "thebes", swordsmen=6)
    enemy = rival(s, place="nubia")
    for place in ("egypt", "thebes"):
        garrison(s, enemy, place, spearmen=1)
    assert best(asked(s, AT_CHOOSE_CONFLICT, empire)) == "fight thebes nubians"
    s.glory[:2] = 5, 30
    assert best(asked(s, AT_CANAL, enemy, empire)) == "close_canal"


# Conflict


def battle(own: dict[str, int], theirs: dict[str, int], level: int = 14) -> tuple[Record, int, int]:
    """Egypt attacks the Nubians in Nubia."""
    s, empire = egypt(level=level, spearmen=1)
    enemy = rival(s, "nubians", "nubia", level, **theirs)
    garrison(s, empire, "nubia", **own)
    begin_conflict(s, region("nubia"), empire, enemy)
    s.battle_round = 1
    return s, empire, enemy


def commit_all(s: Record, seat: int = 0) -> list[str]:
    """What is committed, one after another."""
    made: list[str] = []
    while not made or made[-1] != "done":
        made.append(best(s, seat))
        ENGINE.choose(s, seat, ENGINE.best_choice(s, seat, 3))
        if SEQUENCE.names[s.step] != "commit" or s.side_ready[ACTIVE]:
            break
    return made


def test_it_commits_enough_all_or_one() -> None:
    sure, empire, _ = battle({"swordsmen": 6}, {"spearmen": 1}, level=6)
    made = commit_all(asked(sure, AT_COMMIT, empire))
    assert "commit_all" not in made and made[-1] == "done"
    close, empire, _ = battle({"swordsmen": 4}, {"swordsmen": 6})
    assert best(asked(close, AT_COMMIT, empire)) == "commit_all"
    lost, empire, _ = battle({"spearmen": 2, "swordsmen": 1}, {"swordsmen": 6, "light_cavalry": 3})
    assert commit_all(asked(lost, AT_COMMIT, empire)) == ["commit spearmen", "done"]


def test_it_retreats_when_there_is_no_hope() -> None:
    s, empire, _ = battle({"spearmen": 2}, {"swordsmen": 6, "light_cavalry": 3})
    s.control[region("thebes")] = empire
    garrison(s, empire, "thebes", spearmen=1)
    s.side_disorder[OTHER] = 1
    assert best(asked(s, AT_RETREAT, empire, ACTIVE)) == "retreat"
    assert best(asked(s, AT_RETREAT_TO, empire, ACTIVE)).endswith("thebes")
    s, empire, _ = battle({"swordsmen": 6, "light_cavalry": 2}, {"spearmen": 2})
    s.side_disorder[OTHER] = 1
    assert best(asked(s, AT_RETREAT, empire, ACTIVE)) == "pass"


def test_a_tactician_replaces_a_low_card() -> None:
    s, empire, _ = battle({"swordsmen": 3}, {"swordsmen": 3})
    lead(s, empire, "nubia", "tactician")
    s.side_card[ACTIVE] = CARD_IDS.index("vandals")  # 0
    assert best(asked(s, AT_REPLACE_CARD, empire, ACTIVE)) == "replace_card"
    s.side_card[ACTIVE] = CARD_IDS.index("romans")  # 7
    assert best(s) == "pass"
    assert best(asked(s, AT_ASSASSIN_KEEP, empire, ACTIVE)) == "keep_drawn_card"
    s.side_card[ACTIVE] = CARD_IDS.index("vandals")
    assert best(s) == "draw_another_card"


# Civilise


def test_artifacts_are_played_on_the_own_empire_and_harm_on_others() -> None:
    s, empire = egypt()
    rival(s, "sumerians", "sumer")
    card = next(each for each in range(len(CARD_IDS)) if each != 0 and is_writing(each))
    assert best(asked(s, AT_ARTIFACT_EMPIRE, empire, card)) == "give_artifact egyptians"
    dark = CARD_IDS.index("russians")
    assert best(asked(s, AT_ARTIFACT_EMPIRE, empire, dark)) == "give_artifact sumerians"


def test_what_does_harm_is_given_to_who_leads() -> None:
    for leader, name in ((1, "sumerians"), (2, "shang")):
        s, empire = egypt()
        rival(s, "sumerians", "sumer")
        third = found(s, "shang", 2, 1, "honan")
        garrison(s, third, "honan", spearmen=1)
        s.glory[:4] = 10
        s.glory[leader] = 40
        assert best(asked(s, AT_ARTIFACT_EMPIRE, empire, CARD_IDS.index("russians"))) == f"give_artifact {name}"


def is_writing(card: int) -> bool:
    """Whether a card shows the artifact of writing."""
    return bool(CARD_ARTIFACT[card] == ARTIFACT_IDS.index("writing"))


def test_an_artifact_is_placed_where_it_is_safe() -> None:
    s, empire = egypt(spearmen=3)
    garrison(s, empire, "thebes", spearmen=1)
    s.city[region("thebes")] = 1
    rival(s, spearmen=4)
    card = next(each for each in range(len(CARD_IDS)) if CARD_ARTIFACT[each] == ARTIFACT_IDS.index("pyramids"))
    assert best(asked(s, AT_ARTIFACT_REGION, empire, (card << 4) | empire)) == "place_artifact egypt"


def test_civilising_builds_cities_and_ends() -> None:
    s, empire = egypt()
    assert best(asked(s, AT_CIVILISE_PART, empire)).split()[0] == "promote"
    lead(s, empire, "egypt", "artist")
    lead(s, empire, "egypt", "builder")
    s.level[empire] = 8
    assert best(s) == "urbanise"
    garrison(s, empire, "thebes", spearmen=1)
    assert best(asked(s, AT_URBANISE, empire)) == "improve_city egypt"
    barren = empty_table(4)
    huns = found(barren, "huns", 0, 8, "mongolia")
    garrison(barren, huns, "mongolia", spearmen=1)
    lead(barren, huns, "mongolia", "artist")
    lead(barren, huns, "mongolia", "explorer")
    assert best(asked(barren, AT_CIVILISE_PART, huns)) == "done"


def test_an_artist_is_kept_sent_to_a_city_and_not_given_up() -> None:
    s, empire = egypt()
    garrison(s, empire, "thebes", spearmen=5)
    artist, explorer = LEADER_KIND_IDS.index("artist"), LEADER_KIND_IDS.index("explorer")
    assert best(asked(s, AT_KEEP_DRAWN, empire, (artist << 4) | 1)) == "keep_drawn_leader"
    assert best(asked(s, AT_KEEP_DRAWN, empire, (explorer << 4) | 1)) == "draw_leader"
    assert best(asked(s, AT_PLACE_LEADER, empire, LEADERS + artist)) == "send_leader egypt"
    lead(s, empire, "egypt", "artist")
    lead(s, empire, "egypt", "explorer")
    assert best(asked(s, AT_SURPLUS_LEADER, empire, 1)) == "give_up_leader explorer egypt"


def test_a_first_religion_is_adopted_but_not_changed_for_a_point() -> None:
    s, empire = egypt()
    other = rival(s, place="thebes")
    s.religion[other] = ARTIFACT_IDS.index("judaism")
    own = found(s, "sumerians", 0, 1, "palestine", religion=ARTIFACT_IDS.index("judaism"))
    garrison(s, own, "palestine", spearmen=1)
    s.urbanised[:2] = region("egypt"), region("thebes")
    judaism = ARTIFACT_IDS.index("judaism")
    assert best(asked(s, AT_CULTURE_SOURCE, empire, judaism)) == "adopt_from sumerians"
    lead(s, empire, "egypt", "artist")
    lead(s, empire, "egypt", "builder")
    assert best(asked(s, AT_CIVILISE_PART, empire)) in {"adopt judaism", "urbanise"}
    first = appraise(s, 0, int(pack(ADOPT, judaism)))
    s.religion[empire] = ARTIFACT_IDS.index("hinduism")
    assert first > 0.0 > appraise(s, 0, int(pack(ADOPT, judaism)))


def test_units_are_turned_to_the_better_side_and_order_is_bought() -> None:
    s, empire = egypt(level=40, swordsmen=2, spearmen=1)
    assert best(asked(s, AT_MODERNISE, empire)) in {"turn_over swordsmen egypt", "turn_over spearmen egypt"}
    new, empire = egypt(level=40, fusiliers=2)
    assert best(asked(new, AT_MODERNISE, empire)) == "done"
    s.disorder[region("egypt")], s.money[empire] = 1, 20
    assert best(asked(s, AT_PACIFY, empire)) == "pacify egypt"


# Events


def event(name: str) -> int:
    """The number of an event."""
    return EVENT_IDS.index(name)


def card_of_event(name: str) -> int:
    """A card with this event that no test makes an empire of."""
    return max(card for card in range(len(CARD_IDS)) if CARD_EVENT[card] == event(name))


def window(s: Record, seat: int, timing: int, subject: int, name: str) -> Record:
    """A player who holds this event alone is asked whether to play it."""
    hand(s, seat, CARD_IDS[card_of_event(name)])
    return asked(s, AT_PLAY_EVENT, timing, pack_window(subject, seat, 0))


def test_helpful_events_are_played_and_those_that_hit_all_are_not() -> None:
    s, empire = egypt(level=20)
    assert best(window(s, 0, TIMING_PRODUCTION, empire, "financier")).startswith("play_event ")
    s, _ = egypt(level=20)
    rival(s, level=20)
    assert best(window(s, 0, TIMING_HARVEST, -1, "glory_proclaimed")).startswith("play_event ")
    s, _ = egypt(level=20)
    rival(s, level=20)
    assert best(window(s, 0, TIMING_HARVEST, -1, "glory_doubted")) == "pass"


def test_all_lose_cards_only_when_oneself_has_none_to_lose() -> None:
    for own, answer in ((("shang",), "play_event"), (("shang", "minoans", "sumerians"), "pass")):
        s, _ = egypt(level=20)
        rival(s, level=20)
        s.hand_size[1:4] = 5
        window(s, 0, TIMING_BEFORE_ACTIONS, -1, "comet")
        for name in own[1:]:
            s.card_at[CARD_IDS.index(name)] = IN_HAND
        s.hand_size[0] = len(own)
        assert best(s).split()[0] == answer


def test_who_is_far_behind_halves_the_harvest_of_all() -> None:
    for glory, answer in ((150, "play_event"), (5, "pass")):
        s, _ = egypt(level=20)
        rival(s, level=20)
        s.glory[:2], s.turn = (5, glory), 10
        assert best(window(s, 0, TIMING_HARVEST, -1, "glory_doubted")).split()[0] == answer


def test_a_trade_of_the_leader_with_somebody_else_is_called_off() -> None:
    for trader, glory, answer in ((1, 50, "play_event"), (1, 1, "pass"), (0, 50, "pass")):
        s, empire = egypt(level=43)
        other = rival(s, level=43)
        third = found(s, "shang", 2, 43, "honan")
        trading(s, other if trader else empire, third)
        s.glory[:3] = 20, glory, 50
        assert best(window(s, 0, TIMING_TRADE, other, "embargo")).split()[0] == answer


def test_harm_is_for_the_leader_and_never_for_oneself() -> None:
    s, _ = egypt(level=20)
    rival(s, level=20)
    third = found(s, "shang", 2, 20, "honan")
    garrison(s, third, "honan", spearmen=1)
    s.glory[:3] = 20, 5, 40
    card = card_of_event("famine")
    asked(s, AT_EVENT_TARGET, pack_who(-1, -1, 0), card)
    assert best(s) == "aim_at shang"
    alone, _ = egypt(level=20)
    assert best(window(alone, 0, TIMING_ANY_TIME, -1, "famine")) == "pass"


def test_one_more_action_is_for_the_empire_that_can_use_it() -> None:
    s, empire = egypt(level=20)
    for place in ("thebes", "nubia"):
        s.control[region(place)] = empire
        garrison(s, empire, place, spearmen=1)
    other = found(s, "shang", 0, 20, "honan")
    garrison(s, other, "honan", spearmen=6)
    asked(s, AT_EVENT_TARGET, pack_who(-1, -1, 0), card_of_event("conjunction"))
    assert best(s) == "act_for shang"


def test_a_longer_range_is_for_who_trades_and_has_nobody_near_to_learn_from() -> None:
    for trades, level, answer in ((True, 9, "play_event"), (False, 9, "pass"), (True, 1, "pass")):
        s, empire = egypt(level=2)
        rival(s, "sumerians", "sumer", level=level)
        s.action = TRADE
        s.marker[empire], s.marker_placed[empire] = (TRADE if trades else MANOEUVRE), 1
        assert best(window(s, 0, TIMING_ANY_TIME, -1, "silk_road")).split()[0] == answer


def test_what_harms_oneself_is_prevented() -> None:
    s, empire = egypt(level=20)
    other = rival(s, level=20)
    hand(s, 0, CARD_IDS[card_of_event("divine_intervention")])
    harm = card_of_event("volcano")
    for target, answer in ((empire, "play_event"), (other, "pass")):
        who = pack_who(other, target, 1)
        asked(s, AT_INTERRUPT_EVENT, who, harm + pack_window(0, 0, 1) * 128)
        assert best(s).split()[0] == answer


def test_events_of_a_conflict_are_for_those_who_fight() -> None:
    s, _, _ = battle({"swordsmen": 4}, {"swordsmen": 3})
    assert best(window(s, 2, TIMING_CONFLICT, -1, "surprise_attack"), 2) == "pass"
    s, _, _ = battle({"swordsmen": 4}, {"swordsmen": 3})
    s.in_conflict[s.unit_at == region("nubia")] = COVERED
    assert best(window(s, 0, TIMING_CONFLICT, -1, "surprise_attack"), 0).startswith("play_event ")
    s, _, _ = battle({"swordsmen": 4}, {"swordsmen": 3})
    s.in_conflict[s.unit_at == region("nubia")] = COVERED
    assert best(window(s, 0, TIMING_CONFLICT, -1, "ambush"), 0) == "pass"


def test_weather_that_stops_missiles_is_for_who_has_none() -> None:
    for own, answer in (({"swordsmen": 4}, "play_event"), ({"swordsmen": 3, "archers": 1}, "pass")):
        s, _, _ = battle(own, {"swordsmen": 3})
        s.in_conflict[s.unit_at == region("nubia")] = COVERED
        assert best(window(s, 0, TIMING_CONFLICT, -1, "foul_weather"), 0).split()[0] == answer


def carrying_out(s: Record, step: int, name: str, acting: int, target: int, seat: int, place: int = NOWHERE) -> Record:
    """The first clause of an event is carried out."""
    clause = int(EVENT_CLAUSES[event(name), 0])
    return asked(s, step, pack_who(acting, target, seat, 1), pack_what(clause, place))


def test_regions_units_and_actions_of_an_event() -> None:
    s, empire = egypt(level=20, spearmen=2, swordsmen=1)
    enemy = rival(s, "romans", "latium", level=20)
    garrison(s, enemy, "thebes", spearmen=3)
    s.city[region("thebes")] = 7
    assert best(carrying_out(s, AT_EVENT_REGION, "volcano", empire, enemy, 0)) == "choose_region thebes"
    lost = carrying_out(s, AT_EVENT_UNITS, "pestilence", enemy, empire, 0, region("egypt"))
    assert best(lost) == "lose_unit spearmen"
    raised = carrying_out(s, AT_EVENT_UNITS, "conscription", empire, -1, 0, region("egypt"))
    assert best(raised) == "raise_unit swordsmen egypt"
    garrison(s, empire, "egypt", spearmen=4)
    assert best(carrying_out(s, AT_EVENT_CHOICE, "conjunction", empire, -1, 0)).startswith("take_action ")


def test_the_best_leader_of_another_is_killed_and_the_best_card_recovered() -> None:
    s, empire = egypt(level=20)
    enemy = rival(s, level=20)
    lead(s, enemy, "nubia", "explorer")
    lead(s, enemy, "nubia", "artist")
    assert best(carrying_out(s, AT_EVENT_CHOICE, "succession_crisis", empire, enemy, 0)) == "kill_leader artist nubia"
    for name in ("sumerians", "burmese"):
        s.card_at[CARD_IDS.index(name)] = IN_DISCARDS
    assert best(carrying_out(s, AT_EVENT_CHOICE, "archaeology", empire, -1, 0)) == "recover burmese"
