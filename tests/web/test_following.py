"""Following the action: others' moves at the reader's pace and where they happen, once more, and clicks that wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from aevum.core.match import Match
from tests.web import history_of_the_world, roll_through_the_ages, seven_ages, tempus
from tests.web.checks import check_focus, check_readable, pull_up, tab_to
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.stages import asks
from tests.web.visitor import PHONE, Visitor, middle

pytestmark = pytest.mark.browser
MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
# Notes what was ever put on the page to move, and every sound that begins.
WATCH = """window.seen = new Set();
window.sounds = 0;
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const each of addedNodes) if (each.classList) for (const name of each.classList) window.seen.add(name);
}).observe(document, { childList: true, subtree: true });
const begin = AudioScheduledSourceNode.prototype.start;
for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode])
  kind.prototype.start = function (...when) { window.sounds += 1; return begin.apply(this, when); };"""


def set_pace(visitor: Visitor, pace: str) -> None:
    """Choose how quickly others' moves are shown."""
    if visitor.touches:
        pull_up(visitor)
    visitor.get("pace").select_option(pace)
    if visitor.touches:
        visitor.press(visitor.page.locator("#pull"))


def test_others_move_at_the_reader_s_pace_and_once_more(visit: Visit, inn: Inn) -> None:
    """Chosen once and kept; step by step only a key goes on; what was seen can be seen again; all by keys."""
    table = inn.bring(roll_through_the_ages.stage("build"))
    me = visit(table.host.link)
    assert me.wait_for_turn()
    expect(me.get("pace")).to_have_value("normal")
    set_pace(me, "step")
    me.page.reload()
    expect(me.get("pace")).to_have_value("step")
    while table.host.state()["choices"]:
        assert table.host.act(action=table.host.state()["choices"][-1]["action"]).status_code == 200
    expect(me.get("next-move")).to_be_visible()
    told, states = me.lines, me.get("log").locator("li")
    me.wait_until(lambda: table.host.state()["choices"] != [])  # the computer is long done
    assert me.lines == told, "nothing goes on by itself"
    check_readable(me, "step by step")
    me.page.keyboard.press(".")
    me.wait_until(lambda: states.count() > len(told))
    tab_to(me, "next-move")
    check_focus(me)
    before = states.count()
    me.page.keyboard.press("Enter")
    me.wait_until(lambda: states.count() > before)
    set_pace(me, "once")
    expect(me.asked).to_have_text(table.host.state()["asked"]["text"])
    expect(me.get("showing")).to_have_count(0)
    lines = me.lines
    set_pace(me, "step")
    me.page.keyboard.press("l")
    expect(me.get("showing")).to_contain_text(lines[len(told) - 1])
    me.page.keyboard.press(".")
    expect(me.get("showing")).to_contain_text(lines[len(told)])
    assert me.offered.count() == 0, "the past offers nothing"
    me.page.keyboard.press("Escape")
    expect(me.asked).to_have_text(table.host.state()["asked"]["text"])
    assert me.lines == lines, "nothing is told twice"
    me.page.reload()
    assert me.wait_for_turn()
    me.get("last-round").click()
    expect(me.get("showing")).to_contain_text("Once more")


def test_on_a_phone_others_move_step_by_step_and_once_more(visit: Visit, inn: Inn) -> None:
    table = inn.bring(roll_through_the_ages.stage("build"))
    me = visit(table.host.link, **PHONE)
    assert me.wait_for_turn()
    set_pace(me, "step")
    while table.host.state()["choices"]:
        assert table.host.act(action=table.host.state()["choices"][-1]["action"]).status_code == 200
    expect(me.get("next-move")).to_be_in_viewport(ratio=1)
    told = me.get("log").locator("li")
    before = told.count()
    me.press(me.get("next-move"))
    me.wait_until(lambda: told.count() > before)
    set_pace(me, "once")
    expect(me.get("showing")).to_have_count(0)
    set_pace(me, "step")
    pull_up(me)
    me.press(me.get("last-round"))
    expect(me.get("showing")).to_contain_text("Once more")
    expect(me.get("next-move")).to_be_in_viewport(ratio=1)
    check_readable(me, "the last round again")


