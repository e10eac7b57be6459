"""Moving: TE-030 to TE-039, with Transport (TE-144) and Sanitation (TE-145)."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import CROSSED_LAKE, DONE, GO, MOVED, PICK, PLAY, SAILED, STAY
from ..state import (
    DISTANCE,
    HEXES,
    NEIGHBOURS,
    NOWHERE,
    PEOPLE_MOVED,
    RELIGION,
    SANITATION,
    SIDES,
    TRANSPORT,
    TRANSPORT_PEOPLE,
)
from ..steps import AT_MOVE_GO, AT_MOVE_PICK, AT_RELIGION
from .board import (
    THE_SEA,
    camp,
    has_room,
    is_free,
    is_land,
    may_sail,
    put_person,
    take_person,
)
from .cards import has_card, list_cards, play_sanitation, spend_card
from .religion import can_convert

BY_LAND, BY_LAKE, BY_SEA = 1, 2, 3


@rule
def begin_moving(s: Record, seat: int) -> None:
    """TE-030, TE-035: so many people, each once."""
    s.moves_left = PEOPLE_MOVED[s.cube[seat]]
    for index in range(s.camp_count[seat]):
        s.tired[camp(s, seat, index)] = 0


@rule
def who_picks(s: Record) -> int:
    """TE-030: while people may be moved; afterwards only somebody who holds cards is asked."""
    return 1 << int(s.seat) if s.moves_left > 0 or s.hand_size[s.seat] > 0 else 0


@rule
def picks(s: Record, seat: int, out: Actions) -> int:
    """TE-030, TE-035, TE-144: a person who has not moved yet, a card, or no more."""
    count = 0
    if s.moves_left > 0:
        for index in range(s.camp_count[seat]):
            place = camp(s, seat, index)
            if s.people[place] > s.tired[place]:
                count = offer(out, count, PICK, place)
    count = list_cards(s, seat, PLAY, TRANSPORT, out, count)
    if has_card(s, seat, RELIGION) and can_convert(s, seat):
        count = list_cards(s, seat, PLAY, RELIGION, out, count)
    return offer(out, count, DONE)


@rule
def pick_person(s: Record, seat: int, action: int) -> None:
    """TE-030, TE-082, TE-144: a person sets out, a card is played, or the action ends."""
    verb = verb_of(action)
    if verb == DONE:
        return
    interrupt(s, AT_MOVE_PICK)
    if verb == PICK:
        s.moves_left -= 1
        s.picked = first_noun(action)
        find_ways(s, seat, int(s.picked))
        interrupt(s, AT_MOVE_GO)
    else:
        spend_card(s, seat, first_noun(action), second_noun(action))
        if first_noun(action) == TRANSPORT:
            s.moves_left += TRANSPORT_PEOPLE
        else:
            interrupt(s, AT_RELIGION)


@rule
def find_ways(s: Record, seat: int, origin: int) -> None:
    """TE-030 to TE-039: where a person can go, by land, over a lake or by sea; one moved by Transport too."""
    discover(s, origin, BY_LAND)
    begun = 0
    for _step in range(int(DISTANCE[s.cube[seat]])):
        end = int(s.trail_size)
        for index in range(begun, end):
            walk_on(s, seat, int(s.trail[index]))
        begun = end
    find_landings(s, seat, origin)
    for index in range(s.trail_size):
        if s.city[s.trail[index]] > 0:
            s.reach[s.trail[index]] = 0
    s.reach[origin] = 0


@rule
def discover(s: Record, place: int, way: int) -> None:
    """There is a way to this hex."""
    s.reach[place] = way
    s.trail[s.trail_size] = place
    s.trail_size += 1


@rule
def walk_on(s: Record, seat: int, place: int) -> None:
    """TE-031, TE-032, TE-033: one hex further over land that nobody else holds; the own cities may be passed."""
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if is_land(s, other) and s.reach[other] == 0 and is_free(s, seat, other):
            discover(s, other, BY_LAND)


@rule
def find_landings(s: Record, seat: int, origin: int) -> None:
    """TE-037, TE-038: other hexes next to the same lake; from coast to coast for those who sail."""
    waters = int(s.shore[origin])
    if not may_sail(s, seat):
        waters &= ~THE_SEA
    if waters == 0:
        return
    for place in range(HEXES):
        shared = int(s.shore[place]) & waters
        if shared != 0 and s.reach[place] == 0 and is_free(s, seat, place):
            discover(s, place, BY_LAKE if shared > THE_SEA else BY_SEA)


@rule
def forget_ways(s: Record) -> None:
    """Nobody is on the way any more."""
    for index in range(s.trail_size):
        s.reach[s.trail[index]] = 0
        s.trail[index] = 0
    s.trail_size = 0


@rule
def destinations(s: Record, seat: int, out: Actions) -> int:
    """TE-034, TE-145: where the stack has room; with Sanitation one where it has none; or stay."""
    count = 0
    full = 0
    for index in range(s.trail_size):
        place = int(s.trail[index])
        if s.reach[place] > 0 and has_room(s, seat, place):
            count = offer(out, count, GO, place)
        elif s.reach[place] > 0:
            full += 1
    if s.crowding == 0:
        count = offer(out, count, STAY)
        if full > 0:
            count = list_cards(s, seat, PLAY, SANITATION, out, count)
    return count


@rule
def go(s: Record, seat: int, action: int) -> None:
    """TE-030, TE-035: the person goes, and has moved; or stays."""
    verb = verb_of(action)
    if verb == PLAY:
        play_sanitation(s, seat, second_noun(action))
        interrupt(s, AT_MOVE_GO)
        return
    if verb == GO:
        arrive(s, seat, first_noun(action))
    s.picked = NOWHERE
    forget_ways(s)


@rule
def arrive(s: Record, seat: int, place: int) -> None:
    """TE-035: whoever arrives cannot move again in this action."""
    way = s.reach[place]
    take_person(s, int(s.picked))
    put_person(s, seat, place)
    s.tired[place] += 1
    if way == BY_LAND:
        tell(s, MOVED, seat, s.picked, place)
    elif way == BY_LAKE:
        tell(s, CROSSED_LAKE, seat, s.picked, place)
    else:
        tell(s, SAILED, seat, s.picked, place)
