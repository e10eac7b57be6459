"""What somebody does who has played this often: a rule of thumb like that of `heuristics`, with far more worths.

What each thing is worth was found by playing (see docs/search.md) and stands in `learned/practised.csv`; the search
lets whoever thinks play on like this. It takes as long as the simple rule: dice are found by their faces here too.
"""

import numpy as np

from aevum.core.practice import Practice, Worths, best_practised
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, pack, second_noun, verb_of

from .actions import BUILD, BUY, DECLINE, DISCARD, LEAD, REROLL, SELL, STOP, TAKE
from .favourites import BITS, DIGIT, dice_of, keep_largest, numbers_of
from .heuristics import appraise as appraise_simply
from .heuristics import good_step
from .rules.building import monument_points, open_boxes
from .rules.buying import value_of_kinds
from .rules.collecting import coins_of, either_dice, food_of, workers_of
from .rules.ending import developments_owned, score
from .rules.holdings import cities, goods_held, goods_value, is_complete, owns
from .rules.rolling import free_dice
from .state import (
    ARCHITECTURE,
    CITIES,
    DEVELOPMENT_COST,
    DEVELOPMENT_POINTS,
    DEVELOPMENTS,
    DEVELOPMENTS_TO_END,
    DICE,
    EITHER,
    FACE_GOODS,
    FACE_SKULLS,
    FOLDER,
    FOOD,
    GRANARIES_COINS,
    GREAT_WALL,
    IRRIGATION,
    MAX_ROLLS,
    MEDICINE,
    MONUMENTS,
    PROJECT_BOXES,
    RELIGION,
    STONE,
)
from .steps import AT_BUILD, AT_LEAD, AT_REROLL

STEP = 5  # coins between two places of `reach`
REACH = int(DEVELOPMENT_COST.max()) // STEP + 1
WORTHS = Worths(FOLDER / "learned" / "practised.csv")
SKILL = WORTHS.skill(("reach", "f8", (REACH,)))  # room for how good a development can be had for 0, 5, 10 … coins
_places = WORTHS.places

LONG = 10.0  # rounds of a usual game
MARGIN = 8.0  # points
HUNGER, SPARE, SPARE_LATE, SPARE_MOST = _places("hunger", "spare", "spare_late", "spare_most")
WORKER, WORKER_LATE, COIN, GOOD, GOOD_LATE = _places("worker", "worker_late", "coin", "good", "good_late")
GOODS_TOGETHER, GOOD_COINS = _places("goods_together", "good_coins")
MEANS, MEANS_LATE = _places("means", "means_late")
EITHER_FOOD, EITHER_WORKERS = _places("either_food", "either_workers")
# What a die shows that is rolled again: food, and behind it workers, goods, coins and skulls.
ROLLED_ONCE, ROLLED_TWICE = _places("rolled_food_last", "rolled_food_first")
LEAST_GAIN, ONE_SKULL, DROUGHT, PESTILENCE = _places("least_gain", "skull", "drought", "pestilence")
INVASION, REVOLT, REVOLT_GOODS, REVOLT_TURNED = _places("invasion", "revolt", "revolt_goods", "revolt_turned")
FIRST_CITY, CITY_LATE = _places("city_4", "city_late")
FIRST_MONUMENT, MONUMENT_POINTS = _places("step_pyramid", "monument_points")
PART, PART_LATE, WHOLE, BEGUN, WITH_ARCHITECTURE = _places("part", "part_late", "whole", "begun", "with_architecture")
FIRST_DEVELOPMENT, DEVELOPMENT_LATE = _places("leadership", "leadership_late")
WASTE, SPENT, PATIENCE, PATIENCE_LATE = _places("waste", "spent", "patience", "patience_late")
CROWDED, ENDING, ENDING_AHEAD = _places("crowded", "ending", "ending_ahead")
FOOD_SOLD, SOLD_HUNGRY, STONE_SOLD, STONE_KEPT = _places("food_sold", "sold_hungry", "stone_sold", "stone_kept")


@rule
def age(s: Record) -> float:
    """How far the game is, from 0 to 1: by its rounds, and by who is nearest to its end."""
    most = 0
    for seat in range(s.seats):
        most = max(most, developments_owned(s, seat))
    return 0.5 * min(1.0, float(s.rounds) / LONG) + 0.5 * min(1.0, float(most) / DEVELOPMENTS_TO_END)


