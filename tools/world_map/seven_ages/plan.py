"""The plan of the map: the two layouts, and the regions that need more room or less."""

from __future__ import annotations

from tools.world_map.plan import Layout, Plan
from tools.world_map.schematic import HEIGHT, WIDTH
from tools.world_map.seven_ages.atlas import atlas
from tools.world_map.seven_ages.tables import HERE, read_game
from tools.world_map.shapes import Pen
from tools.world_map.tables import FAR_SEAS, WILDS, Game, Hand
from tools.world_map.world import size

WORLD = Layout(
    "world",
    *size(),
    piece=64,
    widest_name=240,
    ashore=18,
    inland_waters=True,
    pen=Pen(step=1.0, coast=1.5, border=6.0, sea=300.0, tolerance=1.25),
)
SCHEMATIC = Layout(
    "schematic",
    WIDTH,
    HEIGHT,
    piece=64,
    widest_name=240,
    ashore=22,
    inland_waters=False,
    pen=Pen(step=2.0, coast=13.0, border=17.0, sea=100.0, tolerance=1.8),
)
SHARES = {"land": 1.0, "sea": 0.75, "ocean": 0.6, WILDS: 0.8, FAR_SEAS: 0.8}
WISHES = {  # regions that need more room than others of their size
    "bali": 1.3,
    "caspian_sea": 1.3,
    "denmark": 1.3,
    "kurile": 1.3,
    "lapland": 1.5,
    "new_zealand": 1.3,
    "philippines": 1.4,
    "red_sea": 1.2,
    "solomons": 1.4,
    "timor": 1.2,
    "tonga": 1.5,
}


def plan() -> Plan:
    """Everything the tool needs."""
    game = read_game()
    return Plan(game, Hand(HERE), WORLD, SCHEMATIC, lambda region: wish(game, region), atlas)


def wish(game: Game, region: str) -> float:
    """How much room a region asks for in the schematic, for its size."""
    row = game.lands.get(region) or game.waters.get(region) or {}
    return SHARES[row.get("kind", region)] * WISHES.get(region, 1.0)
