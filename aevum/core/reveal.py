"""Whether an action showed somebody something hidden: computed from what everybody knows, never declared.

Everybody's knowledge before the action is filled at random with what could be true. If the same could have been shown
in every such world, the action revealed nothing.
"""

from __future__ import annotations

from aevum.core.engine import Engine
from aevum.core.record import NOBODY, Record, copy_record, position_bytes

SPECTATOR = NOBODY
IMAGINED_WORLDS = 12  # how many ways the hidden could be are tried


def reveals(engine: Engine, before: Record, actor: int, action: int, first_luck: int = 1) -> bool:
    """Whether somebody at the table, or a spectator, learns something hidden when a seat acts."""
    after = copy_record(before)
    engine.choose(after, actor, action)
    certain = after.draws == before.draws
    for seat in (SPECTATOR, *range(int(before.seats))):
        known = engine.observe(before, seat)
        if certain and hides_nothing(known, before):
            continue
        shown = shown_after(engine, before, actor, action, seat)
        for luck in range(first_luck, first_luck + IMAGINED_WORLDS):
            if not could_show(engine, engine.imagine(known, seat, luck), seat, actor, action, shown):
                return True
    return False


def hides_nothing(known: Record, whole: Record) -> bool:
    """Whether an observed record is the whole record but for the key of the generator, its first field."""
    start = whole.dtype.fields["draws"][1]
    return position_bytes(known)[start:] == position_bytes(whole)[start:]


def could_show(engine: Engine, world: Record, seat: int, actor: int, action: int, shown: bytes) -> bool:
    """Whether a seat could have been shown this in another world.

    The actor knows what it did; to the others it may have been anything that the actor can do in that world.
    """
    offered = engine.choices(world, actor)
    same = [action] if action in offered else []
    others = [] if seat == actor else [other for other in offered if other != action]
    return any(shown_after(engine, world, actor, maybe, seat) == shown for maybe in same + others)


def shown_after(engine: Engine, before: Record, actor: int, action: int, seat: int) -> bytes:
    """Everything a seat is shown after an action, what is told included."""
    after = copy_record(before)
    engine.choose(after, actor, action)
    seen = engine.observe(after, seat)
    return position_bytes(seen) + bytes(seen.events[: int(seen.told)].tobytes())
