"""The real service as a process of its own, and tables on it that stand where a test needs them."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from types import TracebackType

import httpx

from aevum.core import savefile
from aevum.core.match import Match
from aevum.table.database import Database
from tests.table.ended import ended
from tests.table.house import PATIENCE, House, Person, Table

ADDRESS = re.compile(r"http://\S+:(\d+)/")
QUICK = ("--bot-pause", "0", "--thinkers", "0", "--requests-per-second", "1e6", "--burst", "1e6")
COMMAND = (sys.executable, "-m", "aevum.table", *QUICK)


class Inn(House):
    """A house that runs in its own process: it can be killed and comes back at the same address."""

    def __init__(self, database: Path, command: tuple[str, ...] = COMMAND) -> None:
        self._command = command
        self._database = database
        self._port = 0
        self._process = self._start()
        self.address = f"http://127.0.0.1:{self._port}"
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def _start(self) -> subprocess.Popen[str]:
        command = [*self._command, "--port", str(self._port), "--database", str(self._database)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        announced = ADDRESS.search(process.stdout.readline())
        assert announced, "the service did not start"
        self._port = int(announced[1])
        return process

    def kill(self) -> None:
        """End the service as a power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        with self._process as process:
            process.send_signal(how)
            try:
                process.wait(PATIENCE)
            finally:
                process.kill()  # nothing is left behind, whatever happened

    def restart(self) -> None:
        """Start the service again on the same tables, at the same address."""
        self._process = self._start()

    def __enter__(self) -> Inn:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.client.close()
        self._end(signal.SIGTERM)

    def bring(self, match: Match) -> Table:
        """A table that stands where this match stands; all people's seats are at one screen."""
        answer = self.client.post("/api/tables/import", json=savefile.dump(match))
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())

    def ended(self, *kinds: str) -> Table:
        """A table of these kinds of seats whose match is over."""
        with closing(Database(self._database, PATIENCE)) as database:
            return Table(self, ended(database, *kinds))


def as_told(person: Person) -> list[str]:
    """Everything that was told at a table, from the service itself."""
    length = person.state()["number"]
    with person.listen(after=0) as ear:
        return [line["text"] for _ in range(length) for line in ear.next()["told"]]
