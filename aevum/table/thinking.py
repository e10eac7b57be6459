"""What runs in a worker process: a computer player thinks. It gets an observed record and nothing else of the match."""

from __future__ import annotations

import os
import signal
import threading
import time
from dataclasses import replace
from multiprocessing.connection import Connection

import numpy as np

from aevum.bots import bot_named, level_named
from aevum.bots.levels import Level, decide, ponder
from aevum.core.engine import Engine, compiled, interpreted, is_cached
from aevum.core.findings import FaultyGame
from aevum.core.game import Game
from aevum.core.record import Record
from aevum.games import game_of_tables, sound_games
from aevum.search.chances import Estimate, chances_at
from aevum.search.thought import Weighed, is_ready, make_ready
from aevum.table.slate import Slate

_POLL = 1.0
LEAST_SECONDS = 0.01
_engines: dict[str, Engine] = {}
_thinkable: set[str] = set()  # the games whose search is compiled and loaded
_warm: list[bool] = []  # whether compiled rules are to be taken up
_slates: list[Slate] = []  # the one that is shared with the service, where thoughts may take long
NICENESS = 5  # of those who think for long: whoever serves people goes first


def begin(warm: bool, leash: Connection) -> None:
    """Begin a worker: it leaves Ctrl-C to the service, and ends when that lets go of the leash or is gone.

    It ends in the middle of a thought: a long one must not hold up the end of the service.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_leash, args=(leash,), daemon=True).start()
    _warm[:] = [warm]
    _take_up([game for game in sound_games() if _can_be_played(game)])


def begin_thinker(warm: bool, leash: Connection, slate: Slate) -> None:
    """Begin a worker for long thoughts."""
    os.nice(NICENESS)
    _slates[:] = [slate]
    begin(warm, leash)


def _end_with_leash(leash: Connection) -> None:
    leash.poll(None)
    os._exit(0)


def _can_be_played(game: Game) -> bool:
    """Whether its rules have no faults: of one that has, whoever opens a table is told."""
    try:
        interpreted(game)
    except FaultyGame:
        return False
    return True


def _take_up(games: list[Game]) -> None:
    """Play these games interpreted, and compiled as soon as that can be."""
    for game in games:
        _engines[game.key] = interpreted(game)
    if _warm == [True]:
        threading.Thread(target=_load_compiled, args=(games,), daemon=True).start()


def _load_compiled(games: list[Game]) -> None:
    """Take up compiled rules as they come, and the search where long thoughts are thought."""
    awaited, searched = list(games), list(games if _slates else ())
    while awaited or searched:
        for game in [game for game in awaited if is_cached(game)]:
            _engines[game.key] = compiled(game)
            awaited.remove(game)
        for game in [game for game in searched if game not in awaited and is_ready(game)]:
            make_ready(_engines[game.key])
            _thinkable.add(game.key)
            searched.remove(game)
        time.sleep(_POLL)


def think(name: str, tables: str, seen: bytes, seat: int, level: str, luck: int) -> int:
    """The action a computer player chooses."""
    engine, record = _put_before(name, tables, seen)
    return bot_named(level)(engine, record, seat, luck)


def think_long(name: str, tables: str, seen: bytes, seat: int, level: str, luck: int, place: int) -> int:
    """The action a computer player chooses that searches, as long as the slate lets it."""
    engine, record = _put_before(name, tables, seen)
    if engine.game.key not in _thinkable:
        return engine.best_choice(record, seat, luck)
    return decide(_within(level_named(level), place), engine, record, seat, luck, _slates[0].watch(place))


def weigh(name: str, tables: str, seen: bytes, seat: int, seconds: float, luck: int, place: int) -> list[Weighed]:
    """What is known of the choices of a seat after a while, the best first; nothing where nobody can search yet."""
    engine, record = _put_before(name, tables, seen)
    if engine.game.key not in _thinkable:
        return []
    return ponder(_within(Level(seconds, modest=True), place), engine, record, seat, luck, _slates[0].watch(place))


def foretell(
    name: str, tables: str, seen: bytes, seat: int, seconds: float, playouts: int, luck: int, place: int
) -> Estimate | None:
    """Everybody's chance to win, as a seat that must decide could know it; None where nobody can search yet."""
    engine, record = _put_before(name, tables, seen)
    if engine.game.key not in _thinkable:
        return None
    return chances_at(engine, record, seat, luck, min(seconds, _slates[0].limit_of(place)), playouts)


def _put_before(name: str, tables: str, seen: bytes) -> tuple[Engine, Record]:
    """The best engine there is, and the record that is thought about."""
    game = game_of_tables(name, tables)
    if game.key not in _engines:
        _take_up([game])
    return _engines[game.key], np.frombuffer(bytearray(seen), game.layout)[0]


def _within(level: Level, place: int) -> Level:
    return replace(level, seconds=max(LEAST_SECONDS, min(level.seconds, _slates[0].limit_of(place))))


def is_awake() -> int:
    """The worker's process number, once it runs."""
    return os.getpid()
