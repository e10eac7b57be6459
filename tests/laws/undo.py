"""Laws of undo: it never crosses chance, a reveal or what another seat decided, and the log only grows."""

from __future__ import annotations

from itertools import pairwise

import pytest

from aevum.core.choosing import pass_of
from aevum.core.errors import CannotUndo
from aevum.core.log import Log
from aevum.core.match import Match
from aevum.core.record import position_bytes
from aevum.core.reveal import reveals
from tests.laws.moments import Moment, branch, truth

FURTHEST = 3  # decisions of a seat that are taken back together: what holds for these holds for more


def undo_is_honest(moment: Moment) -> None:
    """Only a seat after which nobody has decided may go back, over its own decisions, not past chance or a reveal."""
    match = moment.match
    for seat in range(len(match.players)):
        reaches = match.undo_reaches(seat)[:FURTHEST]
        if reaches:
            allows_nothing_but_its_own(moment, seat, min(reaches))
        else:
            refuses_to_go_back(match, seat)
        for reach in reaches:
            brings_the_same_back(match, seat, reach)


def allows_nothing_but_its_own(moment: Moment, seat: int, reach: int) -> None:
    """Between there and now lie this seat's decisions and passes by default, and nothing was drawn or shown."""
    match = moment.match
    line = match.line()
    for before, place in pairwise(line):
        if place.position <= reach:
            continue
        assert place.seat is not None
        assert place.seat == seat or is_default_pass(match, before.position, place.action)
        assert truth(match, before.position).draws == moment.record.draws
        record = truth(match, before.position)
        assert not reveals(match.engine, record, place.seat, place.action, moment.word() >> 1)


def is_default_pass(match: Match, before: int, action: int) -> bool:
    """Whether somebody passed where people pass by default."""
    way = pass_of(match.game, int(truth(match, before).step))
    return way is not None and way.by_default and way.action == action


def refuses_to_go_back(match: Match, seat: int) -> None:
    """An undo alone is refused and changes nothing."""
    position, before = match.position, truth(match).tobytes()
    for to in (None, *range(match.position + 1)[-3:]):
        with pytest.raises(CannotUndo):
            match.undo(seat, to)
    assert match.position == position and truth(match).tobytes() == before


def brings_the_same_back(match: Match, seat: int, reach: int) -> None:
    """Back stands what stood there, nothing is told of it, and doing the same again leads to the same."""
    other = branch(match)
    again = [place for place in other.line() if place.position > reach]
    there = position_bytes(truth(match))
    entry = other.undo(seat, reach, position=match.position)
    assert (entry.undo_to, other.position, other.log[:-1]) == (reach, match.position + 1, match.log[:])
    assert position_bytes(truth(other)) == position_bytes(truth(match, reach))
    assert all(other.told(other.position, onlooker) == [] for onlooker in (None, *range(len(match.players))))
    for place in again:
        assert place.seat is not None
        other.commit(other.prepare(place.seat, place.action))
    assert position_bytes(truth(other)) == there


def consent_reaches_further(moment: Moment) -> None:
    """With everybody's consent a seat takes its latest decision back; the dice to come are others than before."""
    match = moment.match
    everybody = match.people()
    for seat in everybody:
        to = match.undo_by_consent(seat)
        other = branch(match)
        if to is None:
            continue
        if len(everybody) > 1 and to not in match.undo_reaches(seat):
            with pytest.raises(CannotUndo):
                other.undo(seat, to, agreed={seat})
        entry = other.undo(seat, to, agreed=everybody)
        assert truth(other).draws == moment.record.draws
        assert seat in other.pending and other.choices(seat) == Match.choices(at_position(match, to), seat)
        assert entry.hash == other.hash_at(other.position)


def at_position(match: Match, position: int) -> Match:
    """The match as it stood at an earlier position."""
    other = branch(match)
    other.log = Log(other.log[:position])
    return other
