"""SA-212 to SA-226: what the units, the card, the region and effects add to a side's total."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..atlas import BORDER_KIND, BORDER_START, BORDER_TO, CANAL, DEFENCE, MOUNTED_MODIFIER, REGION_TERRAIN
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import ADD, CLASS, IF, IF_VALUE, OP, PER, SIDE, TERRAIN, TYPE, UNTIL, WHERE
from ..state import ACTIVE, BY_CROSSING, BY_INVASION, BY_RIVER, IN_FRONT, NO_CARD, NOTHING, OTHER, SHOWN, SIDES_COUNT
from ..tables import (
    CARD_VALUE,
    CHARIOTS,
    COLOUR_VETERAN,
    CROSSING_DEFENCE,
    ELITE_MARKERS_COUNTED,
    FORT_DEFENCE,
    HORSE_ARCHERS,
    INFANTRY,
    INVASION_DEFENCE,
    LIGHT_CAVALRY,
    RIVER_DEFENCE,
    UNIT_CLASS,
    UNIT_FRONT,
    UNIT_MOUNTED,
    UNIT_SET_TYPES,
    UNIT_SUPPORT,
    UNIT_VOIDS_CITY,
    UNITS,
    WAR_ELEPHANTS,
)
from ..words import (
    IF_CITY,
    IF_CROSSED_WATER,
    IF_ENEMY_AHEAD,
    IF_ENEMY_BARBARIAN,
    IF_HAS_LEADER,
    IF_HOME_REGION,
    IF_OTHER_RELIGION,
    OP_FORCE_RETREAT,
    OP_IGNORE_CITY,
    OP_IGNORE_DISORDER,
    OP_REDRAW,
    OP_ZERO_CLASS,
    PER_FRONT_INFANTRY,
    SIDE_ATTACKER,
    SIDE_DEFENDER,
    VERB_CONFLICT,
    WHAT_CROSS_RIVERS,
    WHERE_ADJACENT,
)
from .battle import (
    committed_of_type,
    committed_types,
    count_committed,
    empire_on,
    fighter,
    fighters,
    foe_of,
    is_committed,
    leader_in_battle,
    of_type_in_part,
)
from .counters import flies
from .empires import age_of, half_of, is_barbarian, is_start
from .standing import END, START, artifact_of, clause_at, is_allowed, is_for, is_lasting, next_clause

# What effects can do for a side in a round, beside adding: bits.
IGNORES_CITY, IGNORES_DISORDER, REDRAWS, MUST_RETREAT, TRAMPLED = 1, 2, 4, 8, 16
FRONT_LINE, SUPPORT_LINE = 0, 1


@rule
def total_of(s: Record, side: int) -> int:
    """SA-212, SA-213, SA-E14, SA-E15, SA-E16, SA-E17, SA-E18: the card, the lines, and what `survey` found."""
    card = int(s.side_card[side])
    value = int(CARD_VALUE[card]) if card != NO_CARD else 0
    return value + int(s.side_bonus[side]) + lines_of(s, side)


@rule
def lines_of(s: Record, side: int) -> int:
    """SA-214, SA-215, SA-218, SA-218-R1: front and support as they are arranged, and what the enemy's disorder adds."""
    total, best_front, best_support = 0, 0, 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and s.in_conflict[counter] == IN_FRONT:
            value = value_of(s, side, int(s.unit_type[counter]), FRONT_LINE)
            best_front = max(best_front, value)
            total += value + front_extra(s, side, int(s.unit_type[counter]))
        elif counter >= 0 and s.in_conflict[counter] == SHOWN:
            value = value_of(s, side, int(s.unit_type[counter]), SUPPORT_LINE)
            best_support = max(best_support, value)
            total += value
    return total + markers_against(s, side) * (best_front + best_support)


@rule
def markers_against(s: Record, side: int) -> int:
    """SA-218: the enemy's conflict disorder markers, as far as an effect does not ignore them."""
    return 0 if s.side_ops[foe_of(side)] & IGNORES_DISORDER else int(s.side_disorder[foe_of(side)])


@rule
def front_extra(s: Record, side: int, unit_type: int) -> int:
    """What an effect adds for a unit of this type in front."""
    return int(s.front_bonus[side]) if UNIT_CLASS[unit_type] == INFANTRY else 0


