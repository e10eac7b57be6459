"""How long looks at a table take, as the latest have shown: what takes long is done beside everything else.

That is a matter of the step of the game: in some there are views and choices to describe that take ten times as long as
in others. All tables of a game learn from each other.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

LONG = 0.004  # seconds of work after which the next is done beside everything else
REMEMBERED = 0.98  # short work in between does not make long work short: that is forgotten little by little
FEW = 4  # choices, of which nothing is learned: other things take as long


@dataclass
class Pace:
    """What is expected of the next look at a step. The first is taken to be long."""

    look: float = LONG  # seconds
    choice: float | None = None  # seconds to describe one choice, as soon as that is known

    def takes_long(self, choices: int) -> bool:
        """Whether others should not wait for a look at a table where there is so much to choose from."""
        each = LONG / FEW if self.choice is None else self.choice
        return max(self.look, choices * each) >= LONG

    def looked(self, took: float) -> None:
        """A look took so many seconds."""
        self.look = max(took, REMEMBERED * self.look)

    def described(self, choices: int, took: float) -> None:
        """Describing so many choices took so many seconds."""
        if choices >= FEW:
            each = took / choices
            self.choice = each if self.choice is None else (self.choice + each) / 2


Paces = defaultdict[str, Pace]  # by step
_paces: defaultdict[str, Paces] = defaultdict(lambda: defaultdict(Pace))  # by game


def paces_of(game: str) -> Paces:
    """What is expected at the steps of a game, at whichever table."""
    return _paces[game]
