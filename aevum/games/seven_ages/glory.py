"""SA-335 to SA-371: how near the icons of empires are to glory, and what a harvest now would bring."""

from __future__ import annotations

from typing import Any

from .fog import sees_units
from .icons import CATEGORIES, GLORY_CAVALRY, GLORY_HOME, GLORY_NAVAL, GLORY_UNITS, RANKED_CATEGORIES, ZONES
from .rules import counting, harvest
from .sight import Sight, remembered, seeing
from .state import NOTHING
from .tables import COLOURS, GLORY, ICON_CATEGORY, ICON_POINTS, ICON_ZONE

View = dict[str, Any]
# SA-020: what is counted in units only their owner can count.
_HIDDEN_COUNTS = (GLORY_NAVAL, GLORY_CAVALRY, GLORY_UNITS)
_counted, _rank_of, _is_ahead, _resources, _home_points = map(
    seeing, (counting.counted, harvest.rank_of, harvest.is_ahead, counting.resources, counting.home_points)
)


@remembered
def glory_view(s: Sight, empire: int) -> list[View]:
    """SA-335 to SA-371: each icon with its number, what the empire has, its place, and what it would bring now."""
    icons = GLORY[s.card[empire]].tolist()
    return [icon_view(s, empire, icon) for icon in icons if icon[ICON_CATEGORY] != NOTHING]


def icon_view(s: Sight, empire: int, icon: list[int]) -> View:
    """One icon. Where units are counted only their owner knows how many there are, and nobody the places."""
    category, zone, points = icon[ICON_CATEGORY], icon[ICON_ZONE], icon[ICON_POINTS]
    shown: View = {
        "category": CATEGORIES[category],
        "zone": ZONES[zone] if zone != NOTHING else None,
        "points": points,
        "has": None,
        "rank": None,
        "now": None,
        "next": None,
    }
    if category in _HIDDEN_COUNTS:
        shown["has"] = int(_counted(s, empire, category, zone)) if sees_units(s, empire) else None
    elif category < len(RANKED_CATEGORIES):
        shown |= ranked_view(s, empire, category, zone, points)
    elif category < GLORY_HOME:
        shown["has"] = shown["now"] = int(_resources(s, empire, category))
    elif category == GLORY_HOME:
        shown["now"] = int(_home_points(s, empire))
    return shown


def ranked_view(s: Sight, empire: int, category: int, zone: int, points: int) -> View:
    """SA-336 to SA-342: what an empire has, its place, what that brings, and how much more brings more."""
    rank = int(_rank_of(s, empire, category, zone))
    return {
        "has": int(_counted(s, empire, category, zone)),
        "rank": rank or None,
        "now": int(harvest.ranked_points(rank, points)),
        "next": missing(s, empire, category, zone, points),
    }


def missing(s: Sight, empire: int, category: int, zone: int, points: int) -> int | None:
    """SA-337 to SA-342: how much more an icon takes to bring more; None where it brings all or is not compared."""
    if empire not in compared(s, zone):
        return None
    own = int(_counted(s, empire, category, zone))
    goals = [_to_pass(s, other, empire, category, zone) for other in compared(s, zone) if other != empire]

    def brings(has: int) -> int:
        return int(harvest.ranked_points(1 + sum(goal > has for goal in goals), points)) if has > 0 else 0

    return next((has - own for has in sorted({own + 1, *goals}) if has > own and brings(has) > brings(own)), None)


def _to_pass(s: Sight, other: int, empire: int, category: int, zone: int) -> int:
    """SA-340 to SA-342: how much it takes to stand before another empire, which may be ahead of its equals."""
    return int(_counted(s, other, category, zone)) + bool(_is_ahead(s, other, empire, category, zone))


@remembered
def compared(s: Sight, zone: int) -> list[int]:
    """SA-341, SA-361, SA-362: the empires that are ranked in a zone."""
    return [empire for empire in range(COLOURS) if harvest.is_compared(s, empire, zone)]


def harvest_now(s: Sight, seat: int) -> int:
    """What the icons of a player's empires would bring if the turn ended now, as far as this reader can count."""
    icons = [icon for empire in range(COLOURS) if s.player[empire] == seat for icon in glory_view(s, empire)]
    return sum(icon["now"] or 0 for icon in icons)
