"""Numbers that tell the truth: what a choice adds, what is lost by it, what is asked once more, and why not."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from aevum.core.match import Match
from aevum.core.vocabulary import pack, verb_of
from aevum.games import game_named
from aevum.games.history_of_the_world.actions import EXPAND
from aevum.games.history_of_the_world.state import CARD_IDS, FLEETS, MONUMENTS
from aevum.games.tempus.actions import CHOOSE_CITY
from aevum.games.tempus.cautions import caution
from tests.web import history_of_the_world as history
from tests.web import roll_through_the_ages as ages
from tests.web import tempus
from tests.web.checks import FOCUSED, check_readable, tab_to
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.stages import Play, asks
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
PUT_HERE = """(button, [x, y]) => Object.assign(button.style, {
  position: "fixed", left: `${x - 9}px`, top: `${y - 9}px`, width: "9em", zIndex: 9,
})"""
on_every_device = pytest.mark.parametrize("device", DEVICES)


def has_its_last_army(match: Match) -> bool:
    """Whether the first seat has one army left to go to a land with, and nothing else to spend."""
    if not asks("expand")(match):
        return False
    seen = match.observed(0)
    nothing_else = seen.coins + seen.allied_coins + seen.allies + seen.free_forts == 0 and seen.force == seen.active
    return seen.pool == 1 and nothing_else and any(verb_of(action) == EXPAND for action in match.choices(0))


def holds_an_idle_card(match: Match) -> bool:
    """Whether the first seat could play Reallocation for an empire without fleets, and a card that acts at once."""
    if not asks("event")(match) or match.observed(0).played_count:
        return False
    seen = match.observed(0)
    held = {CARD_IDS[card] for card in seen.hands[0] if card >= 0}
    return FLEETS[seen.active] == 0 and {"reallocation", "population_explosion"} <= held and "astronomy" not in held


def holds_disaster_without_a_monument(match: Match) -> bool:
    """Whether the first seat may play cards and holds Disaster, which has nothing to destroy yet."""
    if not asks("event")(match):
        return False
    seen = match.observed(0)
    return seen.monuments_left == MONUMENTS and CARD_IDS.index("disaster") in seen.hands[0]


def may_act(match: Match) -> bool:
    """Whether the first seat chooses its first action, with everybody far from each other."""
    return asks("action")(match) and bool(match.observed(0).actions_left)


def has_no_place_for_a_city(match: Match) -> bool:
    """Whether an action of the first seat would be lost on a city."""
    seen = match.observed(0)
    return caution(seen, seen, 0, pack(CHOOSE_CITY)) is not None


@cache
def stage(name: str) -> Match:
    """A match that stands so."""
    return {
        "last army": lambda: history.PLAIN.until(has_its_last_army),
        "idle card": lambda: replace(history.PLAIN, bots=history.SIX).until(holds_an_idle_card, 60),
        "no monument": lambda: history.PLAIN.until(holds_disaster_without_a_monument, 60),
        "action": lambda: tempus.ISLAND.until(may_act),
        "no city": lambda: tempus.ISLAND.until(lambda match: may_act(match) and has_no_place_for_a_city(match)),
    }[name]()


def leaves_something_to_divide(match: Match) -> bool:
    """Whether the first seat may stop with coins and one die of food or workers, and too little food for its cities."""
    if not asks("reroll")(match):
        return False
    seen = match.game.view(match.observed(0))
    faces = [die["face"] for die in seen["dice"]]
    either = faces.count("food2_or_workers2")
    short = seen["seats"][0]["next_feeding"]["short"] - 3 * faces.count("food3") - 2 * either
    return "coins7" in faces and either == 1 and short > 0


def sit_down(visit: Visit, inn: Inn, match: Match, device: str = "desk", **more: Any) -> Visitor:
    """Somebody who is asked."""
    me = visit(inn.bring(match).host.link, **DEVICES[device] | more)
    assert me.wait_for_turn()
    return me


def press_grey(me: Visitor, target: Locator) -> None:
    """Press what looks as if it could not be pressed."""
    if me.touches:
        target.tap(force=True)
    else:
        target.click(force=True)


def choice_of(me: Visitor, verb: str) -> dict[str, Any]:
    """The first choice with this verb."""
    found: dict[str, Any] = next(choice for choice in me.state()["choices"] if choice["verb"] == verb)
    return found


@on_every_device
def test_the_last_army_adds_its_land_and_the_turn_ends_apart(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, stage("last army"), device)
    choice = choice_of(me, "expand")
    told = {effect["kind"]: effect for effect in choice["effects"]}
    now = me.state()["view"]["seats"][0]["now"]["total"]
    assert told["turn_ends"]["amount"] >= now + told.get("worth", {"amount": 0})["amount"]
    place = me.get(f"land-{choice['action'].split()[1]}")
    assert "then the turn ends" in (place.get_attribute("aria-label") or "")
    expect(me.get("choice-done")).to_contain_text("1 army not placed and lost")
    expect(me.get("choice-done")).to_contain_text("then the turn ends")
    me.page.evaluate("localStorage.setItem('aevum-pace', 'step')")  # others' turns would push it out
    place.focus()
    me.page.keyboard.press("Enter")
    counted = me.page.locator("[data-testid=tally][data-seat='0'] li.total b")
    me.wait_until(lambda: counted.count() > 0)
    points, total = told["turn_ends"]["amount"], me.state()["seats"][0]["score"]
    expect(counted).to_have_text(f"+{points}, now {total}")


def test_an_end_that_slid_under_the_pointer_is_asked_once_more(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, history.stage("expand"))
    me.page.locator("#choices summary").last.click()
    choice = me.page.locator("#choices [data-action^='expand ']").first
    choice.hover()  # where it stays
    box = choice.bounding_box()
    assert box
    x, y = box["x"] + 20, box["y"] + 20
    first = me.state()["position"]
    me.page.mouse.click(x, y)
    me.wait_until(lambda: me.state()["position"] > first)
    done = me.get("choice-done")
    expect(done).to_contain_text("not placed and lost")
    done.evaluate(PUT_HERE, [x, y])
    before = me.state()["position"]
    me.page.mouse.click(x, y)
    expect(me.get("caution-text")).to_contain_text("Another button was in this place")
    me.press(me.get("leave-caution"))
    assert me.state()["position"] == before, "nothing was thrown away"
    done.focus()
    me.page.keyboard.press("Enter")
    me.wait_until(lambda: me.state()["position"] > before)


def test_once_others_have_had_their_turns_nothing_has_slid_under_the_pointer(visit: Visit, inn: Inn) -> None:
    """On a phone the button that ends one turn often lies where dice are kept in the next."""
    me = sit_down(visit, inn, ages.stage("build"))
    x, y = 300, 300
    while me.state()["asked"]["step"] != "reroll":
        before = me.state()["position"]
        me.offered.last.evaluate(PUT_HERE, [x, y])
        me.page.mouse.click(x, y)
        me.wait_until(lambda before=before: me.state()["position"] > before)  # type: ignore[misc]
        assert me.wait_for_turn()
    stop, before = me.get("stop"), me.state()["position"]
    expect(stop).to_contain_text("−")
    stop.evaluate(PUT_HERE, [x, y])
    me.page.mouse.click(x, y)
    me.wait_until(lambda: me.state()["position"] > before)
    expect(me.get("caution-text")).to_have_count(0)


def test_an_end_right_after_one_that_came_by_itself_is_asked_once_more(visit: Visit, inn: Inn) -> None:
    """Once all fleets have armies there is nothing left at sea: the next "Done" would leave armies unused."""
    me = sit_down(visit, inn, history.stage("naval"), "desk")
    while me.state()["view"]["step"] == "naval":
        me.send(me.page.locator(".place.water.offered").first.locator(".hub"))
    before = me.state()["position"]
    me.get("choice-done").click()
    expect(me.get("caution-text")).to_contain_text("ended by itself")
    me.get("leave-caution").click()
    assert me.state()["position"] == before


@on_every_device
def test_cards_that_act_at_once_ask_and_idle_ones_say_so(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, stage("idle card"), device)
    before = me.state()["position"]
    card = me.get("card-reallocation")
    expect(card).to_have_attribute("aria-disabled", "true")
    card.focus()
    me.page.keyboard.press("Enter")
    expect(me.get("caution-text")).to_contain_text("HW-239")
    me.press(me.get("leave-caution"))
    me.press(me.get("card-population_explosion"))
    expect(me.get("caution-text")).to_contain_text("at once")
    check_readable(me, "what is asked once more")
    me.press(me.get("leave-caution"))
    expect(me.get("caution-text")).to_have_count(0)
    assert me.state()["position"] == before, "nothing was played by one press"
    me.press(me.get("card-population_explosion"))
    me.send(me.get("confirm-caution"))
    assert me.state()["position"] > before


@on_every_device
def test_a_card_says_which_target_it_lacks_and_the_end_of_the_cards_has_words_of_its_own(
    visit: Visit, inn: Inn, device: str
) -> None:
    me = sit_down(visit, inn, stage("no monument"), device)
    expect(me.get("choice-done")).to_contain_text("No more cards")
    press_grey(me, me.get("card-disaster"))
    expect(me.get("why-text")).to_contain_text("No land that it may strike has a monument now.")
    expect(me.get("why-text").get_by_test_id("why-rule")).to_have_text("HW-067")


@on_every_device
def test_a_fight_without_a_target_is_grey_and_a_pass_only_if_meant(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, stage("action"), device)
    before = me.state()
    fight = me.get("choice-choose_fight")
    expect(fight).to_have_attribute("aria-disabled", "true")
    expect(fight).to_contain_text("would be lost")
    press_grey(me, fight)
    expect(me.get("caution-text")).to_contain_text("TE-060")
    me.press(me.get("leave-caution"))
    me.page.keyboard.press("3")
    expect(me.get("caution-text")).to_contain_text("TE-060")
    assert me.state()["position"] == before["position"]
    me.send(me.get("confirm-caution"))
    assert me.state()["view"]["seats"][0]["tiles"] == before["view"]["seats"][0]["tiles"] - 1


@on_every_device
def test_a_city_for_which_there_is_no_place_is_grey_with_its_rule(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, stage("no city"), device)
    before = me.state()["position"]
    city = me.get("choice-choose_city")
    expect(city).to_have_attribute("aria-disabled", "true")
    press_grey(me, city)
    expect(me.get("caution-text")).to_contain_text("TE-090")
    me.press(me.get("leave-caution"))
    assert me.state()["position"] == before, "nothing was played"


@on_every_device
def test_a_grey_button_says_why_not(visit: Visit, inn: Inn, device: str) -> None:
    dice = sit_down(visit, inn, ages.stage("reroll"), device)
    expect(dice.get("reroll")).to_have_attribute("aria-disabled", "true")
    press_grey(dice, dice.get("reroll"))
    expect(dice.page.locator(".notice")).to_contain_text("pick dice first")


def test_pressed_out_of_turn_the_board_says_who_is_waited_for(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "friend", options={"first": 2}).host.link)
    me.see()
    me.get("project-city_4").click()
    expect(me.page.locator(".notice")).to_have_text("Waiting for B.")


@on_every_device
def test_keeping_the_dice_lists_what_comes_of_it(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, ages.stage("reroll"), device)
    told = {effect["kind"] for effect in choice_of(me, "stop")["effects"]}
    assert "feeding" in told
    for effect in choice_of(me, "stop")["effects"]:
        expect(me.get("stop")).to_contain_text(effect["text"])
    end = me.state()["view"]["end"]
    counted = [f"{end[what]}/{end[f'{what}_to_end']}" for what in ("developments", "monuments")]
    expect(me.get("near-end").locator(".counter b")).to_have_text(counted)


@on_every_device
def test_dice_still_to_be_divided_tell_both_ends_and_dividing_them_tells_each(
    visit: Visit, inn: Inn, device: str
) -> None:
    match = ages.DUEL.until(leaves_something_to_divide)
    me = sit_down(visit, inn, match, device)
    told = {effect["kind"]: effect["text"] for effect in choice_of(me, "stop")["effects"]}
    assert "…" in told["food"] and "…" in told["workers"]
    for text in told.values():
        expect(me.get("stop")).to_contain_text(text)
    me.send(me.get("stop"))
    taken = [choice for choice in me.state()["choices"] if choice["verb"] == "take"]
    assert len(taken) > 1
    for choice in taken:
        button = me.page.locator(f"#choices [data-action='{choice['action']}']")
        for effect in choice["effects"]:
            expect(button).to_contain_text(effect["text"])
    assert any("Famine: −" in effect["text"] for choice in taken for effect in choice["effects"])


def test_on_a_wide_screen_another_sheet_lies_beside_ones_own(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, ages.stage("reroll"), viewport={"width": 1440, "height": 900})
    me.get("side-2").locator("summary").click()
    own = me.page.locator(".side.large").bounding_box()
    other = me.get("side-2").bounding_box()
    assert own and other
    assert other["x"] >= own["x"] + own["width"] and abs(other["y"] - own["y"]) < own["height"] / 2


@on_every_device
def test_a_table_leaves_the_list_only_if_meant_and_comes_back(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(inn.open("me", "bot greedy").host.link, **DEVICES[device])
    me.see()
    seat = me.place
    me.go("/")
    row = me.get("recent").locator(f"a[href='{seat}']")
    me.press(me.get("forget"))
    expect(me.page.locator("dialog")).to_contain_text("only key")
    check_readable(me, "a table that would leave the list")
    me.press(me.get("keep-table"))
    expect(row).to_be_visible()
    me.press(me.get("forget"))
    me.press(me.get("confirm-forget"))
    expect(row).to_have_count(0)
    tab_to(me, "restore")
    me.page.keyboard.press("Enter")
    expect(row).to_be_visible()
    me.page.reload()
    expect(row).to_be_visible()


@on_every_device
def test_several_tables_that_left_the_list_come_back_after_a_reload(visit: Visit, inn: Inn, device: str) -> None:
    """Each has its own way back, by keys, as long as the tab is open."""
    tables = [inn.open("me", "bot greedy") for _ in range(2)]
    me = visit(tables[0].host.link, **DEVICES[device])
    me.see()
    me.go(tables[1].host.link)
    me.see()
    me.go("/")
    rows = me.get("recent").locator(".recent-list a")
    expect(rows).to_have_count(2)
    for left in (1, 0):
        me.press(me.get("forget").first)
        me.press(me.get("confirm-forget"))
        expect(rows).to_have_count(left)
        assert me.page.evaluate(FOCUSED) == "restore", "the way back is the next thing for the keyboard"
    me.page.reload()
    expect(me.get("restore")).to_have_count(2)
    for back in (1, 2):
        me.press(me.get("restore").first)
        expect(rows).to_have_count(back)
    expect(me.get("restore")).to_have_count(0)


def test_a_grey_undo_says_why(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "bot greedy", options={"first": 1}).host.link)
    assert me.wait_for_turn()
    expect(me.get("undo")).to_have_attribute("aria-disabled", "true")
    me.page.keyboard.press("u")
    expect(me.page.locator(".notice")).to_contain_text("nothing")


@cache
def alone() -> Match:
    """Somebody plays alone and has just rolled a skull."""
    view = game_named(ages.GAME).view

    def holds(match: Match) -> bool:
        return asks("reroll")(match) and any(die["skull"] for die in view(match.observed(0))["dice"])

    return Play(ages.GAME, (None,)).until(holds)


@on_every_device
def test_who_plays_alone_is_told_what_holds_alone(visit: Visit, inn: Inn, device: str) -> None:
    """RT-122, RT-124, RT-125: skulls are rerolled, Religion cancels revolt, a monument scores its larger value."""
    me = visit(inn.bring(alone()).host.link, **DEVICES[device])
    expect(me.get("hint")).to_contain_text("Playing alone you may reroll skulls too.")
    expect(me.page.locator("[data-part=development-religion]")).to_contain_text("Revolt does not harm you")
    pyramid = me.page.locator("[data-part=project-great_pyramid]")
    expect(pyramid).to_contain_text("Points: 12")
    expect(pyramid.locator(".worth-later")).to_have_count(0)


@on_every_device
def test_who_plays_with_others_is_told_what_holds_with_others(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(inn.open("me", "friend", options={"first": 1}).host.link, **DEVICES[device])
    expect(me.page.locator("[data-part=development-religion]").first).to_contain_text("strikes your opponents")
    expect(me.page.locator("[data-part=project-great_wall] .worth-later").first).to_have_text("5")
