"""What the pages and the terminal draw, made only from an observed record."""

from __future__ import annotations

from typing import Any

from aevum.core.parts import part
from aevum.core.record import NOBODY, Record

from .rules import building, ending, feeding, holdings, rolling
from .sequence import SEQUENCE
from .state import (
    CARAVANS,
    CITIES,
    DEVELOPMENT_COST,
    DEVELOPMENT_IDS,
    DEVELOPMENT_POINTS,
    DEVELOPMENTS_TO_END,
    DISASTER_OF_SKULLS,
    FACE_IDS,
    FOOD_CAPACITY,
    GOOD_IDS,
    GOOD_VALUES,
    GOODS_LIMIT,
    MAX_ROLLS,
    MONUMENT_IDS,
    MONUMENTS,
    POINTS_FIRST,
    POINTS_LATER,
    PROJECT_BOXES,
    PROJECT_IDS,
    SOLO_ROUNDS,
    WARE_CAPACITY,
    WARE_IDS,
)
from .steps import AT_FEED, AT_SUFFER

View = dict[str, Any]

_DEVELOPMENTS: list[View] = [
    {"id": name, "cost": int(cost), "points": int(points)}
    for name, cost, points in zip(DEVELOPMENT_IDS, DEVELOPMENT_COST, DEVELOPMENT_POINTS, strict=True)
]
_GOODS = [
    (name, int(most), values[: int(most) + 1].tolist())
    for name, most, values in zip(GOOD_IDS, WARE_CAPACITY, GOOD_VALUES, strict=False)
]


def view(s: Record) -> View:
    """The whole table."""
    return {
        "round": int(s.rounds),
        "rounds_solo": SOLO_ROUNDS if holdings.is_solo(s) else None,
        "last_round": bool(s.ending),
        "end": end_view(s),
        "step": SEQUENCE.names[int(s.step)],
        "turn": int(s.seat),
        "first": int(s.first_seat),
        "rolls": int(s.rolls),
        "rolls_left": 0 if s.led else MAX_ROLLS - int(s.rolls),
        "dice": dice(s),
        "disaster": disaster(s),
        "workers": int(s.workers),
        "coins": int(s.coins),
        "seats": [seat_view(s, seat) for seat in range(int(s.seats))],
        "monuments": monuments(s),
        "developments": _DEVELOPMENTS,
        "trade": trade(s),
    }


def end_view(s: Record) -> View | None:
    """RT-110: how near the end is: the most developments of anybody, the monuments that stand; nothing playing solo."""
    if holdings.is_solo(s):
        return None
    in_play = [place for place in range(MONUMENTS) if holdings.is_in_play(s, CITIES + place)]
    return {
        "developments": max(int(ending.developments_owned(s, seat)) for seat in range(int(s.seats))),
        "developments_to_end": DEVELOPMENTS_TO_END,
        "monuments": sum(1 for place in in_play if s.completed_first[place] != NOBODY),
        "monuments_to_end": len(in_play),
    }


def dice(s: Record) -> list[View]:
    """The dice of this turn; a locked one cannot be rerolled as things stand."""
    free = rolling.free_dice(s) if rolling.who_rerolls(s) else 0
    return [
        {"face": FACE_IDS[face], "skull": bool(rolling.shows_skull(s, die)), "locked": not (free >> die) & 1}
        for die, face in enumerate(s.dice.tolist())
        if face != NOBODY
    ]


def disaster(s: Record) -> View:
    """What the skulls shown bring, and whether it is still to come."""
    return {"id": DISASTER_OF_SKULLS[feeding.skulls(s)], "coming": bool(not s.over and s.step < AT_SUFFER)}


