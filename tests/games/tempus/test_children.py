"""Having children: TE-050 to TE-053, TE-142."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table


def children(*seats: Seat, land: dict[str, str] | None = None) -> Table:
    """The first player has children."""
    return Table(*seats, Seat(), land=land).play("choose_children")


@pytest.mark.rule("TE-050")
def test_a_child_on_grassland_with_own_people() -> None:
    land = {"E6": "hill", "E7": "forest", "F6": "farmland", "F7": "mountain"}
    table = children(Seat({"E5": 1, "E6": 1, "E7": 1, "F6": 1, "F7": 1}), Seat({"G5": 1}), land=land)
    assert table.offered("bear") == {"E5"}
    for name in ("E6", "E7", "F6", "F7", "D3", "G5"):  # other terrains, an empty hex, an opponent's
        assert table.refusal(f"bear {name}") == "TE-050"
    table.play("bear E5")
    assert (table.people("E5"), table.stock(0), table.seat) == (2, 10, 1)
    assert table.tells("born", seat=0)


@pytest.mark.rule("TE-050")
@pytest.mark.parametrize(("epoch", "born"), [("start", 1), ("writing", 1), ("agriculture", 2), ("trains", 2)])
def test_as_many_children_as_the_table_says(epoch: str, born: int) -> None:
    table = children(Seat({"E3": 1, "E5": 1, "E7": 1}, epoch=epoch), Seat(epoch=epoch))
    for _child in range(born):
        assert table.step == "children"
        table.play(f"bear {min(table.offered('bear'))}")
    assert (table.stock(0), table.seat) == (13 - born, 1)


@pytest.mark.rule("TE-050")
def test_fewer_children_are_fine() -> None:
    table = children(Seat({"E3": 1, "E5": 1}, epoch="agriculture")).play("bear E3", "done")
    assert (table.people("E3"), table.people("E5"), table.seat) == (2, 1, 1)


@pytest.mark.rule("TE-050-ruling")
def test_only_hexes_held_when_the_action_began_and_not_those_of_a_city() -> None:
    table = children(Seat({"E5": 1}, {"G5": 2}, hand=["religion hill"], epoch="cities"), Seat({"E6": 2, **FAR}))
    table.play("play religion hill")  # the convert joins E5: no new hex
    assert table.people("E5") == 2
    assert table.offered("bear") == {"E5"}
    assert table.refusal("bear E6") == "TE-050"
    assert table.refusal("bear G5") == "TE-050"


@pytest.mark.rule("TE-051")
def test_one_child_for_each_hex_even_if_two_may_be_born() -> None:
    table = children(Seat({"E5": 1, "E7": 1}, epoch="cities")).play("bear E5")
    assert table.refusal("bear E5") == "TE-051"
    alone = children(Seat({"E5": 1}, epoch="cities")).play("bear E5")
    assert (alone.people("E5"), alone.seat) == (2, 1)  # nowhere else to have the second
    again = Table(Seat({"E5": 1}, epoch="cities", tiles=2)).play("choose_children", "bear E5")
    again.play("choose_children", "bear E5")  # another action
    assert again.people("E5") == 3


@pytest.mark.rule("TE-052")
@pytest.mark.parametrize(("epoch", "limit"), [("start", 2), ("cities", 3), ("industry", 4)])
def test_the_stacking_limit_holds(epoch: str, limit: int) -> None:
    table = children(Seat({"E5": limit, "E7": limit - 1}, epoch=epoch))
    assert table.refusal("bear E5") == "TE-052"
    table.play("bear E7")
    assert table.people("E7") == limit


@pytest.mark.rule("TE-053")
def test_without_people_in_stock_no_child() -> None:
    everybody = dict.fromkeys(("D3", "D5", "D7", "F3", "F5", "F7", "H3"), 2)
    table = children(Seat(everybody | {"H5": 1, "H7": 1}, hand=["weapons hill"], epoch="cities"))
    assert table.stock(0) == 0
    assert table.choices == ["done"]
    assert table.refusal("bear H5") == "TE-053"
    last = children(Seat(everybody | {"H5": 1}, epoch="cities"))
    assert last.stock(0) == 1
    last.play("bear H5")
    assert (last.stock(0), last.seat) == (0, 1)  # two might be born, one was left
