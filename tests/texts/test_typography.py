"""French and Japanese are set as their readers expect: spaces before tall signs, round apostrophes, wide marks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aevum.core.wording import FLAWS, flawed_lines
from tests.texts.test_same import FOLDERS

# Names are not known beforehand: « de Anne » would be « d’Anne ».
_NAMES = "seats?|names?|partner|other|players?|owners|game|empires?|lands?|waters?|areas?|cards?|project|development"
ELIDED = re.compile(rf"\b([Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Nn]e|[Ss]e|[Jj]usque|[Dd]u|[Dd]es|[Aa]u)\s\{{ \$({_NAMES}) \}}")


def prose(path: Path) -> list[str]:
    """The lines of a text file that are read by people."""
    return [line for line in path.read_text("utf-8").splitlines() if not line.lstrip().startswith("#")]


@pytest.mark.parametrize("lang", FLAWS)
@pytest.mark.parametrize("name", FOLDERS)
def test_texts_are_set_as_their_readers_expect(name: str, lang: str) -> None:
    assert sorted((FOLDERS[name] / lang).glob("*.ftl")) != []
    assert [f"{path.name}: {line}" for path, _, line in flawed_lines(FOLDERS[name], lang)] == []


@pytest.mark.parametrize("name", FOLDERS)
def test_no_name_stands_where_french_might_elide(name: str) -> None:
    lines = [line for path in sorted((FOLDERS[name] / "fr").glob("*.ftl")) for line in prose(path)]
    assert lines and [line for line in lines if ELIDED.search(line)] == []
