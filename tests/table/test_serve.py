"""Starting and ending: clear sentences, right exit codes, nothing lost, no tokens in what is logged."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from aevum.core.text import LANGUAGES
from aevum.table.database import Database
from aevum.table.errors import BadPort, CannotListen, PortBusy
from aevum.table.serve import _address, listen, serve
from aevum.table.settings import default_database
from tests.table.house import GAME, wait_until
from tests.table.process import answers, free_port, started

WISH = {
    "game": GAME,
    "options": {},
    "seats": [{"kind": "me", "name": "A"}, {"kind": "bot", "name": "B", "level": "random"}],
}


def test_a_busy_port_is_named_with_the_next_free_one() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortBusy) as caught:
            listen("127.0.0.1", port)
        free = int(str(caught.value.values["free"]))
        assert str(port) in str(caught.value) and f"--port {free}" in str(caught.value)
        listen("127.0.0.1", free).close()


@pytest.mark.parametrize(("host", "port"), [("192.0.2.1", 0), ("no such host.invalid", 80)])
def test_an_address_that_cannot_be_listened_on(host: str, port: int) -> None:
    with pytest.raises(CannotListen) as caught:
        listen(host, port)
    assert host in str(caught.value)


@pytest.mark.parametrize("port", [-1, 65536, 99999])
def test_what_is_no_port(port: int) -> None:
    with pytest.raises(BadPort):
        listen("127.0.0.1", port)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_startup_errors_are_sentences(database: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        assert serve(port=port, database=database, lang=lang) == 1
        assert str(port) in capsys.readouterr().err
    database.write_text("no database " * 50)
    assert serve(port=0, database=database, lang=lang) == 1
    assert str(database) in capsys.readouterr().err
    assert database.read_text() == "no database " * 50
    database.unlink()
    Database(database, 1.0).close()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    assert serve(port=0, database=database, lang=lang) == 1
    assert "99" in capsys.readouterr().err
    assert serve(port=0, database=database / "inside", lang=lang) == 1
    assert str(database) in capsys.readouterr().err


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "aevum" / "aevum.sqlite"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == tmp_path / ".local" / "share" / "aevum" / "aevum.sqlite"


def test_the_address_that_is_shown() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert _address(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"
    if socket.has_ipv6:
        with listen("::1", 0) as sixth:
            assert _address(sixth) == f"http://[::1]:{sixth.getsockname()[1]}/"


def test_the_lobby_is_there_within_three_seconds(database: Path) -> None:
    with started(database, warm=True) as (address, process):
        assert "<html" in httpx.get(address).text
        assert seconds_of_work(process.pid) < 3.0


def seconds_of_work(process: int) -> float:
    """The processor time of a process so far: on a busy machine the clock on the wall says little."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


def test_the_compiler_is_not_loaded_to_start() -> None:
    program = "import aevum.table.serve, sys; sys.exit('numba' in sys.modules or 'llvmlite' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly_while_people_listen(database: Path, asked: signal.Signals) -> None:
    with started(database) as (address, process):
        link = httpx.post(f"{address}/api/tables", json=WISH).json()["link"]
        with httpx.stream("GET", f"{address}/api{link}/events") as stream:
            lines = stream.iter_lines()
            next(lines)
            process.send_signal(asked)
            list(lines)
        out, err = process.communicate(timeout=20)
        assert process.returncode == 0, err
        assert address in out and str(database) in out and err == ""


def test_no_process_stays_behind(database: Path) -> None:
    with started(database) as (address, process):
        httpx.post(f"{address}/api/tables", json=WISH)
        wait_until(lambda: len(children(process.pid)) > 0)
        left = children(process.pid)
        process.kill()
        process.communicate()
    wait_until(lambda: not any(map(is_worker, left)))
    assert left, "there was somebody to stay behind"


def children(process: int) -> list[int]:
    """The processes that a process started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_worker(process: int) -> bool:
    """Whether this is still a worker of ours, and not the compiler, which may finish its work."""
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def test_no_tokens_are_logged(database: Path) -> None:
    with started(database) as (address, process):
        made = httpx.post(f"{address}/api/tables", json=WISH).json()
        token = made["link"].split("/")[2]
        for what in ("state", "replay?at=0", "replay?at=x", "why?action=dance", "file", "nowhere"):
            httpx.get(f"{address}/api/seat/{token}/{what}")
        httpx.post(f"{address}/api/seat/{token}/act", content=b"{", headers={"content-type": "application/json"})
        httpx.request("BREW", f"{address}/api/seat/{token}/act")
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("UPDATE tables SET opening = '{}'")
            connection.commit()
        process.kill()
        printed = "".join(process.communicate())
    with started(database) as (address, process):
        assert httpx.get(f"{address}/api/seat/{token}/state").json()["error"] == "table-unreadable"
        process.send_signal(signal.SIGINT)
        printed += "".join(process.communicate())
    assert (
        "damaged" in printed
        and "Traceback" not in printed
        and token not in printed
        and made["watch"].split("/")[2] not in printed
    )


def test_a_second_service_on_the_same_port(database: Path) -> None:
    with started(database) as (address, process):
        port = int(address.rpartition(":")[2])
        command = [
            sys.executable,
            "-m",
            "aevum.table",
            "--port",
            str(port),
            "--database",
            str(database),
            "--lang",
            "fr",
        ]
        second = subprocess.run(command, capture_output=True, text=True, check=False)
        assert second.returncode == 1 and second.stdout == ""
        assert str(port) in second.stderr and "port" in second.stderr and "Traceback" not in second.stderr
        assert answers(address) and process.poll() is None
    assert free_port() > 0
