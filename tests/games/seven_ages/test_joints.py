"""Where the chapters of 7 Ages meet: what one begins another takes up, through the real order of play."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.rules.checks import remove_empire, standing_checks
from aevum.games.seven_ages.rules.conflict import begin_conflict
from aevum.games.seven_ages.rules.empires import leaders_of
from aevum.games.seven_ages.rules.ending import agreed_end
from aevum.games.seven_ages.rules.setup import may_join
from aevum.games.seven_ages.rules.targets import can_play
from aevum.games.seven_ages.rules.turn import end_slot
from aevum.games.seven_ages.state import CIVILISE, FACE_DOWN, MOVED, NONE_FELL, NOTHING, NOWHERE, TRADE
from aevum.games.seven_ages.steps import AT_CIVILISE, AT_END_ACTION, AT_INCOME, AT_MARKER, AT_MOVE, AT_PARTNER, AT_ROUND
from aevum.games.seven_ages.tables import COLOURS, EVENT_IDS

from .battle import HERE, War, last, lead
from .board import adorn, empty_table, garrison, hand, realm, region
from .civil import artifact, settle
from .frame import ROOM, RULES, at, choices, choose, come_to, deciding, run, told
from .mediterranean import ROME
from .table import Table, around_rome


def play_on(s: Record, step: int, a: int, b: int = 0) -> None:
    """A step comes in between, at the end of the last action of the turn."""
    s.step, s.action, s.served, s.pending = AT_END_ACTION, COLOURS, s.seats, 0
    interrupt(s, step, a, b)
    RULES["advance"](s, ROOM, False)


def fight_on(s: Record) -> None:
    """Both sides commit all they have, until the conflict is over."""
    while s.battle_at != NOWHERE:
        seat = deciding(s)[0]
        offered = choices(s, seat)
        commitments = [words for words in offered if words.startswith("commit")]
        if at(s) == "commit" and commitments:
            choose(s, seat, commitments[0])
        else:
            choose(s, seat, next((words for words in ("done", "pass") if words in offered), offered[0]))


@pytest.mark.rule("SA-064", "SA-388", "SA-327-R1")
def test_a_destroyed_empires_marker_is_remembered_for_timed_progress() -> None:
    s = empty_table(3, timed_progress=1)
    finns = realm(s, "finns", 1, 12, "finland")
    s.marker[finns], s.marker_placed[finns], s.marker_state[finns] = CIVILISE, 1, FACE_DOWN
    assert s.fallen_trade[1, CIVILISE] == NONE_FELL
    remove_empire(s, finns)
    assert s.fallen_trade[1, CIVILISE] == -2
    assert (s.marker[finns], s.marker_placed[finns], s.player[finns]) == (NOTHING, 0, NOBODY)


@pytest.mark.rule("SA-069", "SA-147")
def test_a_trade_counts_for_both_that_were_to_trade_by_their_markers() -> None:
    s = empty_table(2)
    syracuse, rome = realm(s, "syracusans", 0, 8, "sicily"), realm(s, "romans", 1, 10, "latium")
    s.trade_due[[syracuse, rome]] = 1
    play_on(s, AT_PARTNER, syracuse)
    choose(s, 0, "trade_with romans")
    assert s.trade_due.sum() == 0
    assert s.acted[:2, TRADE].tolist() == [1, 1]


@pytest.mark.rule("SA-016", "SA-269")
def test_a_truce_ends_one_conflict_and_not_the_next() -> None:
    war = War({"knights": 2}, {"spearmen": 2}, 7, 7, 7, 0)
    s = war.s
    for counter in range(len(s.unit_at)):
        if s.unit_at[counter] == region(HERE):
            s.came_from[counter] = region("poland")
    last(s, "truce")
    play_on(s, AT_ROUND, region(HERE), war.french * 16 + war.franks)
    fight_on(s)
    assert war.sizes() == (0, 2) and war.control == war.franks
    assert s.stacks[war.french, region("poland")] == 3
    assert (s.lasting == NOTHING).all()


@pytest.mark.rule("SA-008-R1")
def test_ships_called_back_hold_the_sea_again_that_they_had_left() -> None:
    s = empty_table(2)
    english, vikings = realm(s, "english", 0, 24, "england"), realm(s, "vikings", 1, 20, "denmark")
    (ship,) = garrison(s, english, "denmark", galleys=1)
    s.came_from[ship], s.control[region("north_sea")] = region("north_sea"), NOBODY
    last(s, "truce")
    play_on(s, AT_ROUND, region("denmark"), english * 16 + vikings)
    fight_on(s)
    assert (s.unit_at[ship], s.control[region("north_sea")]) == (region("north_sea"), english)


@pytest.mark.rule("SA-255", "SA-286", "SA-295")
def test_an_artifact_lost_in_a_conflict_takes_a_leader_along_whom_it_allowed() -> None:
    war = War({"knights": 3}, {"spearmen": 1}, 7, 0)
    s = war.s
    adorn(s, region(HERE), "temple_of_diana")
    for kind in ("artist", "builder", "merchant", "prophet"):
        lead(s, war.franks, "volga", kind)
    play_on(s, AT_ROUND, region(HERE), war.french * 16 + war.franks)
    fight_on(s)
    assert war.control == war.french
    assert (at(s), deciding(s), len(choices(s, 1))) == ("surplus_leader", (1,), 4)
    choose(s, 1, "give_up_leader artist volga")
    assert leaders_of(s, war.franks) == 3 and at(s) != "surplus_leader"


@pytest.mark.rule("SA-016", "SA-165")
@pytest.mark.parametrize("rules", [1, 2])
def test_colonists_of_a_manoeuvre_that_was_called_off_move_in_the_next(rules: int) -> None:
    """They do not move in the action in which they come; a mutiny ends that."""
    s = around_rome("byzantines", rules=rules)
    hand(s, 1, "tibetans")
    table = Table(s, AT_MOVE, ROME).play("play_event byzantines colonists", "pass", "choose_region illyria")
    table.play("raise_unit spearmen illyria", "done")
    assert table.match.observed(0).in_move.sum() == MOVED
    table.play("play_event tibetans mutiny")
    assert table.step == "marker"  # the next turn
    assert bool(table.match.observed(0).in_move.any()) == (rules == 1)


@pytest.mark.rule("SA-284", "SA-294", "SA-295")
@pytest.mark.parametrize(
    ("there", "rules", "surplus"), [("sicily", 2, False), ("lombardy", 2, True), ("sicily", 1, True)]
)
def test_a_leader_who_dies_beside_the_lost_artifact_is_the_one_too_many(there: str, rules: int, surplus: bool) -> None:
    """A volcano takes the Temple of Diana; by rules 1 a second leader went with the one who was left alone."""
    s = around_rome("tang", rules=rules)
    adorn(s, region("sicily"), "temple_of_diana")
    for kind, place in (("artist", there), ("builder", "latium"), ("merchant", "latium"), ("prophet", "lombardy")):
        settle(s, ROME, kind, place)
    table = Table(s, AT_CIVILISE, ROME, 0).play("play_event tang volcano", "aim_at romans", "choose_region sicily")
    assert (table.step == "surplus_leader") == surplus
    assert leaders_of(table.s, ROME) == (4 if there == "lombardy" else 3)


@pytest.mark.rule("SA-309")
def test_who_takes_a_confucian_city_may_take_up_its_religion() -> None:
    war = War({"knights": 3}, {"spearmen": 1}, 7, 0)
    s = war.s
    s.city[region(HERE)] = 3
    s.religion[war.franks] = artifact("confucianism")
    play_on(s, AT_ROUND, region(HERE), war.french * 16 + war.franks)
    fight_on(s)
    assert war.control == war.french
    assert (at(s), deciding(s), choices(s, 0)) == ("event_choice", (0,), ["pass", "take_up confucianism"])
    choose(s, 0, "take_up confucianism")
    assert s.religion[war.french] == artifact("confucianism")


@pytest.mark.rule("SA-304", "SA-309")
@pytest.mark.parametrize(("religion", "rules", "asked"), [("judaism", 2, False), ("judaism", 1, True), ("", 2, True)])
def test_a_confucian_city_in_disorder_lets_nobody_change_a_religion(religion: str, rules: int, asked: bool) -> None:
    """It is one's own by then, and in disorder only a first religion can be taken; by rules 1 it was asked before."""
    war = War({"knights": 3}, {"spearmen": 1}, 7, 0)
    s = war.s
    s.rules = rules
    s.city[region(HERE)], s.disorder[region(HERE)] = 3, 1
    s.religion[war.franks] = artifact("confucianism")
    if religion:
        s.religion[war.french] = artifact(religion)
    play_on(s, AT_ROUND, region(HERE), war.french * 16 + war.franks)
    fight_on(s)
    assert (war.control, s.disorder[region(HERE)]) == (war.french, 1)
    assert (at(s) == "event_choice") == asked


