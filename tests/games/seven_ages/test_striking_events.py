"""SA-267: events of 7 Ages that strike empires: what each does, with exact numbers, and when it cannot be played."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, copy_record
from aevum.games.seven_ages.rules import effects_choices, reach, targets, worth
from aevum.games.seven_ages.rules.counters import take_counter, unit_in, units_of_type
from aevum.games.seven_ages.state import COVERED, IN_DISCARDS, IN_HAND, LOST, NOTHING, NOWHERE
from aevum.games.seven_ages.tables import CARD_IDS, LEADER_KIND_IDS, MERCHANT

from .board import adorn, empty_table, found, garrison, hand, region, unit
from .mediterranean import CARTHAGE, GAUL, ROME, artifact, battle, count, disturb, lasting, lead, mediterranean
from .stage import Stage, hold

pytestmark = pytest.mark.rule("SA-267")


@pytest.mark.rule("SA-271")
@pytest.mark.parametrize("event", ["assassin", "assassins", "order_of_assassins"])
def test_assassins_are_sent_against_a_leader_in_range(event: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A leader of another empire is chosen, the draws are those of the card; nobody is out of range of himself."""
    s = mediterranean()
    lead(s, GAUL, "tactician", "burgundy")
    lead(s, GAUL, "merchant", "aquitaine")
    lead(s, ROME, "builder", "latium")
    sent = []
    monkeypatch.setattr(effects_choices, "begin_assassination", lambda s, *about: sent.append(about))
    card = hold(s, 0, event)
    Stage(s).play(0, card, ROME, "kill_leader merchant aquitaine")
    assert sent == [(ROME, 1, {"assassin": 1, "assassins": 2, "order_of_assassins": 3}[event])]
    assert s.card_at[CARD_IDS.index(card)] == IN_DISCARDS


