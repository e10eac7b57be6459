"""What a seat may take back, and what is known of that at a position."""

from __future__ import annotations

from dataclasses import dataclass, field

from aevum.core.match import Match


@dataclass(frozen=True)
class WaysBack:
    """What a seat may take back: the positions it may go back to alone, the latest first, and one by consent."""

    alone: tuple[int, ...] = ()
    together: int | None = None


@dataclass(frozen=True)
class Known:
    """What is known of a position: what each seat may take back there, while these seats are awake."""

    position: int
    awake: frozenset[int] = frozenset()
    ways: dict[int, WaysBack] = field(default_factory=dict)
    took: float = 0.0  # seconds for each seat


def find_ways_back(match: Match, seat: int) -> WaysBack:
    """Look through a match for what a seat may take back."""
    return WaysBack() if match.over else WaysBack(match.undo_reaches(seat), match.undo_by_consent(seat))