@pytest.mark.rule("SA-309")
def test_without_a_city_no_religion_is_taken_up() -> None:
    war = War({"knights": 3}, {"spearmen": 1}, 7, 0)
    war.s.religion[war.franks] = artifact("confucianism")
    play_on(war.s, AT_ROUND, region(HERE), war.french * 16 + war.franks)
    fight_on(war.s)
    assert war.control == war.french and at(war.s) != "event_choice"


@pytest.mark.rule("SA-106")
def test_what_an_event_did_for_one_action_ends_with_it() -> None:
    s = empty_table(3)
    realm(s, "romans", 1, 10, "latium")
    last(s, "time_ripple")
    last(s, "silk_road", 0)
    s.action, s.served = CIVILISE, 1
    end_slot(s)
    assert (s.lasting != NOTHING).sum() == 1


@pytest.mark.rule("SA-035", "SA-035-R1")
def test_a_game_limited_to_an_age_ends_when_an_empire_leaves_it() -> None:
    s = empty_table(2, last_age=2)
    romans = realm(s, "romans", 0, 14, "latium")
    assert not agreed_end(s)
    s.level[romans] = 15
    assert agreed_end(s)
    s.last_age = 0
    assert not agreed_end(s)


@pytest.mark.rule("SA-047", "SA-050-R1")
def test_a_newcomer_joins_to_the_right_of_the_holder_of_the_turn_marker() -> None:
    s = empty_table(3)
    run(s, AT_MARKER)
    assert may_join(s)
    s.holder = 1
    assert not may_join(s)


