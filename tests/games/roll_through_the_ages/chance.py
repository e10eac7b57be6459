"""Whether what came out fits what the odds say."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

# The bound of a false alarm: were the seeds changed, one test in a million would fail without a fault.
FALSE_ALARM = 1e-6
# Rarer outcomes than this many are counted together, so that chi-square holds.
LEAST_EXPECTED = 10.0


def assert_follows(counts: Sequence[int], odds: Sequence[float]) -> None:
    """Pearson's chi-square test of counted outcomes against their probabilities."""
    assert len(counts) == len(odds)
    assert abs(sum(odds) - 1) < 1e-4  # the printed odds are rounded
    total = sum(counts)
    assert all(count == 0 for count, chance in zip(counts, odds, strict=True) if chance == 0)
    cells = _pooled([(count, total * chance) for count, chance in zip(counts, odds, strict=True)])
    statistic = sum((count - expected) ** 2 / expected for count, expected in cells)
    assert statistic <= _chi_square_bound(len(cells) - 1), (counts, [round(total * chance, 1) for chance in odds])


def assert_rate(hits: int, total: int, chance: float) -> None:
    """A single probability, by the normal approximation."""
    bound = NormalDist().inv_cdf(1 - FALSE_ALARM / 2) * sqrt(chance * (1 - chance) / total)
    assert abs(hits / total - chance) <= bound, (hits, total, chance)


def _pooled(cells: list[tuple[int, float]]) -> list[tuple[int, float]]:
    common = [cell for cell in cells if cell[1] >= LEAST_EXPECTED]
    rare = [cell for cell in cells if cell[1] < LEAST_EXPECTED]
    if sum(expected for _, expected in rare) >= LEAST_EXPECTED:
        common.append((sum(count for count, _ in rare), sum(expected for _, expected in rare)))
    elif rare:
        first = common.pop()
        common.append((first[0] + sum(count for count, _ in rare), first[1] + sum(expected for _, expected in rare)))
    return common


def _chi_square_bound(freedom: int) -> float:
    """The Wilson-Hilferty approximation of the quantile; within one in a hundred here."""
    if freedom == 0:
        return 1e-6
    part = 2 / (9 * freedom)
    return freedom * (1 - part + NormalDist().inv_cdf(1 - FALSE_ALARM) * sqrt(part)) ** 3
