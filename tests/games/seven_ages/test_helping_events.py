"""SA-267: events of 7 Ages that help empires and players: what each does, in numbers, and when it is refused."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.atlas import REGIONS
from aevum.games.seven_ages.icons import TIMING_CIVILISE
from aevum.games.seven_ages.rules import targets, worth
from aevum.games.seven_ages.rules.counters import units_of_type
from aevum.games.seven_ages.rules.standing import total_add
from aevum.games.seven_ages.rules.targets import LATER, offer_events
from aevum.games.seven_ages.rules.trade import BY_CARD
from aevum.games.seven_ages.state import (
    FREE,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    MOVED,
    NOTHING,
)
from aevum.games.seven_ages.tables import CARD_IDS, EXPLORER, LEADERS, MOST_MONEY, TACTICIAN
from aevum.games.seven_ages.words import VERB_RANGE

from .board import empty_table, garrison, hand, on_top, region, unit
from .mediterranean import CARTHAGE, GAUL, ROME, artifact, battle, count, disturb, lasting, lead, mediterranean
from .stage import Stage, hold, playing

pytestmark = pytest.mark.rule("SA-267")


@pytest.mark.parametrize(("event", "money"), [("financier", 40), ("gold_strike", 32)])
def test_money_comes_in_a_production(event: str, money: int) -> None:
    """Rome has 20; the card of the production is played for the empire that produces."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, event), ROME)
    assert s.money[ROME] == money


@pytest.mark.parametrize("event", ["financier", "gold_strike"])
def test_money_is_for_the_empire_that_produces(event: str) -> None:
    """Not in another player's production, and not where 199 are saved already."""
    s = mediterranean()
    hold(s, 0, event)
    assert not Stage(s).playable(0, GAUL, event)
    s.money[ROME] = MOST_MONEY
    assert not Stage(s).playable(0, ROME, event)


@pytest.mark.rule("SA-113")
def test_bountiful_harvest_lasts_for_the_turn() -> None:
    """Two more for every wheat region, until the end of the turn."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "bountiful_harvest"), ROME)
    assert lasting(s) == [("income add=2 symbol=wheat target=self until=end_turn", ROME, NOBODY)]


def test_bountiful_harvest_needs_wheat() -> None:
    """The Gauls have none."""
    s = mediterranean()
    hold(s, 1, "bountiful_harvest")
    assert not Stage(s).playable(1, GAUL, "bountiful_harvest")


def test_invention_is_one_level() -> None:
    """From 12 to 13."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "invention"), ROME)
    assert s.level[ROME] == 13


def test_invention_needs_an_empire_that_acts() -> None:
    """Not off-empire, and not past the last level."""
    s = mediterranean()
    hold(s, 0, "invention")
    assert not Stage(s).playable(0, NOBODY, "invention")
    s.level[ROME] = 50
    assert not Stage(s).playable(0, ROME, "invention")


