"""Games in three minutes: all that their pages speak of is there, in every language."""

from __future__ import annotations

import re
from functools import cache, partial

import pytest

from aevum.core.engine import compiled
from aevum.core.learning import SECTIONS, figures, paragraphs, teaches
from aevum.core.studies import study, study_names
from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, Texts, texts
from aevum.games import GAME_IDS, game_named

RULE = re.compile(r"\b[A-Z]{2}-[ER]?\d{2,3}(?:-R\d)?\b")
MOST_WORDS = 800  # three minutes, for somebody who reads well


def taught(own: Texts) -> dict[str, str]:
    """All that a game's page says."""
    shared = set(texts(own.lang).keys)
    return {key: own.say(key) for key in own.keys if key.startswith("learn-") and key not in shared}


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_picture_shows_a_moment_of_a_study(name: str) -> None:
    game = game_named(name)
    assert teaches(game) and {figure.section for figure in figures(game)} >= {"goal", "turn", "end"}
    studied = cache(partial(study, game, engine=compiled(game)))
    for figure in figures(game):
        assert figure.section in SECTIONS and figure.study in study_names(game) and figure.points
        match = studied(figure.study)
        view = game.view(match.observed(figure.eye, figure.at))
        assert len(view["seats"]) == len(match.players)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAME_IDS)
def test_nothing_is_missing_and_nothing_is_left_over(name: str, lang: str) -> None:
    game, own = game_named(name), texts(lang, name)
    expected = {"learn-lead", *(f"learn-{section}" for section in SECTIONS)}
    for figure in figures(game):
        expected |= {figure.key, *(f"{figure.key}-{place + 1}" for place in range(len(figure.points)))}
        assert [pointer["part"] for pointer in figure.pointers(own)] == list(figure.points)
    assert set(taught(own)) == expected
    assert all(own.say(f"learn-title-{section}") for section in SECTIONS)


@pytest.mark.parametrize("name", GAME_IDS)
def test_rules_that_are_named_are_there_and_the_same_everywhere(name: str) -> None:
    known = {row["id"] for row in read_table(game_named(name).folder / "data" / "rules.csv")}
    named = [{key: sorted(RULE.findall(text)) for key, text in taught(texts(lang, name)).items()} for lang in LANGUAGES]
    assert named[0] == named[1] == named[2]
    found = {rule for rules in named[0].values() for rule in rules}
    assert len(found) > 5 and found <= known


@pytest.mark.parametrize("name", GAME_IDS)
def test_it_can_be_read_in_three_minutes(name: str) -> None:
    assert 300 < sum(len(text.split()) for text in taught(texts("en", name)).values()) < MOST_WORDS


def test_a_list_of_steps_is_told_from_paragraphs() -> None:
    before, steps, after = paragraphs("turn", texts("en", "roll-through-the-ages"))
    assert isinstance(before, str) and isinstance(after, str)
    assert isinstance(steps, list) and len(steps) == 5 and not any(step.startswith("-") for step in steps)
