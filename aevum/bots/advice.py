"""What a computer player would do in somebody's place, and why."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from aevum.bots import bot_named
from aevum.core.engine import Engine
from aevum.core.game import Told
from aevum.core.match import Match
from aevum.core.phrases import say_action, say_advice
from aevum.core.record import Reading, Record, position_bytes
from aevum.core.text import Texts

ADVISER = "greedy"  # the strongest level at tables, whose reasons are those that games can name
ONLY: Told = {"kind": "only"}  # the reason where nothing else can be done


@dataclass(frozen=True)
class Advice:
    """A choice of a seat, as words to type, as its nouns by name and as its label, and the reason for it."""

    action: int
    words: str
    values: dict[str, int]
    label: str
    reason: str


def advise(match: Match, seat: int, texts: Texts) -> Advice:
    """What the computer would do now in the place of a seat that must decide, from what that seat may know."""
    game, seen = match.game, match.observed(seat)
    action = best_action(match.engine, seen, seat)
    now = Reading(seen)
    names = [player.name for player in match.players]
    label = say_action(game, texts, action, names, game.label_values(now, action))
    told = ONLY if len(match.choices(seat)) == 1 else game.advice(now, seat, action)
    verb, nouns = game.vocabulary.split(action)
    values = {noun.name: value for noun, value in zip(verb.nouns, nouns, strict=True)}
    return Advice(action, game.vocabulary.to_words(action), values, label, say_advice(texts, told))


def best_action(engine: Engine, seen: Record, seat: int) -> int:
    """The computer's choice. Who asks again, seeing the same, is told the same."""
    luck = int.from_bytes(hashlib.sha256(position_bytes(seen)).digest()[:8])
    return bot_named(ADVISER)(engine, seen, seat, luck)
