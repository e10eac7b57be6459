"""What seats have in mind beside the entries of their table, as it is stored and as it is found again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from aevum.core.choosing import Aside, Standing
from aevum.core.match import Match
from aevum.table.database import SealedRow
from aevum.table.table import Table


def sealed_rows(match: Match, aside: Aside, keys: dict[int, tuple[str, ...]]) -> list[SealedRow]:
    """What is stored of what seats have in mind."""
    words = match.game.vocabulary.to_words
    rows = []
    for seat in sorted({*aside.sealed, *aside.standing, *aside.awake}):
        do = words(aside.sealed[seat]) if seat in aside.sealed else None
        standing = asdict(aside.standing[seat]) if seat in aside.standing else None
        content = {"do": do, "standing": standing, "awake": seat in aside.awake}
        rows.append(SealedRow(seat, match.position, content, keys.get(seat, ())))
    return rows


def restored(table: Table, rows: Sequence[SealedRow]) -> Table:
    """The table with what its seats had in mind, as far as it still fits."""
    match = table.match
    words = match.game.vocabulary.from_words
    sealed = {row.seat: words(row.content["do"]) for row in rows if row.content["do"] is not None}
    standing = {row.seat: Standing(**row.content["standing"]) for row in rows if row.content["standing"]}
    awake = frozenset(row.seat for row in rows if row.content.get("awake"))
    if match.halt is None:
        match.restore(Aside(sealed, standing, awake))
        table.sealed_keys = {row.seat: row.keys for row in rows if row.seat in match.aside.sealed}
    return table
