"""The random generator: SipHash-2-4 as published, fair to the last bit, and the same interpreted and compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import siphash24
from hypothesis import given
from hypothesis import strategies as st

from aevum.core import random
from aevum.core.engine import set_seed
from aevum.core.record import Record, blank, record_type
from aevum.core.rule import Compiler, bind

WORDS = st.integers(0, (1 << 64) - 1)
KEY = bytes(range(16))
# SipHash-2-4 of the bytes 0, 1, 2, … of length 0, 1, 8 and 15 under the key 00 01 … 0f, as its authors publish them.
PUBLISHED = {
    0: "310e0edd47db6f72",
    1: "fd67dc93c539f874",
    8: "6224939a79f5f593",
    15: "e545be4961ca29a1",
}
LAYOUT = record_type([])


def record(key: int, draws: int = 0) -> Record:
    s = blank(LAYOUT, 1)[0]
    set_seed(s, key)
    s.draws = draws
    return s


def package_hash(key: int, word: int) -> int:
    digest = siphash24.siphash24(word.to_bytes(8, "little"), key=key.to_bytes(16, "little")).digest()
    return int.from_bytes(digest, "little")


def our_hash(key: int, word: int) -> int:
    low, high = np.uint64(key & ((1 << 64) - 1)), np.uint64(key >> 64)
    return int(random.sip_hash(low, high, np.uint64(word)))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The compiled twins of the generator's functions."""
    compiler = Compiler(Path(tmp_path_factory.mktemp("cache")))
    return {name: compiler.entry(getattr(random, name)) for name in ("sip_hash", "draw_fair_word", "mix")}


@pytest.mark.parametrize("length", PUBLISHED)
def test_the_package_we_compare_with_meets_the_published_vectors(length: int) -> None:
    assert siphash24.siphash24(bytes(range(length)), key=KEY).hexdigest() == PUBLISHED[length]


def test_the_published_vector_of_eight_bytes() -> None:
    word = int.from_bytes(bytes(range(8)), "little")
    ours = our_hash(int.from_bytes(KEY, "little"), word)
    assert ours.to_bytes(8, "little").hex() == PUBLISHED[8]


@given(st.integers(0, (1 << 128) - 1), WORDS)
def test_our_hash_is_siphash(key: int, word: int) -> None:
    assert our_hash(key, word) == package_hash(key, word)


@pytest.mark.parametrize("key", [0, (1 << 128) - 1, 1, 1 << 64, 0x0F0E0D0C0B0A09080706050403020100])
@pytest.mark.parametrize("word", [0, 1, (1 << 64) - 1, 1 << 63])
def test_compiled_hash_is_siphash(compiled: dict[str, Any], key: int, word: int) -> None:
    low, high = np.uint64(key & ((1 << 64) - 1)), np.uint64(key >> 64)
    assert int(compiled["sip_hash"](low, high, np.uint64(word))) == package_hash(key, word)


@given(st.integers(0, (1 << 128) - 1), st.integers(0, 1 << 40))
def test_a_word_is_the_hash_of_the_counter_which_goes_up_by_one(key: int, draws: int) -> None:
    s = record(key, draws)
    words = [int(random.draw_word(s)) for _ in range(3)]
    assert words == [package_hash(key, draws + place) for place in range(3)]
    assert s.draws == draws + 3


def fair_word(words: Iterable[int], outcomes: int) -> tuple[int, int]:
    """What `draw_fair_word` makes of these words, and how many of them it took."""
    source: Iterator[int] = iter(words)
    taken = []

    def draw_word(s: Record) -> np.uint64:
        taken.append(next(source))
        return np.uint64(taken[-1])

    fair = bind(random.draw_fair_word, {"draw_word": draw_word})
    return int(fair(None, np.uint64(outcomes))), len(taken)


@pytest.mark.parametrize("outcomes", [1, 2, 3, 6, 7, 6**7, 1 << 32, (1 << 63) + 1, (1 << 64) - 1])
def test_each_outcome_has_exactly_as_many_words(outcomes: int) -> None:
    """The words that are taken are the first whole batches of `outcomes`, the rest is thrown away."""
    whole = (1 << 64) // outcomes * outcomes
    last_taken, first_thrown = whole - 1, whole
    assert fair_word([last_taken], outcomes) == (outcomes - 1, 1)
    assert fair_word([whole - outcomes], outcomes) == (0, 1)
    if first_thrown < 1 << 64:
        assert fair_word([first_thrown, 0], outcomes) == (0, 2)
        assert fair_word([(1 << 64) - 1, first_thrown, last_taken], outcomes) == (outcomes - 1, 3)


@given(WORDS, st.integers(1, (1 << 64) - 1))
def test_a_word_is_taken_or_thrown_away_by_its_batch(word: int, outcomes: int) -> None:
    whole = (1 << 64) // outcomes * outcomes
    expected = (word % outcomes, 1) if word < whole else (0, 2)
    assert fair_word([word, 0], outcomes) == expected


def test_words_are_thrown_away_in_real_draws_and_counted() -> None:
    """With just over half of all words as outcomes nearly every second word is thrown away."""
    s, outcomes = record(5), (1 << 63) + 1
    for _ in range(100):
        before = int(s.draws)
        drawn = int(random.draw_fair_word(s, np.uint64(outcomes)))
        words = [package_hash(5, counter) for counter in range(before, int(s.draws))]
        assert all(word >= outcomes for word in words[:-1]) and drawn == words[-1] < outcomes
    assert s.draws > 150


def test_compiled_draws_are_the_same(compiled: dict[str, Any]) -> None:
    for outcomes in (1, 6, 6**7, (1 << 63) + 1, (1 << 64) - 1):
        plain, quick = record(77), record(77)
        for _ in range(40):
            ours = random.draw_fair_word(plain, np.uint64(outcomes))
            assert ours == compiled["draw_fair_word"](quick, np.uint64(outcomes))
            assert plain.draws == quick.draws


@given(WORDS)
def test_mix_is_splitmix64(word: int) -> None:
    mask = (1 << 64) - 1
    expected = (word + 0x9E3779B97F4A7C15) & mask
    expected = ((expected ^ (expected >> 30)) * 0xBF58476D1CE4E5B9) & mask
    expected = ((expected ^ (expected >> 27)) * 0x94D049BB133111EB) & mask
    assert int(random.mix(np.uint64(word))) == expected ^ (expected >> 31)


@pytest.mark.parametrize("word", [0, 1, (1 << 64) - 1, 0x9E3779B97F4A7C15])
def test_compiled_mix_is_the_same(compiled: dict[str, Any], word: int) -> None:
    assert compiled["mix"](np.uint64(word)) == random.mix(np.uint64(word))


def test_a_die_shows_all_its_faces_about_as_often() -> None:
    s, rolls, faces = record(2024), 6000, 6
    counts = Counter(random.draw_below(s, faces) for _ in range(rolls))
    expected = Fraction(rolls, faces)
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(faces))
    assert sorted(counts) == list(range(faces))
    assert chi_square < 20  # 5 degrees of freedom: a fair die exceeds this once in 800 seeds, and the seed is fixed
