"""Reports as pages that stand alone: one frame for all, and tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from string import Template

PAGE = Path(__file__).with_name("report.html")


def whole_page(lang: str, title: str, head: str, body: str) -> str:
    """A page; `head` and `body` are marked up already."""
    template = Template(PAGE.read_text(encoding="utf-8"))
    return template.substitute(lang=lang, title=escape(title), head=head, body=body)


def paragraph(text: str) -> str:
    """A text of its own."""
    return f"<p>{escape(text)}</p>"


def chapter(title: str, about: str, *shown: str) -> str:
    """A part of a report: what it is about, and what it shows."""
    return f"<h2>{escape(title)}</h2>{paragraph(about) if about else ''}{''.join(shown)}"


def table(rows: Sequence[Sequence[str]]) -> str:
    """A table, its head first; a wide one is moved sideways."""
    head, *body = [[escape(cell) for cell in row] for row in rows]
    lines = ["<tr>" + "".join(f'<th scope="col">{cell}</th>' for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in body]
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'
