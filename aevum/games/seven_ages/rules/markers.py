"""SA-051 to SA-057, SA-064 to SA-068: action markers: placed in secret, taken back at the end of the turn."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import DONE, PASS, PLACE, PLACE_OFF, SLOW, TIMED
from ..state import (
    BOXES,
    CIVILISE,
    CREATE,
    DESTINY,
    FACE_DOWN,
    LOST,
    MARKERS,
    NOTHING,
    REVEALED,
    WILD,
)
from ..steps import AT_MARKER, AT_TIMING
from ..tables import ACTIONS, COLOURS
from .empires import empires_of, most_empires
from .standing import trade_value


@rule
def empire_in_order(s: Record, seat: int, place: int) -> int:
    """A player's empire by place, counted from 0 in the order of their colours; -1 when there are fewer."""
    for empire in range(COLOURS):
        if s.player[empire] == seat:
            if place == 0:
                return empire
            place -= 1
    return NOBODY


@rule
def may_place_off(s: Record, seat: int) -> bool:
    """SA-053, SA-050: a player below the limit of empires may place a marker off-empire."""
    return empires_of(s, seat) < most_empires(s)


@rule
def who_places(s: Record) -> int:
    """SA-052, SA-053: all at once, empire by empire; after the last empire those who may place one off-empire."""
    mask = 0
    for seat in range(s.seats):
        own = empires_of(s, seat)
        if s.served < own or (s.served == own and may_place_off(s, seat)):
            mask |= 1 << seat
    return mask


@rule
def has_placed(s: Record, seat: int, marker: int) -> bool:
    """SA-052: each player has one marker of each kind, so one that lies on an empire cannot lie elsewhere."""
    for empire in range(COLOURS):
        if s.player[empire] == seat and s.marker_placed[empire] and s.marker[empire] == marker:
            return True
    return s.spare_placed[seat] == 1 and s.spare_marker[seat] == marker


@rule
def markers_to_place(s: Record, seat: int, out: Actions) -> int:
    """SA-051, SA-052, SA-053, SA-065: any marker not placed yet; off-empire also none."""
    empire = empire_in_order(s, seat, int(s.served))
    count = offer(out, 0, PASS) if empire == NOBODY else 0
    for marker in range(MARKERS):
        if not has_placed(s, seat, marker):
            if empire == NOBODY:
                count = offer(out, count, PLACE_OFF, marker)
            else:
                count = offer(out, count, PLACE, marker, int(s.card[empire]))
    return count


@rule
def place_marker(s: Record, seat: int, action: int) -> None:
    """SA-052, SA-053: a marker lies face down on an empire or off-empire."""
    if verb_of(action) == PLACE_OFF:
        s.spare_marker[seat] = first_noun(action)
        s.spare_placed[seat] = 1
        s.spare_state[seat] = FACE_DOWN
    elif verb_of(action) == PLACE:
        empire = empire_in_order(s, seat, int(s.served))
        s.marker[empire] = first_noun(action)
        s.marker_placed[empire] = 1
        s.marker_state[empire] = FACE_DOWN


@rule
def next_markers(s: Record) -> None:
    """SA-052, SA-053: when everybody has placed one marker, the next ones are placed, until none is left."""
    s.served += 1
    if who_places(s) != 0:
        go_to(s, AT_MARKER)


@rule
def who_times(s: Record) -> int:
    """SA-381, SA-382: with this option the holder of the turn marker, as long as a box is free."""
    return 1 << int(s.holder) if s.timed_progress == 1 and boxes_filled(s) < BOXES else 0


@rule
def boxes_filled(s: Record) -> int:
    """SA-382: how many go-slow boxes have a timing marker."""
    count = 0
    while count < BOXES and s.timing[count] != NOTHING:
        count += 1
    return count


@rule
def timings(s: Record, seat: int, out: Actions) -> int:
    """SA-381, SA-382: one of the seven timing markers that is not placed yet; after the first also none."""
    filled = boxes_filled(s)
    count = offer(out, 0, DONE) if filled > 0 else 0
    for action in range(ACTIONS):
        if box_of(s, action) == NOTHING:
            count = offer(out, count, SLOW, action)
    return count


@rule
def box_of(s: Record, action: int) -> int:
    """SA-382: the go-slow box that an action lies in, -1 none."""
    for box in range(BOXES):
        if action != NOTHING and s.timing[box] == action:
            return box
    return NOTHING


