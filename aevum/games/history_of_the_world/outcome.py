"""What is counted of many finished games: empires, points by epoch, and what was held at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.outcome import Feature, Outcome, amounts, owned, put_together, seats_of
from aevum.core.record import NOBODY

from .state import CAPITAL, CITY, EMPIRE_IDS, EMPIRES, EMPIRES_AN_EPOCH, EPOCHS, MONUMENT, STRENGTH


def outcome(records: npt.NDArray[Any]) -> Outcome:
    """Of games that are over."""
    seats = seats_of(records)
    places = records["empires"][:, :seats].astype(np.int64)
    empires = np.where(places == NOBODY, NOBODY, places + np.arange(EPOCHS) * EMPIRES_AN_EPOCH)
    has = (empires[:, :, :, None] == np.arange(EMPIRES)).any(2)
    works = records["works"][:, :seats]
    markers = records["marker_owner"][:, None, :] == np.arange(seats)[None, :, None]
    numbers = {
        "strength": np.where(empires == NOBODY, 0, STRENGTH[empires]).sum(2),
        "markers": markers.sum(2),
        "lands": records["land_count"][:, :seats],
        "capitals": works[:, :, CAPITAL],
        "cities": works[:, :, CITY],
        "monuments": works[:, :, MONUMENT],
    }
    return put_together(
        records["epoch"] + 1,
        owned("empire", EMPIRE_IDS[:EMPIRES], has),
        (_points(records["scored"][:, :seats, epoch], epoch + 1) for epoch in range(EPOCHS)),
        amounts("end", numbers),
    )


def _points(scored: npt.NDArray[Any], epoch: int) -> Feature:
    """The points of an epoch."""
    return Feature("points", f"epoch_{epoch}", scored.astype(np.int32), "outcome-points_of", {"number": epoch})
