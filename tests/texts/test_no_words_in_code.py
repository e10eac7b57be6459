"""No word for people stands in the code: sources name texts, and texts say them."""

from __future__ import annotations

import ast
import re

from tests.texts.sources import (
    HOLE,
    Literal,
    calls,
    name_of,
    page_texts,
    place_of,
    python_modules,
    script_literals,
    spoken,
)
from tests.texts.test_complete import all_errors

PRINTERS = {"print", "write", "exit", "SystemExit", "input", "echo"}
HELPS = {"help", "description", "epilog", "title", "prompt", "message", "placeholder"}
ALLOWED = {
    "Aevum",  # the name
    f"aevum {HOLE}",  # its version
    "neither compile nor start workers ahead",  # a flag for developers, of a module that only they run
}
WORDS = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"^\W*[A-ZÀ-Þ][\w’']*[ ,].*[^\W\d_]{2,}|[^\W\d_]{2,} .*[.!?…]$|[\u3040-\u30ff\u4e00-\u9fff]")
OUTLINE = re.compile(r"[MLHVCSQTAZmlhvcsqtaz\d\s.,-]+")  # the outline of a drawing


def has_words(text: str | None) -> bool:
    """Whether a string says something to people."""
    return text is not None and text not in ALLOWED and bool(WORDS.search(text.replace(HOLE, " ")))


def looks_like_a_sentence(literal: Literal) -> bool:
    """A capital letter and several words, words that end in a full stop, or Japanese."""
    text = literal.text.replace(HOLE, "0")
    return text not in ALLOWED and bool(SENTENCE.search(text)) and not OUTLINE.fullmatch(text)


def readable(literals: list[Literal]) -> list[str]:
    return [f"{literal.place} {literal.text.replace(HOLE, '…')!r}" for literal in literals]


def test_nothing_is_printed_that_is_no_text() -> None:
    found = []
    for path in python_modules():
        for call in calls(path):
            if name_of(call) in PRINTERS:
                found += [place_of(path, call.lineno) for part in call.args if has_words(spoken(part))]
    assert found == []


def test_no_command_line_help_is_written_in_the_code() -> None:
    found = []
    for path in python_modules():
        for call in calls(path):
            said = [spoken(keyword.value) for keyword in call.keywords if keyword.arg in HELPS]
            found += [f"{place_of(path, call.lineno)} {text}" for text in said if has_words(text) and " " in str(text)]
    assert found == []


def test_errors_for_people_are_raised_by_name_and_values() -> None:
    errors = {kind.__name__ for kind in all_errors()}
    found = []
    for path, module in python_modules().items():
        for node in [node for node in ast.walk(module) if isinstance(node, ast.Raise)]:
            raised = node.exc
            if isinstance(raised, ast.Call) and name_of(raised) in errors:
                said = [spoken(keyword.value) for keyword in raised.keywords]
                sentences = [text for text in said if text and len(WORDS.findall(text)) > 2]
                found += [place_of(path, node.lineno)] if raised.args or sentences else []
    assert found == []


def test_no_sentence_stands_in_a_script() -> None:
    assert readable([literal for literal in script_literals() if looks_like_a_sentence(literal)]) == []


def test_elements_of_a_page_are_not_filled_with_words() -> None:
    """`textContent = "…"`, `title: "…"` and the like take what `say` gives."""
    spoken_to_people = re.compile(r"(textContent|innerText|innerHTML|placeholder|alt|title|\"aria-label\")\s*[:=]\s*$")
    found = [literal for literal in script_literals() if spoken_to_people.search(literal.before)]
    assert readable([literal for literal in found if has_words(literal.text)]) == []


def test_no_word_stands_in_a_page() -> None:
    assert readable([text for text in page_texts() if has_words(text.text)]) == []
