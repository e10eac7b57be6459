"""The tables of History of the World: what they add up to, and whether they fit together."""

from collections import Counter
from itertools import groupby, pairwise

import pytest

from tests.games.history_of_the_world.world import (
    AREAS,
    BARREN,
    BORDER_ROWS,
    COAST_ROWS,
    CROSSINGS,
    DATA,
    EMPIRES,
    EPOCHS,
    EVENTS,
    LANDS,
    LIMITS,
    LINK_ROWS,
    LINKS,
    MINOR_EMPIRES,
    NEIGHBOURS,
    PIECES,
    PLAYABLE,
    RESOURCES,
    SEAS,
    SHORES,
    WATERS,
    Row,
    defence_dice,
    fleets_of,
    landings,
    lands_of,
    reached,
    seas_from,
    several,
    table,
    value,
)

ALL_EMPIRES = [*EMPIRES.values(), *MINOR_EMPIRES.values()]
TERRAINS = {"", "forest", "mountains", "great_wall"}
TABLES = sorted(path.stem for path in DATA.glob("*.csv"))
KINGDOMS = {
    "canaanites": "palestine",
    "etruscans": "northern_apennines",
    "kush": "upper_nile",
    "tiahuanaco": "southern_andes",
    "mali": "gold_coast",
    "thai": "malayan_peninsula",
    "zimbabwe": "east_africa",
}


def copies(deck: str) -> int:
    """How many cards a deck of events holds."""
    return sum(int(row["copies"]) for row in EVENTS.values() if row["deck"] == deck)


def kinds(deck: str) -> set[str]:
    """The kinds of events in a deck."""
    return {row["kind"] for row in EVENTS.values() if row["deck"] == deck}


def epochs_of(event: Row) -> tuple[int, int]:
    """The first and the last epoch in which a card may be played."""
    return int(event["first_epoch"]), int(event["last_epoch"])


# The tables themselves


@pytest.mark.parametrize("name", TABLES)
def test_every_row_has_all_cells_and_an_id_of_its_own(name: str) -> None:
    rows = table(name)
    assert rows and all(None not in row and None not in row.values() for row in rows)
    if "id" in rows[0]:
        assert len({row["id"] for row in rows}) == len(rows)


@pytest.mark.parametrize("name", sorted(set(TABLES) - {"changes", "rules"}))
def test_every_row_says_where_it_comes_from(name: str) -> None:
    for row in table(name):
        assert row["provenance"] in {"rulebook", "public", "ruling", "reconstructed"}, row
        assert row.get("terrain_provenance", "public") in {"rulebook", "public", "reconstructed"}, row


def test_the_numbered_rules_rulings_and_examples() -> None:
    rows = table("rules")
    numbers = {kind: sorted(row["id"] for row in rows if row["kind"] == kind) for kind in ("rule", "ruling", "example")}
    assert numbers["rule"] == [f"HW-{number:03}" for number in range(1, 323)]
    assert numbers["ruling"] == [f"HW-R{number:02}" for number in range(1, 96)]
    assert numbers["example"] == [f"HW-E{number:02}" for number in range(1, 30)]


def test_a_ruling_follows_what_it_settles() -> None:
    rows = table("rules")
    for before, row in pairwise(rows):
        assert row["kind"] != "ruling" or row["chapter"] == before["chapter"]
    assert rows[0]["kind"] == "rule"


def test_a_chapter_stands_in_one_piece() -> None:
    chapters = [chapter for chapter, _ in groupby(row["chapter"] for row in table("rules"))]
    assert len(set(chapters)) == len(chapters) == 22


def test_every_limit_names_its_rule() -> None:
    rules = {row["id"] for row in table("rules")}
    for row in table("limits"):
        assert row["notes"][:6] in rules and int(row["value"]) > 0, row


# Pieces and cards


@pytest.mark.rule("HW-001", "HW-002", "HW-003", "HW-R01", "HW-004", "HW-006")
def test_the_pieces_in_the_box() -> None:
    assert (PIECES["dice"], PIECES["settlements"], PIECES["forts"]) == (5, 30, 32)
    assert (PIECES["monuments"], PIECES["fleets"]) == (36, 12)


