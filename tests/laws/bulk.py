"""A law of bulk play: the same games as decision by decision, to the last byte."""

from __future__ import annotations

import numpy as np

from aevum.core.engine import bound_rules
from aevum.core.random import mix
from aevum.core.record import Record, Working, blank, copy_record, position_bytes
from tests.laws.tables import Table


def ready(table: Table, seed: int) -> Record:
    """A record of this table, to be dealt."""
    record = blank(table.game.layout, 1)[0]
    record.seats, record.key[0], record.key[1] = table.seats, np.uint64(seed), np.uint64(seed) ^ np.uint64(1)
    for name, value in table.options:
        record[name] = value
    return record


def sweeps_play_alike(table: Table, seed: int) -> int:
    """A random game in sweeps, as bulk play does it, is the same as decision by decision. Returns how many it took."""
    rules, room = bound_rules(table.game), np.zeros(table.game.max_choices, np.int32)
    stepped = ready(table, seed)
    swept = copy_record(stepped)
    played = {}
    for play, record in (("play_randomly", stepped), ("play_by_sweeps", swept)):
        working = Working(record)
        played[play] = int(rules[play](working, mix(np.uint64(seed)), table.game.max_decisions, room))
        working.done()
    assert played["play_by_sweeps"] == played["play_randomly"]
    assert position_bytes(swept) == position_bytes(stepped)
    assert stepped.over == 1
    return played["play_randomly"]
