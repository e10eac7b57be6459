"""Tables at which the rule of thumb is asked what it would do."""

from __future__ import annotations

from aevum.core.engine import interpreted
from aevum.core.record import Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.rules.conflict import begin_conflict
from tests.games.seven_ages.board import empty_table, found, garrison, region

ENGINE = interpreted(GAME)


def best(s: Record, seat: int = 0, luck: int = 3) -> str:
    """What the rule of thumb would do; it leaves no trace in the record."""
    s.pending = 1 << seat
    before = s.tobytes()
    words = VOCABULARY.to_words(ENGINE.best_choice(s, seat, luck))
    assert s.tobytes() == before
    return words


def asked(s: Record, step: int, a: int = 0, b: int = 0) -> Record:
    """The same table with this step before a player."""
    interrupt(s, step, a, b)
    return s


def egypt(money: int = 0, level: int = 1, **units: int) -> tuple[Record, int]:
    """Egypt of seat 0, alone in the world, with its capital."""
    s = empty_table(4)
    empire = found(s, "egyptians", 0, level, "egypt", money=money, capital=region("egypt"), had_capital=1)
    s.city[region("egypt")] = 1
    garrison(s, empire, "egypt", **(units or {"spearmen": 1}))
    return s, empire


def rival(s: Record, card: str = "nubians", place: str = "nubia", level: int = 1, **units: int) -> int:
    """An empire of seat 1."""
    empire = found(s, card, 1, level, place)
    garrison(s, empire, place, **(units or {"spearmen": 1}))
    return empire


def trading(s: Record, empire: int, other: int) -> None:
    """A trade goes on between two empires."""
    s.side_empire[:] = empire, other
    s.side_seat[:] = s.player[empire], s.player[other]
    s.side_card[:] = -1


def battle(own: dict[str, int], theirs: dict[str, int], level: int = 14) -> tuple[Record, int, int]:
    """Egypt attacks the Nubians in Nubia."""
    s, empire = egypt(level=level, spearmen=1)
    enemy = rival(s, "nubians", "nubia", level, **theirs)
    garrison(s, empire, "nubia", **own)
    begin_conflict(s, region("nubia"), empire, enemy)
    s.battle_round = 1
    return s, empire, enemy
