"""Creation and production: which empire, where, with which units; what is built and who goes unpaid."""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from ..actions import (
    APPOINT,
    BUILD_IN,
    DONE,
    FORTIFY,
    FOUND,
    FOUND_CAPITAL,
    PASS,
    SET_PROGRESS,
    START_IN,
    USE_COLOUR,
)
from ..icons import GLORY_CAVALRY, GLORY_MONEY, GLORY_NAVAL, GLORY_UNITS
from ..rules.building import can_raise, cost_of, suits
from ..rules.empires import in_play
from ..steps import AT_BUILD, AT_CREATE_UNIT
from ..tables import CAVALRY, COLOUR_VETERAN, COLOURS, COUNTERS, FORT_COST, NAVAL, UNIT_COST, UNITS
from .cards import founding_worth, start_worth
from .leaders import leader_worth, post_worth
from .moves import best_prey, region_use
from .worth import (
    best_free_water,
    best_overseas,
    class_of,
    dearth,
    gains_place,
    harvest_between,
    harvest_lost,
    has_a_port,
    is_free,
    is_last_turn,
    lands_to_take,
    net_income,
    others_in,
    points_for,
    region_worth,
    threat_to,
    unit_strength,
    units_on_map,
)

LATER = 0.7  # what a unit will take with the next manoeuvre
COUNTED_UNIT = 0.12  # of an icon's points that one unit more brings
FAR_AHEAD = 3  # units more than anybody else
GUARD = 0.12  # a unit more where others stand at the border
FIGHT = 0.6  # a unit more for a conflict that is sure to come
HOLD = 2.0  # the first unit in a region
MONEY = 0.06  # what a piece of money must bring to be spent
LEFT_OVER = 0.001  # and what it must bring that no harvest will count
THRIFT = 0.03  # and more for each piece that upkeep takes beyond income
NEVER = -1e9  # whoever has picked a region builds there


# Creation


@rule
def decide_creation(s: Record, seat: int, action: int) -> float:
    """All that is decided when an empire is founded, but its units."""
    verb, noun = verb_of(action), first_noun(action)
    if verb == FOUND:
        return founding_worth(s, seat, noun)
    if verb == USE_COLOUR:
        return colour_worth(s, noun)
    if verb == SET_PROGRESS:
        return float(noun)
    if verb == START_IN:
        return start_worth(s, seat, noun, int(s.money[about(s)])) + region_worth(s, about(s), noun)
    if verb == APPOINT:
        return leader_worth(noun) + post_worth(s, about(s), noun, second_noun(action))
    if verb == FOUND_CAPITAL:
        return capital_worth(s, about(s), noun)
    return 0.0 if verb == PASS else fort_worth(s, about(s), noun)


@rule
def colour_worth(s: Record, colour: int) -> float:
    """Many counters, and better ones."""
    total = 0
    for kind in range(COUNTERS.shape[1]):
        total += int(COUNTERS[colour, kind])
    return float(total) * (1.0 + 0.4 * float(COLOUR_VETERAN[colour]))


@rule
def capital_worth(s: Record, empire: int, region: int) -> float:
    """Where the capital is safest: a city that is there, many units, no enemies beside it."""
    worth = float(s.city[region]) + 0.2 * float(s.stacks[empire, region])
    return worth + region_worth(s, empire, region) - 0.3 * float(threat_to(s, empire, region))


@rule
def fort_worth(s: Record, empire: int, region: int) -> float:
    """A fort is for the capital and for what is threatened."""
    worth = 0.02 * float(threat_to(s, empire, region)) * (1.0 + float(s.city[region]))
    return worth + (0.05 if s.capital[empire] == region else 0.0)


# Building


@rule
def decide_build(s: Record, seat: int, action: int) -> float:
    """What brings most for its money, until nothing is worth it."""
    empire, verb, noun = about(s), verb_of(action), first_noun(action)
    if verb == DONE:
        return price_of_money(s, empire) if about_too(s) == 0 else NEVER
    if verb == BUILD_IN:
        return best_building_in(s, empire, noun)
    if verb == FORTIFY:
        return fortifying_worth(s, empire, noun)
    return unit_worth(s, empire, noun, second_noun(action))


@rule
def best_building_in(s: Record, empire: int, region: int) -> float:
    """What the best unit brings that a region could be picked for: whoever picks it must want to build there."""
    best, initial = NEVER, s.step == AT_CREATE_UNIT
    for unit_type in range(UNITS):
        if suits(unit_type, region) and can_raise(s, empire, unit_type):
            if cost_of(s, empire, unit_type, initial) <= s.money[empire]:
                best = max(best, unit_worth(s, empire, unit_type, region))
    return best


@rule
def unit_worth(s: Record, empire: int, unit_type: int, region: int) -> float:
    """What a unit brings for each piece of money, now or in the last turn."""
    if is_last_turn(s) and s.step == AT_BUILD:
        return last_unit_worth(s, empire, unit_type, region)
    return building_worth(s, empire, unit_type, region)


@rule
def fortifying_worth(s: Record, empire: int, region: int) -> float:
    """What a fort brings for each piece of money; in the last turn less what the harvest loses with it."""
    worth = fort_worth(s, empire, region) / float(FORT_COST)
    if is_last_turn(s) and s.step == AT_BUILD:
        safe = threat_to(s, empire, region) == 0
        return -harvest_lost(s, empire, FORT_COST) + (0.0 if safe else worth)
    return worth


@rule
def last_unit_worth(s: Record, empire: int, unit_type: int, region: int) -> float:
    """What a unit of the last turn changes in its harvest for each piece of money, less what that would buy."""
    worth, cost = counted_worth(s, empire, unit_type, int(s.money[empire])), int(UNIT_COST[unit_type])
    if class_of(unit_type) != NAVAL:
        worth += guard_worth(s, empire, region)
    return worth / float(cost) - harvest_lost(s, empire, cost)


