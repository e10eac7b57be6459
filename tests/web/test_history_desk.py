"""History of the World at a desk: a replay shows the map, the list of everything stays open, words have their room."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_history_play import look, sit_down

pytestmark = pytest.mark.browser
# How far the map begins below the bar of the replay.
BELOW_THE_BAR = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  return box(".map-frame").top - box(".replay-bar").bottom;
}"""
# A card that is there twice: whether the words of its deck, however long, lie beside the number.
BESIDE_THE_NUMBER = """() => {
  const card = [...document.querySelectorAll(".event-card")].find((each) => !each.querySelector(".copies"));
  const deck = card.querySelector(".card-deck");
  deck.textContent = "小".repeat(40);
  const number = card.appendChild(document.createElement("b"));
  number.className = "copies";
  number.textContent = "×2";
  const words = document.createRange();
  words.selectNodeContents(deck);
  const { left, bottom } = number.getBoundingClientRect();
  return [...words.getClientRects()].every((line) => line.right <= left || line.top >= bottom);
}"""
INITIALS = "async (names) => names.map((await import('/static/app/names.js')).initials)"


def test_a_replay_from_the_end_has_the_map_below_its_bar(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "over")
    me.get("replay").click()
    for _ in range(3):
        me.get("replay-back").click()
        expect(me.get("final-score")).to_be_hidden()
        me.wait_until(lambda: float(me.page.evaluate(BELOW_THE_BAR)) >= 0)


def test_the_list_of_everything_stays_open_until_it_is_closed(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "fleets")
    opener, listed = me.get("all-choices").locator("summary"), me.get("all-choices").locator("button")
    opener.click()
    first = listed.first.inner_text()
    me.send(listed.first)
    expect(listed.first).to_be_visible()
    expect(listed.first).not_to_have_text(first)
    opener.click()
    me.send(me.get("choice-done"))
    expect(listed).to_have_count(0)


def test_the_number_of_a_card_lies_beside_its_deck(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "event")
    assert me.page.evaluate(BESIDE_THE_NUMBER)


def test_initials_tell_names_of_two_scripts_apart(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "event")
    names = {"コンピューターB": "コB", "プレイヤーA": "プA", "Computer B": "CB", "Ann": "A", "山田太郎": "山"}
    assert me.page.evaluate(INITIALS, list(names)) == list(names.values())


def test_what_folds_in_japanese_breaks_between_phrases(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "over", locale="ja-JP")
    expect(me.get("tally").first.locator("summary")).to_have_css("word-break", "auto-phrase")
