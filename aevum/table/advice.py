"""What the computer would do in somebody's place: for whoever asks, where the table lets them."""

from __future__ import annotations

import asyncio
from copy import copy

from starlette.requests import Request
from starlette.responses import Response

from aevum.bots.advice import Advice, advise
from aevum.core.errors import MatchOver, NotYourTurn
from aevum.core.text import texts
from aevum.table.api import FRESH, at_table
from aevum.table.errors import NoAdvice, NotYourSeat
from aevum.table.requests import language
from aevum.table.states import Look, to_json
from aevum.table.table import ADVICE_REFUSED


async def show_advice(request: Request) -> Response:
    """`GET …/advice`: the computer's choice and the reason for it. Thought out in a thread, from what the seat sees."""
    async with at_table(request) as (table, holder):
        if table.advises(holder.seats) == ADVICE_REFUSED:
            raise NoAdvice()
        match, lang = table.match, language(request)
        seat = Look(table, holder, lang, table.moment(table.number)).eye
        if seat is None:
            raise NotYourSeat()
        if match.over:
            raise MatchOver()
        if seat not in match.deciding:
            raise NotYourTurn(seat=seat + 1)
        position, words = match.position, texts(lang, match.game.id)
        return _told(await asyncio.to_thread(advise, copy(match), seat, words), position)


def _told(found: Advice, position: int) -> Response:
    told = {"action": found.words, "values": found.values, "label": found.label, "reason": found.reason}
    return Response(to_json({**told, "position": position}), media_type="application/json", headers=FRESH)
