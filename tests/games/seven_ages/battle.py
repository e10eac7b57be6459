"""A driver for conflicts: it runs the steps of a conflict alone and takes decisions in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from aevum.core.record import Record
from aevum.core.sequence import Decision, Step, interrupt, lowest_seat, resume
from aevum.core.vocabulary import first_noun, second_noun, verb_of
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.atlas import ELEPHANTS
from aevum.games.seven_ages.conflict_steps import CONFLICT_STEPS
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.rules.conflict import begin_conflict
from aevum.games.seven_ages.rules.counters import empire_of
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.rules.totals import arrange_best, survey, total_of
from aevum.games.seven_ages.state import COVERED, LEADER_PLACES, NOTHING, SHOWN
from aevum.games.seven_ages.steps import AT_BEGIN_TURN, AT_ROUND
from aevum.games.seven_ages.tables import (
    CARD_IDS,
    CARD_VALUE,
    EVENT_IDS,
    LEADER_IDS,
    LEADER_KIND_IDS,
    LEADERS,
    UNIT_IDS,
)
from tests.games.seven_ages.board import empty_table, found, garrison, is_asked, on_top, region

_STEPS = {int(step.at): step for step in CONFLICT_STEPS}
_EVENTS = [event.name for event in VOCABULARY.events]


def lead(s: Record, empire: int, place: str, name: str) -> int:
    """A leader, famous or unnamed, of an empire in a region; his place."""
    who = LEADER_IDS.index(name) if name in LEADER_IDS else LEADERS + LEADER_KIND_IDS.index(name)
    free = next(at for at in range(LEADER_PLACES) if s.leader[at] == NOTHING)
    s.leader[free], s.leader_of[free], s.leader_at[free] = who, empire, region(place)
    return free


def tame(s: Record, empire: int, count: int = 1) -> None:
    """Elephants without a region of their own come to an empire's pool."""
    s.shared_by[ELEPHANTS - count : ELEPHANTS] = empire


def last(s: Record, event: str, empire: int = NOTHING) -> None:
    """The first clause of an event is in force, for an empire or for all."""
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index(event)][0]), empire, NOTHING)


def draws(s: Record, *values: int) -> None:
    """The next cards of the draw pile have these values."""
    pile = [int(card) for card in s.deck[: s.deck_left]]
    names = []
    for value in values:
        card = next(card for card in pile if CARD_VALUE[card] == value)
        pile.remove(card)
        names.append(CARD_IDS[card])
    on_top(s, *names)


def clash(s: Record, place: str, attackers: list[int], defenders: list[int]) -> list[int]:
    """The totals without cards when these counters of two empires are committed, in their best order."""
    begin_conflict(s, region(place), int(empire_of(s, attackers[0])), int(empire_of(s, defenders[0])))
    s.in_conflict[[*attackers, *defenders]] = COVERED
    survey(s)
    s.in_conflict[[*attackers, *defenders]] = SHOWN
    for side in range(2):
        arrange_best(s, side)
    return [int(total_of(s, side)) for side in range(2)]


