"""What a seat may know: not the hands and markers of others, nor which of their counters stand where."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import hide_private_events

from .actions import DREW_CARD
from .rules.counters import empire_of
from .state import (
    ALL_COUNTERS,
    BOXES,
    COVERED_BOX,
    COVERED_CARD,
    FREE,
    IN_DISCARDS,
    IN_HAND,
    IN_PLAY,
    MOST_PEEKED,
    NO_CARD,
    NOTHING,
    NOWHERE,
    REVEALED,
    SHOWN,
    SIDES_COUNT,
    SPENT,
)
from .steps import AT_MARKER, AT_MARKERS_SET
from .tables import ACTIONS, CARDS, COLOURS


@rule
def observe(s: Record, seat: int) -> None:
    """Blank what a seat may not know."""
    s.key[0] = np.uint64(0)
    s.key[1] = np.uint64(0)
    hide_cards(s, seat)
    hide_markers(s, seat)
    for other in range(s.seats):
        if other != seat:
            hide_player(s, other)
    for counter in range(ALL_COUNTERS):
        if not sees_counter(s, seat, counter):
            hide_counter(s, counter)
    hide_sides(s, seat)
    hide_private_events(s, seat, DREW_CARD)


@rule
def hide_cards(s: Record, seat: int) -> None:
    """SA-018: the draw pile, and all cards but open ones and one's own hand."""
    for card in range(CARDS):
        s.deck[card] = NO_CARD
        where = s.card_at[card]
        if where != IN_DISCARDS and where != IN_PLAY and (where != IN_HAND + seat or seat == NOBODY):
            s.card_at[card] = NOTHING


@rule
def hide_markers(s: Record, seat: int) -> None:
    """SA-055, SA-382: covered markers of others, and the boxes of timed progress."""
    for empire in range(COLOURS):
        if s.player[empire] != seat and s.player[empire] != NOBODY and s.marker_state[empire] != REVEALED:
            s.marker[empire] = NOTHING
    if not s.timing_shown and s.holder != seat:
        for box in range(BOXES):
            if s.timing[box] != NOTHING:
                s.timing[box] = COVERED_BOX


@rule
def hide_player(s: Record, other: int) -> None:
    """What belongs to another player alone."""
    s.bid[other] = NO_CARD
    if s.spare_state[other] != REVEALED:
        s.spare_marker[other] = NOTHING
    if s.step == AT_MARKER or s.step == AT_MARKERS_SET:
        s.spare_placed[other] = 0
    for action in range(ACTIONS):
        s.fallen_trade[other, action] = 0
    for place in range(MOST_PEEKED):
        s.peeked[other, place] = NO_CARD


@rule
def sees_counter(s: Record, seat: int, counter: int) -> bool:
    """SA-020, SA-231: one's own counters, those of nobody, and those that were shown in the conflict that goes on."""
    empire = empire_of(s, counter)
    if empire == NOBODY or s.player[empire] == NOBODY:
        return True
    if s.in_conflict[counter] == SPENT and s.unit_at[counter] == s.battle_at:
        return True
    return s.player[empire] == seat or s.in_conflict[counter] >= SHOWN


@rule
def hide_counter(s: Record, counter: int) -> None:
    """SA-020: nothing of a counter is known."""
    s.unit_at[counter] = NOWHERE
    s.unit_type[counter] = NOTHING
    s.unit_shore[counter] = 0
    s.in_move[counter] = 0
    s.entered[counter] = 0
    s.came_from[counter] = NOWHERE
    s.in_conflict[counter] = FREE


@rule
def hide_sides(s: Record, seat: int) -> None:
    """SA-148, SA-207, SA-209, SA-273: the other side's card and what it commits."""
    if s.sides_shown:
        return
    for side in range(SIDES_COUNT):
        if s.side_seat[side] != seat:
            if s.side_seat[1 - side] != seat or not s.side_peeks[1 - side]:
                if s.side_card[side] != NO_CARD:
                    s.side_card[side] = COVERED_CARD
            if s.side_seat[side] != NOBODY:
                s.side_tactician[side] = 0
                s.side_ready[side] = 0
