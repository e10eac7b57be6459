"""Lists of the rich screen lose nothing while there is room: long lines go on below, and a fight is told together."""

from __future__ import annotations

import dataclasses
import io
import re
from collections.abc import Sequence

import pytest
from rich.cells import cell_len
from rich.console import Console

from aevum.terminal.interface import Happening, Stage
from aevum.terminal.menu import Row
from aevum.terminal.painted import PaintedFace
from tests.terminal.driving import own_texts
from tests.terminal.history_stages import HISTORY, all_moments
from tests.terminal.staging import painted

LANDS = ("Western Anatolia", "Eastern Anatolia", "Middle Tigris", "Persian Plateau", "Persian Salt Desert")
ONE_OF = f"attack one of {', '.join(LANDS)}"
LONG = "Three dice and ties won until the first loss, then two dice and ties won until the second"
ROWS = [
    Row((1,), "play Leader", "", "+1 to every attack"),
    Row((2,), "play Jihad", "", LONG),
    Row((3, 4, 5, 6, 7), ONE_OF, "", "58% against 1 die", is_list=True),
    Row((8,), "done", "Done", "+4 points"),
]


def bare(shown: str) -> list[str]:
    return re.sub(r"\x1b\[[\d;]*m", "", shown.split("\x1b[H")[-1]).rstrip("\n").split("\n")


def listed(rows: Sequence[Row], width: int = 80) -> list[str]:
    interface, shown = painted(HISTORY, width, 24, "en")
    interface.rows(rows)
    return bare(shown.getvalue())


def drawn(rows: Sequence[Row], height: int, can: Sequence[str] = (), told: Sequence[Happening] = ()) -> list[str]:
    """The screen before a decision with these choices."""
    stage: Stage = next(moment.shown["en"] for moment in all_moments() if moment.step == "event")
    interface, shown = painted(HISTORY, 80, height, "en")
    interface.draw(dataclasses.replace(stage, rows=rows, can=can, happened=told))
    return bare(shown.getvalue())


@pytest.mark.parametrize("width", [50, 60, 80, 120])
def test_a_list_of_choices_is_shown_whole(width: int) -> None:
    lines = listed(ROWS, width)
    said = " ".join(" ".join(lines).split())
    for row in ROWS:
        assert row.words in said and row.effects in said
    assert max(map(cell_len, lines)) <= width


def test_what_is_too_long_goes_on_in_its_column() -> None:
    lines = listed(ROWS[:2])
    assert lines[1].startswith(" 2  play Jihad   Three dice")
    assert lines[2].index(lines[2].strip()) == lines[1].index("Three") == lines[0].index("+1")


def test_without_room_a_list_is_cut_between_two_names() -> None:
    lines = [line for line in drawn([ROWS[2]] * 7, 24) if "attack one of" in line]
    assert len(lines) == 7
    for line in lines:
        kept = line.split("attack one of ")[1].split(", …  ")[0].split(", ")
        assert kept == list(LANDS[: len(kept)]) and "58% against 1 die" in line


def test_side_by_side_effects_are_kept_while_they_fit() -> None:
    rows = [Row((place,), f"raid Land {place}", "", f"+{place} if won") for place in range(1, 16)]
    said = " ".join(drawn(rows, 24))
    assert all(f"{place} raid Land {place} (+{place} if won)" in said for place in range(1, 16))


def test_many_choices_are_told_in_short() -> None:
    """Rather the number of ways than a list that ends in the middle."""
    rows = [Row((place,), f"attack the land with the long name {place}", "", "58%") for place in range(1, 40)]
    lines = drawn(rows, 24, can=["You can: attack (39 ways)."])
    assert lines[-2:] == ["You can: attack (39 ways).", "… “choices” lists all"]


def test_a_few_numbers_stand_before_their_line_and_many_do_not() -> None:
    few, many = listed([Row((2, 4), "bid one of A, B", "", ""), Row((1, 3, 5, 7), "bid one of C, D, E, F", "", "")])
    assert few.split()[:3] == ["2", "4", "bid"] and many.split()[0] == "bid"


def test_an_answer_is_not_wiped_out_by_the_next_picture() -> None:
    stage: Stage = next(moment.shown["en"] for moment in all_moments() if moment.step == "event")
    shown = io.StringIO()
    console = Console(file=shown, width=80, height=40, force_terminal=True, no_color=True)
    face = PaintedFace(own_texts("en", HISTORY), console, lambda seat, name, suggest: "forgo", lambda: 1)
    face.say("Said before anything was typed.")
    face.ask(0, "Ann", lambda typed: [])
    face.say("From now on you are asked.")
    face.draw(stage)
    picture = " ".join(bare(shown.getvalue()))
    assert "From now on you are asked." in picture and "before anything" not in picture
    face.ask(0, "Ann", lambda typed: [])
    face.draw(stage)
    assert "From now on" not in " ".join(bare(shown.getvalue())), "it has been read"


FIGHT = [
    Happening(0, "Ann attacks Bob: from Zagros to Levant."),
    Happening(None, "5, 2 against 3: 5 to 3."),
    Happening(None, "The fort falls: Levant."),
    Happening(0, "Ann takes the land: Levant."),
]


def test_a_fight_is_one_paragraph() -> None:
    said = " ".join(part.strip() for part in drawn(ROWS[:1], 40, told=FIGHT))
    assert f"● A {' '.join(happening.text for happening in FIGHT)}" in said


def test_what_is_about_nobody_stands_by_itself_between_two_players() -> None:
    between = [FIGHT[0], Happening(None, "Epoch II begins."), Happening(1, "Bob draws an empire card.")]
    lines = drawn(ROWS[:1], 40, told=between)
    assert "    Epoch II begins." in lines and "■ B Bob draws an empire card." in lines


def test_long_effects_are_whole_as_long_as_there_is_room() -> None:
    rows = [Row((place,), f"play Card {place}", "", LONG) for place in range(1, 6)]
    lines = drawn(rows, 24)
    said = " ".join(" ".join(lines).split())
    whole = said.count(LONG)
    cut = sum("…" in line and "Three dice" in line for line in lines)
    assert whole > 0 and cut > 0 and whole + cut == len(rows)
    assert "“choices” lists all" in said
