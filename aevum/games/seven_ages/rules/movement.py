"""SA-164 to SA-194: a manoeuvre: stacks are chosen and go their way, one after another.

The order of it: a window for events; stack by stack, `move` where it starts, then what comes along (`picking`), then
region by region until it stops; then conflicts and the return of order (`order`).
"""

import numpy as np

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    ASK_CANAL,
    DONE,
    GO,
    LEADER_WENT,
    MANOEUVRE_CANCELLED,
    MOVE,
    NOBODY_CAN_MOVE,
    SET_OUT,
    STOP,
    TURN_BACK,
    TURNED_BACK,
    WAS_BARRED,
    WENT,
)
from ..atlas import BORDER_START, BORDER_TO, MOVE_FLAT, REGIONS
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import EARLY, TYPE, VERB
from ..icons import TIMING_MANOEUVRE
from ..state import (
    AT_REST,
    LEADER_PLACES,
    MOVED,
    NOWHERE,
)
from ..steps import AT_END_MOVES, AT_ENTER, AT_GO, AT_MOVE, AT_PICK_UNIT, AT_REACT, AT_STACK, AT_STOP
from ..tables import AGE_OF_LEVEL, AIR, NUCLEAR, NUCLEAR_BOMBS, STAR_WARS, STARWARS, UNIT_CLASS, UNIT_LEVEL
from ..words import (
    VERB_SKIP,
    VERB_UNLOCK,
    WHAT_MANOEUVRE,
)
from .borders import border_between, entered_by, entry_cost, has_others
from .checks import standing_checks
from .control import lose_control, take_control
from .counters import counter_of, counter_places, flies, sails, shift_counter, standing_units
from .empires import age_of_game, highest_level, in_play, is_land
from .modernising import let_turned_move, rest_counters
from .shipping import ask_for_canal, canal_waits, fleet_shore, shore_at
from .speed import look_up_effects
from .stacks import (
    ONLY_STAR_WARS,
    can_end,
    can_go,
    can_join,
    group_ships,
    group_size,
    group_types,
    group_wings,
    holds_foreign,
    is_on_the_way,
    leads_group,
    must_stop,
    passed_so_far,
    resting_types,
)
from .standing import end_lasting, has_flag

WINDOW_PAST = 1  # the second value of AT_MOVE once events could be played
STANDS, TURNS_BACK = range(2)  # the second value of AT_STOP
_FLYING = np.isin(UNIT_CLASS, (AIR, NUCLEAR, STARWARS))
_SOONER = CLAUSES[(CLAUSES[:, VERB] == VERB_UNLOCK) & _FLYING[CLAUSES[:, TYPE]], EARLY]
# SA-123: the level of the first air units, and the Age in which anybody can have them with what allows them earlier.
FLYING_LEVEL = int(UNIT_LEVEL[_FLYING].min())
FLYING_AGE = int(AGE_OF_LEVEL[FLYING_LEVEL - _SOONER.max(initial=0)])


@rule
def begin_manoeuvre(s: Record) -> None:
    """SA-164: events first; then, unless one of them calls the manoeuvre off, the empire moves."""
    empire = was_about(s)
    if not in_play(s, empire):
        return
    if was_about_too(s) != WINDOW_PAST:
        let_turned_move(s)
        interrupt(s, AT_MOVE, empire, WINDOW_PAST)
        interrupt(s, AT_REACT, TIMING_MANOEUVRE, empire)
    elif not call_off(s, empire):
        prepare(s, empire)
        interrupt(s, AT_STACK, empire)
        if not asks_for_moves(s, empire):
            tell(s, NOBODY_CAN_MOVE, int(s.card[empire]))


@rule
def call_off(s: Record, empire: int) -> bool:
    """SA-016: whether an event cancels this manoeuvre; its effect is used up with it.

    Colonists who came before it are free to move in the next one; by rules 1 they were not.
    """
    if not has_flag(s, empire, VERB_SKIP, WHAT_MANOEUVRE):
        return False
    end_lasting(s, NONE, empire)
    if s.rules >= 2:
        rest_counters(s, empire)
    tell(s, MANOEUVRE_CANCELLED, int(s.card[empire]))
    return True


