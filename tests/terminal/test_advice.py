"""Asking the computer at a keyboard what it would do, and how a game went at its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.bots.advice import advise
from aevum.cli import main
from aevum.core import savefile
from aevum.core.results import results_of
from aevum.games import game_named
from aevum.search import thought
from aevum.terminal.lexicon import Lexicon
from tests.core.finished import finished
from tests.terminal.driving import new_match, own_texts, typing


@pytest.mark.parametrize(("lang", "word"), [("en", "advice"), ("en", "hint"), ("fr", "conseil"), ("ja", "助言")])
def test_against_computers_the_computer_says_what_it_would_do(
    lang: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thought, "is_ready", lambda game: False)  # whatever was compiled here before
    match = new_match("Ann", "greedy", options={"first": 1})
    found = advise(match, 0, own_texts(lang))
    session, out, _ = typing(match, [word], lang)
    words = session.lexicon.phrase(found.action)
    told = own_texts(lang).say("terminal-advised", words=words, label=found.label, reason=found.reason)
    assert told in out and session.match.position == 0


def test_people_get_no_advice_against_each_other() -> None:
    session, out, _ = typing(new_match("Ann", "Bob"), ["advice"])
    assert "There is no advice where people play each other." in out and session.match.position == 0


def test_what_is_advised_can_be_typed() -> None:
    match = new_match("Ann", options={"first": 1})
    found = advise(match, 0, own_texts())
    typed = Lexicon(match.game.vocabulary, own_texts(), ("Ann",)).phrase(found.action)
    session, _, _ = typing(match, [typed])
    assert session.match.log[0].action == found.action


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_the_end_tells_how_it_went(lang: str) -> None:
    match = new_match("greedy", "random", seed=8)
    _, out, _ = typing(match, [], lang)
    best, words = results_of(match).best[0], own_texts(lang)
    assert best is not None and words.say("terminal-results-curve") in out
    turn = words.say("results-best", turn=words.say("clock", number=best.number), points=best.points)
    assert words.say("terminal-results-best", name="greedy", best=turn) in out


def test_a_saved_game_tells_how_it_went(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AEVUM_LANG", "en")
    savefile.write(finished(game_named("seven-ages")), tmp_path / "m.json")
    assert main(["results", str(tmp_path / "m.json")]) == 0
    out = capsys.readouterr().out
    assert "Points by what brought them" in out and "Harvests" in out and "Turn 3" in out
    savefile.write(new_match("Ann"), tmp_path / "n.json")
    assert main(["results", str(tmp_path / "n.json")]) == 2
    assert "is told at its end" in capsys.readouterr().err
