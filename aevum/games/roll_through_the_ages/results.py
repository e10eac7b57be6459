"""What is told of a match at its end: rounds, and what dice brought beyond the average, in worth and in skulls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aevum.core.events import ToldEvent
from aevum.core.game import Roll
from aevum.core.record import Record
from aevum.core.vocabulary import first_noun, verb_of

from .actions import REROLL
from .heuristics import COIN, GOOD, SPARE_FOOD, WORKER
from .state import EITHER, FACE_COINS, FACE_FOOD, FACE_GOODS, FACE_SKULLS, FACE_WORKERS, FACES

_OF_CHOICE = 0.5  # a face that is either food or workers is not both


def _worth(face: int) -> float:
    """What a face gives, in points, as a beginner counts."""
    either = _OF_CHOICE if face == EITHER else 1.0
    fed_and_built = SPARE_FOOD * float(FACE_FOOD[face]) + WORKER * float(FACE_WORKERS[face])
    return either * fed_and_built + GOOD * float(FACE_GOODS[face]) + COIN * float(FACE_COINS[face])


WORTH = tuple(_worth(face) for face in range(FACES))
MEAN_WORTH = sum(WORTH) / FACES
MEAN_SKULLS = float(FACE_SKULLS.sum()) / FACES


def clock(s: Record) -> int:
    """The round that is played."""
    return int(s.rounds)


def rolls(before: Record, action: int, told: Iterable[ToldEvent]) -> list[Roll]:
    """Every throw of dice; of dice thrown again only those that were."""
    again = first_noun(action) if verb_of(action) == REROLL else 0
    found = []
    for event, values in told:
        if event == "led":
            found.append(_roll(values["seat"], [values["face"]]))
        elif event == "rolled":
            faces = values["dice"]
            thrown = faces if values["rolls"] == 1 else [face for die, face in enumerate(faces) if (again >> die) & 1]
            found.append(_roll(values["seat"], thrown))
    return found


def _roll(seat: int, faces: Sequence[int]) -> Roll:
    """Some dice against as many average ones. The fewer skulls, the better."""
    worth = sum(WORTH[face] for face in faces) - MEAN_WORTH * len(faces)
    skulls = sum(int(FACE_SKULLS[face]) for face in faces) - MEAN_SKULLS * len(faces)
    return Roll(seat, {"worth": worth, "skulls": -skulls})
