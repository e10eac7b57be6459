"""The pictures of the rulebook, from data/examples.json: every hex and every number."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aevum.games.tempus import GAME
from aevum.games.tempus.state import (
    DATA,
    HEX_AT,
    HEX_AXIAL,
    NEIGHBOURS,
    NOWHERE,
    TERRAIN_IDS,
    TILE_ALLOWED,
    TILE_IDS,
    WATER,
)
from tests.games.tempus.table import Seat, Table, Tile, at, names, place
from tests.games.tempus.test_fighting import points

EXAMPLES: dict[str, Any] = json.loads((DATA / "examples.json").read_text(encoding="utf-8"))


class Picture:
    """An example whose coordinates are its own, moved to where it fits on the board."""

    def __init__(self, name: str) -> None:
        self.example: dict[str, Any] = EXAMPLES[name]
        self.tiles: list[dict[str, Any]] = self.example["tiles"]
        self.shift = next(place for place in HEX_AXIAL if all(self._fits(tile, place) for tile in self.tiles))

    def _fits(self, tile: Mapping[str, Any], shift: tuple[int, int]) -> bool:
        centre = HEX_AT.get((tile["q"] + shift[0], tile["r"] + shift[1]))
        covered = [] if centre is None else [centre, *NEIGHBOURS[centre]]
        return centre is not None and all(hex != NOWHERE and TILE_ALLOWED[hex] for hex in covered)

    def hex(self, axial: Sequence[int]) -> str:
        """The hex of the board that a hex of the picture lies on."""
        return at(axial[0] + self.shift[0], axial[1] + self.shift[1])

    def hexes(self, axials: Sequence[Sequence[int]]) -> set[str]:
        """Several hexes."""
        return {self.hex(axial) for axial in axials}

    @property
    def map_tiles(self) -> list[Tile]:
        """The tiles of the picture on the board."""
        return [Tile(tile["tile"], self.hex((tile["q"], tile["r"])), tile["rotation"]) for tile in self.tiles]

    def table(self, *holdings: Seat, **more: Any) -> Table:
        """A table with this island."""
        return Table(*holdings, map_tiles=self.map_tiles, **more)


def cards(pairs: Sequence[Sequence[str]]) -> list[str]:
    """Cards of an example in words."""
    return [" ".join(pair) for pair in pairs]


@pytest.mark.rule("TE-007", "TE-008", "TE-009")
def test_the_island_of_twelve_tiles_is_placed_tile_by_tile() -> None:
    tiles = EXAMPLES["setup_12_tiles"]["tiles"]
    table = Table(seats=5, step="draw_tile", tiles_placed=0, settled=0, epochs=0, map_tiles=[Tile("T01", "G6")])
    record = table.match._record()
    record.land[:] = WATER  # nothing lies yet; the picture repeats three tiles, so their order is written down
    record.tile_order[:] = [TILE_IDS.index(tile["tile"]) for tile in tiles]
    for number, tile in enumerate(tiles):
        assert (table.step, table.seat) == ("tile", number % 5)
        table.play(f"place_tile {at(tile['q'], tile['r'])}", f"turn_tile {tile['rotation']}")
    assert int(table.s.tiles_placed) == 12
    assert int((table.s.land != WATER).sum()) == 84
    assert (table.step, table.seat) == ("settle", 0)


@pytest.mark.rule("TE-012", "TE-012-ruling")
def test_the_starting_position_is_a_chain() -> None:
    picture = Picture("starting_position")
    tokens = [picture.hex(token) for token in picture.example["tokens"]]
    table = picture.table(step="settle", settled=0, epochs=0)
    table.play(*(f"settle {name}" for name in tokens))
    assert [table.people(name) for name in tokens] == [1, 1, 1]
    assert place(tokens[2]) not in NEIGHBOURS[place(tokens[0])]
    assert table.seat == 1


def moving_table(seat: int) -> tuple[Picture, Table]:
    """The movement example: Red and Blue with a distance of 2, one of them on turn."""
    picture = Picture("movement")
    red, blue = picture.example["red"], picture.example["blue"]
    holdings = [
        Seat({picture.hex(side["token"]): 1}, {picture.hex(city): 2 for city in side["own_cities"]}, epoch="roads")
        for side in (red, blue)
    ]
    return picture, picture.table(*holdings, turn=seat)


@pytest.mark.rule("TE-011")
def test_the_lake_of_the_movement_example() -> None:
    picture, table = moving_table(0)
    lakes = {place for place in range(len(HEX_AXIAL)) if table.s.lake[place] > 0}
    assert names(lakes) == picture.hexes(picture.example["lake"])
    assert {int(table.s.lake[place]) for place in lakes} == {1}


@pytest.mark.rule("TE-030", "TE-031", "TE-032", "TE-033", "TE-037", "TE-E06")
@pytest.mark.parametrize(("seat", "side"), [(0, "red"), (1, "blue")])
def test_where_red_and_blue_may_go(seat: int, side: str) -> None:
    picture, table = moving_table(seat)
    token = picture.hex(picture.example[side]["token"])
    table.play("choose_move", f"pick {token}")
    assert table.offered("go") == picture.hexes(picture.example[side]["reachable"])


@pytest.mark.rule("TE-037")
def test_red_crosses_the_lake_and_blue_cannot() -> None:
    picture, table = moving_table(0)
    red = picture.hex(picture.example["red"]["token"])
    far = picture.hex((6, 1))
    assert table.play("choose_move", f"pick {red}", f"go {far}").tells("crossed_lake", seat=0)
    picture, table = moving_table(1)
    table.play("choose_move", f"pick {picture.hex(picture.example['blue']['token'])}")
    assert table.refusal(f"go {far}") == "TE-030"


@pytest.mark.rule("TE-E06")
def test_blue_could_not_pass_if_the_city_were_reds() -> None:
    picture = Picture("movement")
    blue, city = picture.hex(picture.example["blue"]["token"]), picture.hex((9, -3))
    behind = picture.hex((10, -4))
    own = picture.table(Seat(epoch="roads"), Seat({blue: 1}, {city: 2}), turn=1).play("choose_move", f"pick {blue}")
    assert f"go {behind}" in own.choices
    reds = picture.table(Seat({}, {city: 2}, epoch="roads"), Seat({blue: 1}), turn=1)
    reds.play("choose_move", f"pick {blue}")
    assert reds.refusal(f"go {behind}") == "TE-030"


@pytest.mark.rule("TE-092", "TE-093")
def test_where_red_may_build_another_city() -> None:
    picture = Picture("city_building")
    cities = {picture.hex(city): 2 for city in picture.example["cities"]}
    island = names(
        hex for tile in picture.map_tiles for hex in (place(tile.centre), *NEIGHBOURS[place(tile.centre)])
    ) - set(cities)
    built = set()
    for name in island:
        table = picture.table(Seat({name: 2}, cities), Seat()).play("choose_city")
        built |= {name} if table.city(name) == 2 else set()
    assert len(island) == 12
    assert built == picture.hexes(picture.example["may_build"])


def combat(name: str) -> tuple[Picture, Table, dict[str, Any]]:
    """Red attacks Blue as pictured; Blue holds four more hexes elsewhere, so as not to be protected."""
    picture = Picture(name)
    attacker, defender = picture.example["attacker"], picture.example["defender"]
    spare = [tile.centre for tile in picture.map_tiles] + sorted(
        hex for tile in picture.map_tiles for hex in names(NEIGHBOURS[place(tile.centre)])
    )
    taken = {picture.hex(attacker["hex"]), picture.hex(defender["hex"])}
    own = {picture.hex(attacker["hex"]): attacker["tokens"]}
    others = [hex for hex in spare if hex not in taken and place(hex) not in NEIGHBOURS[place(next(iter(own)))]][:4]
    target = picture.hex(defender["hex"])
    blue = dict.fromkeys(others, 1) | ({target: defender["tokens"]} if defender["tokens"] else {})
    city = {target: defender["city"]} if defender["city"] else {}
    red = Seat(own, hand=cards(attacker["cards"]), epoch="cities")
    table = picture.table(red, Seat(blue, city, hand=cards(defender["cards"]))).play("choose_fight")
    return picture, table, picture.example


@pytest.mark.rule("TE-E03")
def test_fight_a() -> None:
    picture, table, example = combat("combat_a")
    target, origin = picture.hex(example["defender"]["hex"]), picture.hex(example["attacker"]["hex"])
    assert TERRAIN_IDS[int(table.s.land[place(target)])] == example["terrain"] == "farmland"
    table.play(*(f"lay {card}" for card in cards(example["attacker"]["cards"])))
    assert table.seat == 1
    table.play(*(f"lay {card}" for card in cards(example["defender"]["cards"])))
    assert points(table) == (example["attack_points"], example["defence_points"]) == (5, 4)
    assert table.tells("fight_won", seat=0) is (example["winner"] == "attacker")
    table.play(f"advance {example['moved_in']}")
    assert (table.people(target), table.people(origin), table.holder(target)) == (2, 1, 0)


@pytest.mark.rule("TE-E04")
def test_fight_b() -> None:
    picture, table, example = combat("combat_b")
    target, origin = picture.hex(example["defender"]["hex"]), picture.hex(example["attacker"]["hex"])
    assert (table.seat, table.step) == (1, "fight_terrain")
    table.play(f"name_terrain {example['terrain']}")
    table.play(*(f"lay {card}" for card in cards(example["attacker"]["cards"])))
    table.play(*(f"lay {card}" for card in cards(example["defender"]["cards"])))
    assert points(table) == (example["attack_points"], example["defence_points"]) == (4, 5)
    assert table.tells("fight_lost", seat=0) is (example["winner"] == "defender")
    assert (table.city(target), table.people(origin)) == (2, 3 - example["attacker_loses"])
    assert table.stock(0) == 14


@pytest.mark.rule("TE-E05")
def test_progress_to_ships() -> None:
    picture = Picture("progress")
    example = picture.example
    holdings = []
    for side, epoch in (("red", "trade"), ("blue", "roads")):
        people = {picture.hex(token[:2]): token[2] for token in example[side]["tokens"]}
        city = {picture.hex((2, 2)): 2} if example[side]["cities"] else {}
        holdings.append(Seat(people, city, hand=cards(example[side]["cards"]), epoch=epoch))
    table = picture.table(*holdings, step="catch_up", epochs=5)
    assert [table.epoch(seat) for seat in range(2)] == ["trade", "trade"]  # Blue catches up first
    on_board = [seat["progress"] for seat in GAME.view(table.s)["seats"]]
    assert on_board == [example["red"]["token_points"], example["blue"]["token_points"] + 1, 0] == [5, 3 + 1, 0]
    table.play(*(f"lay {cards(example[side]['cards'])[0]}" for side in ("red", "blue")))
    told = [told.values["points"] for told in table.told if told.event == "progress_total"]
    assert told == [example["red"]["total"], example["blue"]["total"], 0] == [6, 6, 0]
    assert [table.epoch(seat) for seat in range(3)] == [example["new_epoch"]] * 2 + ["trade"]
