"""What a computer player would do in somebody's place, and why."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from aevum.bots import greedy_bot
from aevum.bots.levels import Level, ponder
from aevum.core.engine import Engine
from aevum.core.game import Told
from aevum.core.match import Match
from aevum.core.phrases import say_action, say_advice
from aevum.core.record import Reading, Record, position_bytes
from aevum.core.text import Texts

if TYPE_CHECKING:
    from aevum.search.thought import Weighed

SECONDS = 1.0  # of thinking
FEW = 3  # moves that are named
SELDOM = 0.02  # a move tried less often than this part of the best one is not known well enough
ONLY: Told = {"kind": "only"}  # the reason where nothing else can be done
# The reasons where the game names none: what was found out by playing on from there, or the rule of thumb.
SEARCHED: Told = {"kind": "searched"}
THUMB: Told = {"kind": "thumb"}


@dataclass(frozen=True)
class Advice:
    """A choice of a seat, as words to type, as its nouns by name and as its label, and the reason for it.

    Where it was searched for: the chance to win with it and the points it ends with, and what else is good.
    """

    action: int
    words: str
    values: dict[str, int]
    label: str
    reason: str
    chance: float | None = None
    points: float | None = None
    others: tuple[Advice, ...] = ()


def advise(match: Match, seat: int, texts: Texts) -> Advice:
    """What the computer would do by its rule of thumb in the place of a seat, from what that seat may know."""
    return worded(match, seat, (), texts)


def advise_by_search(match: Match, seat: int, texts: Texts) -> Advice:
    """The same after a second of thinking, with what else is good; by the rule of thumb where nobody can search."""
    return worded(match, seat, weigh(match.engine, match.observed(seat), seat), texts)


def weigh(engine: Engine, seen: Record, seat: int) -> list[Weighed]:
    """What is known of the choices of a seat after a while; nothing before the search is compiled."""
    from aevum.search.thought import is_ready, make_ready

    if not (engine.compiled and is_ready(engine.game)) or len(engine.choices(seen, seat)) == 1:
        return []
    make_ready(engine)  # loading is no part of the thinking
    return ponder(Level(SECONDS, modest=True), engine, seen, seat, luck_of(seen), lambda part: True)


def worded(match: Match, seat: int, weighed: Sequence[Weighed], texts: Texts) -> Advice:
    """The best of what was weighed and the few that come next, in words; else what the rule of thumb says."""
    if not weighed:
        return _advice(match, seat, best_action(match.engine, match.observed(seat), seat), texts, THUMB)
    known = [one for one in weighed[:FEW] if one.tried >= SELDOM * weighed[0].tried]
    alone = len(match.players) == 1  # then there is nobody to win against
    first, *others = (
        replace(
            _advice(match, seat, one.action, texts, SEARCHED),
            chance=None if alone else round(one.chance, 3),
            points=round(one.points, 1),
        )
        for one in known
    )
    return replace(first, others=tuple(others))


def _advice(match: Match, seat: int, action: int, texts: Texts, otherwise: Told) -> Advice:
    game, now = match.game, Reading(match.observed(seat))
    names = [player.name for player in match.players]
    label = say_action(game, texts, action, names, game.label_values(now, action))
    told = ONLY if len(match.choices(seat)) == 1 else game.advice(now, seat, action) or otherwise
    verb, nouns = game.vocabulary.split(action)
    values = {noun.name: value for noun, value in zip(verb.nouns, nouns, strict=True)}
    return Advice(action, game.vocabulary.to_words(action), values, label, say_advice(texts, told))


def best_action(engine: Engine, seen: Record, seat: int) -> int:
    """The choice by the rule of thumb. Who asks again, seeing the same, is told the same."""
    return greedy_bot(engine, seen, seat, luck_of(seen))


def luck_of(seen: Record) -> int:
    """Luck made of what a seat sees."""
    return int.from_bytes(hashlib.sha256(position_bytes(seen)).digest()[:8])


def expected(found: Advice, texts: Texts) -> list[str]:
    """What comes of a move, in words: the chance to win, and points."""
    chance = [] if found.chance is None else [texts.say("advice-chance", percent=round(100 * found.chance))]
    return chance if found.points is None else [*chance, texts.say("advice-points", points=round(found.points))]
