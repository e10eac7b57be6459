"""What is told to be added in a conflict: with the units and the card it comes to the total that is told."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core.record import Reading, copy_record
from aevum.games import game_named
from aevum.games.seven_ages.state import ACTIVE, BY_INVASION, OTHER
from tests.games.seven_ages.battle import last
from tests.games.seven_ages.board import region
from tests.games.seven_ages.test_totals import Field

GAME = game_named("seven-ages")


def shown(field: Field) -> list[dict[str, Any]]:
    """Both sides as the first seat sees them once their units lie open."""
    field.s.side_seat[:] = 0, 1
    field.s.sides_shown = 1
    known = copy_record(field.s)
    GAME.observe(known, 0)
    sides = GAME.view(Reading(known))["conflict"]["sides"]
    assert isinstance(sides, list)
    return sides


def summed(side: dict[str, Any]) -> int:
    """What the parts of a side come to, as a reader adds them up."""
    lines = [(side["parts"].get(name, {}), place) for place, name in enumerate(("front", "support"))]
    units = sum(count * side["values"][unit][place] for line, place in lines for unit, count in line.items())
    return int(units + sum(side["adds"].values()) + (side["card"]["value"] if side["card"] else 0))


@pytest.mark.rule("SA-222", "SA-222-R1")
def test_how_the_attacker_came_is_told_beside_the_terrain() -> None:
    field = Field("austria")
    field.totals({"swordsmen": 3}, {"spearmen": 2}, BY_INVASION)
    attacker, defender = shown(field)
    assert defender["adds"] == {"terrain": 3, "crossing": 2}
    assert [summed(side) for side in (attacker, defender)] == [side["total"] for side in (attacker, defender)]


@pytest.mark.rule("SA-221", "SA-224")
@pytest.mark.parametrize(("units", "city"), [({"swordsmen": 1}, 3), ({"catapults": 1}, None)])
def test_a_city_is_told_only_where_it_counts(units: dict[str, int], city: int | None) -> None:
    field = Field()
    field.s.city[region(field.place)] = 3
    field.totals(units, {"spearmen": 1})
    defender = shown(field)[OTHER]
    assert (defender["adds"].get("city"), summed(defender)) == (city, defender["total"])


@pytest.mark.rule("SA-218")
def test_the_disorder_of_the_other_side_is_told_as_what_it_adds() -> None:
    field = Field()
    field.totals({"knights": 2, "archers": 1}, {"spearmen": 1})
    field.s.side_disorder[OTHER] = 2
    attacker = shown(field)[ACTIVE]
    assert attacker["adds"] == {"disorder": 2 * (5 + 2)}
    assert summed(attacker) == attacker["total"]


@pytest.mark.rule("SA-016")
def test_what_effects_add_is_told() -> None:
    field = Field()
    last(field.s, "surprise_attack")
    field.totals({"swordsmen": 1}, {"spearmen": 1})
    attacker = shown(field)[ACTIVE]
    assert (attacker["adds"], summed(attacker)) == ({"effects": 4}, attacker["total"])
