"""At every decision of every game: whatever is refused, the reason is a rule that people can read."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import pytest

from aevum.core.game import Game
from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from tests.games.laid_out import LaidOut

# For each game a table at each of its decisions.
TABLES: dict[str, dict[str, Callable[[], LaidOut]]] = {
    name: {**import_module(f"tests.games.{name.replace('-', '_')}.test_reasons").TABLES} for name in GAME_IDS
}
at_every_decision = pytest.mark.parametrize(
    ("name", "step"), [(name, step) for name in TABLES for step in TABLES[name]]
)


def decisions(game: Game) -> set[str]:
    """The steps at which somebody decides."""
    return {step.name for step in game.sequence.steps if hasattr(step, "among")}


def test_there_is_a_table_for_every_decision() -> None:
    assert {name: set(tables) for name, tables in TABLES.items()} == {
        name: decisions(game_named(name)) for name in GAME_IDS
    }


@at_every_decision
def test_every_refusal_names_a_rule(name: str, step: str) -> None:
    asked, game = TABLES[name][step](), game_named(name)
    assert asked.match.step == step
    refused = asked.reasons()
    assert refused <= {row["id"] for row in read_table(game.folder / "data" / "rules.csv")}
    assert all(texts(lang, name).has(rule) for lang in LANGUAGES for rule in refused)


@at_every_decision
def test_everything_offered_can_be_said(name: str, step: str) -> None:
    asked, words = TABLES[name][step](), game_named(name).vocabulary
    offered = asked.match.choices(asked.seat)
    assert offered
    for action in offered:
        assert words.from_words(words.to_words(action)) == action
