"""SA-137 to SA-141: elephants: how empires come by them, and how they leave the game."""

from aevum.core.random import draw_below
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import ELEPHANT_GAINED, ELEPHANTS_GONE
from ..atlas import ELEPHANT_REGION, ELEPHANTS, NAMED_ELEPHANTS
from ..state import COLOURED, FIRST_ELEPHANT, NOWHERE
from ..tables import ELEPHANT_END_AGE, WAR_ELEPHANTS
from .control import let_go
from .counters import take_counter
from .empires import age_of_game
from .standing import level_for


@rule
def owner_of(s: Record, elephant: int) -> int:
    """The empire that has an elephant, -1 none."""
    return int(s.shared_by[FIRST_ELEPHANT + elephant - COLOURED])


@rule
def hand_over(s: Record, elephant: int, empire: int) -> None:
    """SA-138, SA-008-R1: an elephant comes into an empire's pool, off the map if another empire had it there."""
    counter = FIRST_ELEPHANT + elephant
    region, old = int(s.unit_at[counter]), owner_of(s, elephant)
    if region != NOWHERE:
        take_counter(s, counter)
        if s.rules >= 2 and s.control[region] == old:
            let_go(s, region)  # air units that are left do not hold it
    s.shared_by[counter - COLOURED] = empire


@rule
def uses_elephants(s: Record, empire: int) -> bool:
    """SA-138: whether an empire is advanced enough for elephants: level 10, or what its effects make of it."""
    return s.level[empire] >= level_for(s, empire, WAR_ELEPHANTS)


@rule
def claim_elephants(s: Record) -> bool:
    """SA-138, SA-138-R1, SA-138-R2: who controls an elephant's region and is of its level takes it, even in a conflict.

    Whether anything changed.
    """
    changed = False
    for elephant in range(NAMED_ELEPHANTS):
        empire = int(s.control[ELEPHANT_REGION[elephant]])
        if empire == NOBODY or s.gone[elephant] or owner_of(s, elephant) == empire or not uses_elephants(s, empire):
            continue
        hand_over(s, elephant, empire)
        tell(s, ELEPHANT_GAINED, int(s.card[empire]))
        changed = True
    return changed


@rule
def is_unclaimed(s: Record, elephant: int) -> bool:
    """SA-139: whether an elephant without a region is in the common pool."""
    return owner_of(s, elephant) == NOBODY and s.gone[elephant] == 0


@rule
def unclaimed_elephants(s: Record) -> int:
    """SA-139: how many unnamed elephants the common pool has."""
    count = 0
    for elephant in range(NAMED_ELEPHANTS, ELEPHANTS):
        if is_unclaimed(s, elephant):
            count += 1
    return count


@rule
def controls_elephants(s: Record, empire: int) -> bool:
    """SA-139: whether an empire controls the region of an elephant."""
    for elephant in range(NAMED_ELEPHANTS):
        if s.control[ELEPHANT_REGION[elephant]] == empire:
            return True
    return False


@rule
def win_elephant(s: Record, winner: int, loser: int) -> None:
    """SA-139, SA-139-R1: after the advance of a won trade with a master of elephants, a random unnamed one."""
    unclaimed = unclaimed_elephants(s)
    if unclaimed == 0 or not uses_elephants(s, winner) or not controls_elephants(s, loser):
        return
    left = draw_below(s, unclaimed)
    for elephant in range(NAMED_ELEPHANTS, ELEPHANTS):
        if is_unclaimed(s, elephant):
            if left == 0:
                hand_over(s, elephant, winner)
                tell(s, ELEPHANT_GAINED, int(s.card[winner]))
                return
            left -= 1


@rule
def must_go(s: Record) -> bool:
    """SA-141, SA-141-R1: whether the last Age, however it was entered, finds elephants in the game."""
    return age_of_game(s) >= ELEPHANT_END_AGE and s.gone[0] == 0


@rule
def lose_elephants(s: Record) -> None:
    """SA-141: all elephants leave the game."""
    for elephant in range(ELEPHANTS):
        hand_over(s, elephant, NOBODY)
        s.gone[elephant] = 1
    tell(s, ELEPHANTS_GONE)
