"""Practised players meet others: how good a game's own rule of thumb is with such worths as it is given."""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np

from aevum.core.engine import Engine, entries_over, room_type
from aevum.core.play import begin, best_listed, choices, choose, score, winners
from aevum.core.practice import Practice
from aevum.core.random import mix
from aevum.core.record import Actions, Record, array_of, blank
from aevum.core.rule import rule
from aevum.core.sequence import lowest_seat
from aevum.search.thumb import asked_rules, best_practised

MARGIN = 10.0  # points by which a win is a good one


@rule
def meet(s: Record, own: int, skill: Any, rival: Any, greedy: int, luck: np.uint64, limit: int, out: Actions) -> None:
    """A whole game of one practised player against others, greedy or practised too."""
    count = begin(s, out)
    decisions = 0
    while s.over == 0 and decisions < limit:
        mover = lowest_seat(s.pending)
        if count == 0:
            count = choices(s, mover, out)
        luck = mix(luck)
        if mover == own:
            action = best_practised(s, mover, skill[0], luck, count, out)
        elif greedy:
            action = best_listed(s, mover, luck, count, out)
        else:
            action = best_practised(s, mover, rival[0], luck, count, out)
        count = choose(s, mover, action, out)
        decisions += 1


@rule
def lead(s: Record, own: int) -> float:
    """How far ahead of the best other a seat is at the end, from 0 to 1."""
    most = -1e9
    for seat in range(s.seats):
        if seat != own:
            most = max(most, float(score(s, seat)))
    return 1.0 / (1.0 + math.exp((most - score(s, own)) / MARGIN))


@rule
def contest(
    fresh: Any,
    table: Any,
    skill: Any,
    rival: Any,
    greedy: int,
    games: int,
    luck: np.uint64,
    limit: int,
    room: Any,
    found: Any,
) -> None:
    """So many games, from every seat in turn: the share that was won, the lead at the end, and the points."""
    s = table[0]
    for index in range(games):
        table[0] = fresh[0]
        s.key[0] = mix(luck + np.uint64(index // s.seats))
        own = index % int(s.seats)
        meet(s, own, skill, rival, greedy, mix(luck ^ s.key[0]), limit, room[0].actions)
        mask = winners(s)
        shared = 0
        for seat in range(s.seats):
            shared += (mask >> seat) & 1
        found[0] += ((mask >> own) & 1) / max(1, shared) / games
        found[1] += lead(s, own) / games
        found[2] += float(score(s, own)) / games


class Contest:
    """Meetings of practised players of one game, four at a table or as many as there may be."""

    def __init__(self, engine: Engine, seats: int) -> None:
        game = self.game = engine.game
        assert isinstance(game.practice, Practice)
        self.practice = game.practice
        (self._contest,) = entries_over(game, sys.modules[__name__], asked_rules(game), ["contest"])
        self._fresh = array_of(engine.new_record(seats, game.settle_options({}, seats), 0))
        self._table, self._room = blank(game.layout, 1), np.zeros(1, room_type(game)).view(np.recarray)

    def __call__(self, worths: Any, rival: Any, games: int, luck: int) -> tuple[float, float, float]:
        """What came of games with such worths against others, or where there are none against the simple rule."""
        found, limit = np.zeros(3), self.game.max_decisions
        skills = self.practice.record(worths), self.practice.record(rival)
        meeting = (*skills, int(rival is None), games, np.uint64(luck), limit, self._room, found)
        self._contest(self._fresh, self._table, *meeting)
        return float(found[0]), float(found[1]), float(found[2])
