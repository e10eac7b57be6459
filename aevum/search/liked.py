"""What a game's trained network has to say to the search about the choices at hand."""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.engine import Engine
from aevum.core.game import Game
from aevum.core.record import Record
from aevum.learned.network import Network, NotLearned, network_of
from aevum.learned.player import judged
from aevum.search import tree

LEAST_SHARE = 1e-4  # of a network's liking: nothing is ruled out


def liked_choices(engine: Engine, seen: Record, seat: int, luck: int, prior: float) -> Any:
    """What the game's network says of the choices at hand, its favourite first; nothing where it has no say."""
    network = network_for(engine.game, seen) if prior else None
    if network is None:
        return np.zeros(0, tree.LIKED).view(np.recarray)
    choices, shares = engine.choices(seen, seat), judged(network, engine, seen, seat, luck).policy
    kept, place = np.unique([alike(engine.game, seen, seat, action) for action in choices], return_inverse=True)
    shares = np.bincount(place, shares)
    order = np.argsort(-shares, kind="stable")
    liked = np.zeros(len(kept), tree.LIKED)
    liked["key"] = kept[order]
    liked["liking"] = prior * np.log(np.maximum(shares, LEAST_SHARE) / shares.max())[order]
    return liked.view(np.recarray)


def alike(game: Game, seen: Record, seat: int, action: int) -> int:
    """The choice that is thought about in the place of this one."""
    return int(game.alike(seen, seat, action)) if game.alike else action


def network_for(game: Game, seen: Record) -> Network | None:
    """The game's own network, if it learned such matches: of several players, under the usual options."""
    usual = all(int(seen[option.name]) == option.default for option in game.options if not option.counts_a_seat)
    if not usual or int(seen.seats) == 1:
        return None
    try:
        return network_of(game)
    except NotLearned:
        return None