@rule
def prepare(s: Record, empire: int) -> None:
    """SA-166, SA-185-R1: what effects do for the empire's moves is looked up, and no leave has been given yet."""
    s.passage = 0
    s.canal_refused = 0
    look_up_effects(s, empire)
    forget_stack(s)


@rule
def forget_stack(s: Record) -> None:
    """No stack is on its way."""
    s.group_at = NOWHERE
    s.group_from = NOWHERE
    s.group_told = 0
    s.group_shore = NONE
    s.group_entered = 0
    s.group_stopped = 0
    s.group_abroad = 0
    s.group_passed = 0
    for kind in range(len(s.group_spent)):
        s.group_spent[kind] = 0


@rule
def way_owner(s: Record, empire: int) -> int:
    """The player of an empire, as a mask; nobody when it has left the game."""
    return 1 << int(s.player[empire]) if in_play(s, empire) else 0


@rule
def who_moves(s: Record) -> int:
    """SA-164: the player of the empire that moves."""
    return way_owner(s, about(s))


@rule
def stacks_to_move(s: Record, seat: int, out: Actions) -> int:
    """SA-165: the regions from which some unit can still move; or no more moves."""
    empire = about(s)
    count = offer(out, 0, DONE)
    for region in range(REGIONS):
        if s.stacks[empire, region] > 0 and can_leave(s, empire, region):
            count = offer(out, count, MOVE, region)
    return count


@rule
def hides_rest(s: Record, seat: int) -> bool:
    """SA-020: whether those who rest can move must not show by not asking; by rules 1 and 2 it did."""
    return s.rules >= 3 and seems_mobile(s, about(s))


@rule
def seems_mobile(s: Record, empire: int) -> bool:
    """SA-165, SA-192: whether some unit rests that could move, as far as those can tell who do not see its type.

    Everybody sees how many units are where, and how many have gone.
    """
    for region in range(REGIONS):
        if s.stacks[empire, region] > must_stay(s, empire, region) and resting_types(s, empire, region) != 0:
            return True
    return False


@rule
def must_stay(s: Record, empire: int, region: int) -> int:
    """SA-192, SA-194: how many units must stay in a region, as far as others can tell.

    The last one of an own land, unless it might be an air unit that was left there alone. By rules 3 it always had to.
    """
    if not is_land(region) or s.control[region] != empire:
        return 0
    return 0 if s.rules >= 4 and hides_halts(s) else 1


@rule
def asks_for_moves(s: Record, empire: int) -> bool:
    """SA-165: whether somebody is asked for moves; everybody sees it."""
    return can_move_any(s, empire) or (s.rules >= 3 and seems_mobile(s, empire))


@rule
def can_move_any(s: Record, empire: int) -> bool:
    """SA-165: whether an empire has any unit that can move."""
    for region in range(REGIONS):
        if s.stacks[empire, region] > 0 and can_leave(s, empire, region):
            return True
    return False


@rule
def can_leave(s: Record, empire: int, region: int) -> bool:
    """SA-165, SA-192: whether a unit in a region has not moved and can go somewhere."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.in_move[counter] == AT_REST:
            if can_join(s, empire, counter, NONE):
                return True
    return False


@rule
def move_stack(s: Record, seat: int, action: int) -> None:
    """SA-165, SA-202: a stack is made up in a region; after the last one come the conflicts."""
    empire, region = was_about(s), first_noun(action)
    if verb_of(action) == DONE:
        interrupt(s, AT_END_MOVES, empire)
        return
    interrupt(s, AT_STACK, empire)
    s.group_at = region
    s.group_from = region
    s.group_abroad = 0 if s.control[region] == empire else 1
    interrupt(s, AT_PICK_UNIT, empire)


@rule
def list_ways(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-165, SA-185, SA-188: the canals the stack can ask for, and the regions it can enter next."""
    types, ships, size = group_types(s, empire), group_ships(s, empire), group_size(s, empire)
    if types == ONLY_STAR_WARS:
        return list_everywhere(s, out, count)
    first, end = BORDER_START[s.group_at], BORDER_START[s.group_at + 1]
    if ships > 0:
        for border in range(first, end):
            if canal_waits(s, empire, border):
                count = offer(out, count, ASK_CANAL, int(BORDER_TO[border]))
    shore = fleet_shore(s, empire)
    for border in range(first, end):
        if can_go(s, empire, border, types, ships, size - ships, shore):
            count = offer(out, count, GO, int(BORDER_TO[border]))
    return count


