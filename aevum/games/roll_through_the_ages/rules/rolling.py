"""Step 1, rolling: RT-020 to RT-027, and Leadership (RT-090)."""

import numpy as np

from aevum.core.random import draw_fair_word
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, pack, pack_into_list, verb_of
from aevum.games.roll_through_the_ages.actions import DECLINE, LEAD, LED, REROLL, ROLLED, ROUND_BEGAN, STOP, STOPPED
from aevum.games.roll_through_the_ages.rules.holdings import cities, is_solo, owns
from aevum.games.roll_through_the_ages.state import AT_ROLL, DICE, FACE_SKULLS, FACES, LEADERSHIP, MAX_ROLLS

FACE_COUNT = np.uint64(FACES)
ALL_ROLLS = np.uint64(FACES**DICE)  # one random word serves all dice of a roll


@rule
def begin_turn(s: Record) -> None:
    """RT-004, RT-006, RT-020, RT-036, RT-062: one die for each city; the last turn's workers and coins are gone."""
    if s.seat == s.first_seat:
        s.rounds += 1
        tell(s, ROUND_BEGAN, s.rounds, 0, 0, 0)
    for die in range(DICE):
        s.dice[die] = NOBODY
    s.rolling = (1 << cities(s, s.seat)) - 1
    s.rolls = 0
    s.led = 0
    s.workers = 0
    s.coins = 0
    s.food_sold = 0
    s.offers = 0


@rule
def roll(s: Record) -> None:
    """RT-020, RT-022, RT-027: every die being rolled shows one of its six faces, each as likely."""
    luck = draw_fair_word(s, ALL_ROLLS)
    for die in range(DICE):
        if (s.rolling >> die) & 1:
            s.dice[die] = np.int8(luck % FACE_COUNT)
            luck = luck // FACE_COUNT
    if s.led:
        tell_led(s)
    else:
        s.rolls += 1
        tell(s, ROLLED, s.seat, s.rolls, shown(s), 0)
    s.rolling = 0


@rule
def shown(s: Record) -> int:
    """The faces of all dice rolled this turn, as one told list."""
    faces = 0
    for die in range(DICE):
        if s.dice[die] != NOBODY:
            faces = pack_into_list(faces, die, int(s.dice[die]))
    return faces


@rule
def tell_led(s: Record) -> None:
    """Tell what the die rerolled with Leadership shows."""
    for die in range(DICE):
        if (s.rolling >> die) & 1:
            tell(s, LED, s.seat, die, s.dice[die], 0)


@rule
def shows_skull(s: Record, die: int) -> bool:
    """Whether a die was rolled this turn and shows a skull."""
    return s.dice[die] != NOBODY and FACE_SKULLS[s.dice[die]] > 0


@rule
def free_dice(s: Record) -> int:
    """RT-021, RT-022, RT-023, RT-024, RT-122: all dice without a skull may be rerolled; playing solo, all dice."""
    mask = 0
    for die in range(DICE):
        if s.dice[die] != NOBODY and (is_solo(s) or not shows_skull(s, die)):
            mask |= 1 << die
    return mask


@rule
def who_rerolls(s: Record) -> int:
    """RT-025: after the third roll every result stands; so does the die rerolled with Leadership (RT-090)."""
    return 0 if s.rolls == MAX_ROLLS or s.led else 1 << int(s.seat)


@rule
def rerolls(s: Record, seat: int, out: Actions) -> int:
    """RT-022, RT-026: stop, or reroll any dice that are free."""
    out[0] = pack(STOP, 0, 0)
    count = 1
    free = free_dice(s)
    dice = free & -free
    while dice:
        out[count] = pack(REROLL, dice, 0)
        count += 1
        dice = (dice - free) & free
    return count


@rule
def reroll(s: Record, seat: int, action: int) -> None:
    """RT-022, RT-026: roll the chosen dice again, or let all results stand."""
    if verb_of(action) == STOP:
        tell(s, STOPPED, seat, 0, 0, 0)
    else:
        s.rolling = first_noun(action)
        go_to(s, AT_ROLL)


@rule
def who_leads(s: Record) -> int:
    """RT-090: Leadership is used once, after the last roll."""
    return 1 << int(s.seat) if owns(s, s.seat, LEADERSHIP) and not s.led else 0


@rule
def leads(s: Record, seat: int, out: Actions) -> int:
    """RT-090: any one die, a skull too; or decline."""
    count = 0
    for die in range(DICE):
        if s.dice[die] != NOBODY:
            out[count] = pack(LEAD, die, 0)
            count += 1
    out[count] = pack(DECLINE, 0, 0)
    return count + 1


@rule
def lead(s: Record, seat: int, action: int) -> None:
    """RT-090: reroll one die; the new result stands."""
    if verb_of(action) == LEAD:
        s.rolling = 1 << first_noun(action)
        s.led = 1
        go_to(s, AT_ROLL)
