"""Plays the interrupts of a few chapters of 7 Ages by hand: answers are given as words, foreign steps are noted."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from aevum.core.record import Record
from aevum.core.sequence import Decision, Step, about, about_too, lowest_seat, resume
from aevum.core.vocabulary import pack
from aevum.games.seven_ages import steps as step_numbers
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.production_steps import CREATION, PRODUCTION, REMOVAL

CHAPTERS = {int(step.at): step for step in (*CREATION, *PRODUCTION, *REMOVAL)}
NAMES = {int(number): number.name for name, number in vars(step_numbers).items() if name.startswith("AT_")}
MOST_CHOICES = 400
Foreign = Callable[[str, int, int], None]


def action(words: str) -> int:
    """An action written as words: `build spearmen egypt`."""
    verb, *nouns = words.split()
    number = next(at for at, known in enumerate(VOCABULARY.verbs) if known.name == verb)
    kinds = VOCABULARY.verbs[number].nouns
    return int(pack(number, *(kind.accept([word]) for kind, word in zip(kinds, nouns, strict=True))))


def words(number: int) -> str:
    """An action as words."""
    verb = VOCABULARY.verbs[number >> 24]
    values = [number >> 12 & 4095, number & 4095][: len(verb.nouns)]
    return " ".join([verb.name, *(kind.words(value)[0] for kind, value in zip(verb.nouns, values, strict=True))])


def choices(s: Record) -> list[str]:
    """What can be answered to the step that play stands at; sorted, and not too much."""
    step = CHAPTERS[int(s.step)]
    assert isinstance(step, Decision)
    mask = int(step.who(s))
    if mask == 0:
        return []
    out = np.zeros(MOST_CHOICES, np.int32)
    count = int(step.among(s, lowest_seat(mask), out))
    assert count <= MOST_CHOICES
    offered = out[:count].tolist()
    assert offered == sorted(set(offered))
    return [words(number) for number in offered]


def answer(s: Record, reply: str) -> None:
    """One answer, which must be among the choices."""
    step = CHAPTERS[int(s.step)]
    assert isinstance(step, Decision)
    assert reply in choices(s), f"{reply} is not among {choices(s)}"
    seat = lowest_seat(int(step.who(s)))
    resume(s)
    step.then(s, seat, action(reply))


def play(s: Record, *replies: str, meanwhile: Foreign | None = None) -> list[tuple[str, int, int]]:
    """Play on with these answers, single choices taken by themselves, until one more is needed; the foreign steps.

    `meanwhile` does what a foreign step would do: it is called with its name and its two values.
    """
    left = list(replies)
    foreign = []
    while s.depth and not s.over:
        step = CHAPTERS.get(int(s.step))
        if step is None:
            foreign.append((NAMES[int(s.step)], int(about(s)), int(about_too(s))))
            resume(s)
            if meanwhile is not None:
                meanwhile(*foreign[-1])
        elif isinstance(step, Step):
            resume(s)
            step.do(s)
        else:
            offered = choices(s)
            if not offered:
                resume(s)
            elif len(offered) == 1:
                answer(s, offered[0])
            elif left:
                answer(s, left.pop(0))
            else:
                break
    assert not left, f"never asked for {left}"
    return foreign


def told(s: Record, event: int) -> list[list[int]]:
    """The values of the events of a kind that were told, in order."""
    return [row[1:].tolist() for row in s.events[: s.told] if row[0] == event]
