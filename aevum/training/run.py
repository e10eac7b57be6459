"""A training run: rounds of play and learning, a curve that is written as it goes, and how all stands kept on the way.

A run that was interrupted goes on from what was kept last, as if nothing had happened.
"""

from __future__ import annotations

import csv
import os
import pickle
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np

from aevum.games import game_named
from aevum.lab.extras import extra_module
from aevum.learned.asking import with_questions
from aevum.learned.network import FILE, write_weights
from aevum.learned.reading import Reading, fields_read, unasked
from aevum.training.arena import Arena, seat_counts, usual_seats
from aevum.training.learning import Round, learn, play_round, strictness_at
from aevum.training.model import Model, on_device
from aevum.training.settings import BrokenCheckpoint, OtherTraining, Settings

torch: Any = extra_module("torch", "train")

KEPT, CURVE = "checkpoint.pt", "curve.csv"
LOOKED_AT = 512  # games that are watched to find out what is worth asking
WATCHED, EVERY = 1200, 40  # decisions of each, and how many lie between two that are looked at
BY_CHANCE = 0.1  # how often somebody does just anything there
ALIKE = ("game", "seed", "games", "steps", "width", "blocks", "questions", "epochs", "batch")


class Run:
    """A training run in a folder: a new one, or one that goes on; raises BrokenCheckpoint and OtherTraining."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings, self.folder = settings, folder
        self.game = game_named(settings.game)
        kept = self._kept()
        torch.manual_seed(settings.seed)
        counts = seat_counts(self.game)
        self.arena = Arena(self.game, settings.games, counts, settings.seed, settings.arena, settings.device)
        self.luck = torch.Generator(settings.device).manual_seed(settings.seed)
        self.reading: Reading = Reading(**kept["reading"]) if kept else self._worth_asking()
        numbers, seats = self.arena.vecs[0].numbering.size, self.game.seats[-1]
        self.model = Model(on_device(self.reading, settings.device), numbers, seats, settings.width, settings.blocks)
        self.model.to(settings.device)
        self.optimizer = torch.optim.Adam(self.model.parameters(), eps=1e-5)
        self.rounds, self.seconds, self.curve = 0, 0.0, list[dict[str, float]]()
        if kept:
            self._restore(kept)
        self._kept_at = time.monotonic()

    def __iter__(self) -> Iterator[dict[str, float]]:
        """Train to the end; a line of the curve after each round."""
        self.folder.mkdir(parents=True, exist_ok=True)
        while self.progress < 1:
            line = self._one_round()
            yield line
            if self._is_time_to_keep():
                self.keep()
        self.keep()

    def _is_time_to_keep(self) -> bool:
        every = self.settings.keep_every
        late = time.monotonic() - self._kept_at >= self.settings.keep_seconds
        return every > 0 and (self.rounds % every == 0 or late)

    @property
    def progress(self) -> float:
        """How much of the run is done, from 0 to 1."""
        if self.settings.rounds:
            return self.rounds / self.settings.rounds
        return self.seconds / (60 * self.settings.minutes)

    def _one_round(self) -> dict[str, float]:
        begun = time.monotonic()
        strict = strictness_at(self.settings, self.progress)
        played = play_round(self.model, self.arena, self.settings.steps, self.luck)
        seats = self.arena.seats
        figures = learn(self.model, self.optimizer, played, seats, self.settings, strict, self.luck)
        line = {**self._counted(played), **figures, "rate": strict.rate}
        self.rounds += 1
        self.seconds += time.monotonic() - begun
        self.curve.append({"round": self.rounds, "minutes": self.seconds / 60, **line})
        return self.curve[-1]

    def _counted(self, played: Round) -> dict[str, float]:
        """What was played so far, and how this round went against the rule of thumb at the usual table."""
        before = self.curve[-1] if self.curve else {"decisions": 0, "games": 0}
        ended = played.done & self.arena.alone & (self.arena.seats == usual_seats(self.game))
        own = played.rewards.gather(2, self.arena.own.expand(len(ended), -1)[..., None])[..., 0]
        return {
            "decisions": before["decisions"] + played.done.numel(),
            "games": before["games"] + int(played.done.sum()),
            "against_thumb": int(ended.sum()),
            "won": float(own[ended].sum()),
            "as_advised": float((played.chosen == played.advised)[played.learned].float().mean()),
        }

    def _worth_asking(self) -> Reading:
        """What to ask about observations, from games that rules of thumb play with some chance."""
        counts = seat_counts(self.game)
        arena = Arena(self.game, LOOKED_AT, counts, self.settings.seed + 1, self.settings.arena, "cpu")
        columns, luck = arena.vecs[0].columns, np.random.default_rng(self.settings.seed)
        plain, seen = unasked(self.game, columns), []
        for step in range(WATCHED):
            random = torch.cat([torch.as_tensor(np.asarray(vec.sample())) for vec in arena.vecs])
            at_random = torch.as_tensor(luck.random(arena.games) < BY_CHANCE)
            arena.step(torch.where(at_random, random, arena.advised()))
            if step % EVERY == 0:
                seen.append(arena.observation.numpy())
        observed = np.concatenate(seen)
        turned = plain.turned(observed, np.arange(len(observed)))
        return with_questions(plain, fields_read(self.game, columns), turned, self.settings.questions)

    def keep(self) -> None:
        """Write down how all stands, the weights for play, and the curve: each file is whole or the old one."""
        if not self.rounds:
            return
        state = {
            "settings": asdict(self.settings),
            "reading": {name: np.asarray(array) for name, array in self.reading.arrays.items()},
            "model": self.model.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "luck": self.luck.get_state(),
            "games": [vec.save() for vec in self.arena.vecs],
            "rounds": self.rounds,
            "seconds": self.seconds,
            "curve": self.curve,
        }
        self._replace(KEPT, lambda path: torch.save(state, path, pickle_protocol=5))
        self._replace(FILE, lambda path: write_weights(path, self.game, self.reading, self.model.weights))
        self._replace(CURVE, self._write_curve)
        self._kept_at = time.monotonic()

    def _replace(self, name: str, write: Callable[[Path], None]) -> None:
        fresh = self.folder / f"new-{name}"
        write(fresh)
        os.replace(fresh, self.folder / name)

    def _write_curve(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, list(self.curve[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows({name: round(value, 6) for name, value in line.items()} for line in self.curve)

    def _kept(self) -> dict[str, Any] | None:
        """What was kept in the folder, if anything was."""
        path = self.folder / KEPT
        if not path.exists():
            return None
        try:
            kept: dict[str, Any] = torch.load(path, self.settings.device, weights_only=False)
            before = Settings(**kept["settings"])
        except (OSError, EOFError, RuntimeError, ValueError, KeyError, TypeError, pickle.UnpicklingError) as error:
            raise BrokenCheckpoint(file=str(path)[:200]) from error
        if any(getattr(before, name) != getattr(self.settings, name) for name in ALIKE):
            raise OtherTraining(folder=str(self.folder)[:200])
        return kept

    def _restore(self, kept: dict[str, Any]) -> None:
        self.model.load_state_dict(kept["model"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.luck.set_state(kept["luck"].cpu())
        for vec, saved in zip(self.arena.vecs, kept["games"], strict=True):
            vec.restore(saved)
        self.rounds, self.seconds, self.curve = kept["rounds"], kept["seconds"], kept["curve"]


def usual_settings(game: str, device: str, **changes: Any) -> Settings:
    """The settings for a device: on a CPU few games and small batches, so that a first curve is seen soon."""
    usual = Settings(game, device, device)
    if device == "cpu":
        usual = replace(usual, games=256, steps=48, width=128, questions=2048, batch=2048, rate=1e-3)
    return replace(usual, **changes)
