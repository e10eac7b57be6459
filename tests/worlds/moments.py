"""Tables of every kind at moments of every age, and somebody who visits them one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

from aevum.core import text
from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES
from tests.laws.tables import NAMES, Table, corner_tables
from tests.toy import TOY
from tests.worlds.play import visit
from tests.worlds.twins import two_services

TESTS = Path(__file__).parents[1]
DECISIONS = 12  # played on in both worlds at most
YOUNG, OLD = 100, 800  # decisions before a visit, on average
LEVEL = "greedy"
ONLY = ("en",)  # the toy speaks no other language


@dataclass
class Seen:
    """How much was compared so far, and the seed of the next visit."""

    seed: int
    visits: int = 0
    asked: int = 0
    deeds: int = 0


def begun(table: Table, luck: Random, age: int) -> Match:
    """A match between people, and sometimes a computer, that has gone on for a while: often not far, sometimes long."""
    engine = compiled(table.game)
    while True:
        computer = luck.choice((None, None, table.seats - 1)) if table.seats > 2 else None
        players = [Player(NAMES[seat], LEVEL if seat == computer else None) for seat in range(table.seats)]
        match = Match.new(table.game, players, dict(table.options), luck.getrandbits(128), engine)
        for _ in range(int(luck.expovariate(1 / age))):
            if match.over:
                break
            seat = luck.choice(match.pending)
            greedy = luck.random() < 0.5
            action = engine.best_choice(match.observed(seat), seat, luck.getrandbits(64)) if greedy else None
            match.commit(match.prepare(seat, action or luck.choice(match.choices(seat))))
        if not match.over:
            return match


async def wander(
    folder: Path,
    games: Sequence[Game],
    seen: Seen,
    goes_on: Callable[[], bool],
    languages: tuple[str, ...] = LANGUAGES,
    age: int = YOUNG,
) -> None:
    """Visit table after table, each by a seed of its own; raises Interference."""
    async with two_services(folder) as twins:
        while goes_on():
            luck = Random(seen.seed)
            table = luck.choice([table for table in corner_tables(luck.choice(games)) if table.seats > 1])
            with house_of(table.game):
                spoken = ONLY if table.game is TOY else languages
                visited = await visit(twins, begun(table, luck, age), luck, spoken, DECISIONS)
            seen.seed, seen.visits = seen.seed + 1, seen.visits + 1
            seen.asked, seen.deeds = twins.asked, seen.deeds + visited.deeds


@contextmanager
def house_of(game: Game) -> Iterator[None]:
    """While this is open the texts of a game are found, those of the tests' own too."""
    folder = TESTS if game is TOY else text.GAMES
    with patch.object(text, "GAMES", folder):
        yield
