"""A table of 7 Ages laid out by hand and played on through a real match, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.core.engine import bound_rules, set_seed
from aevum.core.record import Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.steps import AT_SLOT
from tests.games.laid_out import LaidOut
from tests.games.seven_ages.board import hand
from tests.games.seven_ages.mediterranean import mediterranean

RULES: dict[str, Callable[..., Any]] = bound_rules(GAME)


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

    def effects(self, words: str) -> dict[str, int]:
        """What a choice would do as its player sees it: amounts by kind."""
        return {str(effect["kind"]): int(effect["amount"]) for effect in self.seen(words)}

    def seen(self, words: str) -> list[dict[str, Any]]:
        """The same with all that is said about it."""
        assert words in self.choices, self.choices
        now, action = self.match.observed(self.seat), GAME.vocabulary.from_words(words)
        later = self.match.engine.foresee(now, self.seat, action)
        return GAME.effects(now, later, self.seat, action)


def around_rome(*cards: str, **fields: int) -> Record:
    """The Mediterranean with these cards in Ann's hand; she is seat 0 and has Rome. `fields` are single ones."""
    s = mediterranean()
    hand(s, 0, *cards)
    for name, value in fields.items():
        s[name] = value
    return s