def test_enlightenment_helps_who_is_behind() -> None:
    """Carthage is ahead with 14: Rome goes from 12 to 14."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "enlightenment"), ROME)
    assert s.level[ROME] == 14


def test_enlightenment_is_not_for_the_most_advanced() -> None:
    """Carthage is not behind anybody."""
    s = mediterranean()
    hold(s, 2, "enlightenment")
    assert not Stage(s).playable(2, CARTHAGE, "enlightenment")


@pytest.mark.rule("SA-299")
def test_born_to_rule_draws_three_and_keeps_one() -> None:
    """A cup with a tactician, an explorer and a no-leader counter: one is kept and placed, the others go back."""
    s = mediterranean()
    s.cup[:] = 0
    s.cup[[TACTICIAN, EXPLORER, len(s.cup) - 1]] = 1
    stage = Stage(s)
    stage.play(0, hold(s, 0, "born_to_rule"), ROME, "keep_drawn explorer", "choose_region sicily")
    assert stage.asked[0] == (0, ("pass", "keep_drawn tactician", "keep_drawn explorer"))
    assert (s.leader[0], s.leader_of[0], s.leader_at[0]) == (LEADERS + EXPLORER, ROME, region("sicily"))
    assert [int(s.cup[kind]) for kind in (TACTICIAN, EXPLORER, len(s.cup) - 1)] == [1, 0, 1]


@pytest.mark.rule("SA-301")
def test_born_to_rule_can_keep_nobody() -> None:
    """All three go back."""
    s = mediterranean()
    s.cup[:] = 0
    s.cup[TACTICIAN] = 3
    Stage(s).play(0, hold(s, 0, "born_to_rule"), ROME, "pass")
    assert (s.leader[0], s.cup[TACTICIAN], s.chosen_count) == (NOTHING, 3, 0)


@pytest.mark.rule("SA-295")
def test_born_to_rule_keeps_to_the_limit() -> None:
    """Gauls may have two leaders; with two there is no room, with an empty cup nobody to draw."""
    s = mediterranean()
    hold(s, 1, "born_to_rule")
    lead(s, GAUL, "builder", "burgundy")
    assert Stage(s).playable(1, GAUL, "born_to_rule")
    lead(s, GAUL, "artist", "burgundy")
    assert not Stage(s).playable(1, GAUL, "born_to_rule")
    s.leader[:] = NOTHING
    s.cup[:] = 0
    assert not Stage(s).playable(1, GAUL, "born_to_rule")


def test_migration_is_a_manoeuvre() -> None:
    """The empire that acts moves at once, after the card is discarded."""
    s = mediterranean()
    stage = Stage(s)
    card = hold(s, 0, "migration")
    stage.play(0, card, ROME)
    assert stage.others == [("move", ROME, 0)]
    assert (s.card_at[CARD_IDS.index(card)], s.played_card) == (IN_DISCARDS, NOTHING)


def test_migration_needs_an_empire() -> None:
    """Off-empire nobody migrates."""
    s = mediterranean()
    hold(s, 0, "migration")
    assert not Stage(s).playable(0, NOBODY, "migration")


@pytest.mark.rule("SA-016")
def test_conscription_raises_three_infantry() -> None:
    """All three in Lombardy, though it has no city: the event wins over the limit of one unit a region."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(
        0,
        hold(s, 0, "conscription"),
        ROME,
        *("choose_region lombardy", "raise_unit swordsmen lombardy"),
        *("choose_region lombardy", "raise_unit spearmen lombardy"),
        *("choose_region lombardy", "raise_unit spearmen lombardy"),
    )
    assert (count(s, ROME, "lombardy"), s.money[ROME]) == (4, 20)
    assert units_of_type(s, ROME, region("lombardy"), unit("swordsmen")) == 1
    assert stage.asked[0][1] == ("choose_region lombardy", "choose_region latium", "choose_region sicily")
    assert stage.asked[2][1][0] == "done"


