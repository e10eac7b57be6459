"""How strong the computer players are: many short ladders at once, the most important games first.

python -m bench.strength FOLDER --seconds 1200 --jobs 13 [--only LABEL,...] [--meet GAME/PLAYER/OTHERS/GAMES ...]

Each ladder lies in a folder of its own, as `aevum ladder --out` leaves it, and goes on where it was left. Every minute
and at the end `summary.txt` says what is known. Besides the usual names a player can be `think:PLAYOUTS:NAME=VALUE;…`,
a search with so many playouts and another style, and `other:MODULE:SECONDS`, a search that lies elsewhere.
"""

from __future__ import annotations

import argparse
import importlib
import json
import multiprocessing
import re
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from aevum.bots import Bot, bot_named, greedy_bot, make_ready
from aevum.core.engine import Engine
from aevum.core.record import Record
from aevum.core.sequence import lowest_seat
from aevum.games import game_named
from aevum.search import ladder
from aevum.search.ladder import GAMES_FILE, Ladder, Plan, Played, bounds, standings

ROLL, TEMPUS, WORLD, AGES = "roll-through-the-ages", "tempus", "history-of-the-world", "seven-ages"
LEVELS = ("beginner", "casual", "club", "expert")
QUICK = ("beginner", "casual", "club", "greedy", "learned", "random")
MINUTE = 60.0


@dataclass(frozen=True)
class Series:
    """Games of one kind."""

    label: str
    game: str
    players: tuple[str, ...]
    games: int
    seats: int = 4

    @property
    def plan(self) -> Plan:
        """The same as a ladder."""
        options = game_named(self.game).settle_options({}, self.seats)
        return Plan(self.game, self.players, self.seats, options, self.games, 1)


def against_three(label: str, game: str, player: str, games: int, others: str = "greedy") -> Series:
    """One player against three of another kind."""
    return Series(label, game, (player, others), games)


def meeting(text: str) -> Series:
    """A series as it is asked for: GAME/PLAYER/OTHERS/GAMES."""
    game, player, others, games = text.split("/")
    return against_three(f"{game}-{player}-{others}".replace(":", "-"), game, player, int(games), others)


SERIES = (
    against_three("ages-search", AGES, "search:1", 24),
    against_three("roll-search", ROLL, "search:1", 96),
    against_three("tempus-search", TEMPUS, "search:1", 12),
    against_three("world-search", WORLD, "search:1", 16),
    against_three("roll-first", ROLL, "expert", 12, "other:first_search.thought:1"),
    *[Series(f"{game}-levels", game, LEVELS, 8) for game in (ROLL, TEMPUS, WORLD)],
    *[Series(f"{game}-quick", game, QUICK, 60) for game in (ROLL, TEMPUS, WORLD)],
    against_three("ages-brief", AGES, "search:0.2", 12),
    *[
        Series(f"solo-{player}", ROLL, (player,), games, 1)
        for player, games in (("think:1000:", 400), ("learned", 10000))
    ],
)


def named(level: str) -> Bot:
    """A player by its name, of those that only this script knows too."""
    kind, _, rest = level.partition(":")
    if kind == "think":
        playouts, _, style = rest.partition(":")
        return partial(styled_bot, int(playouts), dict(part.split("=") for part in style.split(";") if part))
    if kind == "other":
        module, _, seconds = rest.partition(":")
        return partial(other_bot, module, float(seconds))
    return bot_named(level)


