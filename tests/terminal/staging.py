"""What is shown before a decision, and a window of any size to show it in, for tests of boards."""

from __future__ import annotations

import io
from collections.abc import Collection
from dataclasses import dataclass

from rich.console import Console

from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.phrases import describe_choices
from aevum.core.text import LANGUAGES
from aevum.terminal.boards import board_of
from aevum.terminal.interface import Stage, happenings
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.menu import short_rows
from aevum.terminal.painted import PaintedFace
from aevum.terminal.scene import scene_of
from tests.terminal.driving import luck, own_texts

NEWS = 30  # entries of the log that are told


def stage_of(match: Match, seat: int, lang: str) -> Stage:
    """What a seat is shown before it decides."""
    words = own_texts(lang, match.game)
    scene = scene_of(match, words, seat, choices=describe_choices(match, seat, words))
    rows = short_rows(Lexicon(match.game.vocabulary, words, scene.names), scene.choices)
    news = happenings(match, words, max(0, match.position - NEWS), match.position, seat)
    asked = words.say("terminal-asked", name=scene.names[seat], asked=words.say(f"step-{match.step}"))
    return Stage(scene, board_of(match.game), "Heading", news, asked, [], rows)


@dataclass(frozen=True)
class Moment:
    """A decision, the points at that time, and what is shown before it in every language."""

    step: str
    seat: int
    points: tuple[int, ...]
    shown: dict[str, Stage]


def moment_of(match: Match, seat: int) -> Moment:
    """What is shown before the decision a match waits for."""
    return Moment(match.step, seat, tuple(match.scores()), {lang: stage_of(match, seat, lang) for lang in LANGUAGES})


def verb_then_noun(match: Match, seat: int, seed: int, idle: Collection[str]) -> int:
    """Any verb but the idle ones, each as likely, then any choice with it; always the same for the same seed."""
    choices, chance = match.choices(seat), luck(seed, match.position)
    verbs = {action: match.game.vocabulary.split(action)[0].name for action in choices}
    lively = sorted({verb for verb in verbs.values() if verb not in idle} or set(verbs.values()))
    verb = lively[chance % len(lively)]
    kept = [action for action in choices if verbs[action] == verb]
    return kept[chance // len(lively) % len(kept)]


def painted(game: Game, width: int, height: int, lang: str) -> tuple[PaintedFace, io.StringIO]:
    """A painted interface without colours in a window of a size, at which nobody types, and what it shows."""
    shown = io.StringIO()

    def prompt(seat: int | None, name: str, suggest: object) -> str:
        raise EOFError

    console = Console(file=shown, width=width, height=height, force_terminal=True, no_color=True)
    return PaintedFace(own_texts(lang, game), console, prompt, lambda: 1), shown
