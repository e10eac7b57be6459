"""Finding worths: what wins is kept, written down with its curve, and gone on with."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from bench.practise import CURVE, Evolution, fitness, practise, read
from bench.strength import ROLL


def test_what_is_good_is_found() -> None:
    search, wanted = Evolution(12, 24, 0.5, 3), np.linspace(-1, 2, 12)
    for _ in range(150):
        asked = search.asked()
        search.told(-((asked - wanted) ** 2).sum(1))
    assert np.abs(search.mean - wanted).max() < 0.25


def test_the_same_games_are_as_good_again() -> None:
    _, worths, _ = read(Path("nowhere"), ROLL)
    assert fitness(ROLL, worths, worths, 40, 5) == fitness(ROLL, worths, worths, 40, 5)
    assert fitness(ROLL, worths, worths, 400, 5) > fitness(ROLL, -worths, worths, 400, 5)


def test_a_run_leaves_its_table_and_goes_on_from_it(tmp_path: Path) -> None:
    names, before, spreads = read(tmp_path, ROLL)
    practise(ROLL, tmp_path, 0.01, 1, 4, 4, 1, 0.5)
    again, after, same = read(tmp_path, ROLL)
    assert again == names and (same == spreads).all() and (after != before).any()
    (line,) = (tmp_path / CURVE).read_text(encoding="utf-8").splitlines()
    turn, *_, won, points, _ = map(float, line.split(","))
    assert turn == 0 and 0 <= won <= 1 and points > 0
