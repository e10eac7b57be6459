"""Everybody's chance to win over a match that is over: worked out once, in the background, by those who think."""

from __future__ import annotations

import asyncio
from copy import copy

from starlette.requests import Request
from starlette.responses import Response

from aevum.core.match import Match
from aevum.core.text import texts
from aevum.search.chances import NOTHING, Estimate, Fortunes, can_be_told, fortunes_of
from aevum.search.chances_words import describe_fortunes
from aevum.table.api import FRESH, at_table, service_of
from aevum.table.asking import Ask
from aevum.table.beside import with_match
from aevum.table.errors import NotOverYet
from aevum.table.requests import language
from aevum.table.states import to_json
from aevum.table.table import Table
from aevum.table.thinkers import Thinkers

SECONDS = 0.3  # for one position, in which others wait


class _NotReady(Exception):
    """The search of the game is not compiled yet."""


async def show_chances(request: Request) -> Response:
    """`GET …/chances`: the curve and the turning points, as soon as they are known; nothing where nobody can search."""
    async with at_table(request) as (table, _):
        if not table.match.over or table.match.fault:
            raise NotOverYet()
        found, words = await _known(table, service_of(request).thinkers), texts(language(request), table.match.game.id)
        told = await with_match(table.match, lambda match: describe_fortunes(found or NOTHING, match, words))
        return Response(to_json({**told, "known": found is not None}), media_type="application/json", headers=FRESH)


async def _known(table: Table, thinkers: Thinkers) -> Fortunes | None:
    """What was found before, or is being found out; what could not be is tried again."""
    task = table.fortunes
    if task is None or (task.done() and (task.cancelled() or task.exception() or task.result() is None)):
        task = table.fortunes = asyncio.create_task(_find(copy(table.match), thinkers))
    return await asyncio.shield(task)


async def _find(match: Match, thinkers: Thinkers) -> Fortunes | None:
    """Look through a match in a thread, which asks those who think; None where they cannot search yet, or many ask."""
    if not can_be_told(match):
        return NOTHING

    def told(ask: Ask) -> Fortunes:
        def weigh(position: int, playouts: int) -> Estimate:
            seat = match.pending_at(position)[0]
            seen = match.observed(seat, position)
            found: Estimate | None = ask(lambda: thinkers.foretell(match.game, seen, seat, SECONDS, playouts))
            if found is None:
                raise _NotReady
            return found

        return fortunes_of(match, weigh)

    try:
        return await thinkers.asking.run(told)
    except _NotReady:
        return None
