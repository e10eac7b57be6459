"""Simulate on a Ray cluster of two nodes, of which one is killed on the way: no game is lost or counted twice.

    make cluster        # installs the extra `cluster` first, which is large: hence no part of `make test`

The exit code is 1 unless the games are, to the last column, those that this machine plays by itself.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from aevum.games import game_named
from aevum.lab.extras import extra_module
from aevum.simulation.cluster import Cluster
from aevum.simulation.columns import arrow
from aevum.simulation.crew import Threads, play_missing
from aevum.simulation.folder import Folder
from aevum.simulation.plan import Plan, Span

GAME, GAMES = "roll-through-the-ages", 6000
PATIENCE = 120.0  # seconds until a cluster notices
AFTER = 5  # spans that have arrived when a node is killed


class Killing:
    """Kills a node when some spans have arrived."""

    def __init__(self, cluster: Any, node: Any) -> None:
        self._cluster, self._node = cluster, node
        self.arrived: list[Span] = []
        self.alive_before = self.alive_after = 0

    def __call__(self, span: Span) -> None:
        """A span has arrived."""
        self.arrived.append(span)
        if len(self.arrived) == AFTER:
            self.alive_before = len(self._alive())
            self._cluster.remove_node(self._node, allow_graceful=False)
            self.alive_after = self._settled()

    def _settled(self) -> int:
        """How many nodes are left, once the cluster has noticed."""
        until = time.monotonic() + PATIENCE
        while len(self._alive()) == self.alive_before and time.monotonic() < until:
            time.sleep(0.1)
        return len(self._alive())

    def _alive(self) -> list[Any]:
        return [node for node in extra_module("ray", "cluster").nodes() if node["Alive"]]


def play_on_two_nodes(plan: Plan, place: Path) -> Killing:
    """Fill a folder on a cluster that loses a node."""
    cluster = extra_module("ray.cluster_utils", "cluster").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        killing = Killing(cluster, cluster.add_node(num_cpus=1))
        cluster.wait_for_nodes()
        crew = Cluster(plan, cluster.address)
        crew.most = crew.least  # small spans, so that many are on the way when the node goes
        play_missing(Folder(plan, place), GAMES, crew, killing)
        return killing
    finally:
        cluster.shutdown()


def whole(place: Path) -> Any:
    """All games of a folder, in order."""
    table = arrow("dataset").dataset(place / "games", format="parquet").to_table()
    return table.sort_by([("game", "ascending"), ("seat", "ascending")])


def main() -> int:
    """Compare; the exit code."""
    plan = Plan(GAME, ("greedy", "random", "random"), game_named(GAME).settle_options({}, 3), 1)
    with tempfile.TemporaryDirectory() as folder:
        there, here = Path(folder) / "there", Path(folder) / "here"
        killing = play_on_two_nodes(plan, there)
        play_missing(Folder(plan, here), GAMES, Threads(plan, 2), lambda span: None)
        same = whole(there).equals(whole(here))
        once = len(set(killing.arrived)) == len(killing.arrived) and sum(s.games for s in killing.arrived) == GAMES
    print(f"nodes alive {killing.alive_before}, then {killing.alive_after}; spans {len(killing.arrived)}")
    print(f"every game once: {once}; the games of one machine: {same}")
    return 0 if same and once and killing.alive_after < killing.alive_before else 1


if __name__ == "__main__":
    sys.exit(main())
