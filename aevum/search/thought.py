"""A computer player's thought about one decision: it grows a tree for a while, and says what it found."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from aevum.core.engine import Engine, bound_over, cache_folder, entries_over, room_type
from aevum.core.game import Game
from aevum.core.record import Record, array_of, blank
from aevum.core.rule import rules_hash
from aevum.core.sequence import lowest_seat
from aevum.search import race, tree
from aevum.search.deadline import Deadline, Stretches
from aevum.search.liked import liked_choices
from aevum.search.thumb import asked_rules, skill_of

NODES = 1 << 18  # in a tree; then it grows no more, and what is known gets surer
ALL = (1 << 64) - 1
SETTLING = 3  # thoughts after which memory lies where others will find it at once
ENOUGH = 16  # laps of a race before which a challenger has not won


_entries: dict[str, Any] = {}
_marks: dict[str, Path] = {}
_ready: set[str] = set()  # games whose thinking was compiled on this machine
_loaded: set[str] = set()  # games that somebody has thought about in this process


def _way(game: Game) -> tuple[ModuleType, dict[str, Any], str]:
    """How this game is thought about: the rules for it, what they are bound to beside the game, and which begins."""
    if not style_of(game).rounds:
        return tree, asked_rules(game), "think"
    judge = bound_over(game, tree, asked_rules(game))["judge"]
    return race, {"judge": judge, "clock": game.clock}, "race"


def _entry(game: Game) -> Any:
    """Thinking about this game, compiled."""
    if game.key not in _entries:
        rules, names, entry = _way(game)
        (_entries[game.key],) = entries_over(game, rules, names, [entry])
    return _entries[game.key]


def _mark(game: Game) -> Path:
    """What is left beside the compiled rules once thinking was compiled too."""
    if game.key not in _marks:
        rules, names, entry = _way(game)
        _marks[game.key] = cache_folder(game) / f"think-{rules_hash([bound_over(game, rules, names)[entry]])}"
    return _marks[game.key]


def is_ready(game: Game) -> bool:
    """Whether thinking was compiled for this version of the rules on this machine before."""
    if game.key not in _ready and _mark(game).exists():
        _ready.add(game.key)
    return game.key in _ready


def is_loaded(game: Game) -> bool:
    """Whether thinking was compiled or loaded in this process."""
    return game.key in _loaded


def make_ready(engine: Engine) -> None:
    """Compile what thinking takes, or load it: a while for a big game. It is done by thinking a little, once."""
    game = engine.game
    if is_loaded(game):
        return
    s = engine.new_record(game.seats[-1], game.settle_options({}, game.seats[-1]), 0)
    engine.begin(s)
    seat = lowest_seat(int(s.pending))
    for luck in range(SETTLING):
        Thought(engine, engine.observe(s, seat), seat, luck).for_playouts(1)
    _ready.add(game.key)
    _loaded.add(game.key)
    with suppress(OSError):  # where nothing can be kept it is compiled again next time
        _mark(game).touch()


@dataclass(frozen=True)
class Style:
    """How to think; see `tree.STYLE`."""

    curiosity: float = 1.2
    width: float = 2.0
    inner: float = 1.0
    breadth: float = 0.4
    noise: float = 0.05
    horizon: int = 400
    spread: float = 0.15
    ambition: float = 0.8
    practised: int = 0
    prior: float = 0.0
    rounds: int = 0  # of the game that choices which race are played out; 0: a tree grows instead
    field: int = 24  # choices that start in a race
    doubt: float = 2.0  # standard errors that a challenger must be ahead to win it
    ends: bool = True  # whether a race ends when nothing can change any more
    habit: float = 0.0
    fading: float = 1000.0
    takes_practice: bool = False  # whether few playouts by the simple rule of thumb are worse than that rule itself

    def record(self) -> Any:
        """The same as rules take it."""
        return np.array([tuple(getattr(self, name) for name in tree.STYLE.names or ())], tree.STYLE).view(np.recarray)


def style_of(game: Game) -> Style:
    """How this game is thought about."""
    return Style(**cast(dict[str, Any], game.thinking))


@dataclass(frozen=True)
class Weighed:
    """A choice that was thought about: how often it was tried, its chance to win, and the points it ends with."""

    action: int
    tried: int
    chance: float
    points: float
    favoured: int = 0  # how many races it has won


class Growing(ABC):
    """What one thread finds out about a decision, playout by playout."""

    def __init__(self, engine: Engine, seen: Record, seat: int, luck: int, style: Style) -> None:
        game = engine.game
        self._engine, self._grow = engine, _entry(game)
        self._seen, self._world = array_of(seen), blank(game.layout, 1)
        self._way = np.zeros(1, tree.WAY).view(np.recarray)
        self._room = np.zeros(1, room_type(game)).view(np.recarray)
        self._style, self._seat, self._luck = style.record(), seat, np.uint64(luck & ALL)
        self.playouts = 0
        self.settled = False  # whether nothing can change any more

    @abstractmethod
    def grow(self, times: int) -> None:
        """So many playouts more."""

    @abstractmethod
    def weighed(self) -> list[Weighed]:
        """What is known of the choices at hand, the best one first."""

    @abstractmethod
    def begun_with(self) -> int:
        """The choice at hand that the latest playout began with, where they are asked for one by one."""

    def outcome(self) -> list[float]:
        """What came of the latest playout: everybody's share of the win, or of the lead where it was cut off."""
        end, seats = self._world[0], range(int(self._world[0].seats))
        if not end.over or end.broken:
            return [float(self._way[0].worth[seat]) for seat in seats]
        winners = self._engine.winners(end)
        return [(seat in winners) / max(1, len(winners)) for seat in seats]


