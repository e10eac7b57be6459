"""Manoeuvre: SA-164 to SA-172, SA-177, SA-178, SA-192 to SA-194, SA-E12."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.actions import MANOEUVRE_CANCELLED
from aevum.games.seven_ages.atlas import MOVE_CAVALRY, MOVE_FLAT, REGIONS
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.icons import TIMING_MANOEUVRE
from aevum.games.seven_ages.rules.movement import is_halted
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.rules.targets import LATER
from aevum.games.seven_ages.state import AT_REST, FIRST_BOMB, FIRST_STAR_WARS, MOVED, NOWHERE
from aevum.games.seven_ages.tables import ARTIFACT_IDS, EVENT_IDS, EXPLORER, TACTICIAN
from tests.games.seven_ages.board import empty_table, found, garrison, region
from tests.games.seven_ages.manoeuvre import Manoeuvre, add_shared, held, lead

MODERN = 48


def _french(level: int = 30, **units: int) -> tuple[Record, int]:
    """The French in Normandy with these units, and a garrison in Burgundy."""
    s = empty_table()
    empire = found(s, "french", 0, level, "normandy", "burgundy")
    garrison(s, empire, "normandy", **units)
    garrison(s, empire, "burgundy", spearmen=1)
    return s, empire


@pytest.mark.rule("SA-164")
def test_units_go_to_own_neutral_and_foreign_regions() -> None:
    s, french = _french(knights=2)
    garrison(s, found(s, "germans", 1, 30, "low_countries"), "low_countries", spearmen=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take knights")
    assert manoeuvre.offered("go") == {"burgundy", "aquitaine", "low_countries", "england"}


@pytest.mark.rule("SA-164", "SA-202")
def test_events_can_be_played_before_the_moves_and_before_the_conflicts() -> None:
    s, french = _french(knights=2)
    manoeuvre = Manoeuvre(s, french)
    assert manoeuvre.windows == [(TIMING_MANOEUVRE, french)]
    manoeuvre.finish()
    assert manoeuvre.windows == [(TIMING_MANOEUVRE, french), (TIMING_MANOEUVRE, LATER + french)] and s.depth == 0


@pytest.mark.rule("SA-164")
def test_a_manoeuvre_called_off_by_an_event_does_not_happen_and_the_next_one_does() -> None:
    s, french = _french(knights=2)
    mutiny = int(EVENT_CLAUSES[EVENT_IDS.index("mutiny"), FIRST])
    begin_lasting(s, mutiny, french, NOBODY)
    assert Manoeuvre(s, french).is_over
    assert (s.events[: s.told, 0] == MANOEUVRE_CANCELLED).sum() == 1
    assert not Manoeuvre(s, french).is_over


@pytest.mark.rule("SA-164")
def test_an_empire_that_left_the_game_does_not_move() -> None:
    s, french = _french(knights=2)
    s.player[french] = NOBODY
    manoeuvre = Manoeuvre(s, french)
    assert manoeuvre.is_over and manoeuvre.windows == []


@pytest.mark.rule("SA-164-R1", "SA-008")
def test_a_neutral_region_is_taken_over_as_it_is() -> None:
    s, french = _french(spearmen=2)
    place = region("aquitaine")
    s.city[place], s.fort[place], s.disorder[place] = 3, 1, 1
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen", "go aquitaine", "stop")
    assert (s.control[place], s.city[place], s.fort[place], s.disorder[place]) == (french, 3, 1, 1)
    assert manoeuvre.finish().battles == []
    assert s.disorder[place] == 1  # one unit is not enough for a city of level 3


@pytest.mark.rule("SA-164-R1", "SA-008-R2")
def test_a_region_passed_through_is_not_taken_over() -> None:
    s, french = _french(spearmen=2)
    Manoeuvre(s, french).play("move normandy", "take spearmen", "go aquitaine", "go castile", "stop")
    assert s.control[region("aquitaine")] == NOBODY and s.control[region("castile")] == french


@pytest.mark.rule("SA-165")
def test_each_unit_moves_once() -> None:
    s, french = _french(spearmen=3)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take_all", "go burgundy", "stop")
    assert held(s, french) == {"normandy": 1, "burgundy": 3}
    assert manoeuvre.offered("move") == {"burgundy"}
    manoeuvre.play("move burgundy", "take spearmen")  # the one that had not moved, and no other
    assert manoeuvre.offered("take") == set()
    manoeuvre.play("go provence", "stop")
    assert manoeuvre.is_over  # nothing is left that can move
    assert held(s, french) == {"normandy": 1, "burgundy": 2, "provence": 1}


@pytest.mark.rule("SA-165")
def test_moves_are_forgotten_when_the_manoeuvre_is_over() -> None:
    s, french = _french(spearmen=3)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen", "go aquitaine", "stop")
    (moved,) = [counter for counter, state in enumerate(s.in_move) if state == MOVED]
    assert s.came_from[moved] == region("normandy")
    manoeuvre.finish()
    assert (s.in_move == AT_REST).all() and (s.came_from == NOWHERE).all() and (s.entered == 0).all()
    assert (s.group_at, s.group_from) == (NOWHERE, NOWHERE)


@pytest.mark.rule("SA-166")
@pytest.mark.parametrize(("name", "steps"), [("spearmen", 2), ("knights", 3)])
def test_the_whole_way_costs_no_more_than_the_allowance(name: str, steps: int) -> None:
    s, french = _french(**{name: 2})
    manoeuvre = Manoeuvre(s, french).play("move normandy", f"take {name}")
    for target in ("aquitaine", "castile", "portugal")[:steps]:  # clear land: 1 each
        manoeuvre.play(f"go {target}")
    assert manoeuvre.choices == ["stop"]
    manoeuvre.play("stop")
    assert s.control[region("portugal" if steps == 3 else "castile")] == french


@pytest.mark.rule("SA-166", "SA-167")
def test_a_stack_goes_as_far_as_its_slowest_unit() -> None:
    s, french = _french(spearmen=2, knights=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take knights", "take spearmen", "go low_countries")
    assert s.group_spent.tolist() == [1, 2, 1, 1, 1]
    assert manoeuvre.offered("go") == {"normandy"}  # knights have 1 point left: fertile land, but no forest
    assert s.group_spent[MOVE_CAVALRY] == 2


@pytest.mark.rule("SA-167", "SA-167-R1")
def test_an_adjacent_region_that_cannot_be_paid_in_full_stays_closed() -> None:
    s = empty_table()
    empire = found(s, "hittites", 0, 10, "syria")
    garrison(s, empire, "syria", spearmen=2)
    manoeuvre = Manoeuvre(s, empire).play("move syria", "take spearmen", "go assyria")
    assert "armenia" not in manoeuvre.offered("go")  # a mountain costs 2, and 1 is left
    assert "babylonia" in manoeuvre.offered("go")


@pytest.mark.rule("SA-168")
def test_air_units_pay_one_for_a_mountain() -> None:
    s = empty_table()
    empire = found(s, "ottomans", 0, 43, "hatti")
    garrison(s, empire, "hatti", spearmen=1, fighters=1)
    manoeuvre = Manoeuvre(s, empire).play("move hatti", "take fighters", "go armenia", "go media", "go armenia")
    assert s.group_spent[MOVE_FLAT] == 3
    manoeuvre.play("go hatti")
    assert manoeuvre.choices == ["stop"]
    manoeuvre.play("stop", "done")  # others do not know which of both stayed
    assert manoeuvre.is_over and held(s, empire) == {"hatti": 2}


@pytest.mark.rule("SA-169", "SA-171-R2")
def test_an_explorer_gives_everybody_who_comes_along_one_more_point() -> None:
    s, french = _french(spearmen=4)
    lead(s, french, "normandy", EXPLORER)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take_all", "take_leader explorer")
    manoeuvre.play("go aquitaine", "go castile", "go portugal", "stop")
    assert held(s, french) == {"normandy": 1, "burgundy": 1, "portugal": 3}
    assert s.leader_at[0] == region("portugal")
    assert manoeuvre.told("set_out") == [(s.card[french], region("normandy"), 3)]
    assert manoeuvre.told("leader_went") == [(s.card[french], s.leader[0], region("portugal"))]


@pytest.mark.rule("SA-169")
def test_an_explorer_who_stays_behind_gives_nothing() -> None:
    s, french = _french(spearmen=2)
    lead(s, french, "normandy", EXPLORER)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen", "go aquitaine", "go castile")
    assert manoeuvre.choices == ["stop"]


@pytest.mark.rule("SA-170", "SA-188")
def test_star_wars_units_go_anywhere_at_once_whoever_is_there() -> None:
    s, french = _french(MODERN, spearmen=1)
    add_shared(s, french, "normandy", FIRST_STAR_WARS)
    garrison(s, found(s, "japanese", 1, MODERN, "honshu"), "honshu", spearmen=3, fighters=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take star_wars")
    assert len(manoeuvre.offered("go")) == REGIONS - 1
    manoeuvre.play("go honshu")
    assert manoeuvre.choices == ["stop"]
    manoeuvre.play("stop", "done")
    assert held(s, french) == {"normandy": 1, "burgundy": 1, "honshu": 1}
    assert manoeuvre.battles == [("honshu", french, manoeuvre.battles[0][2])]


@pytest.mark.rule("SA-188", "SA-191")
def test_star_wars_units_end_on_any_ocean_alone() -> None:
    s, french = _french(MODERN, spearmen=1)
    add_shared(s, french, "normandy", FIRST_STAR_WARS)
    Manoeuvre(s, french).play("move normandy", "take star_wars", "go south_atlantic", "stop")
    assert held(s, french)["south_atlantic"] == 1 and s.control[region("south_atlantic")] == NOBODY


@pytest.mark.rule("SA-171")
def test_a_leader_moves_only_with_a_unit() -> None:
    s, french = _french(spearmen=2)
    lead(s, french, "normandy", TACTICIAN)
    manoeuvre = Manoeuvre(s, french).play("move normandy")
    assert manoeuvre.offered("take_leader") == set() and manoeuvre.offered("go") == set()
    manoeuvre.play("take spearmen")
    assert manoeuvre.offered("take_leader") == {"tactician"}


@pytest.mark.rule("SA-171-R1")
def test_a_leader_moves_once() -> None:
    s, french = _french(spearmen=2)
    place = lead(s, french, "normandy", TACTICIAN)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen", "take_leader tactician", "go burgundy")
    manoeuvre.play("stop")
    assert s.leader_moves[place] == MOVED and s.leader_at[place] == region("burgundy")
    manoeuvre.play("move burgundy")
    assert manoeuvre.offered("take_leader") == set()


@pytest.mark.rule("SA-171")
def test_two_leaders_of_a_kind_are_one_choice() -> None:
    s, french = _french(spearmen=2)
    lead(s, french, "normandy", TACTICIAN)
    lead(s, french, "normandy", TACTICIAN)
    lead(s, french, "burgundy", EXPLORER)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen")
    assert manoeuvre.choices.count("take_leader tactician") == 1
    manoeuvre.play("take_leader tactician", "take_leader tactician")
    assert manoeuvre.offered("take_leader") == set()


@pytest.mark.rule("SA-172")
@pytest.mark.parametrize(("shared", "name"), [(FIRST_BOMB, "nuclear_bombs"), (FIRST_STAR_WARS, "star_wars")])
def test_leaders_and_bombs_or_star_wars_units_do_not_go_together(shared: int, name: str) -> None:
    s, french = _french(MODERN, spearmen=2)
    add_shared(s, french, "normandy", shared)
    lead(s, french, "normandy", TACTICIAN)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen")
    assert name in manoeuvre.offered("take") and manoeuvre.offered("take_leader") == {"tactician"}
    manoeuvre.play("take_leader tactician")
    assert name not in manoeuvre.offered("take")
    s.depth, s.in_move[:], s.leader_moves[:] = 0, AT_REST, AT_REST
    manoeuvre = Manoeuvre(s, french).play("move normandy", f"take {name}")
    assert manoeuvre.offered("take_leader") == set()


@pytest.mark.rule("SA-177")
@pytest.mark.parametrize("name", ["spearmen", "knights", "artillery"])
def test_land_units_do_not_enter_water(name: str) -> None:
    s, french = _french(**{name: 2})
    manoeuvre = Manoeuvre(s, french).play("move normandy", f"take {name}")
    assert manoeuvre.offered("go") and not manoeuvre.offered("go") & {"english_channel", "bay_of_biscay"}


@pytest.mark.rule("SA-178", "SA-202")
def test_land_units_stop_where_others_are_and_a_conflict_follows() -> None:
    s, french = _french(knights=3)
    germans = found(s, "germans", 1, 30, "aquitaine")
    garrison(s, germans, "aquitaine", spearmen=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take knights", "go aquitaine")
    assert s.group_at == NOWHERE and s.control[region("aquitaine")] == germans  # until the conflict is over
    assert manoeuvre.finish().battles == [("aquitaine", french, germans)]


@pytest.mark.rule("SA-178-R1")
@pytest.mark.parametrize(("own", "others", "goes_on"), [(1, 1, False), (2, 1, True), (3, 2, False), (4, 2, True)])
def test_twice_as_many_units_already_there_let_later_ones_pass(own: int, others: int, goes_on: bool) -> None:
    s, french = _french(spearmen=own + 1, knights=1)
    garrison(s, found(s, "germans", 1, 30, "aquitaine"), "aquitaine", spearmen=others)
    manoeuvre = Manoeuvre(s, french).play("move normandy", *["take spearmen"] * own, "go aquitaine")
    manoeuvre.play("move normandy", "take knights", "go aquitaine")
    assert ("castile" in manoeuvre.offered("go")) is goes_on
    assert bool(s.group_at == region("aquitaine")) is goes_on


@pytest.mark.rule("SA-E12", "SA-178", "SA-192")
def test_the_french_march_on_moscow() -> None:
    s = empty_table()
    french, russians = found(s, "french", 0, 30, "poland"), found(s, "russians", 1, 28, "moscow", "pripet_marshes")
    s.owned[french, ARTIFACT_IDS.index("paved_roads")] = 1
    s.city[region("moscow")] = 3
    garrison(s, russians, "pripet_marshes", spearmen=2)
    garrison(s, russians, "moscow", spearmen=2)
    garrison(s, french, "poland", fusiliers=4, knights=3)
    manoeuvre = Manoeuvre(s, french)
    manoeuvre.play("move poland", *["take fusiliers"] * 3, "go pripet_marshes")  # has to stop
    manoeuvre.play("move poland", "take knights", "go pripet_marshes")  # three are there: the fourth stops too
    assert held(s, french) == {"poland": 3, "pripet_marshes": 4}
    manoeuvre.play("move poland", "take knights", "go pripet_marshes")
    assert s.group_spent[MOVE_CAVALRY] == 2 and "moscow" in manoeuvre.offered("go")
    manoeuvre.play("go moscow", "move poland", "take knights", "go pripet_marshes", "go moscow")
    assert held(s, french) == {"poland": 1, "pripet_marshes": 4, "moscow": 2}
    assert manoeuvre.offered("move") == set()  # the last one stays in Poland
    assert {battle[0] for battle in manoeuvre.finish().battles} == {"moscow", "pripet_marshes"}


@pytest.mark.rule("SA-192", "SA-192-R1")
def test_a_land_region_keeps_a_unit_after_every_move() -> None:
    s, french = _french(spearmen=2)
    manoeuvre = Manoeuvre(s, french)
    assert manoeuvre.offered("move") == {"normandy"}  # one unit alone does not leave Burgundy
    manoeuvre.play("move normandy", "take spearmen")
    assert manoeuvre.offered("take") == set()
    manoeuvre.play("go burgundy", "stop")
    assert manoeuvre.offered("move") == {"burgundy"}  # whoever came there lets the other go


@pytest.mark.rule("SA-192-R1")
def test_a_ship_is_enough_to_keep_a_coastal_region_and_an_air_unit_is_not() -> None:
    s, french = _french(spearmen=1, frigates=1)
    assert Manoeuvre(s, french).play("move normandy").offered("take") == {"spearmen", "frigates"}
    s, french = _french(43, spearmen=1, fighters=1)
    assert Manoeuvre(s, french).play("move normandy").choices == ["take fighters"]


@pytest.mark.rule("SA-193", "SA-008")
def test_a_sea_may_be_left_empty_and_becomes_neutral() -> None:
    s, french = _french(spearmen=1)
    garrison(s, french, "bay_of_biscay", frigates=1)
    Manoeuvre(s, french).play("move bay_of_biscay", "take frigates", "go english_channel", "stop")
    assert s.control[region("bay_of_biscay")] == NOBODY and s.control[region("english_channel")] == french


@pytest.mark.rule("SA-194", "SA-008-R2")
def test_air_units_leave_any_region_and_take_none() -> None:
    s, french = _french(43, spearmen=1)
    garrison(s, french, "aquitaine", fighters=1)  # held by air units alone
    Manoeuvre(s, french).play("move aquitaine", "take fighters", "go castile", "stop")
    assert s.control[region("aquitaine")] == NOBODY and s.control[region("castile")] == NOBODY


@pytest.mark.rule("SA-008-R1", "SA-193")
def test_a_sea_where_only_air_units_stay_behind_becomes_neutral() -> None:
    s, french = _french(43, spearmen=1)
    garrison(s, french, "bay_of_biscay", frigates=1, fighters=1)
    Manoeuvre(s, french).play("move bay_of_biscay", "take frigates", "go english_channel", "stop")
    assert (s.control[region("bay_of_biscay")], s.stacks[french, region("bay_of_biscay")]) == (NOBODY, 1)


@pytest.mark.rule("SA-008-R1", "SA-008-R2", "SA-202")
def test_a_neutral_region_with_foreign_air_units_is_taken_only_by_a_conflict() -> None:
    s, french = _french(43, spearmen=3)
    english = found(s, "english", 1, 43, "england")
    garrison(s, english, "england", spearmen=1)
    garrison(s, english, "aquitaine", fighters=1)
    s.control[region("aquitaine")] = NOBODY
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen", "go aquitaine")
    assert s.control[region("aquitaine")] == NOBODY
    assert manoeuvre.finish().battles == [("aquitaine", french, english)]


@pytest.mark.rule("SA-171-R2", "SA-192")
def test_take_all_leaves_the_simplest_unit_behind_and_put_back_ends_the_taking() -> None:
    s, french = _french(spearmen=2, knights=2, artillery=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take_all")
    assert manoeuvre.offered("take") == set() and manoeuvre.offered("put_back") == {"spearmen", "knights", "artillery"}
    assert (s.in_move == 1).sum() == 4
    manoeuvre.play("put_back artillery")
    assert manoeuvre.offered("take") == set() and "take_all" not in manoeuvre.choices
    assert manoeuvre.offered("put_back") == {"spearmen", "knights"}
    manoeuvre.play("put_back knights", "put_back spearmen")
    assert manoeuvre.offered("put_back") == set() and "castile" not in manoeuvre.offered("go")


@pytest.mark.rule("SA-166")
@pytest.mark.parametrize(("card", "far"), [("zulus", True), ("ethiopians", False)])
def test_special_text_adds_movement(card: str, far: bool) -> None:
    s = empty_table()
    empire = found(s, card, 0, 20, "normandy")
    garrison(s, empire, "normandy", spearmen=2)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take spearmen", "go aquitaine", "go castile")
    assert ("portugal" in manoeuvre.offered("go")) is far


@pytest.mark.rule("SA-166")
def test_railways_add_movement_only_on_a_way_through_own_regions() -> None:
    s, french = _french(36, spearmen=3)
    s.owned[french, ARTIFACT_IDS.index("railways")] = 1
    garrison(s, french, "aquitaine", spearmen=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take spearmen", "go aquitaine", "go burgundy")
    assert manoeuvre.offered("go") == {"normandy", "aquitaine"}
    manoeuvre.play("stop", "move normandy", "take spearmen", "go low_countries", "go normandy")
    assert manoeuvre.choices == ["stop"]  # it was abroad


@pytest.mark.rule("SA-165", "SA-192")
@pytest.mark.parametrize("spearmen", [1, 2])
def test_it_is_told_when_nobody_of_an_empire_can_move(spearmen: int) -> None:
    s, french = _french(spearmen=spearmen)
    manoeuvre = Manoeuvre(s, french)
    assert manoeuvre.is_over is (spearmen == 1)
    assert manoeuvre.told("nobody_can_move") == ([(s.card[french],)] if spearmen == 1 else [])


@pytest.mark.rule("SA-020", "SA-165")
def test_who_is_asked_for_moves_gives_no_types_away() -> None:
    s, vikings = _on_an_island(spearmen=2)
    manoeuvre = Manoeuvre(s, vikings)
    assert manoeuvre.choices == ["done"] and manoeuvre.told("nobody_can_move") == []
    s, vikings = _on_an_island(spearmen=1, galleys=1)
    assert "move iceland" in Manoeuvre(s, vikings).choices


@pytest.mark.rule("SA-020", "SA-165")
def test_who_is_asked_again_after_a_stack_gives_no_types_away() -> None:
    s, vikings = _on_an_island(spearmen=3, frigates=1)
    manoeuvre = Manoeuvre(s, vikings).play("move iceland", "take frigates", "go norwegian_sea", "stop")
    assert manoeuvre.choices == ["done"]
    s, vikings = _on_an_island(spearmen=1, frigates=1)
    manoeuvre = Manoeuvre(s, vikings).play("move iceland", "take frigates", "go norwegian_sea", "stop")
    assert manoeuvre.is_over, "the last one of an own land must stay, as all know"


@pytest.mark.rule("SA-165")
def test_matches_by_earlier_rules_are_asked_as_they_were() -> None:
    s, vikings = _on_an_island(spearmen=2)
    s.rules = 2
    manoeuvre = Manoeuvre(s, vikings)
    assert manoeuvre.is_over and manoeuvre.told("nobody_can_move") == [(s.card[vikings],)]


@pytest.mark.rule("SA-020", "SA-165", "SA-194")
@pytest.mark.parametrize(("unit", "choices"), [("fighters", ["done", "move iceland"]), ("spearmen", ["done"])])
def test_that_somebody_left_alone_flies_does_not_show_by_asking(unit: str, choices: list[str]) -> None:
    """Air units hold a land alone after a conflict, and may leave it; others must stay there."""
    s, vikings = _on_an_island(MODERN, **{unit: 1})
    assert Manoeuvre(s, vikings).choices == choices
    s, vikings = _on_an_island(MODERN, spearmen=1)
    s.rules = 3
    assert Manoeuvre(s, vikings).is_over


def _on_an_island(level: int = 30, **units: int) -> tuple[Record, int]:
    """An empire with these units on Iceland, from where only ships and air units can go on."""
    s = empty_table()
    empire = found(s, "vikings", 0, level, "iceland")
    garrison(s, empire, "iceland", **units)
    return s, empire


@pytest.mark.rule("SA-020", "SA-178", "SA-190")
@pytest.mark.parametrize(
    ("level", "rules", "waits"),
    [(37, 4, True), (35, 4, False), (41, 3, True), (40, 3, False), (41, 2, False)],
    ids=["flight", "before", "rules 3", "before, by rules 3", "rules 2"],
)
def test_that_a_stack_must_stop_does_not_show_where_it_might_fly(level: int, rules: int, waits: bool) -> None:
    """Whoever flies goes on over units of others; nobody knows who does, once anybody can: some know how before 41."""
    s = empty_table()
    s.rules = rules
    germans = found(s, "germans", 0, level, "germany")
    garrison(s, germans, "germany", motor_infantry=3)
    garrison(s, found(s, "austrians", 1, 30, "austria"), "austria", fusiliers=1)
    manoeuvre = Manoeuvre(s, germans).play("move germany", "take motor_infantry", "go austria")
    assert (manoeuvre.choices == ["stop"]) is waits
    assert s.group_stopped == 0 and (s.group_at == NOWHERE) is not waits
    assert not waits or is_halted(s, germans)
