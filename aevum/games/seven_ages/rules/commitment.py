"""SA-209, SA-210, SA-214: both sides commit units in secret, and arrange them once they are shown."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too, interrupt, was_about_too
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import COMMIT, COMMIT_ALL, COMMIT_LEADER, DONE, PUT_IN_FRONT
from ..state import (
    ACTIVE,
    BY_CROSSING,
    BY_INVASION,
    BY_RIVER,
    COVERED,
    FREE,
    IN_FRONT,
    LEADER_PLACES,
    OTHER,
    SHOWN,
    SIDES_COUNT,
)
from ..steps import AT_COMMIT, AT_COMMITTED, AT_CONFLICT_WINDOW, AT_FRONT, AT_SHOW_UNITS
from ..tables import CROSSING_DEFENCE, INVASION_DEFENCE, RIVER_DEFENCE, TACTICIAN, UNITS
from .battle import (
    committed_types,
    count_committed,
    count_free,
    count_in_part,
    empire_on,
    fighter,
    fighters,
    has_tactician,
    is_decided,
    is_leader_of,
    of_type_in_part,
    seat_on,
    set_part,
    types_in_parts,
    units_fresh,
)
from .standing import leader_has
from .totals import front_places, stand_in_support

_MORE_ROUNDS = 1 << 10  # than a conflict has
# What arranging is about: a side, and whether its front was begun.
_SIDE, _BEGUN = 1, 2


@rule
def who_commits(s: Record) -> int:
    """SA-209, SA-203-R1: both players at once. Whoever is ready waits, so that nobody learns how much was committed."""
    return 0 if is_decided(s) else seat_on(s, ACTIVE) | seat_on(s, OTHER)


@rule
def committing_side(s: Record, seat: int) -> int:
    """SA-203-R1: the side for which a player commits; one who has both commits for one after the other."""
    if s.side_seat[ACTIVE] == seat and (s.side_seat[OTHER] != seat or not s.side_ready[ACTIVE]):
        return ACTIVE
    return OTHER


@rule
def commitments(s: Record, seat: int, out: Actions) -> int:
    """SA-209, SA-210: one more unit, all, a tactician; at least one unit in a round."""
    side = committing_side(s, seat)
    count = 0
    if s.side_ready[side] or count_committed(s, side):
        count = offer(out, count, DONE)
    if s.side_ready[side]:
        return count
    free = types_in_parts(s, side, FREE, FREE)
    for unit_type in range(UNITS):
        if (free >> unit_type) & 1:
            count = offer(out, count, COMMIT, unit_type)
    if count_free(s, side) > 1:
        count = offer(out, count, COMMIT_ALL)
    return offer_tacticians(s, side, out, count)


@rule
def offer_tacticians(s: Record, side: int, out: Actions, count: int) -> int:
    """SA-210-R1: at most one tactician, and no other leader; unnamed ones are alike."""
    last = NOBODY
    while s.side_tactician[side] == 0:
        leader = next_tactician(s, side, last)
        if leader == NOBODY:
            break
        count = offer(out, count, COMMIT_LEADER, leader)
        last = leader
    return count


@rule
def next_tactician(s: Record, side: int, after: int) -> int:
    """The tactician whom a side has in the region with the next higher number; -1 none."""
    found = NOBODY
    for place in range(LEADER_PLACES):
        leader = int(s.leader[place])
        if is_leader_of(s, side, place) and leader > after and leader_has(leader, TACTICIAN):
            if found == NOBODY or leader < found:
                found = leader
    return found


@rule
def commit(s: Record, seat: int, action: int) -> None:
    """SA-209, SA-210: a unit or a tactician is committed, covered; when both sides are ready, events can be played."""
    side = committing_side(s, seat)
    verb = verb_of(action)
    if verb == COMMIT:
        s.in_conflict[next_of_type(s, side, first_noun(action))] = COVERED
    elif verb == COMMIT_ALL:
        set_part(s, side, FREE, COVERED)
    elif verb == COMMIT_LEADER:
        s.side_tactician[side] = place_of_leader(s, side, first_noun(action)) + 1
    if verb == DONE or nothing_to_commit(s, side):
        s.side_ready[side] = 1
    if s.pending == 0:
        interrupt(s, AT_COMMITTED, empire_on(s, ACTIVE), was_about_too(s) + 1 if s.rules >= 2 else 0)


@rule
def next_of_type(s: Record, side: int, unit_type: int) -> int:
    """SA-222-R1: of several units of a type the one goes first that gives the defender least for how it came."""
    best, least = NOBODY, 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and s.unit_type[counter] == unit_type and s.in_conflict[counter] == FREE:
            price = price_of_way(int(s.entered[counter]))
            if best == NOBODY or price < least:
                best, least = counter, price
    return best


@rule
def price_of_way(ways: int) -> int:
    """What the defender gains by the way in which a unit came."""
    price = RIVER_DEFENCE if ways & BY_RIVER else 0
    price += CROSSING_DEFENCE if ways & BY_CROSSING else 0
    return price + (INVASION_DEFENCE if ways & BY_INVASION else 0)


@rule
def place_of_leader(s: Record, side: int, leader: int) -> int:
    """The place of a leader whom a side has in the region."""
    for place in range(LEADER_PLACES):
        if is_leader_of(s, side, place) and s.leader[place] == leader:
            return place
    return NOBODY


@rule
def nothing_to_commit(s: Record, side: int) -> bool:
    """Whether a side has committed all it has."""
    return count_free(s, side) == 0 and (s.side_tactician[side] > 0 or next_tactician(s, side, NOBODY) == NOBODY)


@rule
def go_on_committing(s: Record) -> None:
    """SA-209, SA-211: as often as a side could want to be asked; then everybody may play events, and all is shown.

    Both are asked as often whatever they commit, or it would show how much that is.
    """
    asked = was_about_too(s)
    if not s.side_ready[ACTIVE] or not s.side_ready[OTHER] or (hides_number(s) and asked < most_asked(s)):
        interrupt(s, AT_COMMIT, empire_on(s, ACTIVE), asked)
        return
    interrupt(s, AT_SHOW_UNITS, empire_on(s, ACTIVE))
    interrupt(s, AT_CONFLICT_WINDOW, empire_on(s, ACTIVE))


@rule
def hides_number(s: Record) -> bool:
    """SA-203-R1: whether the sides have two players, who do not know how much the other commits; rules 1 showed it."""
    return s.rules >= 2 and bool(s.side_seat[ACTIVE] != s.side_seat[OTHER])


@rule
def most_asked(s: Record) -> int:
    """SA-209, SA-210: how often who commits one after another must be asked, by what everybody knows."""
    most = 0
    for side in range(SIDES_COUNT):
        leaders = 1 if has_tactician(s, side) else 0
        most = max(most, units_fresh(s, side) + leaders)
    return most


@rule
def this_round(s: Record, seat: int) -> int:
    """The stretch for which whoever is ready may say so once: this round of this conflict."""
    return int(s.conflicts) * _MORE_ROUNDS + int(s.battle_round)


@rule
def who_arranges(s: Record) -> int:
    """SA-214: the owner of committed units of several types; others stand in one way only."""
    side = about_too(s) & _SIDE
    types = committed_types(s, side)
    return seat_on(s, side) if types & (types - 1) else 0


@rule
def arrangements(s: Record, seat: int, out: Actions) -> int:
    """SA-214, SA-214-R2: leave the units in the order with the highest total, or put others in front one by one."""
    side = about_too(s) & _SIDE
    begun = about_too(s) & _BEGUN
    count = 0 if begun else offer(out, 0, DONE)
    types = types_in_parts(s, side, SHOWN, SHOWN if begun else IN_FRONT)
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1:
            count = offer(out, count, PUT_IN_FRONT, unit_type)
    return count


@rule
def put_in_front(s: Record, seat: int, action: int) -> None:
    """SA-214, SA-214-R1: the first unit named clears the front; then as many follow as must."""
    side = was_about_too(s) & _SIDE
    if verb_of(action) == DONE:
        return
    if not was_about_too(s) & _BEGUN:
        stand_in_support(s, side)
    s.in_conflict[of_type_in_part(s, side, first_noun(action), SHOWN)] = IN_FRONT
    if count_in_part(s, side, IN_FRONT) < front_places(s, side):
        interrupt(s, AT_FRONT, empire_on(s, side), side | _BEGUN)


@rule
def arranged_side(s: Record) -> int:
    """The side whose units are put in front."""
    return about_too(s) & _SIDE


@rule
def has_begun_to_arrange(s: Record) -> bool:
    """Whether its owner has put a unit in front, and so must go on."""
    return about_too(s) & _BEGUN > 0