def test_conscription_can_stop_and_needs_counters() -> None:
    """One is enough; without a counter in the pool nothing can be raised."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "conscription"), ROME, "choose_region sicily", "raise_unit spearmen sicily", "done")
    assert count(s, ROME, "sicily") == 2
    hold(s, 0, "conscription")
    free = (s.unit_at == NOTHING) & (s.unit_type != unit("archers"))
    s.unit_at[free] = REGIONS - 1
    assert not Stage(s).playable(0, ROME, "conscription")


@pytest.mark.rule("SA-183")
def test_shipwrights_build_two_ships_at_a_shore() -> None:
    """Lombardy has two shores; a ship lies at the one that is chosen."""
    s = mediterranean()
    Stage(s).play(
        0,
        hold(s, 0, "shipwrights"),
        ROME,
        *("choose_region lombardy", "raise_unit galleys tyrrhenian_sea"),
        *("choose_region latium", "raise_unit galleys tyrrhenian_sea"),
    )
    ships = [counter for counter in range(len(s.unit_at)) if s.unit_type[counter] == unit("galleys")]
    placed = [(int(s.unit_at[ship]), int(s.unit_shore[ship])) for ship in ships if s.unit_at[ship] >= 0]
    assert (region("lombardy"), 1) in placed
    assert (region("latium"), 0) in placed


@pytest.mark.rule("SA-135")
def test_shipwrights_need_a_coast_and_no_ban() -> None:
    """Mongols have no ships; Gauls without a coast neither."""
    s = mediterranean()
    hold(s, 1, "shipwrights")
    assert Stage(s).playable(1, GAUL, "shipwrights")
    s.card[GAUL] = CARD_IDS.index("mongols")
    assert not Stage(s).playable(1, GAUL, "shipwrights")
    s.card[GAUL] = CARD_IDS.index("gauls")
    s.control[region("aquitaine")] = NOBODY
    assert not Stage(s).playable(1, GAUL, "shipwrights")


def test_urban_renewal_improves_a_city() -> None:
    """Carthage grows from 1 to 3."""
    s = mediterranean()
    Stage(s).play(2, hold(s, 2, "urban_renewal"), CARTHAGE)
    assert s.city[region("carthage")] == 3


@pytest.mark.rule("SA-318")
def test_urban_renewal_keeps_to_the_age() -> None:
    """A city of 5 needs Age 4, barbarians have none, and Free Tribes forbid it."""
    s = mediterranean()
    hold(s, 0, "urban_renewal")
    assert not Stage(s).playable(0, ROME, "urban_renewal")
    s.level[ROME] = 22
    assert Stage(s).playable(0, ROME, "urban_renewal")
    Stage(s).play(1, hold(s, 1, "free_tribes"), GAUL, "aim_at romans")
    assert not Stage(s).playable(0, ROME, "urban_renewal")


def test_master_masons_build_two_forts() -> None:
    """In two own lands, for nothing."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "master_masons"), ROME, "choose_region latium", "choose_region sicily")
    assert [int(s.fort[region(place)]) for place in ("latium", "lombardy", "sicily")] == [1, 0, 1]
    assert s.money[ROME] == 20


@pytest.mark.rule("SA-133")
def test_master_masons_need_room() -> None:
    """A region holds one fort."""
    s = mediterranean()
    s.fort[:] = 1
    hold(s, 0, "master_masons")
    assert not Stage(s).playable(0, ROME, "master_masons")


def test_restoration_removes_three_markers() -> None:
    """Of four disordered regions one is left; with three or fewer nobody is asked."""
    s = mediterranean()
    garrison(s, ROME, "provence", spearmen=1)
    disturb(s, "latium", "lombardy", "sicily", "provence")
    Stage(s).play(
        0,
        hold(s, 0, "restoration"),
        ROME,
        *("choose_region provence", "choose_region latium", "choose_region sicily"),
    )
    assert [int(s.disorder[region(each)]) for each in ("provence", "lombardy", "latium", "sicily")] == [0, 1, 0, 0]
    stage = Stage(s)
    stage.play(0, hold(s, 0, "restoration"), ROME)
    assert (s.disorder.sum(), stage.asked) == (0, [])


def test_restoration_needs_disorder() -> None:
    """In an empire in order there is nothing to restore; a neighbour's disorder does not count."""
    s = mediterranean()
    disturb(s, "burgundy")
    hold(s, 0, "restoration")
    assert not Stage(s).playable(0, ROME, "restoration")


@pytest.mark.rule("SA-368")
def test_golden_age_is_for_the_player() -> None:
    """It lasts for the empire named, and for its player's whole harvest."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "golden_age"), NOBODY)
    assert lasting(s) == [("glorymod mult=2 target=self until=end_turn", ROME, 0)]


@pytest.mark.parametrize("event", ["golden_age", "glory_proclaimed"])
def test_glory_needs_an_own_empire(event: str) -> None:
    """Whoever has no empire cannot play it."""
    s = empty_table(2)
    hold(s, 0, event)
    assert not Stage(s).playable(0, NOBODY, event)


def test_glory_doubted_is_for_all_players() -> None:
    """No empire is named, everybody's harvest is halved."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "glory_doubted"), NOBODY)
    assert lasting(s) == [("glorymod mult=0.5 target=all_players until=end_turn", NOBODY, NOBODY)]


