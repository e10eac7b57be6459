"""How far a computer player is that thinks for a while."""

from __future__ import annotations

import time

from aevum.core.text import Texts
from aevum.terminal.interface import Interface

AT_ONCE = 0.3  # seconds in which a thought is over before anybody wonders
STEP = 5  # percent


class ThoughtShown:
    """Watches a thought and shows how far it is."""

    def __init__(self, interface: Interface, texts: Texts, name: str) -> None:
        self._interface, self._texts, self._name = interface, texts, name
        self._begun, self._shown = time.monotonic(), -1

    def __call__(self, part: float) -> bool:
        """Hear how far it is; it goes on."""
        step = int(100 * part) // STEP
        if step != self._shown and time.monotonic() - self._begun > AT_ONCE:
            self._shown = step
            self._interface.progress(self._texts.say("terminal-thinking", name=self._name, percent=STEP * step))
        return True

    def end(self) -> None:
        """Leave nothing behind."""
        if self._shown >= 0:
            self._interface.progress("")
