"""What a game is: its record, its sequence of play, its words, and a few functions around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from aevum.core.errors import BadOptionValue, BadSeatCount, UnknownOption
from aevum.core.findings import Fault
from aevum.core.practice import Practice
from aevum.core.record import Field, Record, core_fields
from aevum.core.reference import at_reference, reference_to
from aevum.core.sequence import Sequence
from aevum.core.tables import TableFolder
from aevum.core.vocabulary import MOST_CHOICES, Vocabulary

if TYPE_CHECKING:
    from aevum.core.events import ToldEvent
    from aevum.core.outcome import Outcome

Rule = Callable[..., Any]
Told = dict[str, Any]  # an effect or a caution of a choice, as a game's view tells it; `phrases` puts it into words

NOTHING_BETTER: Told = {"kind": "nothing_better"}  # the reason for doing no more


def _nothing(*_: object) -> list[Any]:
    """What a game without it tells: nothing."""
    return []


def _no_points(s: Record, seat: int) -> int:
    """For games that count nothing but at its turn."""
    return 0


def _no_caution(now: Record, later: Record, seat: int, action: int) -> Told | None:
    """What a game tells whose choices need no second thought."""
    return None


def _no_cause(now: Record, seat: int, action: int) -> str:
    """Most rules that forbid something say by themselves what is amiss."""
    return ""


def _no_reason(now: Record, seat: int, action: int) -> Told | None:
    """What a game tells that cannot say why something is a good choice."""
    return None


def _patient(now: Record, seat: int, action: int) -> bool:
    """Where nothing that is offered would try anybody's patience."""
    return False


class Roll(NamedTuple):
    """Something left to chance: whose it was, and what it brought beyond the average, by what the game measures.

    Where it was thrown against somebody, what was good for one was as bad for the other.
    """

    seat: int
    beyond: Mapping[str, float]
    against: int | None = None


class Gain(NamedTuple):
    """Points that a seat got, or lost, and what for."""

    seat: int
    part: str
    points: int


@dataclass(frozen=True)
class Option:
    """A choice made before the game: a field of the record and the values it may have.

    Where the value counts a seat it must be one of this table's; 0 counts none.
    """

    name: str
    values: tuple[int, ...]
    default: int
    counts_a_seat: bool = False


