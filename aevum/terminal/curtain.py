"""The curtain between two people at one keyboard: whoever comes next must not see what only the other may know."""

from __future__ import annotations

from aevum.core.match import Match
from aevum.core.privacy import Secrets, differ


def hides(match: Match) -> bool:
    """Whether at any time somebody knew something that a spectator did not."""
    everybody = (None, *range(len(match.players)))
    return any(differ(match, everybody, at) for at in range(match.position + 1))


class Curtain:
    """For whose eyes the screen is made, and whether there is anything to hide from the others."""

    def __init__(self, match: Match) -> None:
        self.looks: int | None = None  # the person who sits before the screen
        self._match = match
        self._secrets: dict[frozenset[int], Secrets] = {}  # seats change

    def has_secrets(self) -> bool:
        """Whether one of the people at this keyboard has known something that another may not know."""
        people = self._match.people()
        return self._secrets.setdefault(people, Secrets(sorted(people))).exist(self._match)

    def falls_before(self, seat: int | None) -> bool:
        """Whether the screen must be cleared before this person looks."""
        return seat != self.looks and self.has_secrets()
