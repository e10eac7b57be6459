"""One game to step by hand: `aevum.make`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.errors import AevumError, WrongNumbers
from aevum.core.game import Game
from aevum.core.numbering import Numbering
from aevum.core.record import seats_in
from aevum.lab.observing import Column
from aevum.lab.seeds import checked
from aevum.lab.stepping import ILLEGAL, STEP_ONE
from aevum.lab.vec import Saved, VecEnv

LOWER_HALF = (1 << 64) - 1


class Env:
    """A single game, from the deal to its end: a `VecEnv` of one that is not begun again by itself.

    With the same seed the same cards and dice come as in a `Match` of that seed.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, int], seed: int | None) -> None:
        self._vec = VecEnv(game, 1, seats, options, 0, restart=False)
        self._step_one = partial(self._vec._answer, self._vec._desk.address, STEP_ONE)
        self.observation: npt.NDArray[np.int16] = self._vec.observation[0]
        self.legal: npt.NDArray[np.bool_] = self._vec.legal[0]
        self.mask: npt.NDArray[np.int8] = self.legal.view(np.int8)  # the same, as other projects want it
        self.rewards: npt.NDArray[np.float32] = self._vec.rewards[0]
        self.scores: npt.NDArray[np.int32] = self._vec.scores[0]
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<Env {self._vec.told}>"

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._vec.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._vec.seats

    @property
    def options(self) -> dict[str, int]:
        """All options with their values."""
        return self._vec.options

    @property
    def numbering(self) -> Numbering:
        """What the numbers of actions mean."""
        return self._vec.numbering

    @property
    def columns(self) -> tuple[Column, ...]:
        """Where each field stands in an observation, and what it means."""
        return self._vec.columns

    @property
    def named(self) -> dict[str, npt.NDArray[np.int16]]:
        """The fields of the observation by their names: views, nothing is copied."""
        return {name: field[0] for name, field in self._vec.named.items()}

    @property
    def to_act(self) -> int:
        """The seat that must decide; -1 when the game is over."""
        return self._vec.to_act.item(0)

    @property
    def deciding(self) -> tuple[int, ...]:
        """All seats that must decide now: more than one where they choose at the same time."""
        return seats_in(int(self._vec._records["pending"][0])) if not self.done else ()

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return self._vec.done.item(0)

    @property
    def fault(self) -> str | None:
        """The fault in the rules for which the game was broken off, where it was."""
        return self._vec.faults.get(0)

    def reset(self, seed: int | None = None) -> None:
        """Deal anew: with a seed the game of that seed, without one another."""
        key = checked(seed)
        self._vec._draw_from(key)
        self._vec._deal((key & LOWER_HALF, key >> 64))

    def step(self, number: int) -> None:
        """Carry out a legal number, then run on until somebody must decide.

        Raises WrongNumbers for what is no whole number, and IllegalNumber for one that is not legal; when the game is
        over none is. Nothing has changed then.
        """
        self.advance(number)

    def advance(self, number: int) -> int:
        """As `step`; which seat must decide next, -1 when the game is over."""
        try:
            seat: int = self._step_one(index(number))
        except (TypeError, OverflowError) as error:
            raise self._refused(number) from error
        if seat == ILLEGAL:
            raise self._vec._illegal(0, index(number))
        return seat

    def _refused(self, number: object) -> AevumError:
        """Why something cannot even be asked of the rules."""
        return self._vec._illegal(0, number) if isinstance(number, int) else WrongNumbers(what="numbers", count=1)

    def sample(self) -> int:
        """Any legal number, each as likely."""
        return int(self._vec.sample()[0])

    def greedy(self) -> int:
        """What the game's rule of thumb would do."""
        return int(self._vec.greedy()[0])

    def observe(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat (-1: a spectator) may know now, whoever must decide; a new array."""
        seen: npt.NDArray[np.int16] = self._vec.observe(seat)[0]
        return seen

    def observed(self, seat: int) -> Any:
        """The same as a record with named fields, for bots, views and curious people."""
        return self._vec.observed(0, seat)

    def choices(self, seat: int | None = None) -> dict[int, str]:
        """The legal numbers of a seat that must decide, and what they mean; see `VecEnv.choices`."""
        return self._vec.choices(0, seat)

    def save(self) -> Saved:
        """The game as it stands now."""
        return self._vec.save()

    def restore(self, saved: Saved) -> None:
        """The game as it stood."""
        self._vec.restore(saved)

    def __getstate__(self) -> dict[str, Any]:
        """A pickle holds the game as it stands."""
        return {"vec": self._vec}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vec: VecEnv = state["vec"]
        Env.__init__(self, vec.game, vec.seats, vec.options, 0)
        self._vec.restore(vec.save())
