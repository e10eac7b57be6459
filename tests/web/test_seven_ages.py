"""7 Ages in the browser: the map and its pieces, choices pressed on it, cards with their uses, markers, a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.text import LANGUAGES, texts
from tests.web.checks import DEVICES, check_readable, check_words, pull_down
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.seven_ages import (
    GAME,
    among_people,
    asked_for_no_ship,
    asks,
    first_played,
    founder,
    link_to,
    shared_counters,
    stage,
)
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
SAID = texts("en", GAME)
REGIONS = 170 + 48 + 10


def sit_down(visit: Visit, inn: Inn, step: str, **device: Any) -> Visitor:
    """Come to a table at this step."""
    me = visit(inn.bring(stage(step)).host.link, **device)
    assert me.wait_for_turn()
    return me


def look(visit: Visit, inn: Inn, step: str, **device: Any) -> Visitor:
    """Come to a table at this step that others look at too, and change nothing."""
    me = visit(link_to(inn, step), **device)
    assert me.wait_for_turn()
    return me


def send_all(visitor: Visitor, name: str) -> None:
    """Press what sends several choices, and wait until all of them are shown and nobody else is to move."""
    visitor.send(visitor.get(name))
    expect(visitor.page.locator("body.sending")).to_have_count(0)
    visitor.wait_until(lambda: 0 in visitor.state()["pending"])
    visitor.see()


def built_in(visitor: Visitor) -> str:
    """The first region in which a unit is offered."""
    actions = [choice["action"].split() for choice in visitor.state()["choices"]]
    return str(next(words[2] for words in actions if words[0] == "build"))


def own_stack(visitor: Visitor, region: str) -> int:
    """How many units the service shows in a region."""
    regions = {each["id"]: each for each in visitor.state()["view"]["regions"]}
    return sum(stack["count"] for stack in regions[region]["stacks"])


def test_units_are_built_where_the_map_is_pressed(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "create_unit")
    expect(me.page.locator(".place")).to_have_count(REGIONS)
    region, before = built_in(me), own_stack(me, built_in(me))
    expect(me.get(f"region-{region}")).to_have_class(re.compile("offered"))
    me.get(f"region-{region}").click()
    expect(me.get("region-card")).to_contain_text(SAID.say(f"region-{region}"))
    me.send(me.get("confirm-region"))
    assert own_stack(me, region) == before + 1
    pieces = me.page.locator(f".pieces[data-region='{region}'] .anear .count")
    expect(pieces).to_have_text(str(before + 1))
    expect(me.page.locator(".tint")).to_have_count(
        sum(1 for each in me.state()["view"]["regions"] if each["control"] is not None)
    )


def test_an_order_of_units_is_sent_and_taken_back_as_one(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "create_unit")
    before = me.state()
    offer = min(before["view"]["order"]["units"], key=lambda each: each["cost"])
    count = min(2, purse_of(before) // offer["cost"])
    for _ in range(count):
        me.get(f"more-{offer['unit']}").click()
    expect(me.get(f"ordered-{offer['unit']}")).to_have_text(str(count))
    expect(me.get("send-order")).to_contain_text(str(purse_of(before) - count * offer["cost"]))
    assert me.state()["position"] == before["position"], "nothing is built before it is sent"
    me.requests.clear()
    send_all(me, "send-order")
    assert me.requests[0].method == "POST", "how things stand is known before the first unit"
    assert units_of(me.state()) == units_of(before) + count
    me.send(me.get("undo"))
    after = me.state()
    assert (units_of(after), purse_of(after)) == (units_of(before), purse_of(before))
    assert after["view"]["step"] == "create_unit"


def test_an_order_takes_both_sides_of_a_counter_from_the_same(visit: Visit, inn: Inn) -> None:
    """What the button promises is built: no unit of one type after all its counters were ordered as the other."""
    match = first_played(
        founder,
        lambda match: asks("create_unit")(match) and shared_counters(match) is not None,
        options={"fast_history": 1},
    )
    pair = shared_counters(match)
    assert pair is not None
    one, other = pair
    me = visit(inn.bring(match).host.link)
    assert me.wait_for_turn()
    for _ in range(one["left"]):
        me.get(f"more-{one['unit']}").click()
    more = me.get(f"more-{other['unit']}")
    expect(more).to_have_attribute("aria-disabled", "true")
    more.click(force=True)
    why = SAID.say("web-seven-order-shared", unit=SAID.say(f"unit-{one['unit']}"))
    expect(me.page.get_by_text(why)).to_be_visible()
    expect(me.get(f"ordered-{other['unit']}")).to_have_text("0")


def test_what_is_asked_in_the_midst_of_an_order_loses_none_of_its_units(visit: Visit, inn: Inn) -> None:
    """Among people everybody is asked for a shore where somebody might have built a ship; then the order goes on."""
    match = among_people()
    _, unit, region = asked_for_no_ship(match)[0].split()
    me = visit(inn.bring(match).host.link)
    me.get("lift").click()
    assert me.wait_for_turn()
    before = me.state()
    me.get(f"region-{region}").click()
    for _ in range(2):
        me.get(f"more-{unit}").click()
    send_all(me, "send-order")
    assert me.state()["view"]["step"] == "moor" and units_of(me.state()) == units_of(before) + 1
    me.send(me.get("choice-done"))
    expect(me.get(f"ordered-{unit}")).to_have_text("1")
    send_all(me, "send-order")
    assert units_of(me.state()) == units_of(before) + 2


def units_of(state: dict[str, Any]) -> int:
    """How many units the empires of the first seat have."""
    return sum(empire["units"] for empire in state["view"]["empires"] if empire["seat"] == 0)


def purse_of(state: dict[str, Any]) -> int:
    """The money of the empire that acts."""
    return next(int(each["money"]) for each in state["view"]["empires"] if each["id"] == state["view"]["acting"])


def picked_up(me: Visitor) -> tuple[str, dict[str, Any]]:
    """The first stack that can move is picked: where, and the view then."""
    start = next(choice["action"].split()[1] for choice in me.state()["choices"] if choice["verb"] == "move")
    send_all(me, f"region-{start}")
    picked = me.state()["view"]
    assert picked["step"] == "pick_unit"
    if not picked["move"]["units"]:  # several types, of which only one unit may go
        me.send(me.page.locator("#choices [data-action^='take ']").first)
        picked = me.state()["view"]
    return start, picked


# All news comes late.
LATE = """window.EventSource = class extends EventSource {
  set onmessage(hear) { super.onmessage = (event) => setTimeout(() => hear(event), 400); }
};"""


def test_a_way_ends_once_however_late_its_news(visit: Visit, inn: Inn) -> None:
    """The page does not answer by itself what was answered already, with the end of the way."""
    me = visit(inn.bring(stage("stack")).host.link)
    me.begin_with(LATE)
    me.page.reload()
    assert me.wait_for_turn()
    _, picked = picked_up(me)
    far = next(target for target, steps in picked["move"]["ways"].items() if steps[-1] == "stop" and len(steps) > 2)
    send_all(me, f"region-{far}")
    sent = [request.post_data or "" for request in me.requests if request.url.split("?")[0].endswith("/act")]
    assert sum("stop" in each for each in sent) == 1


def test_a_stack_goes_its_whole_way_in_one_press(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "stack")
    start, picked = picked_up(me)
    far, steps = max(picked["move"]["ways"].items(), key=lambda way: len(way[1]))
    moving = sum(picked["move"]["units"].values())
    me.get(f"region-{far}").hover()
    for kind, amount in picked["move"]["gains"][far].items():
        expect(me.page.locator(".map-note")).to_contain_text(
            SAID.say(f"web-seven-gain-{kind}", amount=f"{amount:+}".replace("-", "−"))
        )
    legs = sum(step.startswith("go ") for step in steps)
    expect(me.page.locator(".arrows .arrow")).to_have_count(legs)
    send_all(me, f"region-{far}")
    assert own_stack(me, far) >= moving
    me.send(me.get("undo"))
    back = me.state()["view"]
    assert (back["step"], back["move"]["at"], back["move"]["units"]) == ("pick_unit", start, picked["move"]["units"])


def test_markers_that_only_bluff_come_last_and_say_so(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "marker")
    idle = {
        choice["action"]
        for choice in me.state()["choices"]
        if any(effect["kind"] == "idle" for effect in choice["effects"])
    }
    assert "place_off manoeuvre" in idle and "place_off create" not in idle
    row = me.get("markers").locator(".marker-row").last.locator("button")
    shown = [row.nth(place).get_attribute("data-action") in idle for place in range(row.count())]
    assert shown == sorted(shown)


def test_cards_empires_progress_and_both_maps_are_those_of_the_service(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "create_unit")
    check_cards(me)
    check_empires(me)
    me.get("map-change").click()
    expect(me.get("map")).to_have_attribute("aria-label", SAID.say("web-seven-map-schematic"))
    expect(me.page.locator(".place")).to_have_count(REGIONS)


def check_cards(me: Visitor) -> None:
    """Cards show their three uses and where their words come from."""
    hand = me.state()["view"]["seats"][0]["hand"]
    assert hand
    expect(me.get("hand").locator(".game-card")).to_have_count(len(hand))
    for card in hand:
        face = me.get(f"card-{card['id']}")
        expect(face.locator(".card-value")).to_contain_text(str(card["value"]))
        expect(face.locator(".use-empire")).to_contain_text(SAID.say(f"empire-{card['id']}"))
        expect(face.locator(".use-event")).to_contain_text(SAID.say(f"event-card-{card['event']['id']}"))
        expect(face.locator(".use-event .provenance")).to_have_text(SAID.say(f"provenance-{card['event']['source']}"))
        if card["artifact"]:
            expect(face.locator(".use-artifact")).to_contain_text(SAID.say(f"artifact-{card['artifact']['id']}"))


def test_a_marker_is_placed_with_one_press(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "marker")
    places = [choice for choice in me.state()["choices"] if choice["verb"] in ("place", "place_off")]
    expect(me.get("markers").locator("button")).to_have_count(len(places))
    before = me.state()["number"]
    chosen = places[0]["action"].split()
    me.send(me.get(f"choice-{'-'.join(chosen)}"))
    view = me.state()["view"]
    assert me.state()["number"] > before
    assert "marker" not in view["step"] or view["seats"][0]["marker"]["marker"] == chosen[1]


def check_empires(me: Visitor) -> None:
    """Empires with their glory, and their progress."""
    view = me.state()["view"]
    assert view["empires"]
    for empire in view["empires"]:
        card = me.get(f"empire-{empire['id']}")
        expect(card).to_contain_text(SAID.say(f"empire-{empire['id']}"))
        expect(card.locator(".glory-row")).to_have_count(len(empire["glory"]))
        level = me.get("track").locator(f"[data-level='{empire['level']}']")
        expect(level).to_contain_text(SAID.say(f"empire-{empire['id']}"))


def test_a_finger_sees_before_it_plays(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "create_unit", **PHONE)
    region, before = built_in(me), me.state()["position"]
    me.press(me.get(f"region-{region}"))
    expect(me.get("confirm-region")).to_be_visible()
    assert me.state()["position"] == before, "the first tap plays nothing"


def test_a_phone_tells_what_happened_lately(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "create_unit", **PHONE)
    expect(me.get("lately")).to_be_hidden()
    me.press(me.get(f"region-{built_in(me)}"))
    me.send(me.get("confirm-region"))
    told = [line["text"] for line in me.state()["last"]]
    expect(me.get("lately").locator("li").first).to_have_text(told[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step(visit: Visit, inn: Inn, lang: str) -> None:
    me = visit(**DEVICES[lang])
    for step in ("marker", "create_unit"):
        me.go(f"{link_to(inn, step)}?lang={lang}")
        assert me.wait_for_turn()
        check_words(me, lang)
        pull_down(me)
        if me.touches:
            drawer, frame = me.page.locator("#drawer").bounding_box(), me.page.locator(".map-scroll").bounding_box()
            assert drawer and frame
            assert frame["y"] + frame["height"] <= drawer["y"] + 1, "nothing covers the map"
        else:
            check_readable(me, step)
