"""The laws, compiled: every game, every number of players, every option: whole games, thousands of decisions."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core import batch
from aevum.core.engine import compiled
from aevum.core.game import Game
from tests.laws.lawful import play_lawfully
from tests.laws.moments import Moment, actions_to_try, some_of_each_verb
from tests.laws.play import refuse_all
from tests.laws.tables import CORNERS, GAMES, TABLES, Table, quick_table, tables_of, telling_tables, usual_table
from tests.laws.undo import undo_is_honest

# Bytes: a game whose records take more is looked at only at some of its moments, and played to its end only with no
# option and with all; with no option at its full length only by the fewest and by the most, else in its short form.
LONG = 4_000_000
LOOKS = 60  # how many those are, and how often the costly laws are among them
OFTEN = 15
SELDOM = 100  # how often they are in all other games, which are looked at at every decision
GAMES_MEASURED = 8
GAMES_BY_RULE = 40
MANY = 2000  # decisions at a table
DECISIONS = 60  # at least, where a game has so many
MOST = 3_000  # decisions of a game, shared by its tables, beyond a whole game at each; `make fuzz` plays on and on


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws_hold_compiled(table: Table) -> None:
    tables = telling_tables(table.game)
    decisions = min(MANY, MOST // len(tables))
    every, whole, spread, seed = SELDOM, True, 1, 0
    if is_long(table):
        every, whole, seed = OFTEN, table in CORNERS, tables.index(table)  # one game a table, of any temper
        table = shortened(table)
        spread = max(1, (length_of_games(table) if whole else decisions) // LOOKS)
    assert play_lawfully(table, compiled(table.game), decisions, every, whole, spread, seed) > 0


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_among_players_by_the_rule_of_thumb_end(table: Table) -> None:
    """Whoever always likes the same best may go round in circles, where random players find a way out."""
    records = batch.new_records(table.game, GAMES_BY_RULE, table.seats, dict(table.options), 7)
    assert batch.play_mixed(table.game, records, (1 << table.seats) - 1, 7).records["over"].all()


def is_long(table: Table) -> bool:
    """Whether games of a table take so long that all laws at every decision would take minutes."""
    return length_of_games(table) * table.game.layout.itemsize > LONG


def shortened(table: Table) -> Table:
    """The table with no option in its short form, unless the fewest or the most play."""
    game, seats = table.game, table.seats
    return quick_table(table) if table == usual_table(game, seats) and seats in game.seats[1:-1] else table


def length_of_games(table: Table) -> int:
    """How many decisions random games of a table take."""
    records = batch.new_records(table.game, GAMES_MEASURED, table.seats, dict(table.options), 1)
    return batch.play_randomly(table.game, records, 1).decisions // GAMES_MEASURED


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_action_there_are_words_for_is_listed_or_refused(game: Game) -> None:
    luck = Random(1)
    first, last = tables_of(game)[0], tables_of(game)[-1]
    # Thousands of words for every seat: `make fuzz` tries some at every decision.
    for table, tried, words in (
        (first, 0, actions_to_try(game.vocabulary, luck)),
        (last, 6, some_of_each_verb(game.vocabulary, luck)),
    ):
        match = table.open(9, compiled(game))
        for decision in range(12):
            if decision == tried:
                refuse_all(match, words)
            if not match.over:
                seat = luck.choice(match.pending)
                match.play(seat, luck.choice(match.choices(seat)))
        assert match.over or match.position + len(match.chosen) == 12, "a refusal changed something"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_undo_is_honest_at_every_decision_of_a_game(game: Game) -> None:
    match, luck, reached = tables_of(game)[-1].open(4, compiled(game)), Random(4), 0
    while not match.over and (match.position < DECISIONS or not reached):
        undo_is_honest(Moment(match, luck))
        reached += any(match.undo_reach(seat) is not None for seat in range(len(match.players)))
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.choices(seat)))
    assert reached or match.over
