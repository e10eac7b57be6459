"""Why something is not possible now: the id of the rule that forbids it. It asks the rules, it does not repeat them."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.vocabulary import first_noun, verb_of

from . import actions
from .cautions import no_fight
from .rules import board, cities, fighting
from .rules.hexes import has_hex
from .state import (
    CHILDREN_A_HEX,
    GRASSLAND,
    MILITARY_LEADER,
    MOUNTAIN,
    NEIGHBOURS,
    NOWHERE,
    RELIGION,
    ROOM_FOR_A_TILE,
    SANITATION,
    SMALLEST_CITY,
    WATER,
)
from .steps import (
    AT_ACTION,
    AT_CHILDREN,
    AT_CITY_VALUE,
    AT_DISCARD,
    AT_FIGHT_ATTACK,
    AT_FIGHT_DEFEND,
    AT_FIGHT_FROM,
    AT_FIGHT_TARGET,
    AT_MOVE_GO,
    AT_MOVE_PICK,
    AT_PROGRESS,
    AT_RELIGION,
    AT_TURN_TILE,
)
from .view import camps

Reason = Callable[[Record, int, int], str]
ORDER_OF_PLAY = "TE-022"


def reason(s: Record, seat: int, action: int) -> str:
    """The id of the rule that forbids this action to this seat now."""
    return _REASONS.get(verb_of(action), _order)(s, seat, action)


def _order(s: Record, seat: int, action: int) -> str:
    return ORDER_OF_PLAY


def _why_not_place(s: Record, seat: int, action: int) -> str:
    """TE-009: all seven hexes on free sea of the board; TE-007: touching the island, and turned before the next one."""
    if s.step > AT_TURN_TILE:
        return "TE-008"
    place = first_noun(action)
    covered = [place, *(int(around) for around in NEIGHBOURS[place])]
    lies = has_hex(ROOM_FOR_A_TILE, place) and not any(board.is_land(s, around) for around in covered)
    return "TE-007" if lies else "TE-009"


def _why_not_act(s: Record, seat: int, action: int) -> str:
    """TE-022: one tile a turn, and none before the game begins; TE-023: one action at a time."""
    return "TE-022" if s.step <= AT_ACTION else "TE-023"


def _why_not_pick(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.step == AT_ACTION and s.actions_left == 0:
        return ORDER_OF_PLAY  # the action is done
    if s.step != AT_MOVE_PICK:
        return "TE-035" if s.step == AT_MOVE_GO else "TE-023"
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
    return _why_no_way(s, seat, place) if s.reach[place] == 0 else _why_no_room(s, "TE-034")


def _why_no_way(s: Record, seat: int, place: int) -> str:
    """TE-038 for a coast that somebody who is not on the coast would sail to; else it is too far (TE-030)."""
    sails = board.may_sail(s, seat) and board.is_coast(s, place) and not board.is_coast(s, int(s.picked))
    return "TE-038" if sails else "TE-030"


def _why_no_room(s: Record, limit: str) -> str:
    """The stack is full; or, with Sanitation played, it is not, and the card is for one that is."""
    return "TE-145" if s.crowding > 0 else limit


def _why_not_bear(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.step != AT_CHILDREN or s.land[place] != GRASSLAND or not board.holds_people(s, seat, place):
        return "TE-050"
    if s.stock[seat] == 0:
        return "TE-053"
    if s.tired[place] >= CHILDREN_A_HEX:
        return "TE-051"
    return "TE-050" if s.moves_left == 0 else _why_no_room(s, "TE-052")


def _why_not_attack_from(s: Record, seat: int, action: int) -> str:
    """TE-061 where only protected players stand around."""
    place = first_noun(action)
    if s.step != AT_FIGHT_FROM or not board.holds_people(s, seat, place):
        return "TE-060"
    around = [int(other) for other in NEIGHBOURS[place] if other != NOWHERE]
    return "TE-061" if any(_is_shielded(s, seat, other) for other in around) else "TE-060"


def _why_not_attack(s: Record, seat: int, action: int) -> str:
    return "TE-061" if s.step == AT_FIGHT_TARGET and _is_shielded(s, seat, first_noun(action)) else "TE-060"


def _is_shielded(s: Record, seat: int, place: int) -> bool:
    holder = int(s.holder[place])
    return holder not in (NOBODY, seat) and not fighting.may_be_attacked(s, seat, place)


def _why_not_found(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.land[place] in (MOUNTAIN, WATER):
        return "TE-093"
    if not board.holds_people(s, seat, place) or s.people[place] < SMALLEST_CITY:
        return "TE-090"
    return "TE-092" if cities.touches_city(s, place) else "TE-095"


def _why_not_raise(s: Record, seat: int, action: int) -> str:
    if s.step != AT_CITY_VALUE or first_noun(action) > s.people[s.picked]:
        return "TE-090"
    return "TE-095"


def _why_not_lay(s: Record, seat: int, action: int) -> str:
    """A card that is not in the hand, or cards when none are laid."""
    if s.step == AT_PROGRESS:
        return "TE-102"
    return "TE-063" if s.step in (AT_FIGHT_ATTACK, AT_FIGHT_DEFEND) else "TE-083"


def _why_not_play(s: Record, seat: int, action: int) -> str:
    """Not with too many cards or while Sanitation waits for its person, nor in another's turn; else TE-140 ff."""
    if s.step == AT_DISCARD:
        return "TE-080"
    if s.crowding > 0 and first_noun(action) != SANITATION:
        return "TE-145"
    if seat != s.seat or s.step == AT_PROGRESS:
        return "TE-083"
    return _why_no_target(s, seat, first_noun(action)) or f"TE-{140 + first_noun(action)}"


def _why_no_target(s: Record, seat: int, idea: int) -> str:
    """A free attack lacks what any attack would; whom Religion could win over is protected (TE-061)."""
    if idea == MILITARY_LEADER and s.step == AT_ACTION:
        lacking = no_fight(s, seat)
        return lacking["rule"] if lacking else ""
    around = [int(other) for place in camps(s, seat) for other in NEIGHBOURS[place] if other != NOWHERE]
    shielded = idea == RELIGION and any(s.people[other] > 0 and _is_shielded(s, seat, other) for other in around)
    return "TE-061" if shielded else ""


def _why_not_convert(s: Record, seat: int, action: int) -> str:
    place = first_noun(action)
    if s.step == AT_RELIGION and s.people[place] > 0 and _is_shielded(s, seat, place):
        return "TE-061"
    return "TE-147"


_REASONS: dict[int, Reason] = {
    actions.PLACE_TILE: _why_not_place,
    actions.TURN_TILE: lambda s, seat, action: "TE-007",
    actions.SETTLE: lambda s, seat, action: "TE-012",
    **dict.fromkeys(range(actions.CHOOSE_MOVE, actions.CHOOSE_CITY + 1), _why_not_act),
    actions.PICK: _why_not_pick,
    actions.GO: _why_not_go,
    actions.STAY: lambda s, seat, action: "TE-030",
    actions.BEAR: _why_not_bear,
    actions.ATTACK_FROM: _why_not_attack_from,
    actions.ATTACK: _why_not_attack,
    actions.NAME_TERRAIN: lambda s, seat, action: "TE-062",
    actions.LAY: _why_not_lay,
    actions.ADVANCE: lambda s, seat, action: "TE-069",
    actions.FOUND: _why_not_found,
    actions.RAISE: _why_not_raise,
    actions.DISCARD: lambda s, seat, action: "TE-080",
    actions.PLAY: _why_not_play,
    actions.WAIT: lambda s, seat, action: "TE-148",
    actions.CONVERT: _why_not_convert,
}
