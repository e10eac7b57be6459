"""How long a move takes from one page to another, at a full house: a real server, real connections, 100 tables.

`python -m bench.live`: the fewest people at each table who can play together, from positions all over the game; one
game after the other, or the one named by `--game`. Told are also the processor time that the server takes for a move,
and for how long its event loop was held at most.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

import uvloop

from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from aevum.table.database import Database
from aevum.table.seats import Seating
from aevum.table.table import rows_of
from aevum.table.tables import opening_of
from bench.house import Seats
from bench.watched import SEEN

RATE = 100.0  # moves a second, in all
RATES = {"roll-through-the-ages": 300.0}
PATIENCE = 600.0  # seconds until the rules are compiled
DEEPEST = 100  # moves played before the measurement, at most
A_MOMENT = 0.005  # seconds
WARM_UP = 3.0  # seconds before anything is counted


def prepare(game: Game, database: Path, tables: int, luck: random.Random) -> list[list[str]]:
    """Tables with a past, and the links of their people."""
    store = Database(database, 5.0)
    links = []
    for _ in range(tables):
        match = played(game, luck)
        friends = range(1, len(match.players))
        table, seating = secrets.token_hex(8), Seating.new(friends)
        store.new_table(table, opening_of(match), seating.rows(table, (0,)), rows_of(match))
        whole = seating.links([player.name for player in match.players])
        links.append([whole["link"], *(friend["link"] for friend in whole["friends"])])
    store.close()
    return links


def played(game: Game, luck: random.Random) -> Match:
    """A match somewhere on its way."""
    players = [Player(f"Player {seat}") for seat in range(max(2, game.seats[0]))]
    match = Match.new(game, players, {}, luck.getrandbits(128), compiled(game))
    for _ in range(luck.randrange(DEEPEST)):
        seat = match.pending[0]
        action = luck.choice(match.choices(seat))
        entry = match.prepare(seat, action)
        if entry.record.over:
            break
        match.commit(entry)
    return match


async def at_a_human_rate(
    tables: list[Seats], until: float, rate: float, luck: random.Random
) -> AsyncIterator[asyncio.Task[None]]:
    """Moves come when they come: now at this table, now at that."""
    due = time.perf_counter()
    while due < until:
        due += luck.expovariate(rate)
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        ready = [(table, mover) for table in tables if (mover := table.mover)]
        if ready:
            table, mover = luck.choice(ready)
            yield asyncio.create_task(table.move(mover))


async def measure(server: int, port: int, links: list[list[str]], seconds: float, rate: float) -> None:
    """Let everybody play and report."""
    luck = random.Random(1)
    tables = [Seats(port, pair, luck) for pair in links]
    for table in tables:
        await table.sit_down()
    begin, worked = time.perf_counter(), (processor_seconds(server), time.process_time())
    moves = [task async for task in at_a_human_rate(tables, begin + WARM_UP + seconds, rate, luck)]
    await asyncio.gather(*moves)
    spent = processor_seconds(server) - worked[0], time.process_time() - worked[1]
    delays = sorted(delay for table in tables for posted, delay in table.delays if posted > begin + WARM_UP)
    for table in tables:
        table.leave()
        await asyncio.sleep(A_MOMENT)  # nobody waits for others to leave with them
    if not delays:
        sys.exit("no move came through in time")
    shown = "  ".join(f"p{part}: {1000 * delays[int(len(delays) * part / 100)]:.1f} ms" for part in (50, 90, 99))
    came = f"{len(delays) / seconds:.0f} moves/s of {rate:.0f} wanted"
    print(f"{len(tables)} tables, {came}, for {seconds:.0f} s, from a post to its event")
    print(f"{shown}  worst: {1000 * delays[-1]:.1f} ms")
    own, others = (1000 * part / len(moves) for part in spent)
    again = sum(table.played_again for table in tables)
    print(f"server: {own:.2f} ms of processor a move (pages: {others:.2f} ms); {again} matches were played again")


def processor_seconds(process: int) -> float:
    """The processor time that a process has taken, all its threads together."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


async def wait_until_warm(port: int, patience: float) -> None:
    """Wait until the server answers and has the compiled rules of all games."""
    until = time.perf_counter() + patience
    while time.perf_counter() < until:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n")
            answer = await reader.read()
            if all(name.encode() in answer for name in GAME_IDS):
                return
        except OSError:
            pass
        await asyncio.sleep(0.2)
    sys.exit("the server did not get warm")


def run(game: Game, wish: argparse.Namespace) -> None:
    """Start a server, measure, end it."""
    with tempfile.TemporaryDirectory(dir=wish.folder) as folder, socket.create_server(("127.0.0.1", 0)) as probe:
        port, luck, database = probe.getsockname()[1], random.Random(1), Path(folder) / "live.sqlite"
        links = prepare(game, database, wish.tables, luck)
        probe.close()
        command = [sys.executable, "-m", "bench.watched", "--port", str(port), "--database", str(database)]
        limits = ["--requests-per-second", "100000", "--burst", "100000", "--streams-per-address", "10000"]
        rooms = ["--connections", "10000", "--connections-per-address", "10000"]
        server = subprocess.Popen([*command, *limits, *rooms], stdout=subprocess.PIPE, text=True)
        try:
            uvloop.run(wait_until_warm(port, PATIENCE))
            print(f"{game.id}: {len(links[0])} people at each table")
            uvloop.run(measure(server.pid, port, links, wish.seconds, wish.rate or RATES.get(game.id, RATE)))
        finally:
            server.terminate()
            print(*(line for line in server.communicate()[0].splitlines() if line.startswith(SEEN)), sep="\n")


def main() -> None:
    """Measure each game, or the one that is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAME_IDS, action="append", help="all of them unless named")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, help="moves a second, in all; each game has its own goal")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--folder", type=Path, help="where the database is put; a disk, not memory")
    wish = parser.parse_args()
    for name in wish.game or GAME_IDS:
        run(game_named(name), wish)


if __name__ == "__main__":
    main()
