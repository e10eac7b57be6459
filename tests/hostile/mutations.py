"""Valid JSON made hostile: fields dropped, doubled, swapped and of another type, numbers and texts without measure."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

Place = tuple[Any, ...]  # the keys and indices that lead to a part of a document
DEPTHS = (3, 400, 20_000)
LENGTHS = (41, 5_000, 200_000)
# What steers a terminal, ends a text early, turns it around, is not a letter at all, or looks like something else.
LETTERS = "\x00\x07\x1b\x7f\x9b\r\n\u200b\u202e\u2028\ud800\udfff\ufeff\U000e0041’﷽<&\"'\\%{}$"
SENTENCES = (
    "\x1b]0;owned\x07",
    "\x1b[2J\x1b[1;31m",
    "../../etc/passwd",
    "__proto__",
    "{ -brand }",
    "%s%n",
    "nan",
    "-0",
)


def numbers() -> st.SearchStrategy[Any]:
    """Numbers at the edges of what anybody meant."""
    edges = [2**power + step for power in (7, 8, 15, 31, 32, 63, 64, 127, 128) for step in (-1, 0, 1)]
    whole = st.sampled_from([*edges, *(-edge for edge in edges), 10**400]) | st.integers(-3, 12)
    return whole | st.sampled_from([0.5, 1.0, 1e308, float("inf"), float("nan")])


def strings() -> st.SearchStrategy[str]:
    """Texts nobody wrote in good faith."""
    long = st.builds(lambda letter, length: letter * length, st.sampled_from("x0 é\x1b"), st.sampled_from(LENGTHS))
    return st.text(LETTERS, max_size=6) | st.sampled_from(SENTENCES) | long | st.text(max_size=12)


def values() -> st.SearchStrategy[Any]:
    """Anything that JSON can say."""
    plain = st.none() | st.booleans() | numbers() | strings()
    return plain | st.lists(plain, max_size=3) | st.dictionaries(st.text(max_size=5), plain, max_size=3)


def places(document: Any, here: Place = ()) -> Iterator[Place]:
    """Where the parts of a document are, itself included."""
    yield here
    inner = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in inner:
        yield from places(value, (*here, key))


def part(document: Any, place: Place) -> Any:
    """What stands at a place."""
    for key in place:
        document = document[key]
    return document


def replaced(document: Any, place: Place, value: Any) -> Any:
    """The document with something else at a place."""
    if not place:
        return value
    changed = copy.copy(document)
    changed[place[0]] = replaced(document[place[0]], place[1:], value)
    return changed


def dropped(document: Any, place: Place) -> Any:
    """The document without a part."""
    if not place:
        return {}
    within = copy.copy(part(document, place[:-1]))
    del within[place[-1]]
    return replaced(document, place[:-1], within)


@st.composite
def mutated(draw: st.DrawFn, document: Any) -> Any:
    """A document with one or two things wrong."""
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.sampled_from(list(places(document))))
        other = draw(st.sampled_from(list(places(document))))
        kind = draw(st.sampled_from(["value", "value", "drop", "swap", "repeat", "add"]))
        here = part(document, place)
        if kind == "drop":
            document = dropped(document, place)
        elif kind == "swap":
            document = replaced(document, place, copy.deepcopy(part(document, other)))
        elif kind == "repeat" and isinstance(here, list):
            document = replaced(document, place, here * draw(st.sampled_from([2, 50])))
        elif kind == "add" and isinstance(here, dict):
            document = replaced(document, place, {**here, draw(st.text(max_size=8)): draw(values())})
        else:
            document = replaced(document, place, draw(values()))
    return document


@st.composite
def texts(draw: st.DrawFn, document: Any) -> bytes:
    """The bytes of a mutated document, some of them damaged as bytes too."""
    text = json.dumps(draw(mutated(document)))
    damage = draw(st.sampled_from(["", "", "", "deep", "twice", "cut", "bytes", "mark", "long"]))
    if damage == "deep":
        depth = draw(st.sampled_from(DEPTHS))
        inner = draw(st.sampled_from(["[", '{"a":']))
        return (text[:-1] + ',"deep":' + inner * depth).encode()
    if damage == "twice":
        key = draw(st.sampled_from(sorted(document)))
        return (text[:-1] + f",{json.dumps(key)}:{json.dumps(draw(values()))}}}").encode()
    if damage == "cut":
        return text[: draw(st.integers(0, len(text)))].encode()
    if damage == "bytes":
        place = draw(st.integers(0, len(text)))
        return text[:place].encode() + draw(st.binary(min_size=1, max_size=4)) + text[place:].encode()
    if damage == "mark":
        return b"\xef\xbb\xbf" + text.encode()
    if damage == "long":
        return text.replace("1", "1" * draw(st.sampled_from(LENGTHS)), 1).encode()
    return text.encode()
