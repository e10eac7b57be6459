"""Every language: all words are there, have room and can be read; the switch works; rules can be found."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from aevum.core.text import LANGUAGES, texts
from tests.table.house import GAME
from tests.web.checks import DEVICES, check_fits, check_readable, check_words, pull_down, pull_up
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
STEPS = ("reroll", "divide", "build", "buy", "discard", "compose", "over")
# Steps that are looked at in one language more, and those that axe looks at there.
MORE = {"en": ("answer",), "fr": ("over-four",), "ja": ()}
READ: dict[str, tuple[str, ...]] = {
    "en": ("reroll", "build", "buy", "discard", "compose", "answer", "over"),
    "fr": ("reroll", "build", "buy", "compose", "over"),
    "ja": (),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lobby_and_rules(visit: Visit, lang: str) -> None:
    me = visit(f"/?lang={lang}", **PHONE)
    own = texts(lang, GAME)
    expect(me.get("quick-start")).to_have_text(own.say("web-lobby-play-now"))
    for _ in range(2):
        me.press(me.get("add-seat"))
    check_words(me, lang)
    check_fits(me)
    me.press(me.get(f"lessons-of-{GAME}"))
    expect(me.page.locator(f"#lessons-{GAME}")).to_be_in_viewport()
    me.go(f"/rules/{GAME}")  # in the language that the visit began with
    expect(me.page.locator("#RT-044")).to_contain_text(own.say("RT-044"))
    check_words(me, lang)
    check_fits(me)


def press_if_there(target: Locator) -> None:
    """Begin something that is not asked at every step."""
    if target.first.is_visible():
        target.first.click()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step(visit: Visit, inn: Inn, lang: str) -> None:
    me = visit(f"/?lang={lang}", **DEVICES[lang])
    for step in (*STEPS, *MORE[lang]):
        over = step.startswith("over")
        me.go(f"{inn.bring(stage(step)).host.link}?lang={lang}")
        assert me.wait_for_turn() is not over
        expect(me.asked).to_have_text(texts(lang, GAME).say("web-over" if over else f"step-{step}"))
        expect(me.page.locator("[data-testid=log] li").nth(5)).to_be_attached()
        check_words(me, lang)
        press_if_there(me.page.locator("#choices [data-testid^=pick-]"))
        press_if_there(me.page.locator("button[aria-pressed][data-testid^=die-]:not(.locked)"))
        pull_down(me)
        pull_up(me)
        if step in READ[lang]:
            check_readable(me, step)
        if not over:
            me.press(me.get("invite").locator("summary"))
            check_words(me, lang)
            pull_down(me)
            me.press(me.offered.first)
            check_words(me, lang)
            pull_up(me)
        me.press(me.get("replay"))
        expect(me.get("replay-slider")).to_be_visible()
        pull_down(me)


def test_a_row_of_goods_is_read_with_the_languages_own_comma(visit: Visit, inn: Inn) -> None:
    me = visit(f"{inn.bring(stage('discard')).host.link}?lang=ja")
    assert me.wait_for_turn()
    row = me.page.locator("button.peg-row").first
    expect(row).to_have_attribute("aria-label", re.compile("、価値[0-9]+、"))


def test_the_language_is_switched_and_kept(visit: Visit, inn: Inn) -> None:
    link = inn.bring(stage("build")).host.link
    me = visit(f"{link}?lang=en")
    for lang in ("ja", "fr", "en"):
        assert me.wait_for_turn()
        me.get("lang").select_option(lang)
        expect(me.page.locator("html")).to_have_attribute("lang", lang)
        expect(me.asked).to_have_text(texts(lang, GAME).say("step-build"))
        expect(me.get("lang")).to_have_value(lang)
    me.get("lang").select_option("fr")
    expect(me.page.locator("html")).to_have_attribute("lang", "fr")
    for place in ("/", f"/rules/{GAME}", link):
        me.go(place)
        expect(me.page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize(("locale", "lang"), [("fr-CH", "fr"), ("ja-JP", "ja"), ("de-DE", "en")])
def test_the_browsers_language_is_the_first(visit: Visit, locale: str, lang: str) -> None:
    me = visit("/", locale=locale)
    expect(me.page.locator("html")).to_have_attribute("lang", lang)
    expect(me.get("quick-start")).to_have_text(texts(lang).say("web-lobby-play-now"))


def test_a_rule_has_its_own_address(visit: Visit) -> None:
    me = visit(f"/rules/{GAME}#RT-044")
    rule = me.page.locator("#RT-044")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile(r"\bhere\b"))
    me.page.locator("#RT-002").get_by_role("link", name="RT-002").click()
    expect(me.page.locator("#RT-002")).to_be_in_viewport()
    assert me.page.evaluate("location.hash") == "#RT-002"
    expect(rule).not_to_have_class(re.compile(r"\bhere\b"))
    rule.get_by_role("link", name="RT-044").click()
    expect(rule).to_be_in_viewport()
    top = rule.bounding_box()
    assert top is not None and top["y"] >= -1, "not hidden above the edge"
    me.page.locator(".contents a").last.click()
    expect(me.page.locator(".chapter h2").last).to_be_in_viewport()


@pytest.mark.parametrize(("lang", "word"), [("en", "revolt"), ("fr", "révolte"), ("ja", "反乱")])
def test_searching_the_rules(visit: Visit, lang: str, word: str) -> None:
    me = visit(f"/rules/{GAME}?lang={lang}")
    rules = me.page.locator(".rule")
    shown = me.page.locator(".rule:visible")
    expect(rules.first).to_be_visible()
    everything = rules.count()
    me.get("rules-search").fill(word.upper())
    expect(shown).not_to_have_count(everything)
    found = [text.lower() for text in rules.all_text_contents() if word in text.lower()]
    expect(shown).to_have_count(len(found))
    assert 0 < len(found) < everything
    expect(me.page.locator("#found")).to_contain_text(str(len(found)))
    me.get("rules-search").fill("RT-044")
    expect(me.page.locator("#RT-044")).to_be_visible()
    me.get("rules-search").fill("xyzzy")
    expect(shown).to_have_count(0)
    expect(me.page.locator("#found")).to_contain_text("0")
    me.get("rules-search").fill("")
    expect(shown).to_have_count(everything)
