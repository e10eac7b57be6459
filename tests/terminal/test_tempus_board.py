"""The map of Tempus can be read by coordinates and without colours, and every picture fits its window."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from aevum.core.text import LANGUAGES
from aevum.terminal.boards import board_of
from aevum.terminal.boards.tempus.epochs import epoch_table
from aevum.terminal.boards.tempus.island import BROAD, LARGE, SMALL, Scale, island
from aevum.terminal.boards.tempus.panel import focus, panel, seats
from aevum.terminal.boards.tempus.signs import SIGNS, legend
from aevum.terminal.boards.tempus.tile import turned
from aevum.terminal.interface import Stage
from aevum.terminal.scene import Scene, scene_of
from tests.terminal.driving import TEMPUS, moments, own_texts
from tests.terminal.staging import painted
from tests.terminal.tempus_stages import DECISIONS, all_moments, hidden_fights, played

BOARD = board_of(TEMPUS)
SHAPES, LETTERS = "●■▲◆⬢", "ABCDE"
DRAWING = set("│─╭▶▸»⌂♣≡∩≈" + SHAPES)


def stages(lang: str = "en") -> list[Stage]:
    return [moment.shown[lang] for moment in all_moments()]


def scenes() -> list[Scene]:
    return [stage.scene for stage in stages()]


def land(scene: Scene) -> list[dict[str, Any]]:
    return [place for place in scene.view["hexes"] if place["terrain"] not in ("sea", "lake")]


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def test_the_moments_cover_the_game() -> None:
    assert {moment.step for moment in all_moments()} == DECISIONS


def test_no_two_terrains_share_a_sign() -> None:
    assert len({*SIGNS.values(), *"⌂▸»!"}) == len(SIGNS) + 4
    assert all(cell_len(sign) == 1 for sign in SIGNS.values())


class Reader:
    """Somebody who reads the map: down to the letter of a row, across to the number of a column."""

    def __init__(self, lines: list[Text]) -> None:
        heads, *rows = [line.plain for line in lines]
        self._columns = {int(number[0]): number.end() - 1 for number in re.finditer(r"\d+", heads)}
        self._rows = {line[0]: line for line in rows if line[0] != " "}

    def cell(self, name: str) -> str:
        """Mark, sign, owner and number of a hex. Numbers stand between an even row's hex and an odd row's."""
        row, centre = self._rows[name[0]], self._columns[int(name[1:])]
        start = centre - 2 if (ord(name[0]) - ord("A")) % 2 == 0 else centre
        return f"{row[start : start + 4]:<4}"


def test_every_hex_stands_where_its_name_says() -> None:
    """Small map: the sign of the terrain, or of a city on it, then the owner's letter and how many."""
    seen: set[str] = set()
    for scene in scenes():
        reader = Reader(island(scene, SMALL))
        for place in land(scene):
            cell = reader.cell(place["id"])
            sign = "⌂" if place["city"] else SIGNS[place["terrain"]]
            piece = "  " if place["holder"] is None else LETTERS[place["holder"]] + count_of(place)
            assert cell[1:] == sign + piece, place
            seen |= set(cell)
    assert set(SIGNS.values()) - {"~", "≈"} | set("⌂▸" + LETTERS) <= seen


def count_of(place: dict[str, Any]) -> str:
    return str(place["city"] or place["people"])


@pytest.mark.parametrize("scale", [SMALL, BROAD, LARGE])
def test_water_has_its_own_signs(scale: Scale) -> None:
    lakes = 0
    for scene in scenes():
        text = text_of(island(scene, scale))
        drawn = sum(place["terrain"] == "lake" for place in scene.view["hexes"])
        assert text.count("≈") == drawn and "~" in text
        lakes += drawn
    assert lakes


def test_a_large_hex_bears_its_name_its_terrain_and_its_owner() -> None:
    for scene in scenes():
        lines = [line.plain for line in island(scene, LARGE)]
        for place in land(scene):
            named = f"{place['id']:<3}{SIGNS[place['terrain']]}"
            upper = next(number for number, line in enumerate(lines) if named in line)
            start = lines[upper].index(named)
            below = lines[upper + 1][start : start + 4]
            if place["holder"] is None:
                assert not below.strip()
            else:
                kind = "⌂" if place["city"] else " "
                assert below == SHAPES[place["holder"]] + LETTERS[place["holder"]] + kind + count_of(place)


