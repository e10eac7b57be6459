"""Folders of corrected tables for tests: one cell of one table says something else than the game's own."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

from aevum.core.game import Game
from aevum.core.tables import read_table

MOST_SEATS = ("limits.csv", "players_max", "value")  # the table, the row and the column of what every game says


def corrected(game: Game, folder: Path, cell: tuple[str, str, str], value: object) -> Path:
    """A folder with one table of a game in which one cell is corrected."""
    table, wanted, column = cell

    def correct(rows: list[dict[str, str]]) -> None:
        next(row for row in rows if row["id"] == wanted)[column] = str(value)

    return changed(game, folder, table, correct)


def changed(game: Game, folder: Path, table: str, change: Callable[[list[dict[str, str]]], None]) -> Path:
    """A folder with one table of a game in which something is changed."""
    rows = read_table(game.folder / "data" / table)
    change(rows)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / table).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return folder


def a_seat_less(game: Game, folder: Path) -> Path:
    """A folder of tables by which a game seats one player less than by its own."""
    return corrected(game, folder, MOST_SEATS, game.seats[-1] - 1)
