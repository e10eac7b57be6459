"""Laws of knowledge: what a seat is shown does not change when only things it may not know change."""

from __future__ import annotations

from typing import Any

from aevum.core.events import told_events
from aevum.core.match import Match
from aevum.core.record import Reading, copy_record, position_bytes
from tests.laws.moments import Moment, after, all_actions, branch, refusal, truth, with_record

SPECTATOR = -1


def seat_or_none(onlooker: int) -> int | None:
    """How a match is asked for an onlooker."""
    return None if onlooker == SPECTATOR else onlooker


def imagined_is_possible(moment: Moment) -> None:
    """`observe(imagine(observe(s)))` equals `observe(s)` to the last byte, and offers the same choices."""
    engine, record = moment.engine, moment.record
    for onlooker in moment.onlookers:
        seen = engine.observe(record, onlooker)
        world = engine.imagine(seen, onlooker, moment.word())
        assert engine.observe(world, onlooker).tobytes() == seen.tobytes()
        assert engine.observe(seen, onlooker).tobytes() == seen.tobytes()
        if onlooker != SPECTATOR:
            offered = engine.choices(record, onlooker)
            assert engine.choices(seen, onlooker) == offered
            assert engine.choices(world, onlooker) == offered


def imagined_is_conserved(moment: Moment) -> None:
    """What could be true obeys the same laws as the truth."""
    for onlooker in moment.some(moment.onlookers, 2):
        moment.match.game.conserved(Reading(moment.world(moment.record, onlooker)))


def imagined_can_be_played_out(moment: Moment) -> None:
    """A game goes on from an imagined record to its end."""
    engine, game = moment.engine, moment.match.game
    world = moment.world(moment.record, moment.luck.choice(moment.onlookers))
    decisions = 0
    while not world.over:
        seat = moment.luck.choice([seat for seat in range(int(world.seats)) if (int(world.pending) >> seat) & 1])
        engine.choose(world, seat, moment.luck.choice(engine.choices(world, seat)))
        decisions += 1
        assert decisions <= game.max_decisions
    game.conserved(Reading(world))


def seats_see_only_what_they_may(moment: Moment) -> None:
    """Swap the hidden for something else that could be true, and everything shown stays the same."""
    match = moment.match
    tried = moment.some(all_actions(match.game.vocabulary), 6)
    for onlooker in moment.onlookers:
        twin = with_record(match, moment.world(moment.record, onlooker))
        assert everything_shown(twin, onlooker, tried) == everything_shown(match, onlooker, tried)


def everything_shown(match: Match, onlooker: int, tried: list[int]) -> dict[str, Any]:
    """What an onlooker is shown: view, log, choices, what they would do, errors, and the record of a bot."""
    seat = seat_or_none(onlooker)
    seen = match.observed(seat)
    shown = {
        "record": seen.tobytes(),
        "view": match.game.view(Reading(seen)),
        "told": match.told(match.position, seat),
        "table": (match.pending, match.over, match.step, match.position, match.scores(), match.winners()),
    }
    if seat is not None:
        shown["choices"] = match.choices(seat)
        shown["errors"] = [refusal(match, seat, action) for action in tried]
        shown["effects"] = [effects(match, seat, action) for action in match.choices(seat)[:5]]
    return shown


def effects(match: Match, seat: int, action: int) -> Any:
    """What a choice is said to do."""
    foreseen = match.foresee(seat, action)
    seen, later = Reading(match.observed(seat)), Reading(foreseen)
    game = match.game
    told = game.effects(seen, later, seat, action), game.ending(seen, later, seat), game.unused(seen, seat, action)
    return foreseen.tobytes(), game.label_values(seen, action), *told, game.caution(seen, later, seat, action)


def replay_shows_only_what_was_known(moment: Moment) -> None:
    """An earlier position shows what was known then, whatever is true now or was hidden then."""
    match = moment.match
    at = moment.luck.randint(0, match.position)
    for onlooker in moment.onlookers:
        seat = seat_or_none(onlooker)
        twin = with_record(match, moment.world(truth(match, at), onlooker), at)
        assert twin.observed(seat, at).tobytes() == match.observed(seat, at).tobytes()
        assert twin.told(at, seat) == match.told(at, seat)


def foresight_is_true(moment: Moment) -> None:
    """What is foreseen from a seat's knowledge is what happens, as far as the seat will see it; no chance is drawn."""
    match, engine = moment.match, moment.engine
    for seat in match.pending:
        for action in moment.some(match.choices(seat), 3):
            foreseen = match.foresee(seat, action)
            happens = engine.foresee(moment.record, seat, action)
            assert foreseen.draws == happens.draws == moment.record.draws
            assert engine.observe(foreseen, seat).tobytes() == engine.observe(happens, seat).tobytes()


def last_events_tell_nothing_hidden(moment: Moment) -> None:
    """Where another world can give an onlooker the same position after the last action, it can tell the same too.

    Not where chance was drawn or cards were turned up: that is told to all.
    """
    match, engine = moment.match, moment.engine
    entry = match.log[-1] if match.log else None
    if entry is None or entry.action is None:
        return
    certain = engine.foresee(truth(match, match.position - 1), entry.seat, entry.action)
    if position_bytes(certain) != position_bytes(moment.record):
        return
    for onlooker in moment.onlookers:
        seen = engine.observe(moment.record, onlooker)
        world = moment.world(truth(match, match.position - 1), onlooker)
        offered = engine.choices(world, entry.seat)
        tried = [entry.action] if entry.action in offered else offered
        others = [engine.observe(after(engine, world, entry.seat, action), onlooker) for action in tried]
        alike = [told_events(match.game, other) for other in others if position_bytes(other) == position_bytes(seen)]
        assert not alike or told_events(match.game, seen) in alike


def undo_tells_nothing_hidden(moment: Moment) -> None:
    """How far the last seat may go back does not depend on what it may not know."""
    match, engine = moment.match, moment.engine
    entry = match.log[-1] if match.log else None
    if entry is None or entry.action is None:
        return
    seat = entry.seat
    world = moment.world(truth(match, match.position - 1), seat)
    other = after(engine, world, seat, entry.action)
    if engine.observe(other, seat).tobytes() == engine.observe(moment.record, seat).tobytes():
        twin = with_record(with_record(match, world, match.position - 1), other)
        assert twin.undo_reach(seat) == match.undo_reach(seat)


def bots_need_no_more_than_they_see(moment: Moment) -> None:
    """A rule of thumb reads nothing hidden: it chooses alike from the truth and from what the seat sees."""
    engine = moment.engine
    for seat in moment.match.pending:
        luck = moment.word()
        seen = moment.match.observed(seat)
        assert engine.best_choice(seen, seat, luck) == engine.best_choice(copy_record(moment.record), seat, luck)
        assert engine.best_choice(seen, seat, luck) in branch(moment.match).choices(seat)
