"""Tempus by touch, by keys, in every language, and for readers of all kinds."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, texts
from aevum.games import game_named
from tests.web.checks import (
    DEVICES,
    check_fits,
    check_focus,
    check_keys,
    check_readable,
    check_words,
    pull_down,
    pull_up,
    tab_to,
    type_key,
)
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.tempus import GAME, stage
from tests.web.test_tempus_play import hexes, lit, offered
from tests.web.visitor import PHONE, Visitor, middle

pytestmark = pytest.mark.browser
# Whether the middle of something is seen: nothing lies over it.
UNCOVERED = """(part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return Boolean(at) && part.contains(at);
}"""
# Where these parts of it begin, all at the same moment.
TOPS = "(part, parts) => parts.map((each) => part.querySelector(each).getBoundingClientRect().top)"
# Nothing of it sticks out to the side.
HOLDS_ALL = """(part) => [part, ...part.querySelectorAll("li")].every(
  (each) => each.scrollWidth <= each.clientWidth)"""
STEPS = ("tile", "action", "move_go", "fight_attack", "discard", "progress", "over")
# Steps that are looked at in one language more, and those that axe looks at there.
MORE = {"en": (), "fr": ("settle",), "ja": ()}
READ: dict[str, tuple[str, ...]] = {
    "en": ("tile", "move_go", "fight_attack", "over"),
    "fr": ("settle", "progress"),
    "ja": (),
}


def come(visit: Visit, inn: Inn, step: str, **device: Any) -> Visitor:
    """Somebody at a table at this step."""
    me = visit(inn.bring(stage(step)).host.link, **device)
    assert me.wait_for_turn() is (step != "over")
    return me


# By touch


def test_a_tap_shows_and_the_second_plays(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "move_pick", **PHONE)
    before = me.state()["position"]
    origin = sorted(offered(me, "pick"))[0]
    me.press(me.get(f"hex-{origin}"))
    expect(me.get("confirm-hex")).to_contain_text(origin)
    check_fits(me)
    assert me.state()["position"] == before, "the first tap plays nothing"
    me.send(me.get("confirm-hex"))
    target = sorted(offered(me, "go"))[-1]
    me.press(me.get(f"hex-{target}"))
    expect(me.get("confirm-hex")).to_contain_text(target)
    expect(me.page.locator(".map-note")).to_contain_text(target)
    people = hexes(me)[target]["people"]
    me.send(me.get(f"hex-{target}"))
    assert hexes(me)[target]["people"] == people + 1
    expect(me.page.locator(".map-note"), "what was touched covers the land no longer").to_be_hidden()


def test_what_confirms_a_tap_comes_into_sight(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "tile", **PHONE)
    spot = sorted(offered(me, "place_tile"))[0]
    me.press(me.get(f"hex-{spot}"))
    expect(me.get("confirm-hex")).to_be_in_viewport(ratio=1)


def test_what_is_asked_is_in_sight_again_after_each_choice(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "fight_attack", **PHONE)
    cards = me.page.locator("#choices [data-action^='lay ']")
    me.show(cards.last)
    me.send(cards.last)
    expect(me.asked).to_be_in_viewport()


def test_a_finger_reads_cards_and_hexes_by_holding_them(visit: Visit, inn: Inn) -> None:
    """What a mouse reads by pointing; nothing is played or asked by it."""
    me = come(visit, inn, "fight_attack", **PHONE)
    before, touched = me.state(), me.get("touched")
    choice = next(each for each in before["choices"] if each["verb"] == "lay" and each["effects"])
    me.hold(me.page.locator(f".idea-card[data-action='{choice['action']}']"))
    for words in (choice["label"], *(effect["text"] for effect in choice["effects"])):
        expect(touched).to_contain_text(words)
    name, held = next((name, each) for name, each in hexes(me).items() if each["holder"] == 1 and not each["city"])
    me.show(me.get("island"))
    me.hold(me.get(f"hex-{name}"))
    expect(touched).to_contain_text(re.compile(f"{name}, {held['terrain']}.*Bela.*{held['people']}"))
    expect(me.page.locator(".notice")).to_have_count(0)
    me.press(me.get(f"hex-{name}"))
    expect(me.page.locator(".notice")).to_contain_text("Lay cards")
    assert touched.count() == 0, "a tap asks, and only holding tells"
    assert me.state()["position"] == before["position"], "nothing was played"


def test_a_tile_that_was_tapped_down_is_seen_as_it_is_turned(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "tile", **PHONE)
    spot = sorted(offered(me, "place_tile"))[0]
    me.press(me.get(f"hex-{spot}"))
    lies = me.page.locator(".ghost polygon")
    expect(lies).to_have_count(7)
    before = me.page.locator(".ghost").inner_html()
    me.press(me.get("turn-right"))
    expect(lies).to_have_count(7)
    assert me.page.locator(".ghost").inner_html() != before
    expect(me.get("confirm-hex")).to_contain_text(spot)


def test_a_city_under_attack_is_in_sight_and_so_is_what_its_terrain_may_be(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "fight_terrain", **PHONE)
    target = me.state()["view"]["target"]
    me.wait_until(lambda: bool(me.get(f"hex-{target}").evaluate(UNCOVERED)))
    for choice in me.page.locator("#choices [data-action^='name_terrain ']").all():
        expect(choice).to_be_in_viewport(ratio=1)
        assert choice.get_attribute("aria-label"), "it is told whole to who does not see"
    check_readable(me, "a city under attack")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_counts_in_a_fight_is_seen_above_what_ends_the_step(visit: Visit, inn: Inn, lang: str) -> None:
    me = come(visit, inn, "losing", locale=lang, **PHONE)
    counts = me.get("fight").locator(".fight-terrain")
    me.wait_until(lambda: bool(counts.evaluate(UNCOVERED)))
    strengths = me.get("fight").locator(".strength")
    expect(strengths).to_have_count(2)
    me.wait_until(lambda: all(each.evaluate(UNCOVERED) for each in strengths.all()))


def test_who_won_a_fight_is_said_before_what_counted(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "fight_advance", **PHONE)
    expect(me.get("fight-outcome").locator(".fight-terrain")).to_be_visible()  # it comes with the news
    verdict, fighters, counted = me.get("fight-outcome").evaluate(TOPS, [".verdict", ".fight-row", ".fight-terrain"])
    assert verdict < fighters < counted


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_what_ends_the_laying_stays_in_sight_below_many_cards(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = come(visit, inn, "many cards", **device)
    assert me.page.locator("#choices [data-action^='lay ']").count() > 4
    expect(me.get("choice-done")).to_be_in_viewport(ratio=1)
    me.wait_until(lambda: bool(me.get("choice-done").evaluate(UNCOVERED)))


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_is_called_the_reader_s_that_is_another_s(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    table = inn.bring(stage("children"))
    me = visit(table.watcher.link, **device)
    expect(me.asked).to_contain_text("Ada")
    expect(me.page.locator("#choices")).not_to_contain_text("your supply")
    own = visit(table.host.link, **device)
    assert own.wait_for_turn()
    expect(own.page.locator("#choices")).to_contain_text("your supply")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_what_progress_came_to_pushes_no_action_down(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = come(visit, inn, "progress", **device)
    me.send(me.get("choice-done"))
    assert me.wait_for_turn()
    expect(me.page.locator(".choice.action")).to_have_count(5)
    expect(me.get("progress-outcome")).to_be_visible()
    parts = [".choice.action:last-child", "[data-testid=progress-outcome]"]
    last, outcome = me.page.locator("#choices").evaluate(TOPS, parts)
    assert last < outcome


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_advanced_is_in_sight_on_a_phone_and_so_are_all_actions(visit: Visit, inn: Inn, lang: str) -> None:
    me = come(visit, inn, "progress", locale=lang, **PHONE)
    me.send(me.get("choice-done"))
    assert me.wait_for_turn()
    verdict = me.get("progress-outcome").locator(".verdict")
    expect(me.get("progress-news")).to_have_text(verdict.inner_text())
    expect(me.get("progress-news")).to_be_in_viewport(ratio=1)
    assert me.get("progress-news").evaluate(UNCOVERED)
    for action in me.page.locator(".choice.action").all():
        expect(action).to_be_in_viewport(ratio=0.75)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_count_of_progress_fits_the_smallest_phone(visit: Visit, inn: Inn, lang: str) -> None:
    small = PHONE | {"viewport": {"width": 320, "height": 640}}
    me = come(visit, inn, "progress", locale=lang, **small)
    me.send(me.page.locator("#choices [data-action^='lay ']").first)
    expect(me.get("progress").locator(".card-chip")).to_have_count(1)
    me.wait_until(lambda: bool(me.get("progress").evaluate(HOLDS_ALL)))
    again = come(visit, inn, "last epoch", locale=lang, **small)
    again.wait_until(lambda: bool(again.get("progress-outcome").evaluate(HOLDS_ALL)))


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_last_epoch_is_called_so(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = come(visit, inn, "last epoch", **device)
    expect(me.page.locator("#choices .means")).to_contain_text("Last epoch")
    me = come(visit, inn, "action", **device)
    expect(me.page.locator("#choices .means")).not_to_contain_text("Last epoch")


def test_whoever_has_no_card_is_not_told_to_play_one(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "won without a card")
    expect(me.asked).to_have_text(texts("en", GAME).say("web-tempus-asked-advance"))
    again = come(visit, inn, "won with a card")
    expect(again.asked).to_contain_text("You may play a card first")


def test_nor_is_whoever_holds_none_that_can_be_played_now(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "holding back")
    assert me.state()["view"]["seats"][0]["hand_size"] > 0
    expect(me.asked).to_have_text(texts("en", GAME).say("web-tempus-asked-action"))
    expect(come(visit, inn, "two uses").asked).to_contain_text("You may also play idea cards")


def test_a_sentence_stands_by_itself_where_a_hex_tells_what_a_choice_does(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "move_go")
    told = {choice["verb"]: choice for choice in me.state()["choices"]}["stay"]
    (lost,) = [effect["text"] for effect in told["effects"]]
    expect(me.page.locator(f"[aria-label$='{told['label']} · {lost}']")).to_have_count(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_that_is_foreseen_leaves_all_five_actions_in_sight(visit: Visit, inn: Inn, lang: str) -> None:
    me = come(visit, inn, "one attack", locale=lang, **PHONE)
    actions = me.page.locator(".choice.action")
    expect(actions.filter(has=me.page.locator(".effects"))).not_to_have_count(0)
    for action in actions.all():
        expect(action).to_be_in_viewport(ratio=0.75)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_five_actions_are_in_sight_on_a_phone(visit: Visit, inn: Inn, lang: str) -> None:
    me = come(visit, inn, "action", locale=lang, **PHONE)
    actions = me.page.locator(".choice.action")
    expect(actions).to_have_count(5)
    for action in actions.all():
        expect(action).to_be_in_viewport(ratio=0.75)
    grey = me.page.locator(".choice.action[aria-disabled]").first
    grey.tap(force=True)
    expect(me.get("caution-text"), "what a grey one lacks is told at a tap").to_contain_text("TE-")


def test_whom_religion_may_convert_is_in_sight(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "religion", **PHONE)
    expect(me.get("island")).to_be_in_viewport(ratio=0.5)


def box_seen(visitor: Visitor) -> list[float]:
    """The part of the map that is seen: where it begins, and how large it is."""
    seen = visitor.get("island").get_attribute("viewBox") or ""
    return [float(part) for part in seen.split()]


def test_two_fingers_look_closer(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "move_pick", **PHONE)
    whole = box_seen(me)
    x, y = middle(me.get("island"))
    me.spread_fingers(x, y)
    me.wait_until(lambda: box_seen(me)[2] < whole[2] / 1.5)
    expect(me.get("zoom-fit")).to_be_visible()
    check_fits(me)
    me.press(me.get("zoom-fit"))
    me.wait_until(lambda: box_seen(me) == whole)
    me.press(me.get("zoom-in"))
    me.wait_until(lambda: box_seen(me)[2] < whole[2])


@pytest.mark.rule("TE-148")
@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_government_lies_open_beside_its_player(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = come(visit, inn, "governed", **device)
    sides = me.state()["view"]["seats"]
    seat = next(seat for seat, side in enumerate(sides) if side["open"])
    lies = me.get(f"open-{seat + 1}")

    def is_shown() -> bool:
        """What is drawn anew meanwhile may scroll away again."""
        me.show(lies)
        return bool(lies.evaluate(UNCOVERED))

    me.wait_until(is_shown)
    expect(lies).to_contain_text(texts("en", GAME).say("idea-government"))
    told = re.compile(re.escape(texts("en", GAME).say("idea-government-effect")))
    expect(lies.locator(".card-chip").first, "what it does is read by pointing").to_have_attribute("title", told)
    assert me.page.locator("[data-testid^=open-]").count() == sum(bool(side["open"]) for side in sides)
    check_readable(me, "an open card")


# By keys


def focused_hex(visitor: Visitor) -> str:
    """The hex that has the keyboard's focus."""
    name: str = visitor.page.evaluate("document.activeElement.dataset.testid || ''")
    return name.removeprefix("hex-")


