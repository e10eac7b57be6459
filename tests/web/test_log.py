"""The whole log is there after a reload, what was taken back is struck out, and every line leads to its moment."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import history_of_the_world, roll_through_the_ages
from tests.web.checks import pull_up
from tests.web.conftest import Visit
from tests.web.inn import Inn, as_told
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

NOW = "[data-testid=log] .of-now button > span:last-child"
UNDONE = "[data-testid=log] .undone [role=deletion]"
# Tell a phone these lines one after another; which of them are seen whole, and which in part only?
TELL = """async (lines) => {
  const { Log } = await import("/static/app/log.js");
  const lately = document.getElementById("lately");
  const on = { point() {}, jump() {}, fetch: () => new Promise(() => {}) };
  const log = new Log(document.createElement("div"), lately, on);
  lately.replaceChildren();
  const told = lines.map((text) => ({ seat: 0, event: "", text, places: [] }));
  told.forEach((line, at) => log.tell({ number: at + 1, position: at, kind: "act", seat: 0, told: [line] }, true));
  const frame = lately.getBoundingClientRect();
  const seen = [...lately.children].map((line) => {
    const { top, bottom } = line.getBoundingClientRect();
    const cut = top < frame.top - 1 || bottom > frame.bottom + 1;
    return [line.textContent, bottom <= frame.top + 1 || top >= frame.bottom - 1 ? "no" : cut ? "part" : "whole"];
  });
  return Object.fromEntries(seen);
}"""

# News travels slowly: two frames pass before each line of it is heard.
SLOWLY = """const Swift = EventSource;
window.EventSource = class extends Swift {
  set onmessage(hear) {
    const frame = () => new Promise(requestAnimationFrame);
    let before = Promise.resolve();
    super.onmessage = (news) => (before = before.then(frame).then(frame).then(() => hear(news)));
  }
};"""

# How many lines high the caption and what stands in it are.
LINES = """(caption) => [caption, ...caption.children].map(
  (each) => each.clientHeight / parseFloat(getComputedStyle(caption).lineHeight))"""


def scroll_back(me: Visitor) -> None:
    """Scroll to the very beginning; what is older is fetched on the way."""
    earlier = me.get("log-earlier")
    while earlier.is_visible():
        first = me.page.locator("[data-testid=log] li").first.get_attribute("data-number")
        me.get("log").evaluate("(frame) => (frame.scrollTop = -frame.scrollHeight)")
        me.wait_until(
            lambda first=first: (  # type: ignore[misc]
                not earlier.is_visible()
                or me.page.locator("[data-testid=log] li").first.get_attribute("data-number") != first
            )
        )


def test_nothing_is_fetched_that_is_on_its_way(visit: Visit, inn: Inn) -> None:
    table = inn.bring(history_of_the_world.stage("over"))
    told = as_told(table.host)
    me = visit(table.host.link)
    me.begin_with(SLOWLY)
    me.requests.clear()
    me.page.reload()
    me.wait_until(lambda: me.lines[-3:] == told[-3:])
    assert not [request.url for request in me.requests if "/log?" in request.url]
    scroll_back(me)
    assert me.lines == told


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_whole_log_and_the_moment_of_a_line(device: dict[str, Any], visit: Visit, inn: Inn) -> None:
    table = inn.bring(history_of_the_world.stage("over"))
    told = as_told(table.host)
    me = visit(table.host.link, **device)
    expect(me.get("final-score")).to_be_visible()
    if device:
        me.press(me.get("to-log"))
    me.wait_until(lambda: me.lines[-3:] == told[-3:])
    assert me.lines != told, "the beginning is not there yet"
    scroll_back(me)
    assert me.lines == told
    me.press(me.page.locator("[data-testid=log] li button").first)
    expect(me.get("replay-slider")).to_have_value("0")
    expect(me.get("replay-caption")).to_contain_text(told[0])
    expect(me.page.locator(NOW).first).to_have_text(told[0])
    expect(me.asked).to_have_text("Replay: you are looking back at a game that is over.")
    assert "Replay" in me.page.title()
    expect(me.page.locator("#seats")).not_to_contain_text("Your turn")
    expect(me.page.locator("#seats .turn")).to_contain_text("On turn then")
    expect(me.get("final-score")).to_be_hidden()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_looking_back_the_log_follows_and_battles_are_seen(device: dict[str, Any], visit: Visit, inn: Inn) -> None:
    table = inn.bring(history_of_the_world.stage("expand"))
    me = visit(table.host.link, **device)
    assert me.wait_for_turn()
    length = me.state()["position"]
    pull_up(me)
    me.press(me.get("replay"))
    expect(me.asked).to_have_text("Replay: you are looking back. The game waits for you.")
    slider, caption = me.get("replay-slider"), me.get("replay-caption")
    moments = {at: table.host.get("replay", at=at).json()["last"] for at in range(length)}
    heights = set()
    for event, part in (("attacked", "battle-outcome"), ("scored", "tally")):
        at = next(at for at, last in moments.items() if any(line["event"] == event for line in last))
        slider.fill(str(at))
        for line in moments[at]:
            expect(caption).to_contain_text(line["text"])
        expect(me.page.locator(NOW)).to_have_text([line["text"] for line in moments[at]])
        expect(me.get(part).first).to_be_visible()
        assert [each for each in caption.evaluate(LINES) if abs(each - round(each)) > 0.05] == [], "lines are cut"
        expect(me.page.locator(".map-scroll")).to_be_in_viewport(ratio=0.3)
        heights.add(me.page.locator(".replay-bar").evaluate("bar => Math.round(bar.getBoundingClientRect().height)"))
    assert len(heights) == 1, "what is pressed again and again stays where it is"
    me.press(me.get("replay-start"))
    expect(me.page.locator(NOW)).to_have_text([line["text"] for line in moments[0]])
    me.press(me.get("replay-close"))
    expect(me.page.locator(NOW)).to_have_count(0)
    told = as_told(table.host)
    me.wait_until(lambda: me.lines[-1:] == told[-1:])
    expect(me.get("log-later")).to_be_hidden()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_replay_shows_what_was_bought_or_that_there_is_more(device: dict[str, Any], visit: Visit, inn: Inn) -> None:
    table = inn.bring(roll_through_the_ages.stage("over"))
    me = visit(table.host.link, **device)
    expect(me.get("final-score")).to_be_visible()
    moments = [table.host.get("replay", at=at).json()["last"] for at in range(me.state()["position"])]
    at = max(range(len(moments)), key=lambda at: [line["event"] for line in moments[at]].count("paid"))
    assert {"paid", "bought"} <= {line["event"] for line in moments[at]}
    me.press(me.get("replay"))
    me.get("replay-slider").fill(str(at))
    caption = me.get("replay-caption")
    expect(caption.locator("li")).to_have_count(len(moments[at]))
    if device:
        expect(caption).to_have_css("background-attachment", "local, scroll")
    else:
        assert caption.evaluate("(each) => each.scrollHeight <= each.clientHeight"), "all of it is in sight"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_what_was_taken_back_is_struck_out_after_a_reload_too(device: dict[str, Any], visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("build")).host.link, **device)
    assert me.wait_for_turn()
    number = me.state()["number"]
    me.choose()
    me.choose()
    me.wait_until(lambda: me.state()["number"] == number + 1)
    struck = [line["text"] for line in me.state()["last"]]
    assert struck
    me.send(me.get("undo"))
    expect(me.page.locator(UNDONE)).to_have_text(struck)
    me.page.reload()
    assert me.wait_for_turn()
    expect(me.page.locator(UNDONE)).to_have_text(struck)


def test_no_line_on_a_phone_begins_in_its_middle(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("build")).host.link, **PHONE)
    assert me.wait_for_turn()
    short, long = "Ann is first.", "Ann attacks Bob on the far side of the island, and nobody else has seen it coming."
    endless = " ".join([long] * 3)
    assert me.page.evaluate(TELL, [short, "Bob is last."]) == {short: "whole", "Bob is last.": "whole"}
    assert me.page.evaluate(TELL, [long, short]) == {long: "no", short: "whole"}
    assert me.page.evaluate(TELL, [short, long]) == {short: "no", long: "whole"}
    assert me.page.evaluate(TELL, [short, endless]) == {short: "no", endless: "part"}


def test_a_phone_that_looks_back_tells_no_news(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("build")).host.link, **PHONE)
    assert me.wait_for_turn()
    me.page.evaluate(TELL, ["Ann is first."])
    expect(me.get("lately")).to_be_visible()
    me.press(me.get("replay"))
    expect(me.get("replay-slider")).to_be_visible()
    expect(me.get("lately")).to_be_hidden()
    me.page.evaluate("""() => {
      const lines = ["Bob is next.", "Cid is third.", "Dot is last."].map((text) => {
        const line = document.createElement("li");
        line.textContent = text;
        return line;
      });
      document.getElementById("lately").append(...lines);
    }""")
    me.press(me.get("replay-close"))
    expect(me.get("lately")).to_be_visible()
    expect(me.get("lately").locator("li").last, "what came meanwhile").to_be_in_viewport(ratio=0.9)
