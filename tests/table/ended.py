"""Tables whose match is over, as their people left them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.table.database import Database
from aevum.table.seats import Seating
from aevum.table.table import rows_of
from aevum.table.tables import opening_of
from tests.table.house import GAME, NAMES, House, Table

BOT = "random"


@cache
def played(kinds: tuple[str, ...], game: str, seed: int) -> Match:
    """A match that was played to its end at random; whoever gets it must not write to it."""
    chosen = game_named(game)
    players = [Player(NAMES[seat], BOT if kind == "bot" else None) for seat, kind in enumerate(kinds)]
    match, luck = Match.new(chosen, players, seed=seed, engine=compiled(chosen)), Random(seed)
    for seat, kind in enumerate(kinds):
        if kind == "away":
            match.sit(seat, NAMES[seat], BOT)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.choices(seat)))
    return match


def ended(database: Database, *kinds: str, game: str = GAME, seed: int = 1) -> dict[str, Any]:
    """A table of these kinds of seats is put into a database at the end of its match; gives its links."""
    match = played(kinds, game, seed)
    seating = Seating.new(_seats(kinds, "friend", "away"))
    table = secrets.token_hex(8)
    links = seating.rows(table, _seats(kinds, "me", "here"))
    database.new_table(table, opening_of(match), links, rows_of(match))
    return seating.links([player.name for player in match.players])


def _seats(kinds: Sequence[str], *wanted: str) -> tuple[int, ...]:
    return tuple(seat for seat, kind in enumerate(kinds) if kind in wanted)


def ended_table(house: House, *kinds: str) -> Table:
    """A table that is over, and its people."""
    return Table(house, ended(house.service.store.writing, *kinds))
