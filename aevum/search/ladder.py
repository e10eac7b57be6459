"""A ladder: computer players meet again and again, and what came of it says how strong each of them is.

Every deal is played as often as there are seats, each time with everybody one seat further on, so that neither the
luck of a deal nor a good seat counts. Each game is written down as soon as it is over: what was played is never lost,
and a ladder goes on where it was left.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from aevum.bots import Bot, bot_named, make_ready
from aevum.core.alone import alone_with
from aevum.core.errors import AevumError
from aevum.core.random import mix
from aevum.core.sequence import lowest_seat
from aevum.games import game_named

GAMES_FILE = "games.jsonl"
DECISIONS_FILE = "decisions.jsonl"  # beside it: what was decided in each game, for `aevum.load_games`
SURE = 1.96  # standard errors to either side that hold the truth in 95 of 100 cases
RESAMPLES = 400
SCALE = 400 / math.log(10)  # of ratings: ten to one is 400 apart
MIDDLE = 1500
LUCK = (1 << 64) - 1


class OtherLadder(AevumError):
    """The folder holds games of a ladder with other players, options or seats."""

    code = "other-ladder"


class LadderRunning(AevumError):
    """Somebody else plays this ladder now."""

    code = "ladder-running"


class NewerLadder(AevumError):
    """The games of this folder were played by newer rules than these."""

    code = "newer-ladder"


class LadderWithoutRules(AevumError):
    """The folder does not say by which of several versions of the rules its games were played."""

    code = "ladder-without-rules"


@dataclass(frozen=True)
class Plan:
    """Who plays what, and how often."""

    game: str
    players: tuple[str, ...]
    seats: int
    options: dict[str, int]
    games: int
    seed: int
    rules: int | None = None  # their version; today's where none is named

    @cached_property
    def tables(self) -> list[tuple[str, ...]]:
        """Who sits together: all companies that can be had; with too few for a table the last one fills it up."""
        if len(self.players) < self.seats:
            return [(*self.players, *[self.players[-1]] * (self.seats - len(self.players)))]
        return list(combinations(self.players, self.seats))

    def seating(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        deal, turn = divmod(index, self.seats)
        table = self.tables[deal % len(self.tables)]
        return table[turn:] + table[:turn]

    def seed_of(self, index: int) -> int:
        """The seed of a game: the same for everybody one seat further on, and for every company once."""
        deal = index // self.seats // len(self.tables)
        return int.from_bytes(np.random.Generator(np.random.Philox([self.seed, deal])).bytes(16), "big")

    @property
    def meeting(self) -> int:
        """How many are compared: a table of them or, where each plays alone, all players."""
        return self.seats if self.seats > 1 else len(self.players)

    @property
    def same(self) -> dict[str, Any]:
        """What must be the same for games to belong to one ladder. By which rules it is played its first game says."""
        told = asdict(self) | {"players": list(self.players)}
        return {name: told[name] for name in told if name not in ("games", "rules")}

    @classmethod
    def read(cls, same: dict[str, Any]) -> Plan:
        """A ladder as it was written down, however many games it was to have."""
        return cls(games=0, **same | {"players": tuple(same["players"])})


@dataclass(frozen=True)
class Played:
    """A game that was played: who sat where, the points, and the seats that won."""

    index: int
    seating: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int

    @classmethod
    def read(cls, content: dict[str, Any]) -> Played:
        """A game as it was written down."""
        parts: Any = {name: tuple(part) if isinstance(part, list) else part for name, part in content.items()}
        return cls(**parts)

    @property
    def places(self) -> list[tuple[bool, int]]:
        """What is compared of two seats to see who is ahead."""
        return [(seat in self.winners, points) for seat, points in enumerate(self.points)]


def play(plan: Plan, index: int, named: Callable[[str], Bot] = bot_named) -> Played:
    """Play one game of a ladder, among players of these names."""
    return played_out(plan, index, named)[0]


def played_out(plan: Plan, index: int, named: Callable[[str], Bot] = bot_named) -> tuple[Played, list[str]]:
    """The same, with all that was decided, in words."""
    seating, seed = plan.seating(index), plan.seed_of(index)
    engine = make_ready(game_named(plan.game), seating)
    bots, luck = [named(player) for player in seating], np.uint64(seed & LUCK)
    s, decided = engine.new_record(plan.seats, plan.options, seed, plan.rules), list[str]()
    engine.begin(s)
    while not s.over:
        seat, luck = lowest_seat(int(s.pending)), mix(luck)
        action = bots[seat](engine, engine.observe(s, seat), seat, int(luck))
        decided.append(engine.game.vocabulary.to_words(action))
        s = engine.acted(s, seat, action)
    points = tuple(engine.score(s, seat) for seat in range(plan.seats))
    return Played(index, seating, points, engine.winners(s), len(decided)), decided


class Ladder:
    """A ladder in its folder. All of it is played by the version of the rules that its first games were played by."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        """Open or make the folder; raises OtherLadder, NewerLadder and LadderWithoutRules."""
        self.plan, self.folder = plan, folder
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / GAMES_FILE
        self._read()

    def _read(self) -> None:
        """What was played before. Before a game is over nobody's plan binds the folder, and no version of the rules."""
        written, *games = [*read_lines(self._file)] or [{}]
        self._told = bool(games)
        rules = self._rules_of(written) if games else game_named(self.plan.game).rules_version
        self.plan = replace(self.plan, rules=rules)
        self.played = {one.index: one for one in map(Played.read, games)}

    def _rules_of(self, written: dict[str, Any]) -> int:
        """The version of the rules that games were played by; they must be games of this ladder."""
        known, rules = game_named(self.plan.game).rules_version, written.pop("rules", None)
        if written != self.plan.same:
            raise OtherLadder(folder=str(self.folder))
        if rules is None and known > 1:  # before it was noted
            raise LadderWithoutRules(folder=str(self.folder))
        version = int(rules or known)
        if version > known:
            raise NewerLadder(folder=str(self.folder), version=version, known=known)
        return version

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else may play this ladder meanwhile; raises LadderRunning. A line that was cut off is played again."""
        with alone_with(self._file, LadderRunning(folder=str(self.folder))):
            self._read()  # somebody else may have played before
            close_cut_line(self._file)
            close_cut_line(self.folder / DECISIONS_FILE)
            if not self._told:
                (self.folder / DECISIONS_FILE).unlink(missing_ok=True)
                told = self.plan.same | {"rules": self.plan.rules}
                self._file.write_text(json.dumps(told) + "\n", encoding="utf-8")
            yield

    def play(self, jobs: int, told: Callable[[Played], None]) -> None:
        """Play what is missing, so many games at a time; each is written down when it is over. Be `alone` for it."""
        missing = [index for index in range(self.plan.games) if index not in self.played]
        with workers(jobs) as pool:
            running = [pool.submit(played_out, self.plan, index) for index in missing]
            for done in as_completed(running):
                one, decided = done.result()
                append_line(self.folder / DECISIONS_FILE, asdict(one) | {"decided": decided})
                append_line(self._file, asdict(one))
                self.played[one.index] = one
                told(one)

    @property
    def games(self) -> list[Played]:
        """All games, in order; those beyond the plan are left out."""
        return [self.played[index] for index in sorted(self.played) if index < self.plan.games]


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes for games. In the end, or when somebody stops it, nobody waits for those that are under way."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin_worker)
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            if process not in others:
                process.terminate()


def _begin_worker() -> None:
    """Leave Ctrl-C to whoever began this, and end with it, however that comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def append_line(file: Path, content: dict[str, Any]) -> None:
    """Write down one thing more."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(content) + "\n")


def close_cut_line(file: Path) -> None:
    """End a line that was cut off: else the next game would stand on it."""
    if file.exists() and file.stat().st_size and not file.read_bytes().endswith(b"\n"):
        with file.open("ab") as end:
            end.write(b"\n")


def read_lines(file: Path) -> Iterator[Any]:
    """What stands in a file line by line; those that were cut off are passed over."""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        with suppress(ValueError):
            yield json.loads(line)


# What games say


@dataclass(frozen=True)
class Standing:
    """How a player did: its share of wins and its rating, each with its bounds; and what it would win among equals."""

    player: str
    games: int
    won: float
    least_won: float
    most_won: float
    expected: float
    rating: float
    least_rating: float
    most_rating: float
    points: float


def standings(plan: Plan, games: list[Played]) -> list[Standing]:
    """How every player did, the strongest first."""
    met = meetings(plan, games)
    ratings, spans = _ratings(plan, met)
    found = [_standing(met, player, *rated) for player, *rated in zip(plan.players, ratings, *spans, strict=True)]
    return sorted(found, key=lambda one: -one.rating)


def meetings(plan: Plan, games: list[Played]) -> list[Played]:
    """The games in which players meet. Who plays alone meets those who were alone with the same deal."""
    if plan.seats > 1:
        return games
    deals: dict[int, list[Played]] = {}
    for one in games:
        deals.setdefault(one.index // len(plan.tables), []).append(one)
    return [_side_by_side(alone) for alone in deals.values()]


def _side_by_side(alone: list[Played]) -> Played:
    """Games of one seat as if they were one game, which the most points win."""
    points = tuple(one.points[0] for one in alone)
    best = tuple(place for place, own in enumerate(points) if own == max(points))
    seating = tuple(one.seating[0] for one in alone)
    return Played(alone[0].index, seating, points, best, sum(one.decisions for one in alone))


def _standing(games: list[Played], player: str, rating: float, least: float, most: float) -> Standing:
    shares, points, expected = [], [], []
    for one in games:
        seats = [seat for seat, name in enumerate(one.seating) if name == player]
        shares += [(seat in one.winners) / max(1, len(one.winners)) for seat in seats]
        points += [one.points[seat] for seat in seats]
        expected += [1 / len(one.seating)] * len(seats)
    low, high = bounds(sum(shares), len(shares))
    count = max(1, len(shares))
    won, fair, mean = sum(shares) / count, sum(expected) / count, sum(points) / count
    return Standing(player, len(shares), won, low, high, fair, rating, least, most, mean)


def bounds(won: float, games: int) -> tuple[float, float]:
    """Between what the true share of wins lies, in 95 of 100 cases (Wilson's interval)."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def crosstable(plan: Plan, games: list[Played]) -> list[list[float | None]]:
    """How often the player of a row was ahead of that of a column; a tie is half."""
    ahead = sum((_ahead(plan, one) for one in meetings(plan, games)), np.zeros((len(plan.players),) * 2))
    met = ahead + ahead.T
    return [
        [
            ahead[row, column] / met[row, column] if row != column and met[row, column] else None
            for column in range(len(ahead))
        ]
        for row in range(len(ahead))
    ]


def _ahead(plan: Plan, one: Played) -> Any:
    """Who was ahead of whom in a game."""
    found, places = np.zeros((len(plan.players),) * 2), one.places
    rows = [plan.players.index(player) for player in one.seating]
    for seat, row in enumerate(rows):
        for other, column in enumerate(rows):
            if row != column:
                found[row, column] += 1.0 if places[seat] > places[other] else 0.5 * (places[seat] == places[other])
    return found


def _ratings(plan: Plan, games: list[Played]) -> tuple[list[float], tuple[list[float], list[float]]]:
    """Everybody's rating and its bounds: whole deals are drawn again and again from those that were played."""
    deals: dict[int, Any] = {}
    for one in games:
        deal = one.index // plan.seats
        deals[deal] = deals.get(deal, 0) + _ahead(plan, one)
    if not deals:
        return [float(MIDDLE)] * len(plan.players), ([-math.inf] * len(plan.players), [math.inf] * len(plan.players))
    each = np.stack(list(deals.values()))
    fitted, luck = _fitted(each.sum(0)), np.random.Generator(np.random.Philox(1))
    drawn = [_fitted(each[luck.integers(0, len(each), len(each))].sum(0)) for _ in range(RESAMPLES)]
    ends = np.percentile(np.stack(drawn), [2.5, 97.5], axis=0)
    met = ((each + each.transpose(0, 2, 1)).sum(2) > 0).sum(0)  # deals in which each met others
    spans = [_span(*one) for one in zip(fitted.tolist(), *ends.tolist(), met.tolist(), strict=True)]
    return fitted.tolist(), ([least for least, _ in spans], [most for _, most in spans])


def _span(middle: float, least: float, most: float, deals: int) -> tuple[float, float]:
    """Bounds as wide as they must be that were drawn from so few deals (Student); from one deal nobody can tell."""
    if deals < 2:
        return -math.inf, math.inf
    wider = _student(deals - 1) / SURE * math.sqrt(deals / (deals - 1))
    return middle + wider * min(0.0, least - middle), middle + wider * max(0.0, most - middle)


def _student(freedom: int) -> float:
    """Standard errors to either side that hold the truth in 95 of 100 cases, where they too were measured."""
    z, f = SURE, freedom
    terms = ((z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return float(z + sum(term / f**power for power, term in enumerate(terms, 1)))


def _fitted(ahead: Any) -> Any:
    """The ratings that explain best who was ahead of whom (Bradley and Terry); nobody is beyond all bounds."""
    if len(ahead) == 1:
        return np.array([float(MIDDLE)])  # there is nobody to compare it with
    ahead = ahead + 0.5 * (1 - np.eye(len(ahead)))  # a draw with everybody keeps those finite who always win
    met, strength = ahead + ahead.T, np.ones(len(ahead))
    for _ in range(200):
        shares = met / (strength[:, None] + strength[None, :])
        strength = ahead.sum(1) / (shares.sum(1) - np.diag(shares))
        strength /= np.exp(np.log(strength).mean())
    return MIDDLE + SCALE * np.log(strength)
