"""The service as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route

from aevum import __version__
from aevum.core.errors import AevumError
from aevum.table import api, catalogue, codes, learning, pages
from aevum.table.advice import show_advice
from aevum.table.chances import show_chances
from aevum.table.errors import BadRequest, MethodNotAllowed, NotFound, Unexpected
from aevum.table.express import Express, Handler
from aevum.table.guard import Floods, Guard, Names, refusal
from aevum.table.requests import language
from aevum.table.results import show_results
from aevum.table.service import Service

log = logging.getLogger("aevum.table")

WORTH_COMPRESSING = 500  # bytes
COMPRESSION = 6  # harder compression saves one byte in a thousand


async def health(request: Request) -> Response:
    """`GET /api/health`"""
    compiled = api.service_of(request).engines.compiled
    return JSONResponse({"status": "ok", "version": __version__, "compiled": compiled}, headers=api.FRESH)


ROUTES = [
    Route("/", pages.lobby),
    Route("/seat/{token}", pages.table_page),
    Route("/watch/{token}", pages.table_page),
    Route("/rules/{game}", pages.rules_page),
    Route("/learn/{game}", pages.learn_page),
    Route("/api/health", health),
    Route("/api/games", catalogue.list_games),
    Route("/api/rules/{game}", catalogue.list_rules),
    Route("/api/learn/{game}", learning.show_lesson),
    Route("/api/learn/{game}/{figure}", learning.show_figure),
    Route("/api/text/{lang}", catalogue.list_texts),
    Route("/api/code", codes.draw_code, methods=["POST"]),
    Route("/api/tables", api.open_table, methods=["POST"]),
    Route("/api/lessons", api.open_lesson, methods=["POST"]),
    Route("/api/tables/import", api.import_table, methods=["POST"]),
    *(
        Route(f"/api/{door}/{{token}}/{name}", endpoint)
        for door in ("seat", "watch")
        for name, endpoint in {
            "state": api.show_state,
            "glance": api.show_glance,
            "events": api.listen,
            "replay": api.show_replay,
            "log": api.show_log,
            "file": api.show_file,
            "results": show_results,
            "chances": show_chances,
        }.items()
    ),
    *(Route(f"/api/{door}/{{token}}/again", api.play_again, methods=["POST"]) for door in ("seat", "watch")),
    Route("/api/seat/{token}/act", api.act, methods=["POST"]),
    Route("/api/seat/{token}/why", api.explain),
    Route("/api/seat/{token}/advice", show_advice),
    Route("/api/seat/{token}/undo", api.undo, methods=["POST"]),
    Route("/api/seat/{token}/consent", api.consent, methods=["POST"]),
    Route("/api/seat/{token}/withdraw", api.withdraw, methods=["POST"]),
    Route("/api/seat/{token}/doze", api.doze, methods=["POST"]),
    Route("/api/seat/{token}/seat", api.change_seat, methods=["POST"]),
    Route("/api/seat/{token}/name", api.rename, methods=["POST"]),
    Mount("/static", pages.Assets(directory=pages.WEB)),
]


async def refuse(request: Request, error: Exception) -> Response:
    """An error as an answer, in the reader's language."""
    assert isinstance(error, AevumError)
    if isinstance(error, NotFound) and pages.is_of_a_page(request):
        return pages.nowhere()
    return refusal(error, language(request))


async def give_up(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up before the end of the question."""
    log.warning("a client left in the middle of a request")
    return Response(status_code=BadRequest.status)


async def refuse_address(request: Request, error: Exception) -> Response:
    """An address that is not there, or does not take this."""
    assert isinstance(error, HTTPException)
    if error.status_code == NotFound.status and pages.is_of_a_page(request):
        return pages.nowhere()
    named = MethodNotAllowed() if error.status_code == MethodNotAllowed.status else NotFound()
    answer = refusal(named, language(request))
    answer.headers.update(error.headers or {})
    return answer


async def refuse_mistake(request: Request, error: Exception) -> Response:
    """A mistake of ours: said without its inside."""
    return refusal(Unexpected(), language(request))


HANDLERS: dict[Any, Handler] = {
    AevumError: refuse,
    ClientDisconnect: give_up,
    HTTPException: refuse_address,
    Exception: refuse_mistake,
}
ASKED_MOST = {
    ("POST", "seat", "act"): api.act,
    ("GET", "seat", "events"): api.listen,
    ("GET", "watch", "events"): api.listen,
}


def make_app(service: Service) -> Guard:
    """The application around a service, behind its guard."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        service.begin()
        yield
        await service.end()

    app = Starlette(
        routes=ROUTES,
        exception_handlers=HANDLERS,
        middleware=[Middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=COMPRESSION)],
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.service = service
    settings = service.settings
    express = Express(app, ASKED_MOST, HANDLERS)
    floods, names = Floods(settings.requests_per_second, settings.burst), Names(settings.names)
    return Guard(express, floods, names, lambda: service.ending)
