"""What is said in real games, in every language: choices, what they would do, what happened, what is asked."""

from __future__ import annotations

from random import Random

import pytest

from aevum.core.engine import compiled
from aevum.core.match import Match
from aevum.core.phrases import describe_choices, say_event
from aevum.core.text import LANGUAGES, Texts, texts
from aevum.games import GAME_IDS, game_named
from tests.laws.tables import tables_of

DECISIONS = 60  # at most


def said_in(match: Match, words: Texts) -> list[str]:
    """Every sentence and label of a moment."""
    names = [player.name for player in match.players]
    said = [say_event(match.game, words, told, names) for told in match.told(match.position, None)]
    for seat in match.pending:
        said.append(words.say(f"step-{match.step}"))
        for choice in describe_choices(match, seat, words):
            said += [choice.label, *(effect.text for effect in choice.effects)]
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAME_IDS)
def test_everything_in_a_game_can_be_said(name: str, lang: str) -> None:
    game, luck, words = game_named(name), Random(name), texts(lang, name)
    for seats in game.seats:
        table = [table for table in tables_of(game) if table.seats == seats][-1]
        match = table.open(luck.getrandbits(128), compiled(game))
        for _ in range(DECISIONS):
            for sentence in said_in(match, words):
                assert sentence.strip() == sentence != "" and not set("{}$_") & set(sentence), sentence
            if match.over:
                break
            seat = luck.choice(match.pending)
            match.play(seat, luck.choice(match.choices(seat)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAME_IDS)
def test_labels_of_a_decision_can_be_told_apart(name: str, lang: str) -> None:
    game, luck, words = game_named(name), Random(5), texts(lang, name)
    match = tables_of(game)[-1].open(luck.getrandbits(128), compiled(game))
    while not match.over and match.position < DECISIONS:
        seat = luck.choice(match.pending)
        labels = [choice.label for choice in describe_choices(match, seat, words)]
        assert len(set(labels)) == len(labels), [label for label in labels if labels.count(label) > 1]
        match.play(seat, luck.choice(match.choices(seat)))
    assert match.position > 0
