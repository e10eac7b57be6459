"""Texts from outside are harmless wherever they are shown, and nobody has a name that cannot be seen."""

from __future__ import annotations

import pytest

from aevum.core.errors import ReplayDiffers
from aevum.core.letters import MAX_NAME, MAX_SHOWN, clean, is_name, shown
from aevum.core.text import LANGUAGES

STEERING = ("\x1b[2J", "\x9b31m", "\r", "\x00", "\u202e", "\u2066", "\u2028", "\ud800", "\ue000", "\u200b")


@pytest.mark.parametrize("steering", STEERING)
def test_nothing_that_steers_a_screen_is_left(steering: str) -> None:
    kept = clean(f"before{steering}after")
    assert kept.startswith("before�") and kept.endswith("after")
    assert not set(steering) & set(kept) - set("[2J31m")


def test_a_long_text_is_cut_within_a_sentence() -> None:
    assert shown("x" * MAX_SHOWN) == "x" * MAX_SHOWN
    assert shown("x" * (MAX_SHOWN + 1)) == "x" * (MAX_SHOWN - 1) + "…"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_error_says_clean_words_however_long_and_wild_they_were(lang: str) -> None:
    said = ReplayDiffers(step=3, action="\x1b]0;gone\x07" + "roll " * 1000).say(lang)
    assert "\x1b" not in said and "\x07" not in said and "…" in said and len(said) < 2 * MAX_SHOWN


@pytest.mark.parametrize(
    "name", ["Ada", "千枝", "Zoë", "👩\u200d🚀", "O'Hara", "R2-D2", "x" * MAX_NAME, "می\u200cخواهم"]
)
def test_a_name(name: str) -> None:
    assert is_name(name)


NO_NAMES = [
    "",
    " ",
    "\u200b\u200b",
    "\u200d",
    "\u3164",
    "\u2800",
    "\u00ad",
    "\u034f",
    "\U0001d159",
    "x" * (MAX_NAME + 1),
]


@pytest.mark.parametrize("name", [*NO_NAMES, *(f"Ada{steering}" for steering in STEERING)])
def test_no_name(name: str) -> None:
    assert not is_name(name)