@rule
def value_of(s: Record, side: int, unit_type: int, line: int) -> int:
    """SA-225-R2: a printed value after terrain, never below 0; then effects and elephants can make it 0."""
    if (s.zeroed >> unit_type) & 1 or (line == FRONT_LINE and is_trampled(s, side, unit_type)):
        return 0
    veteran = int(COLOUR_VETERAN[empire_on(s, side)])
    printed = int(UNIT_FRONT[unit_type, veteran]) if line == FRONT_LINE else int(UNIT_SUPPORT[unit_type, veteran])
    return max(printed + mounted_modifier(s, unit_type), 0)


@rule
def mounted_modifier(s: Record, unit_type: int) -> int:
    """SA-225, SA-225-R1, SA-223-R1: what the terrain of the defender's Age does to mounted units of both sides."""
    if not UNIT_MOUNTED[unit_type]:
        return 0
    return int(MOUNTED_MODIFIER[REGION_TERRAIN[s.battle_at], defender_age(s)])


@rule
def is_trampled(s: Record, side: int, unit_type: int) -> bool:
    """SA-226: elephants of the enemy scare chariots, light cavalry and horse archers."""
    return s.side_ops[side] & TRAMPLED != 0 and unit_type in (CHARIOTS, LIGHT_CAVALRY, HORSE_ARCHERS)


@rule
def defender_age(s: Record) -> int:
    """SA-223: the Age in which terrain is read."""
    return age_of(s, empire_on(s, OTHER))


@rule
def survey(s: Record) -> None:
    """SA-212: find out, once units are shown, all that does not depend on which of them are in front."""
    s.zeroed = 0
    for side in range(SIDES_COUNT):
        s.side_ops[side] = TRAMPLED if committed_of_type(s, foe_of(side), WAR_ELEPHANTS) else 0
        s.side_bonus[side] = elite_bonus(s, side) + age_bonus(s, side)
        s.front_bonus[side] = 0
        survey_effects(s, side)
    s.side_bonus[OTHER] += defence_of(s)


@rule
def forget_survey(s: Record) -> None:
    """SA-020: what was found is forgotten: where units are not shown, nobody learns from it what was committed."""
    s.zeroed = 0
    for side in range(SIDES_COUNT):
        s.side_ops[side] = 0
        s.side_bonus[side] = 0
        s.front_bonus[side] = 0


@rule
def elite_bonus(s: Record, side: int) -> int:
    """SA-216: 1 for each elite marker, 3 at most."""
    return min(int(s.elite[empire_on(s, side)]), ELITE_MARKERS_COUNTED)


@rule
def age_bonus(s: Record, side: int) -> int:
    """SA-217: 1 for each Age ahead of the enemy."""
    return max(age_of(s, empire_on(s, side)) - age_of(s, empire_on(s, foe_of(side))), 0)


@rule
def defence_of(s: Record) -> int:
    """SA-219, SA-220, SA-222: what the region adds for the defender: all modifiers together."""
    region = int(s.battle_at)
    terrain = int(DEFENCE[REGION_TERRAIN[region], defender_age(s)])
    fort = FORT_DEFENCE if s.fort[region] else 0
    return terrain + fort + city_defence(s) + crossing_defence(s)


@rule
def city_defence(s: Record) -> int:
    """SA-221, SA-224, SA-224-R1: the value of the city, unless the attacker commits siege units or ignores it."""
    if s.side_ops[ACTIVE] & IGNORES_CITY:
        return 0
    for place in range(fighters(s, ACTIVE)):
        counter = fighter(s, ACTIVE, place)
        if counter >= 0 and is_committed(s, counter) and UNIT_VOIDS_CITY[s.unit_type[counter]]:
            return 0
    return int(s.city[s.battle_at])


@rule
def crossing_defence(s: Record) -> int:
    """SA-222-R1: rivers, crossings and invasions count once each for what the attacker commits in this round."""
    ways = ways_of_attackers(s)
    total = 0
    if ways & BY_RIVER and not is_allowed(s, empire_on(s, ACTIVE), WHAT_CROSS_RIVERS):
        total += RIVER_DEFENCE
    if ways & BY_CROSSING:
        total += CROSSING_DEFENCE
    if ways & BY_INVASION:
        total += INVASION_DEFENCE
    return total