@pytest.mark.rule("HW-005")
def test_a_hundred_figures_of_each_colour_as_many_in_an_epoch_as_its_strongest_empire_has() -> None:
    figures = [PIECES[f"armies_{epoch}"] for epoch in EPOCHS]
    assert figures == [5, 12, 20, 15, 18, 14, 16] and sum(figures) == 100
    for epoch in EPOCHS:
        strengths = [int(row["strength"]) for row in EMPIRES.values() if row["epoch"] == str(epoch)]
        assert max(strengths) == figures[epoch - 1]


@pytest.mark.rule("HW-007")
def test_eight_markers_of_pre_eminence() -> None:
    markers = Counter({int(row["value"]): int(row["count"]) for row in table("preeminence")})
    assert sorted(markers.elements()) == [3, 3, 4, 4, 4, 5, 5, 6]
    assert sum(markers.elements()) == 34


@pytest.mark.rule("HW-008", "HW-R04")
def test_a_score_chart_for_every_value_an_area_takes_on() -> None:
    changes = sum(value(area, epoch) != value(area, epoch - 1) for area in AREAS for epoch in EPOCHS[1:])
    assert len(AREAS) + changes == PIECES["score_charts"] == 42


@pytest.mark.rule("HW-009", "HW-021")
def test_seven_empires_in_each_of_seven_epochs() -> None:
    places = [(int(row["epoch"]), int(row["order"])) for row in EMPIRES.values()]
    assert places == [(epoch, order) for epoch in EPOCHS for order in range(1, 8)]
    assert LIMITS["epochs"] == LIMITS["empires_an_epoch"] == 7


@pytest.mark.rule("HW-010", "HW-R05")
def test_the_copies_of_all_events_add_up() -> None:
    assert (copies("greater"), copies("lesser")) == (22, 49)


@pytest.mark.rule("HW-011", "HW-012", "HW-R06")
def test_four_kinds_of_greater_and_twenty_two_of_lesser_events() -> None:
    assert kinds("greater") == {"leader", "weaponry", "reallocation", "minor_empire"}
    assert len(kinds("lesser")) == 22
    different = Counter(row["kind"] for row in EVENTS.values() if row["deck"] == "lesser")
    assert (different["kingdom"], different["migrants"], different["expert_troops"]) == (7, 3, 3)
    assert different.total() == 32


def test_there_are_cards_enough_for_six() -> None:
    most = LIMITS["players_max"]
    assert (LIMITS["players_min"], most) == (3, 6)
    assert LIMITS["empires_an_epoch"] > most
    assert LIMITS["greater_events_dealt"] * most <= copies("greater")
    assert LIMITS["lesser_events_dealt"] * most <= copies("lesser")
    assert LIMITS["minor_empires_dealt"] * most <= len(MINOR_EMPIRES)
    assert LIMITS["other_greater_events_dealt"] * most <= copies("greater") - len(MINOR_EMPIRES)


# Lands and areas


@pytest.mark.rule("HW-013", "HW-014", "HW-R07")
def test_a_hundred_and_two_lands_eight_of_them_barren() -> None:
    assert len(LANDS) == 102 and len(BARREN) == 8 and len(PLAYABLE) == 94
    assert {row["kind"] for row in LANDS.values()} == {"land", "barren"}
    assert not set(list(LANDS)[:94]) & BARREN


@pytest.mark.rule("HW-015", "HW-016", "HW-E01")
def test_every_land_but_the_barren_ones_belongs_to_an_area() -> None:
    assert len(AREAS) == 13
    assert {LANDS[land]["area"] for land in PLAYABLE} == set(AREAS)
    assert {LANDS[land]["area"] for land in BARREN} == {""}
    assert LANDS["libya"]["area"] == "north_africa"


def test_every_area_can_be_controlled() -> None:
    assert all(len(lands_of(area)) >= LIMITS["control_armies"] for area in AREAS)


@pytest.mark.rule("HW-017")
def test_eighteen_resource_symbols() -> None:
    assert len(RESOURCES) == 18 and not RESOURCES & BARREN
    assert {row["resource"] for row in LANDS.values()} == {"0", "1"}


