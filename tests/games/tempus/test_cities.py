"""Building a city: TE-090 to TE-095."""

import pytest

from aevum.games.tempus import GAME
from tests.games.tempus.table import FAR, Seat, Table


def building(*seats: Seat, land: dict[str, str] | None = None) -> Table:
    """The first player builds a city."""
    return Table(*seats, Seat(), land=land).play("choose_city")


@pytest.mark.rule("TE-090")
def test_all_people_of_a_hex_make_way_for_a_city_of_at_most_their_number() -> None:
    table = building(Seat({"E5": 4, "E7": 2, "D3": 1}, epoch="industry"))
    assert table.offered("found") == {"E5", "E7"}
    table.play("found E5")
    assert table.choices == ["raise 2", "raise 3", "raise 4"]
    table.play("raise 4")
    assert (table.city("E5"), table.people("E5"), table.holder("E5")) == (4, 0, 0)
    assert table.stock(0) == 16 - 3
    assert table.cities_left(0) == {2: 3, 3: 3, 4: 1}
    assert table.seat == 1


@pytest.mark.rule("TE-090")
def test_no_city_of_more_than_the_people() -> None:
    table = building(Seat({"E5": 3, "E7": 3}, epoch="cities")).play("found E5")
    assert table.choices == ["raise 2", "raise 3"]
    assert table.refusal("raise 4") == "TE-090"


@pytest.mark.rule("TE-090-ruling")
def test_one_person_builds_nothing() -> None:
    table = building(Seat({"E5": 1, "E7": 2, "D3": 2}))
    assert table.offered("found") == {"E7", "D3"}
    assert table.refusal("found E5") == "TE-090"
    assert table.refusal("found F3") == "TE-090"  # nobody there


@pytest.mark.rule("TE-091")
def test_people_above_the_value_are_lost() -> None:
    table = building(Seat({"E5": 4}, epoch="industry")).play("raise 2")  # E5 was the only place
    assert (table.city("E5"), table.stock(0)) == (2, 16)


@pytest.mark.rule("TE-092")
@pytest.mark.parametrize("owner", [0, 1])
def test_never_next_to_another_city_whoever_owns_it(owner: int) -> None:
    people = {"E4": 2, "F5": 2, "E7": 2, "G5": 2}
    holdings = [Seat(people), Seat()]
    holdings[owner] = Seat(holdings[owner].people, {"E5": 2})
    table = building(*holdings)
    assert table.offered("found") == {"E7", "G5"}
    assert table.refusal("found E4") == "TE-092"
    assert table.refusal("found F5") == "TE-092"


@pytest.mark.rule("TE-093")
def test_never_on_a_mountain_or_on_water() -> None:
    land = {"E5": "mountain", "D3": "water", "E7": "hill", "G5": "forest", "G7": "farmland"}
    table = building(Seat({"E5": 2, "E7": 2, "G5": 2, "G7": 2}), land=land)
    assert table.offered("found") == {"E7", "G5", "G7"}
    assert table.refusal("found E5") == "TE-093"
    assert table.refusal("found D3") == "TE-093"


@pytest.mark.rule("TE-094", "TE-094-ruling")
def test_the_terrain_is_ignored_while_the_city_stands() -> None:
    ann = Seat({"E5": 2, "E7": 2}, epoch="roads")
    table = Table(ann, Seat(tiles=1), land={"E5": "farmland", "E7": "farmland"})
    assert (table.score(0), progress(table)) == (2, 4)  # towards Trade: farmland
    table.play("choose_city", "found E5")
    assert (table.score(0), progress(table)) == (2 + 1, 1 + 2)  # the city's value for the hex; a point for the city
    childless = Table(Seat({"E7": 1}, {"E5": 2}), Seat()).play("choose_children")
    assert childless.offered("bear") == {"E7"}


def progress(table: Table) -> int:
    """Progress points of the first player towards the next epoch."""
    return int(GAME.view(table.s)["seats"][0]["progress"])


@pytest.mark.rule("TE-094-ruling")
def test_after_a_razed_city_the_terrain_counts_again() -> None:
    ann = Seat({"E5": 3}, epoch="roads")
    table = Table(ann, Seat(FAR, {"F5": 2}, epoch="roads"), land={"F5": "farmland"}).play("choose_fight")
    table.play("name_terrain hill", "advance 2")
    assert (table.score(0), progress(table)) == (2, 2)


@pytest.mark.rule("TE-095")
def test_only_cities_left_in_the_set() -> None:
    twos = Seat({"H8": 2, "H6": 3}, {"D3": 2, "D5": 2, "D7": 2}, epoch="cities")
    table = building(twos)
    assert table.seat == 1  # H6 with a 3 was all that could be built
    assert (table.city("H6"), table.people("H8")) == (3, 2)
    more = building(Seat({"H8": 2, "H6": 3, "H4": 3}, {"D3": 2, "D5": 2, "D7": 2}, epoch="cities"))
    assert more.refusal("found H8") == "TE-095"
    more.play("found H4")
    assert more.city("H4") == 3
    both = building(Seat({"F8": 4, "H4": 4}, {"D3": 4, "D5": 4}, epoch="industry")).play("found H4")
    assert both.choices == ["raise 2", "raise 3"]
    assert both.refusal("raise 4") == "TE-095"


@pytest.mark.rule("TE-095")
def test_a_razed_city_can_be_built_again() -> None:
    bob = Seat({"H8": 2, **FAR}, {"D3": 2, "D5": 2, "D7": 2})
    table = Table(Seat({"E7": 3}, epoch="cities"), bob).play("choose_fight", "name_terrain hill", "advance 0")
    assert table.cities_left(1) == {2: 1, 3: 3, 4: 2}
    table.play("choose_city")
    assert (table.city("H8"), table.cities_left(1)[2]) == (2, 0)
