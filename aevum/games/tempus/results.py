"""What is told of a match at its end. No die is rolled in this game."""

from aevum.core.record import Record


def clock(s: Record) -> int:
    """The epoch that is played; 0 while the island is built and settled."""
    return int(s.epochs)