@rule
def ways_of_attackers(s: Record) -> int:
    """SA-222-R1: how committed attackers came in; air units do not count."""
    ways = 0
    for place in range(fighters(s, ACTIVE)):
        counter = fighter(s, ACTIVE, place)
        if counter >= 0 and is_committed(s, counter) and not flies(int(s.unit_type[counter])):
            ways |= int(s.entered[counter])
    return ways


@rule
def survey_effects(s: Record, side: int) -> None:
    """SA-016: what the effects in force do for a side in this round."""
    empire = empire_on(s, side)
    cursor = next_clause(s, empire, VERB_CONFLICT, NONE, START)
    while cursor != END:
        if in_force(s, side, cursor):
            carry_out_effect(s, side, clause_at(s, empire, cursor), is_lasting(cursor))
        cursor = next_clause(s, empire, VERB_CONFLICT, NONE, cursor)


@rule
def carry_out_effect(s: Record, side: int, clause: int, lasting: bool) -> None:
    """What one clause does; a card once more only by an event, as a tactician's is asked for after the draw."""
    op = CLAUSES[clause, OP]
    if op == OP_ZERO_CLASS:
        s.zeroed |= int(UNIT_SET_TYPES[CLAUSES[clause, CLASS]])
    elif op == OP_IGNORE_CITY:
        s.side_ops[side] |= IGNORES_CITY
    elif op == OP_IGNORE_DISORDER:
        s.side_ops[side] |= IGNORES_DISORDER
    elif op == OP_FORCE_RETREAT:
        s.side_ops[side] |= MUST_RETREAT
    elif op == OP_REDRAW and lasting:
        s.side_ops[side] |= REDRAWS
    elif CLAUSES[clause, PER] == PER_FRONT_INFANTRY:
        s.front_bonus[side] += CLAUSES[clause, ADD]
    elif names_committed(s, side, clause):
        s.side_bonus[side] += CLAUSES[clause, ADD]


@rule
def names_committed(s: Record, side: int, clause: int) -> bool:
    """Whether a side has committed a unit of the class or type that a clause names, if it names any."""
    if CLAUSES[clause, CLASS] == NONE and CLAUSES[clause, TYPE] == NONE:
        return True
    types = committed_types(s, side)
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1 and is_for(clause, unit_type):
            return True
    return False


@rule
def in_force(s: Record, side: int, cursor: int) -> bool:
    """Whether a clause of a side's empire works in this conflict: its side, terrain, place, moment and condition."""
    clause = clause_at(s, empire_on(s, side), cursor)
    if CLAUSES[clause, UNTIL] != NONE and not is_lasting(cursor):
        return False  # it began to last when it was triggered, and is found there
    return (
        is_for_side(clause, side)
        and is_for_terrain(s, clause)
        and (CLAUSES[clause, WHERE] != WHERE_ADJACENT or is_near_wonder(s, side, artifact_of(cursor)))
        and holds_in_conflict(s, side, int(CLAUSES[clause, IF]), int(CLAUSES[clause, IF_VALUE]))
    )


@rule
def is_for_side(clause: int, side: int) -> bool:
    """Whether a clause is for the attacker, the defender or either."""
    if CLAUSES[clause, SIDE] == SIDE_ATTACKER:
        return side == ACTIVE
    return CLAUSES[clause, SIDE] != SIDE_DEFENDER or side == OTHER


@rule
def is_for_terrain(s: Record, clause: int) -> bool:
    """SA-223-R1: whether the region has the terrain that a clause names, in the defender's Age."""
    terrain = int(CLAUSES[clause, TERRAIN])
    return terrain == NONE or (REGION_TERRAIN[s.battle_at] == terrain and not is_cleared(s, terrain))


@rule
def is_cleared(s: Record, terrain: int) -> bool:
    """SA-223-R1: terrain that no longer defends in the defender's Age, as forest, is not there any more."""
    return DEFENCE[terrain, 1] > 0 and DEFENCE[terrain, defender_age(s)] == 0


