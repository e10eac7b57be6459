"""Conflicts: as much as it takes to win a round, all when it is close, one unit when there is no hope; and retreat."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from ..actions import (
    COMMIT,
    COMMIT_ALL,
    COMMIT_LEADER,
    DONE,
    KEEP_DRAWN_CARD,
    PASS,
    RETREAT,
    WITHDRAW_ALL,
    WITHDRAW_LEADER,
)
from ..rules.battle import count_committed, empire_on, fighter, fighters, foe_of, is_committed, units_left
from ..rules.commitment import committing_side
from ..rules.empires import age_of
from ..state import ACTIVE, FREE, NO_CARD, OTHER
from ..tables import CARD_VALUE, NUCLEAR_BOMBS
from .leaders import post_worth
from .worth import USUAL_UNIT, bonus_of, defence_in, guessed_strength, unit_strength

USUAL_CARD = 3.5
CHANCE = 5.0  # so far behind a lucky card can still help
SURE = 2.0  # what is committed beyond the enemy's usual total
HOPELESS = 0.6  # with a smaller share of the enemy's strength one gives a region up
BEHIND = 4.0  # and an attacker, who loses nothing by it, goes when the enemy is so much stronger


@rule
def strength_on(s: Record, side: int, only_free: bool) -> float:
    """What the units of the own side are good for: those that can be committed, or those that are."""
    total = 0.0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and (s.in_conflict[counter] == FREE if only_free else is_committed(s, counter)):
            total += unit_strength(empire_on(s, side), int(s.unit_type[counter]))
    return total


@rule
def extra_of(s: Record, side: int) -> float:
    """What a side has besides its units and its card: elite markers, Ages, the region, the enemy's disorder."""
    empire, enemy = empire_on(s, side), empire_on(s, foe_of(side))
    extra = bonus_of(s, empire, enemy) + 2.0 * USUAL_UNIT[age_of(s, empire)] * float(s.side_disorder[foe_of(side)])
    return extra + defence_in(s, empire, int(s.battle_at)) if side == OTHER else extra


@rule
def enemy_total(s: Record, side: int) -> float:
    """What the enemy can bring up, as far as anybody can guess."""
    foe = foe_of(side)
    return guessed_strength(s, empire_on(s, foe), int(s.battle_at)) + extra_of(s, foe) + USUAL_CARD


@rule
def own_card(s: Record, side: int) -> float:
    """The value of the own card, as soon as it is drawn."""
    return float(CARD_VALUE[s.side_card[side]]) if s.side_card[side] != NO_CARD else USUAL_CARD


@rule
def odds_of(s: Record, side: int) -> float:
    """By how much all that a side can commit now is more than what the enemy may."""
    own = strength_on(s, side, True) + strength_on(s, side, False) + extra_of(s, side) + own_card(s, side)
    return own - enemy_total(s, side)


@rule
def decide_commitment(s: Record, seat: int, action: int) -> float:
    """The strongest units first, until it is enough; all when it is close; the weakest one when there is no hope."""
    side, verb = committing_side(s, seat), verb_of(action)
    if verb == DONE:
        return 0.0
    if verb == COMMIT_LEADER or (verb == COMMIT and first_noun(action) == NUCLEAR_BOMBS):
        return -5.0
    odds = odds_of(s, side)
    if verb == COMMIT_ALL:
        return 20.0 if -CHANCE <= odds < SURE else -1.0
    strength = unit_strength(empire_on(s, side), first_noun(action))
    if odds < -CHANCE:
        return 1.0 - 0.01 * strength if count_committed(s, side) == 0 else -1.0
    committed = strength_on(s, side, False) + extra_of(s, side) + own_card(s, side)
    enough = committed >= enemy_total(s, side) + SURE
    return -1.0 if enough and count_committed(s, side) > 0 else 1.0 + 0.1 * strength


@rule
def decide_retreat(s: Record, seat: int, action: int) -> float:
    """Who is hopelessly weaker goes; an attacker goes home sooner, as long as all that is lost is a hope."""
    if verb_of(action) != RETREAT:
        return 0.0
    side = about_too(s)
    own = strength_on(s, side, True) + strength_on(s, side, False) + extra_of(s, side) + USUAL_CARD
    enemy = enemy_total(s, side)
    enough = enemy - BEHIND if side == ACTIVE else HOPELESS * enemy
    return 1.0 if own < enough else -1.0


@rule
def decide_redraw(s: Record, seat: int, action: int) -> float:
    """A card below the usual is replaced."""
    if verb_of(action) == PASS or verb_of(action) == KEEP_DRAWN_CARD:
        return 0.0
    return USUAL_CARD - own_card(s, about_too(s))


@rule
def decide_front(s: Record, seat: int, action: int) -> float:
    """The best order stands already; no bomb is scrapped."""
    return 1.0 if verb_of(action) == DONE or verb_of(action) == PASS else 0.0


@rule
def decide_loss(s: Record, seat: int, action: int) -> float:
    """The weakest unit is lost."""
    return -unit_strength(0, first_noun(action))


@rule
def decide_refuge(s: Record, seat: int, action: int) -> float:
    """All together, to the capital or the most units."""
    verb, empire = verb_of(action), empire_on(s, about_too(s))
    region = first_noun(action) if verb == WITHDRAW_ALL else second_noun(action)
    if verb == WITHDRAW_LEADER:
        return post_worth(s, empire, first_noun(action), region)
    worth = float(s.stacks[empire, region]) + 2.0 * float(s.city[region])
    return worth + 0.5 if verb == WITHDRAW_ALL else worth


@rule
def side_of_seat(s: Record, seat: int) -> int:
    """The side of a player in the conflict that goes on; -1 for somebody else."""
    if s.battle_at < 0:
        return NOBODY
    for side in range(2):
        if s.side_seat[side] == seat and units_left(s, side) > 0:
            return side
    return NOBODY
