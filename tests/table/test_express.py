"""The straight way for what is asked most: the same answers as by the long way, and everything else is passed on."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from aevum.core.errors import AevumError
from aevum.table.errors import UnknownLink
from aevum.table.express import Express
from aevum.table.guard import SAFE_HEADERS, Careful


async def refuse(request: Request, error: Exception) -> Response:
    """What is answered to an error."""
    return Response(type(error).__name__, 400)


async def admit(request: Request, error: Exception) -> Response:
    """What is answered to a mistake of ours."""
    return Response(type(error).__name__, 500)


HANDLERS = {AevumError: refuse, ClientDisconnect: refuse, Exception: admit}


class Long(Starlette):
    """An application that says only that it was asked."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer by the long way."""
        await Response("the long way")(scope, receive, send)


def asked(method: str, path: str, error: Exception | None = None, begun: bool = False) -> list[Message]:
    """All that is sent to whoever asks for a path."""
    sent: list[Message] = []

    async def straight(request: Request) -> Response:
        if begun:
            await send({"type": "http.response.start", "status": 200, "headers": []})
        if error:
            raise error
        return Response(request.path_params["token"])

    async def keep(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    send = Careful(keep)
    app = Express(Long(), {("POST", "seat", "act"): straight}, HANDLERS)
    scope: dict[str, Any] = {"type": "http", "method": method, "path": path, "headers": [], "query_string": b""}
    try:
        asyncio.run(app(scope, receive, send))
    except ValueError:
        sent.append({"type": "raised"})
    return sent


def test_what_is_asked_most_goes_straight() -> None:
    start, body = asked("POST", "/api/seat/abc/act")
    assert body["body"] == b"abc"
    assert {(name.encode(), value.encode()) for name, value in SAFE_HEADERS.items()} <= {*start["headers"]}


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/seat/abc/act"),
        ("POST", "/api/watch/abc/act"),
        ("POST", "/api/seat//act"),
        ("POST", "/api/seat/abc/act/"),
        ("POST", "/api/seat/abc/more/act"),
        ("POST", "/other/seat/abc/act"),
        ("POST", "/"),
    ],
)
def test_everything_else_is_passed_on(method: str, path: str) -> None:
    assert asked(method, path)[1]["body"] == b"the long way"


@pytest.mark.parametrize("error", [UnknownLink(), ClientDisconnect()])
def test_a_refusal_is_answered_and_no_more(error: Exception) -> None:
    start, body = asked("POST", "/api/seat/abc/act", error)
    assert (start["status"], body["body"]) == (400, type(error).__name__.encode())


def test_what_is_no_request_is_passed_on() -> None:
    heard: list[str] = []

    class Begun(Starlette):
        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            heard.append(scope["type"])

    async def nothing(message: Message | None = None) -> Message:
        return {}

    asyncio.run(Express(Begun(), {}, {})({"type": "lifespan"}, nothing, cast(Send, nothing)))
    assert heard == ["lifespan"]


def test_a_mistake_of_ours_is_answered_and_told() -> None:
    start, body, raised = asked("POST", "/api/seat/abc/act", ValueError("inside"))
    assert (start["status"], body["body"], raised["type"]) == (500, b"ValueError", "raised")


def test_what_has_begun_is_not_begun_again() -> None:
    assert [message["type"] for message in asked("POST", "/api/seat/abc/act", UnknownLink(), begun=True)] == [
        "http.response.start"
    ]
