"""SA-173 to SA-176, SA-180 to SA-185: fleets: what they carry, the shore they lie at, whom they pass, and canals."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import offer, verb_of

from ..actions import CANAL_ASKED, CANAL_CLOSED, CANAL_OPENED, CLOSE_CANAL, OPEN_CANAL
from ..atlas import BORDER_COAST, BORDER_KIND, BORDER_START, BORDER_TO, CANAL, COAST
from ..cells import NONE
from ..state import DOUBLE_LOAD, ON_THE_WAY
from ..steps import AT_CANAL
from ..tables import COLOURS, STOP_RATIO
from .borders import border_between, canal_dug, canal_owner
from .counters import counter_of, counter_places, sails
from .empires import in_play, is_land


@rule
def room_aboard(s: Record, ships: int) -> int:
    """SA-173: how many land or air units so many ships carry: one each, or two by a special right."""
    return 2 * ships if s.move_rights & DOUBLE_LOAD else ships


@rule
def fleet_shore(s: Record, empire: int) -> int:
    """SA-183: the shore at which the ships that move now lie; -1 while none is taken."""
    if s.group_shore != NONE:
        return int(s.group_shore)
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.in_move[counter] == ON_THE_WAY and sails(int(s.unit_type[counter])):
            return int(s.unit_shore[counter])
    return NONE


@rule
def leaves_by(region: int, border: int, shore: int) -> bool:
    """SA-182, SA-183: a ship in a land region leaves only for waters at its shore."""
    return not is_land(region) or (BORDER_KIND[border] == COAST and BORDER_COAST[border] == shore)


@rule
def shore_water(region: int, shore: int) -> int:
    """The first water at a shore of a land, which stands for that shore; -1 where there is none."""
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if BORDER_KIND[border] == COAST and BORDER_COAST[border] == shore:
            return int(BORDER_TO[border])
    return NOBODY


@rule
def shore_at(region: int, water: int) -> int:
    """SA-183-R1: the shore of a region by which one comes from a water; 0 at sea."""
    border = border_between(region, water)
    return int(BORDER_COAST[border]) if is_land(region) and border != NOBODY else 0


@rule
def passed_by(s: Record, empire: int, water: int, own: int) -> int:
    """SA-180: bit mask of the empires whose units in a water are more than half of those already there."""
    passed = 0
    for other in range(COLOURS):
        if other != empire and own < STOP_RATIO * s.stacks[other, water]:
            passed |= 1 << other
    return passed


@rule
def is_of(s: Record, region: int, empires: int) -> bool:
    """SA-180: whether a region belongs to one of these empires; with those sailed past no move can end there."""
    owner = int(s.control[region])
    return owner != NOBODY and (empires >> owner) & 1 == 1


@rule
def canal_waits(s: Record, empire: int, border: int) -> bool:
    """SA-185: whether a canal can be asked for: an owner of its banks has not answered, and none has refused."""
    if BORDER_KIND[border] != CANAL or not canal_dug(s, empire, border):
        return False
    owner = canal_owner(s, empire, border)
    return owner != NOBODY and (s.canal_refused >> owner) & 1 == 0


@rule
def is_locked(s: Record, empire: int, border: int) -> bool:
    """SA-185: whether a border is a canal for which leave is missing."""
    return BORDER_KIND[border] == CANAL and canal_owner(s, empire, border) != NOBODY


@rule
def ask_for_canal(s: Record, empire: int, border: int) -> None:
    """SA-185: the next owner of the banks is asked."""
    owner = canal_owner(s, empire, border)
    tell(s, CANAL_ASKED, int(s.card[empire]), int(s.card[owner]))
    interrupt(s, AT_CANAL, empire, owner)


@rule
def who_opens_canal(s: Record) -> int:
    """SA-185: the player of the empire that was asked."""
    owner = about_too(s)
    return 1 << int(s.player[owner]) if in_play(s, owner) else 0


@rule
def canal_answers(s: Record, seat: int, out: Actions) -> int:
    """SA-185: a canal is opened or stays closed."""
    count = offer(out, 0, OPEN_CANAL)
    return offer(out, count, CLOSE_CANAL)


@rule
def answer_canal(s: Record, seat: int, action: int) -> None:
    """SA-185-R1: the answer holds for the whole action."""
    empire, owner = was_about(s), was_about_too(s)
    if verb_of(action) == OPEN_CANAL:
        s.passage |= 1 << owner
        tell(s, CANAL_OPENED, int(s.card[owner]), int(s.card[empire]))
    else:
        s.canal_refused |= 1 << owner
        tell(s, CANAL_CLOSED, int(s.card[owner]), int(s.card[empire]))
