"""What is counted of many finished games: developments, monuments, cities, and where the points came from."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.outcome import Outcome, amounts, owned, put_together, seats_of

from .state import (
    CITIES,
    DEVELOPMENT_IDS,
    DEVELOPMENT_POINTS,
    DEVELOPMENTS,
    MONUMENT_IDS,
    POINTS_FIRST,
    POINTS_LATER,
    PROJECT_BOXES,
    START_CITIES,
)


def outcome(records: npt.NDArray[Any]) -> Outcome:
    """Of games that are over; monuments give the points of whoever was first, or of those after."""
    seats = seats_of(records)
    developments = (records["developments"][:, :seats, None] >> np.arange(DEVELOPMENTS)) & 1
    complete = records["boxes"][:, :seats] >= PROJECT_BOXES
    monuments = complete[:, :, CITIES:]
    first = records["completed_first"][:, None, :] == np.arange(seats)[None, :, None]
    numbers = {
        "cities": START_CITIES + complete[:, :, :CITIES].sum(2),
        "monuments": monuments.sum(2),
        "developments": developments.sum(2),
        "monument_points": (monuments * np.where(first, POINTS_FIRST, POINTS_LATER)).sum(2),
        "development_points": (developments * DEVELOPMENT_POINTS).sum(2),
        "disaster_points": records["disaster_points"][:, :seats],
    }
    return put_together(
        records["rounds"],
        owned("development", DEVELOPMENT_IDS, developments),
        owned("monument", MONUMENT_IDS, monuments, "project"),
        amounts("end", numbers),
    )
