"""A turn: HW-050 to HW-055, the preparation of the active empire, HW-088 to HW-102, and its end, HW-181 to HW-185."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    CALLED,
    DONE,
    EXCHANGE,
    FLEET_EXCHANGED,
    FLEET_LAUNCHED,
    FLEET_WITHDRAWN,
    FLEETS_PLACED,
    LAUNCH,
    NOT_HELD,
    PLACED,
    REMOVED,
)
from ..state import (
    ASTRONOMY,
    CAPITAL,
    EMPIRES_AN_EPOCH,
    ENGINEERING,
    ENGINEERING_FORTS,
    FLEET_COINS,
    FLEET_MARKERS,
    FLEETS,
    HAS_CAPITAL,
    LAND_WATERS,
    OCEANS,
    REALLOCATION,
    START_LANDS,
    START_START,
    STRENGTH,
    WATERS,
)
from ..steps import AT_CALL, AT_END_EPOCH, AT_EXPAND, AT_REALLOCATION
from .board import found_settlement, let_go, sack, take_hold
from .drawing import holder_of
from .reach import is_in_force, join_realm, open_waters
from .scoring import score_turn
from .setup import clear_turn, disband


@rule
def call_empire(s: Record) -> None:
    """HW-050 to HW-054: the next empire of the epoch is called; one that nobody holds is skipped."""
    while s.called < EMPIRES_AN_EPOCH:
        empire = int(s.epoch) * EMPIRES_AN_EPOCH + int(s.called)
        seat = holder_of(s, int(s.called))
        s.called += 1
        if seat != NOBODY:
            s.seat = seat
            s.active = empire
            tell(s, CALLED, seat, empire)
            return
        tell(s, NOT_HELD, empire)
    go_to(s, AT_END_EPOCH)


@rule
def count_waters(waters: int) -> int:
    """How many waters a mask names."""
    count = 0
    for water in range(WATERS):
        count += (waters >> water) & 1
    return count


@rule
def held_by_others(s: Record, seat: int) -> int:
    """HW-233: the waters in which another player has a fleet with an army."""
    mask = 0
    if s.naval_control == 1:
        for water in range(OCEANS, WATERS):
            if s.sea_holder[water] != NOBODY and s.sea_holder[water] != seat:
                mask |= 1 << water
    return mask


@rule
def place_fleets(s: Record, waters: int) -> None:
    """HW-090 to HW-092, HW-233: fleets in these waters, but where another player's fleet must be fought first."""
    contested = waters & held_by_others(s, int(s.seat))
    s.contested |= contested
    s.fleets |= waters & ~contested


@rule
def give_up_sea(s: Record, water: int) -> None:
    """A fleet with an army is gone; where the active empire may have one, it has it now."""
    s.sea_holder[water] = NOBODY
    s.sea_epoch[water] = NOBODY
    s.fleets |= s.contested & (1 << water)
    s.contested &= ~(1 << water)


@rule
def may_hold_seas(s: Record) -> bool:
    """HW-229, HW-R70: an empire with navigation on its own card; of old any with a fleet, also one of Astronomy."""
    return s.naval_control == 1 and (FLEETS[s.active] != 0 or s.rules < 2)


@rule
def prepare_empire(s: Record) -> None:
    """HW-088 to HW-092, HW-278: the pool, the fleets, and forts of Engineering for an empire with a capital."""
    disband(s)
    s.force = s.active
    s.pool = STRENGTH[s.active]
    place_fleets(s, int(FLEETS[s.active]))
    if s.fleets != 0:
        tell(s, FLEETS_PLACED, s.seat, count_waters(int(s.fleets)))
    if HAS_CAPITAL[s.active] == 1 and is_in_force(s, ENGINEERING):
        s.free_forts = ENGINEERING_FORTS


@rule
def who_launches(s: Record) -> int:
    """HW-248: whoever has played Astronomy."""
    return 1 << int(s.seat) if is_in_force(s, ASTRONOMY) and has_marker_left(s) else 0


@rule
def has_marker_left(s: Record) -> bool:
    """HW-236: with naval control, not of old, a marker more than the empire's own list of waters takes."""
    return s.naval_control == 0 or s.rules < 2 or count_waters(int(s.fleets) | int(s.contested)) < FLEET_MARKERS


