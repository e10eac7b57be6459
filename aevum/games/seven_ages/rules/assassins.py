"""SA-270 to SA-275: assassins are sent against a leader, and each side draws a card."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import offer, verb_of

from ..actions import (
    ASSASSIN_CARD_DRAWN,
    ASSASSIN_CARD_SHOWN,
    ASSASSINATED,
    ASSASSINATION_FAILED,
    ASSASSINS_SENT,
    DRAW_ANOTHER_CARD,
    KEEP_DRAWN_CARD,
)
from ..state import ACTIVE, NO_CARD, OTHER, SIDES_COUNT
from ..steps import AT_ASSASSIN_DRAW, AT_ASSASSIN_KEEP, AT_ASSASSIN_SHOW
from ..tables import CARD_VALUE
from .cards import discard_card, draw_card
from .checks import standing_checks
from .empires import leaders_of
from .leaders import remove_leader
from .reach import in_range
from .standing import leader_limit


@rule
def can_assassinate(s: Record, empire: int, target: int) -> bool:
    """SA-270, SA-270-R2, SA-271: there is a civilising empire (-1: none), and another one in range has a leader."""
    return empire >= 0 and target != empire and leaders_of(s, target) > 0 and in_range(s, empire, target)


@rule
def begin_assassination(s: Record, empire: int, place: int, draws: int) -> None:
    """SA-272, SA-274, SA-274-R1: the attacker draws, then the target by its leader number; then both are shown."""
    target = int(s.leader_of[place])
    take_sides(s, empire, target)
    s.side_draws[ACTIVE] = draws
    s.side_draws[OTHER] = max(leader_limit(s, target), 1)
    tell(s, ASSASSINS_SENT, s.card[empire], s.card[target], s.leader[place], s.leader_at[place])
    interrupt(s, AT_ASSASSIN_SHOW, empire, place)
    interrupt(s, AT_ASSASSIN_DRAW, empire, OTHER)
    interrupt(s, AT_ASSASSIN_DRAW, empire, ACTIVE)


@rule
def take_sides(s: Record, empire: int, target: int) -> None:
    """SA-273: no card lies before either side yet."""
    s.side_empire[ACTIVE] = empire
    s.side_empire[OTHER] = target
    s.sides_shown = 0
    for side in range(SIDES_COUNT):
        s.side_seat[side] = s.player[s.side_empire[side]]
        s.side_card[side] = NO_CARD


@rule
def leave_sides(s: Record) -> None:
    """SA-270-R2: the kept cards are discarded too, and all is over."""
    for side in range(SIDES_COUNT):
        if s.side_card[side] != NO_CARD:
            discard_card(s, int(s.side_card[side]))
        s.side_card[side] = NO_CARD
        s.side_empire[side] = NOBODY
        s.side_seat[side] = NOBODY
        s.side_draws[side] = 0
    s.sides_shown = 0


@rule
def draw_for_side(s: Record) -> None:
    """SA-272 to SA-274: a side draws a card that only it sees, in place of the one before; the last must be kept."""
    empire, side = was_about(s), was_about_too(s)
    if s.side_card[side] != NO_CARD:
        discard_card(s, int(s.side_card[side]))
    card = draw_card(s)
    s.side_card[side] = card
    s.side_draws[side] -= 1
    if card != NO_CARD:
        tell(s, ASSASSIN_CARD_DRAWN, s.side_seat[side], card)
        if s.side_draws[side] > 0:
            interrupt(s, AT_ASSASSIN_KEEP, empire, side)


@rule
def who_keeps_card(s: Record) -> int:
    """SA-272, SA-274: the side that has just drawn."""
    return 1 << int(s.side_seat[about_too(s)])


@rule
def card_choices(s: Record, seat: int, out: Actions) -> int:
    """SA-272: keep the card, or discard it and draw again."""
    count = offer(out, 0, KEEP_DRAWN_CARD)
    return offer(out, count, DRAW_ANOTHER_CARD)


@rule
def keep_card(s: Record, seat: int, action: int) -> None:
    """SA-272: with what was kept it is the other side's turn."""
    if verb_of(action) == DRAW_ANOTHER_CARD:
        interrupt(s, AT_ASSASSIN_DRAW, was_about(s), was_about_too(s))


@rule
def value_of_side(s: Record, side: int) -> int:
    """SA-275, SA-019-R1: the value of the card a side kept; none counts 0."""
    return int(CARD_VALUE[s.side_card[side]]) if s.side_card[side] != NO_CARD else 0


@rule
def show_assassination(s: Record) -> None:
    """SA-275: both cards are shown; the leader dies only if the attacker's is higher."""
    place = was_about_too(s)
    for side in range(SIDES_COUNT):
        if s.side_card[side] != NO_CARD:
            tell(s, ASSASSIN_CARD_SHOWN, s.card[s.side_empire[side]], s.side_card[side], value_of_side(s, side))
    target, who = s.card[s.side_empire[OTHER]], s.leader[place]
    if value_of_side(s, ACTIVE) > value_of_side(s, OTHER):
        tell(s, ASSASSINATED, target, who)
        remove_leader(s, place)
    else:
        tell(s, ASSASSINATION_FAILED, target, who)
    leave_sides(s)
    standing_checks(s)
