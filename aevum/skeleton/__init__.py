"""The skeleton of a game, and what makes a game of it in a source tree: all of it or nothing."""

from __future__ import annotations

import keyword
import os
import re
import shutil
import tempfile
from pathlib import Path

from aevum.core.errors import AevumError
from aevum.core.tables import read_table

TEMPLATES = Path(__file__).parent
SUFFIX = ".template"
# Where the parts of a game stand in a source tree. The game itself comes last: until then nobody finds it.
PARTS = {
    "tests": Path("tests", "games"),
    "web": Path("aevum", "web", "boards"),
    "terminal": Path("aevum", "terminal", "boards"),
    "game": Path("aevum", "games"),
}
MOST_LETTERS = 40
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_PREFIX = re.compile(r"[A-Z]{2}")
_HOLE = re.compile(r"@@(\w+)@@")


class BadGameName(AevumError):
    """A game cannot be called so."""

    code = "bad-game-name"


class TakenGameName(AevumError):
    """Something of that name is there already; it is never overwritten."""

    code = "taken-game-name"


class BadPrefix(AevumError):
    """Rule ids cannot begin so."""

    code = "bad-prefix"


class TakenPrefix(AevumError):
    """The rules of another game begin so."""

    code = "taken-prefix"


class NoSourceTree(AevumError):
    """Games are made in a source tree; an installed package is none."""

    code = "no-source-tree"


class CannotWrite(AevumError):
    """The system does not let us write there."""

    code = "cannot-write"


def running_tree() -> Path:
    """The folder that holds the package that runs; a source tree if it has the tests beside it."""
    return TEMPLATES.parents[1]


def is_source_tree(root: Path) -> bool:
    """Whether all places of a game's parts are there, and what makes a checkout of them."""
    return (root / "pyproject.toml").is_file() and all((root / place).is_dir() for place in PARTS.values())


def make_game(name: str, prefix: str, root: Path) -> list[Path]:
    """Write a new game into a source tree; the folders it stands in. Raises a named error and writes nothing."""
    if not is_source_tree(root):
        raise NoSourceTree(folder=str(root))
    folder = _folder_of(name)
    _check_prefix(prefix, root)
    targets = {part: root / place / folder for part, place in PARTS.items()}
    others = [root / "tests" / folder, *(path.with_suffix(".py") for path in targets.values())]
    for path in (*targets.values(), *others):
        if path.exists() or path.is_symlink():
            raise TakenGameName(name=name, path=str(path.relative_to(root)))
    values = {"id": name, "folder": folder, "title": name.replace("-", " ").title(), "PREFIX": prefix}
    files = {part: filled(part, values) for part in PARTS}
    try:
        _write_all(files, targets)
    except OSError as error:
        raise CannotWrite(folder=str(root), reason=error.strerror or str(error)) from error
    return list(targets.values())


def filled(part: str, values: dict[str, str]) -> dict[Path, str]:
    """The files of a part of the skeleton, by their place in it, with all holes filled."""
    paths = sorted((TEMPLATES / part).rglob(f"*{SUFFIX}"))
    return {
        path.relative_to(TEMPLATES / part).with_suffix(""): _HOLE.sub(
            lambda hole: values[hole[1]], path.read_text(encoding="utf-8")
        )
        for path in paths
    }


def _folder_of(name: str) -> str:
    folder = name.replace("-", "_")
    if not _NAME.fullmatch(name) or len(name) > MOST_LETTERS or keyword.iskeyword(folder):
        raise BadGameName(name=name[:60], most=MOST_LETTERS)
    return folder


def _check_prefix(prefix: str, root: Path) -> None:
    if not _PREFIX.fullmatch(prefix):
        raise BadPrefix(prefix=prefix[:20])
    for table in sorted((root / PARTS["game"]).glob("*/data/rules.csv")):
        if any(row["id"].startswith(f"{prefix}-") for row in read_table(table)):
            raise TakenPrefix(prefix=prefix, game=table.parents[1].name)


def _write_all(files: dict[str, dict[Path, str]], targets: dict[str, Path]) -> None:
    """Everything is written beside its place first; then the folders get their names. What fails leaves no trace."""
    drafts: dict[str, Path] = {}
    done: list[Path] = []
    try:
        for part, texts in files.items():
            drafts[part] = Path(tempfile.mkdtemp(prefix=".new-", dir=targets[part].parent))
            drafts[part].chmod(0o777 & ~_umask())
            for place, text in texts.items():
                path = drafts[part] / place
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
        for part, target in targets.items():
            drafts[part].rename(target)
            done.append(target)
    except BaseException:
        for path in (*done, *drafts.values()):
            shutil.rmtree(path, ignore_errors=True)
        raise


def _umask() -> int:
    """What the user takes from the rights of new files; it can only be read by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
