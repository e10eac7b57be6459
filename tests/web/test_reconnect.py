"""A lost connection, a killed service, a closed page: nothing is lost and nothing is told twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, Route, expect

from aevum.core.text import texts
from tests.table.house import Person, standing
from tests.web.checks import check_fits, check_readable, check_words, pull_up
from tests.web.conftest import Visit
from tests.web.inn import COMMAND, Inn, as_told
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
CALM = "The connection is lost. Your game is safe; we keep trying to reconnect."
CUT_OFF = ("ERR_", "Failed to fetch", "network error")


@pytest.fixture
def frail_inn(tmp_path: Path) -> Iterator[Inn]:
    """A service of the test's own, to be killed."""
    with Inn(tmp_path / "frail.sqlite", (*COMMAND, "--cold")) as found:
        yield found


def play_on(person: Person, moves: int) -> None:
    """Somebody plays elsewhere."""
    for _ in range(moves):
        assert person.act().status_code == 200


def until_turn(waiting: Person, player: Person) -> None:
    """The other one plays until somebody is asked again."""
    while not waiting.state()["choices"]:
        play_on(player, 1)


def on_turn(inn: Inn) -> tuple[Person, Person]:
    """Two people at a new table: the one who begins, and the one who waits."""
    table = inn.open("me", "friend")
    people = (table.host, table.friends[0])
    return people if people[0].state()["choices"] else (people[1], people[0])


def plays(visitor: Visitor) -> None:
    """The page can go on."""
    assert visitor.wait_for_turn()
    before = visitor.state()["position"]
    while visitor.state()["position"] == before:
        visitor.choose()


def test_the_network_goes_and_comes_back(visit: Visit, inn: Inn) -> None:
    player, waiting = on_turn(inn)
    me = visit(waiting.link)
    me.see()
    me.context.set_offline(True)
    expect(me.get("connection")).to_have_text(CALM)
    play_on(player, 1)
    until_turn(waiting, player)
    missed = as_told(player)
    assert len(me.lines) < len(missed)
    me.context.set_offline(False)
    expect(me.get("connection")).to_be_empty()
    me.see()
    assert me.lines == missed, "everything that was missed, exactly once"
    plays(me)
    assert me.lines == as_told(waiting)
    me.forgive(*CUT_OFF)


def test_the_service_is_killed_and_comes_back(visit: Visit, frail_inn: Inn) -> None:
    player, waiting = on_turn(frail_inn)
    me = visit(waiting.link, frail_inn.address)
    me.see()
    frail_inn.kill()
    expect(me.get("connection")).to_have_text(CALM)
    frail_inn.restart()
    until_turn(waiting, player)
    expect(me.get("connection")).to_be_empty()
    me.see()
    assert me.lines == as_told(player), "everything that was missed, exactly once"
    plays(me)
    me.forgive(*CUT_OFF)


def test_a_move_made_while_the_service_is_down_is_played_once(visit: Visit, frail_inn: Inn) -> None:
    player, other = on_turn(frail_inn)
    me = visit(player.link, frail_inn.address)
    assert me.wait_for_turn()
    before = player.state()
    frail_inn.kill()
    expect(me.get("connection")).to_have_text(CALM)
    me.page.route("**/act?*", lambda route: route.continue_())  # after the first every try waits for the new service
    with me.page.expect_event("requestfailed", lambda request: "/act?" in request.url):
        me.get("stop").click()
    frail_inn.restart()
    me.wait_until(lambda: player.state()["position"] > before["position"])
    expect(me.get("connection")).to_be_empty()
    me.see()
    assert player.state()["position"] == before["position"] + 1
    assert me.lines == as_told(other)
    until_turn(player, other)
    plays(me)
    me.forgive(*CUT_OFF)


def test_the_answer_to_a_move_is_lost(visit: Visit, inn: Inn) -> None:
    """The move arrived, the answer did not: the page sends it again and it is not played twice."""
    player, _ = on_turn(inn)
    me = visit(player.link)
    assert me.wait_for_turn()
    before = player.state()
    sent: list[str | None] = []

    def lose(route: Route, request: Request) -> None:
        sent.append(request.post_data)
        if len(sent) > 1:
            route.continue_()
            return
        route.fetch()
        route.abort()

    me.page.route("**/act?*", lose)
    me.send(me.get("stop"))
    assert len(sent) == 2 and sent[0] == sent[1], "sent again with the same key"
    assert player.state()["position"] == before["position"] + 1
    assert me.lines == as_told(player)
    me.forgive(*CUT_OFF)


def test_news_that_comes_late_is_told_once(visit: Visit, inn: Inn) -> None:
    """Until it comes the page shows what happened last, which the news tells too."""
    table = inn.bring(stage("build"))
    told, last = as_told(table.host), [line["text"] for line in table.host.state()["last"]]
    held: list[Route] = []
    me = visit()
    me.page.route("**/events?*", lambda route: held.append(route), times=1)
    me.go(table.host.link)
    me.wait_until(lambda: me.lines == last)
    held[0].continue_()
    me.wait_until(lambda: len(me.lines) > len(last))
    expect(me.page.locator("[data-testid=log] li")).to_have_count(len(told))
    assert me.lines == told


