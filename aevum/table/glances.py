"""A glance at a table, for a list of tables: how it stands, whose turn it is and since when; nothing to choose."""

from __future__ import annotations

from aevum.core.text import texts
from aevum.table.boards import has_picture
from aevum.table.seats import Holder
from aevum.table.states import Content, Look, again_of
from aevum.table.table import Table

PARTS = ("number", "game", "seats", "pending", "eye", "over", "winners", "view")  # of a state


def glance_of(table: Table, holder: Holder, lang: str, since: float) -> Content:
    """How a table stands for a holder; `since` is when it came to stand so, in seconds of Unix time."""
    state = Look(table, holder, lang, table.moment(table.number)).state(table.number, {})
    game = table.match.game.id
    own = {"name": texts(lang, game).say("game-name"), "picture": has_picture(game), "since": since}
    return {part: state[part] for part in PARTS} | {"again": again_of(table)} | own
