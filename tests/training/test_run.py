"""Training: a run that was interrupted gives what it would have given, and play in NumPy is play in PyTorch."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from aevum.games import game_named
from aevum.learned.network import FILE, read_weights
from aevum.training.arena import Arena, seat_counts
from aevum.training.learning import Round, from_looking, lessons_of
from aevum.training.run import CURVE, KEPT, Run, usual_settings
from aevum.training.settings import BrokenCheckpoint, OtherTraining, Settings

RTTA = "roll-through-the-ages"
TINY = usual_settings(RTTA, "cpu", rounds=3, games=24, steps=12, width=16, batch=64, questions=300)


def trained(settings: Settings, folder: Path) -> Run:
    """A run that was led to its end."""
    run = Run(settings, folder)
    for _line in run:
        pass
    return run


def test_an_interrupted_run_gives_the_same(tmp_path: Path) -> None:
    whole = trained(TINY, tmp_path / "whole")
    for line in (begun := Run(TINY, tmp_path / "parts")):
        if line["round"] == 2:
            begun.keep()
            break
    parts = trained(TINY, tmp_path / "parts")
    assert parts.rounds == 3
    assert all((parts.model.weights[name] == weight).all() for name, weight in whole.model.weights.items())
    with (tmp_path / "parts" / CURVE).open() as file:
        lines = list(csv.DictReader(file))
    assert [line["round"] for line in lines] == ["1", "2", "3"]
    assert int(lines[-1]["decisions"]) == 3 * 12 * whole.arena.games
    other = trained(replace(TINY, seed=2), tmp_path / "other")
    assert (other.model.weights["policy.bias"] != whole.model.weights["policy.bias"]).any()


def test_slow_rounds_are_kept_one_by_one(tmp_path: Path) -> None:
    """Whoever is killed loses the round that was under way and what was kept seconds before."""
    slow = replace(TINY, keep_seconds=0.0)
    for line in Run(slow, tmp_path):
        if line["round"] == 2:
            break  # killed here
    assert Run(slow, tmp_path).rounds == 1


def test_before_the_first_round_is_over_there_is_nothing_to_keep(tmp_path: Path) -> None:
    Run(TINY, tmp_path / "new").keep()
    assert not (tmp_path / "new").exists()


def test_what_was_kept_is_what_plays(tmp_path: Path) -> None:
    """The file of weights, read by NumPy, says what the model says, as far as half of the digits go."""
    run = trained(TINY, tmp_path)
    network, arena = read_weights(tmp_path / FILE, game_named(RTTA)), run.arena
    advised, rows = arena.advised(), torch.arange(arena.games)
    with torch.no_grad():
        turned = run.model.reading.turned(arena.observation, rows)
        likings, _chances = run.model(turned, arena.legal, advised, arena.seats)
    for row in range(arena.games):
        numbers = np.flatnonzero(arena.legal[row].numpy())
        judged = network.judge(arena.observation[row].numpy(), numbers, int(advised[row]))
        np.testing.assert_allclose(judged.policy, likings[row].exp()[numbers], atol=5e-3)


def test_a_broken_checkpoint_and_another_run_are_refused(tmp_path: Path) -> None:
    trained(replace(TINY, rounds=1), tmp_path)
    with pytest.raises(OtherTraining):
        Run(replace(TINY, width=8), tmp_path)
    kept = tmp_path / KEPT
    kept.write_bytes(kept.read_bytes()[:1000])
    with pytest.raises(BrokenCheckpoint, match=KEPT):
        Run(TINY, tmp_path)


def test_at_the_beginning_it_plays_by_the_rule_of_thumb() -> None:
    run = Run(TINY, Path("never written"))
    arena = run.arena
    with torch.no_grad():
        turned = run.model.reading.turned(arena.observation, torch.arange(arena.games))
        likings = run.model(turned, arena.legal, arena.advised(), arena.seats)[0]
    assert (likings.argmax(1) == arena.advised()).float().mean() > 0.9, "but for choices that are equally good"


def test_all_numbers_of_players_are_trained_for() -> None:
    game = game_named(RTTA)
    assert seat_counts(game) == [4, 2, 4, 3]
    arena = Arena(game, 16, seat_counts(game), 1, "cpu", "cpu")
    assert arena.rewards.shape == (16, 4)
    assert arena.by_thumb.sum(1).tolist() == [0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3, 0, 3]


def test_shares_turn_to_who_looks_and_back() -> None:
    shares = torch.tensor([[0.5, 0.3, 0.2, 0.0]])
    looking, seats = torch.tensor([2]), torch.tensor([3])
    turned = from_looking(shares, looking, seats, back=False)
    assert turned[0].tolist() == pytest.approx([0.2, 0.5, 0.3, 0.0])
    assert from_looking(turned, looking, seats, back=True)[0].tolist() == pytest.approx(shares[0].tolist())


def test_a_win_is_to_the_credit_of_what_led_to_it() -> None:
    """One game of two seats: seat 0 decides, seat 1 decides and wins, another game begins."""
    nothing = torch.zeros(3, 1)
    chances = torch.tensor([[[0.5, 0.5]], [[0.4, 0.6]], [[0.5, 0.5]]])
    played = Round(
        turned=nothing,
        legal=nothing,
        advised=nothing,
        chosen=nothing,
        likely=nothing,
        to_act=torch.tensor([[0], [1], [0]]),
        learned=nothing,
        chances=chances,
        done=torch.tensor([[False], [True], [False]]),
        rewards=torch.tensor([[[0.0, 0.0]], [[0.0, 1.0]], [[0.0, 0.0]]]),
        last=torch.tensor([[0.7, 0.3]]),
    )
    lesson = lessons_of(played, torch.tensor([2]), memory=0.5)
    assert lesson.gain[:, 0].tolist() == pytest.approx([-0.1 + 0.5 * -0.4, 0.4, 0.2])
    assert lesson.target[1, 0].tolist() == pytest.approx([1.0, 0.0]), "counted from the seat that decided"
    assert lesson.target[2, 0].tolist() == pytest.approx([0.7, 0.3]), "what comes after a game does not count for it"
