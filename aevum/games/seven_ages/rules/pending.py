"""What other parts of the rules will bring: stand-ins with the same names, so that the frame of a turn can be played.

Each goes when its own module is there: `rules.checks` (`move_marker`, `standing_checks`), `rules.effects_run`
(`trigger`), and the steps of the actions that `sequence.py` fills with `nobody`, `nothing` and `ignore`.
"""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule

from ..tables import END_LEVEL


@rule
def move_marker(s: Record, empire: int, steps: int) -> None:
    """A progress marker moves; the first beyond the last level is remembered."""
    s.level[empire] = min(max(int(s.level[empire]) + steps, 1), END_LEVEL)
    if s.level[empire] == END_LEVEL and s.reached_end[empire] == 0:
        s.reached_end[empire] = 1 + s.reached_end.max()
        if s.ended_by < 0:
            s.ended_by = empire
            s.ended_seat = s.player[empire]


@rule
def standing_checks(s: Record) -> None:
    """What must hold after every step."""
    return


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """The effects of an empire that are triggered now."""
    return


@rule
def pass_over(s: Record) -> None:
    """A step that does nothing yet."""
    return


@rule
def nobody(s: Record) -> int:
    """A decision that nobody takes yet."""
    return 0


@rule
def nothing(s: Record, seat: int, out: Actions) -> int:
    """A decision without choices yet."""
    return 0


@rule
def ignore(s: Record, seat: int, action: int) -> None:
    """What is not decided yet has no consequence."""
    return
