"""No computer player holds more than its seat may know: records whose hidden part is poisoned change nothing for it.

Each way by which a decision reaches a player is tried with two truths that the seat cannot tell apart.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest

from aevum.bots import Bot, advice, bot_named, level_named, make_ready, searches
from aevum.bots.levels import LEVELS, Level, level_bot, ponder
from aevum.core.engine import Engine
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named
from aevum.search import ladder
from aevum.search.chances import chances_at
from aevum.search.ladder import Plan
from aevum.simulation import play as simulation
from aevum.simulation.plan import Plan as Bulk
from aevum.simulation.plan import Span
from aevum.table.thinkers import Thinkers
from aevum.terminal import chances, session
from aevum.terminal.plain import PlainFace
from aevum.terminal.session import Session
from tests.laws.moments import with_record
from tests.laws.secrets import scrambled
from tests.learned.test_reading import LEARNED

PLAYERS = ("random", "greedy", *LEVELS, "search:1", "learned")
MEETINGS = [(game, player) for game in GAME_IDS for player in PLAYERS if player != "learned" or game in LEARNED]
PLAYOUTS = 24
MOMENTS, APART = 3, 23  # how often a match is looked at, and how many decisions later again


def two_truths(game: Game) -> Iterator[tuple[Match, Match, int]]:
    """Moments of a match: as it is, with something else wherever the seat that decides may not look, and that seat."""
    engine = make_ready(game, ["search:1"])
    match = Match.new(game, [Player(f"P{seat}", "expert") for seat in range(4)], {}, 5, engine)
    for _ in range(MOMENTS):
        for _ in range(APART):
            step(match)
        while len(match.choices(match.awaited[0])) < 3:
            step(match)
        seat, truth = match.awaited[0], match._record()
        other = scrambled(game, truth, seat, match.position)
        assert other.tobytes() != truth.tobytes(), "something is hidden"
        yield match, with_record(match, other), seat


def step(match: Match) -> None:
    """A greedy player's decision."""
    seat = match.awaited[0]
    match.play(seat, match.engine.best_choice(match.observed(seat), seat, match.position))


def calm(player: str) -> Bot:
    """A player that counts playouts and not the time."""
    return partial(level_bot, calm_level(player)) if searches(player) else bot_named(player)


def calm_level(player: str) -> Level:
    """How it thinks."""
    return replace(level_named(player), seconds=3600.0, playouts=PLAYOUTS)


@pytest.mark.parametrize(("name", "player"), MEETINGS)
def test_no_player_chooses_by_what_it_may_not_know(name: str, player: str) -> None:
    for first, second, seat in two_truths(game_named(name)):
        actions = [calm(player)(one.engine, one.observed(seat), seat, 3) for one in (first, second)]
        assert actions[0] == actions[1] and actions[0] in first.choices(seat)


@pytest.mark.parametrize("name", GAME_IDS)
def test_neither_thoughts_nor_chances_know_more(name: str) -> None:
    for first, second, seat in two_truths(game_named(name)):
        for player in (*LEVELS, "search:1"):
            weighed = [
                ponder(calm_level(player), one.engine, one.observed(seat), seat, 3, lambda part: True)
                for one in (first, second)
            ]
            assert weighed[0] == weighed[1] and len(weighed[0]) > 0
        found = [chances_at(one.engine, one.observed(seat), seat, 3, 3600.0, PLAYOUTS) for one in (first, second)]
        assert found[0] == found[1]


# By which ways a decision reaches a player


class Handed(Exception):
    """What was handed to a player."""

    def __init__(self, seen: Record | bytes) -> None:
        super().__init__()
        self.seen = seen if isinstance(seen, bytes) else seen.tobytes()


def catch(*given: Any, **named: Any) -> Any:
    """Whoever stands in for a player, a thought or a level: shows what it was handed."""
    raise Handed(next(one for one in given if isinstance(one, np.record)))


def in_the_terminal(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that answers at once."""
    monkeypatch.setattr(session, "searches", lambda level: False)
    monkeypatch.setattr(session, "bot_named", lambda level: catch)
    Session(match, words_of(match), face(match))._bots_choice(seat)


def that_searches_in_the_terminal(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that searches."""
    monkeypatch.setattr(session, "decide", catch)
    Session(match, words_of(match), face(match))._bots_choice(seat)


def advised_by_thumb(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice by the rule of thumb."""
    monkeypatch.setattr(advice, "greedy_bot", catch)
    advice.advise(match, seat, words_of(match))


def advised_by_search(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice after a while."""
    monkeypatch.setattr(advice, "ponder", catch)
    advice.advise_by_search(match, seat, words_of(match))


def told_in_the_end(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's chances, after a match."""
    monkeypatch.setattr(chances, "chances_at", catch)
    monkeypatch.setattr(chances, "fortunes_of", lambda match, weigh: weigh(match.position, 1))
    chances._fortunes(match)


def at_a_table(match: Match, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player that thinks in a process of its own."""

    async def _long(self: Thinkers, game: Game, work: object, asked: tuple[Any, ...], *more: object) -> int:
        raise Handed(asked[0])

    monkeypatch.setattr(Thinkers, "_long", _long)
    mind = Thinkers.__new__(Thinkers)
    asyncio.run(mind.ponder(match, seat, lambda: True, lambda part: None))


def words_of(match: Match) -> Texts:
    """What is said at a match."""
    return texts("en", match.game.id)


def face(match: Match) -> PlainFace:
    """An interface that nobody looks at."""
    return PlainFace(words_of(match), io.StringIO(), io.StringIO())


Door = Callable[[Match, int, pytest.MonkeyPatch], None]
DOORS: tuple[Door, ...] = (
    in_the_terminal,
    that_searches_in_the_terminal,
    advised_by_thumb,
    advised_by_search,
    told_in_the_end,
    at_a_table,
)


@pytest.mark.parametrize("name", GAME_IDS)
@pytest.mark.parametrize("door", DOORS)
def test_a_match_hands_a_player_only_what_its_seat_may_know(
    name: str, door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, seat = next(two_truths(game_named(name)))
    handed = []
    for match in (first, second):
        with pytest.raises(Handed) as caught:
            door(match, seat, monkeypatch)
        handed.append(caught.value.seen)
    assert handed[0] == handed[1] == first.observed(seat).tobytes()


class Enough(Exception):
    """Enough was seen."""


class Watching:
    """A player that is handed what its seat may know, or says so; after a while it has seen enough."""

    def __init__(self, game: Game) -> None:
        self.game, self.asked = game, 0

    def __call__(self, engine: Engine, seen: Record, seat: int, luck: int) -> int:
        assert engine.observe(scrambled(self.game, seen, seat, luck), seat).tobytes() == seen.tobytes()
        assert not seen.key.any(), "the luck to come is nobody's to know"
        self.asked += 1
        if self.asked == MOMENTS * APART:
            raise Enough
        return engine.best_choice(seen, seat, luck)


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_ladder_hands_a_player_only_what_its_seat_may_know(name: str) -> None:
    game = game_named(name)
    watching = Watching(game)
    with pytest.raises(Enough):
        ladder.play(Plan(name, ("greedy",), 4, game.settle_options({}, 4), 1, 1), 0, lambda level: watching)


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_simulation_hands_a_player_only_what_its_seat_may_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named(name)
    watching = Watching(game)
    monkeypatch.setattr(simulation, "bot_named", lambda level: watching)
    with pytest.raises(Enough):
        simulation.play_span(Bulk(name, ("casual",) * 4, game.settle_options({}, 4), 3), Span(0, 1))
