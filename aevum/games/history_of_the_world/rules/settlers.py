"""Events that bring armies without a fight: minor empires, HW-070 to HW-080, Kingdoms, Migrants, and the Crusade."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer

from ..actions import MIGRATE, PLACED
from ..state import (
    AREA_LANDS,
    AREA_START,
    CARD_AREA,
    CARD_EMPIRE,
    CARD_LAND,
    CARD_SOURCES,
    CARD_WATER,
    CITY,
    CRUSADERS,
    FLEETS,
    MIGRANTS,
    STRENGTH,
)
from ..steps import AT_DISBAND, AT_EXPAND, AT_MIGRANTS
from .board import found_settlement, is_spared, take_hold
from .reach import open_waters
from .setup import disband
from .turn import clear_land, found_empire


@rule
def begin_minor_empire(s: Record, card: int) -> None:
    """HW-070 to HW-072, HW-074, HW-230, HW-244: founded and expanded like an empire, with nothing but its own card."""
    empire = int(CARD_EMPIRE[card])
    s.force = empire
    s.spared = empire
    s.pool = STRENGTH[empire]
    s.fleets = FLEETS[empire]
    found_empire(s, empire)
    interrupt(s, AT_DISBAND)
    interrupt(s, AT_EXPAND)


@rule
def end_force(s: Record) -> None:
    """HW-076, HW-080, HW-267: a minor empire or a crusade is over; armies not placed and its fleets are removed."""
    disband(s)
    s.force = NOBODY


@rule
def begin_crusade(s: Record, card: int) -> None:
    """HW-266, HW-267: three armies in the sea of the card, which expand from there and from what they take."""
    water = 1 << int(CARD_WATER[card])
    s.pool = CRUSADERS
    s.fleets = water
    open_waters(s, water)
    interrupt(s, AT_DISBAND)
    interrupt(s, AT_EXPAND)


@rule
def found_kingdom(s: Record, seat: int, card: int) -> None:
    """HW-291 to HW-295: an army and exactly one city; army and fort found there are destroyed."""
    land = int(CARD_LAND[card])
    clear_land(s, land)
    take_hold(s, seat, land, CARD_SOURCES + card)
    tell(s, PLACED, seat, land)
    found_settlement(s, seat, land, CITY)


@rule
def finds_its_land(s: Record, card: int) -> bool:
    """HW-067, HW-074: whether an army may be put in the land of a Kingdom or of the Jewish Revolt."""
    return not is_spared(s, int(CARD_LAND[card]))


@rule
def has_room_for_migrants(s: Record, card: int) -> bool:
    """HW-303 to HW-305: whether a land of the card's Area has no army."""
    area = CARD_AREA[card]
    for place in range(AREA_START[area], AREA_START[area + 1]):
        if s.holder[AREA_LANDS[place]] == NOBODY:
            return True
    return False


@rule
def who_migrates(s: Record) -> int:
    """HW-303 to HW-305: two armies, or as many as find a land."""
    return 1 << int(s.seat) if s.chosen_count < MIGRANTS else 0


@rule
def lands_for_migrants(s: Record, seat: int, out: Actions) -> int:
    """HW-303 to HW-305: lands of the card's Area without an army."""
    area = CARD_AREA[s.force - CARD_SOURCES]
    count = 0
    for place in range(AREA_START[area], AREA_START[area + 1]):
        if s.holder[AREA_LANDS[place]] == NOBODY:
            count = offer(out, count, MIGRATE, AREA_LANDS[place])
    return count


@rule
def migrate(s: Record, seat: int, action: int) -> None:
    """HW-303 to HW-306: an army settles there, and does nothing else."""
    land = first_noun(action)
    take_hold(s, seat, land, int(s.force))
    tell(s, PLACED, seat, land)
    s.chosen_count += 1
    interrupt(s, AT_MIGRANTS)
