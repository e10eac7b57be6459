"""Events that attack: Civil War, HW-263 to HW-265, Jewish Revolt, HW-285 to HW-287, Barbarians, HW-250 to HW-255."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, pack

from ..actions import (
    EXPANDED,
    GATHER,
    INCITE,
    INCITED,
    RAID,
    REBEL,
    REPLACED,
    ROSE,
)
from ..state import (
    ALL_EMPIRES,
    ALL_LANDS,
    BORDER_START,
    CARD_LAND,
    CIVIL_WAR_ARMIES,
    LANDS,
    NEIGHBOURS,
    NOWHERE,
    UPRISING_DICE,
)
from ..steps import AT_BATTLE, AT_RAID, AT_REBEL, AT_UPRISING
from .board import is_enemy_land, replace_armies, take_hold
from .expansion import take_route, tell_attack


@rule
def rise_in(s: Record, seat: int, land: int) -> None:
    """HW-264, HW-286: an army appears inside the land and attacks; terrain is ignored, a fort is not."""
    s.target = land
    s.route = NOWHERE
    s.defence_dice = UPRISING_DICE
    tell(s, ROSE, seat, s.holder[land], land)
    interrupt(s, AT_BATTLE)


@rule
def revolt(s: Record, seat: int, card: int) -> None:
    """HW-285 to HW-287: one army in the land of the card; where no enemy stands it takes the land as it is."""
    land = int(CARD_LAND[card])
    if is_enemy_land(s, seat, land):
        rise_in(s, seat, land)
    elif s.holder[land] == seat:
        replace_armies(s, seat, land, int(s.force))
        tell(s, REPLACED, seat, land)
    else:
        take_hold(s, seat, land, int(s.force))
        tell(s, EXPANDED, seat, land)


@rule
def empires_to_incite(s: Record, seat: int, out: Actions) -> int:
    """HW-263: one empire of one other player, each named once."""
    count = 0
    for land in range(LANDS):
        if is_enemy_land(s, seat, land) and s.source[land] < ALL_EMPIRES:
            action = pack(INCITE, s.source[land])
            place = 0
            while place < count and out[place] != action:
                place += 1
            if place == count:
                count = offer(out, count, INCITE, s.source[land])
    return count


@rule
def incite(s: Record, seat: int, action: int) -> None:
    """HW-263: the empire that the Civil War strikes."""
    s.rebels_of = first_noun(action)
    tell(s, INCITED, seat, s.rebels_of)


@rule
def who_rebels(s: Record) -> int:
    """HW-263: three lands, or as many as the empire has."""
    return 1 << int(s.seat) if s.chosen_count < CIVIL_WAR_ARMIES else 0


@rule
def lands_to_rebel(s: Record, seat: int, out: Actions) -> int:
    """HW-263: different lands of that empire, in the order in which they are fought for."""
    count = 0
    for land in range(LANDS):
        if s.source[land] == s.rebels_of and not is_chosen(s, land):
            count = offer(out, count, REBEL, land)
    return count


@rule
def is_chosen(s: Record, choice: int) -> bool:
    """Whether a land was chosen before."""
    for place in range(s.chosen_count):
        if s.chosen[place] == choice:
            return True
    return False


@rule
def rebel(s: Record, seat: int, action: int) -> None:
    """HW-263: an army is placed there."""
    s.chosen[s.chosen_count] = first_noun(action)
    s.chosen_count += 1
    interrupt(s, AT_REBEL)


@rule
def rise_next(s: Record) -> None:
    """HW-264: when all are placed, one fight after another, each to its end."""
    for place in range(CIVIL_WAR_ARMIES):
        land = int(s.chosen[place])
        if land != NOWHERE:
            s.chosen[place] = NOWHERE
            interrupt(s, AT_UPRISING)
            rise_in(s, int(s.seat), land)
            return


@rule
def can_raid(s: Record, seat: int, barren: int) -> bool:
    """HW-251: whether an enemy army stands next to a barren land."""
    for border in range(BORDER_START[barren], BORDER_START[barren + 1]):
        if NEIGHBOURS[border] < LANDS and is_enemy_land(s, seat, NEIGHBOURS[border]):
            return True
    return False


@rule
def can_raid_somewhere(s: Record, seat: int) -> bool:
    """HW-067, HW-251: whether barbarians find anybody to attack."""
    for barren in range(LANDS, ALL_LANDS):
        if can_raid(s, seat, barren):
            return True
    return False


@rule
def barren_lands(s: Record, seat: int, out: Actions) -> int:
    """HW-250: a barren land with an enemy beside it."""
    count = 0
    for barren in range(LANDS, ALL_LANDS):
        if can_raid(s, seat, barren):
            count = offer(out, count, GATHER, barren)
    return count


@rule
def gather(s: Record, seat: int, action: int) -> None:
    """HW-250: barbarians gather there."""
    s.home = first_noun(action)


@rule
def who_raids(s: Record) -> int:
    """HW-254, HW-255: a new army appears until one is beaten."""
    return 1 << int(s.seat) if s.home != NOWHERE else 0


@rule
def lands_to_raid(s: Record, seat: int, out: Actions) -> int:
    """HW-251, HW-254: an adjacent land with an enemy army; without one the raid is over."""
    count = 0
    for border in range(BORDER_START[s.home], BORDER_START[s.home + 1]):
        if NEIGHBOURS[border] < LANDS and is_enemy_land(s, seat, NEIGHBOURS[border]):
            count = offer(out, count, RAID, NEIGHBOURS[border])
    return count


@rule
def raid(s: Record, seat: int, action: int) -> None:
    """HW-252, HW-253, HW-255: a normal attack; whoever wins stays, and another follows."""
    s.target = first_noun(action)
    interrupt(s, AT_RAID)
    interrupt(s, AT_BATTLE)
    take_route(s, int(s.home))
    tell_attack(s, seat)
