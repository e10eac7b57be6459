"""Entries of a table that stand beside the game: their kinds, and what each must hold to be one of them.

What is stored may be damaged, and nothing else would notice it here: these entries are in no hash of a position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

NAME, ASK_UNDO, ANSWER_UNDO, ASK_SEAT = "name", "ask_undo", "answer_undo", "ask_seat"
NEW_LINK, AGAIN = "new_link", "again"
Check = Callable[[Any, int, int], bool]  # of a value, among so many seats, at a position


def _is_seat(value: Any, seats: int, position: int) -> bool:
    return type(value) is int and 0 <= value < seats


def _are_seats(value: Any, seats: int, position: int) -> bool:
    return type(value) is list and all(_is_seat(seat, seats, position) for seat in value)


def _is_position(value: Any, seats: int, position: int) -> bool:
    return type(value) is int and 0 <= value <= position


def _is_text(value: Any, seats: int, position: int) -> bool:
    return type(value) is str


def _is_truth(value: Any, seats: int, position: int) -> bool:
    return type(value) is bool


_PARTS: dict[str, dict[str, Check]] = {
    NAME: {"seat": _is_seat, "name": _is_text},
    ASK_UNDO: {"seat": _is_seat, "to": _is_position, "agreed": _are_seats},
    ANSWER_UNDO: {"seats": _are_seats, "agree": _is_truth},
    ASK_SEAT: {"seat": _is_seat, "level": _is_text, "agreed": _are_seats},
    NEW_LINK: {"seat": _is_seat},
    AGAIN: {"seat": _is_seat, "table": _is_text},
}


def is_sound(kind: str, content: dict[str, Any], seats: int, position: int) -> bool:
    """Whether an entry is what its kind must be, at a table with so many seats at this position of its match."""
    parts = _PARTS.get(kind)
    return parts is not None and all(
        name in content and check(content[name], seats, position) for name, check in parts.items()
    )