@rule
def counted_worth(s: Record, empire: int, unit_type: int, money: int) -> float:
    """What a unit more brings in the icons that count units; of all land units where so much money gains a place."""
    card, kind = int(s.card[empire]), class_of(unit_type)
    if kind == NAVAL:
        return COUNTED_UNIT * points_for(card, GLORY_NAVAL)
    worth = COUNTED_UNIT * points_for(card, GLORY_CAVALRY) if kind == CAVALRY else 0.0
    if points_for(card, GLORY_UNITS) > 0.0 and gains_place(s, empire, money):
        worth += COUNTED_UNIT * points_for(card, GLORY_UNITS)
    return worth


@rule
def best_counted(s: Record, empire: int, money: int) -> float:
    """What the best unit brings in the last harvest that an empire with so much money would build; 0 without one."""
    best, has_port = 0.0, has_a_port(s, empire)
    for unit_type in range(UNITS):
        cost = int(UNIT_COST[unit_type])
        if cost <= money and (has_port or class_of(unit_type) != NAVAL):
            worth = counted_worth(s, empire, unit_type, money) - harvest_between(s, empire, money - cost, money)
            if worth > best and can_raise(s, empire, unit_type):
                best = worth
    return best


@rule
def can_raise_any(s: Record, empire: int, ships: bool) -> bool:
    """Whether an empire has a ship, or a unit that is none, that it could build."""
    for unit_type in range(UNITS):
        if (class_of(unit_type) == NAVAL) == ships and can_raise(s, empire, unit_type):
            return True
    return False


@rule
def price_of_money(s: Record, empire: int) -> float:
    """What a piece of money must bring: more where it is counted or where upkeep eats the income, less with plenty.

    In the last turn what it would still buy is taken off the worth of units: what is left over is good for nothing.
    """
    if is_last_turn(s) and s.step == AT_BUILD:
        return LEFT_OVER
    price = MONEY + 0.02 * points_for(int(s.card[empire]), GLORY_MONEY)
    if s.step == AT_CREATE_UNIT:
        return price
    price += counted_already(s, empire) + THRIFT * float(max(1 - net_income(s, empire), 0))
    return price * dearth(s, empire)


@rule
def counted_already(s: Record, empire: int) -> float:
    """Where an empire has far more units than all others, one more brings no glory: money is worth that much more."""
    icons = points_for(int(s.card[empire]), GLORY_UNITS) + points_for(int(s.card[empire]), GLORY_CAVALRY)
    if icons == 0.0:
        return 0.0
    own = units_on_map(s, empire)
    for other in range(COLOURS):
        if other != empire and in_play(s, other) and own <= units_on_map(s, other) + FAR_AHEAD:
            return 0.0
    return 0.5 * COUNTED_UNIT * icons


@rule
def building_worth(s: Record, empire: int, unit_type: int, region: int) -> float:
    """What a unit brings for each piece of money."""
    card, kind = int(s.card[empire]), class_of(unit_type)
    if kind == NAVAL:
        worth = sea_use(s, empire, region) + COUNTED_UNIT * points_for(card, GLORY_NAVAL)
    else:
        worth = unit_use(s, empire, region) + COUNTED_UNIT * points_for(card, GLORY_UNITS)
        if kind == CAVALRY:
            worth += COUNTED_UNIT * points_for(card, GLORY_CAVALRY)
    worth += 0.01 * unit_strength(empire, unit_type)
    return worth / float(UNIT_COST[unit_type])


@rule
def unit_use(s: Record, empire: int, region: int) -> float:
    """What a land unit more is good for in a region: to hold it, to take land beside it, to guard it."""
    units = int(s.stacks[empire, region])
    if units == 0:
        return HOLD
    worth = region_use(s, empire, region)
    worth = LATER * (worth if worth > 0.0 else best_prey(s, empire, region, int(s.stacks[empire, region])))
    if others_in(s, empire, region) > 0:
        worth += FIGHT  # a start that must be fought for
    if units == 1 and (s.capital[empire] == region or s.step == AT_CREATE_UNIT):
        worth += GUARD
    return worth + guard_worth(s, empire, region)


@rule
def guard_worth(s: Record, empire: int, region: int) -> float:
    """What a land unit more is good for in a region beside which others have the larger stack."""
    if threat_to(s, empire, region) <= s.stacks[empire, region]:
        return 0.0
    return GUARD * (1.0 + 0.5 * float(s.city[region]))


@rule
def sea_use(s: Record, empire: int, region: int) -> float:
    """What a ship more is good for: a sea beside it that belongs to nobody, or land beyond it for a unit to spare."""
    if s.stacks[empire, region] > 2:
        return 0.0
    beyond = best_overseas(s, empire, region) if lands_to_take(s, empire, region) == 0 else 0.0
    return LATER * max(best_free_water(s, empire, region), beyond)


@rule
def decide_mooring(s: Record, seat: int, action: int) -> float:
    """At the shore with the better water."""
    water = first_noun(action)
    return region_worth(s, about(s), water) + (0.2 if is_free(s, water) else 0.0)


# Upkeep


@rule
def decide_unpaid(s: Record, seat: int, action: int) -> float:
    """The weakest unit where another stays; a region is given up only when it must be, the poorest first."""
    empire, unit_type, region = about(s), first_noun(action), second_noun(action)
    worth = -0.1 * unit_strength(empire, unit_type)
    if s.stacks[empire, region] > 1:
        return worth
    return worth - 1.0 - region_worth(s, empire, region) - (3.0 if s.capital[empire] == region else 0.0)
