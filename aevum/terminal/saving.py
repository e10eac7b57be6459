"""Saving a match from the terminal: what went wrong is said in a sentence, and the match goes on."""

from __future__ import annotations

import errno
from pathlib import Path

from aevum.core import savefile
from aevum.core.match import Match

PROBLEMS = {
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "no-folder",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "is-folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "bad-name",
}


def path_from(typed: str) -> Path:
    """A file as somebody types it: `~` is the home folder, and quotes around a name with spaces are not part of it."""
    name = typed.strip()
    if len(name) > 1 and name[0] == name[-1] and name[0] in "\"'":
        name = name[1:-1]
    try:
        return Path(name).expanduser()
    except RuntimeError:  # no such user
        return Path(name)


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name no file can have is none."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def save(match: Match, path: Path) -> str | None:
    """Write the match; what went wrong, in a word, or None when it is on disk."""
    try:
        if path.exists() and not path.is_file():  # replacing a device or a pipe would take it away
            return "is-folder" if path.is_dir() else "bad-name"
        savefile.write(match, path)
    except OSError as error:
        return PROBLEMS.get(error.errno or 0, "other")
    except ValueError:  # a name no file can have
        return "bad-name"
    return None
