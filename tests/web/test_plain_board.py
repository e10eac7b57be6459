"""A game that brings no board of its own is played all the same: seats, scores, choices with labels, the log."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.web import history_of_the_world, roll_through_the_ages, tempus
from tests.web.checks import STILL, check_fits, check_readable, check_words
from tests.web.conftest import Visit
from tests.web.inn import COMMAND, Inn
from tests.web.visitor import DESK, PHONE, Visitor

pytestmark = pytest.mark.browser
WITHOUT_BOARDS = (sys.executable, "-m", "tests.web.without_boards", *COMMAND[3:], "--cold")
SIZES = {"desk": {"viewport": DESK}, "phone": PHONE}
# Played when a test asks for them: every worker reads this file, few run its tests.
STAGES = {
    "roll-through-the-ages": lambda: roll_through_the_ages.stage("build"),
    "tempus": lambda: tempus.stage("action"),
    "history-of-the-world": lambda: history_of_the_world.stage("expand"),
}


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The service where no game has a board."""
    with Inn(tmp_path_factory.mktemp("bare") / "aevum.sqlite", WITHOUT_BOARDS) as found:
        yield found


def seat_scores(me: Visitor) -> list[str]:
    """The points on the board, seat by seat."""
    return me.page.locator("#board .side-score b").all_inner_texts()


def points(me: Visitor) -> list[str]:
    """The points of the seats as the service counts them, as they are printed."""
    return [str(seat["score"]).replace("-", "−") for seat in me.state()["seats"]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", STAGES)
def test_seats_scores_choices_and_log(visit: Visit, bare: Inn, game: str, size: str) -> None:
    match = STAGES[game]()
    me = visit(bare.bring(match).host.link, address=bare.address, **SIZES[size], **STILL)
    assert me.wait_for_turn() and not me.state()["board"]
    expect(me.page.locator("#board .side")).to_have_count(len(match.players))
    assert seat_scores(me) == points(me)
    labels = me.page.locator("#choices .choice-label").all_inner_texts()
    assert labels == [choice["label"] for choice in me.state()["choices"]]
    told = me.send(me.page.locator("#choices [data-action]").first)
    assert me.state()["number"] >= told and me.lines
    check_words(me, "en")
    if size == "phone":
        check_fits(me)


def test_readers_of_all_kinds(visit: Visit, bare: Inn) -> None:
    me = visit(bare.bring(roll_through_the_ages.stage("build")).host.link, address=bare.address, **STILL)
    assert me.wait_for_turn()
    check_readable(me, "the plain board")


def test_the_parts_of_a_score_that_have_a_name(visit: Visit, bare: Inn) -> None:
    def name_a_part(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"score-monuments": "From monuments"})

    me = visit(address=bare.address)
    me.page.route("**/api/text/*", name_a_part)
    me.go(bare.bring(roll_through_the_ages.stage("over")).host.link)
    assert not me.wait_for_turn()
    first = me.state()["view"]["seats"][0]["score"]["monuments"]
    parts = me.page.locator("#board .side").first.locator(".side-parts")
    expect(parts).to_have_text(f"From monuments{first}")
    expect(me.get("final-score").locator("tbody th")).to_have_text(["From monuments"])


def test_a_game_with_a_board_says_so(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("build")).host.link)
    assert me.wait_for_turn() and me.state()["board"]
    expect(me.page.locator("#board .plain-board")).to_have_count(0)
