"""A game in three minutes: boards that explain and take no choice, and the ways that lead to the page."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.learning import SECTIONS, figures
from aevum.games import GAME_IDS, game_named
from tests.table.house import GAME
from tests.web.checks import check_fits, check_readable, check_words
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_quiet import weight
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
READERS: dict[str, dict[str, Any]] = {"en": {}, "fr": PHONE, "ja": PHONE}
# Each game at a desk and on a phone, and all three languages among them.
VISITS = [(name, lang) for place, name in enumerate(GAME_IDS) for lang in ("en", ("fr", "ja")[place % 2])]
HEAVY = 600_000
# By each picture: which of its pointers show nothing, or leave their part outside of what is seen.
LOST = """() => [...document.querySelectorAll(".figure")].flatMap((figure) => {
  const stage = figure.querySelector(".figure-stage").getBoundingClientRect();
  return [...figure.querySelectorAll(".figure-stage > .figure-mark")].flatMap((mark) => {
    const box = mark.getBoundingClientRect();
    const inside = box.right > stage.left && box.left < stage.right && box.bottom > stage.top && box.top < stage.bottom;
    return mark.hidden || !box.width || !inside ? [`${figure.dataset.testid}: ${mark.textContent}`] : [];
  });
})"""


def read_on(visitor: Visitor, name: str) -> None:
    """Wait until all pictures are drawn, and their numbers placed."""
    plan = figures(game_named(name))
    expect(visitor.page.locator(".figure")).to_have_count(len(plan))
    expect(visitor.page.locator(".figure-stage[aria-busy]")).to_have_count(0)
    expect(visitor.page.locator(".figure-stage > .figure-mark[style]")).to_have_count(
        sum(len(figure.points) for figure in plan)
    )


@pytest.mark.parametrize(("name", "lang"), VISITS)
def test_a_game_in_three_minutes(visit: Visit, name: str, lang: str) -> None:
    me = visit(f"/learn/{name}?lang={lang}", new=True, **READERS[lang])
    read_on(me, name)
    assert weight(me) < HEAVY
    assert [me.page.locator(f"section#{section} > h2").count() for section in SECTIONS] == [1] * len(SECTIONS)
    assert me.page.evaluate(LOST) == []
    check_words(me, lang)
    if me.touches:
        check_fits(me)
    asked = len(me.requests)
    for figure in figures(game_named(name)):
        picture = me.get(f"figure-{figure.id}")
        expect(picture.locator(".pointed")).to_have_count(len(figure.points))
        part = picture.locator(
            f'.board :is([data-part="{figure.points[0]}"], [data-testid="{figure.points[0]}"])'
        ).first
        part.click(force=True)  # live, but nothing can be chosen
        expect(picture.locator(".pointed")).to_have_count(len(figure.points))
        picture.get_by_test_id(f"point-{len(figure.points)}").click()
    assert all(request.method == "GET" for request in me.requests[asked:])
    assert me.page.locator("[data-action], [data-asks]").count() == 0
    check_readable(me, f"learn {name}")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_ways_to_it(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    """From each game's card in the lobby, from the rules, and from the first turn of somebody new to the game."""
    me = visit(**device)
    for name in GAME_IDS:
        expect(me.get(f"learn-{name}")).to_have_attribute("href", f"/learn/{name}")
    me.go(inn.open("me", "bot greedy").host.link)
    hint = me.get("newcomer")
    expect(hint.get_by_test_id(f"learn-{GAME}")).to_have_attribute("target", "_blank")
    me.get("newcomer-off").click()
    expect(hint).to_have_count(0)
    me.page.evaluate("localStorage.removeItem('aevum-learned')")
    me.page.reload()
    expect(hint).to_be_visible()
    me.go(f"/rules/{GAME}")
    me.get(f"learn-{GAME}").click()
    read_on(me, GAME)
    me.page.locator("#goal a[href$='RT-112']").click()
    expect(me.page.locator("#RT-112.here")).to_be_in_viewport()
    me.page.go_back()
    read_on(me, GAME)
    me.get("learn-play").click()
    assert me.wait_for_turn()
    expect(hint).to_have_count(0)  # whoever has read it is not new to it
