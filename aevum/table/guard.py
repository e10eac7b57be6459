"""What every request passes first: floods and other sites' pages are turned away, and answers carry safe headers."""

from __future__ import annotations

import asyncio
import ipaddress
import math
import socket
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from urllib.parse import SplitResult, parse_qs, urlsplit

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from aevum.core.errors import AevumError
from aevum.table.errors import CrossSite, Ending, StorageError, TooManyRequests, UnknownHost, status_of
from aevum.table.requests import language_for

KEPT_ADDRESSES = 10_000
KEPT_NAMES = 100
NEW_TABLE_COST = 20.0  # a new table takes room on the disk
SECONDS_TO_RESTART = 5
SAFE_METHODS = ("GET", "HEAD")
SAFE_HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
}

_SAFE = [(name.encode(), value.encode()) for name, value in SAFE_HEADERS.items()]


def refusal(error: AevumError, lang: str) -> JSONResponse:
    """An error as an answer."""
    if isinstance(error, StorageError):
        error = error.for_strangers()
    content = {"error": error.code, "text": error.say(lang)}
    if "rule" in error.values:
        content["rule"] = str(error.values["rule"])
    headers = {"cache-control": "no-store"}
    if "seconds" in error.values:
        headers["retry-after"] = str(error.values["seconds"])
    return JSONResponse(content, status_of(error), headers)


class Floods:
    """A bucket of tokens for each address, filled steadily; an empty one means to wait."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._per_second = per_second
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str, cost: float) -> None:
        """Let a request through; raises TooManyRequests."""
        now = self._clock()
        left, since = self._buckets.pop(address, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        enough = left >= cost
        self._buckets[address] = (left - cost if enough else left, now)
        if len(self._buckets) > KEPT_ADDRESSES:
            self._buckets.popitem(last=False)
        if not enough:
            raise TooManyRequests(seconds=max(1, math.ceil((cost - left) / self._per_second)))

    def __len__(self) -> int:
        return len(self._buckets)


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    return household((scope.get("client") or ("", 0))[0])


@lru_cache(KEPT_ADDRESSES)
def household(host: str) -> str:
    """What counts as one address: a household has a whole network of those of version 6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
    return host


def _place(address: str) -> SplitResult:
    """The parts of an address; of one that has none nothing is left."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def check_origin(headers: Headers) -> None:
    """A browser says which page a request comes from: only our own may change anything; raises CrossSite."""
    origin = headers.get("origin")
    foreign = origin is not None and _place(origin).netloc.lower() != headers.get("host", "").lower()
    if foreign or headers.get("sec-fetch-site") == "cross-site":
        raise CrossSite()


class Names:
    """The names that the service goes by. A page of another site may have its own name lead here (DNS rebinding):
    only an address in figures, this machine's own name and names given to the service are ours.
    """

    def __init__(self, given: Sequence[str]) -> None:
        own = socket.gethostname().lower()
        self._known = {"localhost", own, f"{own.partition('.')[0]}.local", *(name.lower() for name in given)}

    def check(self, headers: Headers) -> None:
        """Raises UnknownHost for a name that is not ours."""
        name = _name_in(headers.get("host", ""))
        if name not in self._known and not _is_in_figures(name):
            raise UnknownHost(host=name)


@lru_cache(KEPT_NAMES)
def _name_in(host: str) -> str:
    """The name without its port; what is more than a name and a port is none."""
    place = _place(f"//{host}")
    return (place.hostname or "").rstrip(".") if place.netloc == host and "@" not in host else ""


@lru_cache(KEPT_NAMES)
def _is_in_figures(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


class Guard:
    """The outermost layer of the service."""

    def __init__(self, app: ASGIApp, floods: Floods, names: Names, ending: Callable[[], bool]) -> None:
        self._app = app
        self._floods = floods
        self._names = names
        self._ending = ending

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it before anything looks at it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        careful = Careful(send)
        try:
            self._check(scope, Headers(scope=scope))
        except AevumError as error:
            await self._refuse(error, scope, receive, careful)
            return
        try:
            await self._app(scope, receive, careful)
        except asyncio.CancelledError:
            if not self._ending():
                raise
            if not careful.started:  # it took longer than the service could wait
                await self._refuse(Ending(seconds=SECONDS_TO_RESTART), scope, receive, careful)

    async def _refuse(self, error: AevumError, scope: Scope, receive: Receive, send: Send) -> None:
        asked = parse_qs(scope["query_string"].decode("latin-1")).get("lang", [None])[0]
        await refusal(error, language_for(asked, Headers(scope=scope)))(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        if self._ending():
            raise Ending(seconds=SECONDS_TO_RESTART)
        changes = scope["method"] not in SAFE_METHODS
        makes_table = changes and scope["path"].startswith("/api/tables")
        self._floods.take(address_of(scope), NEW_TABLE_COST if makes_table else 1.0)
        self._names.check(headers)
        if changes:
            check_origin(headers)


class Careful:
    """Sends an answer with safe headers; none of ours has any of them of its own."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.started = False

    async def __call__(self, message: Message) -> None:
        """Send a part of the answer."""
        if not self.started and message["type"] == "http.response.start":
            self.started = True
            message["headers"] = [*message.get("headers", ()), *_SAFE]
        await self._send(message)
