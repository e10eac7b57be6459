"""Links: shown once to whoever opens a table, replaced from the menu of a seat, and opened on another device."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.checks import FOCUSED, STILL, check_fits, check_readable, check_words
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_seats import all_read, ask
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
GONE = ("410",)  # what the browser says of a link that was replaced
# All that a page shows and keeps.
WITHIN = """() => JSON.stringify([document.documentElement.outerHTML, localStorage, sessionStorage,
  ...Array.from(document.querySelectorAll("input"), (box) => box.value)])"""


def open_with_a_friend(visit: Visit, **device: Any) -> Visitor:
    """Somebody opens a table for a friend who has not come yet."""
    me = visit(**device)
    me.get("seating-friend").click()
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    expect(me.get("fresh-links")).to_be_visible()
    return me


def says_replaced(me: Visitor) -> None:
    """The page says kindly that its link was replaced, and nothing of the table is left on it."""
    expect(me.page.locator(".nowhere h1")).to_have_text("This link has been replaced")
    expect(me.page.locator(".nowhere p")).to_contain_text("ask whoever opened the table for a new link")
    expect(me.page.locator("#board, #choices, #log")).to_have_count(0)
    me.forgive(*GONE)


def renewed(me: Visitor) -> str:
    """The new link of a friend, which is shown this once."""
    link = me.get("renewed").input_value()
    me.page.keyboard.press("Escape")
    expect(me.get("renewed")).to_have_count(0)
    return link


def test_a_friends_link_is_shown_until_the_friend_has_come(visit: Visit) -> None:
    me = open_with_a_friend(visit)
    link = me.get("invite-2").input_value()
    me.page.reload()
    expect(me.get("invite-2")).to_have_value(link)
    friend = visit(link)
    expect(me.get("fresh-links")).to_have_count(0)
    friend.page.close()
    me.wait_until(lambda: not me.state()["seats"][1]["connected"])
    me.page.reload()
    expect(me.get("menu-2")).to_have_count(1)
    for page in (me, visit(me.place)):
        expect(page.get("fresh-links")).to_have_count(0)
        assert link.rsplit("/", 1)[1] not in page.page.evaluate(WITHIN)


def test_another_device_of_the_host_does_not_show_a_friends_link(visit: Visit) -> None:
    me = open_with_a_friend(visit)
    token = me.get("invite-2").input_value().rsplit("/", 1)[1]
    other = visit(me.place)
    expect(other.get("watch-link")).to_have_count(1)
    assert token in me.page.evaluate(WITHIN) and token not in other.page.evaluate(WITHIN)


def test_the_host_replaces_a_lost_link(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend")
    me, lost, watcher = (visit(each.link) for each in (table.host, table.friends[0], table.watcher))
    ask(me, 2, "relink")
    link = renewed(me)
    assert me.page.evaluate(FOCUSED) == "menu-2", "the focus is where the menu was opened"
    all_read("B has a new link to seat 2.", me, watcher)
    says_replaced(lost)
    friend = visit(link)
    expect(friend.get("menu-2")).to_have_count(1)
    while me.state()["pending"] == [0]:
        me.play_turn()
    assert friend.wait_for_turn()
    friend.play_turn()
    assert me.wait_for_turn()


def test_a_link_that_is_still_shown_goes_when_it_is_replaced(visit: Visit) -> None:
    me = open_with_a_friend(visit)
    old = me.get("invite-2").input_value()
    ask(me, 2, "relink")
    link = renewed(me)
    expect(me.get("fresh-links")).to_have_count(0)
    says_replaced(visit(old))
    expect(visit(link).get("menu-2")).to_have_count(1)


def test_somebody_replaces_their_own_link_and_goes_on(visit: Visit, inn: Inn) -> None:
    friend = inn.open("me", "friend").friends[0]
    me, elsewhere = visit(friend.link), visit(friend.link)
    expect(me.get("devices")).to_be_visible()
    tab = me.context.new_page()
    tab.goto(friend.link)
    expect(tab.get_by_test_id("menu-2")).to_have_count(1)
    me.press(me.get("devices-renew"))
    me.page.wait_for_url(lambda url: friend.link not in url)
    expect(me.get("own")).to_have_value(me.page.url)
    me.page.keyboard.press("Escape")
    expect(me.get("devices")).to_have_count(0)
    assert [seat["mine"] for seat in me.state()["seats"]] == [False, True]
    tab.wait_for_url(f"**{me.place}")
    says_replaced(elsewhere)
    me.page.reload()
    expect(me.get("menu-2")).to_have_count(1)
    expect(me.get("own")).to_have_count(0)
    me.go("/")
    expect(me.page.locator(".recent-list a")).to_have_count(1)
    assert friend.link not in str(me.page.locator(".recent-list a").get_attribute("href"))
    me.forgive(*GONE)


def test_a_page_that_was_asleep_learns_that_its_link_was_replaced(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend")
    friend = visit(table.friends[0].link)
    friend.context.set_offline(True)
    expect(friend.page.locator("#connection")).not_to_be_empty()
    assert table.host.post("seat", do="link", seat=1, key="k").status_code == 200
    friend.context.set_offline(False)
    says_replaced(friend)
    friend.forgive("ERR_", "Failed to fetch")


def test_another_device_is_told_once(visit: Visit, inn: Inn) -> None:
    link = inn.open("me", "friend").friends[0].link
    me = visit(link)
    for _ in range(2):
        me.page.reload()
        me.see()
    second = me.context.new_page()
    second.goto(link)
    expect(second.get_by_test_id("menu-2")).to_have_count(1)
    expect(me.get("devices")).to_have_count(0)
    other = visit(link, **PHONE, **STILL)
    for page in (me, other):
        expect(page.get("devices")).to_contain_text("Your link has been opened on another device too.")
        page.press(page.get("devices-known"))
        expect(page.get("devices")).to_have_count(0)
        with page.page.expect_event("console", lambda message: message.text == "told"):
            page.begin_with(TELLS)
            page.page.reload()
        expect(page.get("menu-2")).to_have_count(1)
        expect(page.get("devices")).to_have_count(0)


# Says on the console when the service has told of devices and the page has had time to show it.
TELLS = """const Source = EventSource;
window.EventSource = class extends Source {
  constructor(address) {
    super(address);
    this.addEventListener("devices", () => setTimeout(() => console.log("told")));
  }
};"""


def test_people_at_one_screen_are_no_other_device(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "here").host.link)
    for _ in range(2):
        me.play_turn()
    expect(me.get("devices")).to_have_count(0)
    visit(me.place)
    expect(me.get("devices")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_links_speak_and_fit(visit: Visit, inn: Inn, lang: str) -> None:
    link = f"{inn.open('me', 'friend').host.link}?lang={lang}"
    other = visit(link, **PHONE, **STILL)
    me = visit(link, **PHONE, **STILL)
    expect(me.get("devices")).to_be_visible()
    check(me, lang, "the card about another device")
    me.press(me.get("devices-renew"))
    expect(me.get("own")).to_be_visible()
    check(me, lang, "the own new link")
    expect(other.page.locator(".nowhere")).to_be_visible()
    check(other, lang, "a link that was replaced")
    other.forgive(*GONE)


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_links_of_friends_speak_and_fit(visit: Visit, lang: str) -> None:
    me = visit(f"/?lang={lang}", **PHONE, **STILL)
    me.press(me.get("seating-friend"))
    me.press(me.get("open-table"))
    me.page.wait_for_url("**/seat/*")
    me.go(f"{me.place}?lang={lang}")
    expect(me.get("fresh-links")).to_be_visible()
    check(me, lang, "the links of friends")
    ask(me, 2, "relink")
    expect(me.get("renewed")).to_be_visible()
    check(me, lang, "the new link of a friend")


def check(me: Visitor, lang: str, what: str) -> None:
    """Words in the right language, room for all of them, and readable."""
    check_words(me, lang)
    check_fits(me)
    if lang == "en":
        check_readable(me, what)
