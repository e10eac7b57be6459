"""What hidden counters do: who is on the way, what is committed, who falls back."""

from aevum.core.frames import first_value, second_value
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from .atlas import BORDER_START, BORDER_TO, IS_COASTAL
from .cells import NONE
from .imagined_cards import one_of, waits
from .knowledge import sees_counter
from .rules.battle import is_leader_of
from .rules.borders import border_between, entered_by
from .rules.counters import counter_of, counter_places, flies, sails
from .rules.empires import is_land
from .rules.retreat import is_refuge
from .rules.shipping import room_aboard
from .rules.stacks import can_join
from .rules.standing import leader_has
from .state import (
    COVERED,
    FREE,
    LEADER_PLACES,
    MOVED,
    NOTHING,
    NOWHERE,
    ON_THE_WAY,
    SIDES_COUNT,
    SPENT,
)
from .steps import (
    AT_COMMIT,
    AT_COMMITTED,
    AT_MODERNISE,
    AT_RESTORE_ORDER,
    AT_RETREAT_TO,
    AT_SHOW_UNITS,
    AT_STACK,
)
from .tables import TACTICIAN

# How strict the search for a counter is: what the empire could have built there, what could stand there, anything.
LIKELY, POSSIBLE, ANY = range(3)


@rule
def mover(s: Record) -> int:
    """The empire whose manoeuvre goes on, -1 none."""
    for step in (AT_STACK, AT_RESTORE_ORDER):
        subject = waits(s, step)
        if subject != NOTHING:
            return first_value(subject)
    return NOBODY


@rule
def is_afloat(s: Record, empire: int) -> bool:
    """SA-173: whether everybody sees a stack of an empire on a water, while it counts where it set out."""
    return s.group_at != s.group_from and not is_land(int(s.group_at)) and mover(s) == empire


@rule
def goes_to_sea(unit_type: int, region: int) -> bool:
    """SA-173, SA-177: whether a unit of a region goes over water by itself: a ship, or in no port what flies."""
    return sails(unit_type) if IS_COASTAL[region] or not is_land(region) else flies(unit_type)


@rule
def seen_at_sea(s: Record, empire: int, region: int) -> int:
    """SA-173: how many units of a region at least go over water by themselves: ships enough for all, or what flies."""
    if region != s.group_from or not is_afloat(s, empire):
        return 0
    load = room_aboard(s, 1) if IS_COASTAL[region] or not is_land(region) else 0
    return (int(s.group_told) + load) // (1 + load)


@rule
def imagine_moves(s: Record, seat: int) -> None:
    """SA-165, SA-310: which counters have moved, or were turned over, in the action of another player's empire."""
    empire = mover(s)
    if s.step == AT_MODERNISE:
        empire = first_value(s.subject)
    if empire == NOBODY or s.player[empire] == seat or s.player[empire] == NOBODY:
        return
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter < 0 or s.unit_at[counter] == NOWHERE or sees_counter(s, seat, counter):
            continue
        if s.unit_at[counter] != s.group_from and one_of(s, 2):
            s.in_move[counter] = MOVED
            if s.step != AT_MODERNISE:
                imagine_way(s, counter)
    if s.group_from != NOWHERE:
        imagine_stack(s, empire)


@rule
def imagine_way(s: Record, counter: int) -> None:
    """SA-165, SA-200: a counter that has moved came from next to its region, or did not get away."""
    region = int(s.unit_at[counter])
    first, end = int(BORDER_START[region]), int(BORDER_START[region + 1])
    border = first + one_of(s, end - first + 1)
    s.came_from[counter] = region if border == end else int(BORDER_TO[border])
    if border != end and not flies(int(s.unit_type[counter])):
        s.entered[counter] = entered_by(border_between(int(BORDER_TO[border]), region), 0)


@rule
def imagine_stack(s: Record, empire: int) -> None:
    """SA-165, SA-171-R2: the stack that is made up, or on its way: then it has as many counters as were seen."""
    first = first_of_stack(s, empire)
    count = 0
    for care in range(ANY + 1):
        for place in range(counter_places(empire)):
            counter = counter_of(s, empire, place)
            if counter < 0 or s.unit_at[counter] != s.group_from or s.in_move[counter] == ON_THE_WAY:
                continue
            if counter == first or comes_along(s, empire, counter, first, count, care):
                s.in_move[counter] = ON_THE_WAY
                count += 1


