"""What is wrong with a folder of tables, said so that it can be mended: in which file, on which line, in which column.

What a game's own tables show is checked for every game: their names, columns and rows, where a number stands, and where
an id of another table does. What the cells of a game mean only the game can check.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path

from aevum.core.findings import Fault, Place
from aevum.core.tables import NUMBERED_RULES, Flaw, Row, TableFolder, numbered_rows, read_table

LIST = ";"  # stands between the words of a list
# Where these are wrong, nothing can be said about the cells.
SHAPELESS = frozenset({"table-unreadable", "table-column", "table-rows", "table-cells"})


def given_tables(tables: TableFolder, folder: Path) -> list[str]:
    """The names of the CSV files in a folder of tables; raises OSError or ValueError where it cannot be read.

    The list of numbered rules may lie there unchanged.
    """
    names = sorted(path.name for path in folder.iterdir() if path.suffix.lower() == ".csv")
    if NUMBERED_RULES in names and _same(folder / NUMBERED_RULES, tables.own / NUMBERED_RULES):
        names.remove(NUMBERED_RULES)
    return names


def unknown_tables(tables: TableFolder, folder: Path, given: Iterable[str]) -> list[str]:
    """Those of these names that no table of the game has."""
    return [name for name in given if name not in tables.names or not (folder / name).is_file()]


def general_faults(tables: TableFolder, folder: Path) -> Iterator[Fault]:
    """What is wrong with a folder of tables, as far as the game's own show it."""
    given = given_tables(tables, folder)
    unknown = unknown_tables(tables, folder, given)
    for name in unknown:
        yield Fault("table-name", Place(str(folder / name), 1), {"known": ", ".join(tables.names)})
    for name in given:
        if name not in unknown:
            found = [flaw_fault(tables / name, flaw) for flaw in tables.flaws(name)]
            yield from found
            if not any(fault.kind in SHAPELESS for fault in found):
                yield from _strange_ids(tables, name)


def flaw_fault(path: Path, flaw: Flaw) -> Fault:
    """A flaw of a table as a fault."""
    said = asdict(flaw)
    line, kind = said.pop("line"), said.pop("kind")
    return Fault(f"table-{kind}", Place(str(path), line or 1), said)


def _strange_ids(tables: TableFolder, name: str) -> Iterator[Fault]:
    """Cells that name a row which no table has, in columns where the game's own name rows of one."""
    referred = _referred(TableFolder(tables.own), name)
    for line, row in numbered_rows(tables / name):
        for column, (table, ids) in referred.items():
            for word in _words(row[column]):
                if word not in ids:
                    yield flaw_fault(tables / name, Flaw("id", line, next(iter(row.values())), column, word, table))


def _referred(own: TableFolder, name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """By each column that names rows of a table: that table, and its ids."""
    rows = read_table(own / name)
    tables = {table: _ids(read_table(own / table)) for table in own.names}
    found = {}
    for column in rows[0]:
        words = {word for row in rows for word in _words(row[column])}
        for table, ids in tables.items():
            if column != "id" and words and words <= ids:
                found[column] = table, ids
    return found


def _ids(rows: list[Row]) -> frozenset[str]:
    return frozenset(row["id"] for row in rows if "id" in row)


def _words(cell: str) -> list[str]:
    return [word for word in cell.split(LIST) if word]


def _same(one: Path, other: Path) -> bool:
    try:
        return one.read_bytes() == other.read_bytes()
    except OSError:
        return False
