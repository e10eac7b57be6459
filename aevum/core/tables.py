"""Reading a game's tables: the printed components, one row each, with provenance."""

import csv
from pathlib import Path


def read_table(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV table."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_limits(path: Path) -> dict[str, int]:
    """A table of single numbers by name."""
    return {row["id"]: int(row["value"]) for row in read_table(path)}
