"""How everybody's chance to win went over a match, in the reader's language: the same for pages and the terminal."""

from __future__ import annotations

from typing import Any

from aevum.core.events import ToldEvent
from aevum.core.match import Match
from aevum.core.phrases import say_event
from aevum.core.text import Texts
from aevum.search.chances import Fortunes, Turn

Content = dict[str, Any]
MOST_TOLD = 4


def describe_fortunes(fortunes: Fortunes, match: Match, texts: Texts) -> Content:
    """The curve, in hundredths by seats, and the moves with which the match turned."""
    curve = [
        {"position": point.position, "chances": [percent(chance) for chance in point.chances]}
        for point in fortunes.curve
    ]
    return {"curve": curve, "turns": [_turn(turn, match, texts) for turn in fortunes.turns]}


def percent(chance: float) -> int:
    """A chance in hundredths."""
    return round(100 * chance)


def _in_short(told: list[ToldEvent]) -> list[ToldEvent]:
    """What was done and what came of it: a move may tell of a whole turn being counted."""
    return told if len(told) <= MOST_TOLD else [*told[: MOST_TOLD - 1], told[-1]]


def _told(turn: Turn, match: Match) -> tuple[list[ToldEvent], list[ToldEvent]]:
    """What the mover did, and what came of it with others: the dice that they rolled next may have turned it too."""
    first = match.told(turn.position, None)
    own = [event for event in first if event.values.get("seat") == turn.mover] or first[:1]
    told = [event for at in range(turn.position, turn.last + 1) for event in match.told(at, None)]
    later = told[told.index(own[-1]) + 1 :] if own else told
    return _in_short(own), _in_short([event for event in later if "seat" in event.values])


def _turn(turn: Turn, match: Match, texts: Texts) -> Content:
    """A turn: what happened there, and for whom it changed how much. It is looked at from just before."""
    names = [player.name for player in match.players]
    own, later = ([say_event(match.game, texts, event, names) for event in told] for told in _told(turn, match))
    deed = own or [texts.say("chances-silent", name=names[turn.mover])]
    before, after = percent(turn.before), percent(turn.after)
    return {
        "position": turn.position,
        "mover": turn.mover,
        "seat": turn.seat,
        "before": before,
        "after": after,
        "deed": " ".join([*deed, *later]),
        "text": texts.say("chances-turn", name=names[turn.seat], before=before, after=after),
    }
