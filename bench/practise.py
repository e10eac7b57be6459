"""Find out what things are worth to a practised player, by playing.

python -m bench.practise GAME FOLDER --seconds 300 --jobs 8 [--seed 1]

Worths are varied, all together, and those kept that win more (a separable evolution strategy with covariance
adaptation): half of the games against the simple rule of thumb, half against the worths that were found some rounds
before. FOLDER gets `practised.csv`, the table that a game keeps, and `curve.csv`; a run goes on from the table there.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from aevum.core.engine import compiled
from aevum.games import game_named
from aevum.search.practice import Contest

TABLE, CURVE = "practised.csv", "curve.csv"
SEATS = 4
EXAM = 20_000  # games
RIVAL_EVERY = 15  # rounds
WON = 0.8  # what counts of a win beside the lead


@cache
def contest_of(game: str) -> Contest:
    """Meetings of a game, compiled once a process."""
    return Contest(compiled(game_named(game)), SEATS)


def fitness(game: str, worths: Any, rival: Any, games: int, luck: int) -> float:
    """How good worths are."""
    contest = contest_of(game)
    found = [contest(worths, other, games, luck + place) for place, other in enumerate((None, rival))]
    return sum(WON * won + (1 - WON) * lead for won, lead, _ in found) / len(found)


class Evolution:
    """A separable evolution strategy with covariance adaptation (Ros and Hansen), in units of each worth's spread."""

    def __init__(self, size: int, people: int, step: float, seed: int) -> None:
        self.size, self.people, self.step = size, people, step
        self.luck = np.random.Generator(np.random.Philox(seed))
        half = people // 2
        raw = math.log(half + 0.5) - np.log(np.arange(1, half + 1))
        self.weights = raw / raw.sum()
        strong = self.strong = 1 / float((self.weights**2).sum())
        self.cs = (strong + 2) / (size + strong + 3)
        self.damping = 1 + 2 * max(0.0, math.sqrt((strong - 1) / (size + 1)) - 1) + self.cs
        self.cc = 4 / (size + 4)
        slow = 2 / ((size + 1.3) ** 2 + strong)
        wide = min(1 - slow, 2 * (strong - 2 + 1 / strong) / ((size + 2) ** 2 + strong))
        self.c1, self.cm = (min(0.4, part * (size + 2) / 3) for part in (slow, wide))
        self.mean, self.spread = np.zeros(size), np.ones(size)
        self.path, self.drift = np.zeros(size), np.zeros(size)
        self.length = math.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size**2))

    def asked(self) -> Any:
        """What is to be tried."""
        half = self.luck.normal(size=(self.people // 2, self.size))
        self.drawn = np.concatenate([half, -half]) * np.sqrt(self.spread)
        return self.mean + self.step * self.drawn

    def told(self, good: Any) -> None:
        """Learn from how good each was."""
        best = self.drawn[np.argsort(-good, kind="stable")[: len(self.weights)]]
        moved = self.weights @ best
        self.mean = self.mean + self.step * moved
        self.path = (1 - self.cs) * self.path + math.sqrt(self.cs * (2 - self.cs) * self.strong) * moved / np.sqrt(
            self.spread
        )
        self.step *= math.exp(min(0.3, self.cs / self.damping * (float(np.linalg.norm(self.path)) / self.length - 1)))
        self.step = max(self.step, 0.05)
        self.drift = (1 - self.cc) * self.drift + math.sqrt(self.cc * (2 - self.cc) * self.strong) * moved
        kept = 1 - self.c1 - self.cm
        self.spread = kept * self.spread + self.c1 * self.drift**2 + self.cm * (self.weights @ best**2)


def practise(
    game: str, folder: Path, seconds: float, jobs: int, people: int, games: int, seed: int, step: float
) -> None:
    """Find better worths for so long."""
    begun = time.monotonic()
    names, start, spreads = read(folder, game)
    search = Evolution(len(start), people, step, seed)
    rival, turn = start, 0
    with ProcessPoolExecutor(jobs) as pool:
        while time.monotonic() - begun < seconds:
            asked = search.asked()
            tries = [
                pool.submit(fitness, game, start + one * spreads, rival, games, (seed * 1_000_003 + turn) * 4096)
                for one in asked
            ]
            good = np.array([one.result() for one in tries])
            search.told(good)
            now = start + search.mean * spreads
            if turn % RIVAL_EVERY == 0:
                note(
                    folder, game, names, now, spreads, rival, (turn, good.mean(), search.step, time.monotonic() - begun)
                )
                rival = now
            turn += 1


def read(folder: Path, game: str) -> tuple[list[str], Any, Any]:
    """The table in the folder, or the game's own to begin with."""
    own = game_named(game).folder / "learned" / TABLE
    path = folder / TABLE if (folder / TABLE).exists() else own
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    worths, spreads = (np.array([float(row[column]) for row in rows]) for column in ("worth", "spread"))
    return [row["name"] for row in rows], worths, spreads


def note(
    folder: Path, game: str, names: list[str], worths: Any, spreads: Any, rival: Any, line: tuple[Any, ...]
) -> None:
    """Keep what was found, with what it is worth in games that nobody learned from."""
    contest = contest_of(game)
    simple, other = (contest(worths, one, EXAM // 4, 1 << 40) for one in (None, rival))
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / TABLE).open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("name", "worth", "spread"))
        writer.writerows(
            (name, f"{worth:.4g}", f"{spread:g}") for name, worth, spread in zip(names, worths, spreads, strict=True)
        )
    text = ",".join(f"{float(value):.4g}" for value in (*line, simple[0], simple[2], other[0]))
    with (folder / CURVE).open("a", encoding="utf-8") as file:
        file.write(text + "\n")
    print(text, flush=True)


def main() -> int:
    """Practise for so long."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--people", type=int, default=32)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", type=float, default=0.5, help="how far worths are varied at first, in their spreads")
    args = parser.parse_args()
    contest_of(args.game)
    practise(args.game, args.folder, args.seconds, args.jobs, args.people, args.games, args.seed, args.step)
    return 0


if __name__ == "__main__":
    sys.exit(main())
