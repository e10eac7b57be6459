"""What effects do to units: lost, gone over to the enemy, raised. Their owner picks those that are lost."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun

from ..actions import LOSE_UNIT, RAISE_UNIT, UNIT_RAISED, UNIT_STRUCK, UNIT_TURNED
from ..atlas import BORDER_START, BORDER_TO
from ..effects import CLAUSES
from ..grammar import ALL, HALF, OP, WHERE, N
from ..state import AT_REST, FREE, MOVED, NOWHERE
from ..steps import AT_EVENT_UNITS, AT_STRUCK
from ..tables import UNITS
from ..words import OP_BUILD, OP_CONVERT, WHERE_EACH_CITY_REGION, WHERE_EACH_REGION, WHERE_NEUTRAL_ADJACENT
from .building import is_first_water
from .checks import standing_checks
from .control import lose_control, take_control
from .conversion import convert_counter
from .counters import counter_of, counter_places, put_counter, sails, spare_counter, standing_units, take_counter
from .effect_frames import acting_of, ask, clause_of, left_of, region_of, target_of, with_left
from .effects_regions import next_place
from .empires import half_of, in_play
from .places import can_raise_at
from .shipping import shore_at
from .standing import is_for
from .worth import meant_by


@rule
def is_meant(s: Record, clause: int, region: int, counter: int) -> bool:
    """SA-267: whether a clause means a counter: there, and of its class."""
    return counter >= 0 and s.unit_at[counter] == region and is_for(clause, int(s.unit_type[counter]))


@rule
def has_free_unit(s: Record, clause: int, empire: int, region: int) -> bool:
    """SA-267: whether one of them is not committed in a conflict."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_meant(s, clause, region, counter) and s.in_conflict[counter] == FREE:
            return True
    return False


@rule
def unit_of(s: Record, clause: int, empire: int, region: int, unit_type: int) -> int:
    """SA-267: a counter of a type that can be lost; an uncommitted one while there is any. -1 none."""
    only_free = has_free_unit(s, clause, empire, region)
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_meant(s, clause, region, counter) and s.unit_type[counter] == unit_type:
            if not only_free or s.in_conflict[counter] == FREE:
                return counter
    return NOBODY


@rule
def units_meant(s: Record, clause: int, empire: int, region: int) -> int:
    """How many counters of an empire in a region a clause means."""
    count = 0
    for place in range(counter_places(empire)):
        if is_meant(s, clause, region, counter_of(s, empire, place)):
            count += 1
    return count


@rule
def losses(s: Record, clause: int, empire: int, region: int) -> int:
    """SA-015, SA-267: how many are lost: all, half rounded up, or a number, as far as there are so many."""
    there = units_meant(s, clause, empire, region)
    if CLAUSES[clause, N] == ALL:
        return there
    if CLAUSES[clause, N] == HALF:
        return half_of(there)
    return min(int(CLAUSES[clause, N]), there)


@rule
def begin_units(s: Record, clause: int, who: int, region: int) -> None:
    """SA-267: units are raised, or lost, in a region; their owner says which."""
    if CLAUSES[clause, OP] == OP_BUILD:
        ask(s, AT_EVENT_UNITS, with_left(who, 1), clause, region)
        return
    empire = meant_by(s, clause, acting_of(who), target_of(who))
    lost = losses(s, clause, empire, region)
    if CLAUSES[clause, N] == ALL:
        lose_all(s, clause, empire, region)
    elif lost > 0:
        ask(s, AT_EVENT_UNITS, with_left(who, lost), clause, region)


@rule
def strike_units(s: Record) -> None:
    """SA-020, SA-267: units are lost in the region that was chosen; how many depends on what they are."""
    begin_units(s, clause_of(was_about_too(s)), was_about(s), region_of(was_about_too(s)))
    standing_checks(s)


