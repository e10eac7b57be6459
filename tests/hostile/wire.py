"""Hostile requests, byte by byte over a socket, and what the service makes of them."""

from __future__ import annotations

import json
import logging
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

from hypothesis import strategies as st

from tests.hostile.files import files
from tests.hostile.mutations import mutated, strings, texts
from tests.table.house import House, Person, State, plain, running, standing

PATIENCE = 60.0
MOST = 1 << 16  # bytes of an answer that are read
MISTAKE = 500
SEATED = (
    "state",
    "events",
    "replay",
    "file",
    "why",
    "act",
    "undo",
    "consent",
    "withdraw",
    "doze",
    "seat",
    "name",
    "glance",
    "again",
)
PATHS = (
    "/",
    "/api/health",
    "/api/games",
    "/api/code",
    "/api/tables",
    "/api/tables/import",
    "/api/rules/tempus",
    "/api/text/fr",
)
STRANGE_PATHS = ("/static/../../etc/passwd", "/static/%2e%2e/%2e%2e/etc/passwd", "//", "/api", "*", "/%00", "/a" * 9000)
ASSETS = ("/static/app/table.js", "/static/style", "/static/favicon.svg", "/rules/tempus", "/rules/%00", "/api/text/..")
METHODS = ("GET", "GET", "POST", "POST", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "BREW")
WISH = {"game": "tempus", "options": {"island": 1}, "seats": [{"kind": "me", "name": "A"}] * 3, "key": "k"}
ACT = {"seat": 0, "action": "stop", "position": 0, "key": "k", "stretch": None}
BODIES: tuple[dict[str, Any], ...] = (
    WISH,
    {
        **WISH,
        "game": "roll-through-the-ages",
        "options": {},
        "seats": [{"kind": "bot", "name": "B", "level": "random"}],
    },
    ACT,
    {"seat": 0, "to": 0, "position": 3, "key": "k"},
    {"agree": True, "key": "k"},
    {"do": "hand", "seat": 0, "name": "Zoë", "level": "greedy", "key": "k"},
    {"do": "invite", "seat": 1, "key": "k"},
    {"seat": 0, "name": "Zoë"},
)
HEADERS: dict[str, tuple[str, ...]] = {
    "Content-Type": ("text/plain", "application/json; charset=utf-7", "multipart/form-data", ""),
    "Accept-Language": ("fr;q=nan", "ja;q=1e999,en;q=-1", ",;q=;q=,", "x" * 4000),
    "Accept-Encoding": ("gzip", "gzip;q=0", "br, *", "\xff"),
    "Last-Event-ID": ("-1", "9" * 400, "1e3", "²", "0"),
    "Origin": ("null", "http://evil.example", "http://[", "//", "http://127.0.0.1:0x50"),
    "Sec-Fetch-Site": ("cross-site", "none"),
    "X-Forwarded-For": ("::ffff:1.2.3.4", "not an address", "1.2.3.4, 5.6.7.8"),
    "Range": ("bytes=0-1", "bytes=9999999-", "bytes=-0", "bytes=0-0,2-2,9-1", "lines=1-2"),
    "If-None-Match": ("*", '"x"', "W/", "\xff"),
    "If-Modified-Since": ("yesterday", "Thu, 01 Jan 1970 00:00:00 GMT", "Mon, 99 Foo 0000 99:99:99 GMT"),
    "If-Range": ("yesterday", '"x"'),
    "Cookie": ("a=b; c", "=" * 4000),
    "Expect": ("100-continue", "200-ok"),
    "Upgrade": ("websocket", "h2c"),
    "Transfer-Encoding": ("chunked", "gzip, chunked", "identity"),
}
HOSTS = (
    "127.0.0.1",
    "localhost:80",
    "[::1]",
    "evil.example",
    "",
    "[",
    "a:b:c",
    "127.0.0.1@evil",
    "\xff",
    "127.0.0.1:99999",
)


@dataclass(frozen=True)
class Wire:
    """What is sent, and whether all of it is there: else nobody waits for the answer."""

    content: bytes
    whole: bool = True


