"""Why something cannot be done in a conflict: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from . import actions
from .rules import battle, commitment, retreat
from .rules.borders import border_between
from .rules.standing import leader_has
from .state import FREE, SPENT
from .steps import AT_COMMIT, AT_RETREAT, AT_RETREAT_TO
from .tables import TACTICIAN

Why = Callable[[Record, int, int], str]


def _why_not_commit(s: Record, seat: int, action: int) -> str:
    """Not now, a side that is ready, no such unit, or one committed in an earlier round."""
    if s.step != AT_COMMIT:
        return "SA-209"
    side = commitment.committing_side(s, seat)
    spent = battle.of_type_in_part(s, side, first_noun(action), SPENT) != NOBODY
    return "SA-231" if spent and battle.of_type_in_part(s, side, first_noun(action), FREE) == NOBODY else "SA-209"


def _why_not_commit_leader(s: Record, seat: int, action: int) -> str:
    """Only tacticians who are there, one in a round."""
    if s.step != AT_COMMIT:
        return "SA-210"
    side, who = commitment.committing_side(s, seat), first_noun(action)
    if commitment.place_of_leader(s, side, who) == NOBODY:
        return "SA-210"
    return "SA-210-R1" if s.side_tactician[side] or not leader_has(who, TACTICIAN) else "SA-209"


def _why_not_retreat(s: Record, seat: int, action: int) -> str:
    return "SA-249-R1" if s.step == AT_RETREAT else "SA-244"


def _why_not_withdraw(s: Record, seat: int, action: int) -> str:
    """Not to where others are or another rules, not by a way that such units do not take."""
    if s.step != AT_RETREAT_TO:
        return "SA-247"
    region = second_noun(action) if verb_of(action) == actions.WITHDRAW else first_noun(action)
    border = border_between(int(s.battle_at), region)
    return "SA-248" if border != NOBODY and retreat.is_refuge(s, about(s), border) else "SA-247"


def _why_not_withdraw_leader(s: Record, seat: int, action: int) -> str:
    if s.step != AT_RETREAT_TO:
        return "SA-250-R1"
    waits = battle.leader_in_battle(s, about_too(s)) != NOBODY
    return "SA-250-R1" if waits else "SA-250"


def _always(rule: str) -> Why:
    return lambda s, seat, action: rule


FIGHTING: dict[int, Why] = {
    actions.SCRAP_BOMB: _always("SA-239"),
    actions.RETREAT: _why_not_retreat,
    actions.LOSE: _always("SA-378"),
    actions.WITHDRAW: _why_not_withdraw,
    actions.WITHDRAW_ALL: _why_not_withdraw,
    actions.WITHDRAW_LEADER: _why_not_withdraw_leader,
    actions.REPLACE_CARD: _always("SA-208"),
    actions.COMMIT: _why_not_commit,
    actions.COMMIT_ALL: _always("SA-209"),
    actions.COMMIT_LEADER: _why_not_commit_leader,
    actions.PUT_IN_FRONT: _always("SA-214"),
}
