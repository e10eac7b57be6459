"""The texts of a game: every key its words ask for, in every language, set as readers expect."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from aevum.core.findings import Fault, Place
from aevum.core.game import Game
from aevum.core.sequence import Decision
from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, Texts

# What readers of a language would stumble over.
FLAWS = {
    # A tall sign stands behind a space that does not break; quotation marks keep such a space inside.
    "fr": re.compile(r"[^ =] [:;!?%»]|« |[a-zé]'[a-zé]"),
    # After kana and kanji come the wide marks, but signs of numbers are narrow as the numbers are; words that can be
    # written in several ways are written in one.
    "ja": re.compile(
        r"[ぁ-んァ-ヶ一-龠][,.!?;(]|[０-９＋＝％〜]|だれ|他の|無作為|コンピュータ(?!ー)|エポック[0-9]|[0-9]～[0-9]エポック"
    ),
}


def needed_texts(game: Game) -> Iterator[str]:
    """The keys that a game's own words ask for."""
    yield from ("game-name", "game-blurb", "step-waiting", "step-over")
    vocabulary = game.vocabulary
    for verb in vocabulary.verbs:
        yield from (f"verb-{verb.name}", f"do-{verb.name}")
        if verb.joiner:
            yield f"joiner-{verb.joiner}"
    yield from (f"event-{event.name}" for event in vocabulary.events)
    for nouns in [*(verb.nouns for verb in vocabulary.verbs), *(event.nouns for event in vocabulary.events)]:
        yield from (f"{noun.family}-{item}" for noun in nouns if noun.family for item in noun.items)
    yield from (f"step-{step.name}" for step in game.sequence.steps if isinstance(step, Decision))
    for passing in (step.passing for step in game.sequence.steps if isinstance(step, Decision) and step.passing):
        yield from (f"stretch-{name}" for name, _ in passing.stretches)
    for option in game.options:
        yield from (f"option-{option.name}", f"option-{option.name}-help")
        yield from (f"option-{option.name}-{value}" for value in option.values)
    if game.short:
        yield "short-help"
    if game.clock:
        yield "clock"
    rows = read_table(game.folder / "data" / "rules.csv")
    yield from (row["id"] for row in rows)
    yield from {f"chapter-{row['chapter']}" for row in rows}


def flawed_lines(folder: Path, lang: str) -> Iterator[tuple[Path, int, str]]:
    """The lines of a language's texts that are not set as its readers expect."""
    for path in sorted((folder / lang).glob("*.ftl")) if lang in FLAWS else ():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.lstrip().startswith("#") and FLAWS[lang].search(line):
                yield path, number, line


def text_faults(game: Game) -> list[Fault]:
    """What is missing, differs between languages, or is not set as it should be."""
    folder = game.folder / "text"
    try:
        own = {lang: Texts(lang, [folder]) for lang in LANGUAGES}
    except ValueError as error:
        return [Fault("bad-text", values={"what": str(error)})]
    faults = [Fault("no-text", values={"text": key, "lang": lang}) for lang, key in _missing(game, own)]
    faults += [Fault("other-variables", values={"text": key, "lang": lang}) for lang, key in _differing(own)]
    for lang in LANGUAGES:
        for path, number, line in flawed_lines(folder, lang):
            faults.append(Fault("typography", Place(str(path), number), {"line": line.strip()}))
    return faults


def _missing(game: Game, own: dict[str, Texts]) -> Iterator[tuple[str, str]]:
    """The texts that a language lacks: what the game asks for, and what another language has."""
    wanted = dict.fromkeys([*needed_texts(game), *(key for texts in own.values() for key in texts.keys)])
    for lang, texts in own.items():
        yield from ((lang, key) for key in wanted if not texts.has(key))


def _differing(own: dict[str, Texts]) -> Iterator[tuple[str, str]]:
    """The texts that say other variables than the first language does."""
    first, *others = own.values()
    for texts in others:
        for key in texts.keys:
            if first.has(key) and first.variables(key) != texts.variables(key):
                yield texts.lang, key