class Tree(Growing):
    """A tree that one thread grows: it always has something left to try."""

    def __init__(self, engine: Engine, seen: Record, seat: int, luck: int, style: Style) -> None:
        if int(seen.seats) == 1:  # worths were found among several: alone they do harm
            style = replace(style, practised=tree.NOBODY)
        super().__init__(engine, seen, seat, luck, style)
        self._sight, self._words = _sight_and_words(engine.game)
        self._liked = liked_choices(engine, seen, seat, luck, style.prior)
        self._nodes = np.zeros(NODES, tree.NODE).view(np.recarray)
        self._slots = np.zeros(2 * NODES, np.int32)
        self._way[0].used = 1
        self._skill = skill_of(engine.game)

    def grow(self, times: int) -> None:
        """So many playouts more."""
        worlds = (self._seen, self._world, self._sight, self._words)
        grown = (self._nodes, self._slots, self._way)
        self._grow(*worlds, self._liked, *grown, self._style, self._skill, self._room, self._seat, times, self._luck)
        self.playouts += times

    def weighed(self) -> list[Weighed]:
        """What is known of the choices at hand, those first that were tried most."""
        nodes = self._nodes[1 : int(self._way[0].used)]
        known = plain_numbers(nodes[nodes["parent"] == tree.ROOT], "key", "tried", "won", "points")
        return in_order(Weighed(key, tried, won / tried, points / tried) for key, tried, won, points in known)

    def begun_with(self) -> int:
        """The first choice of the way down the tree."""
        return int(self._nodes[int(self._way[0].choices[0])].key)


class Race(Growing):
    """A race that one thread runs."""

    def __init__(self, engine: Engine, seen: Record, seat: int, luck: int, style: Style) -> None:
        super().__init__(engine, seen, seat, luck, style)
        self._runners = np.zeros(engine.game.max_choices, race.RUNNER).view(np.recarray)
        self._course = np.zeros(1, race.COURSE).view(np.recarray)
        self._course[0].rounds, self._course[0].most, self._course[0].ends = style.rounds, style.field, style.ends
        self._doubt = style.doubt
        self._latest = race.FAVOURITE

    def grow(self, times: int) -> None:
        """So many playouts more, or as many as the race still takes."""
        self._latest = int(self._course[0].next)
        run = (self._runners, self._course, self._way, self._style, self._room)
        self._grow(self._seen, self._world, *run, self._seat, times, self._luck)
        self.playouts = int(self._runners.tried.sum())
        self.settled = bool(self._course[0].over)

    def weighed(self) -> list[Weighed]:
        """What is known of the choices that started, the winner first."""
        winner = self._winner()
        known = plain_numbers(self._runners[: int(self._course[0].field)], "key", "tried", "won", "points")
        return in_order(
            Weighed(key, tried, won / tried, points / tried, int(place == winner))
            for place, (key, tried, won, points) in enumerate(known)
            if tried
        )

    def begun_with(self) -> int:
        """The choice of the runner whose turn it was."""
        return int(self._runners[self._latest].key)

    def _winner(self) -> int:
        """The challenger that is furthest ahead of those that are so by more than chance, or the favourite."""
        runners, found, most = self._runners, race.FAVOURITE, 0.0
        for place in range(1, int(self._course[0].field)):
            ahead, error = race.mean_of(runners, place), race.error_of(runners, place)
            runs_long = runners[place].runs and runners[place].laps >= ENOUGH
            if runs_long and ahead > max(most, self._doubt * error):
                found, most = place, ahead
        return found


