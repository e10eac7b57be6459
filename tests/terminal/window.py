"""A terminal window for tests: a program runs in it, keys go in, and what it shows comes out."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from types import TracebackType

from tests.terminal.driving import clean_environment

PATIENCE = 60.0  # seconds to wait for something to be shown, on a busy machine

STEERING = re.compile(r"\x1b\[[?\d;]*[A-Za-z]|\x1b[=>]")


class Window:
    """The command line in a pseudo terminal of a size."""

    def __init__(self, *words: str, columns: int = 80, lines: int = 24, **environment: str) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "aevum", *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            preexec_fn=_own_terminal,
            env=clean_environment(PROMPT_TOOLKIT_NO_CPR="1", **environment),
        )
        os.close(slave)
        self.raw = ""  # everything, with what steers the terminal
        self._decoder = getincrementaldecoder("utf-8")("replace")  # what is read may end within a letter
        self._seen = 0

    def __enter__(self) -> Window:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._master)

    @property
    def shown(self) -> str:
        """Everything shown, without what steers the terminal."""
        return STEERING.sub("", self.raw).replace("\r\n", "\n")

    def type(self, line: str) -> None:
        """Type a line and press Enter."""
        self.press(f"{line}\r")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self._master, keys.encode())

    def wait_for(self, text: str) -> str:
        """Wait until a text is shown after what was waited for last; what was shown meanwhile."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown[self._seen :]:
            assert time.monotonic() < deadline and self._read(), f"{text!r} was not shown:\n{self.shown[self._seen :]}"
        place = self.shown.index(text, self._seen) + len(text)
        part, self._seen = self.shown[self._seen : place], place
        return part

    def end(self) -> int:
        """Wait for the program to end; its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read() and time.monotonic() < deadline:
            pass
        return self._process.wait(PATIENCE)

    def _read(self) -> bool:
        """Read what is there; False once nothing can come any more."""
        ready, _, _ = select.select([self._master], [], [], 1.0)
        if not ready:
            return True
        try:
            part = os.read(self._master, 65536)
        except OSError:
            return False
        self.raw += self._decoder.decode(part)
        return bool(part)


def _own_terminal() -> None:
    """The pseudo terminal becomes the one that Ctrl-C comes from, also where our own parent ignores it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
