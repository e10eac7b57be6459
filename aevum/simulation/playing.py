"""Whole games in bulk, each with what came of it: rules that are linked with those of one game."""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.random import mix
from aevum.core.record import Record
from aevum.core.rule import rule

# Bound to the rules of one game.
play_by_sweeps: Any = None
play_mixed: Any = None
score: Any = None
winners: Any = None
LIMIT = 0


@rule
def sum_up(s: Record, ending: Any) -> None:
    """The points of every seat, and who won; nobody where play was broken off."""
    for seat in range(s.seats):
        ending.scores[seat] = score(s, seat)
    if s.broken == 0:
        ending.winners = winners(s)


@rule
def finish_all(records: Any, silent: Any, table: Any, luck: np.uint64, room: Any, endings: Any) -> None:
    """Play all games that are not over and sum up all: the seats of `endings.greedy` greedily, the others at random.

    They are played on one table, of which `silent` is the part that is no telling.
    """
    out = room[0].actions
    for index in range(records.size):
        silent[0] = records[index]
        s, ending, own = table[0], endings[index], mix(luck ^ np.uint64(index))
        if s.over == 0 and ending.greedy == 0:
            ending.decisions = play_by_sweeps(s, own, LIMIT, out)
        elif s.over == 0:
            ending.decisions = play_mixed(s, ending.greedy, own, LIMIT, out)
        sum_up(s, ending)
        records[index] = silent[0]
