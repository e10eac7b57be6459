"""The columns of the tables and how the cells of each are read: for the constants, and for the check of the tables."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from string import ascii_lowercase

from aevum.core.tables import Row, TableFolder, read_table

from .cells import AGES, NONE, BadCell, Cell, ages, decimal, id_of, list_of, maybe, text, whole, word_of
from .grammar import ARTIFACT_COLOURS, Grammar
from .icons import (
    CATEGORIES,
    COUNTING_CATEGORIES,
    RANKED_CATEGORIES,
    SQUARE_CATEGORIES,
    START_PLUS_CONTROLLED_BY,
    START_RULES,
    START_WITHIN,
    TIMINGS,
    ZONES,
)

REGION_KINDS = ("land", "sea", "ocean")
BORDER_KINDS = ("land", "river", "crossing", "coast", "sea", "canal")
SHORES = tuple(ascii_lowercase)  # labels: waters with the same one lie at the same shore of a land
UNIT_CLASSES = ("infantry", "cavalry", "missile", "naval", "air", "elephant", "nuclear", "starwars")
# The columns of the terrain chart, and units that pay the same everywhere.
MOVE_CLASSES = ("infantry", "cavalry", "missile", "motor", "flat")
SHADES = ("light", "dark", "elite")
QUALITIES = ("regular", "veteran", "elite")
ARTIFACT_KINDS = ("wonder", "technology", "disaster", "religion", "government")
PLACES_OF_ARTIFACTS = ("region", "empire")
ZONED_CATEGORIES = ("land", "sea", "area")
POINTS_OF_AN_ICON = 3
NO_LEADER = "no_leader"  # the counters in the cup that are nobody
SHARED = {  # what is known of every row
    "provenance": word_of(("rulebook", "public", "reconstructed", "ruling")),
    "known_fields": text,
    "sourced": word_of(("full", "partial", "none")),
    "notes": text,
}

FLAG = whole(0, 1)
NUMBER = whole(0, 99)
AGES_OR_NONE = maybe(ages, absent=0)
_START_FORMS = {START_PLUS_CONTROLLED_BY: "plus_controlled_by:…:…", START_WITHIN: "within:…"}


class Columns:
    """The columns of a set of tables; ids are those of the set."""

    def __init__(self, tables: TableFolder) -> None:
        self.tables = tables
        self._rows: dict[str, list[Row]] = {}

    def rows(self, table: str) -> list[Row]:
        """The rows of a table; its file is read once."""
        if table not in self._rows:
            self._rows[table] = read_table(self.tables / table)
        return self._rows[table]

    def ids(self, table: str, column: str = "id") -> tuple[str, ...]:
        """The ids of a table, each once."""
        return tuple(dict.fromkeys(row[column] for row in self.rows(table)))

    @cached_property
    def grammar(self) -> Grammar:
        """How effects are read with these ids."""
        return Grammar(
            {
                "empire": self.ids("cards.csv"),
                "artifact": self.ids("artifacts.csv"),
                "terrain": self.ids("terrain.csv", "terrain"),
                "unit": self.ids("units.csv"),
            }
        )

    @cached_property
    def cells(self) -> dict[str, dict[str, Cell]]:
        """By table and column, how a cell is read."""
        own = {
            "limits.csv": {"id": text, "value": whole(0, 999)},
            "terrain.csv": _terrain(),
            "cities.csv": {"id": text, "level": whole(1, 9), "first_age": whole(1, AGES)},
            "regions.csv": self._regions(),
            "borders.csv": self._borders(),
            "units.csv": self._units(),
            "colours.csv": self._colours(),
            "progress.csv": {"level": whole(1, 50), "age": whole(1, AGES)},
            "cards.csv": self._cards(),
            "events.csv": {"id": text, "when": word_of(TIMINGS), "effect": self.grammar.effect},
            "artifacts.csv": self._artifacts(),
            "leaders.csv": self._leaders(),
            "leader_kinds.csv": {"id": text, "count": NUMBER, "effect": self.grammar.effect},
        }
        return {table: columns | SHARED for table, columns in own.items()}

    def names(self, table: str, column: str = "id") -> Cell:
        """A cell that names a row of a table."""
        return id_of(table, self.ids(table, column))

    def _regions(self) -> dict[str, Cell]:
        flags = dict.fromkeys(("wheat", "oil", "elephant", "island"), FLAG)
        zone = maybe(word_of(ZONES))
        return {
            "id": text,
            "kind": word_of(REGION_KINDS),
            "terrain": self.names("terrain.csv", "terrain"),
            "zone": zone,
            "subzone": zone,
            **flags,
            "lon": decimal(-180, 180),
            "lat": decimal(-90, 90),
            "x": whole(0, 1000),
            "y": whole(0, 500),
        }

    def _borders(self) -> dict[str, Cell]:
        region = self.names("regions.csv")
        return {
            "region_a": region,
            "region_b": region,
            "kind": word_of(BORDER_KINDS),
            "via": list_of(region, most=2),
            "canal_ages": AGES_OR_NONE,
            "coast": maybe(word_of(SHORES)),
            "wrap": FLAG,
        }

    def _units(self) -> dict[str, Cell]:
        numbers = ("front", "support", "front_veteran", "support_veteran")
        return {
            "id": text,
            "class": word_of(UNIT_CLASSES),
            "mounted": FLAG,
            "move_class": word_of(MOVE_CLASSES),
            "level": whole(1, 49),
            "cost": whole(1, 99),
            "move": whole(1, 99),
            **dict.fromkeys(numbers, NUMBER),
            "flip_side": maybe(self.names("units.csv")),
            "voids_city": FLAG,
        }

    def counters(self) -> dict[str, tuple[str, str]]:
        """By the column of a counter, the unit types on its two sides, the one that comes first in its table first."""
        ids = self.ids("units.csv")
        flips = [(row["id"], row["flip_side"]) for row in self.rows("units.csv")]
        return {f"{a}_{b}": (a, b) for a, b in flips if b in ids and ids.index(a) < ids.index(b)}

    def _colours(self) -> dict[str, Cell]:
        words = {"id": text, "pair": text, "shade": word_of(SHADES), "quality": word_of(QUALITIES)}
        return words | dict.fromkeys(self.counters(), NUMBER)

    def _cards(self) -> dict[str, Cell]:
        return {
            "id": text,
            "number": whole(1, 110),
            "value": whole(0, 7),
            "ages": ages,
            "conditional_ages": maybe(self.age_if, absent=(0, NONE, NONE)),
            "starts": list_of(self.names("regions.csv"), most=2),
            "start_rule": self.start_rule,
            "offset": whole(-49, 49),
            "alternative": maybe(self.names("cards.csv")),
            "money": whole(0, 199),
            "trade": whole(-9, 9),
            "leaders": whole(0, 9),
            **dict.fromkeys(("no_cities", "no_naval", "no_cavalry"), AGES_OR_NONE),
            "glory": list_of(glory_icon, least=1, most=6),
            "special": self.grammar.effect,
            "event": self.names("events.csv"),
            "artifact": self.names("artifacts.csv"),
        }

    def _artifacts(self) -> dict[str, Cell]:
        return {
            "id": text,
            "kind": word_of(ARTIFACT_KINDS),
            "ages": ages,
            "alternative_ages": maybe(self.age_if, absent=(0, NONE, NONE)),
            "colour": word_of(ARTIFACT_COLOURS),
            "blue": FLAG,
            "place": word_of(PLACES_OF_ARTIFACTS),
            "requirement": maybe(self.grammar.condition, absent=(NONE, NONE)),
            "effect": self.grammar.effect,
        }

    def _leaders(self) -> dict[str, Cell]:
        kinds = [kind for kind in self.ids("leader_kinds.csv") if kind != NO_LEADER]
        return {
            "id": text,
            "kinds": list_of(id_of("leader_kinds.csv", kinds), least=1),
            "ages": ages,
            "empires": list_of(self.names("cards.csv"), least=1),
        }

    def age_if(self, words: str) -> tuple[int, int, int]:
        """SA-077, SA-277: a set of one further Age, with the condition and its value, as `3:in_play:franks`."""
        age, sign, condition = words.partition(":")
        if not sign:
            raise BadCell("form", words, "3:in_play:…")
        return 1 << whole(1, AGES)(age), *self.grammar.condition(condition)

    def start_rule(self, words: str) -> tuple[int, int, int, int]:
        """SA-085, SA-086: the rule of a start with the empire, the zone and the distance that it names."""
        name, *values = words.split(":")
        rule = word_of(START_RULES)(name)
        if rule == START_PLUS_CONTROLLED_BY and len(values) == 2:
            return rule, self.names("cards.csv")(values[0]), word_of(ZONES)(values[1]), NONE
        if rule == START_WITHIN and len(values) == 1:
            return rule, NONE, NONE, whole(1, 99)(values[0])
        if values or rule in _START_FORMS:
            raise BadCell("form", words, _START_FORMS.get(rule, name))
        return rule, NONE, NONE, NONE


def _terrain() -> dict[str, Cell]:
    moves: dict[str, Cell] = {f"move_{name}": maybe(whole(1, 9)) for name in MOVE_CLASSES[:-1]}
    return {
        "terrain": text,
        "ages": ages,
        "income": NUMBER,
        "defence": NUMBER,
        **moves,
        "mounted_modifier": whole(-9, 9),
        "counts_for_glory": FLAG,
    }


def glory_icon(words: str) -> tuple[int, int, int]:
    """SA-335 to SA-371: category, zone and points of an icon, as `land@asia=3`, `wheat` or `!win_trade=1`."""
    icon = re.fullmatch(r"(!?)([a-z_]+)(?:@([a-z_]+))?(?:=(\d))?", words, re.ASCII)
    if not icon:
        raise BadCell("form", words, "cities=2, land@asia=3, wheat, !win_trade=1")
    square, category, zone, points = icon.groups()
    known = _icons_like(bool(square), bool(points))
    if category not in known:
        raise BadCell("word", category, ", ".join(known))
    if bool(zone) != (category in ZONED_CATEGORIES and not square):
        raise BadCell("form", words, f"{category}@…=…" if category in ZONED_CATEGORIES else f"{category}=…")
    number = whole(1, POINTS_OF_AN_ICON)(points or "") if points or square else 1
    return CATEGORIES.index(category), word_of(ZONES)(zone) if zone else NONE, number


def _icons_like(square: bool, points: bool) -> Sequence[str]:
    """The categories of icons that are square or not, and have points on them or not."""
    if square:
        return SQUARE_CATEGORIES
    return RANKED_CATEGORIES if points else COUNTING_CATEGORIES
