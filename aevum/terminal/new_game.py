"""`aevum new-game`: a running skeleton in the source tree, and what to do next."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from aevum.core.text import texts
from aevum.skeleton import make_game, running_tree
from aevum.terminal.arguments import Misuse


def new_game(name: str | None, prefix: str | None, folder: str | None, lang: str) -> list[str]:
    """Make a game; the lines that say where it stands and what comes next. Raises Misuse and named errors."""
    if not name or not prefix:
        raise Misuse("cli-which-new-game")
    root = Path(folder).expanduser().resolve() if folder else running_tree()
    made = make_game(name, prefix, root)
    made += _rules_page(root, made[-1])
    own = texts(lang)
    return [
        own.say("cli-new-game", game=name),
        *(f"  {path.relative_to(root)}" for path in made),
        own.say("cli-new-game-next"),
        f"  aevum play {name}",
        f"  aevum check {name}",
        "  make playthroughs",
    ]


def _rules_page(root: Path, game: Path) -> list[Path]:
    """The page of the rules, as the tool of the source tree makes it."""
    try:
        sys.path.insert(0, str(root))
        tool = import_module("tools.rules_table")
    except ModuleNotFoundError:
        return []
    finally:
        sys.path.pop(0)
    book = tool.read_book(game)
    tool.note_code(book)
    tool.note_tests([book], root)
    page = root / "docs" / f"rules-{book.game}.md"
    page.parent.mkdir(exist_ok=True)
    page.write_text(tool.page(book), encoding="utf-8")
    return [page]
