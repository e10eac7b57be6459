"""What the map of History of the World shows besides pieces: empires that begin, who holds what, monuments to come."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import history_of_the_world as history
from tests.web.checks import check_readable
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_history_play import SAID, borders
from tests.web.visitor import PHONE, Visitor, middle

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
# Whether a place of the map lies within what is seen of it.
IN_SIGHT = """(place) => {
  const [frame, box] = [document.querySelector(".map-scroll"), place.querySelector(".hub")];
  const [whole, part] = [frame, box].map((each) => each.getBoundingClientRect());
  return part.left >= whole.left && part.right <= whole.right && part.top >= whole.top && part.bottom <= whole.bottom;
}"""
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII")
# The flags that lie over the name of a land.
FLAGS_OVER_NAMES = """(land) => {
  const names = [...document.querySelectorAll(".land-name")].filter((each) => each.checkVisibility());
  const at = document.querySelector(`[data-place="${land}"] .hub`).getBoundingClientRect();
  const far = (box) => Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y);
  const boxes = names.map((each) => each.getBoundingClientRect()).sort((one, other) => far(one) - far(other));
  return [...document.querySelectorAll(".flag .plate")].filter((flag) => {
    const one = flag.getBoundingClientRect();
    return boxes.slice(0, 1).some((box) => Math.min(one.right, box.right) - Math.max(one.left, box.left) > 4
      && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 4);
  }).length;
}"""
# The words on a map that lie over a piece of somebody.
COVERING = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const boxes = seen(".pieces :is(.seat-shape, .building-ground)").map((each) => each.getBoundingClientRect());
  return seen(".area-name, .plate").filter((words) => {
    const one = words.getBoundingClientRect();
    return boxes.some((box) => Math.min(one.right, box.right) - Math.max(one.left, box.left) > 6
      && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 6);
  }).length;
}"""


def sit_down(visit: Visit, inn: Inn, name: str, **device: Any) -> Visitor:
    """Somebody who is asked."""
    me = visit(inn.bring(history.stage(name)).host.link, **device)
    assert me.wait_for_turn()
    return me


@pytest.mark.parametrize("device", DEVICES)
def test_the_drawn_empire_is_seen_where_it_would_begin(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, "empire", **DEVICES[device])
    view = me.state()["view"]
    drawn = next(empire for empire in view["empires"] if empire["id"] == view["draw"]["drawn"])
    expect(me.page.locator(f".flag[data-empire={drawn['id']}]")).to_be_visible()
    expect(me.page.locator(".flag")).to_have_count(1)
    expect(me.page.locator(".rim.picked")).to_have_count(len(drawn["start_lands"]))
    for land in drawn["start_lands"]:
        assert me.get(f"land-{land}").evaluate(IN_SIGHT)


@pytest.mark.parametrize("device", DEVICES)
def test_whoever_names_a_land_for_treachery_sees_where_the_empire_begins(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, "treachery", **DEVICES[device])
    begins = next(empire for empire in me.state()["view"]["empires"] if empire["active"])
    expect(me.page.locator(f".flag[data-empire={begins['id']}]")).to_be_visible()
    expect(me.page.locator(".rim.picked")).to_have_count(len(begins["start_lands"]))
    assert me.get(f"land-{begins['start_lands'][0]}").evaluate(IN_SIGHT)


@pytest.mark.parametrize("device", DEVICES)
def test_the_called_empire_is_seen_where_it_will_begin(visit: Visit, inn: Inn, device: str) -> None:
    """Before its first army stands anywhere, and although older armies stand elsewhere."""
    me = sit_down(visit, inn, "event", **DEVICES[device])
    view = me.state()["view"]
    called = next(empire for empire in view["empires"] if empire["active"])
    expect(me.page.locator(f".flag[data-empire={called['id']}]")).to_be_visible()
    expect(me.page.locator(".rim.picked")).to_have_count(len(called["start_lands"]))
    for land in called["start_lands"]:
        assert me.get(f"land-{land}").evaluate(IN_SIGHT)
    assert me.page.evaluate(FLAGS_OVER_NAMES, called["start_lands"][0]) == 0


