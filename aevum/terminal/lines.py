"""Lines of text as a terminal shows them: wide letters take two cells, and Japanese may break between any two."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import accumulate, takewhile

from rich.cells import cell_len

from aevum.core.text import Texts

_SMALL_KANA = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
NEVER_FIRST = frozenset("、。，．：；）」』】〉》！？・ー～…％,.:;)]}!?»”’%" + _SMALL_KANA)
NEVER_LAST = frozenset("（「『【〈《([{«“‘")

_FRENCH_SPACE = re.compile(r"(?<=«) | (?=[»:;!?])")  # a line does not end there


def listed(texts: Texts, words: Iterable[str]) -> str:
    """Several words as one list in the reader's language."""
    return texts.say("list-separator").replace("_", " ").join(words)


def parted(texts: Texts, phrases: Iterable[str]) -> str:
    """Several phrases, which may hold commas themselves, on one line."""
    return texts.say("terminal-phrase-separator").replace("_", " ").join(phrases)


def wrap(text: str, width: int, indent: int = 0) -> list[str]:
    """A text in lines of at most `width` cells; all but the first are indented."""
    lines: list[str] = []
    line, used = "", 0
    for piece in _pieces(_FRENCH_SPACE.sub("\u00a0", text)):
        size = cell_len(piece)
        if used + cell_len(piece.rstrip()) > width and line.strip():
            lines.append(line.rstrip())
            line, used = " " * indent, indent
            piece, size = piece.lstrip(), cell_len(piece.lstrip())
        line, used = line + piece, used + size
    return [*lines, line.rstrip()]


def _pieces(text: str) -> Iterator[str]:
    """A text cut wherever a line may end: after a space, and between wide letters that may stand apart."""
    piece = ""
    for letter in text:
        if piece and _may_break(piece[-1], letter):
            yield piece
            piece = ""
        piece += letter
    if piece:
        yield piece


def _may_break(last: str, following: str) -> bool:
    if following == " " or following in NEVER_FIRST or last in NEVER_LAST:
        return False
    return last in " \u3000" or _is_wide(last) or _is_wide(following)


@cache
def _is_wide(letter: str) -> bool:
    return unicodedata.east_asian_width(letter) in "WF"


def shorten(text: str, width: int) -> str:
    """A text cut to so many cells, an ellipsis at its end when something was left out."""
    if cell_len(text) <= width:
        return text
    kept = sum(1 for _ in takewhile(lambda used: used < width, accumulate(map(cell_len, text))))
    return text[:kept] + "…" if width > 0 else ""


def pad(text: str, width: int, right: bool = False) -> str:
    """A text in exactly so many cells."""
    short = shorten(text, width)
    space = " " * (width - cell_len(short))
    return space + short if right else short + space
