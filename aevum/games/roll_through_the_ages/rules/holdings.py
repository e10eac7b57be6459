"""What a seat owns: the questions every chapter asks."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..state import (
    CITIES,
    FOOD,
    GOOD_VALUES,
    GOODS,
    MONUMENTS_IN_PLAY,
    PROJECT_BOXES,
    START_CITIES,
    WARE_CAPACITY,
)


@rule
def owns(s: Record, seat: int, development: int) -> bool:
    """Whether a seat has bought a development (RT-103: it works from that moment)."""
    return (s.developments[seat] >> development) & 1 == 1


@rule
def is_solo(s: Record) -> bool:
    """Whether one player plays alone."""
    return s.seats == 1


@rule
def is_complete(s: Record, seat: int, project: int) -> bool:
    """RT-061, RT-065: a project is complete when all its boxes are ticked, which happens once."""
    return s.boxes[seat, project] == PROJECT_BOXES[project]


@rule
def is_in_play(s: Record, project: int) -> bool:
    """RT-115, RT-116, RT-117, RT-121: cities always; some monuments are left out at 2 and 3 players."""
    return project < CITIES or (MONUMENTS_IN_PLAY[s.seats] >> (project - CITIES)) & 1 == 1


@rule
def cities(s: Record, seat: int) -> int:
    """RT-002, RT-061: the three first cities and those completed since."""
    count = START_CITIES
    for project in range(CITIES):
        if is_complete(s, seat, project):
            count += 1
    return count


@rule
def good_value(s: Record, seat: int, good: int) -> int:
    """RT-037: the number printed under the peg."""
    return int(GOOD_VALUES[good, s.goods[seat, good]])


@rule
def goods_value(s: Record, seat: int) -> int:
    """The value of all goods of a seat."""
    value = 0
    for good in range(GOODS):
        value += good_value(s, seat, good)
    return value


@rule
def goods_held(s: Record, seat: int) -> int:
    """RT-080: goods in all, counting pegs; food is not a good."""
    count = 0
    for good in range(GOODS):
        count += s.goods[seat, good]
    return count


@rule
def stock(s: Record, seat: int, ware: int) -> int:
    """How much of a good, or of food, a seat has."""
    if ware == FOOD:
        return int(s.food[seat])
    return int(s.goods[seat, ware])


@rule
def room(s: Record, seat: int, ware: int) -> int:
    """How much more of a ware a seat's track holds."""
    return int(WARE_CAPACITY[ware]) - stock(s, seat, ware)


@rule
def change_stock(s: Record, seat: int, ware: int, amount: int) -> None:
    """Move the peg of a good or of food."""
    if ware == FOOD:
        s.food[seat] += amount
    else:
        s.goods[seat, ware] += amount


@rule
def lose_all_goods(s: Record, seat: int) -> None:
    """Every goods peg goes back to 0."""
    for good in range(GOODS):
        s.goods[seat, good] = 0