@rule
def appraise_practised(s: Record, seat: int, skill: Record, action: int) -> float:
    """The value of a choice."""
    verb = verb_of(action)
    if verb == STOP:
        return dice_value(s, skill, 0, 0)
    if verb == REROLL:
        return dice_value(s, skill, first_noun(action), stage(s))
    if verb == LEAD:
        again = dice_value(s, skill, 1 << first_noun(action), ROLLED_ONCE)
        return again - dice_value(s, skill, 0, 0) - skill.worths[LEAST_GAIN]
    if verb == TAKE:
        return division_value(s, seat, skill, first_noun(action))
    if verb == BUILD:
        return build_value(s, seat, skill, first_noun(action), second_noun(action))
    if verb == BUY:
        return purchase_value(s, seat, skill, first_noun(action), second_noun(action))
    if verb == SELL:
        return sale_value(s, seat, skill, first_noun(action), second_noun(action))
    if verb == DISCARD:
        return -good_step(s, seat, first_noun(action))
    return appraise_simply(s, seat, action)


@rule
def best_here(s: Record, seat: int, skill: Record, luck: np.uint64, count: int, out: Actions) -> int:
    """What somebody practised likes best of the listed choices."""
    if count == 1:
        return int(out[0])
    if s.step == AT_REROLL:
        return best_reroll(s, skill)
    if s.step == AT_LEAD:
        return best_lead(s, skill)
    if s.step == AT_BUILD:
        count = keep_largest(count, out)
    return best_practised(s, seat, skill, luck, count, out)


# Dice


@rule
def stage(s: Record) -> int:
    """Which worths a die has that is rolled again: the last time, or with another roll to come."""
    return ROLLED_ONCE if s.rolls + 1 >= MAX_ROLLS else ROLLED_TWICE


@rule
def face_value(s: Record, skill: Record, face: int) -> tuple[float, float, float, float, float]:
    """Food, workers, goods, coins and skulls of a die that is kept."""
    if face == EITHER:
        return (
            skill.worths[EITHER_FOOD] * food_of(s, face),
            skill.worths[EITHER_WORKERS] * workers_of(s, face),
            0.0,
            0.0,
            0.0,
        )
    return (
        float(food_of(s, face)),
        float(workers_of(s, face)),
        float(FACE_GOODS[face]),
        float(coins_of(s, face)),
        float(FACE_SKULLS[face]),
    )


@rule
def gain(s: Record, skill: Record, rolled: int, face: int) -> tuple[float, float, float, float, float]:
    """What a die is likely to show more when it is rolled again."""
    food, workers, goods, coins, skulls = face_value(s, skill, face)
    w = skill.worths
    return (
        w[rolled] - food,
        w[rolled + 1] - workers,
        w[rolled + 2] - goods,
        w[rolled + 3] - coins,
        w[rolled + 4] - skulls,
    )


@rule
def kept_dice(s: Record, skill: Record) -> tuple[float, float, float, float, float]:
    """What all dice show together; what is in store counts as food."""
    food, workers, goods, coins, skulls = float(s.food[s.seat]), 0.0, 0.0, 0.0, 0.0
    for die in range(DICE):
        if s.dice[die] != NOBODY:
            more = face_value(s, skill, int(s.dice[die]))
            food += more[0]
            workers += more[1]
            goods += more[2]
            coins += more[3]
            skulls += more[4]
    return food, workers, goods, coins, skulls


@rule
def dice_value(s: Record, skill: Record, rerolled: int, rolled: int) -> float:
    """What the dice promise when those of the mask are rolled again and the others kept."""
    food, workers, goods, coins, skulls = kept_dice(s, skill)
    for die in range(DICE):
        if (rerolled >> die) & 1:
            more = gain(s, skill, rolled, int(s.dice[die]))
            food += more[0]
            workers += more[1]
            goods += more[2]
            coins += more[3]
            skulls += more[4]
    time = age(s)
    measure_reach(s, s.seat, skill, time)
    return promise(s, skill, time, food, workers, goods, coins, skulls)


@rule
def promise(
    s: Record, skill: Record, time: float, food: float, workers: float, goods: float, coins: float, skulls: float
) -> float:
    """What such dice are worth."""
    w = skill.worths
    value = food_value(skill, time, cities(s, s.seat), food) + workers * (w[WORKER] + w[WORKER_LATE] * time)
    value += coins * w[COIN] + goods * (w[GOOD] + w[GOOD_LATE] * time + w[GOODS_TOGETHER] * goods)
    means = coins + goods_value(s, s.seat) + w[GOOD_COINS] * goods
    value += (w[MEANS] + w[MEANS_LATE] * time) * reached(skill, means)
    return value - skull_danger(s, skill, skulls)


