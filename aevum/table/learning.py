"""`Learn in three minutes`: what a game is about, in the reader's language, and the positions its pictures show."""

from __future__ import annotations

import asyncio
from copy import copy
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from aevum.core.game import Game
from aevum.core.learning import SECTIONS, Figure, figures, paragraphs, teaches
from aevum.core.log import ACT
from aevum.core.match import Match
from aevum.core.studies import study
from aevum.core.text import Texts, texts
from aevum.games import game_named
from aevum.table.catalogue import answer, game_or_nothing
from aevum.table.errors import NotFound
from aevum.table.requests import language
from aevum.table.seats import WATCH, Holder
from aevum.table.states import Look
from aevum.table.table import DEAL, Moment, Table

NOWHERE = "learn"  # the table of a picture: nobody plays there


def taught_game(request: Request) -> Game:
    """The game in the address; raises NotFound where there is nothing to learn of it."""
    game = game_or_nothing(request.path_params["game"])
    if not teaches(game):
        raise NotFound()
    return game


async def show_lesson(request: Request) -> Response:
    """`GET /api/learn/{game}`"""
    return answer(_lesson(taught_game(request).id, language(request)))


async def show_figure(request: Request) -> Response:
    """`GET /api/learn/{game}/{figure}`: the state that a picture is drawn from. Studies are replayed in a thread."""
    game = taught_game(request)
    figure = next((each for each in figures(game) if each.id == request.path_params["figure"]), None)
    if figure is None:
        raise NotFound()
    return answer(await asyncio.to_thread(_state, game.id, figure, language(request)))


@cache
def _lesson(name: str, lang: str) -> dict[str, Any]:
    own = texts(lang, name)
    sections = [_section(section, game_named(name), own) for section in SECTIONS]
    return {"game": name, "name": own.say("game-name"), "lead": own.say("learn-lead"), "sections": sections}


def _section(section: str, game: Game, own: Texts) -> dict[str, Any]:
    pictures = [_caption(figure, own) for figure in figures(game) if figure.section == section]
    title = own.say(f"learn-title-{section}")
    return {"id": section, "title": title, "paragraphs": paragraphs(section, own), "figures": pictures}


def _caption(figure: Figure, own: Texts) -> dict[str, Any]:
    return {"id": figure.id, "caption": own.say(figure.key), "pointers": figure.pointers(own)}


@cache
def _state(name: str, figure: Figure, lang: str) -> dict[str, Any]:
    """The state as a watcher gets it, or whoever the picture's eye belongs to; nothing can be chosen."""
    table = Table(NOWHERE, copy(_studied(name, figure.study)))
    holder = Holder(NOWHERE, WATCH, () if figure.eye is None else (figure.eye,), "")
    moment = Moment(figure.at, ACT if figure.at else DEAL, {}, figure.at, None)
    return Look(table, holder, lang, moment).state(figure.at, {})


@cache
def _studied(name: str, study_name: str) -> Match:
    """Replaying a study takes a moment: all its pictures share one."""
    return study(game_named(name), study_name)
