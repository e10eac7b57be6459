"""The rule of thumb in the last turn: only what its harvest counts is of use any more."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.core.vocabulary import pack
from aevum.games.seven_ages.actions import PLACE, PLAY_ARTIFACT, REVEAL
from aevum.games.seven_ages.atlas import LANDS, REGION_IDS
from aevum.games.seven_ages.heuristics import appraise
from aevum.games.seven_ages.heuristics.cards import artifact_worth
from aevum.games.seven_ages.heuristics.worth import is_last_turn, places_of_money
from aevum.games.seven_ages.icons import TIMING_ANY_TIME, TIMING_HARVEST
from aevum.games.seven_ages.rules.building import MOST_PAIRS, count_pairs
from aevum.games.seven_ages.state import DESTINY, NOTHING, PRODUCTION, TRADE
from aevum.games.seven_ages.steps import AT_BUILD, AT_CIVILISE_PART, AT_MARKER, AT_REVEAL
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_ARTIFACT, CARD_IDS
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region
from tests.games.seven_ages.greedy import ENGINE, asked, best, egypt, rival
from tests.games.seven_ages.test_greedy_events import window


def of_turns(s: Record, turn: int, last: int = 4) -> Record:
    """The same table in a turn of a game of so many."""
    s.turn, s.last_turn = turn, last
    return s


@pytest.mark.parametrize(
    ("fields", "level", "is_last"),
    [
        ({"turn": 3, "last_turn": 4}, 8, False),
        ({"turn": 4, "last_turn": 4}, 8, True),
        ({"turn": 9}, 48, False),
        ({"turn": 9}, 49, True),  # free progress brings the last level
        ({"turn": 9, "last_age": 1}, 5, False),
        ({"turn": 9, "last_age": 1}, 7, True),
        ({"turn": 4, "target_glory": 50}, 8, False),
        ({"turn": 4, "target_glory": 50, "leading": 36}, 8, True),
        ({"turn": 4, "target_glory": 75, "leading": 36}, 8, False),
        ({"turn": 1, "target_glory": 25}, 1, False),
    ],
)
def test_the_end_is_seen_coming(fields: dict[str, int], level: int, is_last: bool) -> None:
    s, _ = egypt(level=level)
    s.glory[1] = fields.pop("leading", 0)
    for name, value in fields.items():
        s[name] = value
    assert is_last_turn(s) is is_last


@pytest.mark.parametrize(("turn", "answer"), [(3, "build"), (4, "done")])
def test_no_unit_is_built_for_land_that_can_no_longer_be_taken(turn: int, answer: str) -> None:
    s, empire = egypt(money=10, spearmen=1)
    rival(s, "shang", "honan")
    assert best(asked(of_turns(s, turn), AT_BUILD, empire)).split()[0] == answer


@pytest.mark.parametrize(("money", "answer"), [(50, "done"), (53, "build")])
def test_a_guard_is_not_paid_with_money_that_buys_glory(money: int, answer: str) -> None:
    s, empire = egypt(money=money, spearmen=1)
    rival(s, "nubians", "thebes", spearmen=4)
    assert best(asked(of_turns(s, 4), AT_BUILD, empire)).split()[0] == answer


@pytest.mark.parametrize(("others", "answer"), [(9, "done"), (20, "build")])
def test_a_guard_is_not_paid_with_money_that_is_counted(others: int, answer: str) -> None:
    s = empty_table(4)
    empire = found(s, "phoenicians", 0, 8, "phoenicia", money=10)
    garrison(s, empire, "phoenicia", spearmen=1)
    enemy = rival(s, "assyrians", "syria", level=8, spearmen=4)
    s.money[enemy] = others
    assert best(asked(of_turns(s, 4), AT_BUILD, empire)).split()[0] == answer


@pytest.mark.parametrize(("theirs", "answer"), [(1, "done"), (3, "build"), (9, "done")])
def test_units_are_built_where_they_gain_a_place(theirs: int, answer: str) -> None:
    s = empty_table(4)
    empire = found(s, "shang", 0, 8, "honan", money=6)
    garrison(s, empire, "honan", spearmen=2)
    rival(s, "nubians", "nubia", level=8, spearmen=theirs)
    assert best(asked(of_turns(s, 4), AT_BUILD, empire)).split()[0] == answer


def placing(s: Record, empire: int, action: int) -> float:
    """What a marker on an empire looks worth."""
    s.step, s.pending = AT_MARKER, 1
    return appraise(s, 0, int(pack(PLACE, action, int(s.card[empire]))))


def test_nobody_produces_in_the_last_turn_but_for_glory() -> None:
    s, empire = egypt(money=10, spearmen=1)
    assert placing(of_turns(s, 3), empire, PRODUCTION) > 0.0
    assert placing(of_turns(s, 4), empire, PRODUCTION) <= 0.0
    s.money[empire] = 49
    assert placing(of_turns(s, 4), empire, PRODUCTION) >= 1.0


def test_cards_and_progress_are_worth_little_in_the_last_turn() -> None:
    for action in (DESTINY, TRADE):
        s, empire = egypt(spearmen=1)
        hand(s, 0, "english")
        before, last = (placing(of_turns(s, turn), empire, action) for turn in (3, 4))
        assert last < before / 2


@pytest.mark.parametrize(("level", "is_near"), [(46, False), (47, True)])
def test_the_bonus_of_the_end_is_striven_for(level: int, is_near: bool) -> None:
    s, empire = egypt(level=level)
    rival(s, level=49)
    assert (placing(s, empire, TRADE) > 0.5) is is_near


@pytest.mark.parametrize(("turn", "answer"), [(3, "pass"), (4, "play_event")])
def test_a_poor_harvest_is_doubled_only_where_it_is_the_last(turn: int, answer: str) -> None:
    s, _ = egypt(level=8)
    assert best(window(of_turns(s, turn), 0, TIMING_HARVEST, -1, "golden_age")).split()[0] == answer


@pytest.mark.parametrize("card", ["egyptians", "sumerians"])
def test_no_card_is_kept_for_an_empire_that_cannot_be_founded_any_more(card: str) -> None:
    worth = []
    for action in (NOTHING, 0):
        s = of_turns(empty_table(4), 4)
        garrison(s, found(s, "shang", 0, 1, "honan"), "honan", spearmen=1)
        hand(s, 0, card)
        s.action = action
        number = CARD_IDS.index(card)
        asked(s, AT_CIVILISE_PART, -1)
        worth.append(appraise(s, 0, int(pack(PLAY_ARTIFACT, number, int(CARD_ARTIFACT[number])))))
    assert worth[0] > worth[1]


@pytest.mark.parametrize(("action", "answer"), [(PRODUCTION, "play_event"), (DESTINY, "pass")])
def test_nobody_is_starved_who_has_no_more_income(action: int, answer: str) -> None:
    s, _ = egypt(level=8)
    rival(s, level=8)
    s.glory[1] = 20
    s.action = action
    assert best(window(of_turns(s, 4), 0, TIMING_ANY_TIME, -1, "famine")).split()[0] == answer


def fleet_or_riders(card: str, place: str, level: int, money: int) -> tuple[Record, int]:
    """An empire of seat 0 in the last turn, with units in its land, and another far away."""
    s = empty_table(4)
    empire = found(s, card, 0, level, place, money=money)
    garrison(s, empire, place, spearmen=2)
    rival(s, "shang", "honan", level=level)
    return of_turns(s, 4), empire


@pytest.mark.parametrize(
    ("card", "place", "level", "money", "is_of_use"),
    [
        ("minoans", "crete", 8, 8, True),
        ("minoans", "assyria", 8, 8, False),  # no coast, no ships
        ("minoans", "crete", 8, 0, False),  # and no money for one
        ("amazons", "ukraine", 8, 8, True),
        ("amazons", "ukraine", 1, 8, False),  # riders are not known yet
    ],
)
def test_nobody_produces_in_the_last_turn_for_units_that_cannot_be_built(
    card: str, place: str, level: int, money: int, is_of_use: bool
) -> None:
    s, empire = fleet_or_riders(card, place, level, money)
    assert (placing(s, empire, PRODUCTION) > 0.0) is is_of_use


@pytest.mark.parametrize(("card", "place"), [("minoans", "crete"), ("amazons", "ukraine")])
def test_counted_units_are_built_in_the_last_turn_for_money_that_buys_nothing_else(card: str, place: str) -> None:
    s, empire = fleet_or_riders(card, place, 8, 8)
    garrison(s, empire, "thrace", spearmen=4)  # whose upkeep made every piece of money dear
    assert best(asked(s, AT_BUILD, empire)).split()[0] == "build"


def test_a_marker_for_production_of_no_use_stays_down_in_the_last_turn() -> None:
    s, empire = egypt(money=10, spearmen=1)
    s.marker[empire], s.action = PRODUCTION, PRODUCTION
    s.step, s.pending = AT_REVEAL, 1
    reveal = int(pack(REVEAL, int(s.card[empire])))
    assert appraise(of_turns(s, 3), 0, reveal) > 0.0
    assert appraise(of_turns(s, 4), 0, reveal) < 0.0


@pytest.mark.parametrize(("rich", "is_worth_it"), [(4, False), (1, True)])
def test_money_that_leaves_an_empire_behind_brings_no_place(rich: int, is_worth_it: bool) -> None:
    s = empty_table(4)
    empire = found(s, "phoenicians", 0, 8, "latium", money=3)
    garrison(s, empire, "latium", spearmen=1)
    cards = {"shang": "honan", "minoans": "crete", "nubians": "nubia", "olmecs": "yucatan"}
    for place, (card, home) in enumerate(cards.items()):
        other = found(s, card, 1, 8, home, money=40 if place < rich else 0)
        garrison(s, other, home, spearmen=1)
    s.money[found(s, "sumerians", 2, 8, "sumer")] = 5
    assert (places_of_money(s, empire, 3, 8) > 0.0) is is_worth_it


@pytest.mark.parametrize(("cities", "is_taken"), [(1, True), (3, False)])
def test_no_faith_is_taken_up_for_its_point_where_many_cities_rise_against_it(cities: int, is_taken: bool) -> None:
    s = empty_table(4)
    places = ("sumer", "babylonia", "elam")
    empire = found(s, "sumerians", 0, 8, *places)
    for place, name in enumerate(places):
        garrison(s, empire, name, spearmen=1)
        s.city[region(name)] = int(place < cities)
    s.religion[empire] = ARTIFACT_IDS.index("hinduism")
    of_turns(s, 4)
    assert (artifact_worth(s, empire, ARTIFACT_IDS.index("judaism")) > 0.0) is is_taken


def wide_realm(level: int, money: int) -> tuple[Record, int]:
    """An empire so large that a region is picked before what is built there."""
    s = empty_table(4)
    empire = found(s, "egyptians", 0, level, money=money)
    counters = {"spearmen": 8, "swordsmen": 6, "chariots": 3, "light_cavalry": 3, "archers": 3, "catapults": 2}
    units = [unit for unit, count in counters.items() for _ in range(count)]
    for place, unit in zip(REGION_IDS[:LANDS], units, strict=False):
        garrison(s, empire, place, **{unit: 1})
    assert count_pairs(s, empire) > MOST_PAIRS
    return s, empire


@pytest.mark.rule("SA-125")
@pytest.mark.parametrize(("level", "money", "builds"), [(49, 50, False), (49, 150, False), (44, 30, True)])
def test_a_region_is_picked_only_to_build_in_it(level: int, money: int, builds: bool) -> None:
    """Whoever took the pick back for want of a unit that is worth its money would pick the same region for ever."""
    s, empire = wide_realm(level, money)
    asked(s, AT_BUILD, empire)
    answers = [""]
    while s.step == AT_BUILD and answers[-2:] != ["build_in", "done"]:
        answers.append(best(s).split()[0])
        ENGINE.choose(s, 0, ENGINE.best_choice(s, 0, 3))
    assert answers[-2:] != ["build_in", "done"] and ("build" in answers) is builds
