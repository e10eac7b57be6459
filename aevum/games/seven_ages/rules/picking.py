"""SA-165, SA-171 to SA-174, SA-192: the stack is made up: counter by counter, leaders, and the first region it enters.

Whatever is offered leaves a stack that can go somewhere, and after a counter is put back none is taken any more: so
the making up always comes to an end.
"""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import ASK_CANAL, GO, PUT_BACK, TAKE, TAKE_ALL, TAKE_FROM, TAKE_LEADER
from ..atlas import BORDER_COAST, BORDER_KIND, BORDER_START, BORDER_TO, COAST
from ..cells import NONE
from ..state import ALL_LEADERS, AT_REST, LEADER_PLACES, NOTHING, ON_THE_WAY
from ..steps import AT_PICK_UNIT, AT_SET_OUT
from ..tables import UNITS
from .borders import border_between
from .counters import counter_of, counter_places, flies, sails
from .movement import list_ways, way_owner
from .shipping import ask_for_canal, fleet_shore, shore_at, shore_water
from .stacks import (
    can_join,
    can_move,
    group_of_type,
    group_ships,
    group_size,
    group_types,
    is_on_the_way,
    resting_types,
    resting_unit,
    spare_units,
    takes_no_leader,
)

TAKING, PUTTING_BACK = range(2)
_ON_LAND, _AT_SEA, _IN_THE_AIR = range(3)


@rule
def who_picks(s: Record) -> int:
    """SA-165: the player of the empire that moves."""
    return way_owner(s, about(s))


@rule
def picks(s: Record, seat: int, out: Actions) -> int:
    """SA-165, SA-171: one more counter or leader for the stack, one fewer, or the first region of its way."""
    empire, count = about(s), 0
    if about_too(s) == TAKING:
        count = list_units(s, empire, out, count)
        count = list_ships_by_shore(s, empire, out, count)
        if several_wait(s, empire):
            count = offer(out, count, TAKE_ALL)
        count = list_leaders(s, empire, out, count)
    count = list_put_backs(s, empire, out, count)
    return list_ways(s, empire, out, count)


@rule
def joining_unit(s: Record, empire: int, unit_type: int, shore: int) -> int:
    """SA-165, SA-192: a counter of a type that may come along, at this shore where one is named; -1 none."""
    counter = resting_unit(s, empire, int(s.group_from), unit_type, shore)
    if counter == NOBODY or not can_join(s, empire, counter, fleet_shore(s, empire)):
        return NOBODY
    return counter


@rule
def is_at_two_shores(s: Record, empire: int, unit_type: int) -> bool:
    """SA-183: whether ships of a type could be taken from more than one shore, so that the shore must be named."""
    if not sails(unit_type) or fleet_shore(s, empire) != NONE:
        return False
    counter = resting_unit(s, empire, int(s.group_from), unit_type, NONE)
    for place in range(counter_places(empire)):
        other = counter_of(s, empire, place)
        if other >= 0 and s.unit_at[other] == s.group_from and s.unit_type[other] == unit_type:
            if s.in_move[other] == AT_REST and s.unit_shore[other] != s.unit_shore[counter]:
                return True
    return False


