"""What was told, as the words of the game and its values."""

from __future__ import annotations

from typing import Any, NamedTuple

from aevum.core.game import Game
from aevum.core.sequence import MORE
from aevum.core.vocabulary import Event, number

UNTOLD = Event("untold", (number("count"),))  # more happened than there was room to tell


class ToldEvent(NamedTuple):
    """Something that happened: an event of the game and its values, by the name of their noun."""

    event: str
    values: dict[str, Any]  # a whole number each; of a list all its items


def event_named(game: Game, name: str) -> Event:
    """The declaration of an event that was told."""
    return UNTOLD if name == UNTOLD.name else game.vocabulary.events[game.vocabulary.event(name)]


def told_events(game: Game, record: Any) -> list[ToldEvent]:
    """What the last action told; at the end, how much more there was no room for."""
    told: list[ToldEvent] = []
    for head, *values in record.events[: int(record.told)].tolist():
        if head == MORE:
            event = event_named(game, told[-1].event)
            told[-1].values[event.nouns[values[0]].name].append(values[1])
        else:
            event = game.vocabulary.events[head]
            told.append(ToldEvent(event.name, _values(event, values)))
    if record.untold:
        told.append(ToldEvent(UNTOLD.name, {"count": int(record.untold)}))
    return told


def _values(event: Event, values: list[int]) -> dict[str, Any]:
    return {noun.name: [] if noun.kind == "list" else value for noun, value in zip(event.nouns, values, strict=False)}
