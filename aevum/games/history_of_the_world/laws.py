"""What stays true at every moment of a game; checked by the laws and by the fuzzer."""

from aevum.core.record import NOBODY, Record

from .rules.scoring import level_in
from .state import (
    ALL_EMPIRES,
    AREA_OF,
    AREAS,
    CAPITAL,
    CARDS,
    CITY,
    CONTROL,
    COPIES,
    DECKS,
    DOMINANCE,
    EMPIRES_AN_EPOCH,
    EPOCHS,
    EVENTS_A_TURN,
    FLEET_MARKERS,
    FORTS,
    GREATER,
    HAND,
    LANDS,
    MARKERS,
    MONUMENTS,
    NOWHERE,
    OCEANS,
    SETTLEMENTS,
    STACK_UNITS,
    STRENGTH,
    WATERS,
)
from .steps import AT_ASTRONOMY


def conserved(s: Record) -> None:
    """Assert what the rulebook takes for granted."""
    seats = range(int(s.seats))
    for land in range(LANDS):
        _check_land(s, land)
    assert int(s.fort.sum()) + int(s.forts_left) == FORTS and s.forts_left >= 0
    assert sum(1 for land in s.settlement if land) + int(s.settlements_left) == SETTLEMENTS and s.settlements_left >= 0
    assert int(s.monument.sum()) + int(s.monuments_left) == MONUMENTS and s.monuments_left >= 0
    for seat in seats:
        _check_counts(s, seat)
    for area in range(AREAS):
        _check_area(s, area)
    _check_events(s)
    _check_empires(s)
    _check_markers(s)
    _check_fleets(s)
    if s.active == NOBODY:
        _check_rest(s)
    elif s.force == s.active:
        _check_armies(s)


def _check_land(s: Record, land: int) -> None:
    """Armies of one player, one of them without the option for more; a fort only beside an army."""
    armies, fort, holder = int(s.armies[land]), int(s.fort[land]), int(s.holder[land])
    assert (holder == NOBODY) == (armies == 0) == (s.source[land] == NOBODY)
    assert fort in (0, 1) and s.monument[land] in (0, 1) and s.settlement[land] in (0, 1, 2)
    assert not fort or armies
    assert armies <= 1 if s.stacks == 0 else armies + fort <= STACK_UNITS


def _check_counts(s: Record, seat: int) -> None:
    """What is counted along is what stands on the board."""
    own = [land for land in range(LANDS) if s.holder[land] == seat]
    assert len(own) == s.land_count[seat]
    assert sum(1 for land in own if s.source[land] < ALL_EMPIRES) == s.empire_lands[seat]
    works = [sum(1 for land in own if s.settlement[land] == kind) for kind in (CITY, CAPITAL)]
    assert [sum(1 for land in own if s.monument[land]), *works] == s.works[seat].tolist()
    for area in range(AREAS):
        assert sum(1 for land in own if AREA_OF[land] == area) == s.area_lands[seat, area]


def _check_area(s: Record, area: int) -> None:
    """At most one player has dominance or control, and control leaves nothing to others."""
    levels = sorted(int(level_in(s, seat, area)) for seat in range(int(s.seats)))
    assert levels[-2] < DOMINANCE
    assert levels[-1] < CONTROL or levels[-2] == 0


def _check_events(s: Record) -> None:
    """Cards are neither lost nor made; hands are in order and as large as is said."""
    seats = range(int(s.seats))
    for seat in seats:
        held = [int(card) for card in s.hands[seat] if card != NOBODY]
        assert held == sorted(held) == s.hands[seat].tolist()[: len(held)]
        assert len(held) == int(s.hand_size[seat].sum()) <= HAND
        assert sum(1 for card in held if card >= GREATER) == s.hand_size[seat, DECKS - 1]
    played = [int(card) for card in s.played if card != NOBODY]
    assert len(played) == len(set(played)) == s.played_count <= EVENTS_A_TURN
    for card in range(CARDS):
        hands = sum(s.hands[seat].tolist().count(card) for seat in seats)
        assert hands + int(s.undealt[card]) + int(s.discards[card]) + played.count(card) == COPIES[card]


def _check_empires(s: Record) -> None:
    """One card a player and epoch, each with one holder; those called are played in their order."""
    seats = range(int(s.seats))
    for epoch in range(EPOCHS):
        held = [int(s.empires[seat, epoch]) for seat in seats if s.empires[seat, epoch] != NOBODY]
        assert len(set(held)) == len(held) and all(0 <= place < EMPIRES_AN_EPOCH for place in held)
        if epoch < s.epoch:
            assert len(held) == len(seats)
        elif epoch > s.epoch:
            assert not held
        else:
            assert len(held) == s.draw_turn
    if s.active != NOBODY:
        assert s.active == int(s.epoch) * EMPIRES_AN_EPOCH + int(s.empires[s.seat, s.epoch])


def _check_markers(s: Record) -> None:
    """At most one marker an epoch, and none by the option."""
    taken = int(s.markers_taken)
    owners, epochs = s.marker_owner.tolist(), s.marker_epoch.tolist()
    assert taken < MARKERS and all(owner != NOBODY for owner in owners[:taken])
    assert all(owner == NOBODY for owner in owners[taken:])
    assert epochs[:taken] == sorted(set(epochs[:taken]))
    assert s.preeminence == 0 or taken == 0


def _check_fleets(s: Record) -> None:
    """Fleets with an army are in seas, only by the option, and no more than there are markers."""
    held = [water for water in range(WATERS) if s.sea_holder[water] != NOBODY]
    assert all(water >= OCEANS and s.sea_epoch[water] <= s.epoch for water in held)
    assert s.naval_control == 1 or not held
    if s.naval_control == 1 and s.step not in (AT_ASTRONOMY, AT_ASTRONOMY + 1):
        mask = int(s.fleets) if s.force == s.active != NOBODY else 0
        assert (mask | sum(1 << water for water in held)).bit_count() <= FLEET_MARKERS


def _check_rest(s: Record) -> None:
    """Between turns there is no pool, coin, fleet or card in force."""
    assert s.pool == s.allies == s.lost == s.coins == s.allied_coins == s.free_forts == s.fleets == 0
    assert s.in_force == s.realm_count == s.reach_count == s.played_count == 0


def _check_armies(s: Record) -> None:
    """The armies of the active empire: in the pool, on the board, on fleets, become forts, or lost."""
    lands = [land for land in range(LANDS) if s.source[land] == s.active]
    assert sorted(lands) == sorted(s.realm[: int(s.realm_count)].tolist())
    on_board = sum(int(s.armies[land]) for land in lands)
    on_fleets = sum(1 for water in range(WATERS) if s.sea_holder[water] == s.seat and s.sea_epoch[water] == s.epoch)
    fighting = 1 if s.target != NOWHERE else 0
    spent = on_board + on_fleets + int(s.forts_paid) + int(s.lost) + fighting
    assert int(s.pool) + int(s.allies) + spent == STRENGTH[s.active]
    assert min(s.pool, s.allies, s.lost, s.coins, s.allied_coins, s.free_forts, s.forts_paid) >= 0
