"""The study of what wins at each game: plays the games, and writes plots and tables into docs/studies.

    python -m tools.study [--only GAME]      # or: make study

Four greedy players each, all options at their defaults, seed 1; and where somebody can be chosen to begin, as many
games again in which seat 1 always does. The words around it are in docs/studies/what-wins.md. The same command writes
the same files: games follow from the seed and their numbers.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from aevum.core.plots import alone
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named
from aevum.simulation.crew import Threads, play_missing
from aevum.simulation.folder import Folder
from aevum.simulation.plan import GREEDY, Plan
from aevum.simulation.report import Section, head_lines, sections
from aevum.simulation.tally import Tally, tally_of

STUDIES = Path(__file__).parents[1] / "docs" / "studies"
SEATS, SEED = 4, 1
# As many as say something in a minute; games of other projects get the last number.
GAMES = {"roll-through-the-ages": 100_000, "tempus": 40_000, "history-of-the-world": 40_000}
USUAL_GAMES = 400
FIRST = "first"  # the option that says who begins
MOST_ROWS = 24


def plan_for(name: str, **options: int) -> Plan:
    """What is played of a game."""
    return Plan(name, (GREEDY,) * SEATS, game_named(name).settle_options(options, SEATS), SEED)


def has_first(name: str) -> bool:
    """Whether it can be chosen who begins."""
    return FIRST in {option.name for option in game_named(name).options}


def counted(plan: Plan, games: int) -> Tally:
    """Play, and count."""
    with tempfile.TemporaryDirectory() as place:
        folder = Folder(plan, Path(place))
        play_missing(folder, games, Threads(plan, os.cpu_count() or 1), lambda span: None)
        return tally_of(folder.tables())


def told(plan: Plan, games: int, own: Texts) -> tuple[list[str], list[Section]]:
    """What was played, and what came of it."""
    tally = counted(plan, games)
    return head_lines(plan, tally, own), sections(plan, tally, own)


def when_seat_1_begins(name: str, games: int, own: Texts) -> Section:
    """Wins by seat where the first one always begins."""
    by_seat = told(plan_for(name, first=1), games, own)[1][0]
    return by_seat._replace(name=FIRST, title=f"{by_seat.title}: {FIRST}=1")


def write_study(name: str, place: Path, games: int | None = None) -> None:
    """The plots of a game, and a page with its tables."""
    own, many = texts("en", name), games or GAMES.get(name, USUAL_GAMES)
    folder = place / name
    folder.mkdir(parents=True, exist_ok=True)
    head, found = told(plan_for(name), many, own)
    if has_first(name):
        found.insert(1, when_seat_1_begins(name, many, own))
    parts = [f"# {own.say('game-name')}", *head]
    for section in found:
        (folder / f"{section.name}.svg").write_text(alone(section.plot), encoding="utf-8")
        parts += [f"## {section.title}", section.about, f"![{section.title}]({name}/{section.name}.svg)"]
        parts += [_markdown(section)] if section.rows else []
    (place / f"{name}.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _markdown(section: Section) -> str:
    """A table; of a long one its two ends."""
    head, *body = section.rows
    if len(body) > MOST_ROWS:
        half = MOST_ROWS // 2
        body = [*body[:half], ["…"] * len(head), *body[-half:]]
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def main(words: Sequence[str] | None = None) -> None:
    """Write all of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=GAME_IDS, help="only this game")
    parser.add_argument("--out", type=Path, default=STUDIES, help="the folder to write into")
    parser.add_argument("--games", type=int, help="so many of each game, to see that it works")
    given = parser.parse_args(words)
    for name in [given.only] if given.only else GAME_IDS:
        write_study(name, given.out, given.games)


if __name__ == "__main__":
    main()
