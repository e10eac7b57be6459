"""What is counted of the balance of 7 Ages: where glory comes from, when, and what each empire brought in its life.

Everything is read from what is told, decision by decision, as `bench.balance` asks for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import fmean
from typing import Any

from aevum.core.events import ToldEvent
from aevum.core.game import Game
from aevum.core.text import texts
from aevum.games.seven_ages.icons import CATEGORIES
from aevum.games.seven_ages.tables import AGE_OF_LEVEL, CARD_IDS, CARDS
from bench.balance_tables import Table

TURN = "turn"
_CARD, _ARTIFACT, _ACTION = "event", "artifact", "action"
TALLIES = {
    "Events played": (("event_played", _CARD),),
    "Artefacts that came to an empire": (
        ("artifact_acquired", _ARTIFACT),
        ("artifact_placed", _ARTIFACT),
        ("culture_adopted", _ARTIFACT),
    ),
    "Actions": (
        ("revealed_on", _ACTION),
        ("revealed_off", _ACTION),
        ("wild_on", _ACTION),
        ("wild_off", _ACTION),
    ),
}
# Where glory comes from: an empire brings that of the first five, the rest is a player's.
ICONS, BOUGHT, CHANGED_EMPIRE, SQUARE, ARTIFACTS = "icons", "bought", "Decadence", "square icons", "artefacts"
BROUGHT = (ICONS, BOUGHT, CHANGED_EMPIRE, SQUARE, ARTIFACTS)
CHANGED, EFFECTS, WILD, BOMBS, END, FLOOR = (
    "harvest changed by events",
    "effects of cards",
    "wild cards",
    "bombs",
    "bonus of the end",
    "not below 0",
)
SOURCES = (*BROUGHT, CHANGED, EFFECTS, WILD, BOMBS, END, FLOOR)

Row = list[Any]
Values = dict[str, Any]


class Life:
    """An empire from its founding to its end, and the glory it brought."""

    def __init__(self, card: int, seat: int, turn: int) -> None:
        self.card, self.seat, self.turn = card, seat, turn
        self.age, self.level = 0, 0
        self.last_turn: int | None = None
        self.glory: Counter[str] = Counter()

    def figures(self, turn: int) -> Values:
        """This life as plain data, in a game that ended in a turn."""
        last = turn if self.last_turn is None else self.last_turn
        return {"card": self.card, "age": self.age, "turns": last - self.turn + 1, "glory": dict(self.glory)}


class Watch:
    """Reads what is told and books every point of glory; `glory` is what each player has by these books."""

    def __init__(self, game: Game, seats: int) -> None:
        self.glory = [0] * seats
        self.sources: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.categories: Counter[int] = Counter()
        self.lives: list[Life] = []
        self.course: list[Values] = []  # how things stood at the end of each turn
        self._turn, self._conflicts = 0, 0
        self._standing: dict[int, Life] = {}  # by card
        self._harvest: list[Counter[str]] = [Counter() for _ in range(seats)]  # of this turn, not received yet
        self._latest: Life | None = None  # the empire that the last line about an artifact named
        self._read: dict[str, Callable[[Values], object]] = {
            "turn_began": self._turn_began,
            "empire_founded": self._founded,
            "progress_set": self._set_level,
            "progressed": self._move_marker,
            "progress_moved": self._move_marker,
            "set_back": self._move_marker,
            "conflict_began": self._fight,
            "empire_destroyed": self._destroyed,
            "glory_bought": self._bought,
            "ranked": self._counted,
            "ranked_in_zone": self._counted,
            "counted_icon": self._counted,
            "empire_harvest_changed": self._empire_changed,
            "harvested": self._harvested,
            "square_icon_paid": self._square_icon,
            "artifact_acquired": self._came,
            "artifact_placed": self._came,
            "culture_adopted": self._came,
            "artifact_glory_gained": self._artifact_gave,
            "artifact_glory_lost": self._artifact_took,
            "glory_came": lambda told: self._book(told["seat"], EFFECTS, told["points"]),
            "wild_paid": lambda told: self._book(told["seat"], WILD, -told["points"]),
            "paid_for_bombs": lambda told: self._book(told["seat"], BOMBS, -told["points"]),
            "end_bonus": lambda told: self._book(told["seat"], END, told["points"]),
        }

    def see(self, told: list[ToldEvent]) -> None:
        """What the deal or a decision told."""
        for line in told:
            if line.event in self._read:
                self._read[line.event](line.values)

    def figures(self) -> Values:
        """What was counted, as plain data."""
        return {
            "sources": [dict(seat) for seat in self.sources],
            "categories": {CATEGORIES[category]: points for category, points in self.categories.items()},
            "lives": [life.figures(self._turn) for life in self.lives],
            "course": [*self.course, self._stand()] if self._turn else [],
        }

    def _stand(self) -> Values:
        """How things stand now, as plain data."""
        level = max((life.level for life in self._standing.values()), default=0)
        return {
            "glory": list(self.glory),
            "level": level,
            "empires": len(self._standing),
            "conflicts": self._conflicts,
        }

    def _book(self, seat: int, source: str, points: int) -> int:
        """A player's glory changes, never below 0; what it changed by."""
        change = max(self.glory[seat] + points, 0) - self.glory[seat]
        self.glory[seat] += change
        self.sources[seat][source] += change
        return change

    # Empires

    def _turn_began(self, told: Values) -> None:
        if self._turn:
            self.course.append(self._stand())
        self._turn, self._conflicts = told["count"], 0

    def _founded(self, told: Values) -> None:
        life = Life(told["empire"], told["seat"], self._turn)
        self._standing[life.card] = life
        self.lives.append(life)

    def _set_level(self, told: Values) -> None:
        self._standing[told["empire"]].age = int(AGE_OF_LEVEL[told["level"]])
        self._move_marker(told)

    def _move_marker(self, told: Values) -> None:
        self._standing[told["empire"]].level = told["level"]

    def _fight(self, told: Values) -> None:
        self._conflicts += 1

    def _destroyed(self, told: Values) -> None:
        self._standing.pop(told["empire"]).last_turn = self._turn

    # The harvest

    def _add(self, empire: int, source: str, points: int) -> None:
        """An empire's points in the harvest; its player receives them later."""
        life = self._standing[empire]
        life.glory[source] += points
        self._harvest[life.seat][source] += points

    def _bought(self, told: Values) -> None:
        self._add(told["empire"], BOUGHT, told["points"])

    def _counted(self, told: Values) -> None:
        self._add(told["empire"], ICONS, told["points"])
        self.categories[told["category"]] += told["points"]

    def _empire_changed(self, told: Values) -> None:
        self._add(told["empire"], CHANGED_EMPIRE, told["points"] - told["before"])

    def _harvested(self, told: Values) -> None:
        """A player receives the sum of all empires, as events have changed it."""
        seat, harvest = told["seat"], self._harvest[told["seat"]]
        received = max(self.glory[seat] + told["points"], 0) - self.glory[seat]
        self.sources[seat].update(harvest)
        self.sources[seat].update({CHANGED: told["points"] - harvest.total(), FLOOR: received - told["points"]})
        self.glory[seat] += received
        harvest.clear()

    # Glory at once

    def _square_icon(self, told: Values) -> None:
        life = self._standing[told["empire"]]
        life.glory[SQUARE] += self._book(told["seat"], SQUARE, told["points"])

    def _came(self, told: Values) -> None:
        self._latest = self._standing[told["empire"]]

    def _artifact_gave(self, told: Values) -> None:
        self._from_artifact(told["seat"], told["points"])

    def _artifact_took(self, told: Values) -> None:
        self._from_artifact(told["seat"], -told["points"])

    def _from_artifact(self, seat: int, points: int) -> None:
        """The line before said to which empire it came."""
        change = self._book(seat, ARTIFACTS, points)
        if self._latest is not None:
            self._latest.glory[ARTIFACTS] += change


