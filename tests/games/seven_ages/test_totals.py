"""What adds to a side's total in a conflict: SA-206, SA-212 to SA-226, and the effects of cards."""

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.effects import ARTIFACT_CLAUSES
from aevum.games.seven_ages.rules.borders import has_others
from aevum.games.seven_ages.rules.order import next_enemy
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.rules.totals import FRONT_LINE, SUPPORT_LINE, arrange_best, lines_of, value_of
from aevum.games.seven_ages.state import BY_CROSSING, BY_INVASION, BY_RIVER, IN_FRONT
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARDS
from tests.games.seven_ages.battle import clash, last, lead, tame
from tests.games.seven_ages.board import adorn, empty_table, found, garrison, region, unit

# No effect of these two matters in a conflict.
ATTACKER, DEFENDER = "french", "franks"


class Field:
    """Two empires in one region; regular counters unless a colour says otherwise."""

    def __init__(
        self,
        place: str = "ukraine",
        attacker: str = ATTACKER,
        defender: str = DEFENDER,
        levels: tuple[int, int] = (20, 20),
        colours: tuple[str, str] = ("pink", "yellow"),
        held: tuple[str, ...] = (),
    ) -> None:
        self.s: Record = empty_table(2)
        self.place = place
        self.attacker = found(self.s, attacker, 0, levels[0], colour=colours[0])
        self.defender = found(self.s, defender, 1, levels[1], *held, colour=colours[1])

    def totals(self, attackers: dict[str, int], defenders: dict[str, int], entered: int = 0) -> list[int]:
        """The totals without cards when all of these are committed, the attackers having come in this way."""
        theirs = garrison(self.s, self.defender, self.place, **defenders)
        ours = garrison(self.s, self.attacker, self.place, **attackers)
        self.s.entered[ours] = entered
        return clash(self.s, self.place, ours, theirs)

    def own(self, empire: int, artifact: str) -> None:
        """The marker of an artifact lies on an empire's card."""
        self.s.owned[empire, ARTIFACT_IDS.index(artifact)] = 1


SPEARMAN = {"spearmen": 1}


@pytest.mark.rule("SA-212", "SA-213", "SA-214", "SA-215", "SA-206")
def test_a_lone_unit_counts_its_front_value() -> None:
    field = Field()
    assert field.totals({"archers": 1}, SPEARMAN) == [1, 1]
    assert [int(empire) for empire in field.s.side_empire] == [field.attacker, field.defender]


@pytest.mark.rule("SA-214-R1", "SA-015")
@pytest.mark.parametrize(("count", "front"), [(1, 1), (2, 1), (3, 2), (4, 2), (7, 4)])
def test_half_of_the_units_count_in_front_and_the_odd_one_too(count: int, front: int) -> None:
    field = Field()
    # Swordsmen are worth 3 in front and 2 in support.
    assert field.totals({"swordsmen": count}, SPEARMAN)[0] == 3 * front + 2 * (count - front)
    assert int((field.s.in_conflict == IN_FRONT).sum()) == front + 1


@pytest.mark.rule("SA-214-R2", "SA-215")
def test_the_best_order_puts_each_unit_where_it_is_worth_more() -> None:
    # Cannon 2 and 5, knights 5 and 4, spearmen 1 and 1: two in front.
    assert Field().totals({"cannon": 1, "knights": 1, "spearmen": 1}, SPEARMAN)[0] == 5 + 5 + 1


@pytest.mark.rule("SA-214-R2", "SA-218", "SA-218-R1")
def test_the_best_order_thinks_of_the_enemys_disorder() -> None:
    field = Field()
    field.totals({"knights": 2, "horse_archers": 2}, SPEARMAN)
    # Knights 5 and 4, horse archers 2 and 3: both knights in front is best without disorder.
    assert lines_of(field.s, 0) == 5 + 5 + 3 + 3
    field.s.side_disorder[1] = 4
    arrange_best(field.s, 0)
    # With four markers a knight in support is worth more: 5 + 2 + 4 + 3 and four times 5 + 4.
    assert lines_of(field.s, 0) == 14 + 4 * 9


