"""Notifications as a browser really shows them: whoever looks elsewhere is called, in words, and led to the table."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.table.house import Table
from tests.web.devices import Devices
from tests.web.inn import Inn
from tests.web.test_my_tables import ICON, until_turn
from tests.web.visitor import ARGUMENTS, Visitor
from tools.browser import MISSING, WINDOWED, existing, installed

pytestmark = pytest.mark.browser
CALLED = "Your turn · Roll Through the Ages"
# What the browser itself says it has shown and not yet taken away.
KEEP = """
  window.shown = [];
  const Real = Notification;
  window.Notification = class extends Real {
    constructor(text, how) {
      super(text, how);
      this.addEventListener("show", () => shown.push(this));
      this.addEventListener("close", () => shown.splice(shown.indexOf(this), 1));
    }
  };
  window.focus = () => { window.came = true; };
"""
SHOWN = "() => shown.map(({ title, tag }) => [title, tag])"
# Phones let only a worker notify.
AS_ON_A_PHONE = """window.Notification = Object.assign(
  class { constructor() { throw new TypeError("Illegal constructor"); } }, { permission: "granted" })"""
SHOWN_BY_A_WORKER = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/static/app/");
  const shown = (await worker?.getNotifications()) ?? [];
  return shown.map(({ title, tag }) => [title, tag]);
}"""
# The worker is told of a tap. Only a real finger gives it leave to bring a page to the front: which one is noted.
TAP = """async () => {
  const led = [];
  let done = null;
  WindowClient.prototype.focus = async function () { led.push(new URL(this.url).pathname); };
  const [notification] = await registration.getNotifications();
  const tap = new NotificationEvent("notificationclick", { notification });
  tap.waitUntil = (way) => { done = way; };
  dispatchEvent(tap);
  await done;
  return led;
}"""


@pytest.fixture(scope="module")
def windowed(browser: Browser) -> Iterator[Browser]:
    """A browser with windows, though nobody sees them: one without has no place for notifications and denies them."""
    path = installed(WINDOWED) or existing(browser.browser_type.executable_path)
    if path is None:
        missing: Callable[[str], Any] = pytest.fail if os.environ.get("CI") else pytest.skip
        missing(MISSING)
    found = browser.browser_type.launch(executable_path=path, args=ARGUMENTS)
    yield found
    found.close()


@pytest.fixture
def me(windowed: Browser, inn: Inn) -> Iterator[Visitor]:
    """Somebody who allows notifications."""
    with Visitor(Devices(windowed), inn.address, new=True) as found:
        found.context.grant_permissions(["notifications"], origin=inn.address)
        yield found
        found.check()


def sit_down(me: Visitor, table: Table, script: str) -> None:
    """Want to be called, and look elsewhere. What others do is shown move by move, so that nobody has seen it yet."""
    me.begin_with(f"localStorage.setItem('aevum-pace', 'step'); {script}")
    me.go(table.host.link)
    me.get("bell").click()
    expect(me.page.locator(".notice")).to_contain_text("a notification will call you")
    me.context.new_cdp_session(me.page).send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    me.context.new_page().bring_to_front()
    me.wait_until(lambda: not me.page.evaluate("document.hasFocus()"))


def until_others(table: Table) -> None:
    """The host plays elsewhere until the friend is asked."""
    while table.host.state()["pending"] == [0]:
        assert table.host.act().status_code == 200


def test_whoever_looks_elsewhere_sees_a_real_notification_and_it_leads_back(me: Visitor, inn: Inn) -> None:
    table = inn.open("me", "friend", options={"first": 2})
    sit_down(me, table, KEEP)
    assert me.page.evaluate(SHOWN) == []
    until_turn(table)
    me.wait_until(lambda: me.page.evaluate(SHOWN) == [[CALLED, table.host.link]])
    while me.get("next-move").count():  # what came before is still looked at, move by move
        expect(me.page).to_have_title(f"{CALLED} · Aevum")
        assert me.page.evaluate(ICON).endswith("favicon_turn.svg")
        lines = me.get("log").locator("li").count()
        me.page.keyboard.press(".")
        me.wait_until(lambda lines=lines: me.get("log").locator("li").count() > lines)  # type: ignore[misc]
    expect(me.page).to_have_title(f"{CALLED} · Aevum")
    me.page.evaluate("shown[0].dispatchEvent(new Event('click'))")
    assert me.page.evaluate("window.came")
    until_others(table)
    me.wait_until(lambda: me.page.evaluate(SHOWN) == [])
    expect(me.page).to_have_title("Roll Through the Ages · Aevum")


def test_a_worker_s_real_notification_leads_to_the_table(me: Visitor, inn: Inn) -> None:
    table = inn.open("me", "friend", options={"first": 2})
    sit_down(me, table, AS_ON_A_PHONE)
    until_turn(table)
    me.wait_until(lambda: me.page.evaluate(SHOWN_BY_A_WORKER) == [[CALLED, table.host.link]])
    (worker,) = me.context.service_workers
    assert worker.evaluate(TAP) == [table.host.link]
    assert me.page.evaluate(SHOWN_BY_A_WORKER) == [], "what was tapped is gone"
    until_others(table)
    until_turn(table)
    me.wait_until(lambda: me.page.evaluate(SHOWN_BY_A_WORKER) == [[CALLED, table.host.link]])
    until_others(table)
    me.wait_until(lambda: me.page.evaluate(SHOWN_BY_A_WORKER) == [])
