"""Faults in tables of 7 Ages: each kind is named with its file, its line, its column and what was expected."""

from __future__ import annotations

import csv
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from aevum.core.findings import Fault, FaultyTables
from aevum.core.game import Game
from aevum.core.tables import Row, TableFolder, read_table
from aevum.core.text import LANGUAGES
from aevum.games import GAME_IDS, game_named
from aevum.games.seven_ages.checks import table_faults
from aevum.games.seven_ages.words import FOLDER
from aevum.games.variants import faults_in

# Whatever game checks its tables so; the rules of this one play no part here.
GAME: Game = replace(game_named(GAME_IDS[0]), id="seven-ages", folder=FOLDER, check_tables=table_faults)


def changed(folder: Path, table: str, change: Callable[[list[Row]], None]) -> Path:
    """A folder with one table in which something is changed."""
    rows = read_table(FOLDER / "data" / table)
    change(rows)
    with (folder / table).open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return folder


def with_cell(folder: Path, table: str, row: int, column: str, cell: str) -> Path:
    """A folder with one table in which one cell says something else."""

    def change(rows: list[Row]) -> None:
        rows[row][column] = cell

    return changed(folder, table, change)


def where(fault: Fault) -> tuple[str, int, object]:
    """The file, the line and the column of a fault."""
    return Path(fault.place.file).name, fault.place.line, fault.values["column"]


def test_the_own_tables_have_no_faults(tmp_path: Path) -> None:
    assert list(table_faults(TableFolder(FOLDER / "data"))) == []
    assert faults_in(GAME, with_cell(tmp_path, "cards.csv", 0, "value", "7")) == []


@pytest.mark.parametrize(
    ("table", "row", "column", "cell", "kind", "found", "expected"),
    [
        ("events.csv", 3, "effect", "unitz op=destroy n=all", "word", "unitz", "progress, money"),
        ("events.csv", 3, "effect", "units ops=destroy", "word", "ops", "op, n, type"),
        ("events.csv", 3, "effect", "units op=melt", "word", "melt", "destroy, build, convert"),
        ("events.csv", 3, "effect", "units op=build type=tank", "id", "tank", "units.csv"),
        ("events.csv", 3, "effect", "money n=100", "range", "100", "-99 … 99"),
        ("events.csv", 3, "effect", "money mult=x", "form", "x", "0.5"),
        ("events.csv", 3, "when", "noon", "word", "noon", "civilise, any_time"),
        ("artifacts.csv", 0, "ages", "2-1", "form", "2-1", "1-7"),
        ("artifacts.csv", 0, "requirement", "has_artifact:wheel", "id", "wheel", "artifacts.csv"),
        ("artifacts.csv", 0, "requirement", "town>=1", "word", "town>=", "behind, city>="),
        ("artifacts.csv", 0, "colour", "blue", "word", "blue", "green, red"),
        ("artifacts.csv", 0, "alternative_ages", "4", "form", "4", "3:in_play:…"),
        ("artifacts.csv", 0, "alternative_ages", "2:behind", "twice", "2", ""),
        ("cards.csv", 9, "value", "8", "range", "8", "0 … 7"),
        ("cards.csv", 9, "number", "9", "differs", "9", "10"),
        ("cards.csv", 9, "event", "holiday", "id", "holiday", "events.csv"),
        ("cards.csv", 9, "starts", "atlantis", "id", "atlantis", "regions.csv"),
        ("cards.csv", 9, "starts", "north_sea", "differs", "north_sea", "land"),
        ("cards.csv", 9, "starts", "", "differs", "", "all"),
        ("cards.csv", 9, "start_rule", "some", "word", "some", "all, any1"),
        ("cards.csv", 9, "start_rule", "within", "form", "within", "within:…"),
        ("cards.csv", 9, "conditional_ages", "3:in_play:trolls", "id", "trolls", "cards.csv"),
        ("cards.csv", 9, "glory", "fame=2", "word", "fame", "progress, money"),
        ("cards.csv", 9, "glory", "land=2", "form", "land=2", "land@…=…"),
        ("cards.csv", 9, "glory", "land@mars=2", "word", "mars", "europe, africa"),
        ("cards.csv", 9, "glory", "cities=4", "range", "4", "1 … 3"),
        ("cards.csv", 9, "glory", "!win_trade", "range", "", "1 … 3"),
        ("cards.csv", 9, "glory", "home=1", "word", "home", "progress, money"),
        ("leaders.csv", 0, "kinds", "no_leader", "id", "no_leader", "leader_kinds.csv"),
        ("leaders.csv", 0, "empires", "", "form", "", "…;…"),
        ("regions.csv", 0, "terrain", "lava", "id", "lava", "terrain.csv"),
        ("regions.csv", 0, "terrain", "sea", "differs", "sea", "land"),
        ("regions.csv", 0, "zone", "mars", "word", "mars", "europe"),
        ("regions.csv", 0, "zone", "", "lacks", "", "…"),
        ("regions.csv", 0, "lon", "200", "range", "200", "-180 … 180"),
        ("regions.csv", 170, "zone", "europe", "differs", "europe", ""),
        ("borders.csv", 0, "kind", "sea", "differs", "sea", "land-land"),
        ("borders.csv", 0, "kind", "tunnel", "word", "tunnel", "land, river"),
        ("borders.csv", 0, "coast", "a", "differs", "a", ""),
        ("borders.csv", 1, "region_b", "columbia", "twice", "columbia", ""),
        ("units.csv", 0, "flip_side", "knights", "differs", "knights", "fusiliers"),
        ("units.csv", 0, "level", "0", "range", "0", "1 … 49"),
        ("colours.csv", 0, "shade", "pale", "word", "pale", "light, dark"),
        ("terrain.csv", 2, "ages", "1-6", "twice", "6-7", ""),
        ("terrain.csv", 2, "ages", "1-4", "lacks", "", "5-5"),
        ("terrain.csv", 2, "move_infantry", "0", "range", "0", "1 … 9"),
        ("progress.csv", 6, "age", "3", "range", "3", "1 … 2"),
        ("vocabulary.csv", 0, "values", "n", "differs", "n", "n target when if"),
        ("limits.csv", 0, "value", "1000", "range", "1000", "0 … 999"),
        ("limits.csv", 1, "value", "8", "range", "8", "2 … 7"),
        ("limits.csv", 2, "value", "48", "range", "48", "49 … 49"),
        ("colours.csv", 0, "pair", "blue", "differs", "blue", "light, dark"),
        ("regions.csv", 0, "kind", "sea", "differs", "sea", "land"),
    ],
)
def test_a_fault_is_named(
    tmp_path: Path, table: str, row: int, column: str, cell: str, kind: str, found: str, expected: str
) -> None:
    faults = faults_in(GAME, with_cell(tmp_path, table, row, column, cell))
    named = [fault for fault in faults if (fault.kind, fault.values["found"]) == (f"table-{kind}", found)]
    assert named, [fault.say("en") for fault in faults]
    file, line, at = where(named[0])
    assert (file, at) == (table, column) and str(named[0].values["expected"]).startswith(expected)
    assert line == row + 2 or kind in ("lacks", "twice")
    for lang in LANGUAGES:
        assert all(str(value) in named[0].say(lang) for value in (table, column, found))


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    with_cell(tmp_path, "events.csv", 3, "effect", "unitz op=destroy")
    with_cell(tmp_path, "cards.csv", 9, "number", "9")
    with_cell(tmp_path, "regions.csv", 0, "zone", "mars")
    found = [where(fault) for fault in faults_in(GAME, tmp_path)]
    assert found == [("events.csv", 5, "effect"), ("regions.csv", 2, "zone")], "cards are read with the regions"
    with_cell(tmp_path, "regions.csv", 0, "zone", "asia")
    found = [where(fault) for fault in faults_in(GAME, tmp_path)]
    assert found == [("cards.csv", 11, "number"), ("events.csv", 5, "effect")]


