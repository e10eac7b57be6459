"""Killed again and again under load: every acknowledged move is there, in order, and none twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.killing import Acknowledged, Stored, compare_moves, kill_again_and_again

KILLS = 8
PEOPLE = 3
SEED = 20


def test_every_acknowledged_move_outlives_the_process(database: Path) -> None:
    losses = kill_again_and_again(database, KILLS, PEOPLE, SEED)
    assert losses.moves > 0 and losses.replies > 0 and losses.retries >= KILLS


def stored(*moves: str) -> list[Stored]:
    """Moves as they are on disk, the key of each its words."""
    return [Stored(number, "act", do, {"do": do, "seat": 0}) for number, do in enumerate(moves, start=2)]


def acknowledged(*moves: str) -> list[Acknowledged]:
    """Moves as their sender knows them."""
    return [Acknowledged(do, do, number) for number, do in enumerate(moves, start=2)]


def test_the_last_sealed_move_may_still_wait_for_the_others() -> None:
    compare_moves("", [*acknowledged("stop"), Acknowledged("lay", "lay", None)], stored("stop"))
    compare_moves("", [*acknowledged("stop"), Acknowledged("lay", "lay", None)], stored("stop", "lay"))


@pytest.mark.parametrize("there", [[], ["stop"], ["stop", "stop", "done"], ["done", "stop"], ["stop", "done", "done"]])
def test_a_move_lost_or_doubled_or_out_of_order_is_noticed(there: list[str]) -> None:
    with pytest.raises(AssertionError):
        compare_moves("", acknowledged("stop", "done"), stored(*there))
