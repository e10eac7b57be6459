"""Creating an empire in 7 Ages: the card, its colour, level and starts, and all that follows, to the last action."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.actions import EMPIRE_FOUNDED, STARTED_IN, UNIT_BUILT
from aevum.games.seven_ages.atlas import IS_COASTAL
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.icons import TIMING_START_EMPIRE
from aevum.games.seven_ages.rules.checks import remove_empire
from aevum.games.seven_ages.rules.control import is_being_created
from aevum.games.seven_ages.rules.creation import BY_WILD_CARD
from aevum.games.seven_ages.rules.first_units import might_buy
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.rules.starts import NEAR, can_found_any, is_colour_open, other_level, usual_level
from aevum.games.seven_ages.state import IN_PLAY, NOTHING, NOWHERE
from aevum.games.seven_ages.steps import AT_CREATE_CARD, AT_CREATE_UNIT
from aevum.games.seven_ages.tables import (
    COLOUR_IDS,
    COLOURS,
    ELITE,
    EVENT_IDS,
    LEADER_IDS,
    PAIR_COLOURS,
)
from tests.games.seven_ages.creation import PINK, RED, card, create, offered, starts

from .board import empty_table, found, garrison, hand, region, unit
from .driver import choices, play, told

# Cards


@pytest.mark.rule("SA-071", "SA-071-R1", "SA-017")
def test_a_card_of_the_hand_becomes_an_empire_without_a_marker() -> None:
    """The window for cards comes first; the card leaves the hand and lies open."""
    s = empty_table()
    hand(s, 0, "egyptians", "sumerians")
    interrupt(s, AT_CREATE_CARD, 0)
    assert play(s) == [("react", TIMING_START_EMPIRE, 0)]
    assert choices(s) == ["pass", "found egyptians", "found sumerians"]
    play(s, "found egyptians", "use_colour red")
    assert (s.player[RED], s.card[RED], s.card_at[card("egyptians")], s.hand_size[0]) == (0, 0, IN_PLAY, 1)
    assert (s.marker_placed[RED], s.no_progress[RED]) == (0, 0)
    assert told(s, EMPIRE_FOUNDED) == [[0, card("egyptians"), RED, 0]]


@pytest.mark.rule("SA-071-R1")
def test_nothing_to_create_shows_no_card() -> None:
    """Without a playable card only passing is left, and no card is told."""
    s = empty_table()
    found(s, "egyptians", 1, 1, "egypt")
    hand(s, 0, "french")
    assert offered(s, 0) == ["pass"]
    play(s)
    assert (s.told, s.depth, s.hand_size[0]) == (0, 0, 1)


@pytest.mark.rule("SA-068-R2")
def test_a_wild_card_costs_the_new_empire_its_free_progress() -> None:
    """It counts as carried by the empire it created."""
    s = empty_table()
    hand(s, 0, "egyptians")
    interrupt(s, AT_CREATE_CARD, 0, BY_WILD_CARD)
    play(s, "found egyptians", "use_colour pink")
    assert s.no_progress[PINK] == 1


@pytest.mark.rule("SA-072", "SA-073")
def test_limits_of_colours_and_empires() -> None:
    """Five empires each with three players; and no empire without a colour."""
    s = empty_table(3)
    for name in ("egyptians", "sumerians", "minoans", "shang"):
        found(s, name, 0, 1)
    assert can_found_any(s, 0)
    found(s, "chou", 0, 1)
    assert not can_found_any(s, 0)
    hand(s, 0, "harappans")
    interrupt(s, AT_CREATE_CARD, 0)
    play(s)
    assert (s.depth, s.hand_size[0]) == (0, 1)
    s = empty_table(2)
    s.player[:] = 1
    s.player[PINK] = NOBODY
    assert can_found_any(s, 0)
    s.player[PINK] = 1
    assert not can_found_any(s, 0)


@pytest.mark.rule("SA-074")
def test_the_same_empire_can_start_again() -> None:
    """Its card was discarded with it and drawn again."""
    s = empty_table()
    first = create(s, "sumerians", "pass", "done")
    assert (s.player[first], s.depth) == (0, 0)
    remove_empire(s, first)
    hand(s, 0, "sumerians")
    again = create(s, "sumerians", "pass", "done", colour="red")
    assert (s.card[again], s.level[again], s.money[again]) == (card("sumerians"), 1, 6)


@pytest.mark.rule("SA-076")
def test_the_age_of_the_game_must_be_on_the_card() -> None:
    """Age 2 of the game: no Age 1 empire, no Age 4 empire."""
    s = empty_table()
    found(s, "macedonians", 1, 8, "macedonia")
    hand(s, 0, "egyptians", "babylonians", "romans", "english")
    assert offered(s, 0) == ["pass", "found babylonians", "found romans"]


@pytest.mark.rule("SA-077", "SA-E03")
def test_carthage_starts_in_age_1_while_phoenicia_is_in_play() -> None:
    """Phoenicia at level 6."""
    s = empty_table()
    hand(s, 0, "carthaginians")
    other = found(s, "egyptians", 1, 6, "egypt")
    assert offered(s, 0) == ["pass"]
    remove_empire(s, other)
    found(s, "phoenicians", 1, 6, "phoenicia")
    assert offered(s, 0) == ["pass", "found carthaginians"]


@pytest.mark.rule("SA-077")
@pytest.mark.parametrize(("name", "playable"), [("dutch", False), ("english", True)])
def test_an_age_while_an_empire_is_not_in_play(name: str, playable: bool) -> None:
    """Indonesians in Age 7, once the Dutch are gone."""
    s = empty_table()
    found(s, name, 1, 45, "england")
    hand(s, 0, "indonesians")
    assert ("found indonesians" in offered(s, 0)) == playable


@pytest.mark.rule("SA-076")
def test_a_time_ripple_allows_any_age_once() -> None:
    """The event is used up by the empire."""
    s = empty_table()
    garrison(s, found(s, "macedonians", 1, 8, "macedonia"), "macedonia", spearmen=1)
    hand(s, 0, "egyptians", "english")
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index("time_ripple"), 0]), NOBODY, 0)
    assert offered(s, 0) == ["pass", "found egyptians", "found english"]
    play(s, "found english", "use_colour pink")
    assert s.level[PINK] == 7
    assert offered(s, 0) == ["pass"]


@pytest.mark.rule("SA-078", "SA-082", "SA-083", "SA-084", "SA-E05")
def test_the_first_empire_on_an_empty_map() -> None:
    """Egypt on level 1, England on 22, and no Pirate State without an empire near its start."""
    s = empty_table()
    hand(s, 0, "egyptians", "english", "pirate_state")
    assert offered(s, 0) == ["pass", "found egyptians", "found english"]
    assert [usual_level(s, card(name)) for name in ("egyptians", "english")] == [1, 22]
    play(s, "found english", "use_colour pink", "pass")
    assert s.level[PINK] == 22
    assert s.first_age == 4


@pytest.mark.rule("SA-083")
def test_a_conditional_age_is_not_the_first_age() -> None:
    """Carthage on an empty map: Age 2, level 8."""
    assert usual_level(empty_table(), card("carthaginians")) == 8


@pytest.mark.rule("SA-374", "SA-374-R1")
def test_by_option_1_the_first_empire_is_of_age_1() -> None:
    """Only the first one of the game; a conditional Age 1 does not count."""
    s = empty_table(complete_history=1)
    hand(s, 0, "english", "carthaginians", "babylonians")
    assert offered(s, 0) == ["pass", "found babylonians"]
    s.first_age = 1
    assert offered(s, 0) == ["pass", "found babylonians", "found english", "found carthaginians"]


# Colours


@pytest.mark.rule("SA-079", "SA-080", "SA-072")
def test_the_own_pair_comes_first_and_then_the_reserve() -> None:
    """Never the pair of another player; the elite colour is in the reserve."""
    s = empty_table(3)
    own = PAIR_COLOURS[0].tolist()
    assert [at for at in range(COLOURS) if is_colour_open(s, 0, at)] == sorted(own)
    s.player[own[0]] = 0
    assert [at for at in range(COLOURS) if is_colour_open(s, 0, at)] == [own[1]]
    s.player[own[1]] = 0
    open_now = [at for at in range(COLOURS) if is_colour_open(s, 0, at)]
    assert len(open_now) == 15 - 3 * 2
    assert not set(open_now) & {*PAIR_COLOURS[1].tolist(), *PAIR_COLOURS[2].tolist()}
    assert COLOUR_IDS.index("black") in open_now
    assert ELITE == 2


# Level


@pytest.mark.rule("SA-081", "SA-081-R1", "SA-E04")
def test_rome_starts_one_behind_macedon() -> None:
    """Macedon on 8, so Rome on 7, in Age 1."""
    s = empty_table()
    found(s, "macedonians", 1, 8, "macedonia")
    create(s, "romans", "build spearmen latium", "done")
    assert (s.level[PINK], s.player[PINK]) == (7, 0)


@pytest.mark.rule("SA-004", "SA-004-R1", "SA-081")
def test_no_empire_starts_below_level_1() -> None:
    """Olmecs: minus three of level 2."""
    s = empty_table()
    found(s, "egyptians", 1, 2, "egypt")
    assert usual_level(s, card("olmecs")) == 1


@pytest.mark.rule("SA-081", "SA-005-R1")
def test_no_empire_starts_beyond_level_49() -> None:
    """Byzantines, without a modifier: neither after an empire that has passed it nor beside the marker of one."""
    s = empty_table()
    found(s, "romans", 1, 50, "latium")
    assert (usual_level(s, card("byzantines")), other_level(s, card("byzantines"))) == (49, 49)


@pytest.mark.rule("SA-075", "SA-085", "SA-086", "SA-E02")
def test_the_moors_choose_their_level_and_not_their_starts() -> None:
    """The leading empire minus 2, or the Arabs; Mauretania and every Arab region in Europe."""
    s = empty_table()
    found(s, "byzantines", 1, 21, "thrace")
    arabs = found(s, "arabs", 2, 16, "hejaz", "andalusia", "sicily", "egypt")
    for name in ("hejaz", "andalusia", "sicily", "egypt"):
        garrison(s, arabs, name, spearmen=2)
    assert (usual_level(s, card("moors")), other_level(s, card("moors"))) == (19, 16)
    create(s, "moors")
    assert choices(s) == ["set_progress 16", "set_progress 19"]
    play(s, "set_progress 16")
    assert s.level[PINK] == 16
    assert sorted(starts(s, PINK)) == ["andalusia", "mauretania", "sicily"]
    assert told(s, STARTED_IN)[0][0] == card("moors")
    assert [int(s.stacks[PINK, region(name)]) for name in ("andalusia", "sicily", "mauretania")] == [2, 2, 0]
    assert (s.control[region("sicily")], s.control[region("egypt")]) == (PINK, arabs)


@pytest.mark.rule("SA-141-R1")
def test_an_empire_created_in_the_last_age_ends_the_elephants() -> None:
    """Israel on an empty map starts on level 43."""
    s = empty_table()
    create(s, "israelis")
    assert s.level[PINK] == 43
    assert s.gone.all()


@pytest.mark.rule("SA-396")
def test_option_6_an_empire_created_in_a_higher_age_ends_the_game() -> None:
    """The first empire was of Age 1."""
    s = empty_table(fast_history=1, first_age=1)
    create(s, "english")
    assert s.over == 1


# Regions


@pytest.mark.rule("SA-075", "SA-085")
def test_one_start_of_several_is_chosen() -> None:
    """Saxons: Germany or Denmark."""
    s = empty_table()
    create(s, "saxons")
    assert choices(s) == ["start_in germany", "start_in denmark"]
    play(s, "start_in denmark", "pass")
    assert starts(s, PINK) == ["denmark"]


@pytest.mark.rule("SA-078", "SA-E05", "SA-085")
def test_the_pirate_state_starts_within_three_regions_of_an_empire() -> None:
    """On a coast, and its own empire does not count."""
    s = empty_table()
    other = found(s, "egyptians", 1, 10, "crete")
    garrison(s, other, "crete", spearmen=1)
    create(s, "pirate_state")
    places = [each.split()[1] for each in choices(s)]
    assert "greece" in places
    assert "moscow" not in places
    assert "england" not in places
    assert all(0 <= NEAR[region(name), region("crete")] <= 3 for name in places)
    assert all(IS_COASTAL[region(name)] for name in places), "neither inland nor at sea"
    play(s, "start_in greece")
    assert starts(s, PINK) == ["greece"]


@pytest.mark.rule("SA-086", "SA-086-R1", "SA-091")
def test_every_start_gets_a_unit_first() -> None:
    """Gauls in Burgundy and Aquitaine: one each before anything else, then as they like; nowhere else."""
    s = empty_table()
    create(s, "gauls")
    assert sorted(choices(s)) == ["build spearmen aquitaine", "build spearmen burgundy"]
    play(s, "build spearmen burgundy")
    # The second one had only one choice left.
    assert (s.stacks[PINK, region("aquitaine")], s.stacks[PINK, region("burgundy")]) == (1, 1)
    assert sorted(choices(s)) == ["build spearmen aquitaine", "build spearmen burgundy", "done"]


@pytest.mark.rule("SA-086-R1")
def test_no_first_unit_may_cost_what_another_start_needs() -> None:
    """With 4 money a unit for 3 is too much, with 3 one start stays empty, and Gaul chooses which."""
    s = empty_table()
    found(s, "egyptians", 1, 8, "egypt")
    create(s, "gauls")
    s.money[PINK] = 4
    cheap = {f"build {kind} {place}" for kind in ("spearmen", "swordsmen") for place in ("aquitaine", "burgundy")}
    assert set(choices(s)) == cheap
    s.money[PINK] = 5
    assert "build chariots burgundy" in choices(s)
    s.money[PINK] = 3
    assert set(choices(s)) == cheap
    play(s, "build spearmen burgundy")
    assert s.depth == 0
    assert (s.control[region("burgundy")], s.control[region("aquitaine")]) == (PINK, NOBODY)
    assert s.capital[PINK] == NOWHERE


# Money, leaders, units


@pytest.mark.rule("SA-087", "SA-089", "SA-090", "SA-095", "SA-104")
def test_initial_units_are_paid_from_the_money_of_the_card() -> None:
    """Egypt has 8 money; infantry costs 1 at creation; any number may stand in a start region."""
    s = empty_table()
    create(s, "egyptians", "pass")
    assert s.money[PINK] == 8
    assert choices(s) == ["done", "build spearmen egypt", "fortify egypt"]
    play(s, *["build spearmen egypt"] * 8)
    assert s.money[PINK] == 0
    assert s.depth == 0
    assert s.stacks[PINK, region("egypt")] == 9
    assert [row[2] for row in told(s, UNIT_BUILT)] == [0] + [1] * 8


@pytest.mark.rule("SA-016-R1", "SA-104")
def test_free_units_come_whatever_the_level() -> None:
    """Minoans on level 1 have two galleys, which need level 2."""
    s = empty_table()
    create(s, "minoans", "pass")
    assert s.level[PINK] == 1
    ships = [at for at in range(len(s.unit_at)) if s.unit_at[at] == region("crete")]
    assert [int(s.unit_type[at]) for at in ships] == [unit("galleys")] * 2
    assert s.money[PINK] == 8


@pytest.mark.rule("SA-088", "SA-088-R1", "SA-E06")
def test_england_takes_elizabeth_or_shakespeare() -> None:
    """Leaders of the empire's own Age, one at most; Elizabeth stands in England."""
    s = empty_table()
    create(s, "english")
    assert choices(s) == ["pass", "appoint elizabeth england", "appoint shakespeare england"]
    play(s, "appoint elizabeth england")
    assert (s.leader[0], s.leader_of[0], s.leader_at[0]) == (LEADER_IDS.index("elizabeth"), PINK, region("england"))
    assert is_being_created(s, PINK)
    assert s.stacks[PINK, region("england")] == 0


