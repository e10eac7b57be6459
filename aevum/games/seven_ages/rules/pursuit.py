"""SA-375 to SA-380: by option whoever retreats is pursued, and loses units."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too, interrupt, tell, was_about_too
from aevum.core.vocabulary import first_noun, offer

from ..actions import (
    LOSE,
    LOST_IN_PURSUIT,
)
from ..state import FREE, IN_FRONT
from ..steps import AT_FLIGHT, AT_PURSUE
from ..tables import (
    AGE_OF_LEVEL,
    ARMOUR,
    CAVALRY,
    PURSUIT_BY_AIR,
    PURSUIT_BY_ARMOUR,
    PURSUIT_CAVALRY,
    UNIT_CLASS,
    UNIT_LEVEL,
    UNITS,
)
from .battle import (
    card_of,
    empire_on,
    fighter,
    fighters,
    foe_of,
    seat_on,
    types_in_parts,
    units_left,
)
from .counters import flies, take_counter
from .empires import age_of

SIDES = 2  # what pursuit is about: so many losses for each side, and the side


@rule
def pursuit_losses(s: Record, side: int) -> int:
    """SA-375, SA-376, SA-377, SA-380-R1: what air units, armour and pairs of cavalry of the enemy cost.

    Air units count twice, committed or not; armour is not counted again as cavalry.
    """
    losses, riders = 0, 0
    for place in range(fighters(s, foe_of(side))):
        counter = fighter(s, foe_of(side), place)
        if counter >= 0:
            unit_type = int(s.unit_type[counter])
            if flies(unit_type):
                losses += PURSUIT_BY_AIR
            elif unit_type == ARMOUR:
                losses += PURSUIT_BY_ARMOUR
            elif UNIT_CLASS[unit_type] == CAVALRY:
                riders += 1
    return losses + riders // PURSUIT_CAVALRY


@rule
def counts_as(s: Record, side: int, unit_type: int) -> int:
    """SA-379, SA-380: for how many losses a unit stands: one more for cavalry, one more for a later Age."""
    losses = 1
    if UNIT_CLASS[unit_type] == CAVALRY and unit_type != ARMOUR:
        losses += 1
    if AGE_OF_LEVEL[UNIT_LEVEL[unit_type]] > age_of(s, empire_on(s, foe_of(side))):
        losses += 1
    return losses


@rule
def who_is_pursued(s: Record) -> int:
    """SA-378: the retreating player chooses, while there are units."""
    side = about_too(s) % SIDES
    return seat_on(s, side) if units_left(s, side) > 0 else 0


@rule
def hides_pursued(s: Record, seat: int) -> bool:
    """SA-020: that all who flee are of one type must not show by not asking; by rules 1 and 2 it did."""
    return bool(s.rules >= 3 and units_left(s, about_too(s) % SIDES) > 1)


@rule
def pursuit_choices(s: Record, seat: int, out: Actions) -> int:
    """SA-378: the types of units that can be lost."""
    side = about_too(s) % SIDES
    count = 0
    types = types_in_parts(s, side, FREE, IN_FRONT)
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1:
            count = offer(out, count, LOSE, unit_type)
    return count


@rule
def fighter_of_type(s: Record, side: int, unit_type: int) -> int:
    """A unit of a type that a side has in the region; -1 none."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and s.unit_type[counter] == unit_type:
            return counter
    return NOBODY


@rule
def lose_unit(s: Record, seat: int, action: int) -> None:
    """SA-378, SA-380-R1: units are lost until the number is reached or exceeded; what is left retreats."""
    side, unit_type = was_about_too(s) % SIDES, first_noun(action)
    losses = was_about_too(s) // SIDES - counts_as(s, side, unit_type)
    take_counter(s, fighter_of_type(s, side, unit_type))
    tell(s, LOST_IN_PURSUIT, card_of(s, side), unit_type)
    if losses > 0 and units_left(s, side) > 0:
        interrupt(s, AT_PURSUE, empire_on(s, side), losses * SIDES + side)
    else:
        interrupt(s, AT_FLIGHT, empire_on(s, side), side)
