"""Laws of play: choices, refusals, copies, the end, and what is conserved."""

from __future__ import annotations

import hashlib

import numpy as np

from aevum.core import savefile
from aevum.core.engine import Engine
from aevum.core.match import Match
from aevum.core.numbering import numbering_of
from aevum.core.record import Reading, Record, copy_record, seats_in
from aevum.core.sequence import Decision
from aevum.core.text import LANGUAGES
from tests.laws.moments import Moment, after, all_actions, refusal, refusal_error, truth

PEOPLE_COUNT_FROM_1 = 1


def somebody_must_decide(moment: Moment) -> None:
    """No dead ends: until the end somebody has a choice, and one without alternatives is asked only in secret."""
    match = moment.match
    if match.over:
        assert match.pending == () and match.winners() != ()
    else:
        assert match.pending != () and match.winners() == ()
        step = match.game.sequence.steps[int(moment.record.step)]
        assert isinstance(step, Decision)
        for seat in match.pending:
            secret = step.secret(moment.record, seat) if callable(step.secret) else step.secret
            assert len(match.choices(seat)) >= (1 if secret or decide_at_once(match) else 2)


def decide_at_once(match: Match) -> bool:
    """Whether several seats decide, or did until the others had decided: the last is asked all the same."""
    before, now = truth(match, max(match.position - 1, 0)), truth(match)
    several = len(seats_in(int(before.pending))) > 1 and (before.step, before.subject) == (now.step, now.subject)
    return several or len(match.pending) > 1


def choices_are_sound(moment: Moment) -> None:
    """Choices are unique, sorted, within the game's bound, said in words, and only for those who must decide."""
    match = moment.match
    for seat in range(len(match.players)):
        choices = match.choices(seat)
        assert choices == sorted(set(choices))
        assert len(choices) <= match.game.max_choices
        assert (seat in match.deciding) == bool(choices)


def choices_have_words(moment: Moment) -> None:
    """The words of a choice lead back to it."""
    vocabulary = moment.match.game.vocabulary
    for seat in moment.match.pending:
        for action in moment.match.choices(seat):
            assert vocabulary.from_words(vocabulary.to_words(action)) == action


def choices_have_numbers(moment: Moment) -> None:
    """Each choice of a decision has a number of its own for learners, one of the game's, that leads back to it."""
    numbering = numbering_of(moment.match.game)
    for seat in moment.match.pending:
        choices = moment.match.choices(seat)
        numbers = {numbering.number(action, choices): action for action in choices}
        assert len(numbers) == len(choices) and all(0 <= number < numbering.size for number in numbers)
        assert all(numbering.action(number, choices) == action for number, action in numbers.items())


def choices_are_accepted(moment: Moment) -> None:
    """What is listed can be done, and trying it changes nothing."""
    before = moment.record.tobytes()
    for seat in moment.match.pending:
        for action in moment.some(moment.match.choices(seat), 3):
            entry = moment.match.prepare(seat, action)
            assert entry.record.tobytes() == after(moment.engine, moment.record, seat, action).tobytes()
    assert moment.record.tobytes() == before


def everything_else_is_refused(moment: Moment) -> None:
    """What is not listed meets a named error that can be said in every language, and changes nothing."""
    junk = [moment.luck.getrandbits(bits) - (1 << 20) for bits in (8, 16, 20, 21, 40, 64)]
    words = moment.some(all_actions(moment.match.game.vocabulary), 12)
    refuse_all(moment.match, junk + words)


def refuse_all(match: Match, actions: list[int]) -> None:
    """Every seat may do the listed ones of these actions, and no other."""
    record, position, pending = truth(match), match.position, match.pending
    before = record.tobytes()
    for seat in range(len(match.players)):
        choices = set(match.choices(seat))
        for action in actions:
            met = refusal(match, seat, action)
            assert (met is None) == (action in choices), (seat, action, met)
            if met is not None:
                check_refusal(match, seat, *met)
    assert (match.position, match.pending) == (position, pending)
    assert truth(match) is record and record.tobytes() == before


def check_refusal(match: Match, seat: int, code: str, values: dict[str, object]) -> None:
    """The error is the right one, and says which rule forbids the action."""
    assert code in {"unknown-action", "match-over", "not-your-turn", "not-offered"}
    if code == "match-over":
        assert match.over
    elif code == "not-your-turn":
        assert seat not in match.deciding and values["seat"] == seat + PEOPLE_COUNT_FROM_1
    elif code == "not-offered":
        assert seat in match.deciding and values["rule"]


def events_did_not_overflow(moment: Moment) -> None:
    """There was room for everything that was told."""
    assert 0 <= moment.record.told < len(moment.record.events)


def things_are_conserved(moment: Moment) -> None:
    """Pieces, cards and points are neither lost nor made."""
    moment.match.game.conserved(Reading(moment.record))


def score_is_what_the_board_shows(moment: Moment) -> None:
    """The score kept equals the total that everybody sees."""
    for onlooker in moment.some(moment.onlookers, 2):
        seats = moment.match.game.view(Reading(moment.engine.observe(moment.record, onlooker)))["seats"]
        assert [seat["score"]["total"] for seat in seats] == moment.match.scores()


def copies_share_nothing(moment: Moment) -> None:
    """Overwriting a copy leaves the original as it was: copies, observed records, imagined ones, foreseen ones."""
    before = moment.record.tobytes()
    copies = [copy_record(moment.record), moment.match.observed(None), moment.world(moment.record, -1)]
    for seat in moment.match.pending:
        copies.append(moment.match.observed(seat))
        copies.append(moment.match.foresee(seat, moment.match.choices(seat)[0]))
    for copied in copies:
        overwrite(copied)
    assert moment.record.tobytes() == before


def overwrite(record: Record) -> None:
    """Change every field of a record."""
    for name in record.dtype.names:
        record[name] = np.bitwise_not(record[name])


def fingerprint(record: Record) -> str:
    """A hash of the whole record, what was told included."""
    return hashlib.sha256(record.tobytes()).hexdigest()


def saves_and_loads(match: Match) -> None:
    """A saved match is the same match again: every record of its log, and its file."""
    replays_alike(match, match.engine)


def replays_alike(match: Match, engine: Engine) -> None:
    """Replaying the log gives the same records, with any engine."""
    text = savefile.text_of(match)
    again = savefile.parse(text, engine)
    assert again.engine is engine
    assert savefile.text_of(again) == text
    for position in range(match.position + 1):
        assert truth(again, position).tobytes() == truth(match, position).tobytes()


def errors_can_be_said(moment: Moment) -> None:
    """An error has its sentence in every language."""
    match = moment.match
    for seat in range(len(match.players)):
        for action in (-1, *moment.some(all_actions(match.game.vocabulary), 2)):
            error = refusal_error(match, seat, action)
            assert error is None or all(error.say(lang) for lang in LANGUAGES)
