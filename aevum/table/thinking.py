"""What runs in a worker process: a computer player thinks. It gets an observed record and nothing else of the match."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from multiprocessing.connection import wait

import numpy as np

from aevum.bots import bot_named
from aevum.core.engine import Engine, cache_folder, compiled, interpreted
from aevum.games import GAME_IDS, game_named, game_of_tables

_POLL = 1.0
_engines: dict[str, Engine] = {}


def begin(warm: bool) -> None:
    """Begin a worker: it leaves Ctrl-C to the service, and ends when the service is gone, however that came about."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in GAME_IDS:
        _engines[game] = interpreted(game_named(game))
    if warm:
        threading.Thread(target=_load_compiled, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


def _load_compiled() -> None:
    """Take up compiled rules as they come."""
    awaited = {name: cache_folder(game_named(name)) / "complete" for name in GAME_IDS}
    while awaited:
        for name in [name for name, complete in awaited.items() if complete.exists()]:
            _engines[name] = compiled(game_named(name))
            del awaited[name]
        time.sleep(_POLL)


def think(game: str, tables: str, seen: bytes, seat: int, level: str, luck: int) -> int:
    """The action a computer player chooses."""
    engine = interpreted(game_of_tables(game, tables)) if tables else _engines[game]
    record = np.frombuffer(bytearray(seen), engine.game.layout)[0]
    return bot_named(level)(engine, record, seat, luck)


def is_awake() -> int:
    """The worker's process number, once it runs."""
    return os.getpid()