@rule
def list_everywhere(s: Record, out: Actions, count: int) -> int:
    """SA-170, SA-188: star-wars units go to any region."""
    for region in range(REGIONS):
        if region != s.group_at:
            count = offer(out, count, GO, region)
    return count


@rule
def depart(s: Record) -> None:
    """SA-020-R1, SA-171: the stack that was made up leaves its region."""
    set_out(s, was_about(s), was_about_too(s))


@rule
def set_out(s: Record, empire: int, target: int) -> None:
    """SA-171-R2: the stack leaves its region; how many units it has everybody sees."""
    s.group_told = group_size(s, empire)
    tell(s, SET_OUT, int(s.card[empire]), int(s.group_from), int(s.group_told))
    go_to_region(s, empire, target)


@rule
def enter(s: Record) -> None:
    """SA-165: the stack goes on."""
    go_to_region(s, was_about(s), was_about_too(s))


@rule
def go_to_region(s: Record, empire: int, target: int) -> None:
    """SA-165, SA-189: the stack enters the next region, unless foreign star-wars units keep its bombs out."""
    if (group_types(s, empire) >> NUCLEAR_BOMBS) & 1 and holds_foreign(s, empire, target, STAR_WARS):
        s.group_stopped = 1
        tell(s, WAS_BARRED, int(s.card[empire]), target)
    else:
        sail_past(s, empire)
        enter_region(s, empire, target)
        if hides_halts(s):
            s.group_stopped = 0
        tell(s, WENT, int(s.card[empire]), target)
    interrupt(s, AT_GO, empire)


@rule
def sail_past(s: Record, empire: int) -> None:
    """SA-180: whoever has units in the water that is left, unless outnumbered two to one, has been passed."""
    s.group_passed = passed_so_far(s, empire, int(s.group_at))


@rule
def enter_region(s: Record, empire: int, target: int) -> None:
    """SA-166, SA-167, SA-183-R1: the way costs each class what its terrain does, and a shore is remembered."""
    border = border_between(int(s.group_at), target)
    s.group_entered = entered_by(border, int(s.move_rights)) if border != NOBODY else 0
    s.group_stopped = 1 if must_stop(s, empire, target) else 0
    pay_way(s, empire, target)
    s.group_shore = shore_at(target, int(s.group_at))
    s.group_at = target
    if s.control[target] != empire:
        s.group_abroad = 1


@rule
def pay_way(s: Record, empire: int, target: int) -> None:
    """SA-166: the way so far, for each class of movement; one that cannot go there pays nothing."""
    for kind in range(MOVE_FLAT + 1):
        s.group_spent[kind] += max(entry_cost(s, empire, target, kind, int(s.move_rights)), 0)


@rule
def ways(s: Record, seat: int, out: Actions) -> int:
    """SA-165, SA-176, SA-180, SA-191: on to another region, or a stop; where none is allowed, back to the start."""
    empire, count = about(s), 0
    if not is_halted(s, empire):
        count = list_ways(s, empire, out, count)
    return offer(out, count, STOP if can_end(s, empire) else TURN_BACK)


@rule
def is_halted(s: Record, empire: int) -> bool:
    """SA-178, SA-181, SA-190: whether the stack must stop where it is, seen by all or not."""
    if s.group_stopped == 1:
        return True
    return hides_halts(s) and s.group_told > 0 and must_stop(s, empire, int(s.group_at))


