"""Playthrough files are unchanged; a commit that changes them says why."""

from __future__ import annotations

import pytest

from tests.laws.tables import GAMES, Table
from tools import playthroughs

TABLES = list(playthroughs.tables())
LARGEST = 64_000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_playthrough_is_what_is_played_now(table: Table) -> None:
    path = playthroughs.FOLDER / f"{table}.txt"
    assert path.exists(), "run: make playthroughs"
    assert playthroughs.write_down(table) == path.read_text("utf-8"), "read the difference, then run: make playthroughs"


def test_there_is_a_file_for_every_table_and_no_other() -> None:
    assert sorted(path.stem for path in playthroughs.FOLDER.glob("*.txt")) == sorted(map(str, TABLES))
    assert all(path.stat().st_size < LARGEST for path in playthroughs.FOLDER.glob("*.txt"))


def test_every_game_and_every_number_of_seats_is_written_down() -> None:
    assert {(table.game.id, table.seats) for table in TABLES} == {(game.id, n) for game in GAMES for n in game.seats}
