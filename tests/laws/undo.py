"""Laws of undo: it never crosses chance, a reveal or another seat's decision, and the log only grows."""

from __future__ import annotations

import pytest

from aevum.core.errors import CannotUndo
from aevum.core.log import Log
from aevum.core.match import Match
from aevum.core.record import position_bytes
from aevum.core.reveal import reveals
from tests.laws.moments import Moment, branch, truth


def undo_is_honest(moment: Moment) -> None:
    """Only the seat that decided last may go back, one decision, and not past chance or a reveal."""
    match = moment.match
    for seat in range(len(match.players)):
        reach = match.undo_reach(seat)
        if reach is None:
            refuses_to_go_back(match, seat)
        else:
            allows_nothing_but_its_own(moment, seat, reach)
            brings_the_same_back(match, seat, reach)


def allows_nothing_but_its_own(moment: Moment, seat: int, reach: int) -> None:
    """Between there and now lies one decision, this seat's, that drew nothing and showed nobody anything."""
    match = moment.match
    standing = [place for place in match.line() if place.position > reach]
    assert [place.seat for place in standing] == [seat]
    assert truth(match, reach).draws == moment.record.draws
    assert not reveals(match.engine, truth(match, reach), seat, standing[0].action, moment.word() >> 1)


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
    action, there = other.line()[-1].action, position_bytes(truth(match))
    entry = other.undo(seat, position=match.position)
    assert (entry.undo_to, other.position, other.log[:-1]) == (reach, match.position + 1, match.log[:])
    assert position_bytes(truth(other)) == position_bytes(truth(match, reach))
    assert all(other.told(other.position, onlooker) == [] for onlooker in (None, *range(len(match.players))))
    other.play(seat, action)
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
        if len(everybody) > 1 and to != match.undo_reach(seat):
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
