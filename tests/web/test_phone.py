"""On a phone: a turn can be played by touch, and the board stays free. What must fit is seen in every language."""

from __future__ import annotations

from types import ModuleType

import pytest
from playwright.sync_api import expect

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from tests.core.finished import finished
from tests.web import history_of_the_world, roll_through_the_ages, seven_ages, tempus
from tests.web.checks import WIDE, pull_up
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.stages import asks
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

LOW = 640
SMALL = {**PHONE, "viewport": {"width": 360, "height": LOW}}
# A very small phone, and a page at a desk that somebody has zoomed to four times its size.
NARROWEST = {"viewport": {"width": 320, "height": LOW}}
LONG = (
    "WWWWWWWWWWWWWWWWWWWW",
    "コンピューターの長い名前は二十文字です",
    "MMMMMMMM MMMMMMMMMMM",
    "Maximiliane Wagenknm",
)
# Names of which less than all is seen although their initials are not shown instead.
CUT = """all => all.filter((name) => {
  const whole = name.firstElementChild.getBoundingClientRect();
  const room = name.getBoundingClientRect();
  return whole.top < room.bottom - 1 && (whole.right > room.right + 1 || whole.left < room.left - 1);
}).map((name) => name.textContent)"""


# Notes what the page goes to.
NOTE_WAY = """() => {
  const go = Element.prototype.scrollIntoView;
  window.went = [];
  Element.prototype.scrollIntoView = function (...how) {
    window.went.push(this.className);
    return go.apply(this, how);
  };
}"""


def test_a_turn_by_touch(visit: Visit) -> None:
    me = visit(**PHONE)
    me.press(me.get("quick-start"))
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    free = [place for place, die in enumerate(me.state()["view"]["dice"], start=1) if not die["locked"]]
    if free:
        die = me.get(f"die-{free[0]}")
        me.press(die)
        expect(die).to_have_attribute("aria-pressed", "true")
        me.send(me.get("reroll"))
        assert me.state()["view"]["rolls"] == 2
    before = me.state()["view"]["round"]
    me.play_turn()
    assert me.wait_for_turn()
    assert me.state()["view"]["round"] == before + 1


def test_the_drawer_leaves_the_board_free(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("build")).host.link, **PHONE)
    assert me.wait_for_turn()
    drawer = me.page.locator("#drawer").bounding_box()
    assert drawer is not None and drawer["y"] >= 844 / 2, "at most half of the screen is taken"
    last = me.page.locator(".rtta > :last-child")
    me.show(last)
    me.page.mouse.wheel(0, 10_000)
    me.wait_until(lambda: (last.bounding_box() or drawer)["y"] + 40 < drawer["y"])


def top_of(me: Visitor, selector: str) -> float:
    """Where the upper edge of something is on the screen."""
    top: float = me.page.locator(selector).first.evaluate("(part) => part.getBoundingClientRect().top")
    return top


def bottom_of(me: Visitor, selector: str) -> float:
    """Where the lower edge of something is on the screen."""
    bottom: float = me.page.locator(selector).first.evaluate("(part) => part.getBoundingClientRect().bottom")
    return bottom


@pytest.mark.parametrize(
    ("game", "moment", "part"),
    [
        (roll_through_the_ages, "buy", ".side.large .developments"),
        (roll_through_the_ages, "over-four", "#final"),
        (tempus, "discard", ".tempus-hand"),
        (history_of_the_world, "event", ".history-hand"),
        (history_of_the_world, "expand", "#seats"),
    ],
    ids=lambda value: getattr(value, "GAME", None) or str(value),
)
def test_the_page_scrolls_to_what_is_asked(game: ModuleType, moment: str, part: str, visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(game.stage(moment)).host.link, **SMALL)
    assert me.wait_for_turn() != (part == "#final")
    drawer = top_of(me, "#drawer")
    me.wait_until(lambda: -2 <= top_of(me, part) < drawer - 40)
    if moment != "expand":
        return
    me.wait_until(lambda: bottom_of(me, ".map-tools") <= top_of(me, ".map-scroll") + 1)  # they cover nothing of it
    me.wait_until(lambda: bottom_of(me, ".map-scroll") <= drawer + 1)
    for kept in ("[data-testid=kept-counts]", "[data-testid=choice-done]"):
        me.wait_until(lambda kept=kept: drawer < top_of(me, kept) and bottom_of(me, kept) <= LOW)  # type: ignore[misc]


def scroll_away(me: Visitor) -> None:
    """Down to the end of the page."""
    me.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    me.wait_until(lambda: bottom_of(me, ".dice") < 0)


def test_dice_are_seen_when_they_are_rolled_again(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("reroll")).host.link, **PHONE)
    assert me.wait_for_turn()
    drawer = top_of(me, "#drawer")
    me.wait_until(lambda: 0 <= top_of(me, ".dice") < drawer)
    me.press(me.get("select-all"))
    scroll_away(me)
    me.send(me.get("reroll"))
    me.wait_until(lambda: 0 <= top_of(me, ".dice") and bottom_of(me, ".dice") <= drawer)


def test_the_last_roll_is_seen_before_the_page_goes_on(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("last-roll")).host.link, **PHONE)
    assert me.wait_for_turn()
    me.page.evaluate(NOTE_WAY)
    me.press(me.get("select-all"))
    me.send(me.get("reroll"))
    me.wait_until(lambda: 0 <= top_of(me, ".side.large .cities") < top_of(me, "#drawer"))
    assert me.page.evaluate("window.went")[:2] == ["tray", "cities"]


