"""SA-025, SA-299: leaders drawn from the cup several at a time, for whoever may keep one of them."""

from aevum.core.random import draw_below
from aevum.core.record import Record
from aevum.core.rule import rule

from ..state import MOST_CHOSEN, NOTHING
from ..tables import LEADER_KINDS
from .worth import cup_size


@rule
def draw_leaders(s: Record, wanted: int) -> None:
    """SA-299: counters are drawn at random; they lie apart until one is kept."""
    s.chosen_count = 0
    for _draw in range(min(wanted, MOST_CHOSEN, cup_size(s))):
        kind = kind_in_cup(s, draw_below(s, cup_size(s)))
        s.cup[kind] -= 1
        s.chosen[s.chosen_count] = kind
        s.chosen_count += 1


@rule
def kind_in_cup(s: Record, place: int) -> int:
    """The kind of a counter in the cup, counted through; the last kind is nobody."""
    for kind in range(LEADER_KINDS):
        if place < s.cup[kind]:
            return kind
        place -= int(s.cup[kind])
    return LEADER_KINDS


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
