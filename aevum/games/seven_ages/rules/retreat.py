"""SA-244 to SA-250, SA-375 to SA-380: retreat, and pursuit as an option."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too, interrupt, tell, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    LEADER_WITHDREW,
    NOWHERE_TO_GO,
    PASS,
    RETREAT,
    RETREATED,
    WITHDRAW,
    WITHDRAW_ALL,
    WITHDRAW_LEADER,
    WITHDREW,
)
from ..atlas import (
    BORDER_COAST,
    BORDER_KIND,
    BORDER_START,
    BORDER_TO,
    CANAL,
    COAST,
    OCEAN,
    REGION_KIND,
    REGIONS,
)
from ..state import ACTIVE, FREE, IN_FRONT, NOTHING, NOWHERE, OCEAN_GALLEYS, SPENT
from ..steps import AT_FLIGHT, AT_PURSUE, AT_RETREAT_TO, AT_WITHDRAWN
from ..tables import (
    GALLEYS,
    NUCLEAR,
    STAR_WARS,
    STARWARS,
    UNIT_CLASS,
    UNITS,
)
from ..words import OP_OCEAN_GALLEYS, VERB_MOVE, WHAT_RETREAT_ALWAYS
from .battle import (
    card_of,
    empire_on,
    fighter,
    fighters,
    foe_of,
    has_tactician,
    is_decided,
    leader_in_battle,
    seat_on,
    types_in_parts,
    units_left,
)
from .borders import carries_galleys, has_others, may_walk
from .control import take_control
from .counters import counter_of, counter_places, empire_of, flies, sails, shift_counter, standing_units, take_counter
from .empires import is_land
from .pursuit import SIDES, pursuit_losses
from .standing import has_op, is_allowed

CALLED_OFF = -1  # the round of a conflict that an event ended


@rule
def may_retreat(s: Record, side: int) -> bool:
    """SA-244, SA-245: when the enemy fell into disorder; with a tactician when either side did."""
    return (
        s.side_disorder[foe_of(side)] > 0
        or (s.side_disorder[side] > 0 and has_tactician(s, side))
        or is_allowed(s, empire_on(s, side), WHAT_RETREAT_ALWAYS)
    )


@rule
def who_may_retreat(s: Record) -> int:
    """SA-246: a side that may retreat is asked, if a region next to the battle could take anybody.

    Whether its units could go there is its secret, so it is asked all the same.
    """
    side = about_too(s)
    if is_decided(s) or not may_retreat(s, side) or not has_refuge(s, side):
        return 0
    return seat_on(s, side)


@rule
def retreat_choices(s: Record, seat: int, out: Actions) -> int:
    """SA-249-R1: stay, or retreat if at least one unit has somewhere to go."""
    count = offer(out, 0, PASS)
    return offer(out, count, RETREAT) if can_any_leave(s, about_too(s)) else count


@rule
def decide_retreat(s: Record, seat: int, action: int) -> None:
    """SA-244, SA-246-R1: a side stays, or gives up the region; then the other is not asked."""
    if verb_of(action) == RETREAT:
        begin_retreat(s, was_about_too(s))


@rule
def begin_retreat(s: Record, side: int) -> None:
    """SA-250-R1, SA-375-R1: all units of a side leave the region; those who pursue it take their toll first."""
    tell(s, RETREATED, card_of(s, side), int(s.battle_at))
    interrupt(s, AT_FLIGHT, empire_on(s, side), side + SIDES if s.pursuit else side)


@rule
def flee(s: Record) -> None:
    """SA-249, SA-375-R1: what the pursuers cost; then whoever can leaves the region."""
    side = was_about_too(s) % SIDES
    losses = pursuit_losses(s, side) if was_about_too(s) >= SIDES else 0
    if losses > 0:
        interrupt(s, AT_PURSUE, empire_on(s, side), losses * SIDES + side)
    else:
        scatter(s, side)


@rule
def scatter(s: Record, side: int) -> None:
    """SA-249: units with nowhere to go are lost; the others go where their owner wants."""
    lost = 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and not can_leave(s, counter):
            take_counter(s, counter)
            lost += 1
    if lost > 0:
        tell(s, NOWHERE_TO_GO, card_of(s, side), lost)
    interrupt(s, AT_RETREAT_TO, empire_on(s, side), side)


@rule
def call_off(s: Record) -> None:
    """SA-016: an event ends the conflict: the active side goes back where it came from, else it retreats, else it dies.

    Nobody wins or loses.
    """
    s.battle_round = CALLED_OFF
    for place in range(fighters(s, ACTIVE)):
        counter = fighter(s, ACTIVE, place)
        if counter >= 0 and can_go_home(s, counter):
            shift_counter(s, counter, int(s.came_from[counter]), shore_at_home(s, counter))
            s.in_conflict[counter] = SPENT
            take_back(s, counter)
    scatter(s, ACTIVE)


@rule
def take_back(s: Record, counter: int) -> None:
    """SA-008-R1: a unit that went back to a region which it had left to nobody controls it again."""
    region = int(s.unit_at[counter])
    if s.control[region] == NOBODY and not flies(int(s.unit_type[counter])):
        take_control(s, region, empire_of(s, counter))


@rule
def can_go_home(s: Record, counter: int) -> bool:
    """Whether a unit can go back where it came from in this action."""
    home = int(s.came_from[counter])
    return home != NOWHERE and home != s.battle_at and not has_others(s, empire_of(s, counter), home)


@rule
def shore_at_home(s: Record, counter: int) -> int:
    """SA-183: a ship that goes back to a land lies at its first shore; which it had left is not kept."""
    home = int(s.came_from[counter])
    if sails(int(s.unit_type[counter])) and is_land(home):
        for border in range(BORDER_START[home], BORDER_START[home + 1]):
            if BORDER_KIND[border] == COAST:
                return int(BORDER_COAST[border])
    return 0


@rule
def is_refuge(s: Record, empire: int, border: int) -> bool:
    """SA-247: whether a border leads to a region of the own empire without any unit of another."""
    region = int(BORDER_TO[border])
    return BORDER_KIND[border] != CANAL and s.control[region] == empire and not has_others(s, empire, region)


@rule
def has_refuge(s: Record, side: int) -> bool:
    """Whether there is such a region next to the battle at all."""
    for border in range(BORDER_START[s.battle_at], BORDER_START[s.battle_at + 1]):
        if is_refuge(s, empire_on(s, side), border):
            return True
    return False


@rule
def can_cross(s: Record, empire: int, counter: int, border: int) -> bool:
    """SA-248, SA-248-R1: whether a unit could go over a border by itself; ships by sea, land units never aboard."""
    unit_type = int(s.unit_type[counter])
    if flies(unit_type):
        return can_land(s, empire, unit_type, int(BORDER_TO[border]))
    if sails(unit_type):
        return can_sail(s, empire, counter, border)
    return may_walk(s, empire, border)


@rule
def can_land(s: Record, empire: int, unit_type: int, region: int) -> bool:
    """SA-248, SA-191: air units end at sea only with a unit below or beside them that is not an air unit."""
    if is_land(region) or unit_type == STAR_WARS or standing_units(s, empire, region) > 0:
        return True
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        beside = int(BORDER_TO[border])
        if beside != s.battle_at and BORDER_KIND[border] != CANAL and standing_units(s, empire, beside) > 0:
            return True
    return False


@rule
def can_sail(s: Record, empire: int, counter: int, border: int) -> bool:
    """SA-248-R1, SA-183: ships leave a land by their own shore, and never over land; galleys stay near own land."""
    origin, region = int(s.unit_at[counter]), int(BORDER_TO[border])
    if s.unit_type[counter] == GALLEYS and not is_land(region) and not can_row(s, empire, region):
        return False
    if is_land(origin):
        return BORDER_KIND[border] == COAST and BORDER_COAST[border] == s.unit_shore[counter]
    return True


@rule
def can_row(s: Record, empire: int, water: int) -> bool:
    """SA-183, SA-186, SA-187: galleys fall back to waters near own land; by rules 1 anywhere but onto an ocean."""
    rights = OCEAN_GALLEYS if has_op(s, empire, VERB_MOVE, OP_OCEAN_GALLEYS) else 0
    if s.rules >= 2:
        return carries_galleys(s, empire, water, rights)
    return REGION_KIND[water] != OCEAN or rights != 0


@rule
def way_to(s: Record, counter: int, region: int) -> int:
    """The border by which a unit can retreat into a region; -1 none."""
    empire = empire_of(s, counter)
    for border in range(BORDER_START[s.battle_at], BORDER_START[s.battle_at + 1]):
        if BORDER_TO[border] == region and is_refuge(s, empire, border) and can_cross(s, empire, counter, border):
            return border
    return NOWHERE


@rule
def can_leave(s: Record, counter: int) -> bool:
    """SA-249: whether a unit has anywhere to go."""
    empire = empire_of(s, counter)
    for border in range(BORDER_START[s.battle_at], BORDER_START[s.battle_at + 1]):
        if is_refuge(s, empire, border) and can_cross(s, empire, counter, border):
            return True
    return False


@rule
def can_any_leave(s: Record, side: int) -> bool:
    """SA-249-R1: whether at least one unit of a side has a region to go to."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and can_leave(s, counter):
            return True
    return False