@rule
def food_value(skill: Record, time: float, eaten: int, food: float) -> float:
    """Food up to what the cities eat is dear, more of it is a small comfort."""
    w = skill.worths
    if food < eaten:
        return w[HUNGER] * (food - eaten)
    return (w[SPARE] + w[SPARE_LATE] * time) * min(food - eaten, w[SPARE_MOST] * eaten)


@rule
def measure_reach(s: Record, seat: int, skill: Record, time: float) -> None:
    """How good a development can be had for 0, 5, 10 … coins."""
    for place in range(REACH):
        skill.reach[place] = 0.0
    for development in range(DEVELOPMENTS):
        if not owns(s, seat, development):
            place = int(DEVELOPMENT_COST[development]) // STEP
            skill.reach[place] = max(skill.reach[place], development_worth(skill, time, development))
    for place in range(1, REACH):
        skill.reach[place] = max(skill.reach[place], skill.reach[place - 1])


@rule
def reached(skill: Record, means: float) -> float:
    """How good a development can be had for so much, about."""
    place = min(max(means, 0.0) / STEP, REACH - 1.0)
    low = int(place)
    high = min(low + 1, REACH - 1)
    return skill.reach[low] + (place - low) * (skill.reach[high] - skill.reach[low])


@rule
def danger_of(s: Record, skill: Record, skulls: int) -> float:
    """What exactly so many skulls cost."""
    w = skill.worths
    if skulls <= 1:
        return w[ONE_SKULL] * skulls
    if skulls == 2:
        return w[ONE_SKULL] if owns(s, s.seat, IRRIGATION) else w[DROUGHT]
    if skulls == 3:
        if s.seats > 1:
            return -w[PESTILENCE]
        return 0.0 if owns(s, s.seat, MEDICINE) else w[DROUGHT]
    if skulls == 4:
        return w[ONE_SKULL] if is_complete(s, s.seat, CITIES + GREAT_WALL) else w[INVASION]
    if owns(s, s.seat, RELIGION):
        return -w[REVOLT_TURNED]
    return w[REVOLT] + w[REVOLT_GOODS] * goods_value(s, s.seat)


@rule
def skull_danger(s: Record, skill: Record, skulls: float) -> float:
    """What about so many skulls cost."""
    low = int(max(0.0, skulls))
    first = danger_of(s, skill, low)
    if skulls <= low:
        return first
    return first + (skulls - low) * (danger_of(s, skill, low + 1) - first)


@rule
def best_lead(s: Record, skill: Record) -> int:
    """The die that is best rolled again with Leadership, or none."""
    time = age(s)
    measure_reach(s, s.seat, skill, time)
    food, workers, goods, coins, skulls = kept_dice(s, skill)
    best = pack(DECLINE)
    best_value = promise(s, skill, time, food, workers, goods, coins, skulls) + skill.worths[LEAST_GAIN]
    for die in range(DICE):
        if s.dice[die] != NOBODY:
            more = gain(s, skill, ROLLED_ONCE, int(s.dice[die]))
            found = promise(
                s, skill, time, food + more[0], workers + more[1], goods + more[2], coins + more[3], skulls + more[4]
            )
            if found > best_value:
                best, best_value = pack(LEAD, die), found
    return best


@rule
def best_reroll(s: Record, skill: Record) -> int:
    """The dice that are best rolled again, or none."""
    free = free_dice(s)
    dice = dice_of(s, free, best_numbers(s, skill, free))
    return pack(REROLL, dice) if dice else pack(STOP)


@rule
def best_numbers(s: Record, skill: Record, free: int) -> int:
    """How many dice of each face are best rolled again: all ways are counted through, like numbers."""
    shown = numbers_of(s, free)
    time, rolled = age(s), stage(s)
    measure_reach(s, s.seat, skill, time)
    food, workers, goods, coins, skulls = kept_dice(s, skill)
    best, again = 0, 0
    best_value = promise(s, skill, time, food, workers, goods, coins, skulls)
    while again != shown:
        face = 0
        while (again >> BITS * face) & DIGIT == (shown >> BITS * face) & DIGIT:
            back = (again >> BITS * face) & DIGIT
            again -= back << BITS * face
            more = gain(s, skill, rolled, face)
            food -= back * more[0]
            workers -= back * more[1]
            goods -= back * more[2]
            coins -= back * more[3]
            skulls -= back * more[4]
            face += 1
        again += 1 << BITS * face
        more = gain(s, skill, rolled, face)
        food += more[0]
        workers += more[1]
        goods += more[2]
        coins += more[3]
        skulls += more[4]
        found = promise(s, skill, time, food, workers, goods, coins, skulls)
        if found > best_value:
            best, best_value = again, found
    return best


