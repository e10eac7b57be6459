"""From nothing to the first move: compiling the rules, the lobby, and a move while the compiler is still at work.

    python -m bench.start

Everything runs on a cache and a database of its own, as on a machine that has never seen this version.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aevum.games import GAME_IDS, game_named

LOAD = (
    "import sys, time, numba; from aevum.core.engine import compiled; from aevum.games import game_named;"
    "game = game_named(sys.argv[1]); begin = time.perf_counter(); compiled(game); print(time.perf_counter() - begin)"
)


def compile_times(game: str, cache: Path) -> tuple[float, float]:
    """Seconds to compile a game's rules for the first time, in a process of its own; and to load them again."""
    environment = {**os.environ, "AEVUM_CACHE": str(cache)}
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-m", "aevum.games.warm", game], env=environment, check=True)
    first = time.perf_counter() - begin
    again = subprocess.run([sys.executable, "-c", LOAD, game], env=environment, check=True, capture_output=True)
    return first, float(again.stdout)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def service(folder: Path) -> Iterator[str]:
    """A service on a fresh cache and a fresh database; its address."""
    port = free_port()
    environment = {**os.environ, "AEVUM_CACHE": str(folder / "cache")}
    command = [sys.executable, "-m", "aevum", "serve", "--no-open", "--port", str(port)]
    command += ["--database", str(folder / "aevum.sqlite")]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


def answer(address: str, body: dict[str, Any] | None = None) -> Any:
    """The JSON of a GET, or of a POST with a body."""
    request = urllib.request.Request(address, headers={"content-type": "application/json"})
    if body is not None:
        request.data = json.dumps(body).encode()
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.loads(reply.read())


def wait_for_lobby(address: str) -> None:
    """Return once the lobby and its list of games have been answered."""
    while True:
        try:
            urllib.request.urlopen(address + "/", timeout=60).read()
            answer(address + "/api/games")
            return
        except OSError:
            time.sleep(0.01)


def first_move(address: str, game: str) -> float:
    """Seconds from opening a table until a person's first move is acknowledged and its outcome shown."""
    played = game_named(game)
    opponents = max(2, played.seats[0]) - 1
    options = {"first": 1} if any(option.name == "first" for option in played.options) else {}
    seats = [{"kind": "me", "name": "A"}, *[{"kind": "bot", "name": "B", "level": "greedy"}] * opponents]
    begin = time.perf_counter()
    table = answer(address + "/api/tables", {"game": game, "options": options, "seats": seats})
    seat = f"{address}/api{table['link']}"
    state = answer(seat + "/state")
    move = {"seat": 0, "action": state["choices"][0]["action"], "position": state["position"], "key": "first"}
    answer(seat + "/act", move)
    answer(seat + "/state")
    return time.perf_counter() - begin


def main() -> int:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        begin = time.perf_counter()
        with service(Path(folder)) as address:
            wait_for_lobby(address)
            lobby = time.perf_counter() - begin
            print(f"lobby shown {lobby:.2f} s after starting, with nothing compiled")
            for game in GAME_IDS:
                print(f"{game}: first move answered in {first_move(address, game):.2f} s while the compiler is at work")
    for game in GAME_IDS:
        with tempfile.TemporaryDirectory() as folder:
            first, again = compile_times(game, Path(folder))
            print(f"{game}: compiled for the first time in {first:.1f} s, from the cache in {again:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
