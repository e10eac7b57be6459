"""The tool that draws the map, on pictures small enough to be checked by eye."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tests.games.history_of_the_world.world import DATA, LANDS, WATERS
from tools.world_map.check import Disagreement, check
from tools.world_map.flow import carried, resting
from tools.world_map.frame import EAST, NORTH, SOUTH, WEST, Points, project, proportion
from tools.world_map.grid import Pieces, filled
from tools.world_map.history_of_the_world.plan import HERE, read_game
from tools.world_map.lines import crossings, simplified, smoothed, stepped
from tools.world_map.links import Link
from tools.world_map.outlines import read_outlines
from tools.world_map.partition import enlargement
from tools.world_map.shapes import Pen, Shapes, without_islets
from tools.world_map.spots import inside, stand
from tools.world_map.strangers import keep_apart
from tools.world_map.tables import FAR_SEAS, WILDS, Game, Hand
from tools.world_map.topology import ring_points, rings_of, trace, without_corners

SQUARE = np.array([[2.0, 2.0], [8.0, 2.0], [8.0, 8.0], [2.0, 8.0]])
PEN = Pen(step=1.0, coast=0.0, border=0.0, sea=0.0, tolerance=0.1)

# Two lands side by side in a sea, and a third across a strait.
NAMES = ["east", "west", "isle", "sea"]
PICTURE = """
dddddddddddd
dbbbbaaaaddd
dbbbbaaaadcd
dbbbbaaaadcd
dbbbbaaaaddd
dddddddddddd
"""


def shapes_of(picture: str) -> Shapes:
    """Shapes of a picture in letters: a is the first region."""
    cells = np.array([[ord(letter) - ord("a") for letter in row] for row in picture.split()], dtype=np.int16)
    return Shapes(trace(without_corners(cells)), NAMES, np.array([False, False, False, True]), PEN)


def small_game(**changes: object) -> Game:
    """The game that the picture shows."""
    row = {"terrain_a": "", "terrain_b": ""}
    said = {
        "lands": {land: {"kind": "land"} for land in NAMES[:3]},
        "waters": {"sea": {}},
        "borders": (
            {"land_a": "east", "land_b": "west", "strait": "0", **row},
            {"land_a": "east", "land_b": "isle", "strait": "1", **row},
        ),
        "coasts": frozenset((land, "sea") for land in NAMES[:3]),
        "water_links": frozenset(),
    }
    return Game(**(said | changes))  # type: ignore[arg-type]  # tests change single tables


STRAIT = Link("strait", ("east", "isle"), np.array([[8.0, 3.0], [10.5, 3.0]]))


def test_a_picture_that_says_what_the_game_says_is_accepted() -> None:
    check(small_game(), shapes_of(PICTURE), [STRAIT])


def test_a_border_that_is_not_drawn_is_named() -> None:
    with pytest.raises(Disagreement, match="border missing on the picture: east - isle"):
        check(small_game(), shapes_of(PICTURE), [])


def test_lands_that_touch_without_a_border_are_named() -> None:
    with pytest.raises(Disagreement, match="border only on the picture: east - west"):
        check(small_game(borders=small_game().borders[1:]), shapes_of(PICTURE), [STRAIT])


def test_a_coast_too_many_and_one_too_few_are_named() -> None:
    with pytest.raises(Disagreement, match="coast only on the picture: sea - west"):
        check(small_game(coasts=frozenset({("east", "sea"), ("isle", "sea")})), shapes_of(PICTURE), [STRAIT])


def test_neighbours_share_one_line() -> None:
    shapes = shapes_of(PICTURE)
    (line,) = shapes.shared("east", "west")
    assert shapes.lines[line].tolist() in ([[5, 1], [5, 5]], [[5, 5], [5, 1]])
    assert {tuple(sorted(pair)) for pair in shapes.neighbours()} == {
        ("east", "sea"),
        ("east", "west"),
        ("isle", "sea"),
        ("sea", "west"),
    }


def test_regions_joined_lose_the_line_between_them() -> None:
    (outline,) = shapes_of(PICTURE).joined(["east", "west"])
    assert sorted(outline.tolist()) == [[1, 1], [1, 5], [5, 1], [5, 5], [9, 1], [9, 5]]


def test_cells_that_meet_only_at_a_corner_are_set_apart() -> None:
    crossed = np.array([[0, 1], [1, 0]], dtype=np.int16)
    mended = without_corners(crossed)
    assert len(Pieces(mended).sizes) == 2


def test_small_islands_are_dropped_unless_they_are_all_a_land_has() -> None:
    twice = PICTURE.replace("dddddddddddd\n", "ddddddddddad\n", 1)
    arcs = shapes_of(twice.strip() + "\ndddddddddddd").arcs
    islands = [arc for arc in without_islets(arcs, 10.0) if arc.points[0].tolist() == arc.points[-1].tolist()]
    assert [NAMES[arc.left] + NAMES[arc.right] for arc in islands] in (["seaisle"], ["islesea"])


def test_an_outline_fills_the_cells_inside_it_and_a_hole_none() -> None:
    hole = SQUARE / 2 + 2.5
    assert filled([SQUARE], 10, 10).sum() == 36
    assert filled([SQUARE, hole], 10, 10).sum() == 36 - 9


def test_outlines_leave_the_frame_at_its_edges() -> None:
    around = np.array([[-5.0, -5.0], [15.0, -5.0], [15.0, 15.0], [-5.0, 15.0]])
    assert filled([around], 10, 10).all()


def test_tracing_and_filling_undo_each_other() -> None:
    luck = np.random.default_rng(5)
    cells = without_corners(luck.integers(0, 3, (30, 40)).astype(np.int16))
    arcs = trace(cells)
    lines = [arc.points for arc in arcs]
    for region in range(3):
        rings = [ring_points(lines, ring) for ring in rings_of(arcs, region)]
        assert (filled(rings, 40, 30) == (cells == region)).all()


def test_room_flows_to_where_it_is_wanted_and_nothing_folds() -> None:
    density = np.ones((50, 100))
    density[:, :50] = 3.0
    lattice = carried(resting(2.0, 1.0, 60), density)
    middle = lattice.x[:, 30]
    assert np.allclose(middle, 1.5, atol=0.02)
    assert (np.diff(lattice.x, axis=1) > 0).all() and (np.diff(lattice.y, axis=0) > 0).all()
    assert (lattice.x[:, 0] == 0).all() and (lattice.x[:, -1] == 2).all()


def test_the_frame_of_the_projection_is_one_wide() -> None:
    corners = project(np.array([[WEST, NORTH], [EAST, SOUTH]]))
    assert np.allclose(corners, np.array([[0.0, 0.0], [1.0, proportion()]]))


def test_lines_that_cross_are_found_and_lines_that_meet_are_not() -> None:
    across, down = np.array([[0.0, 5.0], [10.0, 5.0]]), np.array([[5.0, 0.0], [5.0, 10.0]])
    assert crossings([across, down]) == {0, 1}
    assert crossings([across, down / 4]) == set()
    assert crossings([across, np.array([[10.0, 5.0], [10.0, 9.0]])]) == set()
    assert crossings([across, np.array([[5.0, 5.0], [5.0, 9.0]])]) == {0, 1}


def test_simplified_lines_keep_their_ends_and_stay_near() -> None:
    wave = np.column_stack([np.arange(100.0), 5 * np.sin(np.arange(100) / 9)])
    few = simplified(wave, 0.5)
    assert len(few) < 30 and (few[[0, -1]] == wave[[0, -1]]).all()
    assert np.abs(np.interp(wave[:, 0], few[:, 0], few[:, 1]) - wave[:, 1]).max() < 0.6


@pytest.mark.parametrize("closed", [False, True])
def test_smoothed_lines_keep_their_ends(closed: bool) -> None:
    line: Points = np.concatenate([SQUARE, SQUARE[:1]]) if closed else SQUARE
    soft = smoothed(stepped(line, 0.25), 3.0)
    assert (soft[0] == soft[-1]).all() if closed else (soft[[0, -1]] == line[[0, -1]]).all()


def test_pieces_and_name_find_room_inside() -> None:
    outline = SQUARE * 30
    standing = stand([outline], 7, 40.0, 120.0, np.empty((0, 2)), 0.0)
    assert inside(np.vstack([standing.places, standing.name, standing.centre]), [outline]).all()
    assert len(standing.places) == 7 and 0 < standing.room <= 20


def test_outlines_are_read_across_the_seam_of_the_world(tmp_path: Path) -> None:
    """An island cut by the 180th meridian is one ring; the tip of Asia lies in the east."""
    topology = {
        "transform": {"scale": [1, 1], "translate": [0, 0]},
        "arcs": [[[178, 60], [2, 0], [-350, 5], [-12, 2]], [[-175, 66], [2, 0], [0, 1]]],
        "objects": {"land": {"geometries": [{"arcs": [[[0]], [[1]]]}]}},
    }
    path = tmp_path / "land.json"
    path.write_text(json.dumps(topology), encoding="utf-8")
    island, tip = read_outlines(path)
    assert island[:, 0].tolist() == [178, 180, 190, 178]
    assert tip[:, 0].tolist() == [185, 187, 187]


def test_anchors_are_of_regions_that_exist() -> None:
    game = read_game(DATA)
    assert {anchor.region for anchor in Hand(HERE).anchors(game)} == {*LANDS, *WATERS, WILDS, FAR_SEAS}


def test_wilds_come_between_lands_that_touch_a_little_without_being_neighbours() -> None:
    cells = np.repeat(np.array([[0] * 30 + [1] * 30], dtype=np.int16), 20, axis=0)
    cells[10:] = 2
    strangers = np.zeros((4, 4), dtype=bool)
    strangers[0, 1] = strangers[1, 0] = True
    keep_apart(cells, strangers, np.zeros(4, dtype=bool), 3)
    pairs = {frozenset((int(a), int(b))) for a, b in zip(cells[:, :-1].ravel(), cells[:, 1:].ravel(), strict=True)}
    assert frozenset((0, 1)) not in pairs and frozenset((0, 3)) in pairs
    assert (cells[10:] == 2).all()


def test_lands_that_touch_for_long_are_left_to_be_mended_by_hand() -> None:
    cells = np.repeat(np.array([[0] * 20 + [1] * 20], dtype=np.int16), 200, axis=0)
    before = cells.copy()
    keep_apart(cells, ~np.eye(3, dtype=bool), np.zeros(3, dtype=bool), 2)
    assert (cells == before).all()


def test_only_islands_that_lie_whole_in_a_box_are_enlarged() -> None:
    box = {"west": "0", "south": "0", "east": "9", "north": "9", "factor": "2.5"}
    assert enlargement(SQUARE, [box]) == 2.5
    assert enlargement(SQUARE + 3, [box]) == 1.0
