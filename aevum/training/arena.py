"""Games side by side, of several numbers of players, as tensors: where a network plays to learn.

In every other game the network plays all seats; in the rest it has one, and the game's rule of thumb has the others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from aevum.core.game import Game
from aevum.lab.extras import extra_module
from aevum.lab.making import make_vec
from aevum.lab.vec import VecEnv

torch: Any = extra_module("torch", "train")

Tensor = Any
USUAL_SEATS = 4


def usual_seats(game: Game) -> int:
    """How many sit at most tables: four, where the game lets them."""
    return min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])


def seat_counts(game: Game) -> list[int]:
    """The numbers of players that are trained for: the usual one as often as all others together."""
    usual = usual_seats(game)
    others = [count for count in game.seats if count not in (1, usual)]
    return [count for other in others for count in (usual, other)] or [usual]


class Arena:
    """All games of a training run. What it shows is on the device of the network, a row a game."""

    def __init__(self, game: Game, games: int, counts: Sequence[int], seed: int, where: str, device: str) -> None:
        self.device = device
        self.most = game.seats[-1]
        share = max(1, games // len(counts))
        self.vecs: list[VecEnv] = [
            make_vec(game, share, seats, {}, seed * len(counts) + place, where) for place, seats in enumerate(counts)
        ]
        self.games = share * len(counts)
        self.seats = self._spread([torch.full((share,), count) for count in counts])
        own = self._spread([torch.arange(share) // 2 % count for count in counts])
        alone = self._spread([torch.arange(share) % 2 == 1 for _ in counts])
        # [game, seat]: where the rule of thumb decides.
        self.by_thumb = alone[:, None] & (torch.arange(self.most, device=device) != own[:, None])
        self.alone, self.own = alone, own
        self._threads = ThreadPoolExecutor(len(counts)) if where == "cpu" and len(counts) > 1 else None

    def _spread(self, parts: Sequence[Tensor]) -> Tensor:
        return torch.cat([part.to(self.device) for part in parts])

    def _shown(self, name: str) -> Tensor:
        return self._spread([torch.from_dlpack(getattr(vec, name)) for vec in self.vecs])

    @property
    def observation(self) -> Tensor:
        """What whoever must decide may know."""
        return self._shown("observation")

    @property
    def legal(self) -> Tensor:
        """Which numbers are legal."""
        return self._shown("legal")

    @property
    def to_act(self) -> Tensor:
        """Who must decide."""
        return self._shown("to_act").long()

    @property
    def done(self) -> Tensor:
        """Whether the last step ended a game."""
        return self._shown("done")

    @property
    def rewards(self) -> Tensor:
        """What each seat got for it; nothing where nobody sits."""
        empty = [self.most - vec.seats for vec in self.vecs]
        rewards = [torch.from_dlpack(vec.rewards) for vec in self.vecs]
        return self._spread([torch.nn.functional.pad(one, (0, more)) for one, more in zip(rewards, empty, strict=True)])

    def advised(self) -> Tensor:
        """What the rule of thumb would do."""
        advice = self._each(lambda vec: vec.greedy(), self.vecs)
        return self._spread([torch.from_dlpack(one) for one in advice]).long()

    def step(self, numbers: Tensor) -> None:
        """Carry out one number in each game."""
        parts = numbers.int().to(self.vecs[0].device).split([vec.games for vec in self.vecs])
        self._each(lambda pair: pair[0].step(pair[1]), list(zip(self.vecs, parts, strict=True)))

    def _each(self, do: Callable[[Any], Any], items: Sequence[Any]) -> list[Any]:
        """For all of them; on a CPU at the same time, as compiled rules let other threads run."""
        return list(map(do, items) if self._threads is None else self._threads.map(do, items))