@pytest.mark.rule("SA-008-R2", "SA-122")
def test_air_units_that_hold_a_region_keep_it_in_a_production_that_is_paid() -> None:
    s = empty_table(2)
    english = realm(s, "english", 0, 42, "england", money=50)
    garrison(s, english, "ireland", fighters=1)
    standing_checks(s)
    play_on(s, AT_INCOME, english)
    come_to(s, "build")
    assert s.control[region("ireland")] == english and s.disorder[region("ireland")] == 0


@pytest.mark.rule("SA-122", "SA-118")
def test_a_region_whose_last_unit_on_land_is_unpaid_is_lost_with_its_air_units_in_it() -> None:
    s = empty_table(2)
    english = realm(s, "english", 0, 42, "england")
    s.city[region("england")] = 0
    s.disorder[region("england")] = s.disorder[region("ireland")] = 1
    garrison(s, english, "ireland", fighters=1, spearmen=1)
    s.disorder[region("ireland")] = 1
    s.money[english] = 2
    play_on(s, AT_INCOME, english)
    come_to(s, "unpaid")
    choose(s, 0, "disband spearmen ireland")
    assert s.control[region("ireland")] == NOBODY and s.disorder[region("ireland")] == 1
    assert told(s, "upkeep_paid")[0][1] == 2


@pytest.mark.rule("SA-399")
def test_with_take_that_only_neighbours_of_a_conflict_play_cards_in_it() -> None:
    war = War({"knights": 2}, {"spearmen": 2}, take_that=1)
    s = war.s
    s.seats, s.pair[2] = 3, 2
    realm(s, "tamils", 2, 8, "deccan")
    begin_conflict(s, region(HERE), war.french, war.franks)
    ambush = EVENT_IDS.index("ambush")
    assert [can_play(s, seat, ambush, NOBODY) for seat in range(3)] == [True, True, False]
    s.take_that = 0
    assert can_play(s, 2, ambush, NOBODY)
