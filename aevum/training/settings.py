"""What a training run is made of. The same settings and seed give the same run, as far as the hardware lets them."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.core.errors import AevumError


@dataclass(frozen=True)
class Settings:
    """All that can be set; the usual values are those of a GPU."""

    game: str
    device: str = "cuda"  # where the network is trained
    arena: str = "cuda"  # where games are played
    seed: int = 1
    rounds: int = 0  # after which it ends; 0: when the time is over
    minutes: float = 5.0
    games: int = 8192  # side by side
    steps: int = 64  # decisions of each game in a round
    width: int = 256
    blocks: int = 2
    questions: int = 4096  # at most
    epochs: int = 2  # times that a round is learned from
    batch: int = 32768
    rate: float = 7e-4  # of learning, at the beginning; it falls to nothing
    clip: float = 0.2  # how far a choice may become likelier or less likely in a round
    variety: float = 0.003  # what it is worth at the beginning not to be sure; it falls to a tenth
    memory: float = 0.98  # how far ahead what happens counts for a choice
    listening: float = 0.02  # of the run, in which only chances are learned
    keep_every: int = 50  # rounds after which it is kept how all stands; 0: only at the end
    keep_seconds: float = 15.0  # or after so many, where rounds are slow


class BrokenCheckpoint(AevumError):
    """What was kept of a training run cannot be read."""

    code = "broken-checkpoint"


class OtherTraining(AevumError):
    """The folder holds a training run with other settings."""

    code = "other-training"
