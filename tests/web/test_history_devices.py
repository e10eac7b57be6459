"""History of the World by touch, by keys, in every language, for readers of all kinds, and what stays hidden."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES, texts
from aevum.games import game_named
from tests.web import seven_ages
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
from tests.web.history_of_the_world import GAME, link_to
from tests.web.inn import Inn
from tests.web.test_history_play import borders, lands, look, odds_of, offered, sit_down
from tests.web.test_tempus_secrets import overheard, sides_in
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
TOPS = "all => all.map((each) => Math.round(each.getBoundingClientRect().top))"
BOTTOMS = "all => all.map((each) => each.getBoundingClientRect().bottom)"
# The middle of the mark of a seat lies within the first line of the words beside it.
IN_ONE_ROW = """(row) => {
  const [mark, words] = [...row.children].map((each) => each.getClientRects()[0]);
  const middle = (mark.top + mark.bottom) / 2;
  return mark.right <= words.left && words.top < middle && middle < words.bottom;
}"""
STEPS = {
    "en": ("incite", "empire", "expand", "over"),
    "fr": ("event", "incite", "six", "empire", "expand", "over"),
    "ja": ("empire", "expand", "over"),
}
# The steps that axe looks at.
READ: dict[str, tuple[str, ...]] = {"en": ("expand", "incite", "over"), "fr": ("empire", "event"), "ja": ()}


# By touch


def test_six_players_sit_in_one_row(visit: Visit, inn: Inn) -> None:
    for device in ({}, PHONE):
        me = look(visit, inn, "six", **device)
        table = me.get("areas").locator(".scrolled")
        assert table.evaluate("(table) => table.scrollWidth <= table.clientWidth"), "no column is cut off"
        heights: list[int] = me.page.locator("#seats button").evaluate_all(TOPS)
        assert len(heights) == 6 and len(set(heights)) == 1


def test_on_a_phone_nothing_lies_over_the_map_and_a_holder_stands_beside_the_mark(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand", **PHONE)
    top = me.page.locator(".map-scroll").evaluate("frame => frame.getBoundingClientRect().top")
    buttons = me.page.locator("[data-testid^=map-]:is(button)")
    assert buttons.count() >= 3 and max(buttons.evaluate_all(BOTTOMS)) <= top
    me.press(me.get(f"land-{me.state()['view']['attacks'][0]['land']}"))
    assert me.get("land-card").locator("dd:has(.seat-mark)").first.evaluate(IN_ONE_ROW)


def test_at_a_desk_a_holder_stands_beside_the_mark(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand")
    held = next(land for land in me.state()["view"]["lands"] if land["holder"] and not land["reach"])
    me.get(f"land-{held['id']}").focus()
    me.page.keyboard.press("Enter")
    assert me.get("land-card").locator("dd:has(.seat-mark)").first.evaluate(IN_ONE_ROW)


def test_a_tap_shows_the_odds_and_only_the_second_attacks(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand", **PHONE)
    before = me.state()
    attack = before["view"]["attacks"][0]
    me.press(me.get(f"land-{attack['land']}"))
    expect(me.get("confirm-land")).to_contain_text(odds_of(attack))
    expect(me.get("confirm-land")).to_be_in_viewport(ratio=1)
    check_fits(me)
    assert me.state()["position"] == before["position"], "the first tap plays nothing"
    me.send(me.get("confirm-land"))
    expect(me.get("battle-outcome")).to_be_visible()


def test_what_was_tapped_and_what_came_of_it_are_told_at_the_top_of_the_drawer(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand", **PHONE)
    attack = me.state()["view"]["attacks"][0]["land"]
    top = """(part) => {  // of a part that is just being drawn anew it is nowhere
      const drawer = part.closest("#drawer-body");
      return drawer ? part.getBoundingClientRect().top - drawer.getBoundingClientRect().top : Infinity;
    }"""
    me.press(me.get(f"land-{attack}"))
    me.wait_until(lambda: abs(me.get("land-card").evaluate(top)) <= 2)
    position = me.state()["position"]
    me.press(me.get("confirm-land"))
    me.wait_until(lambda: me.state()["position"] > position)
    me.see()
    me.wait_until(lambda: abs(me.get("battle-outcome").first.evaluate(top)) <= 2)


def test_what_a_coin_brings_back_follows_what_was_lost(visit: Visit, inn: Inn) -> None:
    """At the foot of a phone's drawer it hid what the battle came to, and what is left to place."""
    me = look(visit, inn, "recover", **PHONE)
    expect(me.page.locator("[data-testid=battle-outcome] + [data-testid=choice-recover]")).to_be_attached()
    expect(me.page.locator(".endings > .choice")).to_have_count(1)
    expect(me.get("kept-counts")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("link", [lambda inn: link_to(inn, "fleets"), lambda inn: seven_ages.link_to(inn, "marker")])
def test_the_drawing_of_a_map_is_no_place_to_stop(visit: Visit, inn: Inn, link: Callable[[Inn], str]) -> None:
    """Its places are: it had a frame around it when a water was tapped, and held the Tab key up."""
    me = visit(link(inn))
    assert me.wait_for_turn()
    me.get("map").evaluate("(map) => map.focus()")
    expect(me.get("map")).not_to_be_focused()


def test_after_the_last_battle_of_a_turn_the_drawer_begins_with_what_is_asked_now(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "last army", **PHONE)
    position = me.state()["position"]
    me.press(me.get(f"land-{me.state()['view']['attacks'][0]['land']}"))
    me.press(me.get("confirm-land"))
    me.wait_until(lambda: me.state()["position"] > position)
    expect(me.get("battle-outcome").first).to_be_attached()
    me.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert me.page.locator("#drawer-body").evaluate("body => body.scrollTop") == 0
    expect(me.get("asked")).to_be_in_viewport(ratio=1)


def test_the_empire_of_the_turn_comes_before_what_others_fought_last(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "attacked", **PHONE)
    expect(me.page.locator("[data-testid=purse] ~ [data-testid=battle-outcome]").first).to_be_attached()
    expect(me.page.locator("[data-testid=battle-outcome] ~ [data-testid=purse]")).to_have_count(0)
    expect(me.get("purse")).to_be_in_viewport(ratio=1)


def test_after_a_card_only_one_more_is_asked_for(visit: Visit, inn: Inn) -> None:
    for step, words in {"event": "Play up to two event cards", "another": "Play one more event card"}.items():
        expect(look(visit, inn, step).get("asked")).to_contain_text(words)


def test_a_drawn_empire_that_can_only_be_given_is_asked_for_so(visit: Visit, inn: Inn) -> None:
    for step, words in {
        "empire": "Keep the empire you have drawn, or",
        "give": "You have an empire for this epoch",
    }.items():
        me = sit_down(visit, inn, step)
        expect(me.get("asked")).to_contain_text(words)


def test_the_page_comes_back_to_the_map_when_it_is_asked_about(visit: Visit, inn: Inn) -> None:
    """Somebody at a desk has scrolled down to the tables, and is done with the cards."""
    me = sit_down(visit, inn, "event")
    top = "(part) => part.getBoundingClientRect().top"
    frame = me.page.locator(".map-frame")
    me.get("layers").evaluate("(row) => row.scrollIntoView({block: 'start'})")
    me.wait_until(lambda: frame.evaluate(top) < -300)
    me.page.keyboard.press("d")
    me.wait_until(lambda: me.state()["view"]["step"] == "expand")
    expect(me.get("map")).to_be_in_viewport()
    me.wait_until(lambda: frame.evaluate(top) >= 0)


def scale(visitor: Visitor) -> float:
    """How large the map is drawn."""
    box = visitor.get("map").bounding_box()
    assert box is not None
    return box["width"]


def test_two_fingers_look_closer(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "empire", **PHONE)
    box = me.page.locator(".map-scroll").bounding_box()
    assert box is not None
    x, y, before = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, scale(me)
    me.spread_fingers(x, y)
    me.wait_until(lambda: scale(me) > before * 1.5)
    me.press(me.get("map-fit"))
    me.wait_until(lambda: scale(me) <= box["width"])


# By keys


def focused(visitor: Visitor) -> str:
    """The land that has the keyboard's focus."""
    name: str = visitor.page.evaluate("document.activeElement.dataset.place || ''")
    return name


def test_a_turn_by_keys_alone(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand")
    tab_to(me, "land-")
    me.page.keyboard.press("n")
    while focused(me) not in offered(me, "expand"):
        me.page.keyboard.press("n")
    target = focused(me)
    check_focus(me)
    type_key(me, "Enter")
    assert lands(me)[target]["holder"] == 0
    assert focused(me) == target, "the focus stays where it was"
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        here = focused(me)
        me.page.keyboard.press(key)
        if focused(me) in borders()[here]:
            break
    assert focused(me) in borders()[here], "arrows go to neighbours"
    check_focus(me)
    me.page.keyboard.press("m")
    expect(me.get("map")).to_have_attribute("aria-label", texts("en", GAME).say("web-history-map-schematic"))
    me.page.keyboard.press("0")
    me.page.keyboard.press("f")
    score = me.state()["seats"][0]["score"]
    with me.page.expect_response("**/act?*") as sent:
        me.page.keyboard.press("d")
    me.see(sent.value.json()["number"])
    assert me.state()["seats"][0]["score"] > score
    check_keys(me)


# In every language


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step(visit: Visit, inn: Inn, lang: str) -> None:
    me, own = visit(**DEVICES[lang]), texts(lang, GAME)
    for step in STEPS[lang]:
        me.go(f"{link_to(inn, step)}?lang={lang}")
        assert me.wait_for_turn() is (step != "over")
        expect(me.page.locator("[data-testid=log] li").first).to_be_attached()
        check_words(me, lang)
        pull_down(me)
        pull_up(me)
        if step in READ[lang]:
            point_at_a_land(me, step)
            check_readable(me, step)
    drawn = "".join(me.page.locator(".land-name, .water-name").all_text_contents()).replace(" ", "")
    for name in ("land-levant", "land-great_plain_of_china", "water-bay_of_bengal"):
        assert own.say(name).replace(" ", "") in drawn
    for card in me.state()["view"]["seats"][0]["hand"]:
        expect(me.get(f"card-{card}")).to_contain_text(own.say(f"card-{card}-effect"))


def point_at_a_land(visitor: Visitor, step: str) -> None:
    """Where lands are chosen: open the card of one."""
    if step == "expand":
        visitor.page.keyboard.press("0")
        visitor.get("land-persian_plateau").click()
        expect(visitor.get("land-card")).to_be_visible()


def test_japanese_writes_an_epoch_in_one_way(visit: Visit, inn: Inn) -> None:
    me, own = visit(), texts("ja", GAME)
    me.go(f"{link_to(inn, 'over')}?lang=ja")
    assert not me.wait_for_turn()
    markers = [marker["epoch"] for side in me.state()["view"]["seats"] for marker in side["markers"]]
    titles = [str(sign.get_attribute("title")) for sign in me.page.locator(".sign.marker").all()]
    assert titles and all(own.say(f"epoch-{epoch}") in title for epoch, title in zip(markers, titles, strict=True))
    armies = {land: there["epoch"] for land, there in lands(me).items() if there["epoch"]}
    assert armies
    for land, epoch in armies.items():
        expect(me.get(f"land-{land}")).to_have_attribute("aria-label", re.compile(own.say(f"epoch-{epoch}")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_rulings_lead_to_each_other(visit: Visit, lang: str) -> None:
    me = visit(f"/rules/{GAME}?lang={lang}#HW-R03")
    ruling = me.page.locator("#HW-R03")
    expect(ruling).to_be_in_viewport()
    expect(ruling.locator(".ruling")).to_contain_text(texts(lang, GAME).say("web-ruling"))
    listed: list[str] = me.page.locator(".rule").evaluate_all("all => all.map((rule) => rule.id)")
    assert listed == [row["id"] for row in read_table(game_named(GAME).folder / "data" / "rules.csv")]
    expect(me.page.locator(".rule:not([id^=HW-R]) .ruling")).to_have_count(0)
    named: list[str] = me.page.locator(".rule dd a").evaluate_all("all => all.map((link) => link.hash.slice(1))")
    assert len(named) > 10 and set(named) <= set(listed)
    me.get("rules-search").fill("HW-R03")
    expect(me.page.locator(".rule:visible")).to_have_count(1)
    ruling.get_by_role("link", name="HW-236").click()
    expect(me.page.locator("#HW-236")).to_be_in_viewport()


# What stays hidden


def test_hands_and_empires_stay_hidden(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend", "friend", game=GAME, options={"first": 1})
    pages = [overheard(visit, link) for link in (table.host.link, table.friends[0].link, table.watcher.link)]
    me = pages[0][0]
    assert me.wait_for_turn()
    drawn = me.state()["view"]["draw"]["drawn"]
    expect(me.get("drawn")).to_contain_text(texts("en", GAME).say(f"empire-{drawn}"))
    me.send(me.get("choice-keep"))
    while table.watcher.state()["view"]["step"] == "empire":
        assert table.pending().act(action="keep").status_code == 200
    for page, _ in pages:
        page.see()
        expect(page.get("map")).to_be_visible()
    for own, (_, everything) in zip((0, 1, None), pages, strict=True):
        told = everything()
        assert len(told) > 3
        for seat, side, view in sides_in(told):
            if seat == own:
                continue
            assert side["hand"] == [] and side["greater"] + side["lesser"] > 0
            called = [empire["id"] for empire in view["empires"] if empire["called"]]
            assert side["empires"][0] is None or side["empires"][0] in called
            assert view["draw"]["drawn"] is None or view["turn"] == own
        if own != 0:
            assert all(view["draw"]["drawn"] is None for _, _, view in sides_in(told) if view["turn"] == 0)