# What comes after the dice


@rule
def division_value(s: Record, seat: int, skill: Record, food_dice: int) -> float:
    """Feed the cities first; the other dice work."""
    time = age(s)
    food = float(s.food[seat]) + food_dice * food_of(s, EITHER)
    workers = float(int(s.workers) + workers_of(s, EITHER) * (either_dice(s) - food_dice))
    work = skill.worths[WORKER] + skill.worths[WORKER_LATE] * time
    return food_value(skill, time, cities(s, seat), food) + work * workers


@rule
def build_value(s: Record, seat: int, skill: Record, project: int, boxes: int) -> float:
    """A part of the project, and more for all of it."""
    w = skill.worths
    time = age(s)
    whole = float(PROJECT_BOXES[project])
    value = boxes / whole * (w[PART] + w[PART_LATE] * time) + w[BEGUN] * float(s.boxes[seat, project]) / whole
    if boxes == open_boxes(s, seat, project):
        value += w[WHOLE]
    return value * project_worth(s, seat, skill, time, project)


@rule
def project_worth(s: Record, seat: int, skill: Record, time: float, project: int) -> float:
    """A monument's points; a city's die, the more the earlier."""
    w = skill.worths
    if project < CITIES:
        return w[FIRST_CITY + project] + w[CITY_LATE] * time
    worth = w[FIRST_MONUMENT + project - CITIES] + w[MONUMENT_POINTS] * monument_points(s, seat, project - CITIES)
    return worth + w[WITH_ARCHITECTURE] if owns(s, seat, ARCHITECTURE) else worth


@rule
def development_worth(skill: Record, time: float, development: int) -> float:
    """Its points, and what it can do: more or less of it as time goes on."""
    worth = float(DEVELOPMENT_POINTS[development]) + skill.worths[FIRST_DEVELOPMENT + development]
    return worth + skill.worths[DEVELOPMENT_LATE + development] * time


@rule
def purchase_value(s: Record, seat: int, skill: Record, development: int, kinds: int) -> float:
    """What it is worth, less what is spent and wasted; whether the game had better end now."""
    w = skill.worths
    time = age(s)
    paid = value_of_kinds(s, seat, kinds)
    waste = max(0, int(s.coins) + paid - int(DEVELOPMENT_COST[development]))
    value = development_worth(skill, time, development) - w[SPENT] * paid - w[PATIENCE] - w[PATIENCE_LATE] * time
    if kinds > 0:
        value -= w[WASTE] * min(waste, paid)
    value += w[CROWDED] * max(0, goods_held(s, seat) - 6)
    if not s.ending and developments_owned(s, seat) + 1 >= DEVELOPMENTS_TO_END:
        value += w[ENDING] + w[ENDING_AHEAD] * ahead(s, seat, int(DEVELOPMENT_POINTS[development]))
    return value


@rule
def ahead(s: Record, seat: int, more: int) -> float:
    """How far ahead of all others a seat would be with so many points more: from -1 to 1."""
    most = -1000
    for other in range(s.seats):
        if other != seat:
            most = max(most, score(s, other))
    return max(-1.0, min(1.0, float(score(s, seat) + more - most) / MARGIN))


@rule
def sale_value(s: Record, seat: int, skill: Record, ware: int, amount: int) -> float:
    """Food is sold when it buys something better; stones when their workers are worth more than they are."""
    w = skill.worths
    if ware == FOOD:
        measure_reach(s, seat, skill, age(s))
        means = float(int(s.coins) + goods_value(s, seat))
        better = reached_for_sure(skill, means + amount * GRANARIES_COINS) - reached_for_sure(skill, means)
        hungry = max(0.0, float(cities(s, seat)) - float(s.food[seat] - amount))
        return better - w[FOOD_SOLD] * amount - w[SOLD_HUNGRY] * hungry
    return amount * w[STONE_SOLD] - w[STONE_KEPT] * float(s.goods[seat, STONE])


@rule
def reached_for_sure(skill: Record, means: float) -> float:
    """How good a development can be had for so much."""
    return float(skill.reach[min(int(means) // STEP, REACH - 1)])


# Who plays with other projects than these has no practice.
_KNOWN = CITY_LATE - FIRST_CITY == CITIES and MONUMENT_POINTS - FIRST_MONUMENT == MONUMENTS
PRACTICE = Practice(appraise_practised, SKILL, WORTHS.values, best_here) if _KNOWN else None
