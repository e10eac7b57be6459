"""A table laid out by hand, the way a rulebook sets up an example, and played on through a real match.

Unless a test says otherwise Ann (seat 0) has just been called with her empire; whoever holds no cards is not asked
for them, so that the empire is founded and expands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.engine import Engine, bound_rules
from aevum.core.random import sip_hash
from aevum.core.record import NOBODY, Reading, Record
from aevum.games.history_of_the_world import GAME
from aevum.games.history_of_the_world.rules.board import take_hold
from aevum.games.history_of_the_world.rules.reach import join_realm
from aevum.games.history_of_the_world.rules.setup import add_to_hand, deck_of
from aevum.games.history_of_the_world.state import (
    CAPITAL,
    CARD_IDS,
    CARD_SOURCES,
    CITY,
    COPIES,
    DIE_SIDES,
    EMPIRE_IDS,
    EMPIRES,
    EMPIRES_AN_EPOCH,
    EPOCHS,
    LAND_IDS,
    SETTLEMENT_IDS,
    WATER_IDS,
)
from tests.games.laid_out import LaidOut

RULES: dict[str, Callable[..., Any]] = bound_rules(GAME)
SEARCHED = 1 << 18  # random words looked through at a time for the dice of an example
Dice = tuple[list[int], list[int]]


@dataclass(frozen=True)
class Seat:
    """What one player has when the example begins: lands by empire or card, event cards, points scored before."""

    armies: Mapping[str, Sequence[str]] = field(default_factory=dict)
    hand: Sequence[str] = ()
    points: int = 0


class Table(LaidOut):
    """A match that begins in the middle, at `step`, with `empire` as the active empire of the seat `turn`.

    `realm` are lands the active empire has got besides its start land. `stacks` gives lands more armies than one.
    `fields` are fields of the record; `late` ones are set when the first decision has come.
    """

    game, rules = GAME, RULES

    def __init__(
        self,
        *holdings: Seat,
        seats: int = 3,
        turn: int = 0,
        empire: str = "romans",
        step: str = "event",
        realm: Sequence[str] = (),
        forts: Sequence[str] = (),
        capitals: Sequence[str] = (),
        cities: Sequence[str] = (),
        monuments: Sequence[str] = (),
        stacks: Mapping[str, int] | None = None,
        seas: Mapping[str, tuple[int, int]] | None = None,
        options: Mapping[str, int] | None = None,
        late: Mapping[str, int] | None = None,
        **fields: int,
    ) -> None:
        chosen = GAME.settle_options({"first": 1, **(options or {})}, seats)
        s = Engine(GAME, RULES, compiled=False).new_record(seats, chosen, seed=7)
        GAME.deal(s)
        deal_hands(s, holdings)
        _call(s, turn, EMPIRE_IDS.index(empire), holdings)
        _build(s, forts, capitals, cities, monuments)
        for seat, held in enumerate(holdings):
            _lay_out(s, seat, held)
        for name, armies in (stacks or {}).items():
            s.armies[land(name)] = armies
        for name, (seat, epoch) in (seas or {}).items():
            s.sea_holder[water(name)], s.sea_epoch[water(name)] = seat, epoch - 1
        for name, value in fields.items():
            s[name] = value
        s.step = GAME.sequence.number(step)
        self.run_on(s)
        for name in realm:
            s.pool -= 1
            take_hold(s, turn, land(name), int(s.active))
            join_realm(s, land(name))
        for name, value in (late or {}).items():
            s[name] = value
        GAME.conserved(Reading(s))
        self.begin(s, chosen)

    @property
    def s(self) -> Record:
        """The position now, hidden things included."""
        return self.match._record()

    def roll(self, *rolls: str) -> Table:
        """The next rolls show this: `1 3 / 4` in a round of combat, `1 5 2 4` for a disease; * is any number."""
        self.s.draws = np.uint64(lucky_draws(self.s, rolls))
        return self

    def fight(self, action: str, *rolls: str) -> Table:
        """An attack with these dice, round by round, and no others."""
        self.roll(*rolls).play(action)
        assert len(self.rolled) == len(rolls)
        return self

    @property
    def rolled(self) -> list[Dice]:
        """The dice of the last action, attack and defence, round by round."""
        rounds = [told.values for told in self.told if told.event == "rolled"]
        return [(faces(values["dice"]), faces(values["defence"])) for values in rounds]

    @property
    def dice_counts(self) -> tuple[int, int]:
        """How many dice attacker and defender rolled in the first round of the last action."""
        attack, defence = self.rolled[0]
        return len(attack), len(defence)

    def holder(self, name: str) -> int | None:
        """Whose army stands in a land."""
        seat = int(self.s.holder[land(name)])
        return None if seat == NOBODY else seat

    def source(self, name: str) -> str | None:
        """What the army in a land is of: an empire or a card."""
        number = int(self.s.source[land(name)])
        return None if number == NOBODY else (*EMPIRE_IDS, *CARD_IDS)[number]

    def armies(self, name: str) -> int:
        """How many armies stand in a land."""
        return int(self.s.armies[land(name)])

    def fort(self, name: str) -> bool:
        """Whether a fort stands in a land."""
        return bool(self.s.fort[land(name)])

    def settlement(self, name: str) -> str:
        """`capital`, `city` or `none`."""
        return SETTLEMENT_IDS[int(self.s.settlement[land(name)])]

    def monument(self, name: str) -> bool:
        """Whether a monument stands in a land."""
        return bool(self.s.monument[land(name)])

    def held_by(self, source: str) -> set[str]:
        """The lands of an empire or a card."""
        return {name for name in LAND_IDS[: len(self.s.holder)] if self.source(name) == source}

    @property
    def pool(self) -> int:
        """Armies not placed."""
        return int(self.s.pool)

    @property
    def fleets(self) -> set[str]:
        """The waters with a fleet of the force."""
        return {name for place, name in enumerate(WATER_IDS) if (int(self.s.fleets) >> place) & 1}

    def hand(self, seat: int = 0) -> list[str]:
        """The event cards of a seat."""
        return [CARD_IDS[int(card)] for card in self.s.hands[seat] if card != NOBODY]

    def points(self, seat: int = 0) -> int:
        """The points of a seat now."""
        return self.match.scores()[seat]

    def view(self, seat: int | None = 0) -> dict[str, Any]:
        """What a seat is shown."""
        return GAME.view(Reading(self.match.observed(seat)))

    def effects(self, words: str) -> dict[str, int]:
        """What a choice is said to do: amounts by kind."""
        action = GAME.vocabulary.from_words(words)
        before, after = self.match.observed(self.seat), self.match.foresee(self.seat, action)
        return {str(effect["kind"]): int(effect["amount"]) for effect in GAME.effects(before, after, self.seat, action)}


def land(name: str) -> int:
    """The number of a land."""
    return LAND_IDS.index(name)


def water(name: str) -> int:
    """The number of a water."""
    return WATER_IDS.index(name)


def card(name: str) -> int:
    """The number of an event card."""
    return CARD_IDS.index(name)


def lands(numbers: Iterable[Any]) -> set[str]:
    """Lands by name."""
    return {LAND_IDS[int(number)] for number in numbers}


def faces(told: list[int]) -> list[int]:
    """The faces of a told roll."""
    return [face + 1 for face in told]


@cache
def random_words(key0: int, key1: int, first: int) -> Any:
    """A stretch of the stream of random numbers of a match."""
    places: Any = np.arange(first, first + SEARCHED, dtype=np.uint64)
    return sip_hash(np.uint64(key0), np.uint64(key1), places)


def lucky_draws(s: Record, rolls: Sequence[str]) -> int:
    """A place in the stream of random numbers from which these rolls come."""
    for first in range(0, 1 << 26, SEARCHED):
        words = random_words(int(s.key[0]), int(s.key[1]), first)
        found = np.ones(SEARCHED, bool)
        for place, wanted in enumerate(rolls):
            found &= np.roll(_shows(words, wanted), -place)
        if found[: SEARCHED - len(rolls)].any():
            return first + int(found.argmax())
    raise AssertionError(rolls)


def _shows(words: Any, wanted: str) -> npt.NDArray[np.bool_]:
    """Which random words are these dice; the dice of one side may lie in any order."""
    sides = [side.split() for side in wanted.split("/")]
    dice = sum(map(len, sides))
    rolled = words % np.uint64(DIE_SIDES**dice)
    digits = np.stack(
        [rolled // np.uint64(DIE_SIDES**die) % np.uint64(DIE_SIDES) + np.uint64(1) for die in range(dice)]
    )
    found = np.ones(len(words), bool)
    begin = 0
    for side in sides:
        shown = digits[begin : begin + len(side)]
        begin += len(side)
        if "*" in side:
            for die, face in enumerate(side):
                found &= (shown[die] == np.uint64(int(face))) if face != "*" else True
        else:
            found &= (np.sort(shown, axis=0) == np.array(sorted(map(int, side)), np.uint64)[:, None]).all(axis=0)
    return found


def _call(s: Record, turn: int, empire: int, holdings: Sequence[Seat]) -> None:
    """The seat on turn has been called with its empire; everybody had empires before, those of the example first."""
    s.epoch, place = empire // EMPIRES_AN_EPOCH, empire % EMPIRES_AN_EPOCH
    for seat, held in enumerate(holdings):
        for source in held.armies:
            number = EMPIRE_IDS.index(source) if source in EMPIRE_IDS[:EMPIRES] else EMPIRES
            if number // EMPIRES_AN_EPOCH <= s.epoch:
                s.empires[seat, number // EMPIRES_AN_EPOCH] = number % EMPIRES_AN_EPOCH
    s.empires[turn, s.epoch] = place
    for epoch in range(int(s.epoch) + 1):
        for seat in range(int(s.seats)):
            free = set(range(EMPIRES_AN_EPOCH)) - set(s.empires[: int(s.seats), epoch].tolist())
            if s.empires[seat, epoch] == NOBODY:
                later = [other for other in free if other > place]
                s.empires[seat, epoch] = min(later) if later and epoch == s.epoch else min(free)
    s.draw_turn, s.called = s.seats, place + 1
    s.draw_order[: int(s.seats)] = s.giver[: int(s.seats)] = range(int(s.seats))
    s.seat, s.active = turn, empire


def _lay_out(s: Record, seat: int, held: Seat) -> None:
    for source, names in held.armies.items():
        number = EMPIRE_IDS.index(source) if source in EMPIRE_IDS else CARD_SOURCES + card(source)
        for name in names:
            take_hold(s, seat, land(name), number)
    s.scored[seat, 0 if s.epoch > 0 else EPOCHS - 1] = held.points


def _build(
    s: Record, forts: Sequence[str], capitals: Sequence[str], cities: Sequence[str], monuments: Sequence[str]
) -> None:
    for name in forts:
        s.fort[land(name)] = 1
    for name in capitals:
        s.settlement[land(name)] = CAPITAL
    for name in cities:
        s.settlement[land(name)] = CITY
    for name in monuments:
        s.monument[land(name)] = 1
    s.forts_left -= len(forts)
    s.settlements_left -= len(capitals) + len(cities)
    s.monuments_left -= len(monuments)


def deal_hands(s: Record, holdings: Sequence[Seat]) -> None:
    """The event cards of an example instead of those dealt."""
    s.hands[:], s.hand_size[:], s.undealt[:] = NOBODY, 0, COPIES
    for seat, held in enumerate(holdings):
        for name in held.hand:
            add_to_hand(s, seat, card(name))
            s.hand_size[seat, deck_of(s, card(name))] += 1
            s.undealt[card(name)] -= 1
