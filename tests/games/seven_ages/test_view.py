"""What faces draw of 7 Ages: regions, stacks, empires and their icons, hands, markers, moves and conflicts."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

from aevum.core.engine import bound_rules, set_seed
from aevum.core.record import NOBODY, Reading, Record, blank, copy_record, seats_in
from aevum.core.sequence import interrupt
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games import game_named
from aevum.games.seven_ages.actions import PLACE, PLACE_OFF
from aevum.games.seven_ages.atlas import REGION_IDS
from aevum.games.seven_ages.effects import ARTIFACT_CLAUSES, CLAUSES
from aevum.games.seven_ages.facts import artifact_facts
from aevum.games.seven_ages.icons import CATEGORIES, RANKED_CATEGORIES, ZONES
from aevum.games.seven_ages.rules import building, counting, harvest, income, standing
from aevum.games.seven_ages.rules.promotion import kind_in
from aevum.games.seven_ages.sequence import SEQUENCE
from aevum.games.seven_ages.state import DESTROY, LAYOUT, NOTHING, OTHER, REVEALED, TRADE
from aevum.games.seven_ages.steps import AT_BUILD, AT_CREATE_UNIT
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS, LEADER_KIND_IDS, UNIT_CLASS, UNIT_IDS
from aevum.games.seven_ages.view import artifact_with

from .board import empty_table, found, garrison, hand, region
from .reason_tables import TABLES

GAME = game_named("seven-ages")
MOST_BYTES = 40_000


def seen(s: Record, seat: int) -> dict[str, Any]:
    """The view of a seat."""
    known = copy_record(s)
    GAME.observe(known, seat)
    return dict(GAME.view(Reading(known)))


def by_id(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Rows of a view by their id."""
    return {row["id"]: row for row in rows}


def two_empires() -> Record:
    """Egypt of the first seat beside Assyria of the second."""
    s = empty_table()
    egypt = found(s, "egyptians", 0, 9, "egypt", "thebes", money=12)
    assyria = found(s, "assyrians", 1, 11, "assyria", money=5)
    garrison(s, egypt, "egypt", spearmen=2, archers=1)
    garrison(s, assyria, "assyria", spearmen=1)
    s.city[region("egypt")], s.capital[egypt], s.fort[region("egypt")] = 3, region("egypt"), 1
    s.disorder[region("thebes")] = 1
    return s


@pytest.mark.rule("SA-020")
def test_own_units_are_seen_and_those_of_others_counted() -> None:
    s = two_empires()
    own, other = (by_id(seen(s, seat)["regions"])["egypt"]["stacks"] for seat in (0, 1))
    assert own == [{"empire": "egyptians", "count": 3, "units": {"spearmen": 2, "archers": 1}, "leaders": []}]
    assert other == [{"empire": "egyptians", "count": 3, "units": {}, "leaders": []}]
    assert [empire["own"] for empire in seen(s, 1)["empires"]] == [False, True]


def test_regions_and_everything_in_them() -> None:
    regions = by_id(seen(two_empires(), 0)["regions"])
    assert list(regions) == sorted(regions, key=REGION_IDS.index)
    egypt, thebes = regions["egypt"], regions["thebes"]
    assert (egypt["control"], egypt["city"], egypt["capital"], egypt["fort"]) == ("egyptians", 3, True, True)
    assert (egypt["start"], thebes["start"], thebes["disorder"], thebes["stacks"]) == (
        ["egyptians"],
        ["egyptians"],
        True,
        [],
    )
    assert "sahara" not in regions


def test_the_printed_map_names_every_region_once() -> None:
    printed = seen(empty_table(), 0)["map"]
    assert printed["regions"] == list(REGION_IDS)
    places = [place for zone in printed["zones"].values() for place in zone]
    assert len(places) == len(set(places)) == 170
    assert "egypt" in printed["wheat"]


