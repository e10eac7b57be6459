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
from aevum.bots import bot_named, make_ready
from aevum.core.engine import compiled
from aevum.core.errors import IllegalNumber, UnknownSeat, WrongNumbers
from aevum.core.game import Game
from aevum.lab.extras import extra_module
from aevum.lab.seeds import is_whole
from aevum.lab.spaces import Sight, action_space, observation_space, sight

gymnasium: Any = extra_module("gymnasium")

Opponent: TypeAlias = Callable[[Sight], int]
"""Somebody who plays another seat: from what it is shown to a legal number."""

AT_ONCE = RANDOM, GREEDY = "random", "greedy"  # whose numbers an environment knows itself
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

        Each is a function or the name of a computer player ("random", "greedy", "casual", "search:1" …), who sees what
        its seat may see. Raises what `aevum.make` does, UnknownSeat, WrongNumbers where there is not one opponent for
        each other seat, UnknownBot, and NotLearned for one who has learned other games only.
        """
        self.core = aevum.make(game, seats, options)
        if not is_whole(seat) or seat not in range(self.core.seats):
            raise UnknownSeat(seat=str(seat)[:20])
        self.seat = seat
        self.render_mode = "ansi"
        self.observation_space = observation_space(self.core)
        self.action_space = action_space(self.core)
        self._opponents = self._seated(opponents)
        if thinking := [one for one in self._opponents.values() if isinstance(one, str) and one not in AT_ONCE]:
            make_ready(self.core.game, thinking)

    def _seated(self, opponents: str | Opponent | Sequence[str | Opponent]) -> dict[int, str | Opponent]:
        others = [seat for seat in range(self.core.seats) if seat != self.seat]
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        given: list[Any] = list(opponents) if several else [opponents] * len(others)  # type: ignore[arg-type]
        if len(given) != len(others):
            raise WrongNumbers(what="policies", count=len(others))
        for name in given:
            if not callable(name):
                bot_named(name)
        return dict(zip(others, given, strict=True))

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
            self.core.step(self._number_of(self.core.to_act))

    def _number_of(self, seat: int) -> int:
        """What an opponent chooses."""
        opponent = self._opponents[seat]
        if callable(opponent):
            return opponent(sight(self.core, seat))
        if opponent in AT_ONCE:
            return self.core.sample() if opponent == RANDOM else self.core.greedy()
        return self._number_of_bot(opponent, seat)

    def _number_of_bot(self, name: str, seat: int) -> int:
        engine, seen = compiled(self.core.game), self.core.observed(seat)
        action = bot_named(name)(engine, seen, seat, int(self.np_random.integers(0, 1 << 63)))
        return self.core.numbering.number(action, engine.choices(seen, seat))

    def render(self) -> str:
        """What can be chosen now, in words."""
        return "\n".join(f"{number}: {words}" for number, words in self.core.choices().items())
