"""The real process of the service, for tests that start, watch and kill it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.table.house import wait_until

LIMITS = ["--requests-per-second", "1000000", "--burst", "1000000"]


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def start(port: int, database: Path, warm: bool = False) -> subprocess.Popen[str]:
    """Start the service, with or without work in the background; what it prints can be read."""
    command = [sys.executable, "-m", "aevum.table", "--port", str(port), "--database", str(database)]
    return subprocess.Popen(
        [*command, "--bot-pause", "0", "--thinkers", "0", *LIMITS, *([] if warm else ["--cold"])],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def answers(address: str) -> bool:
    """Whether the service answers."""
    try:
        # Without certificates: to read them each time would keep a core busy that the service needs to start.
        return httpx.get(f"{address}/api/health", verify=False).status_code == 200
    except httpx.HTTPError:
        return False


@contextmanager
def started(database: Path, warm: bool = False) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A process that answers, and its address; killed at the end if it still runs."""
    port = free_port()
    process = start(port, database, warm)
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: answers(address) or process.poll() is not None)
        yield address, process
    finally:
        process.kill()
        process.communicate()
