"""Naval control, an option: HW-229 to HW-237. Fleets that carry an army stay, score, and must be fought."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    CHALLENGE,
    DONE,
    FLEET_WITHDRAWN,
    HOLD,
    RECOVER,
    SEA_CHALLENGED,
    SEA_FREED,
    SEA_HELD,
    SEA_LOST,
    SEA_WON,
    WITHDRAW,
)
from ..state import DEFENCE_DICE, EPOCHS, FLEET_MARKERS, NOWHERE, OCEANS, WATERS
from ..steps import AT_NAVAL, AT_RECALL, AT_SEA_BATTLE
from .combat import (
    LOSS,
    WIN,
    attack_dice,
    lose_army,
    lose_heart,
    roll_round,
    round_odds,
    weapon_bonus,
)
from .dice import LEAST_NET
from .expansion import recover
from .turn import count_waters, give_up_sea, may_hold_seas


@rule
def held_waters(s: Record) -> int:
    """HW-231: the seas in which a fleet with an army has stayed."""
    mask = 0
    for water in range(OCEANS, WATERS):
        if s.sea_holder[water] != NOBODY:
            mask |= 1 << water
    return mask


@rule
def who_withdraws(s: Record) -> int:
    """HW-236: the active player, while there are too few markers for the new fleets."""
    short = s.naval_control == 1 and count_waters(int(s.fleets) | held_waters(s)) > FLEET_MARKERS
    return 1 << int(s.seat) if short else 0


@rule
def fleets_to_withdraw(s: Record, seat: int, out: Actions) -> int:
    """HW-236, HW-237: of the fleets with an army one of the oldest epoch."""
    waters = held_waters(s) & ~int(s.fleets)
    oldest = EPOCHS
    for water in range(OCEANS, WATERS):
        if (waters >> water) & 1:
            oldest = min(oldest, int(s.sea_epoch[water]))
    count = 0
    for water in range(OCEANS, WATERS):
        if (waters >> water) & 1 and s.sea_epoch[water] == oldest:
            count = offer(out, count, WITHDRAW, water)
    return count


@rule
def withdraw_fleet(s: Record, seat: int, action: int) -> None:
    """HW-236: the fleet and its army are taken off the board; a sea of the empire's list is free for it now."""
    water = first_noun(action)
    tell(s, FLEET_WITHDRAWN, s.sea_holder[water], water)
    give_up_sea(s, water)
    go_to(s, AT_RECALL)


@rule
def who_sails(s: Record) -> int:
    """HW-229, HW-235: the active player, before the first expansion on land."""
    return 1 << int(s.seat) if may_hold_seas(s) else 0


@rule
def naval_choices(s: Record, seat: int, out: Actions) -> int:
    """HW-229, HW-233, HW-235: an army on a fleet, a fight for a contested sea, in any order, or no more."""
    count = 0
    for water in range(OCEANS, WATERS):
        if s.pool > 0 and (int(s.fleets) >> water) & 1 and s.sea_epoch[water] != s.epoch:
            count = offer(out, count, HOLD, water)
        elif s.pool > 0 and (int(s.contested) >> water) & 1:
            count = offer(out, count, CHALLENGE, water)
    if s.lost > 0 and s.coins > 0:
        count = offer(out, count, RECOVER)
    return offer(out, count, DONE)


@rule
def sail(s: Record, seat: int, action: int) -> None:
    """HW-229, HW-233, HW-235: one thing after another."""
    verb, water = verb_of(action), first_noun(action)
    if verb == DONE:
        return
    go_to(s, AT_NAVAL)
    if verb == RECOVER:
        recover(s, seat, verb)
        return
    s.pool -= 1
    if verb == HOLD:
        hold_sea(s, seat, water)
        tell(s, SEA_HELD, seat, water)
    else:
        s.target = water
        s.defence_dice = DEFENCE_DICE
        tell(s, SEA_CHALLENGED, seat, s.sea_holder[water], water)
        interrupt(s, AT_SEA_BATTLE)


@rule
def hold_sea(s: Record, seat: int, water: int) -> None:
    """HW-229: an army on the fleet; an older one of the same player is replaced."""
    s.sea_holder[water] = seat
    s.sea_epoch[water] = s.epoch


@rule
def fight_at_sea(s: Record) -> None:
    """HW-234: normal combat, two dice against one; a tie frees the sea."""
    water, seat = int(s.target), int(s.seat)
    s.target = NOWHERE
    outcome = roll_round(s, weapon_bonus(s), 0)
    if outcome == LOSS:
        tell(s, SEA_LOST, seat, water)
        lose_heart(s)
    else:
        give_up_sea(s, water)
    if outcome == WIN:
        hold_sea(s, seat, water)
        tell(s, SEA_WON, seat, water)
    else:
        lose_army(s)
    if outcome == 0:
        tell(s, SEA_FREED, water)


@rule
def odds_at_sea(s: Record) -> float:
    """HW-234: the exact chance that one army takes a sea from a fleet."""
    return round_odds(s, attack_dice(s), DEFENCE_DICE, weapon_bonus(s) - LEAST_NET)
