"""SA-291 to SA-298: leaders: who is where, how they come on the map and leave it."""

from aevum.core.bits import put_in
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun

from ..actions import LEADER_PLACED, LEADER_REMOVED
from ..state import LEADER_PLACES, NOTHING, NOWHERE
from ..steps import AT_SURPLUS_LEADER
from ..tables import LEADERS
from .empires import leaders_of
from .standing import leader_has, leader_limit

# A leader and the region he is in, as one number.
_REGION_SHIFT = 8
_REGION_MASK = (1 << _REGION_SHIFT) - 1
ANY_LEADER = -1  # before the first of `next_leader`


@rule
def place_leader(s: Record, who: int, empire: int, region: int) -> None:
    """SA-298, SA-302: a leader comes on the map: a famous one for the only time, an unnamed one out of the cup."""
    for place in range(LEADER_PLACES):
        if s.leader[place] == NOTHING:
            s.leader[place] = who
            s.leader_of[place] = empire
            s.leader_at[place] = region
            s.leader_moves[place] = 0
            if who < LEADERS:
                put_in(s.famous_used, who)
            else:
                s.cup[who - LEADERS] -= 1
            tell(s, LEADER_PLACED, s.card[empire], who, region)
            return


@rule
def remove_leader(s: Record, place: int) -> None:
    """SA-292 to SA-294, SA-294-R1, SA-330: an unnamed leader goes back into the cup, a famous one leaves the game."""
    who = int(s.leader[place])
    tell(s, LEADER_REMOVED, s.card[s.leader_of[place]], who, s.leader_at[place])
    if who >= LEADERS:
        s.cup[who - LEADERS] += 1
    s.leader[place] = NOTHING
    s.leader_of[place] = NOBODY
    s.leader_at[place] = NOWHERE
    s.leader_moves[place] = 0


@rule
def is_leader_of(s: Record, place: int, empire: int) -> bool:
    """Whether the leader in a place is an empire's."""
    return s.leader[place] != NOTHING and s.leader_of[place] == empire


@rule
def has_leader_at(s: Record, empire: int, region: int) -> bool:
    """Whether an empire has a leader in a region."""
    for place in range(LEADER_PLACES):
        if is_leader_of(s, place, empire) and s.leader_at[place] == region:
            return True
    return False


@rule
def has_kind_at(s: Record, empire: int, region: int, kind: int) -> bool:
    """Whether an empire has a leader of a kind in a region."""
    for place in range(LEADER_PLACES):
        if is_leader_of(s, place, empire) and s.leader_at[place] == region and leader_has(int(s.leader[place]), kind):
            return True
    return False


@rule
def next_leader(s: Record, empire: int, after: int) -> int:
    """The next leader of an empire and his region, as one number in ascending order; NOTHING after the last."""
    following = NOTHING
    for place in range(LEADER_PLACES):
        if is_leader_of(s, place, empire):
            found = (int(s.leader[place]) << _REGION_SHIFT) | int(s.leader_at[place])
            if found > after and (following == NOTHING or found < following):
                following = found
    return following


@rule
def offer_leaders(s: Record, empire: int, verb: int, out: Actions, count: int) -> int:
    """Each leader of an empire with his region is a choice; two who cannot be told apart are one."""
    found = next_leader(s, empire, ANY_LEADER)
    while found != NOTHING:
        count = offer(out, count, verb, found >> _REGION_SHIFT, found & _REGION_MASK)
        found = next_leader(s, empire, found)
    return count


@rule
def place_of_leader(s: Record, empire: int, who: int, region: int) -> int:
    """The place of a leader that an empire has in a region, -1 none."""
    for place in range(LEADER_PLACES):
        if is_leader_of(s, place, empire) and s.leader[place] == who and s.leader_at[place] == region:
            return place
    return NOBODY


@rule
def dismiss(s: Record, empire: int, action: int) -> None:
    """SA-291, SA-292: the leader named by the action is dismissed."""
    remove_leader(s, place_of_leader(s, empire, first_noun(action), second_noun(action)))


@rule
def shed_surplus(s: Record, empire: int, limit_before: int) -> None:
    """SA-295: when an effect ends that raised the leader number, its player gives up those who are too many.

    Leaders above the old number came by conversion, and stay (SA-096-R2).
    """
    surplus = min(leaders_of(s, empire), limit_before) - leader_limit(s, empire)
    if surplus > 0:
        interrupt(s, AT_SURPLUS_LEADER, empire, surplus)
