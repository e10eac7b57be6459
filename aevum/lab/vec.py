"""Thousands of games at once, stepped from Python in one call: `aevum.make_vec`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from aevum.core.batch import new_records
from aevum.core.errors import IllegalNumber, OtherGames, UnknownBot, UnknownSeat, WrongNumbers
from aevum.core.faults import FAULT_IDS
from aevum.core.game import Game
from aevum.core.numbering import Numbering
from aevum.core.record import seats_in
from aevum.lab.desks import Desk
from aevum.lab.observing import Column
from aevum.lab.programs import Program, Workplace, direct, program_of
from aevum.lab.seeds import checked, generator_from, is_whole
from aevum.lab.stepping import DEAL, LOOK, NOBODY, SAMPLE, STEP

Array: TypeAlias = npt.NDArray[Any]
Policy: TypeAlias = Callable[[Array, Array], Any]
"""Somebody who plays in many games: from what is seen and the mask of what is legal, a row a game, to numbers."""

FEW = 12  # legal numbers that an error names


@dataclass(frozen=True)
class Saved:
    """All games of a `VecEnv` at one moment."""

    arrays: dict[str, Array]
    chance: dict[str, Any]


class VecEnv:
    """Many games of one kind side by side. After `reset` and every `step` the arrays tell how each stands.

    `observation[game]` is what the seat `to_act[game]` may know and nothing else, as whole numbers: `columns` says
    where each field stands. `legal[game]` is a mask over all numbers of the game: `numbering` says what they mean.
    Where a step ended a game `done` is true, `rewards` and `scores` are those of its seats, and the next game has begun
    already: observation, mask and `to_act` are its. Its winners share a reward of 1; who plays alone gets the score.
    A fault in the rules ends a game without rewards, and `faults` names it.

    The arrays are written anew by each step and stay where they are: views, tensors made of them by DLPack and the
    like show the newest, copies the moment they were made. They are there to be read, and NumPy lets nobody write into
    them; some other libraries do not ask: what is written into a tensor of `legal` the rules carry out.
    """

    device = "cpu"

    def __init__(
        self, game: Game, games: int, seats: int, options: Mapping[str, int], seed: int | None, restart: bool = True
    ) -> None:
        self.game = game
        self.options = game.settle_options(options, seats)
        self.seats = seats
        self.games = games
        self._restart = restart
        self._program: Program = program_of(game)
        self._blank = new_records(game, 1, seats, self.options, 0)
        self._fresh = self._blank[: int(restart)]
        self._records = np.repeat(self._blank, games)
        self._workplace = Workplace(game, self._records.dtype)
        self._rows = {name: np.zeros(games, kind) for name, kind in self._program.row_types().items()}
        self._answer, self._desk = direct(self._program.answer_at), self._laid_out()
        self._draw_from(seed)
        heads, legal = self._rows["heads"], self._rows["masks"]["legal"]
        self.observation: npt.NDArray[np.int16] = _to_read(self._rows["sights"]["observation"])
        self.legal: npt.NDArray[np.bool_] = _to_read(legal.view(np.bool_))
        self.to_act: npt.NDArray[np.int8] = _to_read(heads["to_act"])
        self.rewards: npt.NDArray[np.float32] = _to_read(heads["rewards"][:, :seats])
        self.scores: npt.NDArray[np.int32] = _to_read(heads["scores"][:, :seats])
        self.done: npt.NDArray[np.bool_] = _to_read(heads["done"].view(np.bool_))
        self.length: npt.NDArray[np.int32] = _to_read(heads["length"])
        self.reset()

    def __repr__(self) -> str:
        return f"<VecEnv {self.told} on {self.device}>"

    @property
    def told(self) -> str:
        """What is played here, in one line."""
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game.id}, games={self.games}, seats={self.seats}{options}"

    @property
    def numbering(self) -> Numbering:
        """What the numbers of actions mean."""
        return self._program.numbering

    @property
    def columns(self) -> tuple[Column, ...]:
        """Where each field stands in an observation, and what it means."""
        return self._program.columns.columns

    @property
    def named(self) -> dict[str, npt.NDArray[np.int16]]:
        """The fields of all observations by their names: views, nothing is copied."""
        return self._program.columns.named(self.observation)

    @property
    def faults(self) -> dict[int, str]:
        """The games that the last step broke off, and the fault in the rules that did."""
        broken = self._rows["heads"]["broken"]
        return {int(game): FAULT_IDS[int(broken[game])] for game in np.flatnonzero(broken)}

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew; with a seed, the same games whenever it is given."""
        if seed is not None:
            self._draw_from(seed)
        self._deal(self._chance.integers(0, 1 << 64, (self.games, 2), dtype=np.uint64))

    def _draw_from(self, seed: int | None) -> None:
        """Have all chance but that of the games come from this seed. To begin is dear: it waits until it is needed."""
        self._seed = checked(seed)
        self.__dict__.pop("_chance", None)

    @cached_property
    def _chance(self) -> np.random.Generator:
        return generator_from(self._seed)

    def _deal(self, keys: Any) -> None:
        """Deal all games anew. Blank records are laid out byte by byte: field by field takes ten times as long."""
        self._records.view(np.uint8).reshape(self.games, -1)[:] = self._blank.view(np.uint8)
        self._records["key"] = keys
        self._desk.chosen[:] = 1
        self._ask(DEAL)

    def step(self, numbers: Any) -> None:
        """Carry out one number in each game, then run on until somebody must decide.

        Raises WrongNumbers where there is not one whole number a game, and IllegalNumber where one is not legal;
        nothing has changed then. In games that are over and not begun again the number is not looked at.
        """
        given = self._one_a_game(numbers)
        game = self._ask(STEP, given)
        if game >= 0:
            raise self._illegal(game, int(given[game]))

    def sample(self) -> npt.NDArray[np.int32]:
        """Any legal number for each game, each as likely."""
        self._desk.luck[0] = self._luck()
        self._desk.chosen[:] = 0
        self._ask(SAMPLE)
        return self._desk.chosen.copy()

    def greedy(self) -> npt.NDArray[np.int32]:
        """What the game's rule of thumb would do in each game, from what the seat may know."""
        chosen, place, rows = np.zeros(self.games, np.int32), self._workplace, self._rows
        self._program.advise_all(
            chosen, self._luck(), rows["heads"], self._records, place.table, place.silent, place.room, place.other_room
        )
        return chosen

    def observe(self, seats: Any) -> npt.NDArray[np.int16]:
        """What one seat of each game may know now, whoever must decide (-1: a spectator); a new array."""
        wanted = self._seats_wanted(seats)
        sights = np.zeros_like(self._rows["sights"])
        self._desk.chosen[:] = wanted
        self._answer(self._desk.showing(sights).address, LOOK, 0)
        seen: npt.NDArray[np.int16] = sights["observation"]
        return seen

    def _seats_wanted(self, seats: Any) -> Array:
        """A seat of each game, or one for all games; raises WrongNumbers."""
        with suppress(ValueError):  # of another shape
            wanted = np.broadcast_to(np.asarray(seats), (self.games,))
            if wanted.dtype.kind in "iu" and (wanted >= NOBODY).all() and (wanted < self.seats).all():
                return wanted
        raise WrongNumbers(what="seats", count=self.seats - 1)

    def play(self, policies: Sequence[Policy | str], steps: int) -> npt.NDArray[np.float64]:
        """Let one policy a seat play so many steps in all games; the sums of their rewards.

        A policy is called with what is seen and what is legal in all games where its seat must decide, a row each.
        `"random"` and `"greedy"` are there already. Raises WrongNumbers unless there is one policy a seat and each
        gives one whole number for every row, UnknownBot for what is no policy, and IllegalNumber.
        """
        self._check_policies(policies, steps)
        won = np.zeros(self.seats)
        for _ in range(steps):
            self.step(self._numbers_of(policies))
            won += self.rewards.sum(0, where=self.done[:, None])
        return won

    def _check_policies(self, policies: Sequence[Policy | str], steps: int) -> None:
        """Raise WrongNumbers unless there is one policy a seat and a number of steps."""
        if not isinstance(policies, Sequence) or isinstance(policies, str) or len(policies) != self.seats:
            raise WrongNumbers(what="policies", count=self.seats)
        if not is_whole(steps) or steps < 0:
            raise WrongNumbers(what="steps", count=0)

    def _numbers_of(self, policies: Sequence[Policy | str]) -> Array:
        chosen = np.zeros(self.games, np.int64)
        for policy, seats in seats_by_policy(policies):
            rows = np.flatnonzero(np.isin(self.to_act, seats))
            if not callable(policy):  # draws its luck even where none of its seats decides: a GPU cannot tell
                chosen[rows] = self._named_policy(policy)()[rows]
            elif rows.size:
                chosen[rows] = _whole(policy(self.observation[rows], self.legal[rows]), rows.size)
        return chosen

    def _named_policy(self, name: str) -> Callable[[], npt.NDArray[np.int32]]:
        known = {"random": self.sample, "greedy": self.greedy}
        if name not in known:
            raise UnknownBot(bot=str(name)[:40], allowed=", ".join(known))
        return known[name]

    def choices(self, game: int, seat: int | None = None) -> dict[int, str]:
        """The legal numbers of a seat that must decide in one game, and what they mean: `{12: "reroll 1 3"}`.

        Where several choose at the same time a seat can be named; else it is the one that acts first. A seat that need
        not decide has none. Raises WrongNumbers for what is no game of these, and UnknownSeat.
        """
        from aevum.core.engine import compiled

        seat = int(self.to_act[self._game(game)]) if seat is None else self._seat(seat)
        if seat == NOBODY:
            return {}
        seen = self.observed(game, seat)
        actions = compiled(self.game).choices(seen, seat) if seat in seats_in(int(seen.pending)) else []
        words, number = self.game.vocabulary.to_words, self.numbering.number
        return {number(action, actions): words(action) for action in actions}

    def observed(self, game: int, seat: int) -> Any:
        """What a seat (-1: a spectator) may know of one game as a record with named fields.

        Raises WrongNumbers for what is no game of these, and UnknownSeat.
        """
        from aevum.core.engine import compiled
        from aevum.core.record import blank

        game, seat = self._game(game), self._seat(seat)
        whole = blank(self.game.layout, 1)
        for name in self._records.dtype.names or ():
            whole[name] = self._records[name][game]
        return compiled(self.game).observe(whole[0], seat)

    def save(self) -> Saved:
        """All games as they stand now."""
        arrays = {name: rows.copy() for name, rows in self._rows.items()}
        chance: Any = self._chance.bit_generator.state
        return Saved({**arrays, "records": self._records.copy()}, chance)

    def restore(self, saved: Saved) -> None:
        """All games as they stood; the arrays are the same as before, with what they held then. Raises OtherGames."""
        self._check_fits(saved)
        for name, rows in self._rows.items():
            rows[:] = saved.arrays[name]
        self._records[:] = saved.arrays["records"]
        self._chance.bit_generator.state = saved.chance

    def _check_fits(self, saved: Saved) -> None:
        """Raise OtherGames unless so many games of this kind were saved, with these seats and options."""
        wanted = self._saved_types()
        found = saved.arrays if isinstance(saved, Saved) else {}
        alike = found.keys() == wanted.keys() and all(
            found[name].shape == (self.games,) and found[name].dtype == kind for name, kind in wanted.items()
        )
        settings = {"seats": self.seats, **self.options}
        if not alike or any((found["records"][name] != value).any() for name, value in settings.items()):
            raise OtherGames(wanted=self.told)

    def _saved_types(self) -> dict[str, np.dtype[Any]]:
        return {**{name: rows.dtype for name, rows in self._rows.items()}, "records": self._records.dtype}

    def __getstate__(self) -> dict[str, Any]:
        """A pickle holds what it is made of and how all games stand."""
        made_of = (self.game, self.games, self.seats, self.options, 0, self._restart)
        return {"made_of": made_of, "saved": self.save()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        type(self).__init__(self, *state["made_of"])
        self.restore(state["saved"])

    def _laid_out(self) -> Desk:
        """What the compiled entry works on."""
        place, chosen = self._workplace, np.zeros(self.games, np.int32)
        work = {"table": place.table, "silent": place.silent, "cells": place.cells, "room": place.room}
        return Desk(chosen=chosen, records=self._records, fresh=self._fresh, **self._rows, **work)

    def _ask(self, question: int, chosen: Array | None = None) -> int:
        if chosen is not None:
            self._desk.chosen[:] = self._narrow(chosen)
        game: int = self._answer(self._desk.address, question, 0)
        return game

    def _luck(self) -> np.uint64:
        return np.uint64(self._chance.integers(0, 1 << 64, dtype=np.uint64))

    def _one_a_game(self, numbers: Any) -> Array:
        return _whole(numbers, self.games)

    def _narrow(self, numbers: Array) -> Array:
        """Numbers as compiled code takes them: too large a one stays one that is not legal."""
        return numbers if numbers.dtype == np.int32 else numbers.clip(-1, self.numbering.size)

    def _game(self, game: int) -> int:
        if not is_whole(game) or not 0 <= game < self.games:
            raise WrongNumbers(what="game", count=self.games - 1)
        return int(game)

    def _seat(self, seat: int) -> int:
        if not is_whole(seat) or not NOBODY <= seat < self.seats:
            raise UnknownSeat(seat=str(seat)[:20])
        return int(seat)

    def _illegal(self, game: int, number: int) -> IllegalNumber:
        return self._illegal_in(game, number, self.legal[game], int(self.to_act[game]))

    def _illegal_in(self, game: int, number: int, mask: npt.NDArray[np.bool_], seat: int) -> IllegalNumber:
        legal = np.flatnonzero(mask)
        few = ", ".join(map(str, legal[:FEW])) + (", …" if legal.size > FEW else "")
        return IllegalNumber(number=str(number), game=str(game), seat=str(seat), count=int(legal.size), legal=few)


def seats_by_policy(policies: Sequence[Policy | str]) -> list[tuple[Policy | str, list[int]]]:
    """Every policy once, with its seats. Policies need not know how to be compared: one is itself, a name its name."""
    found: dict[Any, tuple[Policy | str, list[int]]] = {}
    for seat, policy in enumerate(policies):
        found.setdefault(id(policy) if callable(policy) else str(policy), (policy, []))[1].append(seat)
    return list(found.values())


def _to_read(array: Array) -> Array:
    """A view that nobody can write into, nor allow it."""
    return np.asarray(array.data.toreadonly())


def _whole(numbers: Any, count: int) -> Array:
    """So many whole numbers in a row; raises WrongNumbers for anything else."""
    try:
        given = np.asarray(numbers)
    except ValueError as error:  # rows of different lengths
        raise WrongNumbers(what="numbers", count=count) from error
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise WrongNumbers(what="numbers", count=count)
    return given
