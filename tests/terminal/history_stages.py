"""Moments of History of the World for tests: the first of every step, in matches of three and of six players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from aevum.core.match import Match, Player
from aevum.core.sequence import Decision
from aevum.games import history_of_the_world
from tests.terminal.driving import new_match
from tests.terminal.staging import Moment, moment_of, verb_then_noun

HISTORY = GAME = history_of_the_world.GAME
NAMES = ("Ann", "Bob", "Cleo", "Dan", "花子さん", "Éléonore")
EVERYTHING: dict[str, object] = {"stacks": 1, "naval_control": 1, "minor_empires": 1}
DECISIONS = {step.name for step in HISTORY.sequence.steps if isinstance(step, Decision)}
RARE = {"recall"}  # fleet markers hardly ever run out
LAST_EPOCH = 7


def played(seats: int, seed: int, options: dict[str, object], most: int = 10_000) -> Iterator[tuple[Match, int]]:
    """A match in which much happens."""
    players: list[str | Player] = [Player(name) for name in NAMES[:seats]]
    match = new_match(*players, seed=seed, options=options, game=HISTORY)
    while not match.over and match.position < most:
        seat = match.pending[0]
        yield match, seat
        match.play(seat, lively_choice(match, seat, seed))


def lively_choice(match: Match, seat: int, seed: int) -> int:
    """Any verb but `done`, each as likely, then any choice with it; always the same for the same seed."""
    return verb_then_noun(match, seat, seed, ("done",))


@cache
def all_moments() -> tuple[Moment, ...]:
    """Every step, for three players by the usual rules and for six by all options, and again when the world is full."""
    found: dict[tuple[str, int, bool], Moment] = {}
    tables: list[tuple[int, dict[str, object]]] = [(3, {}), (6, EVERYTHING)]
    for seed, (seats, options) in enumerate(tables):
        for match, seat in played(seats, seed, options):
            late = bool(match.observed(seat).epoch == LAST_EPOCH - 1)
            if (match.step, seats, late) not in found:
                found[match.step, seats, late] = moment_of(match, seat)
    return tuple(found.values())
