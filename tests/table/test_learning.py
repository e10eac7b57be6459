"""A game in three minutes, as pages get it."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import orjson
import pytest

from aevum.core.engine import compiled
from aevum.core.learning import SECTIONS, figures
from aevum.core.studies import study
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from tests.table.house import House


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAME_IDS)
def test_the_text(house: House, name: str, lang: str) -> None:
    lesson = house.client.get(f"/api/learn/{name}", params={"lang": lang}).json()
    own = texts(lang, name)
    assert (lesson["game"], lesson["name"], lesson["lead"]) == (name, own.say("game-name"), own.say("learn-lead"))
    assert [section["id"] for section in lesson["sections"]] == list(SECTIONS)
    assert all(section["title"] and section["paragraphs"] for section in lesson["sections"])
    shown = [figure["id"] for section in lesson["sections"] for figure in section["figures"]]
    assert sorted(shown) == sorted(figure.id for figure in figures(game_named(name)))


def plain(view: Any) -> Any:
    """A view as it comes out of JSON."""
    return orjson.loads(orjson.dumps(view, option=orjson.OPT_SERIALIZE_NUMPY | orjson.OPT_NON_STR_KEYS))


@pytest.mark.parametrize("name", GAME_IDS)
def test_a_picture_is_what_its_eye_may_see_and_nothing_can_be_chosen(house: House, name: str) -> None:
    game = game_named(name)
    studied = cache(partial(study, game, engine=compiled(game)))
    for figure in figures(game):
        state = house.client.get(f"/api/learn/{name}/{figure.id}").json()
        match = studied(figure.study)
        assert state["view"] == plain(game.view(match.observed(figure.eye, figure.at)))
        assert (state["game"], state["position"], state["eye"]) == (name, figure.at, figure.eye)
        assert not (state["choices"] or state["undo"] or state["stretches"] or state["curtain"])


def test_the_games_and_their_tables_say_that_they_are_taught(house: House) -> None:
    assert all(game["learn"] for game in house.client.get("/api/games").json())
    assert house.client.get(f"/api/rules/{GAME_IDS[0]}").json()["learn"]
    assert house.open("me", "bot greedy").host.state()["learn"]


@pytest.mark.parametrize("place", ["/learn/chess", "/api/learn/chess", f"/api/learn/{GAME_IDS[0]}/nowhere"])
def test_there_is_nothing_else_to_learn(house: House, place: str) -> None:
    assert house.client.get(place).status_code == 404


def test_the_page_is_found_by_an_alias_too(house: House) -> None:
    alias = next(alias for name in GAME_IDS for alias in game_named(name).aliases)
    page = house.client.get(f"/learn/{alias}")
    assert page.status_code == 200 and "learn.js" in page.text
    assert house.client.get(f"/api/learn/{alias}").json()["game"] in GAME_IDS