@pytest.mark.parametrize("opener", ["#pull", "#to-log"])
def test_on_a_phone_a_drawer_pulled_up_to_choose_makes_room_for_others(visit: Visit, inn: Inn, opener: str) -> None:
    table = inn.bring(roll_through_the_ages.stage("build"))
    me = visit(table.host.link, **PHONE)
    assert me.wait_for_turn()
    set_pace(me, "step")
    me.press(me.page.locator(opener))
    opened = me.page.locator("#drawer.open")
    expect(opened).to_have_count(1)
    while table.host.state()["choices"]:
        assert table.host.act(action=table.host.state()["choices"][-1]["action"]).status_code == 200
    expect(me.get("next-move")).to_have_count(1)
    if opener == "#to-log":
        expect(opened).to_have_count(1)  # whoever reads the log reads there what they do
        return
    expect(opened).to_have_count(0)
    pull_up(me)
    told = me.get("log").locator("li")
    before = told.count()
    me.press(me.get("next-move"))
    me.wait_until(lambda: told.count() > before)
    expect(opened).to_have_count(1)


@dataclass(frozen=True)
class Scenery:
    """A map game: how it stands, the ids of the places on its map in a view, and how a place is named on the page."""

    stage: Callable[[], Match]
    places: Callable[[dict[str, Any]], list[str]]
    name: str
    frame: str


SCENERIES = {
    "history": Scenery(
        lambda: history_of_the_world.stage("expand"),
        lambda view: [land["id"] for land in view["lands"]],
        "land",
        ".map-scroll",
    ),
    "tempus": Scenery(
        lambda: tempus.stage("children"), lambda view: [each["id"] for each in view["hexes"]], "hex", ".island"
    ),
    "seven": Scenery(
        lambda: seven_ages.stage("create_unit"), lambda view: list(view["map"]["regions"]), "region", ".map-scroll"
    ),
}


def are_near(one: tuple[float, float], other: tuple[float, float], most: float) -> bool:
    """Whether two points of the screen lie so near to each other."""
    return abs(one[0] - other[0]) < most and abs(one[1] - other[1]) < most


def is_in(part: Locator, frame: Locator) -> bool:
    """Whether the middle of something lies within the frame of the map."""
    (x, y), box = middle(part), frame.bounding_box()
    assert box is not None
    return 0 < x - box["x"] < box["width"] and 0 < y - box["y"] < box["height"]


def look_away(visitor: Visitor, frame: Locator, target: Locator) -> None:
    """Look so closely at the corner of the map across from something that it is out of sight."""
    box = frame.bounding_box()
    assert box is not None
    part = 0.98 if middle(target)[0] < middle(frame)[0] else 0.02
    visitor.page.mouse.move(box["x"] + box["width"] * part, box["y"] + box["height"] * part)
    visitor.page.keyboard.down("Control")
    for _ in range(6):
        visitor.page.mouse.wheel(0, -300)
    visitor.page.keyboard.up("Control")
    visitor.wait_until(lambda: not is_in(target, frame) and middle(target) == middle(target))


def look_closely(visitor: Visitor, target: Locator) -> None:
    """Look more closely at something, which stays where it is on the screen."""
    before = middle(target)
    visitor.page.mouse.move(*before)
    visitor.page.keyboard.down("Control")
    for _ in range(3):
        visitor.page.mouse.wheel(0, -300)
    visitor.page.keyboard.up("Control")
    visitor.wait_until(lambda: are_near(middle(target), before, 60))


def placed_choice(state: dict[str, Any], scenery: Scenery) -> tuple[str, str]:
    """Something that the one who is asked can do at a place of the map, and where."""
    places = set(scenery.places(state["view"]))
    words = [choice["action"].split() for choice in state["choices"]]
    return next((" ".join(each), each[-1]) for each in words if each[-1] in places)


