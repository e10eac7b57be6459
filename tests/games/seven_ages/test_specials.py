"""SA-016: empire specials and artefacts that no other chapter measures: what each changes, and what it leaves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.icons import GLORY_LAND, ZONES
from aevum.games.seven_ages.rules.artifacts import FROM_CARD, adopt, resists
from aevum.games.seven_ages.rules.building import cost_of
from aevum.games.seven_ages.rules.checks import leaders_kept
from aevum.games.seven_ages.rules.counting import counted
from aevum.games.seven_ages.rules.income import income_of
from aevum.games.seven_ages.rules.reach import range_of
from aevum.games.seven_ages.rules.retreat import may_retreat
from aevum.games.seven_ages.rules.speed import look_up_effects
from aevum.games.seven_ages.rules.stacks import allowance
from aevum.games.seven_ages.rules.standing import has_op, is_allowed, leader_limit, level_for, total_add, trade_value
from aevum.games.seven_ages.state import OCEAN_GALLEYS
from aevum.games.seven_ages.tables import ARTIFACT_KIND, CARD_IDS, GOVERNMENT, RELIGION, WONDER
from aevum.games.seven_ages.words import (
    OP_WIN_TIES,
    VERB_TRADE,
    WHAT_STARWARS,
    WHEN_CIVILISE,
    WHEN_HARVEST,
    WHEN_INITIAL,
    WHEN_PRODUCTION,
)

from .board import adorn, garrison, region, unit
from .mediterranean import GAUL, ROME, artifact, battle, disturb, mediterranean
from .test_totals import Field
from .test_triggers import as_card, at

pytestmark = pytest.mark.rule("SA-016")

Measure = Callable[[Record, int], int]
PLAIN = "french"  # nothing of this card counts after its start


def price(name: str) -> Measure:
    """What a unit costs."""
    return lambda s, empire: int(cost_of(s, empire, unit(name), False))


def known_from(name: str) -> Measure:
    """The level from which a unit can be built."""
    return lambda s, empire: int(level_for(s, empire, unit(name)))


def speed(name: str, place: str = "sicily") -> Measure:
    """How far a unit goes on a way to a region."""

    def measured(s: Record, empire: int) -> int:
        look_up_effects(s, empire)
        return int(allowance(s, empire, unit(name), region(place)))

    return measured


def trade_bonus(s: Record, empire: int) -> int:
    """What is added to an empire's trades, whatever its card says."""
    return int(total_add(s, empire, VERB_TRADE))


def on_oceans(s: Record, empire: int) -> int:
    """Whether galleys go on oceans."""
    look_up_effects(s, empire)
    return int(s.move_rights & OCEAN_GALLEYS != 0)


def wins_ties(s: Record, empire: int) -> int:
    """Whether an empire wins a trade that would be a tie."""
    return int(has_op(s, empire, VERB_TRADE, OP_WIN_TIES))


def star_wars(s: Record, empire: int) -> int:
    """Whether an empire may build star-wars units."""
    return int(is_allowed(s, empire, WHAT_STARWARS))


def land_regions(s: Record, empire: int) -> int:
    """The land regions that count for glory."""
    return int(counted(s, empire, GLORY_LAND, ZONES.index("world")))


def give(s: Record, empire: int, name: str) -> None:
    """An empire has this card, this government, this wonder at home, or this artefact on its card."""
    if name in CARD_IDS:
        as_card(s, empire, name)
    elif ARTIFACT_KIND[artifact(name)] == GOVERNMENT:
        s.government[empire] = artifact(name)
    elif ARTIFACT_KIND[artifact(name)] == WONDER:
        adorn(s, region("latium"), name)
    else:
        s.owned[empire, artifact(name)] = 1


def change(name: str, measure: Measure) -> int:
    """By how much an empire of two cities and a desert differs for having something."""
    s = mediterranean(PLAIN)
    s.city[region("sicily")] = 1
    garrison(s, ROME, "libya", spearmen=1)
    before = measure(s, ROME)
    give(s, ROME, name)
    return measure(s, ROME) - before


