"""The addresses of a table: make one, look, listen, act."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from string import ascii_uppercase
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from aevum.bots.levels import STAND_IN
from aevum.core import savefile
from aevum.core.errors import MatchOver
from aevum.core.lessons import Lesson, lesson_of
from aevum.core.text import texts
from aevum.table.beside import with_table
from aevum.table.errors import BadRequest, FileSealed, LinkReplaced, NotYourSeat, UnknownLink
from aevum.table.glances import glance_of
from aevum.table.guard import address_of
from aevum.table.play import Answer, Chosen, Regret
from aevum.table.requests import (
    FILE_LIMIT,
    KEY_LIMIT,
    WORDS_LIMIT,
    language,
    number_in_address,
    optional_number,
    read_object,
    truth,
    whole_number,
    words,
)
from aevum.table.seat_changes import ASK_IN, RENEW
from aevum.table.seat_changes import Wish as SeatWish
from aevum.table.seats import HOST, NEW_SEAT, WATCH, Holder, derived_token, host_links, read_name, read_wishes
from aevum.table.service import Service
from aevum.table.states import Content, Look, log_of, replayed_state, state_of, to_json
from aevum.table.streams import Ear, EventStream
from aevum.table.table import POSITIONS, Table
from aevum.table.tables import NewTable

ACCEPTED, CREATED = 202, 201
LOG_PAGE = 60  # entries of the log that are told at once
LOG_WISHES = ("before", "after", "at")
FRESH = {"cache-control": "no-store"}


def service_of(request: Request) -> Service:
    """The service that answers."""
    service: Service = request.app.state.service
    return service


@asynccontextmanager
async def at_table(request: Request) -> AsyncIterator[tuple[Table, Holder]]:
    """The table of the link in the address, and what the link holds; raises UnknownLink or NotYourSeat."""
    service = service_of(request)
    holder = await service.tables.holder(request.path_params["token"])
    if (holder.role == WATCH) != request.url.path.startswith("/api/watch/"):
        raise UnknownLink()
    if "seat" in request.query_params:
        holder = holder.looking(number_in_address(request.query_params["seat"], "seat"))
    async with service.tables.using(holder.table) as table:
        service.robots.attend(table)
        await table.compare_secrets(holder.seats)
        yield table, holder


def _links(request: Request, holder: Holder) -> Content | None:
    """What whoever opened the table may pass on at any time."""
    return host_links(request.path_params["token"]) if holder.role == HOST else None


def _json(content: Content) -> Response:
    return Response(to_json(content), media_type="application/json", headers=FRESH)


async def open_table(request: Request) -> Response:
    """`POST /api/tables`: a new table. A request that comes again, with the same key, gets the same table."""
    service = service_of(request)
    wish = await read_object(request)
    options = wish.get("options", {})
    if not isinstance(options, dict):
        raise BadRequest(part="options")
    game, seats = service.offered.game(words(wish, "game"), wish.get("tables", "")), read_wishes(wish.get("seats"))
    advice = truth(wish, "advice") if "advice" in wish else False
    made = await service.open_once(
        _fingerprint(request, wish), lambda: service.tables.make(game, options, seats, advice)
    )
    return await _opened(service, made)


def _fingerprint(request: Request, wish: dict[str, Any]) -> str:
    """What tells a request that comes again from another. Without a key each is another."""
    key = words(wish, "key", KEY_LIMIT) if "key" in wish else secrets.token_hex(16)
    return hashlib.sha256(f"{address_of(request.scope)} {key} {json.dumps(wish)}".encode()).hexdigest()


async def open_lesson(request: Request) -> Response:
    """`POST /api/lessons`: a table at which a lesson is taught, from one of its steps on."""
    service = service_of(request)
    wish = await read_object(request)
    lesson = lesson_of(service.offered.game(words(wish, "game"), ""), words(wish, "lesson"))
    step, name = optional_number(wish, "step") or 0, read_name(wish.get("name"))
    if step > len(lesson.steps):
        raise BadRequest(part="step")
    names = lesson_seats(lesson, name, language(request))
    made = await service.open_once(_fingerprint(request, wish), lambda: service.tables.teach(lesson, step, names))
    return await _opened(service, made)


def lesson_seats(lesson: Lesson, learner: str, lang: str) -> list[str]:
    """The names at the table of a lesson: computers are called by their letters."""
    letters = ascii_uppercase[: len(lesson.saved["players"])]
    names = [texts(lang).say("web-computer-letter", letter=letter) for letter in letters]
    return [learner if seat == lesson.seat else name for seat, name in enumerate(names)]


async def import_table(request: Request) -> Response:
    """`POST /api/tables/import`: a saved file becomes a table."""
    service = service_of(request)
    made = await service.tables.take_in(await read_object(request, FILE_LIMIT), request.is_disconnected)
    return await _opened(service, made)


async def _opened(service: Service, made: NewTable) -> Response:
    async with service.tables.using(made.table) as table:
        service.robots.attend(table)
    return JSONResponse({"table": made.table, **made.links}, CREATED, FRESH)


async def show_state(request: Request) -> Response:
    """`GET …/state`"""
    async with at_table(request) as (table, holder):
        await service_of(request).looking_back.know(table, holder.seats)
        links = _links(request, holder)
        return _json(await with_table(table, lambda table: state_of(table, holder, language(request), links)))


async def show_glance(request: Request) -> Response:
    """`GET …/glance`: how a table stands, for a list of tables."""
    async with at_table(request) as (table, holder):
        since = await service_of(request).store.since(table.id, POSITIONS)
        return _json(await with_table(table, lambda table: glance_of(table, holder, language(request), since)))


async def show_replay(request: Request) -> Response:
    """`GET …/replay?at=K`"""
    at = number_in_address(request.query_params.get("at", ""), "at")
    async with at_table(request) as (table, holder):
        if at > table.match.position:
            raise BadRequest(part="at")
        return _json(await with_table(table, lambda table: replayed_state(table, holder, language(request), at)))


async def show_log(request: Request) -> Response:
    """`GET …/log?before=N`, `?after=N` or `?at=K`: lines of the log before or after an entry, or around a position."""
    wishes = {name: number_in_address(text, name) for name, text in request.query_params.items() if name in LOG_WISHES}
    async with at_table(request) as (table, holder):
        if len(wishes) != 1 or wishes.get("at", 0) > table.match.position:
            raise BadRequest(part="at")
        numbers = _page_of_log(table, *wishes.popitem())
        entries = await with_table(table, lambda table: log_of(table, holder, language(request), numbers))
        return _json({"entries": entries, "number": table.number})


def _page_of_log(table: Table, where: str, number: int) -> range:
    """The numbers of the entries that are told at once."""
    if where == "before":
        return range(max(1, number - LOG_PAGE), min(number, table.number + 1))
    first = number + 1 if where == "after" else max(1, table.numbers[number] - LOG_PAGE // 2)
    return range(first, min(first + LOG_PAGE, table.number + 1))


async def show_file(request: Request) -> Response:
    """`GET …/file`: the saved match. It holds the seed, so it is given once nobody can be wronged by it."""
    async with at_table(request) as (table, holder):
        alone = holder.role != WATCH and table.match.owned() <= {*holder.seats}
        stopped = holder.role != WATCH and table.match.halt is not None
        if not (table.match.over or stopped or (alone and not table.have_secrets(holder.seats))):
            raise FileSealed()
        name = f'attachment; filename="{table.match.game.id}-{table.id}.json"'
        saved = savefile.text_of(table.match)
        return Response(saved, media_type="application/json", headers={**FRESH, "content-disposition": name})


async def explain(request: Request) -> Response:
    """`GET …/why?action=`: the rule that forbids something now."""
    sentence = request.query_params.get("action", "")
    if not 0 < len(sentence) <= WORDS_LIMIT:
        raise BadRequest(part="action")
    async with at_table(request) as (table, holder):
        return _json(await with_table(table, lambda table: _reason(table, holder, language(request), sentence)))


def _reason(table: Table, holder: Holder, lang: str, sentence: str) -> Content:
    """Why the seat that looks may not do this."""
    match = table.match
    action = match.game.vocabulary.from_words(sentence)
    if match.over:
        raise MatchOver()
    seat = Look(table, holder, lang, table.moment(table.number)).eye
    if seat is None:
        raise NotYourSeat()
    own = texts(lang, match.game.id)
    if action in match.choices(seat):
        return {"rule": None, "text": own.say("table-possible")}
    seen = match.observed(seat)
    rule = match.game.reason(seen, seat, action)
    return {"rule": rule, "text": own.say(match.game.cause(seen, seat, action) or rule)}


async def listen(request: Request) -> Response:
    """`GET …/events`: news as it happens, after the event named last."""
    after = request.headers.get("last-event-id") or request.query_params.get("after")
    number = None if after is None else number_in_address(after, "after")
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=FRESH)
    return Listening(request, _ear(request, number))


def _ear(request: Request, after: int | None) -> Ear:
    """How a page listens, as it says itself."""
    device = request.query_params.get("device", "")
    if len(device) > KEY_LIMIT:
        raise BadRequest(part="device")
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    changes = request.query_params.get("changes") == "1"
    return Ear(language(request), after, zipped, changes, service_of(request).settings.keep_alive, device)


class Listening(Response):
    """A line to a page, open as long as the page listens."""

    def __init__(self, request: Request, ear: Ear) -> None:
        super().__init__()
        self._request = request
        self._ear = ear

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer until either side hangs up."""
        request, service = self._request, service_of(self._request)
        async with at_table(request) as (table, holder):
            stream = EventStream(table, holder, self._ear, _links(request, holder), service.looking_back)
            service.connect(stream, address_of(scope))
            service.greet(table, holder, self._ear.device)
            try:
                await stream(scope, receive, send)
            finally:
                service.disconnect(stream)


