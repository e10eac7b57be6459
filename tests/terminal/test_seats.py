"""Seats and passes at one keyboard: concede, come back, and forgo for a stretch."""

from __future__ import annotations

import io

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
    typed(match, "", "pass", "1", "", "1", "", "forgo round")
    assert match.step == "react" and match.standing(0) is not None and match.chosen == (0,)


def test_somebody_concedes_and_comes_back() -> None:
    match = people()
    out = typed(match, "", "concede", "yes", "", "comeback ann")
    assert [entry.kind for entry in match.log if entry.action is None] == ["sit", "sit"]
    assert match.players[0] == Player("Ann") and "The computer plays on for Ann." in out