def test_glory_doubted_waits_for_the_harvest() -> None:
    """Not in a civilise action: its moment is another."""
    s = mediterranean()
    card = hold(s, 0, "glory_doubted")
    hold(s, 0, "invention")
    out = np.zeros(400, np.int32)
    offered = out[: offer_events(s, 0, TIMING_CIVILISE, ROME, out, 0)].tolist()
    assert playing(card) not in map(VOCABULARY.to_words, offered)
    assert len(offered) == 1


def test_glory_proclaimed_is_three_points() -> None:
    """At once, whatever the harvest brings."""
    s = mediterranean()
    Stage(s).play(1, hold(s, 1, "glory_proclaimed"), NOBODY)
    assert s.glory[:3].tolist() == [0, 3, 0]


def test_decadence_is_for_one_empire() -> None:
    """The points of that empire only."""
    s = mediterranean()
    Stage(s).play(1, hold(s, 1, "decadence"), NOBODY, "aim_at romans")
    assert lasting(s) == [("glorymod mult=0 target=any_empire until=end_turn", ROME, NOBODY)]


def test_decadence_needs_an_empire() -> None:
    """Nobody decays on an empty map."""
    s = empty_table(2)
    hold(s, 0, "decadence")
    assert not Stage(s).playable(0, NOBODY, "decadence")


def test_legend_pays_for_each_leader() -> None:
    """Two leaders, two points."""
    s = mediterranean()
    lead(s, ROME, "builder", "latium")
    lead(s, ROME, "artist", "sicily")
    Stage(s).play(0, hold(s, 0, "legend"), NOBODY)
    assert s.glory[0] == 2


def test_legend_needs_a_leader() -> None:
    """The leaders of others do not count."""
    s = mediterranean()
    lead(s, GAUL, "builder", "burgundy")
    hold(s, 0, "legend")
    assert not Stage(s).playable(0, NOBODY, "legend")


