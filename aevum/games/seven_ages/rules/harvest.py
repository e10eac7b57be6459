"""SA-335 to SA-368: the harvest: glory is bought, icons are counted, events change the sum."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    BUY_GLORY,
    COUNTED_ICON,
    DONE,
    EMPIRE_HARVEST_CHANGED,
    GLORY_BOUGHT,
    HARVEST_CHANGED,
    HARVESTED,
    RANKED,
    RANKED_IN_ZONE,
)
from ..atlas import REGION_ZONES
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import COST, MULT_PERCENT, TARGET, VERB
from ..icons import (
    GLORY_HOME,
    GLORY_WHEAT,
    TIMING_ANY_TIME,
    TIMING_HARVEST,
    ZONE_EUROPE,
    ZONE_NON_EUROPE,
)
from ..state import LASTING, NOTHING, NOWHERE
from ..steps import AT_BUY_GLORY, AT_HARVEST_WINDOW, AT_REACT
from ..tables import (
    CARDS,
    COLOURS,
    GLORY,
    GLORY_PRICE,
    ICON_CATEGORY,
    ICON_POINTS,
    ICON_ZONE,
)
from ..words import (
    TARGET_ANY_EMPIRE,
    TARGET_SELF,
    VERB_BUYGLORY,
    VERB_GLORYMOD,
    WHEN_HARVEST,
)
from .counting import counted, home_points, resources
from .effects_run import trigger
from .empires import (
    add_glory,
    empire_of_card,
    empires_of,
    in_play,
    pay,
    places_from_holder,
)
from .markers import empire_in_order
from .standing import END, START, clause_at, next_clause

SLOTS = GLORY.shape[1]  # icons a card has room for
_WHOLE = 100  # percent

# Before the harvest


@rule
def begin_harvest(s: Record) -> None:
    """SA-335: before anything is counted effects of the harvest come, empire by empire, then windows for events."""
    empire = empire_by_turn(s, int(s.served))
    if empire != NOBODY:
        s.served += 1
        go_to(s, AT_HARVEST_WINDOW)
        trigger(s, empire, WHEN_HARVEST, NOWHERE)
        return
    s.served = 0
    interrupt(s, AT_REACT, TIMING_HARVEST, NOBODY)
    interrupt(s, AT_REACT, TIMING_ANY_TIME, NOBODY)


@rule
def empire_by_turn(s: Record, place: int) -> int:
    """SA-061: an empire by place, counted from 0 through the players from the holder of the turn marker on; -1 none."""
    for step in range(s.seats):
        seat = (int(s.holder) + step) % int(s.seats)
        own = empires_of(s, seat)
        if place < own:
            return empire_in_order(s, seat, place)
        place -= own
    return NOBODY


# Buying glory


@rule
def glory_price(s: Record, empire: int) -> int:
    """SA-365, SA-366: what a point costs an empire; of several effects the cheapest."""
    price = GLORY_PRICE
    cursor = next_clause(s, empire, VERB_BUYGLORY, NONE, START)
    while cursor != END:
        price = min(price, int(CLAUSES[clause_at(s, empire, cursor), COST]))
        cursor = next_clause(s, empire, VERB_BUYGLORY, NONE, cursor)
    return price


@rule
def who_buys_glory(s: Record) -> int:
    """SA-367-R1: the players in turn order, openly."""
    return 1 << ((int(s.holder) + int(s.served)) % int(s.seats)) if s.served < s.seats else 0


@rule
def glory_to_buy(s: Record, seat: int, out: Actions) -> int:
    """SA-365 to SA-367: any number of points for each empire, as far as its money goes, or none."""
    count = offer(out, 0, DONE)
    for card in range(CARDS):
        empire = empire_of_card(s, card)
        if empire != NOBODY and s.player[empire] == seat:
            for points in range(1, int(s.money[empire]) // glory_price(s, empire) + 1):
                count = offer(out, count, BUY_GLORY, card, points)
    return count


@rule
def buy_glory(s: Record, seat: int, action: int) -> None:
    """SA-365, SA-367: the money is gone before icons are counted; the points are part of the harvest."""
    go_to(s, AT_BUY_GLORY)
    if verb_of(action) == DONE:
        s.served += 1
        return
    empire, points = empire_of_card(s, first_noun(action)), second_noun(action)
    price = points * glory_price(s, empire)
    pay(s, empire, price)
    s.empire_harvest[empire] += points
    tell(s, GLORY_BOUGHT, seat, first_noun(action), price, points)


# Ranks


@rule
def is_compared(s: Record, empire: int, zone: int) -> bool:
    """SA-341, SA-361, SA-362: all empires are ranked; outside Europe only those whose capital is in Europe."""
    if not in_play(s, empire):
        return False
    if zone != ZONE_NON_EUROPE:
        return True
    return s.capital[empire] != NOWHERE and (REGION_ZONES[s.capital[empire]] >> ZONE_EUROPE) & 1 == 1


@rule
def icon_points(s: Record, empire: int, category: int, zone: int) -> int:
    """SA-335: the number of an empire's icon of this category and zone, 0 where it has none or gains nothing."""
    if empire_percent(s, empire) == 0:
        return 0
    for slot in range(SLOTS):
        if icon_of(s, empire, slot, ICON_CATEGORY) == category and icon_of(s, empire, slot, ICON_ZONE) == zone:
            return icon_of(s, empire, slot, ICON_POINTS)
    return 0


@rule
def is_ahead(s: Record, other: int, empire: int, category: int, zone: int) -> bool:
    """SA-340 to SA-342: of two equal empires the one nearer to the turn marker; of one player's the larger icon."""
    seat, own = int(s.player[other]), int(s.player[empire])
    if seat != own:
        return places_from_holder(s, seat) < places_from_holder(s, own)
    theirs, points = icon_points(s, other, category, zone), icon_points(s, empire, category, zone)
    return theirs > points or (theirs == points and other < empire)