def styled_bot(playouts: int, changes: dict[str, str], engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """A search with so many playouts and another style."""
    from aevum.search.thought import Thought, style_of

    choices = engine.choices(seen, seat)
    if len(choices) == 1:
        return choices[0]
    usual = style_of(engine.game)
    values: Any = {name: type(getattr(usual, name))(value) for name, value in changes.items()}
    return Thought(engine, seen, seat, luck, replace(usual, **values)).for_playouts(playouts)[0].action


def other_bot(module: str, seconds: float, engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """A search that lies elsewhere, in a module that has a `Thought`."""
    choices = engine.choices(seen, seat)
    if len(choices) == 1:
        return choices[0]
    weighed = importlib.import_module(module).Thought(engine, seen, seat, luck).for_seconds(seconds)
    return int(weighed[0].action) if weighed else greedy_bot(engine, seen, seat, luck)


def get_ready(game: str, players: set[str]) -> str:
    """Compile a game and the search for it, and whatever these players need: each is asked once."""
    engine = make_ready(game_named(game), ["search:1"])
    s = engine.new_record(4, engine.game.settle_options({}, 4), 0)
    engine.begin(s)
    seat = lowest_seat(int(s.pending))
    for player in players:
        named(player)(engine, engine.observe(s, seat), seat, 0)
    return game


def play(plan: Plan, index: int) -> Played:
    """One game, in a process of its own."""
    make_ready(game_named(plan.game), ["search:1"])
    return ladder.play(plan, index, named)


def line_of(series: Series, games: list[Played]) -> str:
    """What is known of a series."""
    if series.seats == 1:
        points = [one.points[0] for one in games]
        return f"{series.label}: {len(points)} games alone, {sum(points) / max(1, len(points)):.3f} points"
    plan, parts = series.plan, []
    for one in standings(plan, games) if games else []:
        low, high = bounds(one.won * one.games, one.games)
        rated = f"rating {one.rating:.0f} ({one.least_rating:.0f}-{one.most_rating:.0f})"
        share = f"{one.won:.1%} of {one.games} ({low:.1%}-{high:.1%})"
        parts.append(f"    {one.player}: {share}, {one.points:.1f} points, {rated}")
    return "\n".join([f"{series.label}: {len(games)} games", *parts])


class Measuring:
    """All series in a folder."""

    def __init__(self, folder: Path, series: list[Series]) -> None:
        self.folder, self.series = folder, series
        self.ladders = {one.label: Ladder(one.plan, folder / re.sub(r"[^\w.-]", "-", one.label)) for one in series}
        self.waiting = [
            (one, index) for one in series for index in range(one.games) if index not in self.ladders[one.label].played
        ]
        self.ready: set[str] = set()

    def next_game(self) -> tuple[Series, int] | None:
        """The most important game whose rules are compiled."""
        found = next((task for task in self.waiting if task[0].game in self.ready), None)
        if found:
            self.waiting.remove(found)
        return found

    def players_of(self, game: str) -> set[str]:
        """Everybody who plays a game."""
        return {player for one in self.series if one.game == game for player in one.players}

    def hear(self, future: Future[Any], series: Series | None) -> None:
        """A game is compiled, or was played. What goes wrong is said, and the rest goes on."""
        if future.exception() is not None:
            print(f"failed: {series}: {future.exception()!r}", flush=True)
        elif series is None:
            self.ready.add(future.result())
        else:
            self.note(series, future.result())

    def note(self, one: Series, played: Played) -> None:
        """Write a game down."""
        kept = self.ladders[one.label]
        kept.played[played.index] = played
        with (kept.folder / GAMES_FILE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(played)) + "\n")

    def report(self) -> str:
        """What is known so far."""
        text = "\n".join(line_of(one, self.ladders[one.label].games) for one in self.series)
        (self.folder / "summary.txt").write_text(text + "\n", encoding="utf-8")
        return text

    def run(self, jobs: int, seconds: float) -> None:
        """Play until the time is over; games that are not over then are lost."""
        ends, told = time.monotonic() + seconds, time.monotonic()
        pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
        running: dict[Future[Any], Series | None] = {
            pool.submit(get_ready, game, self.players_of(game)): None
            for game in dict.fromkeys(one.game for one in self.series)
        }
        while running and time.monotonic() < ends:
            done, _ = wait(running, MINUTE / 6, FIRST_COMPLETED)
            for future in done:
                self.hear(future, running.pop(future))
            while len(running) < jobs and (task := self.next_game()):
                running[pool.submit(play, task[0].plan, task[1])] = task[0]
            if time.monotonic() - told > MINUTE:
                told = time.monotonic()
                print(f"--- {len(self.waiting)} games wait\n{self.report()}", flush=True)
        print(self.report(), flush=True)
        for process in list(pool._processes.values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def main() -> int:
    """Measure for so long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", help="labels of series, or how they begin")
    parser.add_argument("--meet", nargs="*", default=[], help="one player against three others, instead")
    args = parser.parse_args()
    begins = tuple(args.only.split(","))
    series = [meeting(text) for text in args.meet] or [one for one in SERIES if one.label.startswith(begins)]
    Measuring(args.folder, series).run(args.jobs, args.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
