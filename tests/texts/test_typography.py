"""French and Japanese are set as their readers expect: spaces before tall signs, round apostrophes, wide marks."""

from __future__ import annotations

import pytest

from aevum.core.wording import FLAWS, flawed_lines
from tests.texts.test_same import FOLDERS


@pytest.mark.parametrize("lang", FLAWS)
@pytest.mark.parametrize("name", FOLDERS)
def test_texts_are_set_as_their_readers_expect(name: str, lang: str) -> None:
    assert sorted((FOLDERS[name] / lang).glob("*.ftl")) != []
    assert [f"{path.name}: {line}" for path, _, line in flawed_lines(FOLDERS[name], lang)] == []
