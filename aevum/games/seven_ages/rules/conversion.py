"""SA-096 to SA-098: forces in the start regions of a new empire that become its own."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import CONVERTED
from ..atlas import REGIONS
from ..state import COLOURED, LEADER_PLACES, NOTHING
from ..tables import COLOURS
from .control import take_control
from .counters import counter_of, counter_places, put_counter, spare_counter, take_counter
from .empires import in_play, is_start


@rule
def convert_counter(s: Record, counter: int, old: int, empire: int) -> None:
    """SA-096-R1, SA-096-R2: a shared counter changes hands; others are replaced by the same type, or removed."""
    region, unit_type, shore = int(s.unit_at[counter]), int(s.unit_type[counter]), int(s.unit_shore[counter])
    if counter >= COLOURED:
        s.shared_by[counter - COLOURED] = empire
        s.stacks[old, region] -= 1
        s.stacks[empire, region] += 1
        return
    take_counter(s, counter)
    spare = spare_counter(s, empire, unit_type)
    if spare >= 0:
        put_counter(s, spare, empire, unit_type, region, shore)


@rule
def convert_leaders(s: Record, old: int, empire: int, region: int) -> None:
    """SA-096-R2: leaders change sides too, even above the leader number."""
    for place in range(LEADER_PLACES):
        if s.leader[place] != NOTHING and s.leader_of[place] == old and s.leader_at[place] == region:
            s.leader_of[place] = empire


@rule
def convert_forces(s: Record, old: int, empire: int, region: int) -> None:
    """SA-096: all units and leaders of an empire in a region become the new one's."""
    before = int(s.stacks[empire, region])
    for place in range(counter_places(old)):
        counter = counter_of(s, old, place)
        if counter >= 0 and s.unit_at[counter] == region:
            convert_counter(s, counter, old, empire)
    convert_leaders(s, old, empire, region)
    tell(s, CONVERTED, int(s.card[empire]), int(s.card[old]), region, int(s.stacks[empire, region]) - before)


@rule
def convert_region(s: Record, empire: int, region: int) -> None:
    """SA-096 to SA-098: forces change sides; the city keeps its level, the fort stays, the artifact goes."""
    for old in range(COLOURS):
        if old != empire and in_play(s, old) and s.stacks[old, region]:
            convert_forces(s, old, empire, region)
    if s.control[region] != NOBODY:
        take_control(s, region, empire)


@rule
def convert_starts(s: Record, empire: int) -> None:
    """SA-096: this happens in every start region, before anything is bought."""
    for region in range(REGIONS):
        if is_start(s, empire, region):
            convert_region(s, empire, region)
