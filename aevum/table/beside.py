"""Work with rules: at once where they are compiled, beside everything else while they are still interpreted.

Interpreted they take a hundred times as long, and whoever plays at another table should not wait for it. The work is
then done with a copy: the event loop alone touches a table.
"""

from __future__ import annotations

import asyncio
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
    """Do something that only reads a table."""
    return work(table) if table.match.engine.compiled else await asyncio.to_thread(work, table.snapshot())
