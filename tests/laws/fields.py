"""Laws of numbers: fields keep their range, choices fit their room, events fit their words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.game import Game
from aevum.core.record import Field, Record
from aevum.core.vocabulary import Event, Noun, unpack_list
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
    """There are no more choices than the game says, and nothing is written behind their room: compiled code would."""
    game, record = moment.match.game, moment.record
    for seat in moment.match.pending:
        room = np.full(game.max_choices + GUARD, UNTOUCHED, np.int32)
        count = int(moment.engine._functions["choices"](record, seat, room))
        if count > game.max_choices or (room[game.max_choices :] != UNTOUCHED).any():
            raise Unlawful(f"seat {seat} has {count} choices, max_choices is {game.max_choices}")


def events_fit_their_words(moment: Moment) -> None:
    """An event that was told is one of the game's, and its values are such as its words can name."""
    record, events = moment.record, moment.match.game.vocabulary.events
    for row in record.events[: int(record.told)].tolist():
        if not 0 <= row[0] < len(events):
            raise Unlawful(f"event {row[0]} is none of {len(events)}")
        fits_its_words(events[row[0]], row[1:], int(record.seats))


def fits_its_words(event: Event, values: list[int], seats: int) -> None:
    """Each value is one of its noun's, and there are no more values than nouns."""
    for noun, value in zip(event.nouns, values, strict=False):
        if not can_name(noun, value, seats):
            raise Unlawful(f"event {event.name}: {noun.name} = {value}")
    if any(values[len(event.nouns) :]):
        raise Unlawful(f"event {event.name} has {len(event.nouns)} values and is told {values}")


def can_name(noun: Noun, value: int, seats: int) -> bool:
    """Whether a noun has a word for a value."""
    if noun.kind == "seat":
        return 0 <= value < seats
    if noun.kind == "list":
        return all(0 <= place < len(noun.items) for place in unpack_list(value))
    return noun.kind == "number" or (value >= 0 and noun.holds(value))


def the_end_is_told(moment: Moment) -> None:
    """That the game is over is told when it is, and then who has won, with the score."""
    match, record = moment.match, moment.record
    told: dict[str, list[tuple[int, int]]] = {"won": [], "shared_win": []}
    names = [match.game.vocabulary.events[row[0]].name for row in record.events[: int(record.told)].tolist()]
    for name, row in zip(names, record.events.tolist(), strict=False):
        if name in told:
            told[name].append((row[1], row[2]))
    over = match.over and match.log[-1].action is not None
    winners = [(seat, match.engine.score(record, seat)) for seat in match.winners()] if over else []
    wanted = {"won": winners if len(winners) == 1 else [], "shared_win": winners if len(winners) > 1 else []}
    if ("game_over" in names) != over or told != wanted:
        raise Unlawful(f"the end is told as {names}, {told}, and is {wanted}")


def wide_twin(game: Game) -> Game:
    """The same game on a record in which no number can be too big for its place."""
    kinds: Any = game.layout.fields
    wide = [(name, "u8" if kinds[name][0].base == np.uint64 else "i8", kinds[name][0].shape) for name in kinds]
    return replace(game, id=f"{game.id} wide", layout=np.dtype((np.record, np.dtype(wide, align=True))))


def same_values(narrow: Record, wide: Record) -> None:
    """Both records hold the same numbers, field by field."""
    for name in narrow.dtype.names:
        first, second = np.array(narrow[name]), np.array(wide[name])
        if not np.array_equal(first, second):
            differs = first != second
            kind = narrow.dtype.fields[name][0].base
            raise Unlawful(f"field {name} of type {kind} is {first[differs].tolist()}, not {second[differs].tolist()}")
