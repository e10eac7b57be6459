"""The network as PyTorch trains it; `aevum.learned.network` is the same for play."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.lab.extras import extra_module
from aevum.learned.network import SMALL
from aevum.learned.reading import Reading

torch: Any = extra_module("torch", "train")

Tensor = Any
TRUST = 4.0  # how much more the advised choice is liked at the beginning: it starts as a player by the rule of thumb
NEVER = -1e9


class Block(torch.nn.Module):  # type: ignore[misc]  # PyTorch is an extra: nothing is known of its classes
    """Two layers whose result is added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.inner = torch.nn.Linear(width, width)
        self.outer = torch.nn.Linear(width, width)
        torch.nn.init.zeros_(self.outer.weight)

    def forward(self, heard: Tensor) -> Tensor:
        """One step further."""
        return heard + self.outer(torch.relu(self.inner(normal(heard))))


class Model(torch.nn.Module):  # type: ignore[misc]
    """Answers in, liking of all numbers and everybody's chances out."""

    def __init__(self, reading: Reading, numbers: int, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.reading = reading
        self.first = torch.nn.Linear(reading.size, width)
        self.blocks = torch.nn.ModuleList([Block(width) for _ in range(blocks)])
        self.policy = torch.nn.Linear(width, numbers)
        self.trust = torch.nn.Linear(width, 1)
        self.chances = torch.nn.Linear(width, seats)
        for head in (self.policy, self.trust, self.chances):
            torch.nn.init.zeros_(head.weight)
            torch.nn.init.zeros_(head.bias)
        torch.nn.init.constant_(self.trust.bias, TRUST)

    def forward(self, turned: Tensor, legal: Tensor, advised: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
        """How likely each number is, and each seat's chance to win, counted from who decides; both as logarithms."""
        with torch.autocast(turned.device.type, torch.bfloat16, enabled=turned.is_cuda):
            liking, trust, chances = (head.float() for head in self._heads(turned))
        liking = liking.scatter_add(1, advised[:, None], trust)
        playing = torch.arange(self.chances.out_features, device=turned.device) < seats[:, None]
        chances = chances.masked_fill(~playing, NEVER)
        return liking.masked_fill(~legal, NEVER).log_softmax(1), chances.log_softmax(1)

    def _heads(self, turned: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        heard = self.first(torch.cat(self.reading.answers(turned), 1).to(self.first.weight.dtype))
        for block in self.blocks:
            heard = block(heard)
        heard = normal(heard)
        return self.policy(heard), self.trust(heard), self.chances(heard)

    @property
    def weights(self) -> dict[str, npt.NDArray[np.float32]]:
        """All weights by name, for NumPy."""
        return {name: value.detach().float().cpu().numpy() for name, value in self.state_dict().items()}


def normal(heard: Tensor) -> Tensor:
    """The same with a mean of 0 and a spread of 1."""
    return torch.nn.functional.layer_norm(heard, heard.shape[-1:], eps=SMALL)


def on_device(reading: Reading, device: str) -> Reading:
    """The reading as tensors, but for the two places that Python itself looks at."""
    moved = {name: torch.as_tensor(np.asarray(array)).long().to(device) for name, array in reading.arrays.items()}
    return Reading(**{**moved, "looking": np.asarray(reading.looking)})
