"""Texts: said in the reader's language, and never silently missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.errors import UnknownLanguage
from aevum.core.text import LANGUAGES, Texts, language_of, texts
from aevum.games import GAME_IDS


def written(folder: Path, message: str) -> Texts:
    """The texts of a file with this content."""
    (folder / "en").mkdir()
    (folder / "en" / "some.ftl").write_text(message, encoding="utf-8")
    return Texts("en", [folder])


def test_a_message_is_said_with_its_variables(tmp_path: Path) -> None:
    points = "{ $count ->\n [one] one point\n *[other] many points\n }"
    some = written(tmp_path, f"hello = Hello {{ $name }}, you have {points}")
    assert some.say("hello", name="Ann", count=1) == "Hello Ann, you have one point"
    assert some.say("hello", name="Ann", count=2) == "Hello Ann, you have many points"
    assert some.variables("hello") == ("count", "name")
    assert some.keys == ("hello",) and some.has("hello") and not some.has("goodbye")


def test_a_number_below_zero_has_a_minus_sign_and_keeps_its_plural(tmp_path: Path) -> None:
    points = "{ $count ->\n [one] point\n *[other] points\n }"
    some = written(tmp_path, f"total = { '{ $name }' }: {{ $count }} {points}")
    assert some.say("total", name="Anne-1", count=-2) == "Anne-1: −2 points"
    assert some.say("total", name="Ann", count=-1) == "Ann: −1 point"


def test_a_template_keeps_its_variables(tmp_path: Path) -> None:
    assert written(tmp_path, "hello = Hello { $name }!").template("hello") == "Hello {name}!"


def test_a_missing_key_raises(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="goodbye"):
        written(tmp_path, "hello = Hello").say("goodbye")


def test_a_missing_variable_raises(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="hello"):
        written(tmp_path, "hello = Hello { $name }").say("hello")


@pytest.mark.parametrize("junk", ["hello Hello", "= Hello", "hello = Hello\n[", "hello = Hello\n\tJunk"])
def test_a_file_that_is_no_fluent_raises(tmp_path: Path, junk: str) -> None:
    with pytest.raises(ValueError, match="no message"):
        written(tmp_path, junk)


@pytest.mark.parametrize("junk", ["hello = Hello\n}{", "hello = Hello { $name", "hello = { $count ->\n [one] 1\n}"])
def test_a_message_that_is_no_fluent_raises_when_it_is_asked_for(tmp_path: Path, junk: str) -> None:
    """`aevum check` and the tests of all texts ask for every one."""
    some = written(tmp_path, junk)
    with pytest.raises(ValueError, match=r"hello in en: .* is no message"):
        some.variables("hello")
    with pytest.raises(ValueError, match=r"hello in en: .* is no message"):
        some.say("hello", name="Ann", count=1)


def test_a_key_that_stands_twice_raises(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="twice"):
        written(tmp_path, "hello = Hello\nhello = Good day")


def test_no_invisible_marks_are_put_around_variables() -> None:
    said = texts("en").say("error-unknown-seat", seat="9")
    assert said.isprintable() and "9" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [None, *GAME_IDS])
def test_every_language_has_its_texts(lang: str, game: str | None) -> None:
    assert texts(lang, game).lang == lang
    assert texts(lang, game).has("error-stale")
    assert texts(lang, game).has("game-name") == (game is not None)


@pytest.mark.parametrize("lang", ["", "de", "EN", "en-GB", "../en"])
def test_an_unknown_language_is_refused(lang: str) -> None:
    with pytest.raises(UnknownLanguage) as refused:
        texts(lang)
    assert "en, fr, ja" in str(refused.value)


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("FR", "fr"),
        ("ja_JP.eucJP", "ja"),
        ("ja", "ja"),
        ("en_GB", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("de-DE", "en"),
        ("frr", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_nearest_language_of_a_tag(tag: str | None, lang: str) -> None:
    assert language_of(tag) == lang