@pytest.mark.rule("SA-335", "SA-336", "SA-338")
def test_icons_tell_how_near_they_are_to_glory() -> None:
    s = two_empires()
    for empire in seen(s, 0)["empires"]:
        for icon in empire["glory"]:
            if icon["category"] == "progress":
                ahead = empire["id"] == "assyrians"
                assert (icon["rank"], icon["next"]) == ((1, None) if ahead else (2, 2)), "whoever goes first wins a tie"
                assert icon["now"] == icon["points"] + 1 - icon["rank"]


def land_in_africa(s: Record, seat: int) -> tuple[Any, ...]:
    """What the Malians of the first seat read of their icon of 3 points for land in Africa, whoever looks."""
    (icon,) = [icon for icon in by_id(seen(s, seat)["empires"])["malians"]["glory"] if icon["category"] == "land"]
    assert (icon["zone"], icon["points"]) == ("africa", 3)
    return icon["has"], icon["rank"], icon["now"], icon["next"]


@pytest.mark.rule("SA-336", "SA-339", "SA-340", "SA-342")
@pytest.mark.parametrize(
    ("own", "rivals", "holder", "told"),
    [
        (1, (), 0, (1, 1, 3, None)),  # the first
        (1, (1,), 1, (1, 2, 2, 1)),  # a tie that is lost
        (1, (1,), 0, (1, 1, 3, None)),  # a tie that is won
        (1, (1, 4), 1, (1, 3, 1, 1)),  # the place before is nearer than the first
        (1, (3, 3, 4), 0, (1, 4, 0, 2)),  # a tie that will be won, with two at once
        (0, (2,), 0, (0, None, 0, 1)),  # whoever has something has a place
        (0, (2, 2, 3, 3), 1, (0, None, 0, 3)),  # a place without glory is none
    ],
)
def test_an_icon_tells_what_is_missing_for_more_glory(
    own: int, rivals: tuple[int, ...], holder: int, told: tuple[Any, ...]
) -> None:
    s = empty_table()
    s.holder = holder
    lands = iter(("ghana", "guinea", "benin", "congo", "angola", "zanj", "natal", "cape", "numidia", "carthage", "kalahari"))
    mali = found(s, "malians", 0, 15, "mali")
    s.control[region("mali")] = mali if own else NOBODY
    for name, count in zip(("ghanaians", "songhai", "zulus", "shona"), rivals, strict=False):
        rival = found(s, name, 1, 15, next(lands))
        for _ in range(count - 1):
            s.control[region(next(lands))] = rival
    assert land_in_africa(s, 0) == land_in_africa(s, 1) == told


@pytest.mark.rule("SA-055", "SA-064")
def test_markers_are_hidden_until_they_are_revealed() -> None:
    s = two_empires()
    empire = int(np.flatnonzero(s.player == 1)[0])
    s.marker[empire], s.marker_placed[empire] = TRADE, 1
    assert by_id(seen(s, 0)["empires"])["assyrians"]["marker"]["marker"] is None
    assert by_id(seen(s, 1)["empires"])["assyrians"]["marker"]["marker"] == "trade"
    s.marker_state[empire], s.marker_as[empire] = REVEALED, TRADE
    assert by_id(seen(s, 0)["empires"])["assyrians"]["marker"]["action"] == "trade"


@pytest.mark.rule("SA-104", "SA-126")
def test_prices_of_set_up_count_while_an_empire_is_created() -> None:
    s = empty_table()
    egypt = found(s, "egyptians", 0, 3, "egypt")

    def price() -> int:
        builds = by_id(seen(s, 0)["empires"])["egyptians"]["builds"]
        return next(int(one["cost"]) for one in builds if one["unit"] == "spearmen")

    assert price() == 2
    s.acting, s.step = egypt, AT_CREATE_UNIT
    assert price() == 1


