"""Actions and events as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aevum.core.events import ToldEvent, event_named
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.parts import Memory
from aevum.core.record import Reading
from aevum.core.text import Texts
from aevum.core.vocabulary import Noun


def say_event(game: Game, texts: Texts, told: ToldEvent, names: Sequence[str]) -> str:
    """An event as a sentence."""
    event = event_named(game, told.event)
    values = {noun.name: spoken(noun, told.values[noun.name], texts, names) for noun in event.nouns}
    return texts.say(f"event-{told.event}", **values)


def say_action(game: Game, texts: Texts, action: int, names: Sequence[str], extra: dict[str, Any]) -> str:
    """A choice as a label; `extra` holds what the label needs beyond the action's own nouns."""
    verb, numbers = game.vocabulary.split(action)
    values = dict(extra)
    for noun, number in zip(verb.nouns, numbers, strict=True):
        values[noun.name] = spoken(noun, number, texts, names)
    used = texts.variables(f"do-{verb.name}")
    return texts.say(f"do-{verb.name}", **{name: value for name, value in values.items() if name in used})


def spoken(noun: Noun, value: Any, texts: Texts, names: Sequence[str]) -> Any:
    """The value of a noun as a text's variable: numbers stay numbers, for plurals."""
    if noun.kind == "number":
        return value
    if noun.kind == "seat":
        return names[value]
    words = [texts.say(f"{noun.family}-{word}") if noun.family else word for word in noun.words(value)]
    return texts.say("list-separator").replace("_", " ").join(words)


@dataclass(frozen=True)
class Choice:
    """A legal action as people see it before they press: a label, and what it would do."""

    action: int
    words: str
    verb: str
    nouns: tuple[int, ...]
    label: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Effect:
    """One certain consequence of a choice."""

    kind: str
    amount: int
    text: str


def describe_choices(match: Match, seat: int, texts: Texts, memory: Memory | None = None) -> list[Choice]:
    """Every choice of a seat with its label and its effects, made only from what the seat may know."""
    names = [player.name for player in match.players]
    seen = match.observed(seat)
    memory = memory or Memory()  # what a choice leaves as it is, is not looked at for each anew
    now = Reading(seen, memory)
    described = []
    for action in match.choices(seat):
        verb, nouns = match.game.vocabulary.split(action)
        label = say_action(match.game, texts, action, names, match.game.label_values(now, action))
        later = Reading(match.engine.foresee(seen, seat, action), memory)
        effects = tuple(say_effect(texts, effect) for effect in match.game.effects(now, later, seat, action))
        words = match.game.vocabulary.to_words(action)
        described.append(Choice(action, words, verb.name, nouns, label, effects))
    return described


def say_effect(texts: Texts, effect: dict[str, Any]) -> Effect:
    """An effect as a few words: a signed amount, or what the game's text makes of its values."""
    amount = int(effect["amount"])
    signed = f"{'+' if amount > 0 else '−'}{abs(amount)}"
    given = {name: _with_minus(value) for name, value in effect.get("values", {}).items()}
    values: dict[str, Any] = {"amount": signed, "count": abs(amount), **given}
    item = effect.get("item")
    if item:
        values[item[0]] = texts.say(f"{item[0]}-{item[1]}")
    key = f"effect-{effect['kind']}"
    used = texts.variables(key)
    text = texts.say(key, **{name: value for name, value in values.items() if name in used})
    return Effect(effect["kind"], amount, text)


def _with_minus(value: Any) -> Any:
    """A number below zero with a minus sign, as amounts have it, and not a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value
