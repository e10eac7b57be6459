"""The maps that small pictures are drawn from."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from tools.world_map.plan import board_of, games
from tools.world_map.small import small

LIGHT = 12_000  # bytes, as it travels


@pytest.mark.parametrize("game", games())
def test_a_small_map_is_the_large_one_with_fewer_points(game: str) -> None:
    folder = board_of(game)
    drawn, world = (read(folder / name) for name in ("small.json", "world.json"))
    assert drawn == small(world), f"python -m tools.world_map.small {game}"
    assert drawn["lands"].keys() == world["lands"].keys() and all(land["rings"] for land in drawn["lands"].values())
    assert len(gzip.compress((folder / "small.json").read_bytes())) < LIGHT
    assert {arc for line in drawn["arcs"] for arc in line if not isinstance(arc, int)} == set()


def read(path: Path) -> dict[str, dict[str, dict[str, object]]]:
    """A map."""
    found: dict[str, dict[str, dict[str, object]]] = json.loads(path.read_text(encoding="utf-8"))
    return found
