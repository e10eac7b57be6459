"""SA-251 to SA-259: the end of a conflict: elite markers, control, what the region loses, and loot."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import (
    CONFLICT_CALLED_OFF,
    LOST_CAPITAL,
    LOST_ELITE,
    LOST_MONEY,
    NOBODY_WON,
    REGION_SACKED,
    TOOK_MONEY,
    WON_CONFLICT,
)
from ..atlas import CITY_DOWN
from ..cells import NONE
from ..icons import GLORY_CAPTURE_CAPITAL, GLORY_CAPTURE_CITY, GLORY_WIN_CONFLICT
from ..state import ACTIVE, FREE, NO_CARD, NOTHING, NOWHERE, OTHER, SIDES_COUNT
from ..words import UNTIL_CONFLICT, WHEN_CONFLICT, WHEN_MANOEUVRE
from .artifacts import lose_artifact
from .battle import card_of, empire_on, foe_of, leader_in_battle, units_left
from .checks import standing_checks
from .conflict import end_round, lose_leader
from .control import is_being_created, lose_control, take_control
from .counters import counter_of, counter_places
from .effects_run import pay_square_icon, trigger
from .empires import earn, half_of
from .retreat import CALLED_OFF
from .standing import end_lasting
from .totals import forget_survey


@rule
def end_conflict(s: Record) -> None:
    """SA-234: a side is left, or none: whoever won takes the region, and everything of the conflict is put away."""
    end_round(s)
    strand_leaders(s)
    if s.battle_round == CALLED_OFF:
        tell(s, CONFLICT_CALLED_OFF, int(s.battle_at))
    else:
        settle(s)
    leave_battle(s)
    standing_checks(s)


@rule
def settle(s: Record) -> None:
    """SA-251 to SA-258: markers, rewards, loot and control, in this order: loot needs to know whose the capital was."""
    winner = winning_side(s)
    lose_elite(s)
    reward(s, winner)
    loot(s, winner)
    change_control(s, winner)


@rule
def winning_side(s: Record) -> int:
    """SA-251-R1, SA-254-R1: the side with any unit left, air units too; -1 where both are gone."""
    if units_left(s, ACTIVE) > 0:
        return ACTIVE
    return OTHER if units_left(s, OTHER) > 0 else NOBODY


@rule
def strand_leaders(s: Record) -> None:
    """SA-242-R1, SA-258-R1, SA-259: leaders without a unit in the region are lost in the conflict too."""
    for side in range(SIDES_COUNT):
        if units_left(s, side) == 0:
            place = leader_in_battle(s, side)
            while place != NOTHING:
                lose_leader(s, side, place)
                place = leader_in_battle(s, side)


@rule
def lose_elite(s: Record) -> None:
    """SA-251, SA-251-R1: whoever has no unit left there has lost, and loses an elite marker."""
    for side in range(SIDES_COUNT):
        empire = empire_on(s, side)
        if units_left(s, side) == 0 and s.elite[empire] > 0:
            s.elite[empire] -= 1
            tell(s, LOST_ELITE, card_of(s, side))


@rule
def reward(s: Record, winner: int) -> None:
    """SA-251-R1: the winner is told, and gets what effects and square icons give for winning."""
    if winner == NOBODY:
        tell(s, NOBODY_WON, int(s.battle_at))
        return
    tell(s, WON_CONFLICT, card_of(s, winner), card_of(s, foe_of(winner)), int(s.battle_at))
    trigger(s, empire_on(s, winner), WHEN_CONFLICT, int(s.battle_at))
    pay_square_icon(s, empire_on(s, winner), GLORY_WIN_CONFLICT)


@rule
def holder_after(s: Record, winner: int) -> int:
    """SA-253, SA-254: whose the region is now."""
    return NOBODY if winner == NOBODY else empire_on(s, winner)


@rule
def loot(s: Record, winner: int) -> None:
    """SA-257, SA-258: whoever loses the capital here, or has none and loses a leader, loses all money."""
    for side in range(SIDES_COUNT):
        empire = empire_on(s, side)
        if units_left(s, side) == 0 and (loses_capital(s, empire) or loses_treasure(s, side)):
            take_money(s, empire, holder_after(s, winner))


@rule
def loses_capital(s: Record, empire: int) -> bool:
    """SA-257: whether the region was an empire's and has its capital."""
    return s.battle_held_by == empire and s.capital[empire] == s.battle_at