@pytest.mark.rule("SA-269")
def test_silk_road_adds_to_the_range() -> None:
    """Three more for the empire named, until the end of the turn."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "silk_road"), NOBODY)
    assert (total_add(s, ROME, VERB_RANGE), total_add(s, GAUL, VERB_RANGE)) == (3, 0)


def test_silk_road_needs_an_own_empire() -> None:
    """Without one there is no range."""
    s = empty_table(2)
    hold(s, 0, "silk_road")
    assert not Stage(s).playable(0, NOBODY, "silk_road")


def trade(partner: int = GAUL) -> Record:
    """Rome trades; no card is laid yet."""
    s = mediterranean()
    s.side_empire[:] = ROME, partner
    s.side_seat[:] = 0, s.player[partner] if partner >= 0 else NOBODY
    return s


def test_sharp_dealing_is_for_the_own_side() -> None:
    """The partner may play it too, for its side."""
    s = trade()
    Stage(s).play(1, hold(s, 1, "sharp_dealing"), ROME)
    assert lasting(s) == [("trade add=3 target=self until=next_trade", GAUL, NOBODY)]


@pytest.mark.parametrize("event", ["sharp_dealing", "false_coin", "market_spies"])
def test_tricks_of_trade_are_for_those_who_trade(event: str) -> None:
    """Carthage takes no part in this trade; when it is won it is too late."""
    s = trade()
    hold(s, 2, event)
    assert not Stage(s).playable(2, ROME, event)
    hand_over = s.card_at == IN_HAND + 2
    s.card_at[hand_over] = IN_HAND + 0
    assert Stage(s).playable(0, ROME, event)
    assert not Stage(s).playable(0, ROME + LATER, event)


@pytest.mark.parametrize(("event", "op"), [("false_coin", "swap_card"), ("market_spies", "see_card")])
def test_tricks_of_trade_lie_ready(event: str, op: str) -> None:
    """The trade itself carries them out."""
    s = trade()
    Stage(s).play(0, hold(s, 0, event), ROME)
    assert lasting(s) == [(f"trade op={op} target=self", ROME, NOBODY)]


def test_embargo_calls_a_trade_off() -> None:
    """Anybody can do that."""
    s = trade()
    Stage(s).play(2, hold(s, 2, "embargo"), ROME)
    assert lasting(s) == [("cancel what=trade", NOBODY, NOBODY)]


@pytest.mark.parametrize("event", ["embargo", "market_spies"])
def test_embargo_and_spies_come_before_cards_are_laid(event: str) -> None:
    """Then it is too late."""
    s = trade()
    hold(s, 0, event)
    assert Stage(s).playable(0, ROME, event)
    s.side_card[1] = 5
    assert not Stage(s).playable(0, ROME, event)


def test_monopoly_takes_ten_from_the_loser() -> None:
    """The Gauls have only seven."""
    s = trade()
    Stage(s).play(0, hold(s, 0, "monopoly"), ROME + LATER)
    assert (s.money[ROME], s.money[GAUL]) == (27, 0)


def test_monopoly_needs_a_win_over_somebody_with_money() -> None:
    """Not before the trade is won, not for the loser, not against the draw pile or the poor."""
    s = trade()
    hold(s, 0, "monopoly")
    assert not Stage(s).playable(0, ROME, "monopoly")
    assert not Stage(s).playable(0, GAUL + LATER, "monopoly")
    s.money[GAUL] = 0
    assert not Stage(s).playable(0, ROME + LATER, "monopoly")
    s.money[GAUL] = 1
    s.side_empire[1] = NOBODY
    assert not Stage(s).playable(0, ROME + LATER, "monopoly")


@pytest.mark.parametrize(
    ("event", "clause", "side"),
    [
        ("ambush", "conflict add=4 side=defender until=round", GAUL),
        ("surprise_attack", "conflict add=4 side=attacker until=round", ROME),
        ("night_attack", "conflict op=ignore_city side=attacker until=conflict", ROME),
        ("foul_weather", "conflict op=zero_class class=missile until=conflict", NOBODY),
        ("rally", "conflict op=ignore_disorder side=both until=conflict", NOBODY),
        ("truce", "cancel what=conflict", NOBODY),
    ],
)
def test_events_of_a_conflict_are_for_a_side(event: str, clause: str, side: int) -> None:
    """Anybody may play them; the card says which side has the effect."""
    s = mediterranean()
    battle(s, ROME, GAUL, "burgundy")
    Stage(s).play(2, hold(s, 2, event), NOBODY)
    assert lasting(s) == [(clause, side, NOBODY)]


def test_feigned_retreat_sends_the_attacker_back() -> None:
    """It lies ready for the round."""
    s = mediterranean("etruscans")
    battle(s, ROME, GAUL, "burgundy")
    Stage(s).play(2, hold(s, 2, "feigned_retreat"), NOBODY)
    assert lasting(s) == [("conflict op=force_retreat side=attacker until=conflict", ROME, NOBODY)]


@pytest.mark.rule("SA-268")
@pytest.mark.parametrize(
    "event",
    [
        *("ambush", "surprise_attack", "night_attack", "foul_weather", "rally", "truce", "feigned_retreat"),
        *("second_wind", "valour", "treachery"),
    ],
)
def test_events_of_a_conflict_are_not_offered_elsewhere(event: str) -> None:
    """In a civilise action none of them can be played."""
    s = mediterranean("etruscans")
    hold(s, 0, event)
    assert offer_events(s, 0, TIMING_CIVILISE, ROME, np.zeros(400, np.int32), 0) == 0


def test_second_wind_is_for_the_side_that_is_named() -> None:
    """Another player favours the defender."""
    s = mediterranean()
    battle(s, ROME, GAUL, "burgundy")
    stage = Stage(s)
    stage.play(2, hold(s, 2, "second_wind"), NOBODY, "act_for gauls")
    assert lasting(s) == [("conflict op=redraw until=round", GAUL, NOBODY)]
    assert stage.asked[0] == (2, ("act_for gauls", "act_for romans"))


def test_second_wind_and_valour_need_sides() -> None:
    """Without a conflict there is nobody to name."""
    s = mediterranean()
    hold(s, 0, "second_wind")
    hold(s, 0, "valour")
    assert not Stage(s).playable(0, NOBODY, "second_wind")
    assert not Stage(s).playable(0, NOBODY, "valour")


def test_valour_is_an_elite_marker() -> None:
    """Rome has one and gets another."""
    s = mediterranean()
    battle(s, ROME, GAUL, "burgundy")
    Stage(s).play(0, hold(s, 0, "valour"), NOBODY, "act_for romans")
    assert (s.elite[ROME], s.elite[GAUL]) == (2, 0)


def test_truce_is_not_for_start_regions() -> None:
    """A conflict in which an empire is created must be fought."""
    s = mediterranean()
    battle(s, GAUL, ROME, "lombardy")
    s.action = 0
    hold(s, 2, "truce")
    assert Stage(s).playable(2, NOBODY, "truce")
    s.starts[GAUL] = s.starts[ROME]
    assert not Stage(s).playable(2, NOBODY, "truce")


def test_treachery_wins_a_unit_of_the_enemy() -> None:
    """The Gaul chooses his chariot; it stands on the Roman side, uncommitted."""
    s = mediterranean()
    battle(s, ROME, GAUL, "burgundy")
    Stage(s).play(0, hold(s, 0, "treachery"), NOBODY, "act_for romans", "lose_unit chariots")
    at = region("burgundy")
    assert (count(s, GAUL, "burgundy"), count(s, ROME, "burgundy")) == (2, 2)
    assert units_of_type(s, ROME, at, unit("chariots")) == 1
    assert s.control[at] == GAUL
    assert (s.in_conflict[s.unit_at == at] == FREE).all()


def test_treachery_without_a_counter_destroys() -> None:
    """Rome has no chariot left in its pool."""
    s = mediterranean()
    battle(s, ROME, GAUL, "burgundy")
    s.unit_at[(s.unit_type == unit("chariots")) & (s.unit_at == NOTHING)] = REGIONS - 1
    Stage(s).play(0, hold(s, 0, "treachery"), NOBODY, "act_for romans", "lose_unit chariots")
    assert (count(s, GAUL, "burgundy"), count(s, ROME, "burgundy")) == (2, 1)


def test_time_ripple_is_a_permission_for_the_player() -> None:
    """It lies ready for whoever creates an empire."""
    s = mediterranean()
    Stage(s).play(0, hold(s, 0, "time_ripple"), 0)
    assert lasting(s) == [("allow what=start_any_age target=self", NOBODY, 0)]


@pytest.mark.parametrize("event", ["time_ripple", "fortune"])
def test_only_who_acts_profits(event: str) -> None:
    """Another player's creation or destiny is no moment for these."""
    s = mediterranean()
    hold(s, 0, event)
    assert Stage(s).playable(0, 0, event)
    assert not Stage(s).playable(0, 1, event)


