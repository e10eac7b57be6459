"""Why something is not possible now: the id of the rule that forbids it. It asks the rules, it does not repeat them."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.words import first_noun, second_noun, verb_of
from aevum.games.tempus import actions
from aevum.games.tempus.rules import board, cards, cities, fighting
from aevum.games.tempus.state import (
    AT_ACTION,
    AT_CHILDREN,
    AT_FIGHT_FROM,
    AT_FIGHT_TARGET,
    AT_MOVE_GO,
    AT_SETTLE,
    AT_TILE,
    GRASSLAND,
    MOUNTAIN,
    WATER,
)

Reason = Callable[[Record, int, int], str]
ORDER_OF_PLAY = "TE-022"


def reason(s: Record, seat: int, action: int) -> str:
    """The id of the rule that forbids this action to this seat now."""
    return _REASONS.get(verb_of(action), _order)(s, seat, action)


def _order(s: Record, seat: int, action: int) -> str:
    return ORDER_OF_PLAY


def _why_not_place(s: Record, seat: int, action: int) -> str:
    if s.step != AT_TILE:
        return "TE-008"
    return "TE-009" if s.land[first_noun(action)] != WATER else "TE-007"


def _why_not_settle(s: Record, seat: int, action: int) -> str:
    return "TE-012" if s.step == AT_SETTLE else "TE-006"


def _why_not_act(s: Record, seat: int, action: int) -> str:
    return "TE-022" if s.step == AT_ACTION else "TE-023"


def _why_not_pick(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if not board.holds_people(s, seat, place):
        return "TE-036" if s.city[place] > 0 else "TE-030"
    return "TE-035" if s.people[place] <= s.tired[place] else "TE-030"


def _why_not_go(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.step != AT_MOVE_GO:
        return "TE-030"
    if s.land[place] == WATER:
        return "TE-031"
    if not board.is_free(s, seat, place):
        return "TE-032"
    if s.city[place] > 0:
        return "TE-033"
    return "TE-030" if s.reach[place] == 0 else "TE-034"


def _why_not_bear(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.step != AT_CHILDREN or s.land[place] != GRASSLAND or not board.holds_people(s, seat, place):
        return "TE-050"
    if s.stock[seat] == 0:
        return "TE-053"
    return "TE-051" if s.tired[place] else "TE-052"


def _why_not_attack(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.step not in (AT_FIGHT_FROM, AT_FIGHT_TARGET):
        return "TE-060"
    holder = int(s.holder[place])
    if holder not in (NOBODY, seat) and not fighting.may_be_attacked(s, seat, place):
        return "TE-061"
    return "TE-060"


def _why_not_found(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.land[place] in (MOUNTAIN, WATER):
        return "TE-093"
    return "TE-092" if cities.touches_city(s, place) else "TE-090"


def _why_not_raise(s: Record, seat: int, action: int) -> str:
    return "TE-095" if first_noun(action) <= max(0, int(s.people[s.picked])) else "TE-090"


def _why_not_lay(s: Record, seat: int, action: int) -> str:
    held = s.hands[seat, cards.card_of(first_noun(action), second_noun(action))] > 0
    return "TE-083" if held else "TE-063"


def _why_not_play(s: Record, seat: int, action: int) -> str:
    """TE-140 to TE-148 follow the order of the kinds of cards."""
    return f"TE-{140 + first_noun(action)}"


_REASONS: dict[int, Reason] = {
    actions.PLACE_TILE: _why_not_place,
    actions.TURN_TILE: lambda s, seat, action: "TE-007",
    actions.SETTLE: _why_not_settle,
    **dict.fromkeys(range(actions.CHOOSE_MOVE, actions.CHOOSE_CITY + 1), _why_not_act),
    actions.PICK: _why_not_pick,
    actions.GO: _why_not_go,
    actions.STAY: lambda s, seat, action: "TE-030",
    actions.BEAR: _why_not_bear,
    actions.ATTACK_FROM: _why_not_attack,
    actions.ATTACK: _why_not_attack,
    actions.NAME_TERRAIN: lambda s, seat, action: "TE-062",
    actions.LAY: _why_not_lay,
    actions.ADVANCE: lambda s, seat, action: "TE-069",
    actions.FOUND: _why_not_found,
    actions.RAISE: _why_not_raise,
    actions.DISCARD: lambda s, seat, action: "TE-080",
    actions.PLAY: _why_not_play,
    actions.WAIT: lambda s, seat, action: "TE-148",
    actions.CONVERT: lambda s, seat, action: "TE-147",
}
