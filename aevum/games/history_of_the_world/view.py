"""What the pages and the terminal draw, made only from an observed record."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from aevum.core.parts import part
from aevum.core.record import NOBODY, Record

from .rules import combat, monuments, reach, scoring
from .sequence import SEQUENCE
from .state import (
    ALL_EMPIRES,
    ALL_LANDS,
    AREA_IDS,
    AREA_LANDS,
    AREA_OF,
    AREA_START,
    AREAS,
    BASE_VALUE,
    CAPITAL,
    CARD_EMPIRE,
    CARD_IDS,
    CARD_SOURCES,
    CITY,
    EMPIRE_IDS,
    EMPIRES,
    EMPIRES_AN_EPOCH,
    EPOCHS,
    FIRST_EPOCH,
    FLEET_POINTS,
    FLEETS,
    FORT_BONUS,
    GREATER,
    GREATER_DECK,
    HAS_CAPITAL,
    LAND_IDS,
    LANDS,
    LAST_EPOCH,
    LESSER_DECK,
    LEVEL_FACTOR,
    LEVEL_IDS,
    MARKERS,
    MINOR_DECK,
    MONUMENT,
    MONUMENT_POINTS,
    NOWHERE,
    OCEANS,
    RESOURCE,
    SETTLEMENT_IDS,
    START_LANDS,
    START_START,
    STRENGTH,
    SYMBOLS_A_MONUMENT,
    UNKNOWN,
    WATER_IDS,
    WATERS,
)
from .steps import AT_EXPAND, AT_MONUMENT, AT_ROUTE

View = dict[str, Any]
PERCENT = 100
WORKS = {"capitals": CAPITAL, "cities": CITY, "monuments": MONUMENT}
LANDS_REMEMBERED = 20_000  # as they may stand: most lands stand as they stood before, at one table or another
BARREN_LANDS, GREATER_CARDS = list(LAND_IDS[LANDS:]), list(CARD_IDS[:GREATER])
CARD_EPOCHS = [
    {"card": card, "first": int(first) + 1, "last": int(last) + 1}
    for card, first, last in zip(CARD_IDS, FIRST_EPOCH, LAST_EPOCH, strict=True)
    if (first, last) != (0, EPOCHS - 1)
]


def view(s: Record) -> View:
    """The whole table."""
    seats = range(int(s.seats))
    return {
        "step": SEQUENCE.names[int(s.step)],
        "turn": int(s.seat),
        "epoch": int(s.epoch) + 1,
        "active": _empire_id(int(s.active)),
        "force": source_view(int(s.force)),
        "lands": lands_view(s),
        "barren": BARREN_LANDS,
        "areas": areas_view(s),
        "waters": waters_view(s),
        "seats": [seat_view(s, seat) for seat in seats],
        "empires": empires_view(s),
        "draw": draw_view(s),
        "pool": pool_view(s),
        "rising": rising_view(s),
        "greater_cards": GREATER_CARDS,
        "card_epochs": CARD_EPOCHS,
        "played": [CARD_IDS[card] for card in s.played.tolist() if card != NOBODY],
        "in_force": in_force_view(s),
        "betrayed": _land_id(int(s.betrayed)),
        "discards": _cards(s.discards),
        "chosen": [choice for choice in s.chosen.tolist() if choice != NOWHERE],
        "attacks": attacks_view(s),
        "battle": battle_view(s),
        "supply": supply_view(s),
    }


@part
def in_force_view(s: Record) -> list[str]:
    """HW-063: the cards that go on having effect."""
    in_force = int(s.in_force)
    return [name for card, name in enumerate(CARD_IDS) if (in_force >> card) & 1]


def _empire_id(empire: int) -> str | None:
    return None if empire < 0 else EMPIRE_IDS[empire]


def _land_id(land: int) -> str | None:
    return None if land == NOWHERE else LAND_IDS[land]


def _seat(seat: Any) -> int | None:
    return None if seat == NOBODY else int(seat)


def source_view(source: int) -> View | None:
    """HW-005: what an army is of: an empire, a minor empire or an event card."""
    if source == NOBODY:
        return None
    if source < ALL_EMPIRES:
        return {"kind": "empire", "id": EMPIRE_IDS[source]}
    return {"kind": "card", "id": CARD_IDS[source - CARD_SOURCES]}


def epoch_of(source: int) -> int | None:
    """HW-005: the epoch in which the empire of an army rises; an army of an event card belongs to none."""
    if source == NOBODY or source >= ALL_EMPIRES:
        return None
    if source < EMPIRES:
        return source // EMPIRES_AN_EPOCH + 1
    return int(FIRST_EPOCH[CARD_EMPIRE.tolist().index(source)]) + 1


@part
def lands_view(s: Record) -> list[View]:
    """All lands that can be held."""
    fields = (s.holder, s.source, s.armies, s.fort, s.settlement, s.monument, s.reach_place)
    rows = zip(*(field[:LANDS].tolist() for field in fields), strict=True)
    return [land_view(land, *row) for land, row in enumerate(rows)]


@part
def areas_view(s: Record) -> list[View]:
    """All Areas."""
    return [area_view(s, area) for area in range(AREAS)]


@part
def waters_view(s: Record) -> list[View]:
    """All seas and oceans."""
    return [water_view(s, water) for water in range(WATERS)]


@part
def empires_view(s: Record) -> list[View]:
    """The empires of this epoch."""
    return [empire_view(s, place) for place in range(EMPIRES_AN_EPOCH)]


@lru_cache(LANDS_REMEMBERED)
def land_view(
    land: int, holder: int, source: int, armies: int, fort: int, settlement: int, monument: int, reach: int
) -> View:
    """A land and everything in it; `reach` says whether the armies that act now can get there. A move changes few."""
    return {
        "id": LAND_IDS[land],
        "area": AREA_IDS[int(AREA_OF[land])],
        "resource": bool(RESOURCE[land]),
        "holder": _seat(holder),
        "source": source_view(source),
        "epoch": epoch_of(source),
        "armies": armies,
        "fort": bool(fort),
        "settlement": SETTLEMENT_IDS[settlement],
        "monument": bool(monument),
        "reach": bool(reach),
    }


def area_view(s: Record, area: int) -> View:
    """An Area: its value now and in each epoch, and what it would bring each seat."""
    return {
        "id": AREA_IDS[area],
        "value": int(BASE_VALUE[area, s.epoch]),
        "values": BASE_VALUE[area].tolist(),
        "factors": LEVEL_FACTOR[1:].tolist(),
        "lands": [LAND_IDS[int(land)] for land in AREA_LANDS[AREA_START[area] : AREA_START[area + 1]]],
        "seats": [area_seat_view(s, area, seat) for seat in range(int(s.seats))],
    }


def area_seat_view(s: Record, area: int, seat: int) -> View:
    """HW-190 to HW-197: lands, level and points of a seat in an Area."""
    level = int(scoring.level_in(s, seat, area))
    return {
        "lands": int(s.area_lands[seat, area]),
        "level": LEVEL_IDS[level - 1] if level else None,
        "points": int(scoring.area_points(s, seat, area)),
    }


def water_view(s: Record, water: int) -> View:
    """A sea or an ocean and the fleets there."""
    return {
        "id": WATER_IDS[water],
        "kind": "ocean" if water < OCEANS else "sea",
        "fleet": bool((int(s.fleets) >> water) & 1),
        "reach": bool((int(s.sea_reach) >> water) & 1),
        "contested": bool((int(s.contested) >> water) & 1),
        "holder": _seat(s.sea_holder[water]),
    }


def seat_view(s: Record, seat: int) -> View:
    """Everything of a player that this reader may see; the hand is empty where it is hidden.

    Every reader sees other hands: only what all see alike is remembered.
    """
    sizes, places = s.hand_size[seat].tolist(), s.empires[seat].tolist()
    known = [epoch * EMPIRES_AN_EPOCH + place if place >= 0 else NOBODY for epoch, place in enumerate(places)]
    return {
        "lands": int(s.land_count[seat]),
        "hand": [CARD_IDS[card] for card in s.hands[seat].tolist() if card >= 0],
        "greater": sizes[GREATER_DECK] + sizes[MINOR_DECK],
        "lesser": sizes[LESSER_DECK],
        "empires": [_empire_id(empire) for empire in known],
        "strengths": sum(int(STRENGTH[empire]) for empire in known if empire >= 0),
        "markers": markers_view(s, seat),
        "now": now_view(s, seat),
        "score": score_view(s, seat),
    }


@part
def markers_view(s: Record, seat: int) -> list[View]:
    """HW-208: the pre-eminence markers that a seat has taken."""
    return [marker_view(s, marker) for marker, owner in enumerate(s.marker_owner.tolist()) if owner == seat]


def marker_view(s: Record, marker: int) -> View:
    """A pre-eminence marker somebody has taken: its value only when the game is over."""
    value = int(s.markers[marker])
    return {"epoch": int(s.marker_epoch[marker]) + 1, "value": None if value == UNKNOWN else value}


@part
def worth_now(s: Record, seat: int) -> int:
    """HW-189: what a seat would score if its turn ended now."""
    return int(scoring.turn_points(s, seat))


@part
def now_view(s: Record, seat: int) -> View:
    """HW-169, HW-189 to HW-203, HW-232: what a seat would score if its turn ended now, with the monuments to be built."""
    total = worth_now(s, seat)
    works = {name: int(scoring.works_points(s, seat, kind)) for name, kind in WORKS.items()}
    seas = int(scoring.seas_of(s, seat)) * FLEET_POINTS
    areas = total - sum(works.values()) - seas
    rising = MONUMENT_POINTS * monuments_to_come(s) if seat == s.seat and is_to_build(s) else 0
    works["monuments"] += rising
    return {"areas": areas, **works, "seas": seas, "total": total + rising}


@part
def score_view(s: Record, seat: int) -> View:
    """HW-204, HW-218: the points epoch by epoch, by markers, and in all."""
    return {
        "epochs": s.scored[seat].tolist(),
        "markers": int(scoring.marker_points(s, seat)),
        "total": int(scoring.score(s, seat)),
    }


def empire_view(s: Record, place: int) -> View:
    """HW-021: an empire of this epoch as the back of the cards lists it, and who has it as far as one may know."""
    empire = int(s.epoch) * EMPIRES_AN_EPOCH + place
    holders = [seat for seat in range(int(s.seats)) if s.empires[seat, s.epoch] == place]
    called = place < s.called
    return {
        "id": EMPIRE_IDS[empire],
        "strength": int(STRENGTH[empire]),
        "capital": bool(HAS_CAPITAL[empire]),
        "start_lands": [LAND_IDS[int(land)] for land in START_LANDS[START_START[empire] : START_START[empire + 1]]],
        "navigation": [WATER_IDS[water] for water in range(WATERS) if (int(FLEETS[empire]) >> water) & 1],
        "holder": holders[0] if holders else None,
        "called": called,
        "unused": called and not holders,
        "active": empire == s.active,
    }


def draw_view(s: Record) -> View:
    """The draw of empires: the order, how far it is, the card in hand where one may see it, who got one from whom."""
    seats = range(int(s.seats))
    drawn = int(s.drawn)
    return {
        "order": s.draw_order[: int(s.seats)].tolist(),
        "done": int(s.draw_turn),
        "drawing": drawn != NOBODY,
        "drawn": None if drawn < 0 else EMPIRE_IDS[int(s.epoch) * EMPIRES_AN_EPOCH + drawn],
        "givers": [_seat(s.giver[seat]) if s.empires[seat, s.epoch] != NOBODY else None for seat in seats],
    }


def _cards(counts: Any) -> list[View]:
    """Cards by title, where there are any."""
    return [{"card": name, "count": count} for name, count in zip(CARD_IDS, counts.tolist(), strict=True) if count > 0]


def pool_view(s: Record) -> View:
    """What the player whose turn it is can still place and spend."""
    return {
        "armies": int(s.pool),
        "allies": int(s.allies),
        "lost": int(s.lost),
        "coins": int(s.coins),
        "allied_coins": int(s.allied_coins),
        "forts": int(s.free_forts),
    }


@part
def rising_view(s: Record) -> View | None:
    """HW-077, HW-170 to HW-177: symbols of the active empire, no others, the monuments they bring, the next sites."""
    if s.active == NOBODY or (s.step == AT_EXPAND and s.force != s.active):
        return None
    realm = s.realm[: int(s.realm_count)].tolist()
    due = monuments_to_come(s)
    best = int(monuments.best_rank(s))
    found = [land for land in realm if best < monuments.NO_SITE and monuments.site_rank(s, land) == best]
    return {
        "symbols": sum(int(RESOURCE[land]) for land in realm),
        "needed": SYMBOLS_A_MONUMENT,
        "monuments": due,
        "sites": [LAND_IDS[land] for land in found] if due else [],
    }


def is_to_build(s: Record) -> bool:
    """HW-077, HW-169: whether the active empire acts, or its last army has gone out and monuments are to be built."""
    return bool(s.step == AT_MONUMENT or (s.step in (AT_EXPAND, AT_ROUTE) and s.force == s.active))


def monuments_to_come(s: Record, *more: int) -> int:
    """HW-170 to HW-180: monuments the active empire builds when its turn ends, if it also held some more resources."""
    realm = [*s.realm[: int(s.realm_count)].tolist(), *more]
    symbols = sum(int(RESOURCE[land]) for land in realm)
    due = int(s.monuments_due) if s.step == AT_MONUMENT else symbols // SYMBOLS_A_MONUMENT
    sites = sum(monuments.site_rank(s, land) != monuments.NO_SITE for land in realm)
    return min(due, int(s.monuments_left), sites)


def points_by_conquest(s: Record, seat: int, land: int) -> int:
    """HW-160, HW-170, HW-190 to HW-200: what a land that is taken adds to the turn, with the monument it brings."""
    points = int(scoring.points_by_taking(s, seat, land))
    if s.force != s.active or not RESOURCE[land]:
        return points
    return points + MONUMENT_POINTS * (monuments_to_come(s, land) - monuments_to_come(s))


def supply_view(s: Record) -> View:
    """What is left beside the board."""
    return {
        "forts": int(s.forts_left),
        "settlements": int(s.settlements_left),
        "monuments": int(s.monuments_left),
        "markers": 0 if s.preeminence else MARKERS - int(s.markers_taken),
    }


def attacks_view(s: Record) -> list[View]:
    """Every land that could be attacked now: the easiest way, the dice against it, and the exact odds of one army."""
    if s.step != AT_EXPAND or s.pool == 0:
        return []
    holders, free = s.holder.tolist(), (NOBODY, int(s.seat))
    return [attack_view(s, land) for land in s.reach[: int(s.reach_count)].tolist() if holders[land] not in free]


@part
def attack_view(s: Record, land: int) -> View:
    """An attack as it would begin."""
    route = int(reach.easiest_route(s, land))
    dice = int(reach.fewest_dice(s, land))
    return {
        "land": LAND_IDS[land],
        "route": route_view(route),
        "dice": dice_met(s, land, dice),
        "odds": percent(combat.odds_of_taking(s, land, dice)),
        "points": points_by_conquest(s, int(s.seat), land),
    }


def dice_met(s: Record, land: int, dice: int) -> int:
    """HW-321: the dice that defend a land; none do where it is betrayed."""
    return 0 if combat.is_betrayed(s, land) else dice


def percent(chance: float) -> float:
    """A chance in percent, to one place."""
    return round(PERCENT * float(chance), 1)


def route_view(route: int) -> View | None:
    """The land or the water an attack comes from."""
    if route == NOWHERE:
        return None
    if route >= ALL_LANDS:
        return {"kind": "water", "id": WATER_IDS[route - ALL_LANDS]}
    return {"kind": "land", "id": LAND_IDS[route]}


def battle_view(s: Record) -> View | None:
    """An attack whose way is being chosen: both sides, their dice and what they add."""
    land = int(s.target)
    if land == NOWHERE:
        return None
    return {
        "land": LAND_IDS[land],
        "attacker": int(s.seat),
        "defender": _seat(s.holder[land]),
        "attack_dice": int(combat.attack_dice(s)),
        "attack_bonus": int(combat.weapon_bonus(s) + combat.siege_bonus(s, land)),
        "defence_dice": int(s.defence_dice),
        "defence_bonus": FORT_BONUS if s.fort[land] else 0,
    }
