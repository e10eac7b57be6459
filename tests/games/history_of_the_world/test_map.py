"""The drawn map says what the tables say: every land, border, coast, sea way and terrain, on both layouts."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.games.drawn_map import DrawnMap, Pairs, area_of, drawn_map, line_of, there_and_back
from tests.games.history_of_the_world.world import (
    AREAS,
    BORDER_ROWS,
    COAST_ROWS,
    LANDS,
    LINK_ROWS,
    PLAYABLE,
    RESOURCES,
    WATERS,
    lands_of,
)
from tools.world_map.frame import lengths
from tools.world_map.lines import crossings
from tools.world_map.spots import clearance, inside

FOLDER = Path(__file__).parents[3] / "aevum" / "web" / "boards" / "history_of_the_world" / "map"
LAYOUTS = ("world", "schematic")
BORDERS = {frozenset((row["land_a"], row["land_b"])) for row in BORDER_ROWS}
STRAITS = {frozenset((row["land_a"], row["land_b"])) for row in BORDER_ROWS if row["strait"] == "1"}
COASTS = {frozenset((row["land"], row["water"])) for row in COAST_ROWS}
SEA_WAYS = {frozenset((row["water_a"], row["water_b"])) for row in LINK_ROWS}


@pytest.fixture(params=LAYOUTS)
def drawn(request: pytest.FixtureRequest) -> DrawnMap:
    """A layout of the map."""
    return drawn_map(FOLDER / f"{request.param}.json")


def spots(place: dict[str, Any]) -> list[list[int]]:
    """Where pieces stand on a land, or fleets on a water."""
    single = [place[key] for key in ("settlement", "fort", "monument", "resource") if key in place]
    return [*place.get("armies", []), *place.get("fleets", []), *single]


def test_every_land_and_water_has_a_shape_and_nothing_else_has(drawn: DrawnMap) -> None:
    assert set(drawn.file["lands"]) == set(LANDS)
    assert set(drawn.file["waters"]) == set(WATERS)
    assert set(drawn.file["areas"]) == set(AREAS)
    assert all(len(ring) >= 3 for name in drawn.regions for ring in drawn.outlines(name))


def test_rings_close_and_fill_the_frame_without_gap_or_overlap(drawn: DrawnMap) -> None:
    for name, rings in drawn.regions.items():
        for ring in rings:
            walked = drawn.parts(ring)
            following = [*walked[1:], walked[0]]
            assert all((a[-1] == b[0]).all() for a, b in zip(walked, following, strict=True)), name
    areas = [area_of(ring) for name in drawn.regions for ring in drawn.outlines(name)]
    assert abs(sum(areas)) == drawn.file["width"] * drawn.file["height"]
    assert all(1 <= len(pair) <= 2 for pair in drawn.sides)


def test_no_line_crosses_another(drawn: DrawnMap) -> None:
    assert crossings(drawn.lines) == set()


def test_lands_that_touch_or_are_linked_are_the_borders_of_the_game(drawn: DrawnMap) -> None:
    assert {pair for pair in drawn.touching if pair <= LANDS.keys()} == BORDERS - STRAITS
    assert drawn.linked("strait") == STRAITS


def test_a_border_is_long_enough_to_be_seen(drawn: DrawnMap) -> None:
    shared: dict[frozenset[str], float] = {}
    for pair, line in zip(drawn.sides, drawn.lines, strict=True):
        if len(pair) == 2 and set(pair) <= LANDS.keys():
            shared[frozenset(pair)] = shared.get(frozenset(pair), 0.0) + float(lengths(np.diff(line, axis=0)).sum())
    assert {tuple(sorted(pair)): long for pair, long in shared.items() if long < 15} == {}


def test_coasts_of_the_playable_lands_are_the_coasts_of_the_game(drawn: DrawnMap) -> None:
    shown = {pair for pair in drawn.touching if pair & PLAYABLE and pair & WATERS.keys()}
    assert shown | drawn.linked("route") == COASTS
    assert not shown & drawn.linked("route")


def test_waters_that_touch_without_a_reef_are_the_sea_ways_of_the_game(drawn: DrawnMap) -> None:
    shown = {pair for pair in drawn.touching if pair <= WATERS.keys()}
    reefs = {frozenset(reef["between"]) for reef in drawn.file["reefs"]}
    assert (shown - reefs) | drawn.linked("round") == SEA_WAYS
    assert reefs <= shown and not reefs & SEA_WAYS


def test_reefs_lie_on_the_whole_line_between_their_waters(drawn: DrawnMap) -> None:
    for reef in drawn.file["reefs"]:
        between = [number for number, pair in enumerate(drawn.sides) if set(pair) == set(reef["between"])]
        assert sorted(reef["arcs"]) == between


def test_links_lead_from_one_of_their_regions_to_the_other(drawn: DrawnMap) -> None:
    for link in drawn.file["links"]:
        line, (one, other) = line_of(link["line"]), link["between"]
        if link["kind"] == "strait":
            assert drawn.holds(one, line[0]) and drawn.holds(other, line[-1]), link
        elif link["kind"] == "route":
            assert drawn.holds(other, line[0]) and drawn.holds(one, line[-1]), link
        else:
            assert line[0][0] == 0 and line[-1][0] == drawn.file["width"], link
            assert drawn.holds(one, line[0] + [1, 0]) and drawn.holds(other, line[-1] - [1, 0]), link


def test_all_terrain_of_the_game_is_drawn_on_the_sides_that_it_defends(drawn: DrawnMap) -> None:
    said = set()
    for row in BORDER_ROWS:
        lands = (row["land_a"], row["land_b"])
        for terrain in {row["terrain_a"], row["terrain_b"]} - {""}:
            defends = {land for land, key in zip(lands, ("terrain_a", "terrain_b"), strict=True) if row[key] == terrain}
            said.add((terrain, frozenset(lands), frozenset(defends)))
    relief = drawn.file["relief"]
    assert {(each["terrain"], frozenset(each["between"]), frozenset(each["defends"])) for each in relief} == said
    assert len(relief) == len(said)


def test_terrain_lies_along_its_border(drawn: DrawnMap) -> None:
    for each in drawn.file["relief"]:
        pair = set(each["between"])
        border = [line for line, ends in zip(drawn.lines, drawn.sides, strict=True) if set(ends) == pair]
        size = max([sign[2] for sign in each["signs"]], default=60)
        near = [np.array([sign[:2] for sign in each["signs"]], dtype=float)] if each["signs"] else []
        for points in [line_of(each["line"]), *near]:
            assert clearance(points, [there_and_back(line) for line in border]).max() < size, each["between"]


def test_mountains_and_forests_have_signs_and_the_wall_a_line(drawn: DrawnMap) -> None:
    for each in drawn.file["relief"]:
        assert bool(each["signs"]) == (each["terrain"] != "great_wall")
        assert len(each["line"]) >= 4
        assert {sign[3] for sign in each["signs"]} <= {0, 1, 2}


def test_signs_that_defend_one_land_stand_in_it(drawn: DrawnMap) -> None:
    for each in drawn.file["relief"]:
        if each["signs"] and len(each["defends"]) == 1:
            assert drawn.holds(each["defends"][0], *[sign[:2] for sign in each["signs"]]), each["between"]


def test_names_stand_inside_their_shapes(drawn: DrawnMap) -> None:
    for name, place in (drawn.file["lands"] | drawn.file["waters"]).items():
        assert drawn.holds(name, place["name"][:2]), name
        assert place["name"][2] > 0
    for name, land in drawn.file["lands"].items():
        assert drawn.holds(name, land["centre"]), name


def test_the_name_of_an_area_stands_on_one_of_its_lands(drawn: DrawnMap) -> None:
    for area, place in drawn.file["areas"].items():
        assert any(drawn.holds(land, place["name"][:2]) for land in lands_of(area)), area


def test_pieces_stand_inside_their_shapes_and_apart_from_each_other(drawn: DrawnMap) -> None:
    for name, place in (drawn.file["lands"] | drawn.file["waters"]).items():
        points = np.array(spots(place), dtype=float)
        assert inside(points, drawn.outlines(name)).all(), name
        gaps = lengths(points[:, None] - points[None])[np.triu_indices(len(points), 1)]
        assert gaps.min() >= 2 * place["room"] - 2, name


def test_every_piece_of_the_game_has_its_spot(drawn: DrawnMap) -> None:
    for name, land in drawn.file["lands"].items():
        assert len(land["armies"]) == 3
        assert all(len(land[piece]) == 2 for piece in ("settlement", "fort", "monument"))
        assert ("resource" in land) == (name in RESOURCES), name
    assert all(len(water["fleets"]) == 6 for water in drawn.file["waters"].values())


def test_everything_lies_on_the_picture(drawn: DrawnMap) -> None:
    drawings = [
        *drawn.file["arcs"],
        *[ring for shelf in drawn.file["shelves"] for ring in shelf],
        *drawn.file["lakes"],
        *drawn.file["rivers"],
    ]
    points = np.concatenate([line_of(steps) for steps in drawings])
    assert (points >= 0).all() and (points <= [drawn.file["width"], drawn.file["height"]]).all()


def test_the_files_are_small() -> None:
    files = [(FOLDER / f"{layout}.json").read_bytes() for layout in LAYOUTS]
    assert sum(len(file) for file in files) < 450_000
    assert sum(len(gzip.compress(file)) for file in files) < 200_000


def test_the_two_layouts_say_the_same() -> None:
    world, schematic = (drawn_map(FOLDER / f"{layout}.json") for layout in LAYOUTS)
    playing = LANDS.keys() | WATERS.keys()

    def among(drawn: DrawnMap) -> Pairs:
        return {pair for pair in drawn.touching if pair <= playing}

    assert among(world) == among(schematic)
