"""Why a card cannot be played, or its effect not be aimed so: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun

from . import actions
from .cells import NONE
from .effects import CLAUSES, EVENT_CLAUSES, FIRST
from .grammar import OP, VERB
from .icons import TIMING_CIVILISE, TIMING_INTERRUPT
from .reasons_building import why_not_raise
from .reasons_trade import why_not_in_range
from .rules import civilise, targets, windows
from .rules.cards import is_held
from .rules.effect_frames import acting_of, clause_of
from .rules.effects_units import owner_of_units
from .rules.empires import empire_of_card
from .rules.reach import card_reaches_player
from .steps import (
    AT_CIVILISE_PART,
    AT_EVENT_TARGET,
    AT_EVENT_UNITS,
    AT_INTERRUPT_EVENT,
    AT_PLAY_EVENT,
)
from .tables import CARD_EVENT, EVENT_TIMING
from .words import OP_BUILD, TARGET_EMPIRE_IN_RANGE, TARGET_OTHER_PLAYER, VERB_ASSASSINATE

Why = Callable[[Record, int, int], str]
FROM_THE_HAND = "SA-264"
MOMENT = "SA-269"
BY_THE_TEXT = "SA-267"


def _is_assassination(event: int) -> bool:
    return bool(CLAUSES[EVENT_CLAUSES[event, FIRST], VERB] == VERB_ASSASSINATE)


def _why_not_play_event(s: Record, seat: int, action: int) -> str:
    """Not in the hand, not at this moment, or without any effect now."""
    card = first_noun(action)
    event = int(CARD_EVENT[card])
    if not is_held(s, seat, card):
        return FROM_THE_HAND
    timing, subject = _moment(s)
    if EVENT_TIMING[event] != timing:
        return "SA-268" if EVENT_TIMING[event] == TIMING_CIVILISE else MOMENT
    if not targets.is_moment(s, seat, event, subject):
        return MOMENT
    if _is_assassination(event):
        return "SA-271" if subject == NOBODY else "SA-270"
    return "SA-397" if s.take_that and targets.EVENT_TARGET[event] != NONE else BY_THE_TEXT


def _moment(s: Record) -> tuple[int, int]:
    """The moment for which events can be played now and the empire or player it is about; -1 none."""
    if s.step == AT_CIVILISE_PART:
        return TIMING_CIVILISE, int(civilise.empire_of_actor(about(s)))
    if s.step == AT_PLAY_EVENT:
        return int(about(s)), int(windows.subject_in(about_too(s)))
    return (TIMING_INTERRUPT if s.step == AT_INTERRUPT_EVENT else NOBODY), NOBODY


def _event_aimed(s: Record) -> int:
    """The event that is being aimed."""
    return int(CARD_EVENT[int(s.played_card)])


def _why_not_act_for(s: Record, seat: int, action: int) -> str:
    empire = empire_of_card(s, first_noun(action))
    aiming = s.step == AT_EVENT_TARGET and empire != NOBODY
    return MOMENT if aiming and s.player[empire] == seat else BY_THE_TEXT


def _why_not_aim_at(s: Record, seat: int, action: int) -> str:
    """No such empire, out of range, or without effect."""
    target = empire_of_card(s, first_noun(action))
    if s.step != AT_EVENT_TARGET or target == NOBODY:
        return BY_THE_TEXT
    event, acting = _event_aimed(s), int(acting_of(about(s)))
    if targets.EVENT_TARGET[event] == TARGET_OTHER_PLAYER:
        return BY_THE_TEXT
    if targets.EVENT_TARGET[event] == TARGET_EMPIRE_IN_RANGE and acting not in (NOBODY, target):
        return why_not_in_range(s, acting, target) or BY_THE_TEXT
    return BY_THE_TEXT if targets.reaches(s, event, seat, acting, target) else "SA-397"


def _why_not_aim_at_player(s: Record, seat: int, action: int) -> str:
    target = first_noun(action)
    if s.step != AT_EVENT_TARGET or target >= s.seats or target == seat:
        return BY_THE_TEXT
    return BY_THE_TEXT if card_reaches_player(s, seat, target) else "SA-400"


def _why_not_raise_unit(s: Record, seat: int, action: int) -> str:
    """Not now, or a type that cannot be built, or not there."""
    if s.step != AT_EVENT_UNITS or CLAUSES[clause_of(about_too(s)), OP] != OP_BUILD:
        return BY_THE_TEXT
    empire = owner_of_units(s, clause_of(about_too(s)), about(s))
    return why_not_raise(s, empire, first_noun(action)) or BY_THE_TEXT


def _always(rule: str) -> Why:
    return lambda s, seat, action: rule


CARDS_PLAYED: dict[int, Why] = {
    actions.PLAY_EVENT: _why_not_play_event,
    actions.ACT_FOR: _why_not_act_for,
    actions.AIM_AT: _why_not_aim_at,
    actions.AIM_AT_PLAYER: _why_not_aim_at_player,
    actions.CHOOSE_REGION: _always(BY_THE_TEXT),
    actions.LOSE_UNIT: _always(BY_THE_TEXT),
    actions.RAISE_UNIT: _why_not_raise_unit,
    actions.KILL_LEADER: _always("SA-270"),
    actions.KEEP_DRAWN: _always("SA-299"),
    actions.REMOVE_ARTIFACT: _always("SA-286"),
    actions.TAKE_UP: _always("SA-309"),
    actions.RECOVER: _always(BY_THE_TEXT),
    actions.THROW_AWAY: _always(BY_THE_TEXT),
    actions.TAKE_ACTION: _always(BY_THE_TEXT),
}
