"""Random play with the laws on, for the tests and for the fuzzer."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from aevum.core.engine import Engine
from aevum.core.match import Match
from aevum.core.sequence import Decision
from tests.laws import fields, knowledge, play, secrets, undo
from tests.laws.moments import Moment, truth
from tests.laws.tables import Table

Law = Callable[[Moment], None]

TEMPERS = ("random", "random", "greedy", "first", "last")
SELDOM_LOOKED_AT = 3  # a game that is looked at less often than this is taken back less often too
RESTLESS = 0.25  # how often a game that is not random acts at random all the same

# Checked at every decision.
ALWAYS: tuple[Law, ...] = (
    play.somebody_must_decide,
    play.choices_are_sound,
    play.events_did_not_overflow,
    play.things_are_conserved,
    knowledge.imagined_is_possible,
    knowledge.last_events_tell_nothing_hidden,
    fields.choices_fit_their_room,
    fields.events_fit_their_words,
    fields.the_end_is_told,
)
# Checked five times as often as those that follow: these take a millisecond.
OFTEN: tuple[Law, ...] = (
    fields.fields_keep_their_range,
    secrets.hidden_is_blanked,
    secrets.open_is_shown,
    secrets.covered_choices_look_alike,
)
# Checked at every decision by the fuzzer, and now and then by the tests: these take milliseconds.
SOMETIMES: tuple[Law, ...] = (
    play.choices_have_words,
    play.choices_have_numbers,
    play.choices_are_accepted,
    play.everything_else_is_refused,
    play.score_is_what_the_board_shows,
    play.copies_share_nothing,
    play.errors_can_be_said,
    knowledge.imagined_is_conserved,
    knowledge.seats_see_only_what_they_may,
    knowledge.replay_shows_only_what_was_known,
    knowledge.foresight_is_true,
    knowledge.undo_tells_nothing_hidden,
    knowledge.bots_need_no_more_than_they_see,
    secrets.nothing_hidden_comes_out,
    secrets.chance_tells_nothing_hidden,
    undo.undo_is_honest,
    undo.consent_reaches_further,
)
# Checked once in a while: they play whole games.
SELDOM: tuple[Law, ...] = (knowledge.imagined_can_be_played_out,)


class LawBroken(AssertionError):
    """A law does not hold: which one, in what match, after what rule, and what is not as it should be."""

    def __init__(self, law: str, match: Match, seed: int, what: str) -> None:
        place = f"{match.game.id}, seed {seed}, step {match.position}, {last_rule(match)}"
        super().__init__(f"{law} is broken: {place}: {what}")
        self.law, self.match, self.seed = law, match, seed


def last_rule(match: Match) -> str:
    """The decision that was taken last, with the rule that carried it out."""
    entry = match.log[-1] if match.log else None
    if entry is None or entry.action is None:
        return "after the deal" if entry is None else "after an undo"
    step = match.game.sequence.steps[int(truth(match, match.position - 1).step)]
    assert isinstance(step, Decision)
    rule = f"{step.then.__module__}.{step.then.__name__}"
    return f"after {match.game.vocabulary.to_words(entry.action)!r} at {step.name!r} by {rule}"


def said_of(error: Exception) -> str:
    """What an error says of itself; a plain assertion says where it stands."""
    frames = traceback.extract_tb(error.__traceback__)
    return str(error).split("\n")[0] or f"{type(error).__name__} at {frames[-1].name}: {frames[-1].line}"


@dataclass
class LawfulGame:
    """One game of a table, with all laws on: about `every` so many moments the costly ones too.

    A long game is looked at only about every `spread` decisions, and at its end.
    """

    table: Table
    engine: Engine
    seed: int
    every: int = 1
    spread: int = 1
    fingerprints: dict[int, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.luck = Random(self.seed)
        self.temper = self.luck.choice(TEMPERS)
        self.match = self.table.open(self.luck.getrandbits(128), self.engine)

    def moments(self) -> Iterator[Match]:
        """Play to the end, checking the laws; yields after every decision."""
        self.check()
        while not self.match.over:
            self.obey(self.advance)
            if self.spread == 1 or self.match.over or self.luck.randrange(self.spread) == 0:
                self.check()
            yield self.match
        self.check_whole()

    def advance(self) -> None:
        """Somebody decides; now and then somebody takes a decision back, alone or with consent."""
        match, chance = self.match, self.luck.random() * max(1, self.spread / SELDOM_LOOKED_AT)
        seat = self.luck.choice(match.pending)
        if chance < 0.04 and match.log and match.undo_reach(match.log[-1].seat) is not None:
            match.undo(match.log[-1].seat)
        elif 0.04 < chance < 0.05 and (to := match.undo_by_consent(seat)) is not None:
            match.undo(seat, to, agreed=match.people())
        else:
            match.commit(match.prepare(seat, self.choose(seat)))
        most = match.game.max_decisions
        assert match.position <= most or len(match.line()) - 1 <= most

    def choose(self, seat: int) -> int:
        """By its temper a game is random, greedy, or goes for the first or the last choice; always with some luck."""
        choices = self.match.choices(seat)
        if self.temper == "random" or self.luck.random() < RESTLESS:
            return self.luck.choice(choices)
        if self.temper == "greedy":
            return self.engine.best_choice(self.match.observed(seat), seat, self.luck.getrandbits(64))
        return choices[0] if self.temper == "first" else choices[-1]

    def check(self) -> None:
        """The laws of a moment."""
        moment = Moment(self.match, Random(self.luck.getrandbits(64)))
        self.fingerprints[self.match.position] = play.fingerprint(truth(self.match))
        laws, chance = ALWAYS, moment.luck.random()
        if chance < 5 / self.every:
            laws += OFTEN
        if chance < 1 / self.every:
            laws += SOMETIMES
        if chance < 1 / (10 * self.every):
            laws += SELDOM
        for law in laws:
            self.obey(law, moment)

    def check_whole(self) -> None:
        """The laws of a whole match: old records never changed, and it saves and loads."""
        self.obey(self.nothing_old_has_changed)
        self.obey(play.saves_and_loads, self.match)

    def nothing_old_has_changed(self) -> None:
        """Records kept since the beginning are as they were."""
        for position, known in self.fingerprints.items():
            assert play.fingerprint(truth(self.match, position)) == known
            assert position == 0 or self.match.log[position - 1].hash == self.match.hash_at(position)

    def obey(self, law: Callable[..., object], *arguments: object) -> None:
        """Check one law; say which one is broken."""
        try:
            law(*arguments)
        except Exception as error:
            raise LawBroken(law.__name__, self.match, self.seed, said_of(error)) from error


def play_lawfully(
    table: Table, engine: Engine, decisions: int, every: int, whole: bool = False, spread: int = 1, seed: int = 0
) -> int:
    """Random games until so many decisions were made, and if asked one to its end. Returns how many were begun."""
    played = games = 0
    while played < decisions:
        game = LawfulGame(table, engine, seed=seed + games, every=every, spread=spread)
        games += 1
        for _ in game.moments():
            played += 1
            if played >= decisions and (games > 1 or not whole):
                break
    return games
