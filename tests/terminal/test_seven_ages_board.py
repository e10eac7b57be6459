"""The board of 7 Ages can be read without colours, says what the engine says, keeps the fog, and fits its window."""

from __future__ import annotations

from typing import Any

import pytest
from rich.text import Text

from aevum.core.record import Record
from aevum.core.text import LANGUAGES
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.state import COVERED, ON_THE_WAY, PRODUCTION, REVEALED
from aevum.games.seven_ages.steps import AT_BUILD, AT_COMMIT
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS
from aevum.terminal.boards import board_of, unpainted
from aevum.terminal.boards.seven_ages.atlas import atlas
from aevum.terminal.boards.seven_ages.focus import focus
from aevum.terminal.boards.seven_ages.panel import details, discards, empires, seats, track
from aevum.terminal.boards.seven_ages.signs import MARKS, PIECES, RESOURCES, acting_empire, legend, marks
from aevum.terminal.boards.seven_ages.tray import NO_CARD_VERBS, tray
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region
from tests.terminal.seven_ages_stages import NAMES, SEVEN, all_moments, scene_of_record

BOARD = board_of(SEVEN)
SHAPES = "●■▲◆⬢★✚"
DRAWING = {*"│─▶", *SHAPES, *PIECES.values(), *RESOURCES.values(), *MARKS} - {"~", "!", "»"}
WIDE = 200


def text_of(lines: list[Text]) -> str:
    """Lines as they are read."""
    return "\n".join(line.plain for line in lines)


def table() -> Record:
    """Egyptians of Ann and Romans of Bob, with money, units, a city, a fort, an artifact and a disorder marker."""
    s = empty_table(3)
    egypt = found(s, "egyptians", 0, 3, "egypt", money=12)
    garrison(s, egypt, "egypt", spearmen=2, chariots=1)
    rome = found(s, "romans", 1, 9, "latium", "sicily", money=30)
    garrison(s, rome, "latium", swordsmen=3)
    garrison(s, rome, "libya", spearmen=4)
    s.city[region("egypt")], s.capital[egypt] = 1, region("egypt")
    s.fort[region("latium")], s.disorder[region("sicily")] = 1, 1
    s.wonder[region("egypt")] = ARTIFACT_IDS.index("pyramids")
    s.owned[egypt, ARTIFACT_IDS.index("pyramids")] = 1
    s.glory[0], s.glory[1] = 7, 11
    hand(s, 0, "gauls", "huns")
    return s


def picture(s: Record, seat: int | None = 0, *choices: str, **view: Any) -> str:
    """Everything on the table."""
    return text_of(next(BOARD.pictures(scene_of_record(s, seat, "en", *choices, **view), WIDE)))


def test_it_has_a_board_of_its_own() -> None:
    assert board_of(SEVEN) is not unpainted


def test_no_two_signs_are_alike() -> None:
    signs = [*PIECES.values(), *RESOURCES.values(), *MARKS, *SHAPES]
    assert len(set(signs)) == len(signs) and all(len(sign) == 1 for sign in signs)


def test_the_moments_are_of_many_kinds() -> None:
    steps = {moment.step for moment in all_moments()}
    assert {"bid", "marker", "reveal", "found", "create_unit", "build", "stack", "pick_unit", "go", "redeem"} <= steps


def test_a_line_a_seat_says_glory_cards_and_empires() -> None:
    _, ann, bob, cleo = (line.plain.split() for line in seats(scene_of_record(table()), 80))
    assert ann[:3] == ["▶●", "A", "Ann"] and ann[3] == "7" and ann[5:7] == ["2", "1/5"]
    assert bob[:3] == ["■", "B", "Bob"] and bob[3] == "11"
    assert cleo[-1] == "·"


def test_a_line_an_empire_says_its_figures() -> None:
    scene = scene_of_record(table())
    heads, egypt, rome = (line.plain.split() for line in empires(scene, 100, scene.view["empires"]))
    figures = dict(zip(heads, egypt[2:], strict=False))
    assert egypt[:2] == ["●A1", "Egyptians"] and rome[:2] == ["■B1", "Romans"]
    assert (figures["lvl"], figures["Age"], figures["money"]) == ("3", "1", "12")
    assert (figures["unit"], figures["reg"]) == ("3", "1")


