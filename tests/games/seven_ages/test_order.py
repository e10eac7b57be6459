"""After the moves: SA-197 to SA-206, SA-309, SA-E13."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.rules import order
from aevum.games.seven_ages.rules.order import entry_defence, is_calmed, units_to_calm
from aevum.games.seven_ages.state import BY_CROSSING, BY_INVASION, BY_RIVER, NOWHERE
from aevum.games.seven_ages.words import WHEN_MANOEUVRE
from tests.games.seven_ages.board import empty_table, found, garrison, region
from tests.games.seven_ages.manoeuvre import Manoeuvre, held

ARMENIA = region("armenia")


def _mongols(**units: int) -> tuple[Record, int]:
    """The Mongols in Armenia, a mountain with a city of level 1 in disorder, and with these units next to it."""
    s = empty_table()
    mongols = found(s, "mongols", 0, 25, "armenia", "media")
    s.city[ARMENIA] = s.disorder[ARMENIA] = 1
    garrison(s, mongols, "armenia", spearmen=1)
    garrison(s, mongols, "media", **units)
    return s, mongols


@pytest.mark.rule("SA-E13", "SA-197", "SA-198")
@pytest.mark.parametrize(("arriving", "disorder"), [(3, 1), (4, 0)])
def test_five_units_restore_order_in_armenia(arriving: int, disorder: int) -> None:
    s, mongols = _mongols(spearmen=arriving + 1)
    manoeuvre = Manoeuvre(s, mongols).play("move media", "take_all", "go armenia", "stop")
    assert units_to_calm(s, mongols, ARMENIA) == 5
    manoeuvre.finish()
    assert s.disorder[ARMENIA] == disorder and held(s, mongols) == {"armenia": arriving + 1, "media": 1}
    assert manoeuvre.told("order_restored") == [(s.card[mongols], ARMENIA)] * (1 - disorder)


@pytest.mark.rule("SA-E13", "SA-199")
@pytest.mark.parametrize(("name", "needed"), [("cannon", 4), ("catapults", 4), ("archers", 5)])
def test_a_missile_unit_other_than_archers_makes_the_city_count_nothing(name: str, needed: int) -> None:
    s, mongols = _mongols(spearmen=1)
    garrison(s, mongols, "armenia", spearmen=2, **{name: 1})
    assert units_to_calm(s, mongols, ARMENIA) == needed
    assert bool(is_calmed(s, mongols, ARMENIA)) is (needed == 4)


@pytest.mark.rule("SA-E13", "SA-200")
def test_with_a_river_crossed_five_units_are_not_enough() -> None:
    s, mongols = _mongols(spearmen=1)
    (late,) = garrison(s, mongols, "armenia", spearmen=4)[:1]
    assert is_calmed(s, mongols, ARMENIA)
    s.entered[late] = BY_RIVER
    assert units_to_calm(s, mongols, ARMENIA) == 6 and not is_calmed(s, mongols, ARMENIA)


@pytest.mark.rule("SA-200")
@pytest.mark.parametrize(
    ("entries", "more"),
    [(0, 0), (BY_RIVER, 1), (BY_CROSSING, 1), (BY_INVASION, 2), (BY_RIVER | BY_CROSSING | BY_INVASION, 4)],
)
def test_each_way_in_counts_once(entries: int, more: int) -> None:
    assert entry_defence(entries) == more


@pytest.mark.rule("SA-200")
@pytest.mark.parametrize(("card", "needed"), [("mongols", 3), ("rus", 2)])
def test_units_that_came_over_a_river_count_it(card: str, needed: int) -> None:
    s = empty_table()
    empire = found(s, card, 0, 20, "volga")
    garrison(s, empire, "volga", spearmen=3)
    garrison(s, empire, "moscow", spearmen=1)
    s.disorder[region("moscow")] = 1
    manoeuvre = Manoeuvre(s, empire).play("move volga", "take spearmen", "go moscow", "stop")
    assert units_to_calm(s, empire, region("moscow")) == needed  # 1, forest 1, river 1 unless it knows its rivers
    manoeuvre.finish()
    assert s.disorder[region("moscow")] == (1 if needed == 3 else 0)


@pytest.mark.rule("SA-200-R1")
def test_forts_do_not_count_and_the_terrain_is_read_in_the_empires_own_age() -> None:
    s = empty_table()
    empire = found(s, "russians", 0, 30, "moscow")
    s.fort[region("moscow")] = 1
    assert units_to_calm(s, empire, region("moscow")) == 2
    s.level[empire] = 36  # the forest is cleared
    assert units_to_calm(s, empire, region("moscow")) == 1


@pytest.mark.rule("SA-197", "SA-008-R2")
def test_air_units_restore_no_order_in_a_region_that_is_not_theirs() -> None:
    """A fighter over a neutral plain, for which one unit would do."""
    s = empty_table()
    french = found(s, "french", 0, 43, "normandy")
    garrison(s, french, "normandy", spearmen=1, fighters=1)
    s.disorder[region("aquitaine")] = 1
    Manoeuvre(s, french).play("move normandy", "take fighters", "go aquitaine", "stop").finish()
    assert is_calmed(s, french, region("aquitaine")) and s.disorder[region("aquitaine")] == 1


@pytest.mark.rule("SA-200-R1", "SA-197")
def test_order_returns_after_the_conflicts_and_only_where_the_empire_rules() -> None:
    s, mongols = _mongols(spearmen=3, knights=1)
    persians = found(s, "persians", 1, 20, "assyria", "babylonia")
    garrison(s, persians, "assyria", spearmen=1)
    garrison(s, persians, "babylonia", spearmen=1)
    s.disorder[region("assyria")] = s.disorder[region("babylonia")] = 1
    manoeuvre = Manoeuvre(s, mongols).play("move media", "take knights", "go assyria")
    assert s.disorder[region("assyria")] == 1
    manoeuvre.finish()
    assert manoeuvre.battles == [("assyria", mongols, persians)]
    assert s.disorder[region("assyria")] == 0  # fertile, no city: one unit is enough
    assert s.disorder[region("babylonia")] == 1


@pytest.mark.rule("SA-201")
def test_several_regions_come_to_order_in_one_manoeuvre() -> None:
    s, mongols = _mongols(spearmen=4)
    garrison(s, mongols, "armenia", archers=2, cannon=1)
    s.disorder[region("media")] = 1
    manoeuvre = Manoeuvre(s, mongols).finish()
    assert s.disorder[ARMENIA] == s.disorder[region("media")] == 0
    assert manoeuvre.told("order_restored") == [
        (s.card[mongols], place) for place in sorted((ARMENIA, region("media")))
    ]


def _three_fronts() -> tuple[Record, int, int, int]:
    """The French among two empires of another player and one of their own player."""
    s = empty_table()
    french = found(s, "french", 0, 30, "normandy")
    english, own = found(s, "english", 1, 30), found(s, "scots", 0, 30)
    garrison(s, french, "normandy", knights=4)
    garrison(s, english, "aquitaine", spearmen=1)
    garrison(s, own, "burgundy", spearmen=1)
    return s, french, english, own


@pytest.mark.rule("SA-202", "SA-203", "SA-203-R1", "SA-204", "SA-205")
def test_every_conflict_is_fought_in_the_order_chosen_even_with_an_own_empire() -> None:
    s, french, english, own = _three_fronts()
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take knights", "go aquitaine")
    manoeuvre.play("move normandy", "take knights", "go burgundy", "done")
    assert manoeuvre.seat == 0 and manoeuvre.choices == ["fight aquitaine english", "fight burgundy scots"]
    manoeuvre.play("fight burgundy scots")  # the last one needs no choice
    assert manoeuvre.battles == [("burgundy", french, own), ("aquitaine", french, english)]
    assert manoeuvre.is_over


@pytest.mark.rule("SA-202")
def test_without_others_there_is_no_conflict() -> None:
    s, french, _, _ = _three_fronts()
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take knights", "go low_countries", "stop").finish()
    assert manoeuvre.battles == []


@pytest.mark.rule("SA-206", "SA-206-R1")
def test_several_empires_in_a_region_are_fought_one_after_another() -> None:
    s, french, english, own = _three_fronts()
    garrison(s, own, "aquitaine", fighters=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take knights", "go aquitaine", "done")
    assert manoeuvre.choices == ["fight aquitaine english", "fight aquitaine scots"]
    manoeuvre.play("fight aquitaine scots")
    assert manoeuvre.battles == [("aquitaine", french, own), ("aquitaine", french, english)]


@pytest.mark.rule("SA-205")
def test_an_empire_that_is_gone_fights_no_more() -> None:
    s, french, _, _ = _three_fronts()
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take knights", "go aquitaine")
    manoeuvre.play("move normandy", "take knights", "go burgundy", "done")
    s.player[french] = NOBODY
    manoeuvre.play("fight aquitaine english")
    assert manoeuvre.is_over and len(manoeuvre.battles) == 1


@pytest.mark.rule("SA-309")
def test_effects_of_a_manoeuvre_are_triggered_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    triggered: list[tuple[int, int, int]] = []
    monkeypatch.setattr(order, "trigger", lambda s, empire, when, place: triggered.append((empire, when, place)))
    s, french, _, _ = _three_fronts()
    Manoeuvre(s, french).finish()
    assert triggered == [(french, WHEN_MANOEUVRE, NOWHERE)]
