"""Every message of the terminal and the command line exists in every language, with the same variables, and is used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aevum.core.text import LANGUAGES, PROJECT_TEXT, Texts, texts
from aevum.games import GAME_IDS, game_named

SOURCES = [*(PROJECT_TEXT.parent / "terminal").rglob("*.py"), PROJECT_TEXT.parent / "cli.py"]


def _keys(lang: str, game: str) -> list[str]:
    """The project's messages of the terminal, and those of a game's board."""
    return [key for key in texts(lang, game).keys if key.startswith(("terminal-", "cli-"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_the_languages_have_the_same_messages(lang: str, game: str) -> None:
    assert _keys(lang, game) == _keys("en", game)
    own: Texts = texts(lang, game)
    for key in _keys("en", game):
        assert own.variables(key) == texts("en", game).variables(key), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_begin_like_their_file(lang: str) -> None:
    boards = [game_named(game).folder / "text" / lang / "terminal.ftl" for game in GAME_IDS]
    for path in (PROJECT_TEXT / lang / "terminal.ftl", PROJECT_TEXT / lang / "cli.ftl", *boards):
        for line in path.read_text(encoding="utf-8").splitlines():
            assert re.match(rf"({path.stem}-|#|\s|}}|$)", line), line


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_message_is_left_over(game: str) -> None:
    """Each key stands in the source, whole or up to a part that is filled in."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    stems = {match.rstrip("-") for match in re.findall(r"\"((?:terminal|cli)-[a-z0-9-]+?-?)(?:\"|\{)", source)}
    for key in _keys("en", game):
        parts = key.split("-")
        assert any("-".join(parts[:end]) in stems for end in range(2, len(parts) + 1)), key


def test_the_project_does_not_name_the_machine_it_was_made_on() -> None:
    for path in [*SOURCES, *Path(__file__).parent.glob("*.py")]:
        assert "/wo" + "rk/" not in path.read_text(encoding="utf-8"), path
