"""The chances of a round of conflict: counted by the rules, exact, and only from what a player sees."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.odds import numbers_of_units, percent
from aevum.games.seven_ages.state import IN_DISCARDS, IN_HAND, IN_PLAY
from aevum.games.seven_ages.tables import CARD_IDS, CARD_VALUE

from .battle import Battle, draws
from .board import empty_table, found, garrison, hand
from .test_moscow import Moscow
from .test_view import seen

ALEX, CATHERINE = 0, 1


def odds(s: Record, seat: int) -> dict[str, Any]:
    """What a seat is told of its chances."""
    return dict(seen(s, seat)["conflict"]["odds"])


def results(row: dict[str, Any]) -> list[int]:
    """The chances to win, to tie and to lose."""
    return [row["win"], row["tie"], row["lose"]]


def chances(own: int, others: list[int], values: list[int]) -> list[int]:
    """Won, tied and lost in percent: a total against each of these and any of these cards."""
    leads = [own - other - value for other, value in product(others, values)]
    counts = (sum(lead > 0 for lead in leads), leads.count(0), sum(lead < 0 for lead in leads))
    return [percent(count, len(leads)) for count in counts]


def unseen_values(s: Record, seat: int) -> list[int]:
    """The values of all cards that a seat does not see."""
    mine = [int(card) for card, who in zip(s.side_card, s.side_seat, strict=True) if who == seat]
    known = (IN_DISCARDS, IN_PLAY, IN_HAND + seat)
    hidden = [card for card in range(len(CARD_IDS)) if s.card_at[card] not in known and card not in mine]
    return [int(CARD_VALUE[card]) for card in hidden]


@pytest.fixture(scope="module")
def moscow() -> Moscow:
    """The second round of Moscow: Alex has drawn a 6 and has only fusiliers left, Catherine has drawn a 3."""
    played = Moscow()
    played.first()
    played.battle.play("pass", "pass")
    return played


@pytest.mark.rule("SA-E15", "SA-207", "SA-213")
def test_the_second_round_of_moscow_is_counted_to_the_card(moscow: Moscow) -> None:
    told = odds(moscow.s, ALEX)
    # Fusiliers 6, the card 6, elite 1 and Age 1, as in the rulebook. The city of 3 counts, for no siege unit is left.
    assert (told["committed"], told["total"], told["other"]) == (0, 14, 1 + 3 + 2)
    one, two = told["rows"][:2]
    # The newest of each class: fusiliers 5/4, in front one more; in the forest knights 4/3 and horse artillery 3/5.
    assert (one["units"], one["least"], one["most"]) == (1, 6 + 3, 6 + 6)
    assert results(one) == chances(14, [6 + 6, 6 + 4, 6 + 3], unseen_values(moscow.s, ALEX))
    same, mixed = [6 + 4, 4 + 3, 3 + 5], [6 + 3, 6 + 5, 4 + 5]  # the latter in either order
    others = [6 + both for both in (*same, *mixed, *mixed)]
    assert results(two) == chances(14, others, unseen_values(moscow.s, ALEX))


def test_no_more_units_are_reckoned_with_than_are_fresh(moscow: Moscow) -> None:
    assert [row["units"] for row in odds(moscow.s, CATHERINE)["rows"]] == [1]  # seven of eight were committed before
    assert numbers_of_units(9) == [1, 2, 3, 4, 5, 9] and numbers_of_units(6) == [1, 2, 3, 4, 5, 6]


def duel(**gallic: int) -> Battle:
    """Romans with two spearmen and a catapult attack Gauls with three units; the Romans have drawn a 4."""
    s = empty_table(3)
    romans = found(s, "romans", 0, 8, "latium", colour="red")
    gauls = found(s, "gauls", 1, 8, "provence", colour="light_blue")
    garrison(s, romans, "provence", spearmen=2, catapults=1)
    garrison(s, gauls, "provence", **gallic or {"spearmen": 3})
    draws(s, 4, 2)
    return Battle(s, romans, gauls, "provence")


def test_what_is_committed_changes_the_chances() -> None:
    battle = duel()
    before = odds(battle.s, 0)
    after = odds(battle.play("commit spearmen", seat=0).s, 0)
    assert (before["committed"], after["committed"]) == (0, 1)
    assert before["total"] > after["total"]
    wins = [row["win"] for row in after["rows"]]
    assert wins == sorted(wins, reverse=True) and wins[0] > wins[-1]
    assert all(less["win"] < more["win"] for less, more in zip(after["rows"], before["rows"], strict=True))


@pytest.mark.rule("SA-020")
def test_hidden_units_and_hands_change_no_chances() -> None:
    battle = duel()
    told = odds(battle.s, 0)
    assert told == odds(duel(chariots=1, archers=2).s, 0)
    hand(battle.s, 1, "huns", "english")
    assert told == odds(battle.s, 0)


def test_only_who_has_a_side_is_told() -> None:
    s = duel().s
    assert seen(s, 2)["conflict"]["odds"] is None
    assert odds(s, 0)["side"] == 0 and odds(s, 1)["side"] == 1


def test_trying_out_leaves_the_view_as_it_is() -> None:
    battle = duel().play("commit spearmen", seat=0)
    parts = seen(battle.s, 0)["conflict"]["sides"][0]["parts"]
    assert parts == {"covered": {"spearmen": 1}, "free": {"spearmen": 1, "catapults": 1}}


def test_what_may_happen_is_not_told_to_be_impossible() -> None:
    assert [percent(ways, 1000) for ways in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]