def test_narrow_windows_leave_out_the_last_figures_first() -> None:
    scene = scene_of_record(table())
    for width in range(30, 100):
        lines = empires(scene, width, scene.view["empires"])
        assert all(line.cell_len <= width for line in lines) and "lvl" in lines[0].plain


def test_markers_of_others_are_covered() -> None:
    s = table()
    for empire in range(len(s.player)):
        if s.player[empire] >= 0:
            s.marker_placed[empire], s.marker[empire] = 1, 3
    shown = text_of(empires(scene_of_record(s), WIDE, scene_of_record(s).view["empires"]))
    assert "[manoeuvre]" in shown.splitlines()[1] and "[?]" in shown.splitlines()[2]


def test_own_units_by_type_and_those_of_others_by_number() -> None:
    shown = text_of(atlas(scene_of_record(table()), WIDE, lambda name: name in ("egypt", "latium", "libya")))
    assert "Egypt ψ ●A1 2 spearmen, 1 chariot ♔1Π" in shown
    assert "Latium ■B1×3 ♜" in shown and "swordsmen" not in shown
    theirs = text_of(atlas(scene_of_record(table(), 1), WIDE, lambda name: True))
    assert "Latium ■B1 3 swordsmen ♜" in theirs and "Egypt ψ ●A1×3" in theirs and "Sicily ψ ■B1 ~" in theirs
    nobodys = text_of(atlas(scene_of_record(table(), None), WIDE, lambda name: True))
    assert "spearmen" not in nobodys and "swordsmen" not in nobodys


def test_the_whole_world_is_on_the_first_picture_and_less_on_every_other() -> None:
    scene = scene_of_record(table())
    whole, *others = BOARD.pictures(scene, 80)
    assert all(scene.say(f"region-{name}") in text_of(whole) for name in ("iceland", "chile", "north_sea", "tonga"))
    assert all(len(one) < len(whole) for one in others)


def test_what_can_be_chosen_is_marked() -> None:
    s = table()
    s.group_at = s.group_from = region("egypt")
    for counter in range(len(s.unit_at)):
        if s.unit_at[counter] == region("egypt"):
            s.in_move[counter] = ON_THE_WAY
    scene = scene_of_record(s, 0, "en", "go libya", "go palestine")
    assert marks(scene) == {"libya": "!", "palestine": "▸", "egypt": "»"}
    shown = text_of(atlas(scene, WIDE, lambda name: name in marks(scene)))
    assert "!Libya (desert) ø ■B1×4" in shown and "▸Palestine (clear)" in shown and "»Egypt (fertile)" in shown
    signs = text_of(legend(scene, WIDE, marks(scene)))
    assert "! others there" in signs and "» here now" in signs and "♜" not in signs


def test_the_stack_that_moves_says_what_is_left() -> None:
    s = table()
    s.group_at, s.group_from = region("palestine"), region("egypt")
    s.group_spent[:] = 1
    for counter in range(len(s.unit_at)):
        if s.unit_at[counter] == region("egypt"):
            s.in_move[counter] = ON_THE_WAY
    shown = text_of(focus(scene_of_record(s), WIDE))
    assert "Palestine, from Egypt · 2 spearmen, 1 chariot · movement left: spearmen 1, chariots 2" in shown
    assert "spearmen" not in text_of(focus(scene_of_record(s, 1), WIDE))


def conflict() -> Record:
    """Egyptians who have committed a unit against Romans in Libya."""
    s = table()
    egypt, rome = (int((s.card == CARD_IDS.index(one)).argmax()) for one in ("egyptians", "romans"))
    (fighter,) = garrison(s, egypt, "libya", chariots=1)
    s.in_conflict[fighter] = COVERED
    s.battle_at, s.battle_round = region("libya"), 2
    s.side_empire[:], s.side_seat[:] = (egypt, rome), (0, 1)
    s.side_card[:] = CARD_IDS.index("goths"), CARD_IDS.index("vandals")
    s.side_disorder[1] = 1
    return s


