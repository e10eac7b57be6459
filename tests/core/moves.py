"""Matches of the toy game, played in words."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core.engine import interpreted
from aevum.core.log import Entry, Move
from aevum.core.match import Match, Player
from tests.laws.moments import truth
from tests.toy import TOY
from tests.toy.state import RANK_IDS

PEOPLE = (Player("Ann"), Player("Bob"), Player("Cleo"))


def toy_match(seed: int = 3, players: Sequence[Player] = PEOPLE, **options: int) -> Match:
    """A new match of the toy game; with three players and this seed Ann leads."""
    return Match.new(TOY, players, options, seed, interpreted(TOY))


def do(match: Match, seat: int, words: str) -> Move:
    """A seat chooses what these words say."""
    return match.play(seat, TOY.vocabulary.from_words(words))


def enter(match: Match, seat: int, words: str) -> Entry:
    """What these words say is carried out at once, as when a log is replayed."""
    entry = match.prepare(seat, TOY.vocabulary.from_words(words))
    match.commit(entry)
    return entry


def offered(match: Match, seat: int) -> list[str]:
    """What a seat may do, in words."""
    return [TOY.vocabulary.to_words(action) for action in match.choices(seat)]


def hand(match: Match, seat: int) -> list[str]:
    """The cards a seat really has, lowest first."""
    return [name for rank, name in enumerate(RANK_IDS) for _ in range(int(truth(match).hand[seat, rank]))]


def lay_lowest(match: Match, seat: int) -> Move:
    """A seat chooses its lowest card to lay."""
    return do(match, seat, f"lay {hand(match, seat)[0]}")


def lay_all(match: Match) -> None:
    """Everybody who has not laid a card yet does."""
    for seat in match.pending:
        lay_lowest(match, seat)