@pytest.mark.parametrize(
    ("name", "measure", "difference"),
    [
        *(("mayans", trade_bonus, 1), ("communism", trade_value, -1), ("inquisition", trade_value, -1)),
        *(("communism", price("spearmen"), -1), ("communism", income_of, 2), ("chinese", price("spearmen"), -1)),
        *(("parthians", price("light_cavalry"), -1), ("stirrup", known_from("knights"), -4)),
        *(("gunpowder", known_from("cannon"), -4), ("gunpowder", known_from("fusiliers"), -3)),
        *(("flight", known_from("fighters"), -4), ("eiffel_tower", range_of, 1), ("temple_of_diana", leader_limit, 1)),
        *(("nuclear_power", income_of, 5), ("great_lighthouse", speed("galleys"), 1)),
        *(("indonesians", speed("galleys"), 1), ("boers", speed("spearmen"), 1), ("railways", speed("spearmen"), 1)),
        *(("melanesians", on_oceans, 1), ("australians", land_regions, 1), ("versailles", leader_limit, 1)),
        *(("electricity", income_of, 2), ("great_depression", trade_value, -1), ("mausoleum", leaders_kept, 1)),
        *(("university", wins_ties, 1), ("space_program", star_wars, 1)),
    ],
)
def test_what_a_special_changes(name: str, measure: Measure, difference: int) -> None:
    assert change(name, measure) == difference


@pytest.mark.parametrize(
    ("name", "measure"),
    [
        *(("mayans", range_of), ("communism", price("light_cavalry")), ("chinese", price("light_cavalry"))),
        *(("parthians", price("spearmen")), ("stirrup", known_from("light_cavalry"))),
        *(("gunpowder", known_from("knights")), ("flight", known_from("battleships")), ("eiffel_tower", leader_limit)),
        *(("temple_of_diana", range_of), ("nuclear_power", trade_value), ("great_lighthouse", speed("spearmen"))),
        *(("indonesians", speed("spearmen")), ("boers", speed("galleys")), ("railways", speed("galleys"))),
        *(("railways", speed("spearmen", "provence")), ("melanesians", speed("galleys")), ("australians", trade_bonus)),
        *(("versailles", range_of), ("electricity", trade_value), ("great_depression", income_of)),
        *(("mausoleum", leader_limit), ("university", leader_limit), ("space_program", income_of)),
        ("angkor_wat", leader_limit),
    ],
)
def test_what_a_special_leaves_as_it_was(name: str, measure: Measure) -> None:
    assert change(name, measure) == 0


@pytest.mark.parametrize("disordered", [False, True])
def test_hanging_gardens_pay_where_they_stand_while_there_is_order(disordered: bool) -> None:
    s = mediterranean()
    s.disorder[region("lombardy")] = disordered
    before = income_of(s, ROME)
    adorn(s, region("lombardy"), "hanging_gardens")
    assert income_of(s, ROME) - before == (0 if disordered else 2)


def test_pollution_takes_a_quarter_of_its_own_empires_income() -> None:
    s = mediterranean()
    before, theirs = income_of(s, ROME), income_of(s, GAUL)
    give(s, ROME, "pollution")
    assert (before, income_of(s, ROME), income_of(s, GAUL)) == (14, 11, theirs)


# Culture


@pytest.mark.rule("SA-304-R1")
@pytest.mark.parametrize("name", ["angkor_wat", "siamese", "inquisition"])
def test_a_religion_is_kept_against_the_cards_of_others(name: str) -> None:
    s = mediterranean(PLAIN)
    s.religion[ROME], s.government[ROME] = artifact("judaism"), artifact("monarchy")
    assert not resists(s, ROME, RELIGION, 1)
    give(s, ROME, name)
    assert resists(s, ROME, RELIGION, 1)
    assert not resists(s, ROME, RELIGION, 0) and not resists(s, ROME, GOVERNMENT, 1)


@pytest.mark.rule("SA-306")
@pytest.mark.parametrize(
    ("card", "culture", "is_free"),
    [
        *(("italians", "republic", True), ("italians", "judaism", False)),
        *(("iroquois", "republic", True), ("iroquois", "judaism", False)),
        *(("mughals", "judaism", True), ("mughals", "republic", False)),
    ],
)
def test_one_kind_of_culture_is_changed_without_disorder(card: str, culture: str, is_free: bool) -> None:
    s = mediterranean(card)
    s.religion[ROME], s.government[ROME] = artifact("islam"), artifact("monarchy")
    adopt(s, ROME, artifact(culture), FROM_CARD)
    assert (s.disorder.sum() == 0) == is_free