@rule
def loses_treasure(s: Record, side: int) -> bool:
    """SA-258, SA-258-R1: whether an empire without a capital lost a leader in the conflict."""
    return s.capital[empire_on(s, side)] == NOWHERE and s.side_lost_leader[side] == 1


@rule
def take_money(s: Record, empire: int, taker: int) -> None:
    """SA-257, SA-257-R1, SA-258-R2: all is lost; half of it, rounded up, goes to the winner if there is one."""
    money = int(s.money[empire])
    s.money[empire] = 0
    tell(s, LOST_MONEY, int(s.card[empire]), money)
    if taker != NOBODY:
        earn(s, taker, half_of(money))
        tell(s, TOOK_MONEY, int(s.card[taker]), half_of(money))


@rule
def change_control(s: Record, winner: int) -> None:
    """SA-253, SA-254, SA-255-R1: the region goes to whoever is left, or is neutral; a change of control costs it."""
    holder, region = holder_after(s, winner), int(s.battle_at)
    if holder == s.battle_held_by:
        return
    if holder != NOBODY:
        pay_for_capture(s, holder)
        convert_captor(s, holder)
    sack(s, region)
    if holder == NOBODY:
        lose_control(s, region)
    else:
        take_control(s, region, holder)


@rule
def pay_for_capture(s: Record, holder: int) -> None:
    """SA-369: square icons for a city or a capital that was taken."""
    if s.city[s.battle_at]:
        pay_square_icon(s, holder, GLORY_CAPTURE_CITY)
    if s.battle_held_by != NOBODY and loses_capital(s, int(s.battle_held_by)):
        pay_square_icon(s, holder, GLORY_CAPTURE_CAPITAL)


@rule
def convert_captor(s: Record, holder: int) -> None:
    """SA-309: whoever takes a city in a manoeuvre may take up the religion of whoever held it."""
    if s.city[s.battle_at] and holder == empire_on(s, ACTIVE) and not is_being_created(s, holder):
        trigger(s, holder, WHEN_MANOEUVRE, int(s.battle_at))


@rule
def sack(s: Record, region: int) -> None:
    """SA-255, SA-256, SA-256-R1: artifact and fort are gone, the city is a step lower and no capital any more."""
    held_by = int(s.battle_held_by)
    if held_by != NOBODY and loses_capital(s, held_by):
        s.capital[held_by] = NOWHERE
        tell(s, LOST_CAPITAL, int(s.card[held_by]), region)
    if held_by != NOBODY and s.wonder[region] != NOTHING:
        lose_artifact(s, held_by, int(s.wonder[region]))
    s.fort[region] = 0
    s.city[region] = CITY_DOWN[s.city[region]]
    tell(s, REGION_SACKED, region, int(s.city[region]))


@rule
def leave_battle(s: Record) -> None:
    """SA-252: disorder markers of the conflict are removed, and nobody is in a conflict any more."""
    end_lasting(s, UNTIL_CONFLICT, NOBODY)
    end_lasting(s, NONE, NOBODY)
    for side in range(SIDES_COUNT):
        free_everywhere(s, empire_on(s, side))
        s.side_disorder[side] = 0
        s.side_empire[side] = NOBODY
        s.side_seat[side] = NOBODY
        s.side_card[side] = NO_CARD
        s.side_lost_leader[side] = 0
    forget_survey(s)
    s.sides_shown = 0
    s.battle_at = NOWHERE
    s.battle_held_by = NOBODY
    s.battle_round = 0


@rule
def free_everywhere(s: Record, empire: int) -> None:
    """No unit of an empire has a part in a conflict, wherever it retreated to."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0:
            s.in_conflict[counter] = FREE
