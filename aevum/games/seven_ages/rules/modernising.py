"""SA-310, SA-311: units are turned over to their other side."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import DONE, TURN_OVER, UNITS_TURNED_OVER
from ..atlas import REGIONS
from ..cells import NONE
from ..state import ALL_COUNTERS, AT_REST, MOVED, NOWHERE
from ..steps import AT_MODERNISE, AT_MODERNISED
from ..tables import UNIT_FLIP, UNITS
from .checks import any_stranded, standing_checks
from .counters import counter_of, counter_places, empire_of
from .standing import level_for

# The second value of AT_MODERNISED while the action goes on.
GALLEYS_SINK = 1


@rule
def can_show(s: Record, empire: int, unit_type: int) -> bool:
    """SA-310, SA-311, SA-E21: a type has another side, older or newer, that the empire's level allows."""
    other = int(UNIT_FLIP[unit_type])
    return other != NONE and level_for(s, empire, other) <= s.level[empire]


@rule
def is_waiting(s: Record, counter: int, region: int, unit_type: int) -> bool:
    """Whether a counter of this type in this region was not turned over yet: once an action, or it would never end."""
    return s.unit_at[counter] == region and s.unit_type[counter] == unit_type and s.in_move[counter] == AT_REST


@rule
def is_waiting_there(s: Record, empire: int, region: int, unit_type: int) -> bool:
    """Whether an empire has any such counter in a region."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and is_waiting(s, counter, region, unit_type):
            return True
    return False


@rule
def types_waiting(s: Record, empire: int) -> int:
    """The set of the types of all counters on the map that were not turned over yet."""
    types = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] != NOWHERE and s.in_move[counter] == AT_REST:
            types |= 1 << int(s.unit_type[counter])
    return types


@rule
def can_modernise(s: Record, empire: int) -> bool:
    """SA-310: whether any counter on the map can be turned over."""
    waiting = types_waiting(s, empire)
    for unit_type in range(UNITS):
        if (waiting >> unit_type) & 1 and can_show(s, empire, unit_type):
            return True
    return False


@rule
def rest_counters(s: Record, empire: int) -> None:
    """No counter of an empire has been turned over in this action."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0:
            s.in_move[counter] = AT_REST


@rule
def units_to_turn(s: Record, seat: int, out: Actions) -> int:
    """SA-310: all counters of a type in a region are one choice, until the player is done."""
    empire = about(s)
    waiting = types_waiting(s, empire)
    count = offer(out, 0, DONE)
    for unit_type in range(UNITS):
        if (waiting >> unit_type) & 1 and can_show(s, empire, unit_type):
            for region in range(REGIONS):
                if s.stacks[empire, region] > 0 and is_waiting_there(s, empire, region, unit_type):
                    count = offer(out, count, TURN_OVER, unit_type, region)
    return count


@rule
def turn_units(s: Record, seat: int, action: int) -> None:
    """SA-187, SA-310: they show their other side, at no cost; galleys far from own land are lost when that is done."""
    if verb_of(action) == DONE:
        if s.rules >= 2 and any_stranded(s):
            interrupt(s, AT_MODERNISED, was_about(s), GALLEYS_SINK)
        return
    empire, unit_type, region = was_about(s), first_noun(action), second_noun(action)
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and is_waiting(s, counter, region, unit_type):
            s.unit_type[counter] = UNIT_FLIP[unit_type]
            s.in_move[counter] = MOVED
    interrupt(s, AT_MODERNISE, empire)


@rule
def show_turned(s: Record) -> None:
    """SA-310: when the action ends everybody learns how many were turned over and where, but not of which type."""
    if was_about_too(s) != GALLEYS_SINK:
        tell_turned(s, was_about(s))
    standing_checks(s)


@rule
def tell_turned(s: Record, empire: int) -> None:
    """SA-310: how many counters of an empire were turned over where; then they are like all others."""
    for region in range(REGIONS):
        turned = turned_in(s, empire, region) if s.stacks[empire, region] > 0 else 0
        if turned:
            tell(s, UNITS_TURNED_OVER, s.card[empire], region, turned)
    rest_counters(s, empire)


@rule
def let_turned_move(s: Record) -> None:
    """SA-165, SA-310: a manoeuvre within a civilise action is for the units turned over in it too.

    By rules 1 these had to stay, and it was never told how many they were.
    """
    if s.rules >= 2:
        for counter in range(ALL_COUNTERS):
            if s.in_move[counter] == MOVED:
                tell_turned(s, empire_of(s, counter))


@rule
def turned_in(s: Record, empire: int, region: int) -> int:
    """How many counters of an empire in a region were turned over in this action."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.in_move[counter] == MOVED:
            count += 1
    return count
