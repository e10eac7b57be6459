"""For how long a standing pass holds must not depend on what others may not know: they see when somebody is asked."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.choosing import pass_of
from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from tests.laws.moments import truth
from tests.laws.tables import GAMES, NAMES
from tests.toy import TOY
from tests.worlds.play import is_certain
from tests.worlds.twins import imagined

WITH_STRETCHES = [game for game in GAMES if game.sequence.passes and game is not TOY]
WINDOWS, WORLDS, DECISIONS = 60, 4, 3000


def windows(game: Game, luck: Random) -> list[Match]:
    """Copies of a match between three people, each at a window that somebody may pass for a stretch."""
    match = Match.new(game, [Player(name) for name in NAMES[:3]], {}, 11, compiled(game))
    found: list[Match] = []
    for _ in range(DECISIONS):
        if match.over or len(found) == WINDOWS:
            break
        if pass_of(game, int(truth(match).step)):
            found.append(match.__copy__())
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.choices(seat)))
    return found


def passed(match: Match, seat: int, stretch: str) -> list[tuple[int, int | None]] | None:
    """Who does what by itself when a seat passes for a stretch; None where something is drawn or turned up."""
    action = match.passing()
    assert action is not None
    move = match.prepare_move(seat, action, stretch=stretch)
    return [(entry.seat, entry.action) for entry in move.entries] if is_certain(match, move) else None


@pytest.mark.parametrize("game", WITH_STRETCHES, ids=lambda game: game.id)
def test_a_pass_stands_as_long_in_every_world_that_others_cannot_tell_apart(game: Game) -> None:
    luck = Random(3)
    compared = 0
    for match in windows(game, luck):
        for seat in match.pending:
            onlooker = (seat + 1) % len(match.players)
            for stretch in match.stretches(seat):
                worlds = [match, *(imagined(match, onlooker, luck) for _ in range(WORLDS))]
                ways = [passed(world, seat, stretch) for world in worlds]
                assert all(way == ways[0] for way in ways if way is not None and ways[0] is not None)
                compared += ways[0] is not None
    assert compared > WINDOWS