def test_a_conflict_shows_both_sides_as_far_as_one_may_see() -> None:
    shown = text_of(focus(scene_of_record(conflict()), WIDE))
    assert "Conflict in Libya, round 2" in shown and "disorder 1" in shown
    assert "Egyptians · attacks · " in shown and "Romans · defends · " in shown
    assert "1 chariot (2/1)" in shown and "Goths" in shown and "Vandals" not in shown and "4 units" in shown
    theirs = text_of(focus(scene_of_record(conflict(), 1), WIDE))
    assert "chariots" not in theirs and "4 spearmen" in theirs and "Vandals" in theirs and "Goths" not in theirs


def test_a_conflict_tells_the_chances_of_whoever_has_a_side() -> None:
    s = conflict()
    s.step = AT_COMMIT
    shown = text_of(focus(scene_of_record(s), WIDE))
    assert "your chances · against 1: win " in shown and "against 4: win " in shown
    assert "your chances" not in text_of(focus(scene_of_record(s, None), WIDE))


def test_a_trade_shows_both_sides() -> None:
    s = conflict()
    s.battle_at = -1
    shown = text_of(focus(scene_of_record(s, 0, "en", step="trade_card"), WIDE))
    assert "Trade\n●A1 Egyptians · trade value +0 · card Goths" in shown and "■B1 Romans · trade value +0" in shown


def test_a_trade_with_the_draw_pile_shows_the_card_it_turned_up() -> None:
    s = conflict()
    s.battle_at = -1
    s.side_empire[1], s.side_seat[1], s.sides_shown = -1, -1, 1
    s.side_card[1] = CARD_IDS.index("han")
    shown = text_of(focus(scene_of_record(s, 0, "en", step="advance"), WIDE))
    assert "Trade with the draw pile\n" in shown and "Draw pile · card Han" in shown


def test_an_event_says_what_it_does() -> None:
    s = table()
    s.played_card, s.played_by = CARD_IDS.index("egyptians"), 1
    shown = text_of(focus(scene_of_record(s), WIDE))
    assert "Invention (Bob) · Civilise: the civilising empire advances 1 progress level." in shown


def test_prices_are_told_while_one_builds() -> None:
    s = table()
    s.acting = int((s.card == CARD_IDS.index("egyptians")).argmax())
    assert "builds spearmen 2" in text_of(focus(scene_of_record(s, 0, "en", step="build"), WIDE))
    assert "builds" not in text_of(focus(scene_of_record(s, 1, "en", step="build"), WIDE))


def test_what_was_built_is_told_only_while_one_builds() -> None:
    s = table()
    s.acting = int((s.card == CARD_IDS.index("egyptians")).argmax())
    s.placed_here[region("egypt")] = 2
    assert "built now" not in text_of(focus(scene_of_record(s, 0), WIDE)), "left over from the last production"
    s.step = AT_BUILD
    assert "built now: Egypt 2" in text_of(focus(scene_of_record(s, 0), WIDE))


def test_the_empire_that_acts_is_found_by_its_marker() -> None:
    """The record does not always name it."""
    s = table()
    second = found(s, "nubians", 0, 2, "nubia")
    egypt = int((s.card == CARD_IDS.index("egyptians")).argmax())
    s.action = PRODUCTION
    for empire in (egypt, second):
        s.marker_placed[empire], s.marker[empire], s.marker_state[empire] = 1, PRODUCTION, REVEALED
    s.marker_as[egypt] = s.marker_as[second] = PRODUCTION
    step: dict[str, Any] = {"step": "build"}
    assert acting_empire(scene_of_record(s, **step)) is None
    building = acting_empire(scene_of_record(s, 0, "en", "done", "build spearmen nubia", **step))
    assert building is not None and building["id"] == "nubians"
    s.marker_as[second] = -1
    revealed = acting_empire(scene_of_record(s, **step))
    assert revealed is not None and revealed["id"] == "egyptians"
    assert acting_empire(scene_of_record(s, 2, **step)) is None
    assert acting_empire(scene_of_record(s, step="reveal")) is None
    s.marker_placed[second] = 0
    created = acting_empire(scene_of_record(s, step="create_unit"))
    assert created is not None and created["id"] == "nubians"


