"""The same keys with the same variables in every language, and no text that is left over or cannot be said."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.text import GAMES, LANGUAGES, PROJECT_TEXT, Texts, texts
from aevum.games import GAME_IDS

FOLDERS = {"aevum": PROJECT_TEXT, **{name: GAMES / name.replace("-", "_") / "text" for name in GAME_IDS}}


def alone(name: str, lang: str) -> Texts:
    """The texts of one folder only."""
    return Texts(lang, [FOLDERS[name]])


def files(name: str, lang: str) -> list[str]:
    return sorted(path.name for path in (FOLDERS[name] / lang).iterdir())


@pytest.mark.parametrize("name", FOLDERS)
def test_every_language_has_a_folder_and_the_same_files(name: str) -> None:
    assert sorted(path.name for path in FOLDERS[name].iterdir()) == sorted(LANGUAGES)
    assert files(name, "en") == files(name, "fr") == files(name, "ja")
    assert all(file.endswith(".ftl") for file in files(name, "en"))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", FOLDERS)
def test_the_same_keys_with_the_same_variables(name: str, lang: str) -> None:
    english, other = alone(name, "en"), alone(name, lang)
    assert set(other.keys) - set(english.keys) == set(), f"only in {lang}"
    assert set(english.keys) - set(other.keys) == set(), f"not in {lang}"
    differing = [key for key in english.keys if english.variables(key) != other.variables(key)]
    assert differing == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_message_stands_in_the_same_file(name: str, lang: str) -> None:
    for file in files(name, "en"):
        english, other = (keys_of(FOLDERS[name] / code / file) for code in ("en", lang))
        assert set(english) == set(other), file


def keys_of(path: Path) -> list[str]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line]


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_game_takes_no_key_of_the_project(game: str) -> None:
    assert not set(alone("aevum", "en").keys) & set(alone(game, "en").keys)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_every_message_can_be_said_with_small_and_large_numbers(name: str, lang: str) -> None:
    said = texts(lang, None if name == "aevum" else name)
    for key in said.keys:
        for value in (0, 1, 2, 5, 1000, "Ann"):
            text = said.say(key, **dict.fromkeys(said.variables(key), value))
            assert text.strip() and "{" not in text and "$" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FOLDERS)
def test_what_pages_say_is_the_same_for_one_and_for_many(name: str, lang: str) -> None:
    """Pages fill in numbers themselves, where no plural can be chosen any more."""
    said = alone(name, lang)
    for key in (key for key in said.keys if key.startswith("web-")):
        one, many = (said.say(key, **dict.fromkeys(said.variables(key), value)) for value in (1, 7))
        assert one.replace("1", "7") == many.replace("1", "7"), key


@pytest.mark.parametrize("name", FOLDERS)
def test_french_and_japanese_are_not_english(name: str) -> None:
    """Longer messages differ; short ones may be the same word or a name."""
    english, french, japanese = (alone(name, lang) for lang in LANGUAGES)
    for key in english.keys:
        message = english.say(key, **dict.fromkeys(english.variables(key), 3))
        if len(message.split()) >= 4 and key != "game-name":
            values = dict.fromkeys(english.variables(key), 3)
            assert message not in (french.say(key, **values), japanese.say(key, **values)), key
