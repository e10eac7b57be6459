"""Driving the terminal in tests: the command line in a process of its own, and a session with typed lines."""

from __future__ import annotations

import hashlib
import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from aevum.bots import BOTS
from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.text import Texts, texts
from aevum.games import game_named
from aevum.terminal.completion import Suggestion
from aevum.terminal.plain import PlainFace
from aevum.terminal.session import Session

GAME = game_named("roll-through-the-ages")
TEMPUS = game_named("tempus")
LONGEST = 120  # seconds a process may run on a busy machine


@dataclass(frozen=True)
class Ran:
    """What a process left behind."""

    code: int
    out: str
    err: str


def aevum(*words: str, typed: str = "", **environment: str) -> Ran:
    """Run the command line in a process of its own, with lines on its input."""
    run = subprocess.run(
        [sys.executable, "-m", "aevum", *words],
        input=typed.encode(),
        capture_output=True,
        env=clean_environment(**environment),
        timeout=LONGEST,
        check=False,
    )
    return Ran(run.returncode, run.stdout.decode(), run.stderr.decode())


def clean_environment(**changed: str) -> dict[str, str]:
    """The environment of a process without anything of this machine that changes what is shown."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "TMPDIR")}
    return kept | {"LANG": "C.UTF-8", "TERM": "xterm-256color", "PYTHONWARNINGS": "error"} | changed


def new_match(
    *players: str | Player, seed: int = 1, options: dict[str, object] | None = None, game: Game = GAME
) -> Match:
    """A match of people and, by their level, of computer players."""
    seated = [_player(player) for player in players]
    return Match.new(game, seated, options or {}, seed, compiled(game))


def _player(player: str | Player) -> Player:
    if isinstance(player, Player):
        return player
    return Player(player, player if player in BOTS else None)


def own_texts(lang: str = "en", game: Game = GAME) -> Texts:
    """The texts of a game in a language."""
    return texts(lang, game.id)


def luck(*parts: object) -> int:
    """A number that is always the same for the same parts."""
    return int.from_bytes(hashlib.sha256(repr(parts).encode()).digest()[:6])


def moments(
    seats: int, seed: int, options: dict[str, object] | None = None, most: int = 10_000, game: Game = GAME
) -> Iterator[tuple[Match, int, list[int]]]:
    """A match played at random, decision by decision: the match, the seat and its choices."""
    match = new_match(*(f"Player {seat + 1}" for seat in range(seats)), seed=seed, options=options, game=game)
    while not match.over and match.position < most:
        seat = match.pending[luck(match.position) % len(match.pending)]
        choices = match.choices(seat)
        yield match, seat, choices
        match.play(seat, choices[luck(seed, match.position) % len(choices)])


class TypingInterface(PlainFace):
    """A plain interface whose lines are made up as they are asked for; what was shown is kept."""

    def __init__(self, words: Texts, answer: Callable[[], str | None]) -> None:
        self.shown = io.StringIO()
        self.typed: list[str] = []
        self._answer = answer
        super().__init__(words, io.StringIO(), self.shown)

    def ask(self, seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        """The next line; None ends the input."""
        line = self._answer()
        if line is None:
            raise EOFError
        self.typed.append(line)
        return line


def typing(match: Match, lines: Sequence[str], lang: str = "en", path: Path | None = None) -> tuple[Session, str, int]:
    """A session in which these lines are typed: the session, what was shown, and the exit code."""
    waiting, words = iter(lines), own_texts(lang, match.game)
    interface = TypingInterface(words, lambda: next(waiting, None))
    session = Session(match, words, interface, path)
    code = session.run()
    return session, interface.shown.getvalue(), code
