"""What effects do to regions: disorder, cities, forts, revolts."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import (
    CITY_RENEWED,
    CITY_STRUCK,
    DISORDER_CAME,
    DISORDER_WENT,
    FORT_RAISED,
    FORT_STRUCK,
    REGION_REVOLTED,
)
from ..atlas import CITY_DOWN, CITY_UP, REGIONS
from ..effects import CLAUSES
from ..grammar import OP, VERB
from ..state import NOTHING, NOWHERE
from ..tables import COLOURS
from ..words import OP_DOWN, OP_REMOVE, VERB_CITY, VERB_DISORDER
from .artifacts import lose_artifact
from .control import take_control
from .counters import counter_of, counter_places, put_counter, spare_counter, take_counter
from .empires import is_land
from .places import infantry_to_raise


@rule
def add_disorder(s: Record, region: int) -> None:
    """SA-267: disorder comes to ordered land, and to nothing else."""
    if region != NOWHERE and is_land(region) and s.disorder[region] == 0:
        s.disorder[region] = 1
        tell(s, DISORDER_CAME, region)


@rule
def remove_disorder(s: Record, region: int) -> None:
    """SA-267: order comes back."""
    if s.disorder[region]:
        s.disorder[region] = 0
        tell(s, DISORDER_WENT, region)


@rule
def lower_city(s: Record, region: int) -> None:
    """SA-255, SA-267: a city falls one step; the smallest is gone, and with it a capital."""
    if s.city[region] == 0:
        return
    s.city[region] = CITY_DOWN[s.city[region]]
    tell(s, CITY_STRUCK, region, int(s.city[region]))
    if s.city[region] == 0:
        for empire in range(COLOURS):
            if s.capital[empire] == region:
                s.capital[empire] = NOWHERE


@rule
def raise_city(s: Record, region: int) -> None:
    """SA-316: a city grows one step."""
    s.city[region] = CITY_UP[s.city[region]]
    tell(s, CITY_RENEWED, region, int(s.city[region]))


@rule
def change_fort(s: Record, region: int, fort: int) -> None:
    """SA-133: a fort is built or razed."""
    if s.fort[region] != fort:
        s.fort[region] = fort
        tell(s, FORT_RAISED if fort else FORT_STRUCK, region)


@rule
def change_region(s: Record, clause: int, region: int) -> None:
    """SA-267: a clause about disorder, a city or a fort is carried out in a region."""
    op = CLAUSES[clause, OP]
    if CLAUSES[clause, VERB] == VERB_DISORDER:
        if op == OP_REMOVE:
            remove_disorder(s, region)
        else:
            add_disorder(s, region)
    elif CLAUSES[clause, VERB] == VERB_CITY:
        if op == OP_DOWN:
            lower_city(s, region)
        else:
            raise_city(s, region)
    else:
        change_fort(s, region, 0 if op == OP_REMOVE else 1)


@rule
def revolt(s: Record, acting: int, region: int) -> None:
    """SA-267: a region changes sides: its units go home, fort and artifact are gone, city and disorder stay."""
    loser = int(s.control[region])
    unit_type = infantry_to_raise(s, acting)
    for place in range(counter_places(loser)):
        counter = counter_of(s, loser, place)
        if counter >= 0 and s.unit_at[counter] == region:
            take_counter(s, counter)
    change_fort(s, region, 0)
    if s.wonder[region] != NOTHING:
        lose_artifact(s, loser, int(s.wonder[region]))
    take_control(s, region, acting)
    put_counter(s, spare_counter(s, acting, unit_type), acting, unit_type, region, 0)
    tell(s, REGION_REVOLTED, region, int(s.card[acting]), int(s.card[loser]))


@rule
def next_place(s: Record, empire: int, with_city: bool, after: int) -> int:
    """The next region of an empire with units in it, of those with a city or of all; -1 after the last."""
    for region in range(after + 1, REGIONS):
        if s.control[region] == empire and s.stacks[empire, region] and (s.city[region] or not with_city):
            return region
    return NOBODY
