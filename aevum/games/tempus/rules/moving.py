"""Moving: TE-030 to TE-039, with Transport (TE-144) and Sanitation (TE-145)."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.words import first_noun, pack, second_noun, verb_of
from aevum.games.tempus.actions import CROSSED_LAKE, DONE, GO, MOVED, PICK, PLAY, SAILED, STAY
from aevum.games.tempus.rules.board import (
    has_room,
    holds_people,
    is_coast,
    is_free,
    is_land,
    may_sail,
    put_person,
    take_person,
)
from aevum.games.tempus.rules.cards import has_card, list_cards, spend_card
from aevum.games.tempus.rules.religion import can_convert
from aevum.games.tempus.state import (
    AT_MOVE_GO,
    AT_MOVE_PICK,
    AT_RELIGION,
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
    WATER,
)

BY_LAND, BY_LAKE, BY_SEA = 1, 2, 3
ON_THE_WAY = 4  # marks beyond this are the steps walked so far


@rule
def begin_moving(s: Record, seat: int) -> None:
    """TE-030, TE-035: so many people, each once."""
    s.moves_left = PEOPLE_MOVED[s.cube[seat]]
    for place in range(HEXES):
        s.tired[place] = 0


@rule
def who_picks(s: Record) -> int:
    """TE-030: while people may be moved; afterwards only somebody who holds cards is asked."""
    return 1 << int(s.seat) if s.moves_left > 0 or s.hand_size[s.seat] > 0 else 0


@rule
def picks(s: Record, seat: int, out: Actions) -> int:
    """TE-030, TE-035, TE-144: a person who has not moved yet, a card, or no more."""
    count = 0
    if s.moves_left > 0:
        for place in range(HEXES):
            if holds_people(s, seat, place) and s.people[place] > s.tired[place]:
                out[count] = pack(PICK, place, 0)
                count += 1
    count = list_cards(s, seat, PLAY, TRANSPORT, out, count)
    if has_card(s, seat, RELIGION) and can_convert(s, seat):
        count = list_cards(s, seat, PLAY, RELIGION, out, count)
    out[count] = pack(DONE, 0, 0)
    return count + 1


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
    for place in range(HEXES):
        s.reach[place] = 0
    s.reach[origin] = ON_THE_WAY
    for step in range(int(DISTANCE[s.cube[seat]])):
        walk_on(s, seat, ON_THE_WAY + step)
    sails = may_sail(s, seat) and is_coast(s, origin)
    for place in range(HEXES):
        if s.reach[place] >= ON_THE_WAY:
            s.reach[place] = BY_LAND
        elif is_land(s, place) and is_free(s, seat, place):
            if share_lake(s, origin, place):
                s.reach[place] = BY_LAKE
            elif sails and is_coast(s, place):
                s.reach[place] = BY_SEA
        if s.city[place] > 0:
            s.reach[place] = 0
    s.reach[origin] = 0


@rule
def walk_on(s: Record, seat: int, reached: int) -> None:
    """TE-031, TE-032, TE-033: one hex further over land that nobody else holds; the own cities may be passed."""
    for place in range(HEXES):
        if s.reach[place] == reached:
            for side in range(SIDES):
                other = NEIGHBOURS[place, side]
                if is_land(s, other) and s.reach[other] == 0 and is_free(s, seat, other):
                    s.reach[other] = reached + 1


@rule
def share_lake(s: Record, origin: int, place: int) -> bool:
    """TE-037: two land hexes next to the same lake."""
    for side in range(SIDES):
        water = NEIGHBOURS[origin, side]
        if water != NOWHERE and s.land[water] == WATER and s.lake[water] > 0 and touches_lake(s, place, s.lake[water]):
            return True
    return False


@rule
def touches_lake(s: Record, place: int, lake: int) -> bool:
    """Whether a hex is next to this lake."""
    for side in range(SIDES):
        water = NEIGHBOURS[place, side]
        if water != NOWHERE and s.land[water] == WATER and s.lake[water] == lake:
            return True
    return False


@rule
def destinations(s: Record, seat: int, out: Actions) -> int:
    """TE-034, TE-145: where the stack has room; with Sanitation one where it has none; or stay."""
    count = 0
    full = 0
    for place in range(HEXES):
        if s.reach[place] > 0 and has_room(s, seat, place):
            out[count] = pack(GO, place, 0)
            count += 1
        elif s.reach[place] > 0:
            full += 1
    if s.crowding == 0:
        out[count] = pack(STAY, 0, 0)
        count += 1
        if full > 0:
            count = list_cards(s, seat, PLAY, SANITATION, out, count)
    return count


@rule
def go(s: Record, seat: int, action: int) -> None:
    """TE-030, TE-035: the person goes, and has moved; or stays."""
    verb = verb_of(action)
    if verb == PLAY:
        spend_card(s, seat, SANITATION, second_noun(action))
        s.crowding += 1
        interrupt(s, AT_MOVE_GO)
        return
    if verb == GO:
        arrive(s, seat, first_noun(action))
    s.picked = NOWHERE
    for place in range(HEXES):
        s.reach[place] = 0


@rule
def arrive(s: Record, seat: int, place: int) -> None:
    """TE-035: whoever arrives cannot move again in this action."""
    way = s.reach[place]
    take_person(s, int(s.picked))
    put_person(s, seat, place)
    s.tired[place] += 1
    if way == BY_LAND:
        tell(s, MOVED, seat, s.picked, place, 0)
    elif way == BY_LAKE:
        tell(s, CROSSED_LAKE, seat, s.picked, place, 0)
    else:
        tell(s, SAILED, seat, s.picked, place, 0)