@rule
def who_withdraws(s: Record) -> int:
    """SA-250: the retreating player, while units are to go, or leaders with those who went."""
    side = about_too(s)
    leader_left = leader_in_battle(s, side) != NOTHING and next_escort(s, side, NOWHERE) != NOWHERE
    return seat_on(s, side) if units_left(s, side) > 0 or leader_left else 0


@rule
def hides_ways_out(s: Record, seat: int) -> bool:
    """SA-020: that units, or a leader with them, have but one of several ways must not show by not asking.

    By rules 1 and 2 it did.
    """
    side = about_too(s)
    if s.rules < 3:
        return False
    return several_refuges(s, side) if units_left(s, side) > 0 else went_apart(s, side)


@rule
def went_apart(s: Record, side: int) -> bool:
    """SA-172, SA-250: whether all saw units of a side retreat to several regions; some take no leader along."""
    empire, first = empire_on(s, side), NOWHERE
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and has_fallen_back(s, counter):
            if first != NOWHERE and s.unit_at[counter] != first:
                return True
            first = int(s.unit_at[counter])
    return False


@rule
def several_refuges(s: Record, side: int) -> bool:
    """Whether there are several such regions as `has_refuge` looks for."""
    first = NOWHERE
    for border in range(BORDER_START[s.battle_at], BORDER_START[s.battle_at + 1]):
        if is_refuge(s, empire_on(s, side), border):
            if first != NOWHERE and BORDER_TO[border] != first:
                return True
            first = int(BORDER_TO[border])
    return False


