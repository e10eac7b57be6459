"""Bulk play: the same games as decision by decision, to the last byte."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core import batch
from aevum.core.engine import bound_rules
from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import Working, blank
from aevum.games import GAME_IDS, game_named
from tests.laws.bulk import ready, sweeps_play_alike
from tests.laws.tables import GAMES, QUICK, Table, quick_tables

LUCK = 11
GAMES_A_TABLE = 3


@pytest.mark.parametrize("table", QUICK, ids=str)
def test_compiled_batches_play_the_same_games_as_the_rules_as_they_stand(table: Table) -> None:
    game = table.game
    records = batch.new_records(game, GAMES_A_TABLE, table.seats, dict(table.options), seed=table.seats)
    names, room = records.dtype.names or (), np.zeros(game.max_choices, np.int32)
    plain, decisions = blank(game.layout, GAMES_A_TABLE), 0
    for name in names:
        plain[name] = records[name]
    for place, record in enumerate(plain):
        working = Working(record)
        luck = mix(np.uint64(LUCK) ^ np.uint64(place))
        decisions += bound_rules(game)["play_randomly"](working, luck, game.max_decisions, room)
        working.done()
    played = batch.play_randomly(game, records, LUCK)
    assert decisions == played.decisions
    different = [name for name in names if not np.array_equal(plain[name], played.records[name])]
    assert different in ([], ["told"]), "bulk play tells nothing"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_sweeps_play_the_same_games_as_decisions(game: Game) -> None:
    """By the rules as they stand, at two tables: compiled ones are swept at all above, and `make fuzz` sweeps on."""
    for table in (quick_tables(game)[0], quick_tables(game)[-1]):
        assert sweeps_play_alike(table, seed=2) > 0


def test_a_game_past_its_limit_is_given_up() -> None:
    table = QUICK[0]
    rules, room = bound_rules(table.game), np.zeros(table.game.max_choices, np.int32)
    for play in ("play_randomly", "play_by_sweeps"):
        record = ready(table, 1)
        rules[play](record, np.uint64(1), 2, room)
        assert (record.over, record.broken) == (1, TOO_MANY_DECISIONS)


def test_records_of_a_batch_have_seeds_of_their_own() -> None:
    game = game_named(GAME_IDS[0])
    seats = game.seats[-1]
    keys = batch.new_records(game, 50, seats, {}, seed=1)["key"].tolist()
    assert len({tuple(key) for key in keys}) == 50
    assert keys == batch.new_records(game, 50, seats, {}, seed=1)["key"].tolist()
    assert keys != batch.new_records(game, 50, seats, {}, seed=2)["key"].tolist()
