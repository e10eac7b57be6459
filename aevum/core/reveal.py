"""Whether an action showed somebody something hidden: computed from what everybody knows, never declared.

Everybody's knowledge before the action is filled at random with what could be true. If the same could have been shown
in every such world, the action revealed nothing.
"""

from __future__ import annotations

from aevum.core.engine import Engine
from aevum.core.record import NOBODY, Record, field_of, position_bytes, shown_bytes

SPECTATOR = NOBODY
IMAGINED_WORLDS = 12  # how many ways the hidden could be are tried


def reveals(engine: Engine, before: Record, actor: int, action: int, first_luck: int = 1) -> bool:
    """Whether somebody at the table, or a spectator, learns something hidden when a seat acts."""
    certain = field_of(engine.acted(before, actor, action), "draws") == field_of(before, "draws")
    for reader in (SPECTATOR, *range(int(before.seats))):
        known = engine.observe(before, reader)
        if certain and hides_nothing(known, before):
            continue
        shown = shown_bytes(engine.shown(before, actor, action, reader))
        for luck in range(first_luck, first_luck + IMAGINED_WORLDS):
            if not could_show(engine, known, reader, luck, actor, action, shown):
                return True
    return False


def hides_nothing(known: Record, whole: Record) -> bool:
    """Whether an observed record is the whole record but for the key of the generator, its first field."""
    start = whole.dtype.fields["draws"][1]
    return position_bytes(known)[start:] == position_bytes(whole)[start:]


def could_show(engine: Engine, known: Record, reader: int, luck: int, actor: int, action: int, shown: bytes) -> bool:
    """Whether a reader could have been shown this in another world that fits what it knows.

    The actor knows what it did; to the others it may have been anything that the actor can do in that world.
    """
    same = engine.shown_imagined(known, actor, action, reader, luck)
    if same is not None and shown_bytes(same) == shown:
        return True
    if reader == actor:
        return False
    world = engine.imagine(known, reader, luck)
    others = (other for other in engine.choices(world, actor) if other != action)
    return any(shown_bytes(engine.shown(world, actor, other, reader)) == shown for other in others)