@rule
def place_timing(s: Record, seat: int, action: int) -> None:
    """SA-382, SA-383: a timing marker lies face down on the next box; the others stay face down."""
    if verb_of(action) == SLOW:
        s.timing[boxes_filled(s)] = first_noun(action)
        tell(s, TIMED, seat, boxes_filled(s))
        go_to(s, AT_TIMING)


@rule
def has_effect(action: int, off: int) -> bool:
    """SA-056, SA-057, SA-066: create only works off-empire, destiny and civilise everywhere, the others on empires."""
    if action == DESTINY or action == CIVILISE:
        return True
    return (action == CREATE) == (off == 1)


@rule
def can_reveal(s: Record, empire: int) -> bool:
    """SA-060, SA-063, SA-066: a face-down marker of the action that is up, or a wild card, that would have effect."""
    if not s.marker_placed[empire] or s.marker_state[empire] != FACE_DOWN:
        return False
    return (s.marker[empire] == s.action or s.marker[empire] == WILD) and has_effect(int(s.action), 0)


@rule
def can_reveal_off(s: Record, seat: int) -> bool:
    """SA-056, SA-060, SA-066: the same of the marker off-empire."""
    if not s.spare_placed[seat] or s.spare_state[seat] != FACE_DOWN:
        return False
    return (s.spare_marker[seat] == s.action or s.spare_marker[seat] == WILD) and has_effect(int(s.action), 1)


@rule
def might_reveal(s: Record, seat: int) -> bool:
    """SA-055, SA-056: whether, for all that everybody knows, a player could turn a marker over in this action."""
    if has_effect(int(s.action), 1) and s.spare_placed[seat] and s.spare_state[seat] == FACE_DOWN:
        return True
    if has_effect(int(s.action), 0):
        for empire in range(COLOURS):
            if s.player[empire] == seat and s.marker_placed[empire] and s.marker_state[empire] == FACE_DOWN:
                return True
    return False


@rule
def action_of(s: Record, empire: int) -> int:
    """SA-387, SA-066: the action an empire chose: its marker, for a wild card what it became; -1 none.

    A marker that an event has sent back unseen is none.
    """
    if not s.marker_placed[empire] or is_sent_back(s, empire):
        return NOTHING
    if s.marker[empire] == WILD:
        return int(s.marker_as[empire]) if s.marker_state[empire] == REVEALED else NOTHING
    return int(s.marker[empire])


@rule
def is_sent_back(s: Record, empire: int) -> bool:
    """SA-387-R1: whether an event took an empire's marker, which counts no more; by rules 1 it did."""
    return s.rules >= 2 and s.marker_state[empire] == LOST


@rule
def carries_wild(s: Record, empire: int) -> bool:
    """SA-068: an empire with the wild card, shown or not, or created by one that lay off-empire; not one sent back."""
    if s.marker_placed[empire]:
        return s.marker[empire] == WILD and not is_sent_back(s, empire)
    seat = int(s.player[empire])
    made = s.spare_placed[seat] == 1 and s.spare_marker[seat] == WILD and s.spare_as[seat] == CREATE
    return made and s.arrived[empire] == s.turn


@rule
def take_back_marker(s: Record, empire: int) -> None:
    """SA-064: the marker of an empire goes back to its owner; a face-down one unseen."""
    s.marker[empire] = NOTHING
    s.marker_placed[empire] = 0
    s.marker_state[empire] = FACE_DOWN
    s.marker_as[empire] = NOTHING
    s.trade_due[empire] = 0


@rule
def lose_marker(s: Record, empire: int) -> None:
    """SA-064, SA-388: a destroyed empire's marker is lost for the turn; what it was is kept for timed progress."""
    action, seat = action_of(s, empire), int(s.player[empire])
    if action != NOTHING and seat != NOBODY:
        s.fallen_trade[seat, action] = min(int(s.fallen_trade[seat, action]), trade_value(s, empire))
    take_back_marker(s, empire)


@rule
def take_back_markers(s: Record) -> None:
    """SA-064: all action markers and timing markers go back to their owners."""
    for empire in range(COLOURS):
        take_back_marker(s, empire)
    for seat in range(s.seats):
        s.spare_marker[seat] = NOTHING
        s.spare_placed[seat] = 0
        s.spare_state[seat] = FACE_DOWN
        s.spare_as[seat] = NOTHING
    for box in range(BOXES):
        s.timing[box] = NOTHING
    s.timing_shown = 0
