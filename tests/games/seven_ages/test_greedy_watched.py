"""The rule of thumb: what was seen in whole games of it, would be laughed at, and was mended."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.core.vocabulary import pack
from aevum.games.seven_ages.actions import PLACE, PLAY_EVENT, REVEAL
from aevum.games.seven_ages.atlas import BORDER_START, BORDER_TO, COUNTS_FOR_GLORY, REGION_TERRAIN
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.heuristics import appraise
from aevum.games.seven_ages.heuristics.cards import EMPIRE_CARD, founding_worth, keeping_worth
from aevum.games.seven_ages.heuristics.events import THRESHOLD
from aevum.games.seven_ages.heuristics.markers import production_worth
from aevum.games.seven_ages.heuristics.rivals import has_land_enough
from aevum.games.seven_ages.heuristics.worth import region_worth
from aevum.games.seven_ages.icons import TIMING_ANY_TIME, TIMING_HARVEST, TIMING_PRODUCTION, TIMING_TRADE
from aevum.games.seven_ages.rules.counters import spare_counter
from aevum.games.seven_ages.rules.effect_frames import pack_who
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.state import (
    CIVILISE,
    DESTROY,
    FIRST_COUNTER,
    MANOEUVRE,
    NOTHING,
    PRODUCTION,
    REVEALED,
    WILD,
)
from aevum.games.seven_ages.steps import (
    AT_ADVANCE,
    AT_BUILD,
    AT_CIVILISE_PART,
    AT_CREATE_UNIT,
    AT_DISCARD,
    AT_EVENT_TARGET,
    AT_MARKER,
    AT_REVEAL,
    AT_STACK,
)
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS, COLOURS, UNIT_IDS
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region
from tests.games.seven_ages.greedy import asked, best, egypt, rival, trading
from tests.games.seven_ages.test_greedy import four_empires
from tests.games.seven_ages.test_greedy_events import card_of_event, event, window
from tests.games.seven_ages.test_greedy_moves import play_moves


def civilising(s: Record, empire: int, name: str) -> float:
    """What it looks worth to an empire that civilises to play an event."""
    card = card_of_event(name)
    hand(s, 0, CARD_IDS[card])
    return appraise(asked(s, AT_CIVILISE_PART, empire), 0, int(pack(PLAY_EVENT, card)))


@pytest.mark.parametrize(("spearmen", "plays"), [(4, True), (1, False)])
def test_a_further_manoeuvre_is_for_who_has_somewhere_to_go(spearmen: int, plays: bool) -> None:
    s, empire = egypt(level=43, spearmen=spearmen)
    assert (civilising(s, empire, "migration") > THRESHOLD) is plays


@pytest.mark.parametrize("religion", ["judaism", None])
def test_nobody_calls_a_holy_war_without_a_religion(religion: str | None) -> None:
    s, empire = egypt(level=43, spearmen=4)
    s.religion[empire] = ARTIFACT_IDS.index(religion) if religion else NOTHING
    assert (civilising(s, empire, "holy_war") > THRESHOLD) is (religion is not None)


def test_free_tribes_are_those_who_can_move() -> None:
    s, _ = egypt(level=20)
    other = found(s, "shang", 0, 20, "honan")
    garrison(s, other, "honan", spearmen=6)
    asked(s, AT_EVENT_TARGET, pack_who(-1, -1, 0), card_of_event("free_tribes"))
    assert best(s) == "aim_at shang"


@pytest.mark.parametrize("is_off", [False, True])
def test_nobody_deals_sharply_in_a_trade_that_is_off(is_off: bool) -> None:
    s, empire = egypt(level=43)
    trading(s, empire, rival(s, level=43))
    if is_off:
        begin_lasting(s, int(EVENT_CLAUSES[event("embargo"), FIRST]), NOTHING, 2)
    assert best(window(s, 0, TIMING_TRADE, empire, "sharp_dealing")).split()[0] == ("pass" if is_off else "play_event")


@pytest.mark.parametrize("is_off", [False, True])
def test_a_trade_is_called_off_once(is_off: bool) -> None:
    s, _ = egypt(level=43)
    other = rival(s, level=43)
    trading(s, other, found(s, "shang", 2, 43, "honan"))
    s.glory[:3] = 20, 50, 20
    if is_off:
        begin_lasting(s, int(EVENT_CLAUSES[event("embargo"), FIRST]), NOTHING, 2)
    assert best(window(s, 0, TIMING_TRADE, other, "embargo")).split()[0] == ("pass" if is_off else "play_event")


@pytest.mark.parametrize(("empires", "answer"), [(1, "pass"), (4, "play_event")])
def test_a_poor_harvest_is_not_doubled(empires: int, answer: str) -> None:
    s = empty_table(4)
    places = {"egyptians": "egypt", "nubians": "nubia", "shang": "honan", "olmecs": "yucatan"}
    for card, place in list(places.items())[:empires]:
        garrison(s, found(s, card, 0, 8, place), place, spearmen=1)
    rival(s, "romans", "latium", level=8)
    assert best(window(s, 0, TIMING_HARVEST, -1, "golden_age")).split()[0] == answer


def all_colours(own: int) -> Record:
    """A table on which every colour is in play, so many of them of seat 0."""
    s = empty_table(4)
    cards = [card for card in CARD_IDS if card not in ("persians", "vandals")][:COLOURS]
    for place, card in enumerate(cards):
        seat = 0 if place < own else 1 + place % 3
        garrison(s, found(s, card, seat, 8, ("latium", "sicily")[place % 2]), "latium", spearmen=1)
    return s


def test_who_finds_no_colour_left_keeps_no_card_for_an_empire() -> None:
    s, _ = egypt(level=8)
    card = CARD_IDS.index("persians")
    assert keeping_worth(s, 0, card) > keeping_worth(all_colours(3), 0, card) + EMPIRE_CARD
    assert keeping_worth(all_colours(3), 0, card) == keeping_worth(all_colours(4), 0, card)


def test_who_has_no_empire_throws_all_away_to_find_one_unless_the_next_age_is_near() -> None:
    for level, answer in ((2, "discard"), (6, "done")):
        s = empty_table(4)
        rival(s, level=level)
        hand(s, 0, "persians", "chin")  # of Age 2
        assert best(asked(s, AT_DISCARD, NOTHING, 0)).split()[0] == answer


@pytest.mark.rule("SA-374")
@pytest.mark.parametrize(("complete_history", "answer"), [(1, "discard"), (0, "done")])
def test_who_must_begin_in_age_one_throws_all_away_to_find_an_empire_of_it(complete_history: int, answer: str) -> None:
    s = empty_table(2, complete_history=complete_history)
    hand(s, 0, "persians", "goths", "finns", "austrians", "saracens", "indonesians")
    assert best(asked(s, AT_DISCARD, NOTHING, 0)).split()[0] == answer


@pytest.mark.parametrize(("holder", "place"), [(0, "place_off create"), (1, "place_off destiny")])
def test_only_who_begins_counts_on_an_empire_of_a_later_age(holder: int, place: str) -> None:
    s = empty_table(4)
    hand(s, 0, "mauryans", "huns")
    s.holder, s.step, s.pending = holder, AT_MARKER, 1
    assert best(s) == place


def test_no_empire_is_given_up_whose_colour_another_would_take() -> None:
    for pair, gives_up in ((0, True), (3, False)):
        s, small = four_empires("amazons", "crimea")
        rival(s, "romans", "latium", level=9, spearmen=3, chariots=2)
        hand(s, 0, "persians")
        s.pair[0], s.pair[3] = pair, 3 - pair
        s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, DESTROY
        s.marker[small], s.marker_placed[small] = DESTROY, 1
        assert (appraise(s, 0, int(pack(REVEAL, int(s.card[small])))) > 0.0) is gives_up


def surrounded(money: int, enemies: int) -> tuple[Record, int]:
    """Egypt without free land beside it, and so many units of a rival in Thebes."""
    s, empire = egypt(money=money, level=8, spearmen=2)
    enemy = rival(s, level=8)
    for border in range(BORDER_START[region("egypt")], BORDER_START[region("egypt") + 1]):
        s.control[BORDER_TO[border]] = enemy
    garrison(s, enemy, "thebes", spearmen=enemies)
    return s, empire


def placing(s: Record, empire: int, action: int) -> float:
    """What a marker on an empire looks worth."""
    s.step, s.pending = AT_MARKER, 1
    return appraise(s, 0, int(pack(PLACE, action, int(s.card[empire]))))


def test_idle_money_becomes_an_army_where_a_neighbour_is_weak() -> None:
    weak, strong = (placing(*surrounded(30, enemies), PRODUCTION) for enemies in (1, 6))
    assert weak > strong + 0.1


def test_nobody_works_for_ships_that_cannot_be_built() -> None:
    worth = []
    for place in ("latium", "austria"):
        s = empty_table(4)
        empire = found(s, "phoenicians", 0, 3, place, money=10)
        garrison(s, empire, place, spearmen=1)
        worth.append(placing(s, empire, PRODUCTION))
    assert worth[0] > worth[1] + 0.2, "Latium lies at the sea, Austria does not"


def test_no_marker_is_for_a_stack_that_stays_where_it_is() -> None:
    s, empire = surrounded(0, 6)
    assert placing(s, empire, MANOEUVRE) <= 0.0


@pytest.mark.parametrize(("glory", "steps"), [(90, 0), (40, 2)])
def test_nobody_ends_a_game_that_another_wins(glory: int, steps: int) -> None:
    s, empire = egypt(level=47)
    rival(s, level=40)
    s.glory[:2] = 50, glory
    assert best(asked(s, AT_ADVANCE, empire, 2)) == f"advance {steps}"


@pytest.mark.parametrize(("money", "answer"), [(0, "play_event"), (30, "pass")])
def test_money_is_not_for_who_has_plenty(money: int, answer: str) -> None:
    s, empire = egypt(money=money, level=43)
    assert best(window(s, 0, TIMING_PRODUCTION, empire, "financier")).split()[0] == answer


@pytest.mark.parametrize("is_hungry", [False, True])
def test_nobody_produces_in_a_famine_what_does_not_feed_the_units(is_hungry: bool) -> None:
    s, empire = egypt(level=8, spearmen=4)
    if is_hungry:
        begin_lasting(s, int(EVENT_CLAUSES[event("famine"), FIRST]), empire, NOTHING)
    assert (placing(s, empire, PRODUCTION) < 0.0) is is_hungry


def test_who_is_paid_for_money_wants_land_for_its_income() -> None:
    worth = []
    for card in ("pirate_state", "gauls"):
        s = empty_table(4)
        empire = found(s, card, 0, 14, "kiangsu")
        garrison(s, empire, "kiangsu", spearmen=3)
        worth.append(placing(s, empire, MANOEUVRE))
    assert worth[0] > worth[1], "neither has an icon for land in China"


def test_the_richest_by_far_does_not_work_for_money_that_is_counted() -> None:
    worth = []
    for others in (55, 20):
        s = empty_table(4)
        empire = found(s, "phoenicians", 0, 8, "latium", money=60)
        garrison(s, empire, "latium", spearmen=1)
        s.money[rival(s, level=8)] = others
        worth.append(placing(s, empire, PRODUCTION))
    assert worth[0] > worth[1]


@pytest.mark.parametrize("is_hungry", [False, True])
def test_nobody_is_starved_twice(is_hungry: bool) -> None:
    s, _ = egypt(level=43)
    hungry = rival(s, level=43)
    s.glory[1] = 20
    if is_hungry:
        begin_lasting(s, int(EVENT_CLAUSES[event("famine"), FIRST]), hungry, NOTHING)
    assert best(window(s, 0, TIMING_ANY_TIME, -1, "famine")).split()[0] == ("pass" if is_hungry else "play_event")


@pytest.mark.parametrize(("glory", "steps"), [(53, "0"), (37, "2")])
@pytest.mark.parametrize("option", ["fast_history", "last_age"])
def test_nobody_who_is_behind_ends_a_game_of_one_age(option: str, glory: int, steps: str) -> None:
    s, empire = egypt(level=6)
    trading(s, empire, rival(s, level=6))
    s.first_age, s[option] = 1, 1
    s.glory[:2] = 37, glory
    assert best(asked(s, AT_ADVANCE, empire, 2)).split()[-1] == steps


@pytest.mark.parametrize(
    ("level", "card", "gives_up"), [(9, "persians", True), (14, "persians", False), (14, "rus", True)]
)
def test_nobody_gives_an_empire_up_for_a_card_of_an_age_that_ends(level: int, card: str, gives_up: bool) -> None:
    s, small = four_empires("amazons", "crimea")
    rival(s, "romans", "latium", level=level, spearmen=3, chariots=2)
    hand(s, 0, card)  # the Persians are of Age 2, the Rus of Age 3
    s.pair[0], s.pair[3] = 0, 3
    s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, DESTROY
    s.marker[small], s.marker_placed[small] = DESTROY, 1
    assert (appraise(s, 0, int(pack(REVEAL, int(s.card[small])))) > 0.0) is gives_up


def test_no_second_unit_goes_into_the_desert_for_the_land_beyond() -> None:
    s, empire = egypt(spearmen=4)
    play_moves(asked(s, AT_STACK, empire))
    assert s.control[region("thebes")] == empire, "it is fertile, free and next door"


@pytest.mark.parametrize("city", [0, 3])
def test_a_city_in_disorder_is_worth_taking(city: int) -> None:
    s = empty_table(4)
    empire = found(s, "israelites", 0, 8, "palestine")
    garrison(s, empire, "palestine", spearmen=5)
    s.disorder[region("phoenicia")], s.city[region("phoenicia")] = 1, city
    assert region_worth(s, empire, region("phoenicia")) > (0.15 if city else 0.0)


@pytest.mark.parametrize(("place", "is_wanted"), [("babylonia", True), ("phoenicia", False)])
def test_who_is_paid_for_ships_wants_a_coast(place: str, is_wanted: bool) -> None:
    s = empty_table(4)
    empire = found(s, "phoenicians", 0, 8, place, capital=region(place))
    garrison(s, empire, place, spearmen=4)
    assert bool(region_worth(s, empire, region("syria")) > 0.4) is is_wanted


@pytest.mark.parametrize(("empires", "answer"), [(1, "pass"), (3, "play_event")])
def test_a_poor_harvest_is_not_spoilt(empires: int, answer: str) -> None:
    s, _ = egypt(level=8)
    s.glory[1] = 20
    places = ("sumer", "babylonia", "elam", "media")[: 4 if empires > 1 else 1]
    target = found(s, "sumerians", 1, 8, *places)
    for place in places:
        garrison(s, target, place, spearmen=1)
        s.city[region(place)] = 1 if empires > 1 else 0
    s.disorder[region("sumer")] = empires == 1
    assert best(window(s, 0, TIMING_HARVEST, -1, "decadence")).split()[0] == answer


@pytest.mark.parametrize(("card", "answer"), [("shang", "pass"), ("phoenicians", "play_event")])
def test_ships_are_not_for_who_has_no_use_for_them(card: str, answer: str) -> None:
    s = empty_table(4)
    empire = found(s, card, 0, 8, "kiangsu")
    garrison(s, empire, "kiangsu", spearmen=4)
    s.control[s.control == -1] = rival(s, level=8)
    assert best(window(s, 0, TIMING_PRODUCTION, empire, "shipwrights")).split()[0] == answer


@pytest.mark.parametrize("is_rivalled", [False, True])
def test_who_is_alone_on_a_continent_is_in_no_hurry_to_fill_it(is_rivalled: bool) -> None:
    s = empty_table(4)
    empire = found(s, "olmecs", 0, 8, "yucatan", "mexico", "texas")
    for place in ("yucatan", "mexico", "texas"):
        garrison(s, empire, place, spearmen=2)
    enemy = rival(s, level=8)
    if is_rivalled:
        for place in ("ohio", "virginia", "quebec"):
            garrison(s, enemy, place, spearmen=1)
    s.marker_placed[empire], s.marker[empire] = 1, MANOEUVRE
    assert has_land_enough(s, empire) is not is_rivalled
    assert bool(placing(s, empire, WILD) > 0.0) is is_rivalled


def test_who_has_no_counter_left_does_not_work_for_more() -> None:
    worth = []
    for used in (False, True):
        s, empire = egypt(money=30, level=8, spearmen=1)
        if used:
            for counter in range(FIRST_COUNTER[empire], FIRST_COUNTER[empire + 1]):
                s.unit_at[counter] = region("egypt") if s.unit_at[counter] < 0 else s.unit_at[counter]
        worth.append(production_worth(s, empire))
    assert worth[1] < 0.1 < worth[0]


def test_no_own_empire_is_driven_out_for_another() -> None:
    worth = []
    for seat in (0, 1):
        s = empty_table(4)
        garrison(s, found(s, "hittites", seat, 8, "persia"), "persia", spearmen=1)
        hand(s, 0, "persians")
        worth.append(founding_worth(s, 0, CARD_IDS.index("persians")))
    assert worth[0] < 0.0 < worth[1]


@pytest.mark.parametrize("desert", [True, False])
def test_a_desert_beside_it_does_not_keep_an_army_from_going_on(desert: bool) -> None:
    s = empty_table(4)
    empire = found(s, "persians", 0, 3, "persia")
    garrison(s, empire, "persia", spearmen=1)
    garrison(s, empire, "indus", spearmen=5)
    for border in range(BORDER_START[region("indus")], BORDER_START[region("indus") + 1]):
        place = int(BORDER_TO[border])
        if s.control[place] < 0 and not (desert and COUNTS_FOR_GLORY[REGION_TERRAIN[place], 1] == 0):
            s.control[place] = empire
    play_moves(asked(s, AT_STACK, empire))
    assert s.stacks[empire, region("indus")] == 1, "there is free land beyond Persia"


def test_nobody_produces_with_no_unit_left_that_is_known() -> None:
    worth = []
    for spearmen in (1, 0):
        s, empire = egypt(money=30, level=1, spearmen=1)
        while not spearmen and (counter := spare_counter(s, empire, UNIT_IDS.index("spearmen"))) >= 0:
            s.unit_at[counter] = region("egypt")
        worth.append(production_worth(s, empire))
    assert worth[1] < 0.1 < worth[0], "the counters that are left are of types of later levels"


def test_a_marker_that_is_good_for_nothing_stays_behind_while_another_is_of_use() -> None:
    s = empty_table(4)
    small = found(s, "chavin", 0, 2, "cuzco", capital=region("cuzco"))
    garrison(s, small, "cuzco", spearmen=1)
    great = found(s, "olmecs", 0, 2, "yucatan", "mexico")
    for place in ("yucatan", "mexico"):
        garrison(s, great, place, spearmen=1)
    hand(s, 0, "incas", "mughals", "boers", "timurids", "ming", "swedes")
    assert placing(s, small, MANOEUVRE) <= 0.0 < placing(s, small, CIVILISE)


def test_the_homeland_is_taken_back_before_a_land_further_on() -> None:
    s = empty_table(4)
    empire = found(s, "persians", 0, 8, "persia")
    s.control[region("persia")] = -1
    garrison(s, empire, "bactria", spearmen=2)
    s.disorder[region("persia")] = 1
    play_moves(asked(s, AT_STACK, empire))
    assert s.control[region("persia")] == empire


def test_the_first_unit_of_an_empire_is_not_left_alone_with_money_unspent() -> None:
    s = empty_table(4)
    empire = found(s, "greeks", 0, 1, "greece", money=5)
    garrison(s, empire, "greece", spearmen=1)
    s.control[s.control == -1] = rival(s)
    s.money[empire] = 5
    assert best(asked(s, AT_CREATE_UNIT, empire)).split()[0] == "build"


def test_a_sea_that_is_counted_is_worth_its_ship() -> None:
    s = empty_table(4)
    empire = found(s, "greeks", 0, 4, "greece", money=5, capital=region("greece"))
    garrison(s, empire, "greece", spearmen=2)
    s.city[region("greece")] = 1
    s.control[s.control == -1] = rival(s)
    for sea in ("aegean_sea", "ionian_sea"):
        s.control[region(sea)] = -1
    assert best(asked(s, AT_BUILD, empire)) == "build galleys greece"


def test_units_that_stand_in_disorder_are_enough_reason_to_manoeuvre() -> None:
    worth = []
    for is_disordered in (False, True):
        s, empire = egypt(spearmen=2)
        s.control[s.control == -1] = rival(s)
        s.disorder[region("egypt")] = int(is_disordered)
        worth.append(placing(s, empire, MANOEUVRE))
    assert worth[0] <= 0.0 < worth[1]
    s, empire = egypt(spearmen=2)
    s.disorder[region("egypt")] = 1
    assert play_moves(asked(s, AT_STACK, empire)) == ["done"], "both are wanted for order"


@pytest.mark.parametrize(("wild", "answer"), [(MANOEUVRE, "pass"), (PRODUCTION, "reveal")])
def test_nobody_pays_a_point_for_next_to_nothing(wild: int, answer: str) -> None:
    s, empire = egypt(spearmen=2)
    s.control[s.control == -1] = rival(s)
    s.control[region("thebes")] = empire
    s.control[region("nubia")] = -1
    other = found(s, "olmecs", 0, 1, "yucatan")
    garrison(s, other, "yucatan", spearmen=1)
    s.step, s.seat, s.served, s.action = AT_REVEAL, 0, 1, MANOEUVRE
    s.marker[empire], s.marker_placed[empire] = MANOEUVRE, 1
    s.marker[other], s.marker_placed[other], s.marker_state[other], s.marker_as[other] = WILD, 1, REVEALED, wild
    assert best(s).split()[0] == answer


@pytest.mark.parametrize(("spearmen", "answer"), [(2, "play_event"), (9, "pass")])
def test_no_army_is_raised_that_cannot_be_fed(spearmen: int, answer: str) -> None:
    s, empire = egypt(level=43, spearmen=spearmen)
    assert best(window(s, 0, TIMING_PRODUCTION, empire, "conscription")).split()[0] == answer
