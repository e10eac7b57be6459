"""SA-028 to SA-035, SA-396: the end of the game, and who has won."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import end_game, tell

from ..actions import AGREED_END, END_BONUS
from ..tables import COLOURS, END_GLORY, END_LEVEL
from .empires import add_glory, age_of_game


@rule
def end_now(s: Record) -> None:
    """SA-033, SA-034, SA-034-R1, SA-396: the game is over; only whoever's empire ended it has the bonus."""
    if s.ended_seat != NOBODY:
        add_glory(s, int(s.ended_seat), END_GLORY)
        tell(s, END_BONUS, s.ended_seat, END_GLORY)
    end_game(s)


@rule
def is_past_first_age(s: Record) -> bool:
    """SA-396: with this option an Age above that of the first empire played is the end, however it was entered."""
    return s.fast_history == 1 and s.first_age > 0 and age_of_game(s) > s.first_age


@rule
def agreed_end(s: Record) -> bool:
    """SA-035, SA-035-R1: whether the turn, the end of the Age or the glory is reached that the players agreed on."""
    if s.last_turn > 0 and s.turn >= s.last_turn:
        return True
    if s.last_age > 0 and age_of_game(s) > s.last_age:
        return True
    for seat in range(s.seats):
        if s.target_glory > 0 and s.glory[seat] >= s.target_glory:
            return True
    return False


@rule
def end_of_turn_ends_game(s: Record) -> bool:
    """SA-032, SA-035: after the harvest the game ends if an empire passed the last level in this turn, or as agreed."""
    if s.ended_by == NOBODY:
        if not agreed_end(s):
            return False
        tell(s, AGREED_END, s.turn)
    end_now(s)
    return True


@rule
def score(s: Record, seat: int) -> int:
    """SA-028: a player's glory."""
    return int(s.glory[seat])


@rule
def best_level(s: Record, seat: int) -> int:
    """SA-029: the level of a player's most advanced empire, 0 without one."""
    best = 0
    for empire in range(COLOURS):
        if s.player[empire] == seat:
            best = max(best, int(s.level[empire]))
    return best


@rule
def end_place(s: Record, seat: int) -> int:
    """SA-030: the earliest place in which an empire of a player that is past the last level passed it."""
    place = COLOURS + 1
    for empire in range(COLOURS):
        if s.player[empire] == seat and s.level[empire] == END_LEVEL:
            place = min(place, int(s.reached_end[empire]))
    return place


@rule
def beats(s: Record, seat: int, other: int) -> bool:
    """SA-028 to SA-031: more glory; then the more advanced empire, of those past the end the earlier; else nobody."""
    if score(s, seat) != score(s, other):
        return score(s, seat) > score(s, other)
    if best_level(s, seat) != best_level(s, other):
        return best_level(s, seat) > best_level(s, other)
    return end_place(s, seat) < end_place(s, other)
