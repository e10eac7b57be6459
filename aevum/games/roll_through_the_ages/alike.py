"""What comes to the same: dice that show the same face, and purchases paid for with more than it takes."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, pack, second_noun, verb_of

from .actions import BUY, LEAD, REROLL
from .favourites import dice_of, numbers_of
from .rules.buying import value_of_kinds
from .rules.rolling import free_dice
from .state import DEVELOPMENT_COST, DICE, GOODS


@rule
def arrange(s: Record) -> None:
    """Put the dice in order: which of them shows what means nothing."""
    for die in range(1, DICE):
        face = s.dice[die]
        place = die
        while face != NOBODY and place > 0 and s.dice[place - 1] > face:
            s.dice[place] = s.dice[place - 1]
            place -= 1
        if face != NOBODY:
            s.dice[place] = face


@rule
def alike(s: Record, seat: int, action: int) -> int:
    """The one choice that stands for all which come to the same as this one, or are plainly worse than it."""
    verb = verb_of(action)
    if verb == REROLL:
        return pack(REROLL, dice_of(s, free_dice(s), numbers_of(s, first_noun(action))))
    if verb == LEAD:
        die = 0
        while s.dice[die] != s.dice[first_noun(action)]:
            die += 1
        return pack(LEAD, die)
    if verb == BUY:
        return pack(BUY, first_noun(action), kinds_needed(s, seat, first_noun(action), second_noun(action)))
    return action


@rule
def kinds_needed(s: Record, seat: int, development: int, kinds: int) -> int:
    """Of these kinds of goods those without which they would not be enough: what is kept is never a loss."""
    dear = int(DEVELOPMENT_COST[development]) - int(s.coins)
    for back in range(GOODS):
        good = GOODS - 1 - back
        if (kinds >> good) & 1 and value_of_kinds(s, seat, kinds & ~(1 << good)) >= dear:
            kinds &= ~(1 << good)
    return kinds
