"""A lone "done" is not asked where nothing is lost by it and nobody else at the keyboard could learn from that."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.core.match import Match
from aevum.core.phrases import Choice
from aevum.core.vocabulary import ENDING


def lone_end(match: Match, choices: Sequence[Choice]) -> Choice | None:
    """What is played without asking: the only choice there is, where it was not just taken back."""
    if len(choices) != 1 or not _loses_nothing(choices[0]) or _was_taken_back(match):
        return None
    people = [seat for seat, player in enumerate(match.players) if player.bot is None]
    is_asked_for = bool(match.stretches(people[0]))  # whoever is asked in windows that can be passed wants to be
    return choices[0] if choices[0].verb in ENDING and len(people) == 1 and not is_asked_for else None


def _loses_nothing(choice: Choice) -> bool:
    return choice.caution is None and all(effect.amount >= 0 for effect in choice.effects)


def _was_taken_back(match: Match) -> bool:
    return bool(match.log) and match.log[-1].undo_to is not None