def test_what_can_be_chosen_is_marked() -> None:
    marked = 0
    for scene in scenes():
        reader, view = Reader(island(scene, SMALL)), scene.view
        offered = {word for choice in scene.choices for word in choice.words.split(" ")}
        for place in view["hexes"]:
            if place["id"] in offered - {view["picked"], view["spot"]}:
                assert reader.cell(place["id"])[0] == "▸"
                marked += 1
        for chosen in filter(None, (view["picked"], view["spot"])):
            assert reader.cell(chosen)[0] == "»"
        if view["fight"]:
            assert reader.cell(view["fight"]["target"])[0] == "!"
    assert marked > 100


def test_the_legend_explains_every_sign_and_mark_on_the_map() -> None:
    for scene in scenes():
        signs, told = text_of(island(scene, SMALL)), text_of(legend(scene, 80))
        for sign in set(signs) & {*SIGNS.values(), *"⌂▸»!"}:
            assert f"{sign} " in told, sign


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_hand_and_long_names_fit_a_small_window(lang: str) -> None:
    """Five players, seven cards that are all different, and names that are much too long."""
    (stage,) = [m.shown[lang] for m in all_moments() if m.step == "progress" and len(m.points) == 5]
    ideas = stage.scene.view["ideas"][:7]
    hand = [{"idea": idea, "terrain": "grassland", "count": 2} for idea in ideas]
    sides = [side | {"hand": hand, "hand_size": 14, "laid_size": 7} for side in stage.scene.view["seats"]]
    names = ("Nebuchadnezzar II", "花子さんと太郎さんと次郎さん", "Ann", "B", "Éléonore d’Aquitaine")
    scene = replace(stage.scene, view=stage.scene.view | {"seats": sides}, names=names)
    interface, shown = painted(TEMPUS, 80, 24, lang)
    interface.draw(replace(stage, scene=scene))
    lines = re.sub(r"\x1b\[[\d;]*m", "", shown.getvalue().split("\x1b[H")[-1]).rstrip("\n").split("\n")
    assert len(lines) <= 23 and max(map(cell_len, lines)) <= 80
    assert sum(line.count(" ×2]") for line in lines) == 7


@pytest.mark.parametrize("width", [1, 20, 60])
def test_a_window_that_is_too_small_is_no_reason_to_fail(width: int) -> None:
    for stage in stages("fr")[::3]:
        interface, shown = painted(TEMPUS, width, 10, "fr")
        interface.draw(stage)
        interface.table(stage)
        assert shown.getvalue()


def test_a_high_window_has_the_epoch_table_and_a_low_one_a_small_map() -> None:
    stage = next(stage for stage in stages() if stage.scene.view["step"] == "action")
    interface, high = painted(TEMPUS, 120, 60, "en")
    interface.draw(stage)
    interface, low = painted(TEMPUS, 120, 24, "en")
    interface.draw(stage)
    name = land(stage.scene)[0]["id"]
    assert all(word in high.getvalue() for word in ("Agriculture", "Printing", name))
    assert "Next: " in low.getvalue() and "pts" in low.getvalue() and "Printing" not in low.getvalue()


def test_the_seats_show_what_the_view_says() -> None:
    for moment in all_moments():
        scene = moment.shown["en"].scene
        heads, *lines = [line.plain for line in seats(scene, 80)]
        assert heads.split() == ["pts", "acts", "hand", "prog", "stock", "city"]
        for seat, (line, side) in enumerate(zip(lines, scene.view["seats"], strict=True)):
            assert line.startswith("▶" if seat == scene.view["turn"] else " ")
            figures = [int(figure.split("+")[0]) for figure in line.split()[-6:-1]]
            shown = (side["tiles"], side["hand_size"], side["progress"], side["stock"])
            assert figures == [moment.points[seat], *shown]


