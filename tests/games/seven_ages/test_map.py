"""The drawn map says what the tables say: regions, borders, rivers, crossings, coasts, sea ways and canals."""

from __future__ import annotations

import gzip
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aevum.core.tables import read_table
from tests.games.drawn_map import DrawnMap, Pairs, area_of, drawn_map, line_of, there_and_back
from tools.world_map.frame import Points, lengths
from tools.world_map.lines import crossings
from tools.world_map.seven_ages.tables import HERE, read_game
from tools.world_map.spots import FLATNESS, clearance, inside
from tools.world_map.tables import FAR_SEAS, WILDS, Hand

ROOT = Path(__file__).parents[3]
DATA = ROOT / "aevum" / "games" / "seven_ages" / "data"
FOLDER = ROOT / "aevum" / "web" / "boards" / "seven_ages" / "map"
LAYOUTS = ("world", "schematic")
REGIONS = {row["id"]: row for row in read_table(DATA / "regions.csv")}
LANDS = {name for name, row in REGIONS.items() if row["kind"] == "land"}
WATERS = REGIONS.keys() - LANDS
BORDERS = read_table(DATA / "borders.csv")
TERRAINS = {"fertile", "clear", "forest", "jungle", "swamp", "mountain", "desert", "tundra"}
PIECES = ("stack", "guest", "city", "fort", "leader", "disorder", "artifact", "symbol")
LEAST_ROOM = {"world": 6.0, "schematic": 13.0}

# What cannot be shown by touching, and why, stands in docs/seven-ages-map.md.
BRIDGES = {frozenset(("california", "mexico"))}
ROUTES = {
    frozenset(("malabar", "west_indian_ocean")),
    frozenset(("malaya", "java_sea")),
    frozenset(("portugal", "north_atlantic")),
}


@pytest.fixture(params=LAYOUTS)
def drawn(request: pytest.FixtureRequest) -> DrawnMap:
    """A layout of the map."""
    return drawn_map(FOLDER / f"{request.param}.json")


def said(*kinds: str) -> Pairs:
    """The pairs that the table joins by a border of some kinds."""
    return {frozenset((row["region_a"], row["region_b"])) for row in BORDERS if row["kind"] in kinds}


def shores_of(land: str) -> dict[str, set[str]]:
    """The shores of a land by label, and their waters."""
    found: dict[str, set[str]] = defaultdict(set)
    for row in BORDERS:
        if row["kind"] == "coast" and row["region_a"] == land:
            found[row["coast"]].add(row["region_b"])
    return found


def spots(place: dict[str, Any]) -> Points:
    """Where pieces stand on a land, or ships on a water."""
    single = [place[piece] for piece in PIECES if piece in place]
    return np.array([*single, *place.get("stacks", []), *place.get("shores", {}).values()], dtype=float)


def test_every_region_has_a_shape_and_says_what_it_is(drawn: DrawnMap) -> None:
    assert drawn.file["lands"].keys() == LANDS
    assert drawn.file["waters"].keys() == WATERS
    assert {name: place["kind"] for name, place in drawn.places.items()} == {
        name: row["kind"] for name, row in REGIONS.items()
    }
    assert {name: land["terrain"] for name, land in drawn.file["lands"].items()} == {
        name: REGIONS[name]["terrain"] for name in LANDS
    }
    assert {land["terrain"] for land in drawn.file["lands"].values()} == TERRAINS


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


def test_lands_that_touch_are_those_with_a_land_border_or_a_river(drawn: DrawnMap) -> None:
    assert {pair for pair in drawn.touching if pair <= LANDS} == said("land", "river") - BRIDGES
    assert drawn.linked("bridge") == BRIDGES


def test_crossings_are_arrows_between_lands_that_do_not_touch(drawn: DrawnMap) -> None:
    assert drawn.linked("strait") == said("crossing")
    assert not drawn.linked("strait") & drawn.touching


def test_rivers_run_along_the_whole_border_of_their_lands(drawn: DrawnMap) -> None:
    rivers = drawn.file["rivers"]
    assert {frozenset(river["between"]) for river in rivers} == said("river")
    assert all(sorted(river["arcs"]) == drawn.between(*river["between"]) for river in rivers)


def test_a_border_is_long_enough_to_be_seen(drawn: DrawnMap) -> None:
    long: dict[frozenset[str], float] = defaultdict(float)
    for pair, line in zip(drawn.sides, drawn.lines, strict=True):
        if len(pair) == 2 and set(pair) <= LANDS:
            long[frozenset(pair)] += float(lengths(np.diff(line, axis=0)).sum())
    assert {tuple(sorted(pair)): length for pair, length in long.items() if length < 15} == {}


def test_coasts_that_touch_or_have_a_route_are_the_coasts_of_the_game(drawn: DrawnMap) -> None:
    shown = {pair for pair in drawn.touching if len(pair & LANDS) == 1 and pair & WATERS}
    assert shown == said("coast") - ROUTES
    assert drawn.linked("route") == ROUTES


def test_waters_that_touch_without_a_reef_are_the_sea_ways_of_the_game(drawn: DrawnMap) -> None:
    reefs = {frozenset(reef["between"]) for reef in drawn.file["reefs"]}
    shown = {pair for pair in drawn.touching if pair <= WATERS}
    assert shown - reefs == said("sea")
    assert reefs <= shown and not reefs & said("sea")