@rule
def list_units(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-165: the types of which one more counter may come along."""
    shore, there = fleet_shore(s, empire), resting_types(s, empire, int(s.group_from))
    for unit_type in range(UNITS):
        if (there >> unit_type) & 1 == 0 or is_at_two_shores(s, empire, unit_type):
            continue
        if joining_unit(s, empire, unit_type, shore) != NOBODY:
            count = offer(out, count, TAKE, unit_type)
    return count


@rule
def list_ships_by_shore(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-183: the first ship of a stack, where its type lies at two shores; the first water of a shore names it."""
    region = int(s.group_from)
    there = resting_types(s, empire, region)
    for unit_type in range(UNITS):
        if (there >> unit_type) & 1 and is_at_two_shores(s, empire, unit_type):
            for border in range(BORDER_START[region], BORDER_START[region + 1]):
                water, shore = int(BORDER_TO[border]), int(BORDER_COAST[border])
                if BORDER_KIND[border] == COAST and shore_water(region, shore) == water:
                    if joining_unit(s, empire, unit_type, shore) != NOBODY:
                        count = offer(out, count, TAKE_FROM, unit_type, water)
    return count


@rule
def arm_of(unit_type: int) -> int:
    """Whether a type goes by land, by sea or in the air."""
    if sails(unit_type):
        return _AT_SEA
    return _IN_THE_AIR if flies(unit_type) else _ON_LAND


@rule
def leading_arm(s: Record, empire: int) -> int:
    """How the stack goes: with ships by sea; one that is still empty by land if it can, else by sea or in the air."""
    types, best = group_types(s, empire), _IN_THE_AIR
    if group_ships(s, empire) > 0:
        return _AT_SEA
    there = resting_types(s, empire, int(s.group_from)) if types == 0 else 0
    for unit_type in range(UNITS):
        taken = (types >> unit_type) & 1 == 1
        if taken or ((there >> unit_type) & 1 and joining_unit(s, empire, unit_type, NONE) != NOBODY):
            best = min(best, arm_of(unit_type))
    return best


@rule
def next_of_arm(s: Record, empire: int, arm: int) -> int:
    """The next counter of an arm to come along, later types first; -1 none."""
    shore, there = fleet_shore(s, empire), resting_types(s, empire, int(s.group_from))
    for back in range(UNITS):
        unit_type = UNITS - 1 - back
        if (there >> unit_type) & 1 and arm_of(unit_type) == arm:
            counter = joining_unit(s, empire, unit_type, shore)
            if counter != NOBODY:
                return counter
    return NOBODY


@rule
def next_of_all(s: Record, empire: int) -> int:
    """The next counter when all are taken: of the arm by which the stack goes, and then cargo for its ships."""
    arm = leading_arm(s, empire)
    counter = next_of_arm(s, empire, arm)
    if counter == NOBODY and arm == _AT_SEA and group_size(s, empire) > 0:
        counter = next_of_arm(s, empire, _ON_LAND)
    return counter


@rule
def several_wait(s: Record, empire: int) -> bool:
    """Whether more than one counter is left to be taken at once."""
    if next_of_all(s, empire) == NOBODY:
        return False
    arm, waiting = leading_arm(s, empire), 0
    any_arm = arm == _AT_SEA and group_size(s, empire) > 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == s.group_from and s.in_move[counter] == AT_REST:
            waiting += 1 if any_arm or arm_of(int(s.unit_type[counter])) == arm else 0
    return waiting > 1 and (arm == _IN_THE_AIR or spare_units(s, empire, int(s.group_from)) > 1)


@rule
def next_leader(s: Record, empire: int, after: int) -> int:
    """SA-171-R1: the next leader by number, beyond one, who waits where the stack sets out; ALL_LEADERS none."""
    best = ALL_LEADERS
    for place in range(LEADER_PLACES):
        if waits(s, empire, place) and after < s.leader[place] < best:
            best = int(s.leader[place])
    return best


@rule
def waits(s: Record, empire: int, place: int) -> bool:
    """Whether the leader in a place stands where the stack sets out, and has not moved."""
    if s.leader[place] == NOTHING or s.leader_of[place] != empire:
        return False
    return s.leader_at[place] == s.group_from and s.leader_moves[place] == AT_REST


@rule
def list_leaders(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-171, SA-172: leaders who may accompany the units of the stack."""
    types = group_types(s, empire)
    if types == 0 or takes_no_leader(types):
        return count
    who = next_leader(s, empire, NOTHING)
    while who < ALL_LEADERS:
        count = offer(out, count, TAKE_LEADER, who)
        who = next_leader(s, empire, who)
    return count


@rule
def can_spare(s: Record, empire: int, unit_type: int) -> bool:
    """Whether the stack can go somewhere without one of its counters of a type."""
    types, ships, size = group_types(s, empire), group_ships(s, empire), group_size(s, empire)
    if group_of_type(s, empire, unit_type) == 1:
        types &= ~(1 << unit_type)
    if sails(unit_type):
        ships -= 1
    return can_move(s, empire, int(s.group_from), types, ships, size - 1 - ships, fleet_shore(s, empire))


@rule
def list_put_backs(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-165: counters that may stay behind after all, while another one goes."""
    types, size = group_types(s, empire), group_size(s, empire)
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1 and size > 1 and can_spare(s, empire, unit_type):
            count = offer(out, count, PUT_BACK, unit_type)
    return count


@rule
def pick_unit(s: Record, seat: int, action: int) -> None:
    """SA-165, SA-171: the stack grows or shrinks, or sets out."""
    empire, verb, noun, mode = was_about(s), verb_of(action), first_noun(action), was_about_too(s)
    if verb == PUT_BACK:
        mode = PUTTING_BACK
    if verb != GO:
        interrupt(s, AT_PICK_UNIT, empire, mode)
    if verb == TAKE:
        join(s, joining_unit(s, empire, noun, fleet_shore(s, empire)))
    elif verb == TAKE_FROM:
        join(s, joining_unit(s, empire, noun, shore_at(int(s.group_from), second_noun(action))))
    elif verb == TAKE_ALL:
        take_all(s, empire)
    elif verb == TAKE_LEADER:
        take_leader(s, empire, noun)
    elif verb == PUT_BACK:
        put_back(s, empire, noun)
    elif verb == ASK_CANAL:
        ask_for_canal(s, empire, border_between(int(s.group_at), noun))
    else:
        interrupt(s, AT_SET_OUT, empire, noun)


@rule
def join(s: Record, counter: int) -> None:
    """A counter comes along."""
    s.in_move[counter] = ON_THE_WAY


@rule
def take_all(s: Record, empire: int) -> None:
    """SA-171-R2: everything comes along that goes the same way; where one must stay behind it is of the first type."""
    counter = next_of_all(s, empire)
    while counter != NOBODY:
        join(s, counter)
        counter = next_of_all(s, empire)


@rule
def take_leader(s: Record, empire: int, who: int) -> None:
    """SA-171: a leader comes along."""
    for place in range(LEADER_PLACES):
        if waits(s, empire, place) and s.leader[place] == who:
            s.leader_moves[place] = ON_THE_WAY
            return


@rule
def put_back(s: Record, empire: int, unit_type: int) -> None:
    """A counter of a type stays after all."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter) and s.unit_type[counter] == unit_type:
            s.in_move[counter] = AT_REST
            return
