"""The end of a creation: what stood there, conflicts, capitals and what comes last."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.atlas import CITY_DOWN, REGION_IDS, REGION_ZONES
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.icons import TIMING_START_EMPIRE
from aevum.games.seven_ages.rules.building import cost_of
from aevum.games.seven_ages.rules.checks import standing_checks
from aevum.games.seven_ages.rules.control import take_control
from aevum.games.seven_ages.rules.counters import empire_of, take_counter
from aevum.games.seven_ages.rules.first_units import finish_units
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.state import FIRST_BOMB, FIRST_ELEPHANT, IN_DISCARDS, NOTHING, NOWHERE
from aevum.games.seven_ages.steps import AT_CREATE_CARD
from aevum.games.seven_ages.tables import (
    ADMINISTRATOR,
    ARTIFACT_IDS,
    EVENT_IDS,
    EXPLORER,
    LEADER_IDS,
    LEADERS,
    TACTICIAN,
)
from tests.games.seven_ages.creation import PINK, RED, card, create

from .board import adorn, empty_table, found, garrison, hand, region, unit
from .driver import Foreign, choices, play


def holder(seat: int = 1, name: str = "arabs", place: str = "egypt") -> tuple[Record, int]:
    """An empire in Egypt with a unit more elsewhere."""
    s = empty_table()
    other = found(s, name, seat, 16, place, "hejaz", capital=region(place))
    garrison(s, other, place, spearmen=2, chariots=1)
    garrison(s, other, "hejaz", spearmen=1)
    return s, other


@pytest.mark.rule("SA-096", "SA-096-R1", "SA-096-R2")
def test_mamluks_convert_what_stands_in_egypt() -> None:
    """Units of the same type in the new colour; leaders too; the old empire keeps its money; no conflict."""
    s, other = holder()
    s.money[other] = 30
    for place, kind in ((0, TACTICIAN), (1, ADMINISTRATOR), (2, EXPLORER)):
        s.leader[place], s.leader_of[place], s.leader_at[place] = LEADERS + kind, other, region("egypt")
    create(s, "mamluks")
    types = sorted(int(s.unit_type[at]) for at in range(len(s.unit_at)) if s.unit_at[at] == region("egypt"))
    assert types == [unit("spearmen"), unit("spearmen"), unit("chariots")]
    assert (s.stacks[PINK, region("egypt")], s.stacks[other, region("egypt")]) == (3, 0)
    assert s.leader_of[:3].tolist() == [PINK] * 3
    assert (s.money[other], s.player[other]) == (30, 1)
    # Three leaders are above the leader number 2, so no famous one is offered; and no first unit is owed.
    assert choices(s)[0] == "done"
    assert play(s, "done") == []
    assert s.leader_of[:3].tolist() == [PINK] * 3


# Who converts where, and a level of their Age.
CONVERTING = [
    ("songhai", "mali", 24),
    ("indians", "ganges", 44),
    ("israelis", "palestine", 44),
    ("mamluks", "egypt", 16),
]


@pytest.mark.rule("SA-096")
@pytest.mark.parametrize(("name", "place", "level"), CONVERTING)
def test_who_stands_in_the_start_of_some_goes_over_to_them(name: str, place: str, level: int) -> None:
    s, other = holder(place=place)
    s.level[other] = level
    create(s, name)
    assert (s.stacks[PINK, region(place)], s.stacks[other, region(place)]) == (3, 0)


@pytest.mark.rule("SA-096")
@pytest.mark.parametrize(("name", "place", "level"), CONVERTING)
def test_nobody_who_stands_elsewhere_does(name: str, place: str, level: int) -> None:
    s, other = holder(place=place)
    s.level[other] = level
    create(s, name)
    assert (s.stacks[PINK, region("hejaz")], s.stacks[other, region("hejaz")]) == (0, 1)


@pytest.mark.rule("SA-096-R1")
def test_units_without_a_counter_are_removed() -> None:
    """The dark shade has fewer chariots than stand there."""
    s, other = holder()
    garrison(s, other, "egypt", chariots=3)
    create(s, "mamluks", colour="red")
    assert (s.stacks[RED, region("egypt")], s.stacks[other, region("egypt")]) == (5, 0)


@pytest.mark.rule("SA-096-R2")
def test_shared_counters_change_owner_and_an_empire_without_units_is_destroyed() -> None:
    """Elephants and bombs; nothing is left of the old empire but its city."""
    s = empty_table()
    other = found(s, "arabs", 1, 16, "egypt", capital=region("egypt"))
    garrison(s, other, "egypt", spearmen=1, nuclear_bombs=1)
    s.shared_by[8], s.unit_at[FIRST_ELEPHANT + 8] = other, region("egypt")
    s.stacks[other, region("egypt")] += 1
    create(s, "mamluks")
    assert (s.shared_by[8], s.unit_at[FIRST_ELEPHANT + 8]) == (PINK, region("egypt"))
    assert s.unit_at[FIRST_BOMB] == region("egypt")
    assert s.stacks[PINK, region("egypt")] == 3
    assert (s.player[other], s.card_at[card("arabs")]) == (NOBODY, IN_DISCARDS)


@pytest.mark.rule("SA-096-R2", "SA-097", "SA-098", "SA-099", "SA-284")
def test_a_converted_city_keeps_its_level_and_may_be_the_capital() -> None:
    """Level 5, which Age 3 could not build; the fort stays, the artifact goes."""
    s, other = holder()
    place = region("egypt")
    s.city[place], s.fort[place] = 5, 1
    adorn(s, place, "pyramids")
    s.level[other] = 15
    adorn(s, place, "great_library")
    create(s, "mamluks", "done")
    assert (s.city[place], s.fort[place], s.wonder[place]) == (5, 1, NOTHING)
    assert (s.capital[PINK], s.capital[other], s.control[place]) == (place, NOWHERE, PINK)


@pytest.mark.rule("SA-097-R1", "SA-097-R2")
def test_a_neutral_city_is_taken_over_at_its_level() -> None:
    """Level 3 in Sumer; the capital is that city."""
    s = empty_table()
    s.city[region("sumer")] = 3
    create(s, "sumerians", "pass", "done")
    assert (s.city[region("sumer")], s.capital[PINK]) == (3, region("sumer"))


def conflict_won(s: Record, empire: int) -> Foreign:
    """Stands for the chapter of conflicts: the attacker wins, and the city drops a step."""

    def meanwhile(step: str, place: int, sides: int) -> None:
        if step != "round":
            return
        attacker, defender = divmod(sides, 16)
        assert attacker == empire
        for at in range(len(s.unit_at)):
            if s.unit_at[at] == place and empire_of(s, at) == defender:
                take_counter(s, at)
        take_control(s, place, attacker)
        s.city[place] = CITY_DOWN[s.city[place]]

    return meanwhile


def babylon_against_sumer(city: int = 0) -> Record:
    """Babylonians about to be created where Sumerians stand, who have another region."""
    s = empty_table()
    other = found(s, "sumerians", 1, 2, "babylonia", "sumer", capital=region("babylonia"))
    garrison(s, other, "babylonia", spearmen=1)
    garrison(s, other, "sumer", spearmen=1)
    s.city[region("babylonia")] = city
    hand(s, 0, "babylonians")
    interrupt(s, AT_CREATE_CARD, 0)
    play(s, "found babylonians", "use_colour pink", "pass")
    return s


@pytest.mark.rule("SA-100", "SA-100-R1", "SA-101")
def test_foreign_units_in_a_start_are_fought() -> None:
    """The new empire attacks, nothing has moved, and the capital waits for the end."""
    s = babylon_against_sumer()
    place, other = region("babylonia"), int(s.control[region("sumer")])
    steps = play(s, "build spearmen babylonia", "done", meanwhile=conflict_won(s, PINK))
    assert steps == [("round", place, PINK * 16 + other)]
    assert s.entered.sum() == 0
    assert (s.capital[PINK], s.city[place], s.control[place]) == (place, 1, PINK)
    assert s.capital[other] == NOWHERE


@pytest.mark.rule("SA-100-R1", "SA-325")
def test_a_new_empire_without_units_after_its_conflict_is_destroyed() -> None:
    """Nothing more of the creation happens."""
    s = babylon_against_sumer()

    def lost(step: str, place: int, sides: int) -> None:
        for at in range(len(s.unit_at)):
            if s.unit_at[at] == place and empire_of(s, at) == PINK:
                take_counter(s, at)
        standing_checks(s)

    play(s, "build spearmen babylonia", "done", meanwhile=lost)
    assert (s.player[PINK], s.depth) == (NOBODY, 0)
    assert s.card_at[card("babylonians")] == IN_DISCARDS


@pytest.mark.rule("SA-100", "SA-204", "SA-206")
def test_several_conflicts_come_in_the_order_the_creator_likes() -> None:
    """Brazil starts in two regions that others hold."""
    s = empty_table()
    spanish = found(s, "spanish", 1, 40, "rio", "bahia", "castile")
    for name in ("rio", "bahia", "castile"):
        garrison(s, spanish, name, fusiliers=1)
    create(s, "brazilians", "build fusiliers rio", "build fusiliers bahia")
    play(s, "done")
    assert sorted(choices(s)) == ["contest bahia spanish", "contest rio spanish"]
    steps = play(s, "contest rio spanish", meanwhile=conflict_won(s, PINK))
    assert [place for step, place, _ in steps if step == "round"] == [region("rio"), region("bahia")]


@pytest.mark.rule("SA-101", "SA-101-R1")
def test_barbarians_have_no_capital_and_nobody_where_he_controls_nothing() -> None:
    """Cimmerians in Crimea."""
    s = empty_table()
    create(s, "cimmerians", "build spearmen crimea", "done")
    assert (s.capital[PINK], s.city[region("crimea")], s.had_capital[PINK]) == (NOWHERE, 0, 0)


@pytest.mark.rule("SA-101")
def test_the_capital_stands_in_a_start_of_choice() -> None:
    """Brazil: Rio or Bahia, level 1."""
    s = empty_table()
    create(s, "brazilians", "build fusiliers rio", "build fusiliers bahia", "done")
    assert sorted(choices(s)) == ["found_capital bahia", "found_capital rio"]
    play(s, "found_capital bahia")
    assert (s.capital[PINK], s.city[region("bahia")], s.city[region("rio")]) == (region("bahia"), 1, 0)
    assert s.depth == 0


@pytest.mark.rule("SA-101-R1")
def test_the_capital_stands_only_where_a_conflict_was_won() -> None:
    """Brazil takes Rio and loses its units in Bahia."""
    s = empty_table()
    spanish = found(s, "spanish", 1, 40, "rio", "bahia", "castile")
    for name in ("rio", "bahia", "castile"):
        garrison(s, spanish, name, fusiliers=1)
    won = conflict_won(s, PINK)

    def meanwhile(step: str, place: int, sides: int) -> None:
        if place == region("rio"):
            won(step, place, sides)
        else:
            take_counter(
                s, next(at for at in range(len(s.unit_at)) if s.unit_at[at] == place and empire_of(s, at) == PINK)
            )

    create(s, "brazilians", "build fusiliers rio", "build fusiliers bahia")
    play(s, "done")
    play(s, "contest rio spanish", meanwhile=meanwhile)
    assert (s.capital[PINK], s.control[region("bahia")]) == (region("rio"), spanish)


@pytest.mark.rule("SA-101", "SA-101-R1", "SA-129")
def test_no_capital_stands_at_sea() -> None:
    """Moors whom Arab ships join start on the water too, but build their capital on land."""
    s = empty_table()
    arabs = found(s, "arabs", 1, 16, "hejaz")
    garrison(s, arabs, "hejaz", spearmen=1)
    garrison(s, arabs, "western_mediterranean", frigates=1)
    create(s, "moors", "set_progress 16", "pass", "build spearmen mauretania", "done")
    assert s.control[region("western_mediterranean")] == PINK
    assert (s.capital[PINK], s.city[region("western_mediterranean")]) == (region("mauretania"), 0)


@pytest.mark.rule("SA-086-R1")
def test_a_start_on_an_ocean_awaits_no_unit() -> None:
    """No counter is left for the last ship of the Arabs, and none is built there: the Moors go on without."""
    s = empty_table()
    arabs = found(s, "arabs", 1, 16, "hejaz")
    garrison(s, arabs, "hejaz", spearmen=1)
    for name in ("norwegian_sea", "north_sea", "english_channel", "north_atlantic"):
        garrison(s, arabs, name, frigates=1)
    create(s, "moors", "set_progress 16", "pass", "build spearmen mauretania", "done")
    assert (s.capital[PINK], s.control[region("north_atlantic")]) == (region("mauretania"), NOBODY)


@pytest.mark.rule("SA-102", "SA-102-R1")
@pytest.mark.parametrize(("before", "after"), [(7, 5), (5, 3), (3, 1), (1, 1)])
def test_a_captured_city_is_the_capital_one_step_lower(before: int, after: int) -> None:
    """As every captured city, and never below level 1."""
    s = babylon_against_sumer(before)
    play(s, "build spearmen babylonia", "done", meanwhile=conflict_won(s, PINK))
    assert (s.city[region("babylonia")], s.capital[PINK]) == (after, region("babylonia"))


@pytest.mark.rule("SA-103")
def test_free_forts_go_into_starts_after_the_conflicts() -> None:
    """Sumer: one, for nothing; where a fort was paid no second is placed."""
    s = empty_table()
    create(s, "sumerians", "pass", "done")
    assert (s.fort[region("sumer")], s.money[PINK]) == (1, 6)
    s = empty_table()
    create(s, "sumerians", "pass", "fortify sumer")
    assert (s.fort[region("sumer")], s.money[PINK], s.depth) == (1, 1, 0)


@pytest.mark.rule("SA-105")
def test_special_actions_come_last_one_after_the_other() -> None:
    """Huns have two manoeuvres."""
    s = empty_table()
    hand(s, 0, "huns")
    interrupt(s, AT_CREATE_CARD, 0)
    steps = play(s, "found huns", "use_colour pink", "pass", "build spearmen mongolia", "done")
    assert steps == [("react", TIMING_START_EMPIRE, 0), ("move", PINK, 0), ("move", PINK, 0)]
    assert s.arrived[PINK] == 1


@pytest.mark.rule("SA-105")
def test_a_religion_comes_with_the_creation_and_with_glory() -> None:
    """Judaism: one glory; not where its last Age is over."""
    s = empty_table()
    create(s, "israelites", "pass", "build spearmen palestine", "done")
    assert (s.religion[PINK], s.glory[0]) == (ARTIFACT_IDS.index("judaism"), 1)
    s = empty_table()
    found(s, "germans", 1, 45, "germany")
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index("time_ripple"), 0]), NOBODY, 0)
    create(s, "sassanids", "build spearmen persia", "done")
    assert (s.religion[PINK], s.glory[0]) == (NOTHING, 0)


@pytest.mark.rule("SA-105", "SA-106")
def test_an_artifact_and_an_explorer_come_with_the_creation() -> None:
    """The Ming build their wall, unless it stands; the Portuguese have an unnamed explorer from the cup."""
    s = empty_table()
    create(s, "ming", "pass", "build spearmen kiangsu", "done")
    assert (s.wonder[region("kiangsu")], s.glory[0]) == (ARTIFACT_IDS.index("great_wall"), 1)
    s = empty_table()
    garrison(s, found(s, "swedes", 1, 22, "sweden"), "sweden", spearmen=1)
    adorn(s, region("sweden"), "great_wall")
    create(s, "ming", "build spearmen kiangsu", "done")
    assert (s.wonder[region("kiangsu")], s.glory[0]) == (NOTHING, 0)
    s = empty_table()
    before = int(s.cup[EXPLORER])
    create(s, "portuguese", "pass", "build spearmen portugal", "done")
    assert (s.leader[0], s.leader_at[0], s.cup[EXPLORER]) == (LEADERS + EXPLORER, region("portugal"), before - 1)


@pytest.mark.rule("SA-105")
def test_a_revolt_is_left_to_the_effects_of_cards() -> None:
    """Austria stirs one up beside itself."""
    s = empty_table()
    hand(s, 0, "austrians")
    interrupt(s, AT_CREATE_CARD, 0)
    steps = play(s, "found austrians", "use_colour pink", "build spearmen austria", "done")
    assert [name for name, _, _ in steps] == ["react", "carry_out"]


@pytest.mark.rule("SA-106", "SA-104")
def test_lasting_special_effects_stay_and_initial_ones_do_not() -> None:
    """Mongol cavalry is cheaper always, Egyptian infantry only at creation."""
    s = empty_table()
    mongols = found(s, "mongols", 0, 16, "mongolia")
    egyptians = found(s, "egyptians", 1, 1, "egypt")
    assert cost_of(s, mongols, unit("light_cavalry"), False) == 2
    assert cost_of(s, egyptians, unit("spearmen"), False) == 2


@pytest.mark.rule("SA-088-R1", "SA-294", "SA-325")
def test_checks_of_leaders_and_units_wait_for_the_empire_being_created() -> None:
    """Elizabeth waits alone; with no unit bought she and England are gone."""
    s = empty_table()
    create(s, "english", "appoint elizabeth england")
    standing_checks(s)
    assert (s.leader[0], s.player[PINK]) == (LEADER_IDS.index("elizabeth"), 0)
    finish_units(s, PINK)
    assert (s.leader[0], s.player[PINK]) == (NOTHING, NOBODY)


@pytest.mark.rule("SA-143")
def test_capital_leader_and_free_forts_cost_nothing() -> None:
    """Of the money only the unit is paid."""
    s = empty_table()
    create(s, "sumerians", "appoint sargon sumer", "done")
    assert s.money[PINK] == 8 - 2


def test_many_starts_are_picked_one_by_one() -> None:
    """Moors after Arabs who hold half of Europe: the region first, then the unit."""
    s = empty_table()
    places = [name for at, name in enumerate(REGION_IDS[:40]) if REGION_ZONES[at] & 1][:20]
    arabs = found(s, "arabs", 1, 16, "hejaz", *places)
    garrison(s, arabs, "hejaz", spearmen=1)
    create(s, "moors")
    while not choices(s)[0].startswith(("build", "done")):
        play(s, choices(s)[0])
    assert {each.split()[0] for each in choices(s)} == {"build_in"}
    play(s, choices(s)[0])
    assert {each.split()[0] for each in choices(s)} == {"done", "build"}
