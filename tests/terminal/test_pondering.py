"""While a computer player thinks it is shown how far it is; nothing of that stays."""

from __future__ import annotations

import re

import pytest

from aevum.bots import make_ready
from aevum.core.match import Match, Player
from aevum.core.text import texts
from aevum.terminal import pondering
from aevum.terminal.pondering import ThoughtShown
from aevum.terminal.session import Session
from tests.terminal.driving import GAME, TypingInterface
from tests.terminal.staging import painted


class Noting(TypingInterface):
    """Keeps what was shown of a thought."""

    def __init__(self) -> None:
        super().__init__(WORDS, lambda: None)
        self.parts: list[str] = []

    def progress(self, line: str) -> None:
        self.parts.append(line)


WORDS = texts("en", GAME.id)


@pytest.mark.parametrize("level", ["search:0.05", "beginner"])
def test_a_thought_is_shown_until_it_is_over(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    monkeypatch.setattr(pondering, "AT_ONCE", -1.0)
    players = [Player("Bob", level), Player("Ann")]
    match, face = Match.new(GAME, players, {}, 3, make_ready(GAME, [level])), Noting()
    Session(match, WORDS, face).run()
    assert match.position > 0 and face.parts[-1] == ""
    ends = [place for place, line in enumerate(face.parts) if not line]
    first = face.parts[: ends[0]]
    assert first and all(re.fullmatch(r"Bob is thinking: \d+%", line) for line in first)
    assert len(first) == len(set(first)), "each step once, however many a busy machine comes to hear of"


def test_who_answers_at_once_is_not_said_to_think() -> None:
    face = Noting()
    shown = ThoughtShown(face, WORDS, "Bob")
    assert shown(0.5)
    shown.end()
    assert face.parts == []


def test_the_picture_gets_one_line_that_is_written_anew() -> None:
    face, shown = painted(GAME, 80, 24, "en")
    face.progress("Bob is thinking: 5%")
    face.progress("")
    drawn = shown.getvalue()
    assert "Bob is thinking: 5%" in drawn and "\n" not in drawn and drawn.endswith("\r\x1b[2K")
