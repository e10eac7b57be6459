"""Assassination in 7 Ages: SA-270 to SA-275."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.rules import assassins
from aevum.games.seven_ages.rules.assassins import begin_assassination, can_assassinate
from aevum.games.seven_ages.rules.civilise import off_empire
from aevum.games.seven_ages.rules.empires import leaders_of
from aevum.games.seven_ages.rules.leaders import place_of_leader
from aevum.games.seven_ages.state import IN_DISCARDS, NO_CARD, NOTHING, OTHER
from aevum.games.seven_ages.tables import CARD_IDS
from tests.games.seven_ages.board import on_top, realm, region
from tests.games.seven_ages.civil import Civil, artifact, leader, settle, table


def plot() -> tuple[Record, int, int]:
    """Rome (seat 0) beside the Etruscans (seat 1, leader number 1), who have a builder in Lombardy."""
    s = table()
    romans = realm(s, "romans", 0, 10, "latium")
    etruscans = realm(s, "etruscans", 1, 10, "lombardy")
    settle(s, etruscans, "builder", "lombardy")
    return s, romans, etruscans


def murder(s: Record, empire: int, target: int, draws: int) -> Civil:
    """An assassination, run on to its first decision."""
    begin_assassination(s, empire, place_of_leader(s, target, leader("builder"), region("lombardy")), draws)
    return Civil(s)


def discarded(s: Record) -> set[str]:
    """The cards on the discards."""
    return {name for card, name in enumerate(CARD_IDS) if s.card_at[card] == IN_DISCARDS}


@pytest.mark.rule("SA-270", "SA-270-R1", "SA-270-R2", "SA-271")
def test_a_leader_of_another_empire_in_range_of_the_civilising_one() -> None:
    s, romans, etruscans = plot()
    chin = realm(s, "chin", 2, 10, "shensi")
    assert can_assassinate(s, romans, etruscans) and not can_assassinate(s, chin, etruscans)
    assert not can_assassinate(s, etruscans, romans)  # Rome has no leader
    assert not can_assassinate(s, off_empire(0), etruscans)
    settle(s, romans, "merchant", "latium")
    settle(s, chin, "prophet", "shensi")
    assert [empire for empire in (romans, etruscans, chin) if can_assassinate(s, romans, empire)] == [etruscans]


@pytest.mark.rule("SA-272", "SA-273", "SA-274", "SA-275", "SA-270-R2")
def test_the_attacker_may_draw_again_and_a_higher_card_kills() -> None:
    s, romans, etruscans = plot()
    on_top(s, "timurids", "nubians", "chin", "gauls")  # 0, 7, then 7 and 5
    play = murder(s, romans, etruscans, 2)
    assert (play.step, play.seat, play.offered) == ("assassin_keep", 0, ["keep_drawn_card", "draw_another_card"])
    s.religion[etruscans] = artifact("zoroastrianism")  # too late for a second draw
    play.play("draw_another_card")  # the last must be kept; the Etruscans have one draw
    assert play.step == "" and leaders_of(s, etruscans) == 1
    assert discarded(s) == {"timurids", "nubians", "chin"}
    assert "assassination_failed" in play.told  # 7 against 7


@pytest.mark.rule("SA-275")
@pytest.mark.parametrize(
    ("attacker", "defender", "left"), [("nubians", "gauls", 0), ("gauls", "persians", 1), ("vandals", "gauls", 1)]
)
def test_only_a_strictly_higher_card_kills(attacker: str, defender: str, left: int) -> None:
    s, romans, etruscans = plot()
    on_top(s, attacker, defender)  # 7 against 5, 5 against 5, 0 against 5
    play = murder(s, romans, etruscans, 1)
    assert play.step == "" and leaders_of(s, etruscans) == left
    assert s.side_card.tolist() == [NO_CARD, NO_CARD] and s.side_empire.tolist() == [NOTHING, NOTHING]
    assert len(discarded(s)) == 2


@pytest.mark.rule("SA-272", "SA-273")
def test_a_kept_card_stays_hidden_until_both_have_chosen() -> None:
    s, romans, etruscans = plot()
    s.government[etruscans] = artifact("monarchy")
    on_top(s, "nubians", "timurids", "gauls")
    play = murder(s, romans, etruscans, 3).play("keep_drawn_card")
    assert play.seat == 1 and "assassin_card_shown" not in play.told
    assert s.sides_shown == 0 and s.side_card[0] == CARD_IDS.index("nubians")
    play.play("keep_drawn_card")
    assert play.told.count("assassin_card_shown") == 2 and leaders_of(s, etruscans) == 0


@pytest.mark.rule("SA-274", "SA-274-R1", "SA-270-R2")
def test_the_target_draws_by_its_leader_number_with_extra_leaders() -> None:
    s, romans, etruscans = plot()
    on_top(s, "gauls", "timurids", "vandals", "nubians")
    s.government[etruscans] = artifact("monarchy")
    s.religion[etruscans] = artifact("zoroastrianism")
    play = murder(s, romans, etruscans, 1)
    assert play.seat == 1 and s.side_draws[OTHER] == 2
    play.play("draw_another_card", "draw_another_card")
    assert play.step == "" and leaders_of(s, etruscans) == 1  # 7 against 5
    assert discarded(s) == {"gauls", "timurids", "vandals", "nubians"}


@pytest.mark.rule("SA-274-R1")
def test_with_the_number_0_the_target_draws_one_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assassins, "leader_limit", lambda s, empire: 0)
    s, romans, etruscans = plot()
    on_top(s, "gauls", "nubians")
    play = murder(s, romans, etruscans, 1)
    assert play.step == "" and leaders_of(s, etruscans) == 1  # 5 against 7
    assert discarded(s) == {"gauls", "nubians"}


@pytest.mark.rule("SA-275")
def test_without_cards_nobody_dies() -> None:
    s, romans, etruscans = plot()
    s.deck_left = 0
    murder(s, romans, etruscans, 2)
    assert leaders_of(s, etruscans) == 1
