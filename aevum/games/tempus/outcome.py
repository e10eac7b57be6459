"""What is counted of many finished games: land, people, cities, progress and cards."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from aevum.core.outcome import Outcome, amounts, by_seat, put_together, seats_of

from .state import MOUNTAIN


def outcome(records: npt.NDArray[Any]) -> Outcome:
    """Of games that are over. Hexes count as they score: with people on them, and no mountains."""
    seats, holder = seats_of(records), records["holder"]
    lived_in = (records["people"] > 0) & (records["land"] != MOUNTAIN)
    numbers = {
        "hexes": by_seat(seats, holder, lived_in),
        "people": by_seat(seats, holder, records["people"]),
        "cities": by_seat(seats, holder, records["city"] > 0),
        "city_points": by_seat(seats, holder, records["city"]),
        "progress": records["cube"][:, :seats],
        "cards": records["hand_size"][:, :seats],
    }
    return put_together(records["epochs"], amounts("end", numbers))
