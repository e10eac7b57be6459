"""Games in OpenSpiel: importing this registers each as a Python game of OpenSpiel's.

    import pyspiel
    import aevum.lab.openspiel
    game = pyspiel.load_game("aevum_tempus", {"players": 4})
    state = game.new_initial_state()

A game is named `aevum_` and its name with underscores. Its parameters are `players` and the options of the game. Chance
comes first: eight draws are the bytes of the seed, and all cards and dice follow from it. Nobody who plays sees them.
It needs the extra `openspiel` (`pip install "aevum[openspiel]"`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import aevum
from aevum.core.game import Game
from aevum.core.numbering import numbering_of
from aevum.games import sound_games
from aevum.lab.extras import extra_module
from aevum.lab.observing import columns_of
from aevum.lab.single import Env

pyspiel: Any = extra_module("pyspiel", "openspiel")

MOST_SCORED = 10_000.0  # far more points than anybody gets alone
SEED_BYTES = 8
BYTES = 256
SPECTATOR = -1
ALL_PLAYERS, NO_PLAYER = pyspiel.PrivateInfoType.ALL_PLAYERS, pyspiel.PrivateInfoType.NONE


def name_of(game: Game) -> str:
    """The name of a game in OpenSpiel."""
    return f"aevum_{game.id.replace('-', '_')}"


def parameters_of(game: Game) -> dict[str, int]:
    """The parameters of a game and what they are where nothing is said: the smallest table that is not alone."""
    fewest = next(seats for seats in game.seats if seats > 1)
    return {"players": fewest, **{option.name: option.default for option in game.options}}


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Aevum: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def extent_of(game: Game, players: int) -> Any:
    """What OpenSpiel wants to know of a game once it is made."""
    return pyspiel.GameInfo(
        num_distinct_actions=numbering_of(game).size,
        max_chance_outcomes=BYTES,
        num_players=players,
        min_utility=0.0 if players > 1 else -MOST_SCORED,
        max_utility=1.0 if players > 1 else MOST_SCORED,
        utility_sum=None,
        max_game_length=game.max_decisions,
    )


class AevumGame(pyspiel.Game):  # type: ignore[misc] # its class has no types
    """A game of Aevum's as OpenSpiel's algorithms want it."""

    aevum_game: Game

    def __init__(self, params: Mapping[str, int] | None = None) -> None:
        """Raises BadSeatCount and BadOptionValue."""
        chosen = {**parameters_of(self.aevum_game), **(params or {})}
        self.players = chosen.pop("players")
        self.aevum_game.check_seats(self.players)
        self.chosen_options = self.aevum_game.settle_options(chosen, self.players)
        super().__init__(type_of(self.aevum_game), extent_of(self.aevum_game, self.players), params or {})

    def new_initial_state(self, state: Any = None) -> AevumState:
        """A game whose seed is still to be drawn."""
        return AevumState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many draws there are in a game."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What writes down what a player may know now or, where that is asked, what everybody may.

        Nothing else is offered: nobody remembers more than the record, and nobody sees what is private to others.
        """
        if iig_obs_type is None:
            return Observer(self.aevum_game)
        private = iig_obs_type.private_info
        if not iig_obs_type.public_info or iig_obs_type.perfect_recall or private == ALL_PLAYERS:
            return None
        return Observer(self.aevum_game, SPECTATOR if private == NO_PLAYER else None)


class AevumState(pyspiel.State):  # type: ignore[misc] # its class has no types
    """A moment of a game: the seed as far as it is drawn, then the game that it deals."""

    def __init__(self, game: AevumGame) -> None:
        super().__init__(game)
        self._table = (game.aevum_game, game.players, game.chosen_options)
        self._seed: tuple[int, ...] = ()
        self.env: Env | None = None

    def current_player(self) -> int:
        """Who must decide: chance, as long as the seed is drawn."""
        if self.env is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.env.done else self.env.to_act

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Any byte, each as likely."""
        return [(byte, 1 / BYTES) for byte in range(BYTES)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.env is None or player != self.env.to_act:
            return []
        legal: list[int] = np.flatnonzero(self.env.legal).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.env is not None:
            self.env.step(action)
            return
        self._seed += (action,)
        if len(self._seed) == SEED_BYTES:
            self.env = aevum.make(*self._table, int.from_bytes(self._seed, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        """The action in words; one that cannot be chosen now, and a byte of the seed, by its number."""
        return str(action) if self.env is None else self.env.choices().get(action, str(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.env is not None and self.env.done

    def returns(self) -> list[float]:
        """What each player has won: a share of 1; alone, the score."""
        returns: list[float] = [0.0] * self._table[1] if self.env is None else self.env.rewards.tolist()
        return returns

    def __str__(self) -> str:
        """How much of the seed is drawn, or what a spectator may know."""
        return f"seed {self._seed}" if self.env is None else said(self.env.observe(SPECTATOR))


class Observer:
    """What a player may know now, as OpenSpiel wants it; or always the same one who looks, whoever is asked about."""

    def __init__(self, game: Game, looking: int | None = None) -> None:
        columns = columns_of(game)
        self._looking = looking
        self.tensor = np.zeros(columns.width, np.float32)
        self.dict = columns.named(self.tensor)

    def set_from(self, state: AevumState, player: int) -> None:
        """Write down what a player may know; before the deal nothing."""
        self.tensor[:] = 0 if state.env is None else self._seen(state.env, player)

    def string_from(self, state: AevumState, player: int) -> str:
        """The same as one line."""
        return "" if state.env is None else said(self._seen(state.env, player))

    def _seen(self, env: Env, player: int) -> Any:
        return env.observe(player if self._looking is None else self._looking)


def said(observation: Any) -> str:
    """An observation as one line, the same for the same."""
    return " ".join(map(str, observation.tolist()))


def register(game: Game) -> None:
    """Make a game known to OpenSpiel; its class is found in this module, where pickles look for it."""
    kind = type(name_of(game), (AevumGame,), {"aevum_game": game, "__module__": __name__})
    globals()[kind.__name__] = kind
    pyspiel.register_game(type_of(game), kind)


for _game in sound_games():
    register(_game)
