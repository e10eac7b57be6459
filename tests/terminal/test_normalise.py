"""Typed words lose their case, accents and punctuation, and nothing that tells two words apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.terminal.normalise import nearest, normalise, squeeze


@pytest.mark.parametrize(
    ("typed", "normalised"),
    [
        ("Great_Wall", "great wall"),
        ("  BÂTIR   Pyramide à degrés ", "batir pyramide a degres"),
        ("Ｒｅｒｏｌｌ　１、３", "reroll 1 3"),
        ("reroll 1, 3", "reroll 1 3"),
        ("がか", "がか"),
        ("ロール・スルー", "ロール スルー"),
        ("RT-044", "rt 044"),
        ("sell stone -1", "sell stone -1"),
        ("reroll 1-3", "reroll 1-3"),
        ("give 2 × wood", "give 2 wood"),
        ("l’offre", "l offre"),
        ("", ""),
    ],
)
def test_normalise(typed: str, normalised: str) -> None:
    assert normalise(typed) == normalised


@given(st.text())
def test_folding_twice_changes_nothing(text: str) -> None:
    assert normalise(normalise(text)) == normalise(text)


@given(st.text())
def test_squeezed_words_have_no_spaces(text: str) -> None:
    assert not any(letter.isspace() for letter in squeeze(text))


def test_nearest_needs_a_likeness() -> None:
    assert nearest("graet wall", ["Great Wall", "Temple"]) == "Great Wall"
    assert nearest("xyzzy", ["Great Wall", "Temple"]) is None
