"""Starting and ending the service: clear sentences for what can go wrong, and nothing lost."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn

from aevum.core.errors import AevumError
from aevum.core.text import texts
from aevum.table.app import make_app
from aevum.table.connections import Doors, guarded
from aevum.table.database import alone_with_database
from aevum.table.errors import BadPort, CannotListen, PortBusy
from aevum.table.service import Service
from aevum.table.settings import HOST, PORT, Settings, default_database

FAILURE = 1
BACKLOG = 512
PORTS_TRIED = 100
LAST_PORT = (1 << 16) - 1
GRACE_SECONDS = 5
IDLE_SECONDS = 75  # a connection between two moves stays open
SWITCH_SECONDS = 0.0002  # a thread that stores a move takes over at once: it waits for its turn several times a move


def serve(
    host: str = HOST,
    port: int = PORT,
    database: Path | None = None,
    open_browser: bool = False,
    lang: str = "en",
    names: tuple[str, ...] = (),
    **more: Any,
) -> int:
    """Run the service until Ctrl-C; the exit code. Port 0 means any free one; `more` are fields of `Settings`."""
    settings = Settings(database or default_database(), names=(*names, host), **more)
    try:
        listening = listen(host, port)
        with listening, alone_with_database(settings.database):
            run(settings, listening, lang, open_browser)
    except AevumError as error:
        print(error.say(lang), file=sys.stderr)
        return FAILURE
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections; raises BadPort, PortBusy or CannotListen."""
    if not 0 <= port <= LAST_PORT:
        raise BadPort(port=str(port), last=str(LAST_PORT))
    try:
        return _bound(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortBusy(port=str(port), free=str(_free_port(host, port))) from error
        raise CannotListen(host=host, port=str(port), reason=error.strerror or str(error)) from error


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind, protocol)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(BACKLOG)
    except BaseException:
        bound.close()
        raise
    return bound


def _free_port(host: str, port: int) -> int:
    """The next port that is free."""
    for candidate in range(port + 1, min(port + PORTS_TRIED, LAST_PORT + 1)):
        try:
            _bound(host, candidate).close()
        except OSError:
            continue
        return candidate
    with _bound(host, 0) as anywhere:
        found: int = anywhere.getsockname()[1]
        return found


def run(settings: Settings, listening: socket.socket, lang: str, open_browser: bool) -> None:
    """Serve on a socket until asked to end."""
    address = _address(listening)
    say = texts(lang).say

    def announce() -> None:
        print(say("table-ready", address=address))
        print(say("table-database", path=str(settings.database)))
        print(say("table-stop"), flush=True)
        if open_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    sys.setswitchinterval(SWITCH_SECONDS)
    make_server(Service(settings), announce).run(sockets=[listening])
    print(say("table-ended"), flush=True)


def make_server(service: Service, announce: Callable[[], None]) -> Server:
    """A server for a service. The paths of requests hold tokens: no access log, and nothing below a warning."""
    config = uvicorn.Config(
        make_app(service),
        http=guarded(Doors(service.settings)),
        proxy_headers=bool(service.settings.proxies),
        forwarded_allow_ips=list(service.settings.proxies),
        access_log=False,
        log_config=None,
        log_level="warning",
        ws="none",
        server_header=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, service, announce)


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """A server that says when it is ready, and hangs up on listening pages when it ends."""

    def __init__(self, config: uvicorn.Config, service: Service, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.service = service
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        self._announce()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Ctrl-C or a request to end: finish what is under way. Asked twice, end at once."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End without losing anything."""
        self.service.hang_up()
        await super().shutdown(sockets)
