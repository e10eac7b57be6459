"""What a choice would do for certain, for people to see before they press.

Both records are a player's own view of the table: nothing here may rest on hands and units that this player does not
see. Of a conflict the own strength is told, what the region adds, and the chances by the number of units that the enemy
commits (`odds.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.core.record import Record
from aevum.core.vocabulary import verb_of

from . import actions
from .effects_of_choices import (
    after_first_unit,
    after_stopping,
    artifact_effects,
    card_effects,
    city_effects,
    colour_effects,
    commitment_effects,
    conflict_effects,
    event_effects,
    founding_effects,
    front_effects,
    kept_card_effects,
    leader_effects,
    marker_effects,
    movement_effects,
    pair_effects,
    partner_effects,
    pursuit_effects,
    refilled_effects,
    replaced_card_effects,
    reveal_effects,
    spare_marker_effects,
    spare_reveal_effects,
    trade_card_effects,
    turning_effects,
)
from .glory import harvest_now
from .rules import income
from .rules.empires import leaders_of
from .sight import Sight, remembered, seeing, sight_of
from .steps import AT_CREATE_LEADER, AT_CREATE_UNIT, AT_FRONT
from .tables import COLOURS

Effect = dict[str, Any]
Changed = Callable[[Record, Record, int, int], list[Effect]]

# What is counted of each empire, by the kind of effect.
_COUNTS: dict[str, Callable[[Sight, int], int]] = {
    "money": lambda s, empire: int(s.money[empire]),
    "progress": lambda s, empire: int(s.level[empire]),
    "regions": lambda s, empire: len(s.held[empire]),
    "disorder": lambda s, empire: sum(s.disorder[region] for region in s.held[empire]),
    "elite": lambda s, empire: int(s.elite[empire]),
    "leaders": lambda s, empire: int(leaders_of(s, empire)),
}
# What takes longer to count is counted only where one of the fields that it depends on has changed.
_TABLE = ("level", "control", "city", "capital", "disorder", "wonder", "owned", "religion", "government", "leader")
_HARVEST = (*_TABLE, "money")
_LABORIOUS: dict[str, tuple[tuple[str, ...], Callable[[Sight, int], int]]] = {
    "income": (_TABLE, remembered(seeing(income.income_of))),
    "upkeep": ((*_TABLE, "unit_at"), remembered(seeing(income.upkeep_of))),
}
# What is done to others shows in their regions and units, of which not everything is seen; and an empire that is being
# created has not all it starts with: no harvest is counted.
_UNCOUNTED = (
    *(actions.FOUND, actions.USE_COLOUR, actions.SET_PROGRESS, actions.START_IN),
    *(actions.PLAY_EVENT, actions.AIM_AT, actions.AIM_AT_PLAYER, actions.CHOOSE_REGION, actions.KILL_LEADER),
    *(actions.REMOVE_ARTIFACT, actions.LOSE_UNIT, actions.RETREAT, actions.WITHDRAW, actions.WITHDRAW_ALL),
    *(actions.COMMIT, actions.COMMIT_ALL, actions.COMMIT_LEADER, actions.PASS),
)

# What comes with the first units of an empire, whoever leads them.
_WITH_THE_UNITS = ("elite", "money", "upkeep", "harvest", "income")

# What goes without saying.
_SEND_OR_LOSE = (actions.APPOINT, actions.SEND_LEADER, actions.GIVE_UP_LEADER, actions.DISMISS)

# What choices with this verb tell beside what they change.
_TOLD: dict[int, Changed] = {
    **dict.fromkeys(
        (
            *(actions.BID, actions.DISCARD, actions.HAND_OVER, actions.PUT_NEXT, actions.THROW_AWAY, actions.RECOVER),
            actions.REPLACE_TRADE_CARD,
        ),
        card_effects,
    ),
    actions.DONE: refilled_effects,
    actions.PLACE: marker_effects,
    actions.REVEAL: reveal_effects,
    actions.REVEAL_OFF: spare_reveal_effects,
    actions.LOSE: pursuit_effects,
    actions.PLACE_OFF: spare_marker_effects,
    actions.TAKE_COLOURS: pair_effects,
    actions.USE_COLOUR: colour_effects,
    actions.LAY_FOR_TRADE: trade_card_effects,
    actions.KEEP_DRAWN_CARD: kept_card_effects,
    actions.REPLACE_CARD: replaced_card_effects,
    actions.PLAY_EVENT: event_effects,
    **dict.fromkeys((actions.ADOPT, actions.TAKE_UP, actions.REMOVE_ARTIFACT, actions.PLAY_ARTIFACT), artifact_effects),
    **dict.fromkeys((actions.BUILD_CITY, actions.IMPROVE_CITY, actions.FOUND_CAPITAL), city_effects),
    actions.FOUND: founding_effects,
    **dict.fromkeys((actions.APPOINT, actions.PROMOTE, actions.KEEP_DRAWN), leader_effects),
    actions.TRADE_WITH: partner_effects,
    actions.GO: movement_effects,
    actions.TURN_OVER: turning_effects,
    actions.FIGHT: conflict_effects,
    actions.CONTEST: conflict_effects,
    **dict.fromkeys((actions.COMMIT, actions.COMMIT_ALL, actions.COMMIT_LEADER), commitment_effects),
}


def label_values(s: Record, action: int) -> dict[str, int]:
    """What the label of a choice says beyond its own nouns: nothing in this game."""
    return {}


def effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """The difference that a choice makes to doing nothing more, and what its card or its ground is worth."""
    verb = int(verb_of(action))
    if verb == actions.STOP:
        after = after_stopping(before)
    if before.step == AT_CREATE_UNIT and verb in (actions.BUILD, actions.FORTIFY):
        after = after_first_unit(before, action)
    tell = front_effects if before.step == AT_FRONT else _TOLD.get(verb)
    told = tell(before, after, seat, action) if tell else []
    changes: dict[str, int] = {
        "glory": int(after.glory[seat]) - int(before.glory[seat]),
        "harvest": 0 if verb in _UNCOUNTED else harvest_change(before, after, seat),
        **empire_changes(before, after, seat),
        "empires": -len(_lost_empires(before, after, seat)),
        "cards": max(int(after.hand_size[seat]) - int(before.hand_size[seat]), 0),
    }
    if verb in _SEND_OR_LOSE:
        changes.pop("leaders")
    if before.step == AT_CREATE_LEADER:
        changes = {kind: amount for kind, amount in changes.items() if kind not in _WITH_THE_UNITS}
    return [*told, *({"kind": kind, "amount": amount} for kind, amount in changes.items() if amount)]


def _own_empires(before: Record, after: Record, seat: int) -> list[int]:
    """The empires that a player has before and after, once their level is set."""
    kept = (empire for empire in range(COLOURS) if before.player[empire] == seat == after.player[empire])
    return [empire for empire in kept if before.level[empire] > 0]


def _lost_empires(before: Record, after: Record, seat: int) -> list[int]:
    return [empire for empire in range(COLOURS) if before.player[empire] == seat != after.player[empire]]


def _differ(before: Record, after: Record, fields: tuple[str, ...]) -> bool:
    """Whether rows of two records hold different numbers; NumPy's own comparison takes ten times as long."""
    return any(getattr(before, name).tobytes() != getattr(after, name).tobytes() for name in fields)


def empire_changes(before: Record, after: Record, seat: int) -> dict[str, int]:
    """What changes in a player's empires, all of them together."""
    own = _own_empires(before, after, seat)
    counts = _COUNTS | {kind: count for kind, (fields, count) in _LABORIOUS.items() if _differ(before, after, fields)}
    then, now = sight_of(after), sight_of(before)
    return {kind: sum(int(count(then, one) - count(now, one)) for one in own) for kind, count in counts.items()}


def harvest_change(before: Record, after: Record, seat: int) -> int:
    """SA-335, SA-367: how much more the harvest would bring if the turn ended now: bought points, and open icons."""
    own = _own_empires(before, after, seat)
    bought = sum(int(after.empire_harvest[empire]) - int(before.empire_harvest[empire]) for empire in own)
    if not _differ(before, after, _HARVEST):
        return bought
    return bought + harvest_now(sight_of(after), seat) - harvest_now(sight_of(before), seat)