def test_every_land_and_water_has_a_place_of_its_own_on_the_globe() -> None:
    places = [(float(row["lon"]), float(row["lat"])) for row in (*LANDS.values(), *WATERS.values())]
    assert len(set(places)) == len(places)
    assert all(-180 <= lon <= 180 and -90 <= lat <= 90 for lon, lat in places)


# Borders, coasts and links


def test_every_border_joins_two_lands_and_stands_once() -> None:
    pairs = [(row["land_a"], row["land_b"]) for row in BORDER_ROWS]
    assert pairs == sorted(set(pairs)) and all(one < other for one, other in pairs)
    assert {land for pair in pairs for land in pair} <= set(LANDS)


@pytest.mark.rule("HW-019")
def test_a_border_has_one_terrain_on_each_side_or_is_a_strait() -> None:
    found = Counter(crossing.terrain for crossing in CROSSINGS.values())
    assert set(found) == TERRAINS and found.total() - found[""] == 67
    assert {row["strait"] for row in BORDER_ROWS} == {"0", "1"}
    assert not any(crossing.terrain for crossing in CROSSINGS.values() if crossing.strait)


def test_no_terrain_protects_a_barren_land() -> None:
    assert not any(crossing.terrain for (_, land), crossing in CROSSINGS.items() if land in BARREN)


def test_borders_lead_both_ways() -> None:
    assert all((other, one) in CROSSINGS for one, other in CROSSINGS)
    assert all(CROSSINGS[one, other].strait == CROSSINGS[other, one].strait for one, other in CROSSINGS)


def test_the_borders_fit_on_a_flat_map() -> None:
    assert len(BORDER_ROWS) <= 3 * len(LANDS) - 6


@pytest.mark.rule("HW-018")
def test_five_oceans_and_ten_seas() -> None:
    assert Counter(row["kind"] for row in WATERS.values()) == {"ocean": 5, "sea": 10}


def test_coasts_and_links_join_what_there_is_and_stand_once() -> None:
    coasts = [(row["land"], row["water"]) for row in COAST_ROWS]
    assert len(set(coasts)) == len(coasts)
    assert all(land in PLAYABLE and water in WATERS for land, water in coasts)
    links = [frozenset((row["water_a"], row["water_b"])) for row in LINK_ROWS]
    assert len(set(links)) == len(links)
    assert all(len(link) == 2 and link <= set(WATERS) for link in links)
    assert {water for _, water in coasts} == set(WATERS)


def test_the_whole_world_hangs_together() -> None:
    steps = {place: NEIGHBOURS.get(place, set()) | SHORES[place] | LINKS[place] for place in (*LANDS, *WATERS)}
    assert reached(["lower_tigris"], steps, PLAYABLE | set(WATERS)) == PLAYABLE | set(WATERS)


def test_barbarians_find_a_way_out_of_every_barren_land() -> None:
    assert all(NEIGHBOURS[land] & PLAYABLE for land in BARREN)


def test_all_areas_but_two_border_another() -> None:
    beside = {LANDS[one]["area"] for one, other in CROSSINGS if LANDS[one]["area"] != LANDS[other]["area"] != ""}
    assert set(AREAS) - beside == {"africa", "australia"}


# Empires


@pytest.mark.rule("HW-020")
def test_start_lands_and_waters_of_every_empire_exist() -> None:
    for row in ALL_EMPIRES:
        assert set(several(row["start_lands"])) <= PLAYABLE and several(row["start_lands"]), row["id"]
        assert set(several(row["navigation"])) <= set(WATERS), row["id"]
        assert row["capital"] in {"0", "1"} and int(row["strength"]) > len(several(row["start_lands"])), row["id"]
    assert [row["id"] for row in ALL_EMPIRES if len(several(row["start_lands"])) > 1] == ["incas_aztecs"]
    assert not EMPIRES.keys() & MINOR_EMPIRES.keys()


