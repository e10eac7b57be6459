"""Computer players. They see only what their seat may see, and choose among the listed choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

import numpy as np

from aevum.bots.levels import LEVELS, Level, level_bot
from aevum.core.engine import Engine, compiled
from aevum.core.errors import UnknownBot
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import Record

if TYPE_CHECKING:
    from aevum.search.deadline import Deadline

Bot = Callable[[Engine, Record, int, int], int]


def random_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """Any choice, each as likely."""
    choices = engine.choices(seen, seat)
    return choices[int(mix(np.uint64(luck & 0xFFFFFFFFFFFFFFFF))) % len(choices)]


def greedy_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """The choice that the game's rule of thumb likes best."""
    return engine.best_choice(seen, seat, luck)


def search_bot(seconds: float, engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """What went best in the worlds that were played out in so many seconds.

    Until all that thinking takes is compiled and loaded, the rule of thumb decides: nobody waits for that longer than
    for half of a thought. `make_ready` does it before.
    """
    from aevum.search.deadline import Deadline

    with Deadline(engine.game.key, seconds) as deadline:
        return _searched(deadline, engine, seen, seat, luck)


def _searched(deadline: Deadline, engine: Engine, seen: Record, seat: int, luck: int) -> int:
    from aevum.search.at_hand import is_at_hand
    from aevum.search.thought import Thought

    if not is_at_hand(engine, deadline.left / 2):
        return greedy_bot(engine, seen, seat, luck)
    choices = engine.choices(seen, seat)
    if len(choices) == 1:
        return choices[0]
    thought = Thought(engine, seen, seat, luck)
    thought.until(deadline)
    weighed = thought.weighed()
    return weighed[0].action if weighed else greedy_bot(engine, seen, seat, luck)


def learned_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """What the game's trained network likes best; raises NotLearned for a game that has none."""
    from aevum.learned.player import learned_bot

    return learned_bot(engine, seen, seat, luck)


BOTS: dict[str, Bot] = {"random": random_bot, "greedy": greedy_bot}
OFFERED = (*LEVELS, *BOTS)  # at tables; people are shown the levels, the others are for those who know them
SEARCH = "search"
LEARNED = "learned"
LEAST_SECONDS, MOST_SECONDS = 0.01, 60.0


def bot_named(level: str) -> Bot:
    """The computer player of this level: of `LEVELS` or `BOTS`, `learned`, or `search:SECONDS`; raises UnknownBot."""
    if level in BOTS:
        return BOTS[level]
    if level == LEARNED:
        return learned_bot
    known = level_named(level)
    import_module("aevum.search.at_hand")  # or the first decision would take longer
    return partial(level_bot, known) if level in LEVELS else partial(search_bot, known.seconds)


def level_named(level: str) -> Level:
    """How a player thinks that searches; raises UnknownBot for any other."""
    if level in LEVELS:
        return LEVELS[level]
    kind, _, given = str(level).partition(":")
    if kind == SEARCH and _is_decimal(given) and LEAST_SECONDS <= float(given) <= MOST_SECONDS:
        return Level(float(given))
    seconds = f"{SEARCH}:{LEAST_SECONDS:g}–{MOST_SECONDS:g}"
    raise UnknownBot(bot=str(level)[:40], allowed=", ".join((*OFFERED, LEARNED, seconds)))


def searches(level: str) -> bool:
    """Whether a player of this level searches."""
    return level in LEVELS or level.startswith(f"{SEARCH}:")


def make_ready(game: Game, levels: Iterable[str]) -> Engine:
    """The compiled engine, and all else that players of these levels need: a while, the first time.

    Raises NotLearned where one of them has learned, but not this game.
    """
    levels = list(levels)
    if LEARNED in levels:
        from aevum.learned.network import network_of

        network_of(game)
    engine = compiled(game)
    if any(map(searches, levels)):
        from aevum.search.thought import make_ready

        make_ready(engine)
    return engine


def require_offered(level: str) -> None:
    """Raise UnknownBot unless tables offer this level: those of others should not wait for a long thought."""
    if level not in OFFERED:
        raise UnknownBot(bot=str(level)[:40], allowed=", ".join(OFFERED))


def _is_decimal(word: str) -> bool:
    return word.isascii() and word.replace(".", "", 1).isdecimal() and len(word) < 10
