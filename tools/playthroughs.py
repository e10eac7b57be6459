"""Write down games, decision by decision, as files that are read as a diff when rules or texts change.

`python -m tools.playthroughs` says which files differ from what is played now; `--write` brings them up to date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from aevum.bots import bot_named
from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.phrases import say_event
from aevum.core.record import core_fields, told_fields
from aevum.core.text import Texts
from tests.laws.tables import GAMES, NAMES, Table, changed_table, corner_tables, different, english

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"
MOST_CHOICES = 12  # a longer list is only counted
MOST_VALUES = 48  # of a longer field only what has changed is written
DETAILED_LETTERS = 10_000  # then only what is done and told
MOST_LETTERS = 57_000
BOTS = ("random", "greedy")
UNSAID = {field.name for field in (*core_fields(), *told_fields(1))} - {"draws"}


def tables() -> Iterator[Table]:
    """Each number of seats without options and with all; each option alone with one number of seats."""
    for game in GAMES:
        second = game.seats[min(1, len(game.seats) - 1)]
        yield from different([*corner_tables(game), *(changed_table(game, second, option) for option in game.options)])


def write_down(table: Table) -> str:
    """A whole game of random and greedy players, as a text."""
    game, luck = table.game, Random(str(table))
    players = [Player(name, bot=BOTS[seat % 2]) for seat, name in enumerate(NAMES[: table.seats])]
    match = Match.new(game, players, dict(table.options), luck.getrandbits(128), compiled(game))
    words = english(game)
    lines = [str(table), ", ".join(f"{player.name} {player.bot}" for player in players), ""]
    lines += moment(match, words, detailed=True)
    while not match.over:
        seat = luck.choice(match.pending)
        action = bot_named(BOTS[seat % 2])(match.engine, match.observed(seat), seat, luck.getrandbits(64))
        letters = sum(map(len, lines))
        detailed = letters < DETAILED_LETTERS
        lines += asked(match, seat) if detailed else []
        match.play(seat, action)
        lines += [f"{'' if detailed else NAMES[seat]}> {game.vocabulary.to_words(action)}"]
        lines += ["", *moment(match, words, detailed)] if detailed else moment(match, words, detailed)
        if letters > MOST_LETTERS:
            lines.append(f"and so on: cut off after {match.position} decisions")
            break
    return "\n".join(lines) + "\n"


def asked(match: Match, seat: int) -> list[str]:
    """Who is asked what, and among what."""
    choices = match.choices(seat)
    listed = ", ".join(match.game.vocabulary.to_words(action) for action in choices)
    return [f"{NAMES[seat]} {match.step}: {listed if len(choices) <= MOST_CHOICES else f'{len(choices)} choices'}"]


def moment(match: Match, words: Texts, detailed: bool) -> list[str]:
    """What the last entry told, to whom, and in detail what it changed."""
    lines = [f"{match.position}."] if detailed else []
    lines += [f"  {line}" for line in told(match, None, words)]
    for seat, name in enumerate(NAMES[: len(match.players)]):
        private = [line for line in told(match, seat, words) if line not in told(match, None, words)]
        lines += [f"  only to {name}: {line}" for line in private]
    changed = changes(match) if detailed else ""
    lines += [f"  [{changed}]"] if changed else []
    if match.over:
        winners = ", ".join(NAMES[seat] for seat in match.winners())
        lines.append(f"over: {' '.join(map(str, match.scores()))}; winners {winners}")
    return lines


def told(match: Match, seat: int | None, words: Texts) -> list[str]:
    """What the last entry told a seat, or a spectator."""
    return [say_event(match.game, words, happened, NAMES) for happened in match.told(match.position, seat)]


def changes(match: Match) -> str:
    """The fields that everybody sees and that the last entry changed."""
    now = fields(match.game, match.observed(None))
    before = fields(match.game, match.observed(None, match.position - 1)) if match.position else {}
    said = (difference(name, before.get(name), value) for name, value in now.items())
    return "; ".join(filter(None, said))


def fields(game: Game, record: Any) -> dict[str, NDArray[Any]]:
    """The game's own fields; the seats of a table that is not full are left out."""
    own = {name: record[name] for name in game.layout.names or () if name not in UNSAID}
    return {name: value[: int(record.seats)] if value.ndim == 2 else value for name, value in own.items()}


def difference(name: str, before: NDArray[Any] | None, now: NDArray[Any]) -> str:
    """A field that has changed, as a short text: of many values only those that are others now."""
    was = np.zeros_like(now) if before is None else before
    if np.array_equal(was, now):
        return ""
    if now.size <= MOST_VALUES:
        return f"{name} {' '.join(','.join(map(str, np.atleast_1d(row).tolist())) for row in np.atleast_1d(now))}"
    places = np.argwhere(was != now).tolist()
    return " ".join([name, *(f"{','.join(map(str, place))}:{now[tuple(place)]}" for place in places)])


def main() -> int:
    """Compare the files with what is played now, or write them."""
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description=__doc__)
    parser.add_argument("--write", action="store_true", help="bring the files up to date")
    write = parser.parse_args().write
    wanted = {FOLDER / f"{table}.txt": write_down(table) for table in tables()}
    differing = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    unknown = sorted(set(FOLDER.glob("*.txt")) - set(wanted))
    for path in differing if write else ():
        path.write_text(wanted[path], encoding="utf-8")
    for path in unknown if write else ():
        path.unlink()
    for path in [*differing, *unknown]:
        print(f"{'written' if write and path in wanted else 'gone' if write else 'differs'}: {path.name}")
    return 0 if write or not differing + unknown else 1


if __name__ == "__main__":
    sys.exit(main())
