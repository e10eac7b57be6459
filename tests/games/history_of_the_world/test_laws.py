"""The invariants of the game bite: what cannot be is found."""

from typing import Any

import pytest

from aevum.core.record import Reading
from aevum.games.history_of_the_world import GAME
from tests.games.history_of_the_world.table import Seat, Table, land


def add_army(s: Any) -> None:
    """A second army in a land without the option."""
    s.armies[land("southern_apennines")] = 2


def lose_fort(s: Any) -> None:
    """A fort that went nowhere."""
    s.forts_left -= 1


def empty_fort(s: Any) -> None:
    """A fort without an army."""
    s.fort[land("crete")], s.forts_left = 1, 31


def lose_settlement(s: Any) -> None:
    """A settlement too many."""
    s.settlement[land("crete")] = 1


def miscount_area(s: Any) -> None:
    """A count that is wrong."""
    s.area_lands[0, 0] += 1


def lose_card(s: Any) -> None:
    """A card that went nowhere."""
    s.undealt[0] -= 1


def share_empire(s: Any) -> None:
    """Two seats with one empire."""
    s.empires[1, 2] = s.empires[0, 2]


def take_two_markers(s: Any) -> None:
    """Two markers in one epoch."""
    s.markers_taken, s.marker_owner[:2], s.marker_epoch[:2] = 2, 0, 1


def hold_sea(s: Any) -> None:
    """A fleet that stays without the option."""
    s.sea_holder[7] = 0


def lose_army(s: Any) -> None:
    """An army that went nowhere."""
    s.pool -= 1


BREACHES = [
    add_army,
    lose_fort,
    empty_fort,
    lose_settlement,
    miscount_area,
    lose_card,
    share_empire,
    take_two_markers,
    hold_sea,
    lose_army,
]


@pytest.mark.parametrize("breach", BREACHES, ids=lambda breach: breach.__name__)
def test_what_cannot_be_is_found(breach: Any) -> None:
    s = Table(Seat(), Seat({"carthaginians": ["libya"]})).s
    GAME.conserved(Reading(s))
    breach(s)
    with pytest.raises(AssertionError):
        GAME.conserved(Reading(s))


def test_between_turns_nothing_is_left_over() -> None:
    drawing = Table(Seat(), Seat(points=5), empire="aryans").play("done").s
    GAME.conserved(Reading(drawing))
    drawing.coins = 1
    with pytest.raises(AssertionError):
        GAME.conserved(Reading(drawing))
