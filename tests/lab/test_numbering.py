"""The numbers of actions: all different in a decision, and what the compiled mask says."""

from __future__ import annotations

import hashlib
import re

import numpy as np
import pytest

from aevum.core.engine import compiled
from aevum.core.errors import UnknownAction
from aevum.core.game import Game
from aevum.core.numbering import MOST_OF_A_VERB, numbering_of
from aevum.core.sequence import lowest_seat
from aevum.games import GAME_IDS
from aevum.lab.observing import columns_of
from tests.laws.tables import GAMES
from tools import lab_tables

DECISIONS = 300


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_numbers_and_actions_lead_to_each_other(game: Game) -> None:
    """In every decision each choice has a number of its own, and the number leads back to it."""
    numbering, engine, luck = numbering_of(game), compiled(game), np.random.default_rng(5)
    s = engine.new_record(game.seats[-1], game.settle_options({}, game.seats[-1]), 5)
    engine.begin(s)
    for _ in range(DECISIONS):
        if s.over:
            break
        seat = lowest_seat(int(s.pending))
        choices = engine.choices(s, seat)
        numbers = [numbering.number(action, choices) for action in choices]
        assert len(set(numbers)) == len(numbers) and 0 <= min(numbers) and max(numbers) < numbering.size
        assert [numbering.action(number, choices) for number in numbers] == choices
        engine.choose(s, seat, choices[luck.integers(len(choices))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_verbs_follow_each_other(game: Game) -> None:
    """No number is left out and none stands twice; compiled code keeps them in 16 bits."""
    blocks = numbering_of(game).blocks
    assert [block.first for block in blocks] == [sum(one.count for one in blocks[:n]) for n in range(len(blocks))]
    assert all(block.by_place or 1 <= block.count <= MOST_OF_A_VERB for block in blocks)
    assert numbering_of(game).size <= np.iinfo(np.int16).max


# What learners were trained with. A new digest here makes all of their weights and recorded numbers worthless: say so
# in CHANGELOG.md. A verb or an item goes to the end, where it leaves the others their numbers.
MEANINGS = {
    "roll-through-the-ages": "93f4cb09575da4ba",
    "tempus": "a0ffc93e86b518e7",
    "history-of-the-world": "788ce45db5a82b71",
    "seven-ages": "52428ebe2f9dfa65",
}


@pytest.mark.parametrize("game", [game for game in GAMES if game.id in GAME_IDS], ids=lambda game: game.id)
def test_numbers_keep_their_meaning(game: Game) -> None:
    """Every verb with its place and every noun, item by item: more than the tables in docs/lab can show."""
    meaning = [
        (block.first, block.count, block.width, block.verb.name, [(noun.kind, noun.items) for noun in block.verb.nouns])
        for block in numbering_of(game).blocks
    ]
    assert hashlib.sha256(repr(meaning).encode()).hexdigest()[:16] == MEANINGS[game.id]


def test_numbers_that_mean_nothing_are_refused() -> None:
    """Beyond the last, below the first, and a place that nothing stands at."""
    numbering = numbering_of(next(game for game in GAMES if game.id == "tempus"))
    convert = next(block for block in numbering.blocks if block.by_place)
    for number in (-1, numbering.size, convert.first):
        with pytest.raises(UnknownAction):
            numbering.action(number, [])


def test_columns_follow_each_other() -> None:
    """Every number of an observation belongs to one field."""
    for game in GAMES:
        columns = columns_of(game)
        assert [column.first for column in columns.columns[1:]] == [
            column.place.stop for column in columns.columns[:-1]
        ]
        assert sum(stretch.length for stretch in columns.stretches) + 1 == columns.width
        assert (columns.low <= columns.high).all()


def test_the_tables_are_current(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands in docs/lab is what games say today: a number that changes its meaning is seen."""
    assert lab_tables.main(["--check"]) == 0, capsys.readouterr().err
    text = lab_tables.page(GAMES[0])
    assert re.search(r"\| `done` \|", text) and re.search(r"\| 0 \| `looking` \|", text)