def test_conjunction_is_any_action() -> None:
    """Five actions; a trade is one that a card gives."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(0, hold(s, 0, "conjunction"), NOBODY, "take_action trade")
    names = ("production", "trade", "manoeuvre", "destiny", "civilise")
    assert stage.asked[-1] == (0, tuple(f"take_action {name}" for name in names))
    assert stage.others == [("partner", ROME, BY_CARD)]
    steps = {"production": "income", "manoeuvre": "move", "destiny": "peek", "civilise": "civilise"}
    for action, step in steps.items():
        s = mediterranean()
        stage = Stage(s)
        stage.play(0, hold(s, 0, "conjunction"), NOBODY, f"take_action {action}")
        assert stage.others == [(step, ROME, 0)]


def test_conjunction_needs_an_own_empire() -> None:
    """Nobody acts without one."""
    s = empty_table(2)
    hold(s, 0, "conjunction")
    assert not Stage(s).playable(0, NOBODY, "conjunction")


def test_fortune_draws_three_cards() -> None:
    """The hand may grow beyond six."""
    s = mediterranean()
    hand(s, 0, "english", "french", "russians", "zulus", "incas", "aztecs")
    on_top(s, "huns", "goths", "vandals")
    Stage(s).play(0, hold(s, 0, "fortune"), 0)
    assert s.hand_size[0] == 9
    assert all(s.card_at[CARD_IDS.index(name)] == IN_HAND for name in ("huns", "goths", "vandals"))


def test_fortune_needs_cards() -> None:
    """Neither draw pile nor discards: nothing to draw."""
    s = mediterranean()
    hold(s, 0, "fortune")
    s.deck_left = 0
    s.card_at[s.card_at == IN_DECK] = IN_HAND + 1
    assert not Stage(s).playable(0, 0, "fortune")


def test_theft_takes_a_random_card() -> None:
    """One of two cards changes hands; only both players know which."""
    s = mediterranean()
    hand(s, 1, "english", "french")
    stage = Stage(s)
    stage.play(0, hold(s, 0, "theft"), ROME)
    assert stage.asked[0] == (0, ("aim_at_player 2",))
    assert s.hand_size[:2].tolist() == [1, 1]
    assert {int(s.card_at[CARD_IDS.index(name)]) for name in ("english", "french")} == {IN_HAND, IN_HAND + 1}


def test_theft_needs_cards_in_another_hand() -> None:
    """Empty hands, and one's own, are no target."""
    s = mediterranean()
    hold(s, 0, "theft")
    hand(s, 0, "english")
    assert not Stage(s).playable(0, ROME, "theft")


