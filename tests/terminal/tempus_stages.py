"""Moments of Tempus for tests: the first of every step, in matches of three and of five players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from aevum.core.match import Match, Player
from aevum.core.sequence import Decision
from tests.terminal.driving import TEMPUS, moments, new_match
from tests.terminal.staging import Moment, moment_of, verb_then_noun

GAME = TEMPUS
NAMES = ("Ann", "Bob", "Cleo", "Dan", "花子さん")
IDLE = ("done", "stay", "wait")  # verbs with which nothing happens
DECISIONS = {step.name for step in TEMPUS.sequence.steps if isinstance(step, Decision)}
MOST_MATCHES = 40  # to find them all


def played(seats: int, seed: int, most: int = 10_000) -> Iterator[tuple[Match, int]]:
    """A match in which much happens."""
    players: list[str | Player] = [Player(name) for name in NAMES[:seats]]
    match = new_match(*players, seed=seed, options={"island": 1}, game=TEMPUS)
    while not match.over and match.position < most:
        seat = match.pending[0]
        yield match, seat
        match.play(seat, lively_choice(match, seat, seed))


def lively_choice(match: Match, seat: int, seed: int) -> int:
    """Any verb but the idle ones, each as likely, then any choice with it; always the same for the same seed."""
    return verb_then_noun(match, seat, seed, IDLE)


@cache
def all_moments() -> tuple[Moment, ...]:
    """Every step: the building of an island, then whole matches of three and five until all others were seen."""
    found: dict[tuple[str, int], Moment] = {}
    for match, seat, _ in moments(4, 5, most=13, game=TEMPUS):
        found[match.step, 0] = moment_of(match, seat)
    for seed in range(MOST_MATCHES):
        seats = (3, 5)[seed % 2]
        for match, seat in played(seats, seed):
            if (match.step, seats) not in found:
                found[match.step, seats] = moment_of(match, seat)
        if DECISIONS <= {step for step, _ in found}:
            break
    return tuple(found.values())


def hidden_fights(count: int) -> Iterator[tuple[Match, int]]:
    """So many fights in which the attacker has laid cards and the defender, who is named, has not yet."""
    for seed in range(MOST_MATCHES):
        for match, seat in played(5, seed):
            fight = TEMPUS.view(match.observed(seat))["fight"] if match.step == "fight_defend" else None
            if fight and fight["hidden"] and not match.observed(seat).laid_size[seat]:
                yield match, seat
                count -= 1
                if count == 0:
                    return
    raise AssertionError("there were not enough fights")
