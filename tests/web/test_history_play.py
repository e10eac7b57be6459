"""History of the World at a desk: a turn by mouse, odds, battles, areas, empires, both maps, the score."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.tables import read_table
from aevum.core.text import texts
from aevum.games import game_named
from aevum.games.history_of_the_world.state import CARD_IDS
from tests.table.house import Table
from tests.web.conftest import Visit
from tests.web.history_of_the_world import GAME, link_to, stage
from tests.web.inn import Inn
from tests.web.test_following import is_in, set_pace
from tests.web.test_quiet import weight
from tests.web.test_whole_game import score_columns
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
HEAVY = 600_000
BACKLOG = 40  # entries of the past that a page asks for
RULE = re.compile(r"HW-\d{3}")
SAID = texts("en", GAME)
# Where the board says that something happened; every place is its own centre.
HAPPENING = """async ([told, view]) => {
  const { happeningOf } = await import("/static/boards/history_of_the_world/happening.js");
  const { points, fight, sign } = happeningOf(told, { view, seats: [] }, ([id]) => id);
  return { points, fight, dice: sign.childElementCount };
}"""


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


def odds_of(attack: dict[str, Any]) -> re.Pattern[str]:
    """The odds of an attack as the words of a choice name them."""
    return re.compile(rf"(?<!\d){round(attack['odds'])}\s?%")


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
    done = next(choice for choice in me.state()["choices"] if choice["verb"] == "done")
    expected = next(effect for effect in done["effects"] if effect["kind"] == "turn_ends")
    expect(me.get("choice-done")).to_contain_text(expected["text"])
    unplaced = me.state()["view"]["pool"]["armies"]
    assert unplaced > 0
    expect(me.get("choice-done").locator(".loss")).to_contain_text(str(unplaced))
    me.send(me.get("choice-done"))
    counted = me.page.locator("[data-testid=tally][data-seat='0']")
    me.wait_until(lambda: counted.count() > 0)
    parts = [int(text) for text in counted.locator("li:not(.total) b").all_text_contents()]
    assert sum(parts) == expected["amount"]
    expect(counted.locator("summary")).to_contain_text(f"+{sum(parts)}")
    expect(counted.locator("li.total b")).to_have_text(f"+{sum(parts)}, now {me.state()['seats'][0]['score']}")


def test_attacks_show_their_odds_and_battles_their_dice(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand")
    attacks = me.state()["view"]["attacks"]
    assert {attack["land"] for attack in attacks} == set(offered(me, "attack"))
    for attack in attacks:
        expect(me.get(f"land-{attack['land']}")).to_have_attribute("aria-label", odds_of(attack))
    shown = me.page.locator(".mark.fight text").all_text_contents()
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


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_tie_that_a_card_decides_says_so(visit: Visit, inn: Inn, language: str) -> None:
    me = look(visit, inn, "tie won", locale=language)
    told = next(line for line in me.state()["last"] if line["event"] == "tie_won")
    said = texts(language, GAME)
    card, winner = said.say(f"card-{CARD_IDS[told['values']['card']]}"), me.state()["seats"][told["seat"]]["name"]
    battle = me.get("battle-outcome").last
    expect(battle).to_contain_text(said.say("event-tie_won", card=card, seat=winner))
    row = battle.locator(".rounds li", has=me.page.locator(".versus", has_text="=")).last
    expect(row.locator(".round-side.won")).to_have_count(1)
    expect(row.locator(".round-side").first).to_have_class(re.compile("won"))


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_a_land_named_for_treachery_meets_no_dice(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    me = look(visit, inn, "betrayed", **device)
    land = me.state()["view"]["betrayed"]
    expect(me.get(f"land-{land}")).to_have_attribute("aria-label", re.compile("won for certain, without dice"))
    expect(me.get(f"land-{land}")).not_to_have_attribute("aria-label", re.compile("against"))
    expect(me.get(f"land-{land}")).to_have_attribute("aria-label", re.compile(SAID.say("card-treachery")))
    expect(me.page.locator(".rim.betrayed")).to_have_count(1)


def test_dice_lie_where_the_fight_was_whatever_rose_elsewhere_after_it(visit: Visit, inn: Inn) -> None:
    """The last army of a turn: after its battle a monument is built in another land."""
    me = look(visit, inn, "expand")
    told = [
        {"event": "attacked", "seat": 0, "values": {"seat": 0, "partner": 1, "origin": 3, "land": 5}},
        {"event": "rolled", "seat": None, "values": {"dice": [2, 3], "defence": [2], "own": 4, "other": 3}},
        {"event": "conquered", "seat": 0, "values": {"seat": 0, "land": 5}},
        {"event": "monument_built", "seat": 0, "values": {"seat": 0, "land": 9}},
    ]
    found = me.page.evaluate(HAPPENING, [told, me.state()["view"]])
    lands = [land["id"] for land in me.state()["view"]["lands"]]
    assert found == {"points": [lands[3], lands[5]], "fight": True, "dice": 3}


def test_a_map_that_moves_below_a_mouse_at_rest_tells_nothing(visit: Visit, inn: Inn) -> None:
    """Nothing can be chosen on it: notes are for places that somebody points at."""
    me = look(visit, inn, "event")
    note = me.page.locator(".map-note")
    point(me, "levant", 40)
    expect(note).to_contain_text("Levant")
    point(me, "zagros", 40)
    expect(note).to_be_hidden()
    point(me, "zagros", 41)
    expect(note).to_contain_text("Zagros")


def point(me: Visitor, land: str, x: int) -> None:
    """What the browser tells when a land comes to lie below the mouse."""
    at = {"bubbles": True, "pointerType": "mouse", "clientX": x, "clientY": 400}
    me.get(f"land-{land}").evaluate("(land, at) => land.dispatchEvent(new PointerEvent('pointerover', at))", at)


def test_seas_that_are_worth_the_same_still_say_what_they_bring(visit: Visit, inn: Inn) -> None:
    """Nobody has to hold a sea: the figure tells it from being done."""
    me = look(visit, inn, "naval")
    worth = [effect["amount"] for choice in me.state()["choices"] for effect in choice["effects"]]
    held = len(offered(me, "hold"))
    assert held > 0 and worth.count(1) >= held
    expect(me.page.locator(".mark text").filter(has_text="+1")).to_have_count(held)


def test_what_stands_on_the_map_and_beside_it_is_what_the_service_shows(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "expand")
    check_pieces(me)
    check_areas_empires_and_points(me)
    check_log_points_at_the_map(me)
    check_reasons(me)


def check_pieces(me: Visitor) -> None:
    """Armies, capitals and cities stand where the service shows them."""
    held = [land for land in lands(me).values() if land["holder"] is not None]
    tokens = me.page.locator(".pieces .anear .seat-shape")
    expect(tokens).to_have_count(sum(land["armies"] for land in held))
    numerals = me.page.locator(".pieces .afar .numeral").all_text_contents()
    expected = ["✦" if land["epoch"] is None else ("I", "II", "III")[land["epoch"] - 1] for land in held]
    assert numerals == expected
    for kind in ("capital", "city"):
        built = [land for land in lands(me).values() if land["settlement"] == kind]
        expect(me.page.locator(f".pieces .anear .building.{kind}")).to_have_count(len(built))


def check_areas_empires_and_points(me: Visitor) -> None:
    """Areas with their values and standings, empires, and points."""
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
    me = look(visit, inn, "expand", new=True)
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


def words_of(action: str) -> list[str]:
    """The verb of an action and the ids of its nouns."""
    return action.split()


def armies_of(visitor: Visitor, empire: str) -> list[dict[str, Any]]:
    """The lands in which armies of an empire stand."""
    own = {"kind": "empire", "id": empire}
    return [land for land in lands(visitor).values() if land["source"] == own]


def test_an_empire_rises_against_itself_where_the_map_shows_it(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "incite")
    choices = me.state()["choices"]
    assert len(choices) > 1
    for choice in choices:
        held = armies_of(me, words_of(choice["action"])[1])
        row = me.get(f"choice-{choice['action'].replace(' ', '-')}")
        counted = row.locator(".garrison").all_inner_texts()
        assert [int(re.sub(r"\D", "", text)) for text in counted] == [sum(land["armies"] for land in held)]
        row.hover()
        expect(me.page.locator(".shown .rim.chosen")).to_have_count(1)
        for land in held:
            expect(me.get(f"land-{land['id']}")).to_have_attribute("data-action", choice["action"])
    target = armies_of(me, words_of(choices[-1]["action"])[1])[0]["id"]
    me.send(me.get(f"land-{target}"))
    assert me.state()["view"]["step"] == "rebel"
    assert me.state()["last"][-1]["event"] == "incited"
    assert target in offered(me, "rebel")


def test_what_was_chosen_so_far_stays_in_sight(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "rebel")
    expect(me.get("chosen")).to_have_count(0)
    chosen = offered(me, "rebel")[:2]
    for number, land in enumerate(chosen, 1):
        me.send(me.get(f"land-{land}"))
        expect(me.page.locator(".mark.order text")).to_have_text([str(place + 1) for place in range(number)])
        expect(me.page.locator(".rim.picked")).to_have_count(number)
    expect(me.get("chosen")).to_have_text(re.compile(".*".join(SAID.say(f"land-{land}") for land in chosen)))


def test_areas_are_struck_as_a_whole(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "afflict")
    areas = {area["id"]: area["lands"] for area in me.state()["view"]["areas"]}
    names = offered(me, "afflict")
    expect(me.page.locator(".glow .rim.go")).to_have_count(len(names))
    for name in names:
        held = [lands(me)[land] for land in areas[name]]
        counted = me.get(f"choice-afflict-{name}").locator(".garrison").all_inner_texts()
        expected = [sum(land["armies"] for land in held if land["holder"] == seat) for seat in range(3)]
        assert [int(re.sub(r"\D", "", text)) for text in counted] == [armies for armies in expected if armies]
        expect(me.get(f"land-{areas[name][0]}")).to_have_attribute("data-action", f"afflict {name}")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_dice_of_one_s_own_famine_lie_where_it_strikes(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    """The map goes there and comes back, and nobody needs to die to be told of."""
    me = sit_down(visit, inn, "famine", **device)
    set_pace(me, "step")
    view = me.state()["view"]
    armies = {area["id"]: sum(lands(me)[land]["armies"] for land in area["lands"]) for area in view["areas"]}
    fullest = max(armies, key=lambda area: armies[area])
    me.press(me.get(f"choice-afflict-{fullest}"))
    expect(me.get("next-move")).to_be_visible()
    dice = me.get("happening").locator(".dice-above").last.locator("[data-die]")
    expect(dice).to_have_count(armies[fullest])
    rolled = [die.get_attribute("data-die") for die in dice.all()]
    struck = next(area["lands"] for area in view["areas"] if area["id"] == fullest)
    frame = me.page.locator(".map-scroll")
    assert all(is_in(me.get(f"land-{land}"), frame) for land in struck)
    expect(frame).to_be_in_viewport(ratio=0.9)
    me.press(me.get("next-move"))
    expect(me.get("showing")).to_have_count(0)
    panel = me.get("sickness").locator(".whole")
    assert [die.get_attribute("data-die") for die in panel.locator("[data-die]").all()] == rolled
    expect(me.get("sickness").locator(".died")).to_have_count(rolled.count("1"))


def test_a_phone_goes_to_the_map_for_what_one_s_own_card_does(visit: Visit, inn: Inn) -> None:
    """Where cards are asked for it shows the hand."""
    me = sit_down(visit, inn, "kingdom", **PHONE)
    set_pace(me, "step")
    map_ = me.page.locator(".map-scroll")
    expect(map_).not_to_be_in_viewport()
    card = next(words[1] for words in played(me) if words[1].startswith("kingdom"))
    me.press(me.get(f"choice-play-{card}"))
    me.press(me.get("confirm-caution"))
    expect(me.get("happening")).to_be_attached()
    expect(map_).to_be_in_viewport(ratio=0.5)
    me.press(me.get("next-move"))
    expect(map_).not_to_be_in_viewport()


def played(me: Visitor) -> list[list[str]]:
    """The choices to play a card, word by word."""
    choices = [choice["action"].split() for choice in me.state()["choices"]]
    return [words for words in choices if words[0] == "play"]


def test_the_ways_of_an_attack_lead_to_its_land(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "route")
    state = me.state()
    ways = [words_of(choice["action"]) for choice in state["choices"]]
    assert len(ways) > 1
    expect(me.get("battle")).to_contain_text(SAID.say(f"land-{state['view']['battle']['land']}"))
    expect(me.page.locator(".rim.target")).to_have_count(1)
    me.page.mouse.move(0, 0)
    expect(me.page.locator(".arrow")).to_have_count(len(ways))
    kind = "land" if ways[0][0] == "come_from" else "water"
    me.get(f"{kind}-{ways[0][1]}").hover()
    expect(me.page.locator(".arrow")).to_have_count(1)


def test_a_figure_that_is_the_same_everywhere_is_left_out(visit: Visit, inn: Inn) -> None:
    me = look(visit, inn, "monument")
    choices = me.state()["choices"]
    assert len({choice["effects"][0]["amount"] for choice in choices}) == 1
    expect(me.page.locator(".rim.go")).to_have_count(len(choices))
    expect(me.page.locator(".mark")).to_have_count(0)


def scored_since_asked(table: Table) -> list[int]:
    """The seats whose turns were counted since the first seat decided last, a round at the most, by the service."""
    length = table.host.state()["number"]
    with table.host.listen(after=max(0, length - BACKLOG)) as ear:
        events = [ear.next() for _ in range(min(length, BACKLOG))]
    mine = [place for place, event in enumerate(events[:-1]) if 0 in event["state"]["pending"]]
    told = [line for event in events[max(mine, default=-1) + 1 :] for line in event["told"]]
    return [line["seat"] for line in told if line["event"] == "scored"][-3:]


@pytest.mark.parametrize(("step", "turns"), [("event", 3), ("expand", 0)])
def test_a_page_loaded_anew_tells_again_what_happened(visit: Visit, inn: Inn, step: str, turns: int) -> None:
    table = inn.bring(stage(step))
    expected = scored_since_asked(table)
    assert len(expected) == turns, "more than the last entry tells, but nothing from before the last decision"
    me = visit(table.host.link)
    for _ in range(2):
        assert me.wait_for_turn()
        me.wait_until(lambda: me.lines[-1:] == [me.state()["last"][-1]["text"]])
        tallies = me.get("tally")
        expect(tallies).to_have_count(len(expected))
        assert [int(each.get_attribute("data-seat") or "") for each in tallies.all()] == expected
        me.page.reload()


def check_reasons(me: Visitor) -> None:
    """A land that cannot be chosen tells why."""
    me.get("map-fit").click()
    me.get("land-patagonia").click()
    expect(me.get("land-card")).to_contain_text("Patagonia")
    expect(me.get("why-line").get_by_test_id("why-rule")).to_have_text(RULE)
    me.get("land-patagonia").click()
    expect(me.get("why-text").get_by_test_id("why-rule")).to_have_text(RULE)
    me.get("close").click()


def test_the_drawn_empire_is_kept_or_given(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "empire")
    drawn = me.state()["view"]["draw"]["drawn"]
    expect(me.get("drawn")).to_contain_text(SAID.say(f"empire-{drawn}"))
    names = [choice["action"] for choice in me.state()["choices"]]
    expect(me.get("drawn").locator("[data-action]")).to_have_count(len(names))
    me.send(me.page.locator(f"[data-action='{names[-1]}']"))
    assert "draws an empire card" in "\n".join(me.lines)


def check_log_points_at_the_map(me: Visitor) -> None:
    """Every line of the log points at the map."""
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
        expected = [*score["epochs"], score["markers"], score["total"]]
        shown = score_columns(me)[seat["name"]]
        assert shown in (expected, [*expected, side["strengths"]]), "strengths decide between equals only"
    markers = [marker["value"] for side in state["view"]["seats"] for marker in side["markers"]]
    assert markers and None not in markers
    assert me.page.locator(".sign.marker b").all_inner_texts() == [str(value) for value in markers]
    expect(me.get("tally").last).to_be_visible()
    expect(me.get("battle-outcome")).to_have_count(0)
    me.get("replay").click()
    me.get("replay-slider").fill("0")
    expect(me.page.locator(".pieces")).to_have_count(0)
    assert me.offered.count() == 0
