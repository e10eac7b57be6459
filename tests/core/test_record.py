"""The record: its layout, the names it cannot take, and copies that share nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from aevum.core.engine import interpreted, set_seed
from aevum.core.record import (
    TAKEN_NAMES,
    Field,
    Reading,
    Record,
    blank,
    copy_record,
    core_fields,
    position_bytes,
    record_type,
    silent_type,
    told_fields,
)
from tests.toy import TOY

FOOD = Field("food", "i1", "food of each seat", (4,))
SMALL = record_type([FOOD, Field("turn_count", "i4", "turns played")])


def dealt() -> Record:
    engine = interpreted(TOY)
    record = engine.new_record(3, TOY.settle_options({}, 3), seed=7)
    engine.begin(record)
    return record


def test_core_fields_come_first_and_what_was_told_last() -> None:
    names = [field.name for field in (*core_fields(), FOOD)]
    assert list(SMALL.names or ()) == [*names, "turn_count", *(field.name for field in told_fields(1))]


def test_every_field_lies_on_its_natural_boundary() -> None:
    fields: dict[str, Any] = dict(SMALL.fields or {})
    assert all(offset % kind.base.alignment == 0 for kind, offset, *_ in fields.values())


@pytest.mark.parametrize("name", ["round", "view", "copy", "size", "item", "seats", "events"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        record_type([Field(name, "i1", "no good")])


def test_a_name_cannot_be_given_twice() -> None:
    with pytest.raises(ValueError, match="food"):
        record_type([FOOD, FOOD])


def test_every_attribute_of_a_numpy_record_is_taken() -> None:
    assert {"round", "view", "copy", "size", "item", "data", "flags", "T"} <= TAKEN_NAMES


def test_fields_are_read_and_written_by_name() -> None:
    record = blank(SMALL, 2)[1]
    record.food[2] = 5
    record.turn_count += 3
    assert record.food.tolist() == [0, 0, 5, 0] and record.turn_count == 3


def test_records_of_a_batch_are_views_into_it() -> None:
    records = blank(SMALL, 2)
    records[1].turn_count = 9
    assert records["turn_count"].tolist() == [0, 9]


def test_a_copy_is_equal_and_shares_nothing() -> None:
    record = dealt()
    copied = copy_record(record)
    assert copied.tobytes() == record.tobytes() and copied.dtype == record.dtype
    before = record.tobytes()
    for name in record.dtype.names:
        copied[name] = np.bitwise_not(copied[name])
    assert record.tobytes() == before
    assert not any(np.shares_memory(copied[name], record[name]) for name in record.dtype.names)


def test_a_copy_can_be_written_to_and_copied_again() -> None:
    first = copy_record(dealt())
    first.seat = 2
    second = copy_record(first)
    second.seat = 1
    assert (first.seat, second.seat) == (2, 1)


def test_what_was_told_is_no_part_of_the_position() -> None:
    record = dealt()
    other = copy_record(record)
    other.told = 1
    other.events[:] = 3
    assert position_bytes(other) == position_bytes(record)
    other.over = 1
    assert position_bytes(other) != position_bytes(record)


@pytest.mark.parametrize("seed", [0, 1, (1 << 64) - 1, 1 << 64, (1 << 128) - 1])
def test_a_seed_fills_both_words_of_the_key(seed: int) -> None:
    record = blank(SMALL, 1)[0]
    set_seed(record, seed)
    assert int(record.key[0]) | int(record.key[1]) << 64 == seed


def test_a_silent_record_is_the_same_without_its_events() -> None:
    silent = silent_type(SMALL)
    assert list(silent.names or ()) == [name for name in SMALL.names or () if name != "events"]
    record = blank(silent, 1)[0]
    record.food[1] = 4
    assert record.food.tolist() == [0, 4, 0, 0]


def test_a_reading_says_what_the_record_says() -> None:
    record = dealt()
    reading = Reading(record)
    for name in record.dtype.names:
        assert np.array_equal(getattr(reading, name), record[name])
        assert np.array_equal(getattr(reading, name), record[name])


def test_what_is_noted_in_a_reading_is_no_part_of_its_record() -> None:
    record = dealt()
    reading, before = Reading(record), record.tobytes()
    reading.events[0, 0] = 7
    assert reading.events[0, 0] == 7 and record.tobytes() == before
