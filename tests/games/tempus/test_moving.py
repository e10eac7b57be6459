"""Moving people: TE-030 to TE-039, TE-144."""

from typing import Any

import pytest

from tests.games.tempus.table import BLOCK, FAR, Seat, Table

STRIP = {name: "water" for name in BLOCK if name[0] != "E"}  # only E3 to E8 are land, all around is the sea
AROUND_E5 = {"E4", "E6", "D4", "D5", "F4", "F5"}


def moving(*seats: Seat, land: dict[str, str] | None = None, **more: Any) -> Table:
    """The first player moves people."""
    return Table(*seats, Seat(), land=land, **more).play("choose_move")


@pytest.mark.rule("TE-030")
def test_one_person_one_hex_at_the_start() -> None:
    table = moving(Seat({"E5": 2}))
    assert set(table.choices) == {"pick E5", "done"}
    table.play("pick E5")
    assert table.offered("go") == AROUND_E5
    table.play("go D5")
    assert (table.people("E5"), table.people("D5"), table.seat) == (1, 1, 1)


@pytest.mark.rule("TE-030")
def test_fewer_people_and_shorter_ways_are_fine() -> None:
    table = moving(Seat({"E5": 3}, epoch="trains"))
    table.play("pick E5")
    assert {"go E6", "go E7", "go E8"} <= set(table.choices)
    table.play("go E6", "done")  # one of three people, one of five hexes
    assert (table.people("E5"), table.people("E6"), table.seat) == (2, 1, 1)
    stays = moving(Seat({"E5": 1})).play("pick E5", "stay")
    assert (stays.people("E5"), stays.seat) == (1, 1)


@pytest.mark.rule("TE-030")
def test_not_further_and_not_more_people_than_the_table_says() -> None:
    table = moving(Seat({"E5": 3}, epoch="trade"))
    table.play("pick E5")
    assert table.refusal("go E8") == "TE-030"
    table.play("go E7", "pick E5", "go E6")
    assert (table.people("E5"), table.seat) == (1, 1)
    assert moving(Seat({"E5": 1})).refusal("pick E6") == "TE-030"


@pytest.mark.rule("TE-031")
def test_over_mountains_but_not_over_water() -> None:
    table = moving(Seat({"E5": 1}, epoch="roads"), land=STRIP | {"E6": "mountain"}).play("pick E5")
    assert table.offered("go") == {"E3", "E4", "E6", "E7"}
    assert table.refusal("go D5") == "TE-031"
    cut = moving(Seat({"E5": 1}, epoch="roads"), land=STRIP | {"E6": "water"}).play("pick E5")
    assert cut.offered("go") == {"E3", "E4"}


@pytest.mark.rule("TE-032")
def test_neither_into_nor_through_an_opponents_hex() -> None:
    table = moving(Seat({"E5": 1}, epoch="roads"), Seat({"E6": 1}), land=STRIP).play("pick E5")
    assert table.offered("go") == {"E3", "E4"}
    assert table.refusal("go E6") == "TE-032"
    assert table.refusal("go E7") == "TE-030"


@pytest.mark.rule("TE-032", "TE-E06")
@pytest.mark.parametrize(("owner", "passes"), [(0, True), (1, False)])
def test_through_the_own_city_not_through_anothers(owner: int, passes: bool) -> None:
    holdings = [Seat({"E5": 1}, epoch="roads"), Seat()]
    holdings[owner] = Seat(holdings[owner].people, {"E6": 2}, epoch="roads")
    table = moving(*holdings, land=STRIP).play("pick E5")
    assert ("go E7" in table.choices) is passes
    assert table.refusal("go E6") == ("TE-033" if owner == 0 else "TE-032")


@pytest.mark.rule("TE-032-ruling", "TE-034")
def test_the_own_people_are_never_in_the_way() -> None:
    table = moving(Seat({"E5": 1, "E6": 3}, epoch="roads"), land=STRIP).play("pick E5")
    assert "go E7" in table.choices  # through a full stack
    assert table.refusal("go E6") == "TE-034"  # but nobody ends there


