"""The epochs, row by row: TE-120 to TE-129."""

import pytest

from aevum.core.tables import read_table
from aevum.games.tempus import GAME
from aevum.games.tempus.state import DATA
from tests.games.tempus.table import Seat, Table

ROWS = {row["id"]: row for row in GAME.view(Table().s)["epochs"]}


def row(epoch: str, *columns: str) -> list[object]:
    """Some columns of the row of an epoch."""
    return [ROWS[epoch][column] for column in columns]


@pytest.mark.rule("TE-E01")
def test_the_row_of_writing() -> None:
    assert ROWS["writing"] == {
        "id": "writing",
        "terrain": "farmland",
        "people_moved": 1,
        "distance": 1,
        "children": 1,
        "stack_limit": 2,
        "sea_movement": False,
        "ideas_drawn": 2,
        "hand_limit": 5,
        "actions": 3,
        "bonus_cards": 2,
        "points": 0,
    }


@pytest.mark.rule("TE-E01")
def test_an_epoch_on_the_row_of_writing() -> None:
    table = Table(Seat({"E5": 1}, epoch="writing"), Seat(), step="begin_epoch", epochs=1)
    assert int(table.s.tiles[0]) == 3
    assert table.play("choose_idea").hand(0) != [] and len(table.hand(0)) == 2


@pytest.mark.rule("TE-120", "TE-121", "TE-122", "TE-123", "TE-124", "TE-125", "TE-126", "TE-127", "TE-128", "TE-129")
@pytest.mark.parametrize(
    ("before", "epoch", "changes"),
    [
        ("start", "writing", {"ideas_drawn": (1, 2), "bonus_cards": (0, 2)}),
        ("writing", "agriculture", {"children": (1, 2), "bonus_cards": (2, 0)}),
        ("agriculture", "cities", {"stack_limit": (2, 3), "actions": (3, 4)}),
        ("cities", "roads", {"distance": (1, 2)}),
        ("roads", "trade", {"people_moved": (1, 2)}),
        ("trade", "ships", {"sea_movement": (False, True), "actions": (4, 5)}),
        ("ships", "printing", {"hand_limit": (5, 7), "bonus_cards": (0, 2)}),
        ("printing", "industry", {"stack_limit": (3, 4), "actions": (5, 6), "bonus_cards": (2, 0)}),
        ("industry", "trains", {"people_moved": (2, 3), "distance": (2, 5)}),
        ("trains", "flight", {"points": (0, 3)}),
    ],
)
def test_what_an_epoch_changes_and_nothing_else(before: str, epoch: str, changes: dict[str, tuple[int, int]]) -> None:
    old, new = ROWS[before], ROWS[epoch]
    differ = {key: (old[key], new[key]) for key in old if key not in ("id", "terrain") and old[key] != new[key]}
    assert differ == changes


@pytest.mark.rule("TE-120")
@pytest.mark.parametrize(("epoch", "drawn"), [("start", 1), ("writing", 2)])
def test_writing_brings_more_ideas(epoch: str, drawn: int) -> None:
    assert len(Table(Seat(epoch=epoch), Seat()).play("choose_idea").hand(0)) == drawn


@pytest.mark.rule("TE-121", "TE-121-ruling")
def test_agriculture_is_reached_on_grassland_and_brings_two_children() -> None:
    assert row("agriculture", "terrain", "children") == ["grassland", 2]
    ann, bob = Seat({"D3": 1}, epoch="writing", hand=["weapons farmland"]), Seat({"D5": 2})
    table = Table(ann, bob, step="catch_up", land={"D5": "hill"}).play("done")
    assert (table.epoch(0), table.epoch(1)) == ("agriculture", "writing")


@pytest.mark.rule("TE-122")
@pytest.mark.parametrize(("epoch", "most"), [("agriculture", 2), ("cities", 3)])
def test_three_may_stand_on_a_hex_from_cities_on(epoch: str, most: int) -> None:
    table = Table(Seat({"E5": 2, "E6": 1}, epoch=epoch), Seat()).play("choose_move", "pick E6")
    assert ("go E5" in table.choices) is (most == 3)


@pytest.mark.rule("TE-123")
def test_roads_bring_two_hexes() -> None:
    table = Table(Seat({"E3": 1}, epoch="roads"), Seat()).play("choose_move", "pick E3", "go E5")
    assert (table.people("E5"), table.seat) == (1, 1)


@pytest.mark.rule("TE-124")
def test_trade_moves_two_people() -> None:
    table = Table(Seat({"E3": 2}, epoch="trade"), Seat()).play("choose_move", "pick E3", "go E5", "pick E3", "go E4")
    assert (table.people("E5"), table.people("E4"), table.seat) == (1, 1, 1)


@pytest.mark.rule("TE-126")
def test_printing_allows_seven_cards() -> None:
    assert row("printing", "terrain", "hand_limit") == ["hill", 7]


@pytest.mark.rule("TE-127")
def test_industry_stacks_four() -> None:
    table = Table(Seat({"E5": 3}, epoch="industry"), Seat()).play("choose_children", "bear E5")
    assert table.people("E5") == 4


@pytest.mark.rule("TE-128")
def test_trains_move_three_people_five_hexes() -> None:
    table = Table(Seat({"E3": 3}, epoch="trains"), Seat()).play("choose_move")
    for name in ("E8", "F7", "D7"):
        table.play("pick E3", f"go {name}")
    assert [table.people(name) for name in ("E3", "E8", "F7", "D7")] == [0, 1, 1, 1]
    assert table.seat == 1


@pytest.mark.rule("TE-129", "TE-129-ruling")
def test_flight_keeps_the_limits_of_trains() -> None:
    columns = [column for column in ROWS["trains"] if column not in ("id", "terrain", "points")]
    assert row("flight", *columns) == row("trains", *columns)
    assert row("flight", "terrain", "points") == ["hill", 3]


@pytest.mark.rule("TE-101")
def test_the_terrains_of_the_progress_column() -> None:
    terrains = [entry["terrain"] for entry in read_table(DATA / "epochs.csv")]
    assert terrains == [
        "",
        *("farmland", "grassland", "hill", "forest", "farmland"),
        *("forest", "hill", "farmland", "forest", "hill"),
    ]
