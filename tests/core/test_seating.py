"""Seats change: entries of the log like any other, replayed and verified."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aevum.core import savefile
from aevum.core.engine import interpreted
from aevum.core.errors import AevumError, BrokenFile, CannotJoin, CannotUndo, MatchOver, SameSeating, UnknownSeat
from aevum.core.match import Match, Player
from aevum.core.record import position_bytes
from aevum.core.text import LANGUAGES
from tests.core.moves import do, hand, lay_all, lay_lowest, toy_match
from tests.core.test_match import finished
from tests.laws.moments import truth
from tests.toy import TOY


def again(match: Match) -> Match:
    """The match from its file."""
    return savefile.parse(savefile.text_of(match), interpreted(TOY))


def test_a_seat_is_handed_to_the_computer_and_taken_back() -> None:
    match = toy_match()
    before = position_bytes(truth(match))
    match.sit(1, "Bob", "greedy")
    assert match.players[1] == Player("Bob", "greedy", away=True) and match.people() == {0, 2}
    assert (match.position, match.log[-1].kind, match.told(1, None)) == (1, "sit", [])
    assert position_bytes(truth(match)) == before
    match.sit(1, "Bob")
    assert match.players[1] == Player("Bob") and match.people() == {0, 1, 2}


def test_a_computer_that_was_one_from_the_start_is_away_for_nobody() -> None:
    match = toy_match(players=[Player("Ann"), Player("Bot", "random")])
    match.sit(1, "Bot", "greedy")
    assert match.players[1] == Player("Bot", "greedy", away=False)
    match.sit(1, "Dora")
    match.sit(1, "Dora", "random")
    assert match.players[1].away
    match.sit(1, "Dora", "greedy")
    assert match.players[1].away


def test_seat_changes_are_replayed_and_their_file_is_the_same() -> None:
    match = toy_match()
    match.sit(2, "Cleo", "random", agreed={0, 1})
    do(match, 0, "pass")
    match.sit(1, "Dora")
    lay_all(match)
    match.join("Eve")
    loaded = again(match)
    assert (
        loaded.players
        == match.players
        == [Player("Ann"), Player("Dora"), Player("Cleo", "random", away=True), Player("Eve")]
    )
    assert [entry.kind for entry in loaded.log] == ["sit", "act", "sit", "act", "act", "act", "join"]
    assert loaded.log[0].agreed == {0, 1} and savefile.text_of(loaded) == savefile.text_of(match)
    assert truth(loaded).tobytes() == truth(match).tobytes()


def test_names_are_kept_where_they_belong() -> None:
    match = toy_match()
    match.rename(0, "Anna")
    match.sit(0, "Zoe")
    match.rename(0, "Zoë")
    match.rename(1, "Bobby")
    loaded = again(match)
    assert [player.name for player in loaded.players] == ["Zoë", "Bobby", "Cleo"]
    assert [player.name for player in loaded.opening] == ["Anna", "Bobby", "Cleo"]


def test_a_seat_change_of_another_makes_nobody_too_late() -> None:
    match = toy_match()
    match.sit(1, "Bob", "greedy")
    match.play(0, TOY.vocabulary.from_words("pass"), position=0)
    opened = match.position
    lay_lowest(match, 0)
    match.sit(1, "Bob")
    assert match.chosen == (0,), "what was chosen stays sealed"
    for seat in (2, 1):
        match.play(seat, match.choices(seat)[0], position=opened)
    assert match.step == "lead"


def test_who_leaves_takes_along_what_was_in_mind() -> None:
    match = toy_match(reacting=1)
    do(match, 0, "pass")
    lay_all(match)
    match.stand(1, "shown")
    match.sit(1, "Bob", "greedy")
    assert match.chosen == () and match.standing(1) is None


def test_an_undo_leaves_seats_as_they_are() -> None:
    match = toy_match()
    do(match, 0, "pass")
    match.sit(2, "Cleo", "greedy")
    assert match.undo_reach(0) == 0
    match.undo(0, position=1)
    assert match.players[2].bot == "greedy" and match.pending == (0,)
    assert again(match).players == match.players
    do(match, 0, "peek")
    match.sit(0, "Dora")
    match.undo(0, 3, agreed={1})
    assert match.players[0] == Player("Dora") and match.step == "lead"


def test_a_position_may_be_named_by_any_of_its_numbers() -> None:
    match = toy_match()
    match.sit(2, "Cleo", "greedy")
    do(match, 0, "pass")
    assert match.undo_reach(0) == 1
    assert match.undo(0, to=0).undo_to == 1


def test_a_new_seat_joins_between_rounds() -> None:
    match = toy_match()
    assert match.lets_join
    match.join("Dora")
    assert (match.players[3], match.pending, len(match.scores())) == (Player("Dora"), (0,), 4)
    assert len(hand(match, 3)) == 3 and truth(match).seats == 4
    assert [told.event for told in match.told(1, None)] == ["drew"] * 3
    assert sum(told.event == "drew_card" for told in match.told(1, 3)) == 3
    TOY.conserved(truth(match))
    do(match, 0, "pass")
    assert match.pending == (0, 1, 2, 3)
    while not match.over:
        match.play(match.pending[0], match.choices(match.pending[0])[0])
        TOY.conserved(truth(match))
    assert again(match).winners() == match.winners()


def test_nobody_goes_back_to_when_a_seat_was_not_there() -> None:
    match = toy_match()
    do(match, 0, "peek")
    do(match, 0, "keep")
    lay_all(match)
    match.join("Dora")
    assert [match.undo_reach(seat) for seat in range(4)] == [None] * 4
    assert [match.undo_by_consent(seat) for seat in range(4)] == [None] * 4
    for to in range(match.position):
        with pytest.raises(CannotUndo):
            match.undo(0, to, agreed={1, 2, 3})


def in_the_middle() -> Match:
    """A round has begun."""
    match = toy_match()
    do(match, 0, "pass")
    return match


@pytest.mark.parametrize(
    ("error", "match", "attempt"),
    [
        (UnknownSeat, toy_match, lambda match: match.sit(3, "Dora")),
        (UnknownSeat, toy_match, lambda match: match.sit(True, "Dora")),
        (UnknownSeat, toy_match, lambda match: match.sit(1, "Dora", "greedy", agreed={7})),
        (SameSeating, toy_match, lambda match: match.sit(1, "Bob")),
        (MatchOver, finished, lambda match: match.sit(1, "Dora")),
        (CannotJoin, finished, lambda match: match.join("Dora")),
        (CannotJoin, in_the_middle, lambda match: match.join("Dora")),
        (
            CannotJoin,
            lambda: toy_match(players=[Player("A"), Player("B"), Player("C"), Player("D")]),
            lambda m: m.join("E"),
        ),
    ],
)
def test_seat_changes_that_are_refused(
    error: type[AevumError], match: Callable[[], Match], attempt: Callable[[Match], Any]
) -> None:
    one = match()
    before = savefile.text_of(one)
    with pytest.raises(error) as refused:
        attempt(one)
    assert savefile.text_of(one) == before and all(refused.value.say(lang) for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"sit": {"name": "Dora"', '"sit": {"name": 5'),
        ('"sit": {"name": "Dora", "bot": null}', '"sit": {"name": "Bob", "bot": null}'),
        ('"sit": {"name": "Dora", "bot": null}', '"sit": null'),
        ('"seat": 2, "sit"', '"seat": 7, "sit"'),
        ('"seat": 4, "join"', '"seat": 2, "join"'),
        ('"seat": 4, "join"', '"seat": 4, "sit"'),
    ],
)
def test_a_file_with_a_wrong_seat_change_is_refused(old: str, new: str) -> None:
    match = toy_match()
    match.sit(1, "Dora")
    match.join("Eve")
    text = savefile.text_of(match)
    assert old in text
    with pytest.raises(BrokenFile):
        savefile.parse(text.replace(old, new), interpreted(TOY))
