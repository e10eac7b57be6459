"""`python -m tools.lab_tables [--check]`: what learners see of each game and what the numbers of actions mean.

Writes docs/lab/<game>.md from the record's fields and the verbs of the game. With --check nothing is written; the exit
status is 1 when a page is out of date: numbers and columns that learners rely on do not change unseen.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from aevum.core.game import Game
from aevum.core.numbering import Block, numbering_of
from aevum.core.text import texts
from aevum.core.vocabulary import Noun
from aevum.games import GAME_IDS, game_named
from aevum.lab.observing import Column, columns_of

ROOT = Path(__file__).parents[1]
FOLDER = Path("docs") / "lab"


def page(game: Game) -> str:
    """What a learner needs to know of a game."""
    numbering, columns = numbering_of(game), columns_of(game)
    lines = [
        f"# {texts('en', game.id).say('game-name')} in the lab",
        "",
        "Made by `python -m tools.lab_tables`; [lab.md](../lab.md) tells how to use it.",
        "",
        "## Actions",
        "",
        f"{numbering.size} numbers, the same for every number of seats and all options.",
        "",
        "| numbers | verb | first noun | second noun | number |",
        "|---|---|---|---|---|",
        *map(action_row, numbering.blocks),
        "",
        "## Observations",
        "",
        f"{columns.width} whole numbers of 16 bits. What the seat that looks may not know is blank.",
        "",
        "| from | field | shape | least | most | meaning |",
        "|---|---|---|---|---|---|",
        *map(observation_row, columns.columns),
    ]
    return "\n".join(lines) + "\n"


def action_row(block: Block) -> str:
    """The numbers of a verb."""
    nouns = [noun_said(noun) for noun in block.verb.nouns] + [""] * (2 - len(block.verb.nouns))
    numbers = f"{block.first}–{block.first + block.count - 1}" if block.count > 1 else str(block.first)
    return f"| {numbers} | `{block.verb.name}` | {nouns[0]} | {nouns[1]} | {formula(block)} |"


def formula(block: Block) -> str:
    """How a number is made of the nouns."""
    if block.by_place:
        return f"{block.first} + place among the choices with this verb, sorted by their nouns"
    terms = ["first", f"{block.width} · first" if block.width > 1 else "first", "second"]
    wanted = [[], terms[:1], terms[1:]][len(block.verb.nouns)]
    return " + ".join([str(block.first), *wanted])


def noun_said(noun: Noun) -> str:
    """What a noun can be."""
    if noun.kind == "number":
        return f"{noun.name}: " + ("a number" if noun.most is None else f"0 to {noun.most}")
    if noun.kind == "seat":
        return f"{noun.name}: a seat, from 0"
    kind = "one" if noun.kind == "item" else "set, bit by bit,"
    return f"{noun.name}: {kind} of {len(noun.items)} ({noun.items[0]} … {noun.items[-1]})"


def observation_row(column: Column) -> str:
    """Where a field stands."""
    shape = " × ".join(map(str, column.shape)) or "one"
    return f"| {column.first} | `{column.name}` | {shape} | {column.low} | {column.high} | {column.meaning} |"


def stale(root: Path = ROOT) -> Iterator[Path]:
    """The pages that are not as they should be."""
    for name in GAME_IDS:
        path = root / FOLDER / f"{name}.md"
        if not path.exists() or path.read_text(encoding="utf-8") != page(game_named(name)):
            yield path


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Write the pages, or check them."""
    parser = argparse.ArgumentParser(description="Write docs/lab/*.md, or check them.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when a page is out of date")
    if parser.parse_args(arguments).check:
        old = [path.relative_to(root) for path in stale(root)]
        for path in old:
            print(f"{path} is out of date: run python -m tools.lab_tables", file=sys.stderr)
        return 1 if old else 0
    (root / FOLDER).mkdir(parents=True, exist_ok=True)
    for name in GAME_IDS:
        (root / FOLDER / f"{name}.md").write_text(page(game_named(name)), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
