"""Quiet pages: no other host, little to load, nothing in the console, no motion where none is wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from aevum.core.match import Match
from aevum.games import GAME_IDS, game_named
from tests.core.finished import finished
from tests.table.house import GAME
from tests.web import history_of_the_world as history
from tests.web import seven_ages as ages
from tests.web import tempus
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
LIGHT = 200_000
STILL_GOOD = 304
# Counts every motion that begins on the page.
COUNT_MOTION = """window.motions = [];
for (const name of ["animationstart", "transitionrun"])
  addEventListener(name, (event) => window.motions.push(`${name} ${event.target.className}`), true)"""

# The files of the pages that did not come from the browser's own keeping.
TRAVELLED = """performance.getEntriesByType("resource").filter(({ transferSize }) => transferSize > 0)
  .map(({ name }) => name).filter((name) => name.includes("/static/"))"""


def weight(visitor: Visitor) -> int:
    """Bytes that travelled for all that a page loads, heads included, but for the line of news: it has no end."""
    assert visitor.new, "what a browser keeps weighs nothing"
    loaded = [request for request in visitor.requests if request.resource_type != "eventsource"]
    assert len(loaded) > 5
    sizes = [request.sizes() for request in loaded]
    return sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)


def test_a_light_lobby(visit: Visit) -> None:
    lobby = visit(new=True)
    expect(lobby.get("quick-start")).to_be_visible()
    assert weight(lobby) < LIGHT


@pytest.mark.parametrize(("staged", "step"), [(stage, "build"), (tempus.stage, "action")], ids=["roll", "tempus"])
def test_a_light_table(visit: Visit, inn: Inn, staged: Callable[[str], Match], step: str) -> None:
    table = visit(inn.bring(staged(step)).host.link, new=True)
    assert table.wait_for_turn()
    assert weight(table) < LIGHT
    assert not [request.url for request in table.requests if "/lesson." in request.url], "nothing is taught here"


@pytest.mark.parametrize("game", [GAME, tempus.GAME])
def test_a_light_end(visit: Visit, inn: Inn, game: str) -> None:
    table = visit(inn.bring(finished(game_named(game))).host.link, new=True)
    expect(table.get("curve")).to_be_visible()
    assert weight(table) < LIGHT


@pytest.mark.parametrize(
    ("staged", "step"),
    [(stage, "build"), (tempus.stage, "action"), (history.stage, "expand"), (ages.stage, "create_unit")],
    ids=GAME_IDS,
)
def test_a_second_visit_asks_for_no_file_again(
    visit: Visit, inn: Inn, staged: Callable[[str], Match], step: str
) -> None:
    """On a slow line asking whether a hundred files are still good takes longer than all else."""
    link = inn.bring(staged(step)).host.link
    me = visit(link, new=True)
    assert me.wait_for_turn() and len(me.page.evaluate(TRAVELLED)) > 50
    me.go("/")
    me.requests.clear()
    me.go(link)
    assert me.wait_for_turn()
    assert me.page.evaluate(TRAVELLED) == []
    answers = [request.response() for request in me.requests if "/static/" in request.url]
    assert [answer.url for answer in answers if answer and answer.status == STILL_GOOD] == []


def test_the_watch_on_the_pages_works(visit: Visit) -> None:
    """Every test ends with a look at what its pages did; this one sees that the look is not blind."""
    bad = """<script src="https://elsewhere.example/count.js"></script><body style="color: red"></body>"""

    def spoil(route: Route, request: Request) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("</body>", bad))

    me = visit()
    me.page.route(f"{me.address}/rules/*", spoil)
    me.go(f"/rules/{GAME}")
    expect(me.page.locator("#RT-044")).to_be_attached()
    with pytest.raises(AssertionError, match="asked another host"):
        me.check()
    me.requests.clear()
    with pytest.raises(AssertionError, match="Content Security Policy"):
        me.check()
    me.page.evaluate("console.error('oh no')")
    me.wait_until(lambda: any("oh no" in trouble for trouble in me.troubles))
    me.troubles.clear()


def move_about(visitor: Visitor) -> list[str]:
    """Do everything that could move; what moved."""
    page = visitor.page
    visitor.begin_with(COUNT_MOTION)
    page.reload()
    assert visitor.wait_for_turn()
    visitor.get("die-1").hover()
    visitor.get("die-1").click()
    visitor.send(visitor.get("reroll"))
    visitor.get("stop").hover()
    visitor.wait_until(lambda: not page.evaluate("document.getAnimations().length"))
    visitor.send(visitor.get("stop"))
    moved: list[str] = page.evaluate("window.motions")
    return moved


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_no_motion_where_none_is_wanted(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    moving = visit(inn.bring(stage("reroll")).host.link, **device, reduced_motion="no-preference")
    assert any("animationstart" in motion for motion in move_about(moving)), "dice roll where motion is welcome"
    still = visit(inn.bring(stage("reroll")).host.link, **device, reduced_motion="reduce")
    assert move_about(still) == []


def test_an_unknown_game_has_no_rules_page(visit: Visit) -> None:
    me = visit()
    answer = me.page.goto("/rules/chess")
    assert answer is not None and answer.status == 404
    me.forgive("404")
