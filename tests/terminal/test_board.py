"""The picture of the table fits every window, and tells by shape, letter and word what it tells by colour."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from aevum.core.match import Match
from aevum.core.phrases import describe_choices
from aevum.core.text import LANGUAGES
from aevum.terminal.boards import board_of
from aevum.terminal.boards.roll_through_the_ages.sheets import sheets
from aevum.terminal.boards.roll_through_the_ages.sights import sights
from aevum.terminal.boards.roll_through_the_ages.strip import strip
from aevum.terminal.completion import Suggestion
from aevum.terminal.interface import Grid, Stage, happenings
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.menu import short_rows
from aevum.terminal.painted import PaintedFace
from aevum.terminal.scene import Scene, scene_of
from tests.terminal.driving import GAME, moments, new_match, own_texts

BOARD = board_of(GAME)
WINDOWS = [(80, 24), (100, 30), (120, 40), (200, 60)]


def _scenes(lang: str, seats: int, every: int = 12) -> list[tuple[Match, int, Scene]]:
    found = []
    for match, seat, _ in moments(seats, 21, {"trading": 1 if seats > 1 else 0}, most=260):
        if match.position % (every if seats > 1 else 4) == 0:
            found.append((match, match.position, scene_of(match, own_texts(lang), seat)))
    assert len(found) > 5
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 120, 200])
def test_every_line_fits(lang: str, seats: int, width: int) -> None:
    for _, _, scene in _scenes(lang, seats):
        for part in (sheets, strip, BOARD.tray):
            assert all(line.cell_len <= width for line in part(scene, width)), part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seven_dice_fit_in_eighty_columns(lang: str) -> None:
    faces = ["food3", "good1", "goods2_skull", "workers3", "food2_or_workers2", "coins7", "goods2_skull"]
    _, _, scene = _scenes(lang, 2)[0]
    dice = [{"face": face, "skull": "skull" in face, "locked": "skull" in face} for face in faces]
    drawn = BOARD.tray(Scene(scene.view | {"dice": dice, "step": "reroll"}, scene.texts, scene.names, 0), 80)
    assert all(line.cell_len <= 80 for line in drawn)
    text = "\n".join(line.plain for line in drawn)
    assert all(f"─{number}" in text or f"━{number}" in text for number in range(1, 8))
    assert text.count(own_texts(lang).say("terminal-rta-held")) == 2
    assert text.count("☠") == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_full_stores_and_long_names_fit_in_eighty_columns(lang: str) -> None:
    _, _, scene = _scenes(lang, 4)[0]
    for seat in scene.view["seats"]:
        seat["goods"] = [good | {"count": good["capacity"], "value": 63} for good in seat["goods"]]
        seat |= {"goods_total": 30, "goods_limit": 6, "goods_value": 247, "food": 15}
        seat["score"]["total"] = -123
    names = ("Nebuchadnezzar II", "花子さんと太郎さん", "Ann", "B")
    for part in (strip, sheets):
        drawn = part(Scene(scene.view, scene.texts, names, 0), 80)
        assert all(line.cell_len <= 80 for line in drawn)
        assert "-123" in "".join(line.plain for line in drawn)
        assert any("Nebuch" in line.plain for line in drawn)


def test_a_held_die_differs_in_frame_and_word() -> None:
    for match, seat, _ in moments(2, 3):
        scene = scene_of(match, own_texts(), seat)
        held = sum(die["locked"] for die in scene.view["dice"])
        if match.step == "reroll" and 0 < held < 3:
            break
    drawn = [line.plain for line in BOARD.tray(scene, 80)]
    assert drawn[0].count("┏") == held and drawn[0].count("╭") == len(scene.view["dice"]) - held
    assert drawn[3].count("held") == held


def test_the_sheets_show_what_the_view_says() -> None:
    match, _, scene = _scenes("en", 3)[-1]
    drawn = [line.plain for line in sheets(scene, 200)]
    rows = {line.split("  ")[0].strip(): line for line in drawn[1:]}
    for seat, mark in enumerate(("● A", "■ B", "▲ C")):
        assert mark in drawn[0]
        assert str(match.scores()[seat]) in rows["points"]
    pegs = [seat["food"] for seat in scene.view["seats"]]
    assert rows["food"].count("▮") == sum(pegs)
    wall = next(line for name, line in rows.items() if name.startswith("Great Wall"))
    open_walls = [
        project
        for seat in scene.view["seats"]
        for project in seat["projects"]
        if project["id"] == "great_wall" and not project["complete"]
    ]
    assert wall.count("▰") == sum(project["ticked"] for project in open_walls)
    assert not any(line.startswith("Hanging Gardens") for line in drawn)


@pytest.mark.rule("RT-124", "RT-125")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_plays_alone_is_told_what_holds_alone(lang: str) -> None:
    _, _, alone = _scenes(lang, 1)[0]
    _, _, together = _scenes(lang, 4)[0]
    say = alone.say

    def told(scene: Scene, name: str) -> str:
        return next(" ".join(sight.tell()) for sight in sights(scene) if name in sight.names)

    effects = say("development-religion-effect"), say("development-religion-effect-alone")
    assert [effects[0] in told(scene, "religion") for scene in (alone, together)] == [False, True]
    assert [effects[1] in told(scene, "religion") for scene in (alone, together)] == [True, False]
    numbers = [set(re.findall(r"\d+", told(scene, "great_wall"))) for scene in (alone, together)]
    assert numbers[0] == {"13", "10"} and "5" in numbers[1]
    rows = ["\n".join(line.plain for line in sheets(scene, 200)) for scene in (alone, together)]
    assert ["10/5" in row for row in rows] == [False, True] and f"{say('project-great_wall')} 10" in rows[0]


def test_owners_of_developments_are_told_by_shape() -> None:
    _, _, scene = _scenes("en", 2)[-1]
    owned = [(seat, name) for seat in range(2) for name in scene.view["seats"][seat]["developments"]]
    assert owned
    drawn = [line.plain for line in sheets(scene, 120)]
    for seat, name in owned:
        word = own_texts().say(f"development-{name}")
        line = next(line for line in drawn if f"{word} " in line[60:])
        assert "●■"[seat] in line[60:]


def _stage(match: Match, seat: int, lang: str) -> Stage:
    words = own_texts(lang)
    names = tuple(player.name for player in match.players)
    choices = describe_choices(match, seat, words)
    news = happenings(match, words, max(0, match.position - 30), match.position, seat)
    rows = short_rows(Lexicon(GAME.vocabulary, words, names), choices)
    asked = words.say(f"step-{match.step}")
    return Stage(scene_of(match, words, seat), BOARD, "Heading", news, asked, [], rows)


def _painted(width: int, height: int, lang: str = "en", **how: object) -> tuple[PaintedFace, io.StringIO]:
    shown = io.StringIO()
    console = Console(file=shown, width=width, height=height, force_terminal=True, **how)  # type: ignore[arg-type]  # any option

    def prompt(seat: int | None, name: str, suggest: object) -> str:
        raise EOFError

    return PaintedFace(own_texts(lang), console, prompt, lambda: 1), shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_picture_fits_the_window(lang: str, width: int, height: int) -> None:
    for seats in (2, 4):
        for match, seat, _ in moments(seats, 31, most=120):
            if match.position % 15 == 0:
                interface, shown = _painted(width, height, lang, no_color=True)
                interface.draw(_stage(match, seat, lang))
                picture = shown.getvalue().split("\x1b[H")[-1]
                lines = picture.rstrip("\n").split("\n")
                assert len(lines) <= height - 1, f"{len(lines)} lines in {match.step}"


@pytest.mark.parametrize("width", [1, 7, 20, 40, 60])
def test_a_window_that_is_too_small_is_no_reason_to_fail(width: int) -> None:
    for match, seat, _ in moments(4, 31, {"trading": 1}, most=30):
        interface, shown = _painted(width, 10)
        interface.draw(_stage(match, seat, "fr"))
        interface.table(_stage(match, seat, "fr"))
        assert shown.getvalue()


def test_a_high_window_shows_all_sheets_and_a_low_one_a_strip() -> None:
    match, seat, _ = next(moments(2, 31))
    for height, pegs in ((40, True), (24, False)):
        interface, shown = _painted(120, height)
        interface.draw(_stage(match, seat, "en"))
        assert ("▯" in shown.getvalue()) == pegs
        assert "points" in shown.getvalue() and "roll" in shown.getvalue()


def test_old_news_are_left_out_by_whole_sentences() -> None:
    match = next(match for match, _, _ in moments(3, 31) if match.position == 60)
    interface, shown = _painted(80, 24, no_color=True)
    interface.draw(_stage(match, match.pending[0], "en"))
    lines = re.sub(r"\x1b\[\d*[mH]", "", shown.getvalue()).splitlines()
    place = lines.index("… earlier: “log”")
    sentences = [told.text for told in happenings(match, own_texts(), 0, match.position, None)]
    first = re.sub(r"^(● A|■ B|▲ C)? *", "", lines[place + 1])
    assert any(sentence.startswith(first[:20]) or first.startswith(sentence) for sentence in sentences)


def test_without_colours_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, _ = next(moments(2, 31))
    coloured, with_colour = _painted(80, 24, color_system="truecolor")
    coloured.draw(_stage(match, seat, "en"))
    monkeypatch.setenv("NO_COLOR", "1")
    bare, without = _painted(80, 24)
    bare.draw(_stage(match, seat, "en"))
    colours = re.compile(r"\x1b\[(\d;)?[349]\d")
    assert colours.search(with_colour.getvalue()) and not colours.search(without.getvalue())
    for mark in ("● A", "■ B", "╭─1"):
        assert mark in without.getvalue()


def test_figures_stand_in_columns() -> None:
    interface, shown = _painted(80, 24, no_color=True)
    interface.grid(Grid(("Ann", "花子"), (("monuments", (10, 2)), ("total", (12, -3)))))
    bare = re.sub(r"\x1b\[\d*m", "", shown.getvalue())
    assert [line.split() for line in bare.splitlines()] == [
        ["●", "A", "Ann", "■", "B", "花子"],
        ["monuments", "10", "2"],
        ["total", "12", "-3"],
    ]
    assert len({cell_len(line) for line in bare.splitlines()}) == 1


def test_told_lines_use_no_drawing() -> None:
    for lang in LANGUAGES:
        for _, _, scene in _scenes(lang, 3, every=30):
            for line in [*BOARD.told_sheets(scene), *BOARD.told_tray(scene), BOARD.title(scene)]:
                assert not set(line) & set("▮▯▰▱│─╭●■▲◆☠▶"), line


def test_the_parts_of_the_score_add_up() -> None:
    match = new_match("greedy", "greedy", seed=3)
    assert match.scores() == [0, 0]
    for match, _, scene in _scenes("en", 3):
        *parts, (name, total) = BOARD.scores(scene)
        assert name == "total"
        assert [sum(column) for column in zip(*(points for _, points in parts), strict=True)] == total
        assert len(match.players) == len(total)


def test_a_suggestion_is_a_plain_value() -> None:
    assert Suggestion("stop", 1) == Suggestion("stop", 1, "")
