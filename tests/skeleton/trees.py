"""Copies of the source tree, in which games are made."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PARTS = ("aevum", "tests", "tools")
LEFT_OUT = shutil.ignore_patterns("playthroughs")


def copy_tree(root: Path) -> Path:
    """The sources and their tests, once more, with what Python keeps of them: no process has to read all anew."""
    for part in PARTS:
        shutil.copytree(ROOT / part, root / part, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "docs").mkdir()
    for page in (ROOT / "docs").glob("*.md"):
        shutil.copy(page, root / "docs")
    return root


def run(root: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Carry out a Python module in a tree, in English."""
    environment = {**os.environ, "PYTHONPATH": str(root), "LANG": "C.UTF-8", "AEVUM_CACHE": str(root / "cache")}
    # A source that is changed twice in a second would be taken for what Python has kept of it.
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    environment = {name: value for name, value in environment.items() if name not in ("AEVUM_LANG", "LC_ALL")}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=root,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def files_in(root: Path) -> dict[Path, bytes]:
    """Everything in a tree but what Python keeps for itself."""
    kept = (path for path in root.rglob("*") if path.is_file() and path.suffix != ".pyc" and "cache" not in path.parts)
    return {path: path.read_bytes() for path in kept}
