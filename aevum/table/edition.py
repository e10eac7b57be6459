"""The edition of the pages: what their files are now, as a part of their addresses.

Under it browsers keep them for good and need not ask for a hundred files at every visit; another edition has other
addresses, so an upgrade shows at once, and so does a file that was edited.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

MARK = "as-"  # no folder of the pages begins so
DIGEST_BYTES = 6


class Edition:
    """The files in a folder, as they were when somebody looked last."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: list[tuple[str, int]] = []
        self._name = ""

    @property
    def name(self) -> str:
        """What they were called together then."""
        return self._name or self.look()

    def look(self) -> str:
        """What the files are called together now."""
        files = sorted(_files(self._folder))
        if files != self._files:
            self._files, self._name = files, MARK + self._digest(files)
        return self._name

    def _digest(self, files: list[tuple[str, int]]) -> str:
        digest = blake2b(digest_size=DIGEST_BYTES)
        for path, changed in files:
            digest.update(f"{os.path.relpath(path, self._folder)}\0".encode())
            digest.update(content_of(path, changed))
        return digest.hexdigest()


def _files(folder: Path | str) -> Iterator[tuple[str, int]]:
    """The files in a folder and in those within it, and when each was changed."""
    with os.scandir(folder) as found:
        for entry in found:
            if entry.is_dir():
                yield from _files(entry.path)
            else:
                yield entry.path, entry.stat().st_mtime_ns


@cache
def content_of(path: str, changed: int) -> bytes:
    """A file as it is since it was changed: every page asks for dozens, and they are read once."""
    return Path(path).read_bytes()
