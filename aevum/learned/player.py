"""The computer player that has learned: it takes the choice its network likes best."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from aevum.core.engine import Engine
from aevum.core.game import Game
from aevum.core.numbering import Numbering, numbering_of
from aevum.core.record import Record, field_of
from aevum.lab.observing import Columns, columns_of
from aevum.learned.network import Judgement, Network, network_of


class Language(NamedTuple):
    """What a learner sees of a game, and its numbers for actions."""

    columns: Columns
    numbering: Numbering


def language_of(game: Game) -> Language:
    """The columns and the numbers of a game, worked out once."""
    if game.key not in _languages:
        _languages[game.key] = Language(columns_of(game), numbering_of(game))
    return _languages[game.key]


_languages: dict[str, Language] = {}


def learned_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """The choice that the game's network likes best; raises NotLearned for a game that nobody has learned."""
    choices = engine.choices(seen, seat)
    if len(choices) == 1:
        return choices[0]
    policy = judged(network_of(engine.game), engine, seen, seat, luck).policy
    return choices[int(policy.argmax())]


def judged(network: Network, engine: Engine, seen: Record, seat: int, luck: int) -> Judgement:
    """What a network thinks of a decision, from what the seat may know: a share for each choice as they are sorted."""
    columns, numbering = language_of(engine.game)
    choices = engine.choices(seen, seat)
    numbers = np.array([numbering.number(action, choices) for action in choices])
    advised = numbering.number(engine.best_choice(seen, seat, luck), choices)
    return network.judge(observation_of(columns, seen, seat), numbers, advised)


def observation_of(columns: Columns, seen: Record, seat: int) -> npt.NDArray[np.int16]:
    """An observed record as a row of numbers: what `aevum.make_vec` shows of it."""
    row = np.empty(columns.width, np.int16)
    for column in columns.columns[1:]:
        value = np.ascontiguousarray(field_of(seen, column.name), seen.dtype[column.name].base)
        row[column.place] = value.ravel() if value.dtype.itemsize <= 2 else np.atleast_1d(value).view(np.int16).ravel()
    row[0] = seat
    return row
