"""What the computer would do in somebody's place: for whoever asks, where the table lets them."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from aevum.bots.advice import SECONDS, Advice, expected, luck_of, worded
from aevum.core.errors import MatchOver, NotYourTurn
from aevum.core.text import Texts, texts
from aevum.search.thought import Weighed
from aevum.table.api import FRESH, at_table, service_of
from aevum.table.beside import with_match
from aevum.table.errors import NoAdvice, NotYourSeat
from aevum.table.requests import language
from aevum.table.states import Look, to_json
from aevum.table.table import ADVICE_REFUSED, Table
from aevum.table.thinkers import Thinkers


async def show_advice(request: Request) -> Response:
    """`GET …/advice`: the few best choices and the reasons for them, thought out from what the seat sees."""
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
        weighed = await _weighed(table, seat, service_of(request).thinkers)
        if match.position != position:  # others went on meanwhile
            raise NotYourTurn(seat=seat + 1)
        found = await with_match(match, lambda match: worded(match, seat, weighed, words))
        return _told(found, position, words)


async def _weighed(table: Table, seat: int, thinkers: Thinkers) -> list[Weighed]:
    """What was found out about the choices of a seat. Whoever asks again is told the same."""
    match, asked = table.match, (table.match.position, seat)
    if len(match.choices(seat)) == 1:
        return []
    if asked not in table.weighed:
        seen = match.observed(seat)
        found = await thinkers.weigh(match.game, seen, seat, SECONDS, luck_of(seen))
        if not found:  # nobody can search yet
            return found
        table.weighed = {asked: table.weighed.get(asked, found)}
    return table.weighed[asked]


def _told(found: Advice, position: int, words: Texts) -> Response:
    others = [_move(other, words) for other in found.others]
    told = {**_move(found, words), "others": others, "position": position}
    return Response(to_json(told), media_type="application/json", headers=FRESH)


def _move(found: Advice, words: Texts) -> dict[str, Any]:
    """A move that is advised, and what is expected of it."""
    told = {"action": found.words, "values": found.values, "label": found.label, "reason": found.reason}
    return {**told, "chance": found.chance, "points": found.points, "expected": expected(found, words)}
