"""What a match came to, in the reader's language: the same for pages and the terminal."""

from __future__ import annotations

from typing import Any

from aevum.core.results import BestTurn, Luck, Results
from aevum.core.text import Texts

Content = dict[str, Any]
NOTHING_BEYOND = 0.05  # what rounds to nothing is neither better nor worse


def describe_results(results: Results, texts: Texts) -> Content:
    """Everything that is told of a match at its end; what goes by seats is in their order."""
    return {
        "curve": _curve(results, texts),
        "best": [_best(turn, texts) for turn in results.best],
        "parts": _parts(results, texts),
        "luck": [_luck(kind, seats, texts) for kind, seats in results.luck.items()],
        "again": [texts.say("results-thrown-again", count=count) if count else "" for count in results.thrown_again],
    }


def _parts(results: Results, texts: Texts) -> list[Content]:
    """Points by what brought them, and their sum, where the game tells of them."""
    rows: list[Content] = [
        {"label": texts.say(f"gain-{part}"), "points": points} for part, points in results.parts.items()
    ]
    total = [sum(column) for column in zip(*results.parts.values(), strict=True)]
    return [*rows, {"label": texts.say("results-total"), "points": total}] if rows else []


def _curve(results: Results, texts: Texts) -> list[Content]:
    """Everybody's score at the beginning and at the end of every period; setting up, period 0, is the beginning."""
    if not results.periods:
        return []
    begin: Content = {"label": texts.say("results-start"), "number": None, "position": 0, "scores": results.start}
    ends = [{**_named(each.number, each.position, texts), "scores": each.scores} for each in results.periods]
    return ends if results.periods[0].number == 0 else [begin, *ends]


def _named(number: int, position: int, texts: Texts) -> Content:
    return {"label": texts.say("clock", number=number), "number": number, "position": position}


def _best(turn: BestTurn | None, texts: Texts) -> Content | None:
    if turn is None:
        return None
    named = _named(turn.number, turn.position, texts)
    return {**named, "points": turn.points, "text": texts.say("results-best", turn=named["label"], points=turn.points)}


def _luck(kind: str, seats: tuple[Luck, ...], texts: Texts) -> Content:
    """One thing that is measured, and what it came to for each seat."""
    return {"label": texts.say(f"luck-{kind}"), "seats": [_of_seat(kind, luck, texts) for luck in seats]}


def _of_seat(kind: str, luck: Luck, texts: Texts) -> Content:
    rolls = texts.say(f"luck-{kind}-count", count=luck.rolls)
    told = {"rolls": luck.rolls, "beyond": round(luck.beyond, 1)}
    if abs(luck.beyond) < NOTHING_BEYOND:
        return {**told, "text": texts.say("results-average", rolls=rolls)}
    key = "results-better" if luck.beyond > 0 else "results-worse"
    return {**told, "text": texts.say(key, amount=_decimal(abs(luck.beyond), texts), rolls=rolls)}


def _decimal(number: float, texts: Texts) -> str:
    """A number with one decimal, as the reader writes it."""
    whole, tenths = divmod(round(number * 10), 10)
    return texts.say("results-decimal", whole=whole, tenths=tenths)
