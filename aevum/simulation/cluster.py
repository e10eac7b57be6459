"""A crew of the nodes of a Ray cluster, on which Aevum is installed. It needs the extra `cluster`.

A span is a task that gives the same games wherever it runs. Where a node goes away Ray runs its tasks again, and a
span is kept here once, when it arrives: no game is lost or counted twice.
"""

from __future__ import annotations

import logging
import socket
from typing import Any

from aevum.lab.extras import extra_module
from aevum.simulation.crew import Done, play_done
from aevum.simulation.plan import Plan, Span

AHEAD = 2  # spans for each processor, so that none waits for the next
PATIENCE = 10.0  # seconds until a cluster answers
PORTS = 1 << 16


def reach(address: str) -> None:
    """Raise OSError where nobody answers at `HOST:PORT`: Ray itself would try for minutes and say nothing."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal() and int(port) < PORTS:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


class Cluster:
    """All processors of a cluster."""

    least, most = 64, 1 << 14

    def __init__(self, plan: Plan, address: str) -> None:
        self._ray: Any = extra_module("ray", "cluster")
        reach(address)
        self._ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
        self._plan = plan
        self._play = self._ray.remote(max_retries=-1, num_cpus=1)(play_done)
        self._running: dict[Any, Span] = {}
        if not plan.in_bulk:
            self.least = 1

    @property
    def size(self) -> int:
        """As many as the cluster has processors now; nodes come and go."""
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    @property
    def busy(self) -> int:
        """How many spans were sent and not received."""
        return len(self._running)

    def send(self, span: Span) -> None:
        """Have a span played."""
        self._running[self._play.remote(self._plan, span)] = span

    def receive(self) -> Done:
        """Wait until a span that was sent is played; one that went down with its node is sent again."""
        while True:
            (ready,), _ = self._ray.wait(list(self._running), num_returns=1)
            span = self._running.pop(ready)
            try:
                done: Done = self._ray.get(ready)
                return done
            except (self._ray.exceptions.WorkerCrashedError, self._ray.exceptions.ObjectLostError):
                self.send(span)

    def close(self) -> None:
        """Everybody may go; the cluster stays."""
        self._ray.shutdown()
