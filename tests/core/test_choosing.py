"""Choosing at the same time: sealed until the last has chosen. Passing for a stretch: chosen by itself meanwhile."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from aevum.core import savefile
from aevum.core.choosing import Aside, Standing
from aevum.core.engine import interpreted
from aevum.core.errors import AevumError, BrokenFile, NotOffered, NotYourTurn, Stale, UnknownStretch
from aevum.core.match import Match, Player
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.text import LANGUAGES
from aevum.core.vocabulary import first_noun, pack
from tests.core.moves import PEOPLE, do, enter, hand, lay_all, offered, toy_match
from tests.laws.moments import truth
from tests.laws.test_laws_bite import with_step
from tests.toy import TOY
from tests.toy.actions import LAY
from tests.toy.rules import cards


def laying(**options: int) -> Match:
    """A match in which everybody is to lay a card."""
    match = toy_match(3, PEOPLE, **options)
    do(match, 0, "pass")
    return match


def shown(match: Match) -> tuple[object, ...]:
    """All that a match says of itself to anybody but seat 1."""
    seen = [match.observed(seat).tobytes() for seat in (None, 0, 2)]
    return match.position, list(match.log), seen, match.chosen, match.pending


def test_a_choice_is_sealed_until_the_last_has_chosen() -> None:
    match = laying()
    before, records = match.position, match.observed(None).tobytes()
    move = do(match, 1, f"lay {hand(match, 1)[0]}")
    assert move.entries == () and match.position == before and match.observed(None).tobytes() == records
    assert (match.deciding, match.pending, match.chosen) == ((0, 1, 2), (0, 2), (1,))
    assert match.choices(1) == laying().choices(1), "all is still offered"


def test_changing_ones_mind_shows_nowhere() -> None:
    match = laying()
    first, last = offered(match, 1)[0], offered(match, 1)[-1]
    assert first != last
    do(match, 1, first)
    before = shown(match)
    do(match, 1, last)
    do(match, 1, first)
    do(match, 1, last)
    assert shown(match) == before and TOY.vocabulary.to_words(match.sealed(1) or 0) == last
    lay_all(match)
    assert [TOY.vocabulary.to_words(entry.action or 0) for entry in match.log[1:4] if entry.seat == 1] == [last]


def test_the_order_in_which_choices_come_changes_nothing() -> None:
    logs = set()
    for order in permutations(range(3)):
        match = laying()
        for seat in order:
            do(match, seat, offered(match, seat)[-1])
        logs.add(tuple((entry.seat, entry.action, entry.hash) for entry in match.log))
        assert [entry.seat for entry in match.log] == [0, 0, 1, 2] and match.aside == Aside()
    assert len(logs) == 1


def test_nobody_is_too_late_because_another_chose_first() -> None:
    match = laying()
    opened = match.position
    for seat in (2, 0, 1):
        match.play(seat, match.choices(seat)[0], opened)
    with pytest.raises(Stale):
        match.play(1, match.choices(1)[0] if match.choices(1) else 0, opened)


def test_what_is_carried_out_seat_by_seat_keeps_the_decision_open() -> None:
    match = laying()
    opened = match.position
    enter(match, 1, offered(match, 1)[0])
    assert match.prepare(0, match.choices(0)[0], opened).position == opened + 1


def test_refusals_while_others_choose() -> None:
    match = laying()
    do(match, 1, offered(match, 1)[0])
    before = match.aside
    for error, seat, words in ((NotOffered, 1, "pass"), (NotOffered, 0, "pass")):
        with pytest.raises(error):
            do(match, seat, words)
    assert match.aside == before
    enter(match, 2, offered(match, 2)[0])
    with pytest.raises(NotYourTurn):
        do(match, 2, "lay rank1")


def test_an_undo_of_what_came_before_opens_all_anew() -> None:
    match = laying()
    do(match, 1, offered(match, 1)[0])
    match.undo(0)
    assert match.chosen == () and list(match.pending) == [0]
    do(match, 0, "pass")
    assert list(match.pending) == [0, 1, 2]


def test_what_several_decided_is_taken_back_by_all_of_them() -> None:
    match = laying(reacting=1)
    opened = match.position
    lay_all(match)
    assert match.step == "react" and [match.undo_reach(seat) for seat in range(3)] == [None] * 3
    for seat in range(3):
        assert match.undo_by_consent(seat) == opened
    match.undo(2, opened, agreed={0, 1})
    assert list(match.pending) == [0, 1, 2] and match.step == "lay"


@rule
def unique_cards(s: Record, seat: int, out: Actions) -> int:
    """As if no two seats could lay the same rank."""
    kept = 0
    for place in range(cards(s, seat, out)):
        free = True
        for other in range(s.seats):
            free = free and s.laid[other] != first_noun(int(out[place]))
        if free:
            out[kept] = out[place]
            kept += 1
    return kept


def test_a_seat_whose_choice_is_gone_is_asked_anew() -> None:
    game = replace(TOY, id="toy of unique cards", sequence=with_step("lay", among=unique_cards))
    match = Match.new(game, PEOPLE, {}, 3, interpreted(game))
    do(match, 0, "pass")
    truth(match).hand[:3] = 1
    lowest = pack(LAY)
    for seat in (2, 1, 0):
        match.play(seat, lowest if seat != 2 else pack(LAY, 3))
    assert [entry.seat for entry in match.log] == [0, 0] and list(match.pending) == [1] and match.chosen == (2,)
    match.play(1, pack(LAY, 1))
    assert [entry.seat for entry in match.log] == [0, 0, 1, 2]


def reacting() -> Match:
    """A match in which everybody may react."""
    match = laying(reacting=1)
    lay_all(match)
    return match


def round_on(match: Match) -> None:
    """Everybody passes what is left of this round, and leads and lays in the next one."""
    while match.step == "react":
        do(match, match.pending[-1], "pass")
    do(match, match.pending[0], "pass")
    lay_all(match)


def test_a_pass_stands_for_its_stretch_and_not_longer() -> None:
    match = reacting()
    assert match.stretches(1) == ("round", "shown") and match.passing() == 0
    match.stand(1, "shown")
    match.stand(2, "round")
    round_on(match)
    assert match.step == "react" and (match.standing(1), match.standing(2)) == (Standing("react", "shown", 0), None)
    do(match, 0, "pass")
    do(match, 2, "pass")
    assert match.step != "react", "seat 1 was not asked"
    assert [entry.seat for entry in match.log[-3:]] == [0, 1, 2]
    assert {entry.action for entry in match.log[-3:]} == {match_pass()}


def match_pass() -> int:
    """The action that passes."""
    return TOY.vocabulary.from_words("pass")


def test_a_pass_ends_when_what_it_waits_for_happens() -> None:
    match = reacting()
    match.stand(1, "shown")
    do(match, 2, "pass")
    do(match, 0, next(words for words in offered(match, 0) if words.startswith("boast")))
    assert match.standing(1) is None
    round_on(match)
    do(match, 0, "pass")
    do(match, 2, "pass")
    assert match.step == "react" and list(match.pending) == [1]


def test_a_standing_pass_is_told_to_nobody() -> None:
    match = reacting()
    match.stand(1, "shown")
    round_on(match)
    assert list(match.pending) == [0, 1, 2] and match.chosen == (), "it looks as if seat 1 had still to choose"
    assert shown(match)[2] == [match.observed(seat).tobytes() for seat in (None, 0, 2)]


def test_a_standing_pass_can_be_withdrawn_or_overruled() -> None:
    match = reacting()
    match.stand(1, "shown")
    round_on(match)
    do(match, 1, next(words for words in offered(match, 1) if words.startswith("boast")))
    do(match, 0, "pass")
    do(match, 2, "pass")
    assert any(told.event == "boasted" for entry in (1, 2, 3) for told in match.told(match.position - entry + 1, None))
    assert match.standing(1) == Standing("react", "shown", 0)
    match.withdraw(1)
    assert match.standing(1) is None


def test_all_may_pass_for_a_stretch() -> None:
    match = reacting()
    for seat in range(3):
        match.stand(seat, "shown")
    do(match, match.pending[0], "pass")
    lay_all(match)
    assert match.step == "lead", "nobody was asked to react"
    whole = savefile.text_of(match)
    assert '"seat": 3, "do": "pass"' in whole


@pytest.mark.parametrize("stretch", ["match", "", "Round"])
def test_stretches_that_are_not_offered(stretch: str) -> None:
    match = reacting()
    for asked, named in ((match, stretch), (laying(), "round")):
        with pytest.raises(UnknownStretch) as refused:
            asked.stand(0, named)
        assert all(refused.value.say(lang) for lang in LANGUAGES)
    with pytest.raises(UnknownStretch):
        match.play(0, next(action for action in match.choices(0) if action != match_pass()), stretch="round")
    assert match.aside == Aside()


@rule
def lone(s: Record) -> int:
    """Only the second seat may react."""
    return 1 << 1


def test_a_lone_decider_may_pass_for_a_stretch() -> None:
    game = replace(TOY, id="toy with a lone reaction", sequence=with_step("react", who=lone))
    match = Match.new(game, PEOPLE, {"reacting": 1}, 3, interpreted(game))
    do(match, 0, "pass")
    lay_all(match)
    assert list(match.pending) == [1]
    match.stand(1, "shown")
    do(match, 1, "pass")
    before = match.position
    lay_all(match)
    assert match.step == "lead" and [entry.seat for entry in match.log[before:]] == [0, 1, 2, 1]
    match.undo(1, match.undo_by_consent(1), agreed={0, 2})
    assert match.standing(1) is None and list(match.pending) == [1], "who takes a pass back is asked again"


def test_a_bot_is_no_different() -> None:
    match = toy_match(players=[Player("Ann"), Player("Bot", bot="random")])
    do(match, 0, "pass")
    do(match, 1, offered(match, 1)[0])
    assert match.chosen == (1,) and match.position == 1


def saved_while_choosing() -> Match:
    """A match with a sealed choice and a pass that stands."""
    match = reacting()
    match.stand(2, "shown")
    do(match, 1, offered(match, 1)[-1])
    return match


def load(text: str) -> Match:
    return savefile.parse(text, interpreted(TOY))


def test_a_file_carries_what_is_sealed_and_what_stands() -> None:
    match = saved_while_choosing()
    again = load(savefile.text_of(match))
    assert again.aside == match.aside != Aside() and savefile.text_of(again) == savefile.text_of(match)
    for one in (match, again):
        do(one, 0, "pass")
    assert [entry.hash for entry in again.log] == [entry.hash for entry in match.log]
    assert "sealed" not in savefile.dump(toy_match()) and "standing" not in savefile.dump(toy_match())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"sealed": [{"seat": 2', '"sealed": [{"seat": 9'),
        ('"sealed": [{"seat": 2', '"sealed": [{"seat": true'),
        ('"sealed": [{"seat": 2', '"sealed": 5, "x": [{"seat": 2'),
        ('"sealed": [{"seat": 2, "do": "boast', '"sealed": [{"seat": 2, "do": "swap'),
        ('"sealed": [{"seat": 2, "do": "boast', '"sealed": [{"seat": 2, "do": "fly'),
        ('"stretch": "shown"', '"stretch": "night"'),
        ('"stretch": "shown"', '"stretch": null'),
        ('"step": "react"', '"step": "sleep"'),
        ('"value": 0', '"value": 7'),
        ('"value": 0', '"value": "0"'),
        ('"standing": [{', '"standing": [5, {'),
    ],
)
def test_a_file_with_something_else_in_mind_is_refused(old: str, new: str) -> None:
    text = savefile.text_of(saved_while_choosing())
    assert old in text
    with pytest.raises(AevumError) as refused:
        load(text.replace(old, new))
    assert refused.value.code in {BrokenFile.code, "unknown-action"}
