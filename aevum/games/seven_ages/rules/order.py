"""SA-197 to SA-206, SA-309: after the moves: conflicts in the order the player chooses, then order returns."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, interrupt, tell, was_about
from aevum.core.vocabulary import first_noun, offer, second_noun

from ..actions import FIGHT, ORDER_RESTORED
from ..atlas import DEFENCE, REGION_TERRAIN, REGIONS
from ..icons import TIMING_MANOEUVRE
from ..state import (
    ALL_COUNTERS,
    AT_REST,
    BY_CROSSING,
    BY_INVASION,
    BY_RIVER,
    LEADER_PLACES,
    NOWHERE,
)
from ..steps import AT_CHOOSE_CONFLICT, AT_REACT, AT_RESTORE_ORDER, AT_ROUND
from ..tables import CARDS, COLOURS, CROSSING_DEFENCE, INVASION_DEFENCE, RIVER_DEFENCE, UNIT_VOIDS_CITY
from ..words import WHEN_MANOEUVRE
from .checks import standing_checks
from .counters import counter_of, counter_places
from .effects_run import trigger
from .empires import age_of, empire_of_card, in_play
from .targets import LATER

SIDES_BASE = 16  # AT_ROUND is about a region, and about attacker * 16 + defender


@rule
def end_moves(s: Record) -> None:
    """SA-202: after all moves events may be played, then every conflict is fought, then order may return."""
    empire = was_about(s)
    interrupt(s, AT_RESTORE_ORDER, empire)
    interrupt(s, AT_CHOOSE_CONFLICT, empire)
    interrupt(s, AT_REACT, TIMING_MANOEUVRE, LATER + empire)


@rule
def who_orders_conflicts(s: Record) -> int:
    """SA-203-R1, SA-204: the active player, also against an own empire."""
    empire = about(s)
    return 1 << int(s.player[empire]) if in_play(s, empire) else 0


@rule
def conflicts(s: Record, seat: int, out: Actions) -> int:
    """SA-202, SA-203, SA-206: every region with own units and others, own other empires included; each enemy apart."""
    empire, count = about(s), 0
    for region in range(REGIONS):
        if s.stacks[empire, region] > 0:
            card = next_enemy(s, empire, region, NOBODY)
            while card < CARDS:
                count = offer(out, count, FIGHT, region, card)
                card = next_enemy(s, empire, region, card)
    return count


@rule
def next_enemy(s: Record, empire: int, region: int, after: int) -> int:
    """SA-206, SA-206-R1: the next empire by its card, beyond one, with units in a region; CARDS none."""
    best = CARDS
    for other in range(COLOURS):
        if other != empire and s.stacks[other, region] > 0 and after < s.card[other] < best:
            best = int(s.card[other])
    return best


@rule
def fight(s: Record, seat: int, action: int) -> None:
    """SA-204, SA-205, SA-206: a conflict with one empire; then the player chooses the next, until none is left."""
    empire, region = was_about(s), first_noun(action)
    interrupt(s, AT_CHOOSE_CONFLICT, empire)
    interrupt(s, AT_ROUND, region, empire * SIDES_BASE + empire_of_card(s, second_noun(action)))


@rule
def restore_order(s: Record) -> None:
    """SA-197, SA-201, SA-309: after the conflicts disorder goes where units are enough, and the manoeuvre is over."""
    empire = was_about(s)
    if in_play(s, empire):
        for region in range(REGIONS):
            if s.control[region] == empire and s.disorder[region] and is_calmed(s, empire, region):
                s.disorder[region] = 0
                tell(s, ORDER_RESTORED, int(s.card[empire]), region)
    end_manoeuvre(s)
    standing_checks(s)
    if in_play(s, empire):
        trigger(s, empire, WHEN_MANOEUVRE, NOWHERE)


@rule
def is_calmed(s: Record, empire: int, region: int) -> bool:
    """SA-197: whether an empire has enough units in a region to end its disorder."""
    return s.stacks[empire, region] >= units_to_calm(s, empire, region)


@rule
def units_to_calm(s: Record, empire: int, region: int) -> int:
    """SA-198 to SA-200, SA-200-R1, SA-E13: 1, the terrain in the empire's Age, the city, and how its units came in."""
    needed = 1 + int(DEFENCE[REGION_TERRAIN[region], age_of(s, empire)])
    if not has_siege_unit(s, empire, region):
        needed += int(s.city[region])
    return needed + entry_defence(entries_into(s, empire, region))


@rule
def has_siege_unit(s: Record, empire: int, region: int) -> bool:
    """SA-199: whether a missile unit other than archers is there."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and UNIT_VOIDS_CITY[s.unit_type[counter]]:
            return True
    return False


@rule
def entries_into(s: Record, empire: int, region: int) -> int:
    """SA-200: bits of the ways by which units in a region came in, in this manoeuvre."""
    entries = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region:
            entries |= int(s.entered[counter])
    return entries


@rule
def entry_defence(entries: int) -> int:
    """SA-200: the modifiers of river, crossing and invasion, each once."""
    total = RIVER_DEFENCE if entries & BY_RIVER else 0
    if entries & BY_CROSSING:
        total += CROSSING_DEFENCE
    return total + INVASION_DEFENCE if entries & BY_INVASION else total


@rule
def end_manoeuvre(s: Record) -> None:
    """SA-165, SA-185-R1: moves, ways in and leave for canals are forgotten."""
    s.passage = 0
    s.canal_refused = 0
    for counter in range(ALL_COUNTERS):
        s.in_move[counter] = AT_REST
        s.entered[counter] = 0
        s.came_from[counter] = NOWHERE
    for place in range(LEADER_PLACES):
        s.leader_moves[place] = AT_REST
