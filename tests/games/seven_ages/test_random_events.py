"""Events of 7 Ages played at random, by everybody, with random choices: nothing is lost and nothing is left waiting."""

from __future__ import annotations

import random

import numpy as np
import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.icons import TIMINGS
from aevum.games.seven_ages.rules.counters import empire_of
from aevum.games.seven_ages.rules.targets import offer_events
from aevum.games.seven_ages.rules.windows import play_event
from aevum.games.seven_ages.state import ALL_COUNTERS, IN_DECK, IN_HAND, IN_PLAY
from aevum.games.seven_ages.tables import CARD_IDS, CARDS, COLOURS

from .board import hand
from .mediterranean import CARTHAGE, GAUL, ROME, artifact, disturb, lead, mediterranean
from .stage import Stage

pytestmark = pytest.mark.rule("SA-267")


class Random(Stage):
    """Chooses at random."""

    def __init__(self, s: Record, luck: random.Random) -> None:
        super().__init__(s)
        self.luck = luck

    def _pick(self, choices: list[int], words: tuple[str, ...], waiting: list[str]) -> int:
        return self.luck.choice(choices)


def rich_table(luck: random.Random) -> Record:
    """Three empires with all kinds of things to lose, and hands full of random cards."""
    s = mediterranean()
    for empire, place in ((ROME, "latium"), (GAUL, "burgundy"), (CARTHAGE, "carthage")):
        lead(s, empire, "merchant", place)
        s.marker_placed[empire] = 1
    s.religion[[ROME, GAUL]] = artifact("judaism"), artifact("hinduism")
    s.government[ROME] = artifact("republic")
    s.owned[GAUL, artifact("writing")] = 1
    disturb(s, "numidia", "lombardy")
    free = [card for card in range(CARDS) if s.card_at[card] == IN_DECK]
    for seat in range(3):
        hand(s, seat, *(CARD_IDS[free.pop(luck.randrange(len(free)))] for _ in range(8)))
    return s


def check(s: Record) -> None:
    """Every counter where its stack counts it, every card in one place, hands as large as they say."""
    stacks = np.zeros_like(s.stacks)
    for counter in range(ALL_COUNTERS):
        if s.unit_at[counter] >= 0:
            stacks[empire_of(s, counter), s.unit_at[counter]] += 1
    assert (stacks == s.stacks).all()
    assert [int((s.card_at == IN_HAND + seat).sum()) for seat in range(3)] == s.hand_size[:3].tolist()
    assert (s.card_at == IN_DECK).sum() == s.deck_left
    assert (s.card_at == IN_PLAY).sum() == (s.player != NOBODY).sum()
    assert s.depth == 0
    assert all(s.level[empire] >= 1 for empire in range(COLOURS) if s.player[empire] != NOBODY)


@pytest.mark.parametrize("seed", range(12))
def test_events_at_random(seed: int) -> None:
    """Forty plays at random moments."""
    luck = random.Random(seed)
    s = rich_table(luck)
    out = np.zeros(400, np.int32)
    played = 0
    for _ in range(40):
        seat, moment = luck.randrange(3), luck.randrange(len(TIMINGS))
        s.side_empire[:] = luck.sample([ROME, GAUL, CARTHAGE], 2)
        subject = (
            seat if TIMINGS[moment] in ("destiny", "start_empire") else luck.choice([NOBODY, ROME, GAUL, CARTHAGE])
        )
        count = offer_events(s, seat, moment, subject, out, 0)
        if count:
            stage = Random(s, luck)
            play_event(s, seat, (int(luck.choice(out[:count].tolist())) >> 12) & 0xFFF, subject)
            stage.run()
            played += 1
        check(s)
    assert played >= 5
