"""What the README shows works as it is written."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from aevum.cli import COMMANDS
from aevum.core.text import texts
from aevum.terminal.arguments import Command
from tests.docs.pages import ROOT, blocks, read

README = read("README.md")
SHELL = [line.split("  #")[0].strip() for block in blocks(README, "") for line in block.splitlines() if line.strip()]


def test_the_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    """They run one after the other, as a reader would try them."""
    space: dict[str, Any] = {}
    examples = blocks(README, "python")
    for example in examples:
        exec(compile(example, "README.md", "exec"), space)
    assert len(capsys.readouterr().out.splitlines()) == len(examples) == 4
    assert space["finished"].records["over"].all() and space["finished"].decisions > 0
    assert space["vec"].legal.any(1).all()
    assert space["match"].over and space["match"].engine.compiled
    assert space["engine"].compiled and space["s"].over and not space["start"].over


@pytest.mark.parametrize("line", [line for line in SHELL if line.startswith("aevum ")])
def test_the_commands_are_understood(line: str) -> None:
    """Every command exists and takes these arguments; games and options are those there are."""
    _, name, *words = shlex.split(line)
    given = vars(Command(texts("en"), f"aevum {name}", f"cli-about-{name}", COMMANDS[name].arguments).read(words))
    if name == "play":
        from aevum.games import game_named

        game = game_named(given["game"])
        chosen = dict(option.split("=") for option in given["option"])
        assert chosen.keys() <= {option.name for option in game.options}
        assert not given["players"] or len(given["players"].split(",")) in game.seats


def test_every_command_is_shown() -> None:
    """A command that the README does not show is hard to find."""
    shown = {line.split()[1] for line in SHELL if line.startswith("aevum ")}
    assert shown == COMMANDS.keys()


def test_the_targets_of_make_are_there() -> None:
    """What is to be made can be made."""
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = set(re.findall(r"\bmake (\w+) {2}|`make (\w+)`", README))
    assert {one or other for one, other in named} <= set(targets)
    assert len(named) >= 5


def test_the_pictures_are_there() -> None:
    """Both faces are shown."""
    shown = [Path(name) for name in re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)]
    assert shown and all((ROOT / path).is_file() for path in shown)
