"""Everything in the tables of History of the World has its name, and every rule its text, in every language."""

from collections.abc import Iterator
from functools import cache

import pytest

from aevum.core.text import LANGUAGES, Texts
from tests.games.history_of_the_world.world import (
    AREAS,
    EMPIRES,
    EPOCHS,
    EVENTS,
    FOLDER,
    LANDS,
    MINOR_EMPIRES,
    WATERS,
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
def test_every_rule_has_its_text_in_the_order_of_the_table(lang: str) -> None:
    said = own_texts(lang)
    assert [key for key in said.keys if key.startswith("HW-")] == RULES
    assert [*keys_of("chapter", lang)] == list(dict.fromkeys(row["chapter"] for row in table("rules")))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_same_keys_with_the_same_variables(lang: str) -> None:
    english, other = own_texts("en"), own_texts(lang)
    assert set(other.keys) == set(english.keys)
    assert [key for key in english.keys if english.variables(key) != other.variables(key)] == []
