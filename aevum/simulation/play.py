"""Games of a plan, played: in compiled code, on a GPU, or step by step where players think.

A game is dealt from the seed of the plan and its own number, and so is the luck of its players. It is the same game
whoever plays it, in whatever company of others. Players who think for a time are the exception.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.bots import bot_named, make_ready
from aevum.core import batch
from aevum.core.engine import entries_over
from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import blank, copy_record
from aevum.core.sequence import break_off, lowest_seat
from aevum.simulation import playing
from aevum.simulation.plan import GREEDY, RANDOM, Plan, Span

WORD = (1 << 64) - 1
Rows = npt.NDArray[Any]


@dataclass(frozen=True)
class Finished:
    """Games that are over: their records, and what came of each."""

    span: Span
    records: Rows
    endings: Rows


def ending_type(game: Game) -> np.dtype[Any]:
    """What came of a game, and by whom the rule of thumb was followed."""
    parts = [("scores", "i4", (game.seats[-1],)), ("decisions", "i4"), ("winners", "u2"), ("greedy", "u2")]
    return np.dtype((np.record, np.dtype(parts, align=True)))


def finisher(game: Game) -> Any:
    """The compiled entry that plays and sums up; see `playing.finish_all`."""
    with _making:
        if game.key not in _finishers:
            (_finishers[game.key],) = entries_over(game, playing, {"LIMIT": game.max_decisions}, ("finish_all",))
        return _finishers[game.key]


def dealt(plan: Plan, span: Span) -> Finished:
    """Games of a plan before they are played."""
    game = plan.played
    records = batch.new_records(game, span.games, plan.seats, plan.options, plan.seed, span.first)
    endings = np.zeros(span.games, ending_type(game))
    is_greedy = plan.who(span) == (plan.names.index(GREEDY) if GREEDY in plan.names else -1)
    endings["greedy"] = (is_greedy << np.arange(plan.seats)).sum(1)
    return Finished(span, records, endings)


def play_span(plan: Plan, span: Span) -> Finished:
    """Play games of a plan on this processor."""
    games = dealt(plan, span)
    if not plan.in_bulk:
        _play_by_bots(plan, games)
    finish(plan, games)
    return games


def finish(plan: Plan, games: Finished) -> None:
    """Play what is not over yet, and sum all up. The number of the first game is folded into the luck of all."""
    game, records = plan.played, games.records
    table = blank(game.layout, 1)
    silent = np.ndarray(1, records.dtype, table.data)
    luck = np.uint64(luck_of(plan, games.span))
    finisher(game)(records, silent, table, luck, batch.room_for_choices(game), games.endings)


def luck_of(plan: Plan, span: Span) -> int:
    """The luck from which that of each game comes by the place it has in its span."""
    assert span.first % (1 << (span.games - 1).bit_length()) == 0  # or folding would not be the same as adding
    return (plan.seed ^ span.first) & WORD


def _play_by_bots(plan: Plan, games: Finished) -> None:
    """Step by step, by players that see what their seats may see."""
    game, engine = plan.played, make_ready(plan.played, plan.names)
    for place, number in enumerate(range(games.span.first, games.span.end)):
        key = games.records["key"][place]
        s = engine.new_record(
            plan.seats, game.settle_options(plan.options, plan.seats), int(key[1]) << 64 | int(key[0])
        )
        bots, luck = [bot_named(name) for name in plan.seating(number)], mix(np.uint64((plan.seed ^ number) & WORD))
        engine.begin(s)
        while not s.over:
            if games.endings["decisions"][place] == game.max_decisions:
                break_off(s, TOO_MANY_DECISIONS)
                break
            seat, luck = lowest_seat(int(s.pending)), mix(luck)
            engine.choose(s, seat, bots[seat](engine, engine.observe(s, seat), seat, int(luck)))
            games.endings["decisions"][place] += 1
        games.records[place] = _silent(s, games.records.dtype)


def _silent(s: Any, kind: np.dtype[Any]) -> Any:
    """A record without what was told."""
    return np.ndarray(1, kind, copy_record(s).tobytes())[0]


class OnGpu:
    """Random games on a GPU, one span after another; what came of them is summed up here, beside the next span."""

    def __init__(self, plan: Plan) -> None:
        from aevum.gpu import Gpu

        self._plan = plan
        self._gpu = Gpu(plan.played)
        self._turn = threading.Lock()

    def __call__(self, span: Span) -> Finished:
        """Play games of the plan."""
        games = dealt(self._plan, span)
        with self._turn:
            games.endings["decisions"] = self._gpu.play_each(games.records, luck_of(self._plan, span))
        finish(self._plan, games)
        return games


def fits_gpu(plan: Plan) -> bool:
    """Whether a GPU can play it: so far only at random."""
    return set(plan.players) == {RANDOM}


_finishers: dict[str, Any] = {}
_making = threading.Lock()