@rule
def withdrawals(s: Record, seat: int, out: Actions) -> int:
    """SA-250, SA-250-R1: each unit to a region of its own, or all to one; afterwards each leader behind a unit."""
    side = about_too(s)
    if units_left(s, side) == 0:
        return offer_escorts(s, side, out)
    count = 0
    if count_refuges(s, side) > 1:
        types = types_in_parts(s, side, FREE, IN_FRONT)
        for unit_type in range(UNITS):
            if (types >> unit_type) & 1:
                count = offer_regions(s, side, unit_type, out, count)
    region = next_refuge(s, side, NOTHING, NOWHERE)
    while region != NOWHERE:
        count = offer(out, count, WITHDRAW_ALL, region)
        region = next_refuge(s, side, NOTHING, region)
    return count


@rule
def offer_regions(s: Record, side: int, unit_type: int, out: Actions, count: int) -> int:
    """The regions to which a unit of a type can retreat."""
    region = next_refuge(s, side, unit_type, NOWHERE)
    while region != NOWHERE:
        count = offer(out, count, WITHDRAW, unit_type, region)
        region = next_refuge(s, side, unit_type, region)
    return count


@rule
def next_refuge(s: Record, side: int, unit_type: int, after: int) -> int:
    """The next region to which a unit of a type (-1: any) can retreat; -1 after the last."""
    for border in range(BORDER_START[s.battle_at], BORDER_START[s.battle_at + 1]):
        region = int(BORDER_TO[border])
        if region > after and is_refuge(s, empire_on(s, side), border):
            if who_can_go(s, side, unit_type, region) != NOBODY:
                return region
    return NOWHERE


@rule
def count_refuges(s: Record, side: int) -> int:
    """To how many regions a side can retreat."""
    count = 0
    region = next_refuge(s, side, NOTHING, NOWHERE)
    while region != NOWHERE:
        count += 1
        region = next_refuge(s, side, NOTHING, region)
    return count


