"""Setup: HW-022 to HW-033. An empty board, the event cards, the pre-eminence markers."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..state import (
    A_MINOR_EMPIRE,
    CARDS,
    COPIES,
    DECKS,
    EPOCHS,
    EVENTS_A_TURN,
    FORTS,
    GREATER,
    GREATER_DEALT,
    GREATER_DECK,
    HAND,
    KIND,
    LANDS,
    LESSER_DEALT,
    LESSER_DECK,
    MARKER_VALUES,
    MARKERS,
    MAX_PLAYERS,
    MINOR_DECK,
    MINORS_DEALT,
    MONUMENTS,
    MOST_CHOSEN,
    NOWHERE,
    OTHERS_DEALT,
    SETTLEMENTS,
    WATERS,
)
from ..steps import AT_ORDER
from .dice import number_below


@rule
def deal(s: Record) -> None:
    """HW-024, HW-025, HW-033: nobody has points, the board is empty, Epoch I comes first."""
    clear_board(s)
    clear_turn(s)
    for seat in range(MAX_PLAYERS):
        for epoch in range(EPOCHS):
            s.empires[seat, epoch] = NOBODY
        for place in range(HAND):
            s.hands[seat, place] = NOBODY
    s.step = AT_ORDER
    shuffle_markers(s)
    deal_events(s)


@rule
def clear_board(s: Record) -> None:
    """HW-033: no army, fort, settlement, monument or fleet is on the board, and nobody has a marker."""
    for land in range(LANDS):
        s.holder[land] = NOBODY
        s.source[land] = NOBODY
    for water in range(WATERS):
        s.sea_holder[water] = NOBODY
        s.sea_epoch[water] = NOBODY
    for marker in range(MARKERS):
        s.marker_owner[marker] = NOBODY
        s.marker_epoch[marker] = NOBODY
    s.forts_left = FORTS
    s.settlements_left = SETTLEMENTS
    s.monuments_left = MONUMENTS


@rule
def clear_turn(s: Record) -> None:
    """HW-065, HW-084, HW-106, HW-183: nothing but pieces on the board outlasts a turn."""
    s.active = NOBODY
    s.force = NOBODY
    s.in_force = 0
    s.jihad_losses = 0
    s.betrayed = NOWHERE
    s.spared = NOBODY
    s.coins = 0
    s.allied_coins = 0
    s.allies = 0
    s.lost = 0
    s.free_forts = 0
    s.forts_paid = 0
    s.monuments_due = 0
    s.played_count = 0
    for place in range(EVENTS_A_TURN):
        s.played[place] = NOBODY
    disband(s)
    forget_choices(s)
    s.drawn = NOBODY


@rule
def disband(s: Record) -> None:
    """HW-080, HW-106, HW-182: armies not placed and fleets leave; what the force could reach is forgotten."""
    s.pool = 0
    s.fleets = 0
    s.sea_reach = 0
    s.contested = 0
    if s.reach_count > 0:
        forget_reach(s)
    s.target = NOWHERE
    s.route = NOWHERE
    s.defence_dice = 0


@rule
def forget_reach(s: Record) -> None:
    """Nothing is within reach of anybody."""
    for place in range(s.reach_count):
        s.reach_place[s.reach[place]] = 0
        s.reach[place] = 0
        s.reach_stand[place] = 0
        s.reach_ways[place] = 0
    for place in range(s.realm_count):
        s.realm[place] = 0
    s.reach_count = 0
    s.realm_count = 0


@rule
def forget_choices(s: Record) -> None:
    """Nothing is chosen for an event."""
    for place in range(MOST_CHOSEN):
        s.chosen[place] = NOWHERE
    s.chosen_count = 0
    s.rebels_of = NOBODY
    s.home = NOWHERE
    s.sick = NOWHERE


@rule
def shuffle_markers(s: Record) -> None:
    """HW-007, HW-032, HW-224: the pre-eminence markers lie face down; an option leaves them out."""
    for marker in range(MARKERS):
        s.markers[marker] = MARKER_VALUES[marker]
    for last in range(MARKERS - 1, 0, -1):
        other = number_below(s, last + 1)
        value = s.markers[last]
        s.markers[last] = s.markers[other]
        s.markers[other] = value


@rule
def deck_of(s: Record, card: int) -> int:
    """HW-010, HW-225: the deck a card is dealt from; the option has one of its own for minor empires."""
    if card >= GREATER:
        return LESSER_DECK
    return MINOR_DECK if s.minor_empires == 1 and KIND[card] == A_MINOR_EMPIRE else GREATER_DECK


@rule
def dealt_from(s: Record, deck: int) -> int:
    """HW-026, HW-027, HW-225: how many cards of a deck each player is dealt."""
    if deck == LESSER_DECK:
        return LESSER_DEALT
    if s.minor_empires == 1:
        return MINORS_DEALT if deck == MINOR_DECK else OTHERS_DEALT
    return GREATER_DEALT if deck == GREATER_DECK else 0


@rule
def deal_events(s: Record) -> None:
    """HW-026, HW-027, HW-029, HW-030, HW-225: cards at random for each player; the others take no part."""
    for card in range(CARDS):
        s.undealt[card] = COPIES[card]
    for deck in range(DECKS):
        left = undealt_of(s, deck)
        for seat in range(s.seats):
            for _card in range(dealt_from(s, deck)):
                add_to_hand(s, seat, draw_undealt(s, deck, left))
                s.hand_size[seat, deck] += 1
                left -= 1


@rule
def undealt_of(s: Record, deck: int) -> int:
    """How many cards of a deck are not dealt."""
    left = 0
    for card in range(CARDS):
        if deck_of(s, card) == deck:
            left += int(s.undealt[card])
    return left


@rule
def draw_undealt(s: Record, deck: int, left: int) -> int:
    """A card of a deck at random, out of the `left` ones not dealt."""
    chosen = number_below(s, left)
    card = GREATER if deck == LESSER_DECK else 0
    while deck_of(s, card) != deck or chosen >= s.undealt[card]:
        if deck_of(s, card) == deck:
            chosen -= int(s.undealt[card])
        card += 1
    s.undealt[card] -= 1
    return card


@rule
def add_to_hand(s: Record, seat: int, card: int) -> None:
    """HW-028: a card comes into a hand, which is kept in order."""
    place = 0
    while s.hands[seat, place] != NOBODY:
        place += 1
    while place > 0 and s.hands[seat, place - 1] > card:
        s.hands[seat, place] = s.hands[seat, place - 1]
        place -= 1
    s.hands[seat, place] = card


@rule
def cards_held(s: Record, seat: int) -> int:
    """How many event cards a seat holds."""
    count = 0
    for deck in range(DECKS):
        count += int(s.hand_size[seat, deck])
    return count
