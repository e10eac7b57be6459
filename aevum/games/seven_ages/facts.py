"""What is printed and never changes, for people to read: cards with their three uses, regions, units.

Each card says where its words come from: the rulebook, public pictures and reviews, or a reconstruction.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .atlas import ELEPHANT, OIL, REGION_IDS, REGION_KIND, REGION_TERRAIN, REGIONS, TERRAIN_IDS, WHEAT
from .cells import NONE, ages_in
from .columns import REGION_KINDS
from .grammar import GREEN
from .icons import CATEGORIES, TIMINGS, ZONES
from .reading import COLUMNS
from .tables import (
    ARTIFACT_AGES,
    ARTIFACT_BLUE,
    ARTIFACT_COLOUR,
    ARTIFACT_GLORY,
    ARTIFACT_IDS,
    CARD_AGES,
    CARD_ARTIFACT,
    CARD_EVENT,
    CARD_IDS,
    CARD_LEADERS,
    CARD_MONEY,
    CARD_NUMBER,
    CARD_STARTS,
    CARD_TRADE,
    CARD_VALUE,
    EVENT_IDS,
    EVENT_TIMING,
    GLORY,
    ICON_CATEGORY,
    ICON_POINTS,
    ICON_ZONE,
    NO_CAVALRY,
    NO_CITIES,
    NO_NAVAL,
)

Facts = dict[str, Any]


def _provenance(table: str) -> dict[str, str]:
    return {next(iter(row.values())): row["provenance"] for row in COLUMNS.rows(table)}


_CARD_SOURCE, _EVENT_SOURCE, _ARTIFACT_SOURCE = map(_provenance, ("cards.csv", "events.csv", "artifacts.csv"))


@cache
def card_facts(card: int) -> Facts:
    """SA-022: a card: its empire, its event, its artifact and its value, each with where its words come from."""
    event, artifact = int(CARD_EVENT[card]), int(CARD_ARTIFACT[card])
    return {
        "id": CARD_IDS[card],
        "number": int(CARD_NUMBER[card]),
        "value": int(CARD_VALUE[card]),
        "ages": ages_in(int(CARD_AGES[card])),
        "starts": [REGION_IDS[int(region)] for region in CARD_STARTS[card] if region != NONE],
        "money": int(CARD_MONEY[card]),
        "trade": int(CARD_TRADE[card]),
        "leaders": int(CARD_LEADERS[card]),
        "no_cities": ages_in(int(NO_CITIES[card])),
        "no_naval": ages_in(int(NO_NAVAL[card])),
        "no_cavalry": ages_in(int(NO_CAVALRY[card])),
        "glory": icons_on(card),
        "source": _CARD_SOURCE[CARD_IDS[card]],
        "event": event_facts(event),
        "artifact": artifact_facts(artifact) if artifact != NONE else None,
    }


def icons_on(card: int) -> list[Facts]:
    """SA-335: the glory icons of a card."""
    return [
        {
            "category": CATEGORIES[int(icon[ICON_CATEGORY])],
            "zone": ZONES[int(icon[ICON_ZONE])] if icon[ICON_ZONE] != NONE else None,
            "points": int(icon[ICON_POINTS]),
        }
        for icon in GLORY[card]
        if icon[ICON_CATEGORY] != NONE
    ]


def event_facts(event: int) -> Facts:
    """SA-267: an event and when it is played."""
    return {
        "id": EVENT_IDS[event],
        "timing": TIMINGS[int(EVENT_TIMING[event])],
        "source": _EVENT_SOURCE[EVENT_IDS[event]],
    }


def artifact_facts(artifact: int) -> Facts:
    """SA-276, SA-290: an artifact, its Ages, the glory its green or red marker brings, a blue marker."""
    name = ARTIFACT_IDS[artifact]
    is_green = ARTIFACT_COLOUR[artifact] == GREEN
    return {
        "id": name,
        "ages": ages_in(int(ARTIFACT_AGES[artifact])),
        "glory": ARTIFACT_GLORY if is_green else -ARTIFACT_GLORY,
        "blue": bool(ARTIFACT_BLUE[artifact]),
        "source": _ARTIFACT_SOURCE[name],
    }


@cache
def region_facts(region: int) -> Facts:
    """SA-108, SA-138: a region as it is printed."""
    terrain = int(REGION_TERRAIN[region])
    return {
        "id": REGION_IDS[region],
        "kind": REGION_KINDS[int(REGION_KIND[region])],
        "terrain": TERRAIN_IDS[terrain] if terrain != NONE else None,
        "wheat": int(WHEAT[region]),
        "oil": int(OIL[region]),
        "elephant": bool(ELEPHANT[region] != NONE),
    }


@cache
def all_regions() -> list[Facts]:
    """Every region as it is printed."""
    return [region_facts(region) for region in range(REGIONS)]


@cache
def card_sign(card: int) -> Facts:
    """A card in short: its value and what it could be used for; its words are known by their ids."""
    facts = card_facts(card)
    artifact = facts["artifact"]
    return {
        "id": facts["id"],
        "value": facts["value"],
        "event": {"id": facts["event"]["id"]},
        "artifact": {"id": artifact["id"]} if artifact else None,
    }


@cache
def printed_map() -> Facts:
    """SA-108, SA-138, SA-354: all regions in the order in which events number them, and what is printed in them."""
    shown = {name: [facts["id"] for facts in all_regions() if facts[name]] for name in ("wheat", "oil", "elephant")}
    return {"regions": list(REGION_IDS), **shown, "zones": _zones()}


def _zones() -> dict[str, list[int]]:
    """The smallest zone of each land, as numbers of regions."""
    zones: dict[str, list[int]] = {}
    for region, row in enumerate(COLUMNS.rows("regions.csv")):
        zone = row["subzone"] or row["zone"]
        if zone:
            zones.setdefault(zone, []).append(region)
    return zones
