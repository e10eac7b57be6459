"""7 Ages in the browser: what is asked for stands in sight, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.inn import COMMAND, Inn
from tests.web.seven_ages import link_to, stage
from tests.web.test_seven_ages import send_all, sit_down
from tests.web.visitor import PHONE, middle

pytestmark = pytest.mark.browser
# Whether nothing lies over the middle of something.
ON_TOP = """(part) => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
LOW = {"viewport": {"width": 1200, "height": 620}}


def test_on_a_phone_what_can_be_chosen_comes_before_what_is_only_told(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "marker"), **PHONE)
    assert me.wait_for_turn()
    told, first = me.get("choosing"), me.page.locator("#choices .marker").first
    expect(told).to_be_visible()
    expect(first).to_be_visible()
    assert middle(first)[1] < middle(told)[1]


def test_done_stays_in_sight_below_a_long_list_of_units(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "create_unit", **LOW)
    done = me.page.locator("#choices .endings button")
    while not done.count():
        me.page.locator("[data-testid^='more-']").first.click()
        send_all(me, "send-order")
    expect(done).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_card_of_a_neighbour_comes_into_sight(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "create_unit"), **PHONE)
    assert me.wait_for_turn()
    me.press(me.page.locator(".place.offered").first)
    neighbour = me.get("region-card").locator(".neighbours button").last
    name = neighbour.inner_text()
    me.press(neighbour)
    title = me.get("region-card").locator("h3")
    expect(title).to_contain_text(name)
    expect(title).to_be_in_viewport(ratio=1)


def test_on_a_phone_an_order_can_be_sent_without_scrolling(visit: Visit, inn: Inn) -> None:
    """What it leaves stands on its button; what would lose the order does not lie over it."""
    me = visit(link_to(inn, "create_unit"), **PHONE)
    assert me.wait_for_turn()
    send, done = me.get("send-order"), me.page.locator("#choices .endings button")
    more = me.page.locator("[data-testid^='more-']").first
    while not done.count():
        me.press(more)
        send_all(me, "send-order")
    me.press(more)
    expect(send).to_be_in_viewport(ratio=1)
    me.wait_until(lambda: send.evaluate(ON_TOP))


def test_on_a_phone_the_figures_of_a_card_are_told_by_a_finger(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "found"), **PHONE)
    assert me.wait_for_turn()
    me.press(me.page.locator(".card-numbers").first)
    expect(me.get("touched")).to_contain_text("trade")


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A service whose computers take so long that the others are still to play when all has been looked at."""
    with Inn(tmp_path_factory.mktemp("slow") / "aevum.sqlite", (*COMMAND, "--cold", "--bot-pause", "600")) as found:
        yield found


def test_where_the_others_play_the_map_comes_back_into_sight(visit: Visit, slow: Inn) -> None:
    table = slow.bring(stage("found"))
    me = visit(table.host.link, address=slow.address, **LOW)
    assert me.wait_for_turn()
    turn = me.page.locator(".seven-turn")
    expect(turn).not_to_be_in_viewport()
    me.send(me.page.locator("#choices [data-action=pass]"))
    assert 0 not in table.host.state()["pending"]
    expect(turn).to_be_in_viewport()


def test_on_a_phone_several_pairs_of_colours_stand_in_sight_and_say_only_their_names(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "colour"), **PHONE)
    assert me.wait_for_turn()
    pairs = me.page.locator("[data-verb=take_colours] .choice")
    for place in range(3):
        expect(pairs.nth(place)).to_be_in_viewport(ratio=1)
    assert {"Red and pink", "Orange and yellow"} & {
        name[:1].upper() + name[1:] for name in pairs.locator(".choice-label").all_inner_texts()
    }


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_many_ways_to_pass_for_longer_are_folded(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = visit(link_to(inn, "reveal"), **device)
    assert me.wait_for_turn()
    passes = me.page.locator("[data-testid^=stretch-]")
    expect(me.get("longer")).to_be_visible()
    assert passes.count() > 3
    expect(passes.first).to_be_hidden()
    me.press(me.get("longer").locator("summary"))
    expect(passes.first).to_be_visible()
