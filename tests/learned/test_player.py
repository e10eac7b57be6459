"""`learned` plays what is offered, from what its seat may know and nothing else."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from random import Random

import pytest

import aevum
from aevum.bots import bot_named, make_ready, require_offered
from aevum.cli import main
from aevum.core.engine import compiled
from aevum.core.errors import UnknownBot
from aevum.core.sequence import lowest_seat
from aevum.games import game_named
from aevum.lab.observing import columns_of
from aevum.learned import network
from aevum.learned.network import FILE, NotLearned, network_of, read_weights
from aevum.learned.player import judged, observation_of
from aevum.learned.reading import FOLDER
from tests.laws.secrets import scrambled
from tests.learned.test_network import EXAMPLE, RTTA
from tests.learned.test_reading import LEARNED

DECISIONS = 60
SHIPPED = {name: path for name in LEARNED if (path := game_named(name).folder / FOLDER / FILE).is_file()}
NETWORKS = {RTTA: EXAMPLE, **SHIPPED}


@pytest.fixture(autouse=True)
def example(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without weights of its own is played with the example's."""
    for name, path in NETWORKS.items():
        game = game_named(name)
        monkeypatch.setitem(network._networks, game.key, read_weights(path, game))


@pytest.mark.parametrize("name", NETWORKS)
def test_it_plays_what_is_offered_whatever_is_hidden(name: str) -> None:
    """Poisoned where its seat may not look, the observed record leads to the same choice and the same chances."""
    game = game_named(name)
    engine, luck, learned = compiled(game), Random(3), bot_named("learned")
    s = engine.new_record(game.seats[-1], game.settle_options({}, game.seats[-1]), 3)
    engine.begin(s)
    for _ in range(DECISIONS):
        seat, word = lowest_seat(int(s.pending)), luck.getrandbits(64)
        seen = engine.observe(s, seat)
        before = seen.tobytes()
        action = learned(engine, seen, seat, word)
        poisoned = engine.observe(scrambled(game, s, seat, word), seat)
        assert learned(engine, poisoned, seat, word) == action
        first, second = (judged(network_of(game), engine, one, seat, word) for one in (seen, poisoned))
        assert (first.chances == second.chances).all() and first.chances.sum() == pytest.approx(1)
        assert seen.tobytes() == before, "it changed the record it was shown"
        assert action in engine.choices(s, seat)
        engine.choose(s, seat, action)


@pytest.mark.parametrize("name", LEARNED)
def test_it_sees_what_learners_see(name: str) -> None:
    game = game_named(name)
    vec, columns = aevum.make_vec(name, 3, game.seats[-1], seed=5), columns_of(game)
    for _ in range(50):
        vec.step(vec.sample())
    for row, seat in enumerate(vec.to_act.tolist()):
        assert (observation_of(columns, vec.observed(row, seat), seat) == vec.observation[row]).all()


def test_it_is_a_player_of_ladders_and_not_offered_at_tables() -> None:
    assert make_ready(game_named(RTTA), ["learned"]).game.id == RTTA
    with pytest.raises(UnknownBot, match="greedy"):
        require_offered("learned")
    with pytest.raises(NotLearned, match="seven-ages"):
        make_ready(game_named("seven-ages"), ["learned"])


def test_a_game_is_played_in_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Two of them alone at a table play to the end."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", RTTA, "--players", "learned,learned", "--plain", "--seed", "1"]) == 0
    assert "Learned" in capsys.readouterr().out


def test_training_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = ["--out", str(tmp_path / "none")]
    assert main(["train", "chess", *out]) == 2 and "chess" in capsys.readouterr().err
    assert main(["train", "seven-ages", *out]) == 2 and "seven-ages" in capsys.readouterr().err
    assert main(["train", "tempus", "--device", "abacus", *out]) == 2 and "cpu, cuda" in capsys.readouterr().err
    for name in [name for name in sys.modules if name.startswith("aevum.training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    assert main(["train", "tempus", *out]) == 2 and "aevum[train]" in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("name", ["minutes", "rounds", "games", "seed", "exam"])
def test_a_wrong_number_is_told_before_the_training_and_not_after_it(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["train", RTTA, f"--{name}", "0", "--out", str(tmp_path / "none"), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert f"--{name}" in told.err and not told.out and not (tmp_path / "none").exists()


def test_weights_are_small() -> None:
    """A few megabytes for all games together."""
    assert sum(path.stat().st_size for path in NETWORKS.values()) < 8_000_000
