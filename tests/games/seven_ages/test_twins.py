"""Two worlds that differ only in the units of others are played side by side: who is asked next tells nothing of them.

The laws compare such worlds up to the next chance. Here play goes on through it, with the same dice: where an onlooker
is told the same in both, the same players are asked the same.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from aevum.core.engine import compiled
from aevum.core.events import told_events
from aevum.core.record import Record, copy_record, seats_in
from aevum.core.vocabulary import verb_of
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.actions import BUILD_IN
from aevum.games.seven_ages.state import ACTIVE, COUNTER_COLOUR, NOTHING, NOWHERE, ON_THE_WAY, OTHER
from tests.laws.moments import after
from tests.laws.tables import Table, tables_of

ENGINE = compiled(GAME)
UNITS = ("unit_at", "unit_type", "unit_shore", "in_move", "entered", "came_from", "in_conflict")
SIDES = ("side_tactician", "side_ready")
ASKED = ("pending", "step", "subject", "seat", "depth", "stack", "over")
LONGEST = 100  # decisions for which two worlds are played side by side
DECISIONS = 6_000  # of a game that are looked at
LIMITED = ("last_turn", "target_glory", "last_age", "fast_history")  # options by which games end early
TRIED = 6  # actions that may be alike to an onlooker
TABLES = tables_of(GAME)
LONG = [table for table in TABLES if not any(dict(table.options)[name] for name in LIMITED)]


def owners(s: Record) -> np.ndarray:
    """The empire of each counter."""
    return np.concatenate([COUNTER_COLOUR, np.asarray(s.shared_by)])


def twin_of(s: Record, onlooker: int, luck: int) -> Record:
    """The same but for the units that an onlooker does not see; how many have moved from where it has seen."""
    seen = ENGINE.observe(s, onlooker)
    world, twin = ENGINE.imagine(seen, onlooker, luck), copy_record(s)
    for name in (*UNITS, *SIDES):
        twin[name] = world[name]
    theirs = places(twin, seen)
    for where, counters in places(s, seen).items():
        for true, other in zip(counters, theirs[where], strict=False):
            for name in ("in_move", "entered", "came_from"):
                twin[name][other] = s[name][true]
    return twin


def places(s: Record, seen: Record) -> dict[tuple[int, int], list[int]]:
    """By empire and region the hidden counters that are not on their way."""
    found, whose = defaultdict(list), owners(s)
    hidden = (np.asarray(seen.unit_at) == NOWHERE) & (np.asarray(s.unit_at) != NOWHERE)
    for counter in np.flatnonzero(hidden & (np.asarray(s.in_move) != ON_THE_WAY)):
        found[int(whose[counter]), int(s.unit_at[counter])].append(int(counter))
    return found


def told(s: Record, onlooker: int) -> list[object]:
    """What an onlooker is told of the last action."""
    return [(one.event, one.values) for one in told_events(GAME, ENGINE.observe(s, onlooker))]


def asked(s: Record) -> list[bytes]:
    """Who is asked what."""
    return [np.asarray(s[name]).tobytes() for name in ASKED]


def play(table: Table, seed: int, rules: int) -> Iterator[tuple[Record, int, int]]:
    """The positions of a game with the seat that acts in them and what it does; people and luck play."""
    luck = Random(seed)
    s = ENGINE.new_record(table.seats, dict(table.options), luck.getrandbits(128), rules)
    ENGINE.begin(s)
    folly = luck.choice((0.1, 0.4, 1.0))
    while not s.over:
        seat = luck.choice(seats_in(int(s.pending)))
        choices = ENGINE.choices(s, seat)
        wise = luck.random() >= folly
        action = (
            ENGINE.best_choice(ENGINE.observe(s, seat), seat, luck.getrandbits(64)) if wise else luck.choice(choices)
        )
        yield s, seat, action
        s = after(ENGINE, s, seat, action)


def goes_on(twin: Record, seat: int, action: int, luck: Random) -> Iterator[Record]:
    """What comes of an action in a twin, then of others of the same verb: an onlooker may not know their nouns."""
    choices = ENGINE.choices(twin, seat)
    alike = [one for one in choices if verb_of(one) == verb_of(action) and one != action]
    for one in [action] * (action in choices) + luck.sample(alike, min(len(alike), TRIED)):
        yield after(ENGINE, twin, seat, one)


def is_open(s: Record, action: int) -> bool:
    """Whether what a player does shows something: he fights himself (SA-203-R1), or picks a region to build in."""
    return bool(s.battle_at != NOWHERE and s.side_seat[ACTIVE] == s.side_seat[OTHER]) or verb_of(action) == BUILD_IN


def betrayals(table: Table, seed: int, rules: int, decisions: int) -> list[str]:
    """The steps after which somebody could tell two worlds apart by who was asked, and by nothing that was told.

    No twin begins while an event is carried out, which might not have been played in it.
    """
    luck, twin, onlooker, left, found = Random(seed), None, -1, 0, []
    for number, (s, seat, action) in enumerate(play(table, seed, rules)):
        if number == decisions:
            break
        if is_open(s, action) or (twin is None and s.played_card != NOTHING):
            twin = None
            continue
        if twin is None or (left <= 0 and s.played_card == NOTHING):
            onlooker, left = luck.choice(range(-1, table.seats)), LONGEST
            twin = twin_of(s, onlooker, luck.getrandbits(64))
        left -= 1
        later = after(ENGINE, s, seat, action)
        same = [other for other in goes_on(twin, seat, action, luck) if told(other, onlooker) == told(later, onlooker)]
        twin = next((other for other in same if asked(other) == asked(later)), None)
        if same and twin is None:
            found.append(f"{GAME.sequence.names[int(s.step)]}, decision {number}")
    return found


@pytest.mark.rule("SA-020")
@pytest.mark.parametrize("seed", range(8))
def test_who_is_asked_next_tells_nothing_of_units(seed: int) -> None:
    assert betrayals(table_of(seed), seed, GAME.rules_version, DECISIONS) == []


@pytest.mark.rule("SA-020", "SA-194")
@pytest.mark.parametrize("seed", range(4))
def test_who_is_asked_next_tells_nothing_of_units_up_to_the_last_age(seed: int) -> None:
    assert betrayals(Random(seed).choice(LONG), seed, GAME.rules_version, 4 * DECISIONS) == []


def test_by_rules_2_it_told() -> None:
    """In about one game of ten: so this check finds what it looks for."""
    assert any(betrayals(table_of(seed), seed, 2, DECISIONS) for seed in range(200))


def table_of(seed: int) -> Table:
    """Any number of seats, with any options."""
    return Random(seed).choice(TABLES)
