"""What the printed board and cards say for good: zones, borders, units, leaders, where an artifact may lie.

It is that of the game's own tables: where a match is played with others the rules follow those, and the board does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from aevum.core.tables import read_table
from aevum.games.seven_ages.atlas import (
    BORDER_COAST,
    BORDER_KIND,
    BORDER_START,
    BORDER_TO,
    BORDER_VIA,
    CANAL_AGES,
    CANAL_BANKS,
    COAST,
    LAND,
    REGION_IDS,
    REGION_KIND,
)
from aevum.games.seven_ages.cells import NONE, ages_in
from aevum.games.seven_ages.columns import BORDER_KINDS
from aevum.games.seven_ages.facts import all_regions, card_facts
from aevum.games.seven_ages.reading import DATA
from aevum.games.seven_ages.tables import CARDS, LEADER_KIND_IDS

Facts = dict[str, Any]

REGION_FACTS: dict[str, Facts] = {facts["id"]: facts for facts in all_regions()}
CARD_FACTS: dict[str, Facts] = {facts["id"]: facts for facts in map(card_facts, range(CARDS))}
UNITS = {row["id"]: row for row in read_table(DATA / "units.csv")}
LEADERS = {row["id"]: row for row in read_table(DATA / "leaders.csv")}
ARTIFACTS = {row["id"]: row for row in read_table(DATA / "artifacts.csv")}
AGE_OF_LEVEL = {int(row["level"]): int(row["age"]) for row in read_table(DATA / "progress.csv") if row["age"].isdigit()}
# The parts of the world in the order in which they are listed; waters come last.
PARTS = (
    *("europe", "middle_east", "asia", "india", "china", "ne_asia", "se_asia", "australasia"),
    *("africa", "north_america", "south_america", "sea", "ocean"),
)
WATERS = ("sea", "ocean")
_PART_OF = {
    row["id"]: row["subzone"] or row["zone"] if row["kind"] == "land" else row["kind"]
    for row in read_table(DATA / "regions.csv")
}


class Border(NamedTuple):
    """A border as one of its regions sees it."""

    to: str
    kind: str
    through: tuple[str, ...]  # the seas a crossing lies in, or the banks of a canal
    shore: int  # for a coast, which shore of the land it is, from 0
    ages: tuple[int, ...]  # for a canal, the Ages in which there is one


def part_of(region: str) -> str:
    """The part of the world in which a region is listed."""
    return _PART_OF[region]


def regions_in(part: str) -> list[str]:
    """The regions that are listed in a part of the world."""
    return [region for region in REGION_IDS if _PART_OF[region] == part]


def borders(region: str) -> list[Border]:
    """Every border of a region."""
    place = REGION_IDS.index(region)
    return [_border(each) for each in range(int(BORDER_START[place]), int(BORDER_START[place + 1]))]


def _border(place: int) -> Border:
    through = [*_named(BORDER_VIA[place]), *_named(CANAL_BANKS[place])]
    ages = tuple(ages_in(int(CANAL_AGES[place])))
    return Border(
        REGION_IDS[int(BORDER_TO[place])],
        BORDER_KINDS[int(BORDER_KIND[place])],
        tuple(through),
        max(0, int(BORDER_COAST[place])),
        ages,
    )


def _named(regions: Any) -> Iterator[str]:
    return (REGION_IDS[int(region)] for region in regions if region != NONE)


def shores(region: str) -> int:
    """How many shores a land has that ships cannot sail between."""
    place = REGION_IDS.index(region)
    if REGION_KIND[place] != LAND:
        return 0
    span = range(int(BORDER_START[place]), int(BORDER_START[place + 1]))
    return len({int(BORDER_COAST[each]) for each in span if BORDER_KIND[each] == COAST})


def kinds_of(leader: str) -> list[str]:
    """What a leader can do: an unnamed one goes by the name of its kind."""
    return [leader] if leader in LEADER_KIND_IDS else LEADERS[leader]["kinds"].split(";")