def follow_a_move(visit: Visit, inn: Inn, scenery: Scenery, **device: Any) -> None:
    """Watch a table: the map goes to a move out of sight, and shows then again what it showed before."""
    table = inn.bring(scenery.stage())
    me = visit(table.watcher.link, **device)
    set_pace(me, "step")
    expect(me.get("log").locator("li").first).to_be_attached()
    frame = me.page.locator(scenery.frame)
    action, place = placed_choice(table.host.state(), scenery)
    target = me.get(f"{scenery.name}-{place}")
    look_away(me, frame, target)
    before = middle(target)
    assert table.host.act(action=action).status_code == 200
    ring = me.get("happening").locator(".ring")
    expect(ring).to_be_attached()
    me.wait_until(lambda: is_in(target, frame))
    assert are_near(middle(ring), middle(target), 30)
    if not me.touches:
        check_readable(me, "marks on the map")
    me.page.keyboard.press(".")
    me.wait_until(lambda: are_near(middle(target), before, 3))


@pytest.mark.parametrize("name", SCENERIES)
def test_the_map_goes_where_others_act_and_comes_back(visit: Visit, inn: Inn, name: str) -> None:
    follow_a_move(visit, inn, SCENERIES[name])
    follow_a_move(visit, inn, SCENERIES[name], **PHONE)


SCROLL_AWAY = "for (const each of [document.scrollingElement, document.querySelector('#play')]) each.scrollTop = 1e5"
# Notes of every mark on a map whether it lay open within the frame when it was seen last.
RINGS = """window.rings = new Map();
const look = () => {
  const ring = document.querySelector("[data-testid=happening] .ring"), frame = document.querySelector("%s");
  if (ring && document.querySelector("[data-testid=showing]")) {
    const { e, f } = ring.getScreenCTM(), { left, top, right, bottom } = frame.getBoundingClientRect();
    const open = document.elementFromPoint(e, f)?.closest(".map-frame, .map-tools")?.matches(".map-frame");
    rings.set(ring, open && e > left + 20 && f > top + 20 && e < right - 20 && f < bottom - 20);
  }
  requestAnimationFrame(look);
};
look();"""
MOVES = 8


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", SCENERIES)
def test_at_a_fast_pace_too_the_map_is_there_in_time(visit: Visit, inn: Inn, name: str, device: dict[str, Any]) -> None:
    scenery = SCENERIES[name]
    table = inn.bring(scenery.stage())
    me = visit(table.watcher.link, **device, **MOVING)
    me.begin_with(RINGS % scenery.frame)
    me.page.reload()
    set_pace(me, "fast")
    _, place = placed_choice(table.host.state(), scenery)
    look_away(me, me.page.locator(scenery.frame), me.get(f"{scenery.name}-{place}"))
    me.page.evaluate(SCROLL_AWAY)
    moves = 0
    while moves < MOVES:
        state = table.host.asked()
        if state["choices"]:
            moves += table.host.act(action=far_choice(state, scenery)).status_code == 200
    me.wait_until(lambda: me.get("showing").count() == 0 and me.page.evaluate("rings.size") > 1)
    assert me.page.evaluate("[...rings.values()]") == [True] * me.page.evaluate("rings.size")


def far_choice(state: dict[str, Any], scenery: Scenery) -> str:
    """The last thing that can be done at a place of the map, else the first of all."""
    places = set(scenery.places(state["view"]))
    actions: list[str] = [choice["action"] for choice in state["choices"]]
    return next((each for each in reversed(actions) if each.split()[-1] in places), actions[0])


def follow_an_own_move(visit: Visit, inn: Inn, scenery: Scenery, **device: Any) -> None:
    """Choose out of sight: the map comes to where it happened."""
    table = inn.bring(scenery.stage())
    me = visit(table.host.link, **device)
    assert me.wait_for_turn()
    frame = me.page.locator(scenery.frame)
    action, place = placed_choice(me.state(), scenery)
    target = me.get(f"{scenery.name}-{place}")
    me.page.keyboard.press("0")
    look_away(me, frame, target)
    number = table.host.act(action=action).json()["number"]
    me.see(number)
    me.wait_until(lambda: is_in(target, frame))


# Move the map so that a place lies near its left edge.
NEAR_THE_EDGE = """(place) => {
  const frame = document.querySelector(".map-scroll");
  const [whole, hub] = [frame, place.querySelector(".hub")].map((each) => each.getBoundingClientRect());
  frame.scrollBy(hub.x + hub.width / 2 - whole.x - 30, 0);
}"""


