"""Having children: TE-050 to TE-053, with Medicine (TE-142) and Sanitation (TE-145)."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import BEAR, BORN, DONE, PLAY
from ..state import CHILDREN, CHILDREN_A_HEX, GRASSLAND, MEDICINE, MEDICINE_CHILDREN, RELIGION, SANITATION
from ..steps import AT_CHILDREN, AT_RELIGION
from .board import camp, has_room, put_person
from .cards import has_card, list_cards, play_sanitation, spend_card
from .religion import can_convert


@rule
def begin_children(s: Record, seat: int) -> None:
    """TE-050: so many children, on grassland that holds own people now."""
    s.moves_left = CHILDREN[s.cube[seat]]
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        s.tired[place] = 0 if s.people[place] > 0 and s.land[place] == GRASSLAND else CHILDREN_A_HEX


@rule
def who_bears(s: Record) -> int:
    """TE-050: while children may be born; afterwards only somebody who holds cards is asked."""
    return 1 << int(s.seat) if s.moves_left > 0 or s.hand_size[s.seat] > 0 else 0


@rule
def births(s: Record, seat: int, out: Actions) -> int:
    """TE-050 to TE-053, TE-142, TE-145: a child on a hex, a card, or no more."""
    count = 0
    full = 0
    if s.moves_left > 0 and s.stock[seat] > 0:
        for index in range(s.camp_count[seat]):
            place = camp(s, seat, index)
            if s.tired[place] < CHILDREN_A_HEX:
                if has_room(s, seat, place):
                    count = offer(out, count, BEAR, place)
                else:
                    full += 1
    if s.crowding > 0:
        return count
    count = list_cards(s, seat, PLAY, MEDICINE, out, count)
    if full > 0:
        count = list_cards(s, seat, PLAY, SANITATION, out, count)
    if has_card(s, seat, RELIGION) and can_convert(s, seat):
        count = list_cards(s, seat, PLAY, RELIGION, out, count)
    return offer(out, count, DONE)


@rule
def bear(s: Record, seat: int, action: int) -> None:
    """TE-051, TE-052, TE-053: one child for each hex; a card helps."""
    verb = verb_of(action)
    if verb == DONE:
        return
    interrupt(s, AT_CHILDREN)
    if verb == BEAR:
        place = first_noun(action)
        s.moves_left -= 1
        s.tired[place] += 1
        s.stock[seat] -= 1
        put_person(s, seat, place)
        tell(s, BORN, seat, place)
    else:
        play_for_children(s, seat, first_noun(action), second_noun(action))


@rule
def play_for_children(s: Record, seat: int, idea: int, terrain: int) -> None:
    """TE-142, TE-145, TE-147: one more child, one above the limit, or a conversion."""
    if idea == SANITATION:
        play_sanitation(s, seat, terrain)
        return
    spend_card(s, seat, idea, terrain)
    if idea == MEDICINE:
        s.moves_left += MEDICINE_CHILDREN
    else:
        interrupt(s, AT_RELIGION)