def test_a_number_that_is_none_is_named_once(tmp_path: Path) -> None:
    faults = faults_in(GAME, with_cell(tmp_path, "cards.csv", 9, "value", "many"))
    assert [(fault.kind, where(fault)) for fault in faults] == [("table-number", ("cards.csv", 11, "value"))]


def test_a_missing_column_a_missing_row_and_a_missing_cell(tmp_path: Path) -> None:
    text = (FOLDER / "data" / "cities.csv").read_text(encoding="utf-8")
    (tmp_path / "cities.csv").write_text(text.replace("first_age", "age"), encoding="utf-8")
    (tmp_path / "limits.csv").write_text("id,value,provenance,notes\nplayers_min,2,rulebook\n", encoding="utf-8")
    faults = faults_in(GAME, tmp_path)
    assert [fault.kind for fault in faults] == ["table-column", "table-rows", "table-cells"]
    assert faults[0].values["column"] == "first_age" and faults[1].values["expected"] == "players_max"
    assert [fault.place.line for fault in faults] == [1, 2, 2]


def test_a_crossing_needs_its_sea_on_both_shores(tmp_path: Path) -> None:
    rows = read_table(FOLDER / "data" / "borders.csv")
    at = next(number for number, row in enumerate(rows) if row["kind"] == "crossing")
    faults = faults_in(GAME, with_cell(tmp_path, "borders.csv", at, "via", "black_sea"))
    assert faults and {where(fault) for fault in faults} == {("borders.csv", at + 2, "via")}


def test_a_region_that_nothing_leads_to(tmp_path: Path) -> None:
    def without_borders(rows: list[Row]) -> None:
        rows[:] = [row for row in rows if "crete" not in (row["region_a"], row["region_b"])]

    faults = faults_in(GAME, changed(tmp_path, "borders.csv", without_borders))
    assert [(fault.kind, fault.values["found"]) for fault in faults] == [("table-alone", "crete")]


def test_counters_whose_number_no_colour_says(tmp_path: Path) -> None:
    def swapped(rows: list[Row]) -> None:
        sides = {row["id"]: row for row in rows}
        for one, other in (("spearmen", "knights"), ("chariots", "fusiliers")):
            sides[one]["flip_side"], sides[other]["flip_side"] = other, one

    faults = faults_in(GAME, changed(tmp_path, "units.csv", swapped))
    assert {(fault.kind, fault.values["column"]) for fault in faults} == {
        ("table-column", "spearmen_knights"),
        ("table-column", "fusiliers_chariots"),
    }


def test_no_game_is_made_from_faulty_cells(tmp_path: Path) -> None:
    from aevum.games.variants import made_from_folder

    with pytest.raises(FaultyTables) as refused:
        made_from_folder(GAME, with_cell(tmp_path, "events.csv", 3, "effect", "unitz op=destroy"))
    for lang in LANGUAGES:
        assert "events.csv:5" in refused.value.say(lang) and "unitz" in refused.value.say(lang)