def test_what_is_drawn_around_others_moves_is_in_sight_too(visit: Visit, inn: Inn) -> None:
    table = inn.bring(history_of_the_world.stage("expand"))
    me = visit(table.watcher.link)
    set_pace(me, "step")
    frame = me.page.locator(".map-scroll")
    land = plain_targets(table.host.state())[0]
    target = me.get(f"land-{land}")
    look_closely(me, target)
    target.evaluate(NEAR_THE_EDGE)
    me.wait_until(lambda: middle(target)[0] - left_of(frame) < 40)
    assert table.host.act(action=f"expand {land}").status_code == 200
    me.wait_until(lambda: middle(target)[0] - left_of(frame) > 50)


def left_of(frame: Locator) -> float:
    """Where the map begins on the screen."""
    box = frame.bounding_box()
    assert box is not None
    return box["x"]


def test_what_happens_at_several_places_is_shown_for_longer(visit: Visit, inn: Inn) -> None:
    """Yet never so long that all that is to come would take longer than the pace allows."""
    me = visit(inn.bring(history_of_the_world.stage("expand")).watcher.link)
    length = "async ([pace, ...moves]) => (await import('/static/app/pace.js')).lengthOf(pace, ...moves)"
    moves = [("normal", 0, 0), ("normal", 0, 1), ("normal", 0, 3), ("normal", 0, 9), ("normal", 9, 9), ("once", 0, 3)]
    assert [me.page.evaluate(length, each) for each in moves] == [700, 700, 2100, 2800, 600, 0]


@pytest.mark.parametrize("name", SCENERIES)
def test_the_map_comes_to_one_s_own_move_out_of_sight(visit: Visit, inn: Inn, name: str) -> None:
    follow_an_own_move(visit, inn, SCENERIES[name])
    follow_an_own_move(visit, inn, SCENERIES[name], **PHONE)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_map_stays_where_one_s_own_move_is_in_sight(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    scenery = SCENERIES["tempus"]
    table = inn.bring(scenery.stage())
    me = visit(table.host.link, **device)
    assert me.wait_for_turn()
    frame = me.page.locator(scenery.frame)
    action, place = placed_choice(me.state(), scenery)
    target = me.get(f"{scenery.name}-{place}")
    look_closely(me, target)
    assert is_in(target, frame) and not are_near(middle(target), middle(frame), 40)
    before = middle(target)
    me.see(table.host.act(action=action).json()["number"])
    assert are_near(middle(target), before, 20), "what stands there now may reach farther"


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_somebody_else_s_fight_is_marked_where_it_is_and_shows_its_dice(
    visit: Visit, inn: Inn, device: dict[str, Any]
) -> None:
    table = inn.bring(history_of_the_world.stage("expand"))
    me = visit(table.watcher.link, **device)
    set_pace(me, "step")
    attack = next(choice["action"] for choice in table.host.state()["choices"] if choice["verb"] == "attack")
    assert table.host.act(action=attack).status_code == 200
    expect(me.get("happening").locator(".sign-above")).to_be_attached()
    assert are_near(middle(me.get("happening").locator(".ring")), middle(me.get(f"land-{attack.split()[1]}")), 30)
    expect(me.get("battle-outcome").locator("[data-die]").first).to_be_visible()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("step", "action"), [("losing", "done"), ("fight_advance", "advance 1")])
def test_what_comes_of_a_fight_without_a_place_is_marked_where_it_is_fought(
    visit: Visit, inn: Inn, step: str, action: str, device: dict[str, Any]
) -> None:
    table = inn.bring(tempus.stage(step))
    me = visit(table.watcher.link, **device)
    set_pace(me, "step")
    expect(me.get("log").locator("li").first).to_be_attached()
    view = table.host.state()["view"]
    attacker, target = view["turn"], view["target"]
    assert table.host.act(action=action).status_code == 200
    ring = me.get("happening").locator(".ring")
    expect(ring).to_be_attached()
    assert are_near(middle(ring), middle(me.get(f"hex-{target}")), 30)
    assert f"--seat-{attacker}" in (me.get("happening").get_attribute("style") or ""), "the way is the attacker's"


