"""Step 1, collecting: RT-030 to RT-037, with Agriculture, Quarrying, Coinage and Masonry."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell
from aevum.core.vocabulary import first_noun, offer_each

from ..actions import (
    COLLECTED_FOOD,
    COLLECTED_GOODS,
    MINTED,
    MUSTERED,
    QUARRIED,
    TAKE,
    TOOK,
)
from ..state import (
    AGRICULTURE,
    AGRICULTURE_FOOD,
    COINAGE,
    COINAGE_COINS,
    DICE,
    EITHER,
    FACE_COINS,
    FACE_FOOD,
    FACE_GOODS,
    FACE_WORKERS,
    FOOD,
    GOODS,
    MASONRY,
    MASONRY_WORKERS,
    QUARRYING,
    QUARRYING_STONE,
    STONE,
)
from .holdings import owns, room


@rule
def collect(s: Record) -> None:
    """RT-030, RT-033, RT-036: everything the dice give without a choice, goods and food first."""
    goods = 0
    food = 0
    for die in range(DICE):
        face = s.dice[die]
        if face == NOBODY or face == EITHER:
            continue
        goods += FACE_GOODS[face]
        food += food_of(s, face)
        s.workers += workers_of(s, face)
        s.coins += coins_of(s, face)
    collect_goods(s, goods)
    collect_food(s, food)
    if s.coins > 0:
        tell(s, MINTED, s.seat, s.coins)
    if s.workers > 0 and either_dice(s) == 0:
        tell(s, MUSTERED, s.seat, s.workers)


@rule
def food_of(s: Record, face: int) -> int:
    """RT-030, RT-092: food of a die, one more with Agriculture."""
    if FACE_FOOD[face] > 0 and owns(s, s.seat, AGRICULTURE):
        return int(FACE_FOOD[face]) + AGRICULTURE_FOOD
    return int(FACE_FOOD[face])


@rule
def workers_of(s: Record, face: int) -> int:
    """RT-100: workers of a die, one more with Masonry."""
    if FACE_WORKERS[face] > 0 and owns(s, s.seat, MASONRY):
        return int(FACE_WORKERS[face]) + MASONRY_WORKERS
    return int(FACE_WORKERS[face])


@rule
def coins_of(s: Record, face: int) -> int:
    """RT-036, RT-096: 7 coins a coin face, 12 with Coinage."""
    if FACE_COINS[face] > 0 and owns(s, s.seat, COINAGE):
        return COINAGE_COINS
    return int(FACE_COINS[face])


@rule
def collect_goods(s: Record, goods: int) -> None:
    """RT-033, RT-034, RT-035: one good at a time from wood upwards; a full row takes nothing but uses one up."""
    added = 0
    stones = 0
    for place in range(goods):
        good = place % GOODS
        if room(s, s.seat, good) > 0:
            s.goods[s.seat, good] += 1
            added += 1
            if good == STONE:
                stones += 1
    if goods > 0:
        tell(s, COLLECTED_GOODS, s.seat, goods, added)
    if stones > 0:
        quarry(s)


@rule
def quarry(s: Record) -> None:
    """RT-093: with Quarrying one more stone, in a turn in which a stone was collected and while there is room."""
    if owns(s, s.seat, QUARRYING) and room(s, s.seat, STONE) > 0:
        s.goods[s.seat, STONE] += QUARRYING_STONE
        tell(s, QUARRIED, s.seat)


@rule
def collect_food(s: Record, food: int) -> None:
    """RT-032: food above the end of the track is lost."""
    added = min(food, room(s, s.seat, FOOD))
    s.food[s.seat] += added
    if food > 0:
        tell(s, COLLECTED_FOOD, s.seat, added)


@rule
def either_dice(s: Record) -> int:
    """How many dice show food or workers."""
    count = 0
    for die in range(DICE):
        if s.dice[die] == EITHER:
            count += 1
    return count


@rule
def who_divides(s: Record) -> int:
    """RT-011, RT-031: asked only when such a die was rolled."""
    return 1 << int(s.seat) if either_dice(s) > 0 else 0


@rule
def divisions(s: Record, seat: int, out: Actions) -> int:
    """RT-031: die by die food or workers; the dice are alike, so how many of them give food says it all."""
    return offer_each(out, 0, TAKE, either_dice(s) + 1)


@rule
def divide(s: Record, seat: int, action: int) -> None:
    """RT-031, RT-092, RT-100: the dice taken as food give food, the others workers."""
    food_dice = first_noun(action)
    worker_dice = either_dice(s) - food_dice
    s.workers += worker_dice * workers_of(s, EITHER)
    tell(s, TOOK, seat, food_dice, worker_dice)
    collect_food(s, food_dice * food_of(s, EITHER))
    if s.workers > 0:
        tell(s, MUSTERED, seat, s.workers)
