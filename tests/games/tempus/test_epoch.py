"""An epoch, its phases, turns and actions: TE-020 to TE-024."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table

ACTIONS = {"choose_move", "choose_children", "choose_fight", "choose_idea", "choose_city"}


@pytest.mark.rule("TE-020", "TE-020-ruling")
def test_an_epoch_is_tiles_actions_progress_and_end() -> None:
    weapons = Seat({"E5": 1}, hand=["weapons hill"])
    table = Table(weapons, step="begin_epoch", epochs=0)
    assert [int(tiles) for tiles in table.s.tiles[:3]] == [3, 3, 3]
    order = []
    while table.step != "progress":
        assert int(table.s.epochs) == 1
        if table.step == "action" and ACTIONS <= set(table.choices):
            order.append(table.seat)
            table.play("choose_fight")  # nobody to attack: a pass
        else:
            table.play("done")
    assert order == [0, 1, 2] * 3  # three rounds of one tile each
    table.play("done")
    assert [told.event for told in table.told if told.event in ("progress_laid", "reached", "epoch_began")] == [
        "progress_laid",
        *["reached"] * 3,
        "epoch_began",
    ]
    assert (int(table.s.epochs), table.seat, int(table.s.first_seat)) == (2, 1, 1)


@pytest.mark.rule("TE-021")
def test_tiles_are_taken_by_the_row_of_the_own_cube() -> None:
    table = Table(Seat(epoch="trains"), Seat(epoch="industry"), Seat(epoch="industry"), step="begin_epoch", epochs=8)
    assert [int(tiles) for tiles in table.s.tiles[:3]] == [6, 6, 6]
    table = Table(Seat(epoch="trade"), Seat(epoch="ships"), Seat(epoch="trade"), step="begin_epoch", epochs=5)
    assert [int(tiles) for tiles in table.s.tiles[:3]] == [4, 5, 4]
    assert table.tells("took_tiles", seat=1, count=5)


@pytest.mark.rule("TE-E02")
def test_a_cube_on_cities_takes_four_tiles_those_on_agriculture_three() -> None:
    table = Table(
        Seat(epoch="cities"), Seat(epoch="agriculture"), Seat(epoch="agriculture"), step="begin_epoch", epochs=3
    )
    assert [int(tiles) for tiles in table.s.tiles[:3]] == [4, 3, 3]


@pytest.mark.rule("TE-022", "TE-022-ruling")
def test_one_tile_each_in_turn_order_and_those_with_more_go_on_alone() -> None:
    table = Table(Seat(tiles=1), Seat(tiles=3), Seat(tiles=2), turn=1, first=1)
    order = []
    while int(table.s.epochs) == 1:
        order.append(table.seat)
        table.play("choose_city")
    assert order == [1, 2, 0, 1, 2, 1]


@pytest.mark.rule("TE-022")
def test_one_action_uses_one_tile_and_the_next_player_acts() -> None:
    table = Table(Seat({"E5": 1}, tiles=2), Seat(tiles=2)).play("choose_children", "bear E5")
    assert table.seat == 1
    assert [int(tiles) for tiles in table.s.tiles[:2]] == [1, 2]
    held = Table(Seat({"E5": 1}, hand=["weapons hill"], tiles=2), Seat()).play("choose_idea")
    assert held.seat == 0  # somebody with cards may still play some
    assert held.refusal("choose_move") == "TE-022"
    assert Table(Seat(), Seat()).refusal("done") == "TE-022"  # a tile must be used


@pytest.mark.rule("TE-023")
def test_five_actions_and_any_may_come_again() -> None:
    table = Table(Seat({"E5": 1}, tiles=3), Seat({"E7": 1}, tiles=3))
    for _turn in range(4):
        assert set(table.choices) == ACTIONS
        table.play("choose_children", table.choices[0] if table.step == "children" else "done")
        if table.step == "children":
            table.play("done")
    assert [int(tiles) for tiles in table.s.tiles[:2]] == [1, 1]


@pytest.mark.rule("TE-023")
def test_an_action_is_finished_before_the_next() -> None:
    table = Table(Seat({"E5": 1}, tiles=2)).play("choose_move")
    assert table.refusal("choose_children") == "TE-023"
    assert table.refusal("found E5") == "TE-090"
    assert Table(Seat({"E5": 1})).refusal("pick E5") == "TE-023"


@pytest.mark.rule("TE-023-ruling")
def test_an_action_that_can_do_nothing_is_a_pass() -> None:
    nothing = Table(Seat({"E5": 1}, tiles=3), Seat(tiles=3))
    nothing.play("choose_fight")
    assert nothing.seat == 1 and int(nothing.s.tiles[0]) == 2
    nothing.play("choose_city")
    assert nothing.seat == 0
    idle = Table(Seat({"E5": 1}), Seat()).play("choose_move", "done")
    assert (idle.people("E5"), idle.seat) == (1, 1)
    childless = Table(Seat({"E5": 1}), Seat()).play("choose_children", "done")
    assert (childless.people("E5"), childless.seat) == (1, 1)


@pytest.mark.rule("TE-023-ruling")
def test_whoever_has_no_people_left_keeps_cities_and_has_ideas() -> None:
    table = Table(Seat(cities={"E5": 3}, tiles=4), Seat(), deck=["medicine hill"])
    table.play("choose_idea")
    assert table.hand(0) == ["medicine hill"]
    assert (table.score(0), table.city("E5")) == (3, 3)
    for action in ("choose_move", "choose_children", "choose_fight", "choose_city"):
        lonely = Table(Seat(cities={"E5": 3}), Seat()).play(action)
        assert (lonely.seat, lonely.step, lonely.stock(0)) == (1, "action", 16)  # nothing to ask


@pytest.mark.rule("TE-024")
def test_everything_is_read_from_the_row_of_the_own_cube() -> None:
    ann = Seat({"E5": 1}, epoch="roads", tiles=1)
    bob = Seat({"G5": 1}, epoch="cities", tiles=1)
    table = Table(ann, bob).play("choose_move", "pick E5")
    assert "go E7" in table.choices  # two hexes for Ann
    table.play("go E7", "choose_move", "pick G5")
    assert "go G6" in table.choices
    assert table.refusal("go G7") == "TE-030"  # one hex for Bob


@pytest.mark.rule("TE-024", "TE-120", "TE-121", "TE-124")
@pytest.mark.parametrize(
    ("behind", "ahead", "action", "field"),
    [
        ("start", "writing", "choose_idea", "drawn"),
        ("writing", "agriculture", "choose_children", "moves_left"),
        ("roads", "trade", "choose_move", "moves_left"),
    ],
)
def test_the_row_of_another_makes_no_difference(behind: str, ahead: str, action: str, field: str) -> None:
    for seat, number in ((0, 1), (1, 2)):
        others_first = Table(
            Seat({"D3": 1, "D5": 1, "D7": 1}, epoch=behind),
            Seat({"H3": 1, "H5": 1, "H7": 1}, epoch=ahead),
            turn=seat,
            first=1 - seat,
        ).play(action)
        drawn = int(others_first.s.hand_size[seat])
        assert (drawn if field == "drawn" else int(others_first.s.moves_left)) == number


@pytest.mark.rule("TE-024-ruling")
def test_the_limit_of_a_hex_is_that_of_its_owner() -> None:
    stacked = {"E5": 2, "E6": 1}
    for epoch, room in (("agriculture", False), ("cities", True)):
        other = "cities" if epoch == "agriculture" else "agriculture"
        table = Table(Seat(stacked, epoch=epoch), Seat(FAR, epoch=other), first=1).play("choose_move", "pick E6")
        assert ("go E5" in table.choices) is room
