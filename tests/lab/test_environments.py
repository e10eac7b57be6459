"""Games as environments of other projects', held to the tests of those projects."""

from __future__ import annotations

import pickle
import runpy
import subprocess
import sys
import unittest
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from aevum.bots import greedy_bot
from aevum.core.engine import Engine
from aevum.core.errors import (
    BadOptionValue,
    BadSeatCount,
    IllegalNumber,
    MissingExtra,
    UnknownBot,
    UnknownSeat,
    WrongNumbers,
)
from aevum.core.record import Record
from aevum.games import GAME_IDS, game_named
from aevum.lab import gymnasium, openspiel
from aevum.lab.extras import extra_module
from aevum.lab.gymnasium import FOUL, SeatEnv
from aevum.lab.pettingzoo import env, parallel_env
from tests.docs.pages import ROOT
from tests.lab.judges import judge

TABLES = [(name, seats) for name in GAME_IDS for seats in game_named(name).seats]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
CYCLES = 20

# PettingZoo warns of observations that are no plain arrays, and of masks of agents whose turn it is not.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_accepts_every_table(name: str, seats: int) -> None:
    """Its own tests of the interface and of seeds."""
    tests = judge("pettingzoo.test")
    tests.api_test(env(name, seats), num_cycles=CYCLES)
    tests.seed_test(lambda: env(name, seats), num_cycles=CYCLES)
    tests.parallel_api_test(parallel_env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_measures_every_table(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its own benchmark runs, here for a moment only."""
    tests = judge("pettingzoo.test")
    clock: Iterator[Any] = iter(range(0, 1000, 10))
    monkeypatch.setattr("time.time", lambda: next(clock))
    tests.performance_benchmark(env(name, seats))
    assert "turns per second" in capsys.readouterr().out


def test_agents_get_what_the_game_gives() -> None:
    """Whoever wins is told so at the end; what is not legal is refused; choices are said in words."""
    game = env("roll-through-the-ages", 2)
    game.reset(seed=3)
    assert "0: stop" in game.render()
    won = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        sight, reward, over, cut_off, _ = game.last()
        won[agent] += reward
        game.step(None if over or cut_off else int(np.flatnonzero(sight["action_mask"])[0]))
    assert sum(won.values()) == 1 and not game.agents


def test_what_was_shown_stays_as_it_was() -> None:
    table = env(GAME_IDS[0], 2)
    table.reset(seed=1)
    shown = table.last()[0]
    before = {part: values.copy() for part, values in shown.items()}
    table.step(int(np.flatnonzero(shown["action_mask"])[0]))
    assert all((shown[part] == before[part]).all() for part in before)
    assert any((table.observe(table.agent_selection)[part] != before[part]).any() for part in before)
    assert table.last(observe=False)[0] is None


def test_whoever_is_asked_after_an_end_from_outside_sees_its_own() -> None:
    table = env(GAME_IDS[0], 2)
    table.reset(seed=1)
    first = table.agent_selection
    table.terminations = dict.fromkeys(table.agents, True)  # as PettingZoo's wrapper does after a foul
    table.step(None)
    shown = table.last()[0]
    assert table.agent_selection != first
    assert shown["observation"][0] == table.possible_agents.index(table.agent_selection)
    assert not shown["action_mask"].any()


def test_all_who_must_decide_act_at_once() -> None:
    """Seats that choose in secret at the same time do so in one step."""
    game = parallel_env("seven-ages", 3)
    sights, _ = game.reset(seed=3)
    most = 0
    for _ in range(40):
        deciding = [agent for agent in game.agents if sights[agent]["action_mask"].any()]
        most = max(most, len(game.core.deciding))
        numbers = {agent: int(sights[agent]["action_mask"].argmax()) for agent in game.agents}
        sights = game.step(numbers)[0]
        assert deciding
    assert most > 1


def test_a_foul_among_several_at_once_changes_nothing() -> None:
    """Whoever was asked before it has not acted either; nor is anybody who says nothing passed over."""
    game = parallel_env("seven-ages", 3)
    sights, _ = game.reset(seed=3)
    while len(game.core.deciding) < 2:
        sights = game.step({agent: int(one["action_mask"].argmax()) for agent, one in sights.items()})[0]
    numbers = {agent: int(one["action_mask"].argmax()) for agent, one in sights.items()}
    last = game.possible_agents[game.core.deciding[-1]]
    before = game.core.save().arrays["records"]
    with pytest.raises(IllegalNumber):
        game.step(numbers | {last: game.core.numbering.size})
    with pytest.raises(WrongNumbers, match=f"No number is given for {last}, which must decide now"):
        game.step({agent: number for agent, number in numbers.items() if agent != last})
    assert game.core.save().arrays["records"] == before
    game.step(numbers)
    assert game.core.save().arrays["records"] != before


@pytest.mark.parametrize("kind", [env, parallel_env])
def test_agents_are_kept_and_taken_up_again(kind: Any) -> None:
    """A pickle goes on as the original does, and shares nothing with it."""
    game = kind("roll-through-the-ages", 2)
    game.reset(seed=3)
    twin = pickle.loads(pickle.dumps(game))
    for agent in game.possible_agents:
        assert all((twin.observe(agent)[part] == game.observe(agent)[part]).all() for part in game.observe(agent))
    number = int(game.core.legal.argmax())
    twin.step(number if kind is env else dict.fromkeys(twin.agents, number))
    assert (twin.core.observation != game.core.observation).any()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_gymnasium_accepts_every_table(name: str, seats: int) -> None:
    """Its own check, of the last seat against random players."""
    judge("gymnasium.utils.env_checker").check_env(SeatEnv(name, seats, seat=seats - 1), skip_render_check=True)


def test_a_seat_plays_against_its_opponents() -> None:
    """They are asked with what they may see; a foul ends the game."""
    asked = set()

    def opponent(sight: dict[str, Any]) -> int:
        """The first legal number."""
        asked.add(int(sight["observation"][0]))
        return int(sight["action_mask"].argmax())

    game = SeatEnv("roll-through-the-ages", 3, seat=1, opponents=[opponent, "greedy"])
    sight, _ = game.reset(seed=1)
    over = False
    while not over:
        assert sight["observation"][0] == 1
        sight, reward, over, cut_off, _ = game.step(int(sight["action_mask"].argmax()))
    assert asked == {0} and reward in (0, 0.5, 1) and not cut_off
    sight, _ = game.reset(seed=1)
    for foul in (int(sight["action_mask"].argmin()), -1, sight["action_mask"].size):
        game.reset(seed=1)
        assert game.step(foul)[1:3] == (FOUL, True)


def test_opponents_must_be_known() -> None:
    """One for each other seat, each of a known kind."""
    for stranger in ("wizard", None, 3, ["wizard"]):
        with pytest.raises(UnknownBot):
            SeatEnv("roll-through-the-ages", 2, opponents=stranger)  # type: ignore[arg-type]
    with pytest.raises(WrongNumbers):
        SeatEnv("roll-through-the-ages", 3, opponents=["random"])
    for seat in (2, -1, 1.0, True):
        with pytest.raises(UnknownSeat):
            SeatEnv("roll-through-the-ages", 2, seat=seat)  # type: ignore[arg-type]


class Asked:
    """A computer player that plays by the rule of thumb, and notes what it was asked."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int]] = []

    def __call__(self, engine: Engine, seen: Record, seat: int, luck: int) -> int:
        assert not seen.key.any(), "the luck to come is nobody's to know"
        self.seen.append((seat, luck))
        return greedy_bot(engine, seen, seat, luck)


@pytest.mark.parametrize("name", GAME_IDS)
def test_computer_players_are_opponents_by_their_names(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are asked for their seats with what those may see; the same seed brings the same game."""
    asked, made_ready = Asked(), list[object]()
    monkeypatch.setattr(gymnasium, "bot_named", lambda level: asked)
    monkeypatch.setattr(gymnasium, "make_ready", lambda game, names: made_ready.extend(names))
    game, told = SeatEnv(name, 3, seat=1, opponents=["search:0.1", "random"]), list[list[tuple[int, int]]]()
    for _ in range(2):
        shown, _ = game.reset(seed=5)
        for _ in range(6):
            shown, *_ = game.step(int(np.flatnonzero(shown["action_mask"])[0]))
        told.append(asked.seen[:])
        asked.seen.clear()
    assert told[0] == told[1] and {seat for seat, _ in told[0]} == {0}
    assert made_ready == ["search:0.1"]


def test_an_environment_travels_with_its_opponents() -> None:
    game = SeatEnv("roll-through-the-ages", 3, opponents=["greedy", "random"])
    game.reset(seed=5)
    other = pickle.loads(pickle.dumps(game))
    for _ in range(6):
        number = int(np.flatnonzero(game.core.legal)[0])
        assert str(game.step(number)) == str(other.step(number))


def test_agents_are_dealt_to_at_once_and_strangers_are_no_agents() -> None:
    agents = env("roll-through-the-ages", 2)
    shown = agents.last()[0]
    agents.step(int(np.flatnonzero(shown["action_mask"])[0]))
    for asked in (agents.observe, agents.action_space, agents.observation_space):
        with pytest.raises(UnknownSeat):
            asked("seat_2")


def in_openspiel(name: str, players: int, **options: int) -> Any:
    """A game as OpenSpiel loads it."""
    return pyspiel.load_game(openspiel.name_of(game_named(name)), {"players": players, **options})


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_openspiel_accepts_every_table(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own simulation with copies and pickles."""
    simulation = judge("open_spiel.python.tests.games_sim_test")
    monkeypatch.setattr(simulation, "MAX_ACTIONS_PER_GAME", CYCLES)
    simulation.GamesSimTest().sim_game(in_openspiel(name, seats))


@pytest.mark.parametrize("name", GAME_IDS)
def test_openspiel_finds_its_interface(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own tests of the interface. States are sampled from one deal: from the root it would see little but seeds."""
    tests = judge("open_spiel.integration_tests.api_test")

    def sampled(game: Any, max_states: int) -> list[Any]:
        """Those of one random game."""
        state, luck = game.new_initial_state(), np.random.default_rng(3)
        states = [state]
        while len(states) < max_states // 4 and not state.is_terminal():
            states.append(state := state.child(int(luck.choice(state.legal_actions()))))
        return states

    monkeypatch.setattr(tests.sample_some_states, "sample_some_states", sampled)
    game = in_openspiel(name, game_named(name).seats[-1])
    kind = type(name, (tests.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(kind).run(result)
    assert result.testsRun >= 5 and result.wasSuccessful(), result.failures + result.errors


@pytest.mark.parametrize("name", GAME_IDS)
def test_openspiel_plays_to_the_end(name: str) -> None:
    """Its own random simulation, move by move in C++; of a game that takes hours, the short one."""
    game = game_named(name)
    pyspiel.random_sim_test(in_openspiel(name, game.seats[0], **game.short), 1, False, False)


def test_openspiel_is_told_what_cannot_be_played() -> None:
    """When the game is loaded, not when its cards are dealt."""
    with pytest.raises(BadSeatCount):
        in_openspiel("tempus", 9)
    with pytest.raises(BadOptionValue):
        in_openspiel("tempus", 3, island=7)


def test_openspiel_shows_nobody_what_is_private_to_others() -> None:
    """What everybody may know is what a spectator is shown; what would show more is not to be had."""
    game, info = in_openspiel("tempus", 3), pyspiel.PrivateInfoType
    state = game.new_initial_state()
    for byte in range(8):
        state.apply_action(byte)
    kinds = {
        (True, info.SINGLE_PLAYER): state.env.observe(2),
        (True, info.NONE): state.env.observe(-1),
        (True, info.ALL_PLAYERS): None,
        (False, info.SINGLE_PLAYER): None,
    }
    assert (state.env.observe(2) != state.env.observe(-1)).any()
    for (public, private), seen in kinds.items():
        asked = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        observer = game.make_py_observer(asked)
        assert (observer is None) == (seen is None)
        if observer is not None:
            observer.set_from(state, 2)
            assert (observer.tensor == seen).all()
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)) is None


def test_openspiel_shows_what_a_player_may_know() -> None:
    """Tensor and text are those of the observation, and the draws of chance make the seed."""
    state = pyspiel.load_game("aevum_roll_through_the_ages", {"players": 2}).new_initial_state()
    assert not any(state.observation_tensor(0))
    for byte in range(8):
        state.apply_action(byte)
    assert state.env.observe(1).tolist() == list(map(int, state.observation_tensor(1)))
    assert state.observation_string(1) == " ".join(map(str, state.env.observe(1)))
    assert state.action_to_string(state.current_player(), 0) == "stop"


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_examples_run(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each by itself, as it stands."""
    runpy.run_path(str(example), run_name="__main__")
    assert capsys.readouterr().out.strip()


def test_environments_are_found_behind_the_one_door() -> None:
    """`import aevum` is enough, and brings none of them along before they are asked for."""
    words = "import sys, aevum; print(*('aevum.lab.' + one in sys.modules for one in ('pettingzoo', 'gymnasium')), "
    words += "aevum.lab.pettingzoo.env.__name__, aevum.lab.gymnasium.SeatEnv.__name__, hasattr(aevum, 'nonesuch'))"
    said = subprocess.run([sys.executable, "-W", "ignore", "-c", words], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False", "env", "SeatEnv", "False"]


def test_there_is_an_example_for_each() -> None:
    """PettingZoo, Gymnasium, OpenSpiel and the door itself."""
    texts = [path.read_text(encoding="utf-8") for path in EXAMPLES]
    wanted = ("aevum.lab.pettingzoo", "aevum.lab.gymnasium", "aevum.lab.openspiel", "aevum.make_vec")
    assert [name for name, text in product(wanted, texts) if name in text] == list(wanted)


def test_without_an_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that is missing is named with the extra that brings it."""
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r'The package pettingzoo is missing.*pip install "aevum\[lab\]"'):
        extra_module("pettingzoo")