@rule
def is_near_wonder(s: Record, side: int, artifact: int) -> bool:
    """Whether the region holds an artifact, or is its owner's and next to that."""
    region = int(s.battle_at)
    if artifact == NOTHING or s.wonder[region] == artifact:
        return artifact != NOTHING
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if s.wonder[BORDER_TO[border]] == artifact and BORDER_KIND[border] != CANAL:
            return s.control[region] == empire_on(s, side)
    return False


@rule
def holds_in_conflict(s: Record, side: int, condition: int, value: int) -> bool:
    """Whether the condition of a clause holds for a side in this conflict."""
    empire, enemy, region = empire_on(s, side), empire_on(s, foe_of(side)), int(s.battle_at)
    if condition == NONE:
        return True
    if condition == IF_HOME_REGION:
        return is_start(s, empire, region)
    if condition == IF_CITY:
        return s.city[region] >= value
    if condition == IF_OTHER_RELIGION:
        return s.religion[enemy] != s.religion[empire] or s.religion[enemy] == NOTHING
    if condition == IF_ENEMY_BARBARIAN:
        return is_barbarian(s, enemy)
    if condition == IF_ENEMY_AHEAD:
        return s.level[enemy] > s.level[empire]
    if condition == IF_HAS_LEADER:
        return leader_in_battle(s, side) != NOTHING
    return condition == IF_CROSSED_WATER and ways_of_attackers(s) & (BY_CROSSING | BY_INVASION) != 0


@rule
def front_places(s: Record, side: int) -> int:
    """SA-214-R1, SA-015: half of the committed units count in front, the odd one too."""
    return half_of(count_committed(s, side))


@rule
def arrange_best(s: Record, side: int) -> None:
    """SA-214-R2: the units stand so that the total is highest.

    In the best order some type has the best front value and some type the best support value: try each two.
    """
    if markers_against(s, side) == 0 or count_committed(s, side) < 2:
        arrange(s, side, NOTHING, NOTHING)
        return
    best, best_front, best_support = -1, NOTHING, NOTHING
    types = committed_types(s, side)
    for front in range(UNITS):
        for support in range(UNITS):
            if (types >> front) & (types >> support) & 1 and can_stand(s, side, front, support):
                arrange(s, side, front, support)
                total = lines_of(s, side)
                if total > best:
                    best, best_front, best_support = total, front, support
    arrange(s, side, best_front, best_support)


@rule
def can_stand(s: Record, side: int, front: int, support: int) -> bool:
    """Whether one committed unit of a type can be in front and another of a type in support."""
    return front != support or committed_of_type(s, side, front) > 1


@rule
def arrange(s: Record, side: int, front: int, support: int) -> None:
    """One unit of a type stands in front, one of another in support, the rest wherever it is worth more."""
    stand_in_support(s, side)
    places = front_places(s, side)
    if front != NOTHING:
        s.in_conflict[of_type_in_part(s, side, front, SHOWN)] = IN_FRONT
        places -= 1
    for _ in range(places):
        s.in_conflict[best_for_front(s, side, support)] = IN_FRONT


@rule
def stand_in_support(s: Record, side: int) -> None:
    """No unit of a side is in front yet."""
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and s.in_conflict[counter] == IN_FRONT:
            s.in_conflict[counter] = SHOWN


@rule
def best_for_front(s: Record, side: int, kept: int) -> int:
    """The unit in support that gains most by going in front; one of the kept type stays behind."""
    best, best_gain, spared = NOTHING, 0, kept == NOTHING
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter < 0 or s.in_conflict[counter] != SHOWN:
            continue
        unit_type = int(s.unit_type[counter])
        if not spared and unit_type == kept:
            spared = True
            continue
        gain = gain_in_front(s, side, unit_type)
        if best == NOTHING or gain > best_gain:
            best, best_gain = counter, gain
    return best


@rule
def gain_in_front(s: Record, side: int, unit_type: int) -> int:
    """How much more a unit adds in front than in support."""
    front = value_of(s, side, unit_type, FRONT_LINE) + front_extra(s, side, unit_type)
    return front - value_of(s, side, unit_type, SUPPORT_LINE)
