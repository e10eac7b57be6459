"""Where a force can get to, by land, over straits and by fleet: HW-104, HW-105, HW-109, HW-110, HW-117 to HW-121."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..state import (
    ALL_LANDS,
    BORDER_START,
    BORDER_TERRAIN,
    COAST_LANDS,
    COAST_START,
    EXPERT_DICE,
    EXPERTS,
    FAR_TERRAIN,
    LAND_WATERS,
    LANDS,
    NAVAL_POWER,
    NAVAL_POWER_DICE,
    NEIGHBOURS,
    NOWHERE,
    SEA_DICE,
    TERRAIN_DEFENCE,
    WATER_LINKS,
    WATERS,
)
from .board import stand_in


@rule
def is_in_force(s: Record, card: int) -> bool:
    """HW-064, HW-068, HW-074: whether an event card helps the armies that act now: those of the active empire alone."""
    return s.force == s.active and (s.in_force >> card) & 1 != 0


@rule
def in_realm(s: Record, land: int) -> bool:
    """HW-104, HW-105: a land with an army of the force that acts now; older ones of its player are no base."""
    return s.source[land] == s.force


@rule
def join_realm(s: Record, land: int) -> None:
    """HW-104: a new land is at once a base for further expansion."""
    s.realm[s.realm_count] = land
    s.realm_count += 1
    spread_from(s, land)


@rule
def spread_from(s: Record, land: int) -> None:
    """HW-104, HW-109, HW-110, HW-117 to HW-119: what can be reached from a land, its own fleets included."""
    can_reach(s, land, 0)
    for border in range(BORDER_START[land], BORDER_START[land + 1]):
        if NEIGHBOURS[border] < LANDS:
            can_reach(s, NEIGHBOURS[border], terrain_dice(s, FAR_TERRAIN[border]))
    open_waters(s, int(LAND_WATERS[land]))


@rule
def can_reach(s: Record, land: int, dice: int) -> None:
    """A land comes within reach, or by a way on which a defender rolls so many dice; 0 for the force's own lands."""
    place = int(s.reach_place[land])
    if place == 0:
        place = int(s.reach_count) + 1
        s.reach[place - 1] = land
        s.reach_stand[place - 1] = stand_in(s, land)
        s.reach_count = place
        s.reach_place[land] = place
    s.reach_ways[place - 1] |= 1 << dice


@rule
def has_choice_of_ways(s: Record, place: int) -> bool:
    """HW-121: whether one way to a land within reach gives the defender more dice than another."""
    ways = int(s.reach_ways[place])
    return ways & (ways - 1) != 0


@rule
def fewest_dice(s: Record, land: int) -> int:
    """HW-121: the dice of a defender against the easiest way to a land."""
    ways = int(s.reach_ways[s.reach_place[land] - 1])
    dice = 1
    while dice < SEA_DICE and (ways >> dice) & 1 == 0:
        dice += 1
    return dice


@rule
def open_waters(s: Record, waters: int) -> None:
    """HW-118 to HW-120: fleets in these waters, and from there in waters that touch them, lead to every coast."""
    reached, fleets, dice = int(s.sea_reach), int(s.fleets), sea_dice(s)
    opened = waters & fleets & ~reached
    while opened != 0:
        for water in range(WATERS):
            if (opened >> water) & 1:
                reached |= 1 << water
                for coast in range(COAST_START[water], COAST_START[water + 1]):
                    can_reach(s, COAST_LANDS[coast], dice)
                opened |= int(WATER_LINKS[water]) & fleets
        opened &= ~reached
    s.sea_reach = reached


@rule
def terrain_dice(s: Record, terrain: int) -> int:
    """HW-132, HW-143 to HW-147, HW-279 to HW-281: dice against an attack over terrain; experts meet no terrain."""
    expert = int(EXPERTS[terrain])
    if expert != NOWHERE and is_in_force(s, expert):
        return EXPERT_DICE
    return int(TERRAIN_DEFENCE[terrain])


@rule
def sea_dice(s: Record) -> int:
    """HW-148, HW-149, HW-307: dice against an attack by sea."""
    return NAVAL_POWER_DICE if is_in_force(s, NAVAL_POWER) else SEA_DICE


@rule
def easiest_route(s: Record, land: int) -> int:
    """HW-121: a way with the fewest dice against it: a land, or above those a water; -1 where there is none."""
    fewest = fewest_dice(s, land)
    for border in range(BORDER_START[land], BORDER_START[land + 1]):
        other = NEIGHBOURS[border]
        if other < LANDS and in_realm(s, other) and terrain_dice(s, BORDER_TERRAIN[border]) == fewest:
            return int(other)
    waters = int(LAND_WATERS[land]) & int(s.sea_reach)
    for water in range(WATERS):
        if (waters >> water) & 1:
            return ALL_LANDS + water
    return NOWHERE


@rule
def route_dice(s: Record, origin: int, land: int) -> int:
    """HW-121, HW-143, HW-148: the dice that a way there gives the defender; what is no neighbour comes by sea."""
    for border in range(BORDER_START[land], BORDER_START[land + 1]):
        if NEIGHBOURS[border] == origin:
            return terrain_dice(s, BORDER_TERRAIN[border])
    return sea_dice(s)