@rule
def hides_halts(s: Record) -> bool:
    """SA-020, SA-190: where there may be air units, which heed no others, nobody can tell whether a stack must stop.

    By rules 1 and 2 all were told, by rules 3 before anybody had the level of air units.
    """
    if s.rules >= 4:
        return age_of_game(s) >= FLYING_AGE
    return s.rules == 3 and highest_level(s) >= FLYING_LEVEL


@rule
def hides_its_speed(s: Record, seat: int) -> bool:
    """SA-020: whether the stack could go on must not show by not asking, unless everybody sees that it must stop."""
    return bool(s.group_stopped == 0)


@rule
def go(s: Record, seat: int, action: int) -> None:
    """SA-165: the stack goes on, stops, or turns back."""
    empire, verb, target = was_about(s), verb_of(action), first_noun(action)
    if verb == GO:
        interrupt(s, AT_ENTER, empire, target)
    elif verb == ASK_CANAL:
        interrupt(s, AT_GO, empire)
        ask_for_canal(s, empire, border_between(int(s.group_at), target))
    else:
        interrupt(s, AT_STOP, empire, TURNS_BACK if verb == TURN_BACK else STANDS)


@rule
def end_way(s: Record) -> None:
    """SA-165, SA-176: the way of a stack ends; what follows from it shows something of its units."""
    if was_about_too(s) == TURNS_BACK:
        turn_back(s, was_about(s))
    else:
        stop(s, was_about(s))


@rule
def turn_back(s: Record, empire: int) -> None:
    """SA-176, SA-191: a move that cannot end is taken back; its units have had their move."""
    tell(s, TURNED_BACK, int(s.card[empire]), int(s.group_from))
    s.group_at = s.group_from
    s.group_entered = 0
    end_leaders(s, empire)
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter):
            s.in_move[counter] = MOVED
    forget_stack(s)


@rule
def stop(s: Record, empire: int) -> None:
    """SA-008, SA-164-R1, SA-183-R1: the stack stands where it is; regions may come under control, or become neutral."""
    start, region = int(s.group_from), int(s.group_at)
    walked = group_size(s, empire) > group_wings(s, empire)
    end_leaders(s, empire)
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter):
            end_unit(s, counter)
    forget_stack(s)
    if s.control[start] == empire and not still_holds(s, empire, start, walked):
        lose_control(s, start)
    if walked and s.control[region] == NOBODY and not has_others(s, empire, region):
        take_control(s, region, empire)
    standing_checks(s)


@rule
def still_holds(s: Record, empire: int, region: int, walked: bool) -> bool:
    """SA-008-R1, SA-008-R2: what is left behind keeps control; air units only where they held the region alone."""
    return standing_units(s, empire, region) > 0 or (not walked and s.stacks[empire, region] > 0)


@rule
def end_unit(s: Record, counter: int) -> None:
    """SA-165, SA-200: a unit has moved; where it stood before and how it came in is remembered for this action."""
    by_air = flies(int(s.unit_type[counter]))
    s.came_from[counter] = s.group_from
    s.in_move[counter] = MOVED
    if s.group_at != s.group_from:
        shift_counter(s, counter, int(s.group_at), 0)
    s.entered[counter] = 0 if by_air else s.group_entered
    if sails(int(s.unit_type[counter])) and s.group_shore != NONE:
        s.unit_shore[counter] = s.group_shore


@rule
def end_leaders(s: Record, empire: int) -> None:
    """SA-171: leaders end their move with the units they accompany."""
    for place in range(LEADER_PLACES):
        if leads_group(s, empire, place):
            s.leader_moves[place] = MOVED
            if s.leader_at[place] != s.group_at:
                s.leader_at[place] = s.group_at
                tell(s, LEADER_WENT, int(s.card[empire]), int(s.leader[place]), int(s.group_at))
