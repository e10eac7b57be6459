"""Playing event cards: HW-057 to HW-069 and HW-238 to HW-322. What strikes lands and Areas has its own modules."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import BETRAY, COINS, DONE, LAND_BETRAYED, PLAY, PLAYED
from ..state import (
    A_BARBARIANS,
    A_BLACK_DEATH,
    A_CIVIL_SERVICE,
    A_CIVIL_WAR,
    A_CRUSADE,
    A_DISASTER,
    A_FAMINE,
    A_JEWISH_REVOLT,
    A_KINGDOM,
    A_MIGRANTS,
    A_MINOR_EMPIRE,
    A_PESTILENCE,
    A_PLAGUE,
    A_POPULATION_EXPLOSION,
    A_TREACHERY,
    ALLIES_COINS,
    AN_ALLIES,
    CAPITAL_COINS,
    CARD_SOURCES,
    CIVIL_SERVICE_COINS,
    EVENTS_A_TURN,
    EXPLOSION_COINS,
    FIRST_EPOCH,
    FLEETS,
    HAND,
    HAS_CAPITAL,
    KIND,
    LANDS,
    LAST_EPOCH,
    NAVIGATION_COINS,
    TREACHERY,
)
from ..steps import (
    AT_AFFLICT,
    AT_BARBARIANS,
    AT_DISASTER,
    AT_EPIDEMIC,
    AT_EVENT,
    AT_INCITE,
    AT_MIGRANTS,
    AT_PESTILENCE,
    AT_PESTILENCE_DICE,
    AT_PLAGUE,
    AT_PLAGUE_DICE,
    AT_RAID,
    AT_REBEL,
    AT_TREACHERY,
    AT_UPRISING,
)
from .board import is_enemy_land
from .disasters import can_anybody_fall_ill, can_destroy_somewhere
from .settlers import (
    begin_crusade,
    begin_minor_empire,
    finds_its_land,
    found_kingdom,
    has_room_for_migrants,
)
from .setup import cards_held, deck_of, forget_choices
from .uprisings import can_raid_somewhere, revolt


@rule
def holds_cards(s: Record, seat: int) -> bool:
    """HW-028: what an asking could tell of a hand; that a hand is empty is open to all."""
    return cards_held(s, seat) > 0


@rule
def who_plays(s: Record) -> int:
    """HW-057, HW-060, HW-061: the player whose turn it is, up to two cards, before the first army."""
    return 1 << int(s.seat) if s.played_count < EVENTS_A_TURN and holds_cards(s, int(s.seat)) else 0


@rule
def cards_to_play(s: Record, seat: int, out: Actions) -> int:
    """HW-057, HW-058, HW-062: any playable card, one at a time, or no more."""
    count = 0
    for place in range(cards_held(s, seat)):
        card = int(s.hands[seat, place])
        if (place == 0 or s.hands[seat, place - 1] != card) and is_playable(s, seat, card):
            count = offer(out, count, PLAY, card)
    return offer(out, count, DONE)


@rule
def is_playable(s: Record, seat: int, card: int) -> bool:
    """HW-059, HW-066, HW-067: in its epochs, no title twice in a turn, and with a target if it needs one."""
    if s.epoch < FIRST_EPOCH[card] or s.epoch > LAST_EPOCH[card]:
        return False
    for place in range(s.played_count):
        if s.played[place] == card:
            return False
    return has_target(s, seat, card)


@rule
def has_target(s: Record, seat: int, card: int) -> bool:
    """HW-067: whether there is anything for a card to strike."""
    kind = KIND[card]
    if kind == A_DISASTER:
        return can_destroy_somewhere(s)
    if kind == A_KINGDOM or kind == A_JEWISH_REVOLT:
        return finds_its_land(s, card)
    if kind == A_PLAGUE:
        return can_anybody_fall_ill(s)
    if kind == A_TREACHERY:
        return lands_of_others(s, seat, False) > 0
    if kind == A_CIVIL_WAR:
        return lands_of_others(s, seat, True) > 0
    if kind == A_BARBARIANS:
        return can_raid_somewhere(s, seat)
    if kind == A_MIGRANTS:
        return has_room_for_migrants(s, card)
    return True


@rule
def lands_of_others(s: Record, seat: int, of_empires: bool) -> int:
    """HW-263, HW-320: lands held by other players, or of those only the ones held by empires."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += int(s.empire_lands[other]) if of_empires else int(s.land_count[other])
    return count


