"""Positions kept at intervals: whatever is asked for, the record is the one that was played; and copies of matches."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from aevum.core import savefile
from aevum.core.engine import Engine, compiled, interpreted
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.positions import INTERVAL, RECENT
from aevum.games import GAME_IDS, game_named
from tests.core.moves import do, lay_all, toy_match
from tests.laws.moments import truth
from tests.toy import TOY

ROLL = game_named("roll-through-the-ages")


def long_match(entries: int = 4 * INTERVAL) -> tuple[Match, list[bytes]]:
    """A match with undos near and far, and the true record of every position as it was played."""
    match = Match.new(ROLL, [Player("Ann"), Player("Bob")], seed=5, engine=compiled(ROLL))
    luck, records = Random(1), [truth(match).tobytes()]
    while match.position < entries:
        if luck.random() < 0.15 and len(match.line()) > 1:
            back = luck.choice(match.line()[:-1]).position
            match.undo(0, back, agreed={0, 1})
        else:
            match.play(match.pending[0], luck.choice(match.choices(match.pending[0])))
        records.append(truth(match).tobytes())
    return match, records


@pytest.mark.parametrize("order", ["forward", "back", "anyhow"])
def test_every_position_is_what_it_was(order: str) -> None:
    match, records = long_match()
    places = list(range(len(records)))
    if order == "back":
        places.reverse()
    elif order == "anyhow":
        Random(2).shuffle(places)
    assert [truth(match, at).tobytes() for at in places] == [records[at] for at in places]


def test_few_records_are_kept() -> None:
    match, records = long_match()
    far = [entry for entry in match.log if entry.undo_to is not None]
    kept = match._positions._kept
    assert 4 <= len(kept) <= 4 + 1 + len(far) < len(records) / 2
    truth(match, 3 * INTERVAL - 1)
    assert len(match._positions._recent) == RECENT and len(match._positions._stretch) <= INTERVAL
    match.rest()
    assert (len(match._positions._recent), match._positions._stretch) == (1, {})
    assert truth(match).tobytes() == records[-1] and truth(match, 7).tobytes() == records[7]


def carried(match: Match) -> Match:
    """Through a pickle."""
    found: Match = pickle.loads(pickle.dumps(match))
    return found


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, carried])
def test_a_copy_plays_on_by_itself(way: object) -> None:
    assert callable(way)
    match, records = long_match(40)
    before = savefile.dump(match)
    other: Match = way(match)
    assert savefile.dump(other) == before and other.engine is match.engine
    assert [truth(other, at).tobytes() for at in range(41)] == records
    for one in (other, match):
        one.play(one.pending[0], one.choices(one.pending[0])[0])
        assert one.position == 41
        one.players[0] = Player("Zoé")
    assert savefile.dump(other) == savefile.dump(match) != before


def test_what_is_entered_in_a_match_is_not_in_its_copy() -> None:
    match = toy_match()
    entry = match.prepare(0, match.choices(0)[0])
    other = copy.copy(match)
    match.commit(entry)
    assert (match.position, other.position, len(other.log)) == (1, 0, 0)


@pytest.mark.parametrize("game", [TOY, *map(game_named, GAME_IDS)], ids=lambda game: game.id)
def test_games_and_engines_travel_by_name(game: Game) -> None:
    ways: tuple[Callable[[Any], Any], ...] = (copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing)))
    for way in ways:
        assert way(game) is game
        assert way(interpreted(game)) is interpreted(game)
    assert len(pickle.dumps(game)) < 200


def test_a_compiled_engine_comes_back_compiled() -> None:
    engine: Engine = pickle.loads(pickle.dumps(compiled(ROLL)))
    assert engine is compiled(ROLL) and engine.compiled


def played_on(match: Match) -> tuple[str, Match]:
    """What another process does with a match."""
    lay_all(match)
    return match.hash_at(match.position), match


def test_a_match_goes_to_another_process_and_back() -> None:
    match = toy_match()
    do(match, 0, "pass")
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        hashed, there = pool.submit(played_on, match).result()
    lay_all(match)
    assert hashed == match.hash_at(4) == there.log[-1].hash and there.engine is match.engine


def test_a_game_that_stands_nowhere_does_not_travel() -> None:
    from dataclasses import replace

    with pytest.raises(pickle.PicklingError, match="toy"):
        pickle.dumps(replace(TOY, rules_version=7))
