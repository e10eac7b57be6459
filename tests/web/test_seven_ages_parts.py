"""7 Ages in the browser: what is listed adds up, and nothing is said that is not so any more."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.text import LANGUAGES, texts
from aevum.games.seven_ages.tables import CARD_IDS
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.seven_ages import GAME, link_to
from tests.web.test_seven_ages_told import NARROWEST, OUT_OF_THE_BAR, show_otherwise
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
SAID = texts("en", GAME)
VALUES = {"swordsmen": [4, 3], "archers": [1, 2], "spearmen": [2, 2]}


def side(empire: str, parts: dict[str, Any], adds: dict[str, int], total: int) -> dict[str, Any]:
    """One side of a conflict whose units lie open."""
    known = {"seat": 0, "count": 3, "values": VALUES, "disorder": 0, "bonus": 0, "card": None, "laid": False}
    return {"empire": empire, "parts": parts, "adds": adds, "total": total, **known}


def choice(action: str) -> dict[str, Any]:
    """A choice as the service tells it."""
    return {"action": action, "verb": action.split()[0], "a": 0, "b": 0, "label": action, "effects": []}


def look(visit: Visit, inn: Inn, device: dict[str, Any] | None = None, **changed: Any) -> Visitor:
    """A table at which these parts of the view are otherwise."""
    me = visit(link_to(inn, "marker"), **device or {})
    assert me.wait_for_turn()
    show_otherwise(me, **changed)
    return me


def test_the_parts_of_a_side_come_to_its_total(visit: Visit, inn: Inn) -> None:
    attacker = side("romans", {"front": {"swordsmen": 2}, "support": {"archers": 3}, "free": {"spearmen": 2}}, {}, 14)
    defender = side("gauls", {"front": {"spearmen": 1}}, {"terrain": 1, "crossing": 2, "effects": -1}, 4)
    fight = {"region": "burma", "round": 1, "held_by": None, "shown": True, "sides": [attacker, defender], "odds": None}
    me = look(visit, inn, conflict=fight)
    first, second = (me.get("conflict").locator(".fighter").nth(place) for place in (0, 1))
    expect(first.locator(".part small")).to_have_text(["+8", "+6", "2/2"])
    expect(second.locator(".part small")).to_have_text(["+2"])
    expect(second.locator(".adds b")).to_have_text(["+1", "+2", "−1"])
    expect(second.locator(".adds li").nth(1)).to_contain_text(SAID.say("web-seven-add-crossing"))


@pytest.mark.rule("SA-065", "SA-068")
@pytest.mark.parametrize(("state", "action"), [("face_down", None), ("revealed", "production")])
@pytest.mark.parametrize("device", [{}, NARROWEST], ids=["desk", "narrow"])
def test_the_wild_card_is_marked_where_it_lies(
    visit: Visit, inn: Inn, device: dict[str, Any], state: str, action: str | None
) -> None:
    """It brings no free progress, also where it has become another action."""
    me = visit(link_to(inn, "stack"), **device)
    first, *others = me.state()["view"]["empires"]
    marker = {"state": state, "marker": "wild", "action": action}
    show_otherwise(me, empires=[{**first, "marker": marker}, *others])
    sign = "use[href='#icon-sa-wild']"
    chip = me.get(f"empire-{first['id']}").locator(".marker-chip")
    expect(chip.locator(sign)).to_have_count(1)
    expect(chip).to_contain_text(SAID.say(f"action-{action or 'wild'}"))
    place = me.get("turn").locator(".action", has=me.page.locator(sign))
    expect(place).to_have_attribute("title", SAID.say(f"action-{action or 'wild'}"))
    assert not device or me.page.evaluate(OUT_OF_THE_BAR) == [], "on a phone all stand in one row"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_unit_of_a_type_is_named_in_the_singular(visit: Visit, inn: Inn, lang: str) -> None:
    sides = [side("romans", {"front": {"archers": 2, "spearmen": 1}}, {}, 3), side("gauls", {}, {}, 0)]
    fight = {"region": "burma", "round": 1, "held_by": None, "shown": True, "sides": sides, "odds": None}
    me = look(visit, inn, {"locale": lang}, conflict=fight)
    names = [texts(lang, GAME).say(key) for key in ("unit-archers", "one-spearmen")]
    expect(me.get("conflict").locator(".unit-chips li > span")).to_have_text(names)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_whoever_is_asked_for_passage_sees_who_asks_and_where(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    asked, choices = {"empire": "han", "owner": "huns"}, [choice("refuse_passage"), choice("grant_passage")]
    me = look(visit, inn, device, step="passage_price", passage_asked=asked, choices=choices)
    names = {part: SAID.say(f"empire-{name}") for part, name in asked.items()}
    expect(me.get("passage-asked")).to_have_text(SAID.say("web-seven-passage-asked", **names))


@pytest.mark.parametrize(("step", "count"), [("advance", 2), ("gift", 0)])
def test_nothing_is_said_of_trade_cards_that_have_changed_hands(visit: Visit, inn: Inn, step: str, count: int) -> None:
    traders = [{"empire": empire, "seat": seat, "card": None} for seat, empire in enumerate(("romans", "gauls"))]
    me = look(visit, inn, step=step, action="trade", sides=traders)
    expect(me.get("trade").locator(".fighter")).to_have_count(2)
    expect(me.get("trade").locator(".laid")).to_have_count(count)


def test_a_trade_with_the_draw_pile_shows_the_card_it_turned_up(visit: Visit, inn: Inn) -> None:
    trader, pile = {"empire": "romans", "seat": 0, "card": None}, {"id": "han", "value": 4}
    me = look(visit, inn, step="advance", action="trade", sides=[trader], pile=pile)
    other = me.get("trade").locator(".fighter").nth(1)
    expect(other.locator(".fighter-name")).to_have_text(SAID.say("web-seven-pile"))
    expect(other.locator(".laid")).to_contain_text(SAID.say("web-seven-laid", value=4))
    expect(other.locator(".laid")).to_contain_text(SAID.say("empire-han"))
    expect(other.locator(".total b")).to_have_text("4")


@pytest.mark.parametrize(
    ("step", "action", "told"),
    [("stack", "production", "manoeuvre"), ("build", "production", "production"), ("stack", "create", "create")],
)
def test_an_action_that_a_card_brings_goes_by_its_own_name(
    visit: Visit, inn: Inn, step: str, action: str, told: str
) -> None:
    me = visit(link_to(inn, "create_unit"))
    assert me.wait_for_turn()
    show_otherwise(me, step=step, action=action)
    expect(me.get("purse").locator("h3 small")).to_have_text(SAID.say(f"action-{told}"))


NAMES = ("Bela", "Chie", "Dov")
TAKING, LEAVING, GOING = choice("take swordsmen"), choice("put_back archers"), choice("go burma")


@pytest.mark.parametrize(
    ("choices", "words"),
    [([TAKING], "take_unit"), ([LEAVING, GOING], "pick_unit"), ([GOING], "way")],
    ids=["some are taken along", "all come", "all is settled"],
)
def test_the_hint_for_a_stack_tells_what_can_still_be_done_with_it(
    visit: Visit, inn: Inn, choices: list[dict[str, Any]], words: str
) -> None:
    me = look(visit, inn, step="pick_unit", choices=choices)
    expect(me.page.locator(".hint")).to_contain_text(SAID.say(f"web-seven-hint-{words}"))


@pytest.mark.rule("SA-076", "SA-082")
@pytest.mark.parametrize(("left", "words"), [(0, "found_first"), (1, "found")])
def test_whoever_creates_the_first_empire_is_told_that_it_sets_the_age(
    visit: Visit, inn: Inn, left: int, words: str
) -> None:
    me = visit(link_to(inn, "stack"))
    empires = me.state()["view"]["empires"][:left]
    show_otherwise(me, step="found", empires=empires, acting=None, move=None, conflict=None)
    expect(me.page.locator(".hint")).to_contain_text(SAID.say(f"web-seven-hint-{words}"))


NO_STACK = {"at": "mali", "from": "mali", "units": {}, "leaders": [], "spent": [0], "left": {}, "stopped": False}


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_pressing_where_to_go_before_anybody_comes_along_says_so(
    visit: Visit, inn: Inn, device: dict[str, Any]
) -> None:
    move = {**NO_STACK, "empire": None, "ways": {}, "gains": {}}
    me = look(visit, inn, device, step="pick_unit", choices=[TAKING], move=move)
    me.press(me.get("region-congo"))
    expect(me.get("why-line")).to_have_text(SAID.say("web-seven-nobody-along"))
    me.press(me.get("region-congo"))
    expect(me.page.locator("#notices")).to_contain_text(SAID.say("web-seven-nobody-along"))


# How many lines each of these words takes on the first card that can be laid.
LINES_OF = """(words) => {
  const label = document.querySelector(".choice-group.of-cards .choice span");
  return words.filter((word) => {
    label.textContent = word;
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getClientRects().length > 1;
  });
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("device", [{}, PHONE, NARROWEST], ids=["desk", "phone", "narrowest"])
def test_no_name_of_a_card_is_broken_within_a_word(visit: Visit, inn: Inn, device: dict[str, Any], lang: str) -> None:
    me = visit(f"{link_to(inn, 'bid')}?lang={lang}", **device)
    assert me.wait_for_turn()
    said = texts(lang, GAME)
    words = {word for card in CARD_IDS for word in re.split(r"[\s\u00a0\u202f-]+", said.say(f"empire-{card}"))}
    assert me.page.evaluate(LINES_OF, sorted(words)) == []


TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}}
CUT = """(computer) => {
  for (const words of document.querySelectorAll(".seat-card .seat-status")) words.lastChild.textContent = computer;
  for (const points of document.querySelectorAll(".seat-card .seat-figure")) points.textContent = "244";
  return [...document.querySelectorAll(".seat-card .seat-status")]
    .filter((words) => words.scrollWidth > words.clientWidth).map((words) => words.textContent);
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("device", [{}, TABLET], ids=["desk", "tablet"])
def test_what_a_seat_does_is_not_cut(visit: Visit, inn: Inn, device: dict[str, Any], lang: str) -> None:
    me = visit(f"{link_to(inn, 'marker')}?lang={lang}", **device)
    assert me.wait_for_turn()
    assert me.page.evaluate(CUT, texts(lang, GAME).say("web-seat-bot")) == []


# The words of seats that are broken within, and names that had to give way to initials.
BROKEN = """() => {
  for (const points of document.querySelectorAll(".seat-card .seat-figure")) points.textContent = "244";
  const words = [...document.querySelectorAll(".seat-status")].flatMap((status) =>
    [...status.lastChild.textContent.matchAll(/\\S+/g)].map(({ 0: word, index }) => [status.lastChild, word, index]));
  return words.filter(([part, word, index]) => {
    const range = document.createRange();
    const text = part.nodeType === Node.TEXT_NODE ? part : part.firstChild;
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([, word]) => word);
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_tablet_four_seats_say_what_they_do_in_whole_words(visit: Visit, inn: Inn, lang: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "name": name, "level": "greedy"} for name in NAMES)]
    opened = inn.client.post("/api/tables", json={"game": GAME, "options": {}, "seats": seats, "key": f"four-{lang}"})
    me = visit(f"{opened.json()['link']}?lang={lang}", **TABLET)
    assert me.wait_for_turn()
    expect(me.page.locator(".seat-card")).to_have_count(4)
    assert me.page.evaluate(BROKEN) == []


def test_on_a_tablet_both_sides_of_a_conflict_keep_within_their_half(visit: Visit, inn: Inn) -> None:
    front = {"front": {"swordsmen": 2}}
    sides = [side(empire, front, {"crossing": 1}, 8) for empire in ("australians", "carthaginians")]
    fight = {"region": "burma", "round": 1, "held_by": None, "shown": True, "sides": sides, "odds": None}
    me = look(visit, inn, TABLET, conflict=fight)
    expect(me.get("conflict")).to_be_visible()
    parts = me.get("conflict").locator(".fighter")
    assert [part.evaluate("part => part.scrollWidth - part.clientWidth") for part in parts.all()] == [0, 0]
