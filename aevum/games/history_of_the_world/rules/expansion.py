"""Expansion: HW-103 to HW-128; forts, and what coins buy, HW-083 to HW-087."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    APPROACH,
    ATTACK,
    ATTACKED,
    COME_FROM,
    DONE,
    EXPAND,
    EXPANDED,
    FORT_BUILT,
    FORTIFY,
    LANDED,
    RECOVER,
    RECOVER_ALLIES,
    RECOVERED,
    REINFORCED,
    REPLACED,
    SAIL_OVER,
    SEND_ALLIES,
)
from ..state import (
    ALL_LANDS,
    BORDER_START,
    BY_ALLIED_COIN,
    BY_ARMY,
    BY_COIN,
    CARD_SOURCES,
    ENEMY,
    LAND_WATERS,
    LANDS,
    NEIGHBOURS,
    PAYMENTS,
    REALM,
    VACANT,
    WATERS,
)
from ..steps import AT_BATTLE, AT_EXPAND, AT_ROUTE
from .board import add_fort, is_spared, replace_armies, room, take_hold
from .combat import is_betrayed, settle_in
from .reach import easiest_route, has_choice_of_ways, in_realm, route_dice


@rule
def expansions(s: Record, seat: int, out: Actions) -> int:
    """HW-078, HW-079, HW-103 to HW-106: a land to go to; forts and coins for the active empire alone; or no more."""
    count = 0
    means = payments(s) if s.force == s.active else 0
    for place in range(s.reach_count):
        stand = s.reach_stand[place]
        if stand >= REALM:
            count = list_own_land(s, int(s.reach[place]), stand, means, out, count)
        elif stand == ENEMY:
            count = list_attacks(s, place, out, count)
        else:
            count = list_entry(s, int(s.reach[place]), stand, out, count)
    if s.force == s.active:
        count = list_coins(s, out, count)
    return offer(out, count, DONE)


@rule
def payments(s: Record) -> int:
    """HW-087, HW-122, HW-128, HW-278: bit mask of what can pay for a fort, while there are any."""
    mask = 0
    for payment in range(PAYMENTS):
        if can_pay(s, payment):
            mask |= 1 << payment
    return mask if s.forts_left > 0 else 0


@rule
def can_pay(s: Record, payment: int) -> bool:
    """HW-087, HW-122, HW-278: an army of the pool, a coin of either kind, or Engineering pays for a fort."""
    if payment == BY_ARMY:
        return s.pool > 0
    if payment == BY_COIN:
        return s.coins > 0
    return s.allied_coins > 0 if payment == BY_ALLIED_COIN else s.free_forts > 0


@rule
def list_own_land(s: Record, land: int, stand: int, means: int, out: Actions, count: int) -> int:
    """HW-107, HW-108, HW-123, HW-126, HW-226: a fort for a land of the force, and by the option more armies."""
    if s.stacks == 1 and room(s, land) == 0:
        return count
    if s.stacks == 1 and s.pool > 0:
        count = offer(out, count, EXPAND, land)
    if stand == REALM:
        for payment in range(PAYMENTS):
            if (means >> payment) & 1:
                count = offer(out, count, FORTIFY, land, payment)
    return count


@rule
def list_attacks(s: Record, place: int, out: Actions, count: int) -> int:
    """HW-116, HW-121: an attack by the easiest way; or by another, where ways differ."""
    land = int(s.reach[place])
    if s.pool > 0:
        count = offer(out, count, ATTACK, land)
        if has_choice_of_ways(s, place) and not is_betrayed(s, land):
            count = offer(out, count, APPROACH, land)
    return count


@rule
def may_replace(s: Record, land: int) -> bool:
    """HW-074, HW-113: older armies of the player give way, but a minor empire of this turn not to crusaders."""
    return s.force < CARD_SOURCES or not is_spared(s, land)


@rule
def list_entry(s: Record, land: int, stand: int, out: Actions, count: int) -> int:
    """HW-074, HW-111, HW-112, HW-247: a land without an enemy; allies go only where nobody stands."""
    if s.pool > 0 and (stand == VACANT or may_replace(s, land)):
        count = offer(out, count, EXPAND, land)
    if s.allies > 0 and stand == VACANT:
        count = offer(out, count, SEND_ALLIES, land)
    return count


@rule
def list_coins(s: Record, out: Actions, count: int) -> int:
    """HW-083, HW-085: a coin brings a lost army back."""
    if s.lost > 0 and s.coins > 0:
        count = offer(out, count, RECOVER)
    if s.lost > 0 and s.allied_coins > 0:
        count = offer(out, count, RECOVER_ALLIES)
    return count


@rule
def expand(s: Record, seat: int, action: int) -> None:
    """HW-103, HW-106: one thing after another, until the player stops."""
    verb, land = verb_of(action), first_noun(action)
    if verb == DONE:
        return
    interrupt(s, AT_EXPAND)
    if verb == EXPAND:
        s.pool -= 1
        enter(s, seat, land)
    elif verb == SEND_ALLIES:
        s.allies -= 1
        enter(s, seat, land)
    elif verb == ATTACK or verb == APPROACH:
        attack(s, seat, land, verb)
    elif verb == FORTIFY:
        fortify(s, seat, land, second_noun(action))
    else:
        recover(s, seat, verb)


@rule
def enter(s: Record, seat: int, land: int) -> None:
    """HW-111 to HW-114, HW-151, HW-164, HW-165, HW-226: without combat, and without sacking anything."""
    if s.holder[land] == NOBODY:
        take_hold(s, seat, land, int(s.force))
        tell(s, EXPANDED, seat, land)
        settle_in(s, land)
    elif in_realm(s, land):
        s.armies[land] += 1
        tell(s, REINFORCED, seat, land)
    else:
        replace_armies(s, seat, land, int(s.force))
        tell(s, REPLACED, seat, land)
        settle_in(s, land)


@rule
def attack(s: Record, seat: int, land: int, verb: int) -> None:
    """HW-116, HW-121, HW-129: an army goes in, by the easiest way or by one that is chosen now."""
    s.pool -= 1
    s.target = land
    interrupt(s, AT_BATTLE)
    take_route(s, easiest_route(s, land))
    if verb == APPROACH:
        interrupt(s, AT_ROUTE)
    else:
        tell_attack(s, seat)


@rule
def take_route(s: Record, origin: int) -> None:
    """HW-121: the way fixes the defender's dice."""
    s.route = origin
    s.defence_dice = route_dice(s, origin, int(s.target))


