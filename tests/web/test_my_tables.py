"""My tables in the lobby, and being called when it is one's turn."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from tests.table.house import Table
from tests.web.checks import STILL, check_fits, check_readable, check_words, tab_to
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_quiet import LIGHT, weight
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": {**PHONE, "locale": "fr"}}
DECISIONS = 24
# The browser's notifications are kept, and nobody looks at the page.
CALLS = """
  window.calls = []; window.leaves = 0; window.tones = 0;
  const begin = AudioScheduledSourceNode.prototype.start;
  for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode])
    kind.prototype.start = function (...when) { window.tones += 1; return begin.apply(this, when); };
  window.Notification = class {
    static permission = "default";
    static requestPermission() { window.leaves += 1; Notification.permission = "granted"; return Promise.resolve(); }
    constructor(text, { tag }) { calls.push({ text, tag, open: true }); this.place = calls.length - 1; }
    close() { calls[this.place].open = false; }
  };
  document.hasFocus = () => false;
"""
# As on phones: pages may not notify, workers may; what one shows is kept, as this browser never gives it leave.
PHONE_CALLS = """
  window.calls = [];
  window.Notification = class { constructor() { throw new TypeError("Illegal constructor"); } };
  Notification.permission = "granted";
  document.hasFocus = () => false;
  Object.assign(ServiceWorkerRegistration.prototype, {
    async showNotification(text, { tag }) { calls.push({ text, tag, open: true, active: Boolean(this.active) }); },
    async getNotifications({ tag }) {
      return calls.filter((each) => each.tag === tag).map((each) => ({ close: () => { each.open = false; } }));
    },
  });
