"""A lone "done" is not asked, unless it was taken back to, or somebody else could learn from it."""

from __future__ import annotations

from aevum.core.match import Match, Player
from aevum.core.phrases import describe_choices
from aevum.terminal.lone import lone_end
from tests.terminal.driving import TEMPUS, luck, new_match, own_texts, typing


def with_a_lone_done(*players: str | Player) -> Match:
    """A match in which the first seat can only finish its move, after it has moved somebody."""
    for seed in range(40):
        match = new_match(*players, seed=seed, options={"island": 1, "first": 1}, game=TEMPUS)
        while not match.over and match.position < 200:
            seat = match.pending[0]
            choices = match.choices(seat)
            if seat == 0 and match.step == "move_pick" and len(choices) == 1 and match.log[-1].seat == 0:
                return match
            match.play(seat, choices[luck(seed, match.position) % len(choices)])
    raise AssertionError("it never came to this")


def test_a_lone_done_is_played_and_said() -> None:
    match = with_a_lone_done("Ann", Player("Bob", "greedy"), Player("Cleo", "greedy"))
    before = match.position
    _, out, _ = typing(match, ["quit", "yes"])
    assert "Ann: nothing else to choose, so: Done." in out
    assert match.position > before and match.log[before].seat == 0


def test_it_is_asked_after_it_was_taken_back_and_among_people() -> None:
    match = with_a_lone_done("Ann", Player("Bob", "greedy"), Player("Cleo", "greedy"))
    choices = describe_choices(match, 0, own_texts("en", TEMPUS))
    assert lone_end(match, choices) is choices[0]
    match.play(0, choices[0].action)
    match.undo(0, agreed=(1, 2))
    assert lone_end(match, describe_choices(match, 0, own_texts("en", TEMPUS))) is None
    several = with_a_lone_done("Ann", "Bob", Player("Cleo", "greedy"))
    assert lone_end(several, describe_choices(several, 0, own_texts("en", TEMPUS))) is None
