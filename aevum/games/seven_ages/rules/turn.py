"""SA-058 to SA-070, SA-372: the frame of a turn: seven actions, in each the players one after another."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import NOT_NOW, Rule, go_to, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, pack, verb_of

from ..actions import (
    ACTION_BEGAN,
    BEGIN_TRADE,
    PASS,
    REVEAL,
    REVEAL_OFF,
    REVEALED_OFF,
    REVEALED_ON,
    TURN_BEGAN,
    WILD_OFF,
    WILD_ON,
    WILD_PAID,
)
from ..cells import NONE
from ..icons import TIMING_ANY_TIME, TIMING_BEFORE_ACTIONS, TIMING_DESTINY
from ..state import (
    CIVILISE,
    CREATE,
    DESTINY,
    DESTROY,
    MANOEUVRE,
    NONE_FELL,
    NOTHING,
    PRODUCTION,
    REVEALED,
    TRADE,
    WILD,
)
from ..steps import (
    AT_ACTION,
    AT_BEGIN_TURN,
    AT_CIVILISE,
    AT_CREATE_CARD,
    AT_DESTROY,
    AT_INCOME,
    AT_MOVE,
    AT_PARTNER,
    AT_PEEK,
    AT_REACT,
    AT_RESOLVE,
    AT_REVEAL,
    AT_SLOT,
    AT_TURN_UP,
)
from ..tables import ACTIONS, CARDS, COLOURS, MAX_PLAYERS, WILD_CARD_PRICE
from ..words import UNTIL_END_TURN
from .empires import add_glory, empire_of_card
from .ending import end_of_turn_ends_game
from .markers import can_reveal, can_reveal_off, might_reveal, take_back_markers
from .standing import end_lasting

# What a player passes who does not want to reveal anything more in this turn.
PASSING = int(pack(PASS))


@rule
def begin_turn(s: Record) -> None:
    """SA-047, SA-052: a new turn; the holder of the turn marker comes first in everything."""
    s.turn += 1
    s.served = 0
    s.action = NOTHING
    tell(s, TURN_BEGAN, s.turn, s.holder)


@rule
def begin_action(s: Record) -> None:
    """SA-058, SA-059: the next action comes up, for all players."""
    s.action += 1
    s.served = 0
    tell(s, ACTION_BEGAN, s.action)


@rule
def open_window(s: Record) -> None:
    """SA-269: before the first marker is turned over, events of that moment can be played."""
    if s.action == CREATE:
        interrupt(s, AT_REACT, TIMING_BEFORE_ACTIONS, NOBODY)


@rule
def slots_of_action(s: Record) -> int:
    """SA-060-R1: a slot for each player; in trade and progress one to reveal in, then one to carry out in."""
    return 2 * int(s.seats) if s.action == TRADE else int(s.seats)


@rule
def is_revealing(s: Record) -> bool:
    """SA-060: whether the slot is one to turn markers over in; trades are carried out when all have done so."""
    return s.served <= s.seats


@rule
def begin_slot(s: Record) -> None:
    """SA-060, SA-061: the next player from the holder of the turn marker on, clockwise."""
    s.seat = (int(s.holder) + int(s.served)) % int(s.seats)
    s.served += 1


@rule
def who_reveals(s: Record) -> int:
    """SA-060, SA-061: whoever might have such a marker, so that asking betrays nothing; later whoever has a trade."""
    seat = int(s.seat)
    if is_revealing(s):
        return 1 << seat if might_reveal(s, seat) else 0
    return 1 << seat if has_trade(s, seat) else 0


@rule
def hides_marker(s: Record, seat: int) -> bool:
    """SA-055: while markers are turned over even having nothing to turn over is a secret."""
    return is_revealing(s)


@rule
def turn_number(s: Record, seat: int) -> int:
    """How long passing for the rest of the turn lasts."""
    return int(s.turn)


def waits_until(action: int) -> Rule:
    """How long passing until an action lasts: while actions before it in this turn are up."""

    @rule
    def comes_later(s: Record, seat: int) -> int:
        return int(s.turn) if s.action < action else NOT_NOW

    return comes_later


@rule
def has_trade(s: Record, seat: int) -> bool:
    """SA-060-R1: whether an empire of a player is still to trade by its marker."""
    for empire in range(COLOURS):
        if s.player[empire] == seat and s.trade_due[empire]:
            return True
    return False


@rule
def reveals(s: Record, seat: int, out: Actions) -> int:
    """SA-060, SA-061, SA-062: a marker to turn over, or none; in the second slots of trade an empire that trades."""
    count = offer(out, 0, PASS) if is_revealing(s) else 0
    for card in range(CARDS):
        empire = empire_of_card(s, card)
        if empire != NOBODY and s.player[empire] == seat:
            if is_revealing(s) and can_reveal(s, empire):
                count = offer(out, count, REVEAL, card)
            elif not is_revealing(s) and s.trade_due[empire]:
                count = offer(out, count, BEGIN_TRADE, card)
    if is_revealing(s) and can_reveal_off(s, seat):
        count = offer(out, count, REVEAL_OFF)
    return count


@rule
def reveal(s: Record, seat: int, action: int) -> None:
    """SA-060 to SA-063: a marker is turned over and carried out, then perhaps another; passing ends it."""
    if verb_of(action) == PASS:
        return
    go_to(s, AT_REVEAL)
    if verb_of(action) == REVEAL_OFF:
        interrupt(s, AT_TURN_UP, NOBODY, seat)
    elif verb_of(action) == REVEAL:
        interrupt(s, AT_TURN_UP, empire_of_card(s, first_noun(action)), seat)
    else:
        interrupt(s, AT_RESOLVE, empire_of_card(s, first_noun(action)), seat)


@rule
def turn_up(s: Record) -> None:
    """SA-060, SA-060-R1: a marker is turned over and its action begins; trades wait until all have turned theirs over.

    Whether it is the wild card shows only now.
    """
    empire, seat = was_about(s), was_about_too(s)
    if empire == NOBODY:
        turn_over_off(s, seat)
    else:
        turn_over(s, seat, empire)
    if empire == NOBODY or s.action != TRADE:
        interrupt(s, AT_RESOLVE, empire, seat)


@rule
def turn_over(s: Record, seat: int, empire: int) -> None:
    """SA-060, SA-066, SA-163: the marker of an empire is shown; a wild card becomes the action that is up."""
    s.marker_state[empire] = REVEALED
    s.marker_as[empire] = s.action
    tell(s, WILD_ON if s.marker[empire] == WILD else REVEALED_ON, seat, s.card[empire], s.action)
    if s.action == TRADE:
        s.chose_trade[empire] = 1
        s.trade_due[empire] = 1


@rule
def turn_over_off(s: Record, seat: int) -> None:
    """SA-056, SA-060, SA-066: the marker off-empire is shown."""
    s.spare_state[seat] = REVEALED
    s.spare_as[seat] = s.action
    tell(s, WILD_OFF if s.spare_marker[seat] == WILD else REVEALED_OFF, seat, s.action)


@rule
def count_action(s: Record, seat: int, action: int) -> None:
    """SA-067, SA-069, SA-070: an action taken twice in a turn, by the wild card, costs a glory if there is one."""
    s.acted[seat, action] += 1
    if s.acted[seat, action] > 1 and s.glory[seat] > 0:
        add_glory(s, seat, -WILD_CARD_PRICE)
        tell(s, WILD_PAID, seat, WILD_CARD_PRICE)


@rule
def use_up_trade(s: Record, empire: int) -> None:
    """SA-069, SA-147: an empire trades that was to do so by its own marker, on either side: that is its action."""
    if s.trade_due[empire]:
        s.trade_due[empire] = 0
        count_action(s, int(s.player[empire]), TRADE)


@rule
def resolve(s: Record) -> None:
    """SA-059, SA-060: an action begins for an empire (-1: off-empire); when it is done events can be played."""
    empire, seat = was_about(s), was_about_too(s)
    if empire != NOBODY and s.player[empire] != seat:
        return
    if s.action != TRADE:  # a trade begins when its partner is named, and can be declined before
        count_action(s, seat, int(s.action))
    interrupt(s, AT_REACT, TIMING_ANY_TIME, NOBODY)
    if empire == NOBODY:
        begin_off(s, seat)
    else:
        begin_on(s, seat, empire)


@rule
def begin_off(s: Record, seat: int) -> None:
    """SA-056: off-empire only creating, destiny and civilise have an effect."""
    if s.action == CREATE:
        interrupt(s, AT_CREATE_CARD, seat, 1 if s.spare_marker[seat] == WILD else 0)
    elif s.action == DESTINY:
        begin_destiny(s, seat, NOBODY)
    elif s.action == CIVILISE:
        interrupt(s, AT_CIVILISE, NOBODY, seat)


@rule
def begin_on(s: Record, seat: int, empire: int) -> None:
    """SA-057, SA-058: an empire carries out its action; creating has no effect here."""
    if s.action == PRODUCTION:
        interrupt(s, AT_INCOME, empire)
    elif s.action == TRADE:
        interrupt(s, AT_PARTNER, empire)
    elif s.action == MANOEUVRE:
        interrupt(s, AT_MOVE, empire)
    elif s.action == DESTINY:
        begin_destiny(s, seat, empire)
    elif s.action == CIVILISE:
        interrupt(s, AT_CIVILISE, empire, seat)
    elif s.action == DESTROY:
        interrupt(s, AT_DESTROY, empire)


@rule
def begin_destiny(s: Record, seat: int, empire: int) -> None:
    """SA-260, SA-269: events of destiny come first, then looking at cards, discarding and drawing."""
    interrupt(s, AT_PEEK, empire, seat)
    interrupt(s, AT_REACT, TIMING_DESTINY, seat)


@rule
def end_slot(s: Record) -> None:
    """SA-059, SA-061, SA-063: the next player, then the next action; what was not turned over is lost unseen.

    What an event did for one action is over.
    """
    end_lasting(s, NONE, NOBODY)
    if s.served < slots_of_action(s):
        go_to(s, AT_SLOT)
    elif s.action < ACTIONS - 1:
        go_to(s, AT_ACTION)
    else:
        s.action = NOTHING
        s.served = 0


@rule
def end_turn(s: Record) -> None:
    """SA-032, SA-035, SA-064, SA-372: the game may end now; else markers go back and the turn marker to the left."""
    take_back_markers(s)
    clear_turn(s)
    end_lasting(s, UNTIL_END_TURN, NOBODY)
    if not end_of_turn_ends_game(s):
        s.holder = (int(s.holder) + 1) % int(s.seats)
        go_to(s, AT_BEGIN_TURN)


@rule
def clear_turn(s: Record) -> None:
    """What counts for one turn only is forgotten."""
    for seat in range(MAX_PLAYERS):
        s.harvest[seat] = 0
        for action in range(ACTIONS):
            s.acted[seat, action] = 0
            s.fallen_trade[seat, action] = NONE_FELL
    for empire in range(COLOURS):
        s.traded[empire] = 0
        s.chose_trade[empire] = 0
        s.fought[empire] = 0
        s.no_progress[empire] = 0
        s.empire_harvest[empire] = 0