@rule
def rank_of(s: Record, empire: int, category: int, zone: int) -> int:
    """SA-336, SA-340, SA-341: an empire's place in a category, from 1; 0 where it has nothing or is not compared."""
    own = counted(s, empire, category, zone)
    if own <= 0 or not is_compared(s, empire, zone):
        return 0
    rank = 1
    for other in range(COLOURS):
        if other != empire and is_compared(s, other, zone):
            theirs = counted(s, other, category, zone)
            if theirs > own or (theirs == own and is_ahead(s, other, empire, category, zone)):
                rank += 1
    return rank


@rule
def ranked_points(rank: int, points: int) -> int:
    """SA-337 to SA-339: as many points as the icon's number for the first, one less for each place after it."""
    return max(points + 1 - rank, 0) if rank > 0 else 0


# Counting icons


@rule
def icon_of(s: Record, empire: int, slot: int, part: int) -> int:
    """SA-335: the category, zone or number of an icon on an empire's card."""
    return int(GLORY[s.card[empire], slot, part])


@rule
def gather_glory(s: Record) -> None:
    """SA-335, SA-368: all icons are counted, then events change the sums, then glory markers move."""
    for place in range(s.seats):
        seat = (int(s.holder) + place) % int(s.seats)
        for empire in range(COLOURS):
            if s.player[empire] == seat:
                harvest_empire(s, empire)
    for seat in range(s.seats):
        harvest_player(s, seat)


@rule
def harvest_empire(s: Record, empire: int) -> None:
    """SA-335, SA-371: the icons of one empire; square ones never count here."""
    for slot in range(SLOTS):
        category = icon_of(s, empire, slot, ICON_CATEGORY)
        if category == NONE or category > GLORY_HOME:
            continue
        if category < GLORY_WHEAT:
            add_ranked(s, empire, slot)
        else:
            points = home_points(s, empire) if category == GLORY_HOME else resources(s, empire, category)
            s.empire_harvest[empire] += points
            if points != 0:
                tell(s, COUNTED_ICON, s.card[empire], category, points)


@rule
def add_ranked(s: Record, empire: int, slot: int) -> None:
    """SA-337 to SA-339: the points of an icon in which empires are ranked; only rank and points are told."""
    category, zone = icon_of(s, empire, slot, ICON_CATEGORY), icon_of(s, empire, slot, ICON_ZONE)
    rank = rank_of(s, empire, category, zone)
    points = ranked_points(rank, icon_of(s, empire, slot, ICON_POINTS))
    s.empire_harvest[empire] += points
    if points > 0:
        if zone == NONE:
            tell(s, RANKED, s.card[empire], category, rank, points)
        else:
            tell(s, RANKED_IN_ZONE, s.card[empire], category, zone, points)


# Events that change the glory received


@rule
def changes_harvest(s: Record, place: int) -> bool:
    """SA-368: whether the effect that lasts in this place changes a harvest."""
    return s.lasting[place] != NOTHING and CLAUSES[s.lasting[place], VERB] == VERB_GLORYMOD


@rule
def changed(points: int, numerator: int, denominator: int) -> int:
    """SA-015, SA-368: a positive sum multiplied, rounded once, halves up."""
    return (2 * points * numerator + denominator) // (2 * denominator) if points > 0 else points


@rule
def empire_percent(s: Record, empire: int) -> int:
    """SA-368: what an effect on one empire leaves of its points, in percent."""
    percent = _WHOLE
    for place in range(LASTING):
        if changes_harvest(s, place) and CLAUSES[s.lasting[place], TARGET] == TARGET_ANY_EMPIRE:
            if s.lasting_for[place] == empire:
                percent = percent * int(CLAUSES[s.lasting[place], MULT_PERCENT]) // _WHOLE
    return percent


@rule
def is_for_player(s: Record, place: int, seat: int) -> bool:
    """SA-368-R1: an effect on all players is for each; one on its own player for that one."""
    target = CLAUSES[s.lasting[place], TARGET]
    if target == TARGET_ANY_EMPIRE:
        return False
    return target != TARGET_SELF or s.lasting_seat[place] == seat


@rule
def harvest_player(s: Record, seat: int) -> None:
    """SA-368, SA-070: a player's sum of all empires is changed by events and added, never below 0."""
    total, place = 0, 0
    empire = empire_in_order(s, seat, place)
    while empire != NOBODY:
        total += points_left(s, empire)
        place += 1
        empire = empire_in_order(s, seat, place)
    s.harvest[seat] = player_points(s, seat, total)
    if s.harvest[seat] != total:
        tell(s, HARVEST_CHANGED, seat, total, s.harvest[seat])
    add_glory(s, seat, int(s.harvest[seat]))
    tell(s, HARVESTED, seat, s.harvest[seat], s.glory[seat])


@rule
def points_left(s: Record, empire: int) -> int:
    """SA-368: an empire's points after what was played on that empire alone."""
    before = int(s.empire_harvest[empire])
    points = changed(before, empire_percent(s, empire), _WHOLE)
    if points != before:
        tell(s, EMPIRE_HARVEST_CHANGED, s.card[empire], before, points)
    return points


@rule
def player_points(s: Record, seat: int, total: int) -> int:
    """SA-368-R1: the sum times all that was played on it, rounded once."""
    numerator, denominator = 1, 1
    for place in range(LASTING):
        if changes_harvest(s, place) and is_for_player(s, place, seat):
            numerator *= int(CLAUSES[s.lasting[place], MULT_PERCENT])
            denominator *= _WHOLE
    return changed(total, numerator, denominator)
