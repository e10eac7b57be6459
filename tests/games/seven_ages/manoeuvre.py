"""A manoeuvre of 7 Ages in a test: its steps, driven as the engine drives them, from a hand-made position."""

from __future__ import annotations

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import Decision, interrupt, lowest_seat, resume, was_about, was_about_too
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.atlas import REGION_IDS
from aevum.games.seven_ages.manoeuvre_steps import MANOEUVRE_STEPS
from aevum.games.seven_ages.rules.counters import counter_of, counter_places, put_counter, take_counter
from aevum.games.seven_ages.state import COLOURED, LEADER_PLACES, NOTHING, SHARED_TYPE
from aevum.games.seven_ages.steps import AT_EVENT_CHOICE, AT_MOVE, AT_REACT, AT_ROUND
from aevum.games.seven_ages.tables import LEADERS
from tests.games.seven_ages.board import is_asked, region

MOST_CHOICES = 400
_BY_NUMBER = {int(step.at): step for step in MANOEUVRE_STEPS}


class Manoeuvre:
    """A manoeuvre of an empire, up to its next decision; the attacker wins every conflict."""

    def __init__(self, s: Record, empire: int) -> None:
        self.s, self.empire = s, empire
        self.windows: list[tuple[int, int]] = []
        self.battles: list[tuple[str, int, int]] = []
        self.seat = NOBODY
        self.actions: list[int] = []
        interrupt(s, AT_MOVE, empire)
        self._run()

    @property
    def choices(self) -> list[str]:
        """What can be chosen now, in words."""
        return [VOCABULARY.to_words(action) for action in self.actions]

    @property
    def is_over(self) -> bool:
        """Whether the manoeuvre is over."""
        return bool(self.s.depth == 0)

    def offered(self, verb: str) -> set[str]:
        """The nouns with which a verb can be chosen now."""
        return {words.removeprefix(verb).strip() for words in self.choices if words.split()[0] == verb}

    def play(self, *sentences: str) -> Manoeuvre:
        """These choices, one after another."""
        for sentence in sentences:
            assert sentence in self.choices, f"{sentence!r} is not among {self.choices}"
            self._choose(VOCABULARY.from_words(sentence))
            self._run()
        return self

    def finish(self) -> Manoeuvre:
        """No more moves; conflicts as they come."""
        if "done" in self.choices:
            self.play("done")
        while not self.is_over:
            self.play(self.choices[0])
        return self

    def told(self, event: str) -> list[tuple[int, ...]]:
        """What was told with an event, value by value."""
        number = VOCABULARY.event(event)
        nouns = len(VOCABULARY.events[number].nouns)
        lines = [self.s.events[place] for place in range(self.s.told)]
        return [tuple(line[1 : nouns + 1].tolist()) for line in lines if line[0] == number]

    def _choose(self, action: int) -> None:
        step = _BY_NUMBER[int(self.s.step)]
        assert isinstance(step, Decision)
        resume(self.s)
        step.then(self.s, self.seat, action)

    def _run(self) -> None:
        """Play on until somebody must be asked."""
        self.actions = []
        while not self.is_over:
            number = int(self.s.step)
            step = _BY_NUMBER.get(number)
            if isinstance(step, Decision):
                self._ask(step)
                if is_asked(self.s, step, self.seat, self.actions):
                    return
                if self.actions:
                    self._choose(self.actions[0])
                else:
                    resume(self.s)
            else:
                resume(self.s)
                self._stand_in(number) if step is None else step.do(self.s)

    def _ask(self, step: Decision) -> None:
        mask = step.who(self.s)
        self.seat = lowest_seat(mask) if mask else NOBODY
        out = np.zeros(MOST_CHOICES, np.int32)
        count = step.among(self.s, self.seat, out) if mask else 0
        assert count <= MOST_CHOICES
        self.actions = out[:count].tolist()
        assert self.actions == sorted(set(self.actions))

    def _stand_in(self, step: int) -> None:
        """What other rules would do: a window of events, and a conflict."""
        a, b = was_about(self.s), was_about_too(self.s)
        if step == AT_REACT:
            self.windows.append((a, b))
        else:
            if step == AT_EVENT_CHOICE:
                return  # nobody takes up another religion
            assert step == AT_ROUND
            self.battles.append((REGION_IDS[a], b // 16, b % 16))
            for counter in _counters(self.s, b % 16, a):
                take_counter(self.s, counter)
            self.s.control[a] = b // 16


def _counters(s: Record, empire: int, place: int) -> list[int]:
    counters = [int(counter_of(s, empire, each)) for each in range(counter_places(empire))]
    return [counter for counter in counters if counter >= 0 and s.unit_at[counter] == place]


def lead(s: Record, empire: int, place: str, kind: int) -> int:
    """An unnamed leader of a kind in a region; the place that holds the leader."""
    slot = next(each for each in range(LEADER_PLACES) if s.leader[each] == NOTHING)
    s.leader[slot], s.leader_of[slot], s.leader_at[slot] = LEADERS + kind, empire, region(place)
    return slot


def add_shared(s: Record, empire: int, place: str, counter: int) -> int:
    """A shared counter, by its number among all counters, in a region."""
    put_counter(s, counter, empire, int(SHARED_TYPE[counter - COLOURED]), region(place), 0)
    return counter


def held(s: Record, empire: int) -> dict[str, int]:
    """By region, how many counters an empire has."""
    return {REGION_IDS[place]: int(count) for place, count in enumerate(s.stacks[empire]) if count}
