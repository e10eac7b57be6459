"""Every table there can be: each game, each number of seats, each combination of options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import cycle, product

from aevum.core.engine import Engine
from aevum.core.game import Game, Option
from aevum.core.match import Match, Player
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named
from tests.toy import TOY, toy_texts

GAMES = (*(game_named(name) for name in GAME_IDS), TOY)
NAMES = ("Ann", "Bob", "Cleo", "Dai", "Eva", "Finn", "Gus")


@dataclass(frozen=True)
class Table:
    """A game with so many seats and these options."""

    game: Game
    seats: int
    options: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}{value}" for name, value in self.options)
        return f"{self.game.id}-{self.seats}p{chosen}"

    def open(self, seed: int, engine: Engine) -> Match:
        """A new match at this table."""
        players = [Player(name) for name in NAMES[: self.seats]]
        return Match.new(self.game, players, dict(self.options), seed, engine)


MANY_VALUES = 4
MANY_TABLES = 40


def values_at(option: Option, seats: int) -> list[int]:
    """The values of an option that make different tables: all, or of many the default, the next and the last.

    Which seat is counted only turns the table: none and the last.
    """
    if option.counts_a_seat:
        return sorted({option.default, seats})
    if len(option.values) <= MANY_VALUES:
        return list(option.values)
    return sorted({option.default, option.values[1], option.values[-1]})


def tables_of(game: Game) -> list[Table]:
    """All tables of a game."""
    names = [option.name for option in game.options]
    return [
        Table(game, seats, tuple(zip(names, values, strict=True)))
        for seats in game.seats
        for values in product(*(values_at(option, seats) for option in game.options))
    ]


def usual_table(game: Game, seats: int) -> Table:
    """The table with every option as it is by default."""
    return Table(game, seats, tuple((option.name, option.default) for option in game.options))


def changed_table(game: Game, seats: int, *changed: Option) -> Table:
    """The table with some options at their last value that is not the default."""
    usual = dict(usual_table(game, seats).options)
    return Table(
        game, seats, tuple({**usual, **{option.name: _last_other(option, seats) for option in changed}}.items())
    )


def _last_other(option: Option, seats: int) -> int:
    return next((value for value in reversed(values_at(option, seats)) if value != option.default), option.default)


def different(tables: Iterable[Table]) -> list[Table]:
    """Each table once: without options there is nothing to change."""
    return list({str(table): table for table in tables}.values())


def seats_near(game: Game, wanted: int) -> int:
    """The number of seats a game can have that is nearest to this."""
    return min(game.seats, key=lambda seats: abs(seats - wanted))


def corner_tables(game: Game) -> list[Table]:
    """With each number of seats: no option, and all together."""
    return different(
        table for seats in game.seats for table in (usual_table(game, seats), changed_table(game, seats, *game.options))
    )


def quick_table(table: Table) -> Table:
    """The same table in the short form of its game, where there is one."""
    return Table(table.game, table.seats, tuple({**dict(table.options), **table.game.short}.items()))


def quick_tables(game: Game) -> list[Table]:
    """Corner tables whose games end soon."""
    return different(map(quick_table, corner_tables(game)))


def telling_tables(game: Game) -> list[Table]:
    """With each number of seats no option, and all; each option alone, with each number unless there are too many."""
    alone = list(product(game.seats, game.options))
    if len(alone) > MANY_TABLES:
        alone = list(zip(cycle(game.seats), game.options, strict=False))
    tables = (*corner_tables(game), *(changed_table(game, seats, option) for seats, option in alone))
    return different(sorted(tables, key=lambda table: table.seats))


TABLES = [table for game in GAMES for table in telling_tables(game)]
CORNERS = [table for game in GAMES for table in corner_tables(game)]
QUICK = [table for game in GAMES for table in quick_tables(game)]
ALL_TABLES = [table for game in GAMES for table in tables_of(game)]


def english(game: Game) -> Texts:
    """The English texts of a game."""
    return toy_texts() if game is TOY else texts("en", game.id)
