"""Lessons in the browser: from the lobby, step by step, with kind answers, to the end."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from aevum.core.lessons import Lesson, lesson_names, lesson_of
from aevum.games import GAME_IDS, game_named
from tests.web.checks import check_fits, check_readable, tab_to
from tests.web.conftest import Visit
from tests.web.test_history_layers import IN_SIGHT
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
GAME = "roll-through-the-ages"
BUTTON = f"lesson-{GAME}-first-rounds"
# Of each game with a map the lesson that points at it most.
ON_MAPS = {"tempus": "first-epochs", "history-of-the-world": "first-empires", "seven-ages": "conflict"}
# Whether what a step wants pressed can be seen and reached, with the words for it; one thing that plays it is enough.
CAN_BE_PRESSED = """() => {
  const isSeen = (part) => {
    const box = (part.querySelector(".hub") ?? part).getBoundingClientRect();
    const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const whole = part.closest("svg") || (box.top >= 0 && box.bottom <= innerHeight);
    return part.checkVisibility() && Boolean(whole) && Boolean(at) && part.contains(at);
  };
  const here = [...document.querySelectorAll(".lesson-here")];
  const playing = here.filter((part) => part.matches("[data-action], [data-asks]"));
  return isSeen(document.querySelector("[data-testid=lesson-do]")) && (playing.length ? playing : here).some(isSeen);
}"""
LAST_LINE_IS_SEEN = """(text) => {
  const { x, bottom } = text.getBoundingClientRect();
  const at = document.elementFromPoint(x + 4, bottom - 4);
  return Boolean(at) && text.contains(at);
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SENT = "() => !document.body.classList.contains('sending')"


def top(part: Locator) -> float:
    """How far down the page something begins."""
    box = part.bounding_box()
    assert box is not None
    return box["y"]


def see_step(me: Visitor, step: int, steps: int) -> None:
    """Wait until the page explains a step, counted from 1, and watch nobody meanwhile."""
    counted = me.get("lesson-step").filter(has_text=f"Step {step} of {steps}")
    me.wait_until(lambda: counted.count() > 0 and me.get("lesson-do").count() > 0, skip=True)


def show(me: Visitor, step: int, steps: int) -> None:
    """Have a step shown, and wait for the next one or the end."""
    me.page.wait_for_function(SENT)
    me.press(me.get("lesson-show"))
    if step < steps:
        see_step(me, step + 1, steps)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_lesson_from_the_lobby_to_its_end(visit: Visit, device: dict[str, Any]) -> None:
    me = visit(**device)
    me.press(me.get(BUTTON))
    me.page.wait_for_url("**/seat/*")
    see_step(me, 1, 13)
    expect(me.get("hint")).to_have_count(0)
    assert top(me.get("lesson-do")) < top(me.asked), "what the lesson wants stands above what the game asks"
    first = me.place

    me.press(me.get("stop"))
    expect(me.get("lesson-answer")).to_contain_text("only the coins are of no use. RT-022")
    assert me.state()["position"] == 0, "nothing was played"
    me.forgive("422")
    check_readable(me, "a kind answer")
    if me.touches:
        check_fits(me)

    expect(me.get("die-3")).to_have_class("die lesson-here")
    me.press(me.get("die-3"))
    me.press(me.get("reroll"))
    see_step(me, 2, 13)
    expect(me.get("lesson-answer")).to_have_count(0)

    me.press(me.get("lesson-back"))
    me.page.wait_for_url(lambda address: first not in address)
    see_step(me, 1, 13)
    me.go("/")
    expect(me.get(BUTTON)).to_contain_text("Go on: step 1 of 13")
    me.press(me.get(BUTTON))
    me.page.wait_for_url("**/seat/*")
    see_step(me, 1, 13)
    for step in range(1, 14):
        show(me, step, 13)
    me.wait_until(lambda: me.get("lesson").get_by_text("That is the whole game").count() > 0, skip=True)
    expect(me.get("lesson-show")).to_have_count(0)
    me.go("/")
    expect(me.get(BUTTON)).to_contain_text("Once more?")


def test_a_lesson_by_keys_alone(visit: Visit) -> None:
    me = visit()
    expect(me.get(BUTTON)).to_be_visible()
    tab_to(me, BUTTON)
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/seat/*")
    see_step(me, 1, 13)
    me.page.keyboard.press("s")
    expect(me.get("lesson-answer")).to_contain_text("RT-022")
    me.forgive("422")
    for key in ("3", "r"):
        me.page.keyboard.press(key)
    see_step(me, 2, 13)
    tab_to(me, "lesson-show")
    me.page.keyboard.press("Enter")
    see_step(me, 3, 13)


def open_lesson(me: Visitor, lesson: Lesson, step: int) -> None:
    """Open a lesson at a table of its own, from a step on, counted from 1."""
    wish = {"game": lesson.game.id, "lesson": lesson.name, "name": "Ann", "step": step - 1}
    answer = me.page.context.request.post(
        "/api/lessons", data=json.dumps(wish), headers={"content-type": "application/json"}
    )
    me.go(answer.json()["link"])


def begin(me: Visitor, game: str, name: str, step: int = 1) -> Lesson:
    """Open a lesson at a table of its own."""
    lesson = lesson_of(game_named(game), name)
    open_lesson(me, lesson, step)
    see_step(me, step, len(lesson.steps))
    return lesson


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_whoever_plays_on_after_a_lesson_has_the_game_in_sight(visit: Visit, device: dict[str, Any]) -> None:
    me = visit(**device)
    lesson = lesson_of(game_named("tempus"), "first-epochs")
    open_lesson(me, lesson, len(lesson.steps) + 1)
    assert me.wait_for_turn()
    me.press(me.get("lesson-leave"))
    expect(me.get("lesson")).to_be_hidden()
    expect(me.page.locator(".choice.action").first).to_be_in_viewport(ratio=1)
    me.page.reload()
    expect(me.get("lesson-leave"), "as long as nothing was played").to_be_visible()
    me.send(me.get("choice-choose_idea"))
    expect(me.get("lesson")).to_be_hidden()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_try_is_answered_by_what_it_would_do(visit: Visit, device: dict[str, Any]) -> None:
    me = visit(**device)
    begin(me, "seven-ages", "first-turns")
    show(me, 1, 16)
    show(me, 2, 16)
    for action, answer, rule in (
        ("place_off wild", "no free progress", "SA-068"),
        ("place_off destiny", "First you need an empire", "SA-071"),
        ("pass", "does nothing for you in the whole turn", "SA-053"),
    ):
        me.page.wait_for_function(SENT)
        me.press(me.page.locator(f'#choices [data-action="{action}"]').first)
        expect(me.get("lesson-answer")).to_contain_text(answer)
        expect(me.get("lesson-answer")).to_contain_text(rule)
        me.forgive("422")
    assert me.get("lesson-step").inner_text() == "Step 3 of 16", "nothing was played"


@pytest.mark.parametrize(("game", "name"), ON_MAPS.items())
def test_every_step_points_at_something_in_sight(visit: Visit, game: str, name: str) -> None:
    me = visit()
    lesson = begin(me, game, name)
    steps = len(lesson.steps)
    for step in range(1, steps + 1):
        expect(me.page.locator(".lesson-here").filter(visible=True)).not_to_have_count(0)
        for part in lesson.steps[step - 1].point:
            part_in_sight = me.page.locator(f':is([data-part="{part}"], [data-testid="{part}"]).lesson-here')
            expect(part_in_sight).not_to_have_count(0)
        show(me, step, steps)


def test_a_phone_s_map_goes_where_the_next_step_is(visit: Visit) -> None:
    """From one end of Asia back to the other, within one turn."""
    me = visit(**PHONE)
    steps = len(begin(me, "history-of-the-world", "first-empires", 13).steps)
    show(me, 13, steps)
    land = me.page.locator("[data-place].lesson-here")
    expect(land).to_have_attribute("data-place", "zagros")
    me.wait_until(lambda: bool(land.evaluate(IN_SIGHT)))


def test_after_a_battle_a_phone_shows_the_next_step_of_the_lesson(visit: Visit) -> None:
    me = visit(**PHONE)
    steps = len(begin(me, "history-of-the-world", "first-empires", 4).steps)
    me.page.wait_for_function(SENT)
    me.press(me.get("land-lower_tigris"))
    me.press(me.get("confirm-land"))
    see_step(me, 5, steps)
    expect(me.get("battle-outcome")).to_be_attached()
    me.page.evaluate(DRAWN)
    expect(me.get("lesson-do")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "name"), [("history-of-the-world", "first-empires"), (GAME, "first-rounds")])
def test_what_ends_a_step_covers_nothing_of_what_is_explained(visit: Visit, game: str, name: str) -> None:
    me = visit(**PHONE)
    begin(me, game, name, 4)
    me.page.evaluate(DRAWN)
    me.wait_until(lambda: bool(me.page.locator(".lesson-text").evaluate(LAST_LINE_IS_SEEN)))
    expect(me.page.locator(".endings").get_by_test_id("choice-done")).to_be_attached()


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAME_IDS for name in lesson_names(game_named(game))]
)
def test_a_phone_shows_what_each_step_wants_pressed(visit: Visit, game: str, name: str) -> None:
    me = visit(**PHONE)
    steps = len(begin(me, game, name).steps)
    for step in range(1, steps + 1):
        me.wait_until(lambda: bool(me.page.evaluate(CAN_BE_PRESSED)), skip=True)
        show(me, step, steps)
