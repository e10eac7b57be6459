"""What can be fuzzed: a target tries things out until its time is up, and says what it tried."""

from __future__ import annotations

import argparse
import time
from abc import ABC, abstractmethod


class Clock:
    """When to stop."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds

    @property
    def is_up(self) -> bool:
        """Whether the time that was given is over."""
        return time.monotonic() >= self._until


class Target(ABC):
    """One thing to fuzz. `about` says what it is."""

    about: str

    @abstractmethod
    def __init__(self, asked: argparse.Namespace) -> None:
        """As the command line asks for it, with a seed in any case."""

    @abstractmethod
    def run(self, clock: Clock) -> None:
        """Try things out; raises whatever is found to be wrong."""

    @property
    @abstractmethod
    def tally(self) -> str:
        """What was tried so far."""

    @property
    @abstractmethod
    def again(self) -> str:
        """The options that try the latest thing again."""
