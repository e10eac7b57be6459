"""A match: what it refuses, by name and without any change, and what it says of itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aevum.core.engine import compiled, interpreted
from aevum.core.errors import (
    AevumError,
    BadOptionValue,
    BadSeatCount,
    BadSeed,
    CannotUndo,
    MatchOver,
    NotOffered,
    NotYourTurn,
    Stale,
    UnknownAction,
    UnknownGame,
    UnknownOption,
    UnknownPosition,
    UnknownSeat,
)
from aevum.core.match import Match, Player, seed_from_words
from aevum.core.text import LANGUAGES
from aevum.core.vocabulary import NOUN_BITS
from aevum.games import game_named
from tests.core.moves import PEOPLE, do, hand, lay_all, offered, toy_match
from tests.laws.moments import truth
from tests.toy import TOY

ROLL = game_named("roll-through-the-ages")
LAY_SIX = TOY.vocabulary.from_words("lay rank6")
PASS = TOY.vocabulary.from_words("pass")


@pytest.mark.parametrize(
    ("error", "begin"),
    [
        (BadSeatCount, lambda: Match.new(TOY, PEOPLE[:1])),
        (BadSeatCount, lambda: Match.new(TOY, PEOPLE * 2)),
        (BadSeatCount, lambda: Match.new(TOY, [])),
        (UnknownOption, lambda: Match.new(TOY, PEOPLE, {"wings": 1})),
        (BadOptionValue, lambda: Match.new(TOY, PEOPLE, {"peeking": 2})),
        (BadOptionValue, lambda: Match.new(TOY, PEOPLE, {"peeking": True})),
        (BadOptionValue, lambda: Match.new(TOY, PEOPLE, {"peeking": "1"})),
        (BadOptionValue, lambda: Match.new(TOY, PEOPLE, {"peeking": 1.0})),
        (BadOptionValue, lambda: Match.new(ROLL, PEOPLE, {"first": len(PEOPLE) + 1})),
        (BadSeed, lambda: Match.new(TOY, PEOPLE, seed=-1)),
        (BadSeed, lambda: Match.new(TOY, PEOPLE, seed=1 << 128)),
        (UnknownGame, lambda: game_named("chess")),
        (UnknownGame, lambda: game_named("../toy")),
    ],
)
def test_matches_that_cannot_begin(error: type[AevumError], begin: Callable[[], Any]) -> None:
    with pytest.raises(error) as refused:
        begin()
    assert all(refused.value.say(lang) for lang in LANGUAGES)


def refused(match: Match, error: type[AevumError], attempt: Callable[[Match], Any]) -> None:
    """The attempt meets this error, which can be said, and nothing has changed."""
    position, record = match.position, truth(match).tobytes()
    path, pending = match.line(), match.pending
    with pytest.raises(error) as met:
        attempt(match)
    assert all(met.value.say(lang) for lang in LANGUAGES)
    assert (match.position, match.pending, match.line()) == (position, pending, path)
    assert truth(match).tobytes() == record


@pytest.mark.parametrize(
    ("error", "attempt"),
    [
        (UnknownSeat, lambda match: match.play(3, PASS)),
        (UnknownSeat, lambda match: match.play(-1, PASS)),
        (UnknownSeat, lambda match: match.play(True, PASS)),
        (UnknownSeat, lambda match: match.play("0", PASS)),
        (UnknownSeat, lambda match: match.choices(3)),
        (UnknownSeat, lambda match: match.observed(3)),
        (UnknownSeat, lambda match: match.told(0, 3)),
        (UnknownSeat, lambda match: match.undo(3)),
        (UnknownSeat, lambda match: match.undo(0, 0, agreed={1, 2, 3})),
        (UnknownPosition, lambda match: match.observed(None, 1)),
        (UnknownPosition, lambda match: match.observed(0, -1)),
        (UnknownPosition, lambda match: match.observed(0, False)),
        (UnknownPosition, lambda match: match.told(1, None)),
        (UnknownAction, lambda match: match.play(0, -1)),
        (UnknownAction, lambda match: match.play(0, 1 << 40)),
        (UnknownAction, lambda match: match.play(0, PASS + 1)),
        (UnknownAction, lambda match: match.play(0, LAY_SIX + (1 << NOUN_BITS))),
        (UnknownAction, lambda match: match.play(0, None)),
        (UnknownAction, lambda match: match.play(0, "pass")),
        (UnknownAction, lambda match: match.play(0, float("nan"))),
        (UnknownAction, lambda match: match.foresee(0, [])),
        (NotYourTurn, lambda match: match.play(1, PASS)),
        (NotYourTurn, lambda match: match.foresee(1, PASS)),
        (NotOffered, lambda match: match.play(0, LAY_SIX)),
        (NotOffered, lambda match: match.foresee(0, LAY_SIX)),
        (Stale, lambda match: match.play(0, PASS, position=1)),
        (Stale, lambda match: match.play(0, PASS, position=10**40)),
        (Stale, lambda match: match.play(0, PASS, position="0")),
        (Stale, lambda match: match.undo(0, position=1)),
        (Stale, lambda match: match.undo(0, position=[])),
        (Stale, lambda match: match.commit(stale_entry())),
        (CannotUndo, lambda match: match.undo(0)),
        (CannotUndo, lambda match: match.undo(0, 0, agreed={1, 2})),
        (CannotUndo, lambda match: match.undo(0, -1, agreed={1, 2})),
    ],
)
def test_refusals_at_the_beginning(error: type[AevumError], attempt: Callable[[Match], Any]) -> None:
    match = toy_match()
    refused(match, error, attempt)
    assert match.position == 0 and match.pending == toy_match().pending


def stale_entry() -> Any:
    """What another match prepared at its second position."""
    other = toy_match()
    do(other, 0, "pass")
    return other.prepare(0, other.choices(0)[0])


def test_nothing_is_played_after_the_end() -> None:
    match = finished()
    refused(match, MatchOver, lambda match: match.play(0, PASS))
    refused(match, MatchOver, lambda match: match.foresee(0, PASS))
    assert [match.choices(seat) for seat in range(3)] == [[], [], []] and match.pending == ()


def finished() -> Match:
    match = toy_match(rounds_to_play=2)
    while not match.over:
        match.play(match.pending[0], match.choices(match.pending[0])[0])
    return match


def test_an_error_says_what_was_allowed() -> None:
    with pytest.raises(BadOptionValue, match="0, 1"):
        Match.new(TOY, PEOPLE, {"peeking": 5})
    with pytest.raises(NotOffered, match=r"“lay rank6” is not possible now \(rule TOY-"):
        toy_match().play(0, LAY_SIX)


def test_a_match_says_where_it_stands() -> None:
    match = toy_match(rounds_to_play=2)
    assert (match.position, match.over, match.pending, match.step) == (0, False, (0,), "lead")
    assert (match.scores(), match.winners()) == ([0, 0, 0], ())
    do(match, 0, "pass")
    assert (match.position, match.pending, match.step) == (1, (0, 1, 2), "lay")
    lay_all(match)
    assert match.position == 4 and sum(match.scores()) == 1


def test_winners_are_named_at_the_end() -> None:
    match = finished()
    best = max(match.scores())
    assert match.winners() == tuple(seat for seat, points in enumerate(match.scores()) if points == best)
    assert [told.event for told in match.told(match.position, None)][-len(match.winners()) :] == ["won"] * len(
        match.winners()
    )


def test_prepare_changes_nothing_and_commit_enters_it() -> None:
    match = toy_match()
    before = truth(match).tobytes()
    entry = match.prepare(0, PASS, position=0)
    assert (match.position, truth(match).tobytes()) == (0, before)
    match.commit(entry)
    assert (match.position, match.hash_at(1)) == (1, entry.hash)
    refused(match, Stale, lambda match: match.commit(entry))


def test_options_not_given_have_their_defaults() -> None:
    assert toy_match().options == {"peeking": 1, "rounds_to_play": 5, "reacting": 0}
    assert toy_match(peeking=0).options == {"peeking": 0, "rounds_to_play": 5, "reacting": 0}
    assert "peek" not in offered(toy_match(peeking=0), 0)


def test_a_seed_is_drawn_where_none_is_given() -> None:
    seeds = {Match.new(TOY, PEOPLE).seed for _ in range(5)}
    assert len(seeds) == 5 and all(0 <= seed < 1 << 128 for seed in seeds)


def test_the_same_seed_deals_the_same_cards_and_its_hash_is_shown() -> None:
    assert hand(toy_match(9), 0) == hand(toy_match(9), 0)
    assert len({tuple(hand(toy_match(seed), 0)) for seed in range(20)}) > 5
    assert toy_match(9).seed_hash == toy_match(9).seed_hash != toy_match(10).seed_hash


def test_bots_are_not_people() -> None:
    match = toy_match(players=[Player("Ann"), Player("Bot", bot="random"), Player("Cleo")])
    assert match.people() == {0, 2}


def test_foresight_stops_before_what_nobody_can_know() -> None:
    match = toy_match()
    foreseen = match.foresee_all(0)
    peek = TOY.vocabulary.from_words("peek")
    assert set(foreseen) == set(match.choices(0))
    assert TOY.sequence.names[int(foreseen[peek].step)] == "show"
    assert foreseen[peek].known.any() == 0


@pytest.mark.parametrize(
    ("words", "seed"),
    [
        ("0", 0),
        ("12345", 12345),
        ("f" * 32, (1 << 128) - 1),
        ("0" * 31 + "a", 10),
        (str((1 << 128) - 1), (1 << 128) - 1),
    ],
)
def test_seeds_as_people_write_them(words: str, seed: int) -> None:
    assert seed_from_words(words) == seed


@pytest.mark.parametrize("words", ["", "-1", "abc", "1.5", str(1 << 128), "9" * 5000, "g" * 32])
def test_words_that_are_no_seed(words: str) -> None:
    with pytest.raises(BadSeed):
        seed_from_words(words)


def test_both_engines_play_the_same_match() -> None:
    plain, quick = (Match.new(TOY, PEOPLE, seed=5, engine=engine) for engine in (interpreted(TOY), compiled(TOY)))
    for match in (plain, quick):
        do(match, 0, "pass")
        lay_all(match)
    assert [entry.hash for entry in plain.log] == [entry.hash for entry in quick.log]
