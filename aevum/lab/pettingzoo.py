"""Games as PettingZoo's environments: `env` for agents that act one at a time, `parallel_env` for all at once.

    from aevum.lab.pettingzoo import env
    tempus = env("tempus", seats=4)
    tempus.reset(seed=7)
    for agent in tempus.agent_iter():
        sight, reward, over, cut_off, _ = tempus.last()
        tempus.step(None if over or cut_off else tempus.action_space(agent).sample(sight["action_mask"]))

It needs the extra `lab` (`pip install "aevum[lab]"`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import aevum
from aevum.core.errors import AevumError, UnknownSeat, WrongNumbers
from aevum.core.game import Game
from aevum.lab.extras import extra_module
from aevum.lab.spaces import Sight, action_space, observation_space, sight

pettingzoo: Any = extra_module("pettingzoo")


def env(game: str | Game, seats: int | None = None, options: Mapping[str, int] | None = None) -> AgentsInTurn:
    """A game in which agents act one at a time; raises what `aevum.make` does."""
    return AgentsInTurn(game, seats, options)


def parallel_env(game: str | Game, seats: int | None = None, options: Mapping[str, int] | None = None) -> AllAtOnce:
    """A game in which all agents are asked at each step, and those that must decide act.

    Where several seats choose at once in secret, all of them act in one step. What others answer meanwhile, for whom
    nothing is legal, is not looked at.
    """
    return AllAtOnce(game, seats, options)


class _Agents:
    """What both kinds of environment have in common: seats by the names of agents, and their spaces."""

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, int] | None) -> None:
        self.core = aevum.make(game, seats, options)
        name = f"{self.core.game.id.replace('-', '_')}_v{self.core.game.rules_version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.core.seats)]
        self.agents = list(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.core) for agent in self.agents}
        self.action_spaces = {agent: action_space(self.core) for agent in self.agents}

    def observation_space(self, agent: str) -> Any:
        """What an agent can be shown; raises UnknownSeat for what is no agent."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """What an agent can do; raises UnknownSeat for what is no agent."""
        return self.action_spaces[self._known(agent)]

    def observe(self, agent: str) -> Sight:
        """What an agent is shown now; raises UnknownSeat for what is no agent."""
        return sight(self.core, self._seats[self._known(agent)])

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise UnknownSeat(seat=str(agent)[:20])
        return agent

    def render(self) -> str:
        """What can be chosen now, in words."""
        return "\n".join(f"{number}: {words}" for number, words in self.core.choices().items())

    def close(self) -> None:
        """Nothing is held open."""

    def _rewards(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, map(float, self.core.rewards), strict=True))


class AgentsInTurn(_Agents, pettingzoo.AECEnv):  # type: ignore[misc] # its class has no types here
    """PettingZoo's agent-environment cycle. Rewards come at the end: winners share 1, a lone player gets the score."""

    _deciding: str | None

    def __init__(self, game: str | Game, seats: int | None, options: Mapping[str, int] | None) -> None:
        super().__init__(game, seats, options)
        self.reset()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew."""
        self.core.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._deciding = self.possible_agents[self.core.to_act]

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts; raises what `Env.step` does, and then nothing has changed."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        seat = self.core.advance(action)  # type: ignore[arg-type] # None is refused
        if seat >= 0:
            self.agent_selection = self._deciding = self.possible_agents[seat]
        else:
            self._end()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees, and how it stands; as PettingZoo has it, with fewer calls."""
        agent, core, seen = self.agent_selection, self.core, None
        if observe and agent == self._deciding:
            seen = {"observation": core.observation.copy(), "action_mask": core.mask.copy()}
        elif observe:  # the game is over, or somebody has ended it for an agent
            seen = self.observe(agent)
        rewards, infos = self._cumulative_rewards, self.infos
        return seen, rewards[agent], self.terminations[agent], self.truncations[agent], infos[agent]

    def _end(self) -> None:
        """All agents end together: by the rules, or cut off where a fault in them broke the game off."""
        cut_off = self.core.fault is not None
        self._deciding = None
        self.rewards = self._rewards()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, not cut_off)
        self.truncations = dict.fromkeys(self.agents, cut_off)
        self._deads_step_first()


class AllAtOnce(_Agents, pettingzoo.ParallelEnv):  # type: ignore[misc] # its class has no types here
    """PettingZoo's parallel environment; see `parallel_env`."""

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Sight], dict[str, dict[str, Any]]]:
        """Deal anew."""
        self.core.reset(seed)
        self.agents = list(self.possible_agents)
        return self._sights(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Everybody who must decide now acts, one after another; raises what `Env.step` does, and then nobody has."""
        before = self.core.save()
        try:
            for seat in self.core.deciding:
                if self.possible_agents[seat] not in actions:
                    raise WrongNumbers(what="agent", count=seat)
                self.core.step(actions[self.possible_agents[seat]])
        except AevumError:
            self.core.restore(before)
            raise
        over, cut_off = self.core.done, self.core.fault is not None
        told: tuple[dict[str, Any], ...] = (
            self._sights(),
            self._rewards(),
            dict.fromkeys(self.agents, over and not cut_off),
            dict.fromkeys(self.agents, cut_off),
            {agent: {} for agent in self.agents},
        )
        if over:
            self.agents = []
        return told

    def _sights(self) -> dict[str, Sight]:
        return {agent: self.observe(agent) for agent in self.possible_agents}
