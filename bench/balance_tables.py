"""The tables of `bench.balance`: the length of games, their ends, what is decided, what happens and what never does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, quantiles
from typing import TYPE_CHECKING, Any

from aevum.core.events import event_named
from aevum.core.game import Game
from aevum.core.text import texts
from aevum.core.vocabulary import Noun

if TYPE_CHECKING:
    from bench.balance import Played

# Things that happen, by what they are called: told events, each with the noun that says which of them it was.
Tallies = Mapping[str, Sequence[tuple[str, str]]]
SPREAD = ("mean", "least", "lower quartile", "median", "upper quartile", "most")
KINDS = ("chosen", "used", "passed", "forced")
KIND_HEADS = ("chosen", "windows used", "windows passed", "one choice only")


@dataclass(frozen=True)
class Table:
    """A table of the page; numbers stay numbers."""

    title: str
    head: tuple[str, ...]
    rows: list[list[Any]] = field(default_factory=list)


def spread(numbers: list[float]) -> list[float]:
    """The mean, the quartiles, the least and the most of some numbers."""
    quarters = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else numbers * 3
    return [fmean(numbers), min(numbers), *quarters, max(numbers)]


def tables_of(game: Game, tallies: Tallies, played: list[Played], seconds: float) -> list[Table]:
    """What is said of every game; the last table is what never happened. None without a whole game."""
    if not played:
        return []
    nouns = {name: noun_of(game, places) for name, places in tallies.items()}
    return [
        length(played, seconds),
        ends(played),
        seats(played),
        steps(played),
        *(tally(game, name, noun, played) for name, noun in nouns.items()),
        never(game, nouns, played),
    ]


def noun_of(game: Game, places: Sequence[tuple[str, str]]) -> Noun:
    """The noun whose items are counted: it is the same in all events of a tally."""
    event, name = places[0]
    return next(noun for noun in event_named(game, event).nouns if noun.name == name)


def named(game: Game, noun: Noun, items: Iterable[str]) -> list[str]:
    """Items as people call them."""
    return [texts("en", game.id).say(f"{noun.family}-{item}") for item in items]


def length(played: list[Played], seconds: float) -> Table:
    """How long games are, and about how long people would sit at them."""
    counted = [one.decisions for one in played]
    rows = [
        ["turns", *spread([one.turns for one in played])],
        ["decisions", *spread([kinds.total() for kinds in counted])],
        *([name, *spread([kinds[kind] for kinds in counted])] for kind, name in zip(KINDS, KIND_HEADS, strict=True)),
        ["to think about, several players at once counted once", *spread([one.moments for one in played])],
        [f"minutes, at {seconds:g} s each", *spread([one.moments * seconds / 60 for one in played])],
    ]
    return Table("Length of a game", ("", *SPREAD), rows)


def ends(played: list[Played]) -> Table:
    """How games end."""
    rows = [
        ["the best", *spread([max(one.scores) for one in played])],
        ["everybody", *spread([score for one in played for score in one.scores])],
        ["the last", *spread([min(one.scores) for one in played])],
        ["lead of the best", *spread([lead(one.scores) for one in played])],
    ]
    return Table("Final score", ("", *SPREAD), rows)


def lead(scores: list[int]) -> int:
    """How far the best is ahead of the next."""
    first, second = sorted(scores, reverse=True)[:2] if len(scores) > 1 else (0, 0)
    return first - second


def seats(played: list[Played]) -> Table:
    """What each seat has to do and comes to; a shared win counts for each in parts."""
    rows = []
    for seat in range(len(played[0].scores)):
        won = sum(1 / len(one.winners) for one in played if seat in one.winners)
        kinds: Counter[str] = sum((one.seats[seat] for one in played), Counter())
        score = fmean(one.scores[seat] for one in played)
        rows.append([f"seat {seat + 1}", score, 100 * won / len(played), *by_kind(kinds, len(played))])
    return Table("Seats: a game", ("", "score", "wins, %", "decisions", *KIND_HEADS), rows)


def steps(played: list[Played]) -> Table:
    """What people are asked, the most frequent first."""
    summed: dict[str, Counter[str]] = {}
    for one in played:
        for name, kinds in one.steps.items():
            summed.setdefault(name, Counter()).update(kinds)
    rows = [[f"`{name}`", *by_kind(kinds, len(played))] for name, kinds in summed.items()]
    return Table("Decisions: a game", ("", "decisions", *KIND_HEADS), sorted(rows, key=lambda row: -row[1]))


def by_kind(kinds: Counter[str], games: int) -> list[float]:
    """How many decisions there are a game, in all and of each kind."""
    return [kinds.total() / games, *(kinds[kind] / games for kind in KINDS)]


def tally(game: Game, name: str, noun: Noun, played: list[Played]) -> Table:
    """How often each of the things happens that a game wants counted, and in how many games."""
    counted = sum((one.tallies[name] for one in played), Counter[str]())
    games = Counter(item for one in played for item in one.tallies[name])
    items = [item for item, _ in counted.most_common()]
    rates = [[counted[item] / len(played), 100 * games[item] / len(played)] for item in items]
    rows = [[said, *rate] for said, rate in zip(named(game, noun, items), rates, strict=True)]
    return Table(f"{name}: a game", ("", "times", "in games, %"), rows)


def never(game: Game, nouns: dict[str, Noun], played: list[Played]) -> Table:
    """What never happened in all games: what was never told, never offered, never chosen."""
    offered, chosen, told = (seen(getattr(one, part) for one in played) for part in ("offered", "verbs", "told"))
    verbs = [verb.name for verb in game.vocabulary.verbs]
    rows = [
        ["verbs never offered", listed(name for name in verbs if name not in offered)],
        ["verbs offered and never chosen", listed(name for name in verbs if name in offered - chosen)],
        ["lines never told", listed(event.name for event in game.vocabulary.events if event.name not in told)],
    ]
    for name, noun in nouns.items():
        had = seen(one.tallies[name] for one in played)
        rows.append([name, listed(named(game, noun, (item for item in noun.items if item not in had)))])
    return Table("What never happened", ("", ""), rows)


def seen(counters: Iterable[Counter[str]]) -> set[str]:
    """What was counted in any game."""
    return {name for counter in counters for name in counter}


def listed(names: Iterable[str]) -> str:
    """Names one after the other."""
    return ", ".join(names) or "–"


def markdown(table: Table) -> str:
    """A table as it stands on a page."""
    sides = ["---" if isinstance(cell, str) else "--:" for cell in (table.rows or [[*table.head]])[0]]
    lines = [f"### {table.title}", "", row(table.head), row(sides)]
    return "\n".join([*lines, *(row(map(shown, cells)) for cells in table.rows)])


def has_section(page: str, section: str) -> bool:
    """Whether a page has a section of this title."""
    return f"### {section}\n" in page


def on_page(page: str, section: str, said: str) -> str:
    """A page with these tables, one level lower, at the end of a section of it.

    What people wrote at the beginning of the section stays, up to the line that counts the games of older tables.
    """
    before, found, rest = page.partition(f"### {section}\n")
    own, *others = re.split(r"^(?=###? )", rest, maxsplit=1, flags=re.MULTILINE)
    written = re.split(r"^\d+ games of ", own, maxsplit=1, flags=re.MULTILINE)[0].strip()
    lower = re.sub(r"^### ", "#### ", said, flags=re.MULTILINE)
    parts = [part for part in (written, lower) if part]
    return "\n\n".join([before + found.rstrip(), *parts]) + "\n" + "".join("\n" + other for other in others)


def row(cells: Iterable[str]) -> str:
    """One line of a table."""
    return f"| {' | '.join(cells)} |"


def shown(cell: Any) -> str:
    """A cell: numbers with as many decimals as they are worth."""
    if not isinstance(cell, float):
        return f"{cell:,}" if isinstance(cell, int) else str(cell)
    decimals = 0 if abs(cell) >= 100 or cell == int(cell) else 1 if abs(cell) >= 1 else 2 if abs(cell) >= 0.1 else 3
    return f"{cell:,.{decimals}f}"
