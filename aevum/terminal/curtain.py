"""The curtain between two people at one keyboard: whoever comes next must not see what only the other may know.

Nobody says which games have secrets. Two people's knowledge is compared entry by entry of the log; as long as it is the
same there is nothing to hide, and no curtain falls.
"""

from __future__ import annotations

from collections.abc import Iterable

from aevum.core.match import Match


def differ(match: Match, onlookers: Iterable[int | None], at: int) -> bool:
    """Whether these seats (None: a spectator) know, or were told, different things at an entry of the log."""
    return len({bytes(match.observed(seat, at).tobytes()) for seat in onlookers}) > 1


def hides(match: Match) -> bool:
    """Whether at any time somebody knew something that a spectator did not."""
    everybody = (None, *range(len(match.players)))
    return any(differ(match, everybody, at) for at in range(match.position + 1))


class Curtain:
    """For whose eyes the screen is made, and whether there is anything to hide from the others."""

    def __init__(self, match: Match) -> None:
        self.looks: int | None = None  # the person who sits before the screen
        self._match = match
        self._people = sorted(match.people())
        self._compared = 0  # entries of the log at which all people knew the same
        self._secrets = False

    def has_secrets(self) -> bool:
        """Whether one of the people at this keyboard has known something that another may not know."""
        while len(self._people) > 1 and not self._secrets and self._compared <= self._match.position:
            self._secrets = differ(self._match, self._people, self._compared)
            self._compared += 1
        return self._secrets

    def falls_before(self, seat: int | None) -> bool:
        """Whether the screen must be cleared before this person looks."""
        return seat != self.looks and self.has_secrets()
