"""A table of 7 Ages laid out by hand and played on through a real match, in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from aevum.core.engine import bound_rules, set_seed
from aevum.core.record import Reading, Record
from aevum.core.sequence import interrupt
from aevum.core.vocabulary import verb_of
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.steps import AT_SLOT
from tests.games.laid_out import LaidOut
from tests.games.seven_ages.board import hand
from tests.games.seven_ages.mediterranean import mediterranean
from tests.laws.moments import all_actions

RULES: dict[str, Callable[..., Any]] = bound_rules(GAME)
MOST_ASKED = 600  # of one verb


@cache
def asked_for() -> list[int]:
    """Actions of every verb, thinned out where there are very many."""
    by_verb: dict[int, list[int]] = {}
    for action in all_actions(GAME.vocabulary):
        by_verb.setdefault(int(verb_of(action)), []).append(action)
    return [action for of in by_verb.values() for action in of[:: max(len(of) // MOST_ASKED, 1)]]


class Table(LaidOut):
    """A match that begins in a position of `board`, where a step is called with its two values, or comes by itself."""

    game, rules = GAME, RULES

    def __init__(self, position: Record, step: int, a: int | None = None, b: int = 0) -> None:
        set_seed(position, 7)
        position.step, position.depth, position.pending = (AT_SLOT if a is not None else step), 0, 0
        if a is not None:
            interrupt(position, step, a, b)
        self.run_on(position)
        chosen = {option.name: int(position[option.name]) for option in GAME.options}
        self.begin(position, GAME.settle_options(chosen, int(position.seats)))

    @property
    def seat(self) -> int:
        """The first of the seats that decide now."""
        return min(self.match.pending)

    def reasons(self) -> set[str]:
        """The rules named for what is not offered; of verbs with thousands of nouns every so many are asked for."""
        s, offered = Reading(self.match.observed(self.seat)), set(self.match.choices(self.seat))
        refused = (action for action in asked_for() if action not in offered)
        return {str(GAME.reason(s, self.seat, action)) for action in refused}

    def effects(self, words: str) -> dict[str, int]:
        """What a choice would do as its player sees it: amounts by kind."""
        return {str(effect["kind"]): int(effect["amount"]) for effect in self.seen(words)}

    def seen(self, words: str) -> list[dict[str, Any]]:
        """The same with all that is said about it."""
        assert words in self.choices, self.choices
        now, action = self.match.observed(self.seat), GAME.vocabulary.from_words(words)
        later = self.match.engine.foresee(now, self.seat, action)
        return GAME.effects(Reading(now), Reading(later), self.seat, action)


def around_rome(*cards: str, **fields: int) -> Record:
    """The Mediterranean with these cards in Ann's hand; she is seat 0 and has Rome. `fields` are single ones."""
    s = mediterranean()
    hand(s, 0, *cards)
    for name, value in fields.items():
        s[name] = value
    return s
