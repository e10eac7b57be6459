"""Actions and events as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from aevum.core.events import ToldEvent, event_named
from aevum.core.game import Game, Told
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
    called = tuple(names) if game.vocabulary.split(action)[0].names_seats else ()
    key = "label", game.vocabulary.to_words(action), called, *extra.items()
    return texts.remembered(key, lambda: _label(game, texts, action, names, extra))


def _label(game: Game, texts: Texts, action: int, names: Sequence[str], extra: dict[str, Any]) -> str:
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


class Choice(NamedTuple):
    """A legal action as people see it before they press: a label, and what it would do."""

    action: int
    words: str
    verb: str
    nouns: tuple[int, ...]
    label: str
    effects: tuple[Effect, ...]
    caution: Caution | None = None


@dataclass(frozen=True)
class Caution:
    """Why a choice is asked once more before it is made: a sentence, and the rule behind it where one is.

    An idle choice would do nothing at all: it is shown as if it could not be made.
    """

    text: str
    rule: str
    idle: bool


class Effect(NamedTuple):
    """One certain consequence of a choice."""

    kind: str
    amount: int
    text: str


def describe_choices(match: Match, seat: int, texts: Texts, now: Reading | None = None) -> list[Choice]:
    """Every choice of a seat with its label and its effects, made only from what the seat may know: `now`."""
    look = Preview(match, seat, texts, now or Reading(match.observed(seat), Memory(), match.engine))
    return [look.describe(action) for action in look.choices]


class Preview:
    """What the choices of a seat would do: each as the difference to doing nothing more."""

    def __init__(self, match: Match, seat: int, texts: Texts, now: Reading) -> None:
        self.game, self.engine, self.seat, self.texts = match.game, match.engine, seat, texts
        self.names = [player.name for player in match.players]
        self.now = now  # its memory is that of what is foreseen: what a choice leaves as it is, is not made anew
        self.choices = match.choices(seat)
        self.rest = self._rest(self.choices)

    def _rest(self, choices: Sequence[int]) -> Reading | None:
        """How things would stand if the seat did nothing more; where it cannot but do something, nobody knows."""
        split = self.game.vocabulary.split
        resting = next((action for action in choices if split(action)[0].name == self.game.resting), None)
        return None if resting is None else self._later(resting)

    def _later(self, action: int) -> Reading:
        return Reading(self.engine.foresee(self.now._record, self.seat, action), self.now._memory, self.engine)

    def describe(self, action: int) -> Choice:
        """A choice in words."""
        game, texts = self.game, self.texts
        verb, nouns = game.vocabulary.split(action)
        label = say_action(game, texts, action, self.names, game.label_values(self.now, action))
        later = self._later(action)
        caution = game.caution(self.now, later, self.seat, action)
        effects = tuple([say_effect(texts, effect) for effect in self._effects(later, action)])
        said = None if caution is None else say_caution(texts, caution)
        return Choice(action, game.vocabulary.to_words(action), verb.name, nouns, label, effects, said)

    def _effects(self, later: Reading, action: int) -> list[Told]:
        """What the choice does itself, what it leaves unused, and what comes by itself after it."""
        game, now = self.game, self.now
        own = game.effects(self._compared(later), later, self.seat, action)
        return [*own, *game.unused(now, self.seat, action), *game.ending(now, later, self.seat)]

    def _compared(self, later: Reading) -> Reading:
        """What a choice is compared with: now; or doing nothing more, where that leads to the same moment."""
        told_by = ("step", "seat", "over", *self.game.moment)
        rest = self.rest
        is_same = rest is not None and all(getattr(rest, name) == getattr(later, name) for name in told_by)
        return rest if rest is not None and is_same else self.now


def say_caution(texts: Texts, caution: Told) -> Caution:
    """Why a choice is asked once more, in words."""
    return Caution(texts.say(f"caution-{caution['kind']}"), caution.get("rule", ""), caution.get("idle", False))


def say_effect(texts: Texts, effect: Told) -> Effect:
    """An effect as a few words: a signed amount, or what the game's text makes of its values.

    Where it is not settled yet, `other` is the end nearer to nothing of what the amount may come to.
    """
    values: Collection[Any] = effect.values()
    if "values" in effect:
        values = [tuple(value.items()) if type(value) is dict else value for value in values]
    key = ("effect", *effect, *values)
    return texts.remembered(key, lambda: _effect(texts, effect))


def _effect(texts: Texts, effect: Told) -> Effect:
    amount = int(effect["amount"])
    ends = [effect["other"], amount] if "other" in effect else [amount]
    signed = "…".join(map(_signed, ends))
    given = {name: _with_minus(value) for name, value in effect.get("values", {}).items()}
    values: dict[str, Any] = {"amount": signed, "count": abs(amount), **given}
    item = effect.get("item")
    if item:
        values[item[0]] = texts.say(f"{item[0]}-{item[1]}")
    key = f"effect-{effect['kind']}"
    used = texts.variables(key)
    text = texts.say(key, **{name: value for name, value in values.items() if name in used})
    return Effect(effect["kind"], amount, text)


def say_advice(texts: Texts, reason: Told | None) -> str:
    """Why the computer would choose something; where the game cannot tell, that it follows a rule of thumb."""
    told = reason or {"kind": "thumb"}
    return texts.say(f"advice-{told['kind']}", **told.get("values", {}))


def _signed(amount: int) -> str:
    """A number with its sign; nothing has none."""
    return f"{'+' if amount > 0 else '−'}{abs(amount)}" if amount else "0"


def _with_minus(value: Any) -> Any:
    """A number below zero with a minus sign, as amounts have it, and not a hyphen."""
    return f"−{-value}" if isinstance(value, int) and value < 0 else value
