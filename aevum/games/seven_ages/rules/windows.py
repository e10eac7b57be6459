"""SA-265 to SA-269: playing events: the windows in which everybody may, whom a card is aimed at, and preventing it.

A window is opened by `interrupt(s, AT_REACT, timing, subject)`. The subject is the empire whose action it is
(production, trade, manoeuvre, civilise), the player who draws or creates an empire (destiny, start_empire), else -1;
`LATER` is added for the second moment of a trade or a manoeuvre. Nobody learns from a window who could play something:
every player with cards is asked.
"""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import NOT_NOW, Pass, about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, pack, verb_of

from ..actions import (
    ACT_FOR,
    AIM_AT,
    EVENT_AGAINST,
    EVENT_AGAINST_PLAYER,
    EVENT_FOR,
    EVENT_PLAYED,
    EVENT_PREVENTED,
    PASS,
    PLAY_EVENT,
)
from ..cells import NONE
from ..icons import (
    TIMING_ANY_TIME,
    TIMING_BEFORE_ACTIONS,
    TIMING_CONFLICT,
    TIMING_DESTINY,
    TIMING_HARVEST,
    TIMING_INTERRUPT,
    TIMING_START_EMPIRE,
    TIMING_TRADE,
)
from ..state import ACTIVE, IN_DISCARDS, IN_PLAY, NOWHERE
from ..steps import AT_EVENT_TARGET, AT_INTERRUPT_EVENT, AT_PLAY_EVENT
from ..tables import CARD_EVENT, CARDS, EVENT_TIMING
from .cards import discard_card, is_held
from .effect_frames import acting_of, chooser_of, pack_who, target_of, with_acting, with_target
from .effects_cards import leave_hand
from .effects_clauses import finish_event, launch
from .empires import empire_of_card
from .targets import (
    EVENT_TARGET,
    LATER,
    NEEDS_SELF,
    acting_in,
    offer_events,
    offer_selves,
    offer_targets,
)

# The second value of a window: subject, the seat that is asked, how many have passed in succession.
_SUBJECTS = 64
_SEATS = 8
# The second value of the steps of a played card: the card, and then the same.
_CARDS = 128


@rule
def pack_window(subject: int, asked: int, passes: int) -> int:
    """The state of a window as one number."""
    return (subject + 1) + asked * _SUBJECTS + passes * _SUBJECTS * _SEATS


@rule
def subject_in(window: int) -> int:
    """What a window is about."""
    return window % _SUBJECTS - 1


@rule
def asked_in(window: int) -> int:
    """The seat that is asked."""
    return window // _SUBJECTS % _SEATS


@rule
def passes_in(window: int) -> int:
    """How many have passed in succession."""
    return window // (_SUBJECTS * _SEATS)


@rule
def pack_played(card: int, rest: int) -> int:
    """A card that is played and what else a step of it is about, as one number."""
    return card + rest * _CARDS


@rule
def card_in(played: int) -> int:
    """The card that is played."""
    return played % _CARDS


@rule
def rest_in(played: int) -> int:
    """What else the step is about."""
    return played // _CARDS


@rule
def holds_cards(s: Record, seat: int) -> bool:
    """SA-269: what an asking could tell of a hand; that a hand is empty is open to all."""
    return s.hand_size[seat] > 0


@rule
def this_turn(s: Record, seat: int) -> int:
    """Passing for this turn."""
    return int(s.turn)


@rule
def this_conflict(s: Record, seat: int) -> int:
    """Passing for this conflict, while there is one."""
    return int(s.conflicts) if s.battle_at != NOWHERE else NOT_NOW


@rule
def until_attacked(s: Record, seat: int) -> int:
    """Passing until somebody attacks."""
    return int(s.attacks_on[seat])


@rule
def with_this_hand(s: Record, seat: int) -> int:
    """Passing until a card comes or goes: who laid one for a trade has another hand too."""
    return int(s.hand_size[seat])


PASSING = Pass(
    pack(PASS),
    (
        ("turn", this_turn),
        ("conflict", this_conflict),
        ("until-attacked", until_attacked),
        ("until-other-hand", with_this_hand),
    ),
    by_default=True,
)


@rule
def can_happen(s: Record, timing: int) -> bool:
    """SA-269: whether any card of a moment may be in a hand, as far as everybody knows: not all lie open."""
    for card in range(CARDS):
        if EVENT_TIMING[CARD_EVENT[card]] == timing and s.card_at[card] != IN_DISCARDS and s.card_at[card] != IN_PLAY:
            return True
    return False


@rule
def first_asked(s: Record, timing: int, subject: int) -> int:
    """SA-269-R1: the active player, else the holder of the turn marker."""
    if timing in (TIMING_DESTINY, TIMING_START_EMPIRE) and subject >= 0:
        return subject
    empire = subject % LATER if subject >= 0 else NOBODY
    if timing in (TIMING_CONFLICT, TIMING_TRADE):
        empire = int(s.side_empire[ACTIVE])
    if timing in (TIMING_ANY_TIME, TIMING_BEFORE_ACTIONS, TIMING_HARVEST):
        empire = NOBODY
    return int(s.player[empire]) if empire != NOBODY and s.player[empire] != NOBODY else int(s.holder)


@rule
def open_window(s: Record) -> None:
    """SA-269: a moment at which events can be played."""
    timing, subject = was_about(s), was_about_too(s)
    if timing == TIMING_CONFLICT:
        subject = NOBODY  # its sides are known
    if can_happen(s, timing):
        interrupt(s, AT_PLAY_EVENT, timing, pack_window(subject, first_asked(s, timing, subject), 0))


@rule
def who_reacts(s: Record) -> int:
    """SA-269: one player after another."""
    return 1 << asked_in(about_too(s))