def test_what_others_do_is_in_sight_and_whoever_looks_away_is_left_alone(visit: Visit, inn: Inn) -> None:
    table = inn.bring(stage("buy"))
    me = visit(table.host.link, **PHONE)
    assert me.wait_for_turn()
    me.wait_until(lambda: bottom_of(me, ".dice") < 0)
    pull_up(me)
    me.get("pace").select_option("step")
    me.press(me.page.locator("#pull"))
    while table.host.state()["choices"]:
        assert table.host.act(action=table.host.state()["choices"][-1]["action"]).status_code == 200
    me.get("next-move").wait_for()
    me.wait_until(lambda: 0 <= top_of(me, "#seats") and bottom_of(me, ".dice") <= top_of(me, "#drawer"))
    scroll_away(me)
    told = me.get("log").locator("li")
    before = told.count()
    me.press(me.get("next-move"))
    me.wait_until(lambda: told.count() > before)
    assert bottom_of(me, ".dice") < 0


def has_goods_to_choose_from(match: Match) -> bool:
    """Whether the first seat buys, and has goods of four kinds at least to pay with."""
    return asks("buy")(match) and int((match.observed(0).goods[0] > 0).sum()) >= 4


def test_what_confirms_a_purchase_is_not_below_what_ends_the_step(visit: Visit, inn: Inn) -> None:
    match = roll_through_the_ages.DUEL.until(has_goods_to_choose_from)
    me = visit(inn.bring(match).host.link, **PHONE, locale="ja")
    assert me.wait_for_turn()
    me.press(me.page.locator("#choices [data-testid^=pick-]").first)
    expect(me.get("confirm-buy")).to_be_visible()
    me.wait_until(lambda: bottom_of(me, "[data-testid=confirm-buy]") <= top_of(me, "#choices .endings") + 1)
    assert top_of(me, "[data-testid=confirm-buy]") > top_of(me, "#drawer")


def test_names_of_any_length_break_nothing(visit: Visit, inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.web.stages.NAMES", LONG)
    table = inn.bring(roll_through_the_ages.STAGES["over-four"]())
    for size in (SMALL, {"viewport": {"width": 820, "height": 1180}}, {}):
        me = visit(table.host.link, **size)
        expect(me.get("final-score")).to_be_visible()
        wide, room = me.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{wide} of {room}"
        cut = me.page.locator(".seat-card .fit-name, .final-score .fit-name").evaluate_all(CUT)
        assert cut == [], "a name is whole, or its initials are"
    me = visit(table.host.link, **SMALL)
    me.press(me.get("seat-1").locator(".fit-name"))
    expect(me.get("touched")).to_have_text(LONG[0])


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_end_of_a_game_fits_the_narrowest_screens(visit: Visit, inn: Inn, game: str) -> None:
    link = inn.bring(finished(game_named(game))).host.link
    for size in (NARROWEST, PHONE | NARROWEST):
        me = visit(link, **size)
        expect(me.get("curve")).to_be_visible()
        assert me.page.evaluate(WIDE) == []
        expect(me.page.locator("#final-title")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAME_IDS)
def test_names_of_any_length_break_no_table(visit: Visit, inn: Inn, game: str) -> None:
    chosen = game_named(game)
    players = [Player(name, None if name == LONG[0] else "random") for name in LONG[: max(chosen.seats[0], 3)]]
    link = inn.bring(Match.new(chosen, players, seed=1, engine=interpreted(chosen))).host.link
    for size in ({}, SMALL):
        me = visit(link, **size)
        expect(me.get("seat-1")).to_be_visible()
        expect(me.page.locator("#board > *").first).to_be_attached()
        assert me.page.evaluate(WIDE) == []
        assert me.page.locator(":is(.seat-card, .side-head) .fit-name").evaluate_all(CUT) == []


@pytest.mark.parametrize(
    ("game", "moment", "buttons", "frame"),
    [
        (history_of_the_world, "expand", "[data-testid^=map-]:is(button)", ".map-scroll"),
        (tempus, "move_pick", "[data-testid^=zoom-]", ".island"),
        (seven_ages, "create_unit", "[data-testid^=map-]:is(button)", ".map-scroll"),
    ],
    ids=lambda value: getattr(value, "GAME", None) or str(value),
)
def test_what_looks_closer_covers_nothing_of_the_map(
    game: ModuleType, moment: str, buttons: str, frame: str, visit: Visit, inn: Inn
) -> None:
    me = visit(inn.bring(game.stage(moment)).host.link, **SMALL)
    assert me.wait_for_turn()
    found = me.page.locator(buttons)
    expect(found.first).to_be_attached()
    lowest = max(bottom_of(me, f":nth-match({buttons}, {place + 1})") for place in range(found.count()))
    assert lowest <= top_of(me, frame) + 1


def test_a_finger_reads_what_a_mouse_points_at(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(history_of_the_world.stage("expand")).host.link, **SMALL)
    assert me.wait_for_turn()
    me.press(me.get("kept-counts").locator(".counter").first)
    expect(me.get("touched")).to_contain_text("Armies to place")
    me.hold(me.get("map-in"))
    expect(me.get("touched")).to_have_text(me.get("map-in").get_attribute("aria-label") or "")


def test_the_log_is_one_tap_away(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("build")).host.link, **SMALL)
    assert me.wait_for_turn()
    expect(me.get("log")).to_be_hidden()
    me.press(me.get("to-log"))
    expect(me.get("log")).to_be_in_viewport()
    expect(me.asked).to_be_hidden()
    me.press(me.get("to-log"))
    expect(me.get("log")).to_be_hidden()
    expect(me.asked).to_be_in_viewport()