@pytest.mark.rule("SA-088", "SA-298")
def test_a_leader_who_was_in_play_is_not_offered_again() -> None:
    """Nor one of another Age."""
    s = empty_table()
    s.famous_used[:] = (1 << 64) - 1
    create(s, "english")
    assert not any(each.startswith("appoint") for each in choices(s))
    s = empty_table()
    found(s, "macedonians", 1, 8, "macedonia")
    create(s, "romans")
    assert not any(each.startswith("appoint") for each in choices(s))


@pytest.mark.rule("SA-092")
def test_an_administrator_lowers_the_cost_of_initial_units_but_infantry() -> None:
    """Elizabeth: knights for 2, ships (already cheaper) for 1, spearmen for 2."""
    s = empty_table()
    create(s, "english", "appoint elizabeth england")
    before = int(s.money[PINK])
    play(s, "build knights england")
    assert s.money[PINK] == before - 2
    play(s, "build spearmen england")
    assert s.money[PINK] == before - 4


@pytest.mark.rule("SA-093")
def test_elite_markers_come_with_the_units() -> None:
    """Macedon has two."""
    s = empty_table()
    create(s, "macedonians", "pass")
    assert s.elite[PINK] == 2


@pytest.mark.rule("SA-094", "SA-094-R1")
def test_paid_forts_stand_in_starts_without_foreign_units() -> None:
    """Five money; not where others stand, and not for barbarians."""
    s = empty_table()
    create(s, "babylonians", "pass", "fortify babylonia")
    assert (s.fort[region("babylonia")], s.money[PINK]) == (1, 9 - 2 - 5)
    s = empty_table()
    garrison(s, found(s, "sumerians", 1, 2, "babylonia"), "babylonia", spearmen=1)
    create(s, "babylonians", "pass", "build spearmen babylonia")
    assert not any(each.startswith("fortify") for each in choices(s))
    s = empty_table()
    create(s, "cimmerians", "build spearmen crimea")
    assert not any(each.startswith("fortify") for each in choices(s))


@pytest.mark.rule("SA-091", "SA-091-R1")
def test_units_are_bought_before_the_conflict_even_beside_foreign_units() -> None:
    """Ships too, on the coast of a start that others hold."""
    s = empty_table()
    other = found(s, "egyptians", 1, 3, "phoenicia")
    garrison(s, other, "phoenicia", spearmen=1)
    create(s, "phoenicians", "pass", "build spearmen phoenicia", "build galleys phoenicia")
    assert s.stacks[PINK, region("phoenicia")] == 2
    assert s.control[region("phoenicia")] == other


@pytest.mark.rule("SA-020", "SA-125")
@pytest.mark.parametrize(("money", "rules", "waits"), [(2, 3, True), (0, 3, False), (2, 2, False)])
def test_who_buys_first_units_is_asked_while_the_money_would_do(money: int, rules: int, waits: bool) -> None:
    """All spearmen are out, and nobody else sees that."""
    s = empty_table()
    s.rules = rules
    empire = found(s, "egyptians", 0, 1, "egypt", money=money, arrived=NOTHING)
    garrison(s, empire, "egypt", spearmen=9)
    interrupt(s, AT_CREATE_UNIT, empire)
    assert choices(s) == ["done"] and bool(might_buy(s, 0)) is waits
