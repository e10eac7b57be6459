"""Hand-made trades of 7 Ages: Syracuse and Rome, neighbours by a crossing."""

from __future__ import annotations

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.rules.trade import BY_MARKER
from aevum.games.seven_ages.steps import AT_PARTNER
from aevum.games.seven_ages.tables import EVENT_IDS
from aevum.games.seven_ages.trade_steps import TRADE_STEPS
from tests.games.seven_ages.board import empty_table, hand, realm
from tests.games.seven_ages.stepping import Stepping

# By value, two cards that no test makes an empire of.
OF_VALUE = {
    0: ("vandals", "timurids"),
    3: ("franks", "vikings"),
    4: ("scots", "zulus"),
    5: ("gauls", "french"),
    6: ("huns", "goths"),
    7: ("germans", "seljuks"),
}


def neighbours(**levels: int) -> tuple[Record, int, int]:
    """Syracuse (trade 2) of seat 0, which chose to trade, and Rome (trade 1) of seat 1, further on."""
    s = empty_table()
    syracuse = realm(s, "syracusans", 0, levels.get("syracuse", 8), "sicily", chose_trade=1, trade_due=1)
    return s, syracuse, realm(s, "romans", 1, levels.get("rome", 10), "latium")


def deal(s: Record, *values: int) -> list[str]:
    """A card of each value to the first seats in turn; their names."""
    names = [OF_VALUE[value][seat] for seat, value in enumerate(values)]
    for seat, name in enumerate(names):
        hand(s, seat, name)
    return names


def begun(s: Record, empire: int, called_by: int = BY_MARKER) -> Stepping:
    """An empire is to trade."""
    return Stepping(s, TRADE_STEPS).call(AT_PARTNER, empire, called_by)


def traded(s: Record, empire: int, *values: int, partner: str = "romans") -> Stepping:
    """A trade in which each side has one card, up to what the winner decides."""
    deal(s, *values)
    table = begun(s, empire).choose(0, f"trade_with {partner}")
    for seat in table.waits_for:
        table.choose(seat, table.choices(seat)[0])
    return table


def play_event(s: Record, event: str, empire: int) -> None:
    """The first clause of an event is in force for an empire, or (-1) for all."""
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index(event), FIRST]), empire, NOBODY)
