"""Mutants: games that a careless author could have written, made from the declarations of any game.

They run on positions prepared once for each game, with the functions of its compiled engine wrapped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

from aevum.core.engine import Engine, compiled
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.record import NOBODY, Field, Record, copy_record, may_see, seats_in
from aevum.core.sequence import Decision, tell
from tests.laws.moments import Moment, Unlawful, after, branch, truth, values_of, with_record
from tests.laws.secrets import hidden_fields
from tests.laws.tables import Table, corner_tables, usual_table

FROM_EACH_STEP = 2  # positions kept
ENOUGH = 60  # of a small game: there each game is looked at anew
RESTLESS = 0.5  # how often a choice is made at random
CHECK = 251  # checksums are below this
SPARE = -1  # the last place of the stack: an open number that no rule uses
Functions = dict[str, Callable[..., Any]]


def prepared(game: Game) -> tuple[Match, ...]:
    """A few moments of a game in which somebody has just decided, at each of its decisions; and its end.

    And of every hidden field a few in which there is something to hide.
    """
    if game.id not in _prepared:
        _prepared[game.id] = _played(game)
    return _prepared[game.id]


_prepared: dict[str, tuple[Match, ...]] = {}


def _played(game: Game) -> tuple[Match, ...]:
    """Moments of a usual game and of one with all options; of more games while a field has hidden too little yet."""
    hidden = {field.name for field in hidden_fields(game)}
    kept: Counter[str] = Counter()
    moments: list[Match] = []
    tables = (usual_table(game, game.seats[-1]), *reversed(corner_tables(game)))
    for number, table in enumerate(tables * 2):
        if len(moments) < ENOUGH:
            kept.clear()
        if any(kept[name] < FROM_EACH_STEP for name in hidden):
            moments += _moments_at(table, Random(number), kept)
    return tuple(moments)


def _moments_at(table: Table, luck: Random, kept: Counter[str]) -> list[Match]:
    """Moments of one game that show something which was not kept often enough yet; one seat decides after the other.

    Each is a match of its own that begins just before: a log of thousands of decisions takes long.
    """
    opening, moments = table.open(3, compiled(table.game)), []
    later = truth(opening)
    while not later.over:
        before, seat = later, luck.choice(seats_in(int(later.pending)))
        action = some_choice(opening.engine, before, seat, luck)
        later = after(opening.engine, before, seat, action)
        enough = FROM_EACH_STEP * (3 if covers(table.game, later) else 1)
        if news := list(news_of(opening.engine, later, {name for name in kept if kept[name] >= enough})):
            kept.update(news)
            moments.append(with_record(opening, before))
            moments[-1].commit(moments[-1].prepare(seat, action))
    return moments


def some_choice(engine: Engine, record: Record, seat: int, luck: Random) -> int:
    """Any choice, or what a rule of thumb would do: players who never want anything hardly meet."""
    if luck.random() < RESTLESS:
        return luck.choice(engine.choices(record, seat))
    return engine.best_choice(engine.observe(record, seat), seat, luck.getrandbits(64))


def news_of(engine: Engine, record: Record, known: set[str]) -> Iterator[str]:
    """What a moment shows that is not known: its step, what some are told alone, what is hidden, and from deciders."""
    seen = engine.observe(record, NOBODY)
    step = "the end" if record.over else f"at {record.step}"
    yield from {step, *(f"told {event}" for event in events_in(record) - events_in(seen))} - known
    for field in veiled(engine.game, record, seen):
        if field.name not in known:
            yield field.name
        if f"without {field.name}" not in known and is_blind(record, field):
            yield f"without {field.name}"


def veiled(game: Game, record: Record, seen: Record) -> list[Field]:
    """The hidden fields that hold something now of which nothing is seen."""
    whole, part = record.tobytes(), seen.tobytes()
    places = [(field, *record.dtype.fields[field.name][:2]) for field in hidden_fields(game)]
    return [
        field
        for field, kind, start in places
        if whole[start : start + kind.itemsize] != part[start : start + kind.itemsize]
    ]


def hiding(game: Game, field: Field) -> list[Match]:
    """The prepared moments at which a field hides something from somebody."""
    if (game.id, field.name) not in _hiding:
        _hiding[game.id, field.name] = [match for match in prepared(game) if hides(match, field)]
    return _hiding[game.id, field.name]


_hiding: dict[tuple[str, str], list[Match]] = {}


def hides(match: Match, field: Field) -> bool:
    """Whether a field hides something from somebody at this moment."""
    return any(not may_see(field, truth(match), seat).all() for seat in Moment(match, Random()).onlookers)


def asks_blindly(match: Match, field: Field) -> bool:
    """Whether a seat must decide now that does not see all of a field."""
    return is_blind(truth(match), field)


def is_blind(record: Record, field: Field) -> bool:
    """Whether a seat must decide in a position that does not see all of a field."""
    return any(not may_see(field, record, seat).all() for seat in seats_in(int(record.pending)))


def is_covered(match: Match) -> bool:
    """Whether what is chosen now stays hidden from others."""
    return covers(match.game, truth(match))


def covers(game: Game, record: Record) -> bool:
    """Whether what is chosen in a position stays hidden from others."""
    step = game.sequence.steps[int(record.step)]
    several = len(seats_in(int(record.pending))) > 1
    return not record.over and isinstance(step, Decision) and (step.covered or several)


def is_broken(law: Callable[[Moment], None], game: Game, functions: Functions, matches: list[Match]) -> bool:
    """Whether a mutant breaks a law at one of these moments."""
    engine = Engine(game, {**compiled(game)._functions, **functions}, compiled=False)
    for number, match in enumerate(matches):
        try:
            law(Moment(played_again(match, engine), Random(number)))
        except Unlawful:
            return True
    return False


def played_again(match: Match, engine: Engine) -> Match:
    """The same match with another engine, which has carried out the last action, if there was one."""
    entry, other = match.log[-1] if match.log else None, branch(match)
    other.engine = engine
    if entry is None or entry.action is None:
        return other
    return with_record(other, after(engine, truth(match, match.position - 1), entry.seat, entry.action))


def checksum(values: Any) -> int:
    """A number that nearly every change of these values changes."""
    remainders = np.ravel(values).astype(np.int64) % CHECK
    return int(remainders @ np.arange(1, 1 + remainders.size)) % CHECK


def forgotten(game: Game, field: Field) -> Functions:
    """`observe` leaves a hidden field as it was."""
    observe = compiled(game)._functions["observe"]

    def careless(s: Record, seat: int) -> None:
        before = np.array(s[field.name])
        observe(s, seat)
        s[field.name] = before

    return {"observe": careless}


def blanked(game: Game, field: Field) -> Functions:
    """`observe` takes away a field that is open."""
    observe = compiled(game)._functions["observe"]

    def jealous(s: Record, seat: int) -> None:
        observe(s, seat)
        s[field.name] = np.bitwise_not(s[field.name])

    return {"observe": jealous}


def acting(game: Game, spoil: Callable[[Record, int, int, Record], None]) -> Functions:
    """Whatever is done, something more is done after it: `spoil(s, seat, action, the position before)`."""

    def spoiled(name: str) -> Callable[..., Any]:
        function = compiled(game)._functions[name]

        def act(s: Record, seat: int, action: int, out: Any) -> Any:
            before = copy_record(s)
            count = function(s, seat, action, out)
            spoil(s, seat, action, before)
            return count

        return act

    return {name: spoiled(name) for name in ("choose", "foresee")}


def shown(game: Game, field: Field) -> Functions:
    """What is hidden is copied to an open field, from where a view would show it."""

    def spoil(s: Record, seat: int, action: int, before: Record) -> None:
        s.stack[SPARE] = checksum(before[field.name])

    return acting(game, spoil)


def told(game: Game, field: Field) -> Functions:
    """What is hidden is told to everybody."""
    number, things = speaking_event(game)

    def spoil(s: Record, seat: int, action: int, before: Record) -> None:
        tell(s, number, seat, checksum(before[field.name]) % things)

    return acting(game, spoil)


def asked(game: Game, field: Field) -> Functions:
    """Who decides next depends on what is hidden."""

    def spoil(s: Record, seat: int, action: int, before: Record) -> None:
        s.pending ^= checksum(before[field.name]) % (1 << int(s.seats))

    return acting(game, spoil)


def offered(game: Game, field: Field) -> Functions:
    """What is offered depends on what is hidden from whoever is asked."""
    choices = compiled(game)._functions["choices"]

    def fewer(s: Record, seat: int, out: Any) -> int:
        count = int(choices(s, seat, out))
        return count - 1 if count and not may_see(field, s, seat).all() and checksum(s[field.name]) % 2 else count

    return {"choices": fewer}


def choice_told(game: Game) -> Functions:
    """Everybody is told what a seat chose."""
    number, things = speaking_event(game)

    def spoil(s: Record, seat: int, action: int, before: Record) -> None:
        tell(s, number, seat, action % things)

    return acting(game, spoil)


def choice_kept_open(game: Game) -> Functions:
    """What a seat chose is kept in a field that hides nothing."""

    def spoil(s: Record, seat: int, action: int, before: Record) -> None:
        s.stack[SPARE] = action % CHECK

    return acting(game, spoil)


def choice_orders(game: Game) -> Functions:
    """Who decides next depends on what a seat chose in secret."""

    def spoil(s: Record, seat: int, action: int, before: Record) -> None:
        s.pending ^= action % CHECK % (1 << int(s.seats))

    return acting(game, spoil)


def misaddressed(game: Game) -> Functions:
    """What is for the eyes of one seat is told to its neighbour."""
    private = private_events(game)

    def spoil(s: Record, seat: int, action: int, before: Record) -> None:
        for place in range(int(s.told)):
            if int(s.events[place, 0]) in private:
                s.events[place, 1] = (s.events[place, 1] + 1) % s.seats

    return acting(game, spoil)


def private_events(game: Game) -> frozenset[int]:
    """The events that are not told to everybody."""
    if game.id not in _private:
        records = [truth(match) for match in prepared(game)]
        told = [(events_in(record), events_in(compiled(game).observe(record, -1))) for record in records]
        _private[game.id] = frozenset().union(*(everything - public for everything, public in told))
    return _private[game.id]


_private: dict[str, frozenset[int]] = {}


def events_in(record: Record) -> set[int]:
    """The numbers of the events that were told."""
    return set(record.events[: int(record.told), 0].tolist())


def speaking_event(game: Game) -> tuple[int, int]:
    """An event that names a seat and a thing or a number, told to everybody, and how many of those there are."""
    private = private_events(game)
    return next(
        (number, len(values_of(event.nouns[1])))
        for number, event in enumerate(game.vocabulary.events)
        if number not in private
        and [noun.kind for noun in event.nouns[:2]] in (["seat", "item"], ["seat", "number"])
        and len(values_of(event.nouns[1])) > 1
    )
