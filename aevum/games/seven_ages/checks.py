"""What is wrong with a folder of tables of 7 Ages: cells that nobody can read, and facts that do not fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from aevum.core.findings import Fault
from aevum.core.table_check import flaw_fault
from aevum.core.tables import Flaw, Row, TableFolder, numbered_rows, read_table

from .cells import AGES, LIST, BadCell, ages, ages_in
from .columns import Columns
from .grammar import MOST
from .words import FOLDER

VOCABULARY = "vocabulary.csv"
OWN = TableFolder(FOLDER / "data")
WATER = ("sea", "ocean")
LAND_BORDERS = ("land", "river", "crossing")


def table_faults(tables: TableFolder) -> Iterator[Fault]:
    """Everything that is wrong with a set of tables that have the right rows and columns."""
    unread = list(_cell_faults(tables))
    yield from unread
    unreadable = {fault.place.file for fault in unread}
    for table, others, check in _CHECKS:
        if not any(str(tables / name) in unreadable for name in (table, *others)):
            yield from (flaw_fault(tables / table, flaw) for flaw in check(tables))


def _cell_faults(tables: TableFolder) -> Iterator[Fault]:
    """Cells that say nothing the game knows."""
    for table, columns in Columns(tables).cells.items():
        for line, row in numbered_rows(tables / table):
            for column in filter(columns.__contains__, row):
                try:
                    columns[column](row[column])
                except BadCell as bad:
                    yield flaw_fault(tables / table, Flaw(bad.kind, line, _name(row), column, bad.found, bad.expected))


def _name(row: Row) -> str:
    return next(iter(row.values()))


def _differs(line: int, row: Row, column: str, expected: str) -> Iterator[Flaw]:
    """A cell that should say something else."""
    if row[column] != expected:
        yield Flaw("differs", line, _name(row), column, row[column], expected)


def _same_vocabulary(tables: TableFolder) -> Iterator[Flaw]:
    """The words are what the rules can carry out: they cannot be corrected."""
    for (line, row), own in zip(numbered_rows(tables / VOCABULARY), read_table(OWN / VOCABULARY), strict=True):
        for column in ("kind", "token", "values", "ops"):
            yield from _differs(line, row, column, own[column])


def _every_age(tables: TableFolder) -> Iterator[Flaw]:
    """Every terrain of the game says once what it does in each Age."""
    seen: Counter[tuple[str, int]] = Counter()
    known = Columns(OWN).ids("terrain.csv", "terrain")
    rows = numbered_rows(tables / "terrain.csv")
    for line, row in rows:
        said = [(row["terrain"], age) for age in ages_in(ages(row["ages"]))]
        if row["terrain"] not in known:
            yield Flaw("word", line, _name(row), "terrain", row["terrain"], ", ".join(known))
        elif any(seen[place] for place in said):
            yield Flaw("twice", line, _name(row), "ages", row["ages"])
        seen.update(said)
    for terrain in known:
        for age in range(1, AGES + 1):
            if not seen[terrain, age]:
                yield Flaw("lacks", rows[-1][0], terrain, "ages", expected=f"{age}-{age}")


def _levels_in_order(tables: TableFolder) -> Iterator[Flaw]:
    """SA-001: the levels follow each other, and so do their Ages."""
    age = 1
    for place, (line, row) in enumerate(numbered_rows(tables / "progress.csv"), 1):
        yield from _differs(line, row, "level", str(place))
        if int(row["age"]) not in (age, age + 1):
            yield Flaw("range", line, _name(row), "age", row["age"], f"{age} … {age + 1}")
        age = int(row["age"])


def _limits(tables: TableFolder) -> Iterator[Flaw]:
    """Limits that other tables know: of players, of the track and of elephants."""
    levels = len(read_table(tables / "progress.csv"))
    elephants = sum(row["elephant"] == "1" for row in read_table(tables / "regions.csv"))
    rows = {row["id"]: (line, row) for line, row in numbered_rows(tables / "limits.csv")}
    tabled = sum(name.startswith("empires_of_") for name in rows)
    fewest = int(rows["players_min"][1]["value"])
    known = {
        "players_min": (2, tabled + 1),
        "players_max": (fewest, tabled + 1),
        "last_level": (levels - 1, levels - 1),
        "elephants": (elephants, MOST),
    }
    for name, (low, high) in known.items():
        line, row = rows[name]
        if not low <= int(row["value"]) <= high:
            yield Flaw("range", line, name, "value", row["value"], f"{low} … {high}")


def _pairs(tables: TableFolder) -> Iterator[Flaw]:
    """SA-044: a pair has one light and one dark colour."""
    rows = numbered_rows(tables / "colours.csv")
    shades = Counter((row["pair"], row["shade"]) for _line, row in rows)
    for line, row in rows:
        wanted = {"light": "dark", "dark": "light"}.get(row["shade"], row["shade"])
        if shades[row["pair"], wanted] != 1 or shades[row["pair"], row["shade"]] != 1:
            yield Flaw("differs", line, _name(row), "pair", row["pair"], f"{row['shade']}, {wanted}")


def _terrain_of_kind(tables: TableFolder) -> Iterator[Flaw]:
    """Land stays land and sea stays sea: a sea has the terrain of a sea, and only a land has a zone of its own."""
    own = read_table(OWN / "regions.csv")
    for (line, row), meant in zip(numbered_rows(tables / "regions.csv"), own, strict=True):
        yield from _differs(line, row, "kind", meant["kind"])
        if row["kind"] in WATER:
            for column, expected in (("terrain", row["kind"]), ("zone", ""), ("subzone", "")):
                yield from _differs(line, row, column, expected)
        elif row["terrain"] in WATER:
            yield Flaw("differs", line, _name(row), "terrain", row["terrain"], row["kind"])
        elif not row["zone"]:
            yield Flaw("lacks", line, _name(row), "zone", expected="…")


def _border_kinds(tables: TableFolder) -> Iterator[Flaw]:
    """Land borders join lands, a coast a land and a water, the others waters; each pair of regions once."""
    kinds = {row["id"]: row["kind"] for row in read_table(tables / "regions.csv")}
    seen: set[frozenset[str]] = set()
    for line, row in numbered_rows(tables / "borders.csv"):
        regions = row["region_a"], row["region_b"]
        joined = tuple(kinds[region] == "land" for region in regions)
        wanted = (True, True) if row["kind"] in LAND_BORDERS else (row["kind"] == "coast", False)
        if joined != wanted:
            yield Flaw("differs", line, _name(row), "kind", row["kind"], "-".join(kinds[region] for region in regions))
        if frozenset(regions) in seen or regions[0] == regions[1]:
            yield Flaw("twice", line, _name(row), "region_b", row["region_b"])
        seen.add(frozenset(regions))
        for column, on in (("via", ("crossing", "canal")), ("canal_ages", ("canal",)), ("coast", ("coast",))):
            if bool(row[column]) != (row["kind"] in on):
                yield Flaw("differs", line, _name(row), column, row[column], "…" if row["kind"] in on else "")


def _seas_of_crossings(tables: TableFolder) -> Iterator[Flaw]:
    """SA-195: a crossing lies in waters on both its shores."""
    rows = numbered_rows(tables / "borders.csv")
    coasts = {(row["region_a"], row["region_b"]) for _line, row in rows if row["kind"] == "coast"}
    for line, row in rows:
        for sea in row["via"].split(LIST) if row["kind"] == "crossing" else ():
            for land in (row["region_a"], row["region_b"]):
                if (land, sea) not in coasts:
                    yield Flaw("differs", line, _name(row), "via", sea, f"{land}, {sea}: coast")


def _reachable(tables: TableFolder) -> Iterator[Flaw]:
    """Every region can be reached from every other without a canal."""
    neighbours: dict[str, set[str]] = {}
    for row in read_table(tables / "borders.csv"):
        if row["kind"] != "canal":
            neighbours.setdefault(row["region_a"], set()).add(row["region_b"])
            neighbours.setdefault(row["region_b"], set()).add(row["region_a"])
    regions = numbered_rows(tables / "regions.csv")
    reached, todo = set(), [regions[0][1]["id"]]
    while todo:
        region = todo.pop()
        if region not in reached:
            reached.add(region)
            todo += neighbours.get(region, ())
    yield from (Flaw("alone", line, row["id"], "id", row["id"]) for line, row in regions if row["id"] not in reached)


def _two_sides(tables: TableFolder) -> Iterator[Flaw]:
    """SA-310: the two sides of a counter name each other."""
    rows = numbered_rows(tables / "units.csv")
    flips = {row["id"]: row["flip_side"] for _line, row in rows}
    for line, row in rows:
        if row["flip_side"] and flips[row["flip_side"]] != row["id"]:
            named = ", ".join(side for side, other in flips.items() if other == row["id"])
            yield Flaw("differs", line, _name(row), "flip_side", row["flip_side"], named)


def _counter_columns(tables: TableFolder) -> Iterator[Flaw]:
    """SA-124: the colours say how many counters there are of each kind."""
    columns = read_table(tables / "colours.csv")[0]
    yield from (Flaw("column", 1, column=kind) for kind in Columns(tables).counters() if kind not in columns)


def _start_of_a_card(line: int, row: Row, kinds: dict[str, str]) -> Iterator[Flaw]:
    """SA-085: an empire starts in lands, or where its rule says."""
    if bool(row["starts"]) == row["start_rule"].startswith("within"):
        yield Flaw("differs", line, _name(row), "starts", row["starts"], row["start_rule"])
    for region in filter(None, row["starts"].split(LIST)):
        if kinds[region] != "land":
            yield Flaw("differs", line, _name(row), "starts", region, "land")


def _cards(tables: TableFolder) -> Iterator[Flaw]:
    """SA-077, SA-085: cards are numbered in order, a further Age is none of the printed ones, empires start on land."""
    kinds = {row["id"]: row["kind"] for row in read_table(tables / "regions.csv")}
    for place, (line, row) in enumerate(numbered_rows(tables / "cards.csv"), 1):
        yield from _differs(line, row, "number", str(place))
        yield from _start_of_a_card(line, row, kinds)
        yield from _further_age(line, row, "conditional_ages")


def _artifacts(tables: TableFolder) -> Iterator[Flaw]:
    """SA-277: a further Age is none of the printed ones."""
    for line, row in numbered_rows(tables / "artifacts.csv"):
        yield from _further_age(line, row, "alternative_ages")


def _further_age(line: int, row: Row, column: str) -> Iterator[Flaw]:
    age = row[column].partition(":")[0]
    if age and int(age) in ages_in(ages(row["ages"])):
        yield Flaw("twice", line, _name(row), column, age)


# The table that is checked, the others that the check reads, and the check.
_CHECKS: tuple[tuple[str, tuple[str, ...], Callable[[TableFolder], Iterator[Flaw]]], ...] = (
    (VOCABULARY, (), _same_vocabulary),
    ("limits.csv", ("progress.csv", "regions.csv"), _limits),
    ("terrain.csv", (), _every_age),
    ("progress.csv", (), _levels_in_order),
    ("regions.csv", (), _terrain_of_kind),
    ("borders.csv", ("regions.csv",), _border_kinds),
    ("borders.csv", (), _seas_of_crossings),
    ("regions.csv", ("borders.csv",), _reachable),
    ("units.csv", (), _two_sides),
    ("colours.csv", (), _pairs),
    ("colours.csv", ("units.csv",), _counter_columns),
    ("cards.csv", ("regions.csv",), _cards),
    ("artifacts.csv", (), _artifacts),
)
