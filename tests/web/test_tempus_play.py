"""Tempus at a desk: from the lobby to the final score, the island, moving, fighting, progress, looking back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from aevum.games.tempus.state import DIRECTIONS
from tests.web.conftest import Visit
from tests.web.inn import Inn, as_told
from tests.web.tempus import GAME, stage
from tests.web.test_first_clicks import CLICKS_AT_MOST, clicks, counted
from tests.web.test_whole_game import score_columns
from tests.web.visitor import Visitor, middle

pytestmark = pytest.mark.browser
RULE = re.compile(r"TE-\d{3}")
# The terrain that is drawn on each hex, by where it lies.
DRAWN = """() => Object.fromEntries([...document.querySelectorAll(".ground .land")].map((land) =>
  [land.getAttribute("transform"), land.classList[1]]))"""


def hexes(visitor: Visitor) -> dict[str, dict[str, Any]]:
    """The hexes of the table as the service shows them, by their names."""
    return {each["id"]: each for each in visitor.state()["view"]["hexes"]}


def offered(visitor: Visitor, verb: str) -> set[str]:
    """The hexes that the service offers for a verb."""
    choices = [choice["action"].split() for choice in visitor.state()["choices"]]
    return {words[1] for words in choices if words[0] == verb}


def lit(visitor: Visitor) -> set[str]:
    """The hexes that are lit on the map."""
    names: list[str] = visitor.page.locator(".hex.offered").evaluate_all("all => all.map((e) => e.dataset.testid)")
    return {name.removeprefix("hex-") for name in names}


def sit_down(visit: Visit, inn: Inn, step: str) -> Visitor:
    """Come to a table at this step."""
    me = visit(inn.bring(stage(step)).host.link)
    assert me.wait_for_turn() is (step != "over")
    return me


def test_from_the_lobby_into_the_second_epoch(visit: Visit) -> None:
    me = counted(visit())
    me.get(f"game-{GAME}").click()
    me.get("option-island").select_option("1")
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    assert clicks(me) < CLICKS_AT_MOST, "the next one is the first move"
    while me.state()["view"]["epoch"] < 2:
        me.play_turn()
    assert me.wait_for_turn()


def test_the_last_epochs_to_the_final_score(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "late")
    me.play_to_the_end()
    state = me.state()
    assert state["over"] and state["view"]["epoch"] == 10
    cities = [sum(each["holder"] == seat and each["city"] > 0 for each in hexes(me).values()) for seat in range(3)]
    laid_out = score_columns(me)
    for seat, side in zip(state["seats"], state["view"]["seats"], strict=True):
        score = side["score"]
        expected = [score["hexes"], score["cities"], score["flight"], score["total"]]
        assert laid_out[seat["name"]][:4] == expected
        decides = laid_out[seat["name"]][4:]
        assert decides == [side["hand_size"], cities[seat["seat"]]][: len(decides)]
    expect(me.get("play-again")).to_be_visible()
    expect(me.get("seed")).to_have_text(state["seed"])


@pytest.mark.rule("TE-113")
def test_who_wins_a_tie_stands_first_in_the_final_score(visit: Visit, inn: Inn) -> None:
    match = stage("tie broken")
    me = visit(inn.bring(match).host.link)
    me.wait_for_turn()
    assert next(iter(score_columns(me))) == match.players[match.winners()[0]].name


def test_the_island_is_built_tile_by_tile(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "bot", "bot", game=GAME, options={"first": 1}).host.link)
    assert me.wait_for_turn()
    tile = me.state()["view"]["tile"]
    ghost = me.page.locator(".ghost .land")
    assert lit(me) == offered(me, "place_tile")
    me.get("hex-G6").hover()
    expect(ghost).to_have_count(7)
    me.get("turn-right").click()
    me.page.keyboard.press("e")
    me.page.keyboard.press("q")
    me.send(me.get("hex-G6"))
    assert me.state()["view"]["spot"] == "G6"
    expect(ghost).to_have_count(7)
    me.get("turn-right").click()
    turned = [tile["ring"][(side - 2) % 6] for side in range(6)]
    shown: list[str] = ghost.evaluate_all("all => all.map((land) => land.classList[1])")
    assert shown == [tile["centre"], *turned], "the tile is shown as it would lie"
    me.send(me.page.locator("[data-action='turn_tile 2']"))
    laid = {(each["q"], each["r"]): each["terrain"] for each in hexes(me).values()}
    q, r = hexes(me)["G6"]["q"], hexes(me)["G6"]["r"]
    assert [laid[q + dq, r + dr] for dq, dr in ((0, 0), *DIRECTIONS)] == shown
    assert me.wait_for_turn()
    me.see()
    now = hexes(me).values()
    assert sum(each["terrain"] != "sea" for each in now) == 7 * 3, "the others have laid theirs"
    drawn: dict[str, str] = me.page.evaluate(DRAWN)
    assert sorted(drawn.values()) == sorted(each["terrain"] for each in now if each["terrain"] != "sea")


def test_only_who_places_a_tile_turns_it(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "tile")
    expect(me.get("turn-left")).to_be_visible()
    me.get("replay").click()
    me.get("replay-back").click()
    expect(me.get("tile").locator("svg")).to_be_visible()
    expect(me.get("turn-left")).to_have_count(0)
    me.get("replay-close").click()
    expect(me.get("turn-left")).to_be_visible()


def test_reachable_hexes_light_up_when_a_person_is_picked(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "move_pick")
    people = offered(me, "pick")
    assert lit(me) == people
    origin = sorted(people)[0]
    me.send(me.get(f"hex-{origin}"))
    reachable = offered(me, "go")
    expect(me.get(f"hex-{origin}")).to_have_class(re.compile(r"\bchosen\b"))
    assert lit(me) == reachable | ({origin} if offered_stay(me) else set())
    target = sorted(reachable)[0]
    me.get(f"hex-{target}").hover()
    expect(me.page.locator(".map-note")).to_contain_text(f"Go to {target}")
    before = hexes(me)
    me.send(me.get(f"hex-{target}"))
    after = hexes(me)
    assert after[target]["people"] == before[target]["people"] + 1
    assert after[origin]["people"] == before[origin]["people"] - 1
    assert lit(me) == offered(me, "pick")


def offered_stay(visitor: Visitor) -> bool:
    """Whether the person picked may stay after all."""
    return any(choice["verb"] == "stay" for choice in visitor.state()["choices"])


def a_way(visitor: Visitor) -> tuple[str, str]:
    """A hex with a person that may be picked, and a free one beside it."""
    around = hexes(visitor)
    for origin in sorted(offered(visitor, "pick")):
        q, r = around[origin]["q"], around[origin]["r"]
        beside = [each for each in around.values() if abs(each["q"] - q) + abs(each["r"] - r) == 1]
        free = [each["id"] for each in beside if each["holder"] is None and each["terrain"] not in ("sea", "lake")]
        if free:
            return origin, free[0]
    raise AssertionError("nobody can go anywhere")


@pytest.mark.parametrize("slow", [False, True], ids=["answered", "answered_after_the_drop"])
def test_a_person_is_dragged_to_a_hex_and_taken_back_as_one(visit: Visit, inn: Inn, slow: bool) -> None:
    me = sit_down(visit, inn, "move_pick")
    origin, target = a_way(me)
    before = hexes(me)
    held: list[Route] = []
    if slow:
        me.page.route("**/act?*", lambda route: held.append(route), times=1)
    mouse = me.page.mouse
    mouse.move(*middle(me.get(f"hex-{origin}")))
    mouse.down()
    mouse.move(*middle(me.get(f"hex-{target}")), steps=5)
    expect(me.page.locator(".carried")).to_be_visible()
    if slow:
        me.wait_until(lambda: bool(held))
    else:
        expect(me.get(f"hex-{target}")).to_have_class(re.compile(r"\boffered\b"))
    mouse.up()
    expect(me.page.locator(".carried")).to_be_hidden()
    for route in held:
        route.continue_()
    me.wait_until(lambda: hexes(me)[target]["holder"] == 0)
    me.see()
    me.send(me.get("undo"))
    assert hexes(me) == before
    assert lit(me) == offered(me, "pick")


def test_why_a_hex_cannot_be_chosen(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "move_go")
    shut = next(name for name, each in hexes(me).items() if each["holder"] not in (None, 0))
    me.get(f"hex-{shut}").click()
    expect(me.get("why-rule")).to_have_text(RULE)
    assert str(me.get("why-rule").get_attribute("href")).startswith(f"/rules/{GAME}#TE-")
    me.get("close").click()


def strengths(panel: Locator) -> list[str]:
    """The points of both sides as they are shown."""
    return panel.locator(".strength").all_inner_texts()


def test_a_fight_is_counted_as_cards_are_laid_and_revealed(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "fight_attack")
    panel, fight = me.get("fight"), me.state()["view"]["fight"]
    assert me.state()["view"]["seats"][fight["defender"]]["hand_size"] > 0, "who may lay cards yet may gain by them"
    assert strengths(panel) == [str(fight["attack"]), f"{fight['defence']} + ?"]
    choice = next(
        choice
        for choice in me.state()["choices"]
        if any(effect["kind"] == "combat" and effect["amount"] > 0 for effect in choice["effects"])
    )
    gain = next(effect for effect in choice["effects"] if effect["kind"] == "combat")
    button = me.page.locator(f"#choices [data-action='{choice['action']}']")
    expect(button).to_contain_text(gain["text"])
    me.send(button)
    assert me.state()["view"]["fight"]["attack"] == fight["attack"] + gain["amount"]
    assert strengths(panel)[0] == str(fight["attack"] + gain["amount"])
    idea, terrain = choice["action"].split()[1:]
    expect(panel.locator(".attack .card-chip")).to_have_count(1)
    if me.page.locator("#choices [data-action='done']").count():
        me.send(me.get("choice-done"))
    outcome = me.get("fight-outcome")
    me.wait_until(lambda: outcome.count() > 0, skip=True)
    told = [line for line in me.lines if "combat point" in line][-2:]
    assert strengths(outcome) == [re.findall(r"\d+", line)[0] for line in told]
    names = outcome.locator(".fighter-name > span:last-child").all_inner_texts()
    points = [int(shown) for shown in strengths(outcome)]
    winner = names[0] if points[0] > points[1] else names[1]
    expect(outcome.locator(".verdict")).to_contain_text(winner)
    expect(outcome.locator(".attack .card-chip").first).to_be_visible()
    assert (idea, terrain) not in [(card["idea"], card["terrain"]) for card in me.state()["view"]["seats"][0]["hand"]]
    while not me.page.locator("[data-testid^=choice-choose_]").count():
        expect(outcome).to_be_visible()
        me.choose()
        assert me.wait_for_turn()
    expect(outcome).to_be_visible()
    me.choose()
    expect(outcome).to_have_count(0)


@pytest.mark.rule("TE-068")
def test_a_tie_is_called_so(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "tied")
    outcome = me.get("fight-outcome")
    assert len(set(strengths(outcome))) == 1
    defender = outcome.locator(".defence .fighter-name > span:last-child").inner_text()
    expect(outcome.locator(".verdict")).to_have_text(f"A tie: {defender} wins in defence")


def test_somebody_who_comes_after_the_fight_is_told_how_it_ended(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "fight_advance")
    told = [line for line in as_told_here(me) if "combat point" in line][-2:]
    assert strengths(me.get("fight-outcome")) == [re.findall(r"\d+", line)[0] for line in told]
    expect(me.page.locator(".arrows path").first).to_be_attached()


def as_told_here(visitor: Visitor) -> list[str]:
    """What the page tells, once all is there."""
    last = visitor.state()["last"][-1]["text"]
    visitor.wait_until(lambda: last in visitor.lines[-1:])
    return visitor.lines


def test_a_city_s_terrain_is_named_before_any_terrain_counts(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "fight_terrain")
    panel = me.get("fight")
    expect(me.asked).to_contain_text("name its terrain")
    expect(panel.locator(".fight-terrain"), "what is asked is not said twice").to_have_count(0)
    assert me.page.locator(".card-terrain.fits").count() == 0
    choices = me.page.locator("#choices [data-action^='name_terrain ']")
    expect(choices).to_have_count(4)
    hand = me.state()["view"]["seats"][0]["hand"]
    for terrain in {card["terrain"] for card in hand}:
        count = sum(card["count"] for card in hand if card["terrain"] == terrain)
        expect(me.page.locator(f"#choices [data-action='name_terrain {terrain}']")).to_contain_text(str(count))
    me.send(choices.first)
    assert "named the city’s terrain: grassland" in "\n".join(me.lines)


def test_progress_is_counted_and_its_outcome_stays(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "progress")
    panel, view = me.get("progress"), me.state()["view"]
    expect(panel.locator(".strength")).to_have_count(3)
    assert (view["first"], view["turn"], view["seats"][1]["hand_size"]) == (2, 0, 3), "the second seat lays last"
    told = [str(side["progress"]) for side in view["seats"]]
    assert strengths(panel) == [told[0], f"{told[1]} + ?", told[2]], "whoever may lay cards yet may gain by them"
    expect(me.page.locator(".epoch-row.next")).to_contain_text(view["new_epoch"].capitalize())
    me.send(me.get("choice-done"))
    me.wait_until(lambda: me.get("progress-outcome").count() > 0, skip=True)
    totals = [line for line in me.lines if "progress point" in line][-3:]
    assert strengths(me.get("progress-outcome")) == [re.findall(r"\d+", line)[0] for line in totals]


@pytest.mark.parametrize("step", ["progress", "fight_attack"])
def test_only_cards_that_would_count_stand_out(visit: Visit, inn: Inn, step: str) -> None:
    me = sit_down(visit, inn, step)
    laid = [choice for choice in me.state()["choices"] if choice["verb"] == "lay"]
    counting = {choice["action"] for choice in laid if not choice["effects"][-1]["kind"].startswith("no_")}
    lit_up: list[str] = me.page.locator(".idea-card.offered").evaluate_all("all => all.map((e) => e.dataset.action)")
    assert set(lit_up) == counting and len(counting) < len(laid)


@pytest.mark.rule("TE-148")
@pytest.mark.parametrize(("step", "words", "verb"), [("two uses", "2 tiles", "play"), ("only passing", "Pass", "wait")])
def test_government_says_on_the_card_which_of_its_uses_a_press_takes(
    visit: Visit, inn: Inn, step: str, words: str, verb: str
) -> None:
    me = sit_down(visit, inn, step)
    card = me.page.locator(".idea-card.offered[data-testid^=card-government]").first
    expect(card.locator(".card-verb")).to_have_text(words)
    action = card.get_attribute("data-action") or ""
    assert action.split()[0] == verb and action in {choice["action"] for choice in me.state()["choices"]}
    before = me.state()["position"]
    me.send(card)
    assert me.state()["position"] > before, "what is offered is done, not refused"


# How much land would lie under the note in each corner, and how much does.
HIDDEN = """() => {
  const note = document.querySelector(".map-note");
  const land = [...document.querySelectorAll(".hex.on-land .veil")].map((hex) => hex.getBoundingClientRect());
  const under = () => {
    const { left, top, right, bottom } = note.getBoundingClientRect();
    return land.filter((box) => {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      return x > left && x < right && y > top && y < bottom;
    }).length;
  };
  const now = [note.className, under()];
  const each = ["", "aside", "above"].map((corner) => ((note.className = `map-note ${corner}`), under()));
  note.className = now[0];
  return [now[1], ...each];
}"""


def test_what_is_written_of_a_hex_hides_as_little_land_as_it_can(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "move_pick")
    origin = sorted(offered(me, "pick"))[0]
    me.send(me.get(f"hex-{origin}"))
    land = [each["id"] for each in hexes(me).values() if each["terrain"] not in ("sea", "lake")]
    corners = set()
    for name in [origin, *land[::5]]:
        me.get(f"hex-{name}").hover()
        expect(me.page.locator(".map-note")).to_contain_text(name)
        hidden, *each = me.page.evaluate(HIDDEN)
        assert hidden <= min(each) + 1, f"the note for {name} hides {hidden} hexes of land, in other corners {each}"
        corners.add(each.index(min(each)))
    assert corners != {0}, "the lower left corner is not always the best"


def test_what_is_asked_when_only_cards_are_left(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "acted")
    expect(me.asked).to_have_text("Your action is done: play a card, or finish your turn.")
    me = sit_down(visit, inn, "settle")
    expect(me.asked).to_contain_text("Place your first three people")


def test_looking_back_over_a_game(visit: Visit, inn: Inn) -> None:
    match = stage("over")
    me = sit_down(visit, inn, "over")
    me.get("replay").click()
    slider = me.get("replay-slider")
    assert slider.get_attribute("max") == str(match.position)
    for at in (0, match.position // 2):
        slider.fill(str(at))
        expect(me.page.locator(".replay-count")).to_contain_text(str(at))
        then = me.page.request.get(f"/api{me.place}/replay?at={at}").json()["view"]
        held = [each for each in then["hexes"] if each["holder"] is not None]
        expect(me.page.locator(".hexes .piece")).to_have_count(len(held))
        assert me.offered.count() == 0
    me.get("replay-close").click()
    expect(me.get("final-score")).to_be_visible()


def test_every_line_points_at_the_map(visit: Visit, inn: Inn) -> None:
    table = inn.bring(stage("move_go"))
    me = visit(table.host.link)
    told = as_told(table.host)
    me.wait_until(lambda: me.lines == told[-len(me.lines) :] and len(me.lines) > 20)
    line = me.page.locator("[data-testid=log] li button", has_text=re.compile(r"from [A-Z]\d+ to [A-Z]\d+")).last
    line.focus()
    origin, target = re.findall(r"\b[A-Z]\d+\b", line.inner_text())[-2:]
    for name in (origin, target):
        expect(me.get(f"hex-{name}")).to_have_class(re.compile(r"\bpointed\b"))
