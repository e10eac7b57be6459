"""How a game plays in the hands of greedy players: length, scores, how often everything happens, what never does.

    python -m bench.balance GAME --games 2000 --seats 4 [--option name=value ...] [--jobs 16] [--json FILE]
                            [--page FILE --section TITLE]

Prints Markdown, or puts it at the end of a section of a page. Every game has a seed of its own, made of `--seed` and
its number, so the figures do not depend on how many processes play. `--interpreted --games 2 --most-turns 3` tries it
out without compiling anything.

What only one game counts stands in the module `balance` of a folder of its name beside this: see `Particular`. The
minutes are an estimate for people: a decision with more than one choice takes `--seconds`, and where several players
choose at the same time it takes that once. Windows (decisions that can be passed for a stretch) cost
nothing when passed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any, Protocol, cast

from aevum import games
from aevum.bots import bot_named
from aevum.core.choosing import pass_of, stays_open
from aevum.core.course import SEED_BITS
from aevum.core.engine import Engine, engine_of
from aevum.core.events import UNTOLD, ToldEvent, event_named, told_events
from aevum.core.faults import FAULT_IDS, TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.record import Record, copy_record
from aevum.core.sequence import break_off, lowest_seat
from aevum.core.vocabulary import VERB_SHIFT
from bench.balance_tables import Table, Tallies, has_section, markdown, on_page, tables_of

SECONDS = 8.0  # a decision of a person, as the estimate has it
LUCK_BITS = 64
# What a decision was: one choice only (asked to hide that), a real choice, a window that was passed, or one that was
# not.
FORCED, CHOSEN, PASSED, USED = "forced", "chosen", "passed", "used"


class Watch(Protocol):
    """What a game counts for itself while it is played."""

    def __init__(self, game: Game, seats: int) -> None: ...

    def see(self, told: list[ToldEvent]) -> None:
        """What the deal or a decision told."""

    def figures(self) -> dict[str, Any]:
        """What was counted, as plain data."""


class Particular(Protocol):
    """The module `balance` in a game's folder. A game without one has only the figures of every game.

    `TURN` is the field of the record that counts turns. `TALLIES` are things that happen, by what they are called: told
    events with the noun that says which. `tables` shows the figures of all games.
    """

    TURN: str
    TALLIES: Tallies
    Watch: type[Watch]

    def tables(self, game: Game, figures: list[dict[str, Any]]) -> list[Table]:
        """What the page says beyond what it says of every game."""


@dataclass(frozen=True)
class Asked:
    """What is played: all of it travels to the processes that play."""

    game: Game
    seats: int
    options: dict[str, int]
    seed: int
    is_compiled: bool = True
    most_turns: int | None = None


@dataclass
class Played:
    """What was counted in one game.

    `steps` and `seats` count decisions by kind; `moments` are those that people would think about, of several seats at
    once counted once.
    """

    number: int
    fault: str | None = None
    turns: int = 0
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    moments: int = 0
    steps: dict[str, Counter[str]] = field(default_factory=dict)
    seats: list[Counter[str]] = field(default_factory=list)
    offered: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    tallies: dict[str, Counter[str]] = field(default_factory=dict)
    own: dict[str, Any] = field(default_factory=dict)

    @property
    def decisions(self) -> Counter[str]:
        """All decisions by kind."""
        return sum(self.seats, Counter())


def particular(game: Game) -> Particular | None:
    """What a game says of its own balance, if it says anything."""
    folder = f"bench.{games.folder_name(game.id)}"
    return cast(Particular, import_module(f"{folder}.balance")) if find_spec(folder) else None


def tallied_by_event(game: Game, tallies: Tallies) -> dict[str, list[tuple[str, str, tuple[str, ...]]]]:
    """By the name of an event, what it counts: the name of the tally, the noun, and the items of that."""
    found: dict[str, list[tuple[str, str, tuple[str, ...]]]] = {}
    for name, places in tallies.items():
        for event, noun in places:
            items = {one.name: one.items for one in event_named(game, event).nouns}[noun]
            found.setdefault(event, []).append((name, noun, items))
    return found


class Counting:
    """One game, counted while it is played."""

    def __init__(self, asked: Asked, number: int) -> None:
        self.game = asked.game
        self._particular = particular(asked.game)
        tallies = self._particular.TALLIES if self._particular else {}
        seats = [Counter[str]() for _ in range(asked.seats)]
        self.played = Played(number, seats=seats, tallies={name: Counter() for name in tallies})
        self._tallied = tallied_by_event(asked.game, tallies)
        self._watch = self._particular.Watch(asked.game, asked.seats) if self._particular else None
        self._most_turns = asked.most_turns
        self._is_thought_about = False

    def see(self, record: Record) -> None:
        """What the deal or a decision told."""
        told = told_events(self.game, record)
        for event in told:
            self.played.told[event.event] += 1
            for name, noun, items in self._tallied.get(event.event, ()):
                self.played.tallies[name][items[event.values[noun]]] += 1
        if self._watch:
            self._watch.see(told)

    def decide(self, step: int, seat: int, choices: list[int], action: int, is_open: bool) -> None:
        """A seat decided; `is_open` says that others still do, so that what they think about is the same moment."""
        kind = kind_of(self.game, step, choices, action)
        name = self.game.sequence.names[step]
        self.played.steps.setdefault(name, Counter())[kind] += 1
        self.played.seats[seat][kind] += 1
        verbs = self.game.vocabulary.verbs
        self.played.offered.update({verbs[number].name for number in verb_numbers(choices)})
        self.played.verbs[verbs[verb_numbers([action]).pop()].name] += 1
        self._is_thought_about |= kind in (CHOSEN, USED)
        if not is_open:
            self.played.moments += self._is_thought_about
            self._is_thought_about = False

    def turn(self, record: Record) -> int:
        """The turn, where the game says what counts them."""
        return int(record[self._particular.TURN]) if self._particular else 0

    def end(self, engine: Engine, record: Record) -> Played:
        """The game is over, broken off, or as long as was asked for."""
        self.played.turns = min(self.turn(record), self._most_turns or self.turn(record))
        self.played.fault = FAULT_IDS[int(record.broken)] if record.broken else None
        self.played.scores = [engine.score(record, seat) for seat in range(int(record.seats))]
        self.played.winners = list(engine.winners(record))
        self.played.own = self._watch.figures() if self._watch else {}
        return self.played


def verb_numbers(actions: Sequence[int]) -> set[int]:
    """The numbers of the verbs of some actions."""
    return {action >> VERB_SHIFT for action in actions}


def kind_of(game: Game, step: int, choices: list[int], action: int) -> str:
    """What a decision was."""
    if len(choices) < 2:
        return FORCED
    way = pass_of(game, step)
    if way is None or not way.stretches:
        return CHOSEN
    return PASSED if action == way.action else USED


def play(asked: Asked, number: int) -> Played:
    """One game of greedy players, who see only what their seats may see."""
    game, engine = asked.game, engine_of(asked.game, asked.is_compiled)
    luck, bot, counting = Random(f"{asked.seed} {number}"), bot_named("greedy"), Counting(asked, number)
    record = engine.new_record(asked.seats, asked.options, luck.getrandbits(SEED_BITS))
    engine.begin(record)
    counting.see(record)
    decisions = 0
    while not record.over and (asked.most_turns is None or counting.turn(record) <= asked.most_turns):
        if decisions == game.max_decisions:
            break_off(record, TOO_MANY_DECISIONS)
            break
        seat, before = lowest_seat(int(record.pending)), copy_record(record)
        choices = engine.choices(record, seat)
        action = bot(engine, engine.observe(record, seat), seat, luck.getrandbits(LUCK_BITS))
        engine.choose(record, seat, action)
        decisions += 1
        if not record.broken:
            counting.decide(int(before.step), seat, choices, action, stays_open(before, seat, record))
            counting.see(record)
    return counting.end(engine, record)


def play_all(asked: Asked, count: int, jobs: int) -> list[Played]:
    """All games, in the order of their numbers, in so many processes."""
    engine_of(asked.game, asked.is_compiled)  # compiled once, before others load it
    if jobs == 1:
        return [play(asked, number) for number in range(count)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(partial(play, asked), range(count), chunksize=max(1, count // (jobs * 8))))


def report(asked: Asked, played: list[Played], seconds: float) -> list[Table]:
    """All tables: those of every game, then the game's own."""
    own = particular(asked.game)
    whole = [one for one in played if one.fault is None]
    tables = tables_of(asked.game, own.TALLIES if own else {}, whole, seconds)
    if own and whole:
        tables[-1:-1] = own.tables(asked.game, [one.own for one in whole])
    return tables


