"""SA-267 to SA-269: which events can be played now, for which empire, and against whom."""

import numpy as np

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import offer

from ..actions import ACT_FOR, AIM_AT, AIM_AT_PLAYER, PLAY_EVENT
from ..cells import NONE
from ..effects import CLAUSES, COUNT, EVENT_CLAUSES, FIRST
from ..grammar import FROM, IF, OP, TARGET, VERB, WHAT
from ..icons import (
    TIMING_ANY_TIME,
    TIMING_BEFORE_ACTIONS,
    TIMING_CIVILISE,
    TIMING_CONFLICT,
    TIMING_DESTINY,
    TIMING_HARVEST,
    TIMING_MANOEUVRE,
    TIMING_PRODUCTION,
    TIMING_START_EMPIRE,
    TIMING_TRADE,
)
from ..state import ACTIVE, CREATE, NO_CARD, OTHER
from ..tables import CARD_EVENT, CARDS, COLOURS, EVENT_TIMING, EVENTS
from ..words import (
    IF_WON_TRADE,
    OP_RECOVER,
    OP_REDRAW,
    OP_SEE_CARD,
    TARGET_ANY_EMPIRE,
    TARGET_EMPIRE_IN_RANGE,
    TARGET_ENEMY,
    TARGET_OTHER_EMPIRE,
    TARGET_OTHER_PLAYER,
    TARGET_OWNER,
    TARGET_SELF,
    VERB_ALLOW,
    VERB_ARTIFACT,
    VERB_CANCEL,
    VERB_CARDS,
    VERB_CONFLICT,
    VERB_SKIP,
    WHAT_CONFLICT,
    WHAT_MANOEUVRE,
    WHAT_TRADE,
)
from .cards import is_held
from .empires import empire_of_card, in_play, is_start
from .reach import card_reaches, card_reaches_player, card_reaches_region, in_range
from .worth import works

# Added to the subject of a window: the later of two moments of one timing. Trade: the subject has won it; manoeuvre:
# all moves are made.
LATER = 16

_CHOSEN = (TARGET_ANY_EMPIRE, TARGET_OTHER_EMPIRE, TARGET_EMPIRE_IN_RANGE, TARGET_OTHER_PLAYER)
_SEEN_FROM_SELF = (TARGET_SELF, TARGET_OWNER, TARGET_ENEMY, TARGET_OTHER_EMPIRE, TARGET_EMPIRE_IN_RANGE)


def _needs_self(clause: int) -> bool:
    """Whether a clause means an empire of its own, or sees others from it; hands are players'."""
    row = CLAUSES[clause]
    if row[VERB] in (VERB_CARDS, VERB_ALLOW) or (row[VERB] == VERB_ARTIFACT and row[OP] == OP_RECOVER):
        return False
    return row[TARGET] in _SEEN_FROM_SELF or row[FROM] != NONE or (row[VERB] == VERB_CONFLICT and row[OP] == OP_REDRAW)


NEEDS_SELF = np.zeros(EVENTS, np.int16)
EVENT_TARGET = np.full(EVENTS, NONE, np.int16)  # the target that its player chooses
for _event in range(EVENTS):
    for _clause in range(EVENT_CLAUSES[_event, FIRST], EVENT_CLAUSES[_event].sum()):
        NEEDS_SELF[_event] |= _needs_self(_clause)
        if CLAUSES[_clause, TARGET] in _CHOSEN:
            EVENT_TARGET[_event] = CLAUSES[_clause, TARGET]


@rule
def may_act_for(s: Record, seat: int, timing: int, subject: int, empire: int) -> bool:
    """SA-269: the empire that acts, a side of the trade that is one's own, any side of a conflict, else any own one."""
    if not in_play(s, empire):
        return False
    if timing == TIMING_CONFLICT:
        return empire == s.side_empire[ACTIVE] or empire == s.side_empire[OTHER]
    if s.player[empire] != seat:
        return False
    if timing == TIMING_TRADE:
        side = empire == s.side_empire[ACTIVE] or empire == s.side_empire[OTHER]
        return side and (subject < LATER or subject - LATER == empire)
    if timing in (TIMING_CIVILISE, TIMING_PRODUCTION, TIMING_MANOEUVRE):
        return empire == subject % LATER and subject >= 0
    return timing in (TIMING_ANY_TIME, TIMING_BEFORE_ACTIONS, TIMING_HARVEST)


@rule
def acting_in(timing: int, subject: int) -> int:
    """SA-269: the empire whose action goes on in a window, -1 none."""
    if timing in (TIMING_CIVILISE, TIMING_PRODUCTION, TIMING_MANOEUVRE) and subject >= 0:
        return subject % LATER
    return NOBODY


@rule
def is_moment(s: Record, seat: int, event: int, subject: int) -> bool:
    """SA-269: whether this is the very moment that an event's clauses speak of."""
    timing = EVENT_TIMING[event]
    if timing in (TIMING_DESTINY, TIMING_START_EMPIRE):
        return seat == subject
    first = int(EVENT_CLAUSES[event, FIRST])
    for clause in range(first, first + int(EVENT_CLAUSES[event, COUNT])):
        if not is_moment_of(s, clause, subject):
            return False
        if timing == TIMING_TRADE and (CLAUSES[clause, IF] == IF_WON_TRADE) != (subject >= LATER):
            return False
    return True


