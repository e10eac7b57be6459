"""Manoeuvres: one unit for each free region, everything for an attack that can hardly fail, the rest to the front."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import about
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from ..actions import (
    ASK_CANAL,
    DONE,
    GO,
    OPEN_CANAL,
    PUT_BACK,
    STOP,
    TAKE_ALL,
    TAKE_LEADER,
    TURN_BACK,
)
from ..atlas import BORDER_KIND, BORDER_START, BORDER_TO, CANAL, REGION_KIND, REGIONS
from ..icons import GLORY_CAPTURE_CAPITAL, GLORY_CAPTURE_CITY, GLORY_WIN_CONFLICT
from ..rules.borders import may_walk
from ..rules.counters import counter_of, counter_places, flies, sails
from ..rules.empires import age_of, empire_of_card, is_land
from ..rules.order import is_calmed, units_to_calm
from ..rules.stacks import group_ships, group_size, group_wings, is_on_the_way, spare_units
from ..rules.standing import leader_has
from ..state import AT_REST, NOWHERE
from ..tables import TACTICIAN
from .rivals import SATED, has_land_enough
from .worth import (
    ENOUGH,
    USUAL_UNIT,
    best_free_land,
    best_free_water,
    best_overseas,
    best_shore,
    bonus_of,
    defence_in,
    guessed_strength,
    is_free,
    lands_to_take,
    lead_of,
    once,
    others_in,
    points_for,
    region_worth,
    stack_strength,
    threat_to,
    unit_strength,
)

AGAIN = 0.7  # a second region is worth less than the best one
BEYOND = 0.6  # and one that is reached only later
SUPERIOR = 1.2  # how much stronger an attacker wants to be, and by how much besides for the luck of cards
LUCK = 1.5
BOLD = 0.7  # what a victory is worth beside a region that is free
RESOLVE = 1.0  # who has set out together to attack does so
IDLE = 0.04  # a stack without anything to do beside it that can go on
ARMY = 8.0  # units beyond which no army is gathered
NEVER = -9.0
AND_BACK = -1.0  # nobody goes back where the stack came from: it could have stayed


# What a manoeuvre promises


@rule
def region_use(s: Record, empire: int, region: int) -> float:
    """What one unit more in a region is good for: free land beside it, for which there is no unit yet."""
    if not is_land(region) or int(s.stacks[empire, region]) - 1 >= lands_to_take(s, empire, region):
        return 0.0
    return best_free_land(s, empire, region)


@rule
def manoeuvre_worth(s: Record, empire: int) -> float:
    """The free land that units can take which nobody needs where they are, the best attack, and order by its units."""
    worth, attack, order = 0.0, 0.0, 0.0
    for region in range(REGIONS):
        units = int(s.stacks[empire, region])
        if units > 1 and s.disorder[region] and s.control[region] == empire and is_calmed(s, empire, region):
            order += region_worth(s, empire, region)  # half of what it brings in order
        if units > 1 and is_land(region):
            takes = min(units - 1, lands_to_take(s, empire, region))
            if takes > 0:
                worth += best_free_land(s, empire, region) * (1.0 + AGAIN * float(takes - 1))
            elif onward_plan(s, empire, region) > ENOUGH:
                worth += IDLE
            if units > 2:
                attack = max(attack, best_attack(s, empire, region))
    worth += fleet_worth(s, empire)
    return attack + order + (SATED * worth if worth > 0.0 and has_land_enough(s, empire) else worth)


@rule
def fleet_worth(s: Record, empire: int) -> float:
    """The free waters that ships can take."""
    worth = 0.0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] != NOWHERE and sails(int(s.unit_type[counter])):
            region = int(s.unit_at[counter])
            if s.stacks[empire, region] > 1:
                worth += AGAIN * best_free_water(s, empire, region)
    return worth


@rule
def call_of(s: Record, empire: int, region: int) -> float:
    """What one unit more in a region is good for: free land beside it, or an attack for which it is still wanted."""
    return max(region_use(s, empire, region), best_prey(s, empire, region, int(s.stacks[empire, region])))


@rule
def use_beyond(s: Record, empire: int, region: int) -> float:
    """How much better a unit can be used in an own region beside this one than here, where it would be missed."""
    best = 0.0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        other = int(BORDER_TO[border])
        if s.control[other] == empire and may_walk(s, empire, border):
            best = max(best, call_of(s, empire, other))
    return best - best_prey(s, empire, region, int(s.stacks[empire, region]) - 1)


@rule
def onward_plan(s: Record, empire: int, region: int) -> float:
    """What units with nothing to take beside them gain by going on, where nobody threatens the region meanwhile."""
    safe = threat_to(s, empire, region) < s.stacks[empire, region]
    return 0.5 * use_beyond(s, empire, region) if safe else 0.0


# Attacks


@rule
def strength_needed(s: Record, empire: int, enemy: int, region: int) -> float:
    """With what an attack on a region of another empire can hardly fail."""
    defence = guessed_strength(s, enemy, region) + defence_in(s, enemy, region) + bonus_of(s, enemy, empire)
    return SUPERIOR * defence + LUCK - bonus_of(s, empire, enemy)


@rule
def attack_worth(s: Record, empire: int, strength: float, region: int) -> float:
    """What an attack with such a stack is worth: nothing at all unless it can hardly fail."""
    enemy = int(s.control[region])
    if enemy == NOBODY or s.player[enemy] == s.player[empire] or s.stacks[enemy, region] == 0:
        return NEVER
    if strength < strength_needed(s, empire, enemy, region):
        return NEVER
    if others_in(s, empire, region) > s.stacks[enemy, region]:
        return NEVER
    return BOLD * (region_worth(s, empire, region) + prize_of(s, empire, enemy, region))


@rule
def prize_of(s: Record, empire: int, enemy: int, region: int) -> float:
    """What a victory brings besides the region: the enemy's loss, its money, and glory at once."""
    card = int(s.card[empire])
    prize = 0.4 * region_worth(s, enemy, region) * lead_of(s, int(s.player[enemy]))
    glory = points_for(card, GLORY_WIN_CONFLICT)
    if s.city[region] > 0:
        glory += points_for(card, GLORY_CAPTURE_CITY)
    if s.capital[enemy] == region:
        prize += 0.3 + 0.005 * float(s.money[enemy])
        glory += points_for(card, GLORY_CAPTURE_CAPITAL)
    return prize + once(s) * glory if glory > 0.0 else prize


