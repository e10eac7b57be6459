"""The index of the Python API is made from the docstrings, and is current."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tools import api_docs


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The public modules, copied, with an index that is current."""
    for module in api_docs.MODULES:
        source = api_docs.source_of(module)
        copy = tmp_path / source.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    (tmp_path / "docs").mkdir()
    assert api_docs.main([], tmp_path) == 0
    return tmp_path


def add(project: Path, text: str) -> None:
    """A few lines more in a module."""
    path = api_docs.source_of("aevum.bots", project)
    path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")


def test_the_index_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    """What stands in docs/ is what the docstrings say today."""
    assert api_docs.main(["--check"]) == 0, capsys.readouterr().err


def test_a_new_function_makes_it_stale(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The check says so; writing it anew mends it."""
    assert api_docs.main(["--check"], project) == 0
    add(project, '\n\ndef fresh(seat: int = 0) -> int:\n    """Something\n    new.\n\n    More."""\n    return seat\n')
    assert api_docs.main(["--check"], project) == 1
    assert "out of date" in capsys.readouterr().err
    assert api_docs.main([], project) == 0 and api_docs.main(["--check"], project) == 0
    assert "- `fresh(seat: int=0) -> int`: Something new.\n" in (project / api_docs.PAGE).read_text(encoding="utf-8")


def test_what_is_public_has_a_docstring(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A public function or method without one is named; a private one needs none."""
    add(project, '\n\ndef _own(): ...\n\n\nclass Known:\n    """Known."""\n\n    def silent(self): ...\n')
    assert api_docs.main(["--check"], project) == 1
    problems = capsys.readouterr().err
    assert "aevum.bots.Known.silent has no docstring" in problems and "_own" not in problems


def test_the_index_lists_what_people_import() -> None:
    """The names of the README's examples are in it."""
    text, _ = api_docs.page()
    names = ("class Match", "class Player", "class Gpu", "game_named(", "play_randomly(", "compiled(", "copy_record(")
    assert [name for name in names if f"`{name}" not in text] == []