@pytest.mark.rule("SA-104")
@pytest.mark.parametrize(
    ("card", "religion"),
    [
        *(("sinhalese", "buddhism"), ("burmese", "buddhism"), ("sassanids", "zoroastrianism")),
        *(("guptas", "hinduism"), ("seljuks", "islam")),
    ],
)
def test_a_religion_comes_with_the_start(card: str, religion: str) -> None:
    s = mediterranean(card)
    at(s, WHEN_INITIAL)
    assert s.religion[ROME] == artifact(religion)


@pytest.mark.rule("SA-104")
@pytest.mark.parametrize("card", ["sinhalese", "burmese", "sassanids", "guptas", "seljuks"])
def test_a_religion_of_the_start_comes_at_no_other_time(card: str) -> None:
    s = mediterranean(card)
    before = int(s.religion[ROME])
    at(s, WHEN_PRODUCTION)
    at(s, WHEN_HARVEST)
    assert s.religion[ROME] == before


def test_a_cathedral_calms_one_region_at_the_harvest() -> None:
    s = mediterranean()
    adorn(s, region("latium"), "cathedral")
    disturb(s, "sicily")
    at(s, WHEN_HARVEST)
    assert s.disorder[region("sicily")] == 0


def test_a_cathedral_calms_nobody_else() -> None:
    s = mediterranean()
    adorn(s, region("latium"), "cathedral")
    disturb(s, "burgundy")
    at(s, WHEN_HARVEST)
    at(s, WHEN_HARVEST, GAUL)
    assert s.disorder[region("burgundy")] == 1


# Moments


@pytest.mark.rule("SA-104")
@pytest.mark.parametrize(
    ("card", "moves"), [("iranians", 1), ("seljuks", 1), ("mughals", 1), ("magyars", 2), ("turks", 2)]
)
def test_riders_begin_with_manoeuvres(card: str, moves: int) -> None:
    s = mediterranean(card)
    assert [step for step in at(s, WHEN_INITIAL).others if step[0] == "move"] == [("move", ROME, 0)] * moves


@pytest.mark.rule("SA-104")
@pytest.mark.parametrize("card", ["iranians", "seljuks", "mughals", "magyars", "turks"])
def test_riders_have_no_more_manoeuvres_later(card: str) -> None:
    assert at(mediterranean(card), WHEN_PRODUCTION).others == []


@pytest.mark.rule("SA-104")
@pytest.mark.parametrize(("card", "markers"), [("toltecs", 1), ("israelis", 3), ("greeks", 0)])
def test_some_begin_with_elite_markers(card: str, markers: int) -> None:
    s = mediterranean(card)
    at(s, WHEN_INITIAL)
    assert s.elite[ROME] == 1 + markers


@pytest.mark.rule("SA-104")
@pytest.mark.parametrize("card", ["toltecs", "israelis"])
def test_elite_markers_of_the_start_come_at_no_other_time(card: str) -> None:
    s = mediterranean(card)
    at(s, WHEN_PRODUCTION)
    at(s, WHEN_HARVEST)
    assert s.elite[ROME] == 1


@pytest.mark.rule("SA-104")
def test_maoris_fortify_a_start_that_has_no_fort() -> None:
    s = mediterranean("maoris")
    s.fort[[region("latium"), region("sicily")]] = 1
    at(s, WHEN_INITIAL)
    assert s.fort[region("lombardy")] == 1
    at(s, WHEN_INITIAL)
    assert s.fort.sum() == 3


@pytest.mark.rule("SA-104")
def test_austrians_stir_up_a_neighbour_and_nobody_farther_away() -> None:
    s = mediterranean("austrians")
    assert at(s, WHEN_INITIAL).asked == [], "Burgundy lies beside no region of theirs"
    garrison(s, GAUL, "provence", spearmen=1)
    assert at(s, WHEN_INITIAL, ROME, "choose_region provence").asked == [(0, ("choose_region provence",))]
    assert s.control[region("provence")] == ROME


@pytest.mark.parametrize("card", ["ghanaians", "shona"])
def test_gold_comes_with_every_production(card: str) -> None:
    s = mediterranean(card)
    at(s, WHEN_PRODUCTION)
    at(s, WHEN_PRODUCTION)
    assert s.money[ROME] == 20 + 3 + 3


@pytest.mark.parametrize("card", ["ghanaians", "shona"])
def test_gold_comes_at_no_other_time(card: str) -> None:
    s = mediterranean(card)
    at(s, WHEN_HARVEST)
    at(s, WHEN_CIVILISE)
    assert s.money[ROME] == 20