@st.composite
def wires(draw: st.DrawFn, links: list[str]) -> Wire:
    """A hostile request by somebody with some links."""
    method = draw(st.sampled_from(METHODS))
    seated = st.builds(lambda link, what: f"/api{link}/{what}", st.sampled_from(links), st.sampled_from(SEATED))
    path = draw(seated | seated | st.sampled_from(PATHS + STRANGE_PATHS + ASSETS) | st.sampled_from(links))
    path += draw(st.sampled_from(["", "", "", "/", "%00", "/..", "%ff"]))
    body = draw(bodies(path)) if method not in ("GET", "HEAD") or draw(st.booleans()) else b""
    announced = draw(st.sampled_from([len(body)] * 8 + [-1, 1 << 70, len(body) + 9]))
    headers = [("Host", draw(st.sampled_from(HOSTS[:1] * 9 + HOSTS))), ("Connection", "close")]
    headers += [("Content-Type", "application/json")] if draw(st.integers(0, 5)) else []
    for name in draw(st.lists(st.sampled_from(sorted(HEADERS)), max_size=3)):
        headers.append((name, draw(st.sampled_from(HEADERS[name]))))
    chunked = any(name == "Transfer-Encoding" for name, _ in headers)
    if body and not chunked:
        headers.append(("Content-Length", str(announced)))
    head = f"{method} {path}{draw(queries())} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in headers)
    waits = any(name in ("Expect", "Upgrade") for name, _ in headers)
    return Wire(head.encode("latin-1") + b"\r\n" + body, announced == len(body) and not chunked and not waits)


def bodies(path: str) -> st.SearchStrategy[bytes]:
    """A hostile body: mostly one that is nearly right."""
    if path.startswith("/api/tables/import"):
        return files()
    nearly = st.sampled_from(BODIES).flatmap(lambda body: mutated(body).map(lambda one: json.dumps(one).encode()))
    return (
        nearly | st.sampled_from(BODIES).flatmap(texts) | st.sampled_from(BODIES).map(lambda b: json.dumps(b).encode())
    )


@st.composite
def queries(draw: st.DrawFn) -> str:
    """What stands behind the question mark."""
    pairs = draw(
        st.lists(st.tuples(st.sampled_from(["lang", "seat", "at", "after", "action", "x"]), words()), max_size=3)
    )
    return "?" + "&".join(f"{name}={value}" for name, value in pairs) if pairs else ""


def words() -> st.SearchStrategy[str]:
    """A value in an address."""
    numbers = st.sampled_from(["0", "1", "-1", "007", "1.0", "2147483648", "9" * 300, "٣", "", "NaN", "true"])
    coded = strings().map(lambda text: quote(text[:3000].encode("utf-8", "surrogatepass")))
    return numbers.map(quote) | coded | st.sampled_from(["fr", "ja", "stop", "%", "%ff%fe", "%ud800", "+"])


def answer_to(address: str, wire: Wire) -> int | None:
    """The status of the answer; None where nobody waited for it, or the line was cut."""
    place = urlsplit(address)
    with socket.create_connection((place.hostname or "", place.port or 0), PATIENCE) as line:
        try:
            line.sendall(wire.content)
            if not wire.whole:
                return None
            heard = b""
            while (more := line.recv(MOST)) and b"\r\n\r\n" not in heard and len(heard) < MOST:
                heard += more
        except ConnectionError:  # a body that nobody wants is not read to its end
            return None
    found = re.match(rb"HTTP/1\.1 (\d\d\d) ", heard)
    assert found, f"no answer to {wire.content[:300]!r}: {heard[:100]!r}"
    return int(found[1])


class Quiet(logging.Handler):
    """Whatever is worth a traceback or an error in the log."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        if record.exc_info or record.levelno >= logging.ERROR:
            self.heard.append(logging.Formatter().format(record))


@dataclass
class Siege:
    """A service under fire: a table whose links the attacker has, and one beside it."""

    house: House
    links: list[str]
    beside: Person
    log: Quiet
    before: State

    def send(self, wire: Wire) -> None:
        """A request is answered, not with a mistake of ours, and nobody else notices."""
        status = answer_to(str(self.house.client.base_url), wire)
        assert status is None or status < MISTAKE or status == 503, (status, wire)
        assert not self.log.heard, (self.log.heard[0], wire)

    def ends_well(self) -> None:
        """The table beside it stands as it stood, and goes on."""
        assert standing(self.beside.state()) == self.before
        assert self.beside.act().status_code == 200
        self.before = standing(self.beside.state())


@contextmanager
def besieged(folder: Path) -> Iterator[Siege]:
    """A service that runs and is listened to."""
    log = Quiet()
    logging.getLogger().addHandler(log)
    try:
        with running(plain(folder / "aevum.sqlite", bot_pause=1e6)) as house:
            attacked, beside = house.open("me", "friend", "bot random"), house.open("me", "here").host
            links = [attacked.answer["link"], attacked.answer["watch"], attacked.answer["friends"][0]["link"]]
            yield Siege(house, [*links, "/seat/" + "A" * 43, "/seat/x"], beside, log, standing(beside.state()))
    finally:
        logging.getLogger().removeHandler(log)
