"""Civilise actions of 7 Ages for tests: the steps are run one after another, decisions are spoken in words."""

from __future__ import annotations

import numpy as np

from aevum.core.engine import set_seed
from aevum.core.record import NOBODY, Record
from aevum.core.sequence import Decision, Step, interrupt, only_seat, resume
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.civilise_steps import CIVILISE_STEPS
from aevum.games.seven_ages.effect_steps import EFFECT_STEPS
from aevum.games.seven_ages.rules.leaders import place_leader
from aevum.games.seven_ages.steps import AT_BEGIN_TURN, AT_CIVILISE
from aevum.games.seven_ages.tables import ARTIFACT_IDS, LEADER_IDS, LEADER_KIND_IDS, LEADERS
from tests.games.seven_ages.board import empty_table, is_asked, region

STEPS = {int(step.at): step for step in (*CIVILISE_STEPS, *EFFECT_STEPS)}
MOST_CHOICES = 400


def artifact(name: str) -> int:
    """The number of an artifact."""
    return ARTIFACT_IDS.index(name)


def leader(name: str) -> int:
    """The number of a famous leader, or of an unnamed one by his kind."""
    return LEADER_IDS.index(name) if name in LEADER_IDS else LEADERS + LEADER_KIND_IDS.index(name)


def table(**options: int) -> Record:
    """An empty table with a seed, between two steps."""
    s = empty_table(**options)
    set_seed(s, 7)
    s.step = AT_BEGIN_TURN
    return s


def settle(s: Record, empire: int, name: str, where: str) -> None:
    """A leader on the map."""
    place_leader(s, leader(name), empire, region(where))


def city(s: Record, where: str, level: int) -> None:
    """A city in a region."""
    s.city[region(where)] = level


class Civil:
    """A civilise action as it goes on: whose decision it is, among what, and what was told.

    The actor is an empire or `off_empire(seat)`; without one whatever was begun on the table goes on.
    """

    def __init__(self, s: Record, actor: int | None = None) -> None:
        self.s = s
        self.seat = -1
        self._out = np.zeros(MOST_CHOICES, np.int64)
        self._choices: list[int] = []
        if actor is not None:
            interrupt(s, AT_CIVILISE, max(actor, NOBODY), 0 if actor >= 0 else -1 - actor)
        self.run()

    @property
    def step(self) -> str:
        """The step that waits for a decision, or "" when the action is over."""
        return STEPS[int(self.s.step)].name if self.s.depth else ""

    @property
    def offered(self) -> list[str]:
        """The choices in words."""
        return [VOCABULARY.to_words(action) for action in self._choices]

    @property
    def parts(self) -> list[str]:
        """The choices without events to play and ways to seek."""
        return [words for words in self.offered if words.split(" ")[0] not in ("play_event", "seek_way")]

    def of(self, verb: str) -> list[str]:
        """The nouns with which a verb is offered."""
        return [words.partition(" ")[2] for words in self.offered if words.split(" ")[0] == verb]

    @property
    def told(self) -> list[str]:
        """The names of the events told so far."""
        return [VOCABULARY.events[int(event)].name for event in self.s.events[: int(self.s.told), 0]]

    def play(self, *actions: str) -> Civil:
        """Choose, one after another."""
        for words in actions:
            assert words in self.offered, f"{words!r} is none of {self.offered}"
            self._take(VOCABULARY.from_words(words))
            self.run()
        return self

    def _take(self, action: int) -> None:
        step = STEPS[int(self.s.step)]
        assert isinstance(step, Decision)
        resume(self.s)
        step.then(self.s, self.seat, action)

    def run(self) -> None:
        """Run on until somebody has a choice or the action is over; choices come sorted."""
        self._choices, self.seat = [], -1
        while self.s.depth and not self._choices:
            step = STEPS[int(self.s.step)]
            if isinstance(step, Step):
                resume(self.s)
                step.do(self.s)
            else:
                self._ask(step)

    def _ask(self, step: Decision) -> None:
        mask = step.who(self.s)
        if not mask:
            resume(self.s)
            return
        self.seat = only_seat(mask)
        count = step.among(self.s, self.seat, self._out)
        choices = self._out[:count].tolist()
        assert choices == sorted(set(choices)) and count <= MOST_CHOICES
        if is_asked(self.s, step, self.seat, choices):
            self._choices = choices
        elif count == 1:
            self._take(choices[0])
        else:
            resume(self.s)