# Tables


def tables(game: Game, figures: list[Values]) -> list[Table]:
    """Where glory comes from, and what empires bring, by Age and one by one."""
    lives = [life for one in figures for life in one["lives"]]
    brought = ("founded a game", "glory brought", *BROUGHT, "turns it stood", "icons a turn")
    course = (
        "after turn",
        "games",
        "glory of each",
        "of the best",
        "of the last",
        "highest level",
        "empires",
        "conflicts",
    )
    return [
        Table("The course of a game", course, turns([one["course"] for one in figures])),
        Table("Where glory comes from: a player and game", ("", "glory"), sources(figures)),
        Table("Icons: glory of all players, a game", ("", "glory"), icons(game, figures)),
        Table("Empires by the Age in which they were founded", ("Age", *brought), ages(lives, len(figures))),
        Table("Empires", ("", *brought), empires(game, lives, len(figures))),
        Table("Empires never founded", ("",), never_founded(game, lives)),
    ]


def turns(courses: list[list[Values]]) -> list[Row]:
    """How games stood after each turn that half of them reached; conflicts are those of the turn."""
    rows: list[Row] = []
    for turn in range(max(map(len, courses))):
        stood = [course[turn] for course in courses if turn < len(course)]
        if 2 * len(stood) >= len(courses):
            rows.append([turn + 1, len(stood), *map(fmean, zip(*map(standing, stood), strict=True))])
    return rows


