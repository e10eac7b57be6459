"""Texts from outside, before anybody sees them: nothing in them steers a screen, and a name is something to see."""

from __future__ import annotations

import unicodedata

MAX_NAME = 40
MAX_SHOWN = 400  # letters of a text from outside within a sentence of ours
INSTEAD = "\ufffd"
_STEERING = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
# Joiners of letters and emoji: needed within words, harmless to a screen.
_JOINERS = "\u200c\u200d"
# Letters by their category, yet nothing is drawn: fillers of Hangul, the empty pattern of Braille, joined graphemes, a
# note without a head.
_BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159"


def clean(text: str) -> str:
    """A text from outside without anything that steers a terminal or turns a line around."""
    return "".join(INSTEAD if unicodedata.category(letter) in _STEERING else letter for letter in text)


def shown(text: str) -> str:
    """A text from outside as it may stand within a sentence: clean, and not longer than a sentence bears."""
    return clean(text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…")


def is_name(text: str) -> bool:
    """Whether somebody can be called so: not too long, nothing that steers a screen, and something to see."""
    seen = "".join(letter for letter in text if letter not in _JOINERS)
    return 0 < len(text) <= MAX_NAME and clean(seen) == seen and any(map(_is_seen, seen))


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LNPS" and letter not in _BLANK
