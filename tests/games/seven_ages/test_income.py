"""Income and upkeep of 7 Ages, with the figures of the rulebook's examples."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import Decision, interrupt
from aevum.games.seven_ages.actions import INCOME_RECEIVED, UPKEEP_PAID
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.icons import TIMING_PRODUCTION
from aevum.games.seven_ages.rules.income import income_of, region_income, units_of, upkeep_of
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.state import FIRST_BOMB, FIRST_COUNTER, FIRST_ELEPHANT, NOTHING, NOWHERE
from aevum.games.seven_ages.steps import AT_INCOME, AT_UNPAID
from aevum.games.seven_ages.tables import ADMINISTRATOR, ARTIFACT_IDS, CARD_IDS, EVENT_IDS, LEADERS, MOST_MONEY

from .board import adorn, empty_table, found, garrison, region, unit
from .driver import CHAPTERS, choices, play, told


def produce(s: Record, empire: int, *replies: str) -> list[tuple[str, int, int]]:
    """A production with these answers."""
    interrupt(s, AT_INCOME, empire)
    return play(s, *replies)


def egypt(level: int = 1, money: int = 0) -> tuple[Record, int]:
    """Egypt with a capital of level 1 and a unit of spearmen."""
    s = empty_table()
    empire = found(s, "egyptians", 0, level, "egypt", capital=region("egypt"), money=money)
    s.city[region("egypt")] = 1
    garrison(s, empire, "egypt", spearmen=1)
    return s, empire


def begin_event(s: Record, event: str, empire: int) -> None:
    """The first clause of an event is in force for an empire."""
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index(event), 0]), empire, NOBODY)


@pytest.mark.rule("SA-E07", "SA-108", "SA-109", "SA-110")
def test_egypt_yields_six_and_in_disorder_nothing() -> None:
    """Fertile 3, wheat 2, city 1."""
    s, empire = egypt()
    assert region_income(s, empire, region("egypt")) == 6
    assert income_of(s, empire) == 6
    s.disorder[region("egypt")] = 1
    assert region_income(s, empire, region("egypt")) == 0
    assert income_of(s, empire) == 0


@pytest.mark.rule("SA-E08", "SA-108", "SA-111")
@pytest.mark.parametrize(("level", "income"), [(1, 5), (14, 5), (28, 5), (29, 7), (35, 7), (36, 8), (43, 8)])
def test_germany_with_a_level_3_city(level: int, income: int) -> None:
    """Forest 2 and city 3; wheat 2 from Age 5; cleared forest 3 from Age 6."""
    s = empty_table()
    empire = found(s, "germans", 0, level, "germany")
    s.city[region("germany")] = 3
    assert region_income(s, empire, region("germany")) == income


@pytest.mark.rule("SA-112")
@pytest.mark.parametrize(("level", "income"), [(42, 0), (43, 3)])
def test_oil_counts_only_in_the_last_age(level: int, income: int) -> None:
    """Libya is a desert with oil."""
    s = empty_table()
    empire = found(s, "egyptians", 0, level, "libya")
    assert region_income(s, empire, region("libya")) == income


@pytest.mark.rule("SA-108")
def test_only_controlled_regions_yield() -> None:
    """Units in a region of somebody else bring nothing; the sea brings 1."""
    s, empire = egypt()
    other = found(s, "phoenicians", 1, 1, "phoenicia")
    garrison(s, other, "phoenicia", spearmen=1)
    garrison(s, empire, "phoenicia", spearmen=1)
    garrison(s, empire, "eastern_mediterranean", galleys=1)
    assert income_of(s, empire) == 7


@pytest.mark.rule("SA-113")
def test_effects_change_income() -> None:
    """Coinage +1 for each city, slavery +3; in order only."""
    s, empire = egypt()
    garrison(s, empire, "thebes", spearmen=1)
    s.city[region("thebes")] = 1
    base = income_of(s, empire)
    s.owned[empire, ARTIFACT_IDS.index("coinage")] = 1
    assert income_of(s, empire) == base + 2
    s.owned[empire, ARTIFACT_IDS.index("slavery")] = 1
    assert income_of(s, empire) == base + 5
    s.disorder[region("thebes")] = 1
    assert income_of(s, empire) == 6 + 1 + 3


@pytest.mark.rule("SA-113")
def test_hanging_gardens_count_in_their_region_in_order() -> None:
    """+2 while the region is in order."""
    s, empire = egypt()
    garrison(s, empire, "libya", spearmen=1)
    adorn(s, region("libya"), "hanging_gardens")
    assert income_of(s, empire) == 8
    s.disorder[region("libya")] = 1
    assert income_of(s, empire) == 6


@pytest.mark.rule("SA-113")
@pytest.mark.parametrize(
    ("card", "regions", "income"),
    [
        # Harappans: +1 for each city.
        ("harappans", ("egypt",), 7),
        # Persians: +2 for each five regions; the other four are desert, clear or mountain.
        ("persians", ("egypt", "libya", "crete", "sicily", "latium"), 6 + 0 + 3 + 5 + 3 + 2),
        # Phoenicians: +1 for each sea region, itself worth 1.
        ("phoenicians", ("egypt", "red_sea"), 6 + 1 + 1),
        # Spanish: +1 for each region of the Americas; wheat counts in Age 4 on fertile land only.
        ("spanish", ("egypt", "pampas"), 6 + 5 + 1),
    ],
)
def test_special_texts_change_income(card: str, regions: tuple[str, ...], income: int) -> None:
    """Each with a city of level 1 in Egypt, their capital."""
    s = empty_table()
    empire = found(s, card, 0, 22 if card == "spanish" else 8, *regions, capital=region("egypt"))
    s.city[region("egypt")] = 1
    assert income_of(s, empire) == income


@pytest.mark.rule("SA-113")
def test_events_change_income_until_the_next_production() -> None:
    """Locusts take 2 for each wheat that counts now; a famine halves; they end with the income step."""
    s, empire = egypt()
    begin_event(s, "locusts", empire)
    assert income_of(s, empire) == 4
    begin_event(s, "famine", empire)
    assert income_of(s, empire) == 2
    produce(s, empire)
    assert told(s, INCOME_RECEIVED) == [[CARD_IDS.index("egyptians"), 2, 0, 0]]
    assert income_of(s, empire) == 6


@pytest.mark.rule("SA-113")
def test_income_is_never_negative() -> None:
    """Locusts in a field in disorder take nothing, and losses stop at 0."""
    s, empire = egypt()
    s.disorder[region("egypt")] = 1
    begin_event(s, "locusts", empire)
    s.owned[empire, ARTIFACT_IDS.index("slavery")] = 0
    assert income_of(s, empire) == 0


@pytest.mark.rule("SA-114", "SA-114-R1")
def test_without_a_capital_income_is_halved_and_rounded_up() -> None:
    """Nine becomes five; effects come before, savings are not touched."""
    s, empire = egypt(money=40)
    s.capital[empire] = NOWHERE
    assert income_of(s, empire) == 3
    garrison(s, empire, "latium", spearmen=1)
    assert income_of(s, empire) == 5
    s.owned[empire, ARTIFACT_IDS.index("slavery")] = 1
    assert income_of(s, empire) == 6
    produce(s, empire)
    assert s.money[empire] == 40 + 6 - 2


@pytest.mark.rule("SA-114-R1")
def test_barbarians_without_a_capital_get_half_too() -> None:
    """Amazons in the Ukraine: 2, halved."""
    s = empty_table()
    empire = found(s, "amazons", 0, 1, "ukraine")
    assert income_of(s, empire) == 1


@pytest.mark.rule("SA-115", "SA-115-R1", "SA-006")
def test_income_adds_to_money_up_to_199() -> None:
    """What exceeds 199 is lost before upkeep is paid."""
    s, empire = egypt(money=195)
    produce(s, empire)
    assert s.money[empire] == MOST_MONEY - 1
    s, empire = egypt(money=3)
    produce(s, empire, "done")
    assert s.money[empire] == 3 + 6 - 1


@pytest.mark.rule("SA-107")
def test_production_is_window_income_upkeep_building() -> None:
    """The window for cards opens before income; building comes last."""
    s, empire = egypt()
    interrupt(s, AT_INCOME, empire)
    assert play(s) == [("react", TIMING_PRODUCTION, empire)]
    assert s.money[empire] == 5
    assert choices(s)[:2] == ["done", "build spearmen egypt"]
    kinds = s.events[: s.told, 0].tolist()
    assert kinds.index(INCOME_RECEIVED) < kinds.index(UPKEEP_PAID)


@pytest.mark.rule("SA-116", "SA-117", "SA-119")
def test_upkeep_is_one_for_each_unit_and_nothing_else() -> None:
    """Cities, forts, artifacts and leaders cost nothing."""
    s, empire = egypt(money=10)
    garrison(s, empire, "egypt", chariots=2)
    s.fort[region("egypt")] = 1
    adorn(s, region("egypt"), "pyramids")
    s.leader[0], s.leader_of[0], s.leader_at[0] = LEADERS + ADMINISTRATOR, empire, region("egypt")
    assert upkeep_of(s, empire) == 3
    produce(s, empire)
    assert s.money[empire] == 10 + 6 - 3
    assert units_of(s, empire, unit("chariots")) == 2


@pytest.mark.rule("SA-120")
@pytest.mark.parametrize(("level", "upkeep"), [(1, 0), (14, 0), (15, 2)])
def test_barbarians_pay_no_upkeep(level: int, upkeep: int) -> None:
    """Amazons have no cities in Ages 1 and 2."""
    s = empty_table()
    empire = found(s, "amazons", 0, level, "ukraine")
    garrison(s, empire, "ukraine", spearmen=2)
    assert upkeep_of(s, empire) == upkeep


@pytest.mark.rule("SA-116")
def test_effects_change_upkeep_rounded_up() -> None:
    """Feudalism halves that of cavalry: three knights and a unit of spearmen cost 2.5, so 3."""
    s, empire = egypt(15)
    garrison(s, empire, "egypt", knights=3)
    s.government[empire] = ARTIFACT_IDS.index("feudalism")
    assert upkeep_of(s, empire) == 3


def poor_egypt() -> tuple[Record, int]:
    """Egypt with no income, 2 money and five units in three regions."""
    s, empire = egypt(money=2)
    garrison(s, empire, "thebes", chariots=1)
    garrison(s, empire, "egypt", chariots=1)
    garrison(s, empire, "eastern_mediterranean", galleys=1)
    garrison(s, empire, "libya", spearmen=1)
    for name in ("egypt", "thebes", "libya", "eastern_mediterranean"):
        s.disorder[region(name)] = 1
    return s, empire


@pytest.mark.rule("SA-118", "SA-118-R1", "SA-121")
def test_who_cannot_pay_for_all_chooses_and_pays_as_many_as_he_can() -> None:
    """Five units and two money: three go unpaid, and the money is gone."""
    s, empire = poor_egypt()
    produce(s, empire)
    assert choices(s) == [
        "disband spearmen egypt",
        "disband spearmen libya",
        "disband chariots egypt",
        "disband chariots thebes",
        "disband galleys eastern_mediterranean",
    ]
    play(s, "disband spearmen libya", "disband chariots egypt", "disband galleys eastern_mediterranean")
    assert s.money[empire] == 0
    assert upkeep_of(s, empire) == 2
    assert s.unit_at[FIRST_COUNTER[empire] : FIRST_COUNTER[empire + 1]].tolist().count(NOWHERE) == 40 - 2


@pytest.mark.rule("SA-020", "SA-118")
@pytest.mark.parametrize(("more", "is_asked"), [(0, False), (1, True)])
def test_that_all_units_are_alike_does_not_show_by_not_asking(more: int, is_asked: bool) -> None:
    """Two units of spearmen in Egypt are one choice, and asked for; a single unit is no secret."""
    s, empire = egypt()
    garrison(s, empire, "egypt", spearmen=more)
    interrupt(s, AT_UNPAID, empire)
    assert choices(s) == ["disband spearmen egypt"]
    step = CHAPTERS[AT_UNPAID]
    assert isinstance(step, Decision) and callable(step.secret)
    assert step.secret(s, 0) is is_asked


@pytest.mark.rule("SA-122", "SA-122-R1")
def test_unpaid_land_falls_into_disorder_and_keeps_its_city() -> None:
    """City and fort stay; artifact and capital are lost; the sea gets no marker."""
    s, empire = poor_egypt()
    libya, sea = region("libya"), region("eastern_mediterranean")
    s.disorder[libya], s.disorder[sea] = 0, 0
    s.city[libya], s.fort[libya] = 1, 1
    adorn(s, libya, "pyramids")
    s.capital[empire], s.money[empire] = libya, 1
    produce(s, empire, "disband spearmen libya", "disband galleys eastern_mediterranean")
    assert (s.control[libya], s.city[libya], s.fort[libya], s.disorder[libya]) == (NOBODY, 1, 1, 1)
    assert (s.wonder[libya], s.capital[empire]) == (NOTHING, NOWHERE)
    assert (s.control[sea], s.disorder[sea]) == (NOBODY, 0)
    assert s.control[region("egypt")] == empire


@pytest.mark.rule("SA-008-R2", "SA-122")
@pytest.mark.parametrize(("money", "is_held"), [(2, True), (1, False)])
def test_air_units_that_hold_a_land_alone_hold_it_until_the_last_goes_unpaid(money: int, is_held: bool) -> None:
    """Two fighters that a conflict left in the Sahara, a desert without income."""
    s = empty_table()
    empire = found(s, "egyptians", 0, 43, "egypt", colour="light_grey", money=money)
    s.disorder[region("egypt")] = 1
    garrison(s, empire, "egypt", spearmen=1)
    garrison(s, empire, "sahara", fighters=1, bombers=1)
    produce(s, empire, *["disband fighters sahara", "disband bombers sahara"][: 3 - money])
    assert (s.control[region("sahara")] == empire) == is_held
    assert s.disorder[region("sahara")] == (0 if is_held else 1)


@pytest.mark.rule("SA-122-R2", "SA-294", "SA-325")
def test_leaders_go_with_unpaid_units_and_an_empire_without_units_is_destroyed() -> None:
    """Without any money the last unit goes, and the empire with it."""
    s, empire = egypt()
    s.disorder[region("egypt")] = 1
    s.leader[0], s.leader_of[0], s.leader_at[0] = LEADERS + ADMINISTRATOR, empire, region("egypt")
    s.cup[ADMINISTRATOR] -= 1
    before = int(s.cup[ADMINISTRATOR])
    produce(s, empire)
    assert (s.player[empire], s.leader[0], s.cup[ADMINISTRATOR]) == (NOBODY, NOTHING, before + 1)
    assert s.depth == 0


@pytest.mark.rule("SA-121-R1", "SA-140", "SA-140-R1")
@pytest.mark.parametrize(("controls", "kept"), [(True, True), (False, False)])
def test_unpaid_bombs_and_elephants_go_to_the_common_pool(controls: bool, kept: bool) -> None:
    """An elephant stays in the empire's pool only while it controls the elephant's region."""
    s, empire = egypt(42, money=1)
    s.disorder[region("egypt")] = 1
    for counter, kind in ((FIRST_ELEPHANT, "elephants"), (FIRST_BOMB, "nuclear_bombs")):
        s.shared_by[counter - FIRST_ELEPHANT] = empire
        s.unit_at[counter], s.unit_type[counter] = region("egypt"), unit(kind)
        s.stacks[empire, region("egypt")] += 1
    if controls:
        garrison(s, empire, "nubia", spearmen=1)
        s.disorder[region("nubia")] = 1
        s.money[empire] = 2
    produce(s, empire, "disband elephants egypt", "disband nuclear_bombs egypt")
    assert (s.unit_at[FIRST_ELEPHANT], s.unit_at[FIRST_BOMB]) == (NOWHERE, NOWHERE)
    assert (s.shared_by[0] == empire) == kept
    assert s.shared_by[FIRST_BOMB - FIRST_ELEPHANT] == NOBODY