@pytest.mark.rule("TE-033")
def test_nobody_ends_on_the_own_city() -> None:
    table = moving(Seat({"E5": 1}, {"E6": 2})).play("pick E5")
    assert table.offered("go") == AROUND_E5 - {"E6"}
    assert table.refusal("go E6") == "TE-033"


@pytest.mark.rule("TE-034")
@pytest.mark.parametrize(("epoch", "limit"), [("start", 2), ("cities", 3), ("industry", 4)])
def test_the_stacking_limit_where_a_move_ends(epoch: str, limit: int) -> None:
    full = moving(Seat({"E5": 1, "E6": limit}, epoch=epoch)).play("pick E5")
    assert full.refusal("go E6") == "TE-034"
    room = moving(Seat({"E5": 1, "E6": limit - 1}, epoch=epoch)).play("pick E5", "go E6")
    assert room.people("E6") == limit


@pytest.mark.rule("TE-035")
def test_a_person_moves_once_in_an_action() -> None:
    table = moving(Seat({"E5": 1, "E6": 1}, epoch="trade")).play("pick E5", "go E7")
    assert table.offered("pick") == {"E6"}
    assert table.refusal("pick E7") == "TE-035"
    joined = moving(Seat({"E5": 1, "E6": 1}, epoch="trade")).play("pick E5", "go E6")
    assert joined.offered("pick") == {"E6"}  # the one who stood there before
    joined.play("pick E6", "go F6")
    assert (joined.people("E6"), joined.people("F6")) == (1, 1)


@pytest.mark.rule("TE-035")
def test_in_the_next_action_everybody_may_move_again() -> None:
    table = moving(Seat({"E5": 1}, tiles=2)).play("pick E5", "go E6", "choose_fight", "choose_move")
    assert table.offered("pick") == {"E6"}
    table.play("pick E6", "go E7")
    assert table.people("E7") == 1


@pytest.mark.rule("TE-035-ruling", "TE-082-ruling")
def test_move_one_convert_a_neighbour_and_move_the_convert() -> None:
    ann = Seat({"E5": 1}, hand=["religion hill"], epoch="trade")
    bob = Seat({"E8": 1, **FAR}, epoch="trade")
    table = moving(ann, bob).play("pick E5", "go E7", "play religion hill")
    assert (table.people("E7"), table.people("E8"), table.stock(0), table.stock(1)) == (2, 0, 14, 12)
    assert table.offered("pick") == {"E7"}
    table.play("pick E7", "go E8")
    assert (table.people("E7"), table.people("E8"), table.holder("E8")) == (1, 1, 0)


@pytest.mark.rule("TE-036")
def test_cities_never_move() -> None:
    table = moving(Seat({"E5": 1}, {"E7": 4}))
    assert table.offered("pick") == {"E5"}
    assert table.refusal("pick E7") == "TE-036"


LAKE = {"E5": "water", "E6": "water"}
LAKESIDE = {"E4", "E7", "D4", "D5", "D6", "F4", "F5", "F6"}


@pytest.mark.rule("TE-037")
def test_over_a_lake_to_any_hex_beside_it() -> None:
    table = moving(Seat({"E4": 1}), land=LAKE).play("pick E4")
    assert table.offered("go") == LAKESIDE - {"E4"} | {"E3", "D3", "F3"}
    table.play("go E7")
    assert table.tells("crossed_lake", seat=0)
    assert table.people("E7") == 1


@pytest.mark.rule("TE-037")
def test_a_lake_crossing_is_the_whole_move() -> None:
    table = moving(Seat({"E3": 1, "D4": 1}, epoch="roads"), land=LAKE)
    assert table.play("pick E3").refusal("go E7") == "TE-030"  # not one hex to the shore and then over
    over = moving(Seat({"E4": 1}, epoch="roads"), land=LAKE).play("pick E4")
    assert over.refusal("go E8") == "TE-030"  # not over and then one hex on


