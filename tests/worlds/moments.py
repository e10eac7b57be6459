"""Tables of every kind at moments of every age, and somebody who visits them one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

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
    """How much was compared."""

    visits: int = 0
    asked: int = 0
    deeds: int = 0


def moments(games: Sequence[Game], luck: Random, age: int) -> Iterator[Match]:
    """Matches at some moment, after so many decisions on average, of one game after another."""
    while True:
        for game in games:
            table = luck.choice([table for table in corner_tables(game) if table.seats > 1])
            yield begun(table, luck, age)


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
    luck: Random,
    visits: float,
    languages: tuple[str, ...] = LANGUAGES,
    age: int = YOUNG,
    goes_on: Callable[[Seen], bool] = lambda _: True,
) -> Seen:
    """Visit so many tables; raises Interference."""
    seen = Seen()
    async with two_services(folder) as twins:
        for match in moments(games, luck, age):
            if seen.visits >= visits or not goes_on(seen):
                return seen
            with ExitStack() as house:
                if match.game is TOY:
                    house.enter_context(patch("aevum.core.text.GAMES", TESTS))
                spoken = ONLY if match.game is TOY else languages
                visited = await visit(twins, match, luck, spoken, DECISIONS)
            seen = Seen(seen.visits + 1, twins.asked, seen.deeds + visited.deeds)
    return seen
