"""Windows that people pass by default: they doze until they want to be asked, and computer players always decide."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pytest

from aevum.core import savefile
from aevum.core.choosing import Aside, Standing, pass_of
from aevum.core.engine import interpreted
from aevum.core.errors import BrokenFile, UnknownSeat
from aevum.core.match import Match, Player
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import pack
from tests.core.moves import PEOPLE, do, lay_all, offered, toy_match
from tests.laws.test_laws_bite import with_step
from tests.toy import TOY
from tests.toy.actions import PASS

WITH_A_BOT = (Player("Ann"), Player("Bot", bot="random"), Player("Cleo"))


def at_a_table(players: tuple[Player, ...] = PEOPLE, **options: int) -> Match:
    """A match at a table, in which the first has led and everybody is to lay a card and may then react."""
    match = toy_match(3, players, **({"reacting": 1} | options))
    match.people_doze = True
    do(match, 0, "pass")
    return match


def passes(match: Match, count: int) -> list[int]:
    """The seats of the latest entries, which are all passes."""
    latest = match.log[match.position - count :]
    assert {entry.action for entry in latest} == {TOY.vocabulary.from_words("pass")}
    return [entry.seat for entry in latest]


def boast(match: Match, seat: int) -> str:
    """A card that a seat may show."""
    return next(words for words in offered(match, seat) if words.startswith("boast"))


def test_people_pass_by_default_and_it_is_in_the_log() -> None:
    match = at_a_table()
    lay_all(match)
    assert match.step == "lead" and passes(match, 3) == [0, 1, 2]
    assert [match.awake(seat) for seat in range(3)] == [False] * 3 and match.aside == Aside()


def test_without_a_table_everybody_is_asked() -> None:
    match = toy_match(reacting=1)
    do(match, 0, "pass")
    lay_all(match)
    assert match.step == "react" and list(match.pending) == [0, 1, 2] == list(match.awaited)
    assert match.awake(0) is None


def test_who_is_awake_is_asked_until_it_dozes_again() -> None:
    match = at_a_table()
    match.withdraw(1)
    assert (match.awake(0), match.awake(1)) == (False, True)
    lay_all(match)
    assert match.step == "react" and list(match.pending) == [0, 1, 2], "nobody sees who dozes"
    assert match.awaited == (1,)
    do(match, 1, boast(match, 1))
    assert match.step == "lead" and [entry.seat for entry in match.log[-3:]] == [0, 1, 2] and match.awake(1)
    do(match, match.pending[0], "pass")
    lay_all(match)
    assert match.step == "react"
    match.doze(1)
    assert match.step == "lead" and passes(match, 3) == [0, 1, 2] and match.awake(1) is False


def test_others_do_not_see_who_is_awake() -> None:
    match, other = at_a_table(), at_a_table()
    match.withdraw(1)
    other.withdraw(2)
    for one in (match, other):
        lay_all(one)
    for seat in (None, 0):
        assert match.observed(seat).tobytes() == other.observed(seat).tobytes()
    assert (match.position, match.pending, match.chosen) == (other.position, other.pending, other.chosen)


def test_who_dozes_may_still_choose() -> None:
    match = at_a_table()
    match.withdraw(1)
    lay_all(match)
    words = boast(match, 0)
    do(match, 0, words)
    do(match, 1, "pass")
    assert TOY.vocabulary.to_words(match.log[-3].action or 0) == words


def test_computer_players_decide() -> None:
    match = at_a_table(WITH_A_BOT)
    lay_all(match)
    assert match.step == "react" and match.awaited == (1,) and match.awake(1) is None
    do(match, 1, boast(match, 1))
    assert match.step == "lead" and [entry.seat for entry in match.log[-3:]] == [0, 1, 2]


def test_a_pass_for_a_stretch_leaves_it_open_who_is_asked_later() -> None:
    match = at_a_table()
    match.withdraw(1)
    lay_all(match)
    match.stand(1, "round")
    assert match.standing(1) is None and match.awake(1), "the round is over, and the seat still awake"
    do(match, match.pending[0], "pass")
    lay_all(match)
    assert match.step == "react" and match.awaited == (1,)
    match.stand(1, "shown")
    do(match, match.pending[0], "pass")
    lay_all(match)
    assert match.step == "lead" and match.standing(1) == Standing("react", "shown", 0) and match.awake(1)
    match.withdraw(1)
    assert match.standing(1) is None and match.awake(1)


@rule
def lone(s: Record) -> int:
    """Only the second seat may react."""
    return 1 << 1


def test_what_was_passed_by_default_is_no_decision_to_take_back() -> None:
    game = replace(TOY, id="toy with a lone window", sequence=with_step("react", who=lone))
    match = Match.new(game, PEOPLE, {"reacting": 1}, 3, interpreted(game))
    do(match, 0, "pass")
    asked = copy(match)
    match.people_doze = True
    opened = match.position
    for one in (match, asked):
        lay_all(one)
    do(asked, 1, "pass")
    assert [entry.hash for entry in match.log] == [entry.hash for entry in asked.log]
    assert match.undo_by_consent(1) == opened and asked.undo_by_consent(1) == opened + 3
    match.withdraw(1)
    assert match.undo_by_consent(1) == opened + 3, "who is awake may have meant it"
    match.doze(1)
    match.undo(1, match.undo_by_consent(1), agreed={0, 2})
    assert match.step == "lay" and list(match.pending) == [0, 1, 2]


def led() -> Match:
    """A match at a table in which leading is passed by default; Ann has passed."""
    shared = pass_of(TOY, TOY.sequence.number("react"))
    game = replace(TOY, id="toy with a sleepy leader", sequence=with_step("lead", passing=shared))
    match = Match.new(game, PEOPLE, {}, 3, interpreted(game))
    match.people_doze = True
    do(match, 0, "pass")
    return match


def test_nobody_is_offered_to_take_back_what_was_passed_by_default() -> None:
    match = led()
    assert match.undo_reach(0) is None and match.undo_by_consent(0) is None
    match.withdraw(0)
    assert match.undo_reach(0) == 0 == match.undo_by_consent(0)
    match.doze(0)
    match.undo(0, 0)
    assert match.step == "lead", "a log in which it was taken back is replayed whoever dozes"


def test_a_pass_stands_for_all_windows_that_share_it() -> None:
    shared = pass_of(TOY, TOY.sequence.number("react"))
    assert shared is not None
    game = replace(TOY, id="toy with two windows", sequence=with_step("lead", passing=shared))
    apart = replace(TOY, id="toy with windows apart", sequence=with_step("lead", passing=replace(shared)))
    reached = []
    for each in (game, apart):
        match = Match.new(each, PEOPLE, {"reacting": 1}, 3, interpreted(each))
        match.stand(0, "shown")
        lay_all(match)
        for seat in (1, 2):
            do(match, seat, "pass")
        reached.append((match.step, 0 in match.pending))
    assert reached == [("lead", False), ("react", True)]


def test_whoever_sits_down_dozes() -> None:
    match = at_a_table()
    match.withdraw(1)
    match.withdraw(2)
    match.sit(1, "Bot", "random")
    assert match.awake(1) is None and match.awake(2)
    match.sit(1, "Dora")
    assert match.awake(1) is False and match.awake(2)


def test_an_undo_wakes_and_lulls_nobody() -> None:
    match = at_a_table()
    match.withdraw(2)
    match.undo(0)
    assert match.step == "lead" and match.aside == Aside(awake=frozenset({2}))


def test_after_the_end_nothing_is_left_of_it() -> None:
    match = at_a_table(rounds_to_play=2)
    match.withdraw(1)
    while not match.over:
        do(match, match.awaited[0], offered(match, match.awaited[0])[0])
    assert match.aside == Aside() and match.awake(1) is None and "awake" not in savefile.dump(match)


def test_a_game_without_such_windows_has_nobody_to_wake() -> None:
    way = pass_of(TOY, TOY.sequence.number("react"))
    assert way is not None
    game = replace(TOY, id="toy of the wakeful", sequence=with_step("react", passing=replace(way, by_default=False)))
    match = Match.new(game, PEOPLE, {"reacting": 1}, 3, interpreted(game))
    match.people_doze = True
    do(match, 0, "pass")
    lay_all(match)
    assert match.step == "react" and match.awaited == (0, 1, 2) and match.awake(0) is None


@rule
def only_pass(s: Record, seat: int, out: Actions) -> int:
    """Nobody has anything to show."""
    out[0] = pack(PASS)
    return 1


def nothing_to_show(*players: Player) -> Match:
    """A match at a table in which nobody passes by default; everybody has laid a card and cannot but pass."""
    way = pass_of(TOY, TOY.sequence.number("react"))
    assert way is not None
    wakeful = with_step("react", passing=replace(way, by_default=False), among=only_pass)
    game = replace(TOY, id="toy with nothing to show", sequence=wakeful)
    match = Match.new(game, list(players), {"reacting": 1}, 3, interpreted(game))
    match.people_doze = True
    do(match, 0, "pass")
    lay_all(match)
    return match


def test_whoever_is_alone_with_computers_is_not_asked_where_only_a_pass_is_left() -> None:
    match = nothing_to_show(Player("Ann"), Player("Bot", bot="random"))
    assert match.step == "react" and match.awaited == (1,)
    do(match, 1, "pass")
    assert match.step == "lead" and passes(match, 2) == [0, 1]
    assert match.undo_by_consent(0) == 1, "it was no decision"


def test_among_people_even_a_lone_pass_is_asked_for() -> None:
    match = nothing_to_show(Player("Ann"), Player("Bob"))
    assert match.step == "react" and match.awaited == (0, 1), "else all would know who has nothing to show"


def test_seats_that_are_not_there() -> None:
    match = at_a_table()
    for ask in (match.withdraw, match.doze):
        with pytest.raises(UnknownSeat):
            ask(3)
    assert match.aside == Aside()


def load(text: str) -> Match:
    return savefile.parse(text, interpreted(TOY))


def test_a_file_carries_who_is_awake() -> None:
    match = at_a_table()
    match.withdraw(1)
    text = savefile.text_of(match)
    again = load(text)
    assert again.aside == match.aside == Aside(awake=frozenset({1})) and savefile.text_of(again) == text
    older = load(text.replace(',\n "awake": [2]', ""))
    assert older.aside == Aside() and older.position == match.position


@pytest.mark.parametrize("awake", ["[9]", "[0]", "[true]", "5", '["2"]'])
def test_a_file_with_somebody_else_awake_is_refused(awake: str) -> None:
    match = at_a_table()
    match.withdraw(1)
    text = savefile.text_of(match)
    assert '"awake": [2]' in text
    with pytest.raises(BrokenFile):
        load(text.replace('"awake": [2]', f'"awake": {awake}'))
