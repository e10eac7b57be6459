"""SA-025, SA-299: leaders drawn from the cup several at a time, for whoever may keep one of them."""

from aevum.core.random import draw_below
from aevum.core.record import Record
from aevum.core.rule import rule

from ..state import MOST_CHOSEN, NOTHING
from ..tables import LEADER_KINDS, NOBODY_IN_CUP


@rule
def cup_size(s: Record) -> int:
    """SA-025: how many counters are in the cup, those of nobody included."""
    count = 0
    for kind in range(len(s.cup)):
        count += int(s.cup[kind])
    return count


@rule
def draw_from_cup(s: Record) -> int:
    """SA-299, SA-300: the kind of a random counter in the cup, each as likely; `NOBODY_IN_CUP` shows nobody."""
    left = draw_below(s, cup_size(s))
    for kind in range(LEADER_KINDS):
        left -= int(s.cup[kind])
        if left < 0:
            return kind
    return NOBODY_IN_CUP


@rule
def draw_leaders(s: Record, wanted: int) -> None:
    """SA-299: counters are drawn at random; they lie apart until one is kept."""
    s.chosen_count = 0
    for _draw in range(min(wanted, MOST_CHOSEN, cup_size(s))):
        kind = draw_from_cup(s)
        s.cup[kind] -= 1
        s.chosen[s.chosen_count] = kind
        s.chosen_count += 1


@rule
def is_drawn(s: Record, kind: int) -> bool:
    """Whether a counter of a kind was drawn."""
    for place in range(s.chosen_count):
        if s.chosen[place] == kind:
            return True
    return False


@rule
def put_back(s: Record) -> None:
    """SA-301: all drawn counters go back into the cup; from there a leader who is kept comes on the map."""
    for place in range(s.chosen_count):
        s.cup[s.chosen[place]] += 1
        s.chosen[place] = NOTHING
    s.chosen_count = 0
