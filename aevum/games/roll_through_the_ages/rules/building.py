"""Step 3, building: RT-060 to RT-067, with Engineering (RT-094)."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    BUILD,
    BUILT,
    COMPLETED_CITY,
    COMPLETED_MONUMENT,
    DONE,
    SELL,
    SOLD,
)
from ..state import CITIES, ENGINEERING, ENGINEERING_WORKERS, POINTS_FIRST, POINTS_LATER, PROJECT_BOXES, PROJECTS, STONE
from ..steps import AT_BUILD
from .holdings import is_in_play, owns


@rule
def stones_to_sell(s: Record, seat: int) -> int:
    """RT-067, RT-094: with Engineering any number of stones may be sold."""
    return int(s.goods[seat, STONE]) if owns(s, seat, ENGINEERING) else 0


@rule
def open_boxes(s: Record, seat: int, project: int) -> int:
    """RT-061, RT-065, RT-115, RT-116: boxes still to tick; none in a monument that is out of play."""
    if not is_in_play(s, project):
        return 0
    return int(PROJECT_BOXES[project]) - int(s.boxes[seat, project])


@rule
def who_builds(s: Record) -> int:
    """RT-011, RT-060: asked only of a player who has workers or can get some."""
    return 1 << int(s.seat) if s.workers > 0 or stones_to_sell(s, s.seat) > 0 else 0


@rule
def builds(s: Record, seat: int, out: Actions) -> int:
    """RT-060, RT-066, RT-067: tick boxes of one project, sell stones for workers, or let the rest of them go."""
    open_in_all = 0
    for project in range(PROJECTS):
        open_in_all += open_boxes(s, seat, project)
    count = 0
    if open_in_all > s.workers:
        for stones in range(1, stones_to_sell(s, seat) + 1):
            count = offer(out, count, SELL, STONE, stones)
    for project in range(PROJECTS):
        for boxes in range(1, min(open_boxes(s, seat, project), int(s.workers)) + 1):
            count = offer(out, count, BUILD, project, boxes)
    return offer(out, count, DONE)


@rule
def build(s: Record, seat: int, action: int) -> None:
    """RT-060, RT-066: one thing after another, until the workers are used or let go."""
    verb = verb_of(action)
    if verb == SELL:
        sell_stone(s, seat, second_noun(action))
    elif verb == BUILD:
        tick_boxes(s, seat, first_noun(action), second_noun(action))
    else:
        s.workers = 0
    if verb != DONE:
        go_to(s, AT_BUILD)


@rule
def sell_stone(s: Record, seat: int, stones: int) -> None:
    """RT-067, RT-094: three workers for each stone."""
    gain = stones * ENGINEERING_WORKERS
    s.goods[seat, STONE] -= stones
    s.workers += gain
    tell(s, SOLD, seat, STONE, stones, gain)


@rule
def tick_boxes(s: Record, seat: int, project: int, boxes: int) -> None:
    """RT-060, RT-061: each worker ticks one box; the last box completes the project."""
    s.workers -= boxes
    s.boxes[seat, project] += boxes
    tell(s, BUILT, seat, project, boxes)
    if open_boxes(s, seat, project) == 0:
        if project < CITIES:
            tell(s, COMPLETED_CITY, seat, project)
        else:
            complete_monument(s, seat, project - CITIES)


@rule
def complete_monument(s: Record, seat: int, monument: int) -> None:
    """RT-063: the first to complete a monument is marked."""
    if s.completed_first[monument] == NOBODY:
        s.completed_first[monument] = seat
    tell(s, COMPLETED_MONUMENT, seat, CITIES + monument, monument_points(s, seat, monument))


@rule
def monument_points(s: Record, seat: int, monument: int) -> int:
    """RT-063: the larger value for the first to complete it, the smaller for everyone later."""
    first = s.completed_first[monument]
    if first == seat or first == NOBODY:
        return int(POINTS_FIRST[monument])
    return int(POINTS_LATER[monument])
