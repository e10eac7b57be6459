"""Step 1, rolling: RT-020 to RT-027, and Leadership (RT-090)."""

import numpy as np

from aevum.core.random import draw_fair_word
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell, tell_item
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import DECLINE, LEAD, LED, REROLL, ROLLED, ROLLED_FACES, ROUND_BEGAN, STOP, STOPPED
from ..state import DICE, FACE_SKULLS, FACES, LEADERSHIP, MAX_ROLLS
from ..steps import AT_ROLL
from .holdings import cities, is_solo, owns

FACE_COUNT = np.uint64(FACES)
ALL_ROLLS = np.uint64(FACES**DICE)  # one random word serves all dice of a roll


@rule
def begin_turn(s: Record) -> None:
    """RT-004, RT-006, RT-020, RT-036, RT-062: one die for each city; the last turn's workers and coins are gone."""
    if s.seat == s.first_seat:
        s.rounds += 1
        tell(s, ROUND_BEGAN, s.rounds)
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
        tell(s, ROLLED, s.seat, s.rolls)
        tell_faces(s)
    s.rolling = 0


@rule
def tell_faces(s: Record) -> None:
    """Tell the faces of all dice rolled this turn."""
    for die in range(DICE):
        if s.dice[die] != NOBODY:
            tell_item(s, ROLLED_FACES, s.dice[die])


@rule
def tell_led(s: Record) -> None:
    """Tell what the die rerolled with Leadership shows."""
    for die in range(DICE):
        if (s.rolling >> die) & 1:
            tell(s, LED, s.seat, die, s.dice[die])


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
    count = offer(out, 0, STOP)
    free = free_dice(s)
    dice = free & -free
    while dice:
        count = offer(out, count, REROLL, dice)
        dice = (dice - free) & free
    return count


@rule
def reroll(s: Record, seat: int, action: int) -> None:
    """RT-022, RT-026: roll the chosen dice again, or let all results stand."""
    if verb_of(action) == STOP:
        tell(s, STOPPED, seat)
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
            count = offer(out, count, LEAD, die)
    return offer(out, count, DECLINE)


@rule
def lead(s: Record, seat: int, action: int) -> None:
    """RT-090: reroll one die; the new result stands."""
    if verb_of(action) == LEAD:
        s.rolling = 1 << first_noun(action)
        s.led = 1
        go_to(s, AT_ROLL)
