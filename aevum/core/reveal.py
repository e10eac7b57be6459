"""Whether an action showed somebody something hidden: computed from what everybody knows, never declared.

Everybody's knowledge before the action is filled at random with what could be true. If the same could have been shown
in every such world, the action revealed nothing.
"""

from __future__ import annotations

import numpy as np

from aevum.core.engine import Engine
from aevum.core.record import NOBODY, Record, field_of, position_bytes, shown_bytes, told_in

SPECTATOR = NOBODY
IMAGINED_WORLDS = 24  # how many ways the hidden could be are tried: one of twenty-five must not stay unseen


def reveals(engine: Engine, before: Record, actor: int, action: int, first_luck: int = 1) -> bool:
    """Whether somebody at the table, or a spectator, learns something hidden when a seat acts."""
    certain = field_of(engine.acted(before, actor, action), "draws") == field_of(before, "draws")
    for reader in (SPECTATOR, *range(int(before.seats))):
        known = engine.observe(before, reader)
        if certain and hides_nothing(known, before):
            continue
        worlds = Worlds(engine, known, reader, engine.shown(before, actor, action, reader))
        for luck in range(first_luck, first_luck + IMAGINED_WORLDS):
            if not worlds.could_show(luck, actor, action):
                return True
    return False


def hides_nothing(known: Record, whole: Record) -> bool:
    """Whether an observed record is the whole record but for the key of the generator, its first field."""
    start = whole.dtype.fields["draws"][1]
    return position_bytes(known)[start:] == position_bytes(whole)[start:]


class Worlds:
    """The worlds that fit what a reader knows, one after the other in the same place: there are many of them.

    In each is asked whether the reader could have been shown there what it was shown.
    """

    def __init__(self, engine: Engine, known: Record, reader: int, shown: Record) -> None:
        self._engine, self._known, self._reader = engine, known, reader
        self._raw, self._layout = known.tobytes(), known.dtype
        self._position, self._told = position_bytes(shown), told_in(self._layout, shown.tobytes())
        self._place = bytearray(self._raw)
        self._world = np.ndarray(1, self._layout, self._place)[0]

    def could_show(self, luck: int, actor: int, action: int) -> bool:
        """Whether that could be so in one of them.

        The actor knows what it did; to the others it may have been anything that the actor can do in that world.
        """
        engine, reader = self._engine, self._reader
        self._place[:] = self._raw
        acts = engine.show_imagined(self._world, actor, action, reader, np.uint64(luck))
        if acts and self._place.startswith(self._position) and told_in(self._layout, self._place) == self._told:
            return True
        if reader == actor:
            return False
        world = engine.imagine(self._known, reader, luck)
        others = (other for other in engine.choices(world, actor) if other != action)
        return any(self._is_shown(engine.shown(world, actor, other, reader)) for other in others)

    def _is_shown(self, record: Record) -> bool:
        return shown_bytes(record) == self._position + self._told
