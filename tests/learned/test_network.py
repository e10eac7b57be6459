"""The network that plays is the one that was trained: to the numbers that PyTorch gave."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from aevum.games import game_named
from aevum.learned.network import NotLearned, OtherWeights, network_of, read_weights, write_weights

HERE = Path(__file__).parent
EXAMPLE = HERE / "example-weights.npz"
RTTA = "roll-through-the-ages"


def test_it_thinks_what_pytorch_thought() -> None:
    """`example.json` holds what a small network of random weights said in PyTorch, at tables of two, three and four."""
    network = read_weights(EXAMPLE, game_named(RTTA))
    cases = json.loads((HERE / "example.json").read_text())
    assert len(cases) == 6
    for case in cases:
        observation = np.array(case["observation"], np.int16)
        judged = network.judge(observation, np.array(case["numbers"]), case["advised"])
        np.testing.assert_allclose(judged.policy, case["policy"], atol=1e-4)
        np.testing.assert_allclose(judged.chances, case["chances"], atol=1e-4)


def test_weights_are_the_same_after_a_file(tmp_path: Path) -> None:
    game = game_named(RTTA)
    network = read_weights(EXAMPLE, game)
    write_weights(tmp_path / "again.npz", game, network.reading, network.weights)
    again = read_weights(tmp_path / "again.npz", game)
    assert again.weights.keys() == network.weights.keys()
    assert all((again.weights[name] == weight).all() for name, weight in network.weights.items())
    assert all((again.reading.arrays[name] == part).all() for name, part in network.reading.arrays.items())


@pytest.mark.parametrize("cut", [0, 100, 20_000])
def test_a_file_that_is_no_network_is_refused(cut: int, tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(EXAMPLE.read_bytes()[:cut])
    with pytest.raises(OtherWeights, match=r"broken\.npz"):
        read_weights(broken, game_named(RTTA))


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(OtherWeights, match="tempus"):
        read_weights(EXAMPLE, game_named("tempus"))


def test_a_game_without_weights_says_so() -> None:
    with pytest.raises(NotLearned, match="seven-ages"):
        network_of(game_named("seven-ages"))