@pytest.mark.rule("SA-018")
def test_a_hand_is_its_owners() -> None:
    s = empty_table()
    hand(s, 0, "russians", "english")
    own, other = seen(s, 0)["seats"][0], seen(s, 1)["seats"][0]
    assert {card["id"] for card in own["hand"]} == {"russians", "english"}
    assert (other["hand"], other["hand_size"]) == ([], 2)
    assert {"value", "event", "artifact", "glory", "source"} <= set(own["hand"][0])


@pytest.mark.rule("SA-282", "SA-283", "SA-287", "SA-290")
def test_an_artifact_shows_its_colour_and_whether_it_has_a_blue_marker() -> None:
    marked = {name: artifact_facts(number) for number, name in enumerate(ARTIFACT_IDS)}
    assert (marked["coinage"]["glory"], marked["coinage"]["blue"]) == (1, True)
    assert (marked["pyramids"]["glory"], marked["pyramids"]["blue"]) == (1, False)
    assert (marked["slavery"]["glory"], marked["slavery"]["blue"]) == (-1, False)


@pytest.mark.rule("SA-207", "SA-219", "SA-220", "SA-221")
def test_a_conflict_shows_what_everybody_knows() -> None:
    s = two_empires()
    egypt, assyria = (int(np.flatnonzero(s.player == seat)[0]) for seat in (0, 1))
    garrison(s, assyria, "egypt", chariots=2)
    s.battle_at, s.battle_round = region("egypt"), 1
    s.side_empire[:], s.side_seat[:] = (assyria, egypt), (1, 0)
    attacker, defender = seen(s, 0)["conflict"]["sides"]
    assert (attacker["empire"], attacker["count"], attacker["parts"]) == ("assyrians", 2, {})
    assert defender["parts"] == {"free": {"spearmen": 2, "archers": 1}}
    assert (defender["adds"]["fort"] > 0, defender["adds"]["city"]) == (True, 3)
    assert set(defender["values"]) == {"spearmen", "archers"}
    assert defender["total"] is None


def played(seats: int, seed: int, decisions: int) -> Record:
    """A game played at random, without giving empires up."""
    rules, room = bound_rules(GAME), np.zeros(GAME.max_choices, np.int32)
    s = blank(LAYOUT, 1)[0]
    s.seats, s.rules = seats, 1
    set_seed(s, seed)
    rules["begin"](s, room)
    luck = random.Random(seed)
    for _ in range(decisions):
        seat = seats_in(s.pending)[0]
        offered = room[: rules["choices"](s, seat, room)].tolist()
        kept = [each for each in offered if verb_of(each) not in (PLACE, PLACE_OFF) or first_noun(each) != DESTROY]
        rules["choose"](s, seat, luck.choice(kept or offered), room)
    return s


def test_the_quick_answers_are_those_of_the_rules() -> None:
    """Twins of rules that remember must say exactly what the rules say, with all effects in force."""
    s = played(4, 2, 350)
    s.owned[:, ARTIFACT_IDS.index("calendar")] = s.player >= 0
    known = copy_record(s)
    GAME.observe(known, 0)
    view = GAME.view(Reading(known))
    assert len(view["empires"]) > 1
    for shown in view["empires"]:
        empire = int(np.flatnonzero((s.player >= 0) & (s.card == CARD_IDS.index(shown["id"])))[0])
        assert shown["income"] == income.income_of(known, empire)
        assert shown["leader_limit"] == standing.leader_limit(known, empire)
        prices = {
            UNIT_IDS[unit]: building.cost_of(known, empire, unit, False)
            for unit in range(len(UNIT_IDS))
            if building.knows(known, empire, unit) and not building.is_banned(known, empire, int(UNIT_CLASS[unit]))
        }
        assert {each["unit"]: each["cost"] for each in shown["builds"]} == (prices if shown["own"] else {})
        for icon in shown["glory"]:
            check_icon(known, empire, icon)