def test_comet_costs_everybody_two_cards() -> None:
    """From the holder of the turn marker on each throws away two, whoever played the card too; one has only one."""
    s = mediterranean()
    hand(s, 0, "english", "french", "russians")
    hand(s, 1, "zulus")
    hand(s, 2, "incas", "aztecs")
    card = hold(s, 2, "comet")
    Stage(s).play(2, card, NOBODY, "throw_away english", "throw_away russians", "throw_away incas")
    assert s.hand_size[:3].tolist() == [1, 0, 0]
    assert s.card_at[CARD_IDS.index("french")] == IN_HAND
    assert all(s.card_at[CARD_IDS.index(name)] == IN_DISCARDS for name in ("english", "zulus", "aztecs", card))


def test_comet_needs_cards() -> None:
    """The comet itself does not count."""
    s = mediterranean()
    hold(s, 0, "comet")
    assert not Stage(s).playable(0, NOBODY, "comet")
    hand(s, 1, "english")
    assert Stage(s).playable(0, NOBODY, "comet")


@pytest.mark.rule("SA-266")
def test_wheel_of_fate_swaps_hands() -> None:
    """Without the card itself, which is discarded."""
    s = mediterranean()
    hand(s, 0, "english")
    hand(s, 1, "french", "russians")
    card = hold(s, 0, "wheel_of_fate")
    Stage(s).play(0, card, ROME, "aim_at_player 2")
    assert s.hand_size[:2].tolist() == [2, 1]
    places = [int(s.card_at[CARD_IDS.index(name)]) for name in ("english", "french", "russians", card)]
    assert places == [IN_HAND + 1, IN_HAND, IN_HAND, IN_DISCARDS]


def test_wheel_of_fate_needs_a_card_in_either_hand() -> None:
    """Two empty hands cannot be swapped."""
    s = mediterranean()
    hold(s, 0, "wheel_of_fate")
    assert not Stage(s).playable(0, ROME, "wheel_of_fate")
    hand(s, 0, "english")
    assert Stage(s).playable(0, ROME, "wheel_of_fate")


def test_archaeology_recovers_a_card() -> None:
    """Any card of the discards, but not itself."""
    s = mediterranean()
    hand(s, 0, "english", "french")
    s.card_at[[CARD_IDS.index("english"), CARD_IDS.index("french")]] = IN_DISCARDS
    s.hand_size[0] = 0
    stage = Stage(s)
    stage.play(0, hold(s, 0, "archaeology"), NOBODY, "recover french")
    assert stage.asked[0][1] in (("recover english", "recover french"), ("recover french", "recover english"))
    assert (s.card_at[CARD_IDS.index("french")], s.hand_size[0]) == (IN_HAND, 1)


def test_archaeology_needs_discards() -> None:
    """Nothing to dig for."""
    s = mediterranean()
    hold(s, 0, "archaeology")
    assert not Stage(s).playable(0, ROME, "archaeology")


def test_missionaries_spread_the_own_religion() -> None:
    """The Gauls take up the religion of Rome: 1 glory for their player."""
    s = mediterranean()
    s.religion[ROME] = artifact("judaism")
    stage = Stage(s)
    stage.play(0, hold(s, 0, "missionaries"), ROME, "aim_at gauls")
    assert (s.religion[GAUL], s.glory[1]) == (artifact("judaism"), 1)


