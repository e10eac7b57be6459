"""The atlas of History of the World can be read without colours, says what the engine says, and fits its window."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.text import Text

from aevum.core.text import LANGUAGES
from aevum.terminal.boards import board_of
from aevum.terminal.boards.history_of_the_world.atlas import area_head, atlas, strip, tight_strip
from aevum.terminal.boards.history_of_the_world.panel import BARS, SAILING, empires, focus, seats
from aevum.terminal.boards.history_of_the_world.signs import LEVELS, MARKS, PIECES, legend, marks
from aevum.terminal.interface import Stage
from aevum.terminal.scene import Scene, scene_of
from tests.terminal.driving import own_texts
from tests.terminal.history_stages import DECISIONS, HISTORY, RARE, all_moments, played
from tests.terminal.staging import painted

BOARD = board_of(HISTORY)
SHAPES, LETTERS = "●■▲◆⬢★", "ABCDEF"
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
DRAWING = {*"│─▶", *SHAPES, *PIECES.values(), *LEVELS.values(), *MARKS} - {"*", "Π", "!", "»"}
Thing = dict[str, Any]


def stages(lang: str = "en") -> list[Stage]:
    return [moment.shown[lang] for moment in all_moments()]


def scenes() -> list[Scene]:
    return [stage.scene for stage in stages()]


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def test_the_moments_cover_the_game() -> None:
    assert {moment.step for moment in all_moments()} == DECISIONS - RARE


def test_no_two_signs_are_alike() -> None:
    signs = [*PIECES.values(), *LEVELS.values(), *MARKS, *SHAPES]
    assert len(set(signs)) == len(signs) and all(len(sign) == 1 for sign in signs)


class Reader:
    """Somebody who looks a land up in the atlas: first its Area, then its name."""

    def __init__(self, scene: Scene, lines: list[Text]) -> None:
        areas = {scene.say(f"area-{area['id']}"): str(area["id"]) for area in scene.view["areas"]}
        names = {scene.say(f"land-{land['id']}"): land["id"] for land in scene.view["lands"]}
        self.heads: dict[str, str] = {}
        self.entries: dict[tuple[str, str], tuple[str, str]] = {}
        area = ""
        for line in (line.plain for line in lines):
            area = areas.get(re.split(r" \d", line.lstrip("▸"))[0], area)
            if line.startswith(" "):
                for part in re.split(" {2,}", line.strip()):
                    name = max((name for name in names if part.lstrip("▸!»").startswith(name)), key=len)
                    mark, _, rest = part.partition(name)
                    self.entries[area, names[name]] = mark or " ", rest
            else:
                self.heads[area] = f"{self.heads.get(area, '')} {line}".strip()

    def entry(self, land: Thing) -> tuple[str, str] | None:
        """The mark before a land, and what stands behind its name; None where it is not shown."""
        return self.entries.get((land["area"], land["id"]))


def expected(land: Thing) -> str:
    """A land as it stands behind its name, without odds."""
    text = ""
    if land["holder"] is not None:
        count = f"×{land['armies']}" if land["armies"] > 1 else ""
        text += f" {SHAPES[land['holder']]}{LETTERS[land['holder']]}{count} {numeral(land)}"
    standing = [piece for piece in PIECES if land.get(piece) or land["settlement"] == piece]
    return text + (" " + "".join(PIECES[piece] for piece in standing) if standing else "")


def numeral(land: Thing) -> str:
    """The epoch of the armies in a land, from the list of empires; what came by a card has none."""
    empires_in_order = next(verb.first for verb in HISTORY.vocabulary.verbs if verb.name == "incite")
    assert empires_in_order is not None
    if land["source"]["kind"] == "card":
        return "–"
    place = empires_in_order.items.index(land["source"]["id"])
    return ROMAN[place // 7] if place < 49 else ROMAN[place - 49]


@pytest.mark.parametrize("width", [80, 53])
def test_every_land_with_an_army_stands_under_its_area(width: int) -> None:
    shown = 0
    for scene in scenes():
        reader = Reader(scene, atlas(scene, width, lambda land: True))
        for land in scene.view["lands"]:
            entry = reader.entry(land)
            assert entry is not None and re.sub(r" \d+%", "", entry[1]) == expected(land), land
            shown += land["holder"] is not None
    assert shown > 1000


def test_an_area_shows_its_value_and_what_everybody_would_score_there() -> None:
    levels = set()
    for scene in scenes():
        reader = Reader(scene, atlas(scene, 80, lambda land: True))
        short = text_of(strip(scene, 80))
        for area in scene.view["areas"]:
            sides = [
                (f"{LETTERS[seat]}{LEVELS[side['level']]}", side["points"])
                for seat, side in enumerate(area["seats"])
                if side["level"]
            ]
            name = scene.say(f"area-{area['id']}")
            head = " ".join(reader.heads[area["id"]].split()).lstrip("▸")
            assert head == " ".join([name, str(area["value"]), *(f"{level}+{points}" for level, points in sides)])
            if sides or area["value"]:
                assert re.search(rf"{name} +{area['value']} {''.join(level for level, _ in sides)}( |\n|$)", short)
            levels |= {level[1] for level, _ in sides}
    assert levels == set(LEVELS.values())


def test_the_atlas_shows_the_odds_of_every_attack() -> None:
    attacks = 0
    for scene in scenes():
        reader = Reader(scene, atlas(scene, 80, lambda land: True))
        chances = {attack["land"]: round(attack["odds"]) for attack in scene.view["attacks"]}
        for land in scene.view["lands"]:
            entry = reader.entry(land)
            if land["id"] in chances:
                assert entry and entry[0] in "!»" and entry[1].endswith(f" {chances[land['id']]}%")
                attacks += 1
            elif scene.view["step"] == "expand":
                assert entry and "%" not in entry[1] and entry[0] != "!"
    assert attacks > 20


def test_what_can_be_chosen_is_marked() -> None:
    marked = set()
    for scene in scenes():
        reader = Reader(scene, atlas(scene, 80, lambda land: True))
        offered = {choice.words.split(" ")[1]: choice.verb for choice in scene.choices if " " in choice.words}
        for land in scene.view["lands"]:
            entry = reader.entry(land)
            if offered.get(land["id"], "fortify") not in ("fortify", "approach", "afflict"):
                assert entry and entry[0] != " ", (land["id"], offered[land["id"]])
                marked.add(entry[0])
        if scene.view["battle"]:
            target = next(land for land in scene.view["lands"] if land["id"] == scene.view["battle"]["land"])
            assert (reader.entry(target) or "")[0] == "»"
            marked.add("»")
    assert marked == set(MARKS)


def test_an_area_is_marked_only_where_an_area_is_chosen() -> None:
    """A land may be called like its Area, as Australia is."""
    seen = set()
    for scene in scenes():
        struck = {choice.words.split(" ")[1] for choice in scene.choices if choice.verb == "afflict"}
        for area in scene.view["areas"]:
            name = scene.say(f"area-{area['id']}")
            head = area_head(scene, area, 80)[0].plain
            assert head.startswith(f"▸{name}" if area["id"] in struck else name)
            for short in (strip(scene, 80), tight_strip(scene, 80)):
                assert (re.search(rf"▸{name} ", text_of(short)) is not None) <= (area["id"] in struck)
            seen.add(area["id"] in struck)
    assert seen == {True, False}


def test_the_tight_strip_says_what_the_roomy_one_says() -> None:
    for scene in scenes():
        roomy, tight = (" ".join(text_of(lines(scene, 200)).split()) for lines in (strip, tight_strip))
        for area in scene.view["areas"]:
            name = scene.say(f"area-{area['id']}")
            entry = re.search(rf"{name} +{area['value']}( ([A-F][▁▄█])+)?", roomy)
            assert (entry.group() if entry else "") in tight


def test_what_can_be_reached_is_shown_before_the_areas_are() -> None:
    """In a low window the lands of the decision with their odds come before a strip of Areas."""
    for scene in scenes():
        reached = reached_in(scene)
        tightest = [picture for picture in map(text_of, BOARD.pictures(scene, 80)) if reached in picture][-1]
        assert not reached or text_of(strip(scene, 80)) not in tightest


def reached_in(scene: Scene) -> str:
    """The lands of the decision, Area by Area."""
    marked = marks(scene)
    return text_of(atlas(scene, 80, lambda land: land["id"] in marked))


def test_the_legend_shows_no_mark_that_is_not_on_the_board() -> None:
    for scene in scenes():
        shown = text_of(atlas(scene, 80, lambda land: True))
        assert ("▸ possible" in text_of(legend(scene, 80))) == ("▸" in shown), scene.view["step"]


def test_the_empires_for_a_civil_war_show_whose_they_are_and_how_large() -> None:
    tried = 0
    for scene in (scene for scene in scenes() if scene.view["step"] == "incite"):
        shown, told = text_of(focus(scene, 80)), "\n".join(BOARD.told_tray(scene))
        for choice in scene.choices:
            empire = {"kind": "empire", "id": choice.words.split(" ")[1]}
            lands = [land for land in scene.view["lands"] if land["source"] == empire]
            name, holder = scene.say(f"empire-{empire['id']}"), lands[0]["holder"]
            assert f"{name} {SHAPES[holder]}{LETTERS[holder]} {len(lands)}" in shown
            assert f"{name} ({scene.names[holder]}, {len(lands)} land" in told
            tried += 1
    assert tried > 5


def test_the_seas_show_who_holds_them() -> None:
    held = 0
    for scene in scenes():
        whole = " ".join(text_of(next(BOARD.pictures(scene, 80))).split())
        assert ("At sea" in text_of(focus(scene, 80))) <= (scene.view["step"] in SAILING)
        for water in scene.view["waters"]:
            if water["holder"] is not None:
                badge = SHAPES[water["holder"]] + LETTERS[water["holder"]]
                assert whole.count(f"{scene.say('water-' + water['id'])} {badge}") == 1
                held += 1
    assert held > 20


def test_armies_are_counted_only_where_they_can_be_placed() -> None:
    for scene in scenes():
        said = text_of(focus(scene, 80))
        assert "0 armies to place" not in said or scene.view["step"] in ("expand", "naval")


def test_the_legend_explains_every_sign() -> None:
    for scene in scenes():
        shown, told = text_of(atlas(scene, 80, lambda land: True)), text_of(legend(scene, 80))
        for sign in set(shown) & {*PIECES.values(), *LEVELS.values(), "▸"}:
            assert f"{sign} " in told, sign


@pytest.mark.parametrize("width", [1, 20, 60])
def test_a_window_that_is_too_small_is_no_reason_to_fail(width: int) -> None:
    for stage in stages("fr")[::5]:
        interface, shown = painted(HISTORY, width, 10, "fr")
        interface.draw(stage)
        interface.table(stage)
        assert shown.getvalue()


def test_the_seats_show_what_the_view_says() -> None:
    for moment in all_moments():
        scene = moment.shown["en"].scene
        heads, *lines = [line.plain for line in seats(scene, 100)]
        assert heads.split() == ["pts", "now", "land", "cards", "mark", *ROMAN]
        for seat, (line, side) in enumerate(zip(lines, scene.view["seats"], strict=True)):
            assert line.startswith("▶" if seat == scene.view["turn"] else " ")
            points, now, lands, cards, markers, *epochs = line.split(scene.names[seat])[1].split()[:12]
            assert (int(points), int(now), int(lands)) == (moment.points[seat], side["now"]["total"], side["lands"])
            assert (cards, int(markers)) == (f"{side['greater']}+{side['lesser']}", len(side["markers"]))
            assert [0 if one == "·" else int(one) for one in epochs] == side["score"]["epochs"]


def test_the_chart_has_a_bar_for_every_epoch_and_the_best_is_the_highest() -> None:
    scene = all_moments()[-1].shown["en"].scene
    points = [side["score"]["epochs"] for side in scene.view["seats"]]
    charts = [line.plain[-7:] for line in seats(scene, 100)[1:]]
    pairs = zip([one for row in points for one in row], "".join(charts), strict=True)
    heights = sorted((one, BARS.index(bar)) for one, bar in pairs)
    assert [bar for _, bar in heights] == sorted(bar for _, bar in heights)
    assert max(heights)[1] == len(BARS) - 1 and all((one > 0) == (bar > 0) for one, bar in heights)


def test_empires_show_their_holders_only_as_far_as_one_may_know() -> None:
    words, seen = own_texts("en", HISTORY), set()
    for match, seat in played(3, 4, {}, most=60):
        for eyes in (None, 0, 1, 2):
            scene = scene_of(match, words, eyes)
            shown = " ".join(text_of(empires(scene, 80)).split())
            (told,) = [line for line in BOARD.told_sheets(scene) if line.startswith("Empires of this epoch: ")]
            for empire in scene.view["empires"]:
                said = f"{words.say('empire-' + empire['id'])} {empire['strength']}"
                rest = shown.split(said)[1]
                known = empire["holder"]
                sign = "–" if empire["unused"] else "?" if known is None else SHAPES[known] + LETTERS[known]
                assert empire["id"] == scene.view["draw"]["drawn"] or rest.startswith(f" {sign}")
                whose = "nobody" if empire["unused"] else "not known" if known is None else scene.names[known]
                assert f"{said}, {whose}" in told
                seen.add(sign)
        assert (scene_of(match, words, seat).view["draw"]["drawn"] is not None) == (match.step == "empire")
    assert {"–", "?", "●A", "■B", "▲C"} == seen


def test_the_panel_tells_what_is_decided_about() -> None:
    told = {stage.scene.view["step"]: " ".join(text_of(focus(stage.scene, 80)).split()) for stage in stages()}
    assert re.match(r"You have drawn: .+ · strength \d+ · starts in ", told["empire"])
    assert re.search(r" · strength \d+ · starts in ", told["event"])
    assert re.search(r" · \d+ arm(y|ies) to place", told["expand"])
    assert re.search(r"Battle for .+ \d dice.* \d (die|dice)", told["route"])


def test_only_the_hand_of_the_one_who_looks_is_drawn() -> None:
    held = 0
    for match, _ in played(3, 1, {}, most=60):
        for eyes in (None, 0, 1, 2) if match.position % 5 == 0 else ():
            scene = scene_of(match, own_texts("en", HISTORY), eyes)
            side = None if eyes is None else scene.view["seats"][eyes]
            cards = side["greater"] + side["lesser"] if side else 0
            shown = text_of(BOARD.tray(scene, 80))
            several = sum(int(count) - 1 for count in re.findall(r"×(\d+)]", shown))
            assert shown.count("[") + several == cards
            assert ("Greater" in shown, "Lesser" in shown) == tuple(
                bool(side and side[deck]) for deck in ("greater", "lesser")
            )
            held += cards
    assert held > 100


@pytest.mark.parametrize("lang", LANGUAGES)
def test_told_lines_use_no_drawing_and_name_every_land(lang: str) -> None:
    for stage in stages(lang):
        told = [*BOARD.told_sheets(stage.scene), *BOARD.told_tray(stage.scene), BOARD.title(stage.scene)]
        whole = "\n".join(told)
        assert not set(whole) & DRAWING
        for land in stage.scene.view["lands"]:
            assert stage.scene.say(f"land-{land['id']}") in whole
        for attack in stage.scene.view["attacks"]:
            assert f"{round(attack['odds'])}" in "\n".join(BOARD.told_tray(stage.scene))


def test_the_parts_of_the_score_add_up() -> None:
    for moment in all_moments():
        *parts, (name, total) = BOARD.scores(moment.shown["en"].scene)
        assert name == "total" and tuple(total) == moment.points
        assert [sum(column) for column in zip(*(points for _, points in parts), strict=True)] == total


def test_the_title_says_how_far_it_is_and_who_acts() -> None:
    for scene in scenes():
        title = BOARD.title(scene)
        assert title.startswith(f"Epoch {ROMAN[scene.view['epoch'] - 1]}")
        assert not scene.view["active"] or title.endswith(scene.say(f"empire-{scene.view['active']}"))
