"""What the computer would do, told at a keyboard: the move and why, what is expected of it, and what else is good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.bots.advice import Advice, expected
from aevum.terminal.lines import listed

if TYPE_CHECKING:
    from aevum.terminal.session import Session


def tell_advice(session: Session, found: Advice) -> None:
    """Say it; where nothing was searched there is nothing to expect."""
    words = session.lexicon.phrase
    session.say("terminal-advised", words=words(found.action), label=found.label, reason=found.reason)
    if found.points is not None:
        session.say("terminal-advised-expected", expected=_expected(session, found))
    for other in found.others:
        told = {"words": words(other.action), "label": other.label, "expected": _expected(session, other)}
        session.say("terminal-advised-other", **told)


def _expected(session: Session, found: Advice) -> str:
    return listed(session.texts, expected(found, session.texts))