async def act(request: Request) -> Response:
    """`POST …/act`"""
    wish = await read_object(request)
    async with at_table(request) as (table, holder):
        seat, position = whole_number(wish, "seat"), whole_number(wish, "position")
        sentence, key = words(wish, "action"), words(wish, "key", KEY_LIMIT)
        stretch = words(wish, "stretch") if wish.get("stretch") is not None else None
        choice = Chosen(seat, sentence, position, stretch)
        return _answer(await service_of(request).play.act(table, holder, choice, key))


async def withdraw(request: Request) -> Response:
    """`POST …/withdraw`: a pass that stands is ended, and the seat is asked where people pass by default."""
    wish = await read_object(request)
    async with at_table(request) as (table, holder):
        return _answer(await service_of(request).play.withdraw(table, holder, whole_number(wish, "seat")))


async def doze(request: Request) -> Response:
    """`POST …/doze`: the seat passes by itself again where people do by default."""
    wish = await read_object(request)
    async with at_table(request) as (table, holder):
        return _answer(await service_of(request).play.doze(table, holder, whole_number(wish, "seat")))


async def change_seat(request: Request) -> Response:
    """`POST …/seat`: hand a seat over, take one, replace somebody absent, invite somebody, or renew a link."""
    wish = await read_object(request)
    asked, key = _seat_wish(wish), words(wish, "key", KEY_LIMIT)
    if asked.do == RENEW:
        return await _renew_link(request, asked.seat, key)
    changes = service_of(request).seat_changes
    async with at_table(request) as (table, holder):
        if asked.do == ASK_IN:
            return _link(await changes.invite(table, holder, asked.seat, request.path_params["token"], key))
        return _answer(await changes.change(table, holder, asked, key))


