"""The documents of the project, and what stands in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def pages() -> list[Path]:
    """All documents that people read."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


def read(name: str) -> str:
    """A document's text."""
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The blocks of code in a document that are of a language; "" are those that name none."""
    return [code for named, code in _BLOCK.findall(text) if named == language]


def section(text: str, title: str) -> str:
    """What stands under a heading of the second rank."""
    assert f"\n## {title}\n" in text, f"there is no section {title!r}"
    return text.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
