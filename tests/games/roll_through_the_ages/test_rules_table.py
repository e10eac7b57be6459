"""The table of rules: every rule has its code and its tests, and the page says where."""

from pathlib import Path

import pytest

from tools import rules_table

RULES = "id,chapter,kind\nRT-001,setup,rule\nRT-002,setup,rule\nRT-E01,setup,example\n"
TEXTS = """game-name = A game
chapter-setup = Setting up
RT-001 = First | rule.
RT-001-ruling = A ruling.
RT-002 = Second rule.
RT-E01 = An example.
"""
CODE = '''"""Setup: RT-001 to RT-002."""

SEATS = 4  # RT-002


@rule
def deal(s):
    """RT-001: deals."""
'''
TESTS = """
@pytest.mark.rule("RT-001", "RT-001-ruling")
def test_first(): ...

@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.rule("RT-002", "RT-E01")
def test_second(seats): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project with one finished game."""
    game = tmp_path / "aevum" / "games" / "roll_through_the_ages"
    write(game / "data" / "rules.csv", RULES)
    write(game / "text" / "en" / "rules.ftl", TEXTS)
    write(game / "rules" / "setup.py", CODE)
    write(tmp_path / "tests" / "games" / game.name / "test_setup.py", TESTS)
    (tmp_path / "docs").mkdir()
    assert rules_table.main([], tmp_path) == 0
    return tmp_path


def write(path: Path, text: str) -> None:
    """A file, its folders made."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(project: Path, file: str, old: str, new: str) -> None:
    """The same project with a few words changed somewhere."""
    (path,) = (path for path in project.rglob(file))
    assert old in path.read_text(encoding="utf-8")
    write(path, path.read_text(encoding="utf-8").replace(old, new))


def test_the_rules_of_this_project_are_all_carried_out_and_proven(capsys: pytest.CaptureFixture[str]) -> None:
    assert rules_table.main(["--check"]) == 0, capsys.readouterr().err


def test_the_page(project: Path) -> None:
    written = (project / "docs" / "rules-roll-through-the-ages.md").read_text(encoding="utf-8")
    assert written.splitlines()[4:] == [
        "## Setting up",
        "",
        "| rule | text | code | tests |",
        "|---|---|---|---|",
        "| RT-001 | First \\| rule. | `rules.setup.deal` | `test_setup.test_first` |",
        "| RT-001 ruling | A ruling. | as its rule | `test_setup.test_first` |",
        "| RT-002 | Second rule. | `rules.setup` | `test_setup.test_second` |",
        "| RT-E01 | An example. |  | `test_setup.test_second` |",
    ]
    assert rules_table.main(["--check"], project) == 0


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("rules.ftl", "Second rule.", "Second.", "rules-roll-through-the-ages.md is out of date"),
        ("test_setup.py", '"RT-001", ', "", "RT-001 has no test"),
        ("test_setup.py", ', "RT-001-ruling"', "", "RT-001-ruling has no test"),
        ("test_setup.py", ', "RT-E01"', "", "RT-E01 has no test"),
        ("setup.py", "  # RT-002", "", "RT-002 has no code"),  # the heading of a chapter is not enough
        ("setup.py", "RT-001: deals", "RT-003: deals", "setup.py: there is no rule RT-003"),
        ("setup.py", "RT-001: deals", "RT-001-R1: deals", "setup.py: there is no rule RT-001-R1"),
        ("test_setup.py", "RT-002", "RT-003", "test_second is marked with RT-003 that is no rule"),
        ("test_setup.py", '"RT-002"', "SECOND", "test_second is marked with something that is no rule"),
    ],
)
def test_complaints(
    project: Path, file: str, old: str, new: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change(project, file, old, new)
    assert rules_table.main(["--check"], project) == 1
    assert complaint in capsys.readouterr().err


def test_a_missing_page_is_out_of_date(project: Path) -> None:
    (project / "docs" / "rules-roll-through-the-ages.md").unlink()
    assert rules_table.main(["--check"], project) == 1


def test_an_unfinished_game_may_have_gaps(project: Path) -> None:
    game = project / "aevum" / "games"
    (game / "roll_through_the_ages").rename(game / "unfinished")
    change(project, "test_setup.py", '"RT-001", ', "")
    assert rules_table.main([], project) == 0
    assert rules_table.main(["--check"], project) == 0
