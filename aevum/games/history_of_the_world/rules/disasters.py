"""Events that destroy: Disaster, HW-271 to HW-275, Famine and Black Death, Pestilence and Plague."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, offer_each, verb_of

from ..actions import (
    AFFLICT,
    AREA_FACES,
    AREA_ROLLED,
    AREA_STRUCK,
    DESTROY,
    DIED,
    DONE,
    FATAL_FACES,
    INFECT,
    LAND_STRUCK,
    MONUMENT_DESTROYED,
    PERISHED,
    SURVIVED,
)
from ..state import (
    ADJACENT_AREAS,
    AREA_LANDS,
    AREA_START,
    AREAS,
    BESIDE_DICE,
    BLACK_DEATH,
    BLACK_DEATH_AREAS,
    BORDER_START,
    DISASTER_LANDS,
    EPIDEMIC_DICE,
    FAMINE_AREAS,
    LANDS,
    MONUMENTS,
    NEIGHBOURS,
    NOWHERE,
    PESTILENCE_DICE,
    PLAGUE_DICE,
    SPREAD_DICE,
)
from ..steps import AT_AFFLICT, AT_DISASTER, AT_PLAGUE, AT_PLAGUE_DICE
from .board import clear_fort, is_spared, let_go, put_monument, sack
from .combat import is_card
from .dice import is_deadly, roll, tell_dice


@rule
def who_destroys(s: Record) -> int:
    """HW-271: up to two lands."""
    return 1 << int(s.seat) if s.chosen_count < DISASTER_LANDS else 0


@rule
def can_be_destroyed(s: Record, land: int) -> bool:
    """HW-074, HW-271: a monument, but not where a minor empire of this turn stands."""
    return s.monument[land] == 1 and not is_spared(s, land)


@rule
def can_destroy_somewhere(s: Record) -> bool:
    """HW-067, HW-271: whether there is a monument for a Disaster to strike."""
    if s.monuments_left == MONUMENTS or s.spared == NOBODY:
        return s.monuments_left < MONUMENTS
    for land in range(LANDS):
        if can_be_destroyed(s, land):
            return True
    return False


@rule
def lands_to_destroy(s: Record, seat: int, out: Actions) -> int:
    """HW-271: a land with a monument; after the first one may stop."""
    count = 0
    for land in range(LANDS):
        if can_be_destroyed(s, land):
            count = offer(out, count, DESTROY, land)
    if s.chosen_count > 0:
        count = offer(out, count, DONE)
    return count


@rule
def destroy(s: Record, seat: int, action: int) -> None:
    """HW-271 to HW-275: monument, city and fort are destroyed, a capital becomes a city; armies stay."""
    if verb_of(action) == DONE:
        return
    land = first_noun(action)
    put_monument(s, land, -1)
    tell(s, MONUMENT_DESTROYED, land)
    sack(s, land)
    clear_fort(s, land)
    s.chosen_count += 1
    interrupt(s, AT_DISASTER)


@rule
def areas_to_strike(s: Record) -> int:
    """HW-256, HW-282: two Areas for Black Death, one for Famine."""
    return BLACK_DEATH_AREAS if is_card(s, BLACK_DEATH) else FAMINE_AREAS


@rule
def who_afflicts(s: Record) -> int:
    """HW-256, HW-282: until all Areas are chosen."""
    return 1 << int(s.seat) if s.chosen_count < areas_to_strike(s) else 0


@rule
def areas_to_afflict(s: Record, seat: int, out: Actions) -> int:
    """HW-256, HW-282: any Area; for Black Death two that are adjacent."""
    count = 0
    for area in range(AREAS):
        if areas_to_strike(s) == FAMINE_AREAS or is_beside_chosen(s, area):
            count = offer(out, count, AFFLICT, area)
    return count


@rule
def is_beside_chosen(s: Record, area: int) -> bool:
    """HW-256: an Area adjacent to the first, or the first itself, which needs one beside it."""
    for other in range(AREAS):
        if ADJACENT_AREAS[area, other] == 1 and (s.chosen_count == 0 or s.chosen[0] == other):
            return True
    return False


@rule
def afflict(s: Record, seat: int, action: int) -> None:
    """HW-256, HW-282: the Area is chosen."""
    s.chosen[s.chosen_count] = first_noun(action)
    s.chosen_count += 1
    tell(s, AREA_STRUCK, first_noun(action))
    interrupt(s, AT_AFFLICT)


@rule
def strike_areas(s: Record) -> None:
    """HW-257, HW-283: a die for every army in these Areas, whoever owns it; first all dice, then who died."""
    for place in range(s.chosen_count):
        area = int(s.chosen[place])
        bury(s, area, roll_in_area(s, area))


@rule
def roll_in_area(s: Record, area: int) -> int:
    """HW-257, HW-283: which armies of an Area die, counted in the order of the map: a bit for each."""
    armies, dead = 0, 0
    for index in range(AREA_START[area], AREA_START[area + 1]):
        land = int(AREA_LANDS[index])
        if can_fall_ill(s, land):
            for _army in range(s.armies[land]):
                if armies == 0:
                    tell(s, AREA_ROLLED, area)
                rolled = roll(s, EPIDEMIC_DICE)
                tell_dice(s, AREA_FACES, rolled, EPIDEMIC_DICE)
                if is_deadly(rolled, EPIDEMIC_DICE):
                    dead |= 1 << armies
                armies += 1
    return dead


@rule
def bury(s: Record, area: int, dead: int) -> None:
    """HW-257, HW-258, HW-283, HW-284: these armies of an Area are removed, and the fort with the last of a land."""
    for index in range(AREA_START[area], AREA_START[area + 1]):
        land = int(AREA_LANDS[index])
        if can_fall_ill(s, land):
            for _army in range(s.armies[land]):
                if dead & 1:
                    tell(s, PERISHED, s.holder[land], land)
                    s.armies[land] -= 1
                dead >>= 1
            leave_if_empty(s, land)


@rule
def can_fall_ill(s: Record, land: int) -> bool:
    """HW-074: armies, but not those of a minor empire played in this turn."""
    return s.holder[land] != NOBODY and s.source[land] != s.spared


@rule
def can_anybody_fall_ill(s: Record) -> bool:
    """HW-067, HW-312: whether there is an army for a plague to strike."""
    for land in range(LANDS):
        if can_fall_ill(s, land):
            return True
    return False


@rule
def strike_land(s: Record, land: int, dice: int) -> None:
    """HW-309, HW-310, HW-313: so many dice for each army; the fort goes with the last."""
    if not can_fall_ill(s, land):
        return
    for _army in range(s.armies[land]):
        rolled = roll(s, dice)
        if is_deadly(rolled, dice):
            tell(s, DIED, s.holder[land], land)
            tell_dice(s, FATAL_FACES, rolled, dice)
            s.armies[land] -= 1
        else:
            tell(s, SURVIVED, s.holder[land], land)
            tell_dice(s, FATAL_FACES, rolled, dice)
    leave_if_empty(s, land)


@rule
def leave_if_empty(s: Record, land: int) -> None:
    """HW-258, HW-284: without an army nobody holds the land, and the fort goes."""
    if s.armies[land] == 0:
        let_go(s, land)


@rule
def lands_to_infect(s: Record, seat: int, out: Actions) -> int:
    """HW-312, HW-314, HW-315: any land with an army; then one beside the land where the army died."""
    count = 0
    if s.sick == NOWHERE:
        for land in range(LANDS):
            if can_fall_ill(s, land):
                count = offer(out, count, INFECT, land)
        return count
    for border in range(BORDER_START[s.sick], BORDER_START[s.sick + 1]):
        if NEIGHBOURS[border] < LANDS and can_fall_ill(s, NEIGHBOURS[border]):
            count = offer(out, count, INFECT, NEIGHBOURS[border])
    return count


@rule
def infect(s: Record, seat: int, action: int) -> None:
    """HW-308, HW-312, HW-314: the disease is in this land."""
    s.chosen[0] = first_noun(action)
    tell(s, LAND_STRUCK, first_noun(action))


@rule
def roll_plague(s: Record) -> None:
    """HW-313 to HW-315: four dice in the first land, three in each further one, until an army survives."""
    land = int(s.chosen[0])
    if land == NOWHERE:
        return
    strike_land(s, land, PLAGUE_DICE if s.sick == NOWHERE else SPREAD_DICE)
    s.sick = land
    s.chosen[0] = NOWHERE
    if s.holder[land] == NOBODY:
        interrupt(s, AT_PLAGUE_DICE)
        interrupt(s, AT_PLAGUE)


@rule
def lands_of_pestilence(s: Record, seat: int, out: Actions) -> int:
    """HW-308: any land that is not barren, with or without an army."""
    return offer_each(out, 0, INFECT, LANDS)


@rule
def roll_pestilence(s: Record) -> None:
    """HW-309 to HW-311: three dice in the land, two in each land beside it, whatever happens in the first."""
    land = int(s.chosen[0])
    strike_land(s, land, PESTILENCE_DICE)
    for border in range(BORDER_START[land], BORDER_START[land + 1]):
        if NEIGHBOURS[border] < LANDS:
            strike_land(s, NEIGHBOURS[border], BESIDE_DICE)
