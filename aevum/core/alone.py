"""Being the only one at work with a file or folder."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from aevum.core.errors import AevumError

OWNERS_FILE, OWNERS_FOLDER = 0o600, 0o700


@contextmanager
def alone_with(path: Path, otherwise: AevumError) -> Iterator[None]:
    """Nobody else may work with a file meanwhile; raises what is to be said `otherwise`, or OSError.

    SQLite holds the lock, on a file of its own beside the other: however the process ends, this ends too.
    """
    lock = path.with_name(f"{path.name}.lock")
    make_private(lock)
    with closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise otherwise from error
        yield


def make_private(path: Path) -> None:
    """A file that only its owner may read. What SQLite puts beside it is as private.

    A folder made here is private too; one that was there before is somebody's own affair.
    """
    path.parent.mkdir(mode=OWNERS_FOLDER, parents=True, exist_ok=True)
    if path.exists():
        with contextlib.suppress(PermissionError):  # another owner's: whether it can be used is SQLite's to say
            path.chmod(OWNERS_FILE)
    else:
        path.touch(OWNERS_FILE)
