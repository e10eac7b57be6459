"""Checking a saved match: every step's hash, the result, the seed against its hash and the published one."""

from __future__ import annotations

from pathlib import Path

from aevum.core import savefile
from aevum.core.errors import (
    AevumError,
    BadOptionValue,
    BadSeatCount,
    BadSeed,
    BrokenFile,
    ReplayDiffers,
    RulesChanged,
    SeedMismatch,
    UnknownAction,
    UnknownOption,
)
from aevum.core.match import Match
from aevum.core.text import Texts, texts
from aevum.terminal.arguments import Misuse
from aevum.terminal.lines import listed
from aevum.terminal.scene import names_of

HOLDS, FAILS, UNREADABLE = 0, 1, 2
HASH_DIGITS = 64
# A file that can be read but does not say what happens when it is replayed.
UNTRUE = (
    BadOptionValue,
    BadSeatCount,
    BadSeed,
    ReplayDiffers,
    SeedMismatch,
    UnknownAction,
    UnknownOption,
)


def published_hash(typed: str | None) -> str | None:
    """The hash shown when a match began, as somebody copied it; raises Misuse."""
    if typed is None:
        return None
    digits = typed.strip().lower()
    if len(digits) != HASH_DIGITS or not set(digits) <= set("0123456789abcdef"):
        raise Misuse("cli-bad-hash", hash=typed[: HASH_DIGITS + 1], digits=HASH_DIGITS)
    return digits


def verify(path: Path, published: str | None, lang: str) -> tuple[int, list[str]]:
    """The exit code, and what was checked in words."""
    try:
        match = savefile.read(path, halted=True)
    except AevumError as error:
        code = FAILS if is_untrue(error) else UNREADABLE
        verdict = "cli-verify-fails" if code == FAILS else "cli-verify-unreadable"
        return code, [error.say(lang), texts(lang).say(verdict)]
    words = texts(lang, match.game.id)
    lines = _checked(match, words)
    if published is not None and published != match.seed_hash:
        wrong = words.say("cli-verify-other-hash", published=published, hash=match.seed_hash)
        return FAILS, [*lines, wrong, words.say("cli-verify-fails")]
    if match.halt:
        changed = RulesChanged.of(match.halt.entry, match.halt.rules)
        return FAILS, [*lines, changed.say(lang), words.say("cli-verify-stopped")]
    if published is not None:
        lines.append(words.say("cli-verify-published"))
    return HOLDS, [*lines, words.say("cli-verify-holds")]


def is_untrue(error: AevumError) -> bool:
    """Whether a file is a saved match that does not hold, and not something else or something cut off."""
    if isinstance(error, BrokenFile):
        return error.values["what"] == "step" or error.values["part"] in ("start", "result")
    return isinstance(error, UNTRUE)


def _checked(match: Match, words: Texts) -> list[str]:
    lines = [
        words.say("cli-verify-file", game=words.say("game-name"), players=listed(words, names_of(match))),
        words.say("cli-verify-seed", seed=f"{match.seed:032x}", hash=match.seed_hash),
        words.say("cli-verify-steps", count=match.position),
    ]
    if match.halt:
        return lines
    if not match.over:
        return [*lines, words.say("cli-verify-unfinished")]
    if match.broken:
        return [*lines, match.broken.say(words.lang)]
    scores = [
        words.say("terminal-told-part", part=name, points=points)
        for name, points in zip(names_of(match), match.scores(), strict=True)
    ]
    return [*lines, words.say("cli-verify-result", scores=listed(words, scores))]
