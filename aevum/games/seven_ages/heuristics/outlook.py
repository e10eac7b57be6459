"""How much glory a player may count on in the end, for a computer player that stops looking ahead at some turn.

What a card, a coin, a level, a region, a city and a unit are good for in the turns that are left was fitted to 150
games of four greedy players: the differences between players at the start of a turn against those in the glory that
came later. What brings glory every turn is hardly among it: in the turns that were looked ahead it has been counted.
"""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import REGIONS
from ..rules.empires import highest_level, in_play
from ..tables import COLOURS
from .worth import goal_level, units_on_map

LEVELS_BY_TURN = 2.1  # of the leading empire: 49 levels take about 23 turns
GLORY_A_TURN = 14.0  # of a player: the same for all, so it only says how large a lead is
A_CARD, A_COIN, A_REGION, A_UNIT = 1.1, 0.16, 0.1, 0.25  # glory in the end
A_LEVEL, A_CITY = 0.045, 0.08  # and these in each turn that is left
SOON = 8.0  # turns before the end from which on all of them are worth less
LEVELS_COUNT, CITIES_COUNT = 11.0, 15.0  # turns in which they bring more


@rule
def outlook(s: Record, seat: int) -> float:
    """The glory that a player may count on in the end; once it is over that which it has."""
    if s.over != 0:
        return float(s.glory[seat])
    left = turns_to_come(s)
    worth = GLORY_A_TURN * left + A_CARD * min(1.0, 0.4 * left) * float(s.hand_size[seat])
    worth += regions_outlook(s, seat, left)
    for empire in range(COLOURS):
        if in_play(s, empire) and s.player[empire] == seat:
            worth += empire_outlook(s, empire, left)
    return float(s.glory[seat]) + worth


@rule
def turns_to_come(s: Record) -> float:
    """How many turns there may be to the end, the one that is played among them."""
    left = max(1.0, float(goal_level(s) - highest_level(s)) / LEVELS_BY_TURN)
    return min(left, 1.0 + float(s.last_turn - s.turn)) if s.last_turn > 0 else left


@rule
def empire_outlook(s: Record, empire: int, left: float) -> float:
    """What the money, the level and the units of an empire will bring."""
    worth = A_COIN * float(s.money[empire]) + A_UNIT * float(units_on_map(s, empire))
    return min(1.0, left / SOON) * worth + A_LEVEL * min(left, LEVELS_COUNT) * float(s.level[empire])


@rule
def regions_outlook(s: Record, seat: int, left: float) -> float:
    """What the regions and cities of a player will bring."""
    regions, cities = 0, 0
    for region in range(REGIONS):
        empire = int(s.control[region])
        if empire != NOBODY and s.player[empire] == seat:
            regions += 1
            cities += int(s.city[region])
    return A_REGION * min(1.0, left / SOON) * float(regions) + A_CITY * min(left, CITIES_COUNT) * float(cities)
