"""Combat: HW-129 to HW-168, with everything that event cards change about it."""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell

from ..actions import (
    ATTACK_FACES,
    ATTACKERS_FELL,
    BOTH_FELL,
    CONQUERED,
    DEFENCE_FACES,
    DEFENDERS_FELL,
    ELITE_BEATEN,
    FORT_BUILT,
    FORT_FELL,
    JIHAD_WANED,
    LEADER_DIED,
    NO_DICE,
    ROLLED,
    TIE_WON,
)
from ..state import (
    ALL_EMPIRES,
    ATTACK_DICE,
    BARBARIANS,
    CARD_LAND,
    CARD_SOURCES,
    CITY,
    CRUSADE,
    CRUSADE_BONUS,
    ELITE_TROOPS,
    FORT_BONUS,
    JEWISH_REVOLT,
    JEWISH_REVOLT_DICE,
    JIHAD,
    JIHAD_DICE,
    LEADER,
    LEADER_DICE,
    NO_SETTLEMENT,
    NOWHERE,
    SIEGECRAFT,
    SIEGECRAFT_BONUS,
    TREACHERY,
    WEAPONRY,
    WEAPONRY_BONUS,
)
from ..steps import AT_BATTLE
from .board import (
    add_fort,
    can_be_fortified,
    found_settlement,
    let_go,
    remove_fort,
    sack,
    take_hold,
)
from .dice import (
    LEAST_NET,
    OUTCOMES,
    TIE_ODDS,
    TRIPLE_TIE_ODDS,
    TRIPLE_WIN_ODDS,
    WIN_ODDS,
    highest,
    is_triple,
    roll,
    tell_dice,
)
from .reach import is_in_force, join_realm

LOSS, TIE, WIN = -1, 0, 1
LAST_STAGE = 2  # lost combats that end a Jihad


@rule
def is_card(s: Record, card: int) -> bool:
    """HW-068: whether the armies that act now are those of this event card."""
    return s.force == CARD_SOURCES + card


@rule
def attack_dice(s: Record) -> int:
    """HW-130, HW-141, HW-242, HW-285, HW-288, HW-289: two dice; three by some cards, never more."""
    if is_card(s, JEWISH_REVOLT):
        return JEWISH_REVOLT_DICE
    if is_in_force(s, LEADER):
        return LEADER_DICE
    return JIHAD_DICE if is_in_force(s, JIHAD) and s.jihad_losses == 0 else ATTACK_DICE


@rule
def weapon_bonus(s: Record) -> int:
    """HW-069, HW-245, HW-268: what the attacker adds wherever the fight is."""
    bonus = WEAPONRY_BONUS if is_in_force(s, WEAPONRY) else 0
    return bonus + CRUSADE_BONUS if is_card(s, CRUSADE) else bonus


@rule
def siege_bonus(s: Record, land: int) -> int:
    """HW-317, HW-318: one more against a land with a fort, a capital or a city, never two."""
    walls = s.fort[land] == 1 or s.settlement[land] != NO_SETTLEMENT
    return SIEGECRAFT_BONUS if walls and is_in_force(s, SIEGECRAFT) else 0


@rule
def wins_ties(s: Record) -> bool:
    """HW-276, HW-277, HW-288, HW-289: a tie is a win for the attacker."""
    return is_in_force(s, ELITE_TROOPS) or is_in_force(s, JIHAD)


@rule
def tie_winner(s: Record) -> int:
    """HW-277, HW-288: the card in force by which a tie is won."""
    return ELITE_TROOPS if is_in_force(s, ELITE_TROOPS) else JIHAD


@rule
def is_betrayed(s: Record, land: int) -> bool:
    """HW-321: whether Treachery decides the fight."""
    return s.betrayed == land and is_in_force(s, TREACHERY)


@rule
def fort_and_army_fall(s: Record, land: int) -> bool:
    """HW-159, HW-319: by Siegecraft, fort and army together; not where a settlement stands too (HW-R95)."""
    return s.settlement[land] == NO_SETTLEMENT and is_in_force(s, SIEGECRAFT)


@rule
def fight_round(s: Record) -> None:
    """HW-129 to HW-139, HW-142, HW-152, HW-153: dice alone decide a round; there may be several."""
    land = int(s.target)
    outcome = WIN
    if is_betrayed(s, land):
        tell(s, NO_DICE, s.seat, land)
    else:
        bonus = FORT_BONUS if s.fort[land] == 1 else 0
        outcome = roll_round(s, weapon_bonus(s) + siege_bonus(s, land), bonus)
    if outcome == WIN:
        win_round(s, land)
    else:
        lose_round(s, land, outcome)


@rule
def roll_round(s: Record, own_bonus: int, other_bonus: int) -> int:
    """HW-131 to HW-136, HW-142: the higher value wins; a triple kills the Leader and still counts (HW-243)."""
    dice, defence = attack_dice(s), int(s.defence_dice)
    rolled = roll(s, dice + defence)
    attack_roll, defence_roll = rolled % OUTCOMES[dice], rolled // OUTCOMES[dice]
    own = highest(attack_roll, dice) + own_bonus
    other = highest(defence_roll, defence) + other_bonus
    tell(s, ROLLED, 0, 0, own, other)
    tell_dice(s, ATTACK_FACES, attack_roll, dice)
    tell_dice(s, DEFENCE_FACES, defence_roll, defence)
    won = own > other or (own == other and wins_ties(s))
    if won and own == other:
        tell(s, TIE_WON, s.seat, tie_winner(s))
    if is_in_force(s, LEADER) and is_triple(attack_roll, dice):
        s.in_force &= ~(1 << LEADER)
        tell(s, LEADER_DIED, s.seat)
    if won:
        return WIN
    return TIE if own == other else LOSS


