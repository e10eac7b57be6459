"""What is added to a side's total in a conflict beside its units and its card, part by part."""

from __future__ import annotations

from .atlas import DEFENCE, REGION_TERRAIN
from .rules import totals
from .sight import Sight, seeing
from .state import NO_CARD, OTHER
from .tables import CARD_VALUE, FORT_DEFENCE

Parts = dict[str, dict[str, int]]  # how many units of a type are in each part
Values = dict[str, list[int]]  # what a type is worth in front and in support

_city_defence, _crossing_defence = seeing(totals.city_defence), seeing(totals.crossing_defence)
_markers_against = seeing(totals.markers_against)
LINES = "front", "support"


def known_before(s: Sight, side: int) -> dict[str, int]:
    """SA-216, SA-217, SA-219 to SA-221: what everybody knows to be added before units are shown."""
    adds = {"elite": int(totals.elite_bonus(s, side)), "age": int(totals.age_bonus(s, side))}
    if side == OTHER:
        region = s.battle_at
        adds["terrain"] = int(DEFENCE[REGION_TERRAIN[region], totals.defender_age(s)])
        adds["fort"] = FORT_DEFENCE if s.fort[region] else 0
        adds["city"] = int(s.city[region])
    return _given(adds)


def known_after(s: Sight, side: int, parts: Parts, values: Values, total: int) -> dict[str, int]:
    """SA-212 to SA-226: all that is added once units are shown: with them and the card it comes to the total."""
    adds = known_before(s, side)
    if side == OTHER:
        adds |= {"city": int(_city_defence(s)), "crossing": int(_crossing_defence(s))}
    lines = [
        [(count, values[unit][line]) for unit, count in parts.get(name, {}).items()] for line, name in enumerate(LINES)
    ]
    adds["disorder"] = int(_markers_against(s, side)) * sum(
        max((worth for _, worth in line), default=0) for line in lines
    )
    units = sum(count * worth for line in lines for count, worth in line)
    card = int(CARD_VALUE[s.side_card[side]]) if s.side_card[side] != NO_CARD else 0
    adds["effects"] = total - units - card - sum(adds.values())
    return _given(adds)


def _given(adds: dict[str, int]) -> dict[str, int]:
    """Without what adds nothing."""
    return {name: points for name, points in adds.items() if points}