def own_places(name: str, view: dict[str, Any]) -> list[str]:
    """Where the first seat is on a map: its people, or the units of its empires."""
    if name == "tempus":
        return [each["id"] for each in view["hexes"] if each["holder"] == 0]
    own = {empire["id"] for empire in view["empires"] if empire["seat"] == 0}
    return [each["id"] for each in view["regions"] if any(stack["empire"] in own for stack in each["stacks"])]


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", ["tempus", "seven"])
def test_something_of_one_s_own_is_in_sight_when_the_turn_comes(
    visit: Visit, inn: Inn, name: str, device: dict[str, Any]
) -> None:
    scenery = SCENERIES[name]
    table = inn.bring(seven_ages.stage("stack") if name == "seven" else scenery.stage())
    me = visit(table.host.link, **device)
    assert me.wait_for_turn()
    frame = me.page.locator(scenery.frame)
    own = own_places(name, me.state()["view"])
    me.page.keyboard.press("0")
    look_away(me, frame, me.get(f"{scenery.name}-{own[0]}"))
    turn = me.turn()
    while me.turn() == turn or not me.state()["choices"]:
        if me.state()["choices"]:
            assert table.host.act().status_code in (200, 409, 422), "the page answers a lone “Done” itself, maybe first"
    assert me.wait_for_turn()
    me.see()
    me.forgive("409")  # or second
    own = own_places(name, me.state()["view"])
    me.wait_until(lambda: any(is_in(me.get(f"{scenery.name}-{place}"), frame) for place in own))


def own_lands(view: dict[str, Any]) -> list[str]:
    """Where the empire that was drawn would begin, else where the first seat's armies are."""
    begun = [empire["start_lands"] for empire in view["empires"] if empire["id"] == view["draw"]["drawn"]]
    return begun[0] if begun else [land["id"] for land in view["lands"] if land["holder"] == 0]


def come_home(visit: Visit, inn: Inn, **device: Any) -> None:
    """Whatever was looked at before: when the turn comes, the own start land or armies are in sight."""
    table = inn.bring(history_of_the_world.stage("expand"))
    me = visit(table.host.link, **device)
    assert me.wait_for_turn()
    held = own_lands(me.state()["view"])
    frame = me.page.locator(".map-scroll")
    me.page.keyboard.press("0")
    look_away(me, frame, me.get(f"land-{held[0]}"))
    assert table.host.act(action="done").status_code == 200
    me.wait_until(lambda: me.state()["choices"] != [])
    assert me.wait_for_turn()
    own = own_lands(me.state()["view"])
    me.wait_until(lambda: all(is_in(me.get(f"land-{land}"), frame) for land in own))


def test_the_own_armies_are_in_sight_when_the_turn_comes(visit: Visit, inn: Inn) -> None:
    come_home(visit, inn)
    come_home(visit, inn, **PHONE)


# Clicks that come too early


def plain_targets(state: dict[str, Any]) -> list[str]:
    """Lands that one click takes."""
    return [choice["action"].split()[1] for choice in state["choices"] if choice["verb"] == "expand"]


