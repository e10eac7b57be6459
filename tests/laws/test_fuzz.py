"""The fuzzer: it counts what it plays, and keeps and repeats what is broken."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from aevum.core import savefile
from aevum.core.engine import interpreted
from tests.laws.tables import Table
from tests.laws.test_laws_bite import BROKEN
from tests.toy import TOY
from tools.fuzz import __main__ as fuzz
from tools.fuzz import hostile, laws
from tools.fuzz.target import Clock, Target

ROOT = Path(__file__).parents[2]
QUICK = ["--only", "laws", "--engine", "interpreted", "--table", "toy-2p-peeking1-rounds_to_play2"]


def test_it_plays_as_many_games_as_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main([*QUICK, "--games", "2", "--seed", "1"]) == 0
    assert re.fullmatch(r"laws: .+\nlaws: 2 games, \d\d decisions\n", capsys.readouterr().out)


def test_it_stops_when_its_time_is_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main([*QUICK, "--seconds", "0"]) == 0
    assert capsys.readouterr().out.endswith("laws: 0 games, 0 decisions\n")


def test_it_says_how_much_it_played_when_interrupted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(laws.Laws, "play", interrupted)
    assert fuzz.main(QUICK) == 0
    assert "0 games, 0 decisions" in capsys.readouterr().out


def test_it_keeps_a_match_that_breaks_a_law_and_plays_it_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    changes, broken_laws = BROKEN["cards lost"]
    broken = replace(TOY, id="lossy", **changes)
    monkeypatch.setattr(laws, "ALL_TABLES", [Table(broken, 2, (("peeking", 0), ("rounds_to_play", 5)))])
    monkeypatch.chdir(tmp_path)
    assert fuzz.main(["--only", "laws", "--engine", "interpreted"]) == 1
    said = capsys.readouterr().out
    command = re.search(r"again: python -m tools.fuzz (.+)\n", said)
    (path,) = Path("test-results").glob("lossy-2p-*.aevum")
    assert command and str(path) in said
    step = savefile.read(path, interpreted(broken)).position
    assert f"step {step}," in said and any(law in said for law in broken_laws)
    assert fuzz.main(command[1].split()) == 1
    assert f"step {step}," in capsys.readouterr().out


class Fine(Target):
    """A target that finds nothing."""

    about = "nothing to find"

    def __init__(self, asked: argparse.Namespace) -> None:
        self._seed = asked.seed

    def run(self, clock: Clock) -> None:
        pass

    @property
    def tally(self) -> str:
        return "1 thing"

    @property
    def again(self) -> str:
        return f"--seed {self._seed}"


class Faulty(Fine):
    """A target that finds something."""

    def run(self, clock: Clock) -> None:
        raise AssertionError("found")


def test_all_targets_have_their_turn_whatever_one_finds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "TARGETS", {"faulty": Faulty, "fine": Fine})
    assert fuzz.main(["--seed", "7"]) == 1
    said = capsys.readouterr().out
    assert "BROKEN: found\nagain: python -m tools.fuzz --only faulty --seed 7\nfaulty: 1 thing\n" in said
    assert said.endswith("fine: nothing to find\nfine: 1 thing\n")
    assert fuzz.main(["--only", "fine"]) == 0


@pytest.mark.parametrize(
    ("target", "options", "tally"),
    [
        ("worlds", ["--games", "1", "--table", "toy", "--seed", "1"], r"worlds: 1 visits, \d+ answers compared, .+\n"),
        ("files", ["--games", "1"], r"files: \d files\n"),
        ("requests", ["--games", "1"], r"requests: \d requests\n"),
        ("kills", ["--deaths", "0"], r"kills: 0 deaths, .+\n"),
    ],
)
def test_every_other_target_tries_something(
    target: str, options: list[str], tally: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hostile, "EXAMPLES", 3)
    assert fuzz.main(["--only", target, *options]) == 0
    assert re.fullmatch(f"{target}: .+\n{tally}", capsys.readouterr().out)


def test_it_runs_as_make_fuzz_runs_it() -> None:
    run = [sys.executable, "-W", "error", "-m", "tools.fuzz", *QUICK, "--games", "1", "--seed", "3"]
    done = subprocess.run(run, cwd=ROOT, env=dict(os.environ), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "1 games" in done.stdout
