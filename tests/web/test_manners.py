"""Manners of the pages: hints, rules beside the game, a lone "Done", unknown addresses, forms that say why not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.match import Match
from aevum.core.vocabulary import verb_of
from aevum.games.tempus.actions import DONE
from tests.web import history_of_the_world as history
from tests.web import roll_through_the_ages as ages
from tests.web import tempus
from tests.web.checks import check_fits, check_readable, pull_up, tab_to
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
NOWHERE = {
    "en": ("There is nothing at this address", "To the lobby"),
    "fr": ("Il n’y a rien à cette adresse", "Retour à l’accueil"),
    "ja": ("このアドレスには何もありません", "ロビーへ"),
}


@pytest.mark.parametrize("device", DEVICES)
def test_one_hint_is_closed_and_all_come_back(visit: Visit, inn: Inn, device: str) -> None:
    building, buying = (inn.bring(ages.stage(name)).host.link for name in ("build", "buy"))
    me = visit(buying, **DEVICES[device])
    expect(me.get("hint")).to_be_visible()
    me.press(me.get("hint-close"))
    expect(me.get("hint")).to_have_count(0)
    expect(me.get("hints")).to_have_attribute("aria-pressed", "false")
    me.go(building)
    expect(me.get("hint")).to_be_visible()
    me.go(buying)
    assert me.wait_for_turn()
    expect(me.get("hint")).to_have_count(0)
    pull_up(me)
    me.press(me.get("hints"))
    expect(me.get("hint")).to_be_attached()
    me.press(me.get("hints"))
    expect(me.get("hint")).to_have_count(0)
    me.go(building)
    assert me.wait_for_turn()
    expect(me.get("hint")).to_have_count(0)


@pytest.mark.parametrize("device", DEVICES)
def test_rules_open_beside_the_game(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(history.link_to(inn, "expand"), **DEVICES[device])
    assert me.wait_for_turn()
    place, aside = me.place, me.get("rules-aside")
    tab_to(me, "rules")
    me.page.keyboard.press("Enter")
    expect(aside).to_be_visible()
    me.get("aside-rules-search").fill("monument pair")
    expect(aside.locator(".rule:visible").first).to_contain_text("HW-171")
    check_readable(me, "rules beside the game")
    me.page.keyboard.press("Escape")
    expect(aside).to_have_count(0)
    expect(me.get("rules")).to_be_focused()
    barred = next(land for land in me.state()["view"]["lands"] if not land["reach"] and land["holder"] is None)
    me.get(f"land-{barred['id']}").focus()
    me.page.keyboard.press("Enter")
    rule = me.get("land-card").get_by_test_id("why-rule")
    name = rule.inner_text()
    me.press(rule)
    expect(aside.locator(".rule.here")).to_contain_text(name)
    expect(aside.locator(".rule.here")).to_be_in_viewport()
    assert me.place == place


@pytest.mark.parametrize("lang", NOWHERE)
def test_an_unknown_address_is_a_page_with_a_way_home(visit: Visit, lang: str) -> None:
    me = visit("/", locale=lang, **(PHONE if lang == "ja" else {}))
    me.go("/nowhere/at/all")
    title, home = NOWHERE[lang]
    expect(me.get("nowhere").locator("h1")).to_have_text(title)
    check_readable(me, "nowhere")
    if me.touches:
        check_fits(me)
    me.press(me.get("nowhere").get_by_text(home))
    expect(me.get("open-table")).to_be_visible()
    me.forgive("404")


def only_done(match: Match) -> bool:
    """Whether the first seat can do nothing but finish its move, after it has moved somebody."""
    if match.over or match.step != "move_pick" or match.pending != (0,):
        return False
    choices = match.choices(0)
    return len(choices) == 1 and verb_of(choices[0]) == DONE and match.log[-1].seat == 0


@pytest.mark.parametrize("device", DEVICES)
def test_a_lone_done_is_answered_and_can_be_taken_back(visit: Visit, inn: Inn, device: str) -> None:
    match = tempus.ISLAND.until(only_done)
    me = visit(inn.bring(match).host.link, **DEVICES[device])
    me.wait_until(lambda: me.state()["position"] > match.position)
    expect(me.page.locator(".notice").first).to_contain_text("Nothing else to choose: Done")
    assert me.wait_for_turn()
    me.wait_until(lambda: not me.state()["undo_waits"])
    undo = me.get("undo")
    while me.state()["asked"]["step"] != "move_pick":
        me.send(undo)
        me.wait_until(lambda: not me.state()["undo_waits"])
    expect(me.get("choice-done")).to_be_visible()
    assert me.state()["asked"]["step"] == "move_pick", "what was taken back is asked"


def test_a_lone_done_is_asked_where_others_could_learn_from_it(visit: Visit, inn: Inn) -> None:
    match = replace(tempus.ISLAND, bots=(None, None, "greedy")).until(only_done)
    me = visit(inn.bring(match).host.link)
    me.press(me.page.locator("#curtain button"))
    expect(me.asked).to_contain_text("so that nobody can tell")
    expect(me.get("choice-done")).to_be_visible()
    assert me.state()["position"] == match.position


@pytest.mark.parametrize("device", DEVICES)
def test_forms_show_whole_words_and_say_why_not(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(**DEVICES[device])
    level = me.get("seat-level-2")
    assert level.evaluate("(box) => box.scrollWidth <= box.clientWidth && box.getBoundingClientRect().width > 220")
    for seat in (2, 1):
        me.get(f"seat-remove-{seat}").click(force=True)
    expect(me.page.locator(".notice")).to_have_text("Players needed: at least 1.")
    for _ in range(4):
        me.get("add-seat").click(force=True)
    expect(me.page.locator(".notice").last).to_have_text("Room for 4 players at most.")
    me.go(inn.bring(ages.stage("build")).host.link)
    assert me.wait_for_turn()
    me.page.locator("[data-testid^=pick-]").first.click()
    me.get("boxes-minus").click(force=True)
    fewer, more = me.get("boxes-minus"), me.get("boxes-plus")
    while fewer.get_attribute("aria-disabled") is None:
        fewer.click()
    fewer.click(force=True)
    expect(me.page.locator(".notice").last).to_have_text("It cannot be fewer than 1.")
    while more.get_attribute("aria-disabled") is None:
        more.click()
    more.click(force=True)
    expect(me.get("why-text")).to_contain_text("RT-")