def test_a_second_click_waits_and_a_double_click_counts_once(visit: Visit, inn: Inn) -> None:
    table = inn.bring(history_of_the_world.stage("expand"))
    me = visit(table.host.link)
    assert me.wait_for_turn()
    held: list[Route] = []
    me.page.route("**/act?*", lambda route: held.append(route), times=1)
    first, second, *_ = plain_targets(me.state())
    before = me.state()["position"]
    me.get(f"land-{first}").click()
    me.wait_until(lambda: len(held) == 1)
    me.get(f"land-{first}").click()
    expect(me.get("busy")).to_have_text("Your last move is still on its way.")
    me.get(f"land-{second}").click()
    expect(me.get("busy")).to_contain_text("As soon as your last move has arrived")
    assert me.state()["position"] == before
    held[0].continue_()
    me.wait_until(lambda: me.state()["position"] == before + 2)
    lands = {land["id"]: land["holder"] for land in me.state()["view"]["lands"]}
    assert lands[first] == lands[second] == 0
    expect(me.get("busy")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_click_that_came_too_late_says_so(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    """What waits is no longer possible once the move before it has come."""
    me = visit(inn.bring(roll_through_the_ages.stage("reroll")).host.link, **device)
    assert me.wait_for_turn()
    held: list[Route] = []
    me.page.route("**/act?*", lambda route: held.append(route), times=1)
    me.press(me.get("stop"))
    me.wait_until(lambda: len(held) == 1)
    me.page.keyboard.press("a")
    me.press(me.get("reroll"))
    expect(me.get("busy")).to_be_in_viewport()
    held[0].continue_()
    expect(me.page.locator("#notices")).to_contain_text("No longer possible")
    assert me.state()["view"]["rolls"] == 1


# What moves and sounds


def test_sounds_are_off_until_switched_on_and_silent_where_motion_is_unwelcome(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("reroll")).host.link, **MOVING)
    me.begin_with(WATCH)
    me.page.reload()
    assert me.wait_for_turn()
    sounds = "window.sounds"
    me.get("die-1").click()
    me.send(me.get("reroll"))
    assert me.page.evaluate(sounds) == 0
    expect(me.get("sounds")).to_have_accessible_name("Sounds: off")
    me.get("sounds").click()
    expect(me.get("sounds")).to_have_accessible_name("Sounds: on")
    assert me.page.evaluate(sounds) > 0
    me.page.reload()
    assert me.wait_for_turn()
    expect(me.get("sounds")).to_have_accessible_name("Sounds: on")
    me.get("die-2").click()
    me.send(me.get("reroll"))
    me.wait_until(lambda: me.page.evaluate(sounds) > 0)
    me.page.emulate_media(reduced_motion="reduce")
    me.page.reload()
    assert me.wait_for_turn()
    me.get("sounds").press("Enter")
    expect(me.page.locator("#notices")).to_contain_text("silent")
    me.send(me.offered.first)
    assert me.page.evaluate(sounds) == 0


def finish(visit: Visit, inn: Inn, match: Match, **device: Any) -> set[str]:
    """Watch a match come to its end; the classes of all that was ever put on the page meanwhile."""
    table = inn.bring(match)
    me = visit(table.host.link, **device)
    me.begin_with(WATCH)
    me.page.reload()
    assert me.wait_for_turn()
    while not table.host.state()["over"]:
        assert table.host.act().status_code == 200
    expect(me.get("final-score")).to_be_visible()
    return set(me.page.evaluate("[...window.seen]"))


def test_scores_tick_and_a_winner_is_celebrated_unless_motion_is_unwelcome(visit: Visit, inn: Inn) -> None:
    match = roll_through_the_ages.ALONE.until(asks("build", 40), 60)
    assert {"score-change", "celebration"} <= finish(visit, inn, match, **MOVING)
    assert {"score-change", "celebration"} <= finish(visit, inn, match, **PHONE, **MOVING)
    assert not {"score-change", "celebration", "token"} & finish(visit, inn, match)
    assert not {"score-change", "celebration", "token"} & finish(visit, inn, match, **PHONE)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_piece_slides_where_it_goes_unless_motion_is_unwelcome(
    visit: Visit, inn: Inn, device: dict[str, Any]
) -> None:
    for moving in (MOVING, {}):
        table = inn.bring(tempus.stage("move_go"))
        me = visit(table.watcher.link, **device, **moving)
        me.begin_with(WATCH)
        me.page.reload()
        set_pace(me, "step")
        goes = next(choice["action"] for choice in table.host.state()["choices"] if choice["verb"] == "go")
        assert table.host.act(action=goes).status_code == 200
        expect(me.get("happening").locator(".ring")).to_be_attached()
        expect(me.get("happening").locator(".way")).to_be_attached()
        assert ("token" in me.page.evaluate("[...window.seen]")) is bool(moving)


def test_on_a_phone_sounds_are_switched_on_by_a_tap_and_kept(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("reroll")).host.link, **PHONE, **MOVING)
    me.begin_with(WATCH)
    me.page.reload()
    assert me.wait_for_turn()
    expect(me.get("sounds")).to_have_accessible_name("Sounds: off")
    pull_up(me)
    me.press(me.get("sounds"))
    expect(me.get("sounds")).to_have_accessible_name("Sounds: on")
    assert me.page.evaluate("window.sounds") > 0
    me.page.reload()
    expect(me.get("sounds")).to_have_accessible_name("Sounds: on")