def test_canals_lead_from_water_to_water_through_their_banks(drawn: DrawnMap) -> None:
    assert drawn.linked("canal") == said("canal")
    rows = {frozenset((row["region_a"], row["region_b"])): row for row in BORDERS if row["kind"] == "canal"}
    for link in drawn.file["links"]:
        if link["kind"] == "canal":
            line = line_of(link["line"])
            banks = rows[frozenset(link["between"])]["via"].split(";")
            assert any(drawn.holds(bank, line.mean(axis=0)) for bank in banks), link
            for water, end in zip(link["between"], line, strict=True):
                assert clearance(end[None], drawn.outlines(water))[0] < 2, link


def test_links_lead_from_one_of_their_regions_to_the_other(drawn: DrawnMap) -> None:
    for link in drawn.file["links"]:
        line, (one, other) = line_of(link["line"]), link["between"]
        if link["kind"] == "strait":
            assert drawn.holds(one, line[0]) and drawn.holds(other, line[-1]), link
        elif link["kind"] in ("route", "bridge"):
            assert drawn.holds(other, line[0]) and drawn.holds(one, line[-1]), link


def test_waters_that_go_on_at_the_other_edge_have_an_arrow_out_of_both(drawn: DrawnMap) -> None:
    width = drawn.file["width"]
    edges = {water: np.concatenate(drawn.outlines(water))[:, 0] for water in WATERS}
    around = {frozenset((water,)) for water, across in edges.items() if across.min() == 0 and across.max() == width}
    assert around and drawn.linked("round") == around
    for link in drawn.file["links"]:
        if link["kind"] == "round":
            assert line_of(link["line"])[:, 0].tolist() == [0, width]


def test_names_and_centres_stand_inside_their_shapes(drawn: DrawnMap) -> None:
    for name, place in drawn.places.items():
        assert drawn.holds(name, place["name"][:2], place["centre"]), name
        assert place["name"][2] > 0


def test_the_name_of_a_zone_stands_on_one_of_its_lands(drawn: DrawnMap) -> None:
    zones = {land: REGIONS[land]["subzone"] or REGIONS[land]["zone"] for land in LANDS}
    assert drawn.file["zones"].keys() == set(zones.values())
    for zone, place in drawn.file["zones"].items():
        lands = [land for land, its in zones.items() if its == zone]
        assert any(drawn.holds(land, place["name"][:2]) for land in lands), zone


def test_every_piece_of_the_game_has_its_place(drawn: DrawnMap) -> None:
    for name, land in drawn.file["lands"].items():
        assert all(len(land[piece]) == 2 for piece in PIECES), name
        assert land["shores"].keys() == shores_of(name).keys(), name
    assert all(len(water["stacks"]) == 4 and len(water["leader"]) == 2 for water in drawn.file["waters"].values())


def test_pieces_stand_inside_their_shapes_and_overlap_nothing(drawn: DrawnMap) -> None:
    for name, place in drawn.places.items():
        points = spots(place)
        assert inside(points, drawn.outlines(name)).all(), name
        assert clearance(points, drawn.outlines(name)).min() >= place["room"] - 1, name
        gaps = lengths(points[:, None] - points[None])[np.triu_indices(len(points), 1)]
        assert gaps.min() >= 2 * place["room"] - 2, name


def test_pieces_have_room_to_be_seen(drawn: DrawnMap) -> None:
    least = LEAST_ROOM[drawn.file["layout"]]
    assert {name: place["room"] for name, place in drawn.places.items() if place["room"] < least} == {}


def test_most_names_are_off_the_pieces(drawn: DrawnMap) -> None:
    """Where a land is too small for both, its pieces may stand on its name."""
    covered = [name for name, place in drawn.places.items() if _is_covered(place)]
    assert len(covered) < len(drawn.places) * 0.1, covered


def _is_covered(place: dict[str, Any]) -> bool:
    """Whether a piece would stand on the name of its region."""
    x, y, width = place["name"]
    box = np.array([width / 2, width / 2 / FLATNESS]) + place["room"] - 2
    return bool((np.abs(spots(place) - [x, y]) < box).all(axis=1).any())


def test_a_ship_of_a_land_with_two_shores_lies_nearer_to_the_waters_of_its_own(drawn: DrawnMap) -> None:
    for name, land in drawn.file["lands"].items():
        shores = shores_of(name)
        for label, other in [(label, other) for label in shores for other in shores if label != other]:
            own, foreign = (_away(drawn, land["shores"][label], name, shores[side]) for side in (label, other))
            assert own < foreign, (name, label)


def _away(drawn: DrawnMap, spot: list[int], land: str, waters: set[str]) -> float:
    """How far a spot is from the coast of a land at some waters."""
    coasts = [there_and_back(drawn.lines[arc]) for water in waters for arc in drawn.between(land, water)]
    return float(clearance(np.array([spot], dtype=float), coasts)[0])


def test_everything_lies_on_the_picture(drawn: DrawnMap) -> None:
    drawings = [*drawn.file["arcs"], *[ring for shelf in drawn.file["shelves"] for ring in shelf], *drawn.file["lakes"]]
    points = np.concatenate([line_of(steps) for steps in drawings])
    assert (points >= 0).all() and (points <= [drawn.file["width"], drawn.file["height"]]).all()


def test_the_files_are_small() -> None:
    files = [(FOLDER / f"{layout}.json").read_bytes() for layout in LAYOUTS]
    assert sum(len(gzip.compress(file)) for file in files) < 155_000


def test_the_two_layouts_say_the_same() -> None:
    world, schematic = (drawn_map(FOLDER / f"{layout}.json") for layout in LAYOUTS)
    assert {pair for pair in world.touching if pair <= REGIONS.keys()} == {
        pair for pair in schematic.touching if pair <= REGIONS.keys()
    }


def test_anchors_are_of_regions_that_exist() -> None:
    assert {anchor.region for anchor in Hand(HERE).anchors(read_game(DATA))} == {*REGIONS, WILDS, FAR_SEAS}
