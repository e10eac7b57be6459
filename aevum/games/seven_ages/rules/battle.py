"""SA-206: the two sides of the conflict that goes on, and their units in its region."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import FELL_INTO_DISORDER
from ..state import COVERED, FREE, IN_FRONT, LEADER_PLACES, NOTHING, NOWHERE, SPENT
from ..tables import TACTICIAN
from .counters import counter_of, counter_places
from .leaders import has_kind_at


@rule
def foe_of(side: int) -> int:
    """The other side."""
    return 1 - side


@rule
def empire_on(s: Record, side: int) -> int:
    """The empire of a side."""
    return int(s.side_empire[side])


@rule
def card_of(s: Record, side: int) -> int:
    """The card by whose name its empire goes in what is told."""
    return int(s.card[empire_on(s, side)])


@rule
def seat_on(s: Record, side: int) -> int:
    """The player of a side, as a bit."""
    return 1 << int(s.side_seat[side])


@rule
def units_left(s: Record, side: int) -> int:
    """How many units a side has in the region."""
    return int(s.stacks[empire_on(s, side), s.battle_at])


@rule
def is_decided(s: Record) -> bool:
    """SA-234: whether a side, or both, have no unit left in the region."""
    return s.battle_at == NOWHERE or units_left(s, 0) == 0 or units_left(s, 1) == 0


@rule
def fighter(s: Record, side: int, place: int) -> int:
    """A side's counter by place, as `counter_of`; -1 where that counter is not in the region."""
    counter = counter_of(s, empire_on(s, side), place)
    return counter if counter >= 0 and s.unit_at[counter] == s.battle_at else NOBODY


@rule
def fighters(s: Record, side: int) -> int:
    """How many places `fighter` counts for a side."""
    return counter_places(empire_on(s, side))


@rule
def is_committed(s: Record, counter: int) -> bool:
    """Whether a counter is committed in this round."""
    return COVERED <= s.in_conflict[counter] <= IN_FRONT


@rule
def count_free(s: Record, side: int) -> int:
    """How many units a side can still commit."""
    return count_in_part(s, side, FREE)


@rule
def units_fresh(s: Record, side: int) -> int:
    """SA-231: how many units a side has not spent in earlier rounds: everybody has seen the others."""
    return units_left(s, side) - count_in_part(s, side, SPENT)


@rule
def count_in_part(s: Record, side: int, part: int) -> int:
    """How many units of a side have this part in the conflict."""
    count = 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and s.in_conflict[counter] == part:
            count += 1
    return count


@rule
def count_committed(s: Record, side: int) -> int:
    """How many units a side has committed in this round."""
    count = 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and is_committed(s, counter):
            count += 1
    return count


@rule
def committed_of_type(s: Record, side: int, unit_type: int) -> int:
    """How many units of a type a side has committed in this round."""
    count = 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and is_committed(s, counter) and s.unit_type[counter] == unit_type:
            count += 1
    return count


@rule
def types_in_parts(s: Record, side: int, first: int, last: int) -> int:
    """The types of a side's units whose part in the conflict is one of a range, as a bit mask."""
    types = 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and first <= s.in_conflict[counter] <= last:
            types |= 1 << int(s.unit_type[counter])
    return types


@rule
def committed_types(s: Record, side: int) -> int:
    """The types of units that a side has committed in this round, as a bit mask."""
    return types_in_parts(s, side, COVERED, IN_FRONT)


@rule
def of_type_in_part(s: Record, side: int, unit_type: int, part: int) -> int:
    """A side's counter of a type with this part in the conflict; -1 none."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and s.unit_type[counter] == unit_type and s.in_conflict[counter] == part:
            return counter
    return NOBODY


@rule
def set_part(s: Record, side: int, part: int, new_part: int) -> None:
    """All units of a side with one part in the conflict get another."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and s.in_conflict[counter] == part:
            s.in_conflict[counter] = new_part


@rule
def free_all(s: Record, side: int) -> None:
    """All units of a side can be committed."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0:
            s.in_conflict[counter] = FREE


@rule
def spend_committed(s: Record, side: int) -> None:
    """SA-231: units that were committed and live are set aside."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and is_committed(s, counter):
            s.in_conflict[counter] = SPENT


@rule
def release(s: Record, side: int) -> None:
    """SA-237, SA-237-R1, SA-238: a side that has committed all its units gets them back, and a disorder marker."""
    if units_left(s, side) > 0 and units_fresh(s, side) == 0:
        free_all(s, side)
        s.side_disorder[side] += 1
        tell(s, FELL_INTO_DISORDER, card_of(s, side), int(s.side_disorder[side]))


@rule
def has_tactician(s: Record, side: int) -> bool:
    """Whether a side has a tactician in the region."""
    return has_kind_at(s, empire_on(s, side), int(s.battle_at), TACTICIAN)


@rule
def leader_in_battle(s: Record, side: int) -> int:
    """The first place of a leader whom a side has in the region; -1 none."""
    for place in range(LEADER_PLACES):
        if is_leader_of(s, side, place):
            return place
    return NOTHING


@rule
def is_leader_of(s: Record, side: int, place: int) -> bool:
    """Whether the leader in a place is a side's and in the region."""
    return s.leader[place] != NOTHING and s.leader_of[place] == empire_on(s, side) and s.leader_at[place] == s.battle_at
