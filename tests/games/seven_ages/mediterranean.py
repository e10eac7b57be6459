"""A position of 7 Ages for tests of effects: three empires around the western Mediterranean, one for each player."""

from __future__ import annotations

from aevum.core.record import Record
from aevum.games.seven_ages.effects import CLAUSES
from aevum.games.seven_ages.reading import COLUMNS
from aevum.games.seven_ages.state import FREE, LEADER_PLACES, NOTHING
from aevum.games.seven_ages.tables import ARTIFACT_IDS, LEADER_IDS, LEADER_KIND_IDS, LEADERS

from .board import empty_table, found, garrison, region

ROME, GAUL, CARTHAGE = 0, 2, 4  # the light colours of the pairs of the first three seats


def mediterranean(first: str = "romans", **options: int) -> Record:
    """Romans with a capital and three regions, Gauls with two and no city, Carthaginians with a fleet."""
    s = empty_table(3, **options)
    assert found(s, first, 0, 12, "latium", "lombardy", "sicily", money=20, elite=1) == ROME
    assert found(s, "gauls", 1, 10, "burgundy", "aquitaine", money=7) == GAUL
    assert found(s, "carthaginians", 2, 14, "carthage", "numidia", money=30) == CARTHAGE
    garrison(s, ROME, "latium", spearmen=2, swordsmen=1)
    garrison(s, ROME, "lombardy", spearmen=1)
    garrison(s, ROME, "sicily", spearmen=1)
    garrison(s, GAUL, "burgundy", spearmen=2, chariots=1)
    garrison(s, GAUL, "aquitaine", spearmen=1)
    garrison(s, CARTHAGE, "carthage", spearmen=1, archers=1)
    garrison(s, CARTHAGE, "numidia", spearmen=1)
    garrison(s, CARTHAGE, "western_mediterranean", galleys=3)
    for empire, place, level in ((ROME, "latium", 3), (CARTHAGE, "carthage", 1)):
        s.capital[empire], s.city[region(place)], s.had_capital[empire] = region(place), level, 1
    return s


def artifact(name: str) -> int:
    """The number of an artifact."""
    return ARTIFACT_IDS.index(name)


def lead(s: Record, empire: int, name: str, place: str) -> int:
    """A leader, famous or of a kind, in a region; his place in the list."""
    spot = next(spot for spot in range(LEADER_PLACES) if s.leader[spot] == NOTHING)
    who = LEADER_IDS.index(name) if name in LEADER_IDS else LEADERS + LEADER_KIND_IDS.index(name)
    s.leader[spot], s.leader_of[spot], s.leader_at[spot] = who, empire, region(place)
    if who >= LEADERS:
        s.cup[who - LEADERS] -= 1
    return spot


def disturb(s: Record, *places: str) -> None:
    """Disorder in regions."""
    for place in places:
        s.disorder[region(place)] = 1


def battle(s: Record, attacker: int, defender: int, place: str) -> None:
    """A conflict begins: the attacker has one spearman there beside those of the defender, nobody is committed."""
    garrison(s, attacker, place, spearmen=1)
    s.side_empire[:] = attacker, defender
    s.side_seat[:] = s.player[attacker], s.player[defender]
    s.battle_at, s.battle_held_by, s.battle_round = region(place), defender, 1
    s.in_conflict[:] = FREE


def count(s: Record, empire: int, place: str) -> int:
    """How many counters an empire has in a region."""
    return int(s.stacks[empire, region(place)])


def lasting(s: Record) -> list[tuple[str, int, int]]:
    """The clauses that last: as they are written, the empire and the seat each is for."""
    write = COLUMNS.grammar.write_clause
    return [
        (write(CLAUSES[clause].tolist()), int(empire), int(seat))
        for clause, empire, seat in zip(s.lasting, s.lasting_for, s.lasting_seat, strict=True)
        if clause != NOTHING
    ]
