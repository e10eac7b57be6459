"""SA-207 to SA-229: how the round of a conflict may end for whoever has a side in it, from what that player sees.

Two things are unknown: the cards, each that nobody shows as likely as any other, and what the enemy commits. So the
chances are told for each number of units that the enemy can commit, where every one of them is as likely of any class,
and of the newest type that its empire knows: whoever reckons so is not caught out. Totals are those of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from .atlas import LAND, REGION_KIND
from .rules import battle, building, totals
from .rules.counters import flies, sails
from .sight import Sight, seeing
from .state import (
    COVERED,
    COVERED_CARD,
    FIRST_COUNTER,
    FREE,
    NO_CARD,
    NOTHING,
    NOWHERE,
    SHARED_TYPE,
    SHOWN,
    SIDES_COUNT,
)
from .tables import CARD_VALUE, CARDS, UNIT_CLASS, UNIT_LEVEL, UNITS, WAR_ELEPHANTS

Odds = dict[str, Any]
# More units than this are told of in one row only: all of them.
MOST_ROWS = 6
PERCENT = 100
_knows, _is_banned = seeing(building.knows), seeing(building.is_banned)
_survey, _arrange, _total = seeing(totals.survey), seeing(totals.arrange_best), seeing(totals.total_of)


def conflict_odds(seen: Sight, side: int) -> Odds:
    """Total and chances of a side whose units are seen: with what it has committed, or else with all it can commit."""
    s = Trial(seen, side)
    total, other = s.totals(())
    return {
        "side": side,
        "committed": battle.count_committed(seen, side),
        "total": total + (shown_value(seen, side) or 0),
        "other": other,
        "rows": [s.against(count) for count in numbers_of_units(s.most)],
    }


def chance_to_win(seen: Sight, side: int) -> Odds:
    """In percent: against one unit of the enemy, and against all that it can commit."""
    s = Trial(seen, side)
    return {"one": s.against(1)["win"], "all": s.against(s.most)["win"], "count": s.most}


def numbers_of_units(most: int) -> list[int]:
    """How many units the enemy may commit, few enough to be read."""
    return [*range(1, min(most, MOST_ROWS - 1) + 1), *([most] if most >= MOST_ROWS else [])]


class Trial(Sight):
    """A conflict in which units are committed to see what comes of it; nothing of it reaches the record."""

    def __init__(self, seen: Sight, side: int) -> None:
        super().__init__(seen._record)
        self.side, self.foe = side, battle.foe_of(side)
        self.enemy = int(self.side_empire[self.foe])
        self.most = battle.units_fresh(self, self.foe)
        self.types = newest_types(self, self.enemy)
        self.leads = card_leads(self, side)
        self.side_card = [NO_CARD] * SIDES_COUNT
        self.strangers = self._placed()
        self._show_own()

    def _placed(self) -> list[int]:
        """Counters of the enemy's colour that nobody sees stand for those it could commit."""
        counters = range(int(FIRST_COUNTER[self.enemy]), int(FIRST_COUNTER[self.enemy + 1]))
        unseen = [counter for counter in counters if self.unit_at[counter] == NOWHERE][: self.most]
        for counter in unseen:
            self.unit_at[counter] = self.battle_at
        return unseen

    def _show_own(self) -> None:
        """The side shows what it has committed; where that is nothing yet, all that it can commit."""
        if not battle.count_committed(self, self.side):
            battle.set_part(self, self.side, FREE, SHOWN)
        battle.set_part(self, self.side, COVERED, SHOWN)

    def against(self, count: int) -> Odds:
        """The chances if the enemy commits so many units, and between which totals it then is without its card."""
        leads: Counter[int] = Counter()
        reached = []
        for units, ways in self.commitments(count):
            own, other = self.totals(units)
            reached.append(other)
            for lead, draws in self.leads.items():
                leads[own - other + lead] += ways * draws
        won = sum(ways for lead, ways in leads.items() if lead > 0)
        results = {"win": won, "tie": leads[0], "lose": leads.total() - won - leads[0]}
        told = {result: percent(ways, leads.total()) for result, ways in results.items()}
        return {"units": count, "least": min(reached), "most": max(reached), **told}

    def commitments(self, count: int) -> Iterator[tuple[tuple[int, ...], int]]:
        """What the enemy may commit, each with the number of orders in which it could be drawn."""
        for units in combinations_with_replacement(self.types, count):
            yield units, factorial(count) // prod(map(factorial, Counter(units).values()))

    def totals(self, units: tuple[int, ...]) -> tuple[int, int]:
        """SA-213 to SA-226: both totals without cards, the own one first, if the enemy commits these units."""
        for place, counter in enumerate(self.strangers):
            self.in_conflict[counter] = SHOWN if place < len(units) else FREE
            self.unit_type[counter] = units[place] if place < len(units) else NOTHING
        _survey(self)
        for side in (self.side, self.foe):
            _arrange(self, side)
        return int(_total(self, self.side)), int(_total(self, self.foe))


def newest_types(s: Sight, empire: int) -> list[int]:
    """SA-123: the newest type that an empire knows of each class that can fight there; elephants if it has any."""
    at_sea = REGION_KIND[s.battle_at] != LAND
    newest: dict[int, int] = {}
    for unit in range(UNITS):
        fits = sails(unit) == at_sea and not flies(unit) and (unit != WAR_ELEPHANTS or has_elephants(s, empire))
        if fits and _knows(s, empire, unit) and not _is_banned(s, empire, int(UNIT_CLASS[unit])):
            rival = newest.setdefault(int(UNIT_CLASS[unit]), unit)
            newest[int(UNIT_CLASS[unit])] = max(rival, unit, key=lambda each: int(UNIT_LEVEL[each]))
    return list(newest.values())


def has_elephants(s: Sight, empire: int) -> bool:
    """SA-137: whether an empire has elephants, on the map or in its pool: everybody sees that."""
    return any(who == empire and SHARED_TYPE[place] == WAR_ELEPHANTS for place, who in enumerate(s.shared_by))


def card_leads(s: Sight, side: int) -> Counter[int]:
    """SA-207: by how much a side's card can be above the enemy's, each with the number of ways to draw so."""
    own, other = shown_value(s, side), shown_value(s, battle.foe_of(side))
    unseen = unseen_values(s)
    leads: Counter[int] = Counter()
    for value, ways in (unseen if own is None else Counter([own])).items():
        rest = unseen - Counter([value]) if own is None else unseen
        for against, more in (rest if other is None else Counter([other])).items():
            leads[value - against] += ways * more
    return leads


def shown_value(s: Sight, side: int) -> int | None:
    """The value of a side's card; None where it is hidden or not drawn yet."""
    card = int(s.side_card[side])
    return None if card in (NO_CARD, COVERED_CARD) else int(CARD_VALUE[card])


def unseen_values(s: Sight) -> Counter[int]:
    """SA-018: how many cards there are of each value that this reader sees neither in a hand nor on the table."""
    return Counter(
        int(CARD_VALUE[card]) for card in range(CARDS) if s.card_at[card] == NOTHING and card not in s.side_card
    )


def percent(ways: int, all_ways: int) -> int:
    """A share in percent; what may happen is never told to be impossible, nor certain what may not."""
    return min(max(round(PERCENT * ways / all_ways), int(ways > 0)), PERCENT - int(ways < all_ways))
