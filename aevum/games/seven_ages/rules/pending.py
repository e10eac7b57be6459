"""Stand-ins for shared jobs of other modules, with the same names and signatures, until those are there."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..state import IN_DISCARDS, IN_HAND, LAID, NO_CARD
from ..tables import CARD_VALUE, END_LEVEL, GLORY, ICON_CATEGORY, ICON_POINTS
from .empires import add_glory

LATER = 16  # stands for `targets.LATER`: added to a window's empire at the second moment of a trade


@rule
def draw_card(s: Record) -> int:
    """Stands for `cards.draw_card`: the next card of the draw pile, laid aside; -1 none. It does not reshuffle."""
    if s.deck_left == 0:
        return NO_CARD
    s.deck_left -= 1
    card = int(s.deck[s.deck_left])
    s.deck[s.deck_left] = NO_CARD
    s.card_at[card] = LAID
    return card


@rule
def take_up(s: Record, card: int) -> None:
    """Stands for `cards.take_up`: a card leaves the hand that it is in, if it is in one."""
    if s.card_at[card] >= IN_HAND:
        s.hand_size[s.card_at[card] - IN_HAND] -= 1


@rule
def lay_card(s: Record, card: int) -> None:
    """Stands for `cards.lay_card`: a card of a hand is laid face down."""
    take_up(s, card)
    s.card_at[card] = LAID


@rule
def discard_card(s: Record, card: int) -> None:
    """Stands for `cards.discard_card`."""
    take_up(s, card)
    s.card_at[card] = IN_DISCARDS


@rule
def give_card(s: Record, card: int, seat: int) -> None:
    """Stands for `cards.give_card`: a card comes into a hand."""
    take_up(s, card)
    s.card_at[card] = IN_HAND + seat
    s.hand_size[seat] += 1


@rule
def is_held(s: Record, seat: int, card: int) -> bool:
    """Stands for `cards.is_held`."""
    return s.card_at[card] == IN_HAND + seat


@rule
def value_of(card: int) -> int:
    """Stands for `cards.value_of`: the value of a card; one that could not be drawn has none."""
    return int(CARD_VALUE[card]) if card != NO_CARD else 0


@rule
def move_marker(s: Record, empire: int, steps: int) -> None:
    """Stands for `checks.move_marker`: progress alone, within the track."""
    s.level[empire] = min(max(int(s.level[empire]) + steps, 1), END_LEVEL)


@rule
def standing_checks(s: Record) -> None:
    """Stands for `checks.standing_checks`."""
    return


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """Stands for `effects_run.trigger`."""
    return


@rule
def pay_square_icon(s: Record, empire: int, category: int) -> None:
    """Stands for `effects_run.pay_square_icon`: the points of a card's square icons of a category."""
    card = int(s.card[empire])
    for slot in range(GLORY.shape[1]):
        if GLORY[card, slot, ICON_CATEGORY] == category:
            add_glory(s, int(s.player[empire]), int(GLORY[card, slot, ICON_POINTS]))


@rule
def lift_bans(s: Record, empire: int, other: int) -> None:
    """Stands for `building.lift_bans`: two empires have traded, and learn from each other."""
    return


@rule
def win_elephant(s: Record, empire: int, other: int) -> None:
    """Stands for `elephants.win_elephant`: an empire has won a trade with another."""
    return
