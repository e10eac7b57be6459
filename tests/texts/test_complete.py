"""Everything that is said has its text, and every text is said somewhere."""

from __future__ import annotations

import importlib
import pkgutil
import re
from contextlib import suppress
from dataclasses import replace
from functools import cache

import pytest

import aevum
from aevum.core.errors import AevumError, MissingExtra
from aevum.core.game import Game
from aevum.core.text import LANGUAGES, Texts, texts
from aevum.core.wording import needed_texts
from aevum.games import GAME_IDS, game_named
from tests.texts.sources import (
    HOLE,
    PACKAGE,
    Literal,
    calls,
    is_playable,
    name_of,
    place_of,
    python_literals,
    python_modules,
    script_literals,
    spoken,
)
from tests.toy import TOY, toy_texts

GAMES = [game_named(name) for name in GAME_IDS]
# Families of texts that no source names one by one: the rules, shown whole, the names of a game's things, and lessons,
# whose texts are counted where they are played.
FAMILIES = re.compile(r"[A-Z]{2}-\w+(-ruling|-R\d)?|(unit|disaster)-\w+|monument-\w+-effect|lesson-[\w-]+")


def all_texts() -> list[Texts]:
    return [texts("en"), *(texts("en", name) for name in GAME_IDS)]


@cache
def all_errors() -> tuple[type[AevumError], ...]:
    """Every error of the package."""
    for module in pkgutil.walk_packages(aevum.__path__, "aevum."):
        if not module.name.endswith("__main__"):
            with suppress(MissingExtra):  # nothing is declared there that lies behind an extra
                importlib.import_module(module.name)
    found: list[type[AevumError]] = []
    waiting = [AevumError]
    while waiting:
        kind = waiting.pop()
        found.append(kind)
        waiting += kind.__subclasses__()
    return tuple(kind for kind in found if kind.__module__.startswith("aevum."))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_word_of_a_game_has_its_text(game: Game, lang: str) -> None:
    said = texts(lang, game.id)
    assert [key for key in needed_texts(game) if not said.has(key)] == []


def test_a_pass_that_stands_needs_words_for_how_long() -> None:
    with_rules = replace(TOY, folder=GAMES[0].folder)
    assert {"stretch-round", "stretch-shown"} <= set(needed_texts(with_rules))


def test_a_short_game_needs_words_for_what_it_is() -> None:
    with_rules = replace(TOY, folder=GAMES[0].folder)
    assert "short-help" not in needed_texts(with_rules)
    assert "short-help" in needed_texts(replace(with_rules, short={"rounds_to_play": 2}))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_happened_is_said_with_the_values_that_are_told(game: Game) -> None:
    said = texts("en", game.id)
    for event in game.vocabulary.events:
        assert set(said.variables(f"event-{event.name}")) <= {noun.name for noun in event.nouns}, event.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_text(lang: str) -> None:
    codes = {kind.code for kind in all_errors() if kind.code != "unknown"}
    written = {key.removeprefix("error-") for key in texts(lang).keys if key.startswith("error-")}
    assert codes - written == set(), "no text"
    assert written - codes == set(), "no error"


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in all_errors() if "code" in vars(kind)]
    assert len(set(codes)) == len(codes)


def test_errors_are_raised_with_what_their_text_says() -> None:
    said, codes = texts("en"), {kind.__name__: kind.code for kind in all_errors() if kind.code != "unknown"}
    wrong = []
    for path in python_modules():
        for call in calls(path):
            given = {keyword.arg for keyword in call.keywords}
            if name_of(call) in codes and None not in given:
                used = set(said.variables(f"error-{codes[name_of(call)]}"))
                wrong += [place_of(path, call.lineno)] if used - given or call.args else []
    assert wrong == []


def said_keys() -> list[Literal]:
    """The keys that sources say by name: what stands first in `say(…)`."""
    found = [literal for literal in script_literals() if re.search(r"\b(say|canSay)\($", literal.before)]
    for path in python_modules():
        for call in calls(path):
            key = spoken(call.args[0]) if call.args and name_of(call) in {"say", "template", "variables"} else None
            if key and key not in LANGUAGES:
                found.append(Literal(key, place_of(path, call.lineno)))
    return [literal for literal in found if is_playable(literal.place)]


def pattern(text: str) -> re.Pattern[str]:
    """What a key with holes may turn out to be."""
    return re.compile("(.+)".join(map(re.escape, re.split(f"{HOLE}+", text))))


def test_every_key_that_is_said_has_its_text() -> None:
    keys = {key for some in (*all_texts(), toy_texts()) for key in some.keys}
    missing = []
    for literal in said_keys():
        meant = pattern(literal.text)
        if literal.text not in keys and not any(map(meant.fullmatch, keys)):
            missing.append((literal.place, literal.text.replace(HOLE, "…")))
    assert missing == []


def words_known() -> set[str]:
    """Whatever can fill a hole of a key: strings and words of sources and tables, and small numbers."""
    words = {str(number) for number in range(10)}
    words |= {literal.text.removeprefix("-") for literal in (*python_literals(), *script_literals())}
    for path in PACKAGE.rglob("*"):
        if path.suffix in {".py", ".js", ".csv"}:
            words |= set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return words


def fills(value: str, known: set[str]) -> bool:
    """Whether something known, or two such things side by side, can fill a hole."""
    parts = value.split("-")
    sides = (("-".join(parts[:cut]), "-".join(parts[cut:])) for cut in range(1, len(parts)))
    return value in known or any(left in known and right in known for left, right in sides)


def test_no_text_is_left_over() -> None:
    literals = {literal.text for literal in (*python_literals(), *script_literals())}
    patterns = [pattern(text) for text in literals if HOLE in text and re.match(r"[a-z]+-", text)]
    known, asked = words_known(), {key for game in GAMES for key in needed_texts(game)}

    def is_said(key: str) -> bool:
        if key in literals or key in asked or FAMILIES.fullmatch(key):
            return True
        found = (maybe.fullmatch(key) for maybe in patterns)
        return any(match and all(fills(value, known) for value in match.groups()) for match in found)

    assert sorted({key for some in all_texts() for key in some.keys if not is_said(key)}) == []
