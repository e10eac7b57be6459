"""What a choice would do for certain, for people to see before they press."""

from __future__ import annotations

from typing import Any

from aevum.core.record import Record


def label_values(s: Record, action: int) -> dict[str, int]:
    """What the label of a choice says beyond its own nouns: nothing in this game."""
    return {}


def effects(before: Record, after: Record, seat: int, action: int) -> list[dict[str, Any]]:
    """The difference that a choice makes."""
    changes = {"glory": int(after.glory[seat]) - int(before.glory[seat])}
    return [{"kind": kind, "amount": amount} for kind, amount in changes.items() if amount]
