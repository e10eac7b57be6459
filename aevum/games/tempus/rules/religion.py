"""Religion: TE-147."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import CONVERT, CONVERTED, DONE, PLAY
from ..state import NEIGHBOURS, NOWHERE, SANITATION, SIDES
from ..steps import AT_RELIGION
from .board import camp, has_room, is_protected, put_person, take_person
from .cards import has_card, list_cards, play_sanitation


@rule
def may_be_converted(s: Record, seat: int, place: int) -> bool:
    """TE-061, TE-147: people of an opponent who is not protected; never a city."""
    if place == NOWHERE:
        return False
    holder = int(s.holder[place])
    return holder != NOBODY and holder != seat and s.people[place] > 0 and not is_protected(s, holder)


@rule
def can_convert(s: Record, seat: int) -> bool:
    """TE-147: whether anybody stands next to an own hex with room, and a person is in stock."""
    if s.stock[seat] == 0:
        return False
    crowded = has_card(s, seat, SANITATION)
    for index in range(s.camp_count[seat]):
        home = camp(s, seat, index)
        if s.people[home] > 0 and (crowded or has_room(s, seat, home)):
            for side in range(SIDES):
                if may_be_converted(s, seat, NEIGHBOURS[home, side]):
                    return True
    return False


@rule
def conversions(s: Record, seat: int, out: Actions) -> int:
    """TE-145, TE-147: whom, and which own hex the convert joins; with Sanitation a full one."""
    count = 0
    full = 0
    for index in range(s.camp_count[seat]):
        home = camp(s, seat, index)
        for side in range(SIDES):
            place = NEIGHBOURS[home, side]
            if s.people[home] > 0 and may_be_converted(s, seat, place):
                if has_room(s, seat, home):
                    count = offer(out, count, CONVERT, place, home)
                else:
                    full += 1
    if s.crowding == 0 and full > 0:
        count = list_cards(s, seat, PLAY, SANITATION, out, count)
    return count


@rule
def convert(s: Record, seat: int, action: int) -> None:
    """TE-147: an opponent's person goes home; one of the own people joins a hex beside it."""
    if verb_of(action) == PLAY:
        play_sanitation(s, seat, second_noun(action))
        interrupt(s, AT_RELIGION)
    elif verb_of(action) != DONE:
        place = first_noun(action)
        victim = int(s.holder[place])
        take_person(s, place)
        s.stock[victim] += 1
        put_person(s, seat, second_noun(action))
        s.stock[seat] -= 1
        tell(s, CONVERTED, seat, victim, place)
