"""SA-239 to SA-243: nuclear bombs in a conflict, and the star-wars units that stop them."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too, tell, was_about_too
from aevum.core.vocabulary import offer, verb_of

from ..actions import BOMB_EXPLODED, BOMBS_STOPPED, PAID_FOR_BOMBS, PASS, SCRAP_BOMB, SCRAPPED_BOMB
from ..state import FREE, NOTHING, SHARED, SHARED_TYPE, SIDES_COUNT
from ..tables import BOMB_GLORY, BOMB_PROGRESS, NUCLEAR_BOMBS, STAR_WARS
from .battle import (
    card_of,
    committed_of_type,
    empire_on,
    fighter,
    fighters,
    foe_of,
    is_committed,
    is_decided,
    leader_in_battle,
    of_type_in_part,
    release,
    seat_on,
    units_fresh,
)
from .checks import move_marker
from .counters import take_counter
from .empires import add_glory


@rule
def who_may_scrap(s: Record) -> int:
    """SA-239: a side with one unit left to commit, if its empire has bombs: everybody knows that.

    Whether that unit is one nobody knows, so it is asked all the same.
    """
    side = about_too(s)
    if is_decided(s) or units_fresh(s, side) != 1 or not has_bombs(s, empire_on(s, side)):
        return 0
    return seat_on(s, side)


@rule
def has_bombs(s: Record, empire: int) -> bool:
    """Whether an empire has a bomb anywhere."""
    for shared in range(SHARED):
        if SHARED_TYPE[shared] == NUCLEAR_BOMBS and s.shared_by[shared] == empire:
            return True
    return False


@rule
def scrap_choices(s: Record, seat: int, out: Actions) -> int:
    """SA-239, SA-239-R1: keep the last unit that is not committed, or destroy it if it is a bomb."""
    count = offer(out, 0, PASS)
    if of_type_in_part(s, about_too(s), NUCLEAR_BOMBS, FREE) == NOBODY:
        return count
    return offer(out, count, SCRAP_BOMB)


@rule
def scrap_bomb(s: Record, seat: int, action: int) -> None:
    """SA-239, SA-239-R1: a bomb is destroyed before the round, free; then the side has used up its units."""
    if verb_of(action) == SCRAP_BOMB:
        side = was_about_too(s)
        take_counter(s, of_type_in_part(s, side, NUCLEAR_BOMBS, FREE))
        tell(s, SCRAPPED_BOMB, card_of(s, side))
        release(s, side)


@rule
def pay_for_bombs(s: Record) -> None:
    """SA-243, SA-243-R1: each bomb that was committed costs its player 5 glory, even one that is stopped."""
    for side in range(SIDES_COUNT):
        bombs = committed_of_type(s, side, NUCLEAR_BOMBS)
        if bombs:
            add_glory(s, int(s.side_seat[side]), -BOMB_GLORY * bombs)
            tell(s, PAID_FOR_BOMBS, int(s.side_seat[side]), BOMB_GLORY * bombs)


@rule
def stop_bombs(s: Record) -> None:
    """SA-240, SA-240-R1: one star-wars unit of the enemy destroys all bombs of the round before they can explode."""
    for side in range(SIDES_COUNT):
        bombs = committed_of_type(s, side, NUCLEAR_BOMBS)
        if bombs and committed_of_type(s, foe_of(side), STAR_WARS):
            for place in range(fighters(s, side)):
                counter = fighter(s, side, place)
                if counter >= 0 and is_committed(s, counter) and s.unit_type[counter] == NUCLEAR_BOMBS:
                    take_counter(s, counter)
            tell(s, BOMBS_STOPPED, card_of(s, side), bombs)


@rule
def explodes(s: Record) -> bool:
    """SA-241: whether a bomb is left among what was committed."""
    return committed_of_type(s, 0, NUCLEAR_BOMBS) + committed_of_type(s, 1, NUCLEAR_BOMBS) > 0


@rule
def explode(s: Record) -> None:
    """SA-241, SA-242, SA-242-R1: all units of both sides are gone; who controlled the region falls back a level.

    Leaders there are lost in the conflict, even where that level costs the empire all its leaders (SA-258-R1).
    """
    tell(s, BOMB_EXPLODED, int(s.battle_at))
    for side in range(SIDES_COUNT):
        if s.rules >= 2 and leader_in_battle(s, side) != NOTHING:
            s.side_lost_leader[side] = 1
        for place in range(fighters(s, side)):
            counter = fighter(s, side, place)
            if counter >= 0:
                take_counter(s, counter)
    if s.battle_held_by != NOBODY:
        move_marker(s, int(s.battle_held_by), -BOMB_PROGRESS)
