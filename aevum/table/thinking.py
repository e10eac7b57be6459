"""What runs in a worker process: a computer player thinks. It gets an observed record and nothing else of the match."""

from __future__ import annotations

import os
import signal
import threading
import time
from multiprocessing.connection import Connection

import numpy as np

from aevum.bots import bot_named
from aevum.core.engine import Engine, compiled, interpreted, is_cached
from aevum.core.game import Game
from aevum.games import GAME_IDS, game_named, game_of_tables

_POLL = 1.0
_engines: dict[str, Engine] = {}
_warm: list[bool] = []  # whether compiled rules are to be taken up


def begin(warm: bool, leash: Connection) -> None:
    """Begin a worker: it leaves Ctrl-C to the service, and ends when that lets go of the leash or is gone.

    It ends in the middle of a thought: a long one must not hold up the end of the service.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_leash, args=(leash,), daemon=True).start()
    _warm[:] = [warm]
    _take_up([game_named(name) for name in GAME_IDS])


def _end_with_leash(leash: Connection) -> None:
    leash.poll(None)
    os._exit(0)


def _take_up(games: list[Game]) -> None:
    """Play these games interpreted, and compiled as soon as that can be."""
    for game in games:
        _engines[game.key] = interpreted(game)
    if _warm == [True]:
        threading.Thread(target=_load_compiled, args=(games,), daemon=True).start()


def _load_compiled(games: list[Game]) -> None:
    """Take up compiled rules as they come."""
    awaited = list(games)
    while awaited:
        for game in [game for game in awaited if is_cached(game)]:
            _engines[game.key] = compiled(game)
            awaited.remove(game)
        time.sleep(_POLL)


def think(name: str, tables: str, seen: bytes, seat: int, level: str, luck: int) -> int:
    """The action a computer player chooses."""
    game = game_of_tables(name, tables)
    if game.key not in _engines:
        _take_up([game])
    engine = _engines[game.key]
    record = np.frombuffer(bytearray(seen), game.layout)[0]
    return bot_named(level)(engine, record, seat, luck)


def is_awake() -> int:
    """The worker's process number, once it runs."""
    return os.getpid()
