"""SA-267: events of 7 Ages that help empires and players: what each does, in numbers, and when it is refused."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.record import NOBODY
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.atlas import REGIONS
from aevum.games.seven_ages.icons import TIMING_CIVILISE
from aevum.games.seven_ages.rules.counters import units_of_type
from aevum.games.seven_ages.rules.standing import total_add
from aevum.games.seven_ages.rules.targets import offer_events
from aevum.games.seven_ages.state import (
    IN_DISCARDS,
    NOTHING,
)
from aevum.games.seven_ages.tables import CARD_IDS, EXPLORER, LEADERS, MOST_MONEY, TACTICIAN
from aevum.games.seven_ages.words import VERB_RANGE

from .board import empty_table, garrison, region, unit
from .mediterranean import CARTHAGE, GAUL, ROME, count, disturb, lasting, lead, mediterranean
from .stage import Stage, hold, playing

pytestmark = pytest.mark.rule("SA-267")


@pytest.mark.parametrize(("event", "money"), [("financier", 40), ("gold_strike", 32)])
def test_money_comes_in_a_production(event: str, money: int) -> None:
    """Rome has 20; the card of the production is played for the empire that produces."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, event), ROME)
    assert s.money[ROME] == money


@pytest.mark.parametrize("event", ["financier", "gold_strike"])
def test_money_is_for_the_empire_that_produces(event: str) -> None:
    """Not in another player's production, and not where 199 are saved already."""
    s = mediterranean()
    hold(s, 0, event)
    assert not Stage(s).playable(0, GAUL, event)
    s.money[ROME] = MOST_MONEY
    assert not Stage(s).playable(0, ROME, event)


@pytest.mark.rule("SA-113")
def test_bountiful_harvest_lasts_for_the_turn() -> None:
    """Two more for every wheat region, until the end of the turn."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "bountiful_harvest"), ROME)
    assert lasting(s) == [("income add=2 symbol=wheat target=self until=end_turn", ROME, NOBODY)]


def test_bountiful_harvest_needs_wheat() -> None:
    """The Gauls have none."""
    s = mediterranean()
    hold(s, 1, "bountiful_harvest")
    assert not Stage(s).playable(1, GAUL, "bountiful_harvest")


def test_invention_is_one_level() -> None:
    """From 12 to 13."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "invention"), ROME)
    assert s.level[ROME] == 13


def test_invention_needs_an_empire_that_acts() -> None:
    """Not off-empire, and not past the last level."""
    s = mediterranean()
    hold(s, 0, "invention")
    assert not Stage(s).playable(0, NOBODY, "invention")
    s.level[ROME] = 50
    assert not Stage(s).playable(0, ROME, "invention")


def test_enlightenment_helps_who_is_behind() -> None:
    """Carthage is ahead with 14: Rome goes from 12 to 14."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "enlightenment"), ROME)
    assert s.level[ROME] == 14


def test_enlightenment_is_not_for_the_most_advanced() -> None:
    """Carthage is not behind anybody."""
    s = mediterranean()
    hold(s, 2, "enlightenment")
    assert not Stage(s).playable(2, CARTHAGE, "enlightenment")


@pytest.mark.rule("SA-299")
def test_born_to_rule_draws_three_and_keeps_one() -> None:
    """A cup with a tactician, an explorer and a no-leader counter: one is kept and placed, the others go back."""
    s = mediterranean()
    s.cup[:] = 0
    s.cup[[TACTICIAN, EXPLORER, len(s.cup) - 1]] = 1
    stage = Stage(s)
    stage.play(0, hold(s, 0, "born_to_rule"), ROME, "keep_drawn explorer", "choose_region sicily")
    assert stage.asked[0] == (0, ("pass", "keep_drawn tactician", "keep_drawn explorer"))
    assert (s.leader[0], s.leader_of[0], s.leader_at[0]) == (LEADERS + EXPLORER, ROME, region("sicily"))
    assert [int(s.cup[kind]) for kind in (TACTICIAN, EXPLORER, len(s.cup) - 1)] == [1, 0, 1]


@pytest.mark.rule("SA-301")
def test_born_to_rule_can_keep_nobody() -> None:
    """All three go back."""
    s = mediterranean()
    s.cup[:] = 0
    s.cup[TACTICIAN] = 3
    Stage(s).play(0, hold(s, 0, "born_to_rule"), ROME, "pass")
    assert (s.leader[0], s.cup[TACTICIAN], s.chosen_count) == (NOTHING, 3, 0)


@pytest.mark.rule("SA-295")
def test_born_to_rule_keeps_to_the_limit() -> None:
    """Gauls may have two leaders; with two there is no room, with an empty cup nobody to draw."""
    s = mediterranean()
    hold(s, 1, "born_to_rule")
    lead(s, GAUL, "builder", "burgundy")
    assert Stage(s).playable(1, GAUL, "born_to_rule")
    lead(s, GAUL, "artist", "burgundy")
    assert not Stage(s).playable(1, GAUL, "born_to_rule")
    s.leader[:] = NOTHING
    s.cup[:] = 0
    assert not Stage(s).playable(1, GAUL, "born_to_rule")


def test_migration_is_a_manoeuvre() -> None:
    """The empire that acts moves at once, after the card is discarded."""
    s = mediterranean()
    stage = Stage(s)
    card = hold(s, 0, "migration")
    stage.play(0, card, ROME)
    assert stage.others == [("move", ROME, 0)]
    assert (s.card_at[CARD_IDS.index(card)], s.played_card) == (IN_DISCARDS, NOTHING)


def test_migration_needs_an_empire() -> None:
    """Off-empire nobody migrates."""
    s = mediterranean()
    hold(s, 0, "migration")
    assert not Stage(s).playable(0, NOBODY, "migration")


@pytest.mark.rule("SA-016")
def test_conscription_raises_three_infantry() -> None:
    """All three in Lombardy, though it has no city: the event wins over the limit of one unit a region."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(
        0,
        hold(s, 0, "conscription"),
        ROME,
        *("choose_region lombardy", "raise_unit swordsmen lombardy"),
        *("choose_region lombardy", "raise_unit spearmen lombardy"),
        *("choose_region lombardy", "raise_unit spearmen lombardy"),
    )
    assert (count(s, ROME, "lombardy"), s.money[ROME]) == (4, 20)
    assert units_of_type(s, ROME, region("lombardy"), unit("swordsmen")) == 1
    assert stage.asked[0][1] == ("choose_region lombardy", "choose_region latium", "choose_region sicily")
    assert stage.asked[2][1][0] == "done"