@rule
def is_moment_of(s: Record, clause: int, subject: int) -> bool:
    """SA-269: cancelling and spying come before cards are laid; no truce where an empire is just being created."""
    if CLAUSES[clause, VERB] == VERB_SKIP and CLAUSES[clause, WHAT] == WHAT_MANOEUVRE:
        return 0 <= subject < LATER
    if CLAUSES[clause, VERB] == VERB_CANCEL and CLAUSES[clause, WHAT] == WHAT_CONFLICT:
        return not is_start_conflict(s)
    cancels = CLAUSES[clause, VERB] == VERB_CANCEL and CLAUSES[clause, WHAT] == WHAT_TRADE
    if cancels or CLAUSES[clause, OP] == OP_SEE_CARD:
        return s.side_card[ACTIVE] == NO_CARD and s.side_card[OTHER] == NO_CARD
    return True


@rule
def is_start_conflict(s: Record) -> bool:
    """SA-269: a conflict for the start region of an empire that is being created."""
    attacker = int(s.side_empire[ACTIVE])
    return s.action == CREATE and attacker != NOBODY and s.battle_at >= 0 and is_start(s, attacker, int(s.battle_at))


@rule
def event_works(s: Record, event: int, seat: int, acting: int, target: int) -> bool:
    """SA-267: whether any clause of an event would have an effect."""
    first = int(EVENT_CLAUSES[event, FIRST])
    for clause in range(first, first + int(EVENT_CLAUSES[event, COUNT])):
        if works(s, clause, seat, acting, target):
            return True
    return False


@rule
def can_aim(s: Record, event: int, seat: int, acting: int, target: int) -> bool:
    """SA-267, SA-397 to SA-400: whether an event can be played against an empire or a player."""
    word = EVENT_TARGET[event]
    if word == TARGET_OTHER_PLAYER:
        return target != seat and card_reaches_player(s, seat, target) and event_works(s, event, seat, acting, target)
    if not in_play(s, target) or (word == TARGET_OTHER_EMPIRE and target == acting):
        return False
    if word == TARGET_EMPIRE_IN_RANGE and (acting == NOBODY or acting == target):
        return False
    if not reaches(s, event, seat, acting, target) or not event_works(s, event, seat, acting, target):
        return False
    return word != TARGET_EMPIRE_IN_RANGE or in_range(s, acting, target)  # last, as a range takes long to count


@rule
def reaches(s: Record, event: int, seat: int, acting: int, target: int) -> bool:
    """SA-397 to SA-399: with that option a card reaches as far as the empire that acts, or as any own one."""
    return card_reaches(s, seat, acting if EVENT_TIMING[event] == TIMING_CIVILISE else NOBODY, target)


@rule
def has_aim(s: Record, event: int, seat: int, acting: int) -> bool:
    """SA-267: whether an event played for an empire (-1 none) would have any effect on anybody."""
    if EVENT_TARGET[event] == NONE:
        return event_works(s, event, seat, acting, NOBODY)
    choices = int(s.seats) if EVENT_TARGET[event] == TARGET_OTHER_PLAYER else COLOURS
    for target in range(choices):
        if can_aim(s, event, seat, acting, target):
            return True
    return False


@rule
def reaches_moment(s: Record, seat: int, timing: int) -> bool:
    """SA-399: with option 7 whoever has no empire in range of a conflict or a trade plays no card in it."""
    if timing == TIMING_CONFLICT:
        return card_reaches_region(s, seat, NOBODY, int(s.battle_at))
    if timing != TIMING_TRADE or card_reaches(s, seat, NOBODY, int(s.side_empire[ACTIVE])):
        return True
    return s.side_empire[OTHER] != NOBODY and card_reaches(s, seat, NOBODY, int(s.side_empire[OTHER]))


@rule
def can_play(s: Record, seat: int, event: int, subject: int) -> bool:
    """SA-267, SA-269: whether a player can play an event in this window; without any effect it cannot be played."""
    if not is_moment(s, seat, event, subject):
        return False
    timing = int(EVENT_TIMING[event])
    if not reaches_moment(s, seat, timing):
        return False
    if NEEDS_SELF[event] == 0:
        return has_aim(s, event, seat, acting_in(timing, subject))
    for empire in range(COLOURS):
        if may_act_for(s, seat, timing, subject, empire) and has_aim(s, event, seat, empire):
            return True
    return False


@rule
def offer_events(s: Record, seat: int, timing: int, subject: int, out: Actions, count: int) -> int:
    """SA-264, SA-268, SA-269: the events in a hand that can be played at a moment."""
    for card in range(CARDS):
        event = int(CARD_EVENT[card])
        if is_held(s, seat, card) and EVENT_TIMING[event] == timing and can_play(s, seat, event, subject):
            count = offer(out, count, PLAY_EVENT, card, event)
    return count


@rule
def offer_selves(s: Record, seat: int, event: int, subject: int, out: Actions, count: int) -> int:
    """SA-269: the empires for which a player can play an event."""
    for card in range(CARDS):
        empire = empire_of_card(s, card)
        if (
            empire != NOBODY
            and may_act_for(s, seat, int(EVENT_TIMING[event]), subject, empire)
            and has_aim(s, event, seat, empire)
        ):
            count = offer(out, count, ACT_FOR, card)
    return count


@rule
def offer_targets(s: Record, seat: int, event: int, acting: int, out: Actions, count: int) -> int:
    """SA-267: the empires or players against whom a player can play an event."""
    if EVENT_TARGET[event] == TARGET_OTHER_PLAYER:
        for other in range(s.seats):
            if can_aim(s, event, seat, acting, other):
                count = offer(out, count, AIM_AT_PLAYER, other)
        return count
    for card in range(CARDS):
        empire = empire_of_card(s, card)
        if empire != NOBODY and can_aim(s, event, seat, acting, empire):
            count = offer(out, count, AIM_AT, card)
    return count
