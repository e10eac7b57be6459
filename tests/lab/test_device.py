"""Games on a GPU, as far as that can be seen without one: a pretended device runs the same kernels."""

from __future__ import annotations

import gc
import pickle
from collections import deque
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import aevum
from aevum.core import engine, random
from aevum.core.errors import IllegalNumber, OtherGames, UnknownSeat, WrongNumbers
from aevum.core.rule import rule
from aevum.gpu import chance, launching
from aevum.gpu.launching import Place, place_of
from aevum.lab.device import arrays, programs, vec
from aevum.lab.device.arrays import CPU, DeviceArray
from aevum.lab.device.vec import DeviceVecEnv, games_a_warp, warps_a_block
from aevum.lab.vec import Saved, VecEnv
from bench.lab_gpu import unequal
from tests.lab.pretended import Cuda, Interpreter, Memory, PretendedCall

RTTA = "roll-through-the-ages"
GAMES = 3
NEAR = 3  # steps before the end of a game


@pytest.fixture(autouse=True)
def _pretended_device(monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = Cuda()
    interpreter = Interpreter(cuda, programs.REPLACED)

    def function(self: Any, name: str, make: Any, types: Any, rules: tuple[str, ...]) -> Any:
        return make({one: interpreter.inner(self._rules[one]) for one in rules})

    monkeypatch.setattr(vec, "find_cuda", lambda: cuda)
    monkeypatch.setattr(vec, "Call", PretendedCall)
    monkeypatch.setattr(PretendedCall, "cuda", cuda, raising=False)
    monkeypatch.setattr(programs.DeviceProgram, "_function", function)
    monkeypatch.setattr(programs, "_programs", {})


def both(seats: int) -> tuple[VecEnv, DeviceVecEnv]:
    here, there = (aevum.make_vec(RTTA, GAMES, seats, seed=3, device=device) for device in ("cpu", "cuda"))
    assert isinstance(there, DeviceVecEnv)
    there.each, there.warps = 2, 2  # some warps with a game too few, some with none
    return here, there


def go_near_an_end(env: VecEnv) -> None:
    """Where random players end the first game in the last of so many steps, if they have the same luck again."""
    states = deque[Saved](maxlen=NEAR)
    while not env.done.any():
        states.append(env.save())
        env.step(env.sample())
    env.restore(states[0])


@rule
def swapped(first: np.uint64, second: np.uint64) -> tuple[np.uint64, np.uint64]:
    """A rule that a test can tell from any other."""
    return second, first


def assert_equal(here: VecEnv, there: DeviceVecEnv) -> None:
    ours, theirs = here.save(), there.save()
    assert str(ours.chance) == str(theirs.chance)
    assert unequal(ours.arrays, theirs.arrays) == []


def spares_of(there: DeviceVecEnv) -> Any:
    spares: Any = there._spares
    return spares.values.view(there._record)


def test_a_game_that_ends_is_followed_by_its_spare() -> None:
    here, there = both(1)
    go_near_an_end(here)
    there.restore(here.save())
    for _ in range(NEAR):
        there.step(there.sample())
        spares_of(there)["draws"] = 77
    ended = there.done.numpy()  # type: ignore[attr-defined]
    draws = there.save().arrays["records"]["draws"]
    assert ended.any()
    assert (draws[ended] == 77).all()
    assert (draws[~ended] != 77).all()


def test_spares_are_dealt_anew_once_they_are_used_or_out_of_date() -> None:
    _, there = both(1)
    there.step(there.sample())
    first = spares_of(there)["key"].copy()
    assert first.all()
    there.reset(seed=5)
    there._steps = vec.STEPS_AHEAD
    there.step(there.sample())
    assert (spares_of(there)["key"] != first).all()


def test_spares_that_are_there_stay_when_others_are_dealt() -> None:
    _, there = both(1)
    there.step(there.sample())
    spares_of(there)["draws"] = 77
    spares_of(there)["key"][0] = 0  # this one is missing
    there._steps = vec.STEPS_AHEAD
    there.step(there.sample())
    assert (spares_of(there)["draws"] == 77).tolist() == [False, True, True]


def test_whoever_deals_anew_knows_nothing_of_what_came_before() -> None:
    here, there = both(1)
    go_near_an_end(here)
    there.restore(here.save())
    for env in (here, there):
        for _ in range(NEAR):
            env.step(env.sample())
        assert np.asarray(env.done).any() and np.asarray(env.rewards).any()
        env.reset(seed=5)
        assert not np.asarray(env.done).any() and not np.asarray(env.rewards).any()
    assert (here.observation == np.asarray(there.observation)).all()


@pytest.mark.parametrize("ahead", [True, False], ids=["dealt ahead", "dealt on the spot"])
def test_the_games_are_those_of_the_cpu_to_the_last_bit_also_after_their_ends(ahead: bool) -> None:
    here, there = both(1)
    assert_equal(here, there)
    go_near_an_end(here)
    there.restore(here.save())
    there._steps = 0 if ahead else 1
    ended = 0
    for policy in ("sample",) * NEAR + ("greedy", "sample"):
        numbers = getattr(there, policy)()
        assert (getattr(here, policy)() == numbers.numpy()).all()
        here.step(np.asarray(numbers))
        there.step(numbers)
        ended += int(here.done.sum())
        assert_equal(here, there)
    assert ended > 0
    assert (here.observe(-1) == there.observe(-1).numpy()).all()
    assert all((here.named[name] == there.named[name].numpy()).all() for name in here.named)
    assert here.choices(1) == there.choices(1)
    assert there.faults == {}


@pytest.mark.parametrize("ahead", [True, False], ids=["dealt ahead", "dealt on the spot"])
def test_the_seed_of_the_next_game_is_told_by_one_rule(ahead: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    bound = engine.bound_over
    monkeypatch.setattr(engine, "bound_over", lambda *given: {**bound(*given), "next_seed": swapped})
    here, there = both(1)
    go_near_an_end(here)
    there.restore(here.save())
    there._steps = 0 if ahead else 1
    first = there.save().arrays["records"]["key"].copy()
    for _ in range(NEAR):
        there.step(there.sample())
        spares_of(there)["draws"] = 77
    after, ended = there.save().arrays["records"], there.done.numpy()  # type: ignore[attr-defined]
    assert ended.any()
    assert (after["key"][ended] == first[ended, ::-1]).all()
    assert (after["key"][~ended] == first[~ended]).all()
    assert (after["draws"] == 77)[ended].all() == ahead


def test_policies_of_ones_own_play_where_their_seats_decide() -> None:
    here, there = both(2)

    def last(seen: Any, legal: Any) -> Any:
        mask = np.asarray(legal)
        return mask.shape[1] - 1 - mask[:, ::-1].argmax(1)

    for env in (here, there):
        env.won = env.play(["random", last], 8)  # type: ignore[attr-defined]
    assert here.won.tolist() == there.won.tolist()  # type: ignore[attr-defined]
    assert_equal(here, there)


def test_a_number_that_is_not_legal_stops_all_games_before_that_step() -> None:
    here, there = both(2)
    numbers = here.sample()
    wrong = numbers.copy()
    wrong[[1, 2]] = -1
    there.sample()
    there.step(wrong)
    with pytest.raises(IllegalNumber, match="1"):
        there.wait()
    with pytest.raises(IllegalNumber):
        here.step(wrong)
    assert_equal(here, there)
    here.step(numbers)
    there.step(numbers)
    assert_equal(here, there)
    with pytest.raises(WrongNumbers):
        there.step(numbers[:-1])
    with pytest.raises(WrongNumbers):
        there.step(numbers.astype(float))


def test_games_are_saved_restored_and_pickled_also_from_one_device_to_the_other() -> None:
    here, there = both(2)
    for _ in range(3):
        there.step(there.sample())
    here.restore(there.save())
    again: DeviceVecEnv = pickle.loads(pickle.dumps(there))
    for env in (here, there, again):
        env.step(env.sample())
    assert_equal(here, there)
    assert_equal(here, again)


def test_other_games_are_not_restored_and_other_seats_not_shown() -> None:
    two, three = (aevum.make_vec(RTTA, GAMES, seats, seed=3, device="cuda") for seats in (2, 3))
    before = two.save()
    with pytest.raises(OtherGames):
        two.restore(three.save())
    assert unequal(before.arrays, two.save().arrays) == []
    with pytest.raises(UnknownSeat):
        two.observed(0, 2)


def test_policies_of_the_same_name_are_one_and_no_number_is_cut_off() -> None:
    _, there = both(2)
    there.play(["".join(["ran", "dom"]), "random"], 2)
    with pytest.raises(IllegalNumber):
        there.play([lambda seen, legal: np.full(GAMES, 1 << 32, np.int64)] * 2, 1)


def test_a_tensor_of_another_library_shows_the_same_memory() -> None:
    values = np.arange(24, dtype=np.int16).reshape(4, 6)
    memory = Memory(values)
    place = Place(values.ctypes.data + 4, (4, 3), (12, 2), np.dtype("i2"))
    array = DeviceArray(Cuda(), memory, place, CPU)
    taken: Any = np.from_dlpack(array)
    values[1, 2] = 99
    assert taken.tolist() == values[:, 2:5].tolist() == array.numpy().tolist()
    assert place_of(array) == place
    del taken
    array.__dlpack__()  # nobody takes it
    gc.collect()
    assert not arrays._lent


def test_a_warp_plays_few_games_where_there_are_few_or_records_are_big() -> None:
    assert games_a_warp(16_384, 216, 132) == 4
    assert games_a_warp(262_144, 216, 132) == 16
    assert games_a_warp(16_384, 2632, 132) == 2
    assert games_a_warp(262_144, 13_688, 132) == games_a_warp(1, 216, 132) == 1


def test_a_block_has_as_many_warps_as_find_room() -> None:
    assert warps_a_block(4, 216) == warps_a_block(2, 2632) == 16
    assert warps_a_block(4, 1616) == 32
    assert warps_a_block(1, 13_688) == 16
    assert warps_a_block(2, 13_688) == 8
    assert warps_a_block(32, 13_688) == 1


@pytest.mark.parametrize("outcomes", [1, 6, 93, 0xFFFF, 0x10000, (1 << 63) + 1])
def test_chance_is_the_same_without_long_divisions(outcomes: int) -> None:
    kind = np.dtype((np.record, [("key", "u8", 2), ("draws", "u8")]))
    here, there = np.zeros(1, kind)[0], np.zeros(1, kind)[0]
    with np.errstate(over="ignore"):
        for word in (0, 1, (1 << 64) - 1, 0x0123_4567_89AB_CDEF):
            assert chance.rest_of(np.uint64(word), np.uint64(outcomes)) == word % outcomes
        for _ in range(50):
            drawn = chance.draw_fair_word(there, np.uint64(outcomes))
            assert drawn == random.draw_fair_word(here, np.uint64(outcomes))
            assert here.draws == there.draws


def test_a_kernel_may_have_what_any_of_its_calls_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = list[int]()

    def allow(_handle: Any, _which: Any, size: int) -> tuple[int]:
        allowed.append(size)
        return (0,)

    driver = SimpleNamespace(
        cuModuleLoadData=lambda code: (0, "module"),
        cuModuleGetFunction=lambda module, entry: (0, "handle"),
        cuFuncSetAttribute=allow,
        CUfunction_attribute=SimpleNamespace(CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES="most"),
    )
    monkeypatch.setattr(launching, "import_module", lambda _: driver)
    function = launching.Function(launching.Code("entry", b""))
    for size in (8, 32, 16):  # the last of them must not take from the one before
        function.allow_shared(size)
    assert allowed == [8, 32]
