"""Who sits where: seats are handed over, taken back and given away; and several people choose at the same time."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.table.house import Table
from tests.web.checks import FOCUSED, STILL, check_fits, check_readable, check_words
from tests.web.conftest import Visit
from tests.web.inn import COMMAND, Inn
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
WITH_THE_TOY = (sys.executable, "-m", "tests.web.with_the_toy", *COMMAND[3:], "--cold")


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The service with a game in which several decide at once, and where whoever closes the page is absent."""
    with Inn(tmp_path_factory.mktemp("toys") / "aevum.sqlite", WITH_THE_TOY) as found:
        yield found


def open_menu(me: Visitor, seat: int) -> None:
    """Open the menu of a seat, in the section about the table."""
    if me.touches and me.page.locator("#drawer:not(.open)").count():
        me.page.locator("#pull").tap()
    if me.get("seating").get_attribute("open") is None:
        me.press(me.get("seating").locator("summary"))
    me.press(me.get(f"menu-{seat}"))


def ask(me: Visitor, seat: int, what: str) -> None:
    """Choose something in the menu of a seat."""
    open_menu(me, seat)
    me.press(me.get(f"{what}-seat-{seat}"))


def invitation(me: Visitor) -> str:
    """The link that is shown to pass on."""
    link = me.get("invitation").input_value()
    me.page.keyboard.press("Escape")
    expect(me.get("invitation")).to_have_count(0)
    return link


def sit_down(guest: Visitor, name: str) -> None:
    """Whoever was invited takes the seat."""
    guest.get("sit-name").fill(name)
    guest.press(guest.get("sit"))
    expect(guest.get("invited")).to_have_count(0)
    guest.wait_until(lambda: any(seat["mine"] for seat in guest.state()["seats"]))


def all_read(line: str, *visitors: Visitor) -> None:
    """Everybody is told it."""
    for each in visitors:
        each.wait_until(lambda each=each: line in each.lines, skip=True)  # type: ignore[misc]


def test_a_seat_is_handed_to_the_computer_and_taken_back(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend")
    me, friend, watcher = (visit(each.link) for each in (table.host, *table.friends, table.watcher))
    ask(me, 1, "hand")
    all_read("The computer plays on for A.", me, friend, watcher)
    expect(me.get("away-1")).to_contain_text("The computer plays for A.")
    expect(friend.get("away-1")).to_have_count(0)
    assert me.page.evaluate(FOCUSED) == "menu-1", "the focus is where the menu was opened"
    assert friend.wait_for_turn() and friend.state()["seats"][0]["away"]
    expect(friend.get("seat-1")).to_contain_text("Computer stands in")
    me.see()
    me.press(me.get("take-1"))
    all_read("A plays on seat 1 now.", me, friend, watcher)
    expect(me.get("away-1")).to_have_count(0)
    friend.play_turn()
    assert me.wait_for_turn() and me.state()["pending"] == [0]
    me.play_turn()
    assert friend.wait_for_turn()


def test_somebody_is_invited_to_the_seat_of_a_computer(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "bot").host.link)
    ask(me, 2, "invite")
    guest = visit(invitation(me))
    expect(guest.get("invited")).to_contain_text("the seat of B")
    assert guest.offered.count() == 0 and guest.page.locator("[data-testid^=menu-]").count() == 0
    sit_down(guest, "Dora")
    all_read("Dora plays on seat 2 now.", me, guest)
    expect(me.get("seat-2")).to_contain_text("Dora")
    expect(me.get("invite-2")).to_have_count(0)
    while me.state()["pending"] == [0]:
        me.play_turn()
    assert guest.wait_for_turn()
    guest.play_turn()
    me.see()
    guest.see()
    assert me.lines[-3:] == guest.lines[-3:] and me.wait_for_turn()


