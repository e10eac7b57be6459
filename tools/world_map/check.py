"""Whether a drawn map says what the game says: the same neighbours, coasts and sea ways, no more and no less."""

from __future__ import annotations

from collections.abc import Iterable

from tools.world_map.links import Link
from tools.world_map.shapes import Shapes
from tools.world_map.tables import Game

Pairs = set[frozenset[str]]


class Disagreement(Exception):
    """The picture and the tables differ; the message lists where, to be mended in `anchors.csv`."""


def check(game: Game, shapes: Shapes, links: Iterable[Link]) -> None:
    """Raises Disagreement with everything that is shown but not said, or said but not shown."""
    linked = {frozenset(link.between) for link in links}
    shown = shapes.neighbours() | linked
    borders = {frozenset((border["land_a"], border["land_b"])) for border in game.borders}
    coasts = {frozenset(coast) for coast in game.coasts}
    reefs = {pair for pair in shown if pair <= set(game.waters) and pair not in game.water_links}
    troubles = [
        *_differences("border", {pair for pair in shown if pair <= set(game.lands)}, borders),
        *_differences("coast", {pair for pair in shown if pair & game.playable and pair & set(game.waters)}, coasts),
        *_differences("sea way", {pair for pair in shown - reefs if pair <= set(game.waters)}, set(game.water_links)),
    ]
    if troubles:
        raise Disagreement("\n".join(troubles))


def _differences(what: str, shown: Pairs, said: Pairs) -> list[str]:
    """A line for each pair that only one of the two has."""
    extra = [f"{what} only on the picture: {' - '.join(sorted(pair))}" for pair in shown - said]
    missing = [f"{what} missing on the picture: {' - '.join(sorted(pair))}" for pair in said - shown]
    return sorted(extra + missing)