@rule
def play_card(s: Record, seat: int, action: int) -> None:
    """HW-062, HW-063: the card is shown and carried out; then the next one may be chosen."""
    if verb_of(action) == DONE:
        return
    card = first_noun(action)
    leave_hand(s, seat, card)
    s.played[s.played_count] = card
    s.played_count += 1
    tell(s, PLAYED, seat, card)
    go_to(s, AT_EVENT)
    forget_choices(s)
    s.force = CARD_SOURCES + card
    carry_out(s, seat, card)


@rule
def leave_hand(s: Record, seat: int, card: int) -> None:
    """HW-029: a hand only shrinks."""
    place = 0
    while s.hands[seat, place] != card:
        place += 1
    for later in range(place, HAND - 1):
        s.hands[seat, later] = s.hands[seat, later + 1]
    s.hands[seat, HAND - 1] = NOBODY
    s.hand_size[seat, deck_of(s, card)] -= 1


@rule
def carry_out(s: Record, seat: int, card: int) -> None:
    """HW-063, HW-064: at once, or in force for the rest of the turn."""
    kind = KIND[card]
    if kind == AN_ALLIES or kind == A_CIVIL_SERVICE or kind == A_POPULATION_EXPLOSION:
        take_coins(s, seat, kind)
    elif kind == A_MINOR_EMPIRE:
        begin_minor_empire(s, card)
    elif kind == A_KINGDOM:
        found_kingdom(s, seat, card)
    elif kind == A_CRUSADE:
        begin_crusade(s, card)
    elif kind == A_JEWISH_REVOLT:
        revolt(s, seat, card)
    elif not asks_for_target(s, kind):
        s.in_force |= 1 << card


@rule
def asks_for_target(s: Record, kind: int) -> bool:
    """HW-063, HW-067: what has to be chosen for a card comes next."""
    if kind == A_DISASTER:
        interrupt(s, AT_DISASTER)
    elif kind == A_CIVIL_WAR:
        interrupt(s, AT_UPRISING)
        interrupt(s, AT_REBEL)
        interrupt(s, AT_INCITE)
    elif kind == A_FAMINE or kind == A_BLACK_DEATH:
        interrupt(s, AT_EPIDEMIC)
        interrupt(s, AT_AFFLICT)
    elif kind == A_PLAGUE:
        interrupt(s, AT_PLAGUE_DICE)
        interrupt(s, AT_PLAGUE)
    elif kind == A_PESTILENCE:
        interrupt(s, AT_PESTILENCE_DICE)
        interrupt(s, AT_PESTILENCE)
    elif kind == A_BARBARIANS:
        interrupt(s, AT_RAID)
        interrupt(s, AT_BARBARIANS)
    elif kind == A_MIGRANTS:
        interrupt(s, AT_MIGRANTS)
    elif kind == A_TREACHERY:
        interrupt(s, AT_TREACHERY)
    else:
        return False
    return True


@rule
def take_coins(s: Record, seat: int, kind: int) -> None:
    """HW-246, HW-259 to HW-262, HW-316: coins at the start of the turn; what the empire card says counts."""
    coins = EXPLOSION_COINS
    if kind == AN_ALLIES:
        coins = ALLIES_COINS
        s.allied_coins += coins
    else:
        if kind == A_CIVIL_SERVICE:
            coins = CIVIL_SERVICE_COINS + CAPITAL_COINS * int(HAS_CAPITAL[s.active])
            if FLEETS[s.active] != 0:
                coins += NAVIGATION_COINS
        s.coins += coins
    tell(s, COINS, seat, coins)


@rule
def lands_to_betray(s: Record, seat: int, out: Actions) -> int:
    """HW-320: a land of another player."""
    count = 0
    for land in range(LANDS):
        if is_enemy_land(s, seat, land):
            count = offer(out, count, BETRAY, land)
    return count


@rule
def betray(s: Record, seat: int, action: int) -> None:
    """HW-320 to HW-322: attacked in this turn the land falls without dice; else nothing comes of it."""
    s.betrayed = first_noun(action)
    s.in_force |= 1 << TREACHERY
    tell(s, LAND_BETRAYED, seat, s.betrayed)
