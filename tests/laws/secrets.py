"""Laws of secrets: `observe`, choices and events are held to what the fields declare about who may see them."""

from __future__ import annotations

from collections import Counter

import numpy as np

from aevum.core.engine import Engine
from aevum.core.events import told_events
from aevum.core.game import Game
from aevum.core.record import EVERYBODY, Field, Record, copy_record, may_see, position_bytes
from aevum.core.sequence import Decision
from aevum.core.vocabulary import verb_of
from tests.laws.moments import Moment, Unlawful, after, differing_fields, truth

TRIED = 4  # how many of the actions a seat has are compared with one another


def hidden_fields(game: Game) -> tuple[Field, ...]:
    """The fields that are hidden from somebody at some time."""
    return tuple(field for field in game.position_fields if field.seen_by != EVERYBODY)


def scrambled(game: Game, record: Record, onlooker: int, word: int) -> Record:
    """A copy with anything else, within its range, wherever an onlooker may not look."""
    other, luck = copy_record(record), np.random.default_rng(word)
    for field in hidden_fields(game):
        hidden = ~may_see(field, record, onlooker)
        low, high = field.bounds
        random = luck.integers(low, high, field.shape, np.dtype(field.kind), endpoint=True)
        before = np.array(record[field.name])
        other[field.name] = np.where(hidden, random, before)
        still_hidden = ~may_see(field, other, onlooker)  # that there is nothing may be open, and what there is hidden
        other[field.name] = np.where(hidden & still_hidden, random, before)
    return other


def hidden_is_blanked(moment: Moment) -> None:
    """Whatever stands where an onlooker may not look, it sees the same, is offered the same, and the score is the same.

    This notices a field that `observe` forgets, which no imagined world can: none differs in what is still seen.
    """
    engine, game, record = moment.engine, moment.match.game, moment.record
    seats = range(int(record.seats))
    for onlooker in {*moment.match.pending, *moment.some(moment.onlookers, 1)}:
        other = scrambled(game, record, onlooker, moment.word())
        compare_seen(engine, record, other, onlooker)
        Unlawful.unless(
            [engine.score(record, seat) for seat in seats] == [engine.score(other, seat) for seat in seats],
            f"the score depends on what seat {onlooker} may not see",
        )
        if onlooker in seats and engine.choices(record, onlooker) != engine.choices(other, onlooker):
            raise Unlawful(f"the choices of seat {onlooker} depend on what it may not see")


def compare_seen(engine: Engine, record: Record, other: Record, onlooker: int) -> None:
    """An onlooker cannot tell one truth from the other."""
    seen, twin = engine.observe(record, onlooker), engine.observe(other, onlooker)
    if seen.tobytes() != twin.tobytes():
        raise Unlawful(f"seat {onlooker} can tell: {differing_fields(seen, twin)}")


def open_is_shown(moment: Moment) -> None:
    """What an onlooker may see is not blanked."""
    for onlooker in moment.some(moment.onlookers, 2):
        seen = moment.engine.observe(moment.record, onlooker)
        for field in moment.match.game.position_fields:
            before, now = np.array(moment.record[field.name]), np.array(seen[field.name])
            kept = (before == now) | ~may_see(field, moment.record, onlooker)
            if not kept.all():
                raise Unlawful(f"seat {onlooker} may see {field.name} = {before.tolist()}, not {now.tolist()}")


def nothing_hidden_comes_out(moment: Moment) -> None:
    """The same action in a world that an onlooker cannot tell from the truth is seen and told the same.

    Up to the next chance: what turns hidden things up is a step with `chance`.
    """
    engine, record = moment.engine, moment.record
    for onlooker in moment.onlookers:
        world = moment.world(record, onlooker)
        for actor in moment.match.pending:
            alike = set(engine.choices(record, actor)) & set(engine.choices(world, actor))
            for action in moment.some(sorted(alike), 1):
                happens, could = (engine.foresee(one, actor, action) for one in (record, world))
                compare_seen(engine, happens, could, onlooker)


def covered_choices_look_alike(moment: Moment) -> None:
    """What a seat chooses covered, or while others choose too, looks the same to all others whatever it is."""
    match, engine = moment.match, moment.engine
    step = match.game.sequence.steps[int(moment.record.step)]
    assert isinstance(step, Decision) or match.over
    # A window in which all may react is open: what they did is shown when the last has chosen, and sealed until then.
    several = len(match.pending) > 1 and not (isinstance(step, Decision) and step.passing)
    if match.over or not (several or (isinstance(step, Decision) and step.covered)):
        return
    for actor in match.pending:
        groups: dict[int, list[int]] = {}
        for action in match.choices(actor):
            groups.setdefault(0 if several else int(verb_of(action)), []).append(action)
        for group in groups.values():
            outcomes = [engine.foresee(moment.record, actor, action) for action in moment.some(group, TRIED)]
            for outcome in outcomes[1:]:
                look_alike(moment, actor, outcomes[0], outcome)


def look_alike(moment: Moment, actor: int, first: Record, second: Record) -> None:
    """Everybody but the actor sees the same of both, and is offered the same."""
    engine = moment.engine
    for onlooker in moment.onlookers:
        if onlooker != actor:
            compare_seen(engine, first, second, onlooker)
            if onlooker >= 0 and engine.choices(first, onlooker) != engine.choices(second, onlooker):
                raise Unlawful(f"the choices of seat {onlooker} depend on what seat {actor} chose in secret")


def chance_tells_nothing_hidden(moment: Moment) -> None:
    """With the same chance the last action tells an onlooker of the same things in a world that looks the same after.

    This holds cards drawn, and what is told to one seat alone, to the secrecy of the cards; events that turn up hidden
    things declare it.
    """
    match, engine = moment.match, moment.engine
    entry = match.log[-1] if match.log else None
    if entry is None or entry.action is None:
        return
    before = truth(match, match.position - 1)
    for onlooker in moment.onlookers:
        world = moment.world(before, onlooker)
        world.key[:] = before.key
        if entry.action in engine.choices(world, entry.seat):
            seen = engine.observe(moment.record, onlooker)
            other = engine.observe(after(engine, world, entry.seat, entry.action), onlooker)
            if position_bytes(seen) == position_bytes(other) and named(match.game, seen) != named(match.game, other):
                raise Unlawful(f"seat {onlooker} is told {named(match.game, seen)}, or {named(match.game, other)}")


def named(game: Game, seen: Record) -> Counter[tuple[str, str]]:
    """The things that the events name to whom they are told, but for those that reveal what was hidden."""
    events = {event.name: event for event in game.vocabulary.events}
    return Counter(
        (told.event, str([told.values[noun.name] for noun in events[told.event].nouns if noun.items]))
        for told in told_events(game, seen)
        if not events[told.event].reveals
    )