def growing_of(engine: Engine, seen: Record, seat: int, luck: int, style: Style) -> Growing:
    """What grows while this game is thought about."""
    return (Race if style_of(engine.game).rounds else Tree)(engine, seen, seat, luck, style)


def plain_numbers(rows: Any, *names: str) -> Iterable[tuple[Any, ...]]:
    """Some fields of each row, as plain numbers: asked one by one they would take ten times as long."""
    return zip(*(rows[name].tolist() for name in names), strict=True)


def in_order(weighed: Iterable[Weighed]) -> list[Weighed]:
    """The choice that won a race or was tried most first."""
    return sorted(weighed, key=lambda one: (-one.favoured, -one.tried, -one.chance, one.action))


def _sight_and_words(game: Game) -> tuple[Any, Any]:
    """A record, and its bytes as words."""
    words = np.zeros(-(-game.layout.itemsize // 8), np.uint64)
    return np.ndarray(1, game.layout, words.data), words


Progress = Callable[[float], None]
"""Is told how much of the time has passed."""


def unwatched(part: float) -> None:
    """For a thought whose progress nobody sees."""


@dataclass
class Thought:
    """A thought about a decision, from what a seat may know and nothing else."""

    engine: Engine
    seen: Record
    seat: int
    luck: int
    style: Style | None = None  # none: as the game is usually thought about
    threads: int = 1

    def __post_init__(self) -> None:
        begun, self.stopped = time.perf_counter(), threading.Event()
        self.trees = [
            growing_of(self.engine, self.seen, self.seat, self.luck + place, self.style or style_of(self.engine.game))
            for place in range(self.threads)
        ]
        self.prepared = time.perf_counter() - begun  # seconds: a network is asked before the first playout

    def stop(self) -> None:
        """Come to an end now, from another thread."""
        self.stopped.set()

    def for_playouts(self, playouts: int) -> list[Weighed]:
        """Think so long; the same again with the same luck."""
        for one in self.trees:
            one.grow(-(-playouts // len(self.trees)))
        return self.weighed()

    def for_seconds(self, seconds: float, progress: Progress = unwatched) -> list[Weighed]:
        """Think no longer than this, what was asked before included."""
        with Deadline(self.engine.game.key, seconds, self.prepared) as deadline:
            self.until(deadline, progress)
            return self.weighed()

    def until(self, deadline: Deadline, progress: Progress = unwatched) -> None:
        """Let all trees grow as long as there is time."""
        if len(self.trees) == 1:
            self._grow_until(self.trees[0], deadline, progress)
        else:
            with ThreadPoolExecutor(len(self.trees)) as pool:
                growing = [
                    pool.submit(self._grow_until, one, deadline, unwatched if place else progress)
                    for place, one in enumerate(self.trees)
                ]
            for one in growing:
                one.result()  # or what went wrong would be lost
        deadline.end_growing()

    def _grow_until(self, one: Growing, deadline: Deadline, progress: Progress) -> None:
        """Grow a tree in short stretches."""
        stretches = Stretches(deadline)
        while not (self.stopped.is_set() or one.settled) and (playouts := stretches.next()):
            one.grow(playouts)
            progress(deadline.part)

    def weighed(self) -> list[Weighed]:
        """What all trees say together."""
        sums: dict[int, list[float]] = {}
        for one in (weighed for grown in self.trees for weighed in grown.weighed()):
            known = sums.setdefault(one.action, [0.0, 0.0, 0.0, 0.0])
            for place, more in enumerate((one.tried, one.chance * one.tried, one.points * one.tried, one.favoured)):
                known[place] += more
        return in_order(
            Weighed(action, int(tried), chance / tried, points / tried, int(favoured))
            for action, (tried, chance, points, favoured) in sums.items()
        )
