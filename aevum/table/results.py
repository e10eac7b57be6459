"""What a match came to, for those who ask at its end: worked out once, beside everything else."""

from __future__ import annotations

import asyncio
from copy import copy

from starlette.requests import Request
from starlette.responses import Response

from aevum.core.results import Results, results_of
from aevum.core.results_words import describe_results
from aevum.core.text import texts
from aevum.table.api import FRESH, at_table
from aevum.table.errors import NotOverYet
from aevum.table.requests import language
from aevum.table.states import to_json
from aevum.table.table import Table


async def show_results(request: Request) -> Response:
    """`GET …/results`: curve of scores, best turns, luck. By now nothing is anybody's secret: the seed is open too."""
    async with at_table(request) as (table, _):
        if not table.match.over or table.match.fault:
            raise NotOverYet()
        found = await _known(table)
        told = describe_results(found, texts(language(request), table.match.game.id))
        return Response(to_json(told), media_type="application/json", headers=FRESH)


async def _known(table: Table) -> Results:
    """What was found before, or is being found out."""
    if table.results is None or (table.results.done() and table.results.exception()):
        table.results = asyncio.create_task(asyncio.to_thread(results_of, copy(table.match)))
    return await asyncio.shield(table.results)