@pytest.mark.parametrize("fought", [0, 1])
def test_the_opera_house_pays_the_peaceful(fought: int) -> None:
    s = mediterranean()
    adorn(s, region("sicily"), "opera_house")
    s.fought[ROME] = fought
    at(s, WHEN_HARVEST)
    assert s.glory[0] == 1 - fought


def test_the_scientific_method_advances_when_civilising_only() -> None:
    s = mediterranean()
    give(s, ROME, "scientific_method")
    at(s, WHEN_HARVEST)
    assert s.level[ROME] == 12
    at(s, WHEN_CIVILISE)
    assert s.level[ROME] == 13


def test_the_inquisition_spoils_no_trade_of_others() -> None:
    s = mediterranean()
    before = trade_value(s, GAUL)
    give(s, ROME, "inquisition")
    assert trade_value(s, GAUL) == before


# Conflict


@pytest.mark.rule("SA-206")
@pytest.mark.parametrize(
    ("card", "place", "bonus"),
    [
        *(
            ("chavin", "austria", 1),
            ("chavin", "moscow", 0),
            ("lithuanians", "moscow", 1),
            ("lithuanians", "austria", 0),
        ),
        *(("iroquois", "moscow", 1), ("iroquois", "austria", 0), ("boers", "ukraine", 1)),
    ],
)
def test_who_defends_well_where(card: str, place: str, bonus: int) -> None:
    plain = Field(place).totals({"spearmen": 1}, {"spearmen": 1})
    assert Field(place, defender=card).totals({"spearmen": 1}, {"spearmen": 1}) == [plain[0], plain[1] + bonus]


@pytest.mark.rule("SA-206")
@pytest.mark.parametrize(
    ("card", "place", "units", "bonus"),
    [
        *(("chavin", "austria", "spearmen", 0), ("lithuanians", "moscow", "spearmen", 0)),
        *(("iroquois", "moscow", "spearmen", 1), ("boers", "ukraine", "spearmen", 0)),
        *(("parthians", "ukraine", "horse_archers", 1), ("parthians", "ukraine", "spearmen", 0)),
        *(("sioux", "ukraine", "light_cavalry", 1), ("sioux", "ukraine", "spearmen", 0)),
        *(("koreans", "black_sea", "galleys", 1), ("koreans", "ukraine", "spearmen", 0)),
    ],
)
def test_who_attacks_well_with_what(card: str, place: str, units: str, bonus: int) -> None:
    defenders = {"galleys": 1} if units == "galleys" else {"spearmen": 1}
    plain = Field(place).totals({units: 1}, defenders)
    assert Field(place, attacker=card).totals({units: 1}, defenders) == [plain[0] + bonus, plain[1]]


@pytest.mark.rule("SA-206")
@pytest.mark.parametrize(("name", "units", "bonus"), [("stirrup", "knights", 1), ("stirrup", "spearmen", 0)])
def test_the_stirrup_helps_knights(name: str, units: str, bonus: int) -> None:
    plain, field = Field().totals({units: 1}, {"spearmen": 1}), Field()
    field.own(field.attacker, name)
    assert field.totals({units: 1}, {"spearmen": 1}) == [plain[0] + bonus, plain[1]]


@pytest.mark.rule("SA-206", "SA-217")
@pytest.mark.parametrize(("levels", "bonus"), [((29, 20), 1), ((20, 20), 0), ((20, 29), 0)])
def test_annamese_stand_against_whoever_is_ahead(levels: tuple[int, int], bonus: int) -> None:
    plain = Field(levels=levels).totals({"spearmen": 1}, {"spearmen": 1})
    field = Field(defender="annamese", levels=levels)
    assert field.totals({"spearmen": 1}, {"spearmen": 1}) == [plain[0], plain[1] + bonus]


@pytest.mark.rule("SA-206")
@pytest.mark.parametrize(("held", "bonus"), [(("ukraine",), 1), ((), 0)])
def test_maoris_defend_where_they_started(held: tuple[str, ...], bonus: int) -> None:
    plain = Field(held=held).totals({"spearmen": 1}, {"spearmen": 1})
    assert Field(defender="maoris", held=held).totals({"spearmen": 1}, {"spearmen": 1}) == [plain[0], plain[1] + bonus]


@pytest.mark.rule("SA-244")
def test_marathas_retreat_when_they_like_and_their_enemies_do_not() -> None:
    s = mediterranean("marathas")
    battle(s, GAUL, ROME, "lombardy")
    assert [bool(may_retreat(s, side)) for side in range(2)] == [False, True]