@rule
def who_can_go(s: Record, side: int, unit_type: int, region: int) -> int:
    """A unit of a type (-1: any) that can retreat to a region; -1 none."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and (unit_type == NOTHING or unit_type == s.unit_type[counter]):
            if way_to(s, counter, region) != NOWHERE:
                return counter
    return NOBODY


@rule
def withdraw(s: Record, seat: int, action: int) -> None:
    """SA-250: units or a leader go; then the others are asked for."""
    side = was_about_too(s)
    if verb_of(action) == WITHDRAW_LEADER:
        move_leader_back(s, side, first_noun(action), second_noun(action))
        interrupt(s, AT_RETREAT_TO, empire_on(s, side), side)
    elif verb_of(action) == WITHDRAW:
        interrupt(s, AT_WITHDRAWN, empire_on(s, side), pack_withdrawal(side, first_noun(action), second_noun(action)))
    else:
        interrupt(s, AT_WITHDRAWN, empire_on(s, side), pack_withdrawal(side, NOTHING, first_noun(action)))


@rule
def pack_withdrawal(side: int, unit_type: int, region: int) -> int:
    """A side, a type of units (-1: all) and where it goes, as one number."""
    return (region * (UNITS + 1) + unit_type + 1) * SIDES + side


@rule
def fall_back(s: Record) -> None:
    """SA-250, SA-250-R1: one unit of a type goes, or all who can; who is left shows something of what they are."""
    side, what = was_about_too(s) % SIDES, was_about_too(s) // SIDES
    unit_type, region = what % (UNITS + 1) - 1, what // (UNITS + 1)
    count = 1
    if unit_type == NOTHING:
        count = move_all_back(s, side, region)
    else:
        move_back(s, who_can_go(s, side, unit_type, region), region)
    tell(s, WITHDREW, card_of(s, side), count, region)
    interrupt(s, AT_RETREAT_TO, empire_on(s, side), side)


@rule
def move_all_back(s: Record, side: int, region: int) -> int:
    """Every unit that can retreats to a region; how many."""
    count = 0
    counter = who_can_go(s, side, NOTHING, region)
    while counter != NOBODY:
        move_back(s, counter, region)
        count += 1
        counter = who_can_go(s, side, NOTHING, region)
    return count


@rule
def move_back(s: Record, counter: int, region: int) -> None:
    """SA-248, SA-183: a unit retreats; a ship that comes to a land lies at the shore it came by."""
    border = way_to(s, counter, region)
    arrives_by_coast = is_land(region) and BORDER_KIND[border] == COAST
    shift_counter(s, counter, region, int(BORDER_COAST[border]) if arrives_by_coast else 0)
    s.in_conflict[counter] = SPENT  # until the end of the conflict it shows where leaders can follow


@rule
def next_escort(s: Record, side: int, after: int) -> int:
    """SA-250-R1, SA-172: the next region with a retreated unit that a leader can go with; -1 none more."""
    empire = empire_on(s, side)
    nearest = REGIONS
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and is_escort(s, counter) and after < s.unit_at[counter] < nearest:
            nearest = int(s.unit_at[counter])
    return nearest if nearest < REGIONS else NOWHERE


@rule
def is_escort(s: Record, counter: int) -> bool:
    """SA-172: whether a unit retreated from the battle and can take leaders along."""
    kind = UNIT_CLASS[s.unit_type[counter]]
    return has_fallen_back(s, counter) and kind != NUCLEAR and kind != STARWARS


@rule
def has_fallen_back(s: Record, counter: int) -> bool:
    """SA-250: whether a unit retreated from the battle."""
    region = s.unit_at[counter]
    return bool(s.in_conflict[counter] == SPENT and region != NOWHERE and region != s.battle_at)


@rule
def offer_escorts(s: Record, side: int, out: Actions) -> int:
    """SA-250-R1: where the next leader can go."""
    place = leader_in_battle(s, side)
    count = 0
    region = next_escort(s, side, NOWHERE)
    while region != NOWHERE:
        count = offer(out, count, WITHDRAW_LEADER, int(s.leader[place]), region)
        region = next_escort(s, side, region)
    return count


@rule
def move_leader_back(s: Record, side: int, leader: int, region: int) -> None:
    """SA-250-R1: a leader follows a unit that retreated."""
    s.leader_at[leader_in_battle(s, side)] = region
    tell(s, LEADER_WITHDREW, card_of(s, side), leader, region)
