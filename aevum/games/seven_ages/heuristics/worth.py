"""What things are worth to a greedy player, in points of glory a turn: regions, units, cards, money.

Only what a seat may see is read: the types of other players' units are not, how many they are is open.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import (
    BORDER_KIND,
    BORDER_START,
    BORDER_TO,
    CANAL,
    COAST,
    COUNTS_FOR_GLORY,
    DEFENCE,
    ELEPHANT,
    INCOME,
    IS_COASTAL,
    LAND,
    OCEAN,
    OIL,
    REGION_KIND,
    REGION_TERRAIN,
    REGION_ZONES,
    REGIONS,
    WHEAT,
)
from ..cells import AGES, NONE
from ..effects import CLAUSES
from ..grammar import MULT_PERCENT, VERB
from ..icons import (
    CATEGORIES,
    GLORY_AREA,
    GLORY_CITIES,
    GLORY_ELEPHANTS,
    GLORY_HOME,
    GLORY_LAND,
    GLORY_MONEY,
    GLORY_NAVAL,
    GLORY_OIL,
    GLORY_SEA,
    GLORY_WHEAT,
)
from ..rules.borders import may_walk
from ..rules.conditions import wheat_counts
from ..rules.counters import counter_of, counter_places
from ..rules.empires import age_of, half_of, highest_level, in_play, is_barbarian, is_start
from ..rules.harvest import glory_price
from ..state import LASTING, MOVED, NOTHING, NOWHERE
from ..tables import (
    CARDS,
    COLOUR_VETERAN,
    COLOURS,
    ELITE_MARKERS_COUNTED,
    END_GLORY,
    END_LEVEL,
    FIRST_LEVEL,
    FORT_DEFENCE,
    GLORY,
    ICON_CATEGORY,
    ICON_POINTS,
    OIL_AGE,
    UNIT_CLASS,
    UNIT_FRONT,
    UNIT_SUPPORT,
    WHEAT_INCOME,
)
from ..words import VERB_INCOME

SLOTS = GLORY.shape[1]
WHOLE = 100  # percent
FAR_SIGHT = 8.0  # turns that a greedy player looks ahead at most
LEVELS_A_TURN = 1.3  # how fast the leading empire goes on, by and large
GROWTH = 1.5  # what a harvest brings beside the average of those before it
REGION_SHARE = 0.22  # of an icon's points that one region more brings
SEA_SHARE = 0.35  # and one sea more: few have any
CITY_SHARE = 0.07  # and one level of a city more
HOME_SHARE = 1.6  # it is one more, or one less
PORT_SHARE = 0.1  # and the first coast, of an icon for ships
CHEAPEST_UNIT = 2  # money
BY_A_TRADE = 4  # levels that a trade and the end of the turn can bring
INCOME_WORTH = 0.03  # a turn, for money that comes in again and again
MONEY_WORTH = 0.006  # a turn, for money that is there once
ENOUGH = 0.03  # a move that gains less is not made
PLENTY = 15  # money beyond which it need not bring as much: a point of glory costs more than three times that
# What a unit is good for in a conflict that is built in an Age, and one of whoever is in that Age: many are older.
USUAL_UNIT = np.array([0.0, 1.4, 2.5, 3.3, 4.2, 5.2, 6.5, 8.5])
STANDING_UNIT = np.array([0.0, 1.3, 1.8, 2.2, 2.7, 3.2, 3.8, 4.6])


@rule
def goal_level(s: Record) -> int:
    """The level with which the game ends: beyond the last, or beyond the Age that the players agreed on."""
    last_age = int(s.first_age) if s.fast_history == 1 else int(s.last_age)
    return int(FIRST_LEVEL[last_age + 1]) if 0 < last_age < AGES else END_LEVEL


@rule
def turns_left(s: Record) -> float:
    """How many turns a greedy player looks ahead: to the end of the game, but not further than it can see."""
    left = 1.0 + float(goal_level(s) - 1 - highest_level(s)) / LEVELS_A_TURN  # the last level comes with free progress
    if s.last_turn > 0:
        left = min(left, 1.0 + float(s.last_turn - s.turn))
    if s.target_glory > 0:
        left = min(left, turns_to_target(s))
    return min(max(left, 1.0), FAR_SIGHT)


@rule
def turns_to_target(s: Record) -> float:
    """In how many turns somebody may have the glory that the players agreed on."""
    best = 0
    for seat in range(s.seats):
        best = max(best, int(s.glory[seat]))
    if s.turn < 2 or best == 0:
        return FAR_SIGHT
    harvest = GROWTH * float(best) / float(s.turn - 1)
    return float(int(s.target_glory) - best) / harvest


@rule
def is_last_turn(s: Record) -> bool:
    """Whether the game most likely ends with this turn: only what its harvest counts is of use any more."""
    return turns_left(s) <= 1.0


@rule
def once(s: Record) -> float:
    """What a point of glory that comes only once is worth beside one that comes every turn."""
    return 1.0 / turns_left(s)


def _by_category(value: Callable[[int, int], float]) -> npt.NDArray[np.float64]:
    """A number of each icon, summed up by card and category."""
    total = np.zeros((CARDS, len(CATEGORIES)))
    for card, slot in np.ndindex(CARDS, SLOTS):
        if GLORY[card, slot, ICON_CATEGORY] != NONE:
            total[card, GLORY[card, slot, ICON_CATEGORY]] += value(card, slot)
    return total


def _zone_shares() -> npt.NDArray[np.float64]:
    """What one region more adds to the icons of a card that count regions, by card and region."""
    share, is_land = np.zeros((CARDS, REGIONS)), REGION_KIND == LAND
    counted = {GLORY_LAND: is_land, GLORY_SEA: ~is_land, GLORY_AREA: np.ones(REGIONS, bool)}
    for card, slot in np.ndindex(CARDS, SLOTS):
        category, zone, points = GLORY[card, slot]
        if category in counted:
            each = SEA_SHARE if category == GLORY_SEA else REGION_SHARE
            share[card] += each * points * (counted[category] & (REGION_ZONES >> zone & 1 == 1))
    return share


CARD_POINTS = _by_category(lambda card, slot: float(GLORY[card, slot, ICON_POINTS]))
CARD_ICONS = _by_category(lambda card, slot: 1.0)
ZONE_SHARE = _zone_shares()
# What its wheat and elephants bring by card and region: a point for each.
RESOURCES = np.outer(CARD_ICONS[:, GLORY_WHEAT], WHEAT) + np.outer(CARD_ICONS[:, GLORY_ELEPHANTS], ELEPHANT != NONE)


@rule
def points_for(card: int, category: int) -> float:
    """The points of an icon of this category on a card, 0 without one."""
    return float(CARD_POINTS[card, category])


@rule
def icons_worth(s: Record, empire: int, region: int) -> float:
    """What control of a region adds to the icons of an empire, a turn."""
    card, age = int(s.card[empire]), age_of(s, empire)
    worth = ZONE_SHARE[card, region] * float(COUNTS_FOR_GLORY[REGION_TERRAIN[region], age]) + RESOURCES[card, region]
    worth += CITY_SHARE * CARD_POINTS[card, GLORY_CITIES] * float(s.city[region])
    if age >= OIL_AGE:
        worth += CARD_ICONS[card, GLORY_OIL] * float(OIL[region])
    home = CARD_ICONS[card, GLORY_HOME]
    return worth + HOME_SHARE * home if home > 0.0 and is_start(s, empire, region) else worth


@rule
def has_a_port(s: Record, empire: int) -> bool:
    """Whether an empire has a coast at which ships are built."""
    for region in range(REGIONS):
        if s.control[region] == empire and IS_COASTAL[region] == 1:
            return True
    return False


@rule
def port_worth(s: Record, empire: int, region: int) -> float:
    """What a coast is worth to an empire that is paid for its ships and has none to build them at."""
    points = float(CARD_POINTS[s.card[empire], GLORY_NAVAL])
    if (
        points == 0.0
        or IS_COASTAL[region] == 0
        or (s.capital[empire] != NOWHERE and IS_COASTAL[s.capital[empire]] == 1)
    ):
        return 0.0
    return 0.0 if has_a_port(s, empire) else PORT_SHARE * points


@rule
def region_worth(s: Record, empire: int, region: int) -> float:
    """What control of a region brings a turn: icons, and income, more where that counts; half of it in disorder."""
    worth = 0.01 + icons_worth(s, empire, region)
    income = float(INCOME[REGION_TERRAIN[region], age_of(s, empire)]) + float(s.city[region])
    counts = 1.0 + CARD_POINTS[s.card[empire], GLORY_MONEY]
    worth += INCOME_WORTH * counts * (income + 2.0 * float(WHEAT[region])) + port_worth(s, empire, region)
    return 0.5 * worth if s.disorder[region] else worth


@rule
def dearth(s: Record, empire: int) -> float:
    """How dear money is to an empire: 1 to one that has little, and ever less the more of it lies idle."""
    return float(PLENTY) / float(max(int(s.money[empire]), PLENTY))


@rule
def harvest_lost(s: Record, empire: int, spent: int) -> float:
    """The glory that so much money less costs an empire in the last harvest."""
    return harvest_between(s, empire, int(s.money[empire]) - spent, int(s.money[empire]))


@rule
def harvest_between(s: Record, empire: int, less: int, more: int) -> float:
    """The glory in the last harvest between having less money and more: points to buy, and places in money."""
    price = glory_price(s, empire)
    return float(more // price - less // price) + places_of_money(s, empire, less, more)


@rule
def places_of_money(s: Record, empire: int, less: int, more: int) -> float:
    """The glory between having less money and more, for an empire whose money is counted."""
    points = float(CARD_POINTS[s.card[empire], GLORY_MONEY])
    if points == 0.0:
        return 0.0
    richer, richest = 0, 0
    for other in range(COLOURS):
        if other != empire and in_play(s, other):
            richer += int(s.money[other] > less)
            richest += int(s.money[other] > more)
    before = max(points - float(richer), 0.0) if less > 0 else 0.0
    return max(points - float(richest), 0.0) - before if more > 0 else 0.0


@rule
def is_free(s: Record, region: int) -> bool:
    """Whether a region belongs to nobody."""
    return s.control[region] == NOBODY


@rule
def borders_land_of(s: Record, empire: int, water: int) -> bool:
    """Whether a water lies beside a land of an empire, so that its galleys are safe there."""
    for border in range(BORDER_START[water], BORDER_START[water + 1]):
        other = BORDER_TO[border]
        if s.control[other] == empire and REGION_KIND[other] == LAND and BORDER_KIND[border] != CANAL:
            return True
    return False


@rule
def sails_over(s: Record, empire: int, border: int) -> bool:
    """Whether a ship of an early empire can go over a border and be safe beyond it."""
    water = int(BORDER_TO[border])
    if BORDER_KIND[border] == CANAL or REGION_KIND[water] == LAND or REGION_KIND[water] == OCEAN:
        return False
    return borders_land_of(s, empire, water)


@rule
def best_free_land(s: Record, empire: int, region: int) -> float:
    """The best land beside a region that belongs to nobody; 0 where there is none."""
    best = 0.0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if is_free(s, int(BORDER_TO[border])) and may_walk(s, empire, border):
            best = max(best, region_worth(s, empire, int(BORDER_TO[border])))
    return best


@rule
def best_free_water(s: Record, empire: int, region: int) -> float:
    """The best sea beside a region that belongs to nobody and is safe for galleys; 0 where there is none."""
    best = 0.0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if is_free(s, int(BORDER_TO[border])) and sails_over(s, empire, border):
            best = max(best, region_worth(s, empire, int(BORDER_TO[border])))
    return best


@rule
def best_overseas(s: Record, empire: int, region: int) -> float:
    """The best land that belongs to nobody across a sea from a coast; 0 where there is none."""
    best = 0.0
    if REGION_KIND[region] == LAND:
        for border in range(BORDER_START[region], BORDER_START[region + 1]):
            if BORDER_KIND[border] == COAST and REGION_KIND[BORDER_TO[border]] != OCEAN:
                best = max(best, best_shore(s, empire, int(BORDER_TO[border])))
    return best


@rule
def best_shore(s: Record, empire: int, water: int) -> float:
    """The best land at a water that belongs to nobody; 0 where there is none."""
    best = 0.0
    for border in range(BORDER_START[water], BORDER_START[water + 1]):
        if BORDER_KIND[border] == COAST and is_free(s, int(BORDER_TO[border])):
            best = max(best, region_worth(s, empire, int(BORDER_TO[border])))
    return best


@rule
def free_lands(s: Record, empire: int, region: int) -> int:
    """How many lands beside a region belong to nobody and can be entered on foot."""
    count = 0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if is_free(s, int(BORDER_TO[border])) and may_walk(s, empire, border):
            count += 1
    return count


@rule
def lands_to_take(s: Record, empire: int, region: int) -> int:
    """How many free lands beside a region are worth a unit; a desert is not."""
    count = 0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if is_free(s, int(BORDER_TO[border])) and may_walk(s, empire, border):
            if region_worth(s, empire, int(BORDER_TO[border])) > ENOUGH:
                count += 1
    return count


@rule
def unit_strength(empire: int, unit_type: int) -> float:
    """What a unit of a type adds in a conflict, whether in front or in support."""
    veteran = int(COLOUR_VETERAN[empire])
    return 0.5 * float(UNIT_FRONT[unit_type, veteran] + UNIT_SUPPORT[unit_type, veteran])


@rule
def stack_strength(s: Record, empire: int, region: int, only_resting: bool) -> float:
    """What an own stack is good for in a conflict; all of it, or what has not set out yet, picked for it or not."""
    total = 0.0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region:
            if not only_resting or s.in_move[counter] != MOVED:
                total += unit_strength(empire, int(s.unit_type[counter]))
    return total


@rule
def guessed_strength(s: Record, empire: int, region: int) -> float:
    """What a stack of another player is good for, as far as anybody can guess."""
    return float(s.stacks[empire, region]) * STANDING_UNIT[age_of(s, empire)]


@rule
def bonus_of(s: Record, empire: int, enemy: int) -> float:
    """Elite markers, and the Ages that an empire is ahead."""
    ahead = max(age_of(s, empire) - age_of(s, enemy), 0)
    return float(min(int(s.elite[empire]), ELITE_MARKERS_COUNTED) + ahead)


@rule
def defence_in(s: Record, empire: int, region: int) -> float:
    """What a region adds for its defender: terrain, fort, city."""
    terrain = float(DEFENCE[REGION_TERRAIN[region], age_of(s, empire)])
    return terrain + float(FORT_DEFENCE * int(s.fort[region]) + int(s.city[region]))


@rule
def others_in(s: Record, empire: int, region: int) -> int:
    """How many units of other empires stand in a region."""
    count = 0
    for other in range(COLOURS):
        if other != empire:
            count += int(s.stacks[other, region])
    return count


@rule
def threat_to(s: Record, empire: int, region: int) -> int:
    """How many units the largest stack of another player beside a region has."""
    most = 0
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        other = int(s.control[BORDER_TO[border]])
        if other != NOBODY and s.player[other] != s.player[empire]:
            most = max(most, int(s.stacks[other, BORDER_TO[border]]))
    return most


@rule
def class_of(unit_type: int) -> int:
    """The class of a type."""
    return int(UNIT_CLASS[unit_type])


@rule
def units_on_map(s: Record, empire: int) -> int:
    """How many units an empire has."""
    count = 0
    for region in range(REGIONS):
        count += int(s.stacks[empire, region])
    return count


@rule
def gains_place(s: Record, empire: int, money: int) -> bool:
    """Whether units for so much money bring an empire past another that has as many now, or more."""
    own = units_on_map(s, empire)
    for other in range(COLOURS):
        if other != empire and in_play(s, other):
            if own <= units_on_map(s, other) < own + money // CHEAPEST_UNIT:
                return True
    return False


@rule
def hurries_end(s: Record, seat: int, empire: int) -> bool:
    """Whether a trade of an empire may bring the end, which its player would not win, with all that ending brings."""
    goal = goal_level(s)
    if int(s.level[empire]) + BY_A_TRADE < goal:
        return False
    bonus = END_GLORY if goal == END_LEVEL else 0  # an end that was agreed on brings none
    for other in range(s.seats):
        if int(s.glory[other]) > int(s.glory[seat]) + bonus:
            return True
    return False


@rule
def lead_of(s: Record, seat: int) -> float:
    """How dangerous a player is: 1 for one as far as the best other, less for one who is behind."""
    best = 1
    for other in range(s.seats):
        best = max(best, int(s.glory[other]))
    return 0.3 + 0.7 * float(s.glory[seat]) / float(best)


@rule
def is_lean(s: Record, empire: int) -> bool:
    """Whether an event takes a part of the next income of an empire."""
    for place in range(LASTING):
        clause = int(s.lasting[place])
        if clause != NOTHING and s.lasting_for[place] == empire and CLAUSES[clause, VERB] == VERB_INCOME:
            if 0 <= CLAUSES[clause, MULT_PERCENT] < WHOLE:
                return True
    return False


@rule
def net_income(s: Record, empire: int) -> int:
    """What production brings an empire after upkeep, by what everybody sees on the map."""
    income, units, age = 0, 0, age_of(s, empire)
    for region in range(REGIONS):
        units += int(s.stacks[empire, region])
        if s.control[region] == empire and s.disorder[region] == 0:
            income += int(INCOME[REGION_TERRAIN[region], age]) + int(s.city[region])
            if wheat_counts(s, empire, region):
                income += WHEAT_INCOME
    if s.capital[empire] == NOWHERE:
        income = half_of(income)
    if is_lean(s, empire):
        income = half_of(income)
    return income if is_barbarian(s, empire) else income - units
