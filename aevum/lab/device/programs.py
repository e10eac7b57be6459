"""What is compiled of a game for a GPU, kernel by kernel when it is first called, and kept beside the CPU's."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from aevum.core import engine, random
from aevum.core.random import mix
from aevum.core.record import Record, silent_type
from aevum.core.rule import rule
from aevum.core.sequence import hide_private_events, pick
from aevum.gpu import DeviceCompiler, chance, keeping
from aevum.gpu.launching import Code, Function
from aevum.lab import stepping
from aevum.lab.device import answering, kernels
from aevum.lab.programs import Program

Maker: TypeAlias = Callable[[dict[str, Any]], kernels.Kernel]
FRACTIONS = ("advise",)  # kernels that count in fractions: code that is linked late has sums and products fused
TURN = ("act", "begin", "decider", "observe", "number_of", "next_seed", "clear_rewards")
ANSWERED_BY = (*TURN, "beats", "score", "share_rewards", "carry", "show")
REGISTERS = 64  # a thread: with more, too few warps run at once


@rule
def hide_nothing(s: Record, seat: int, first_private: int) -> None:
    """What stands for `hide_private_events` where nothing is told."""
    return


Rules: TypeAlias = dict[Callable[..., Any], Callable[..., Any]]
REPLACED: Rules = {hide_private_events: hide_nothing, random.draw_fair_word: chance.draw_fair_word}


class DeviceProgram:
    """The kernels of a game. Each is compiled when it is first asked for, which takes a minute for a big one."""

    def __init__(self, cuda: Any, program: Program) -> None:
        from numba import from_dtype

        self.cuda, self.program, self.game = cuda, program, program.game
        self.record = from_dtype(silent_type(self.game.layout))
        self._rows = {name: from_dtype(kind)[::1] for name, kind in program.row_types().items()}
        names = {"BLOCKS": program.numbering.table, "LIMIT": self.game.max_decisions, "write_out": None}
        self._rules = {**engine.bound_over(self.game, stepping, names), "mix": mix, "pick": pick}
        self._rules["carry"] = kernels.carrying_rule(silent_type(self.game.layout).itemsize // kernels.WORD)
        self._rules["show"] = kernels.showing_rule(program.columns)
        self._functions: dict[str, Function] = {}

    def answer(self) -> Function:
        """See `answering.answering`."""
        from numba import int32, int64, uint64

        rows, some, words = self._rows, int32[::1], int64[::1]
        games = (rows["heads"], rows["lists"], rows["masks"], rows["sights"], words, words, words, int32[:, ::1])
        types = (int64, int64, int64, some, uint64[:, ::1], *games, some, some, some, some, some)

        def make(twins: dict[str, Any]) -> kernels.Kernel:
            return answering.answering(self.cuda, self.game, self.record, twins)

        return self._function("answer", make, types, ANSWERED_BY)

    def advise(self) -> Function:
        """See `kernels.advising`."""
        from numba import int32, int64, uint64

        types = (int64, uint64, int32[::1], self._rows["heads"], int64[::1])
        rules = ("observe", "best_choice", "choices", "number_of", "mix", "carry")
        return self._function(
            "advise", lambda twins: kernels.advising(self.cuda, self.game, self.record, twins), types, rules
        )

    def sample(self) -> Function:
        """See `kernels.sampling`."""
        from numba import int32, uint64

        types = (uint64, int32[::1], self._rows["heads"], self._rows["lists"])
        return self._function("sample", lambda twins: kernels.sampling(self.cuda, twins), types, ("pick", "mix"))

    def admit(self, kind: np.dtype[Any]) -> Function:
        """See `kernels.admitting`; for numbers of this kind."""
        from numba import from_dtype, int32, int64

        some, rows = int32[::1], (self._rows["heads"], self._rows["masks"], self.record[::1])
        types = (int64, from_dtype(kind)[:], some, some, *rows, some, some, some)
        return self._function(f"admit-{kind.name}", lambda _: kernels.admitting(self.cuda), types, ())

    def merge(self, kind: np.dtype[Any]) -> Function:
        """See `kernels.merging`; for numbers of this kind."""
        from numba import from_dtype, int32, int64

        types = (int64, from_dtype(kind)[:], int32[::1], self._rows["heads"])
        return self._function(f"merge-{kind.name}", lambda _: kernels.merging(self.cuda), types, ())

    def count(self) -> Function:
        """See `kernels.counting`."""
        from numba import float64

        return self._function("count", lambda _: kernels.counting(self.cuda), (self._rows["heads"], float64[::1]), ())

    def _function(
        self,
        name: str,
        make: Maker,
        types: tuple[Any, ...],
        rules: tuple[str, ...],
    ) -> Function:
        if name not in self._functions:
            late = name not in FRACTIONS
            kept = keeping.path_of(self.cuda, self.game, name, [self._rules[one] for one in rules], *self._besides())
            code = keeping.kept(kept, lambda: self._compiled(make, types, rules, late))
            self._functions[name] = Function(code)
        return self._functions[name]

    def _compiled(self, make: Maker, types: tuple[Any, ...], rules: tuple[str, ...], late: bool = True) -> Code:
        """Rules stay functions where they are called in several places: what runs once a step is not worth copies."""
        from aevum.gpu.linking import SMALL, linking

        compiler = DeviceCompiler(self.cuda, REPLACED)
        twins = {name: compiler.inner(self._rules[name]) for name in rules}
        with linking(inlined=False, plain=True, largest=SMALL):
            kernel = self.cuda.jit(types, max_registers=REGISTERS, lto=late)(make(twins))
        return keeping.machine_code(kernel)

    def _besides(self) -> tuple[str, ...]:
        """What a kernel is made of besides its rules."""
        texts = [Path(module.__file__ or "").read_text() for module in (chance, kernels, answering)]
        return *texts, str(REGISTERS)


def device_program_of(cuda: Any, program: Program) -> DeviceProgram:
    """The kernels of a game, the same again for whoever asks next."""
    if program.game.key not in _programs:
        _programs[program.game.key] = DeviceProgram(cuda, program)
    return _programs[program.game.key]


_programs: dict[str, DeviceProgram] = {}