@rule
def reactions(s: Record, seat: int, out: Actions) -> int:
    """SA-269: pass, or one event of this moment."""
    return offer_events(s, seat, about(s), subject_in(about_too(s)), out, offer(out, 0, PASS))


@rule
def react(s: Record, seat: int, action: int) -> None:
    """SA-269, SA-269-R1: one card at a time, until all have passed in succession."""
    timing, window = was_about(s), was_about_too(s)
    subject, after = subject_in(window), (seat + 1) % int(s.seats)
    if verb_of(action) == PASS:
        if passes_in(window) + 1 < s.seats:
            interrupt(s, AT_PLAY_EVENT, timing, pack_window(subject, after, passes_in(window) + 1))
        return
    interrupt(s, AT_PLAY_EVENT, timing, pack_window(subject, after, 0))
    play_event(s, seat, first_noun(action), subject)


@rule
def play_event(s: Record, seat: int, card: int, subject: int) -> None:
    """SA-017, SA-265, SA-266, SA-267: a card is announced as an event, used for nothing else, and lies open."""
    leave_hand(s, seat, card, IN_PLAY)
    s.played_card = card
    s.played_by = seat
    s.effect_region = NOWHERE
    event = int(CARD_EVENT[card])
    tell(s, EVENT_PLAYED, seat, card, event)
    take_aim(s, pack_who(acting_in(int(EVENT_TIMING[event]), subject), NOBODY, seat), card, subject)


@rule
def take_aim(s: Record, who: int, card: int, subject: int) -> None:
    """SA-267, SA-269: first the own empire is named, then who is meant; then others may prevent it."""
    event = int(CARD_EVENT[card])
    if (NEEDS_SELF[event] and acting_of(who) == NOBODY) or (EVENT_TARGET[event] != NONE and target_of(who) == NOBODY):
        interrupt(s, AT_EVENT_TARGET, who, pack_played(card, subject + 1))
    else:
        ask_to_prevent(s, who, card, chooser_of(who), 0)


@rule
def who_aims(s: Record) -> int:
    """SA-267: the card's player."""
    return 1 << chooser_of(about(s))


@rule
def aims(s: Record, seat: int, out: Actions) -> int:
    """SA-267, SA-269: for which empire, or against whom."""
    who, what = about(s), about_too(s)
    event = int(CARD_EVENT[card_in(what)])
    if NEEDS_SELF[event] and acting_of(who) == NOBODY:
        return offer_selves(s, seat, event, rest_in(what) - 1, out, 0)
    return offer_targets(s, seat, event, acting_of(who), out, 0)


@rule
def aim(s: Record, seat: int, action: int) -> None:
    """SA-267, SA-269: it is known for whom, or against whom."""
    who, what = was_about(s), was_about_too(s)
    event, chosen = int(CARD_EVENT[card_in(what)]), first_noun(action)
    if verb_of(action) == ACT_FOR:
        who = with_acting(who, empire_of_card(s, chosen))
        tell(s, EVENT_FOR, event, chosen)
    elif verb_of(action) == AIM_AT:
        who = with_target(who, empire_of_card(s, chosen))
        tell(s, EVENT_AGAINST, event, chosen)
    else:
        who = with_target(who, chosen)
        tell(s, EVENT_AGAINST_PLAYER, event, chosen)
    take_aim(s, who, card_in(what), rest_in(what) - 1)


# Preventing


@rule
def ask_to_prevent(s: Record, who: int, card: int, player: int, prevented: int) -> None:
    """SA-269: everybody from the left of whoever played the last card may answer it; that player has no wish to."""
    if s.seats > 1 and can_happen(s, TIMING_INTERRUPT):
        window = pack_window(prevented, (player + 1) % int(s.seats), 1)
        interrupt(s, AT_INTERRUPT_EVENT, who, pack_played(card, window))
    else:
        conclude(s, who, card, prevented)


@rule
def who_prevents(s: Record) -> int:
    """SA-269: one player after another."""
    return 1 << asked_in(rest_in(about_too(s)))


@rule
def preventions(s: Record, seat: int, out: Actions) -> int:
    """SA-269: pass, or a card that cancels the one played last."""
    count = offer(out, 0, PASS)
    for card in range(CARDS):
        if is_held(s, seat, card) and EVENT_TIMING[CARD_EVENT[card]] == TIMING_INTERRUPT:
            count = offer(out, count, PLAY_EVENT, card, CARD_EVENT[card])
    return count


@rule
def prevent(s: Record, seat: int, action: int) -> None:
    """SA-269: a card cancels the last one, which may have cancelled another; when all have passed it is settled."""
    who, what = was_about(s), was_about_too(s)
    card, window = card_in(what), rest_in(what)
    if verb_of(action) == PLAY_EVENT:
        used = first_noun(action)
        leave_hand(s, seat, used, IN_PLAY)
        discard_card(s, used)
        tell(s, EVENT_PLAYED, seat, used, int(CARD_EVENT[used]))
        ask_to_prevent(s, who, card, seat, 1 - subject_in(window))
    elif passes_in(window) + 1 < s.seats:
        later = pack_window(subject_in(window), (seat + 1) % int(s.seats), passes_in(window) + 1)
        interrupt(s, AT_INTERRUPT_EVENT, who, pack_played(card, later))
    else:
        conclude(s, who, card, subject_in(window))


@rule
def conclude(s: Record, who: int, card: int, prevented: int) -> None:
    """SA-266, SA-267: the event happens, or is discarded without effect."""
    if prevented:
        tell(s, EVENT_PREVENTED, int(CARD_EVENT[card]))
        finish_event(s, card)
    else:
        launch(s, who, card)
