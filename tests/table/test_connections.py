"""Connections are bounded: whoever opens many and asks nothing locks nobody else out."""

from __future__ import annotations

import logging
import resource
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from aevum.table.connections import Doors, room_for_connections
from aevum.table.errors import BadProxy, UnknownHost
from aevum.table.guard import Names
from aevum.table.settings import Settings
from tests.table.house import House, plain, running, wait_until

HALF = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"


def call(house: House, said: bytes = HALF) -> socket.socket:
    """A connection on which a request was begun."""
    line = socket.create_connection((house.client.base_url.host, house.client.base_url.port or 0), timeout=20)
    line.sendall(said)
    return line


def is_closed(line: socket.socket) -> bool:
    """Whether the service hangs up, whatever it says before."""
    try:
        while line.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def test_beyond_the_limit_of_an_address_nobody_comes_in_until_somebody_leaves(database: Path) -> None:
    with running(plain(database, connections_per_address=3)) as house, ExitStack() as lines:
        held = [lines.enter_context(call(house)) for _ in range(3)]
        assert is_closed(lines.enter_context(call(house)))
        held[0].sendall(b"\r\n")
        assert held[0].recv(12) == b"HTTP/1.1 200"
        held[0].close()
        wait_until(lambda: _answers(house))


def _answers(house: House) -> bool:
    try:
        return httpx.get(f"{house.client.base_url}/api/health").status_code == 200
    except httpx.HTTPError:
        return False


def test_a_head_without_end_is_cut_off(database: Path) -> None:
    with running(plain(database)) as house, call(house) as line:
        with suppress(ConnectionError):
            for _ in range(40):
                line.sendall(b"X-Long: " + b"a" * 8000 + b"\r\n")
        assert is_closed(line)
        assert _answers(house)


@pytest.mark.parametrize("asked_before", [False, True])
@pytest.mark.parametrize("said", [b"G", HALF])
def test_a_connection_that_does_not_finish_its_question_is_ended(
    database: Path, said: bytes, asked_before: bool
) -> None:
    with running(plain(database, head_seconds=0.2)) as house, call(house, b"") as line:
        if asked_before:
            line.sendall(HALF + b"\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(said)
        assert is_closed(line)


def test_a_connection_on_which_nothing_is_asked_is_ended(database: Path) -> None:
    with running(plain(database, head_seconds=0.2)) as house, call(house, b"") as line:
        assert is_closed(line)


def test_a_listening_page_is_not_hurried(database: Path) -> None:
    with running(plain(database, head_seconds=0.2)) as house:
        table = house.open("me")
        with table.host.listen() as ear:
            table.host.act()
            table.host.act()
            assert ear.next()["number"] == 2 and ear.next()["number"] == 3


def doors(**limits: object) -> Doors:
    """Doors of a service with these limits."""
    return Doors(Settings(Path("never"), **limits))  # type: ignore[arg-type]


def test_doors_count_by_address_and_in_all() -> None:
    some = doors(connections=3, connections_per_address=2)
    assert some.enter("10.0.0.1") and some.enter("10.0.0.1") and not some.enter("10.0.0.1")
    assert some.enter("10.0.0.2") and not some.enter("10.0.0.3"), "three in all"
    some.leave("10.0.0.1")
    assert some.enter("10.0.0.3")


def test_one_household_shares_its_limit() -> None:
    some = doors(connections_per_address=1)
    assert some.enter("2001:db8::1") and not some.enter("2001:db8::2") and some.enter("2001:db8:0:1::1")


def test_a_trusted_proxy_brings_many() -> None:
    some = doors(connections=5, connections_per_address=1, proxies=("10.1.0.0/16",))
    assert all(some.enter("10.1.2.3") for _ in range(5)) and not some.enter("10.1.2.3")


def test_a_flood_is_told_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    some = Doors(Settings(Path("never"), connections=0), clock=lambda: now[0])
    with caplog.at_level(logging.WARNING, "aevum.table"):
        for now[0] in (0.0, 1.0, 59.0, 61.0, 62.0):
            assert not some.enter("10.0.0.1")
    assert len(caplog.records) == 2


def test_no_more_connections_than_open_files() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = room_for_connections(10**9)
    assert 0 < most < 10**9 and resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= most
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("proxy", ["proxy", "10.0.0.1/8", "10.0.0.0/99", ""])
def test_what_is_no_proxy(proxy: str) -> None:
    with pytest.raises(BadProxy):
        doors(proxies=(proxy,))


def test_an_address_is_believed_only_from_a_named_proxy(database: Path) -> None:
    forged = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    for proxies, separate in (((), False), (("127.0.0.1",), True)):
        settings = plain(database, proxies=proxies, burst=2.0, requests_per_second=0.001)
        with running(settings) as house:
            statuses = [house.client.get("/api/health", headers=forged).status_code for _ in range(3)]
            assert statuses == [200, 200, 429]
            assert (house.client.get("/api/health").status_code == 200) == separate


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.0.0.1:8765", "[::1]:8765", "localhost", "LOCALHOST:1", "192.168.1.7:80"]
)
def test_names_that_are_always_ours(host: str) -> None:
    Names(()).check(Headers({"host": host}))


@pytest.mark.parametrize("host", ["evil.example@127.0.0.1", "127.0.0.1#x", "localhost/x"])
def test_what_is_more_than_a_name_is_no_name(host: str) -> None:
    with pytest.raises(UnknownHost):
        Names(()).check(Headers({"host": host}))


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8765", "127.0.0.1.evil.example", "", "localhost.evil"])
def test_a_name_that_is_not_ours_is_refused(house: House, host: str) -> None:
    answer = house.client.get("/api/health", headers={"host": host})
    assert (answer.status_code, answer.json()["error"]) == (421, "unknown-host")
    Names((host.partition(":")[0],)).check(Headers({"host": host}))


@pytest.mark.parametrize("host", ["[", "[::1", "[x]", "a]"])
def test_what_is_no_name_at_all_is_refused_too(house: House, host: str) -> None:
    answer = house.client.get("/api/health", headers={"host": host})
    assert (answer.status_code, answer.json()["error"]) == (421, "unknown-host")


def test_pages_are_shown_in_no_other_sites_frame(house: House) -> None:
    policy = house.client.get("/").headers["content-security-policy"]
    assert all(part in policy for part in ("frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"))
