"""The study of what wins: one command writes its pages, and they show what is there."""

from __future__ import annotations

import re
from pathlib import Path

from tools import study


def test_the_study_is_one_command(tmp_path: Path) -> None:
    """Every plot of a page is a file, who goes first has a part of its own, and twice the same comes of it."""
    for place in ("once", "again"):
        study.main(["--only", "roll-through-the-ages", "--games", "40", "--out", str(tmp_path / place)])
    once = {path.relative_to(tmp_path / "once"): path.read_text() for path in (tmp_path / "once").rglob("*.*")}
    page = once[Path("roll-through-the-ages.md")]
    shown = {Path(name) for name in re.findall(r"\]\((\S+\.svg)\)", page)}
    assert "Roll Through the Ages: 40 games" in page and "## Wins by seat: first=1" in page
    assert shown == once.keys() - {Path("roll-through-the-ages.md")}
    assert all((tmp_path / "again" / name).read_text() == text for name, text in once.items())


def test_plays_that_begin_with_seat_1_are_others() -> None:
    """Games whose first seat can be chosen have such an option; 7 Ages has none."""
    assert study.plan_for("tempus", first=1).options["first"] == 1
    assert [study.has_first(name) for name in ("tempus", "seven-ages")] == [True, False]