@part
def monuments(s: Record) -> list[View]:
    """The monuments, their values, and who was first."""
    return [
        {
            "id": name,
            "boxes": int(PROJECT_BOXES[CITIES + place]),
            "points_first": int(POINTS_FIRST[place]),
            "points_later": int(POINTS_LATER[place]),
            "in_play": bool(holdings.is_in_play(s, CITIES + place)),
            "first": None if s.completed_first[place] == NOBODY else int(s.completed_first[place]),
        }
        for place, name in enumerate(MONUMENT_IDS)
    ]


@part
def seat_view(s: Record, seat: int) -> View:
    """A peg board and a score sheet."""
    return {
        "food": int(s.food[seat]),
        "food_capacity": FOOD_CAPACITY,
        "goods": goods_view(s, seat),
        "goods_total": int(holdings.goods_held(s, seat)),
        "goods_limit": None if holdings.owns(s, seat, CARAVANS) else GOODS_LIMIT,
        "goods_value": holdings.goods_value(s, seat),
        "cities": int(holdings.cities(s, seat)),
        "projects": projects_view(s, seat),
        "developments": [name for place, name in enumerate(DEVELOPMENT_IDS) if holdings.owns(s, seat, place)],
        "disaster_points": int(s.disaster_points[seat]),
        "next_feeding": next_feeding(s, seat),
        "score": score_view(s, seat),
    }


def next_feeding(s: Record, seat: int) -> View:
    """RT-040: what the cities will eat and what of it is not there yet; nothing where the game ends before."""
    eats = int(holdings.cities(s, seat)) if eats_again(s, seat) else 0
    food = int(s.food[seat])
    return {"eats": eats, "food": food, "short": max(0, eats - food)}


def eats_again(s: Record, seat: int) -> bool:
    """RT-111: in the last round only those feed their cities who have not done so."""
    if s.over or not (s.ending or ending.is_last_round(s)):
        return not s.over
    turns_to_come = (int(s.first_seat) - int(s.seat) - 1) % int(s.seats)
    waits = (seat - int(s.seat)) % int(s.seats)
    return 0 < waits <= turns_to_come or (waits == 0 and bool(s.step <= AT_FEED))


@part
def goods_view(s: Record, seat: int) -> list[View]:
    """The goods of a seat and what they are worth."""
    return [
        {
            "id": name,
            "count": int(s.goods[seat, good]),
            "capacity": most,
            "value": holdings.good_value(s, seat, good),
            "values": values,
        }
        for good, (name, most, values) in enumerate(_GOODS)
    ]


@part
def projects_view(s: Record, seat: int) -> list[View]:
    """The cities and monuments on a score sheet."""
    return [project_view(s, seat, project) for project in range(len(PROJECT_IDS))]


def project_view(s: Record, seat: int, project: int) -> View:
    """A city or a monument on a score sheet; its points are what it is worth, or would be if completed now."""
    is_city = project < CITIES
    return {
        "id": PROJECT_IDS[project],
        "kind": "city" if is_city else "monument",
        "ticked": int(s.boxes[seat, project]),
        "boxes": int(PROJECT_BOXES[project]),
        "in_play": bool(holdings.is_in_play(s, project)),
        "complete": bool(holdings.is_complete(s, seat, project)),
        "points": 0 if is_city else building.monument_points(s, seat, project - CITIES),
    }


@part
def score_view(s: Record, seat: int) -> View:
    """RT-112: the score and its parts."""
    return {
        "developments": ending.development_score(s, seat),
        "monuments": ending.monument_score(s, seat),
        "architecture": ending.architecture_score(s, seat),
        "empire": ending.empire_score(s, seat),
        "disasters": -int(s.disaster_points[seat]),
        "total": ending.score(s, seat),
    }


def trade(s: Record) -> View | None:
    """The offer on the table."""
    if s.partner == NOBODY:
        return None
    return {"partner": int(s.partner), "gives": _wares(s.gives), "asks": _wares(s.asks)}


def _wares(amounts: Any) -> list[View]:
    return [{"id": name, "count": count} for name, count in zip(WARE_IDS, amounts.tolist(), strict=True) if count > 0]
