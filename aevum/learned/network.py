"""A trained network, run with NumPy alone: how good each choice looks, and everybody's chance to win."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.numbering import Numbering, numbering_of
from aevum.lab.observing import Columns, columns_of
from aevum.learned.reading import FOLDER, Reading

Row = npt.NDArray[Any]
Weights = Mapping[str, Row]

FORMAT = 1
FILE = "weights.npz"
SMALL = 1e-5  # keeps what is scaled from being divided by nothing


class NotLearned(AevumError):
    """Nobody has learned this game: there are no weights for it."""

    code = "not-learned"


class OtherWeights(AevumError):
    """Weights that were made for another game, or for another version of this one, or that are none."""

    code = "other-weights"


class Judgement(NamedTuple):
    """What a network thinks of a decision: how likely it would take each choice, and each seat's chance to win."""

    policy: Row
    chances: Row


@dataclass(frozen=True)
class Network:
    """A trained network of one game; see docs/learned.md for how it is built."""

    reading: Reading
    weights: Weights

    def judge(self, observation: Row, numbers: Row, advised: int) -> Judgement:
        """What it thinks of one decision: these numbers are legal, and that one is what the rule of thumb advises."""
        turned = self.reading.turned(observation[None], np.arange(1))
        heard = self._heard(np.concatenate(self.reading.answers(turned), 1)[0])
        liking = heard @ self.weights["policy.weight"][numbers].T + self.weights["policy.bias"][numbers]
        liking[numbers == advised] += self._layer("trust", heard)[0]
        looking, seats = (int(observation[place]) for place in self.reading.looking)
        return Judgement(softmax(liking), np.roll(softmax(self._layer("chances", heard)[:seats]), looking))

    def _heard(self, answers: Row) -> Row:
        """What the network makes of what it has read."""
        heard = self.weights["first.weight"][:, answers].sum(1) + self.weights["first.bias"]
        for block in range(sum(name.endswith("inner.bias") for name in self.weights)):
            inner = self._layer(f"blocks.{block}.inner", normal(heard))
            heard = heard + self._layer(f"blocks.{block}.outer", np.maximum(inner, 0))
        return normal(heard)

    def _layer(self, name: str, heard: Row) -> Row:
        layer: Row = self.weights[f"{name}.weight"] @ heard + self.weights[f"{name}.bias"]
        return layer


def normal(heard: Row) -> Row:
    """The same with a mean of 0 and a spread of 1."""
    off = heard - heard.mean()
    scaled: Row = off / np.sqrt((off * off).mean() + SMALL)
    return scaled


def softmax(values: Row) -> Row:
    """Values as shares of one."""
    powers = np.exp(values - values.max())
    shares: Row = powers / powers.sum()
    return shares


def shape_of(columns: Columns, numbering: Numbering) -> str:
    """What weights must fit: all columns of a game and all its numbers."""
    parts = [f"{column.name} {column.shape}" for column in columns.columns]
    return "; ".join([*parts, *[f"{block.verb.name} {block.count}" for block in numbering.blocks]])


def write_weights(path: Path, game: Game, reading: Reading, weights: Weights) -> None:
    """Keep a network in a file; its numbers lose half of their digits, which nobody notices in play."""
    shape = np.array(shape_of(columns_of(game), numbering_of(game)))
    parts: dict[str, Any] = {"format": np.array(FORMAT), "shape": shape}
    parts |= {f"reading.{name}": np.asarray(array, np.int16) for name, array in reading.arrays.items()}
    parts |= {name: array.astype(np.float16) for name, array in weights.items()}
    np.savez_compressed(path, **parts)


def read_weights(path: Path, game: Game) -> Network:
    """A network from a file; raises OtherWeights where it does not fit the game."""
    try:
        with path.open("rb") as opened, np.load(opened) as file:
            parts = dict(file.items())
        fits = int(parts.pop("format")) == FORMAT
        fits = str(parts.pop("shape")) == shape_of(columns_of(game), numbering_of(game)) and fits
        reading = Reading(**{field.name: parts.pop(f"reading.{field.name}") for field in fields(Reading)})
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
        raise OtherWeights(file=path.name, game=game.id) from error
    if not fits:
        raise OtherWeights(file=path.name, game=game.id)
    return Network(reading, {name: array.astype(np.float32) for name, array in parts.items()})


def weights_of(game: Game) -> Path:
    """Where a game keeps its weights; raises NotLearned where it has none."""
    path = game.folder / FOLDER / FILE
    if not path.is_file():
        raise NotLearned(game=game.id)
    return path


def network_of(game: Game) -> Network:
    """The network that comes with a game, read once; raises NotLearned."""
    if game.key not in _networks:
        _networks[game.key] = read_weights(weights_of(game), game)
    return _networks[game.key]


_networks: dict[str, Network] = {}