def check_icon(s: Record, empire: int, icon: dict[str, Any]) -> None:
    """What an icon shows is what the harvest would count."""
    category = CATEGORIES.index(icon["category"])
    zone = ZONES.index(icon["zone"]) if icon["zone"] else NOTHING
    if icon["rank"] is not None:
        assert icon["has"] == counting.counted(s, empire, category, zone)
        assert icon["rank"] == harvest.rank_of(s, empire, category, zone)
    elif icon["category"] == "home":
        assert icon["now"] == counting.home_points(s, empire)
    elif icon["has"] is not None and category >= len(RANKED_CATEGORIES):
        assert icon["has"] == counting.resources(s, empire, category)


def test_a_view_is_plain_light_data_at_every_step() -> None:
    s = played(6, 4, 250)
    for seat in (0, 5):
        view = seen(s, seat)
        assert view["step"] in SEQUENCE.names
        assert len(json.dumps(view)) < MOST_BYTES
        assert [side["score"]["total"] for side in view["seats"]] == s.glory[:6].tolist()


def test_the_empire_that_a_step_is_about_acts() -> None:
    s = two_empires()
    interrupt(s, AT_BUILD, int(np.flatnonzero(s.player == 1)[0]))
    assert SEQUENCE.names[s.step] == "build"
    assert seen(s, 0)["acting"] == "assyrians"
    s.step = SEQUENCE.names.index("marker")
    assert seen(s, 0)["acting"] is None


@pytest.mark.parametrize(
    ("step", "subject"),
    [
        ("artifact_empire", ("artifact", "iron_working", None)),
        ("artifact_region", ("artifact", "great_lighthouse", "romans")),
        ("place_leader", ("leader", LEADER_KIND_IDS[0], "romans")),
        ("keep_drawn", ("leader", LEADER_KIND_IDS[kind_in(2)], "romans")),
        ("urbanise", None),
    ],
)
def test_what_is_given_or_posted_is_named(step: str, subject: tuple[str, str, str | None] | None) -> None:
    shown = GAME.view(Reading(TABLES[step]().match.observed(0)))["subject"]
    assert shown == (subject and dict(zip(("kind", "id", "empire", "by"), (*subject, None), strict=True)))


def test_units_that_an_artefact_strikes_are_lost_by_its_name() -> None:
    """Black Death as it comes; the clauses of events belong to no artefact: the event is shown as a played card."""
    ranges = enumerate(ARTIFACT_CLAUSES.tolist())
    named = {clause: ARTIFACT_IDS[place] for place, (first, count) in ranges for clause in range(first, first + count)}
    assert "black_death" in named.values()
    assert [artifact_with(clause) for clause in range(len(CLAUSES))] == [
        named.get(clause) for clause in range(len(CLAUSES))
    ]
    shown = GAME.view(Reading(TABLES["event_units"]().match.observed(0)))["subject"]
    assert shown == {"kind": "region", "id": "latium", "empire": "romans", "by": None}


def test_what_is_adopted_is_named() -> None:
    shown = GAME.view(Reading(TABLES["culture_source"]().match.observed(0)))["subject"]
    assert (shown["kind"], shown["empire"]) == ("artifact", "romans") and shown["id"] in ARTIFACT_IDS


@pytest.mark.rule("SA-148", "SA-153")
@pytest.mark.parametrize(("shown", "partner"), [(1, NOTHING), (0, NOTHING), (1, 1)])
def test_the_card_of_the_draw_pile_is_seen_by_all_once_it_is_turned_up(shown: int, partner: int) -> None:
    s = two_empires()
    card = int(s.deck[s.deck_left - 1])
    s.side_empire[:], s.side_seat[:] = (0, partner), (0, partner)
    s.side_card[OTHER], s.sides_shown = card, shown
    piles = [seen(s, seat)["pile"] for seat in (-1, 0, 1)]
    if shown and partner == NOTHING:
        assert [pile["id"] for pile in piles] == [CARD_IDS[card]] * 3
    else:
        assert piles == [None, None, None]
