"""Turning units over in 7 Ages: SA-310, SA-311."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.rules.counters import units_of_type
from aevum.games.seven_ages.rules.modernising import can_modernise, can_show
from aevum.games.seven_ages.steps import AT_CIVILISE
from tests.games.seven_ages.board import found, garrison, region, unit
from tests.games.seven_ages.civil import Civil, artifact, table
from tests.games.seven_ages.mediterranean import ROME
from tests.games.seven_ages.table import Table, around_rome


def rome(level: int) -> tuple[Record, int]:
    """Rome with swordsmen in Latium and Sicily, ships of the line and galleys at sea."""
    s = table()
    empire = found(s, "romans", 0, level, "latium", "sicily")
    garrison(s, empire, "latium", swordsmen=3)
    garrison(s, empire, "sicily", swordsmen=2)
    garrison(s, empire, "tyrrhenian_sea", ships_of_the_line=1, galleys=1)
    return s, empire


@pytest.mark.rule("SA-E21", "SA-310", "SA-263")
def test_rome_at_40_turns_its_swordsmen_into_motorised_infantry() -> None:
    s, empire = rome(40)
    money = int(s.money[empire])
    play = Civil(s, empire).play("modernise")
    ships = ["galleys tyrrhenian_sea", "ships_of_the_line tyrrhenian_sea"]
    assert play.of("turn_over") == ["swordsmen latium", "swordsmen sicily", *ships]
    play.play("turn_over swordsmen latium", "turn_over swordsmen sicily")
    play.play("turn_over ships_of_the_line tyrrhenian_sea", "turn_over galleys tyrrhenian_sea")
    assert units_of_type(s, empire, region("latium"), unit("motor_infantry")) == 3
    assert units_of_type(s, empire, region("sicily"), unit("motor_infantry")) == 2
    assert units_of_type(s, empire, region("tyrrhenian_sea"), unit("battleships")) == 1
    assert units_of_type(s, empire, region("tyrrhenian_sea"), unit("frigates")) == 1
    assert s.money[empire] == money and int(s.stacks[empire, region("latium")]) == 3
    assert play.offered == ["done"]  # even then: the others must not learn that nothing is left
    play.play("done")
    assert play.step == "civilise_part" and play.of("modernise") == []


@pytest.mark.rule("SA-310", "SA-E21")
@pytest.mark.parametrize(
    ("level", "shown"),
    [(23, []), (24, ["galleys"]), (38, ["galleys"]), (39, ["galleys", "ships_of_the_line"])],
)
def test_the_level_allows_the_other_side(level: int, shown: list[str]) -> None:
    s, empire = rome(level)
    assert [name for name in ("swordsmen", "galleys", "ships_of_the_line") if can_show(s, empire, unit(name))] == shown
    assert can_modernise(s, empire) == bool(shown)
    assert Civil(s, empire).of("modernise") == [""] * bool(shown)


@pytest.mark.rule("SA-310")
def test_an_artifact_opens_a_type_early() -> None:
    s, empire = rome(4)
    assert not can_show(s, empire, unit("motor_infantry"))
    s.owned[empire, artifact("iron_working")] = 1
    assert not can_show(s, empire, unit("swordsmen"))
    assert can_show(s, empire, unit("motor_infantry"))  # back to swordsmen, four levels early
    s.level[empire] = 1
    assert not can_show(s, empire, unit("motor_infantry"))


@pytest.mark.rule("SA-311")
def test_turning_back_to_the_older_side() -> None:
    s, empire = rome(40)
    play = Civil(s, empire).play("modernise", "turn_over swordsmen latium")
    assert "turn_over motor_infantry latium" not in play.offered  # once an action
    play.play("done", "done")
    play = Civil(s, empire).play("modernise", "turn_over motor_infantry latium")
    assert units_of_type(s, empire, region("latium"), unit("swordsmen")) == 3


@pytest.mark.rule("SA-187", "SA-187-R1", "SA-311")
def test_frigates_turned_back_to_galleys_far_from_own_land_are_lost_at_once() -> None:
    s, empire = rome(40)
    garrison(s, empire, "bay_of_biscay", frigates=1)
    garrison(s, empire, "tyrrhenian_sea", frigates=1)
    play = Civil(s, empire).play("modernise", "turn_over frigates bay_of_biscay", "turn_over frigates tyrrhenian_sea")
    assert int(s.stacks[empire, region("bay_of_biscay")]) == 1
    play.play("done")
    assert play.step == "civilise_part" and "galley_stranded" in play.told
    assert (int(s.stacks[empire, region("bay_of_biscay")]), int(s.control[region("bay_of_biscay")])) == (0, NOBODY)
    assert units_of_type(s, empire, region("tyrrhenian_sea"), unit("galleys")) == 2


@pytest.mark.rule("SA-310")
def test_others_learn_how_many_and_never_which() -> None:
    s, empire = rome(40)
    play = Civil(s, empire).play("modernise", "turn_over swordsmen latium", "done")
    assert "units_turned_over" not in play.told, "as long as the action lasts nothing shows"
    play.play("done")
    told = s.events[: int(s.told)].tolist()
    assert play.told == ["units_turned_over"] and told[-1][1:4] == [int(s.card[empire]), region("latium"), 3]


@pytest.mark.rule("SA-310")
def test_elephants_have_no_other_side() -> None:
    s, empire = rome(40)
    assert not can_show(s, empire, unit("elephants")) and not can_show(s, empire, unit("star_wars"))


@pytest.mark.rule("SA-165", "SA-310")
@pytest.mark.parametrize("rules", [1, 2])
def test_units_turned_over_move_in_a_manoeuvre_within_the_action(rules: int) -> None:
    """Everybody learns before it how many they are; by rules 1 they stayed where they were."""
    s = around_rome("timurids", rules=rules)
    s.level[ROME] = 30
    play = Table(s, AT_CIVILISE, ROME, 0).play("modernise", "turn_over spearmen latium", "done")
    play.play("play_event timurids migration")
    assert play.tells("units_turned_over", count=2) == (rules == 2)
    play.play("move latium")
    assert ("take fusiliers" in play.choices) == (rules == 2)
    assert "take swordsmen" in play.choices
