"""From the lobby to the final score, by pressing what is offered; then looking back, exporting and importing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
MINUS = "−"
PARTS = ("developments", "monuments", "architecture", "empire", "disasters")


def score_columns(visitor: Visitor) -> dict[str, list[int]]:
    """The final scores as they are laid out: for every player the numbers below the name."""
    rows = visitor.get("final-score").locator("tr").all()
    names = [name.strip() for name in rows[0].locator("th .seat-name > span:last-child").all_inner_texts()]
    columns: dict[str, list[int]] = {name: [] for name in names}
    for row in rows[1:]:
        for name, cell in zip(names, row.locator("td").all_inner_texts(), strict=True):
            columns[name].append(int(cell.replace(MINUS, "-")))
    return columns


def exported(visitor: Visitor, folder: Path) -> Path:
    """The file that the page offers."""
    with visitor.page.expect_download() as download:
        visitor.press(visitor.get("export"))
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_from_the_lobby_to_the_final_score(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    me.press(me.get("quick-start"))
    me.page.wait_for_url("**/seat/*")
    me.play_to_the_end()
    state = me.state()
    assert state["over"] and state["length"] > 20
    laid_out, sides = score_columns(me), state["view"]["seats"]
    even = len({side["score"]["total"] for side in sides}) < len(sides)
    for seat, side in zip(state["seats"], sides, strict=True):
        expected = [*(side["score"][part] for part in PARTS), side["score"]["total"]]
        assert laid_out[seat["name"]] == [*expected, *([side["goods_value"]] if even else [])]
        expect(me.get(f"seat-{seat['seat'] + 1}").locator(".seat-score")).to_contain_text(
            str(seat["score"]).replace("-", MINUS)
        )
    expect(me.get("seed")).to_have_text(state["seed"])
    expect(me.get("seed-hash")).to_have_text(state["seed_hash"])
    path = exported(me, tmp_path)
    checked = subprocess.run(
        [sys.executable, "-m", "aevum", "verify", str(path), "--hash", state["seed_hash"]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_looking_back_over_a_game_that_was_brought_in(visit: Visit, inn: Inn, tmp_path: Path) -> None:
    match = stage("over")
    path = exported(visit(inn.bring(match).host.link), tmp_path)
    me = visit()
    me.get("import").set_input_files(path)
    me.page.wait_for_url("**/seat/*")
    expect(me.get("final-score")).to_be_visible()
    assert {name: numbers[len(PARTS)] for name, numbers in score_columns(me).items()} == dict(
        zip(("Ada", "Bela"), match.scores(), strict=True)
    )
    me.press(me.get("replay"))
    slider = me.get("replay-slider")
    expect(slider).to_be_focused()
    assert slider.get_attribute("max") == str(match.position)
    for at in (0, match.position // 2, match.position):
        slider.fill(str(at))
        expect(me.page.locator(".replay-count")).to_contain_text(str(at))
        then = me.page.request.get(f"/api{me.place}/replay?at={at}").json()
        for seat in then["seats"]:
            shown = me.get(f"seat-{seat['seat'] + 1}").locator(".seat-score")
            expect(shown).to_contain_text(str(seat["score"]).replace("-", MINUS))
        dice = me.page.locator("[data-testid^=die-]")
        expect(dice).to_have_count(len(then["view"]["dice"]))
        assert dice.evaluate_all("all => all.map((die) => die.dataset.face)") == [
            die["face"] for die in then["view"]["dice"]
        ]
        assert me.offered.count() == 0, "nothing can be chosen in the past"
    me.press(me.get("replay-start"))
    me.press(me.get("replay-forward"))
    expect(slider).to_have_value("1")
    me.press(me.get("replay-close"))
    expect(me.get("replay-slider")).to_be_hidden()
    expect(me.get("final-score")).to_be_visible()


@pytest.mark.parametrize("text", ["Dear friend,", "[]", '{"aevum": 1}'])
def test_what_is_no_saved_game(visit: Visit, tmp_path: Path, text: str) -> None:
    (tmp_path / "letter.json").write_text(text)
    me = visit()
    me.get("import").set_input_files(tmp_path / "letter.json")
    expect(me.page.locator(".notice.trouble")).to_be_visible()
    assert me.place == "/"
    expect(me.get("quick-start")).to_be_enabled()
    me.forgive("400", "422")


def test_a_link_that_leads_nowhere(visit: Visit) -> None:
    me = visit("/seat/" + "x" * 43)
    expect(me.page.get_by_role("heading", level=1)).to_have_text("There is no table here")
    expect(me.page).to_have_title("There is no table here · Aevum")
    me.press(me.page.get_by_role("link", name="To the lobby"))
    expect(me.get("quick-start")).to_be_visible()
    me.forgive("404")
