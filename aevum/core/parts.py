"""Parts of views, made again only when a field that they read has changed.

Seats see much the same, and a move changes little: what was made for one reader before is right for another now, as
long as all that was read to make it is the same. Which fields those are is noted while it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from operator import itemgetter
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import numpy as np

from aevum.core.record import Noting, Reading, Record

Made = TypeVar("Made")
Rest = ParamSpec("Rest")
Spans = dict[str, slice]
Read = Callable[[bytes], Any]

KEPT = 4  # of each part so many are remembered: most are the same for all seats


class _Part(NamedTuple):
    """Something made before, and the fields that were read to make it, as they were then."""

    made: Any
    fields: frozenset[str]
    read: Read  # fetches these fields out of the bytes of a record
    then: Any


class Memory:
    """The parts that were made for the readers of one match.

    Threads may share it: what is kept of a part is replaced as a whole, so that at worst something is made twice.
    """

    def __init__(self) -> None:
        self._parts: dict[tuple[Any, ...], tuple[_Part, ...]] = {}

    def part(self, make: Callable[..., Made], s: Reading, arguments: tuple[Any, ...]) -> Made:
        """What is made of a record, or was made of one with the same fields."""
        key = (make, *arguments)
        found = s._parts.get(key)
        if found is None:
            found = s._parts[key] = self._found(key, s)
        if type(s) is Noting:  # a part of a part: whoever uses it has read what it read
            s._noted.update(found.fields)
        made: Made = found.made
        return made

    def _found(self, key: tuple[Any, ...], s: Reading) -> _Part:
        """A part that fits, remembered or made now; it is the latest from now on."""
        kept, raw = self._parts.get(key, ()), s._raw
        for place, part in enumerate(kept):
            if part.read(raw) == part.then:
                if place:
                    self._parts[key] = (part, *kept[:place], *kept[place + 1 :])
                return part
        made = self._make(key, s, kept[0].made if kept else None)
        self._parts[key] = (made, *kept[: KEPT - 1])
        return made

    def _make(self, key: tuple[Any, ...], s: Reading, before: Any) -> _Part:
        own = Noting(s._root if type(s) is Noting else s)
        make, *arguments = key
        made = _shared(before, make(own, *arguments))
        fields = frozenset(own.__dict__.keys() - OWN_NAMES | own._noted)
        read = _reading_of(s._plan.layout, fields)
        return _Part(made, fields, read, read(s._raw))


OWN_NAMES = frozenset(("_record", "_memory", "_raw", "_plan", "_parts", "_root", "_noted"))
_reads: dict[tuple[int, frozenset[str]], tuple[Any, Read]] = {}


def _reading_of(layout: np.dtype[Any], fields: frozenset[str]) -> Read:
    """What fetches some fields out of the bytes of a record; the same fields are asked for again and again."""
    known = _reads.get((id(layout), fields))
    if known is None:
        found: Any = layout.fields
        spans = [slice(found[name][1], found[name][1] + found[name][0].itemsize) for name in sorted(fields)]
        known = _reads[id(layout), fields] = layout, itemgetter(*spans) if spans else _nothing
    return known[1]


def _nothing(raw: bytes) -> None:
    """What is read of a part that reads nothing."""


def _shared(before: Any, made: Any) -> Any:
    """The same, with all that equals the one before as the same objects: so what has changed is found fast."""
    return before if before == made else _mixed(before, made)


def _mixed(before: Any, made: Any) -> Any:
    """Something that differs, with what of it does not as the same objects."""
    if type(made) is list and type(before) is list and len(before) == len(made):
        return [old if old == new else _mixed(old, new) for old, new in zip(before, made, strict=True)]
    if type(made) is dict and type(before) is dict:
        get = before.get
        return {name: old if (old := get(name)) == new else _mixed(old, new) for name, new in made.items()}
    return made


def raw_bytes(s: Reading) -> bytes:
    """All of the record."""
    return s._raw


def part(make: Callable[Concatenate[Record, Rest], Made]) -> Callable[Concatenate[Record, Rest], Made]:
    """A part of a view that takes a while: where there is a memory it is looked up there. It must not be written to."""

    @wraps(make)
    def remembered(s: Record, /, *arguments: Rest.args, **named: Rest.kwargs) -> Made:
        memory = s._memory if isinstance(s, Reading) and not named else None
        return make(s, *arguments, **named) if memory is None else memory.part(make, s, arguments)

    return remembered
