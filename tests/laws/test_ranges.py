"""No number is too big for its place: bulk play keeps every range, and a record of wide numbers plays the same game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from aevum.core import batch
from aevum.core.engine import compiled, interpreted
from aevum.core.game import Game
from aevum.core.ranges import wide_twin
from aevum.core.record import Field, Record, copy_record, record_type
from aevum.core.rule import rule
from tests.laws.fields import choices_fit_their_room, keeps_its_range, same_values
from tests.laws.moments import Moment, Unlawful
from tests.laws.tables import GAMES, Table, corner_tables, quick_tables, usual_table
from tests.toy import TOY
from tests.toy import rules as toy
from tests.toy.state import FIELDS

EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
GAMES_A_TABLE = 500
GAMES_OF_HOURS = 50  # where a game takes so long that it has a short form; `make fuzz` looks at every decision


@EACH_GAME
def test_every_field_keeps_its_range_in_bulk_play(game: Game) -> None:
    games, played = GAMES_OF_HOURS if game.short else GAMES_A_TABLE, 0
    for table in corner_tables(game)[::2][-2:] + corner_tables(game)[-1:]:
        for greedy in (0, (1 << table.seats) - 1):
            records = batch.new_records(game, games, table.seats, dict(table.options), 7)
            done = batch.play_mixed(game, records, greedy, 9) if greedy else batch.play_randomly(game, records, 9)
            for field in game.position_fields:
                keeps_its_range(field, done.records[field.name])
            played += int(done.records["over"].sum())
    assert played >= 2 * games


def plays_the_same_on_wide_numbers(table: Table, choose: Callable[[Record, int, list[int]], int]) -> int:
    """A whole game played compiled, and interpreted on wide numbers; returns how many decisions it took."""
    engine, wide = compiled(table.game), interpreted(wide_twin(table.game))
    first, second = (one.new_record(table.seats, dict(table.options), 5) for one in (engine, wide))
    engine.begin(first)
    wide.begin(second)
    decisions = 0
    while not first.over:
        same_values(first, second)
        seat = int(first.pending).bit_length() - 1
        action = choose(first, seat, engine.choices(first, seat))
        engine.choose(first, seat, action)
        wide.choose(second, seat, action)
        decisions += 1
    same_values(first, second)
    return decisions


@EACH_GAME
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_wide_numbers_play_the_same_game(
    game: Game, greedy: bool, record_property: Callable[[str, object], None]
) -> None:
    luck, counts = Random(5), [0]

    def choose(record: Record, seat: int, offered: list[int]) -> int:
        counts.append(len(offered))
        return compiled(game).best_choice(record, seat, luck.getrandbits(64)) if greedy else luck.choice(offered)

    assert plays_the_same_on_wide_numbers(quick_tables(game)[-1], choose) > 0
    record_property("most choices at once", f"{max(counts)} of {game.max_choices}")
    assert max(counts) <= game.max_choices


@rule
def deal_with_a_heap(s: Record) -> None:
    """A number that does not fit: compiled code writes what is left of it."""
    toy.deal(s)
    s.heap = s.deck_left * 20


def test_a_number_that_wrapped_is_noticed() -> None:
    fields = (*FIELDS, Field("heap", "i1", "more than it can hold"))
    game = replace(TOY, id="toy with a heap", fields=fields, layout=record_type(fields), deal=deal_with_a_heap)
    narrow, wide = (interpreted(one).new_record(2, {}, 5) for one in (game, wide_twin(game)))
    interpreted(wide_twin(game)).begin(wide)
    with pytest.raises(OverflowError, match="field heap cannot hold 360"):
        interpreted(game).begin(narrow)
    for name in narrow.dtype.names:  # as compiled code writes it
        narrow[name] = np.array(wide[name]).astype(narrow.dtype.fields[name][0].base)
    with pytest.raises(Unlawful, match=r"field heap of type int8 is \[104\], not \[360\]"):
        same_values(narrow, wide)


def test_a_field_cannot_declare_more_than_its_type_holds() -> None:
    with pytest.raises(ValueError, match=r"field 'score' cannot hold 0 to 300 in 'i1'"):
        record_type([Field("score", "i1", "points", low=0, high=300)])


@EACH_GAME
def test_more_choices_than_there_is_room_for_are_noticed(game: Game) -> None:
    match = usual_table(game, game.seats[-1]).open(1, compiled(game))
    count = max(len(match.choices(seat)) for seat in match.pending)
    choices_fit_their_room(Moment(match, Random(1)))
    match.game = replace(game, max_choices=count - 1)
    with pytest.raises(Unlawful, match=f"{count} choices, max_choices is {count - 1}"):
        choices_fit_their_room(Moment(match, Random(1)))


def test_records_of_wide_numbers_share_nothing_with_narrow_ones() -> None:
    narrow = interpreted(TOY).new_record(2, {}, 5)
    wide = interpreted(wide_twin(TOY)).new_record(2, {}, 5)
    same_values(copy_record(narrow), wide)
    wide.deck_left = 1 << 40
    with pytest.raises(Unlawful, match="deck_left"):
        same_values(narrow, wide)
