"""Laws of numbers: fields keep their range, choices fit their room, events fit their words."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.engine import interpreted
from aevum.core.events import event_named, told_events
from aevum.core.record import Field, Record
from aevum.core.sequence import MORE
from aevum.core.vocabulary import Event, Noun
from tests.laws.moments import Moment, Unlawful

GUARD = 64  # places behind the room for choices, which nobody may write to
UNTOUCHED = -0x7EED


def fields_keep_their_range(moment: Moment) -> None:
    """No number comes near the edge of its type, nor leaves the range it is declared with."""
    for field in moment.match.game.position_fields:
        keeps_its_range(field, moment.record[field.name])


def keeps_its_range(field: Field, values: npt.ArrayLike) -> None:
    """All these values of a field lie within its range."""
    low, high = field.bounds
    least, most = int(np.min(values)), int(np.max(values))
    if least < low or most > high:
        wrong = least if least < low else most
        raise Unlawful(f"field {field.name} of type {field.kind} may be {low} to {high} and is {wrong}")


def choices_fit_their_room(moment: Moment) -> None:
    """There are no more choices than the game says, and nothing is written behind their room.

    Asked of the rules as they stand: compiled ones get no more room than there is, and never list too many.
    """
    game = moment.match.game
    for seat in moment.match.pending:
        room = np.full(game.max_choices + GUARD, UNTOUCHED, np.int32)
        count = int(interpreted(game)._functions["choices"](moment.record, seat, room))
        if count > game.max_choices or (room[game.max_choices :] != UNTOUCHED).any():
            raise Unlawful(f"seat {seat} has {count} choices, max_choices is {game.max_choices}")


def events_fit_their_words(moment: Moment) -> None:
    """An event that was told is one of the game's, and its values are such as its words can name."""
    record, game = moment.record, moment.match.game
    for head, *values in record.events[: int(record.told)].tolist():
        if head != MORE and not 0 <= head < len(game.vocabulary.events):
            raise Unlawful(f"event {head} is none of {len(game.vocabulary.events)}")
        if head != MORE and any(values[len(game.vocabulary.events[head].nouns) :]):
            raise Unlawful(f"event {game.vocabulary.events[head].name} is told {values}: it has fewer nouns")
    for told in told_events(game, record):
        fits_its_words(event_named(game, told.event), told.values, int(record.seats))


def fits_its_words(event: Event, values: dict[str, Any], seats: int) -> None:
    """Each value is one of its noun's."""
    for noun in event.nouns:
        if not can_name(noun, values[noun.name], seats):
            raise Unlawful(f"event {event.name}: {noun.name} = {values[noun.name]}")


def can_name(noun: Noun, value: Any, seats: int) -> bool:
    """Whether a noun has a word for a value."""
    if noun.kind == "seat":
        return bool(0 <= value < seats)
    if noun.kind == "list":
        return all(0 <= place < len(noun.items) for place in value)
    return noun.kind == "number" or (value >= 0 and noun.holds(value))


def the_end_is_told(moment: Moment) -> None:
    """That the game is over is told when it is, and then who has won, with the score."""
    match, record = moment.match, moment.record
    told: dict[str, list[tuple[int, ...]]] = {"won": [], "shared_win": []}
    names = []
    for event, values in told_events(match.game, record):
        names.append(event)
        if event in told:
            told[event].append(tuple(values.values()))
    over = match.over and match.log[-1].action is not None
    winners = [(seat, match.engine.score(record, seat)) for seat in match.winners()] if over else []
    wanted = {"won": winners if len(winners) == 1 else [], "shared_win": winners if len(winners) > 1 else []}
    if ("game_over" in names) != over or told != wanted:
        raise Unlawful(f"the end is told as {names}, {told}, and is {wanted}")


def same_values(narrow: Record, wide: Record) -> None:
    """Both records hold the same numbers, field by field."""
    for name in narrow.dtype.names:
        first, second = np.array(narrow[name]), np.array(wide[name])
        if not np.array_equal(first, second):
            differs = first != second
            kind = narrow.dtype.fields[name][0].base
            raise Unlawful(f"field {name} of type {kind} is {first[differs].tolist()}, not {second[differs].tolist()}")