@dataclass(frozen=True)
class Game:
    """A whole game, as `core` sees it.

    `fields` are those of its record that are its own, as they were declared; `rank` is its place among all games.
    `aliases` are other names it is found by. `short` are the options of a short game for newcomers, where there is one.
    """

    id: str
    folder: Path
    seats: range
    options: tuple[Option, ...]
    layout: np.dtype[Any]
    sequence: Sequence
    vocabulary: Vocabulary
    max_choices: int
    max_decisions: int
    deal: Rule
    observe: Rule
    imagine: Rule
    score: Rule
    beats: Rule
    appraise: Rule
    view: Callable[[Record], dict[str, Any]]
    effects: Callable[[Record, Record, int, int], list[Told]]
    label_values: Callable[[Record, int], dict[str, int]]
    reason: Callable[[Record, int, int], str]
    conserved: Callable[[Record], None]
    rules_version: int = 1
    tables: str = ""  # the hash of its tables, where they are not its own
    fields: tuple[Field, ...] = ()
    rank: int = 100
    aliases: tuple[str, ...] = ()
    short: Mapping[str, int] = field(default_factory=dict)
    inlined: bool = True  # random bulk play without calls: faster, but code that is called often grows; see `linking`
    may_join: Rule | None = None  # may_join(s) -> bool: whether a new seat may join now
    join: Rule | None = None  # join(s, seat): set a new seat up; `s.seats` counts it already
    resting: str = ""  # the verb that does nothing more; what leads to where it leads is compared with it
    moment: tuple[str, ...] = ()  # fields that tell, besides the step, where it leads
    # ending(now, later, seat): what comes by itself where a choice leads to the end of a turn, told apart from its own.
    ending: Callable[[Record, Record, int], list[Told]] = _nothing
    # unused(now, seat, action): what a choice leaves unused that is lost then; `whole` where that is all of an action.
    unused: Callable[[Record, int, int], list[Told]] = _nothing
    # caution(now, later, seat, action): why a choice is asked once more before it is made, if it is.
    caution: Callable[[Record, Record, int, int], Told | None] = _no_caution
    # cause(now, seat, action): the text that says what is amiss now, where the rule of `reason` is a general one.
    cause: Callable[[Record, int, int], str] = _no_cause
    # clock(s): the number of the round, epoch or turn that is played, said by the message `clock`. A rule where a
    # computer player thinks in rounds, see `thinking`.
    clock: Callable[[Record], int] | None = None
    # rolls(before, action, told): what was left to chance in what was told; what is measured is named by `luck-<kind>`.
    rolls: Callable[[Record, int, Iterable[ToldEvent]], list[Roll]] = _nothing
    # of_no_turn(s, seat): points of a match that is over that no turn brought: the best turn is told without them.
    of_no_turn: Callable[[Record, int], int] = _no_points
    # gains(told): the points that were told, where the record does not keep what they came from; `gain-<part>`.
    gains: Callable[[Iterable[ToldEvent]], list[Gain]] = _nothing
    # outcome(records): of many games that are over, how long each was and what is counted of its seats.
    outcome: Callable[[Any], Outcome] | None = None
    # How a computer player thinks about this game where that differs from the usual; see `search.thought.Style`.
    thinking: Mapping[str, float] = field(default_factory=dict)
    # outlook(s, seat) -> float: the points that a seat may count on in the end, where those so far tell less.
    outlook: Rule | None = None
    # alike(s, seat, action): the one choice that is thought about in the place of all that come to the same.
    alike: Rule | None = None
    # arrange(s): put what is alike in order, where nobody remembers which is which.
    arrange: Rule | None = None
    # A rule of thumb of somebody who has played often, for the search.
    practice: Practice | None = None
    # best_listed(s, seat, luck, count, out): what `appraise` likes best, found faster than `play.best_listed` finds it.
    best_listed: Rule | None = None
    # advice(now, seat, action): the strongest reason for a choice, said by `advice-<kind>`.
    advice: Callable[[Record, int, int], Told | None] = _no_reason
    # tiresome(now, seat, action): whether computer players leave this alone, as it would try the patience of others.
    tiresome: Callable[[Record, int, int], bool] = _patient
    # What is wrong with a folder of tables, beyond what is checked for every game.
    check_tables: Callable[[TableFolder], Iterable[Fault]] | None = None

    def __post_init__(self) -> None:
        """Raise ValueError for a game that could list more choices than can be counted.

        Raises UnknownOption or BadOptionValue for a short game that cannot be chosen.
        """
        if self.max_choices > MOST_CHOICES:
            raise ValueError(f"{self.id}: max_choices is {self.max_choices}: there can be {MOST_CHOICES}")
        self.settle_options(self.short, self.seats[0])

    def __reduce__(self) -> tuple[Any, ...]:
        """A game travels as the name of where it stands; made from other tables, by its name and theirs."""
        if self.tables:
            return _game_called, (self.id, self.tables)
        return at_reference, reference_to(self, self.deal.__module__)

    def __copy__(self) -> Game:
        """A game never changes: a copy is the game itself."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """A game never changes: a copy is the game itself."""
        return self

    @property
    def position_fields(self) -> tuple[Field, ...]:
        """All fields of a position: those every game has, and its own. What was told is none of it."""
        return core_fields(self.layout["stack"].shape[0]) + self.fields

    @property
    def key(self) -> str:
        """The name of the game and, where they are not its own, of its tables."""
        return f"{self.id}@{self.tables}" if self.tables else self.id

    def check_seats(self, count: int) -> None:
        """Raise BadSeatCount unless so many can play."""
        whole = hasattr(count, "__index__") and not isinstance(count, bool)
        if not whole or count not in self.seats:
            raise BadSeatCount(count=count if whole else repr(count), least=self.seats[0], most=self.seats[-1])

    def lets_join(self, s: Record) -> bool:
        """Whether a new seat may join a match that stands like this."""
        more = int(s.seats) + 1 in self.seats
        return more and self.join is not None and self.may_join is not None and bool(self.may_join(s))

    def settle_options(self, chosen: Mapping[str, object], seats: int) -> dict[str, int]:
        """All options with their values at a table of so many; raises UnknownOption or BadOptionValue."""
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                raise UnknownOption(option=str(name)[:40], allowed=", ".join(known))
        settled = {}
        for option in self.options:
            value = chosen.get(option.name, option.default)
            values = [one for one in option.values if not option.counts_a_seat or one <= seats]
            if isinstance(value, bool) or not isinstance(value, int) or value not in values:
                allowed = ", ".join(map(str, values))
                raise BadOptionValue(option=option.name, value=str(value)[:40], allowed=allowed)
            settled[option.name] = value
        return settled


def _game_called(name: str, tables: str) -> Game:
    from aevum.core.registry import game_called

    return game_called(name, tables)
