"""Undo: computed from what was drawn, what was shown and who decided; never declared."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aevum.core.engine import interpreted
from aevum.core.errors import CannotUndo
from aevum.core.match import Match, Player
from aevum.core.record import position_bytes
from aevum.core.sequence import Pass
from aevum.games import game_named
from tests.core.moves import PEOPLE, do, enter, hand, lay_all, lay_lowest, toy_match
from tests.laws.moments import truth
from tests.laws.test_laws_bite import lead_by_a_die, with_step
from tests.toy import TOY

ROLL = game_named("roll-through-the-ages")


def undoers(match: Match) -> dict[int, int]:
    """The seats that may go back alone, and to where."""
    reach = {seat: match.undo_reach(seat) for seat in range(len(match.players))}
    return {seat: position for seat, position in reach.items() if position is not None}


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    assert undoers(toy_match()) == {}


def test_a_pass_may_be_taken_back() -> None:
    match = toy_match()
    do(match, 0, "pass")
    assert undoers(match) == {0: 0}
    before = position_bytes(truth(match, 0))
    entry = match.undo(0)
    assert (entry.undo_to, entry.action, match.position, match.pending) == (0, None, 2, (0,))
    assert position_bytes(truth(match)) == before
    assert undoers(match) == {}


def test_a_secret_card_may_be_taken_back_while_others_still_choose() -> None:
    match = toy_match()
    do(match, 0, "pass")
    lay_lowest(match, 1)
    assert undoers(match) == {0: 0} and list(match.pending) == [0, 2]
    match.unseal(1)
    assert list(match.pending) == [0, 1, 2] and match.position == 1


def test_nobody_goes_back_past_the_decision_of_another() -> None:
    match = toy_match()
    do(match, 0, "pass")
    enter(match, 1, f"lay {hand(match, 1)[0]}")
    enter(match, 0, f"lay {hand(match, 0)[0]}")
    assert undoers(match) == {}
    with pytest.raises(CannotUndo):
        match.undo(1)
    with pytest.raises(CannotUndo):
        match.undo(0, 0)


def test_a_pass_by_default_is_in_nobodys_way() -> None:
    card = f"lay {hand(toy_match(), 1)[0]}"
    passing = Pass(TOY.vocabulary.from_words(card), (), by_default=True)
    game = replace(TOY, id="toy that lays by default", sequence=with_step("lay", passing=passing))
    match = Match.new(game, PEOPLE, {}, 3, interpreted(game))
    do(match, 0, "pass")
    enter(match, 1, card)
    assert undoers(match) == {0: 0}
    match.undo(0)
    assert match.step == "lead" and position_bytes(truth(match)) == position_bytes(truth(match, 0))


def test_nobody_goes_back_past_the_reveal() -> None:
    match = toy_match()
    do(match, 0, "pass")
    lay_all(match)
    assert undoers(match) == {}


def test_nobody_goes_back_past_a_peek() -> None:
    match = toy_match()
    draws = truth(match).draws
    do(match, 0, "peek")
    assert truth(match).draws == draws, "a peek draws nothing"
    assert undoers(match) == {}


def test_a_peek_at_a_card_one_knows_already_reveals_nothing() -> None:
    match = toy_match()
    top = int(truth(match).deck_left) - 1
    truth(match).known[top] = 1
    do(match, 0, "peek")
    assert undoers(match) == {0: 0}


def test_an_exchange_after_a_peek_may_be_taken_back_but_not_the_peek() -> None:
    match = toy_match()
    do(match, 0, "peek")
    do(match, 0, f"swap {hand(match, 0)[0]}")
    assert undoers(match) == {0: 1}
    match.undo(0)
    assert undoers(match) == {}


def test_nobody_goes_back_past_a_card_shown_to_everybody() -> None:
    match = toy_match()
    do(match, 0, f"boast {hand(match, 0)[0]}")
    assert undoers(match) == {}


def test_nobody_goes_back_past_chance() -> None:
    match = Match.new(ROLL, [Player("Ann"), Player("Bob")], {"first": 1}, seed=1)
    reroll = next(action for action in match.choices(0) if ROLL.vocabulary.to_words(action).startswith("reroll"))
    match.play(0, reroll)
    assert undoers(match) == {}


def test_nobody_goes_back_past_chance_that_changes_nothing() -> None:
    """Otherwise a die could be rolled again and again until it fell as wished."""
    game = replace(TOY, id="toy with an idle die", sequence=with_step("lead", then=lead_by_a_die))
    match = Match.new(game, PEOPLE, seed=3)
    do(match, 0, "pass")
    assert truth(match).draws == truth(match, 0).draws + 1
    assert undoers(match) == {}


def test_several_decisions_are_taken_back_one_by_one() -> None:
    match = roll_with_workers()
    while match.step != "build":
        match.play(0, match.choices(0)[0])
    start = match.position
    for _ in range(2):
        match.play(0, next(action for action in match.choices(0) if ROLL.vocabulary.to_words(action).endswith(" 1")))
    assert undoers(match) == {0: start + 1}
    assert match.undo_reaches(0)[:2] == (start + 1, start)
    match.undo(0)
    assert undoers(match) == {0: start}
    match.undo(0)
    assert position_bytes(truth(match)) == position_bytes(truth(match, start))


def test_no_more_than_so_many_decisions_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    match = roll_with_workers()
    while match.step != "build":
        match.play(0, match.choices(0)[0])
    for _ in range(2):
        match.play(0, next(action for action in match.choices(0) if ROLL.vocabulary.to_words(action).endswith(" 1")))
    monkeypatch.setattr("aevum.core.match.LOOKED_BACK", 1)
    assert match.undo_reaches(0) == (match.position - 1,)


def test_several_decisions_are_taken_back_at_once() -> None:
    match = roll_with_workers()
    while match.step != "build":
        match.play(0, match.choices(0)[0])
    start = match.position
    for _ in range(2):
        match.play(0, next(action for action in match.choices(0) if ROLL.vocabulary.to_words(action).endswith(" 1")))
    entry = match.undo(0, start)
    assert (entry.undo_to, entry.agreed, match.step) == (start, frozenset(), "build")
    assert position_bytes(truth(match)) == position_bytes(truth(match, start))


def roll_with_workers() -> Match:
    """A match in which the first roll gives at least three workers."""
    for seed in range(100):
        match = Match.new(ROLL, [Player("Ann"), Player("Bob")], {"first": 1}, seed)
        if match.observed(0).dice.tolist().count(3) and match.observed(0).dice.tolist().count(4) == 0:
            return match
    raise AssertionError("no such roll")


def test_with_consent_a_decision_before_chance_is_taken_back_and_the_dice_differ() -> None:
    match = Match.new(ROLL, [Player("Ann"), Player("Bob")], {"first": 1}, seed=1)
    action = max(match.choices(0), key=lambda action: (action >> 8) & 0xFF)
    match.play(0, action)
    draws, dice = int(truth(match).draws), truth(match).dice.tolist()
    assert match.undo_by_consent(0) == 0
    entry = match.undo(0, 0, agreed={1})
    assert entry.agreed == {1} and truth(match).draws == draws
    rolls = set()
    for _ in range(3):
        match.play(0, action)
        rolls.add(tuple(truth(match).dice.tolist()))
        match.undo(0, match.undo_by_consent(0), agreed={1})
    assert rolls != {tuple(dice)} and truth(match).draws == draws + 3


def test_consent_needs_everybody_but_no_bot() -> None:
    match = toy_match(players=[Player("Ann"), Player("Bob"), Player("Cleo"), Player("Bot", bot="random")])
    do(match, 0, "peek")
    for agreed in ((), {0}, {1}, {0, 1}, {1, 3}):
        with pytest.raises(CannotUndo):
            match.undo(0, 0, agreed=agreed)
    assert match.undo(0, 0, agreed={1, 2}).undo_to == 0


def test_consent_reaches_only_what_still_stands() -> None:
    match = toy_match()
    do(match, 0, "pass")
    match.undo(0)
    do(match, 0, "peek")
    for gone in (0, 1, 3, 4):
        with pytest.raises(CannotUndo):
            match.undo(0, gone, agreed={1, 2})
    assert match.undo(0, 2, agreed={1, 2}).position == 3


def test_an_undo_alone_names_nobody_who_agreed() -> None:
    match = toy_match()
    do(match, 0, "pass")
    assert match.undo(0, agreed={1, 2}).agreed == frozenset()


def test_the_log_only_grows_and_an_undo_tells_nothing() -> None:
    match = toy_match()
    do(match, 0, "pass")
    match.undo(0)
    do(match, 0, "peek")
    assert [entry.action for entry in match.log] == [
        TOY.vocabulary.from_words("pass"),
        None,
        TOY.vocabulary.from_words("peek"),
    ]
    assert match.told(2, 0) == []
    assert [told.event for told in match.told(3, 0)] == ["peeked", "saw"]
