"""Thousands of games that stay on a GPU: `aevum.make_vec(..., device="cuda")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.batch import new_records
from aevum.core.errors import WrongNumbers
from aevum.core.faults import FAULT_IDS
from aevum.core.game import Game
from aevum.gpu import find_cuda
from aevum.gpu.launching import Call, Place, place_of
from aevum.lab.device.arrays import DeviceArray, address_of
from aevum.lab.device.kernels import AHEAD, NONE_REFUSED, SORTING, WARP, WORD
from aevum.lab.device.programs import device_program_of
from aevum.lab.programs import program_of
from aevum.lab.stepping import DEAL, LOOK, STEP
from aevum.lab.vec import Policy, Saved, VecEnv, seats_by_policy

THREADS = 128  # a block, where each game has one thread and little to do
WARPS_A_PROCESSOR = 32  # so many find registers
WARPS_A_BLOCK = 16  # at most: neighbours do the same, and wait less for their code when they are on one processor
NEARLY_FULL = 0.8  # of the shared memory: then a processor has one block of all its warps, as two would hold the same
SHARED_BYTES = 227 * 1024  # a processor
RESERVED_BYTES = 8 * 1024  # of those, a block at most, for what its warps tell each other
STEPS_AHEAD = 64  # so often what games will be followed by is dealt ahead


class DeviceVecEnv(VecEnv):
    """Many games on a GPU, with the same results as on a CPU, bit for bit; see `VecEnv`.

    The arrays lie on the device: `torch.from_dlpack(vec.observation)` shows each step. `step` takes a tensor of numbers
    on the device and waits for nothing: what it asks is done in order, on CUDA's default stream. A number that is not
    legal stops all games before that step; one of the next calls raises IllegalNumber, at the latest `wait`.
    """

    device = "cuda"

    def __init__(
        self, game: Game, games: int, seats: int, options: Mapping[str, int], seed: int | None, restart: bool = True
    ) -> None:
        self._cuda = find_cuda()
        self.game, self.games, self.seats = game, games, seats
        self.options = game.settle_options(options, seats)
        self._restart = restart
        self._program = program_of(game)
        self._kernels = device_program_of(self._cuda, self._program)
        self._draw_from(seed)
        self._lay_out()
        self.each = games_a_warp(games, self._size, self._cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self.warps = warps_a_block(self.each, self._size)
        self.sorts = True
        self._calls: dict[Any, Call] = {}
        self.reset()

    def _lay_out(self) -> None:
        """All memory that the games need on the device, the same until the end."""
        games, there = self.games, self._cuda.to_device
        blank = new_records(self.game, 1, self.seats, self.options, 0)
        blank["key"] = 0  # no game's: spares are told by theirs
        self._size, self._record = blank.dtype.itemsize, blank.dtype
        kinds = self._program.row_types()
        self._there = {name: there(np.zeros(games * kind.itemsize, np.uint8)) for name, kind in kinds.items()}
        self._there["records"] = there(np.zeros(games * self._size, np.uint8))
        self._spares = there(np.zeros(games * self._size, np.uint8))
        small = {
            "fresh": blank.view(np.uint8),
            "keys": np.zeros((games, 2), np.uint64),
            "chosen": np.zeros(games, np.int32),
            "sampled": np.zeros(games, np.int32),
            "advised": np.zeros(games, np.int32),
            "merged": np.zeros(games, np.int32),
            "verbs": self._verbs(),
            "waiting": np.zeros(games * SORTING, np.int32),
            "everybody": np.arange(games, dtype=np.int32),
            "all": np.full(1, games, np.int32),
            "rooms": np.zeros((games, self.game.max_choices), np.int32),
            "counts": np.zeros(SORTING, np.int32),
            "other_counts": np.zeros(SORTING, np.int32),
            "refused": np.full(1, NONE_REFUSED, np.int32),
            "won": np.zeros(self.seats),
        }
        self._small = {name: there(values) for name, values in small.items()}
        self._told = self._cuda.mapped_array(1, np.int32)
        self._told[0] = NONE_REFUSED
        self._turn = self._steps = 0
        self._sampled = self._small_array("sampled")
        self._array_of_fields(kinds)

    def _verbs(self) -> npt.NDArray[np.int32]:
        """The verb of every number."""
        blocks = self._program.numbering.blocks
        return np.repeat(np.arange(len(blocks), dtype=np.int32), [block.count for block in blocks])

    def _array_of_fields(self, kinds: dict[str, np.dtype[Any]]) -> None:
        heads = {name: self._field("heads", kinds["heads"], name) for name in kinds["heads"].names or ()}
        self.observation = self._field("sights", kinds["sights"], "observation")  # type: ignore[assignment]
        self.legal = self._field("masks", kinds["masks"], "legal", np.bool_)  # type: ignore[assignment]
        self.to_act = heads["to_act"]  # type: ignore[assignment]
        self.rewards = self._field("heads", kinds["heads"], "rewards", seats=self.seats)  # type: ignore[assignment]
        self.scores = self._field("heads", kinds["heads"], "scores", seats=self.seats)  # type: ignore[assignment]
        self.done = self._field("heads", kinds["heads"], "done", np.bool_)  # type: ignore[assignment]
        self.length = heads["length"]  # type: ignore[assignment]

    def _field(self, rows: str, kind: np.dtype[Any], name: str, as_kind: Any = None, seats: int = 0) -> DeviceArray:
        """One field of all rows."""
        fields: Any = kind.fields
        inner, begin = fields[name][:2]
        dtype = np.dtype(as_kind or inner.base)
        shape = (self.games, seats) if seats else (self.games, *inner.shape)
        strides = (kind.itemsize, dtype.itemsize)[: len(shape)]
        owner = self._there[rows]
        return DeviceArray(self._cuda, owner, Place(address_of(owner) + begin, shape, strides, dtype))

    @property
    def named(self) -> dict[str, Any]:
        """The fields of all observations by their names, on the device."""
        whole, width = self.observation.place, self.observation.dtype.itemsize  # type: ignore[attr-defined]
        return {column.name: self._column(whole, width, column.first, column.shape) for column in self.columns}

    def _column(self, whole: Place, width: int, first: int, shape: tuple[int, ...]) -> DeviceArray:
        strides = tuple(width * int(np.prod(shape[axis + 1 :], dtype=int)) for axis in range(len(shape)))
        place = Place(whole.address + first * width, (self.games, *shape), (whole.strides[0], *strides), whole.dtype)
        return DeviceArray(self._cuda, self._there["sights"], place)

    @property
    def faults(self) -> dict[int, str]:
        """The games that the last step broke off, and the fault in the rules that did."""
        broken = self._field("heads", self._program.row_types()["heads"], "broken").numpy()
        return {int(game): FAULT_IDS[int(broken[game])] for game in np.flatnonzero(broken)}

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew; with a seed, the same games whenever it is given."""
        if seed is not None:
            self._draw_from(seed)
        keys = self._chance.integers(0, 1 << 64, (self.games, 2), dtype=np.uint64)
        self._small["keys"].copy_to_device(keys)
        self._answer_all(DEAL, self._small_place("chosen"), self._place("sights"))

    def step(self, numbers: Any) -> None:
        """Carry out one number in each game, then run on until somebody must decide; see `VecEnv.step`.

        The numbers are a row of whole numbers on the device, or on the host. Nobody waits until it is done.
        """
        self._raise_if_refused()
        given = self._taken(numbers)
        if self._steps % STEPS_AHEAD == 0:
            self._answer_all(AHEAD, self._small_place("chosen"), self._place("sights"))
        self._steps += 1
        self._turn ^= 1
        counts = ("counts", "other_counts")[self._turn]
        admit = self._call(("admit", given.dtype, counts, self.sorts), lambda: self._admitting(given, counts))
        admit.set(1, given)
        admit()
        self._call(("step", counts, self.each, self.sorts, self.warps), lambda: self._stepping(counts))()

    def wait(self) -> None:
        """Wait until all that was asked is done; raises IllegalNumber where a number was not legal."""
        self._cuda.synchronize()
        self._raise_if_refused()

    def sample(self) -> Any:
        """Any legal number for each game, each as likely; an array on the device that the next call writes anew."""
        call = self._call("sample", self._sampling)
        call.set(0, self._luck())
        call()
        return self._sampled

    def greedy(self) -> Any:
        """What the game's rule of thumb would do in each game; as of `sample`, the next call writes it anew."""
        call = self._call(("greedy", self.each), self._advising)
        call.set(1, self._luck())
        call()
        return self._small_array("advised")

    def observe(self, seats: Any) -> Any:
        """What one seat of each game may know now, whoever must decide (-1: a spectator); a new array."""
        wanted = np.asarray(self._seats_wanted(seats), np.int32)
        kind = self._program.row_types()["sights"]
        sights = self._cuda.to_device(np.zeros(self.games * kind.itemsize, np.uint8))
        asked = self._cuda.to_device(np.ascontiguousarray(wanted))
        self._answer_all(LOOK, place_of(asked), Place(address_of(sights), (self.games,), (kind.itemsize,), kind))
        self._cuda.synchronize()  # what was asked lies in memory that is given back
        place = Place(address_of(sights), (self.games, self._program.columns.width), (kind.itemsize, 2), np.dtype("i2"))
        return DeviceArray(self._cuda, sights, place)

    def play(self, policies: Sequence[Policy | str], steps: int) -> npt.NDArray[np.float64]:
        """Let one policy a seat play so many steps in all games; the sums of their rewards.

        A policy is called with what is seen and what is legal in all games, on the device, and its numbers count where
        one of its seats decides: so nobody has to wait for the device to tell where. See `VecEnv.play`.
        """
        self._check_policies(policies, steps)
        won = self._small["won"]
        won.copy_to_device(np.zeros(self.seats))
        for _ in range(steps):
            for policy, seats in seats_by_policy(policies):
                self._merge(sum(1 << seat for seat in seats), self._asked_of(policy))
            self.step(self._small_array("merged"))
            self._call("count", self._counting)()
        self.wait()
        total: npt.NDArray[np.float64] = won.copy_to_host()
        return total

    def _asked_of(self, policy: Policy | str) -> Any:
        if callable(policy):
            return policy(self.observation, self.legal)
        return self._named_policy(policy)()

    def _merge(self, seats: int, numbers: Any) -> None:
        given = self._taken(numbers)
        arguments = [seats, given, self._small_place("merged"), self._place("heads")]
        Call(self._kernels.merge(given.dtype), self._blocks(THREADS), THREADS, arguments)()

    def observed(self, game: int, seat: int) -> Any:
        """What a seat (-1: a spectator) may know of one game as a record with named fields; raises UnknownSeat."""
        from aevum.core.engine import compiled
        from aevum.core.record import blank

        game, seat = self._game(game), self._seat(seat)
        row = self._there["records"][game * self._size : (game + 1) * self._size].copy_to_host().view(self._record)
        whole = blank(self.game.layout, 1)
        for name in self._record.names or ():
            whole[name] = row[name]
        return compiled(self.game).observe(whole[0], seat)

    def choices(self, game: int, seat: int | None = None) -> dict[int, str]:
        """The legal numbers of a seat that must decide in one game, and what they mean; see `VecEnv.choices`."""
        seat = int(self.to_act.numpy()[self._game(game)]) if seat is None else seat  # type: ignore[attr-defined]
        return super().choices(game, seat)

    def save(self) -> Saved:
        """All games as they stand now, in the memory of the host: a `VecEnv` on a CPU can go on with it."""
        self.wait()
        arrays = {name: self._there[name].copy_to_host().view(kind) for name, kind in self._saved_types().items()}
        return Saved(arrays, self._chance.bit_generator.state)  # type: ignore[arg-type]

    def restore(self, saved: Saved) -> None:
        """All games as they stood; the arrays are the same as before, with what they held then. Raises OtherGames."""
        self._check_fits(saved)
        for name, there in self._there.items():
            there.copy_to_device(np.ascontiguousarray(saved.arrays[name]).view(np.uint8))
        self._chance.bit_generator.state = saved.chance

    def _saved_types(self) -> dict[str, np.dtype[Any]]:
        return {**self._program.row_types(), "records": self._record}

    def _taken(self, numbers: Any) -> Place:
        """Where one number a game lies; what does not lie on the device yet is sent there."""
        if not hasattr(numbers, "__cuda_array_interface__"):
            numbers = self._sent(numbers)
        place = numbers.place if isinstance(numbers, DeviceArray) else place_of(numbers)
        if place.shape != (self.games,) or place.dtype.kind not in "iu":
            raise WrongNumbers(what="numbers", count=self.games)
        self._last = numbers  # must not be given back before it is read
        return place

    def _sent(self, numbers: Any) -> Any:
        if hasattr(numbers, "__dlpack_device__") and numbers.__dlpack_device__()[0] != 1:
            return self._cuda.as_cuda_array(numbers)
        return self._cuda.to_device(np.ascontiguousarray(numbers))

    def _raise_if_refused(self) -> None:
        """Raise IllegalNumber where the device has told of one; all games stand as before that step."""
        game = int(self._told[0])
        if game == NONE_REFUSED:
            return
        self._cuda.synchronize()
        number = int(self._small["chosen"].copy_to_host()[game])
        self._told[0] = NONE_REFUSED
        self._small["refused"].copy_to_device(np.full(1, NONE_REFUSED, np.int32))
        raise self._illegal_in(game, number, self.legal.numpy()[game], int(self.to_act.numpy()[game]))  # type: ignore[attr-defined]

    def _call(self, key: Any, make: Any) -> Call:
        if key not in self._calls:
            self._calls[key] = make()
        return self._calls[key]

    def _admitting(self, given: Place, counts: str) -> Call:
        small = self._small_place
        arguments = [self._sorts(), given, small("chosen"), small("verbs"), self._place("heads"), self._place("masks")]
        arguments += [self._place("records"), small("waiting"), small(counts), small("refused")]
        return Call(self._kernels.admit(given.dtype), self._blocks(SORTING), SORTING, arguments)

    def _stepping(self, counts: str) -> Call:
        other = "counts" if counts == "other_counts" else "other_counts"
        orders = (self._small_place("waiting"), self._small_place(counts), self._small_place(other))
        blocks = self.games // self.each + min(SORTING, self.games)
        return self._answering(STEP, self._sorts(), self._small_place("chosen"), self._place("sights"), orders, blocks)

    def _answer_all(self, question: int, chosen: Place, sights: Place) -> None:
        """Ask something of all games in their order."""
        orders = (self._small_place("everybody"), self._small_place("all"), self._small_place("all"))
        self._answering(question, 1, chosen, sights, orders, -(-self.games // self.each))()

    def _answering(
        self, question: int, sorts: int, chosen: Place, sights: Place, orders: tuple[Place, ...], blocks: int
    ) -> Call:
        fresh = Place(address_of(self._small["fresh"]), (self._size // WORD,), (WORD,), np.dtype("i8"))
        games = [self._place(name) for name in ("heads", "lists", "masks")]
        told = Place(address_of(self._told), (1,), (4,), np.dtype("i4"))
        arguments = [question, self.each.bit_length() - 1, sorts, chosen, self._small_place("keys"), *games, sights]
        arguments += [self._words(self._there["records"]), fresh, self._words(self._spares)]
        arguments += [self._small_place("rooms"), *orders, self._small_place("refused"), told]
        shared = self.warps * self.each * self._size
        return Call(self._kernels.answer(), -(-blocks // self.warps), WARP * self.warps, arguments, shared)

    def _advising(self) -> Call:
        arguments = [
            self.each,
            0,
            self._small_place("advised"),
            self._place("heads"),
            self._words(self._there["records"]),
        ]
        return Call(self._kernels.advise(), -(-self.games // self.each), WARP, arguments, self.each * self._size)

    def _sampling(self) -> Call:
        arguments = [0, self._small_place("sampled"), self._place("heads"), self._place("lists")]
        return Call(self._kernels.sample(), self._blocks(THREADS), THREADS, arguments)

    def _counting(self) -> Call:
        arguments = [self._place("heads"), self._small_place("won")]
        return Call(self._kernels.count(), self._blocks(THREADS), THREADS, arguments)

    def _sorts(self) -> int:
        return SORTING if self.sorts else 1

    def _blocks(self, threads: int) -> int:
        return -(-self.games // threads)

    def _place(self, name: str) -> Place:
        """Where the rows of this name lie, a row a game."""
        kind = self._record if name == "records" else self._program.row_types()[name]
        return Place(address_of(self._there[name]), (self.games,), (kind.itemsize,), kind)

    def _words(self, records: Any) -> Place:
        """All records of games or of spares as plain words."""
        words = self.games * self._size // WORD
        return Place(address_of(records), (words,), (WORD,), np.dtype("i8"))

    def _small_place(self, name: str) -> Place:
        return place_of(self._small[name])

    def _small_array(self, name: str) -> DeviceArray:
        return DeviceArray(self._cuda, self._small[name], place_of(self._small[name]))


def games_a_warp(games: int, size: int, processors: int) -> int:
    """How many games a warp plays: so few that all processors are busy, and that all warps find room."""
    to_be_busy = -(-games // (processors * WARPS_A_PROCESSOR))
    to_find_room = (SHARED_BYTES - 2 * RESERVED_BYTES) // WARPS_A_PROCESSOR // size
    return power_of_two(min(to_be_busy, to_find_room, WARP))


def warps_a_block(each: int, size: int) -> int:
    """How many warps a block has, where each plays so many games with records of this size."""
    find_room = (SHARED_BYTES - RESERVED_BYTES) // (each * size)
    fill_it = WARPS_A_PROCESSOR * each * size > NEARLY_FULL * SHARED_BYTES
    return power_of_two(min(WARPS_A_PROCESSOR if fill_it else WARPS_A_BLOCK, find_room))


def power_of_two(most: int) -> int:
    """The highest power of two that is no more than this; 1 where there is none."""
    return 1 << (max(1, most).bit_length() - 1)
