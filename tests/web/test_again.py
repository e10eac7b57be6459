"""Coming together: playing again, saying a name, passing links on."""

from __future__ import annotations

from typing import Any

import pytest
import segno
from playwright.sync_api import expect

from tests.table.house import Person
from tests.table.test_codes import drawn
from tests.web.checks import STILL, check_fits, check_readable, check_words, tab_to
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_links import open_with_a_friend
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
on_every_device = pytest.mark.parametrize("device", DEVICES)
# What a page would pass on by the device's own means is kept instead.
REFUSES = """
  window.copied = null;
  navigator.share = () => Promise.reject(new DOMException("", "%s")).finally(() => { window.tried = true; });
  navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); };
"""
SHARES = "navigator.share = (what) => { window.shared = what.url; return Promise.resolve(); }"


def mine(me: Visitor) -> list[int]:
    """The seats of a page."""
    return [seat["seat"] for seat in me.state()["seats"] if seat["mine"]]


def leaves(me: Visitor, link: str) -> None:
    """Wait until a page stands at another table."""
    me.page.wait_for_url(lambda url: link not in url)
    expect(me.asked).not_to_be_empty()


@on_every_device
def test_playing_again_takes_everybody_along(visit: Visit, inn: Inn, device: str) -> None:
    table = inn.ended("me", "friend", "bot")
    me, friend = visit(table.host.link), visit(table.friends[0].link, **DEVICES[device], **STILL)
    watcher = visit(table.watcher.link, **DEVICES[device])
    expect(watcher.get("play-again")).to_have_count(0)
    expect(watcher.get("watching")).to_have_text("You are watching. You see what everybody may see.")
    expect(friend.get("again")).to_have_count(0)
    tab_to(me, "play-again")
    me.page.keyboard.press("Enter")
    leaves(me, table.host.link)
    learned = me.page.evaluate("localStorage.getItem('aevum-learned')")
    assert me.state()["game"] in (learned or ""), "whoever plays again is no newcomer"
    for guest, text in ((friend, "A would like to play again. Your seat is kept"), (watcher, "You can watch the next")):
        expect(guest.get("again")).to_contain_text(text)
    expect(friend.page).to_have_title("Play again? · Roll Through the Ages · Aevum")
    expect(watcher.page).to_have_title("Watching Roll Through the Ages · Aevum")
    expect(watcher.get("play-again")).to_have_text("To the next game")
    expect(friend.get("play-again")).to_have_text("Play again")
    check_readable(friend, "an invitation to play again")
    if friend.touches:
        check_fits(friend)
        friend.press(friend.get("join-again"))
    else:
        tab_to(friend, "join-again")
        friend.page.keyboard.press("Enter")
    watcher.press(watcher.get("join-again"))
    for guest, old in ((friend, table.friends[0]), (watcher, table.watcher)):
        leaves(guest, old.link)
    assert [mine(each) for each in (me, friend, watcher)] == [[0], [1], []]
    assert len({each.state()["table"] for each in (me, friend, watcher)}) == 1
    expect(friend.get("introduce")).to_have_count(0)
    me.go(table.host.link)
    expect(me.get("again")).to_contain_text("The next game is open.")
    me.press(me.get("join-again"))
    leaves(me, table.host.link)
    assert me.state()["table"] == friend.state()["table"]


@on_every_device
def test_a_friend_who_comes_says_a_name(visit: Visit, inn: Inn, device: str) -> None:
    table = inn.open("me", "friend", "friend")
    me, friend = visit(table.host.link), visit(table.friends[0].link, **DEVICES[device], **STILL)
    expect(friend.get("introduce")).to_contain_text("What shall the others call you?")
    expect(me.get("introduce")).to_have_count(0)
    check_readable(friend, "asked for a name")
    if friend.touches:
        check_fits(friend)
    friend.get("sit-name").press_sequentially("Zo")
    table.host.post("name", seat=0, name="Ann")
    friend.wait_until(lambda: "Seat 1 is now called Ann." in friend.lines)
    friend.get("sit-name").press_sequentially("ë")
    friend.page.keyboard.press("Enter")
    expect(me.get("seat-2")).to_contain_text("Zoë")
    expect(friend.get("introduce")).to_have_count(0)
    friend.page.reload()
    expect(friend.get("seat-2")).to_contain_text("Zoë")
    expect(friend.get("introduce")).to_have_count(0)
    other = visit(table.friends[1].link, locale="ja")
    other.page.reload()
    check_words(other, "ja")
    other.press(other.get("sit"))
    expect(other.get("introduce")).to_have_count(0)
    assert [seat["name"] for seat in other.state()["seats"]] == ["Ann", "Zoë", "C"]


@pytest.mark.parametrize(("problem", "copied"), [("NotAllowedError", True), ("AbortError", False)])
def test_a_link_that_cannot_be_shared_is_copied(visit: Visit, problem: str, copied: bool) -> None:
    """Who closes the sheet of the system has thought better of it, and nothing happens."""
    me = open_with_a_friend(visit)
    me.begin_with(REFUSES % problem)
    me.page.reload()
    me.press(me.get("share-invite-2"))
    me.wait_until(lambda: me.page.evaluate("window.tried"))
    expect(me.page.locator(".notice")).to_have_count(int(copied))
    assert me.page.evaluate("window.copied") == (me.get("invite-2").input_value() if copied else None)


@on_every_device
def test_a_link_is_shared_and_shown_as_a_code(visit: Visit, inn: Inn, device: str) -> None:
    me = open_with_a_friend(visit, **DEVICES[device])
    me.begin_with(SHARES)
    me.page.reload()
    link = me.get("invite-2").input_value()
    me.press(me.get("share-invite-2"))
    assert me.page.evaluate("window.shared") == link
    tab_to(me, "code-invite-2")
    me.page.keyboard.press("Enter")
    code = me.get("shown-code-invite-2")
    path, box = (code.locator(place).get_attribute(name) for place, name in (("path", "d"), ("svg", "viewBox")))
    squares = [list(row) for row in segno.make(link, micro=False, error="m").matrix]
    assert drawn(str(path), len(squares)) == squares and box == f"-4 -4 {len(squares) + 8} {len(squares) + 8}"
    expect(code.get_by_role("img")).to_have_accessible_name("QR code: Player B")
    expect(code.locator("svg")).to_be_in_viewport(ratio=1)
    check_readable(me, "a code")
    if me.touches:
        check_fits(me)
    Person(inn, me.place).post("name", seat=0, name="Ann")
    expect(me.get("seat-1")).to_contain_text("Ann")
    expect(code).to_be_visible()  # what is open stays open when the page is drawn anew
    expect(me.get("code-invite-2")).to_have_attribute("aria-expanded", "true")
    me.press(me.get("code-invite-2"))
    expect(code).to_have_count(0)
