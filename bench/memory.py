"""How much memory idle tables take: `python -m bench.memory`, by default 1,000 tables of the longest game.

All tables are stored in a database, opened by the service's own tables as if somebody had looked at each, and left.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import secrets
import tempfile
import time
from pathlib import Path
from random import Random

from aevum.bots import bot_named
from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from aevum.table.database import Row
from aevum.table.service import Service
from aevum.table.settings import Settings
from aevum.table.table import rows_of
from aevum.table.tables import opening_of

DIFFERENT = 5  # so many different matches are played; the tables share them out
MEGA = 1e6


def played(game: Game, entries: int, luck: Random) -> Match:
    """A match with so many entries; everybody takes back now and then, so that no game is too short for it."""
    people = [Player(f"Player {seat}") for seat in range(4)]
    match = Match.new(game, people, {}, luck.getrandbits(128), compiled(game))
    while match.position < entries:
        seat = luck.choice(match.pending)
        match.play(seat, bot_named("random")(match.engine, match.observed(seat), seat, luck.getrandbits(64)))
        if match.over or luck.random() < 0.1:
            match.undo(seat, match.undo_by_consent(seat), agreed=match.people())
    return match


def keyed(rows: list[Row]) -> list[Row]:
    """Every entry with the key of the request that made it."""
    return [Row(row.number, row.kind, row.content, f"{secrets.token_hex(8)}:{secrets.token_hex(8)}") for row in rows]


def resident() -> float:
    """The memory of this process, in MB."""
    gc.collect()
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024 / MEGA
    return 0.0


async def measure(game: Game, tables: int, entries: int) -> None:
    """Store the tables, look at each of them, and say what they take."""
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Settings(Path(folder) / "aevum.sqlite", warm=False, kept_tables=tables))
        service.engines._compiled[game.id] = compiled(game)
        luck = Random(1)
        names = []
        for _ in range(DIFFERENT):
            match = played(game, entries, luck)
            opening, rows = opening_of(match), rows_of(match)
            for _ in range(tables // DIFFERENT):
                names.append(secrets.token_hex(8))
                await service.store.new_table(names[-1], opening, [], keyed(rows))
        del match, rows
        before, begun = resident(), time.perf_counter()
        for name in names:
            async with service.tables.using(name) as table:
                table.match.observed(None)
        opened = time.perf_counter() - begun
        each = resident() - before
        print(f"{len(names)} idle tables of {game.id}, {entries} entries each: {each:.0f} MB above {before:.0f} MB")
        print(f"opening one: {opened / len(names) * 1e3:.0f} ms")
        await service.end()


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAME_IDS, default=GAME_IDS[-1])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=600)
    args = parser.parse_args()
    asyncio.run(measure(game_named(args.game), args.tables, args.entries))


if __name__ == "__main__":
    main()