# Move the map so that a place lies at that edge of it behind which another one lies.
TO_THE_EDGE = """(place, other) => {
  const frame = document.querySelector(".map-scroll");
  const beyond = document.querySelector(`[data-place="${other}"]`);
  const [whole, one, two] = [frame, ...[place, beyond].map((each) => each.querySelector(".hub"))]
    .map((each) => each.getBoundingClientRect());
  if (Math.abs(two.x - one.x) > Math.abs(two.y - one.y))
    frame.scrollBy(two.x > one.x ? one.right + 30 - whole.right : one.left - 30 - whole.left, 0);
  else frame.scrollBy(0, two.y > one.y ? one.bottom + 30 - whole.bottom : one.top - 30 - whole.top);
}"""


def test_what_can_be_reached_anew_comes_into_sight(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand")
    before = set(offered(me))
    marches = [choice["action"].split()[1] for choice in me.state()["choices"] if choice["verb"] == "expand"]
    strange = {land["id"] for land in me.state()["view"]["lands"]} - before - set(holdings(me))
    beyond = {land: sorted(strange & set(borders()[land])) for land in marches}
    target = max(marches, key=lambda land: len(beyond[land]))
    other = me.get(f"land-{beyond[target][0]}")
    me.page.keyboard.press("+")
    me.get(f"land-{target}").evaluate(TO_THE_EDGE, beyond[target][0])
    me.wait_until(lambda: bool(me.get(f"land-{target}").evaluate(IN_SIGHT)) and not other.evaluate(IN_SIGHT))
    me.press(me.get(f"land-{target}"))
    me.wait_until(lambda: beyond[target][0] in offered(me))
    me.wait_until(lambda: bool(other.evaluate(IN_SIGHT)))


@pytest.mark.parametrize("device", DEVICES)
def test_what_is_far_from_a_small_realm_is_looked_at_from_farther_away(visit: Visit, inn: Inn, device: str) -> None:
    """The United States begin with few lands around; from the Deep South the seas lie open."""
    me = sit_down(visit, inn, "americans", **DEVICES[device])
    before = set(offered(me))
    assert before == {"appalachia", "great_lakes", "deep_south"}
    me.press(me.get("map-focus"))
    me.press(me.get("land-deep_south"))
    if me.touches:  # which look first
        me.press(me.get("confirm-land"))
    me.wait_until(lambda: bool(set(offered(me)) - before))
    me.wait_until(lambda: all(me.get(f"land-{land}").evaluate(IN_SIGHT) for land in offered(me)))


def test_another_question_of_a_card_is_looked_at_too(visit: Visit, inn: Inn) -> None:
    """Once an empire is chosen for a civil war, its lands fill the map."""
    me = sit_down(visit, inn, "incite")
    empires = [choice["action"].split()[1] for choice in me.state()["choices"]]
    sources = [land["source"]["id"] for land in me.state()["view"]["lands"] if land["source"]]
    largest = max(empires, key=sources.count)
    wide = me.page.locator(".world-map").evaluate("(map) => map.clientWidth")
    me.get(f"choice-incite-{largest}").click()
    me.wait_until(lambda: me.state()["view"]["step"] == "rebel")
    me.see()
    me.wait_until(lambda: me.page.locator(".world-map").evaluate("(map) => map.clientWidth") > wide)
    assert all(me.get(f"land-{land}").evaluate(IN_SIGHT) for land in offered(me))


def holdings(me: Visitor) -> list[str]:
    """The lands of the reader."""
    return [land["id"] for land in me.state()["view"]["lands"] if land["holder"] == 0]


def test_a_phone_shows_reachable_lands_large_enough_to_read(visit: Visit, inn: Inn) -> None:
    """Fleets reach around the world: what acts is in sight, and so are the lands around it."""
    me = sit_down(visit, inn, "fleets", **PHONE)
    view = me.state()["view"]
    own = [land["id"] for land in view["lands"] if land["source"] == view["force"] and land["holder"] == 0]
    assert any(me.get(f"land-{land}").evaluate(IN_SIGHT) for land in own)
    map_, frame = (me.page.locator(selector) for selector in (".world-map", ".map-scroll"))
    assert map_.evaluate("(map) => map.clientWidth") > 2 * frame.evaluate("(frame) => frame.clientWidth")


def epochs_of(view: dict[str, Any], card: str) -> str:
    """What stands on a card that is not for all epochs."""
    named = {one["card"]: one for one in view["card_epochs"]}
    if card not in named:
        return ""
    first, last = NUMERALS[named[card]["first"]], NUMERALS[named[card]["last"]]
    return f" · Epoch {first}" if first == last else f" · Epochs {first} to {last}"


def offered(me: Visitor) -> list[str]:
    """The lands that can be chosen on the map."""
    found: list[str] = me.page.locator(".place.land.offered").evaluate_all(
        "(all) => all.map((each) => each.dataset.place)"
    )
    return found


@pytest.mark.parametrize("device", DEVICES)
def test_layers_show_holders_control_and_empires_and_stay(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, "expand", **DEVICES[device])
    view = me.state()["view"]
    me.page.keyboard.press("0")
    expect(me.page.locator(".tint, .plaque, .flag")).to_have_count(0)
    turn_layer(me, "t")
    expect(me.page.locator(".tint")).to_have_count(sum(land["holder"] is not None for land in view["lands"]))
    turn_layer(me, "a")
    for area in view["areas"]:
        held = [seat["level"] for seat in area["seats"] if seat["level"]]
        bars = me.page.locator(f".plaque[data-area={area['id']}] .bar.full")
        levels = ("presence", "dominance", "control")
        expect(bars).to_have_count(sum(levels.index(level) + 1 for level in held))
    lines = sum(seat["level"] in ("dominance", "control") for area in view["areas"] for seat in area["seats"])
    expect(me.page.locator(".hold")).to_have_count(lines)
    check_readable(me, "layers of the map")
    turn_layer(me, "a")
    expect(me.page.locator(".plaque")).to_have_count(0)
    assert me.page.evaluate(COVERING) == 0, "no name lies over a piece"
    turn_layer(me, "e")
    expect(me.page.locator(".flag")).to_have_count(len(view["empires"]))
    me.page.reload()
    assert me.wait_for_turn()
    expect(me.page.locator(".flag")).to_have_count(len(view["empires"]))
    pressed = me.page.locator("[data-testid^=layer-][aria-pressed=true]")
    expect(pressed).to_have_count(2)


def test_the_map_answers_its_keys_while_one_looks_back(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand")
    me.get("replay").click()
    expect(me.get("replay-caption")).to_be_visible()
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("t")
    expect(me.get("layer-holders")).to_have_attribute("aria-pressed", "true")


# The layers by their keys.
LAYERS = {"t": "holders", "a": "areas", "e": "empires"}


def turn_layer(me: Visitor, key: str) -> None:
    """Switch a layer of the map: by its key, or by a finger."""
    if me.touches:
        me.press(me.get(f"layer-{LAYERS[key]}"))
    else:
        me.page.keyboard.press(key)


# The areas whose name lies nearest to a land of another area.
STRAYED = """([areas, places]) => {
  const middle = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const hubs = places.map(([land, area]) => [middle(document.querySelector(`[data-place="${land}"] .hub`)), area]);
  return [...document.querySelectorAll(".area-name")].flatMap((name, place) => {
    if (!name.getBoundingClientRect().width) return []; // there is no room for it
    const [x, y] = middle(name);
    const far = ([at]) => Math.hypot(at[0] - x, at[1] - y);
    const [, nearest] = hubs.reduce((best, each) => (far(each) < far(best) ? each : best));
    return nearest === areas[place] ? [] : [areas[place]];
  });
}"""


@pytest.mark.parametrize("device", DEVICES)
def test_words_lie_in_their_area_and_over_no_piece_near_and_far(visit: Visit, inn: Inn, device: str) -> None:
    """Late in the game, with pieces all over the world."""
    me = sit_down(visit, inn, "six", **DEVICES[device])
    view = me.state()["view"]
    me.page.keyboard.press("0")
    places = [[land["id"], land["area"]] for land in view["lands"]]
    strayed = me.page.evaluate(STRAYED, [[area["id"] for area in view["areas"]], places])
    assert len(strayed) <= 1, strayed
    turn_layer(me, "a")
    me.page.keyboard.press("f")
    for _ in range(3):
        assert me.page.evaluate(COVERING) == 0
        me.page.keyboard.press("+")


# The dashed sign of a monument to come, and what is built already, in points of the screen.
RISING = """async (buildings) => {
  const { risingMonuments } = await import("/static/boards/history_of_the_world/overlays.js");
  const spots = { centre: [0, 0], monument: [0, 0] };
  const land = { id: "levant", settlement: "capital", fort: buildings > 1, monument: false };
  const [drawn] = risingMonuments({ rising: { sites: ["levant"] }, lands: [land] }, { lands: { levant: spots } });
  return Number(drawn.querySelector(".afar .building-ground").getAttribute("cx"));
}"""


def test_a_monument_to_come_stands_beside_what_is_built(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "event")
    assert [me.page.evaluate(RISING, buildings) for buildings in (1, 2)] == [13, 17.5]


TABLET = {"viewport": {"width": 820, "height": 1180}}


@pytest.mark.parametrize("device", [{}, PHONE, TABLET], ids=["desk", "phone", "tablet"])
def test_the_controls_of_the_map_cover_nothing(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    """On a tablet held upright the map is not flat either."""
    me = sit_down(visit, inn, "expand", **device)
    tools, map_ = (me.page.locator(selector).bounding_box() for selector in (".map-tools", ".map-scroll"))
    assert tools and map_
    beside = tools["x"] >= map_["x"] + map_["width"]
    above = tools["y"] + tools["height"] <= map_["y"]
    assert beside or above
    assert map_["height"] >= 0.5 * map_["width"] if device != TABLET else map_["height"] >= 0.75 * map_["width"]


def test_what_slid_below_a_mouse_at_rest_is_shown_before_it_is_done(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand")
    marches = [choice["action"].split()[1] for choice in me.state()["choices"] if choice["verb"] == "expand"]
    me.page.keyboard.press("f")
    land = next(land for land in marches if me.get(f"land-{land}").evaluate(IN_SIGHT))
    x, y = middle(me.get(f"land-{land}").locator(".hub"))
    me.page.mouse.move(x, y)
    before = me.state()["position"]
    me.page.keyboard.press("f")
    me.page.mouse.click(x + 3, y + 2)  # a hand trembles
    expect(me.get("land-card")).to_have_attribute("data-place", land)
    assert me.state()["position"] == before
    me.get("close-land").click()
    me.send(me.get(f"land-{land}").locator(".hub"))
    assert me.state()["position"] > before


@pytest.mark.parametrize("device", DEVICES)
def test_monuments_to_come_and_kinds_of_cards_are_marked(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, "monument", **DEVICES[device])
    view = me.state()["view"]
    offered = {choice["action"].split()[1] for choice in me.state()["choices"]}
    assert set(view["rising"]["sites"]) == offered
    for land in offered:
        expect(me.page.locator(f"[data-rising={land}] .anear")).to_be_visible()
        expect(me.get(f"land-{land}")).to_have_attribute("aria-label", re.compile("a monument can go here"))
    one, *others = (SAID.say(f"land-{land}") for land in view["rising"]["sites"])
    lands = f"{', '.join([one, *others[:-1]])}{',' if others[1:] else ''} or {others[-1]}"
    assert view["rising"]["monuments"] == 1
    expect(me.get("rising")).to_have_text(f"A monument when the turn ends; its land: {lands}")
    for card in set(view["seats"][0]["hand"]):
        kind = "Greater event" if card in view["greater_cards"] else "Lesser event"
        expect(me.get(f"card-{card}").locator(".card-deck")).to_have_text(
            kind + epochs_of(view, card), ignore_case=True
        )
