"""Seats and passes at one keyboard: concede, come back, hand over, and forgo for a stretch."""

from __future__ import annotations

import io

import pytest

from aevum.core.match import Match, Player
from aevum.terminal.plain import PlainFace
from aevum.terminal.session import Session
from tests.toy import TOY, toy_texts


def typed(match: Match, *lines: str) -> str:
    """What is shown when these lines are typed."""
    shown = io.StringIO()
    Session(match, toy_texts(), PlainFace(toy_texts(), io.StringIO("\n".join(lines) + "\n"), shown)).run()
    return shown.getvalue()


def people() -> Match:
    """Ann and Bob at one keyboard; Ann leads."""
    return Match.new(TOY, [Player("Ann"), Player("Bob")], {"reacting": 1}, 7)


def test_people_choose_in_turn_and_pass_for_a_stretch() -> None:
    match = people()
    for seat in range(2):
        match.withdraw(seat)
    typed(match, "", "pass", "1", "", "1", "", "forgo round")
    assert match.step == "react" and match.standing(0) is not None and match.chosen == (0,)


def test_people_are_asked_about_reactions_only_when_they_want_to() -> None:
    match = people()
    out = typed(match, "", "pass", "1", "", "1", "", "forgo")
    assert match.step == "lead" and match.awake(1) and match.awake(0) is False
    assert "From now on you are asked about reactions. Type forgo again to pass them." in out
    typed(match, "", "pass", "", "1", "", "1", "")
    assert match.step == "react" and match.awaited == (1,)
    out = typed(match, "", "forgo")
    assert match.step == "lead" and match.awake(1) is False, "what waited is passed"
    assert "From now on your reactions are passed for you. Type forgo again to be asked." in out


def test_a_computer_reacts_while_people_doze() -> None:
    match = Match.new(TOY, [Player("Ann"), Player("Bot", bot="random")], {"reacting": 1}, 7)
    typed(match, "pass", "1")
    assert [entry.seat for entry in match.log[:5]] == [0, 0, 1, 0, 1], "both lay, both react"
    assert TOY.vocabulary.to_words(match.log[3].action or 0) == "pass" and match.step != "react"


def test_forgo_where_nobody_dozes_says_what_there_is() -> None:
    match = people()
    for seat in range(2):
        match.withdraw(seat)
    assert "Pass for how long?" in typed(match, "", "pass", "1", "", "1", "", "forgo for ever")


def test_somebody_concedes_and_comes_back() -> None:
    match = people()
    out = typed(match, "", "concede", "yes", "", "comeback ann")
    assert [entry.kind for entry in match.log if entry.action is None] == ["sit", "sit"]
    assert match.players[0] == Player("Ann") and "The computer plays on for Ann." in out


def test_somebody_hands_the_seat_over() -> None:
    match = people()
    out = typed(match, "", "substitute Cleo", "yes", "", "scores", "pass", "1")
    assert match.players == [Player("Cleo"), Player("Bob")] and [entry.kind for entry in match.log][:2] == [
        "sit",
        "act",
    ]
    assert "Should Cleo play on for Ann?" in out and "Cleo plays now." in out
    assert "Ann" not in out.split("Cleo plays now.")[1], "whoever left is named no more"


def test_each_who_took_the_seat_is_told_by_name() -> None:
    out = typed(people(), "", "substitute Cleo", "yes", "", "substitute Dan", "yes", "", "log")
    told = out.rsplit("Cleo plays now.", 1)
    assert len(told) == 2 and "Dan plays now." in told[1]


def test_nobody_else_sees_the_seat_before_it_is_taken() -> None:
    out = typed(people(), "", "substitute Cleo", "yes").split("Should Cleo play on for Ann?")[1]
    assert toy_texts().say("terminal-pass", name="Cleo") in out, "the keyboard is passed on first"
    assert "You can:" not in out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("substitute", "Type the name after substitute."),
        ("substitute Bob", "Two players are called “Bob”."),
        ("substitute ...", "“...” cannot be the name of a player"),
    ],
)
def test_a_seat_goes_only_to_somebody_with_a_name_of_their_own(line: str, said: str) -> None:
    match = people()
    assert said in typed(match, "", line) and match.position == 0


def test_whoever_says_no_keeps_the_seat() -> None:
    match = people()
    typed(match, "", "substitute Cleo", "no")
    assert match.position == 0 and match.players[0] == Player("Ann")
