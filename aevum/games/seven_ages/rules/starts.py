"""SA-071 to SA-086, SA-374: which empire can be created, in which colour, on which level, and where it starts."""

import numpy as np

from aevum.core.bits import put_in
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import BORDER_KIND, BORDER_START, BORDER_TO, CANAL, IS_COASTAL, REGION_ZONES, REGIONS
from ..cells import NONE
from ..effects import CLAUSES, COUNT, FIRST, SPECIAL_CLAUSES
from ..grammar import OP, VERB, WHAT, WHEN, N
from ..icons import START_ALL, START_PLUS_CONTROLLED_BY, START_WITHIN
from ..state import IN_HAND, LASTING, NOTHING
from ..tables import (
    AGE_OF_LEVEL,
    CARD_AGE_IF,
    CARD_AGE_IF_VALUE,
    CARD_AGES,
    CARD_ALTERNATIVE,
    CARD_CONDITIONAL_AGES,
    CARD_FIRST_AGE,
    CARD_OFFSET,
    CARD_START_DISTANCE,
    CARD_START_EMPIRE,
    CARD_START_RULE,
    CARD_START_ZONE,
    CARD_STARTS,
    COLOUR_PAIR,
    COLOURS,
    FIRST_LEVEL,
    LAST_LEVEL,
)
from ..words import IF_IN_PLAY, VERB_ALLOW, WHAT_START_ANY_AGE, WHEN_INITIAL
from .empires import age_of_game, empire_of_card, empires_of, highest_level, in_play, most_empires
from .standing import forget_lasting


def _near() -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    """How far regions are apart, canals left out; NONE where that is more than any card asks for."""
    steps = np.full((REGIONS, REGIONS), NONE, np.int16)
    np.fill_diagonal(steps, 0)
    beside = np.zeros((REGIONS, REGIONS), np.bool_)
    beside[np.repeat(np.arange(REGIONS), np.diff(BORDER_START)), BORDER_TO] = BORDER_KIND != CANAL
    reached = np.eye(REGIONS, dtype=np.bool_)
    for distance in range(1, int(CARD_START_DISTANCE.max()) + 1):
        reached = reached | (reached.astype(np.float32) @ beside.astype(np.float32) > 0)
        steps[reached & (steps == NONE)] = distance
    return steps


NEAR = _near()


# Cards


@rule
def is_map_empty(s: Record) -> bool:
    """SA-082: whether no empire is in play."""
    return highest_level(s) == 0


@rule
def conditional_age_holds(s: Record, card: int) -> bool:
    """SA-077, SA-E03: whether the condition of a card's further Age holds: an empire in play, or not in play."""
    condition = CARD_AGE_IF[card]
    if condition == NONE:
        return False
    found = empire_of_card(s, int(CARD_AGE_IF_VALUE[card])) != NOBODY
    return found if condition == IF_IN_PLAY else not found


@rule
def is_age_right(s: Record, card: int) -> bool:
    """SA-076, SA-077: whether the Age of the game is among the Ages of a card."""
    age = age_of_game(s)
    if (CARD_AGES[card] >> age) & 1:
        return True
    return conditional_age_holds(s, card) and (CARD_CONDITIONAL_AGES[card] >> age) & 1 == 1


@rule
def may_start_any_age(s: Record, seat: int) -> bool:
    """Whether an event lets a player start an empire of any Age."""
    for place in range(LASTING):
        clause = int(s.lasting[place])
        if clause != NOTHING and s.lasting_seat[place] == seat and is_any_age(clause):
            return True
    return False


@rule
def is_any_age(clause: int) -> bool:
    """Whether a clause allows to start in any Age."""
    return CLAUSES[clause, VERB] == VERB_ALLOW and CLAUSES[clause, WHAT] == WHAT_START_ANY_AGE


@rule
def use_up_any_age(s: Record, seat: int) -> None:
    """That event is good for one empire."""
    for place in range(LASTING):
        clause = int(s.lasting[place])
        if clause != NOTHING and s.lasting_seat[place] == seat and is_any_age(clause):
            forget_lasting(s, place)


@rule
def is_time_right(s: Record, seat: int, card: int) -> bool:
    """SA-076, SA-082, SA-374, SA-374-R1: on an empty map any Age; by option 1 the first empire is of Age 1."""
    if s.complete_history and s.first_age == 0 and CARD_FIRST_AGE[card] > 1:
        return False
    return is_map_empty(s) or may_start_any_age(s, seat) or is_age_right(s, card)


@rule
def can_found_any(s: Record, seat: int) -> bool:
    """SA-072, SA-073: below the player's limit of empires, and with a colour left."""
    if empires_of(s, seat) >= most_empires(s):
        return False
    for colour in range(COLOURS):
        if is_colour_open(s, seat, colour):
            return True
    return False


@rule
def can_found(s: Record, seat: int, card: int) -> bool:
    """SA-071, SA-074, SA-076, SA-078: a card of the hand whose time is right and that has a place to start."""
    return s.card_at[card] == IN_HAND + seat and is_time_right(s, seat, card) and has_a_start(s, card)


# Colours


@rule
def is_own_colour(s: Record, seat: int, colour: int) -> bool:
    """SA-080: whether a colour is of a player's pair."""
    return COLOUR_PAIR[colour] != NONE and COLOUR_PAIR[colour] == s.pair[seat]


