"""How the service is set up."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

HOST = "127.0.0.1"
PORT = 8765
BOT_PAUSE = 0.35  # seconds before a computer player's move, so that people can follow

MOST_THINKERS = 4


def usual_thinkers() -> int:
    """As many as leave room for everything else."""
    return max(1, min(MOST_THINKERS, (os.cpu_count() or 1) // 2))


@dataclass(frozen=True)
class Settings:
    """What can be set. The limits are generous: a whole table of people may sit behind one address."""

    database: Path
    bot_pause: float = BOT_PAUSE
    bot_workers: int = 1
    # Long thoughts of computer players at the same time; where there are none rules of thumb decide.
    thinkers: int = field(default_factory=usual_thinkers)
    warm: bool = True  # compile the rules and start the workers in the background
    kept_tables: int = 200  # idle tables kept in memory
    keep_alive: float = 15.0  # seconds between signs of life to whoever listens
    busy_timeout: float = 3.0  # seconds to wait for another process that writes
    consent_patience: float = 30.0  # seconds a computer player waits while people are asked about an undo
    absence: float = 120.0  # seconds without a page after which somebody counts as absent
    requests_per_second: float = 60.0  # from one address, in the long run
    burst: float = 600.0  # from one address, at once: several people opening pages
    streams_per_address: int = 200
    connections: int = 4000  # in all; no more than the system allows open files
    connections_per_address: int = 400
    head_seconds: float = 10.0  # until a new connection has asked for something
    names: tuple[str, ...] = ()  # that lead here, beside this machine's own and addresses in figures
    proxies: tuple[str, ...] = ()  # addresses or networks that may say whom they speak for
    clock: Callable[[], float] = time.time  # when something was done, in seconds of Unix time
    tables: tuple[tuple[str, Path], ...] = ()  # also offered: a game and a folder of tables


def default_database() -> Path:
    """The database in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "aevum" / "aevum.sqlite"
