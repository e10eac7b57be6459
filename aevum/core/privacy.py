"""Whether people who look at the same screen have secrets from one another.

No game says of itself that it hides something: what seats were shown is compared, entry by entry of the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy

from aevum.core.match import Match

AT_ONCE = 4  # entries that are compared while others wait


def differ(match: Match, onlookers: Iterable[int | None], at: int) -> bool:
    """Whether these seats (None: a spectator) know, or were told, different things at an entry of the log."""
    return len({bytes(match.observed(seat, at).tobytes()) for seat in onlookers}) > 1


class Secrets:
    """Whether one of some seats was ever shown what another was not; each entry is compared once."""

    def __init__(self, seats: Sequence[int]) -> None:
        self._seats = seats
        self._compared = 0  # entries of the log at which all knew the same
        self._found = False

    def exist(self, match: Match) -> bool:
        """Whether there is, or was, anything to hide; it stays true, as the log can still be read."""
        while self._to_compare(match) > 0:
            self._found = differ(match, self._seats, self._compared)
            self._compared += 1
        return self._found

    def takes_long(self, match: Match) -> bool:
        """Whether there is so much to compare that others should not wait for it."""
        return self._to_compare(match) > AT_ONCE

    def compared(self, match: Match) -> Secrets:
        """The same with everything compared, on its own."""
        other = copy(self)
        other.exist(match)
        return other

    def _to_compare(self, match: Match) -> int:
        several = len(self._seats) > 1 and not self._found
        return match.position + 1 - self._compared if several else 0
