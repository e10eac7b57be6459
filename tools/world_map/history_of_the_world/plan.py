"""The plan of the map: what the tables say, the two layouts, and the regions that need more room or less."""

from __future__ import annotations

from pathlib import Path

from aevum.core.tables import read_table
from tools.world_map.history_of_the_world.atlas import atlas
from tools.world_map.plan import Layout, Plan, tables_of
from tools.world_map.schematic import HEIGHT, WIDTH
from tools.world_map.shapes import Pen
from tools.world_map.tables import FAR_SEAS, WILDS, Game, Hand
from tools.world_map.world import size

HERE = Path(__file__).parent
TABLES = tables_of(HERE.name)
WORLD = Layout(
    "world",
    *size(),
    sign=44,
    piece=76,
    widest_name=260,
    ashore=16,
    inland_waters=True,
    pen=Pen(step=1.0, coast=1.5, border=6.0, sea=300.0, tolerance=0.9),
)
SCHEMATIC = Layout(
    "schematic",
    WIDTH,
    HEIGHT,
    sign=62,
    piece=84,
    widest_name=280,
    ashore=24,
    inland_waters=False,
    pen=Pen(step=4.0, coast=7.0, border=9.0, sea=50.0, tolerance=1.6),
)
SHARES = {"land": 1.0, "barren": 0.65, "sea": 1.3, "ocean": 1.45, WILDS: 0.8, FAR_SEAS: 1.7}
WISHES = {  # areas and regions that need less help, or more
    "north_america": 0.75,
    "south_america": 0.72,
    "africa": 0.8,
    "australia": 0.9,
    "indian_ocean": 1.5,
    "siberia": 1.3,
    "scandinavia": 1.2,
    "northern_european_plain": 1.2,
    "persian_salt_desert": 1.25,
    "lower_indus": 1.3,
    "great_plain_of_china": 1.2,
    "western_ghats": 1.2,
    "caspian_sea": 1.25,
    "red_sea": 1.2,
}


def plan() -> Plan:
    """Everything the tool needs."""
    game = read_game()
    return Plan(game, Hand(HERE), WORLD, SCHEMATIC, lambda region: wish(game, region), atlas)


def read_game(folder: Path = TABLES) -> Game:
    """The board of the game."""
    return Game(
        lands={row["id"]: row for row in read_table(folder / "lands.csv")},
        waters={row["id"]: row for row in read_table(folder / "waters.csv")},
        borders=tuple(read_table(folder / "borders.csv")),
        coasts=frozenset((row["land"], row["water"]) for row in read_table(folder / "coasts.csv")),
        water_links=frozenset(
            frozenset((row["water_a"], row["water_b"])) for row in read_table(folder / "water_links.csv")
        ),
    )


def wish(game: Game, region: str) -> float:
    """How much room a region asks for in the schematic, for its size."""
    row = game.lands.get(region) or game.waters.get(region) or {}
    area = row.get("area", "")
    return SHARES[row.get("kind", region)] * WISHES.get(region, 1.0) * WISHES.get(area, 1.0)
