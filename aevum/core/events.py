"""What was told, as the words of the game and its values."""

from __future__ import annotations

from typing import Any, NamedTuple

from aevum.core.game import Game


class ToldEvent(NamedTuple):
    """Something that happened: an event of the game and its values, by the name of their noun."""

    event: str
    values: dict[str, int]


def told_events(game: Game, record: Any) -> list[ToldEvent]:
    """What the last action told."""
    events = []
    for row in record.events[: int(record.told)].tolist():
        event = game.vocabulary.events[row[0]]
        events.append(
            ToldEvent(event.name, {noun.name: value for noun, value in zip(event.nouns, row[1:], strict=False)})
        )
    return events
