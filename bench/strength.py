"""How strong the computer players are: many ladders side by side on many cores, until the time is over.

python -m bench.strength FOLDER --seconds 1300 --jobs 14 [--only LABEL,...] [--meet GAME/PLAYER/OTHERS/GAMES ...]
python -m bench.strength FOLDER --report

Every game is written into `FOLDER/games.jsonl` by whoever played it, as soon as it is over; the same command goes on
where it was left, and `--report` says at any moment what is known. First everything is compiled, each game once. The
longest games begin as soon as they can; then every series gets its part of the cores. A game that might not be over in
time is not begun: if the long ones were cut off, what is left would not be a fair sample.

Besides the usual names a player can be `think:PLAYOUTS:NAME=VALUE;…`, a search with so many playouts and another style,
and `other:MODULE:SECONDS`, a search that lies elsewhere on Python's path.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import statistics
import sys
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from aevum.bots import Bot, bot_named, greedy_bot, make_ready
from aevum.core.engine import Engine
from aevum.core.record import Record
from aevum.core.sequence import lowest_seat
from aevum.games import game_named
from aevum.search import ladder
from aevum.search.ladder import Plan, Played, bounds, close_cut_line, read_lines, standings, workers
from aevum.search.report import rated

ROLL, TEMPUS, WORLD, AGES = "roll-through-the-ages", "tempus", "history-of-the-world", "seven-ages"
FIRST = "other:first_search.thought:1"  # docs/search.md says where it comes from
LEVELS = ("expert", "club", "casual", "beginner", "greedy", "random")
QUICK = ("casual", "beginner", "greedy", "random")
AT_ONCE, SIDE_BY_SIDE, IN_THE_GAPS = range(3)  # when a series is played
GAMES_FILE = "games.jsonl"
MINUTE = 60.0


@dataclass(frozen=True)
class Series:
    """Games of one kind, and about how many seconds of a core each takes."""

    label: str
    game: str
    players: tuple[str, ...]
    games: int
    seconds: float
    turn: int = SIDE_BY_SIDE
    seats: int = 4

    @property
    def plan(self) -> Plan:
        """The same as a ladder."""
        options = game_named(self.game).settle_options({}, self.seats)
        return Plan(self.game, self.players, self.seats, options, self.games, 1)

    @property
    def order(self) -> list[int]:
        """All its games; of many companies each once before any sits down again."""
        seats, deals = self.seats, self.seats * len(self.plan.tables)
        whole = range(-(-self.games // deals) * deals)
        return sorted(whole, key=lambda index: (index // deals, index % seats, index))[: self.games]


def against_three(
    label: str, game: str, player: str, games: int, seconds: float, turn: int = SIDE_BY_SIDE, others: str = "greedy"
) -> Series:
    """One player against three of another kind."""
    return Series(label, game, (player, others), games, seconds, turn)


def meeting(text: str) -> Series:
    """A series as it is asked for: GAME/PLAYER/OTHERS/GAMES."""
    game, player, others, games = text.split("/")
    return against_three(f"{game}/{player}/{others}", game, player, int(games), 0.0, others=others)


def alone(player: str, games: int, seconds: float, turn: int = SIDE_BY_SIDE) -> Series:
    """Somebody plays for points."""
    return Series(f"solo-{player}", ROLL, (player,), games, seconds, turn, 1)


SERIES = (
    against_three("ages-search", AGES, "search:1", 8, 480, AT_ONCE),
    against_three("roll-search", ROLL, "search:1", 120, 35),
    against_three("tempus-search", TEMPUS, "search:1", 40, 150),
    against_three("world-search", WORLD, "search:1", 60, 100),
    against_three("roll-first", ROLL, "expert", 16, 130, others=FIRST),
    Series("world-levels", WORLD, LEVELS, 15, 110),
    Series("roll-levels", ROLL, LEVELS, 15, 30),
    alone("beginner", 10_000, 0.15),
    alone("casual", 10_000, 0.5),
    alone("club", 120, 2),
    alone("search:1", 60, 60, IN_THE_GAPS),
    Series("tempus-levels", TEMPUS, LEVELS, 15, 180, IN_THE_GAPS),
    Series("ages-levels", AGES, QUICK, 4, 400, IN_THE_GAPS),
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


def missing_modules(series: list[Series]) -> list[str]:
    """Searches that should lie elsewhere and do not."""
    names = {player.split(":")[1] for one in series for player in one.players if player.startswith("other:")}
    return sorted(name for name in names if not find_spec(name.partition(".")[0]))


# What happens in processes of their own


def get_ready(game: str, players: set[str]) -> str:
    """Compile a game and the search for it, and whatever these players need: each is asked once."""
    engine = make_ready(game_named(game), ["search:1"])
    s = engine.new_record(4, engine.game.settle_options({}, 4), 0)
    engine.begin(s)
    seat = lowest_seat(int(s.pending))
    for player in players:
        named(player)(engine, engine.observe(s, seat), seat, 0)
    return game


def play(series: Series, index: int, file: Path) -> Entry:
    """Play one game and write it down."""
    make_ready(game_named(series.game), ["search:1"])
    begun = time.monotonic()
    played = ladder.play(series.plan, index, named)
    entry = Entry(series.label, round(time.monotonic() - begun, 2), played)
    entry.write(file)
    return entry


# What is known


@dataclass(frozen=True)
class Entry:
    """A game that was played: of which series, how long it took, and what came of it."""

    label: str
    seconds: float
    played: Played

    def write(self, file: Path) -> None:
        """Add it to a file, in one piece: others write there too."""
        with file.open("ab", buffering=0) as end:
            end.write(json.dumps(asdict(self)).encode() + b"\n")


def entries_in(file: Path) -> Iterator[Entry]:
    """What a file holds."""
    for line in read_lines(file):
        yield Entry(line["label"], line["seconds"], Played.read(line["played"]))


@dataclass
class Book:
    """All games of some series in a folder."""

    folder: Path
    series: list[Series]
    entries: dict[str, dict[int, Entry]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.entries = {one.label: {} for one in self.series}
        plans = {one.label: one.plan for one in self.series}
        for entry in entries_in(self.file):
            plan, index = plans.get(entry.label), entry.played.index
            if plan and plan.seating(index) == entry.played.seating:  # or the series had other players then
                self.add(entry)

    @property
    def file(self) -> Path:
        """Where games are written down."""
        return self.folder / GAMES_FILE

    def add(self, entry: Entry) -> None:
        """A game more is known."""
        self.entries[entry.label][entry.played.index] = entry

    def games(self, one: Series) -> list[Played]:
        """What was played of a series."""
        known = self.entries[one.label]
        return [known[index].played for index in sorted(known)]

    def longest(self, one: Series) -> float:
        """How many seconds the longest game of a series took; before one is over, what is thought."""
        return max((entry.seconds for entry in self.entries[one.label].values()), default=one.seconds)

    def report(self) -> str:
        """All that is known."""
        return "\n".join(self._lines(one) for one in self.series if self.entries[one.label])

    def _lines(self, one: Series) -> str:
        seconds = statistics.fmean(entry.seconds for entry in self.entries[one.label].values())
        games = self.games(one)
        head = f"{one.label}: {len(games)} games of {one.games}, {seconds:.1f} s each"
        return "\n".join([head, *(points_alone(games) if one.seats == 1 else shares(one.plan, games))])


def points_alone(games: list[Played]) -> Iterator[str]:
    """The mean of points made alone."""
    points = [one.points[0] for one in games]
    deviation = statistics.stdev(points) if len(points) > 1 else 0.0
    error = deviation / len(points) ** 0.5
    yield f"    {statistics.fmean(points):.2f} points, standard deviation {deviation:.2f}, standard error {error:.2f}"


def shares(plan: Plan, games: list[Played]) -> Iterator[str]:
    """What everybody won."""
    for one in standings(plan, games):
        low, high = bounds(one.won * one.games, one.games)
        share = f"{one.won:.1%} of {one.games} ({low:.1%}-{high:.1%})"
        yield f"    {one.player}: {share}, {one.points:.1f} points, rating {rated(one)}"


class Measuring:
    """Playing what a book does not have yet."""

    def __init__(self, book: Book, seconds: float) -> None:
        self.book, self.ends = book, time.monotonic() + seconds
        close_cut_line(book.file)
        self.waiting = {
            one.label: [index for index in one.order if index not in book.entries[one.label]] for one in book.series
        }
        self.ready: set[str] = set()

    def next_game(self) -> tuple[Series, int] | None:
        """A game that can be over in time, of the series of which the smallest part has begun."""
        left = self.ends - time.monotonic()
        able = [
            one
            for one in self.book.series
            if self.waiting[one.label] and one.game in self.ready and self.book.longest(one) < left
        ]
        if not able:
            return None
        one = min(able, key=lambda one: (one.turn, 1 - len(self.waiting[one.label]) / one.games))
        return one, self.waiting[one.label].pop(0)

    def players_of(self, game: str) -> set[str]:
        """Everybody who plays a game."""
        return {player for one in self.book.series if one.game == game for player in one.players}

    def hear(self, future: Future[Any]) -> None:
        """A game is compiled, or was played. What goes wrong is said, and the rest goes on."""
        if future.exception() is not None:
            print(f"failed: {future.exception()!r}", flush=True)
        elif isinstance(found := future.result(), Entry):
            self.book.add(found)
        else:
            self.ready.add(found)
            print(f"{found} is compiled", flush=True)

    def run(self, jobs: int) -> None:
        """Play until the time is over."""
        told = time.monotonic()
        with workers(jobs) as pool:
            games = dict.fromkeys(one.game for one in self.book.series if self.waiting[one.label])
            running: set[Future[Any]] = {pool.submit(get_ready, game, self.players_of(game)) for game in games}
            while running and time.monotonic() < self.ends:
                done, running = wait(running, 1.0, FIRST_COMPLETED)
                for future in done:
                    self.hear(future)
                while len(running) < jobs and (task := self.next_game()):
                    running.add(pool.submit(play, *task, self.book.file))
                if time.monotonic() - told > MINUTE:
                    told = time.monotonic()
                    print(self.progress(len(running)), flush=True)

    def progress(self, running: int) -> str:
        """How far everything is, in a line."""
        parts = [f"{one.label} {len(self.book.entries[one.label])}/{one.games}" for one in self.book.series]
        return f"{self.ends - time.monotonic():.0f} s left, {running} at work: {', '.join(parts)}"


def main() -> int:
    """Measure for so long, or say what is known."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=1200)
    parser.add_argument("--jobs", type=int, default=1, help="games at a time, a core each")
    parser.add_argument("--only", default="", help="labels of series, or how they begin")
    parser.add_argument("--meet", nargs="*", default=[], help="one player against three others, instead")
    parser.add_argument("--report", action="store_true", help="say what is known, and play nothing")
    args = parser.parse_args()
    begins = tuple(args.only.split(","))
    series = [meeting(text) for text in args.meet] or [one for one in SERIES if one.label.startswith(begins)]
    args.folder.mkdir(parents=True, exist_ok=True)
    book = Book(args.folder, series)
    if not args.report:
        if missing := missing_modules(series):
            parser.error(f"not on Python's path: {', '.join(missing)}")
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # a network too is asked on one core
        Measuring(book, args.seconds).run(args.jobs)
    print(book.report())
    return 0


if __name__ == "__main__":
    sys.exit(main())
