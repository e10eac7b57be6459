"""What is counted of many finished games: the empires that stand at the end, and what they have."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.outcome import Outcome, amounts, owned, put_together, seats_of

from .tables import CARD_IDS, CARDS


def outcome(records: npt.NDArray[Any]) -> Outcome:
    """Of games that are over. Empires that fell on the way have left no trace in the record."""
    seats = seats_of(records)
    is_own = records["player"][:, None, :] == np.arange(seats)[None, :, None]
    cards = np.where(is_own, records["card"][:, None, :], -1)
    has = np.stack([(cards == card).any(2) for card in range(CARDS)], axis=2)
    controls = _regions(records["control"], records["player"], seats)
    numbers = {
        "empires": is_own.sum(2),
        "level": np.where(is_own, records["level"][:, None, :], 0).max(2),
        "money": np.where(is_own, records["money"][:, None, :], 0).sum(2),
        "artifacts": np.where(is_own, records["owned"].sum(2)[:, None, :], 0).sum(2),
        "regions": controls.sum(2),
        "city_levels": (controls * records["city"][:, None, :]).sum(2),
        "attacks_suffered": records["attacks_on"][:, :seats],
        "cards": records["hand_size"][:, :seats],
    }
    return put_together(records["turn"], owned("empire", CARD_IDS, has), amounts("end", numbers))


def _regions(control: npt.NDArray[Any], player: npt.NDArray[Any], seats: int) -> npt.NDArray[Any]:
    """Whether a seat has each region, by game, seat and region."""
    holder = np.where(control >= 0, np.take_along_axis(player, np.maximum(control, 0).astype(np.int64), 1), -1)
    return np.asarray(holder[:, None, :] == np.arange(seats)[None, :, None])
