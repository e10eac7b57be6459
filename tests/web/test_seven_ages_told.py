"""7 Ages in the browser: where things stand and what they are called, so that nobody has to search or guess."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from aevum.core.match import Match
from aevum.core.text import LANGUAGES, texts
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games.seven_ages.actions import PASS, PLACE_OFF, PLAY_EVENT, REVEAL, REVEAL_OFF
from aevum.games.seven_ages.state import CIVILISE
from tests.web.checks import DEVICES
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.seven_ages import GAME, asks, first_played, link_to
from tests.web.test_quiet import weight
from tests.web.visitor import PHONE, Visitor, middle

pytestmark = pytest.mark.browser
SAID = texts("en", GAME)
HEAVY = 600_000
NARROWEST = {**PHONE, "viewport": {"width": 360, "height": 740}}
LONGEST = ("create", "trade", "destroy")  # of the names of actions
ACTIONS = 7
# What sticks out of the turn bar, and actions that are not in one line with the first.
OUT_OF_THE_BAR = """() => {
  const [bar, first] = [".turn-bar", ".action"].map((part) => document.querySelector(part).getBoundingClientRect());
  const isOut = (part) => {
    const { left, right, top } = part.getBoundingClientRect();
    return left < bar.left || right > bar.right || (part.matches(".action") && top !== first.top);
  };
  return [...document.querySelectorAll(".turn-bar :is(.action, .action-now, .piles)")]
    .filter(isOut).map((part) => part.textContent);
}"""
# How far a leader is from the counter of its stack, in widths of the counter.
BESIDE = """(region) => {
  const near = document.querySelector(`.pieces[data-region="${region}"] .anear`);
  const boxOf = (part) => near.querySelector(part).getBoundingClientRect();
  const [leader, counter] = [".piece-ground.led", ".counter-ground"].map(boxOf);
  return Math.hypot(leader.x - counter.x, leader.y - counter.y) / counter.width;
}"""


def show_otherwise(me: Visitor, choices: list[dict[str, Any]] | None = None, **changed: Any) -> None:
    """Look at the table with parts of the view changed, or other choices, as it could be in another match."""

    def change(route: Route) -> None:
        answer = route.fetch()
        state = answer.json()
        offered = state["choices"] if choices is None else choices
        route.fulfill(response=answer, json={**state, "choices": offered, "view": state["view"] | changed})

    me.page.unroute_all()
    me.page.route("**/api/**/state?*", change)
    me.page.reload()
    assert me.wait_for_turn()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_all_seven_actions_are_in_sight_whichever_is_carried_out(visit: Visit, inn: Inn, lang: str) -> None:
    said = texts(lang, GAME)
    me = visit(f"{link_to(inn, 'reveal')}?lang={lang}", **NARROWEST)
    for action in LONGEST:
        show_otherwise(me, action=action)
        expect(me.get("turn").locator(".action")).to_have_count(ACTIONS)
        expect(me.get("turn").locator(".action-now")).to_have_text(said.say(f"action-{action}"))
        assert me.page.evaluate(OUT_OF_THE_BAR) == []
    me.press(me.get("turn").locator(".action").last)
    expect(me.get("touched")).to_have_text(said.say("action-destroy"))


@cache
def civilising_aside() -> Match:
    """The first match in which the first seat civilises off-empire and has cards for it."""

    def idler(offered: list[int], luck: random.Random) -> int:
        """Somebody who civilises off-empire and does as little as possible besides."""
        aside = [each for each in offered if verb_of(each) == PLACE_OFF and first_noun(each) == CIVILISE]
        idle = [each for each in offered if verb_of(each) in (REVEAL_OFF, PASS)]
        return luck.choice(aside or idle or offered)

    return first_played(idler, asks("civilise_part", PLAY_EVENT))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_civilises_off_empire_hears_only_of_what_can_be_done_there(visit: Visit, inn: Inn, lang: str) -> None:
    me = visit(f"{inn.bring(civilising_aside()).host.link}?lang={lang}", **DEVICES[lang])
    assert me.wait_for_turn()
    expect(me.asked).to_have_text(texts(lang, GAME).say("web-seven-asked-aside"))
    expect(me.page.locator(".hint")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_card_that_cannot_be_civilised_with_says_so_of_its_event_and_its_artefact(
    visit: Visit, inn: Inn, device: dict[str, Any]
) -> None:
    me = visit(inn.bring(civilising_aside()).host.link, **device)
    assert me.wait_for_turn()
    offered = {choice["action"].split()[1] for choice in me.state()["choices"] if " " in choice["action"]}
    hand = me.state()["view"]["seats"][0]["hand"]
    idle = next(card["id"] for card in hand if card["artifact"] and card["id"] not in offered)
    me.press(me.get(f"why-{idle}"))
    expect(me.get("why-text")).to_have_count(2)
    expect(me.get("why-text").filter(has_text="SA-265")).to_have_count(0)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_card_shows_the_colour_of_its_artefact(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = visit(inn.bring(civilising_aside()).host.link, **device)
    assert me.wait_for_turn()
    hand = me.state()["view"]["seats"][0]["hand"]
    card = next(card for card in hand if card["artifact"])
    glory, words = card["artifact"]["glory"], me.get(f"card-{card['id']}").locator(".artifact-markers")
    expect(words).to_contain_text("green: +1 glory" if glory > 0 else "red: −1 glory")
    assert ("blue marker" in words.inner_text()) == card["artifact"]["blue"]


def test_the_map_shows_the_empire_whose_marker_can_be_revealed(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "reveal", REVEAL), **PHONE)
    assert me.wait_for_turn()
    view, choices = me.state()["view"], me.state()["choices"]
    empires = {choice["action"].split()[1] for choice in choices if choice["verb"] == "reveal"}
    lands = [each["id"] for each in view["regions"] if each["control"] in empires]
    me.wait_until(lambda: any(is_seen_from_near(me, land) for land in lands))


def is_seen_from_near(me: Visitor, land: str) -> bool:
    """Whether the map is larger than its frame, and a region lies within the frame."""
    frame, whole = me.page.locator(".map-scroll").bounding_box(), me.get("map").bounding_box()
    if frame is None or whole is None or whole["width"] < 1.5 * frame["width"]:
        return False
    x, y = middle(me.get(f"region-{land}").locator(".hub"))
    return 0 < x - frame["x"] < frame["width"] and 0 < y - frame["y"] < frame["height"]


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_leader_stands_beside_the_units_it_leads(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = visit(link_to(inn, "create_unit"), **device)
    regions = me.state()["view"]["regions"]
    led = next(each for each in regions if each["stacks"])
    led["stacks"][0]["leaders"] = ["tactician"]
    show_otherwise(me, regions=regions)
    expect(me.get(f"region-{led['id']}")).to_have_attribute("aria-label", re.compile(SAID.say("leader-tactician")))
    between: float = me.page.evaluate(BESIDE, led["id"])
    assert 0.9 < between < 4, "it hides no counter, and is not far from it"


def test_whoever_loses_units_by_an_artefact_is_told_its_name(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "marker"), **PHONE)
    show_otherwise(me, subject={"kind": "region", "id": "latium", "empire": None, "by": "black_death"})
    subject = me.get("subject")
    expect(subject).to_contain_text(SAID.say("region-latium"))
    expect(subject.locator("b")).to_have_text(SAID.say("artifact-black_death"))
    expect(subject).to_contain_text(SAID.say("card-artifact-black_death"))


def test_a_table_is_not_heavy(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "create_unit"), new=True)
    assert me.wait_for_turn()
    me.get("map-change").click()
    expect(me.get("map")).to_have_attribute("aria-label", SAID.say("web-seven-map-schematic"))
    assert weight(me) < HEAVY, "both maps together"