@pytest.mark.rule("SA-216")
@pytest.mark.parametrize(("markers", "bonus"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_elite_markers_add_one_each_and_three_at_most(markers: int, bonus: int) -> None:
    field = Field()
    field.s.elite[field.attacker] = markers
    assert field.totals(SPEARMAN, SPEARMAN) == [1 + bonus, 1]


@pytest.mark.rule("SA-217")
@pytest.mark.parametrize(("levels", "totals"), [((20, 20), [1, 1]), ((29, 14), [4, 1]), ((7, 8), [1, 2])])
def test_each_age_ahead_adds_one(levels: tuple[int, int], totals: list[int]) -> None:
    assert Field(levels=levels).totals(SPEARMAN, SPEARMAN) == totals


@pytest.mark.rule("SA-218")
def test_each_disorder_marker_of_the_enemy_adds_the_best_of_both_lines() -> None:
    field = Field()
    field.totals({"knights": 1}, {"spearmen": 1, "cannon": 1})
    field.s.side_disorder[:] = 2, 3
    # The lone knight: 5 and three times 5 + 0; spearman and cannon: 1 + 5 and two times 1 + 5.
    assert [lines_of(field.s, side) for side in range(2)] == [5 + 15, 6 + 12]


@pytest.mark.rule("SA-219", "SA-222")
@pytest.mark.parametrize(("place", "bonus"), [("ukraine", 0), ("moscow", 1), ("austria", 3), ("pripet_marshes", 1)])
def test_terrain_helps_the_defender_only(place: str, bonus: int) -> None:
    assert Field(place).totals(SPEARMAN, SPEARMAN) == [1, 1 + bonus]


@pytest.mark.rule("SA-222", "SA-222-R1")
@pytest.mark.parametrize(
    ("entered", "bonus"),
    [(0, 3), (BY_RIVER, 4), (BY_CROSSING, 4), (BY_INVASION, 5), (BY_RIVER | BY_INVASION, 6)],
)
def test_a_mountain_behind_a_river_is_worth_four(entered: int, bonus: int) -> None:
    assert Field("austria").totals({"spearmen": 2}, SPEARMAN, entered) == [2, 1 + bonus]


@pytest.mark.rule("SA-222-R1")
def test_only_committed_units_and_no_air_units_tell_how_the_attackers_came() -> None:
    field = Field()
    behind = garrison(field.s, field.attacker, "ukraine", spearmen=1)
    field.s.entered[behind] = BY_RIVER
    field.s.control[region("ukraine")] = -1
    assert field.totals({"fighters": 1}, SPEARMAN, BY_INVASION) == [7, 1]


@pytest.mark.rule("SA-222-R1")
def test_no_river_counts_against_an_empire_that_crosses_rivers() -> None:
    assert Field(attacker="rus").totals(SPEARMAN, SPEARMAN, BY_RIVER | BY_CROSSING) == [1, 2]


@pytest.mark.rule("SA-220", "SA-221")
def test_fort_and_city_add_to_the_defence() -> None:
    field = Field()
    field.s.fort[region("ukraine")], field.s.city[region("ukraine")] = 1, 5
    assert field.totals(SPEARMAN, SPEARMAN) == [1, 1 + 2 + 5]


@pytest.mark.rule("SA-224", "SA-224-R1")
@pytest.mark.parametrize(("units", "city"), [("archers", 5), ("catapults", 0), ("cannon", 0), ("artillery", 0)])
def test_missile_units_other_than_archers_void_the_city(units: str, city: int) -> None:
    field = Field()
    field.s.city[region("ukraine")] = 5
    assert field.totals({units: 1}, SPEARMAN)[1] == 1 + city


@pytest.mark.rule("SA-224", "SA-224-R1")
def test_a_siege_unit_that_is_not_committed_or_defends_voids_nothing() -> None:
    field = Field()
    field.s.city[region("ukraine")] = 3
    garrison(field.s, field.attacker, "ukraine", cannon=1)
    assert field.totals(SPEARMAN, {"cannon": 1})[1] == 2 + 3


@pytest.mark.rule("SA-223", "SA-223-R1", "SA-225", "SA-225-R1")
@pytest.mark.parametrize(("levels", "totals"), [((35, 35), [4, 5]), ((35, 36), [5, 6]), ((36, 35), [5, 5])])
def test_forest_is_read_in_the_defenders_age(levels: tuple[int, int], totals: list[int]) -> None:
    """Until Age 5 it costs knights 1 and defends with 1; from Age 6 it is gone. Ages ahead add 1."""
    assert Field("moscow", levels=levels).totals({"knights": 1}, {"knights": 1}) == totals


@pytest.mark.rule("SA-225", "SA-225-R2")
def test_mounted_units_suffer_in_forest_in_both_lines_and_no_value_falls_below_0() -> None:
    field = Field("moscow")
    field.totals(SPEARMAN, SPEARMAN)
    values = [[value_of(field.s, 0, unit(name), line) for line in (FRONT_LINE, SUPPORT_LINE)] for name in MOUNTED]
    assert values == list(MOUNTED.values())


MOUNTED = {"chariots": [1, 0], "knights": [4, 3], "horse_artillery": [3, 5], "armour": [10, 7], "cannon": [2, 5]}


@pytest.mark.rule("SA-226", "SA-225-R2")
@pytest.mark.parametrize(
    ("units", "front"), [("chariots", 0), ("light_cavalry", 0), ("horse_archers", 0), ("knights", 5)]
)
def test_elephants_scare_light_riders_in_front(units: str, front: int) -> None:
    field = Field()
    tame(field.s, field.attacker)
    assert field.totals({"elephants": 1}, {units: 1}) == [4, front]


@pytest.mark.rule("SA-226")
def test_elephants_do_not_touch_support_values_nor_their_own_side() -> None:
    field = Field()
    tame(field.s, field.attacker)
    # Horse archers 2 and 3: one in front counts 0, the other 3.
    assert field.totals({"elephants": 1, "chariots": 1}, {"horse_archers": 2}) == [4 + 1, 0 + 3]


@pytest.mark.rule("SA-217", "SA-219")
def test_veterans_have_their_own_values() -> None:
    assert Field(colours=("red", "black")).totals({"fusiliers": 1}, {"knights": 1}) == [6, 6]


# Effects of cards: attacker, defender, region, units of each, totals.
EFFECTS = {
    "swordsmen of the Romans": ("romans", DEFENDER, "ukraine", "swordsmen", "spearmen", [4, 1]),
    "Romans without swordsmen": ("romans", DEFENDER, "ukraine", "spearmen", "spearmen", [1, 1]),
    "Romans who defend": (ATTACKER, "romans", "ukraine", "spearmen", "swordsmen", [1, 4]),
    "cavalry of the Mamluks": ("mamluks", DEFENDER, "ukraine", "knights", "spearmen", [6, 1]),
    "missiles of the Ottomans": ("ottomans", DEFENDER, "ukraine", "archers", "spearmen", [2, 1]),
    "Ottomans who defend": (ATTACKER, "ottomans", "ukraine", "spearmen", "archers", [1, 1]),
    "Syracusans at home": (ATTACKER, "syracusans", "sicily", "spearmen", "spearmen", [1, 3]),
    "Syracusans abroad": (ATTACKER, "syracusans", "ukraine", "spearmen", "spearmen", [1, 1]),
    "Ethiopians in mountains": (ATTACKER, "ethiopians", "austria", "spearmen", "spearmen", [1, 1 + 3 + 1]),
    "Scots who attack mountains": ("scots", DEFENDER, "austria", "spearmen", "spearmen", [2, 4]),
    "Finns in forest": (ATTACKER, "finns", "moscow", "spearmen", "spearmen", [1, 1 + 1 + 2]),
    "Russian infantry in forest": (ATTACKER, "russians", "moscow", "spearmen", "spearmen", [1, 1 + 1 + 1]),
    "Russian riders in forest": (ATTACKER, "russians", "moscow", "spearmen", "knights", [1, 4 + 1]),
    "Russians in the plain": (ATTACKER, "russians", "ukraine", "spearmen", "spearmen", [1, 1]),
}


@pytest.mark.rule("SA-016", "SA-106")
@pytest.mark.parametrize("name", EFFECTS)
def test_the_special_of_an_empire_counts(name: str) -> None:
    attacker, defender, place, ours, theirs, totals = EFFECTS[name]
    field = Field(place, attacker, defender, held=(place,) if name == "Syracusans at home" else ())
    assert field.totals({ours: 1}, {theirs: 1}) == totals


@pytest.mark.rule("SA-223-R1")
def test_no_special_of_the_forest_works_once_it_is_cleared() -> None:
    assert Field("moscow", defender="finns", levels=(36, 36)).totals(SPEARMAN, SPEARMAN) == [1, 1]


@pytest.mark.rule("SA-016")
def test_a_city_counts_for_the_byzantines_even_when_it_is_voided() -> None:
    field = Field(defender="byzantines")
    field.s.city[region("ukraine")] = 3
    assert field.totals({"cannon": 1}, SPEARMAN) == [2, 1 + 0 + 1]
    assert Field(defender="byzantines").totals({"cannon": 1}, SPEARMAN) == [2, 1]


@pytest.mark.rule("SA-016")
@pytest.mark.parametrize(("attacker", "city"), [("assyrians", 0), (ATTACKER, 3)])
def test_the_assyrians_ignore_cities(attacker: str, city: int) -> None:
    field = Field(attacker=attacker)
    field.s.city[region("ukraine")] = 3
    assert field.totals(SPEARMAN, SPEARMAN) == [1, 1 + city]


@pytest.mark.rule("SA-016")
@pytest.mark.parametrize(("levels", "bonus"), [((21, 20), 1), ((20, 20), 0), ((15, 16), 0)])
def test_the_annamese_defend_better_against_whoever_is_ahead(levels: tuple[int, int], bonus: int) -> None:
    assert Field(defender="annamese", levels=levels).totals(SPEARMAN, SPEARMAN) == [1, 1 + bonus]


@pytest.mark.rule("SA-016")
@pytest.mark.parametrize(("entered", "total"), [(0, 1), (BY_RIVER, 2), (BY_CROSSING, 3), (BY_INVASION, 4)])
def test_the_japanese_defend_better_against_whoever_crossed_water(entered: int, total: int) -> None:
    assert Field(defender="japanese").totals(SPEARMAN, SPEARMAN, entered) == [1, total]


@pytest.mark.rule("SA-016")
@pytest.mark.parametrize(("faith", "bonus"), [("christianity", 0), ("islam", 1), ("", 1)])
def test_christians_attack_better_those_of_another_religion_or_none(faith: str, bonus: int) -> None:
    field = Field()
    field.s.religion[field.attacker] = ARTIFACT_IDS.index("christianity")
    field.s.religion[field.defender] = ARTIFACT_IDS.index(faith) if faith else -1
    assert field.totals(SPEARMAN, SPEARMAN) == [1 + bonus, 1]


@pytest.mark.rule("SA-016")
def test_governments_count_for_the_attacker_only() -> None:
    field = Field()
    field.s.government[field.attacker] = ARTIFACT_IDS.index("fascism")
    field.s.government[field.defender] = ARTIFACT_IDS.index("democracy")
    assert field.totals(SPEARMAN, SPEARMAN) == [3, 1]


@pytest.mark.rule("SA-016")
@pytest.mark.parametrize(("leader_at", "bonus"), [("ukraine", 1), ("volga", 0)])
def test_radio_needs_a_leader_in_the_region(leader_at: str, bonus: int) -> None:
    field = Field()
    field.own(field.attacker, "radio")
    lead(field.s, field.attacker, leader_at, "artist")
    assert field.totals(SPEARMAN, SPEARMAN) == [1 + bonus, 1]


@pytest.mark.rule("SA-016")
@pytest.mark.parametrize(
    ("attacker", "wall", "bonus"),
    [("huns", "ukraine", 2), ("huns", "volga", 2), ("huns", "poland", 2), ("huns", "finland", 0), ("han", "volga", 0)],
)
def test_the_great_wall_stops_barbarians_next_to_it(attacker: str, wall: str, bonus: int) -> None:
    field = Field(attacker=attacker, held=("ukraine", wall))
    adorn(field.s, region(wall), "great_wall")
    assert field.totals(SPEARMAN, SPEARMAN) == [1, 1 + bonus]


@pytest.mark.rule("SA-016")
def test_next_to_it_the_great_wall_guards_regions_of_its_owner_only() -> None:
    field = Field(attacker="huns", held=("volga",))
    adorn(field.s, region("volga"), "great_wall")
    field.s.control[region("ukraine")] = field.attacker
    assert field.totals(SPEARMAN, SPEARMAN) == [1, 1]


@pytest.mark.rule("SA-016")
def test_an_artifact_whose_effect_lasts_a_turn_counts_only_while_that_lasts() -> None:
    field = Field()
    field.own(field.attacker, "world_war")
    assert field.totals(SPEARMAN, SPEARMAN) == [1, 1]
    field = Field()
    field.own(field.attacker, "world_war")
    begin_lasting(field.s, int(ARTIFACT_CLAUSES[ARTIFACT_IDS.index("world_war")][0]) + 1, field.attacker, 0)
    assert field.totals(SPEARMAN, SPEARMAN) == [3, 1]


# Events in force: the event, the totals of a cannon and a spearman against the same behind a city of 3.
EVENTS = {
    "ambush": [6, 6 + 4],
    "surprise_attack": [6 + 4, 6],
    "foul_weather": [1, 1],
    "night_attack": [6, 6],
}


@pytest.mark.rule("SA-016", "SA-211")
@pytest.mark.parametrize("event", EVENTS)
def test_an_event_counts_for_its_side(event: str) -> None:
    field = Field()
    field.s.city[region("ukraine")] = 3
    last(field.s, event)
    units = {"cannon": 1, "spearmen": 1}
    assert field.totals(units, units) == EVENTS[event]


@pytest.mark.rule("SA-016")
def test_a_night_attack_ignores_the_city() -> None:
    field = Field()
    field.s.city[region("ukraine")] = 3
    assert field.totals(SPEARMAN, SPEARMAN) == [1, 4]
    field = Field()
    field.s.city[region("ukraine")] = 3
    last(field.s, "night_attack")
    assert field.totals(SPEARMAN, SPEARMAN) == [1, 1]


@pytest.mark.rule("SA-016", "SA-224")
def test_foul_weather_leaves_the_city_voided() -> None:
    field = Field()
    field.s.city[region("ukraine")] = 3
    last(field.s, "foul_weather")
    assert field.totals({"cannon": 1}, SPEARMAN) == [0, 1]


@pytest.mark.rule("SA-016", "SA-218")
def test_a_rally_gives_the_enemy_nothing_for_disorder() -> None:
    field = Field()
    last(field.s, "rally", field.defender)
    field.totals({"swordsmen": 1}, {"swordsmen": 1})
    field.s.side_disorder[:] = 1, 1
    assert [lines_of(field.s, side) for side in range(2)] == [3, 3 + 3]


@pytest.mark.rule("SA-202", "SA-203", "SA-206-R1")
def test_an_empire_must_fight_everybody_it_stands_with_one_after_another() -> None:
    s = empty_table(2)
    first = found(s, "french", 0, 20, colour="pink")
    second = found(s, "franks", 0, 20, colour="red")
    third = found(s, "poles", 1, 20, colour="yellow")
    garrison(s, third, "ukraine", spearmen=1)
    garrison(s, first, "ukraine", spearmen=1)
    garrison(s, second, "ukraine", spearmen=1)
    garrison(s, first, "poland", spearmen=1)
    assert has_others(s, first, region("ukraine")) and not has_others(s, first, region("poland"))
    cards = sorted(int(s.card[empire]) for empire in (second, third))  # the same player's other empire too
    assert [next_enemy(s, first, region("ukraine"), after) for after in (-1, *cards)] == [*cards, CARDS]
