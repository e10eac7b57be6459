"""Drawing empires: HW-034 to HW-048, and the order of drawing from Epoch II on, HW-212 to HW-216."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell, tell_item
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    DREW,
    EPOCH_BEGAN,
    FIRST_DICE,
    FIRST_DICE_FACES,
    FIRST_DRAWER,
    KEEP,
    KEPT,
    PASS,
    PASSED,
)
from ..state import DIE_SIDES, EMPIRES_AN_EPOCH, STRENGTH
from ..steps import AT_CALL, AT_DRAW
from .dice import number_below
from .scoring import points_of


@rule
def begin_epoch(s: Record) -> None:
    """HW-036, HW-049, HW-205: an epoch begins with the order in which empires are drawn."""
    tell(s, EPOCH_BEGAN, s.epoch)
    s.called = 0
    s.draw_turn = 0
    for seat in range(s.seats):
        s.giver[seat] = NOBODY
    if s.epoch == 0:
        order_by_seats(s, first_drawer(s))
    else:
        order_by_points(s)


@rule
def first_drawer(s: Record) -> int:
    """HW-034: the highest total of two dice, or whom the option names."""
    seat = int(s.first) - 1 if s.first > 0 else roll_for_first(s)
    tell(s, FIRST_DRAWER, seat)
    return seat


@rule
def roll_for_first(s: Record) -> int:
    """HW-034: whoever ties for the highest total rolls again until one is ahead."""
    rolling = (1 << int(s.seats)) - 1
    ahead = 0
    while rolling & (rolling - 1) != 0:
        best = 0
        highest = 0
        for seat in range(s.seats):
            if (rolling >> seat) & 1:
                first, second = number_below(s, DIE_SIDES), number_below(s, DIE_SIDES)
                tell(s, FIRST_DICE, seat)
                tell_item(s, FIRST_DICE_FACES, first)
                tell_item(s, FIRST_DICE_FACES, second)
                if first + second > highest or best == 0:
                    highest = first + second
                    best = 0
                    ahead = seat
                if first + second == highest:
                    best |= 1 << seat
        rolling = best
    return ahead


@rule
def order_by_seats(s: Record, first: int) -> None:
    """HW-035: in Epoch I the others follow clockwise."""
    for turn in range(s.seats):
        s.draw_order[turn] = (first + turn) % int(s.seats)


@rule
def order_by_points(s: Record) -> None:
    """HW-212 to HW-215: from the fewest points to the most."""
    for seat in range(s.seats):
        place = seat
        while place > 0 and draws_before(s, seat, int(s.draw_order[place - 1])):
            s.draw_order[place] = s.draw_order[place - 1]
            place -= 1
        s.draw_order[place] = seat


@rule
def draws_before(s: Record, seat: int, other: int) -> bool:
    """HW-212 to HW-215: fewer points; then the weaker empire in the epoch just played; then the earlier one."""
    own, theirs = points_of(s, seat), points_of(s, other)
    if own != theirs:
        return own < theirs
    empire, rival = empire_in(s, seat, int(s.epoch) - 1), empire_in(s, other, int(s.epoch) - 1)
    if STRENGTH[empire] != STRENGTH[rival]:
        return STRENGTH[empire] < STRENGTH[rival]
    return empire < rival


@rule
def empire_in(s: Record, seat: int, epoch: int) -> int:
    """HW-045: the empire of a seat in an epoch."""
    return epoch * EMPIRES_AN_EPOCH + int(s.empires[seat, epoch])


@rule
def holds_empire(s: Record, seat: int) -> bool:
    """HW-045: whether a seat has its empire card of this epoch."""
    return s.empires[seat, s.epoch] != NOBODY


@rule
def holder_of(s: Record, place: int) -> int:
    """The seat that has this empire of the epoch, -1 nobody."""
    for seat in range(s.seats):
        if s.empires[seat, s.epoch] == place:
            return seat
    return NOBODY


@rule
def draw_empire(s: Record) -> None:
    """HW-037, HW-038, HW-046, HW-047, HW-216: one card of the pile each, in order; the rest is put away unseen."""
    if s.draw_turn == s.seats:
        go_to(s, AT_CALL)
        return
    s.seat = s.draw_order[s.draw_turn]
    chosen = number_below(s, EMPIRES_AN_EPOCH - int(s.draw_turn))
    for place in range(EMPIRES_AN_EPOCH):
        if holder_of(s, place) == NOBODY:
            if chosen == 0:
                s.drawn = place
            chosen -= 1
    tell(s, DREW, s.seat)


@rule
def receivers(s: Record, seat: int, out: Actions) -> int:
    """HW-039 to HW-042: keep the card if one has none yet, or give it to somebody who has none."""
    count = 0
    if not holds_empire(s, seat):
        count = offer(out, count, KEEP)
    for other in range(s.seats):
        if other != seat and not holds_empire(s, other):
            count = offer(out, count, PASS, other)
    return count


@rule
def give_empire(s: Record, seat: int, action: int) -> None:
    """HW-038 to HW-045: the card has found its player; the next one draws."""
    receiver = seat
    if verb_of(action) == PASS:
        receiver = first_noun(action)
        tell(s, PASSED, seat, receiver)
    else:
        tell(s, KEPT, seat)
    s.empires[receiver, s.epoch] = s.drawn
    s.giver[receiver] = seat
    s.drawn = NOBODY
    s.draw_turn += 1
    go_to(s, AT_DRAW)
