"""Hostile saved files: every way into the house that a file has."""

from __future__ import annotations

import contextlib
import io
import json
import unicodedata
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

from hypothesis import strategies as st

from aevum.cli import FAILED, FINE, USAGE, main
from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.errors import AevumError
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES
from aevum.games import GAME_IDS, game_named
from tests.hostile.mutations import texts

DECISIONS = 14
COMMANDS = (["verify"], ["replay", "--all", "--plain"], ["results", "--plain"], ["play", "--plain", "--load"])
TYPED = "log\n1\nlook\n"  # by whoever goes on with a match from a file, and leaves
SHORTEST = "roll-through-the-ages"
STEERS = ("Cc", "Cs", "Zl", "Zp")
TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # turn a line around


@cache
def whole_files() -> list[dict[str, Any]]:
    """A short match of every game with an undo, a change of seats and something kept aside; and one that is over."""
    return [*(saved(name) for name in GAME_IDS), finished(SHORTEST)]


def saved(name: str) -> dict[str, Any]:
    """A short match as a file holds it."""
    game, luck = game_named(name), Random(name)
    seats = max(2, game.seats[0])
    match = Match.new(game, [Player(f"Ann {seat}") for seat in range(seats)], {}, 5, compiled(game))
    for _ in range(DECISIONS):
        seat = luck.choice(match.pending)
        match.play(seat, luck.choice(match.choices(seat)))
    match.sit(1, "Zoë", "greedy")
    back = match.undo_by_consent(0)
    if back is not None:
        match.undo(0, back, agreed=match.people())
    match.withdraw(0)
    whole: dict[str, Any] = json.loads(savefile.text_of(match))
    return whole


def finished(name: str) -> dict[str, Any]:
    """A match that is over as a file holds it."""
    game, luck = game_named(name), Random(name)
    match = Match.new(game, [Player("Ann"), Player("Zoë", "greedy")], {}, 5, compiled(game))
    while not match.over:
        seat = match.pending[0]
        match.play(seat, luck.choice(match.choices(seat)))
    whole: dict[str, Any] = json.loads(savefile.text_of(match))
    return whole


def files() -> st.SearchStrategy[bytes]:
    """A hostile file."""
    return st.sampled_from(whole_files()).flatmap(texts)


def is_read_or_refused(content: bytes, folder: Path) -> None:
    """A file becomes a match, or is refused by name, in words that harm no screen."""
    path = folder / "match.json"
    path.write_bytes(content)
    with contextlib.suppress(AevumError):
        savefile.text_of(savefile.read(path))
    for command in COMMANDS:
        for lang in LANGUAGES if command[0] == "verify" else LANGUAGES[:1]:
            code, said = run(*command, str(path), "--lang", lang)
            assert code in (FINE, FAILED, USAGE), (code, said)
            harmless(said)


def run(*words: str) -> tuple[int, str]:
    """The exit code of a command, and all that it says. Nobody searches: that takes long, and reads nothing else."""
    out = io.StringIO()
    without_search = mock.patch("aevum.terminal.chances.is_ready", return_value=False)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out), without_search:
        with mock.patch("sys.stdin", io.StringIO(TYPED)):
            return main(words), out.getvalue()


def harmless(said: str) -> None:
    """Nothing in it steers a terminal or turns a line around."""
    steering = {letter for letter in said if unicodedata.category(letter) in STEERS or letter in TURNS} - {"\n"}
    assert not steering, f"{steering} in {said[:300]!r}"
