"""Whether people who look at the same screen have secrets from one another.

No game says of itself that it hides something: what seats were shown is compared, entry by entry of the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aevum.core.match import Match


def differ(match: Match, onlookers: Iterable[int | None], at: int) -> bool:
    """Whether these seats (None: a spectator) know, or were told, different things at an entry of the log."""
    return len({bytes(match.observed(seat, at).tobytes()) for seat in onlookers}) > 1


class Secrets:
    """Whether one of some seats was ever shown what another was not; each entry is compared once."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        self._match = match
        self._seats = seats
        self._compared = 0  # entries of the log at which all knew the same
        self._found = False

    def exist(self) -> bool:
        """Whether there is, or was, anything to hide; it stays true, as the log can still be read."""
        while len(self._seats) > 1 and not self._found and self._compared <= self._match.position:
            self._found = differ(self._match, self._seats, self._compared)
            self._compared += 1
        return self._found
