"""Work with rules: at once where that is quick, beside everything else where it takes long.

Rules take long while they are still interpreted, and describing a hundred choices does: whoever plays at another table
should not wait for it. The work is then done with a copy: the event loop alone touches a table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from copy import copy
from typing import TypeVar

from aevum.core.match import Match
from aevum.table.table import Table

Result = TypeVar("Result")


async def with_match(match: Match, work: Callable[[Match], Result]) -> Result:
    """Do something that only reads a match."""
    return work(match) if match.engine.compiled else await asyncio.to_thread(work, copy(match))


async def with_table(table: Table, work: Callable[[Table], Result]) -> Result:
    """Do something that only reads a table; how long it took lately tells how long the next will take."""
    if table.match.engine.compiled and not table.pace.takes_long(table.most_choices()):
        result, took = _timed(work, table)
    else:
        async with table.beside:  # one after the other: what the first has made the others find there
            result, took = await asyncio.to_thread(_timed, work, table.snapshot())
    table.pace.looked(took)
    return result


def _timed(work: Callable[[Table], Result], table: Table) -> tuple[Result, float]:
    began = time.thread_time()
    return work(table), time.thread_time() - began