def test_icons_say_how_near_they_are() -> None:
    scene = scene_of_record(table())
    shown = text_of(details(scene, WIDE, scene.view["empires"]))
    assert "artefacts: Pyramids" in shown and "land regions (Africa) 2: has 1" in shown
    for empire in scene.view["empires"]:
        assert all(scene.say(f"glory-{icon['category']}") in shown for icon in empire["glory"])


def test_the_track_has_every_empire_and_blue_marker() -> None:
    s = table()
    s.blue[ARTIFACT_IDS.index("compass")] = 19
    assert text_of(track(scene_of_record(s), WIDE)) == "Progress  3 ●A1  9 ■B1  19 Compass"


def test_discards_are_open() -> None:
    s = table()
    s.card_at[CARD_IDS.index("incas")] = 1
    assert "discards: Incas" in text_of(discards(scene_of_record(s, 1), WIDE))


def test_the_hand_shows_all_uses_of_what_can_be_chosen() -> None:
    first, second = (line.plain for line in tray(scene_of_record(table(), 0, "en", "found gauls"), WIDE))
    assert "Gauls (Age" in first and first.count("/") == 2 and "Huns" not in first
    assert second.startswith("Hand  Huns")
    assert tray(scene_of_record(table(), 1), WIDE) == [] == tray(scene_of_record(table(), None), WIDE)


def test_whoever_creates_an_empire_sees_where_it_starts_and_what_brings_glory() -> None:
    scene = scene_of_record(table(), 0, "en", "found gauls", step="found")
    first = tray(scene, WIDE)[0].plain
    assert first.startswith("Gauls 5 / Burgundy, Aquitaine / land regions (Europe) ")
    assert any("Gauls 5 / Burgundy, Aquitaine / " in line for line in BOARD.told_tray(scene))


def test_every_verb_that_names_an_empire_is_known() -> None:
    """A verb with cards among its nouns either offers cards of the hand or names an empire in play."""
    names = {verb.name: {noun.name for noun in verb.nouns} for verb in VOCABULARY.verbs}
    assert {verb for verb, nouns in names.items() if nouns & {"empire", "other"}} == set(NO_CARD_VERBS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_told_lines_use_no_drawing(lang: str) -> None:
    for s in (table(), conflict()):
        scene = scene_of_record(s, 0, lang, "go libya", "found gauls")
        for line in [*BOARD.told_sheets(scene), *BOARD.told_tray(scene), BOARD.title(scene)]:
            assert not set(line) & DRAWING, line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120, 200])
def test_a_conflict_fits_every_width(lang: str, width: int) -> None:
    scene = scene_of_record(conflict(), 0, lang, "commit chariots")
    for shown in (*BOARD.pictures(scene, width), BOARD.tray(scene, width)):
        assert all(line.cell_len <= width for line in shown)


def test_the_parts_of_the_score_add_up() -> None:
    s = table()
    s.harvest[:2] = 3, 4
    *parts, (name, total) = BOARD.scores(scene_of_record(s))
    assert name == "glory" and total == [7, 11, 0]
    assert [sum(column) for column in zip(*(points for _, points in parts), strict=True)] == total
    s.harvest[:] = 0
    assert BOARD.scores(scene_of_record(s)) == [("glory", [7, 11, 0])], "nothing was harvested yet"


def test_names_may_be_wide() -> None:
    s = empty_table(7)
    scene = scene_of_record(s)
    lines = seats(scene, 80)
    assert len(lines) == len(NAMES) + 1 and len({line.cell_len for line in lines}) == 1
