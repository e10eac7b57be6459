"""The frame of a turn, played through the real loop on hand-made tables: what other parts bring does nothing here."""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.engine import bound_rules, set_seed
from aevum.core.game import Game, Option
from aevum.core.record import Record, blank, seats_in
from aevum.core.rule import rule
from aevum.games.seven_ages import GAME as SEVEN_AGES
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.rules.ending import beats, score
from aevum.games.seven_ages.rules.setup import deal, join, may_join
from aevum.games.seven_ages.sequence import SEQUENCE
from aevum.games.seven_ages.state import FIELDS, FOLDER, LAYOUT
from aevum.games.seven_ages.tables import MAX_PLAYERS, MIN_PLAYERS


@rule
def _unseen(s: Record, seat: int) -> None:
    return


@rule
def _imagined(s: Record, seat: int, luck: int) -> None:
    return


@rule
def _alike(s: Record, seat: int, action: int) -> float:
    return 0.0


def _nothing(*_args: Any) -> Any:
    return {}


GAME = Game(
    id="seven-ages",
    folder=FOLDER,
    seats=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    options=tuple(
        Option(name, (0, 1), 0) for name in ("timed_progress", "technology", "redemption", "complete_history")
    ),
    layout=LAYOUT,
    sequence=SEQUENCE,
    vocabulary=VOCABULARY,
    max_choices=400,
    max_decisions=10_000,
    deal=deal,
    observe=_unseen,
    imagine=_imagined,
    score=score,
    beats=beats,
    appraise=_alike,
    view=_nothing,
    effects=_nothing,
    label_values=_nothing,
    reason=_nothing,
    conserved=_nothing,
    fields=FIELDS,
    may_join=may_join,
    join=join,
)
RULES: dict[str, Any] = bound_rules(GAME, compiled=True)
ROOM = np.zeros(GAME.max_choices, np.int32)


def dealt(seats: int = 3, seed: int = 1, **options: int) -> Record:
    """A table just dealt, at its first decision."""
    s = blank(LAYOUT, 1)[0]
    s.seats, s.rules = seats, SEVEN_AGES.rules_version
    set_seed(s, seed)
    for name, value in options.items():
        s[name] = value
    RULES["begin"](s, ROOM)
    return s


def run(s: Record, step: int) -> Record:
    """Play goes on at this step until somebody must decide."""
    s.step, s.pending, s.depth = step, 0, 0
    RULES["advance"](s, ROOM, False)
    return s


def choices(s: Record, seat: int) -> list[str]:
    """What a player can do now, in words."""
    count = RULES["choices"](s, seat, ROOM)
    found = ROOM[:count].tolist()
    assert found == sorted(found)
    return [VOCABULARY.to_words(action) for action in found]


def choose(s: Record, seat: int, words: str) -> None:
    """A player does one of these things."""
    assert words in choices(s, seat), (words, choices(s, seat))
    RULES["choose"](s, seat, VOCABULARY.from_words(words), ROOM)


def come_to(s: Record, *steps: str) -> None:
    """Play until one of these steps waits: whoever must decide before passes, is done, or takes the first choice."""
    while at(s) not in steps:
        seat = deciding(s)[0]
        offered = choices(s, seat)
        choose(s, seat, next((words for words in ("pass", "done") if words in offered), offered[0]))


def at(s: Record) -> str:
    """The name of the step that waits."""
    return str(SEQUENCE.names[s.step])


def deciding(s: Record) -> tuple[int, ...]:
    """The players who must decide."""
    return seats_in(s.pending)


def told(s: Record, event: str) -> list[list[int]]:
    """The values of each event of this name that the last action told."""
    number = VOCABULARY.event(event)
    width = len(VOCABULARY.events[number].nouns)
    return [row[1 : 1 + width].tolist() for row in s.events[: s.told] if row[0] == number]