@pytest.mark.rule("TE-037")
def test_only_the_same_lake_and_only_free_shores() -> None:
    two = LAKE | {"G5": "water"}
    table = moving(Seat({"E4": 1, "F6": 2}, {"D6": 2}), Seat({"E7": 1}), land=two).play("pick E4")
    assert table.refusal("go G6") == "TE-030"  # beside the other lake
    assert table.refusal("go E7") == "TE-032"
    assert table.refusal("go D6") == "TE-033"
    assert table.refusal("go F6") == "TE-034"


@pytest.mark.rule("TE-038", "TE-125")
def test_by_sea_from_ships_on() -> None:
    early = moving(Seat({"D3": 1}, epoch="trade")).play("pick D3")
    assert early.refusal("go H8") == "TE-030"
    behind = moving(Seat({"D3": 1}, epoch="trade"), Seat(epoch="ships"), first=1).play("pick D3")
    assert behind.refusal("go H8") == "TE-030"  # another's ships are of no use
    table = moving(Seat({"D3": 1}, epoch="ships")).play("pick D3")
    coast = {"D4", "D5", "D6", "D7", "D8", "E8", "F8", "G8", "H8", "H7", "H6", "H5", "H4", "H3", "G3", "F3", "E3"}
    near = {"E4", "E5", "F4"}  # two hexes over land
    assert table.offered("go") == coast | near
    table.play("go H8")
    assert table.tells("sailed", seat=0)


@pytest.mark.rule("TE-038")
def test_a_voyage_is_the_whole_move_from_coast_to_coast() -> None:
    inland = moving(Seat({"F5": 1}, epoch="ships")).play("pick F5")
    assert inland.refusal("go D8") == "TE-038"  # not to the coast and then by sea
    coast = moving(Seat({"D3": 1}, epoch="ships")).play("pick D3")
    assert coast.refusal("go F6") == "TE-030"  # not by sea and then inland
    assert coast.refusal("go G7") == "TE-030"


@pytest.mark.rule("TE-038")
def test_landing_follows_the_rules_of_land() -> None:
    table = moving(Seat({"D3": 1, "D8": 3}, {"H3": 2}, epoch="ships"), Seat({"H8": 1}, {"G8": 2}, epoch="ships"))
    table.play("pick D3")
    assert table.refusal("go H8") == "TE-032"
    assert table.refusal("go G8") == "TE-032"
    assert table.refusal("go H3") == "TE-033"
    assert table.refusal("go D8") == "TE-034"


@pytest.mark.rule("TE-038-ruling")
def test_a_lake_is_no_sea_and_the_edge_of_the_board_is_coast() -> None:
    lake = moving(Seat({"F4": 1}, epoch="ships"), land={"E5": "water"}).play("pick F4")
    assert "go D5" in lake.choices  # over the lake
    assert lake.refusal("go D8") == "TE-038"  # but F4 is no coast
    # A5's own neighbours are all land or beyond the board: the water beyond the edge is sea.
    edge = dict.fromkeys(("A4", "A5", "A6", "B4", "B5", "C4", "C5", "C6"), "hill")
    table = moving(Seat({"A5": 1}, epoch="ships"), land=edge).play("pick A5")
    assert "go H8" in table.choices


@pytest.mark.rule("TE-039", "TE-144-ruling")
def test_transport_goes_by_land_lake_and_sea() -> None:
    cards = ["transport forest", "transport hill"]
    table = moving(Seat({"D4": 4}, hand=cards, epoch="ships"), land={"E5": "water"})
    table.play("play transport forest", "play transport hill")
    table.play("pick D4", "go H8", "pick D4", "go F4", "pick D4", "go D6", "pick D4", "go E4")
    assert [table.people(name) for name in ("D4", "H8", "F4", "D6", "E4")] == [0, 1, 1, 1, 1]
    assert table.seat == 1
