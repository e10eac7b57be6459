"""How far an empire is ahead of all others in the regions for which it is paid."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..atlas import REGION_ZONES, REGIONS
from ..icons import GLORY_AREA, GLORY_LAND, GLORY_SEA
from ..rules.counting import is_counted_kind
from ..tables import COLOURS, GLORY, ICON_CATEGORY, ICON_ZONE
from .worth import SLOTS

SAFE_LEAD = 2  # regions
SATED = 0.15  # what land is worth to who has more of it than anybody else
BYTES = 7  # of a number, one for an empire


@rule
def regions_by_empire(s: Record, first: int, category: int, zone: int) -> int:
    """How many ordered regions of a kind seven empires from one on have in a zone, a byte for each."""
    counts = 0
    for region in range(REGIONS):
        place = int(s.control[region]) - first
        if 0 <= place < BYTES and s.disorder[region] == 0 and (REGION_ZONES[region] >> zone) & 1:
            if is_counted_kind(region, category):
                counts += 1 << (8 * place)
    return counts


@rule
def lead_in_regions(s: Record, empire: int, category: int, zone: int) -> int:
    """How many more ordered regions of a kind an empire has in a zone than the best of the others."""
    own, best = 0, 0
    for first in range(0, COLOURS, BYTES):
        counts = regions_by_empire(s, first, category, zone)
        for place in range(BYTES):
            count = (counts >> (8 * place)) & 255
            if first + place == empire:
                own = count
            else:
                best = max(best, count)
    return own - best


@rule
def has_land_enough(s: Record, empire: int) -> bool:
    """Whether an empire is paid for regions, and so far ahead in all of them that more bring it nothing."""
    is_paid = False
    for slot in range(SLOTS):
        category = GLORY[s.card[empire], slot, ICON_CATEGORY]
        if category == GLORY_LAND or category == GLORY_SEA or category == GLORY_AREA:
            is_paid = True
            if lead_in_regions(s, empire, int(category), int(GLORY[s.card[empire], slot, ICON_ZONE])) < SAFE_LEAD:
                return False
    return is_paid
