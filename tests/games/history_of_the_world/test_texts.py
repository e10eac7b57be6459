"""Everything in the tables of History of the World has its name, and every rule its text, in every language."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.core.phrases import describe_choices, say_event
from aevum.core.sequence import Decision
from aevum.core.text import LANGUAGES, PROJECT_TEXT, Texts
from aevum.games.history_of_the_world import GAME
from tests.games.history_of_the_world.world import (
    AREAS,
    EMPIRES,
    EPOCHS,
    EVENTS,
    FOLDER,
    LANDS,
    MINOR_EMPIRES,
    WATERS,
    fleets_of,
    table,
)

RULES = [row["id"] for row in table("rules")]
NAMED = {
    "land": [*LANDS],
    "water": [*WATERS],
    "area": [*AREAS],
    "empire": [*EMPIRES, *MINOR_EMPIRES],
    "card": [name for event in EVENTS for name in (event, f"{event}-effect")],
    "epoch": [str(epoch) for epoch in EPOCHS],
    "terrain": ["forest", "mountains", "great_wall", "strait"],
    "deck": ["greater", "lesser"],
    "timing": ["before", "turn"],
    "space": ["land", "barren", "sea", "ocean"],
}


@cache
def own_texts(lang: str) -> Texts:
    """The texts of this game alone."""
    return Texts(lang, [FOLDER / "text"])


def keys_of(family: str, lang: str) -> Iterator[str]:
    """The items of a family that have a text."""
    return (key.removeprefix(f"{family}-") for key in own_texts(lang).keys if key.startswith(f"{family}-"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", NAMED)
def test_every_thing_has_its_name_and_no_name_is_left_over(family: str, lang: str) -> None:
    assert sorted(keys_of(family, lang)) == sorted(NAMED[family])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", ["land", "water", "area", "empire", "epoch"])
def test_names_of_a_family_can_be_told_apart(family: str, lang: str) -> None:
    names = [own_texts(lang).say(f"{family}-{item}").casefold() for item in NAMED[family]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_can_be_told_apart(lang: str) -> None:
    names = [own_texts(lang).say(f"card-{event}").casefold() for event in EVENTS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("minor", MINOR_EMPIRES)
def test_the_card_of_a_minor_empire_says_how_many_armies_begin_where(minor: str, lang: str) -> None:
    said, row = own_texts(lang), MINOR_EMPIRES[minor]
    effect = said.say(f"card-minor_empire_{minor}-effect")
    assert row["strength"] in effect and said.say(f"land-{row['start_lands']}") in effect
    waters = [said.say(f"water-{water}") for water in fleets_of(row)]
    named = waters if lang != "en" or len(waters) < 2 else [name.split()[0] for name in waters]
    assert all(name in effect for name in named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_text_in_the_order_of_the_table(lang: str) -> None:
    said = own_texts(lang)
    assert [key for key in said.keys if key.startswith("HW-")] == RULES
    assert [*keys_of("chapter", lang)] == list(dict.fromkeys(row["chapter"] for row in table("rules")))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_same_keys_with_the_same_variables(lang: str) -> None:
    english, other = own_texts("en"), own_texts(lang)
    assert set(other.keys) == set(english.keys)
    assert [key for key in english.keys if english.variables(key) != other.variables(key)] == []


def test_every_word_of_the_game_has_its_text() -> None:
    vocabulary = GAME.vocabulary
    nouns = {noun for verb in vocabulary.verbs for noun in verb.nouns}
    nouns |= {noun for event in vocabulary.events for noun in event.nouns}
    needed = {f"{part}-{verb.name}" for verb in vocabulary.verbs for part in ("verb", "do")}
    needed |= {f"event-{event.name}" for event in vocabulary.events}
    needed |= {f"{noun.family}-{item}" for noun in nouns if noun.family for item in noun.items}
    needed |= {f"step-{step.name}" for step in GAME.sequence.steps if isinstance(step, Decision)}
    for option in GAME.options:
        needed |= {f"option-{option.name}", f"option-{option.name}-help"}
        needed |= {f"option-{option.name}-{value}" for value in option.values}
    for lang in LANGUAGES:
        assert needed - set(own_texts(lang).keys) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_a_game_can_be_said(lang: str) -> None:
    words, luck = Texts(lang, [PROJECT_TEXT, FOLDER / "text"]), Random(lang)
    options = {"stacks": 1, "naval_control": 1}
    match = Match.new(GAME, [Player(name) for name in ("Ann", "Bob", "Cleo", "Dan")], options, 9, interpreted(GAME))
    while match.position < 70:
        names = [player.name for player in match.players]
        said = [say_event(GAME, words, told, names) for told in match.told(match.position, None)]
        choices = describe_choices(match, match.pending[0], words)
        labels = [choice.label for choice in choices]
        assert len(set(labels)) == len(labels)
        for sentence in [*said, *labels, *(effect.text for choice in choices for effect in choice.effects)]:
            assert sentence.strip() == sentence != "" and not set("{}$_") & set(sentence), sentence
        match.play(match.pending[0], luck.choice(match.choices(match.pending[0])))


@pytest.mark.rule("HW-E03")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_portuguese_says_what_the_game_does(lang: str) -> None:
    texts, fleets = own_texts(lang), fleets_of(EMPIRES["portuguese"])
    example = texts.say("HW-E03").casefold()
    assert len(fleets) == 11 and "11" in example and "8" in example
    assert [water for water in fleets if texts.say(f"water-{water}").casefold() not in example] == []
