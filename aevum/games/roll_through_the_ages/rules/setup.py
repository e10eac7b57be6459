"""Setup: RT-001 to RT-006."""

from aevum.core.random import draw_below
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import DEALT
from ..state import DICE, MONUMENTS, START_FOOD
from ..steps import AT_BEGIN


@rule
def deal(s: Record) -> None:
    """RT-002, RT-003: three cities, three food and no goods each; nobody has a monument."""
    for seat in range(s.seats):
        s.food[seat] = START_FOOD
    for monument in range(MONUMENTS):
        s.completed_first[monument] = NOBODY
    for die in range(DICE):
        s.dice[die] = NOBODY
    s.partner = NOBODY
    choose_first_player(s)
    s.seat = s.first_seat
    s.step = AT_BEGIN


@rule
def choose_first_player(s: Record) -> None:
    """RT-005, RT-006: the first player is marked; drawn from the seed unless an option names one."""
    if s.first > 0:
        s.first_seat = s.first - 1
    else:
        s.first_seat = draw_below(s, int(s.seats))
    tell(s, DEALT, s.first_seat)