@rule
def lose_all(s: Record, clause: int, empire: int, region: int) -> None:
    """SA-267: nobody is left to choose."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_meant(s, clause, region, counter):
            take_counter(s, counter)
            tell(s, UNIT_STRUCK, int(s.card[empire]), region)
    settle(s, empire, region)


@rule
def settle(s: Record, empire: int, region: int) -> None:
    """SA-008, SA-122: who has nobody left there loses the region, but not in the middle of a conflict."""
    if region != s.battle_at and s.control[region] == empire and standing_units(s, empire, region) == 0:
        lose_control(s, region)
    standing_checks(s)


@rule
def who_picks_units(s: Record) -> int:
    """SA-020, SA-267: the owner of the units."""
    clause = clause_of(about_too(s))
    empire = owner_of_units(s, clause, about(s))
    return 1 << int(s.player[empire]) if empire != NOBODY and in_play(s, empire) else 0


@rule
def hides_units(s: Record, seat: int) -> bool:
    """SA-020: what can be raised depends on the pool, and what can be lost on the types of the units there."""
    clause = clause_of(about_too(s))
    empire = owner_of_units(s, clause, about(s))
    return CLAUSES[clause, OP] == OP_BUILD or s.stacks[empire, region_of(about_too(s))] > 1


@rule
def owner_of_units(s: Record, clause: int, who: int) -> int:
    """SA-267: the empire that raises units, or that loses them."""
    if CLAUSES[clause, OP] == OP_BUILD:
        return acting_of(who)
    return meant_by(s, clause, acting_of(who), target_of(who))


@rule
def units_to_pick(s: Record, seat: int, out: Actions) -> int:
    """SA-267: the types that can be lost, or raised and at which shore."""
    clause, region = clause_of(about_too(s)), region_of(about_too(s))
    empire = owner_of_units(s, clause, about(s))
    count = 0
    for unit_type in range(UNITS):
        if CLAUSES[clause, OP] == OP_BUILD:
            count = offer_raising(s, clause, empire, region, unit_type, out, count)
        elif unit_of(s, clause, empire, region, unit_type) != NOBODY:
            count = offer(out, count, LOSE_UNIT, unit_type)
    return count


@rule
def offer_raising(s: Record, clause: int, empire: int, region: int, unit_type: int, out: Actions, count: int) -> int:
    """SA-183: a ship lies at one of the shores of its land, named by its first water."""
    if not can_raise_at(s, empire, clause, unit_type, region):
        return count
    if not sails(unit_type):
        return offer(out, count, RAISE_UNIT, unit_type, region)
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if is_first_water(region, border):
            count = offer(out, count, RAISE_UNIT, unit_type, BORDER_TO[border])
    return count


@rule
def pick_unit(s: Record, seat: int, action: int) -> None:
    """SA-267: a unit is raised, lost, or goes over; then the next one."""
    who, clause, region = was_about(s), clause_of(was_about_too(s)), region_of(was_about_too(s))
    empire = owner_of_units(s, clause, who)
    if CLAUSES[clause, OP] == OP_BUILD:
        raise_unit(s, clause, empire, region, first_noun(action), second_noun(action))
        return
    counter = unit_of(s, clause, empire, region, first_noun(action))
    if CLAUSES[clause, OP] == OP_CONVERT:
        turn_unit(s, counter, empire, acting_of(who), region)
    else:
        take_counter(s, counter)
        tell(s, UNIT_STRUCK, int(s.card[empire]), region)
    if left_of(who) > 1:
        ask(s, AT_EVENT_UNITS, with_left(who, left_of(who) - 1), clause, region)
        return
    ask(s, AT_STRUCK, who, clause, region)


@rule
def end_losses(s: Record) -> None:
    """SA-267: what is left in a region that was struck decides what becomes of it; then the next region is struck."""
    who, clause, region = was_about(s), clause_of(was_about_too(s)), region_of(was_about_too(s))
    empire = owner_of_units(s, clause, who)
    settle(s, empire, region)
    if in_play(s, empire):
        begin_everywhere(s, clause, who, empire, region)


@rule
def begin_everywhere(s: Record, clause: int, who: int, empire: int, after: int) -> None:
    """SA-267: what strikes every region of an empire goes on with the next one."""
    where = CLAUSES[clause, WHERE]
    if where != WHERE_EACH_REGION and where != WHERE_EACH_CITY_REGION:
        return
    region = next_place(s, empire, where == WHERE_EACH_CITY_REGION, after)
    if region != NOBODY:
        ask(s, AT_EVENT_UNITS, with_left(who, losses(s, clause, empire, region)), clause, region)


@rule
def raise_unit(s: Record, clause: int, empire: int, region: int, unit_type: int, beside: int) -> None:
    """SA-267: a free unit; on neutral land it takes control at once and does not move in this action."""
    counter = spare_counter(s, empire, unit_type)
    put_counter(s, counter, empire, unit_type, region, shore_at(region, beside) if sails(unit_type) else 0)
    tell(s, UNIT_RAISED, int(s.card[empire]), region)
    if CLAUSES[clause, WHERE] == WHERE_NEUTRAL_ADJACENT:
        s.in_move[counter] = MOVED
        if s.control[region] == NOBODY:
            take_control(s, region, empire)
    standing_checks(s)


@rule
def turn_unit(s: Record, counter: int, loser: int, winner: int, region: int) -> None:
    """SA-267: a unit changes sides, uncommitted and of the same type; without a counter for it it is lost.

    Elephants, bombs and star-wars units are of no colour: their counters change hands (SA-096-R2).
    """
    before = int(s.stacks[winner, region])
    if s.rules >= 2:
        release_unit(s, counter)
        convert_counter(s, counter, loser, winner)
    else:
        replace_unit(s, counter, winner)
    if s.stacks[winner, region] == before:
        tell(s, UNIT_STRUCK, int(s.card[loser]), region)
        return
    tell(s, UNIT_TURNED, int(s.card[loser]), int(s.card[winner]), region)


@rule
def release_unit(s: Record, counter: int) -> None:
    """A unit is in no move, comes from nowhere and is not committed."""
    s.in_move[counter] = AT_REST
    s.entered[counter] = 0
    s.came_from[counter] = NOWHERE
    s.in_conflict[counter] = FREE


@rule
def replace_unit(s: Record, counter: int, winner: int) -> None:
    """By rules 1 a unit that changed sides became a coloured one of its type, or was lost."""
    unit_type, region, shore = int(s.unit_type[counter]), int(s.unit_at[counter]), int(s.unit_shore[counter])
    take_counter(s, counter)
    taken = spare_counter(s, winner, unit_type)
    if taken != NOBODY:
        put_counter(s, taken, winner, unit_type, region, shore)
