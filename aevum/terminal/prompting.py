"""The prompt of the rich interface: completion, history, and a word of help under the line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output
from prompt_toolkit.shortcuts import CompleteStyle

from aevum.terminal.completion import Suggestion
from aevum.terminal.scene import colour, mark

HIGH_WINDOW = 56  # lines from which on there is room for a menu under the prompt
MENU_LINES = 5


class WordCompleter(Completer):
    """Completion from a function that knows what may come next."""

    def __init__(self, suggest: Callable[[str], list[Suggestion]]) -> None:
        self._suggest = suggest

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """The words that may stand at the cursor."""
        for suggestion in self._suggest(document.text_before_cursor):
            yield Completion(suggestion.word, -suggestion.replaces, display_meta=suggestion.hint or None)


class TypedPrompt:
    """Asks for lines; in a low window completions are listed as a shell does, in a high one they are a menu.

    Every seat has its own earlier lines: what one person typed is no business of the next.
    """

    def __init__(self, source: Input | None = None, target: Output | None = None) -> None:
        self._source = source
        self._target = target
        self._sessions: dict[int | None, PromptSession[str]] = {}

    def _session(self, seat: int | None) -> PromptSession[str]:
        if seat not in self._sessions:
            self._sessions[seat] = PromptSession(
                history=InMemoryHistory(), input=self._source, output=self._target, complete_while_typing=False
            )
        return self._sessions[seat]

    def __call__(self, seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        """One line."""
        return self._session(seat).prompt(
            _prompt(seat, name),
            completer=WordCompleter(suggest),
            complete_style=CompleteStyle.COLUMN if self.is_high() else CompleteStyle.READLINE_LIKE,
            reserve_space_for_menu=MENU_LINES if self.is_high() else 0,
        )

    def is_high(self) -> bool:
        """Whether there is room for a menu."""
        return self._session(None).app.output.get_size().rows >= HIGH_WINDOW

    def spare(self) -> int:
        """The lines the prompt needs below a picture."""
        return 1 + (MENU_LINES if self.is_high() else 0)


def _prompt(seat: int | None, name: str) -> StyleAndTextTuples:
    if seat is None:
        return [("bold", "› ")]
    return [(f"bold {colour(seat)}", mark(seat)), ("", f" {name} "), ("bold", "› ")]
