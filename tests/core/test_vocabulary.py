"""Words: every action has its words and every sentence is an action or is refused."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.core.errors import UnknownAction
from aevum.core.game import Game
from aevum.core.vocabulary import (
    MOST_VERBS,
    NOUN_MASK,
    Verb,
    Vocabulary,
    first_noun,
    item,
    number,
    pack,
    seat,
    second_noun,
    several,
    verb_of,
)
from tests.laws.moments import all_actions
from tests.laws.tables import GAMES

SMALL = Vocabulary(
    (
        Verb("pass"),
        Verb("give", item("ware", "ware", ("wood", "stone")), number("count")),
        Verb("roll", several("dice", "", ("1", "2", "3"))),
        Verb("buy", item("thing", "thing", ("boat",)), several("goods", "good", ("wood", "stone")), joiner="with"),
        Verb("offer", seat()),
    )
)
games = st.sampled_from(GAMES)


def actions_of(game: Game) -> list[int]:
    """Every action of a game."""
    return all_actions(game.vocabulary)


@cache
def sentences_of(name: str) -> frozenset[str]:
    """Every action of a game in words. Only those who ask for them wait for them."""
    vocabulary = next(game.vocabulary for game in GAMES if game.id == name)
    return frozenset(map(vocabulary.to_words, all_actions(vocabulary)))


@given(st.integers(0, MOST_VERBS - 1), st.integers(0, NOUN_MASK), st.integers(0, NOUN_MASK))
def test_an_action_is_its_verb_and_its_nouns(verb: int, a: int, b: int) -> None:
    action = pack(verb, a, b)
    assert (verb_of(action), first_noun(action), second_noun(action)) == (verb, a, b)


@pytest.mark.parametrize(
    ("sentence", "action"),
    [
        ("pass", pack(0)),
        ("give stone 3", pack(1, 1, 3)),
        ("give wood 300", pack(1, 0, 300)),
        ("roll 1 3", pack(2, 0b101)),
        ("roll", pack(2)),
        ("buy boat", pack(3)),
        ("buy boat with wood stone", pack(3, 0, 0b11)),
        ("offer 2", pack(4, 1)),
    ],
)
def test_sentences(sentence: str, action: int) -> None:
    assert SMALL.from_words(sentence) == action
    assert SMALL.to_words(action) == sentence


@pytest.mark.parametrize(
    "sentence",
    [
        "",
        " ",
        "Pass",
        "pass ",
        " pass",
        "pass 1",
        "give",
        "give stone",
        "give 3 stone",
        "give stone -1",
        "give stone 03",
        "give stone +3",
        "give stone 3.0",
        "give stone 4096",
        "give stone ３",
        "give  stone 3",
        "give wood stone 3",
        "roll 3 1",
        "roll 1 1",
        "roll 4",
        "buy",
        "buy boat with",
        "buy boat wood",
        "buy boat with stone wood",
        "offer 0",
        "offer -1",
        "offer 4097",
        "steal wood",
    ],
)
def test_sentences_that_are_refused(sentence: str) -> None:
    with pytest.raises(UnknownAction):
        SMALL.from_words(sentence)


@pytest.mark.parametrize(
    "action",
    [-1, -(1 << 70), pack(5), 1 << 70, pack(0, 1), pack(0, 0, 1), pack(1, 2), pack(2, 8), pack(3, 0, 4)],
)
def test_numbers_that_are_no_action(action: int) -> None:
    with pytest.raises(UnknownAction):
        SMALL.to_words(action)
    with pytest.raises(UnknownAction):
        SMALL.split(action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_words_and_actions_are_inverse(game: Game) -> None:
    sentences = [game.vocabulary.to_words(action) for action in actions_of(game)]
    assert len(set(sentences)) == len(sentences)
    assert [game.vocabulary.from_words(sentence) for sentence in sentences] == actions_of(game)


@given(games, st.text())
def test_any_text_is_refused_or_says_what_it_is(game: Game, sentence: str) -> None:
    assert is_refused_or_exact(game, sentence)


@given(games, st.data())
def test_a_sentence_with_a_mistake_is_refused_or_says_what_it_is(game: Game, data: st.DataObject) -> None:
    words = game.vocabulary.to_words(data.draw(st.sampled_from(actions_of(game))))
    place = data.draw(st.integers(0, len(words)))
    cut = data.draw(st.integers(0, 2))
    put = data.draw(st.text(alphabet=" 0123456789_abcdefghijklmnopqrstuvwxyz", max_size=2))
    assert is_refused_or_exact(game, words[:place] + put + words[place + cut :])


@given(games, st.integers())
def test_any_number_is_refused_or_leads_back(game: Game, action: int) -> None:
    try:
        words = game.vocabulary.to_words(action)
    except UnknownAction:
        assert action not in actions_of(game)
    else:
        assert game.vocabulary.from_words(words) == action


def is_refused_or_exact(game: Game, sentence: str) -> bool:
    """Whether a sentence that says nothing is refused, and one that is taken says exactly what it does."""
    try:
        action = game.vocabulary.from_words(sentence)
    except UnknownAction:
        return sentence not in sentences_of(game.id)
    return game.vocabulary.to_words(action) == sentence


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_verbs_and_events_are_found_by_name(game: Game) -> None:
    vocabulary = game.vocabulary
    assert [vocabulary.verb(verb.name) for verb in vocabulary.verbs] == list(range(len(vocabulary.verbs)))
    assert [vocabulary.event(event.name) for event in vocabulary.events] == list(range(len(vocabulary.events)))
