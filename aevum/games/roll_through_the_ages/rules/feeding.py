"""Step 2, feeding and disasters: RT-040 to RT-050; solo RT-123 and RT-124."""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import (
    DROUGHT,
    DROUGHT_AVERTED,
    FAMINE,
    FED,
    INVASION,
    INVASION_AVERTED,
    PESTILENCE,
    PESTILENCE_AVERTED,
    PESTILENCE_STRUCK,
    REVOLT,
    REVOLT_AVERTED,
    REVOLT_STRUCK,
    REVOLT_TURNED,
)
from ..state import (
    CITIES,
    DICE,
    DROUGHT_POINTS,
    DROUGHT_SKULLS,
    FAMINE_POINTS,
    GREAT_WALL,
    INVASION_POINTS,
    INVASION_SKULLS,
    IRRIGATION,
    MEDICINE,
    PESTILENCE_POINTS,
    PESTILENCE_SKULLS,
    RELIGION,
    REVOLT_SKULLS,
)
from .holdings import cities, is_complete, is_solo, lose_all_goods, owns
from .rolling import shows_skull


@rule
def feed_cities(s: Record) -> None:
    """RT-040, RT-041: each city eats one food; each that goes without costs its owner a point."""
    hungry = cities(s, s.seat)
    fed = min(hungry, int(s.food[s.seat]))
    s.food[s.seat] -= fed
    tell(s, FED, s.seat, fed)
    if fed < hungry:
        points = (hungry - fed) * FAMINE_POINTS
        s.disaster_points[s.seat] += points
        tell(s, FAMINE, s.seat, points)


@rule
def skulls(s: Record) -> int:
    """How many dice of this turn show a skull; RT-050: the dice of a turn only."""
    count = 0
    for die in range(DICE):
        if shows_skull(s, die):
            count += 1
    return count


@rule
def suffer_disaster(s: Record) -> None:
    """RT-043, RT-049: the number of skulls names the disaster; up to one skull nothing happens."""
    count = skulls(s)
    if count == DROUGHT_SKULLS:
        suffer_drought(s)
    elif count == PESTILENCE_SKULLS:
        spread_pestilence(s)
    elif count == INVASION_SKULLS:
        suffer_invasion(s)
    elif count >= REVOLT_SKULLS:
        suffer_revolt(s)


@rule
def suffer_drought(s: Record) -> None:
    """RT-044, RT-091: two skulls cost two points, unless irrigation holds."""
    if owns(s, s.seat, IRRIGATION):
        tell(s, DROUGHT_AVERTED, s.seat)
    else:
        s.disaster_points[s.seat] += DROUGHT_POINTS
        tell(s, DROUGHT, s.seat, DROUGHT_POINTS)


@rule
def spread_pestilence(s: Record) -> None:
    """RT-045, RT-123: three skulls cost every opponent three points; playing solo, the player."""
    tell(s, PESTILENCE, s.seat)
    for seat in range(s.seats):
        if seat != s.seat or is_solo(s):
            catch_pestilence(s, seat)


@rule
def catch_pestilence(s: Record, seat: int) -> None:
    """RT-095: those with Medicine lose nothing."""
    if owns(s, seat, MEDICINE):
        tell(s, PESTILENCE_AVERTED, seat)
    else:
        s.disaster_points[seat] += PESTILENCE_POINTS
        tell(s, PESTILENCE_STRUCK, seat, PESTILENCE_POINTS)


@rule
def suffer_invasion(s: Record) -> None:
    """RT-046: four skulls cost four points, unless the Great Wall stands."""
    if is_complete(s, s.seat, CITIES + GREAT_WALL):
        tell(s, INVASION_AVERTED, s.seat)
    else:
        s.disaster_points[s.seat] += INVASION_POINTS
        tell(s, INVASION, s.seat, INVASION_POINTS)


@rule
def suffer_revolt(s: Record) -> None:
    """RT-047, RT-098, RT-124: five skulls take all goods; Religion turns the revolt on the opponents, if any."""
    if not owns(s, s.seat, RELIGION):
        lose_all_goods(s, s.seat)
        tell(s, REVOLT, s.seat)
    elif is_solo(s):
        tell(s, REVOLT_AVERTED, s.seat)
    else:
        turn_revolt(s)


@rule
def turn_revolt(s: Record) -> None:
    """RT-048, RT-098: every opponent without Religion loses all goods."""
    tell(s, REVOLT_TURNED, s.seat)
    for seat in range(s.seats):
        if seat != s.seat and owns(s, seat, RELIGION):
            tell(s, REVOLT_AVERTED, seat)
        elif seat != s.seat:
            lose_all_goods(s, seat)
            tell(s, REVOLT_STRUCK, seat)
