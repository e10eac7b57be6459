"""Time: a thought is over in time by the clock, whatever comes in between, and learns how late it may be."""

from __future__ import annotations

from concurrent.futures import Future
from threading import Event
from typing import Any

import pytest

from aevum.bots import greedy_bot, search_bot
from aevum.bots.levels import Level, ponder
from aevum.core.engine import Engine, compiled, interpreted
from aevum.core.game import Game
from aevum.core.record import Record
from aevum.search import at_hand, deadline, ladder, thought
from aevum.search.at_hand import is_at_hand
from aevum.search.deadline import SHORT, Deadline
from aevum.search.thought import Thought, Weighed
from aevum.simulation import play as simulation
from aevum.simulation.plan import Plan, Span
from tests.search.test_thought import match_at
from tests.toy import TOY

SECONDS = 0.5


class Clock:
    """Time that passes only while somebody thinks or answers."""

    def __init__(self) -> None:
        self.now, self.each, self.answering = 100.0, 0.001, 0.0
        self.stall_at, self.stall = 0.0, 0.0  # when the machine does something else, and for how long

    def perf_counter(self) -> float:
        return self.now

    def play_out(self, times: int) -> None:
        """So many playouts, which may be held up."""
        before, self.now = self.now, self.now + self.each * times
        if before <= self.stall_at < self.now:
            self.now += self.stall


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock by which playouts take a while, and nothing learned before."""
    clock, grow, weighed = Clock(), thought.Tree.grow, Thought.weighed

    def grow_slowly(self: thought.Tree, times: int) -> None:
        clock.play_out(times)
        grow(self, 1)

    def answer_slowly(self: Thought) -> list[Weighed]:
        clock.now += clock.answering
        return weighed(self)

    monkeypatch.setattr(thought.Tree, "grow", grow_slowly)
    monkeypatch.setattr(Thought, "weighed", answer_slowly)
    monkeypatch.setattr(deadline, "time", clock)
    monkeypatch.setattr(thought, "time", clock)
    monkeypatch.setattr(deadline, "_delays", {})
    return clock


def think(clock: Clock, stall: float = 0.0, at: float = 0.0) -> float:
    """How long a thought takes that is held up for so long at a moment of it."""
    match, begun = match_at(0), clock.now
    seat = match.awaited[0]
    clock.stall, clock.stall_at = stall, begun + at
    Thought(match.engine, match.observed(seat), seat, 1).for_seconds(SECONDS)
    return clock.now - begun


@pytest.mark.parametrize("each", [0.0001, 0.003, 0.04])
def test_the_time_is_never_exceeded(clock: Clock, each: float) -> None:
    clock.each, shown = each, list[float]()
    match, begun = match_at(0), clock.now
    mind = Thought(match.engine, match.observed(match.awaited[0]), match.awaited[0], 1)
    mind.prepared = 0.125  # what was asked before counts too
    mind.for_seconds(SECONDS + 0.125, shown.append)
    assert SECONDS - 2 * max(each, SHORT) < clock.now - begun <= SECONDS, "and it is used"
    assert shown == sorted(shown) and shown[-1] <= 1


def test_what_made_one_thought_late_makes_no_other_late(clock: Clock) -> None:
    """The first one is held up at its end; those after it keep so much free."""
    assert think(clock, 0.03, SECONDS - 2 * SHORT) > SECONDS
    for at in (0.3, 0.44, SECONDS - 2 * SHORT):
        assert SECONDS - 0.08 < think(clock, 0.03, at) <= SECONDS
    for _ in range(90):  # what was long ago counts for less
        think(clock)
    assert SECONDS - 2 * SHORT < think(clock) <= SECONDS


def test_the_answer_belongs_to_the_time(clock: Clock) -> None:
    clock.answering = 0.02
    assert think(clock) > SECONDS, "nobody could know"
    assert [think(clock) <= SECONDS for _ in range(5)] == [True] * 5


def test_a_level_that_counts_playouts_ends_in_time_too(clock: Clock) -> None:
    match, begun = match_at(0), clock.now
    seat = match.awaited[0]
    found = ponder(Level(SECONDS, 10_000), match.engine, match.observed(seat), seat, 1, lambda part: True)
    assert found and SECONDS - 0.02 < clock.now - begun <= SECONDS


def test_however_late_it_was_there_is_some_thought(clock: Clock) -> None:
    assert think(clock, 90.0, 0.1) > 90
    assert 0.4 * SECONDS < think(clock) <= SECONDS


def test_games_do_not_learn_from_one_another() -> None:
    Deadline("a-game", 1.0).delays.stretch = 0.5
    assert Deadline("another", 1.0).delays.stretch == 0
    assert 0.4 < Deadline("a-game", 1.0).delays.stretch < 0.5


# Until the search is loaded


@pytest.fixture
def unloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this process had just begun."""
    thought.make_ready(compiled(TOY))
    monkeypatch.setattr(thought, "_loaded", set())
    monkeypatch.setattr(at_hand, "_loading", {})


@pytest.mark.usefixtures("unloaded")
def test_nobody_waits_long_for_what_is_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    match, load, goes_on = match_at(4), thought.make_ready, Event()

    def load_later(engine: Engine) -> None:
        goes_on.wait()
        load(engine)

    monkeypatch.setattr(thought, "make_ready", load_later)
    seat = match.awaited[0]
    seen, loading = match.observed(seat), at_hand._loading
    assert search_bot(0.01, match.engine, seen, seat, 3) == greedy_bot(match.engine, seen, seat, 3)
    assert not is_at_hand(match.engine, 0.0) and len(loading) == 1
    goes_on.set()
    assert loading[TOY.key].result() and is_at_hand(match.engine, 0.0)


@pytest.mark.usefixtures("unloaded")
def test_what_is_not_compiled_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[Game]()
    monkeypatch.setattr(thought, "is_ready", asked.append)
    for times in (1, 2):  # it may be compiled by the next time
        assert not is_at_hand(compiled(TOY), 3600.0) and len(asked) == times
    assert not is_at_hand(interpreted(TOY), 3600.0) and len(asked) == 2, "interpreted rules cannot search"


@pytest.mark.usefixtures("unloaded")
def test_what_goes_wrong_while_loading_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    failed: Future[Any] = Future()
    failed.set_exception(ZeroDivisionError())
    monkeypatch.setattr(at_hand, "_loading", {TOY.key: failed})
    with pytest.raises(ZeroDivisionError):
        is_at_hand(compiled(TOY), 3600.0)


class Enough(Exception):
    """Enough was seen."""


def first_asked(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """A player that is asked only once all is loaded."""
    assert thought.is_loaded(engine.game)
    raise Enough


def test_who_plays_a_ladder_or_a_simulation_loads_the_search_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in a process that has just begun: else the rule of thumb would decide at first in its name."""
    game = "roll-through-the-ages"
    for module in (ladder, simulation):
        monkeypatch.setattr(module, "bot_named", lambda level: first_asked)
    for play in (
        lambda: ladder.play(ladder.Plan(game, ("search:1",), 2, {}, 1, 1), 0, lambda level: first_asked),
        lambda: simulation.play_span(Plan(game, ("search:1", "search:1"), {}, 1), Span(0, 1)),
    ):
        monkeypatch.setattr(thought, "_loaded", set())
        with pytest.raises(Enough):
            play()
