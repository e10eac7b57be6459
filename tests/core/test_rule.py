"""Rules stay ordinary functions; the compiler makes twins of them."""

from __future__ import annotations

import warnings
from pathlib import Path

import numba
import numpy as np
import numpy.typing as npt
import pytest

from aevum.core.record import Record, blank
from aevum.core.rule import Compiler, bind, is_rule, rule, wrapping_rule

LARGEST = np.uint64((1 << 64) - 1)


@rule
def twice(number: int) -> int:
    """Two times."""
    return number * 2


@rule
def twice_and_one(number: int) -> int:
    """One more than two times."""
    return twice(number) + 1


@rule
def twice_and_two(number: int) -> int:
    return twice(number) + 2


@rule
def twice_again(number: int) -> int:
    return twice(twice(number))


@rule
def thrice(number: int) -> int:
    """Three times."""
    return number * 3


@wrapping_rule
def plus_one(number: np.uint64) -> np.uint64:
    """One more, from the largest to the smallest."""
    return number + np.uint64(1)


@rule
def before(numbers: npt.NDArray[np.int64], place: int) -> int:
    """What stands one place before."""
    return int(numbers[place - 1])


def no_rule(number: int) -> int:
    return number


def test_a_rule_is_the_function_it_was() -> None:
    assert twice(21) == 42 and twice.__name__ == "twice" and twice.__doc__ == "Two times."
    assert is_rule(twice) and is_rule(plus_one)
    assert not is_rule(no_rule) and not is_rule(42)


def test_a_wrapping_rule_wraps_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert plus_one(LARGEST) == 0


def test_a_plain_rule_does_warn_of_wrapping() -> None:
    with pytest.warns(RuntimeWarning, match="overflow"):
        assert twice(LARGEST) == LARGEST - 1  # type: ignore[arg-type]  # a whole number of NumPy's, the largest there is


def test_a_bound_rule_calls_something_else_and_the_original_does_not() -> None:
    bound = bind(twice_and_one, {"twice": thrice})
    assert (bound(10), twice_and_one(10)) == (31, 21)
    assert is_rule(bound) and bound.__doc__ == twice_and_one.__doc__


def test_compiled_twins_answer_alike(tmp_path: Path) -> None:
    compiler = Compiler(tmp_path)
    assert compiler.entry(twice_and_one)(10) == twice_and_one(10)
    assert compiler.entry(plus_one)(LARGEST) == 0


def test_a_bound_rule_is_compiled_as_bound(tmp_path: Path) -> None:
    """In a folder of its own, as every game has: on disk a rule is known by its file and line."""
    assert Compiler(tmp_path).entry(bind(twice_and_one, {"twice": thrice}))(10) == 31


def test_a_rule_can_be_replaced_in_all_who_call_it(tmp_path: Path) -> None:
    assert Compiler(tmp_path, {twice: thrice}).entry(twice_and_one)(10) == 31
    assert twice_and_one(10) == 21


def test_a_rule_can_be_replaced_in_one_entry_and_not_in_another(tmp_path: Path) -> None:
    compiler = Compiler(tmp_path)
    assert compiler.entry(twice_and_one)(10) == 21
    assert compiler.entry(twice_and_two, {twice: thrice})(10) == 32
    assert compiler.entry(twice_again)(10) == 40


def test_inlined_twins_answer_alike(tmp_path: Path) -> None:
    assert Compiler(tmp_path).entry(twice_and_one, inlined=True)(10) == 21


@rule
def twice_and_one_and_two(number: int) -> int:
    """Calls a rule that calls another, and that other one too."""
    return twice_and_one(number) + twice(1)


@pytest.mark.parametrize("inlined", [False, True])
def test_a_rule_deep_down_comes_with_the_entry_that_needs_it(tmp_path: Path, inlined: bool) -> None:
    compiler = Compiler(tmp_path)
    entry = compiler.entry(twice_and_one_and_two, inlined=inlined)
    assert entry(10) == twice_and_one_and_two(10) == 23
    assert Compiler(tmp_path).entry(twice_and_one_and_two, inlined=inlined)(11) == 25, "from the cache"
    (version,) = compiler.inner(twice).overloads.values()
    assert type(version.library).__name__ == "_Part", "no machine code of its own"


def test_only_what_must_be_compiled_is_made_ready(tmp_path: Path) -> None:
    made: list[str] = []
    for _ in range(2):
        entry = Compiler(tmp_path, before_compiling=lambda: made.append("ready")).entry(twice_and_one)
        assert not made[1:] and entry(10) == 21
    assert made == ["ready"]


def test_an_entry_is_loaded_from_the_cache_the_second_time(tmp_path: Path) -> None:
    first = Compiler(tmp_path).entry(twice_and_one)
    assert first(10) == 21 and sum(first.stats.cache_misses.values()) == 1
    second = Compiler(tmp_path).entry(twice_and_one)
    assert second(10) == 21 and sum(second.stats.cache_hits.values()) == 1
    assert list(tmp_path.rglob("*.nbi"))


@rule
def harvest(s: Record) -> int:
    """Reads a field of its own name."""
    return int(s.harvest) + 1


def test_a_rule_may_be_called_like_a_field_it_reads(tmp_path: Path) -> None:
    record = blank(np.dtype((np.record, [("harvest", "i2")])), 1)[0]
    record.harvest = 4
    assert Compiler(tmp_path).entry(harvest)(record) == harvest(record) == 5


def test_a_compiled_rule_takes_an_index_as_it_is(tmp_path: Path) -> None:
    there = np.array([7, 8, 9])
    inside = there[1:]
    assert Compiler(tmp_path).entry(before)(inside, 0) == 7, "the number before the array, not its last one"


def test_an_index_below_0_is_found_where_bounds_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    checked = Compiler(tmp_path).entry(before)
    assert checked(np.array([7, 8, 9]), 3) == 9
    with pytest.raises(IndexError):
        checked(np.array([7, 8, 9]), 0)


def test_others_count_from_the_end_as_ever(tmp_path: Path) -> None:
    Compiler(tmp_path).entry(before)(np.array([7, 8, 9]), 1)
    theirs = numba.njit(lambda numbers: numbers[-1])
    assert theirs(np.array([7, 8, 9])) == 9
