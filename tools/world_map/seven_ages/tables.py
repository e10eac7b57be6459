"""What the tables of 7 Ages say about the board."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from aevum.core.tables import read_table
from tools.world_map.plan import tables_of
from tools.world_map.tables import Game, Row

HERE = Path(__file__).parent
TABLES = tables_of(HERE.name)
LAND_BORDERS = ("land", "river", "crossing")
Shores = dict[str, dict[str, list[str]]]


@dataclass(frozen=True)
class Canal:
    """Two waters that ships may pass between, and the lands on its banks."""

    between: tuple[str, str]
    banks: tuple[str, ...]


def read_game(folder: Path = TABLES) -> Game:
    """The regions, and which of them touch."""
    regions = read_table(folder / "regions.csv")
    borders = read_table(folder / "borders.csv")
    return Game(
        lands={row["id"]: row for row in regions if row["kind"] == "land"},
        waters={row["id"]: row for row in regions if row["kind"] != "land"},
        borders=tuple(_border(row) for row in borders if row["kind"] in LAND_BORDERS),
        coasts=frozenset(_ends(row) for row in borders if row["kind"] == "coast"),
        water_links=frozenset(frozenset(_ends(row)) for row in borders if row["kind"] == "sea"),
    )


def read_shores(folder: Path = TABLES) -> Shores:
    """The shores of each land by label, with their waters: a ship leaves by the shore it came to."""
    shores: Shores = defaultdict(lambda: defaultdict(list))
    for row in read_table(folder / "borders.csv"):
        if row["kind"] == "coast":
            shores[row["region_a"]][row["coast"]].append(row["region_b"])
    return shores


def read_canals(folder: Path = TABLES) -> list[Canal]:
    """The canals, open only in some ages."""
    rows = [row for row in read_table(folder / "borders.csv") if row["kind"] == "canal"]
    return [Canal(_ends(row), tuple(row["via"].split(";"))) for row in rows]


def _border(row: Row) -> Row:
    """A border of two lands as the tool wants it; a river is a border of its own kind."""
    one, other = _ends(row)
    is_crossing, is_river = (str(int(row["kind"] == kind)) for kind in ("crossing", "river"))
    return {"land_a": one, "land_b": other, "strait": is_crossing, "river": is_river}


def _ends(row: Row) -> tuple[str, str]:
    """The two regions of a border."""
    return row["region_a"], row["region_b"]
