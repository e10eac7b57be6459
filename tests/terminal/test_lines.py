"""Lines fit their cells, Japanese included, and nothing from outside steers the terminal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from aevum.core.letters import clean
from aevum.terminal.lines import NEVER_FIRST, NEVER_LAST, pad, shorten, wrap

JAPANESE = "「統率」でダイスを1個振り直せます（ドクロも可）。使わずに見送ることもできます。"


@pytest.mark.parametrize("width", range(20, 60))
def test_japanese_breaks_between_letters_but_not_before_a_full_stop(width: int) -> None:
    lines = wrap(JAPANESE, width)
    assert "".join(lines) == JAPANESE
    assert all(cell_len(line) <= width for line in lines)
    assert all(line[0] not in NEVER_FIRST and line[-1] not in NEVER_LAST for line in lines)


@pytest.mark.parametrize("width", range(4, 20))
def test_no_line_begins_with_a_small_kana(width: int) -> None:
    text = "ティグリス川下流、ヒッタイト、ちょっと"
    lines = wrap(text, width)
    assert "".join(lines) == text and not any(line[0] in "ィッゃょっ、" for line in lines)


def test_words_stay_whole() -> None:
    assert wrap("one two three", 8) == ["one two", "three"]
    assert wrap("one two three", 8, indent=2) == ["one two", "  three"]
    assert wrap("", 8) == [""]


def test_french_quotes_and_colons_stay_with_their_words() -> None:
    assert wrap("dites : « oui »", 9) == ["dites\u00a0:", "«\u00a0oui\u00a0»"]


@given(st.text(alphabet="ab あ漢、。 ", max_size=60), st.integers(6, 30))
def test_wrapping_loses_only_spaces(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert "".join("".join(lines).split()) == "".join(text.split())


@given(st.text(alphabet="abcあ漢☠", max_size=30), st.integers(1, 20), st.booleans())
def test_padding_fills_the_cells_exactly(text: str, width: int, right: bool) -> None:
    assert cell_len(pad(text, width, right)) == width


def test_shortening_says_that_something_is_left_out() -> None:
    assert shorten("Nebuchadnezzar", 8) == "Nebucha…"
    assert shorten("漢字漢字", 5) == "漢字…"
    assert shorten("Ann", 8) == "Ann"


def test_nothing_steers_the_terminal() -> None:
    assert clean("\x1b[2J\x07Ann\u202e\n") == "�[2J�Ann��"
    assert clean("Éloïse 花子") == "Éloïse 花子"