def test_a_move_by_keys_alone(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "move_pick")
    tab_to(me, "hex-")
    me.page.keyboard.press("n")
    origin = focused_hex(me)
    assert origin in offered(me, "pick")
    check_focus(me)
    type_key(me, "Enter")
    assert focused_hex(me) == origin, "the focus stays where it was"
    before = hexes(me)
    me.page.keyboard.press("n")
    while focused_hex(me) not in offered(me, "go"):
        me.page.keyboard.press("n")
    target = focused_hex(me)
    type_key(me, "Enter")
    assert hexes(me)[target]["people"] == before[target]["people"] + 1
    here = focused_hex(me)
    me.page.keyboard.press("ArrowRight")
    assert focused_hex(me) != here and hexes(me)[focused_hex(me)]["r"] == hexes(me)[here]["r"]
    check_focus(me)


def test_actions_and_the_tile_by_keys(visit: Visit, inn: Inn) -> None:
    me = come(visit, inn, "tile")
    me.page.keyboard.press("n")
    spot = focused_hex(me)
    assert spot in lit(me)
    me.page.keyboard.press("e")
    type_key(me, "Enter")
    tab_to(me, "choice-turn_tile")
    type_key(me, "Enter")
    assert hexes(me)[spot]["terrain"] != "sea"
    me = come(visit, inn, "acted")
    shortcut(me, "d")
    assert me.wait_for_turn()
    while not any(choice["verb"] == "choose_move" for choice in me.state()["choices"]):
        me.choose()
        assert me.wait_for_turn()
    shortcut(me, "1")
    assert me.state()["view"]["step"] == "move_pick"
    check_keys(me)