@pytest.mark.rule("SA-304")
def test_missionaries_need_a_religion_and_somebody_to_convert(monkeypatch: pytest.MonkeyPatch) -> None:
    """No own religion; the same one; disorder where another stands; a last Age that is past; nobody in range."""
    s = mediterranean()
    hold(s, 0, "missionaries")
    assert not Stage(s).playable(0, ROME, "missionaries")
    s.religion[[ROME, GAUL, CARTHAGE]] = artifact("zoroastrianism"), artifact("zoroastrianism"), artifact("hinduism")
    disturb(s, "numidia")
    assert not Stage(s).playable(0, ROME, "missionaries")
    s.disorder[:] = 0
    assert Stage(s).playable(0, ROME, "missionaries")
    s.level[CARTHAGE] = 22
    assert not Stage(s).playable(0, ROME, "missionaries")
    s.level[CARTHAGE] = 14
    for module in (targets, worth):
        monkeypatch.setattr(module, "in_range", lambda s, empire, other: False)
    assert not Stage(s).playable(0, ROME, "missionaries")


def test_holy_war_is_a_manoeuvre_with_zeal() -> None:
    """The bonus is in force before the manoeuvre begins."""
    s = mediterranean()
    s.religion[ROME] = artifact("judaism")
    stage = Stage(s)
    stage.play(0, hold(s, 0, "holy_war"), ROME)
    assert lasting(s) == [("conflict add=2 side=attacker if=other_religion until=end_turn", ROME, NOBODY)]
    assert stage.others == [("move", ROME, 0)]


def test_holy_war_without_religion_moves_nobody() -> None:
    """The failed condition voids its own clause only; off-empire the card cannot be played."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(0, hold(s, 0, "holy_war"), ROME)
    assert (stage.others, len(lasting(s))) == ([], 1)
    hold(s, 0, "holy_war")
    assert not stage.playable(0, NOBODY, "holy_war")


def test_free_tribes_know_no_cities_and_no_upkeep() -> None:
    """Both until the target's Age changes; and it moves at once, by its own player."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(0, hold(s, 0, "free_tribes"), ROME, "aim_at gauls")
    assert lasting(s) == [
        ("forbid what=cities target=any_empire until=end_age", GAUL, NOBODY),
        ("upkeep mult=0 target=any_empire until=end_age", GAUL, NOBODY),
    ]
    assert stage.others == [("move", GAUL, 0)]


def test_free_tribes_need_an_empire() -> None:
    """Nobody is free on an empty map."""
    s = empty_table(2)
    hold(s, 0, "free_tribes")
    assert not Stage(s).playable(0, NOBODY, "free_tribes")


def test_colonists_settle_neutral_land() -> None:
    """Two infantry in Provence and Austria: controlled at once, and they do not move in this action."""
    s = mediterranean()
    stage = Stage(s)
    stage.play(
        0,
        hold(s, 0, "colonists"),
        ROME,
        *("choose_region provence", "raise_unit spearmen provence"),
        *("choose_region austria", "raise_unit spearmen austria"),
    )
    assert [int(s.control[region(place)]) for place in ("provence", "austria")] == [ROME, ROME]
    there = (s.unit_at == region("provence")) | (s.unit_at == region("austria"))
    assert s.in_move[there].tolist() == [MOVED, MOVED]
    assert stage.asked[0][1] == ("choose_region provence", "choose_region austria", "choose_region illyria")


def test_colonists_need_neutral_land_beside() -> None:
    """All around belongs to somebody, or somebody stands there."""
    s = mediterranean()
    for place in ("provence", "austria", "illyria"):
        s.control[region(place)] = CARTHAGE
    hold(s, 0, "colonists")
    assert not Stage(s).playable(0, ROME, "colonists")
    s.control[region("illyria")] = NOBODY
    assert Stage(s).playable(0, ROME, "colonists")
    s.stacks[GAUL, region("illyria")] = 1
    assert not Stage(s).playable(0, ROME, "colonists")