def test_conscription_can_stop_and_needs_counters() -> None:
    """One is enough; without a counter in the pool nothing can be raised."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "conscription"), ROME, "choose_region sicily", "raise_unit spearmen sicily", "done")
    assert count(s, ROME, "sicily") == 2
    hold(s, 0, "conscription")
    free = (s.unit_at == NOTHING) & (s.unit_type != unit("archers"))
    s.unit_at[free] = REGIONS - 1
    assert not Stage(s).playable(0, ROME, "conscription")


@pytest.mark.rule("SA-183")
def test_shipwrights_build_two_ships_at_a_shore() -> None:
    """Lombardy has two shores; a ship lies at the one that is chosen."""
    s = mediterranean()
    Stage(s).play(
        0,
        hold(s, 0, "shipwrights"),
        ROME,
        *("choose_region lombardy", "raise_unit galleys tyrrhenian_sea"),
        *("choose_region latium", "raise_unit galleys tyrrhenian_sea"),
    )
    ships = [counter for counter in range(len(s.unit_at)) if s.unit_type[counter] == unit("galleys")]
    placed = [(int(s.unit_at[ship]), int(s.unit_shore[ship])) for ship in ships if s.unit_at[ship] >= 0]
    assert (region("lombardy"), 1) in placed
    assert (region("latium"), 0) in placed


@pytest.mark.rule("SA-135")
def test_shipwrights_need_a_coast_and_no_ban() -> None:
    """Mongols have no ships; Gauls without a coast neither."""
    s = mediterranean()
    hold(s, 1, "shipwrights")
    assert Stage(s).playable(1, GAUL, "shipwrights")
    s.card[GAUL] = CARD_IDS.index("mongols")
    assert not Stage(s).playable(1, GAUL, "shipwrights")
    s.card[GAUL] = CARD_IDS.index("gauls")
    s.control[region("aquitaine")] = NOBODY
    assert not Stage(s).playable(1, GAUL, "shipwrights")


def test_urban_renewal_improves_a_city() -> None:
    """Carthage grows from 1 to 3."""
    s = mediterranean()
    Stage(s).play(2, hold(s, 2, "urban_renewal"), CARTHAGE)
    assert s.city[region("carthage")] == 3


@pytest.mark.rule("SA-318")
def test_urban_renewal_keeps_to_the_age() -> None:
    """A city of 5 needs Age 4, barbarians have none, and Free Tribes forbid it."""
    s = mediterranean()
    hold(s, 0, "urban_renewal")
    assert not Stage(s).playable(0, ROME, "urban_renewal")
    s.level[ROME] = 22
    assert Stage(s).playable(0, ROME, "urban_renewal")
    Stage(s).play(1, hold(s, 1, "free_tribes"), GAUL, "aim_at romans")
    assert not Stage(s).playable(0, ROME, "urban_renewal")


def test_master_masons_build_two_forts() -> None:
    """In two own lands, for nothing."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "master_masons"), ROME, "choose_region latium", "choose_region sicily")
    assert [int(s.fort[region(place)]) for place in ("latium", "lombardy", "sicily")] == [1, 0, 1]
    assert s.money[ROME] == 20


