"""Sets of any size: the same as Python's own, interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from aevum.core.bits import clear, has, how_many, items_in, put_in, set_field, take_out, words_for
from aevum.core.fingerprint import fingerprint
from aevum.core.record import Field, Record, blank, copy_record, record_type
from aevum.core.rule import Compiler, rule

ITEMS = 301
FIELDS = (set_field("in_force", "cards in force", ITEMS), Field("after", "i8", "what lies behind them"))
LAYOUT = record_type(FIELDS)
EDGES = (0, 1, 62, 63, 64, 65, 127, 128, 255, 256, 299, 300)
PUT, TAKE, CLEAR = range(3)


@rule
def carry_out(s: Record, what: int, item: int) -> int:
    """One change of the set; how many it has, and whether this one is in it."""
    if what == PUT:
        put_in(s.in_force, item)
    elif what == TAKE:
        take_out(s.in_force, item)
    else:
        clear(s.in_force)
    return 2 * how_many(s.in_force) + (1 if has(s.in_force, item) else 0)


@pytest.fixture(scope="module", params=["interpreted", "compiled"])
def change(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Any]:
    """The rule as it stands, and its compiled twin."""
    if request.param == "interpreted":
        return carry_out
    folder: Path = tmp_path_factory.mktemp("bits")
    twin: Callable[..., Any] = Compiler(folder).entry(carry_out)
    return twin


def new_record() -> Record:
    record = blank(LAYOUT, 1)[0]
    record.after = -1
    return record


@pytest.mark.parametrize(("items", "words"), [(1, 1), (63, 1), (64, 1), (65, 2), (128, 2), (129, 3), (301, 5)])
def test_as_many_words_as_it_takes(items: int, words: int) -> None:
    assert words_for(items) == words and set_field("x", "", items).shape == (words,)


def test_every_item_alone(change: Callable[..., Any]) -> None:
    for item in range(ITEMS):
        record = new_record()
        assert change(record, PUT, item) == 2 + 1
        assert items_in(record.in_force) == [item] and record.after == -1
        assert change(record, PUT, item) == 2 + 1, "twice is once"
        assert change(record, TAKE, item) == 0 and items_in(record.in_force) == []
        assert change(record, TAKE, item) == 0, "what is not there cannot be taken out"


def test_any_changes_are_those_of_a_set_of_pythons(change: Callable[..., Any]) -> None:
    chance, record, model = Random(8), new_record(), set[int]()
    for _ in range(3000):
        what = chance.choices((PUT, TAKE, CLEAR), (60, 40, 1))[0]
        item = chance.choice(EDGES) if chance.random() < 0.3 else chance.randrange(ITEMS)
        counted = change(record, what, item)
        model = model | {item} if what == PUT else model - {item} if what == TAKE else set()
        assert counted == 2 * len(model) + (item in model)
    assert items_in(record.in_force) == sorted(model) and len(model) > 20 and record.after == -1


def test_a_full_set(change: Callable[..., Any]) -> None:
    record = new_record()
    for item in range(ITEMS):
        change(record, PUT, item)
    assert how_many(record.in_force) == ITEMS and items_in(record.in_force) == list(range(ITEMS))
    assert record.in_force.dtype == np.uint64 and int(record.in_force[0]) == FIELDS[0].bounds[1]
    assert change(record, CLEAR, 0) == 0 and not record.in_force.any()


def test_its_last_bit_is_part_of_the_position(change: Callable[..., Any]) -> None:
    record = new_record()
    change(record, PUT, 63)
    other = copy_record(record)
    change(other, PUT, 300)
    assert fingerprint(LAYOUT, record) != fingerprint(LAYOUT, other) != fingerprint(LAYOUT, new_record())
