"""Typed words without what people leave out: case, accents, underscores, punctuation, wide letters."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import lru_cache

NEAR = 0.6  # how alike two words must be for one to be offered instead of the other
_LATIN_ACCENTS = re.compile("[\u0300-\u036f]")
_MINUS = re.compile(r"(?<![^\W\d])[-\u2212](?=\d)")  # a sign or a range, but not the hyphen of RT-044
_KEPT_MINUS = "\x00"


@lru_cache(maxsize=4096)
def normalise(text: str) -> str:
    """The words of a text in small letters without accents, one space between them."""
    plain = unicodedata.normalize("NFKC", text).casefold().replace(_KEPT_MINUS, " ")
    signed = _MINUS.sub(_KEPT_MINUS, plain)
    bare = _LATIN_ACCENTS.sub("", unicodedata.normalize("NFD", signed))
    letters = (letter if _is_kept(letter) else " " for letter in unicodedata.normalize("NFC", bare))
    return " ".join("".join(letters).replace(_KEPT_MINUS, "-").split())


def _is_kept(letter: str) -> bool:
    return letter == _KEPT_MINUS or unicodedata.category(letter)[0] in "LNM"


def squeeze(text: str) -> str:
    """A normalised text without its spaces: `great wall`, `Great_Wall` and `greatwall` are one."""
    return normalise(text).replace(" ", "")


def likeness(one: str, other: str) -> float:
    """How alike two squeezed words are, from 0 to 1."""
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is near."""
    wanted = squeeze(word)
    best, found = NEAR, None
    for candidate in known:
        alike = likeness(wanted, squeeze(candidate))
        if alike > best:
            best, found = alike, candidate
    return found