def test_leaving_and_coming_back_by_the_link(visit: Visit, inn: Inn) -> None:
    player, waiting = on_turn(inn)
    me = visit(waiting.link)
    me.see()
    me.page.get_by_role("link", name="Aevum").click()
    until_turn(waiting, player)
    expect(me.get("recent")).to_be_visible()
    me.page.reload()
    row = me.get("recent").get_by_role("link")
    expect(row).to_contain_text("Your turn")
    row.click()
    assert me.wait_for_turn()
    me.see()
    assert me.lines == as_told(waiting)
    plays(me)
    elsewhere = visit(waiting.link)
    elsewhere.see()
    elsewhere.wait_until(lambda: elsewhere.lines == me.lines)
    until_turn(waiting, player)
    plays(elsewhere)
    me.see()
    assert me.lines == elsewhere.lines


def test_loading_the_page_again_in_mid_turn(visit: Visit, inn: Inn) -> None:
    table = inn.bring(stage("build"))
    me = visit(table.host.link)
    told = as_told(table.host)
    me.wait_until(lambda: me.lines == told)
    before = me.state()
    me.page.locator("[data-testid^=pick-]").first.click()
    expect(me.get("confirm-build")).to_be_visible()
    me.page.reload()
    assert me.wait_for_turn()
    assert standing(me.state()) == standing(before), "what was not confirmed was not played"
    expect(me.asked).to_have_text(before["asked"]["text"])
    me.wait_until(lambda: me.lines == told)
    plays(me)
    assert len(me.lines) > len(told)


@pytest.mark.parametrize(("lang", "device"), [("fr", {}), ("ja", PHONE)], ids=["desk", "phone"])
def test_what_cannot_be_fetched_says_so_in_the_reader_s_language(
    visit: Visit, inn: Inn, lang: str, device: dict[str, Any]
) -> None:
    me = visit(f"{inn.bring(stage('build')).host.link}?lang={lang}", new=True, **device)
    assert me.wait_for_turn()
    me.context.set_offline(True)
    expect(me.get("connection")).not_to_be_empty()
    pull_up(me)
    told = me.page.locator(".notice.trouble")
    for count, name in enumerate(("advice", "rules", "replay"), start=1):
        me.press(me.get(name))
        expect(told).to_have_text([texts(lang).say("web-error-connection")] * count)
    me.context.set_offline(False)
    expect(me.get("connection")).to_be_empty()
    me.press(me.get("rules"))
    expect(me.get("rules-aside")).to_be_visible()
    me.forgive(*CUT_OFF)


@pytest.mark.parametrize(("lang", "device"), [("en", {}), ("fr", PHONE)], ids=["desk", "phone"])
def test_a_table_that_cannot_be_reached_is_not_called_gone(
    visit: Visit, inn: Inn, lang: str, device: dict[str, Any]
) -> None:
    me = visit(f"/?lang={lang}", **device)
    me.page.route("**/state?*", lambda route: route.abort(), times=1)
    me.go(inn.open("me", "bot").host.link)
    title = texts(lang).say("web-unreached")
    expect(me.get("nowhere").locator("h1")).to_have_text(title)
    expect(me.page).to_have_title(f"{title} · Aevum")
    check_words(me, lang)
    if me.touches:
        check_fits(me)
    check_readable(me, "a table that cannot be reached")
    me.press(me.get("try-again"))
    assert me.wait_for_turn()
    me.forgive(*CUT_OFF)


@pytest.mark.parametrize(("lang", "device"), [("en", {}), ("ja", PHONE)], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("place", "needed"),
    [("/", "games"), ("/rules/tempus", "rules/tempus"), ("/learn/tempus", "learn/tempus")],
    ids=["lobby", "rules", "learn"],
)
def test_a_page_on_a_bad_line_is_never_dead(
    visit: Visit, place: str, needed: str, lang: str, device: dict[str, Any]
) -> None:
    """Words are asked for until they come; where the rest does not, the page says so and can be tried again."""
    me = visit(f"/?lang={lang}", **device)
    for path in ("text/*", f"{needed}?*"):
        me.page.route(f"**/api/{path}", lambda route: route.abort(), times=1)
    me.go(f"{place}?lang={lang}")
    title = texts(lang).say("web-unreached-page")
    expect(me.get("nowhere").locator("h1")).to_have_text(title)
    expect(me.page).to_have_title(f"{title} · Aevum")
    check_words(me, lang)
    if me.touches:
        check_fits(me)
    check_readable(me, "a page that cannot be reached")
    me.press(me.get("try-again"))
    expect(me.get("nowhere")).to_have_count(0)
    expect(me.page.locator("main h1").first).to_be_visible()
    me.forgive(*CUT_OFF)


def test_on_a_phone_a_lost_connection_is_in_sight_wherever_one_looks(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("build")).host.link, **PHONE)
    assert me.wait_for_turn()
    me.page.evaluate("scrollTo(0, 1e5)")
    me.context.set_offline(True)
    expect(me.get("connection")).to_be_in_viewport(ratio=1)
    me.context.set_offline(False)
    expect(me.get("connection")).to_be_empty()
    me.forgive(*CUT_OFF)
