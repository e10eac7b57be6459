"""The drawn map says what the tables say: every land, border, coast, sea way and terrain, on both layouts."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

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
from tools.world_map.frame import Points, lengths
from tools.world_map.lines import crossings
from tools.world_map.spots import clearance, inside

FOLDER = Path(__file__).parents[3] / "aevum" / "web" / "boards" / "history_of_the_world" / "map"
LAYOUTS = ("world", "schematic")
BORDERS = {frozenset((row["land_a"], row["land_b"])) for row in BORDER_ROWS}
STRAITS = {frozenset((row["land_a"], row["land_b"])) for row in BORDER_ROWS if row["strait"] == "1"}
COASTS = {frozenset((row["land"], row["water"])) for row in COAST_ROWS}
SEA_WAYS = {frozenset((row["water_a"], row["water_b"])) for row in LINK_ROWS}
NOBODYS = ("wilds", "far_seas")
Pairs = set[frozenset[str]]

both = pytest.mark.parametrize("layout", LAYOUTS)


@cache
def atlas(layout: str) -> dict[str, Any]:
    """The map as it is in its file."""
    drawn: dict[str, Any] = json.loads((FOLDER / f"{layout}.json").read_text(encoding="utf-8"))
    return drawn


def line_of(steps: list[int]) -> Points:
    """A line as points: the file keeps the first point and then steps."""
    return np.cumsum(np.array(steps, dtype=float).reshape(-1, 2), axis=0)


@cache
def lines(layout: str) -> list[Points]:
    """The lines between regions."""
    return [line_of(steps) for steps in atlas(layout)["arcs"]]


@cache
def regions(layout: str) -> dict[str, list[list[int]]]:
    """Every region and its rings of lines."""
    drawn = atlas(layout)
    named = {name: region["rings"] for kind in ("lands", "waters") for name, region in drawn[kind].items()}
    return named | {name: drawn[name]["rings"] for name in NOBODYS}


@cache
def sides(layout: str) -> list[list[str]]:
    """The regions on the two sides of each line; a line of the frame has one."""
    found: list[list[str]] = [[] for _ in lines(layout)]
    for name, rings in regions(layout).items():
        for way in [way for ring in rings for way in ring]:
            found[way if way >= 0 else ~way].append(name)
    return found


def parts(layout: str, ring: list[int]) -> list[Points]:
    """The lines of a ring in the direction they are walked; a complement is walked backwards."""
    return [lines(layout)[way] if way >= 0 else lines(layout)[~way][::-1] for way in ring]


@cache
def outlines(layout: str, region: str) -> list[Points]:
    """The rings of a region as points."""
    return [np.concatenate([part[:-1] for part in parts(layout, ring)]) for ring in regions(layout)[region]]


def touching(layout: str) -> Pairs:
    """Regions that share a line."""
    return {frozenset(pair) for pair in sides(layout) if len(pair) == 2}


def linked(layout: str, kind: str) -> Pairs:
    """Regions joined by a marked link of a kind."""
    return {frozenset(link["between"]) for link in atlas(layout)["links"] if link["kind"] == kind}


def is_in(layout: str, region: str, *points: list[int]) -> bool:
    """Whether points lie inside a region."""
    return bool(inside(np.array(points, dtype=float), outlines(layout, region)).all())


def spots(place: dict[str, Any]) -> list[list[int]]:
    """Where pieces stand on a land, or fleets on a water."""
    single = [place[key] for key in ("settlement", "fort", "monument", "resource") if key in place]
    return [*place.get("armies", []), *place.get("fleets", []), *single]


@both
def test_every_land_and_water_has_a_shape_and_nothing_else_has(layout: str) -> None:
    drawn = atlas(layout)
    assert set(drawn["lands"]) == set(LANDS)
    assert set(drawn["waters"]) == set(WATERS)
    assert set(drawn["areas"]) == set(AREAS)
    assert all(len(ring) >= 3 for name in regions(layout) for ring in outlines(layout, name))


@both
def test_rings_close_and_fill_the_frame_without_gap_or_overlap(layout: str) -> None:
    drawn = atlas(layout)
    for name, rings in regions(layout).items():
        for ring in rings:
            walked = parts(layout, ring)
            following = [*walked[1:], walked[0]]
            assert all((a[-1] == b[0]).all() for a, b in zip(walked, following, strict=True)), name
    areas = [_area(ring) for name in regions(layout) for ring in outlines(layout, name)]
    assert abs(sum(areas)) == drawn["width"] * drawn["height"]
    assert all(1 <= len(pair) <= 2 for pair in sides(layout))


def _area(ring: Points) -> float:
    x, y = ring.T
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


@both
def test_no_line_crosses_another(layout: str) -> None:
    assert crossings(lines(layout)) == set()


@both
def test_lands_that_touch_or_are_linked_are_the_borders_of_the_game(layout: str) -> None:
    assert {pair for pair in touching(layout) if pair <= LANDS.keys()} == BORDERS - STRAITS
    assert linked(layout, "strait") == STRAITS


@both
def test_a_border_is_long_enough_to_be_seen(layout: str) -> None:
    shared: dict[frozenset[str], float] = {}
    for pair, line in zip(sides(layout), lines(layout), strict=True):
        if len(pair) == 2 and set(pair) <= LANDS.keys():
            shared[frozenset(pair)] = shared.get(frozenset(pair), 0.0) + float(lengths(np.diff(line, axis=0)).sum())
    assert {tuple(sorted(pair)): long for pair, long in shared.items() if long < 15} == {}


@both
def test_coasts_of_the_playable_lands_are_the_coasts_of_the_game(layout: str) -> None:
    shown = {pair for pair in touching(layout) if pair & PLAYABLE and pair & WATERS.keys()}
    assert shown | linked(layout, "route") == COASTS
    assert not shown & linked(layout, "route")


@both
def test_waters_that_touch_without_a_reef_are_the_sea_ways_of_the_game(layout: str) -> None:
    shown = {pair for pair in touching(layout) if pair <= WATERS.keys()}
    reefs = {frozenset(reef["between"]) for reef in atlas(layout)["reefs"]}
    assert (shown - reefs) | linked(layout, "round") == SEA_WAYS
    assert reefs <= shown and not reefs & SEA_WAYS


@both
def test_reefs_lie_on_the_whole_line_between_their_waters(layout: str) -> None:
    for reef in atlas(layout)["reefs"]:
        between = [number for number, pair in enumerate(sides(layout)) if set(pair) == set(reef["between"])]
        assert sorted(reef["arcs"]) == between


@both
def test_links_lead_from_one_of_their_regions_to_the_other(layout: str) -> None:
    drawn = atlas(layout)
    for link in drawn["links"]:
        line, (one, other) = line_of(link["line"]), link["between"]
        if link["kind"] == "strait":
            assert is_in(layout, one, line[0]) and is_in(layout, other, line[-1]), link
        elif link["kind"] == "route":
            assert is_in(layout, other, line[0]) and is_in(layout, one, line[-1]), link
        else:
            assert line[0][0] == 0 and line[-1][0] == drawn["width"], link
            assert is_in(layout, one, line[0] + [1, 0]) and is_in(layout, other, line[-1] - [1, 0]), link


@both
def test_all_terrain_of_the_game_is_drawn_on_the_sides_that_it_defends(layout: str) -> None:
    said = set()
    for row in BORDER_ROWS:
        lands = (row["land_a"], row["land_b"])
        for terrain in {row["terrain_a"], row["terrain_b"]} - {""}:
            defends = {land for land, key in zip(lands, ("terrain_a", "terrain_b"), strict=True) if row[key] == terrain}
            said.add((terrain, frozenset(lands), frozenset(defends)))
    relief = atlas(layout)["relief"]
    assert {(each["terrain"], frozenset(each["between"]), frozenset(each["defends"])) for each in relief} == said
    assert len(relief) == len(said)


@both
def test_terrain_lies_along_its_border(layout: str) -> None:
    for each in atlas(layout)["relief"]:
        pair = set(each["between"])
        border = [line for line, ends in zip(lines(layout), sides(layout), strict=True) if set(ends) == pair]
        size = max([sign[2] for sign in each["signs"]], default=60)
        near = [np.array([sign[:2] for sign in each["signs"]], dtype=float)] if each["signs"] else []
        for points in [line_of(each["line"]), *near]:
            assert clearance(points, [_there_and_back(line) for line in border]).max() < size, each["between"]


def _there_and_back(line: Points) -> Points:
    """An open line as a ring without an inside."""
    return np.concatenate([line, line[-2:0:-1]])


@both
def test_mountains_and_forests_have_signs_and_the_wall_a_line(layout: str) -> None:
    for each in atlas(layout)["relief"]:
        assert bool(each["signs"]) == (each["terrain"] != "great_wall")
        assert len(each["line"]) >= 4
        assert {sign[3] for sign in each["signs"]} <= {0, 1, 2}


@both
def test_signs_that_defend_one_land_stand_in_it(layout: str) -> None:
    for each in atlas(layout)["relief"]:
        if each["signs"] and len(each["defends"]) == 1:
            assert is_in(layout, each["defends"][0], *[sign[:2] for sign in each["signs"]]), each["between"]


@both
def test_names_stand_inside_their_shapes(layout: str) -> None:
    drawn = atlas(layout)
    for name, place in (drawn["lands"] | drawn["waters"]).items():
        assert is_in(layout, name, place["name"][:2]), name
        assert place["name"][2] > 0
    for name, land in drawn["lands"].items():
        assert is_in(layout, name, land["centre"]), name


@both
def test_the_name_of_an_area_stands_on_one_of_its_lands(layout: str) -> None:
    for area, place in atlas(layout)["areas"].items():
        assert any(is_in(layout, land, place["name"][:2]) for land in lands_of(area)), area


@both
def test_pieces_stand_inside_their_shapes_and_apart_from_each_other(layout: str) -> None:
    drawn = atlas(layout)
    for name, place in (drawn["lands"] | drawn["waters"]).items():
        points = np.array(spots(place), dtype=float)
        assert inside(points, outlines(layout, name)).all(), name
        gaps = lengths(points[:, None] - points[None])[np.triu_indices(len(points), 1)]
        assert gaps.min() >= 2 * place["room"] - 2, name


@both
def test_every_piece_of_the_game_has_its_spot(layout: str) -> None:
    drawn = atlas(layout)
    for name, land in drawn["lands"].items():
        assert len(land["armies"]) == 3
        assert all(len(land[piece]) == 2 for piece in ("settlement", "fort", "monument"))
        assert ("resource" in land) == (name in RESOURCES), name
    assert all(len(water["fleets"]) == 6 for water in drawn["waters"].values())


@both
def test_everything_lies_on_the_picture(layout: str) -> None:
    drawn = atlas(layout)
    drawings = [
        *drawn["arcs"],
        *[ring for shelf in drawn["shelves"] for ring in shelf],
        *drawn["lakes"],
        *drawn["rivers"],
    ]
    points = np.concatenate([line_of(steps) for steps in drawings])
    assert (points >= 0).all() and (points <= [drawn["width"], drawn["height"]]).all()


def test_the_files_are_small() -> None:
    files = [(FOLDER / f"{layout}.json").read_bytes() for layout in LAYOUTS]
    assert sum(len(file) for file in files) < 450_000
    assert sum(len(gzip.compress(file)) for file in files) < 200_000


def test_the_two_layouts_say_the_same() -> None:
    world, schematic = LAYOUTS
    playing = LANDS.keys() | WATERS.keys()

    def among(layout: str) -> Pairs:
        return {pair for pair in touching(layout) if pair <= playing}

    assert among(world) == among(schematic)