@rule
def first_of_stack(s: Record, empire: int) -> int:
    """A counter that could go somewhere from where the stack began; any that stands there if none could, -1 none."""
    first = NOBODY
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == s.group_from:
            if could_lead(s, empire, counter):
                return counter
            if first == NOBODY:
                first = counter
    return first


@rule
def could_lead(s: Record, empire: int, counter: int) -> bool:
    """Whether a stack could have begun with a counter; one that is seen on a water with what goes there by itself."""
    if is_afloat(s, empire):
        return goes_to_sea(int(s.unit_type[counter]), int(s.group_from))
    return can_join(s, empire, counter, NONE)


@rule
def comes_along(s: Record, empire: int, counter: int, first: int, count: int, care: int) -> bool:
    """Whether a counter is in a stack with the first one: likely if it is like it, and as long as it has too few.

    On a water all that goes there by itself comes first, so that it can carry the rest.
    """
    if care == LIKELY and is_afloat(s, empire):
        return count < s.group_told and could_lead(s, empire, counter)
    like = s.unit_type[counter] == s.unit_type[first] and s.unit_shore[counter] == s.unit_shore[first]
    if s.group_told == 0:
        return care == LIKELY and like and one_of(s, 2) == 1 and can_join(s, empire, counter, NONE)
    if count >= s.group_told or (care == LIKELY and not like):
        return False
    return care == ANY or can_join(s, empire, counter, NONE)


@rule
def imagine_sides(s: Record, seat: int) -> None:
    """SA-209, SA-210: what the sides have committed, covered; and what has retreated."""
    if s.battle_at == NOWHERE:
        return
    for side in range(SIDES_COUNT):
        if s.side_seat[side] == seat or s.side_seat[side] == NOBODY:
            continue
        if s.step == AT_RETREAT_TO:
            imagine_retreat(s, int(s.side_empire[side]))
        if s.sides_shown == 0 and (waits(s, AT_SHOW_UNITS) != NOTHING or is_committing(s)):
            imagine_commitment(s, side)


@rule
def is_committing(s: Record) -> bool:
    """SA-209: whether the sides commit units now."""
    return s.step == AT_COMMIT or s.step == AT_COMMITTED


@rule
def imagine_commitment(s: Record, side: int) -> None:
    """SA-209, SA-210: some units and perhaps a tactician; whoever is ready has committed at least one unit."""
    empire = int(s.side_empire[side])
    decided = waits(s, AT_SHOW_UNITS) != NOTHING
    acts = acts_of(s, side)
    if acts == 0 and not decided:
        return
    s.side_tactician[side] = imagine_tactician(s, side)
    leads_alone = s.side_tactician[side] > 0 and acts == 1 and not decided
    covered, free = 0, 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == s.battle_at and s.in_conflict[counter] == FREE:
            if not leads_alone and (covered == 0 or one_of(s, 2)):
                s.in_conflict[counter] = COVERED
                covered += 1
            else:
                free += 1
    committed = covered + (1 if s.side_tactician[side] else 0)
    s.side_ready[side] = 0 if not decided and free > 0 and committed >= acts else 1


@rule
def acts_of(s: Record, side: int) -> int:
    """SA-209: how often a side has been asked in this round and has answered: once for each thing it committed."""
    if not is_committing(s):
        return 0
    answered = s.step == AT_COMMIT and (int(s.pending) >> int(s.side_seat[side])) & 1 == 0
    return second_value(s.subject) + (1 if answered else 0)


@rule
def imagine_tactician(s: Record, side: int) -> int:
    """SA-210: the place of a tactician whom a side may have committed, counted from 1; 0 none."""
    for place in range(LEADER_PLACES):
        if is_leader_of(s, side, place) and leader_has(int(s.leader[place]), TACTICIAN) and one_of(s, 2):
            return place + 1
    return 0


@rule
def imagine_retreat(s: Record, empire: int) -> None:
    """SA-250-R1: units next to the battle may have come from it, so that leaders can go with them."""
    if first_value(s.subject) != empire:
        return
    for border in range(BORDER_START[s.battle_at], BORDER_START[s.battle_at + 1]):
        if is_refuge(s, empire, border):
            first = True
            for place in range(counter_places(empire)):
                counter = counter_of(s, empire, place)
                if counter >= 0 and s.unit_at[counter] == BORDER_TO[border] and (first or one_of(s, 2)):
                    s.in_conflict[counter] = SPENT
                    first = False