def test_a_seat_is_given_to_somebody_else(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend")
    me, friend = visit(table.host.link), visit(table.friends[0].link)
    ask(friend, 2, "pass-on")
    guest = visit(invitation(friend))
    sit_down(guest, "Dora")
    all_read("Dora plays on seat 2 now.", me, friend, guest)
    expect(guest.get("menu-2")).to_have_count(1)
    expect(friend.get("menu-2")).to_have_count(0)
    assert not friend.state()["seats"][1]["mine"]


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_the_menus_speak_and_fit(visit: Visit, inn: Inn, lang: str) -> None:
    table = inn.open("me", "bot", "friend")
    me = visit(f"{table.host.link}?lang={lang}", **PHONE, **STILL)
    for seat, count in ((1, 3), (2, 1), (3, 2)):
        open_menu(me, seat)
        expect(me.page.locator(".menu-item")).to_have_count(count)
        check_words(me, lang)
        check_fits(me)
        if lang == "en":
            check_readable(me, f"the menu of seat {seat}")
        me.page.keyboard.press("Escape")


def three(toys: Inn, **options: int) -> Table:
    """A table of three people who want to be asked and all choose now, the host among three choices at least."""
    while True:
        table = toys.open("me", "friend", "friend", game="toy", options=options)
        for seat, person in enumerate((table.host, *table.friends)):
            assert person.post("withdraw", seat=seat).status_code == 200
        assert table.pending().act(action="pass").status_code == 200
        if len(table.host.state()["choices"]) >= 3:
            return table


def test_several_choose_and_change_their_minds(visit: Visit, toys: Inn) -> None:
    table = three(toys)
    me, other = (visit(each.link, address=toys.address, **STILL) for each in (table.host, table.friends[0]))
    expect(me.get("to-choose").locator("dd")).to_have_text(["AA", "BB", "CC"])
    expect(me.page).to_have_title("Your turn · Toy · Aevum")
    choices = me.page.locator("#choices [data-action]")
    marked = me.page.locator("#choices .sealed")
    for place in (0, 2):
        me.press(choices.nth(place))
        expect(marked).to_have_count(1)
        expect(choices.nth(place)).to_contain_text("Your choice")
        assert me.state()["sealed"] == choices.nth(place).get_attribute("data-action")
        assert me.page.evaluate(FOCUSED) == choices.nth(place).get_attribute("data-testid"), "the focus is kept"
        for each in (me, other):
            expect(each.get("chosen").locator("dd")).to_have_text(["AA"])
            expect(each.get("to-choose").locator("dd")).to_have_text(["BB", "CC"])
            expect(each.get("seat-1")).to_contain_text("Has chosen")
            expect(each.get("seat-2")).to_contain_text("Choosing")
        assert other.page.locator(".sealed, [data-testid=sealed]").count() == 0, "nobody sees what it is"
    expect(me.page).to_have_title("Toy · Aevum")
    check_words(me, "en")
    check_readable(me, "a sealed choice")
    other.press(other.page.locator("#choices [data-action]").first)
    expect(me.get("chosen").locator("dd")).to_have_text(["AA", "BB"])
    assert table.friends[1].act().status_code == 200
    for each in (me, other):
        expect(each.get("choosing")).to_have_count(0)


def test_a_pass_that_stands(visit: Visit, toys: Inn) -> None:
    table = three(toys, reacting=1)
    for person in (table.host, *table.friends):
        assert person.act().status_code == 200
    me = visit(table.host.link, address=toys.address, **PHONE, **STILL)
    expect(me.get("stretch-round")).to_have_text("Pass for this round")
    check_fits(me)
    me.press(me.get("stretch-shown"))
    expect(me.get("standing")).to_contain_text("You pass until somebody shows a card.")
    assert me.state()["standing"]["stretch"] == "shown"
    expect(me.get("sealed")).to_contain_text("You chose: Pass.")
    check_readable(me, "a pass that stands")
    me.press(me.get("withdraw"))
    expect(me.get("standing")).to_have_count(0)
    assert me.state()["standing"] is None


def test_reactions_are_passed_until_somebody_wants_to_be_asked(visit: Visit, toys: Inn) -> None:
    table = three(toys, reacting=1)
    me, watcher = (visit(each.link, address=toys.address, **PHONE, **STILL) for each in (table.host, table.watcher))
    card, switch = me.get("reactions"), me.get("reactions-switch")
    expect(card).to_contain_text("You are asked about reactions.")
    box = switch.bounding_box()
    assert box is not None and box["height"] >= 44
    me.press(switch)
    expect(card).to_contain_text("Your reactions are passed for you.")
    expect(switch).to_have_text("Ask me")
    assert me.state()["awake"] is False and me.page.evaluate(FOCUSED) == "reactions-switch", "the focus is kept"
    check_fits(me)
    check_readable(me, "reactions")
    for seat, person in enumerate(table.friends, start=1):
        assert person.post("doze", seat=seat).status_code == 200
    for person in (table.host, *table.friends):
        assert person.act().status_code == 200
    assert me.state()["asked"]["step"] != "react", "nobody was asked"
    me.press(switch)
    expect(switch).to_have_text("Pass for me")
    assert me.state()["awake"] is True
    expect(watcher.get("reactions")).to_have_count(0)


def test_somebody_joins_on_a_new_seat(visit: Visit, toys: Inn) -> None:
    table = toys.open("me", "friend", game="toy")
    me, friend = (visit(each.link, address=toys.address) for each in (table.host, table.friends[0]))
    for each in (me, friend):
        each.press(each.get("seating").locator("summary"))
    expect(friend.get("invite-new")).to_have_count(0)
    me.press(me.get("invite-new"))
    guest = visit(invitation(me), address=toys.address)
    expect(guest.get("invited")).to_contain_text("to join this game")
    sit_down(guest, "Dora")
    all_read("Dora joins the game on seat 3.", me, friend, guest)
    for each in (me, friend, guest):
        expect(each.get("seat-3")).to_contain_text("Dora")


@pytest.mark.parametrize("agree", [True, False])
def test_somebody_absent_is_replaced(visit: Visit, toys: Inn, agree: bool) -> None:
    table = three(toys)
    me, other = (visit(each.link, address=toys.address) for each in (table.host, table.friends[0]))
    ask(me, 3, "replace")
    expect(me.get("seat-asked")).to_contain_text("The others are asked")
    assert me.get("seat-agree").count() == 0
    expect(other.get("seat-asked")).to_contain_text("C is away. Should the computer play on?")
    other.send(other.get("seat-agree" if agree else "seat-refuse"))
    for each in (me, other):
        expect(each.get("seat-asked")).to_have_count(0)
    assert me.state()["seats"][2]["away"] is agree
    if agree:
        all_read("The computer plays on for C.", me, other)
