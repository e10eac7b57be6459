"""What stays true at every moment of a game; checked by the laws and by the fuzzer."""

from aevum.core.record import Record


def conserved(s: Record) -> None:
    """Assert what the rulebook takes for granted."""
    assert s.deck_left >= 0
