"""A game in three minutes, in the terminal: the text of the page, with the table painted or told in words."""

from __future__ import annotations

from functools import cache, partial

from aevum.core.game import Game
from aevum.core.learning import DASH, SECTIONS, Figure, figures, paragraphs
from aevum.core.match import Match
from aevum.core.studies import study
from aevum.core.text import Texts
from aevum.terminal.boards import board_of
from aevum.terminal.interface import Interface, Stage
from aevum.terminal.scene import scene_of


def teach(game: Game, texts: Texts, interface: Interface) -> None:
    """All sections with their pictures; of two pictures of one moment the table is shown once."""
    interface.say(texts.say("terminal-learn", game=texts.say("game-name")), texts.say("learn-lead"))
    shown: set[tuple[str, int]] = set()
    studied = cache(partial(study, game))
    for section in SECTIONS:
        interface.say("", texts.say(f"learn-title-{section}").upper())
        for part in paragraphs(section, texts):
            interface.say(*([part] if isinstance(part, str) else [DASH + step for step in part]))
        for figure in (each for each in figures(game) if each.section == section):
            interface.say("", texts.say(figure.key))
            if (figure.study, figure.at) not in shown:
                interface.table(_stage(studied(figure.study), figure, texts))
            shown.add((figure.study, figure.at))
            interface.say(*(DASH + pointer["text"] for pointer in figure.pointers(texts)))


def _stage(match: Match, figure: Figure, texts: Texts) -> Stage:
    scene = scene_of(match, texts, figure.eye, figure.at)
    board = board_of(match.game)
    return Stage(scene, board, board.title(scene), [], "", [], [])
