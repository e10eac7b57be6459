"""Somebody practised at History of the World: worths that win against the simple rule of thumb."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.engine import compiled
from aevum.core.sequence import lowest_seat
from aevum.core.vocabulary import verb_of
from aevum.games import game_named
from aevum.games.history_of_the_world.practised import appraise_practised
from aevum.search.practice import Contest

GAME = game_named("history-of-the-world")


def test_the_best_of_all_choices_is_taken() -> None:
    engine, practice = compiled(GAME), GAME.practice
    assert practice
    skill, verbs = practice.record()[0], set()
    s = engine.new_record(4, GAME.settle_options({}, 4), 5)
    engine.begin(s)
    for turn in range(250):
        seat = lowest_seat(int(s.pending))
        choices = engine.choices(s, seat)
        room = np.array(choices, np.int32)
        best = practice.best(s, seat, skill, np.uint64(turn), len(choices), room)
        assert best in choices
        values = [appraise_practised(s, seat, skill, action) for action in choices]
        assert values[choices.index(best)] == max(values)
        verbs.add(verb_of(best))
        s = engine.acted(s, seat, best)
    assert len(verbs) > 4


def test_practice_tells() -> None:
    contest = Contest(compiled(GAME), 4)
    assert contest(None, None, 800, 3)[0] > 0.33, "against three simple rules of thumb"
    assert contest(None, contest.practice.worths, 80, 3)[0] == pytest.approx(0.25), "among equals, from every seat"