def test_the_epoch_table_shows_every_cube_and_what_comes_next() -> None:
    for scene in scenes():
        lines = [line.plain for line in epoch_table(scene)][1:]
        for seat, side in enumerate(scene.view["seats"]):
            assert SHAPES[seat] in lines[side["cube"]]
        (arrow,) = [place for place, line in enumerate(lines) if line[1] == "▸"]
        assert scene.view["epochs"][arrow]["id"] == scene.view["new_epoch"]
        assert lines[9].split()[-6:] == ["6", "3×5~", "2", "4", "2", "7"]


def test_the_tile_is_turned_as_the_engine_lays_it() -> None:
    match, seat = next((match, seat) for match, seat, _ in moments(3, 2, game=TEMPUS) if match.step == "turn_tile")
    view = scene_of(match, own_texts("en", TEMPUS), seat).view
    spot = next(place for place in view["hexes"] if place["id"] == view["spot"])
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    for turn, action in enumerate(match.choices(seat)):
        laid = {(place["q"], place["r"]): place for place in TEMPUS.view(match.foresee(seat, action))["hexes"]}
        assert turned(view["tile"], turn) == [laid[spot["q"] + q, spot["r"] + r]["terrain"] for q, r in around]


def test_a_fight_shows_both_sides_as_far_as_they_may_be_known() -> None:
    """The attacker sees the own cards, the defender only how many there are."""
    words = own_texts("en", TEMPUS)
    for match, defender in hidden_fights(3):
        fight = scene_of(match, words, defender).view["fight"]
        own, other = (text_of(focus(scene_of(match, words, seat), 40)) for seat in (fight["attacker"], defender))
        for text in (own, other):
            assert f"Fight {fight['from']} → {fight['target']}" in text
            assert all(match.players[seat].name in text for seat in (fight["attacker"], defender))
        assert "face down" in other and "[" not in other.split(match.players[defender].name)[0]
        assert "face down" not in own and "[" in own


def test_only_the_hand_of_the_one_who_looks_is_drawn() -> None:
    held = 0
    for match, _ in played(3, 1, most=100):
        for eyes in (None, 0, 1, 2) if match.position % 5 == 0 else ():
            scene = scene_of(match, own_texts("en", TEMPUS), eyes)
            cards = 0 if eyes is None else scene.view["seats"][eyes]["hand_size"]
            shown = re.findall(r"\[[^]]*?(?: ×(\d))?\]", text_of(BOARD.tray(scene, 80)))
            assert sum(int(times or 1) for times in shown) == cards
            held += cards
    assert held > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_told_lines_use_no_drawing_and_name_every_hex(lang: str) -> None:
    for stage in stages(lang):
        told = [*BOARD.told_sheets(stage.scene), *BOARD.told_tray(stage.scene), BOARD.title(stage.scene)]
        assert not set("".join(told)) & DRAWING
        named = set(re.findall(r"[A-M]\d+", "\n".join(told)))
        assert {place["id"] for place in land(stage.scene)} <= named


def test_the_parts_of_the_score_add_up() -> None:
    for moment in all_moments():
        *parts, (name, total) = BOARD.scores(moment.shown["en"].scene)
        assert name == "total" and tuple(total) == moment.points
        assert [sum(column) for column in zip(*(points for _, points in parts), strict=True)] == total


def test_the_title_says_how_far_it_is() -> None:
    titles = {scene.view["step"]: BOARD.title(scene) for scene in scenes()}
    assert titles["tile"].startswith("Building the island") and titles["settle"] == "The first people"
    assert re.fullmatch(r"Epoch \d+ of 10", titles["action"])


def test_government_lies_open_beside_its_player() -> None:
    match = next(match for match, _ in played(3, 4) if match.observed(None).governing.any())
    seat = next(seat for seat in range(3) if match.observed(None).governing[seat].any())
    scene = scene_of(match, own_texts("en", TEMPUS), None)
    line = next(line for line in text_of(panel(scene, 60)).split("\n") if "Government" in line)
    assert scene.names[seat] in line
    told = [line for line in board_of(TEMPUS).told_sheets(scene) if "Government lies open" in line]
    assert len(told) == 1 and told[0].startswith(scene.names[seat])
