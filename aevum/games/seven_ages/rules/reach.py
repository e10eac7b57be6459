"""SA-009 to SA-014, SA-397 to SA-400: which empires are in range of which, and how far cards reach.

A range is counted outwards from all regions of an empire at once. While it is counted, `reach_mark` holds for each
region one more than its distance; afterwards it is empty again, so that asking leaves no trace in the record.
"""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import BORDER_KIND, BORDER_START, BORDER_TO, CANAL, OCEAN, REGION_KIND, REGIONS
from ..state import NOTHING
from ..tables import COLOURS, OCEAN_RANGE_AGE
from ..words import OP_OCEAN, VERB_RANGE
from .empires import age_of, in_play
from .standing import has_op, total_add

OUT_OF_REACH = -1
_FAR = 100  # more than any two regions lie apart


@rule
def range_of(s: Record, empire: int) -> int:
    """SA-010: an empire counts as many regions as its Age, and what effects add."""
    return age_of(s, empire) + total_add(s, empire, VERB_RANGE)


@rule
def counts_through_oceans(s: Record, empire: int) -> bool:
    """SA-011: oceans are counted through from Age 4 on, earlier by an effect."""
    return age_of(s, empire) >= OCEAN_RANGE_AGE or has_op(s, empire, VERB_RANGE, OP_OCEAN)


@rule
def lets_through(s: Record, empire: int, owner: int, permitted: int) -> bool:
    """SA-010-R1, SA-012, SA-012-R1: a count goes through neutral and own regions, others with permission."""
    return owner == NOBODY or s.player[owner] == s.player[empire] or (permitted >> owner) & 1 == 1


@rule
def spread(s: Record, empire: int, permitted: int, limit: int) -> None:
    """SA-009, SA-010: mark every region up to this distance from an empire; `wipe` afterwards.

    Crossings are borders like all others, open or closed. A canal joins two seas for ships alone.
    """
    oceans = counts_through_oceans(s, empire)
    for region in range(REGIONS):
        if s.control[region] == empire:
            s.reach_mark[region] = 1
    for distance in range(1, limit + 1):
        spread_further = False
        for region in range(REGIONS):
            if s.reach_mark[region] == distance and is_passed(s, empire, region, permitted, oceans):
                if mark_neighbours(s, region, distance + 1):
                    spread_further = True
        if not spread_further:
            return


@rule
def is_passed(s: Record, empire: int, region: int, permitted: int, oceans: bool) -> bool:
    """SA-011, SA-011-R1, SA-012: whether a count goes on beyond a region; from the empire's own it always does."""
    if s.control[region] == empire:
        return True
    return (oceans or REGION_KIND[region] != OCEAN) and lets_through(s, empire, int(s.control[region]), permitted)


@rule
def mark_neighbours(s: Record, region: int, mark: int) -> bool:
    """SA-009: mark the regions next to one that have no mark; whether there were any."""
    found = False
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        other = int(BORDER_TO[border])
        if BORDER_KIND[border] != CANAL and s.reach_mark[other] == 0:
            s.reach_mark[other] = mark
            found = True
    return found


@rule
def wipe(s: Record) -> None:
    """No region is marked."""
    for region in range(REGIONS):
        s.reach_mark[region] = 0


@rule
def empires_within(s: Record, empire: int, permitted: int, limit: int) -> int:
    """SA-010: bit mask of the empires that have a region within this distance; an empire is within its own."""
    found = 1 << empire
    spread(s, empire, permitted, limit)
    for region in range(REGIONS):
        if s.reach_mark[region] and s.control[region] != NOBODY:
            found |= 1 << int(s.control[region])
    wipe(s)
    return found


@rule
def distance(s: Record, empire: int, other: int) -> int:
    """SA-010: the shortest count from an empire to another that needs nobody's permission; -1 where there is none."""
    nearest = 0
    spread(s, empire, 0, _FAR)
    for region in range(REGIONS):
        mark = int(s.reach_mark[region])
        if s.control[region] == other and mark and (nearest == 0 or mark < nearest):
            nearest = mark
    wipe(s)
    return nearest - 1 if nearest else OUT_OF_REACH


@rule
def empires_in_range(s: Record, empire: int) -> int:
    """SA-010, SA-013-R1: bit mask of the empires in range of one, those to which others let it count among them."""
    return empires_within(s, empire, 0, range_of(s, empire)) | int(s.ways[empire])


@rule
def in_range(s: Record, empire: int, other: int) -> bool:
    """SA-010, SA-014, SA-397-R1: whether an empire is in range of the first one: by that one's Age."""
    return empire == other or (empires_in_range(s, empire) >> other) & 1 == 1


@rule
def region_in_range(s: Record, empire: int, region: int) -> bool:
    """SA-399: whether a region is within the range of an empire, whoever controls it."""
    spread(s, empire, 0, range_of(s, empire))
    found = s.reach_mark[region] > 0
    wipe(s)
    return bool(found)


@rule
def in_range_of_player(s: Record, seat: int, other: int) -> bool:
    """SA-398, SA-399, SA-399-R1: whether an empire is in range of any one empire of a player."""
    for empire in range(COLOURS):
        if in_play(s, empire) and s.player[empire] == seat and in_range(s, empire, other):
            return True
    return False


@rule
def region_in_range_of_player(s: Record, seat: int, region: int) -> bool:
    """SA-399: whether a region is in range of any one empire of a player."""
    for empire in range(COLOURS):
        if in_play(s, empire) and s.player[empire] == seat and region_in_range(s, empire, region):
            return True
    return False


@rule
def player_in_range_of_player(s: Record, seat: int, other: int) -> bool:
    """SA-400: whether any empire of the other player is in range of any empire of the first; one reaches oneself."""
    if seat == other:
        return True
    for empire in range(COLOURS):
        if s.player[empire] == other and in_range_of_player(s, seat, empire):
            return True
    return False


@rule
def card_reaches(s: Record, seat: int, empire: int, target: int) -> bool:
    """SA-397, SA-398, SA-399: whether a player's card may be played on an empire, with option 7 by range alone.

    `empire` is the one that civilises, -1 for a marker off-empire and at other times.
    """
    if not s.take_that:
        return True
    return in_range(s, empire, target) if empire != NOTHING else in_range_of_player(s, seat, target)


@rule
def card_reaches_region(s: Record, seat: int, empire: int, region: int) -> bool:
    """SA-397, SA-398, SA-399: likewise for a card that affects a region."""
    if not s.take_that:
        return True
    return region_in_range(s, empire, region) if empire != NOTHING else region_in_range_of_player(s, seat, region)


@rule
def card_reaches_player(s: Record, seat: int, other: int) -> bool:
    """SA-400: likewise for a card that affects a player."""
    return not s.take_that or player_in_range_of_player(s, seat, other)