@rule
def is_foreign(s: Record, empire: int, region: int) -> bool:
    """Whether a region belongs to an empire of another player."""
    owner = int(s.control[region])
    return owner != NOBODY and s.player[owner] != s.player[empire]


@rule
def best_attack(s: Record, empire: int, region: int) -> float:
    """The best attack on foot with all that can leave a region; 0 where none can hardly fail."""
    units = float(s.stacks[empire, region])
    strength, best = -1.0, 0.0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        other = int(BORDER_TO[border])
        if is_foreign(s, empire, other) and may_walk(s, empire, border):
            if strength < 0.0:
                strength = stack_strength(s, empire, region, True) * (units - 1.0) / units
            best = max(best, attack_worth(s, empire, strength, other))
    return best


@rule
def best_prey(s: Record, empire: int, region: int, units_there: int) -> float:
    """The best attack that needs more than so many units in a region, shared out among all that it takes."""
    best, usual, there = 0.0, USUAL_UNIT[age_of(s, empire)], float(units_there) - 1.0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        other = int(BORDER_TO[border])
        if is_foreign(s, empire, other) and may_walk(s, empire, border):
            enemy = int(s.control[other])
            units = strength_needed(s, empire, enemy, other) / usual
            if there < units <= ARMY:
                gain = region_worth(s, empire, other) + prize_of(s, empire, enemy, other)
                best = max(best, BOLD * gain / max(units, 1.0))
    return best


# Which stack


