"""One seat of a game as a Gymnasium environment, the others taken by opponents.

    from aevum.lab.gymnasium import SeatEnv
    env = SeatEnv("tempus", seats=4, opponents="greedy")
    sight, _ = env.reset(seed=7)
    sight, reward, over, cut_off, _ = env.step(env.action_space.sample(sight["action_mask"]))

It needs the extra `lab` (`pip install "aevum[lab]"`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import aevum
from aevum.core.errors import IllegalNumber, UnknownBot, UnknownSeat, WrongNumbers
from aevum.core.game import Game
from aevum.lab.extras import extra_module
from aevum.lab.spaces import Sight, action_space, observation_space, sight

gymnasium: Any = extra_module("gymnasium")

Opponent: TypeAlias = Callable[[Sight], int]
"""Somebody who plays another seat: from what it is shown to a legal number."""

FOUL = -1.0  # the reward for a number that is not legal


class SeatEnv(gymnasium.Env):  # type: ignore[misc] # its class has no types here
    """A game seen from one seat.

    The reward comes at the end: a share of 1 for whoever wins, for a lone player the score. A number that is not legal
    ends the game with a reward of -1, as there is nobody to ask again; `action_mask` says which are.
    """

    metadata: Mapping[str, Any] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, int] | None = None,
        seat: int = 0,
        opponents: str | Opponent | Sequence[str | Opponent] = "random",
    ) -> None:
        """Opponents are one for all other seats or a list, one each, in the order of seats.

        Each is "random", "greedy" or a function. Raises what `aevum.make` does, UnknownSeat, WrongNumbers where there
        is not one opponent for each other seat, and UnknownBot.
        """
        self.core = aevum.make(game, seats, options)
        if seat not in range(self.core.seats):
            raise UnknownSeat(seat=str(seat)[:20])
        self.seat = seat
        self.render_mode = "ansi"
        self.observation_space = observation_space(self.core)
        self.action_space = action_space(self.core)
        self._opponents = self._seated(opponents)

    def _seated(self, opponents: str | Opponent | Sequence[str | Opponent]) -> dict[int, Opponent]:
        others = [seat for seat in range(self.core.seats) if seat != self.seat]
        given = [opponents] * len(others) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(given) != len(others):
            raise WrongNumbers(what="policies", count=len(others))
        return {seat: self._opponent(one) for seat, one in zip(others, given, strict=True)}

    def _opponent(self, given: str | Opponent) -> Opponent:
        if callable(given):
            return given
        known: dict[str, Opponent] = {"random": lambda _: self.core.sample(), "greedy": lambda _: self.core.greedy()}
        if given not in known:
            raise UnknownBot(bot=str(given)[:40], allowed=", ".join(known))
        return known[given]

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Sight, dict[str, Any]]:
        """Deal anew; the others play until this seat must decide."""
        super().reset(seed=seed)
        self.core.reset(int(self.np_random.integers(0, 1 << 63)))
        self._let_others_play()
        return sight(self.core, self.seat), {}

    def step(self, action: int) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until this seat must decide again."""
        try:
            self.core.step(action)
        except IllegalNumber:
            return sight(self.core, self.seat), FOUL, True, False, {"illegal": True}
        self._let_others_play()
        over, cut_off = self.core.done, self.core.fault is not None
        return sight(self.core, self.seat), float(self.core.rewards[self.seat]), over and not cut_off, cut_off, {}

    def _let_others_play(self) -> None:
        while not self.core.done and self.core.to_act != self.seat:
            seat = self.core.to_act
            self.core.step(self._opponents[seat](sight(self.core, seat)))

    def render(self) -> str:
        """What can be chosen now, in words."""
        return "\n".join(f"{number}: {words}" for number, words in self.core.choices().items())
