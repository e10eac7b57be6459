"""What can be played, in the reader's language: the games, their rules, and the texts of the pages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from aevum.bots.levels import LEVELS
from aevum.core.errors import AevumError, UnknownGame
from aevum.core.game import Game, Option
from aevum.core.learning import teaches
from aevum.core.lessons import lesson_names, lesson_of, said_lesson
from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, Texts, texts
from aevum.games import GAME_IDS, game_named
from aevum.table.errors import NotFound
from aevum.table.offered import Offered
from aevum.table.requests import language
from aevum.table.states import to_json

# Texts of a game that reach pages otherwise: said with a state, or shown with its options and its rules. The names of
# cards that are events are not among them.
SAID_ELSEWHERE = re.compile(
    r"(do|step|learn|advice|outcome|event(?!-card-)|effect|caution|stretch|joiner|option|short|chapter|terminal|lesson|[A-Z]+)-.*"
)


def game_or_nothing(name: str) -> Game:
    """A game named in an address; raises NotFound."""
    try:
        return game_named(name)
    except UnknownGame:
        raise NotFound() from None


def answer(content: object) -> Response:
    """What changes only with an upgrade, in the reader's language."""
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(to_json(content), media_type="application/json", headers=headers)


async def list_games(request: Request) -> Response:
    """`GET /api/games`"""
    offered: Offered = request.app.state.service.offered
    return answer([_offer(name, language(request), offered) for name in GAME_IDS])


def _offer(name: str, lang: str, offered: Offered) -> dict[str, Any]:
    """A game that can be played; of one that cannot be loaded what is wrong with it, so that the others are offered."""
    try:
        return _describe(name, lang) | {"tables": offered.of(name)}
    except AevumError as error:
        return {"id": name, "fault": error.say(lang)}


@cache
def _describe(name: str, lang: str) -> dict[str, Any]:
    game, own = game_named(name), texts(lang, name)
    return {
        "id": game.id,
        "name": own.say("game-name"),
        "blurb": own.say("game-blurb"),
        "seats": [game.seats[0], game.seats[-1]],
        "options": [_option(option, own) for option in game.options],
        "short": {"options": dict(game.short), "help": own.say("short-help")} if game.short else None,
        "lessons": [said_lesson(lesson_of(game, lesson), own) for lesson in lesson_names(game)],
        "learn": teaches(game),
        "bots": [{"id": level, "label": own.say(f"table-bot-{level}")} for level in LEVELS],
    }


def _option(option: Option, own: Texts) -> dict[str, Any]:
    key = f"option-{option.name}"
    values = [{"value": value, "label": own.say(f"{key}-{value}")} for value in option.values]
    return {
        "id": option.name,
        "label": own.say(key),
        "help": own.say(f"{key}-help"),
        "default": option.default,
        "counts_a_seat": option.counts_a_seat,
        "values": values,
    }


async def list_rules(request: Request) -> Response:
    """`GET /api/rules/{game}`"""
    game = game_or_nothing(request.path_params["game"])
    return answer(_rules(game.id, language(request)))


@cache
def _rules(name: str, lang: str) -> dict[str, Any]:
    own = texts(lang, name)
    chapters: dict[str, list[dict[str, str]]] = {}
    for row in read_table(game_named(name).folder / "data" / "rules.csv"):
        chapters.setdefault(row["chapter"], []).append(_rule(row["id"], row["kind"], own))
    listed = [{"id": name, "title": own.say(f"chapter-{name}"), "rules": rules} for name, rules in chapters.items()]
    return {"name": own.say("game-name"), "learn": teaches(game_named(name)), "chapters": listed}


def _rule(number: str, kind: str, own: Texts) -> dict[str, str]:
    rule = {"id": number, "kind": kind, "text": own.say(number)}
    return rule | {"ruling": own.say(f"{number}-ruling")} if own.has(f"{number}-ruling") else rule


async def list_texts(request: Request) -> Response:
    """`GET /api/text/{lang}`"""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        raise NotFound()
    game = request.query_params.get("game")
    return answer(_texts(lang, game and game_or_nothing(game).id))


@cache
def _texts(lang: str, game: str | None) -> dict[str, str]:
    """The texts of the pages, and the plain names of a game's things. What needs a number to be right stays out."""
    own = texts(lang, game)
    found = {key: own.template(key) for key in own.keys if key.startswith("web-")}
    for key in own.keys[len(texts(lang).keys) :]:
        if not (key in found or SAID_ELSEWHERE.fullmatch(key) or own.variables(key)):
            found[key] = own.say(key)
    return found
