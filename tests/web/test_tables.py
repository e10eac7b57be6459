"""Tables of all sizes: alone, four with trading; and the rule that forbids something is named."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.table.house import standing
from tests.web.conftest import Visit
from tests.web.inn import Inn, as_told
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
RULE = re.compile(r"RT-\d{3}")


def test_alone(visit: Visit) -> None:
    me = visit()
    me.get("seating-alone").click()
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    expect(me.page.locator(".round")).to_have_text("Round 1 of 10")
    for played in (1, 2):
        me.play_turn()
        expect(me.page.locator(".round")).to_have_text(f"Round {played + 1} of 10")
    assert me.page.locator(".side.small").count() == 0


def test_the_end_of_a_game_alone(visit: Visit, inn: Inn) -> None:
    match = stage("over-solo")
    me = visit(inn.bring(match).host.link)
    expect(me.page.locator("#final-title")).to_have_text(f"Your score: {match.scores()[0]}".replace("-", "−"))


def offer(visitor: Visitor) -> None:
    """Begin an offer to somebody."""
    assert visitor.wait_for_turn()
    visitor.send(visitor.page.locator("[data-action^='offer ']").first)


def test_four_players_trade(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("trade")).host.link)
    offer(me)
    before = me.state()["view"]
    expect(me.page.get_by_role("region", name="The offer")).to_contain_text("nothing yet")
    me.page.locator("[data-testid^=give-][data-testid$=-plus]:enabled").first.click()
    expect(me.get("send-offer")).to_be_disabled()
    me.page.locator("[data-testid^=ask-][data-testid$=-plus]:enabled").last.click()
    expect(me.get("send-offer")).to_be_enabled()
    expect(me.get("send-offer")).to_contain_text("Goods worth")
    expect(me.page.locator(".offer .ware")).to_have_count(2)  # what is put together is shown before it is sent
    me.get("send-offer").click()
    me.wait_until(lambda: me.state()["view"]["trade"] is None)
    assert me.wait_for_turn()
    me.see()
    told = "\n".join(me.lines)
    assert re.search(r"accept|declin", told.lower()), told
    assert me.state()["position"] >= stage("trade").position + 5, "an offer, its two halves, the proposal, the answer"
    assert before["trade"]["partner"] in (1, 2, 3)


def test_on_a_phone_an_offer_names_what_the_two_have_and_can_be_sent_without_scrolling(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("trade")).host.link, **PHONE)
    offer(me)
    wares = {choice["a"] for choice in me.state()["choices"] if choice["verb"] in ("give", "ask")}
    expect(me.page.locator(".trade-table tbody tr")).to_have_count(len(wares))
    me.press(me.page.locator("[data-testid^=give-][data-testid$=-plus]:enabled").first)
    expect(me.get("send-offer")).to_be_in_viewport(ratio=1)
    me.press(me.page.locator("[data-testid^=ask-][data-testid$=-plus]:enabled").last)
    expect(me.get("send-offer")).to_contain_text("Goods worth")
    expect(me.get("send-offer")).to_be_in_viewport(ratio=1)


def test_on_a_phone_nothing_slides_under_the_finger_that_adds_to_an_offer(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("trade")).host.link, **PHONE)
    offer(me)
    send = me.get("send-offer")
    expect(send).to_be_disabled()
    expect(send).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")  # it hides the row that it lies on
    height = send.evaluate("each => each.getBoundingClientRect().height")
    for verb in ("give", "ask"):
        me.press(me.page.locator(f"[data-testid^={verb}-][data-testid$=-plus]:enabled").last)
        fewer = me.page.locator(f"[data-testid^={verb}-][data-testid$=-minus]:enabled").first
        fewer.wait_for()
        assert send.evaluate("each => each.getBoundingClientRect().height") == height
        top = send.evaluate("each => each.getBoundingClientRect().top")
        assert fewer.evaluate("each => each.getBoundingClientRect().bottom") <= top, "what was pressed stays in sight"
    expect(send).to_be_enabled()


def test_on_a_phone_what_would_be_built_is_told_once_and_nothing_lies_over_the_board(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("build")).host.link, **PHONE)
    assert me.wait_for_turn()
    me.press(me.page.locator("[data-testid^=project-].offered").first)
    expect(me.get("confirm-build")).to_be_in_viewport()
    expect(me.page.get_by_role("tooltip")).to_be_hidden()


def test_an_offer_is_withdrawn(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("trade")).host.link)
    offer(me)
    me.send(me.get("choice-withdraw"))
    assert me.state()["view"]["trade"] is None


def test_an_offer_is_answered(visit: Visit, inn: Inn) -> None:
    match = stage("answer")
    me = visit(inn.bring(match).host.link)
    assert me.wait_for_turn()
    trade = me.state()["view"]["trade"]
    card = me.page.get_by_role("region", name="The offer")
    for ware in [*trade["gives"], *trade["asks"]]:
        expect(card).to_contain_text(str(ware["count"]))
    expect(me.page.locator("[data-testid=log] li").nth(5)).to_be_attached()
    before = len(me.lines)
    me.send(me.get("choice-accept"))
    assert me.state()["view"]["trade"] is None
    assert any("accept" in line for line in me.lines[before:])


def test_four_players_play_a_round(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("trade")).host.link)
    assert me.wait_for_turn()
    expect(me.page.locator(".side.small")).to_have_count(3)
    me.get("side-2").locator("summary").click()
    expect(me.get("side-2").locator(".pegs")).to_be_visible()
    me.get("seat-3").click()
    expect(me.page.locator(".side.large")).to_have_attribute("data-seat", "2")
    me.get("seat-1").click()
    round_number = me.state()["view"]["round"]
    me.send(me.get("choice-done"))
    while me.state()["view"]["round"] == round_number and me.wait_for_turn():
        me.choose()
    assert me.state()["view"]["round"] == round_number + 1 or me.state()["over"]


def test_the_end_of_a_game_of_four(visit: Visit, inn: Inn) -> None:
    match = stage("over-four")
    me = visit(inn.bring(match).host.link)
    expect(me.get("final-score").locator("th .seat-name")).to_have_count(4)
    names = [player.name for seat, player in enumerate(match.players) if seat in match.winners()]
    for name in names:
        expect(me.page.locator("#final-title")).to_contain_text("You" if names == ["Ada"] else name)


def test_equal_points_stand_in_the_order_of_what_decides_between_them(visit: Visit, inn: Inn) -> None:
    match = stage("over-even")
    me = visit(inn.bring(match).host.link)
    cells = me.get("final-score").locator("tfoot tr").all()
    totals, goods = ([int(text.replace("−", "-")) for text in row.locator("td").all_inner_texts()] for row in cells)
    ends = list(zip(totals, goods, strict=True))
    assert ends == sorted(ends, reverse=True)


def test_what_decides_between_equals_is_told_only_where_somebody_is_even(visit: Visit, inn: Inn) -> None:
    match = stage("over")
    assert len(set(match.scores())) == len(match.scores())
    me = visit(inn.bring(match).host.link)
    expect(me.get("final-score").locator("tfoot tr")).to_have_count(1)


def test_on_a_tablet_in_japanese_the_parts_of_the_score_stay_whole(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("over-four")).host.link, locale="ja-JP", viewport={"width": 820, "height": 1180})
    names = me.get("final-score").locator("tbody th")
    expect(names.nth(1)).to_have_text("モニュメント")
    assert len(set(names.evaluate_all("all => all.map((each) => each.offsetHeight)"))) == 1


# Figures under pegs that touch those beside them.
TOUCHING = """rows => rows.flatMap((row) => {
  const shown = [...row.querySelectorAll("small")].filter((each) => getComputedStyle(each).visibility === "visible");
  const boxes = shown.map((each) => each.getBoundingClientRect());
  return boxes.slice(1).filter((box, place) => box.left - boxes[place].right < 2).map((box) => row.className);
})"""


@pytest.mark.parametrize("width", [320, 360, 390])
def test_on_a_small_phone_the_worths_of_goods_do_not_run_into_one_another(visit: Visit, inn: Inn, width: int) -> None:
    me = visit(inn.bring(stage("discard")).host.link, **PHONE | {"viewport": {"width": width, "height": 640}})
    assert me.wait_for_turn()
    assert me.page.locator(".side.large .peg-row").evaluate_all(TOUCHING) == []


def test_why_names_the_rule(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("build")).host.link)
    assert me.wait_for_turn()
    for refused in ("development-irrigation", "project-temple"):
        me.get(refused).click()
        rule = me.get("why-rule")
        expect(rule).to_have_text(RULE)
        name = rule.inner_text()
        assert rule.get_attribute("href") == f"/rules/roll-through-the-ages#{name}"
        expect(me.get("why-text")).to_have_text(re.compile(rf"{name}\s+\S+ \S+"))
        me.get("close").click()
        expect(rule).to_have_count(0)


def test_why_a_skull_stays(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me").host.link)
    assert me.wait_for_turn()
    while not me.page.locator(".die.locked").count():
        if me.get("select-all").count():
            me.get("select-all").click()
            me.send(me.get("reroll"))
        else:
            me.choose()
        assert me.wait_for_turn()
    if me.page.locator("button.die.locked").count():
        me.page.locator("button.die.locked").first.click()
        expect(me.get("why-rule")).to_have_text(RULE)
    assert me.page.locator(".die.locked").first.get_attribute("aria-label")


def test_nothing_is_played_before_it_is_shown(visit: Visit, inn: Inn) -> None:
    """Before you press, you see: pointing at a box shows what it would do, pressing it only plans it."""
    me = visit(inn.bring(stage("build")).host.link)
    assert me.wait_for_turn()
    before = me.state()
    offered = me.page.locator(".project.offered").first
    offered.hover()
    expect(me.page.get_by_role("tooltip")).to_be_visible()
    offered.click()
    expect(me.get("confirm-build")).to_be_visible()
    assert me.page.locator(".box.planned").count() > 0
    assert standing(me.state()) == standing(before)


def test_what_happened_last_is_in_sight(visit: Visit, inn: Inn) -> None:
    """However much room the choices take, the newest line is shown; whoever has scrolled up stays there."""
    table = inn.bring(stage("build"))
    me = visit(table.host.link, viewport={"width": 1440, "height": 1200})
    told = as_told(table.host)
    me.wait_until(lambda: me.lines == told)
    me.get("devices-known").click()  # the service was asked as well
    lines = me.page.locator("[data-testid=log] li")
    expect(lines.last).to_be_in_viewport()
    me.page.locator("[data-testid^=pick-]").last.click()
    expect(lines.last).to_be_in_viewport()
    me.play_turn()
    assert me.wait_for_turn()
    expect(lines.last).to_be_in_viewport()
    me.show(lines.first)
    me.get("stop").click()
    me.see()
    expect(lines.first).to_be_in_viewport()
