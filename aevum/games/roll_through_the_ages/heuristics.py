"""What a decent beginner looks at: a rule of thumb that puts a value, in points, on every choice."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from .actions import (
    ACCEPT,
    BUILD,
    BUY,
    DISCARD,
    LEAD,
    OFFER,
    REROLL,
    SELL,
    STOP,
    TAKE,
)
from .rules.building import monument_points, open_boxes
from .rules.buying import value_of_kinds
from .rules.collecting import coins_of, either_dice, food_of, workers_of
from .rules.ending import developments_owned
from .rules.holdings import (
    cities,
    good_value,
    goods_held,
    goods_value,
    is_complete,
    is_solo,
    owns,
    stock,
)
from .state import (
    CITIES,
    DEVELOPMENT_COST,
    DEVELOPMENT_POINTS,
    DEVELOPMENTS,
    DICE,
    DROUGHT_POINTS,
    DROUGHT_SKULLS,
    EITHER,
    FACE_GOODS,
    FACE_SKULLS,
    FACES,
    FOOD,
    GOOD_VALUES,
    GRANARIES_COINS,
    GREAT_WALL,
    INVASION_POINTS,
    INVASION_SKULLS,
    IRRIGATION,
    LEADERSHIP,
    MEDICINE,
    PESTILENCE_POINTS,
    PESTILENCE_SKULLS,
    PROJECT_BOXES,
    RELIGION,
    REVOLT_SKULLS,
    WARE_CAPACITY,
    WARES,
)

# What a beginner thinks a thing is worth, in points.
HUNGER = 1.4  # a food that a city lacks
SPARE_FOOD = 0.55
WORKER = 0.55
GOOD = 0.75
COIN = 0.2
CITY_EARLY = 4.0  # one more die for the rest of the game
BEGUN = 0.05  # a project already begun comes before an equal one
LEAST_GAIN = 0.05  # for which Leadership is used
# What a die is likely to show when it is rolled again.
ROLLED_FOOD = 0.9
ROLLED_VALUE = 0.95  # all but food
ROLLED_SKULLS = 1.0 / FACES


@rule
def appraise(s: Record, seat: int, action: int) -> float:
    """The value of a choice."""
    verb = verb_of(action)
    if verb == STOP:
        return dice_value(s, 0)
    if verb == REROLL:
        return dice_value(s, first_noun(action))
    if verb == LEAD:
        return dice_value(s, 1 << first_noun(action)) - dice_value(s, 0) - LEAST_GAIN
    if verb == TAKE:
        return division_value(s, seat, first_noun(action))
    if verb == ACCEPT:
        return deal_value(s)
    if verb == SELL:
        return sale_value(s, seat, first_noun(action), second_noun(action))
    if verb == BUILD:
        return build_value(s, seat, first_noun(action), second_noun(action))
    if verb == BUY:
        return purchase_value(s, seat, first_noun(action), second_noun(action))
    if verb == DISCARD:
        return -good_step(s, seat, first_noun(action))
    if verb == OFFER:
        return -1.0
    return 0.0


@rule
def dice_value(s: Record, rerolled: int) -> float:
    """What the dice promise when those of the mask are rolled again and the others kept."""
    food = float(s.food[s.seat])
    other = 0.0
    bad = 0.0
    for die in range(DICE):
        if s.dice[die] == NOBODY:
            continue
        if (rerolled >> die) & 1:
            food += ROLLED_FOOD
            other += ROLLED_VALUE
            bad += ROLLED_SKULLS
        else:
            food += face_food(s, s.dice[die])
            other += face_value(s, s.dice[die])
            bad += FACE_SKULLS[s.dice[die]]
    return other + food_value(cities(s, s.seat), food) - skull_danger(s, bad)


@rule
def face_food(s: Record, face: int) -> float:
    """Food of a die that is kept."""
    return 1.0 if face == EITHER else float(food_of(s, face))


@rule
def face_value(s: Record, face: int) -> float:
    """Workers, coins and goods of a die that is kept."""
    if face == EITHER:
        return 0.6 * WORKER * workers_of(s, EITHER)
    return WORKER * workers_of(s, face) + COIN * coins_of(s, face) + GOOD * FACE_GOODS[face]


@rule
def food_value(eaten: int, food: float) -> float:
    """Food up to what the cities eat is dear, more of it is a small comfort."""
    if food < eaten:
        return HUNGER * (food - eaten)
    return SPARE_FOOD * min(food - eaten, eaten)


@rule
def skull_danger(s: Record, bad: float) -> float:
    """What so many skulls cost; an opponent's pestilence is half a joy."""
    if bad < DROUGHT_SKULLS - 0.4:
        return 0.1 * bad
    if bad < PESTILENCE_SKULLS - 0.4:
        return 0.0 if owns(s, s.seat, IRRIGATION) else float(DROUGHT_POINTS)
    if bad < INVASION_SKULLS - 0.4:
        if is_solo(s):
            return 0.0 if owns(s, s.seat, MEDICINE) else float(PESTILENCE_POINTS)
        return -0.5 * PESTILENCE_POINTS
    if bad < REVOLT_SKULLS - 0.4:
        return 0.0 if is_complete(s, s.seat, CITIES + GREAT_WALL) else float(INVASION_POINTS)
    return 0.0 if owns(s, s.seat, RELIGION) else COIN * goods_value(s, s.seat) + 2.0