class Battle:
    """A conflict as it is played; every decision waits for `play`. In each window for events `in_window` can do one."""

    def __init__(self, s: Record, attacker: int, defender: int, place: str) -> None:
        self.s = s
        self.windows: list[Any] = []
        self.in_window: list[Any] = []
        self.told: list[tuple[str, tuple[int, ...]]] = []
        s.step = AT_BEGIN_TURN
        interrupt(s, AT_ROUND, region(place), attacker * 16 + defender)
        self._run()

    @property
    def over(self) -> bool:
        """Whether play is back where the conflict came from."""
        return bool(self.s.step == AT_BEGIN_TURN)

    @property
    def step(self) -> str:
        """The decision that waits; nothing after the conflict."""
        return "" if self.over else _STEPS[int(self.s.step)].name

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide."""
        return [seat for seat in range(int(self.s.seats)) if self.s.pending >> seat & 1]

    def choices(self, seat: int | None = None) -> list[str]:
        """What a seat can choose, in words."""
        assert self.s.pending, "nobody is asked"
        numbers = self._numbers(lowest_seat(int(self.s.pending)) if seat is None else seat)
        assert numbers == sorted(set(numbers))
        return [self._words(number) for number in numbers]

    def play(self, *words: str, seat: int | None = None) -> Battle:
        """Take decisions one after another, by the seat given or the first that waits."""
        for said in words:
            assert self.s.pending, f"{said}: nobody is asked"
            who = lowest_seat(int(self.s.pending)) if seat is None else seat
            numbers = {self._words(number): number for number in self._numbers(who)}
            assert said in numbers, f"{said}: not among {list(numbers)} at {self.step}"
            self._choose(who, numbers[said])
        return self

    def commit(self, attacker: str, defender: str) -> Battle:
        """Both sides commit what is listed, `2 fusiliers, napoleon`; one at a time, at once."""
        wanted = [self._spread(attacker), self._spread(defender)]
        seats = [int(seat) for seat in self.s.side_seat]
        windows = len(self.windows)
        while len(self.windows) == windows and self.step == "commit":
            side = seats.index(lowest_seat(int(self.s.pending)))
            said = wanted[side].pop(0) if wanted[side] else "done"
            if said == "commit_all" and said not in self.choices():  # a lone unit is all
                said = self.choices()[0]
            self.play(said)
        assert wanted == [[], []]
        return self

    def totals(self) -> list[int]:
        """The totals told so far, the attacker's and the defender's in turn."""
        return [values[1] for name, values in self.told if name == "conflict_total"]

    def tells(self, event: str) -> list[tuple[int, ...]]:
        """The values of an event, each time that it was told."""
        return [values for name, values in self.told if name == event]

    def units(self, empire: int, place: str) -> dict[str, int]:
        """The units of an empire in a region by type."""
        here = [at for at in range(len(self.s.unit_at)) if self.s.unit_at[at] == region(place)]
        return dict(Counter(UNIT_IDS[self.s.unit_type[at]] for at in here if empire_of(self.s, at) == empire))

    def _spread(self, words: str) -> list[str]:
        spread: list[str] = []
        for part in words.split(", "):
            first, _, rest = part.partition(" ")
            if rest:
                spread += [f"commit {rest}"] * int(first)
            else:
                spread.append("commit_all" if part == "all" else f"commit_leader {part}")
        return spread

    def _numbers(self, seat: int) -> list[int]:
        step = _STEPS[int(self.s.step)]
        assert isinstance(step, Decision)
        out = np.zeros(400, np.int32)
        count = int(step.among(self.s, seat, out))
        assert count <= 400
        return [int(number) for number in out[:count]]

    def _words(self, number: int) -> str:
        verb = VOCABULARY.verbs[verb_of(number)]
        nouns = (first_noun(number), second_noun(number))
        said = [noun.words(value)[0] for noun, value in zip(verb.nouns, nouns, strict=False)]
        return " ".join([verb.name, *said])

    def _choose(self, seat: int, action: int) -> None:
        step = _STEPS[int(self.s.step)]
        assert isinstance(step, Decision)
        self.s.pending &= ~(1 << seat)
        if self.s.pending == 0:
            resume(self.s)
        step.then(self.s, seat, action)
        self._hear()
        if self.s.pending == 0:
            self._run()

    def _run(self) -> None:
        """As the engine does: until somebody has a choice; a lone choice is taken, none is passed over."""
        while not self.over:
            assert not self.s.broken
            step = _STEPS.get(int(self.s.step))
            if isinstance(step, Decision):
                self.s.pending = step.who(self.s)
                if self._waits(step):
                    return
            else:
                self._do(step)
            self._hear()

    def _do(self, step: Step | None) -> None:
        resume(self.s)
        if step:
            step.do(self.s)
            return
        self.windows.append(int(self.s.battle_round))
        if self.in_window:
            self.in_window.pop(0)(self.s)

    def _waits(self, step: Decision) -> bool:
        """Whether somebody is asked; else what must be is done."""
        if len(self.waiting) > 1:
            return True
        numbers = self._numbers(self.waiting[0]) if self.waiting else []
        seat = self.waiting[0] if self.waiting else NOTHING
        if is_asked(self.s, step, seat, numbers):
            return True
        self.s.pending = 0
        resume(self.s)
        if numbers:
            step.then(self.s, seat, numbers[0])
        return False

    def _hear(self) -> None:
        for place in range(int(self.s.told)):
            name = _EVENTS[int(self.s.events[place, 0])]
            self.told.append((name, tuple(int(value) for value in self.s.events[place, 1:])))
        self.s.told = 0


HERE = "ukraine"  # clear: terrain adds nothing


class War:
    """The French of seat 0 attack the Franks of seat 1 in Ukraine; both have regular counters and another region."""

    def __init__(self, attackers: dict[str, int], defenders: dict[str, int], *cards: int, **options: int) -> None:
        s: Record = empty_table(2, **options)
        self.s = s
        self.french = found(s, "french", 0, 20, "poland", colour="pink")
        self.franks = found(s, "franks", 1, 20, HERE, "volga", colour="yellow")
        tame(s, self.french, 2)
        if "elephants" in defenders:
            tame(s, self.franks)
        garrison(s, self.franks, HERE, **defenders)
        garrison(s, self.franks, "volga", spearmen=1)
        garrison(s, self.french, HERE, **attackers)
        garrison(s, self.french, "poland", spearmen=1)
        draws(s, *cards)

    def begin(self) -> Battle:
        """The conflict begins."""
        return Battle(self.s, self.french, self.franks, HERE)

    def sizes(self) -> tuple[int, int]:
        """How many units both have in the region."""
        return int(self.s.stacks[self.french, region(HERE)]), int(self.s.stacks[self.franks, region(HERE)])

    @property
    def control(self) -> int:
        """Who controls the region."""
        return int(self.s.control[region(HERE)])


def hold(battle: Battle) -> Battle:
    """Nobody retreats, and no card is replaced."""
    while battle.step in ("retreat", "replace_card", "scrap_bomb"):
        battle.play("pass")
    return battle


def fight(battle: Battle, attacker: str, defender: str) -> Battle:
    """A round in which both stay, commit and leave their lines in the best order."""
    hold(battle).commit(attacker, defender)
    while battle.step == "front":
        battle.play("done")
    return battle