async def _renew_link(request: Request, seat: int, key: str) -> Response:
    """The same key brings the same link, also by the link that was ended by it: the first answer may have been lost."""
    service = service_of(request)
    token = derived_token(request.path_params["token"], f"link {seat} {key}")
    try:
        async with at_table(request) as (table, holder):
            await service.seat_changes.renew(table, holder, seat, token)
    except LinkReplaced as error:
        if not await service.seat_changes.has_made(token):
            raise error
    return _link(token)


def _link(token: str, door: str = "seat") -> Response:
    return JSONResponse({"link": f"/{door}/{token}"}, headers=FRESH)


def _seat_wish(wish: dict[str, Any]) -> SeatWish:
    seat = optional_number(wish, "seat")
    name = read_name(wish["name"]) if wish.get("name") is not None else None
    level = words(wish, "level") if wish.get("level") is not None else STAND_IN
    return SeatWish(words(wish, "do"), NEW_SEAT if seat is None else seat, name, level)


async def play_again(request: Request) -> Response:
    """`POST …/again`: the way to the table that follows one that is over; whoever is first opens it."""
    async with at_table(request) as (table, holder):
        token = await service_of(request).play_again.token(table, holder, request.path_params["token"])
        return _link(token, WATCH if holder.role == WATCH else "seat")


async def undo(request: Request) -> Response:
    """`POST …/undo`"""
    wish = await read_object(request)
    async with at_table(request) as (table, holder):
        seat, position = whole_number(wish, "seat"), whole_number(wish, "position")
        to, key, asks = optional_number(wish, "to"), words(wish, "key", KEY_LIMIT), "ask" in wish and truth(wish, "ask")
        return _answer(await service_of(request).play.undo(table, holder, Regret(seat, to, position, asks), key))


async def consent(request: Request) -> Response:
    """`POST …/consent`"""
    wish = await read_object(request)
    async with at_table(request) as (table, holder):
        agree, key = truth(wish, "agree"), words(wish, "key", KEY_LIMIT)
        return _answer(await service_of(request).play.consent(table, holder, agree, key))


async def rename(request: Request) -> Response:
    """`POST …/name`"""
    wish = await read_object(request)
    async with at_table(request) as (table, holder):
        seat, name = whole_number(wish, "seat"), read_name(wish.get("name"))
        return _answer(await service_of(request).play.name(table, holder, seat, name))


def _answer(answer: Answer) -> Response:
    if answer.asked:
        return JSONResponse({"asked": True, "number": answer.number}, ACCEPTED, FRESH)
    whole: dict[str, Any] = {"number": answer.number, "position": answer.position}
    return _json(whole | {"sealed": True} if answer.sealed else whole)
