"""What the tables of all games share: a match that begins in a position laid out by hand, and is played on in words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Self

import numpy as np
import pytest

from aevum.core.engine import Engine
from aevum.core.errors import NotOffered
from aevum.core.events import ToldEvent
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.phrases import Choice, describe_choices
from aevum.core.record import Reading, Record
from aevum.core.text import texts
from tests.laws.moments import actions_to_try

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eva", "Finn")
LONGEST_EXAMPLE = 300  # decisions: a loop of a test that never ends fails instead
Rules = dict[str, Callable[..., Any]]


class Arranged(Engine):
    """The interpreted engine, whose matches begin with a position that was laid out."""

    def __init__(self, game: Game, rules: Rules, position: Record) -> None:
        super().__init__(game, rules, compiled=False)
        self._position = position

    def begin(self, s: Record) -> None:
        """The position instead of a deal."""
        for name in s.dtype.names:
            s[name] = self._position[name]


class LaidOut:
    """A match that begins in the middle. A game's own table lays the position out."""

    game: ClassVar[Game]
    rules: ClassVar[Rules]
    match: Match

    def run_on(self, position: Record) -> None:
        """Play runs on from the step that is set to the first decision."""
        position.told = 0
        self.rules["advance"](position, np.zeros(self.game.max_choices, np.int32), False)

    def begin(self, position: Record, options: dict[str, int]) -> None:
        """The match begins here."""
        players = [Player(name) for name in NAMES[: int(position.seats)]]
        engine = Arranged(self.game, self.rules, position)
        self.match = Match.new(self.game, players, options, seed=7, engine=engine)

    @property
    def s(self) -> Record:
        """The position now, as a spectator sees it."""
        return self.match.observed(None)

    @property
    def seat(self) -> int:
        """The seat that decides now."""
        (seat,) = self.match.pending
        return seat

    @property
    def step(self) -> str:
        """What is decided now."""
        return self.match.step

    @property
    def choices(self) -> list[str]:
        """What that seat may do, in words."""
        return [self.game.vocabulary.to_words(action) for action in self.match.choices(self.seat)]

    def offered(self, verb: str) -> set[str]:
        """What follows this verb in the choices."""
        said = [words.split(" ", 1) for words in self.choices]
        return {words[-1] for words in said if words[0] == verb}

    def play(self, *actions: str) -> Self:
        """Whoever must decide does this, then that; pieces and cards stay complete."""
        assert self.match.position < LONGEST_EXAMPLE
        for words in actions:
            self.match.play(self.seat, self.game.vocabulary.from_words(words))
            self.game.conserved(Reading(self.match._record()))
        return self

    def refusal(self, words: str) -> str:
        """The rule that forbids an action: it is not offered, and trying it changes nothing."""
        assert words not in self.choices
        position, hash_before = self.match.position, self.match.hash_at(self.match.position)
        with pytest.raises(NotOffered) as refused:
            self.match.play(self.seat, self.game.vocabulary.from_words(words))
        assert (self.match.position, self.match.hash_at(position)) == (position, hash_before)
        return str(refused.value.values["rule"])

    def reasons(self) -> set[str]:
        """The rules named for what can be said but is not offered: all, or some of each verb of very many."""
        s, offered = Reading(self.match.observed(self.seat)), set(self.match.choices(self.seat))
        refused = (action for action in actions_to_try(self.game.vocabulary, Random(1)) if action not in offered)
        return {str(self.game.reason(s, self.seat, action)) for action in refused}

    def choice(self, words: str) -> Choice:
        """A choice of that seat as people see it before they press."""
        described = describe_choices(self.match, self.seat, texts("en", self.game.id))
        return next(choice for choice in described if choice.words == words)

    def previewed(self, words: str) -> dict[str, str]:
        """What a choice is said to do, in words by kind."""
        return {effect.kind: effect.text for effect in self.choice(words).effects}

    def caution(self, words: str) -> tuple[str, bool] | None:
        """The rule for which a choice is asked once more, and whether it would do nothing."""
        caution = self.choice(words).caution
        return None if caution is None else (caution.rule, caution.idle)

    @property
    def told(self) -> list[ToldEvent]:
        """What the last action told everybody."""
        return self.match.told(self.match.position, None)

    def tells(self, event: str, **values: int) -> bool:
        """Whether the last action told this, with these values among others."""
        return any(told.event == event and values.items() <= told.values.items() for told in self.told)
