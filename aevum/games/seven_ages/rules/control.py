"""SA-008, SA-122, SA-284: who controls a region, and what goes with a region that is lost.

Inside a conflict nothing is lost until it is over (SA-325-R1); nor is it while an empire is created (SA-088-R1).
"""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import ARTIFACT_EXPIRED, CAPITAL_LOST, REGION_LOST, REGION_TAKEN
from ..state import NOTHING, NOWHERE
from ..tables import COLOURS
from .artifacts import drop_artifact
from .counters import standing_units
from .empires import in_play
from .leaders import shed_surplus
from .standing import leader_limit

# Who is spared


@rule
def in_battle(s: Record) -> bool:
    """SA-325-R1: whether a conflict goes on."""
    return s.battle_at != NOWHERE


@rule
def is_being_created(s: Record, empire: int) -> bool:
    """SA-088-R1: whether an empire is still being set up."""
    return in_play(s, empire) and s.arrived[empire] == NOTHING


# Control of regions


@rule
def lose_capital(s: Record, region: int) -> None:
    """SA-122-R1, SA-256, SA-328: a capital whose region is lost is an ordinary city of its level."""
    for empire in range(COLOURS):
        if in_play(s, empire) and s.capital[empire] == region:
            s.capital[empire] = NOWHERE
            tell(s, CAPITAL_LOST, int(s.card[empire]), region)


@rule
def lose_wonder(s: Record, region: int) -> None:
    """SA-284, SA-285: the artifact in a region leaves play, and leaders whom it allowed go with it."""
    empire = int(s.control[region])
    artifact = int(s.wonder[region])
    if empire == NOBODY:
        drop_artifact(s, artifact)
        return
    limit = leader_limit(s, empire)
    drop_artifact(s, artifact)
    tell(s, ARTIFACT_EXPIRED, int(s.card[empire]), artifact)
    shed_surplus(s, empire, limit)


@rule
def lose_control(s: Record, region: int) -> None:
    """SA-008, SA-122-R1, SA-284: a region becomes neutral: artifact and capital are lost, city and fort stay."""
    empire = int(s.control[region])
    if empire == NOBODY:
        return
    if s.wonder[region] != NOTHING:
        lose_wonder(s, region)
    lose_capital(s, region)
    s.control[region] = NOBODY
    tell(s, REGION_LOST, int(s.card[empire]), region)


@rule
def take_control(s: Record, region: int, empire: int) -> None:
    """SA-008, SA-008-R1: a region is an empire's from now on; whoever had it loses it."""
    if s.control[region] == empire:
        return
    lose_control(s, region)
    s.control[region] = empire
    tell(s, REGION_TAKEN, int(s.card[empire]), region)


@rule
def let_go(s: Record, region: int) -> bool:
    """SA-008-R1, SA-008-R2: outside a conflict a region is lost when only air units, or none, are left; whether it is.

    Air units that a conflict left hold their region: so this is asked where other units have gone, and not always.
    """
    empire = int(s.control[region])
    if empire == NOBODY or in_battle(s) or is_being_created(s, empire) or standing_units(s, empire, region):
        return False
    lose_control(s, region)
    return True
