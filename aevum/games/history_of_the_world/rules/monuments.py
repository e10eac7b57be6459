"""Monuments: HW-169 to HW-180."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer

from ..actions import MONUMENT_BUILT, RAISE
from ..state import CAPITAL, NO_SETTLEMENT, RESOURCE, START_LANDS, START_START, SYMBOLS_A_MONUMENT
from ..steps import AT_MONUMENT
from .board import put_monument

IN_CAPITAL, IN_CITY, ON_RESOURCE, NO_SITE = range(4)


@rule
def count_monuments(s: Record) -> None:
    """HW-077, HW-169 to HW-172: one for each pair of resource symbols in lands of the active empire, no others."""
    symbols = 0
    for place in range(s.realm_count):
        symbols += int(RESOURCE[s.realm[place]])
    s.monuments_due = symbols // SYMBOLS_A_MONUMENT


@rule
def site_rank(s: Record, land: int) -> int:
    """HW-173 to HW-176: the empire's capital first, then a settlement it took, then a resource; one monument a land."""
    if s.monument[land] == 1:
        return NO_SITE
    if s.settlement[land] == CAPITAL:
        for place in range(START_START[s.active], START_START[s.active + 1]):
            if START_LANDS[place] == land:
                return IN_CAPITAL
    if s.settlement[land] != NO_SETTLEMENT:
        return IN_CITY
    return ON_RESOURCE if RESOURCE[land] == 1 else NO_SITE


@rule
def best_rank(s: Record) -> int:
    """HW-174 to HW-178: the best kind of site there is."""
    best = NO_SITE
    for place in range(s.realm_count):
        best = min(best, site_rank(s, int(s.realm[place])))
    return best


@rule
def who_builds(s: Record) -> int:
    """HW-178 to HW-180: compulsory while monuments are due and left, and a site is free."""
    return 1 << int(s.seat) if s.monuments_due > 0 and s.monuments_left > 0 and best_rank(s) != NO_SITE else 0


@rule
def sites(s: Record, seat: int, out: Actions) -> int:
    """HW-177: any of the best sites, found anew for each monument."""
    best = best_rank(s)
    count = 0
    for place in range(s.realm_count):
        if site_rank(s, int(s.realm[place])) == best:
            count = offer(out, count, RAISE, s.realm[place])
    return count


@rule
def build_monument(s: Record, seat: int, action: int) -> None:
    """HW-171, HW-177: a monument stands, for good."""
    land = first_noun(action)
    put_monument(s, land, 1)
    s.monuments_due -= 1
    tell(s, MONUMENT_BUILT, seat, land)
    go_to(s, AT_MONUMENT)
