"""Moments of 7 Ages for tests: the first of every step in the beginning of matches, and positions made by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from aevum.core.engine import compiled, interpreted, is_cached
from aevum.core.match import Match, Player
from aevum.core.phrases import Choice
from aevum.core.record import Record, copy_record
from aevum.games import seven_ages
from aevum.terminal.scene import Scene
from tests.terminal.driving import luck, own_texts
from tests.terminal.staging import Moment, moment_of

SEVEN = GAME = seven_ages.GAME
NAMES = ("Ann", "Bob", "Cleo", "Dan", "花子さん", "Éléonore", "Gus")
# A table of three until a trade and a manoeuvre have been seen, and one of seven with all options while it is set up.
TABLES: list[tuple[int, int, dict[str, object], int]] = [
    (3, 2, {}, 225),
    (7, 3, {"redemption": 1, "timed_progress": 1, "pursuit": 1}, 70),
]
IDLE = {"pass", "done", "stop", "turn_back", "put_back", "destroy", "wild", "play_event"}
MARKERS = ("manoeuvre", "production", "civilise", "trade")


def played(seats: int, seed: int, options: dict[str, object], most: int) -> Iterator[tuple[Match, int]]:
    """A match in which much happens; by compiled rules where these lie ready."""
    players = [Player(name) for name in NAMES[:seats]]
    engine = compiled(GAME) if is_cached(GAME) else interpreted(GAME)
    match = Match.new(GAME, players, options, seed, engine)
    while not match.over and match.position < most:
        seat = match.pending[0]
        yield match, seat
        match.play(seat, lively_choice(match, seat, seed))


def lively_choice(match: Match, seat: int, seed: int) -> int:
    """Empires are created and led; else any verb but the idle ones; always the same for the same seed."""
    choices, chance = match.choices(seat), luck(seed, match.position)
    words = {action: GAME.vocabulary.to_words(action).split(" ") for action in choices}
    wanted = (["place_off", "create"], ["place", MARKERS[chance % len(MARKERS)]])
    led = [action for action in choices if words[action][:2] in wanted]
    lively = led or [action for action in choices if not IDLE & set(words[action])] or choices
    verbs = sorted({words[action][0] for action in lively})
    kept = [action for action in lively if words[action][0] == verbs[chance // 8 % len(verbs)]]
    return kept[chance // 800 % len(kept)]


@cache
def all_moments() -> tuple[Moment, ...]:
    """Every step that comes, the first time at each table."""
    found: dict[tuple[str, int], Moment] = {}
    for seats, seed, options, most in TABLES:
        for match, seat in played(seats, seed, options, most):
            if (match.step, seats) not in found:
                found[match.step, seats] = moment_of(match, seat)
    return tuple(found.values())


def scene_of_record(s: Record, seat: int | None = 0, lang: str = "en", *choices: str, **view: Any) -> Scene:
    """A position made by hand as a seat sees it, with these choices in words, and with parts of the view changed."""
    seen = copy_record(s)
    GAME.observe(seen, -1 if seat is None else seat)
    offered = tuple(_choice(words) for words in choices)
    names = NAMES[: int(s.seats)]
    return Scene({**GAME.view(seen), **view}, own_texts(lang, GAME), names, seat, (0,) * len(names), offered)


def _choice(words: str) -> Choice:
    action = GAME.vocabulary.from_words(words)
    verb, nouns = GAME.vocabulary.split(action)
    return Choice(action, words, verb.name, nouns, words, ())