@rule
def tell_attack(s: Record, seat: int) -> None:
    """Who attacks whom, and how."""
    land = int(s.target)
    if s.route >= ALL_LANDS:
        tell(s, LANDED, seat, s.holder[land], s.route - ALL_LANDS, land)
    else:
        tell(s, ATTACKED, seat, s.holder[land], s.route, land)


@rule
def routes(s: Record, seat: int, out: Actions) -> int:
    """HW-121: every land and every water the attack can come from."""
    land = int(s.target)
    count = 0
    for border in range(BORDER_START[land], BORDER_START[land + 1]):
        other = NEIGHBOURS[border]
        if other < LANDS and in_realm(s, other):
            count = offer(out, count, COME_FROM, other)
    for water in range(WATERS):
        if ((int(LAND_WATERS[land]) & int(s.sea_reach)) >> water) & 1:
            count = offer(out, count, SAIL_OVER, water)
    return count


@rule
def choose_route(s: Record, seat: int, action: int) -> None:
    """HW-121: the attack comes that way."""
    by_sea = verb_of(action) == SAIL_OVER
    take_route(s, first_noun(action) + ALL_LANDS if by_sea else first_noun(action))
    tell_attack(s, seat)


@rule
def fortify(s: Record, seat: int, land: int, payment: int) -> None:
    """HW-087, HW-122 to HW-125, HW-278: a fort for an army, for a coin, or by Engineering."""
    if payment == BY_ARMY:
        s.pool -= 1
        s.forts_paid += 1
    elif payment == BY_COIN:
        s.coins -= 1
    elif payment == BY_ALLIED_COIN:
        s.allied_coins -= 1
    else:
        s.free_forts -= 1
    add_fort(s, land)
    tell(s, FORT_BUILT, seat, land)


@rule
def recover(s: Record, seat: int, verb: int) -> None:
    """HW-085, HW-086, HW-247: a lost army comes back; by a coin of Allies it may only enter empty lands."""
    s.lost -= 1
    if verb == RECOVER:
        s.coins -= 1
        s.pool += 1
    else:
        s.allied_coins -= 1
        s.allies += 1
    tell(s, RECOVERED, seat)
