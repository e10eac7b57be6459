"""Whole games over pipes, typed in every language in every way, then saved, verified, replayed and opened again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.core.phrases import Choice, describe_choices, say_event
from aevum.core.text import LANGUAGES
from aevum.terminal.session import Session
from tests.terminal.driving import GAME, TypingInterface, aevum, luck, new_match, own_texts

SEED = 20
DRAWING = set("│─╭╮╰╯┏┓━┃●■▲◆▮▯▰▱☠▶\x1b")


class Hand:
    """Somebody who types a whole game: choices of a rule of thumb, written now so, now so."""

    def __init__(self, lang: str, match: Match) -> None:
        self._lang = lang
        self._match = match
        self.session: Session | None = None

    def line(self) -> str | None:
        """The next line, or None at the end."""
        if self._match.over:
            return None
        assert self.session is not None
        seat = self._match.pending[0]
        action = self._match.engine.best_choice(self._match.observed(seat), seat, luck(self._match.position))
        choices = describe_choices(self._match, seat, own_texts(self._lang))
        return self._written(action, choices)

    def _written(self, action: int, choices: Sequence[Choice]) -> str:
        assert self.session is not None
        number, choice = next((n, c) for n, c in enumerate(choices, start=1) if c.action == action)
        ways = (self.session.lexicon.phrase(action), choice.words, choice.label, str(number))
        return ways[self._match.position % len(ways)]


def typed_game(lang: str, players: Sequence[Player]) -> tuple[list[str], Session, str]:
    """The lines of a whole game, the session they led to, and what was shown."""
    match = Match.new(GAME, players, {}, SEED, compiled(GAME))
    hand = Hand(lang, match)
    interface = TypingInterface(own_texts(lang), hand.line)
    hand.session = Session(match, own_texts(lang), interface)
    assert hand.session.run() == 0
    return interface.typed, hand.session, interface.shown.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_over_a_pipe(lang: str, tmp_path: Path) -> None:
    greedy = own_texts(lang).say("terminal-bot-name-greedy")
    lines, session, shown = typed_game(lang, [Player("Ann"), Player(greedy, "greedy"), Player("花子")])
    assert session.match.over and len(lines) > 20
    file = tmp_path / "match.json"
    script = "\n".join([*lines, f"save {file}", "quit"]) + "\n"
    words = ["play", GAME.id, "--players", "Ann,greedy,花子", "--seed", str(SEED), "--lang", lang]
    ran = aevum(*words, typed=script)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(shown.split(own_texts(lang).say("terminal-end-of-input"))[0])
    assert not DRAWING & set(ran.out)
    again = savefile.read(file)
    assert [entry.hash for entry in again.log] == [entry.hash for entry in session.match.log]

    verified = aevum("verify", str(file), "--hash", session.match.seed_hash, "--lang", lang)
    assert (verified.code, verified.err) == (0, "")
    assert own_texts(lang).say("cli-verify-holds") in verified.out

    replayed = aevum("replay", str(file), AEVUM_LANG=lang)
    assert (replayed.code, replayed.err) == (0, "")
    for entry in session.match.log:
        assert entry.action is not None and session.lexicon.phrase(entry.action) in replayed.out
    last = session.match.told(session.match.position, None)[-1]
    assert say_event(GAME, own_texts(lang), last, session.names) in replayed.out


def test_a_game_can_be_left_and_taken_up_again(tmp_path: Path) -> None:
    """Half a game, saved; the other half from the file; the same end as in one go."""
    lines, session, _ = typed_game("en", [Player("Ann"), Player("Greedy", "greedy")])
    half, first, second = len(lines) // 2, tmp_path / "first.json", tmp_path / "second.json"
    begun = aevum(
        "play", GAME.id, "--players", "Ann,greedy", "--seed", str(SEED),
        typed="\n".join([*lines[:half], f"save {first}", "quit"]),
    )  # fmt: skip
    assert begun.code == 0 and f"Saved: {first}" in begun.out
    ended = aevum("play", "--load", str(first), typed="\n".join([*lines[half:], f"save {second}"]))
    assert ended.code == 0 and f"{session.match.seed:032x}" in ended.out
    again = savefile.read(second)
    assert again.over and again.hash_at(again.position) == session.match.hash_at(session.match.position)


def test_a_loaded_match_saves_back_without_asking(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    savefile.write(new_match("Ann", "Bob", seed=3), file)
    ran = aevum("play", GAME.id, "--load", str(file), typed="stop\nsave\nquit\n")
    assert ran.code == 0 and "Replace" not in ran.out and "Goodbye" in ran.out
    assert savefile.read(file).position == 1


def test_a_finished_match_opens_at_its_end(tmp_path: Path) -> None:
    _, session, _ = typed_game("en", [Player("Ann")])
    savefile.write(session.match, tmp_path / "m.json")
    ran = aevum("play", "--load", str(tmp_path / "m.json"), typed="scores\n")
    assert ran.code == 0 and ran.out.count("Ann: developments") == 2 and "was not saved" not in ran.out
