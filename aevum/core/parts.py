"""Parts of views, made again only when a field that they read has changed.

Seats see much the same, and a move changes little: what was made for one reader before is right for another now, as
long as all that was read to make it is the same. Which fields those are is noted while it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import numpy as np

from aevum.core.record import Reading, Record

Made = TypeVar("Made")
Rest = ParamSpec("Rest")
Spans = dict[str, slice]

KEPT = 4  # of each part so many are remembered: most are the same for all seats


@dataclass(frozen=True)
class _Part:
    """Something made before, and the fields that were read to make it, as they were then."""

    made: Any
    fields: tuple[str, ...]
    spans: tuple[slice, ...]
    read: tuple[bytes, ...]

    def fits(self, raw: bytes) -> bool:
        """Whether it would be made the same again. Asked thousands of times a second: no generator."""
        for span, read in zip(self.spans, self.read, strict=True):
            if raw[span] != read:
                return False
        return True


class Memory:
    """The parts that were made for the readers of one match.

    Threads may share it: what is kept of a part is replaced as a whole, so that at worst something is made twice.
    """

    def __init__(self) -> None:
        self._parts: dict[tuple[Any, ...], tuple[_Part, ...]] = {}
        self._spans: Spans = {}

    def part(self, make: Callable[..., Made], s: Reading, arguments: tuple[Any, ...]) -> Made:
        """What is made of a record, or was made of one with the same fields."""
        key = (make, *arguments)
        found = s._parts.get(key)
        if found is None:
            found = s._parts[key] = self._found(key, s)
            if s._whole is not None:  # a part of a part: whoever uses it has read what it read
                for name in found.fields:
                    getattr(s, name)
        made: Made = found.made
        return made

    def _found(self, key: tuple[Any, ...], s: Reading) -> _Part:
        """A part that fits, remembered or made now; it is the latest from now on."""
        kept, raw = self._parts.get(key, ()), raw_bytes(s)
        for place, part in enumerate(kept):
            if part.fits(raw):
                if place:
                    self._parts[key] = (part, *kept[:place], *kept[place + 1 :])
                return part
        made = self._make(key, s, raw, kept[0].made if kept else None)
        self._parts[key] = (made, *kept[: KEPT - 1])
        return made

    def _make(self, key: tuple[Any, ...], s: Reading, raw: bytes, before: Any) -> _Part:
        own = Reading(s._record, self, s)
        own.__dict__["_raw"] = raw
        make, *arguments = key
        made = _shared(before, make(own, *arguments))
        spans = self._spans or self._spans_of(s._record)
        fields = tuple(name for name in own.__dict__ if name in spans)
        return _Part(made, fields, tuple(spans[name] for name in fields), tuple(raw[spans[name]] for name in fields))

    def _spans_of(self, record: Record) -> Spans:
        """Where each field lies in the bytes of a record."""
        layout: np.dtype[Any] = record.dtype
        fields = (layout.fields or {}).items()
        self._spans = {name: slice(start, start + kind.itemsize) for name, (kind, start, *_) in fields}
        return self._spans


def _shared(before: Any, made: Any) -> Any:
    """The same, where it equals the one before as the same objects: so what has changed is found fast."""
    if before == made:
        return before
    if type(before) is list and type(made) is list and len(before) == len(made):
        return [old if old == new else new for old, new in zip(before, made, strict=True)]
    return made


def raw_bytes(s: Reading) -> bytes:
    """All of the record, fetched once."""
    if "_raw" not in s.__dict__:
        s.__dict__["_raw"] = s._record.tobytes()
    raw: bytes = s.__dict__["_raw"]
    return raw


def part(make: Callable[Concatenate[Record, Rest], Made]) -> Callable[Concatenate[Record, Rest], Made]:
    """A part of a view that takes a while: where there is a memory it is looked up there. It must not be written to."""

    @wraps(make)
    def remembered(s: Record, /, *arguments: Rest.args, **named: Rest.kwargs) -> Made:
        memory = s._memory if isinstance(s, Reading) and not named else None
        return make(s, *arguments, **named) if memory is None else memory.part(make, s, arguments)

    return remembered