@rule
def is_in_reserve(s: Record, colour: int) -> bool:
    """SA-046, SA-046-R1, SA-079: whether a colour is in nobody's pair."""
    for seat in range(s.seats):
        if is_own_colour(s, seat, colour):
            return False
    return True


@rule
def has_own_colour(s: Record, seat: int) -> bool:
    """SA-080: whether a colour of a player's own pair is unused."""
    for colour in range(COLOURS):
        if is_own_colour(s, seat, colour) and not in_play(s, colour):
            return True
    return False


@rule
def is_colour_open(s: Record, seat: int, colour: int) -> bool:
    """SA-072, SA-079, SA-080: unused, and of the own pair, or from the reserve once the own pair is used."""
    if in_play(s, colour):
        return False
    return is_own_colour(s, seat, colour) if has_own_colour(s, seat) else is_in_reserve(s, colour)


# Level


@rule
def first_level_of(card: int) -> int:
    """SA-083, SA-084, SA-E05: on an empty map, the first level of the lowest unconditional Age; no modifier."""
    return int(FIRST_LEVEL[CARD_FIRST_AGE[card]])


@rule
def usual_level(s: Record, card: int) -> int:
    """SA-004-R1, SA-081, SA-081-R1, SA-E04: the level of the most advanced empire with the modifier of the card."""
    highest = highest_level(s)
    if highest == 0:
        return first_level_of(card)
    return min(max(highest + int(CARD_OFFSET[card]), 1), LAST_LEVEL)


@rule
def other_level(s: Record, card: int) -> int:
    """SA-075, SA-E02: the level of the empire beside whose marker the new one may be set instead; 0 none."""
    if CARD_ALTERNATIVE[card] == NONE:
        return 0
    other = empire_of_card(s, int(CARD_ALTERNATIVE[card]))
    return min(int(s.level[other]), LAST_LEVEL) if other != NOBODY else 0


@rule
def note_first_age(s: Record, level: int) -> None:
    """SA-374, SA-396: the Age in which the first empire of the game starts is kept."""
    if s.first_age == 0:
        s.first_age = AGE_OF_LEVEL[level]


# Regions


@rule
def names(card: int, region: int) -> bool:
    """SA-085: whether a card names a region as a start."""
    for place in range(CARD_STARTS.shape[1]):
        if CARD_STARTS[card, place] == region:
            return True
    return False


@rule
def is_near_an_empire(s: Record, region: int, distance: int, but: int) -> bool:
    """SA-E05: whether a region is so near to one that an empire controls; the one being created does not count."""
    for other in range(REGIONS):
        if s.control[other] not in (NOBODY, but) and NEAR[region, other] != NONE and NEAR[region, other] <= distance:
            return True
    return False


@rule
def is_possible_start(s: Record, card: int, region: int, empire: int) -> bool:
    """SA-085, SA-086: whether a region can be a start by the card; `empire` is being created, -1 not yet."""
    start = CARD_START_RULE[card]
    if start == START_WITHIN:
        return IS_COASTAL[region] == 1 and is_near_an_empire(s, region, int(CARD_START_DISTANCE[card]), empire)
    if names(card, region):
        return True
    if start != START_PLUS_CONTROLLED_BY or (REGION_ZONES[region] >> CARD_START_ZONE[card]) & 1 == 0:
        return False
    other = empire_of_card(s, int(CARD_START_EMPIRE[card]))
    return other != NOBODY and s.control[region] == other


@rule
def has_a_start(s: Record, card: int) -> bool:
    """SA-078, SA-E05: whether there is a region in which a card can start."""
    for region in range(REGIONS):
        if is_possible_start(s, card, region, NOBODY):
            return True
    return False


@rule
def starts_everywhere(card: int) -> bool:
    """SA-086, SA-E02: whether all possible starts are compulsory."""
    return CARD_START_RULE[card] == START_ALL or CARD_START_RULE[card] == START_PLUS_CONTROLLED_BY


@rule
def mark_all_starts(s: Record, empire: int) -> None:
    """SA-086: an empire starts in all regions of its card."""
    card = int(s.card[empire])
    for region in range(REGIONS):
        if is_possible_start(s, card, region, empire):
            put_in(s.starts[empire], region)


@rule
def has_foreigners(s: Record, empire: int, region: int) -> bool:
    """SA-100: whether units of another empire are in a region."""
    for other in range(COLOURS):
        if other != empire and s.stacks[other, region]:
            return True
    return False


# Special text


@rule
def initial_clause(s: Record, empire: int, verb: int, op: int, after: int) -> int:
    """SA-104: the next clause of this kind that an empire's card has for creation only; -1 none."""
    first = int(SPECIAL_CLAUSES[s.card[empire], FIRST])
    for clause in range(max(first, after + 1), first + int(SPECIAL_CLAUSES[s.card[empire], COUNT])):
        if CLAUSES[clause, VERB] == verb and CLAUSES[clause, WHEN] == WHEN_INITIAL and CLAUSES[clause, OP] == op:
            return clause
    return NOTHING


@rule
def initial_amount(s: Record, empire: int, verb: int, op: int) -> int:
    """SA-104: the number of such a clause, 0 without one."""
    clause = initial_clause(s, empire, verb, op, NOTHING)
    return int(CLAUSES[clause, N]) if clause != NOTHING else 0
