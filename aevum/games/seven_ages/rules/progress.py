"""SA-332 to SA-334, SA-384 to SA-390: free progress, and how timed progress slows it."""

import numpy as np

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import BOX_SHOWN, PROGRESSED, SET_BACK, STAYED
from ..state import BOXES, FACE_DOWN, NONE_FELL, NOTHING, REVEALED
from ..tables import ACTIONS, COLOURS, FREE_PROGRESS
from ..words import VERB_SKIP, WHAT_FREE_PROGRESS
from .checks import move_marker_telling, standing_checks
from .empires import in_play
from .markers import action_of, box_of, carries_wild
from .standing import has_flag, trade_value

# SA-385 to SA-387, SA-390: the trade value that each box asks for; the first lets nobody through.
_NEEDED = np.array([NONE_FELL, 1, 0], np.int16)


@rule
def show_timing(s: Record) -> None:
    """SA-383, SA-384, SA-387-R1: the timing markers placed are turned over, and all action markers with them."""
    if s.timed_progress == 0:
        return
    s.timing_shown = 1
    for box in range(BOXES):
        if s.timing[box] != NOTHING:
            tell(s, BOX_SHOWN, box + 1, s.timing[box])
    for empire in range(COLOURS):
        if s.marker_placed[empire] and s.marker_state[empire] == FACE_DOWN:
            s.marker_state[empire] = REVEALED
    for seat in range(s.seats):
        if s.rules >= 2 and s.spare_placed[seat] and s.spare_state[seat] == FACE_DOWN:
            s.spare_state[seat] = REVEALED


@rule
def slow_box(s: Record, action: int, trade: int) -> int:
    """SA-385 to SA-387, SA-389-R1: the box that holds back an empire with this action and trade value, -1 none."""
    box = box_of(s, action)
    return box if box != NOTHING and trade < _NEEDED[box] else NOTHING


@rule
def box_against(s: Record, empire: int) -> int:
    """SA-385 to SA-387: the go-slow box that affects an empire, -1 none."""
    return slow_box(s, action_of(s, empire), trade_value(s, empire)) if s.timed_progress == 1 else NOTHING


@rule
def boxes_of_fallen(s: Record, seat: int) -> int:
    """SA-388: the go-slow boxes, as a bit mask, that affect an empire which a player lost in this turn."""
    mask = 0
    if s.timed_progress == 1:
        for action in range(ACTIONS):
            trade = int(s.fallen_trade[seat, action])
            box = slow_box(s, action, trade) if trade != NONE_FELL else NOTHING
            if box != NOTHING:
                mask |= 1 << box
    return mask


@rule
def is_set_back(s: Record, empire: int) -> bool:
    """SA-389: an empire that is itself affected by another box than a lost one of its player."""
    box = box_against(s, empire)
    return box != NOTHING and boxes_of_fallen(s, int(s.player[empire])) & ~(1 << box) != 0


@rule
def gets_free_progress(s: Record, empire: int) -> bool:
    """SA-332 to SA-334, SA-068, SA-385 to SA-388: not in a dark age, with a wild card, or held back by timing."""
    if s.no_progress[empire] or carries_wild(s, empire) or has_flag(s, empire, VERB_SKIP, WHAT_FREE_PROGRESS):
        return False
    return box_against(s, empire) == NOTHING and boxes_of_fallen(s, int(s.player[empire])) == 0


@rule
def give_free_progress(s: Record) -> None:
    """SA-332, SA-030-R1: all empires move in one step, from the holder of the turn marker on; none is first by that."""
    last = last_place(s)
    for place in range(s.seats):
        seat = (int(s.holder) + place) % int(s.seats)
        for empire in range(COLOURS):
            if s.player[empire] == seat:
                move_freely(s, empire)
    for empire in range(COLOURS):
        if in_play(s, empire) and s.reached_end[empire] > last:
            s.reached_end[empire] = last + 1
    standing_checks(s)


@rule
def last_place(s: Record) -> int:
    """SA-030: the last place in which an empire has passed the last level so far."""
    last = 0
    for empire in range(COLOURS):
        last = max(last, int(s.reached_end[empire]))
    return last


@rule
def move_freely(s: Record, empire: int) -> None:
    """SA-332, SA-389: an empire moves a level forward, stays, or is set back."""
    if is_set_back(s, empire):
        move_marker_telling(s, empire, -FREE_PROGRESS, SET_BACK)
    elif gets_free_progress(s, empire):
        move_marker_telling(s, empire, FREE_PROGRESS, PROGRESSED)
    else:
        tell(s, STAYED, s.card[empire])
