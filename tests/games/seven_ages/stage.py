"""Plays the steps of effects of 7 Ages by themselves: what belongs to other rules is noted and passed over."""

from __future__ import annotations

import numpy as np

from aevum.core.record import Record
from aevum.core.sequence import Decision, StepNumber, about, about_too, lowest_seat, resume
from aevum.core.vocabulary import pack
from aevum.games.seven_ages import steps
from aevum.games.seven_ages.actions import PASS, VOCABULARY
from aevum.games.seven_ages.effect_steps import EFFECT_STEPS
from aevum.games.seven_ages.icons import TIMINGS
from aevum.games.seven_ages.rules.targets import offer_events
from aevum.games.seven_ages.rules.windows import play_event
from aevum.games.seven_ages.state import IN_DECK
from aevum.games.seven_ages.tables import CARD_EVENT, CARD_IDS, EVENT_IDS, EVENT_TIMING

from .board import hand

_STEPS = {int(step.at): step for step in EFFECT_STEPS}
_NAMES = {int(number): number.name for number in vars(steps).values() if isinstance(number, StepNumber)}


class Stage:
    """A record on which steps are played; `others` are the steps of other rules that were called, with their values."""

    def __init__(self, s: Record) -> None:
        self.s = s
        self.others: list[tuple[str, int, int]] = []
        self.asked: list[tuple[int, tuple[str, ...]]] = []
        s.step = steps.AT_SLOT

    def run(self, *script: str) -> None:
        """Play until nothing waits; choices by the script, single ones by themselves, else a pass."""
        waiting = list(script)
        while self.s.depth:
            step = _STEPS.get(int(self.s.step))
            if isinstance(step, Decision):
                self._decide(step, waiting)
                continue
            if step is None:
                self.others.append((_NAMES[int(self.s.step)], int(about(self.s)), int(about_too(self.s))))
            resume(self.s)
            if step is not None:
                step.do(self.s)
            assert not self.s.broken
        assert not waiting, f"never asked: {waiting}"

    def _decide(self, step: Decision, waiting: list[str]) -> None:
        mask = step.who(self.s)
        out = np.zeros(400, np.int32)
        seat = lowest_seat(mask) if mask else 0
        count = step.among(self.s, seat, out) if mask else 0
        choices = out[:count].tolist()
        assert choices == sorted(set(choices))
        if not choices:
            resume(self.s)
            return
        words = tuple(map(VOCABULARY.to_words, choices))
        if words != ("pass",):
            self.asked.append((seat, words))
        action = self._pick(choices, words, waiting)
        resume(self.s)
        step.then(self.s, seat, action)

    def _pick(self, choices: list[int], words: tuple[str, ...], waiting: list[str]) -> int:
        if waiting and waiting[0] in words:
            return choices[words.index(waiting.pop(0))]
        if len(choices) == 1:
            return choices[0]
        assert pack(PASS) in choices, f"{waiting[:1]} is not among {words}"
        return int(pack(PASS))

    def play(self, seat: int, card: str, subject: int, *script: str) -> None:
        """A player plays a card of his hand as an event, where he can."""
        event = int(CARD_EVENT[CARD_IDS.index(card)])
        assert card in self.playable(seat, subject, EVENT_IDS[event])
        play_event(self.s, seat, CARD_IDS.index(card), subject)
        self.run(*script)

    def playable(self, seat: int, subject: int, event: str) -> list[str]:
        """The cards with this event that a player can play."""
        out = np.zeros(400, np.int32)
        timing = int(EVENT_TIMING[EVENT_IDS.index(event)])
        count = offer_events(self.s, seat, timing, subject, out, 0)
        cards = [VOCABULARY.to_words(action).split()[1] for action in out[:count].tolist()]
        return [card for card in cards if EVENT_IDS[CARD_EVENT[CARD_IDS.index(card)]] == event]


def hold(s: Record, seat: int, event: str) -> str:
    """A card of the draw pile with this event comes to a hand; its name."""
    for card, name in enumerate(CARD_IDS):
        if EVENT_IDS[CARD_EVENT[card]] == event and s.card_at[card] == IN_DECK:
            hand(s, seat, name)
            return name
    raise AssertionError(f"no card with {event}")


def playing(card: str) -> str:
    """The words for playing a card as its event."""
    return f"play_event {card} {EVENT_IDS[CARD_EVENT[CARD_IDS.index(card)]]}"


def timing(name: str) -> int:
    """The number of a moment."""
    return TIMINGS.index(name)
