"""Computer players. They see only what their seat may see, and choose among the listed choices."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from aevum.core.engine import Engine
from aevum.core.errors import UnknownBot
from aevum.core.random import mix
from aevum.core.record import Record

Bot = Callable[[Engine, Record, int, int], int]


def random_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """Any choice, each as likely."""
    choices = engine.choices(seen, seat)
    return choices[int(mix(np.uint64(luck & 0xFFFFFFFFFFFFFFFF))) % len(choices)]


def greedy_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """The choice that the game's rule of thumb likes best."""
    return engine.best_choice(seen, seat, luck)


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}


def bot_named(level: str) -> Bot:
    """The computer player of this level; raises UnknownBot."""
    if level not in BOTS:
        raise UnknownBot(bot=str(level)[:40], allowed=", ".join(BOTS))
    return BOTS[level]