def test_a_minor_empire_in_every_epoch_with_its_card() -> None:
    assert [int(row["epoch"]) for row in MINOR_EMPIRES.values()] == list(EPOCHS)
    cards = {row["empire"]: epochs_of(row) for row in EVENTS.values() if row["kind"] == "minor_empire"}
    assert cards == {name: (int(row["epoch"]), int(row["epoch"])) for name, row in MINOR_EMPIRES.items()}


def test_the_strengths_and_the_order_that_the_rulebooks_quote() -> None:
    strengths = {name: int(EMPIRES[name]["strength"]) for name in ("egyptians", "minoans", "aryans", "carthaginians")}
    assert strengths == {"egyptians": 5, "minoans": 3, "aryans": 5, "carthaginians": 7}
    assert int(EMPIRES["egyptians"]["order"]) < int(EMPIRES["aryans"]["order"])
    assert PIECES["armies_2"] - strengths["carthaginians"] == 5


@pytest.mark.parametrize(
    ("empire", "epoch", "start"),
    [
        ("egyptians", 1, "nile_delta"),
        ("vedic_city_states", 2, "upper_indus"),
        ("greek_city_states", 2, "morea"),
        ("romans", 3, "southern_apennines"),
        ("guptas", 4, "eastern_deccan"),
        ("mongols", 5, "mongolia"),
        ("portuguese", 6, "western_iberia"),
        ("british", 7, "albion"),
    ],
)
def test_the_empires_of_the_examples(empire: str, epoch: int, start: str) -> None:
    assert (int(EMPIRES[empire]["epoch"]), EMPIRES[empire]["start_lands"]) == (epoch, start)


def test_the_seas_that_an_ocean_opens() -> None:
    atlantic, indian = seas_from("atlantic_ocean"), seas_from("indian_ocean")
    assert atlantic == {"north_sea", "western_mediterranean", "eastern_mediterranean", "black_sea"}
    assert indian == {"red_sea", "bay_of_bengal"}
    both = {"atlantic_ocean", "indian_ocean"}
    assert both <= set(several(EMPIRES["portuguese"]["navigation"]))
    assert len(both | atlantic | indian) == 8
    assert both | atlantic | indian <= fleets_of(EMPIRES["portuguese"])


@pytest.mark.rule("HW-006")
def test_the_fleets_of_every_empire_are_enough() -> None:
    assert max(len(fleets_of(row)) for row in ALL_EMPIRES) == PIECES["fleets"]


def test_where_the_greeks_sail() -> None:
    fleets = fleets_of(EMPIRES["greek_city_states"])
    assert fleets == {"western_mediterranean", "eastern_mediterranean", "black_sea"}
    assert "shatts_plateau" in SHORES["western_mediterranean"] and "caucasus" in SHORES["black_sea"]
    assert {"western_mediterranean", "black_sea"} <= LINKS["eastern_mediterranean"]
    assert {"shatts_plateau", "caucasus"} <= landings("morea", fleets)


@pytest.mark.rule("HW-R39")
def test_the_dice_against_the_guptas() -> None:
    way = [
        ("eastern_deccan", "eastern_ghats"),
        ("eastern_ghats", "ceylon"),
        ("eastern_ghats", "western_ghats"),
        ("eastern_deccan", "ganges_delta"),
    ]
    assert [defence_dice(*step) for step in way] == [1, 2, 2, 1]
    assert CROSSINGS["eastern_ghats", "ceylon"].strait
    assert CROSSINGS["eastern_ghats", "western_ghats"].terrain == "mountains"
    assert CROSSINGS["ganges_delta", "eastern_deccan"].terrain == "forest"


@pytest.mark.rule("HW-R36")
def test_the_dice_against_the_romans_and_the_mongols() -> None:
    assert defence_dice("southern_apennines", "northern_apennines") == 1
    assert CROSSINGS["mongolia", "wei_river"].terrain == "great_wall"
    assert defence_dice("mongolia", "wei_river") == 2


def test_the_british_reach_chekiang_by_sea_only_and_go_on_by_land() -> None:
    assert "chekiang" in landings("albion", fleets_of(EMPIRES["british"])) and "chekiang" not in NEIGHBOURS["albion"]
    assert LIMITS["sea_defence_dice"] == 3
    onward = ("si_kiang", "yangtze_kiang", "great_plain_of_china")
    assert [defence_dice("chekiang", land) for land in onward] == [1, 1, 1]


