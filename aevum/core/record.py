"""The record: everything on the table in one flat block of memory, and nothing else.

A game declares its fields one by one, each with a comment. The fields every game needs come first, what was told comes
last: it is a message to the reader, not a part of the position.
"""

import sys
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

MAX_SEATS = 7
MAX_DEPTH = 16  # how many steps can interrupt one another, where a game does not need fewer
USUALLY_TOLD = 40  # how many events one action of a game can tell, where the game says nothing else
TOLD_WIDTH = 5  # an event and up to four values
NOBODY = -1

Record: TypeAlias = Any
"""A position: rules read and write its fields by name. NumPy knows the fields only at run time, so the type is open."""

Actions: TypeAlias = npt.NDArray[np.int32]
"""Room for the choices of one decision."""


SeenBy: TypeAlias = int | Callable[[Record, int], Any]
"""Who may see a field: one of the three below, or a rule `(s, seat) -> which entries a seat may see`."""

EVERYBODY = -2
OWNER = -3  # the first axis is the seat: each sees its own row


class Field(NamedTuple):
    """One field of a record: its name, its type, what it means, its shape, who may see it, and its range.

    `observe` is held to `seen_by` by the laws; `NOBODY` sees what is hidden from all. Whatever is hidden from somebody
    needs a range, and so does what comes near the edge of its type: else half of the type's room is kept free.
    """

    name: str
    kind: str
    meaning: str
    shape: tuple[int, ...] = ()
    seen_by: SeenBy = EVERYBODY
    low: int | None = None
    high: int | None = None

    @property
    def limits(self) -> tuple[int, int]:
        """The lowest and the highest value that its type can hold."""
        limits = np.iinfo(self.kind)
        return int(limits.min), int(limits.max)

    @property
    def bounds(self) -> tuple[int, int]:
        """The lowest and the highest value it may have; where none is declared, far from those its type can hold."""
        least, most = self.limits
        return (least // 2 if self.low is None else self.low), (most // 2 if self.high is None else self.high)


_CORE_FIELDS = (
    Field(
        "key",
        "u8",
        "the match's 128-bit seed: the key of its random generator",
        (2,),
        seen_by=NOBODY,
        low=0,
        high=(1 << 64) - 1,
    ),
    Field("draws", "u8", "random words drawn so far: the counter of the generator"),
    Field("seats", "i2", "how many seats play"),
    Field("seat", "i2", "the seat whose turn it is"),
    Field("pending", "i2", "bit mask of the seats that must decide now"),
    Field("step", "i2", "the step of the sequence of play that runs or waits"),
    Field("subject", "i8", "what the step that runs or waits is about: two values, packed by `core.frames`"),
    Field("ended", "i8", "what the interrupt that ended last was about, packed likewise"),
    Field("depth", "i2", "how many interrupted steps wait to be taken up again"),
    Field("stack", "i8", "their frames, the latest on top, packed by `core.frames`", (MAX_DEPTH,)),
    Field("over", "i2", "1 when the game has ended"),
    Field("broken", "i2", "0, or the number of the fault for which play was broken off: see `core.faults`"),
    Field("rules", "i2", "the version of the rules this match is played by"),
)

# `record.base`, without the search among the record's fields that NumPy's own attribute access begins with.
_array_of: Any = np.void.base.__get__

# Attributes of a NumPy record: a field of that name would be shadowed by it.
TAKEN_NAMES = frozenset(dir(np.record))


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a bit mask."""
    return tuple(seat for seat in range(int(mask).bit_length()) if (int(mask) >> seat) & 1)


def may_see(field: Field, s: Record, seat: int) -> npt.NDArray[np.bool_]:
    """Which entries of a field a seat (-1: a spectator) may see. Rows of seats that nobody has hold nothing to hide."""
    if field.seen_by == EVERYBODY or field.seen_by == NOBODY:
        return np.full(field.shape, field.seen_by == EVERYBODY)
    if callable(field.seen_by):
        seen = np.asarray(field.seen_by(s, seat), bool)
    else:
        rows = np.arange(field.shape[0])
        seen = (rows == seat) | (rows >= int(s.seats))
    return np.array(np.broadcast_to(seen.reshape(seen.shape + (1,) * (len(field.shape) - seen.ndim)), field.shape))


def told_fields(most: int) -> tuple[Field, ...]:
    """Where what happened is told: at most so many events an action."""
    return (
        Field("told", "i2", "how many rows of events the last action told"),
        Field("untold", "i2", "how many more there was no room for"),
        Field("events", "i4", "the events told: what happened and up to four values", (most, TOLD_WIDTH)),
    )


def core_fields(frames: int = MAX_DEPTH) -> tuple[Field, ...]:
    """The fields that every game has, with room for so many interrupted steps."""
    return tuple(field._replace(shape=(frames,)) if field.name == "stack" else field for field in _CORE_FIELDS)


def record_type(fields: Sequence[Field], most_told: int = USUALLY_TOLD, frames: int = MAX_DEPTH) -> np.dtype[Any]:
    """The memory layout of a game: core fields, the game's own, and what was told.

    A game whose steps interrupt one another less often than it could be asks for fewer `frames`: a smaller record is
    quicker to copy, above all on a GPU.
    """
    whole = (*core_fields(frames), *fields, *told_fields(most_told))
    names = [field.name for field in whole]
    for name in names:
        if names.count(name) > 1 or name in TAKEN_NAMES:
            raise ValueError(f"field name {name!r} is taken")
    for field in whole:
        (least, most), (low, high) = field.limits, field.bounds
        if not least <= low <= high <= most:
            raise ValueError(f"field {field.name!r} cannot hold {low} to {high} in {field.kind!r}")
    layout = np.dtype([(field.name, field.kind, field.shape) for field in whole], align=True)
    return np.dtype((np.record, layout))


def silent_type(layout: np.dtype[Any]) -> np.dtype[Any]:
    """The layout for bulk play, where nothing is told: the same record without room for events."""
    fields: Any = layout.fields
    kept = [(name, fields[name][0]) for name in layout.names or () if name != "events"]
    return np.dtype((np.record, np.dtype(kept, align=True)))


def blank(layout: np.dtype[Any], count: int) -> npt.NDArray[Any]:
    """`count` records of zeros; `records[i]` is a view that rules can write to."""
    return np.zeros(count, layout)


def copy_record(record: Record) -> Record:
    """A copy that shares nothing with its original. NumPy's own goes field by field, ten times slower."""
    whole = _quick(record)
    return np.ndarray(1, whole.dtype, bytearray(whole.tobytes()))[0]


def array_of(record: Record) -> npt.NDArray[Any]:
    """The array of one record that shows the same memory: compiled code takes it over at once.

    For a record NumPy writes out the names of all its fields first, at every call: ten times as long as most answers
    take. A record that cannot be written to, out of a pickle for one, is copied: it can be asked, nothing more.
    """
    whole = _quick(record)
    whole = whole.reshape(1) if whole is record else whole
    array: npt.NDArray[Any] = whole if whole.flags.carray else whole.copy()
    return array


def _quick(record: Record) -> Any:
    """A record is a view of an array; where it is that array's only one, the array is quicker to read."""
    whole = _array_of(record)
    return record if whole is None or whole.shape != (1,) else whole


def field_of(record: Record, name: str) -> Any:
    """A field of a record: a number, or a row. NumPy's own access takes ten times as long."""
    whole = _quick(record)
    value = whole[name] if whole is record else whole[name][0]
    return value if value.shape else value.item()


def position_bytes(record: Record) -> bytes:
    """The record without what was told: two positions are the same when these bytes are."""
    whole = _quick(record)
    position: bytes = whole.tobytes()[: whole.dtype.fields["told"][1]]
    return position


def told_bytes(record: Record) -> bytes:
    """What was told, and nothing else."""
    whole = _quick(record)
    told: bytes = whole.tobytes()[whole.dtype.fields["told"][1] :]
    return told


def shown_bytes(record: Record) -> bytes:
    """All that whoever gets this record is shown: the position, and what was told."""
    whole = _quick(record)
    raw, told = whole.tobytes(), _told_places(whole.dtype)[0]
    shown: bytes = raw[:told] + told_in(whole.dtype, raw)
    return shown


def told_in(layout: np.dtype[Any], raw: bytes | bytearray) -> bytes | bytearray:
    """What was told, out of the bytes of a record of this layout: as many rows as there are."""
    told, width, events, row = _told_places(layout)
    return raw[events : events + int.from_bytes(raw[told : told + width], sys.byteorder) * row]


def _told_places(layout: np.dtype[Any]) -> tuple[int, int, int, int]:
    """Where it lies how much was told and how wide that is, and where it lies what and how wide a row of that is."""
    known = _known_places.get(id(layout))
    if known is None:
        fields: Any = layout.fields
        (kind, told), (rows, events) = fields["told"][:2], fields["events"][:2]
        known = layout, (told, kind.itemsize, events, rows.itemsize // rows.shape[0])
        _known_places[id(layout)] = known
    return known[1]


_known_places: dict[int, tuple[np.dtype[Any], tuple[int, int, int, int]]] = {}


class _Plan:
    """How the fields of a layout are fetched out of the bytes of a record: all numbers at once, rows one by one."""

    def __init__(self, layout: np.dtype[Any]) -> None:
        self.layout = layout
        fields: Any = layout.fields
        self.rows = {
            name: (kind.shape, kind.base, slice(start, start + kind.itemsize))
            for name, (kind, start, *_) in fields.items()
            if kind.shape
        }
        self.numbers = tuple(name for name in layout.names or () if name not in self.rows)
        self.names = frozenset(fields)
        self.unpack = Struct(_packed(layout.itemsize, [fields[name][:2] for name in self.numbers])).unpack


def _packed(size: int, numbers: Sequence[tuple[np.dtype[Any], int]]) -> str:
    """The format of a record of which only some numbers are read, in the order in which they lie there."""
    form, end = "=", 0
    for kind, start in numbers:
        form += f"{start - end}x{_PACKED[kind.str[1:]]}"
        end = start + kind.itemsize
    return f"{form}{size - end}x"


def _plan_of(layout: np.dtype[Any]) -> _Plan:
    """The plan of a layout, made once. It keeps the layout, whose identity is the key: to compare two takes longer."""
    known = _plans.get(id(layout))
    if known is None:
        known = _plans[id(layout)] = _Plan(layout)
    return known


_PACKED = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "b1": "?"}
_plans: dict[int, _Plan] = {}


class Reading:
    """A record that is only read, again and again: each field is fetched once, out of the record's bytes.

    Views and labels read fields by the hundred, and NumPy takes half a microsecond for each; so they get one of these.
    With a `memory` parts of views are made only once: see `core.parts`. With an `engine` points are counted by its
    rules, which may be compiled: see `points_of`.
    """

    _engine: Any = None

    def __init__(self, record: Record, memory: Any = None, engine: Any = None) -> None:
        whole = _quick(record)
        self._record = record
        self._memory = memory
        if engine is not None:
            self._engine = engine
        self._raw: bytes = whole.tobytes()
        self._plan = _plan_of(whole.dtype)
        self._parts: dict[Any, Any] = {}  # of views, that were made of it

    def __getattr__(self, name: str) -> Any:
        if name[0] == "_" or name not in self._plan.names:
            raise AttributeError(name)
        row = self._plan.rows.get(name)
        if row is None:  # whoever reads one number reads more of them
            self.__dict__.update(zip(self._plan.numbers, self._plan.unpack(self._raw), strict=True))
        else:  # of its own: rules that are asked along the way may note something there
            shape, kind, place = row
            self.__dict__[name] = np.ndarray(shape, kind, bytearray(self._raw[place]))
        return self.__dict__[name]

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels as its record, and is read anew where it arrives."""
        return Reading, (self._record, self._memory, self._engine)

    def copied(self) -> Record:
        """A record of its own with the same values, on which rules can try something out."""
        return copy_record(self._record)


class Noting(Reading):
    """A reading for which is noted what of it is read: its fields, and those that parts of it were made of."""

    def __init__(self, root: Reading) -> None:
        self._record, self._memory = root._record, root._memory
        self._raw, self._plan, self._parts = root._raw, root._plan, {}
        self._root = root
        self._noted: set[str] = set()  # what is read by parts of this one

    def __getattr__(self, name: str) -> Any:
        if name[0] == "_":
            raise AttributeError(name)
        value = self.__dict__[name] = getattr(self._root, name)
        return value

    def copied(self) -> Record:
        """A record to try something out on: whatever is tried may read anything."""
        self._noted |= self._plan.names
        return super().copied()


def points_of(s: Record, seat: int, count: Callable[[Record, int], Any]) -> int:
    """The points of a seat by the rule that counts them, compiled where there is such an engine at hand.

    A reading for which is noted what is read has none: what compiled rules read nobody notes.
    """
    engine = s._engine if isinstance(s, Reading) else None
    return int(count(s, seat)) if engine is None else int(engine.score(s._record, seat))


class Working:
    """A record that interpreted rules work on: until `done` its single numbers are plain attributes.

    NumPy takes a microsecond for each field of a record, and rules read them by the thousand. Rows are its own.
    """

    def __init__(self, record: Record) -> None:
        self._record = record

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._record, name)
        self.__dict__[name] = value
        return value

    def done(self) -> None:
        """Write the numbers back; raises OverflowError for one that its field cannot hold."""
        for name, value in self.__dict__.items():
            if name != "_record" and not isinstance(value, np.ndarray):
                try:
                    self._record[name] = value
                except OverflowError:
                    raise OverflowError(f"field {name} cannot hold {value}") from None
