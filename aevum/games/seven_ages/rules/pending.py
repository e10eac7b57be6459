"""What other modules will do, until they stand: the same names and signatures, as little as tests need."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule

from ..atlas import BORDER_START, BORDER_TO, REGIONS
from ..state import IN_DISCARDS, IN_HAND, LAID, NO_CARD
from ..tables import COLOURS


@rule
def draw_card(s: Record) -> int:
    """The next card of the draw pile, -1 none: of `cards`."""
    if s.deck_left == 0:
        return NO_CARD
    s.deck_left -= 1
    card = int(s.deck[s.deck_left])
    s.deck[s.deck_left] = NO_CARD
    s.card_at[card] = LAID
    return card


@rule
def discard_card(s: Record, card: int) -> None:
    """A card goes on the discards, out of a hand if it is in one: of `cards`."""
    if s.card_at[card] >= IN_HAND:
        s.hand_size[s.card_at[card] - IN_HAND] -= 1
    s.card_at[card] = IN_DISCARDS


@rule
def in_range(s: Record, empire: int, other: int) -> bool:
    """Whether another empire is in range: of `reach`. Here only its neighbours are."""
    for region in range(REGIONS):
        if s.control[region] == empire:
            for border in range(BORDER_START[region], BORDER_START[region + 1]):
                if s.control[BORDER_TO[border]] == other:
                    return True
    return False


@rule
def in_range_of_player(s: Record, seat: int, other: int) -> bool:
    """SA-398: whether an empire is in range of any empire of a player: of `reach`."""
    for empire in range(COLOURS):
        if s.player[empire] == seat and (empire == other or in_range(s, empire, other)):
            return True
    return False


@rule
def could_seek(s: Record, empire: int, goal: int) -> bool:
    """SA-013: whether permission of others could bring an empire in range that is not: of `passage`."""
    return False


@rule
def seek_way(s: Record, empire: int, goal: int) -> None:
    """SA-013: an empire looks for a way to another: of `passage`."""
    return


@rule
def forget_ways(s: Record, empire: int) -> None:
    """SA-013: the ways that others permitted are closed: of `passage`."""
    return


@rule
def standing_checks(s: Record) -> None:
    """Z1 to Z11: of `checks`."""
    return


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """All clauses of an empire that are triggered so are carried out: of `effects_run`."""
    return


@rule
def trigger_artifact(s: Record, artifact: int, empire: int, when: int, region: int) -> None:
    """The clauses of one artifact that are triggered so are carried out for an empire: of `effects_run`.

    Acquiring one artifact must not carry out again what others did when they were acquired (SA-289-R2).
    """
    return


@rule
def offer_events(s: Record, seat: int, timing: int, subject: int, out: Actions, count: int) -> int:
    """The events in a hand that can be played at a moment, put on the list: of `targets`."""
    return count


@rule
def play_event(s: Record, seat: int, card: int, subject: int) -> None:
    """A card is played as an event, in the action of an empire (-1: off-empire): of `windows`."""
    return