@rule
def division_value(s: Record, seat: int, food_dice: int) -> float:
    """Feed the cities first; the other dice work."""
    food = float(s.food[seat]) + food_dice * food_of(s, EITHER)
    return food_value(cities(s, s.seat), food) + WORKER * workers_of(s, EITHER) * (either_dice(s) - food_dice)


@rule
def ware_worth(s: Record, seat: int, ware: int, amount: int) -> float:
    """What the next `amount` (less than 0: the last) of a ware is worth to a seat."""
    held = stock(s, seat, ware)
    if ware == FOOD:
        return amount * (HUNGER if held < cities(s, seat) else SPARE_FOOD)
    after = min(max(held + amount, 0), int(WARE_CAPACITY[ware]))
    return COIN * (int(GOOD_VALUES[ware, after]) - int(GOOD_VALUES[ware, held]))


@rule
def deal_value(s: Record) -> float:
    """What an offer brings its receiver, less a little for helping the player on turn."""
    value = -0.3
    for ware in range(WARES):
        value += ware_worth(s, s.partner, ware, int(s.gives[ware]))
        value += ware_worth(s, s.partner, ware, -int(s.asks[ware]))
    return value


@rule
def good_step(s: Record, seat: int, good: int) -> float:
    """The value of the last peg step of a good."""
    held = int(s.goods[seat, good])
    return float(int(GOOD_VALUES[good, held]) - int(GOOD_VALUES[good, held - 1]))


@rule
def build_value(s: Record, seat: int, project: int, boxes: int) -> float:
    """Many boxes at once, a completed project above all; cities while they can be fed."""
    left = open_boxes(s, seat, project)
    worth = project_worth(s, seat, project)
    done = float(s.boxes[seat, project]) / float(PROJECT_BOXES[project])
    value = boxes * worth / float(PROJECT_BOXES[project]) + BEGUN * done * boxes
    if boxes == left:
        value += worth
    return value


@rule
def project_worth(s: Record, seat: int, project: int) -> float:
    """A monument's points; a city's die, the more the earlier."""
    if project >= CITIES:
        return float(monument_points(s, seat, project - CITIES)) + 0.2
    rounds_left = max(0.0, 12.0 - float(s.rounds)) / 12.0
    return CITY_EARLY * rounds_left + 0.5


@rule
def best_development(s: Record, seat: int, means: int) -> float:
    """The best development to be had for so much."""
    best = 0.0
    for development in range(DEVELOPMENTS):
        if not owns(s, seat, development) and means >= DEVELOPMENT_COST[development]:
            best = max(best, development_worth(s, seat, development))
    return best


@rule
def development_worth(s: Record, seat: int, development: int) -> float:
    """Its points, and something for what it can do while the game is young."""
    young = max(0.0, 4.0 - float(developments_owned(s, seat)))
    worth = float(DEVELOPMENT_POINTS[development]) + 0.02 * DEVELOPMENT_COST[development]
    if development == LEADERSHIP or development == IRRIGATION:
        return worth
    return worth + 0.3 * young


@rule
def purchase_value(s: Record, seat: int, development: int, kinds: int) -> float:
    """What it is worth, less what is wasted; better a good purchase later than a poor one now."""
    waste = max(0, int(s.coins) + value_of_kinds(s, seat, kinds) - int(DEVELOPMENT_COST[development]))
    goods_lost = 0.0
    if kinds > 0:
        goods_lost = 0.04 * waste
    over = max(0, goods_held(s, seat) - 6)
    return development_worth(s, seat, development) - goods_lost - 1.5 + 0.3 * over


@rule
def sale_value(s: Record, seat: int, ware: int, amount: int) -> float:
    """Food is sold when it buys something better; stones when their workers are worth more than they are."""
    if ware == FOOD:
        means = int(s.coins) + goods_value(s, seat)
        gain = best_development(s, seat, means + amount * GRANARIES_COINS) - best_development(s, seat, means)
        hungry = max(0.0, float(cities(s, seat)) - float(s.food[seat] - amount))
        return gain - 0.3 * amount - 0.4 * hungry
    return amount * (3 * WORKER) * 0.5 - COIN * good_value(s, seat, ware)
