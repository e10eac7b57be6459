"""Whole games of Tempus: typed in every language, over a pipe and in a window, saved, loaded, taken back, replayed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from aevum.cli import main
from aevum.core import savefile
from aevum.core.match import Match
from aevum.core.phrases import describe_choices
from aevum.core.text import LANGUAGES
from aevum.terminal.completion import Suggestion
from aevum.terminal.session import Session
from tests.terminal.driving import TEMPUS, TypingInterface, aevum, new_match, own_texts, typing
from tests.terminal.tempus_stages import lively_choice
from tests.terminal.window import Window

SEED = 20
OPTIONS: dict[str, object] = {"island": 1}
PLAY = ("play", "tempus", "--option", "island=1", "--option", "first=1", "--seed", "7")


class Typist(TypingInterface):
    """Types a whole match, every choice now so, now so; at a curtain only Enter."""

    def __init__(self, match: Match, lang: str) -> None:
        super().__init__(own_texts(lang, TEMPUS), lambda: None)
        self._match, self._lang = match, lang
        self.session = Session(match, own_texts(lang, TEMPUS), self)

    def ask(self, seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        """The next line; after the end of the match none."""
        if self._match.over:
            raise EOFError
        self.typed.append("" if seat is None else self._written(seat))
        return self.typed[-1]

    def _written(self, seat: int) -> str:
        action, way = lively_choice(self._match, seat, SEED), self._match.position % 4
        if way == 0:
            choices = describe_choices(self._match, seat, own_texts(self._lang, TEMPUS))
            return next(choice.label for choice in choices if choice.action == action)
        number = self._match.choices(seat).index(action) + 1
        return ("", self.session.lexicon.phrase(action), TEMPUS.vocabulary.to_words(action), str(number))[way]


def typed_game(lang: str, *players: str, options: dict[str, object] | None = None) -> Typist:
    match = new_match(*players, seed=SEED, options=OPTIONS if options is None else options, game=TEMPUS)
    typist = Typist(match, lang)
    assert typist.session.run() == 0 and match.over
    return typist


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_typed(lang: str) -> None:
    typist = typed_game(lang, "Ann", "random", "花子")
    words, out = own_texts(lang, TEMPUS), typist.shown.getvalue()
    assert words.say("terminal-pass", name="花子") in out and words.say("terminal-final-score") in out
    assert words.say("terminal-tempus-score-flight") in out
    for line in typist.typed:
        assert words.say("terminal-not-understood", words=line) not in out


def test_a_whole_game_over_a_pipe_from_the_first_tile(tmp_path: Path) -> None:
    """The same lines over a pipe lead to the same match; it is saved, verified and replayed."""
    file = tmp_path / "match.json"
    typist = typed_game("en", "Ann", "random", "花子", options={})
    log = [entry.hash for entry in typist.session.match.log]
    ran = aevum(
        "play", "tempus", "--players", "Ann,random:random,花子", "--seed", str(SEED),
        typed="\n".join([*typist.typed, f"save {file}", "quit", ""]),
    )  # fmt: skip
    assert (ran.code, ran.err) == (0, "") and f"Saved: {file}" in ran.out
    assert not set(ran.out) & set("│─●■▲▶▸»⌂♣≡∩≈\x1b\x0c")
    assert [entry.hash for entry in savefile.read(file).log] == log

    verified = aevum("verify", str(file), "--hash", typist.session.match.seed_hash)
    assert verified.code == 0 and "Everything holds." in verified.out
    replayed = aevum("replay", str(file))
    assert replayed.code == 0 and re.search(r"^\d+\. Ann: place [A-M]\d+$", replayed.out, re.M)


def test_half_a_game_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    typist = typed_game("en", "Ann", "random", "greedy")
    lines, match = typist.typed, typist.session.match
    # What is typed twice, as something would be lost, is typed in one session.
    half = next(at for at in range(len(lines) // 2, len(lines)) if lines[at] != lines[at - 1])
    file = tmp_path / "half.json"
    begun = new_match("Ann", "random", "greedy", seed=SEED, options=OPTIONS, game=TEMPUS)
    typing(begun, [*lines[:half], f"save {file}"])
    again = savefile.read(file)
    session, _, _ = typing(again, lines[half:])
    assert session.match.over and session.match.hash_at(session.match.position) == match.hash_at(match.position)


def test_computer_players_alone_are_watched_to_the_end() -> None:
    _, out, code = typing(new_match("random", "random", "random", seed=3, options=OPTIONS, game=TEMPUS), [])
    assert code == 0 and "Final score" in out and out.count(" begins.") >= 10 and "Pass the keyboard" not in out


def test_undo_takes_back_one_own_decision() -> None:
    match = new_match("Ann", "random", "greedy", seed=5, options=OPTIONS | {"first": 1}, game=TEMPUS)
    session, out, _ = typing(match, ["1", "undo", "2"])
    assert "took back a decision." in out and session.match.log[1].undo_to == 0 and match.position == 3


def test_undo_across_drawn_cards_asks_oneself() -> None:
    match = new_match("Ann", "random", "greedy", seed=5, options=OPTIONS | {"first": 1}, game=TEMPUS)
    session, out, _ = typing(match, ["1", "1", "1", "idea", "undo", "no", "undo", "yes"])
    assert out.count("a shuffled deck stays as it is") == 2 and "Nothing was taken back." in out
    assert session.match.log[-1].undo_to is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_in_a_window(lang: str) -> None:
    words = own_texts(lang, TEMPUS)
    with Window(*PLAY, "--players", "Ann,greedy,random", "--lang", lang) as window:
        picture = window.wait_for("Ann ›")
        for part in ("● A", "■ B", "▲ C", words.say("terminal-tempus-settling"), words.say("terrain-grassland")):
            assert part in picture
        window.type("1")
        window.wait_for("A1")
        window.wait_for("Ann ›")
        window.type(f"{words.say('terminal-command-look')} D5")
        window.wait_for(words.say("terminal-tempus-side-north_west"))


def test_tab_completes_orders_and_sights_in_a_window() -> None:
    with Window(*PLAY, "--players", "Ann,greedy,random") as window:
        window.wait_for("Ann ›")
        window.press("loo\t weap\t\r")
        window.wait_for("Weapons: Fight: +1 for either side.")
        window.press("set\t")
        assert window.wait_for("settle")


def test_the_curtain_in_a_window() -> None:
    """Between two people the screen is erased, and what has scrolled away with it."""
    with Window(*PLAY, "--players", "Ann,Bob,random") as window:
        for _ in range(6):
            window.wait_for(" ›")
            window.type("1")
        window.wait_for("Ann ›")
        window.type("idea")
        window.wait_for("Hand")
        window.type("done")
        window.wait_for("Pass the keyboard to Bob; press Enter when only Bob is looking.")
        erased = window.raw.rindex("\x1b[3J")
        assert "Hand" not in window.raw[erased:]
        window.type("")
        picture = window.wait_for("Bob ›")
        assert "Hand" not in picture and "Ann has drawn 1 card." in picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_is_in_the_catalogue(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert own_texts(lang, TEMPUS).say("game-blurb") in out and "island=1" in out