# Values of the areas


def test_an_area_once_worth_something_stays_so() -> None:
    for area in AREAS:
        values = [value(area, epoch) for epoch in EPOCHS]
        first = next(place for place, worth in enumerate(values) if worth)
        assert all(values[first:]) and max(values) <= 4
    assert sum(value(area, epoch) for area in AREAS for epoch in EPOCHS) == 126


@pytest.mark.rule("HW-R48")
def test_the_example_of_scoring() -> None:
    vedic = ["upper_indus", "western_deccan", "eastern_ghats", "hindu_kush", "persian_plateau"]
    held = Counter(LANDS[land]["area"] for land in ["nile_delta", "libya", "palestine", *vedic])
    assert held == {"north_africa": 2, "middle_east": 2, "india": 4}
    assert len(RESOURCES & set(vedic)) // LIMITS["symbols_a_monument"] == 1
    assert EMPIRES["egyptians"]["capital"] == EMPIRES["vedic_city_states"]["capital"] == "1"
    areas = (
        value("north_africa", 2) * LIMITS["dominance_factor"],
        value("middle_east", 2) * LIMITS["presence_factor"],
        value("india", 2) * LIMITS["control_factor"],
    )
    assert areas == (4, 3, 6)
    assert sum(areas) + 2 * LIMITS["capital_points"] + LIMITS["monument_points"] == 18


# Events


def test_a_card_names_epochs_in_order_and_only_things_there_are() -> None:
    for row in EVENTS.values():
        first, last = epochs_of(row)
        assert 1 <= first <= last <= 7 and row["timing"] in {"before", "turn"}, row["id"]
        assert row["empire"] in {"", *MINOR_EMPIRES} and row["land"] in {"", *PLAYABLE}, row["id"]
        assert row["area"] in {"", *AREAS} and row["water"] in {"", *SEAS}, row["id"]


def test_the_lesser_events_that_are_not_for_every_epoch() -> None:
    bound = {
        row["id"]: epochs_of(row) for row in EVENTS.values() if row["deck"] == "lesser" and row["kind"] != "kingdom"
    }
    assert {name: epochs for name, epochs in bound.items() if epochs != (1, 7)} == {
        "astronomy": (2, 7),
        "barbarians": (2, 7),
        "black_death": (6, 6),
        "civil_war": (2, 7),
        "crusade": (5, 6),
        "jewish_revolt": (2, 7),
        "migrants_australia": (2, 5),
        "migrants_africa": (3, 5),
        "migrants_north_america": (3, 5),
        "siegecraft": (3, 7),
    }


@pytest.mark.rule("HW-296", "HW-297", "HW-R83", "HW-298", "HW-299", "HW-300", "HW-301", "HW-R84", "HW-302")
def test_a_kingdom_in_every_epoch() -> None:
    kingdoms = [EVENTS[f"kingdom_{name}"] for name in KINGDOMS]
    assert [row["land"] for row in kingdoms] == list(KINGDOMS.values())
    assert [epochs_of(row) for row in kingdoms] == [(epoch, epoch) for epoch in EPOCHS]


@pytest.mark.rule("HW-R86")
def test_migrants_have_two_lands_to_enter() -> None:
    areas = [row["area"] for row in EVENTS.values() if row["kind"] == "migrants"]
    assert areas == ["australia", "africa", "north_america"]
    assert all(len(lands_of(area)) >= LIMITS["migrants_armies"] for area in areas)


def test_crusaders_can_land_in_palestine() -> None:
    assert EVENTS["crusade"]["land"] == EVENTS["jewish_revolt"]["land"] == "palestine"
    assert "palestine" in SHORES[EVENTS["crusade"]["water"]]


def test_expert_troops_master_every_terrain_but_the_great_wall() -> None:
    mastered = {row["terrain"] for row in EVENTS.values() if row["kind"] == "expert_troops"}
    assert mastered == (TERRAINS - {"", "great_wall"}) | {"strait"}
    assert all(not row["terrain"] for row in EVENTS.values() if row["kind"] != "expert_troops")