@pytest.mark.rule("SA-271")
@pytest.mark.parametrize("event", ["assassin", "assassins", "order_of_assassins"])
def test_assassins_need_a_civilising_empire_a_leader_and_range(event: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No leader abroad, no empire that acts, or nobody in range: the card stays in the hand."""
    s = mediterranean()
    lead(s, ROME, "builder", "latium")
    hold(s, 0, event)
    assert not Stage(s).playable(0, ROME, event)
    lead(s, GAUL, "tactician", "burgundy")
    assert Stage(s).playable(0, ROME, event)
    assert not Stage(s).playable(0, NOBODY, event)
    for module in (targets, worth):
        monkeypatch.setattr(module, "in_range", lambda s, empire, other: False)
    assert not Stage(s).playable(0, ROME, event)


def test_volcano_destroys_all_units_and_a_step_of_the_city() -> None:
    """Latium loses its three units, its city falls from 3 to 1, disorder breaks out; the region is neutral."""
    s = mediterranean()
    Stage(s).play(1, hold(s, 1, "volcano"), GAUL, "aim_at romans", "choose_region latium")
    assert count(s, ROME, "latium") == 0
    assert (s.city[region("latium")], s.disorder[region("latium")], s.control[region("latium")]) == (1, 1, NOBODY)
    assert s.capital[ROME] == NOWHERE


def test_volcano_needs_an_empire() -> None:
    """With nobody on the map there is nothing to bury."""
    s = empty_table(2)
    hold(s, 0, "volcano")
    assert not Stage(s).playable(0, NOBODY, "volcano")


def test_earthquake_strikes_city_and_fort() -> None:
    """A city of 1 is gone and the capital with it, the fort falls, disorder breaks out; the units live."""
    s = mediterranean()
    s.fort[region("carthage")] = 1
    Stage(s).play(0, hold(s, 0, "earthquake"), ROME, "aim_at carthaginians", "choose_region carthage")
    at = region("carthage")
    assert (s.city[at], s.fort[at], s.disorder[at], s.control[at]) == (0, 0, 1, CARTHAGE)
    assert s.capital[CARTHAGE] == NOWHERE
    assert count(s, CARTHAGE, "carthage") == 2


def test_earthquake_needs_something_to_shake() -> None:
    """Disordered regions without city or fort, and the sea, are no targets."""
    s = mediterranean()
    disturb(s, "carthage", "numidia", "latium", "lombardy", "sicily", "burgundy", "aquitaine")
    s.city[:] = 0
    hold(s, 0, "earthquake")
    assert not Stage(s).playable(0, ROME, "earthquake")
    s.fort[region("sicily")] = 1
    assert Stage(s).playable(0, ROME, "earthquake")


def test_flood_takes_a_unit_of_the_owners_choice_by_a_river() -> None:
    """Burgundy lies at a river, Aquitaine does not; the Gaul gives up his chariot."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(0, hold(s, 0, "flood"), ROME, "aim_at gauls", "lose_unit chariots")
    assert count(s, GAUL, "burgundy") == 2
    assert units_of_type(s, GAUL, region("burgundy"), unit("chariots")) == 0
    assert s.disorder[region("burgundy")] == 1
    assert stage.asked[-1] == (1, ("lose_unit spearmen", "lose_unit chariots"))


def test_flood_needs_a_river() -> None:
    """Only the Gauls live by a river; Carthage is no target."""
    s = mediterranean()
    card = hold(s, 0, "flood")
    stage = Stage(s)
    stage.play(0, card, ROME, "lose_unit spearmen")
    assert stage.asked[0] == (0, ("aim_at gauls",))


def test_pestilence_takes_one_unit_in_every_region() -> None:
    """Each region of Carthage loses one, at sea too; numidia is emptied and neutral, without disorder."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "pestilence"), ROME, "aim_at carthaginians", "lose_unit archers")
    assert [count(s, CARTHAGE, place) for place in ("carthage", "numidia", "western_mediterranean")] == [1, 0, 2]
    assert units_of_type(s, CARTHAGE, region("carthage"), unit("spearmen")) == 1
    assert (s.control[region("numidia")], s.disorder[region("numidia")]) == (NOBODY, 0)


@pytest.mark.rule("SA-016")
def test_pestilence_spares_the_vaccinated() -> None:
    """Who is immune to diseases is no target."""
    s = mediterranean()
    s.owned[CARTHAGE, artifact("vaccination")] = 1
    hold(s, 0, "pestilence")
    stage = Stage(s)
    stage.play(0, hold(s, 0, "pestilence"), ROME, "aim_at gauls", "lose_unit chariots")
    assert stage.asked[0] == (0, ("aim_at gauls", "aim_at romans"))
    assert [count(s, GAUL, place) for place in ("burgundy", "aquitaine")] == [2, 0]


def test_great_fire_brings_disorder_to_every_city() -> None:
    """Both Roman cities burn, the region without one does not."""
    s = mediterranean()
    s.city[region("sicily")] = 1
    Stage(s).play(1, hold(s, 1, "great_fire"), GAUL, "aim_at romans")
    assert [int(s.disorder[region(place)]) for place in ("latium", "sicily", "lombardy")] == [1, 1, 0]


def test_great_fire_needs_a_city_in_order() -> None:
    """Gauls have no city, the cities of the others are disordered."""
    s = mediterranean()
    disturb(s, "latium", "carthage")
    hold(s, 1, "great_fire")
    assert not Stage(s).playable(1, GAUL, "great_fire")


@pytest.mark.rule("SA-113")
@pytest.mark.rule("SA-269")
def test_famine_halves_the_next_income() -> None:
    """It lasts for one empire until its next production, and can be played at any time, for any empire."""
    s = mediterranean()
    Stage(s).play(1, hold(s, 1, "famine"), NOBODY, "aim_at romans")
    assert lasting(s) == [("income mult=0.5 target=any_empire until=next_production", ROME, NOBODY)]


def test_famine_needs_an_empire() -> None:
    """Nobody eats on an empty map."""
    s = empty_table(2)
    hold(s, 0, "famine")
    assert not Stage(s).playable(0, NOBODY, "famine")


@pytest.mark.rule("SA-015")
def test_great_storm_sinks_half_a_fleet() -> None:
    """Of three galleys two are lost: halves are rounded up."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "great_storm"), ROME)
    assert count(s, CARTHAGE, "western_mediterranean") == 1


def test_great_storm_needs_a_fleet_at_sea() -> None:
    """Nobody at sea, nobody sinks; and in a civilise action there is no storm."""
    s = mediterranean()
    hold(s, 0, "great_storm")
    assert Stage(s).playable(0, ROME, "great_storm")
    s.stacks[:, region("western_mediterranean")] = 0
    assert not Stage(s).playable(0, ROME, "great_storm")


def test_riots_strike_the_capital() -> None:
    """Disorder in Latium, and its city falls from 3 to 1; it stays the capital."""
    s = mediterranean()
    Stage(s).play(1, hold(s, 1, "riots"), GAUL, "aim_at romans")
    assert (s.disorder[region("latium")], s.city[region("latium")], s.capital[ROME]) == (1, 1, region("latium"))


def test_riots_need_a_capital() -> None:
    """An empire without capital is no target; with none at all the card cannot be played."""
    s = mediterranean()
    card = hold(s, 1, "riots")
    s.capital[ROME] = NOWHERE
    stage = Stage(s)
    stage.play(1, card, GAUL)
    assert stage.asked[0] == (1, ("aim_at carthaginians",))
    s.capital[CARTHAGE] = NOWHERE
    hold(s, 1, "riots")
    assert not stage.playable(1, GAUL, "riots")


def test_rebellion_disturbs_two_regions_but_not_the_capital() -> None:
    """Two different regions of Rome, Latium not among them."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(1, hold(s, 1, "rebellion"), GAUL, "aim_at romans", "choose_region lombardy")
    assert [int(s.disorder[region(place)]) for place in ("latium", "lombardy", "sicily")] == [0, 1, 1]
    assert stage.asked[1] == (1, ("choose_region lombardy", "choose_region sicily"))


def test_rebellion_needs_order_to_disturb() -> None:
    """All regions but the capitals are disordered already."""
    s = mediterranean()
    disturb(s, "lombardy", "sicily", "numidia", "burgundy", "aquitaine")
    hold(s, 1, "rebellion")
    assert not Stage(s).playable(1, GAUL, "rebellion")


def test_revolt_wins_an_adjacent_disordered_region() -> None:
    """Aquitaine's neighbour of the Gauls: Provence of Rome goes over with its city, one infantry is placed for free."""
    s = mediterranean()
    garrison(s, ROME, "provence", spearmen=2)
    at = region("provence")
    s.disorder[at], s.city[at], s.fort[at] = 1, 3, 1
    adorn(s, at, "pyramids")
    Stage(s).play(1, hold(s, 1, "revolt"), GAUL, "aim_at romans")
    assert (count(s, ROME, "provence"), count(s, GAUL, "provence"), s.control[at]) == (0, 1, GAUL)
    assert (s.city[at], s.fort[at], s.wonder[at], s.disorder[at]) == (3, 0, NOTHING, 1)
    assert units_of_type(s, GAUL, at, unit("swordsmen")) == 1


@pytest.mark.rule("SA-286", "SA-295")
def test_a_revolt_costs_a_leader_whom_an_artifact_there_allowed() -> None:
    """With the Temple of Diana in Provence the Romans may have four leaders."""
    s = mediterranean()
    garrison(s, ROME, "provence", spearmen=1)
    s.disorder[region("provence")] = 1
    adorn(s, region("provence"), "temple_of_diana")
    for kind in ("artist", "builder", "merchant", "prophet"):
        lead(s, ROME, kind, "latium")
    stage = Stage(s)
    stage.play(1, hold(s, 1, "revolt"), GAUL, "aim_at romans")
    assert stage.others == [("surplus_leader", ROME, 1)]


def test_revolt_needs_disorder_beside_and_no_capital() -> None:
    """Lombardy is not adjacent to the Gauls, Latium is a capital, Provence is in order."""
    s = mediterranean()
    garrison(s, ROME, "provence", spearmen=1)
    disturb(s, "lombardy", "latium")
    hold(s, 1, "revolt")
    assert not Stage(s).playable(1, GAUL, "revolt")
    disturb(s, "provence")
    assert Stage(s).playable(1, GAUL, "revolt")
    s.capital[ROME] = region("provence")
    assert not Stage(s).playable(1, GAUL, "revolt")


def test_civil_war_halves_the_largest_stack() -> None:
    """Six regions: of the three units in Latium two are lost, by the Roman's choice, and disorder breaks out."""
    s = mediterranean()
    for place in ("provence", "illyria", "austria"):
        garrison(s, ROME, place, spearmen=1)
    Stage(s).play(1, hold(s, 1, "civil_war"), GAUL, "lose_unit swordsmen")
    assert (count(s, ROME, "latium"), s.disorder[region("latium")]) == (1, 1)
    assert units_of_type(s, ROME, region("latium"), unit("spearmen")) == 1


def test_civil_war_needs_six_regions() -> None:
    """With three regions each nobody is large enough, and the disorder that would follow is void too."""
    s = mediterranean()
    hold(s, 1, "civil_war")
    assert not Stage(s).playable(1, GAUL, "civil_war")


def test_succession_crisis_kills_a_leader_and_disturbs_the_capital() -> None:
    """The card's player picks the leader; an unnamed one goes back to the cup."""
    s = mediterranean()
    spot = lead(s, ROME, "merchant", "sicily")
    lead(s, ROME, "builder", "latium")
    cup = int(s.cup[MERCHANT])
    Stage(s).play(1, hold(s, 1, "succession_crisis"), GAUL, "aim_at romans", "kill_leader merchant sicily")
    assert (s.leader[spot], s.cup[MERCHANT], s.disorder[region("latium")]) == (NOTHING, cup + 1, 1)
    assert LEADER_KIND_IDS[MERCHANT] == "merchant"


def test_succession_crisis_needs_a_leader_or_a_capital() -> None:
    """The Gauls have neither: they are no target."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(1, hold(s, 1, "succession_crisis"), GAUL, "aim_at carthaginians")
    assert stage.asked[0] == (1, ("aim_at romans", "aim_at carthaginians"))
    assert s.disorder[region("carthage")] == 1


def test_desertion_takes_an_uncommitted_unit_of_the_enemy() -> None:
    """Rome names its side; the Gaul must give up the one unit that is not committed."""
    s = mediterranean()
    battle(s, ROME, GAUL, "burgundy")
    for counter in garrison(s, GAUL, "burgundy", archers=1):
        assert s.in_conflict[counter] == 0
    spear = [
        c for c in range(len(s.unit_at)) if s.unit_at[c] == region("burgundy") and s.unit_type[c] != unit("archers")
    ]
    s.in_conflict[spear] = COVERED
    Stage(s).play(0, hold(s, 0, "desertion"), NOBODY, "act_for romans")
    assert units_of_type(s, GAUL, region("burgundy"), unit("archers")) == 0
    assert count(s, GAUL, "burgundy") == 3


@pytest.mark.rule("SA-257", "SA-325-R1")
def test_desertion_of_the_last_unit_leaves_region_and_capital_until_the_conflict_is_settled() -> None:
    """Who wins gets loot, artifact and control by the rules of conflicts."""
    s = mediterranean()
    battle(s, ROME, CARTHAGE, "carthage")
    for counter in (unit_in(s, CARTHAGE, region("carthage"), unit(name)) for name in ("spearmen", "archers")):
        if s.stacks[CARTHAGE, region("carthage")] > 1:
            take_counter(s, counter)
    Stage(s).play(0, hold(s, 0, "desertion"), NOBODY, "act_for romans")
    assert (count(s, CARTHAGE, "carthage"), s.control[region("carthage")]) == (0, CARTHAGE)
    assert (s.capital[CARTHAGE], s.city[region("carthage")]) == (region("carthage"), 1)


def test_desertion_needs_a_conflict() -> None:
    """Without sides there is no enemy."""
    s = mediterranean()
    hold(s, 0, "desertion")
    assert not Stage(s).playable(0, NOBODY, "desertion")


@pytest.mark.rule("SA-113")
def test_locusts_eat_wheat() -> None:
    """-2 for each wheat region until the next production, an open one included; Gauls have no wheat."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(1, hold(s, 1, "locusts"), ROME, "aim_at romans")
    assert lasting(s) == [("income add=-2 per=wheat target=any_empire until=next_production", ROME, NOBODY)]
    assert stage.asked[0] == (1, ("aim_at romans", "aim_at carthaginians"))


def test_locusts_need_wheat_that_counts() -> None:
    """Wheat on clear land counts for nobody before Age 5."""
    s = mediterranean()
    for place in ("sicily", "carthage"):
        s.control[region(place)] = NOBODY
    garrison(s, GAUL, "germany", spearmen=1)
    hold(s, 1, "locusts")
    assert not Stage(s).playable(1, ROME, "locusts")
    s.level[GAUL] = 29
    assert Stage(s).playable(1, ROME, "locusts")


@pytest.mark.rule("SA-015")
def test_corruption_halves_money_rounded_up() -> None:
    """Seven become four."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "corruption"), ROME, "aim_at gauls")
    assert s.money[GAUL] == 4


def test_corruption_needs_money() -> None:
    """Half of one is one: nothing would change."""
    s = mediterranean()
    s.money[[ROME, GAUL, CARTHAGE]] = 0, 1, 0
    hold(s, 0, "corruption")
    assert not Stage(s).playable(0, ROME, "corruption")


@pytest.mark.rule("SA-004")
def test_lost_knowledge_sets_progress_back() -> None:
    """One level down."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "lost_knowledge"), ROME, "aim_at gauls")
    assert s.level[GAUL] == 9


@pytest.mark.rule("SA-004")
def test_nobody_knows_less_than_level_one() -> None:
    """At level 1 there is nothing to lose."""
    s = mediterranean()
    s.level[[ROME, GAUL, CARTHAGE]] = 1
    hold(s, 0, "lost_knowledge")
    assert not Stage(s).playable(0, ROME, "lost_knowledge")


def test_raiders_take_ten_and_bring_home_five() -> None:
    """The Gauls have only seven."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "raiders"), ROME, "aim_at gauls")
    assert (s.money[GAUL], s.money[ROME]) == (0, 25)


def test_raiders_need_an_empire_that_acts() -> None:
    """With a civilise marker off-empire there is nobody to bring the booty home to."""
    s = mediterranean()
    hold(s, 0, "raiders")
    assert not Stage(s).playable(0, NOBODY, "raiders")


def test_iconoclasm_removes_a_green_artifact() -> None:
    """The library falls; religion, government and red artifacts are no images."""
    s = mediterranean()
    adorn(s, region("latium"), "great_library")
    s.owned[ROME, artifact("writing")] = 1
    s.owned[ROME, artifact("slavery")] = 1
    s.religion[ROME] = artifact("judaism")
    stage = Stage(s)
    stage.play(1, hold(s, 1, "iconoclasm"), GAUL, "remove_artifact great_library")
    assert s.wonder[region("latium")] == NOTHING
    assert stage.asked[1] == (1, ("remove_artifact great_library", "remove_artifact writing"))


@pytest.mark.rule("SA-286", "SA-295")
def test_iconoclasm_costs_a_leader_whom_the_artifact_allowed() -> None:
    """The Romans, three at most, have four by the Temple of Diana; their player says who goes."""
    s = mediterranean()
    adorn(s, region("latium"), "temple_of_diana")
    for kind in ("artist", "builder", "merchant", "prophet"):
        lead(s, ROME, kind, "latium")
    stage = Stage(s)
    stage.play(1, hold(s, 1, "iconoclasm"), GAUL)
    assert stage.others == [("surplus_leader", ROME, 1)]


def test_iconoclasm_needs_a_green_artifact() -> None:
    """Slavery is red, Judaism a religion."""
    s = mediterranean()
    s.owned[ROME, artifact("slavery")] = 1
    s.religion[ROME] = artifact("judaism")
    hold(s, 1, "iconoclasm")
    assert not Stage(s).playable(1, GAUL, "iconoclasm")


def test_heresy_ends_a_religion() -> None:
    """It is lost without the disorder of a change; the capital is disturbed because the card says so."""
    s = mediterranean()
    s.religion[ROME] = artifact("judaism")
    Stage(s).play(1, hold(s, 1, "heresy"), GAUL, "aim_at romans")
    assert s.religion[ROME] == NOTHING
    assert [int(s.disorder[region(place)]) for place in ("latium", "lombardy", "sicily")] == [1, 0, 0]


@pytest.mark.rule("SA-016-R1")
def test_heresy_is_resisted() -> None:
    """Theocracy lets only the owner change the religion: of the card only the disorder is left; then nothing."""
    s = mediterranean()
    s.religion[ROME], s.government[ROME] = artifact("judaism"), artifact("theocracy")
    Stage(s).play(1, hold(s, 1, "heresy"), GAUL, "aim_at romans")
    assert (s.religion[ROME], s.disorder[region("latium")]) == (artifact("judaism"), 1)
    disturb(s, "carthage")
    s.card_at[CARD_IDS.index("mongols")] = IN_HAND + 1
    assert not Stage(s).playable(1, GAUL, "heresy")
    s.card_at[CARD_IDS.index("mongols")] = IN_HAND + 0
    assert Stage(s).playable(0, ROME, "heresy") == ["mongols"]


def test_revolution_ends_a_government_and_disturbs_two_cities() -> None:
    """The card's player picks the cities."""
    s = mediterranean()
    s.government[ROME] = artifact("republic")
    s.city[region("sicily")] = s.city[region("lombardy")] = 1
    Stage(s).play(1, hold(s, 1, "revolution"), GAUL, "aim_at romans", "choose_region lombardy", "choose_region sicily")
    assert s.government[ROME] == NOTHING
    assert [int(s.disorder[region(place)]) for place in ("latium", "lombardy", "sicily")] == [0, 1, 1]


@pytest.mark.rule("SA-286", "SA-295")
@pytest.mark.parametrize(
    ("event", "field", "culture"), [("revolution", "government", "republic"), ("heresy", "religion", "zoroastrianism")]
)
def test_a_culture_that_is_lost_costs_a_leader_whom_it_allowed(event: str, field: str, culture: str) -> None:
    """Four Roman leaders are one too many without it, three are not."""
    s = mediterranean()
    s[field][ROME] = artifact(culture)
    for kind in ("artist", "builder", "merchant"):
        lead(s, ROME, kind, "latium")
    spared = copy_record(s)
    lead(s, ROME, "tactician", "latium")
    for table, gone in ((spared, []), (s, [("surplus_leader", ROME, 1)])):
        stage = Stage(table)
        stage.play(1, hold(table, 1, event), GAUL, "aim_at romans")
        assert stage.others == gone and table[field][ROME] == NOTHING


def test_revolution_needs_a_government_or_cities() -> None:
    """The Gauls have neither."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(1, hold(s, 1, "revolution"), GAUL, "aim_at romans")
    assert stage.asked[0] == (1, ("aim_at romans", "aim_at carthaginians"))


def test_mutiny_skips_the_manoeuvre_that_was_revealed() -> None:
    """The empire that is about to move is the only target; the skip lies ready for its manoeuvre."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(2, hold(s, 2, "mutiny"), ROME)
    assert stage.asked[0] == (2, ("aim_at romans",))
    assert lasting(s) == [("skip what=manoeuvre n=1 target=any_empire", ROME, NOBODY)]


def test_mutiny_comes_before_the_first_move() -> None:
    """When all moves are made it is too late."""
    s = mediterranean()
    hold(s, 2, "mutiny")
    assert not Stage(s).playable(2, ROME + targets.LATER, "mutiny")


def test_indecision_returns_a_marker() -> None:
    """The marker is lost unseen; the empire keeps its free progress. One's own named empire is no target."""
    s = mediterranean()
    s.marker_placed[[ROME, GAUL]] = 1
    s.marker[[ROME, GAUL]] = 1
    stage = Stage(s)
    stage.play(0, hold(s, 0, "indecision"), NOBODY)
    assert stage.asked[:2] == [(0, ("act_for romans",)), (0, ("aim_at gauls",))]
    assert (s.marker_state[GAUL], s.marker_state[ROME], s.no_progress[GAUL]) == (LOST, 0, 0)


def test_indecision_needs_a_marker_of_another_empire_and_an_own_one() -> None:
    """No marker, no target; and without an empire of one's own nothing can be played."""
    s = mediterranean()
    hold(s, 0, "indecision")
    assert not Stage(s).playable(0, NOBODY, "indecision")
    s.marker_placed[GAUL] = 1
    assert Stage(s).playable(0, NOBODY, "indecision")
    s.player[ROME] = 2
    assert not Stage(s).playable(0, NOBODY, "indecision")


@pytest.mark.rule("SA-397")
def test_with_take_that_cards_reach_as_far_as_empires(monkeypatch: pytest.MonkeyPatch) -> None:
    """Out of range of the empire that civilises nobody else can be struck."""
    s = mediterranean(take_that=1)
    monkeypatch.setattr(reach, "empires_in_range", lambda s, empire: 0)
    stage = Stage(s)
    stage.play(0, hold(s, 0, "corruption"), ROME)
    assert stage.asked[0] == (0, ("aim_at romans",))
    assert s.money[ROME] == 10


def test_an_empire_wiped_out_by_events_is_not_asked_again() -> None:
    """The last unit of an empire of one region goes under the lava; its region is neutral."""
    s = mediterranean()
    small = found(s, "picts", 1, 9, "scotland")
    garrison(s, small, "scotland", spearmen=1)
    Stage(s).play(0, hold(s, 0, "volcano"), ROME, "aim_at picts")
    assert (count(s, small, "scotland"), s.control[region("scotland")]) == (0, NOBODY)


def test_a_card_in_another_hand_cannot_be_played() -> None:
    """Events come from one's own hand."""
    s = mediterranean()
    hand(s, 1, "mongols")
    s.religion[ROME] = artifact("judaism")
    assert not Stage(s).playable(0, ROME, "heresy")