@pytest.mark.rule("SA-133")
def test_master_masons_need_room() -> None:
    """A region holds one fort."""
    s = mediterranean()
    s.fort[:] = 1
    hold(s, 0, "master_masons")
    assert not Stage(s).playable(0, ROME, "master_masons")


def test_restoration_removes_three_markers() -> None:
    """Of four disordered regions one is left; with three or fewer nobody is asked."""
    s = mediterranean()
    garrison(s, ROME, "provence", spearmen=1)
    disturb(s, "latium", "lombardy", "sicily", "provence")
    Stage(s).play(
        0,
        hold(s, 0, "restoration"),
        ROME,
        *("choose_region provence", "choose_region latium", "choose_region sicily"),
    )
    assert [int(s.disorder[region(each)]) for each in ("provence", "lombardy", "latium", "sicily")] == [0, 1, 0, 0]
    stage = Stage(s)
    stage.play(0, hold(s, 0, "restoration"), ROME)
    assert (s.disorder.sum(), stage.asked) == (0, [])


def test_restoration_needs_disorder() -> None:
    """In an empire in order there is nothing to restore; a neighbour's disorder does not count."""
    s = mediterranean()
    disturb(s, "burgundy")
    hold(s, 0, "restoration")
    assert not Stage(s).playable(0, ROME, "restoration")


@pytest.mark.rule("SA-368")
def test_golden_age_is_for_the_player() -> None:
    """It lasts for the empire named, and for its player's whole harvest."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "golden_age"), NOBODY)
    assert lasting(s) == [("glorymod mult=2 target=self until=end_turn", ROME, 0)]


@pytest.mark.parametrize("event", ["golden_age", "glory_proclaimed"])
def test_glory_needs_an_own_empire(event: str) -> None:
    """Whoever has no empire cannot play it."""
    s = empty_table(2)
    hold(s, 0, event)
    assert not Stage(s).playable(0, NOBODY, event)


def test_glory_doubted_is_for_all_players() -> None:
    """No empire is named, everybody's harvest is halved."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "glory_doubted"), NOBODY)
    assert lasting(s) == [("glorymod mult=0.5 target=all_players until=end_turn", NOBODY, NOBODY)]


def test_glory_doubted_waits_for_the_harvest() -> None:
    """Not in a civilise action: its moment is another."""
    s = mediterranean()
    card = hold(s, 0, "glory_doubted")
    hold(s, 0, "invention")
    out = np.zeros(400, np.int32)
    offered = out[: offer_events(s, 0, TIMING_CIVILISE, ROME, out, 0)].tolist()
    assert playing(card) not in map(VOCABULARY.to_words, offered)
    assert len(offered) == 1


def test_glory_proclaimed_is_three_points() -> None:
    """At once, whatever the harvest brings."""
    s = mediterranean()
    Stage(s).play(1, hold(s, 1, "glory_proclaimed"), NOBODY)
    assert s.glory[:3].tolist() == [0, 3, 0]


def test_decadence_is_for_one_empire() -> None:
    """The points of that empire only."""
    s = mediterranean()
    Stage(s).play(1, hold(s, 1, "decadence"), NOBODY, "aim_at romans")
    assert lasting(s) == [("glorymod mult=0 target=any_empire until=end_turn", ROME, NOBODY)]


def test_decadence_needs_an_empire() -> None:
    """Nobody decays on an empty map."""
    s = empty_table(2)
    hold(s, 0, "decadence")
    assert not Stage(s).playable(0, NOBODY, "decadence")


def test_legend_pays_for_each_leader() -> None:
    """Two leaders, two points."""
    s = mediterranean()
    lead(s, ROME, "builder", "latium")
    lead(s, ROME, "artist", "sicily")
    Stage(s).play(0, hold(s, 0, "legend"), NOBODY)
    assert s.glory[0] == 2


def test_legend_needs_a_leader() -> None:
    """The leaders of others do not count."""
    s = mediterranean()
    lead(s, GAUL, "builder", "burgundy")
    hold(s, 0, "legend")
    assert not Stage(s).playable(0, NOBODY, "legend")


@pytest.mark.rule("SA-269")
def test_silk_road_adds_to_the_range() -> None:
    """Three more for the empire named, until the end of the turn."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "silk_road"), NOBODY)
    assert (total_add(s, ROME, VERB_RANGE), total_add(s, GAUL, VERB_RANGE)) == (3, 0)


def test_silk_road_needs_an_own_empire() -> None:
    """Without one there is no range."""
    s = empty_table(2)
    hold(s, 0, "silk_road")
    assert not Stage(s).playable(0, NOBODY, "silk_road")