def standing(stood: Values) -> Row:
    """How a game stood after a turn: the glory of each on average, the most, the least, and the rest."""
    glory = stood["glory"]
    return [fmean(glory), max(glory), min(glory), stood["level"], stood["empires"], stood["conflicts"]]


def sources(figures: list[Values]) -> list[Row]:
    """What each source brings a player; the last row is the sum."""
    booked = [seat for one in figures for seat in one["sources"]]
    rows: list[Row] = [[source, fmean(seat.get(source, 0) for seat in booked)] for source in SOURCES]
    return [*rows, ["all", fmean(sum(seat.values()) for seat in booked)]]


def icons(game: Game, figures: list[Values]) -> list[Row]:
    """What the categories of the harvest bring, the best first."""
    said = texts("en", game.id)
    found = {category: fmean(one["categories"].get(category, 0) for one in figures) for category in CATEGORIES}
    rows = [[said.say(f"glory-{category}"), points] for category, points in found.items() if points]
    return sorted(rows, key=lambda row: -row[1])


def ages(lives: list[Values], games: int) -> list[Row]:
    """What empires founded in an Age bring."""
    return [[age, *worth([life for life in lives if life["age"] == age], games)] for age in founding_ages(lives)]


def founding_ages(lives: list[Values]) -> list[int]:
    """The Ages in which any empire was founded; 0 for one whose level was not set when the game ended."""
    return sorted({life["age"] for life in lives})


def empires(game: Game, lives: list[Values], games: int) -> list[Row]:
    """What each empire brings, the best first."""
    by_card: dict[int, list[Values]] = {}
    for life in lives:
        by_card.setdefault(life["card"], []).append(life)
    rows = [[name_of(game, card), *worth(own, games)] for card, own in by_card.items()]
    return sorted(rows, key=lambda row: -row[2])


def worth(lives: list[Values], games: int) -> Row:
    """How often empires were founded a game, and what one brought on average; last, its icons in a turn."""
    parts = [fmean(life["glory"].get(source, 0) for life in lives) for source in BROUGHT]
    stood = fmean(life["turns"] for life in lives)
    return [len(lives) / games, sum(parts), *parts, stood, parts[BROUGHT.index(ICONS)] / stood]


def never_founded(game: Game, lives: list[Values]) -> list[Row]:
    """The empires that nobody ever founded."""
    founded = {life["card"] for life in lives}
    return [[", ".join(name_of(game, card) for card in range(CARDS) if card not in founded) or "–"]]


def name_of(game: Game, card: int) -> str:
    """An empire as people call it."""
    return texts("en", game.id).say(f"empire-{CARD_IDS[card]}")
