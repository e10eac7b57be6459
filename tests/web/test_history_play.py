"""History of the World at a desk: a turn by mouse, odds, battles, areas, empires, both maps, the score."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.tables import read_table
from aevum.core.text import texts
from aevum.games import game_named
from tests.web.conftest import Visit
from tests.web.history_of_the_world import GAME, link_to, stage
from tests.web.inn import Inn
from tests.web.test_quiet import weight
from tests.web.test_whole_game import score_columns
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
HEAVY = 600_000
RULE = re.compile(r"HW-\d{3}")
SAID = texts("en", GAME)


def sit_down(visit: Visit, inn: Inn, step: str, **device: Any) -> Visitor:
    """Come to a table at this step."""
    me = visit(inn.bring(stage(step)).host.link, **device)
    assert me.wait_for_turn() is (step != "over")
    return me


def look(visit: Visit, inn: Inn, step: str, **device: Any) -> Visitor:
    """Come to a table at this step that others look at too, and change nothing."""
    me = visit(link_to(inn, step), **device)
    assert me.wait_for_turn() is (step != "over")
    return me


def lands(visitor: Visitor) -> dict[str, dict[str, Any]]:
    """The lands of the table as the service shows them, by their ids."""
    return {each["id"]: each for each in visitor.state()["view"]["lands"]}


def offered(visitor: Visitor, verb: str) -> list[str]:
    """The lands that the service offers for a verb."""
    choices = [choice["action"].split() for choice in visitor.state()["choices"]]
    return [words[1] for words in choices if words[0] == verb]


def borders() -> dict[str, dict[str, str]]:
    """For each land its neighbours and what guards it against them, from the table."""
    found: dict[str, dict[str, str]] = {}
    for row in read_table(game_named(GAME).folder / "data" / "borders.csv"):
        for land, other, terrain in (("land_a", "land_b", "terrain_a"), ("land_b", "land_a", "terrain_b")):
            guard = "strait" if row["strait"] == "1" else row[terrain]
            found.setdefault(row[land], {})[row[other]] = guard
    return found


def test_a_turn_by_mouse(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "event")
    me.send(me.get("choice-done"))
    assert me.wait_for_turn()
    for _ in range(2):
        land = offered(me, "expand")[0]
        assert lands(me)[land]["holder"] is None
        me.send(me.get(f"land-{land}"))
        assert lands(me)[land]["holder"] == 0
    expected = next(choice for choice in me.state()["choices"] if choice["verb"] == "done")["effects"][0]
    expect(me.get("choice-done")).to_contain_text(expected["text"])
    me.send(me.get("choice-done"))
    counted = me.page.locator("[data-testid=tally][data-seat='0']")
    me.wait_until(lambda: counted.count() > 0)
    parts = [int(text) for text in counted.locator("li:not(.total) b").all_text_contents()]
    assert sum(parts) == expected["amount"]
    expect(counted.locator("summary")).to_contain_text(f"+{sum(parts)}")


def test_attacks_show_their_odds_and_battles_their_dice(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand")
    attacks = me.state()["view"]["attacks"]
    assert {attack["land"] for attack in attacks} == set(offered(me, "attack"))
    for attack in attacks:
        odds = f"{round(attack['odds'])} %"
        expect(me.get(f"land-{attack['land']}")).to_have_attribute("aria-label", re.compile(odds))
    shown = me.page.locator(".mark.fight .anear text").all_text_contents()
    assert sorted(shown) == sorted(f"{round(attack['odds'])}%" for attack in attacks)
    target = attacks[0]["land"]
    me.get(f"land-{target}").hover()
    expect(me.page.locator(".map-note")).to_contain_text(f"Attack: {SAID.say(f'land-{target}')}")
    expect(me.page.locator(".arrow")).to_be_attached()
    me.get(f"land-{target}").click()
    if me.get("confirm-land").count():  # there is more than one way
        me.send(me.get("confirm-land"))
    battle = me.get("battle-outcome")
    expect(battle).to_be_visible()
    me.see()
    rounds = [line for line in me.state()["last"] if line["event"] == "rolled"]
    assert rounds
    expect(battle.locator(".rounds li")).to_have_count(len(rounds))
    for row, line in zip(battle.locator(".rounds li").all(), rounds, strict=True):
        dice = [len(line["values"]["dice"]), len(line["values"]["defence"])]
        assert [side.locator(".hw-die").count() for side in row.locator(".round-side").all()] == dice
        totals = [text.split(" ")[0] for text in row.locator(".round-side > b").all_inner_texts()]
        assert totals == [str(line["values"]["own"]), str(line["values"]["other"])]


def test_what_stands_on_the_map_is_what_the_service_shows(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand")
    held = [land for land in lands(me).values() if land["holder"] is not None]
    tokens = me.page.locator(".pieces .anear .seat-shape")
    expect(tokens).to_have_count(sum(land["armies"] for land in held))
    numerals = me.page.locator(".pieces .afar .numeral").all_text_contents()
    expected = ["✦" if land["epoch"] is None else ("I", "II", "III")[land["epoch"] - 1] for land in held]
    assert numerals == expected
    for kind in ("capital", "city"):
        built = [land for land in lands(me).values() if land["settlement"] == kind]
        expect(me.page.locator(f".pieces .anear .building.{kind}")).to_have_count(len(built))


def test_areas_empires_and_points(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand")
    view = me.state()["view"]
    assert me.get("would-score").all_inner_texts() == [str(side["now"]["total"]) for side in view["seats"]]
    for area in view["areas"]:
        cells = me.get(f"area-{area['id']}").locator("td").all()
        assert cells[0].inner_text() == str(area["value"])
        for cell, standing in zip(cells[1:], area["seats"], strict=True):
            if standing["level"]:
                expect(cell).to_contain_text(SAID.say(f"level-{standing['level']}"))
                expect(cell).to_contain_text(str(standing["points"]))
    rows = me.get("empires").locator("li")
    expect(rows).to_have_count(7)
    for row, empire in zip(rows.all(), view["empires"], strict=True):
        known = empire["holder"] is not None
        assert row.locator(".seat-mark").count() == known
        if not known:
            expect(row.locator(".unknown")).to_have_text("–" if empire["unused"] else "?")
    expect(me.page.locator(".score-line")).to_have_count(3)


def test_both_maps_show_the_same_and_keep_what_is_chosen(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand")
    world = me.page.locator(".place").count()
    me.get("map-fit").click()
    me.get("land-nubia").click()
    expect(me.get("land-card")).to_contain_text("Nubia")
    me.get("map-change").click()
    expect(me.get("map")).to_have_attribute("aria-label", re.compile("Schematic"))
    expect(me.get("land-card")).to_contain_text("Nubia")
    expect(me.get("land-nubia")).to_have_attribute("aria-pressed", "true")
    assert me.page.locator(".place").count() == world == 102 + 15
    assert weight(me) < HEAVY, "both maps together"
    me.page.reload()
    expect(me.get("map")).to_have_attribute("aria-label", re.compile("Schematic"))


def test_a_land_tells_its_neighbours_and_what_guards_it(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "empire")
    for land in ("libya", "eastern_ghats", "wei_river"):
        me.get(f"land-{land}").click()
        card = me.get("land-card")
        expect(card).to_have_attribute("data-place", land)
        around = {other: SAID.say(f"terrain-{guard}") if guard else "" for other, guard in borders()[land].items()}
        expect(card.locator(".neighbours li")).to_have_count(len(around))
        for other, guard in around.items():
            assert me.get(f"to-{other}").locator("small").all_inner_texts() == ([guard] if guard else [])
    other = next(iter(borders()["wei_river"]))
    me.get(f"to-{other}").click()
    expect(me.get("land-card")).to_have_attribute("data-place", other)


def test_why_a_land_cannot_be_chosen(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand")
    me.get("map-fit").click()
    me.get("land-patagonia").click()
    expect(me.get("land-card")).to_contain_text("Patagonia")
    me.get("land-patagonia").click()
    expect(me.get("why-rule")).to_have_text(RULE)
    me.get("close").click()


def test_the_drawn_empire_is_kept_or_given(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "empire")
    drawn = me.state()["view"]["draw"]["drawn"]
    expect(me.get("drawn")).to_contain_text(SAID.say(f"empire-{drawn}"))
    names = [choice["action"] for choice in me.state()["choices"]]
    expect(me.get("drawn").locator("[data-action]")).to_have_count(len(names))
    me.send(me.page.locator(f"[data-action='{names[-1]}']"))
    assert "draws an empire card" in "\n".join(me.lines)


def test_every_line_points_at_the_map(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand")
    last = me.state()["last"][-1]["text"]
    me.wait_until(lambda: last in me.lines[-1:])
    line = me.page.locator("[data-testid=log] li button", has_text="expands: ").last
    land = line.inner_text().split(": ")[1].rstrip(".")
    line.focus()
    pointed = me.page.locator(".place.pointed")
    expect(pointed).to_have_count(1)
    expect(pointed).to_have_attribute("aria-label", re.compile(f"^{land}"))


def test_the_end_lays_out_the_score(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "over")
    state = me.state()
    for seat, side in zip(state["seats"], state["view"]["seats"], strict=True):
        score = side["score"]
        assert score["total"] == sum(score["epochs"]) + score["markers"]
        expected = [*score["epochs"], score["markers"], score["total"], side["strengths"]]
        assert score_columns(me)[seat["name"]] == expected
    markers = [marker["value"] for side in state["view"]["seats"] for marker in side["markers"]]
    assert markers and None not in markers
    assert me.page.locator(".sign.marker b").all_inner_texts() == [str(value) for value in markers]
    me.get("replay").click()
    me.get("replay-slider").fill("0")
    expect(me.page.locator(".pieces")).to_have_count(0)
    assert me.offered.count() == 0