@rule
def rests_with(s: Record, empire: int, region: int, ships: bool, wings: bool) -> bool:
    """Whether a land unit, or a ship, or an air unit, that has not moved is in a region."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.in_move[counter] == AT_REST:
            unit_type = int(s.unit_type[counter])
            if sails(unit_type) == ships and flies(unit_type) == wings:
                return True
    return False


@rule
def land_plan(s: Record, empire: int, region: int) -> float:
    """The best that land units of a region can do: free land, an attack, or going where they are of use."""
    if not is_land(region):
        return 0.0
    best = max(best_free_land(s, empire, region), best_attack(s, empire, region))
    if best <= ENOUGH:  # there may be a desert
        best = onward_plan(s, empire, region)
    return best if best > 0.0 and has_to_spare(s, empire, region) else 0.0


@rule
def has_to_spare(s: Record, empire: int, region: int) -> bool:
    """Whether a land unit that has not moved can leave a region, and is not wanted there for order."""
    if s.disorder[region] and int(s.stacks[empire, region]) == units_to_calm(s, empire, region):
        return False
    return rests_with(s, empire, region, False, False) and spare_units(s, empire, region) > 0


@rule
def wing_worth(s: Record, empire: int, region: int) -> float:
    """What air units are good for in a region: in a battle of their own side, else where others threaten."""
    if others_in(s, empire, region) > 0:
        return 1.0 if s.stacks[empire, region] > 0 else NEVER
    return 0.02 * float(threat_to(s, empire, region)) if s.control[region] == empire else NEVER


@rule
def air_plan(s: Record, empire: int, region: int) -> float:
    """How much better off air units of a region are in one beside it."""
    best = 0.0
    if rests_with(s, empire, region, False, True):
        for border in range(BORDER_START[region], BORDER_START[region + 1]):
            best = max(best, wing_worth(s, empire, int(BORDER_TO[border])))
        best -= max(wing_worth(s, empire, region), 0.0)
    return best


@rule
def water_plan(s: Record, empire: int, region: int) -> float:
    """The best that ships of a region can do; the last one stays where it holds a region."""
    if s.stacks[empire, region] < 2 and s.control[region] == empire:
        return 0.0
    best = best_free_water(s, empire, region)
    return best if best > 0.0 and rests_with(s, empire, region, True, False) else 0.0


@rule
def overseas_plan(s: Record, empire: int, region: int) -> float:
    """What a unit to spare can take beyond the sea, aboard a ship; nothing where it can walk to free land."""
    if s.stacks[empire, region] < 3 or lands_to_take(s, empire, region) > 0:
        return 0.0
    best = BEYOND * best_overseas(s, empire, region)
    carried = best > 0.0 and rests_with(s, empire, region, True, False) and rests_with(s, empire, region, False, False)
    return best if carried else 0.0


@rule
def decide_stack(s: Record, seat: int, action: int) -> float:
    """From where the next stack sets out."""
    if verb_of(action) == DONE:
        return ENOUGH
    empire, region = about(s), first_noun(action)
    by_ship = max(water_plan(s, empire, region), overseas_plan(s, empire, region))
    return max(land_plan(s, empire, region), by_ship, air_plan(s, empire, region))


# Who goes along


@rule
def decide_pick(s: Record, seat: int, action: int) -> float:
    """One unit for what is free, all for an attack, and then the first region of the way."""
    empire, verb, region = about(s), verb_of(action), int(s.group_from)
    if verb == GO:
        return way_worth(s, empire, first_noun(action))
    if verb == PUT_BACK or verb == ASK_CANAL:
        return -2.0
    attack = best_attack(s, empire, region) if group_ships(s, empire) == 0 else 0.0
    attacks = attack > best_free_land(s, empire, region)
    if verb != TAKE_LEADER and not attacks and is_shipping(s, empire, region):
        return boarding_worth(s, empire, verb, first_noun(action))
    if verb == TAKE_LEADER:
        return 12.0 if attacks and leader_has(first_noun(action), TACTICIAN) else NEVER
    if verb == TAKE_ALL:
        return 30.0 if attacks else moving_on(s, empire, region)
    return take_worth(s, empire, region, first_noun(action), attacks)


@rule
def is_shipping(s: Record, empire: int, region: int) -> bool:
    """Whether the stack that is made up is a ship with a unit aboard, or had better be one."""
    if group_ships(s, empire) > 0:
        return group_size(s, empire) > 1 or best_overseas(s, empire, region) > best_free_water(s, empire, region)
    overseas = overseas_plan(s, empire, region) if group_size(s, empire) == 0 else 0.0
    return overseas > 0.0 and overseas > max(land_plan(s, empire, region), water_plan(s, empire, region))


@rule
def boarding_worth(s: Record, empire: int, verb: int, unit_type: int) -> float:
    """A ship first, then the weakest unit that is not one, and no more."""
    ships, cargo = group_ships(s, empire), group_size(s, empire) - group_ships(s, empire)
    if verb == TAKE_ALL or flies(unit_type):
        return NEVER
    if sails(unit_type):
        return 6.0 if ships == 0 else NEVER
    return 5.0 - 0.1 * unit_strength(empire, unit_type) if ships > cargo else NEVER


@rule
def moving_on(s: Record, empire: int, region: int) -> float:
    """All go together where nothing is left to do."""
    idle = best_free_land(s, empire, region) <= ENOUGH and best_free_water(s, empire, region) <= 0.0
    return 8.0 if idle and group_size(s, empire) == 0 and is_land(region) else NEVER


@rule
def take_worth(s: Record, empire: int, region: int, unit_type: int, attacks: bool) -> float:
    """The weakest unit goes first where nobody is; of ships and others those that have more to gain."""
    if flies(unit_type):
        return 3.0 if group_size(s, empire) == 0 and air_plan(s, empire, region) > 0.0 else NEVER
    if attacks:
        return 10.0 + unit_strength(empire, unit_type) if not sails(unit_type) else NEVER
    if group_size(s, empire) > 0:
        return NEVER
    water = water_plan(s, empire, region)
    by_sea = water > 0.0 and water > land_plan(s, empire, region)
    return 5.0 - 0.1 * unit_strength(empire, unit_type) if sails(unit_type) == by_sea else 0.0


# The way


@rule
def group_strength(s: Record, empire: int) -> float:
    """What the stack that moves is good for."""
    total = 0.0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter):
            total += unit_strength(empire, int(s.unit_type[counter]))
    return total


@rule
def way_worth(s: Record, empire: int, region: int) -> float:
    """What it is worth to enter a region: to take it, or to go on from there."""
    if is_wing(s, empire):
        return wing_worth(s, empire, region)
    if not is_land(region) and group_size(s, empire) > group_ships(s, empire):
        return BEYOND * best_shore(s, empire, region)
    if is_free(s, region):
        return max(region_worth(s, empire, region), BEYOND * beyond(s, empire, region))
    if s.control[region] == empire:
        return BEYOND * beyond(s, empire, region) - 0.02
    worth = attack_worth(s, empire, group_strength(s, empire) + joined_strength(s, empire, region), region)
    return worth + RESOLVE if group_size(s, empire) > 1 else worth


@rule
def is_wing(s: Record, empire: int) -> bool:
    """Whether the stack that moves is all air units."""
    return group_wings(s, empire) > 0 and group_wings(s, empire) == group_size(s, empire)


@rule
def joined_strength(s: Record, empire: int, region: int) -> float:
    """What stands there already to fight."""
    return stack_strength(s, empire, region, False) if s.stacks[empire, region] > 0 else 0.0


@rule
def beyond(s: Record, empire: int, region: int) -> float:
    """The best that the stack could do next from a region."""
    if group_ships(s, empire) == 0:
        return call_of(s, empire, region)
    best = 0.0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        other = int(BORDER_TO[border])
        if is_free(s, other) and BORDER_KIND[border] != CANAL and REGION_KIND[other] != REGION_KIND[region]:
            best = max(best, region_worth(s, empire, other))
    return best


@rule
def decide_way(s: Record, seat: int, action: int) -> float:
    """On, or here."""
    empire, verb, here = about(s), verb_of(action), int(s.group_at)
    if verb == GO and first_noun(action) == s.group_from:
        return AND_BACK
    if verb == GO:
        return way_worth(s, empire, first_noun(action)) - 0.01
    if verb == TURN_BACK:
        return -3.0
    if verb != STOP:
        return -2.0
    if is_wing(s, empire):
        return wing_worth(s, empire, here)
    if is_free(s, here):
        return region_worth(s, empire, here)
    return 0.9 * call_of(s, empire, here) if s.control[here] == empire else 1.0


@rule
def decide_canal(s: Record, seat: int, action: int) -> float:
    """Whoever is ahead is not let through a canal."""
    return 0.7 - lead_of(s, int(s.player[about(s)])) if verb_of(action) == OPEN_CANAL else 0.0


@rule
def decide_fight(s: Record, seat: int, action: int) -> float:
    """The surest conflict first."""
    empire, region, enemy = about(s), first_noun(action), empire_of_card(s, second_noun(action))
    return stack_strength(s, empire, region, False) - guessed_strength(s, enemy, region)
