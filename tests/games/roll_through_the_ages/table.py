"""A table laid out by hand, the way a rulebook sets up an example, and played on through a real match."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from aevum.core.engine import Engine, bound_rules
from aevum.core.random import draw_fair_word
from aevum.core.record import NOBODY, Record, copy_record
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.rules.holdings import cities, goods_value
from aevum.games.roll_through_the_ages.rules.rolling import ALL_ROLLS
from aevum.games.roll_through_the_ages.state import (
    CITIES,
    DEVELOPMENT_IDS,
    FACE_IDS,
    FACES,
    MONUMENT_IDS,
    PROJECT_BOXES,
    PROJECT_IDS,
    START_CITIES,
)
from tests.games.laid_out import LaidOut

# The six faces of a die. SKULL is the face with two goods and a skull, EITHER the one with food or workers.
FOOD3, GOOD, SKULL, WORKERS, EITHER, COINS = FACE_IDS

RULES: dict[str, Callable[..., Any]] = bound_rules(GAME)


@dataclass(frozen=True)
class Seat:
    """What one player has when the example begins."""

    food: int = 3
    wood: int = 0
    stone: int = 0
    pottery: int = 0
    cloth: int = 0
    spearheads: int = 0
    cities: int = START_CITIES
    developments: Sequence[str] = ()
    monuments: Sequence[str] = ()
    boxes: Mapping[str, int] = field(default_factory=dict)
    disaster_points: int = 0

    @property
    def goods(self) -> tuple[int, ...]:
        """The five goods pegs."""
        return (self.wood, self.stone, self.pottery, self.cloth, self.spearheads)


class Table(LaidOut):
    """A match that begins in the middle. Seats that are not described have what everybody starts with.

    With `dice` the player on turn has made one roll, showing these faces; otherwise play begins at `step`. `luck` fixes
    the rolls to come, one list of faces a roll. `fields` are fields of the record, such as `workers` or `coins`.
    """

    game, rules = GAME, RULES

    def __init__(
        self,
        *holdings: Seat,
        seats: int = 2,
        dice: Sequence[str] = (),
        step: str = "reroll",
        turn: int = 0,
        first: int = 0,
        luck: Sequence[Sequence[str]] = (),
        **fields: int,
    ) -> None:
        options = {"trading": fields.pop("trading", 0), "first": first + 1}
        position = Engine(GAME, RULES, compiled=False).new_record(seats, options, seed=7)
        GAME.deal(position)
        position.seat = turn
        position.rounds = 1
        for seat, held in enumerate(holdings):
            _lay_out(position, seat, held)
        for place, face in enumerate(dice):
            position.dice[place] = FACE_IDS.index(face)
        assert len(dice) in (0, cities(position, turn))
        position.rolls = 1 if dice else 0
        for name, value in fields.items():
            position[name] = value
        position.step = GAME.sequence.number(step)
        if luck:
            position.draws = _lucky_draws(position, luck)
        self.run_on(position)
        self.begin(position, options)

    def choices_of(self, verb: str) -> list[str]:
        """The choices that begin with this verb."""
        return [words for words in self.choices if words.split()[0] == verb]

    @property
    def events(self) -> list[str]:
        """The names of what the last action told."""
        return [told.event for told in self.told]

    def dice(self) -> list[str]:
        """The faces that show."""
        return [FACE_IDS[face] for face in self.s.dice.tolist() if face != NOBODY]

    def food(self, seat: int = 0) -> int:
        """The food peg."""
        return int(self.s.food[seat])

    def goods(self, seat: int = 0) -> tuple[int, ...]:
        """The pegs of wood, stone, pottery, cloth and spearheads."""
        return tuple(self.s.goods[seat].tolist())

    def goods_value(self, seat: int = 0) -> int:
        """What all goods of a seat are worth."""
        return int(goods_value(self.s, seat))

    def lost(self, seat: int = 0) -> int:
        """Points lost to disasters."""
        return int(self.s.disaster_points[seat])

    def boxes(self, project: str, seat: int = 0) -> int:
        """Boxes ticked in a city or a monument."""
        return int(self.s.boxes[seat, PROJECT_IDS.index(project)])

    def cities(self, seat: int = 0) -> int:
        """Cities, and so dice."""
        return int(cities(self.s, seat))

    def owns(self, development: str, seat: int = 0) -> bool:
        """Whether a seat has a development."""
        return bool(self.s.developments[seat] >> DEVELOPMENT_IDS.index(development) & 1)

    def score(self, seat: int = 0) -> int:
        """The points of a seat now."""
        return self.match.scores()[seat]


def _lay_out(s: Record, seat: int, held: Seat) -> None:
    s.food[seat] = held.food
    s.goods[seat] = held.goods
    s.disaster_points[seat] = held.disaster_points
    s.developments[seat] = sum(1 << DEVELOPMENT_IDS.index(name) for name in held.developments)
    for city in range(held.cities - START_CITIES):
        s.boxes[seat, city] = PROJECT_BOXES[city]
    for name in held.monuments:
        monument = MONUMENT_IDS.index(name)
        s.boxes[seat, CITIES + monument] = PROJECT_BOXES[CITIES + monument]
        if s.completed_first[monument] == NOBODY:
            s.completed_first[monument] = seat
    for name, ticked in held.boxes.items():
        s.boxes[seat, PROJECT_IDS.index(name)] = ticked


def _lucky_draws(s: Record, rolls: Sequence[Sequence[str]]) -> int:
    """A place in the stream of random numbers from which exactly these rolls come."""
    generator = copy_record(s)
    for draws in count():
        generator.draws = draws
        if all(_next_faces(generator, len(faces)) == list(faces) for faces in rolls):
            return draws
    raise AssertionError


def _next_faces(generator: Record, dice: int) -> list[str]:
    luck = int(draw_fair_word(generator, ALL_ROLLS))
    return [FACE_IDS[luck // FACES**place % FACES] for place in range(dice)]
