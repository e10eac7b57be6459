""" "Why not?" in every game: whatever cannot be used names its rule, pressed, touched or by key; and what ends say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.match import Match
from tests.web import history_of_the_world, roll_through_the_ages, seven_ages, tempus
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
on_every_device = pytest.mark.parametrize("device", DEVICES)
in_every_game = pytest.mark.parametrize("game", ["roll", "tempus", "history", "seven"])


@dataclass(frozen=True)
class Asked:
    """Where a match stands, how its rules are named, and parts of its board that cannot be used then."""

    match: Match
    rules: str
    parts: dict[str, str]  # and the rule that says why, where it is known


def asked(game: str) -> Asked:
    """What is asked about in each game."""
    if game == "roll":
        dice = {"[data-testid=die-1]": "RT-025", "[data-testid=peg-wood]": "RT-081"}
        sheet = {"[data-testid=project-temple]": "RT-116", "[data-testid=development-irrigation]": "RT-010"}
        return Asked(roll_through_the_ages.stage("build"), "RT-", dice | sheet)
    if game == "tempus":
        parts = {".hex.on-land:not(.offered)": "TE-030", "[data-testid^=card-]:not(.offered)": "TE-"}
        return Asked(tempus.stage("move_go"), "TE-", parts)
    if game == "history":
        parts = {"[data-testid=land-patagonia]": "HW-104", "[data-testid=water-atlantic_ocean]": "HW-118"}
        return Asked(history_of_the_world.stage("expand"), "HW-", parts | {".event-card": "HW-060"})
    parts = {
        "[data-testid=region-latium]": "SA-091",
        "[data-testid=region-norwegian_sea]": "SA-",
        ".why-card": "SA-265",
    }
    return Asked(seven_ages.stage("create_unit"), "SA-", parts)


def endings(game: str) -> Match:
    """A match in which ending the step would lose something."""
    if game == "roll":
        return roll_through_the_ages.stage("build")
    if game == "tempus":
        return tempus.stage("move_pick")
    return history_of_the_world.stage("expand") if game == "history" else seven_ages.stage("stack")


def read_and_close(me: Visitor, rule: str) -> None:
    """The rule is named, with words; what opened over the page is closed again."""
    told = me.get("why-rule").first
    expect(told).to_contain_text(rule)
    expect(told.locator("xpath=..")).to_contain_text(f"{told.inner_text()} ")
    for name in ("close", "close-region", "close-land"):
        if me.get(name).count():
            me.press(me.get(name).first)
    expect(me.get("why-rule")).to_have_count(0)


@on_every_device
@in_every_game
def test_whatever_cannot_be_used_says_why(visit: Visit, inn: Inn, game: str, device: str) -> None:
    question = asked(game)
    me = visit(inn.bring(question.match).host.link, **DEVICES[device])
    assert me.wait_for_turn()
    position = me.state()["position"]
    for part, rule in question.parts.items():
        target = me.page.locator(part).first
        me.show(target)
        me.press(target)
        expect(me.get("why-rule").first).to_be_visible()
        if me.page.locator("[data-place] h3").count():
            expect(me.page.locator("[data-place] h3")).to_be_in_viewport()  # the reason pushes its name nowhere
        read_and_close(me, rule)
        target.focus()
        me.page.keyboard.press("Enter")
        read_and_close(me, rule)
    assert me.state()["position"] == position, "nothing was played"


@on_every_device
@in_every_game
def test_ending_a_step_says_what_is_lost_by_it(visit: Visit, inn: Inn, game: str, device: str) -> None:
    me = visit(inn.bring(endings(game)).host.link, **DEVICES[device])
    assert me.wait_for_turn()
    done = next(choice for choice in me.state()["choices"] if choice["verb"] in ("done", "pass"))
    lost = [effect["text"] for effect in done["effects"] if effect["kind"].startswith("unused_")]
    assert lost
    for words in lost:
        expect(me.page.locator(f"#choices [data-action='{done['action']}']").first).to_contain_text(words)