def shortcut(visitor: Visitor, key: str) -> None:
    """Press a key that plays something, wherever the focus is."""
    with visitor.page.expect_response("**/act?*") as sent:
        visitor.page.keyboard.press(key)
    visitor.see(sent.value.json()["number"])


# In every language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step(visit: Visit, inn: Inn, lang: str) -> None:
    me, own = visit(f"/?lang={lang}", **DEVICES[lang]), texts(lang, GAME)
    me.press(me.get(f"game-{GAME}"))
    expect(me.get("option-island")).to_be_visible()
    check_words(me, lang)
    for step in (*MORE[lang], *STEPS):
        me.go(f"{inn.bring(stage(step)).host.link}?lang={lang}")
        assert me.wait_for_turn() is (step != "over")
        expect(me.page.locator("[data-testid=log] li").first).to_be_attached()
        check_words(me, lang)
        pull_down(me)
        pull_up(me)
        if step in READ[lang]:
            check_readable(me, step)
    for card in me.state()["view"]["seats"][0]["hand"]:
        expect(me.get(f"card-{card['idea']}-{card['terrain']}")).to_contain_text(own.say(f"idea-{card['idea']}"))


def test_every_rule_has_an_address(visit: Visit) -> None:
    me = visit(f"/rules/{GAME}#TE-061")
    expect(me.page.locator("#TE-061")).to_be_in_viewport()
    listed: list[str] = me.page.locator(".rule").evaluate_all("all => all.map((rule) => rule.id)")
    assert listed == [row["id"] for row in read_table(game_named(GAME).folder / "data" / "rules.csv")]
    links: list[str] = me.page.locator(".rule .rule-id").evaluate_all("all => all.map((link) => link.hash.slice(1))")
    assert links == listed
    me.page.locator("#TE-148 .rule-id").click()
    expect(me.page.locator("#TE-148")).to_have_class(re.compile(r"\bhere\b"))


# For readers of all kinds


def test_terrains_are_told_apart_without_colour(visit: Visit, inn: Inn) -> None:
    """Each terrain has a drawing of its own, and says its name."""
    me = come(visit, inn, "move_pick")
    found = {each["terrain"]: name for name, each in hexes(me).items() if each["terrain"] != "sea"}
    assert {"grassland", "farmland", "hill", "forest", "mountain"} <= found.keys()
    drawings = me.page.evaluate(
        "names => names.map((name) => document.querySelector(`#tempus-${name}`).getAttribute('d'))", list(found)
    )
    assert len(set(drawings)) == len(found)
    used: list[str] = me.page.locator(".ground .land use").evaluate_all("all => all.map((use) => use.href.baseVal)")
    assert {f"#tempus-{terrain}" for terrain in found} == set(used)
    for terrain, name in found.items():
        expect(me.get(f"hex-{name}")).to_have_attribute("aria-label", re.compile(terrain))
