"""From a step's number to its rules: small functions written out from a game's sequence of play.

Numba and CUDA want every call spelled out, so the chains of comparisons are made here as program text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.core.random import mix
from aevum.core.rule import rule
from aevum.core.sequence import Decision, Sequence, break_off, lowest_seat, only_seat, pick, resume
from aevum.core.vocabulary import fault_of, impossible

FUNCTIONS = ("next_step", "run_step", "list_choices", "carry_out", "is_secret", "is_chance", "sweep", "take_step")


def dispatch_rules(name: str, sequence: Sequence) -> dict[str, Callable[..., Any]]:
    """The functions that lead from a step's number to its rules, as rules themselves."""
    space: dict[str, Any] = {
        "resume": resume,
        "lowest_seat": lowest_seat,
        "only_seat": only_seat,
        "pick": pick,
        "mix": mix,
        "break_off": break_off,
        "impossible": impossible,
        "fault_of": fault_of,
    }
    for number, step in enumerate(sequence.steps):
        if isinstance(step, Decision):
            space.update({f"who_{number}": step.who, f"among_{number}": step.among, f"then_{number}": step.then})
            space[f"secret_{number}"] = step.secret
        else:
            space[f"do_{number}"] = step.do
    exec(compile(dispatch_source(sequence), f"<sequence of {name}>", "exec"), space)
    for place in (*FUNCTIONS, *(key for key in space if key.startswith("ask_"))):
        space[place] = rule(space[place])
    return {place: space[place] for place in FUNCTIONS}


def dispatch_source(sequence: Sequence) -> str:
    """The program text of all these functions."""
    steps = list(enumerate(sequence.steps))
    decisions = [(number, step) for number, step in steps if isinstance(step, Decision)]
    chance = [number for number, step in steps if not isinstance(step, Decision) and step.chance]
    parts = [
        _next_step(sequence),
        _chain("run_step(s)", "s.step", [(number, _run(number, step)) for number, step in steps]),
        _chain(
            "list_choices(s, seat, out)",
            "s.step",
            [(number, [f"return among_{number}(s, seat, out)"]) for number, _ in decisions],
            "return 0",
        ),
        _chain(
            "carry_out(s, step, seat, action)",
            "step",
            [(number, [f"then_{number}(s, seat, action)"]) for number, _ in decisions],
        ),
        _chain(
            "is_secret(s, seat)",
            "s.step",
            [(number, [f"return {_secrecy(number, step)}"]) for number, step in decisions if step.secret],
            "return False",
        ),
        _test("is_chance", chance),
        *(_ask(number, _secrecy(number, step)) for number, step in decisions),
        _sweep(sequence),
        _chain(
            "take_step(s, luck, out)",
            "s.step",
            [(number, _take(number, step)) for number, step in steps],
            _NOTHING,
        ),
    ]
    return "\n".join(parts)


def _next_step(sequence: Sequence) -> str:
    """After a step of the turn comes the next one, after the last the first; after an interrupt what it interrupted.

    Where the order of play is the order of the numbers, the next one is counted, not looked up.
    """
    turn, places = [int(step.at) for step in sequence.turn], [int(step.at) for step in sequence.interrupts]
    lines = ["def next_step(s):", f"    if {_among('s.step', places)}:", "        resume(s)"]
    for number, following in zip(turn, [*turn[1:], turn[0]], strict=True):
        if following != number + 1:
            lines += [f"    elif s.step == {number}:", f"        s.step = {following}"]
    return "\n".join([*lines, "    else:", "        s.step += 1", ""])


def _among(tested: str, numbers: list[int]) -> str:
    """Whether a number is one of these, as a test for ranges."""
    ranges: list[list[int]] = []
    for number in sorted(numbers):
        if ranges and ranges[-1][1] == number - 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    tests = [f"{tested} == {low}" if low == high else f"{low} <= {tested} <= {high}" for low, high in ranges]
    return " or ".join(tests) or "False"


def _run(number: int, step: object) -> list[str]:
    if isinstance(step, Decision):
        return [f"s.pending = who_{number}(s)", "if s.pending == 0:", "    next_step(s)"]
    return ["next_step(s)", f"do_{number}(s)"]


def _chain(head: str, tested: str, cases: list[tuple[int, list[str]]], last: str = "return") -> str:
    lines = [f"def {head}:", f"    place = {tested}"]
    for index, (number, body) in enumerate(cases):
        lines.append(f"    {'elif' if index else 'if'} place == {number}:")
        lines += [f"        {line}" for line in body]
    return "\n".join([*lines, f"    {last}", ""])


def _test(name: str, numbers: list[int]) -> str:
    test = " or ".join(f"step == {number}" for number in numbers) or "False"
    return f"def {name}(step):\n    return {test}\n"


def _secrecy(number: int, step: Decision) -> str:
    return f"secret_{number}(s, seat)" if callable(step.secret) else str(step.secret)


def _ask(number: int, secret: str) -> str:
    """A decision taken by random players, just as `play_randomly` does it step by step."""
    return f"""
def ask_{number}(s, luck, out):
    s.pending = who_{number}(s)
    if s.pending == 0:
        next_step(s)
    alone = s.pending != 0 and only_seat(s.pending) >= 0
    asked = 0
    while s.pending != 0:
        seat = lowest_seat(s.pending)
        count = among_{number}(s, seat, out)
        place = 0
        if impossible(count, out):
            break_off(s, fault_of(count))
            count = 0
        if count > 1 or (count == 1 and {secret}) or not alone:
            asked += 1
            luck = mix(luck)
            place = pick(luck, count)
        s.pending &= ~(1 << seat)
        if s.pending == 0:
            next_step(s)
        if count > 0:
            then_{number}(s, seat, int(out[place]))
    return luck, asked
"""


def _sweep(sequence: Sequence) -> str:
    """Random players, once through all steps.

    A turn is a pass through the steps, so the threads of a GPU that play different games stay together.
    """
    lines = ["def sweep(s, luck, out):", "    asked = 0"]
    for stretch in sequence.stretches:
        inside = "    "
        if len(stretch) > 1:
            lines.append(f"    while ({_among('s.step', list(stretch))}) and s.over == 0:")
            inside *= 2
        for number in stretch:
            lines += [inside + line for line in _sweep_step(number, sequence.steps[number])]
    return "\n".join([*lines, "    return luck, asked", ""])


_NOTHING = "return luck, 0"


def _take(number: int, step: object) -> list[str]:
    """One step of random play, by itself."""
    if isinstance(step, Decision):
        return [f"return ask_{number}(s, luck, out)"]
    return ["next_step(s)", f"do_{number}(s)", _NOTHING]


def _sweep_step(number: int, step: object) -> list[str]:
    if isinstance(step, Decision):
        return [
            f"while s.step == {number} and s.over == 0:",
            f"    luck, more = ask_{number}(s, luck, out)",
            "    asked += more",
        ]
    return [f"if s.step == {number} and s.over == 0:", "    next_step(s)", f"    do_{number}(s)"]