@rule
def seas_to_launch(s: Record, seat: int, out: Actions) -> int:
    """HW-248, HW-249: any one sea, not an ocean, where the empire can have one more fleet; or, not of old, none."""
    taken = int(s.fleets) | int(s.contested) | seas_beyond_fight(s, seat)
    count = 0
    for water in range(OCEANS, WATERS):
        if (taken >> water) & 1 == 0:
            count = offer(out, count, LAUNCH, water)
    if s.rules >= 2:
        count = offer(out, count, DONE)
    return count


@rule
def seas_beyond_fight(s: Record, seat: int) -> int:
    """HW-229, HW-233: seas that other players hold, for an empire that may not fight for them."""
    return 0 if may_hold_seas(s) else held_by_others(s, seat)


@rule
def launch_fleet(s: Record, seat: int, action: int) -> None:
    """HW-248, HW-249: one extra fleet, navigation or not; or none."""
    if verb_of(action) == DONE:
        return
    place_fleets(s, 1 << first_noun(action))
    tell(s, FLEET_LAUNCHED, seat, first_noun(action))


@rule
def who_exchanges(s: Record) -> int:
    """HW-238, HW-241: whoever has played Reallocation, after the fleets are placed and before the first army."""
    return 1 << int(s.seat) if s.fleets != 0 and is_in_force(s, REALLOCATION) else 0


@rule
def fleets_to_exchange(s: Record, seat: int, out: Actions) -> int:
    """HW-239: any number of the empire's fleets."""
    count = 0
    for water in range(WATERS):
        if (int(s.fleets) >> water) & 1:
            count = offer(out, count, EXCHANGE, water)
    return offer(out, count, DONE)


@rule
def exchange_fleet(s: Record, seat: int, action: int) -> None:
    """HW-239, HW-240: a coin for a fleet, which no longer gives navigation; an older one there goes with it."""
    if verb_of(action) == DONE:
        return
    water = first_noun(action)
    tell(s, FLEET_EXCHANGED, seat, water)
    if s.rules >= 2 and s.sea_holder[water] == seat:
        tell(s, FLEET_WITHDRAWN, seat, water)
        give_up_sea(s, water)
    s.fleets &= ~(1 << water)
    s.coins += FLEET_COINS
    go_to(s, AT_REALLOCATION)


@rule
def place_first_army(s: Record) -> None:
    """HW-093 to HW-095, HW-102: the first army, with the capital of an empire that has one."""
    found_empire(s, int(s.active))


@rule
def found_empire(s: Record, empire: int) -> None:
    """HW-093 to HW-101: an army of the pool in the start land, or in each of two, and a capital with it."""
    for place in range(START_START[empire], START_START[empire + 1]):
        land = int(START_LANDS[place])
        clear_land(s, land)
        sack(s, land)
        take_hold(s, int(s.seat), land, empire)
        s.pool -= 1
        tell(s, PLACED, s.seat, land)
        if HAS_CAPITAL[empire] == 1:
            found_settlement(s, int(s.seat), land, CAPITAL)
        join_realm(s, land)


@rule
def clear_land(s: Record, land: int) -> None:
    """HW-096 to HW-098, HW-293, HW-294: armies and a fort are removed without combat; a monument stays."""
    if s.holder[land] != NOBODY:
        tell(s, REMOVED, s.holder[land], land)
        let_go(s, land)


@rule
def begin_expansion(s: Record) -> None:
    """HW-102, HW-119: the empire expands; seas won by now are open to it too."""
    if s.naval_control == 1:
        s.sea_reach = 0
        for place in range(s.realm_count):
            open_waters(s, int(LAND_WATERS[s.realm[place]]))
    interrupt(s, AT_EXPAND)


@rule
def end_turn(s: Record) -> None:
    """HW-055, HW-181 to HW-186: cards are discarded, fleets removed, coins lost; then the player scores."""
    for place in range(s.played_count):
        s.discards[s.played[place]] += 1
    clear_turn(s)
    score_turn(s, int(s.seat))
    go_to(s, AT_CALL)