@rule
def win_round(s: Record, land: int) -> None:
    """HW-134, HW-154, HW-156 to HW-158, HW-228: the fort goes first, then an army; the fight goes on till the last."""
    if s.fort[land] == 1:
        together = fort_and_army_fall(s, land)
        remove_fort(s, land)
        tell(s, FORT_FELL, land)
        if not together:
            interrupt(s, AT_BATTLE)
            return
    tell(s, DEFENDERS_FELL, s.holder[land], land)
    s.armies[land] -= 1
    if s.armies[land] > 0:
        interrupt(s, AT_BATTLE)
    else:
        let_go(s, land)
        conquer(s, land)


@rule
def conquer(s: Record, land: int) -> None:
    """HW-134, HW-160, HW-161, HW-168, HW-265: the attacker holds the land and sacks it."""
    take_hold(s, int(s.seat), land, int(s.force))
    tell(s, CONQUERED, s.seat, land)
    sack(s, land)
    settle_in(s, land)
    s.target = NOWHERE


@rule
def settle_in(s: Record, land: int) -> None:
    """HW-104, HW-150: from there an empire, or crusaders, go on; HW-269, HW-270: what crusaders found."""
    if s.force < ALL_EMPIRES or is_card(s, CRUSADE):
        join_realm(s, land)
    if is_card(s, CRUSADE) and land == CARD_LAND[CRUSADE]:
        found_crusader_state(s, land)


@rule
def found_crusader_state(s: Record, land: int) -> None:
    """HW-269, HW-270: exactly one fort and one city."""
    if can_be_fortified(s, land):
        add_fort(s, land)
        tell(s, FORT_BUILT, s.seat, land)
    found_settlement(s, int(s.seat), land, CITY)


@rule
def lose_round(s: Record, land: int, outcome: int) -> None:
    """HW-135, HW-136, HW-155, HW-162, HW-163: the attacker falls; a tie costs the defender the fort, or an army."""
    s.target = NOWHERE
    if outcome == LOSS:
        tell(s, ATTACKERS_FELL, s.seat, land)
        lose_heart(s)
    elif s.fort[land] == 1:
        tell(s, ATTACKERS_FELL, s.seat, land)
        remove_fort(s, land)
        tell(s, FORT_FELL, land)
    else:
        tell(s, BOTH_FELL, s.seat, s.holder[land], land)
        s.armies[land] -= 1
        if s.armies[land] == 0:
            let_go(s, land)
    lose_army(s)


@rule
def lose_army(s: Record) -> None:
    """HW-085, HW-086, HW-140: a loss of the active empire can come back by a coin; it ends a raid (HW-255)."""
    if s.force == s.active:
        s.lost += 1
    elif is_card(s, BARBARIANS):
        s.home = NOWHERE


@rule
def lose_heart(s: Record) -> None:
    """HW-276, HW-289, HW-290: a lost combat ends Elite Troops and leads a Jihad one stage on."""
    if is_in_force(s, ELITE_TROOPS):
        s.in_force &= ~(1 << ELITE_TROOPS)
        tell(s, ELITE_BEATEN, s.seat)
    if is_in_force(s, JIHAD):
        s.jihad_losses += 1
        tell(s, JIHAD_WANED, s.seat, s.jihad_losses)
        if s.jihad_losses == LAST_STAGE:
            s.in_force &= ~(1 << JIHAD)


@rule
def odds_of_taking(s: Record, land: int, defence: int) -> float:
    """HW-131 to HW-136, HW-154 to HW-159, HW-228, HW-243: the exact chance that one army takes a land of an enemy."""
    if is_betrayed(s, land):
        return 1.0
    led = is_in_force(s, LEADER)
    leaderless = JIHAD_DICE if is_in_force(s, JIHAD) and s.jihad_losses == 0 else ATTACK_DICE
    alive, dead = (1.0, 0.0) if led else (0.0, 1.0)
    fort = int(s.fort[land])
    armies = int(s.armies[land])
    dice = attack_dice(s)
    while armies > 0:
        walls = fort == 1 or s.settlement[land] != NO_SETTLEMENT
        net = weapon_bonus(s) - LEAST_NET - FORT_BONUS * fort
        if walls and is_in_force(s, SIEGECRAFT):
            net += SIEGECRAFT_BONUS
        dead *= round_odds(s, leaderless if led else dice, defence, net)
        dead += alive * triple_odds(s, dice, defence, net)
        alive *= round_odds(s, dice, defence, net) - triple_odds(s, dice, defence, net)
        if fort == 0 or fort_and_army_fall(s, land):
            armies -= 1
        fort = 0
    return alive + dead


@rule
def round_odds(s: Record, dice: int, defence: int, net: int) -> float:
    """The chance to win a round; `net` counts from the least there is."""
    ties = TIE_ODDS[dice, defence, net] if wins_ties(s) else 0.0
    return WIN_ODDS[dice, defence, net] + ties


@rule
def triple_odds(s: Record, dice: int, defence: int, net: int) -> float:
    """HW-243: the chance to win a round by a triple, which kills the Leader."""
    ties = TRIPLE_TIE_ODDS[dice, defence, net] if wins_ties(s) else 0.0
    return TRIPLE_WIN_ODDS[dice, defence, net] + ties