def heading(asked: Asked, played: list[Played]) -> str:
    """What was played, and whether any of it went wrong."""
    options = ", ".join(f"{name} {value}" for name, value in asked.options.items() if value) or "none"
    said = f"{len(played)} games of {asked.seats} greedy players, seed {asked.seed}, options: {options}."
    broken = [one.number for one in played if one.fault]
    if asked.most_turns is not None:
        said += f" Games were left after {asked.most_turns} turns."
    if broken:
        said += f" Broken off and not counted: games {', '.join(map(str, broken))}."
    if any(UNTOLD.name in one.told for one in played):
        said += " Some decisions told more than there is room for: what they told last is not counted."
    return said


def as_data(asked: Asked, played: list[Played], tables: list[Table]) -> dict[str, Any]:
    """Everything that was counted, as plain data."""
    return {
        "game": asked.game.id,
        "seats": asked.seats,
        "options": asked.options,
        "seed": asked.seed,
        "tables": [asdict(table) for table in tables],
        "games": [vars(one) for one in played],
    }


def arguments(words: Sequence[str] | None) -> tuple[argparse.Namespace, Asked]:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", type=games.game_named)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="may be given several times"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="what a decision takes a person")
    parser.add_argument("--most-turns", type=int, help="leave a game after so many turns")
    parser.add_argument("--interpreted", action="store_true", help="compile nothing; slow")
    parser.add_argument("--page", type=Path, metavar="FILE", help="put the tables there instead of printing them")
    parser.add_argument("--section", metavar="TITLE", help="in this section of the page")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything that was counted there too")
    given = parser.parse_args(words)
    if given.most_turns is not None and particular(given.game) is None:
        parser.error(f"{given.game.id} does not say what counts its turns")
    try:
        options = {name: int(value) for name, value in (one.split("=") for one in given.option)}
    except ValueError:
        parser.error("an option is given as NAME=VALUE, its value a whole number")
    if (given.page is None) != (given.section is None):
        parser.error("a page and its section are given together")
    if given.page and not has_section(given.page.read_text(encoding="utf-8"), given.section):
        parser.error(f"{given.page} has no section {given.section!r}")
    given.game.check_seats(given.seats)
    settled = given.game.settle_options(options, given.seats)
    return given, Asked(given.game, given.seats, settled, given.seed, not given.interpreted, given.most_turns)


def main(words: Sequence[str] | None = None) -> int:
    """Play, count and print; the exit code is 1 when a game was broken off."""
    given, asked = arguments(words)
    played = play_all(asked, given.games, given.jobs)
    tables = report(asked, played, given.seconds)
    said = "\n\n".join([heading(asked, played), *map(markdown, tables)])
    if given.page:
        page = given.page.read_text(encoding="utf-8")
        given.page.write_text(on_page(page, given.section, said), encoding="utf-8")
    else:
        print(said)
    if given.json:
        given.json.write_text(json.dumps(as_data(asked, played, tables)), encoding="utf-8")
    return int(any(one.fault for one in played))


if __name__ == "__main__":
    sys.exit(main())
