"""Every message of the terminal and the command line exists in every language, with the same variables, and is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aevum.core.text import LANGUAGES, PROJECT_TEXT, Texts, texts

SOURCES = [*(PROJECT_TEXT.parent / "terminal").rglob("*.py"), PROJECT_TEXT.parent / "cli.py"]


def _keys(lang: str) -> list[str]:
    return [key for key in texts(lang).keys if key.startswith(("terminal-", "cli-"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_have_the_same_messages(lang: str) -> None:
    assert _keys(lang) == _keys("en")
    own: Texts = texts(lang)
    for key in _keys("en"):
        assert own.variables(key) == texts("en").variables(key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_begin_like_their_file(lang: str) -> None:
    for name in ("terminal", "cli"):
        for line in (PROJECT_TEXT / lang / f"{name}.ftl").read_text(encoding="utf-8").splitlines():
            assert re.match(rf"({name}-|#|\s|}}|$)", line), line


def test_no_message_is_left_over() -> None:
    """Each key stands in the source, whole or up to a part that is filled in."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    stems = {match.rstrip("-") for match in re.findall(r"\"((?:terminal|cli)-[a-z0-9-]+?-?)(?:\"|\{)", source)}
    for key in _keys("en"):
        parts = key.split("-")
        assert any("-".join(parts[:end]) in stems for end in range(2, len(parts) + 1)), key


def test_the_project_does_not_name_the_machine_it_was_made_on() -> None:
    for path in [*SOURCES, *Path(__file__).parent.glob("*.py")]:
        assert "/wo" + "rk/" not in path.read_text(encoding="utf-8"), path
