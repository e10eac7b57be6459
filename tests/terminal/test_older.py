"""Files that changed rules do not lead through: verified up to there, looked at up to there, not played on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from aevum.cli import main
from aevum.core import savefile
from aevum.core.engine import Engine, bound_rules, interpreted
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import Rule
from aevum.games import game_named
from tests.core.faulty import deciding_so

ROLL = game_named("roll-through-the-ages")
STEPS = 6


def changed(then: Rule) -> Rule:
    """It draws a number as well when it is the second seat that decides."""

    def wasteful(s: Record, seat: int, action: int) -> None:
        then(s, seat, action)
        s.draws += s.over == 0 and s.seat == 1

    return rule(wasteful)


@pytest.fixture
def older(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file from before the rules changed, which happens for the second seat only."""
    match = Match.new(ROLL, [Player("Ann"), Player("Bob")], {"first": 1}, 3, interpreted(ROLL))
    while len([entry for entry in match.log if entry.seat == 1]) < STEPS:
        match.play(match.pending[0], match.choices(match.pending[0])[-1])
    savefile.write(match, tmp_path / "old.json")
    game = replace(ROLL, sequence=deciding_so(ROLL.sequence, changed), rules_version=2)
    engine = Engine(game, bound_rules(game), compiled=False)
    monkeypatch.setattr(savefile, "interpreted", lambda _: engine)
    monkeypatch.setenv("AEVUM_LANG", "en")
    return tmp_path / "old.json"


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out + err


def test_verify_says_from_where_the_rules_lead_elsewhere(older: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = said(capsys, "verify", str(older))
    assert code == 1
    assert "Today’s rules lead elsewhere" in text and "Up to there everything holds" in text


def test_replay_shows_the_match_up_to_there(older: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = older.read_bytes()
    code, text = said(capsys, "replay", str(older), "--all")
    assert code == 0
    assert text.rstrip().endswith("but not played on.") and "Ann" in text
    assert older.read_bytes() == before


def test_it_cannot_be_played_on(older: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, text = said(capsys, "play", "--load", str(older))
    assert code != 0 and "Today’s rules lead elsewhere" in text