"""
# The worker's own script, at work in a page: what it does when a call is tapped.
TAPPED = """async (elsewhere) => {
  const done = [];
  const page = (url) => ({ url, focus: async () => done.push(`to ${new URL(url).pathname}`) });
  window.clients = {
    matchAll: async () => [page(`${location.origin}/`), page(location.href)],
    openWindow: async (place) => done.push(`open ${place}`),
  };
  await import("/static/app/bell_worker.js");
  for (const tag of [location.pathname, elsewhere]) {
    let led;
    const notification = { tag, close: () => done.push("close") };
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: (way) => (led = way) }));
    await led;
  }
  return done;
}"""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def begun(game: str) -> Match:
    """A match that has gone on for a while: one person, the others computers."""
    chosen, luck = game_named(game), Random(3)
    players = [Player("Ann"), *(Player(f"Bot {seat}", "random") for seat in range(1, chosen.seats[0] + 1))]
    match = Match.new(chosen, players, seed=3, engine=compiled(chosen))
    while match.position < DECISIONS or match.pending[0] != 0:
        match.play(match.pending[0], luck.choice(match.choices(match.pending[0])))
    return match


def remember(me: Visitor, *tables: Table) -> None:
    """The browser has been at these tables, long ago."""
    known = {"game": "", "names": [], "turn": [], "mine": False, "over": False, "seen": 1, "when": 0}
    kept = json.dumps([{**known, "place": table.host.link} for table in tables])
    me.page.evaluate("tables => localStorage.setItem('aevum-tables', tables)", kept)


@pytest.mark.parametrize("device", DEVICES)
def test_my_tables_come_first_with_a_picture_each(visit: Visit, inn: Inn, device: str) -> None:
    me = visit("/", new=True, **DEVICES[device], **STILL)
    expect(me.page.locator(".hero")).to_be_visible()
    expect(me.get("recent")).to_be_hidden()
    tables = [inn.bring(begun(game)) for game in GAME_IDS]
    waiting = inn.open("me", "friend", options={"first": 2})
    remember(me, *tables, inn.ended("me", "friend"), waiting)
    me.page.reload()
    rows = me.page.locator(".recent-list li")
    expect(rows.locator(".picture")).to_have_count(6)
    assert weight(me) < LIGHT, "the small pictures too"
    turn = "À vous de jouer" if device == "phone" else "Your turn"
    assert [turn in row for row in rows.all_inner_texts()] == [True] * 4 + [False] * 2
    assert "B" in rows.nth(4).inner_text() and "A" in rows.nth(5).inner_text(), "who is waited for, and who won"
    expect(rows.locator("time")).to_have_count(6)
    expect(me.page).to_have_title(f"{turn} (4) · Aevum")
    assert me.page.evaluate(ICON).endswith("favicon_turn.svg")
    top, hero = me.get("recent").bounding_box(), me.page.locator(".hero").bounding_box()
    assert top and hero and top["y"] < hero["y"]
    held = rows.locator(".picture .held")
    assert held.count() >= 12 and "var(--seat-" in str(held.first.get_attribute("style"))
    check_words(me, "fr" if device == "phone" else "en")
    if me.touches:
        check_fits(me)
    check_readable(me, "my tables")


def test_the_list_learns_of_what_happens_while_it_is_open(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend", options={"first": 2})
    me = visit(table.host.link)
    me.see()
    me.go("/")
    row = me.get("recent").get_by_role("link")
    expect(row).to_contain_text("Waiting for B")
    expect(me.page).to_have_title("Aevum")
    until_turn(table)
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(row).to_contain_text("Your turn")
    expect(me.page).to_have_title("Your turn (1) · Aevum")
    seen = me.page.evaluate("JSON.parse(localStorage.getItem('aevum-tables'))[0].seen")
    assert seen < me.page.context.request.get(f"/api{table.host.link}/state").json()["number"], "nothing counts as seen"
    tab_to(me, "forget")
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url(f"**{table.host.link}")


def test_an_invitation_to_play_again_is_in_the_list(visit: Visit, inn: Inn) -> None:
    table = inn.ended("me", "friend")
    me = visit(table.friends[0].link)
    me.see()
    me.go("/")
    row = me.get("recent").get_by_role("link")
    expect(row).to_contain_text("Finished: ")
    assert table.host.post("again").status_code == 200
    me.page.reload()
    expect(row).to_contain_text("A would like to play again")
    me.press(row)
    me.press(me.get("join-again"))
    me.page.wait_for_url(lambda url: table.friends[0].link not in url)
    me.see()
    me.go("/")
    expect(me.page.locator(".recent-list li")).to_have_count(2)
    expect(me.get("recent")).to_contain_text("Finished: ")


def test_no_seat_falls_off_the_list_and_each_turn_is_told(visit: Visit, inn: Inn) -> None:
    """The link is the only key to a seat; a table far down the list may be waiting too."""
    me, options = visit(), {"first": 2}
    tables = [inn.open("me", "friend", options=options) for _ in range(13)]
    remember(me, *tables)
    me.go(inn.open("me", "friend", options=options).host.link)
    me.see()
    until_turn(tables[-1])
    me.go("/")
    expect(me.page).to_have_title("Your turn (1) · Aevum")
    rows = me.page.locator(".recent-list a")
    expect(rows).to_have_count(14)
    expect(rows.first).to_have_attribute("href", tables[-1].host.link)


def until_turn(table: Table) -> None:
    """The friend plays until the host is asked."""
    while table.host.state()["pending"] != [0]:
        assert table.friends[0].act().status_code == 200


def quiet(me: Visitor) -> bool:
    """Whether the page looks as if nothing were asked."""
    return str(me.page.evaluate(ICON)).endswith("favicon.svg") and me.page.title() == "Roll Through the Ages · Aevum"


@pytest.mark.parametrize("bell", [True, False], ids=["wanted", "unwanted"])
def test_whoever_wants_it_is_called(visit: Visit, inn: Inn, bell: bool) -> None:
    table = inn.open("me", "friend", options={"first": 2})
    me = visit(reduced_motion="no-preference")
    me.begin_with(CALLS)
    me.go(table.host.link)
    me.see()
    assert quiet(me) and me.page.evaluate("leaves") == 0, "no leave is asked for without a press"
    if bell:
        tab_to(me, "bell")
        me.page.keyboard.press("Enter")
        expect(me.get("bell")).to_have_attribute("aria-pressed", "true")
        expect(me.page.locator(".notice")).to_contain_text("a tone and a notification will call you")
        assert me.page.evaluate("leaves") == 1
    before = me.page.evaluate("tones")
    until_turn(table)
    expect(me.page).to_have_title("Your turn · Roll Through the Ages · Aevum")
    assert me.page.evaluate(ICON).endswith("favicon_turn.svg")
    me.see()
    called = [{"text": "Your turn · Roll Through the Ages", "tag": table.host.link, "open": True}]
    assert me.page.evaluate("calls") == (called if bell else [])
    assert (me.page.evaluate("tones") > before) is bell
    while table.host.state()["pending"] == [0]:
        assert table.host.act().status_code == 200
    me.see()
    assert quiet(me)
    assert me.page.evaluate("calls") == ([called[0] | {"open": False}] if bell else []), "once a turn"


def test_where_only_workers_may_notify_one_does(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend", options={"first": 2})
    me = visit(**PHONE)
    me.begin_with(PHONE_CALLS)
    me.go(table.host.link)
    me.see()
    me.press(me.get("bell"))
    expect(me.page.locator(".notice")).to_contain_text("a notification will call you. Your device asks for less motion")
    until_turn(table)
    called = {"text": "Your turn · Roll Through the Ages", "tag": table.host.link, "active": True}
    me.wait_until(lambda: me.page.evaluate("calls") == [called | {"open": True}])
    expect(me.page).to_have_title("Your turn · Roll Through the Ages · Aevum")
    assert me.page.evaluate(ICON).endswith("favicon_turn.svg")
    while table.host.state()["pending"] == [0]:
        assert table.host.act().status_code == 200
    me.wait_until(lambda: me.page.evaluate("calls") == [called | {"open": False}])


def test_a_tap_on_a_call_leads_to_the_table(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "friend").host.link)
    me.see()
    done = me.page.evaluate(TAPPED, "/seat/elsewhere")
    assert done == ["close", f"to {me.place}", "close", "open /seat/elsewhere"]
