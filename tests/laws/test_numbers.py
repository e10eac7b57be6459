"""Steps, verbs and events are called by the numbers they have: a number kept by hand cannot drift from its name."""

from __future__ import annotations

from importlib import import_module

import pytest

from aevum.core.game import Game
from tests.laws.tables import GAMES


def numbers_by_name(game: Game) -> dict[str, int]:
    """What each step, verb and event would be called as a constant, and its number."""
    verbs = {verb.name.upper(): number for number, verb in enumerate(game.vocabulary.verbs)}
    events = {event.name.upper(): number for number, event in enumerate(game.vocabulary.events)}
    steps = {f"AT_{name.upper()}": number for number, name in enumerate(game.sequence.names)}
    both = verbs.keys() & events.keys()
    return {name: number for name, number in (verbs | events | steps).items() if name not in both}


def drifted(game: Game) -> list[str]:
    """The constants of a game's modules that have another number than what they are called after."""
    package = game.view.__module__.rpartition(".")[0]
    actions, state = (vars(import_module(f"{package}.{module}")) for module in ("actions", "state"))
    steps = {name: value for name, value in state.items() if name.startswith("AT_")}
    constants = {name: value for name, value in (actions | steps).items() if isinstance(value, int)}
    known = numbers_by_name(game)
    return [
        f"{name} = {constants[name]}, not {known[name]}"
        for name in known
        if constants.get(name, known[name]) != known[name]
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_constants_have_the_numbers_of_their_names(game: Game) -> None:
    assert drifted(game) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_swapped_numbers_are_noticed(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    actions = import_module(f"{game.view.__module__.rpartition('.')[0]}.actions")
    name = next(event.name.upper() for event in game.vocabulary.events if hasattr(actions, event.name.upper()))
    right = getattr(actions, name)
    monkeypatch.setattr(actions, name, right + 1)
    assert drifted(game) == [f"{name} = {right + 1}, not {right}"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_two_verbs_or_events_or_steps_have_one_name(game: Game) -> None:
    for names in (
        [verb.name for verb in game.vocabulary.verbs],
        [event.name for event in game.vocabulary.events],
        list(game.sequence.names),
    ):
        assert len(set(names)) == len(names)
