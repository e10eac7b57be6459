"""Why something cannot be done: the number of the rule that forbids it."""

from aevum.core.record import Record


def reason(s: Record, seat: int, action: int) -> str:
    """The rule that forbids an action which is not on the list."""
    return ""
