"""The straight way to an answer for what is asked most: moves, and the news of them.

Other answers pass layers that find their address among many and compress them. These are known by heart and too small
for that, so that a third of the work around a move is spared. What goes wrong is answered as everywhere else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aevum.core.errors import AevumError
from aevum.table.guard import Careful

Endpoint = Callable[[Request], Awaitable[Response]]
Handler = Callable[[Request, Exception], Awaitable[Response]]
API, PARTS = "api", 5  # of an address: nothing, api, a door, a token, what is asked


class Express:
    """An application beside another: it answers some addresses itself and passes on the rest."""

    def __init__(
        self,
        app: Starlette,
        endpoints: Mapping[tuple[str, str, str], Endpoint],  # by method, door and what is asked
        handlers: Mapping[type[Exception], Handler],
    ) -> None:
        self._app = app
        self._endpoints = endpoints
        self._handlers = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or pass on."""
        parts = scope["path"].split("/") if scope["type"] == "http" else []
        if len(parts) != PARTS or parts[1] != API:
            await self._app(scope, receive, send)
            return
        endpoint = self._endpoints.get((scope["method"], parts[2], parts[4]))
        if endpoint is None or not parts[3]:
            await self._app(scope, receive, send)
            return
        scope["app"], scope["path_params"] = self._app, {"token": parts[3]}
        await self._answer(Request(scope, receive, send), endpoint, send)

    async def _answer(self, request: Request, endpoint: Endpoint, send: Send) -> None:
        try:
            await (await endpoint(request))(request.scope, request.receive, send)
        except (AevumError, ClientDisconnect) as error:
            await self._refuse(request, error, send)
        except Exception as error:
            await self._refuse(request, error, send)
            raise  # whoever runs the service is told of our mistakes

    async def _refuse(self, request: Request, error: Exception, send: Send) -> None:
        """Say what went wrong, unless an answer has begun already."""
        if isinstance(send, Careful) and send.started:
            return
        handler = next(handler for kind, handler in self._handlers.items() if isinstance(error, kind))
        await (await handler(request, error))(request.scope, request.receive, send)
