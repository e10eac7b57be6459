"""Stand-ins for rules that are written elsewhere; each goes when the real one comes."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule


@rule
def standing_checks(s: Record) -> None:
    """Stands for the rule of this name in `checks`."""
    return


@rule
def take_control(s: Record, region: int, empire: int) -> None:
    """Stands for the rule of this name in `checks`."""
    s.control[region] = empire


@rule
def lose_control(s: Record, region: int) -> None:
    """Stands for the rule of this name in `checks`."""
    s.control[region] = NOBODY


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """Stands for the rule of this name in `effects_run`."""
    return
