"""Finished games as a table: a row for every seat of every game. docs/simulate.md tells its columns."""

from __future__ import annotations

import io
import json
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.faults import FAULT_IDS
from aevum.lab.extras import extra_module
from aevum.simulation.plan import Plan
from aevum.simulation.play import Finished


def arrow(part: str = "") -> Any:
    """A module of pyarrow; raises MissingExtra."""
    return extra_module(f"pyarrow.{part}" if part else "pyarrow", "data")


def table_of(plan: Plan, games: Finished) -> Any:
    """These games as a pyarrow Table."""
    pa = arrow()
    columns = {**_plain_columns(plan, games), **_features(plan, games)}
    made = {name: pa.array(column) if isinstance(column, np.ndarray) else column for name, column in columns.items()}
    return pa.table(made).replace_schema_metadata({"aevum": json.dumps(plan.same)})


def parquet_of(plan: Plan, games: Finished) -> bytes:
    """These games as a Parquet file."""
    content = io.BytesIO()
    arrow("parquet").write_table(table_of(plan, games), content, compression="zstd")
    return content.getvalue()


def _plain_columns(plan: Plan, games: Finished) -> dict[str, Any]:
    """What is told of every game."""
    seats, endings, count = plan.seats, games.endings, games.span.games
    won = (endings["winners"][:, None] >> np.arange(seats)) & 1
    return {
        "game": np.repeat(np.arange(games.span.first, games.span.end), seats),
        "seat": np.tile(np.arange(seats, dtype=np.int8), count),
        "player": _named(plan.who(games.span).ravel(), plan.names),
        "score": np.ascontiguousarray(endings["scores"][:, :seats]).ravel(),
        "won": (won / np.maximum(won.sum(1), 1)[:, None]).astype(np.float32).ravel(),
        "decisions": np.repeat(endings["decisions"], seats),
        "fault": _named(np.repeat(games.records["broken"], seats).astype(np.int8), FAULT_IDS),
    }


def _named(places: npt.NDArray[np.int8], names: tuple[str, ...]) -> Any:
    """Names by their places, each kept once."""
    pa = arrow()
    return pa.DictionaryArray.from_arrays(pa.array(places), pa.array(names, pa.string()))


def _features(plan: Plan, games: Finished) -> dict[str, Any]:
    """What the game tells of itself."""
    if plan.played.outcome is None:
        return {}
    outcome = plan.played.outcome(games.records)
    told = {feature.column: feature.counts.ravel() for feature in outcome.features}
    return {"clock": np.repeat(outcome.clock, plan.seats), **told}
