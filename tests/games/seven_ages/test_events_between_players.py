"""Events of trades, conflicts and hands."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.atlas import ELEPHANT_REGION, ELEPHANTS, REGION_IDS, REGIONS
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.icons import TIMING_CIVILISE
from aevum.games.seven_ages.rules import targets, worth
from aevum.games.seven_ages.rules.counters import units_of_type
from aevum.games.seven_ages.rules.effect_frames import ask, pack_who
from aevum.games.seven_ages.rules.effects_choices import hides_pool
from aevum.games.seven_ages.rules.targets import LATER, offer_events
from aevum.games.seven_ages.rules.trade import BY_CARD
from aevum.games.seven_ages.state import (
    COVERED,
    FREE,
    IN_DECK,
    IN_DISCARDS,
    IN_HAND,
    MOVED,
    NOTHING,
    SPENT,
)
from aevum.games.seven_ages.steps import AT_EVENT_REGION
from aevum.games.seven_ages.tables import CARD_IDS, EVENT_IDS

from .board import empty_table, garrison, hand, on_top, region, unit
from .mediterranean import CARTHAGE, GAUL, ROME, artifact, battle, count, disturb, lasting, mediterranean
from .stage import Stage, hold

pytestmark = pytest.mark.rule("SA-267")


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
    s.city[region("burgundy")] = 1
    battle(s, ROME, GAUL, "burgundy")
    Stage(s).play(2, hold(s, 2, event), NOBODY)
    assert lasting(s) == [(clause, side, NOBODY)]


@pytest.mark.parametrize(("rules", "playable"), [(2, []), (1, ["germans"])])
def test_a_night_attack_needs_a_city(rules: int, playable: list[str]) -> None:
    """Where none is there is none to ignore; by rules 1 the card could be wasted."""
    s = mediterranean()
    s.rules = rules
    battle(s, ROME, GAUL, "burgundy")
    assert hold(s, 2, "night_attack") == "germans"
    assert Stage(s).playable(2, NOBODY, "night_attack") == playable


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("event", ["foul_weather", "rally", "truce", "ambush", "surprise_attack"])
def test_what_is_in_force_is_not_played_again_unless_it_adds(event: str, rules: int) -> None:
    """A second truce would end nothing more, a second ambush adds 4 more; by rules 1 a card could be wasted."""
    s = mediterranean()
    s.rules = rules
    battle(s, ROME, GAUL, "burgundy")
    Stage(s).play(2, hold(s, 2, event), NOBODY)
    hold(s, 1, event)
    adds = event in ("ambush", "surprise_attack")
    assert bool(Stage(s).playable(1, NOBODY, event)) == (adds or rules == 1)


def test_a_second_embargo_calls_nothing_more_off() -> None:
    """A second famine for the same empire does: incomes are halved again."""
    s = trade()
    Stage(s).play(2, hold(s, 2, "embargo"), ROME)
    hold(s, 1, "embargo")
    assert not Stage(s).playable(1, ROME, "embargo")
    Stage(s).play(2, hold(s, 2, "famine"), NOBODY, "aim_at romans")
    assert hold(s, 1, "famine") in Stage(s).playable(1, NOBODY, "famine")


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


@pytest.mark.rule("SA-096-R2", "SA-138-R1")
def test_treachery_hands_over_elephants_unless_their_region_is_the_enemys() -> None:
    """They have no colour: an unnamed one goes over, covered or not; one whose region the Gaul holds does not stay."""
    for unnamed in (True, False):
        s = mediterranean()
        battle(s, ROME, GAUL, "burgundy")
        elephant = ELEPHANTS - 1 if unnamed else 0
        s.shared_by[elephant] = GAUL
        if not unnamed:
            garrison(s, GAUL, REGION_IDS[ELEPHANT_REGION[0]], spearmen=1)
        (counter,) = garrison(s, GAUL, "burgundy", elephants=1)
        s.in_conflict[counter] = COVERED
        for other in np.flatnonzero(s.unit_at == region("burgundy")):
            s.in_conflict[other] = max(int(s.in_conflict[other]), SPENT)
        Stage(s).play(0, hold(s, 0, "treachery"), NOBODY, "act_for romans", "lose_unit elephants")
        assert s.shared_by[elephant] == (ROME if unnamed else GAUL)
        assert (count(s, GAUL, "burgundy"), count(s, ROME, "burgundy")) == (3, 2 if unnamed else 1)
        assert s.in_conflict[counter] == FREE


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


@pytest.mark.rule("SA-020")
@pytest.mark.parametrize(("rules", "left", "asked"), [(3, 1, True), (3, 2, False), (2, 1, False)])
def test_that_a_pool_is_empty_does_not_show_by_not_asking(rules: int, left: int, asked: bool) -> None:
    """Of three conscripts two have come, and the pool may have no other; the first could not come without one."""
    s = mediterranean()
    s.rules = rules
    for place in np.flatnonzero(s.control == ROME)[1:]:
        s.control[place] = NOBODY
    conscription = int(EVENT_CLAUSES[EVENT_IDS.index("conscription"), FIRST])
    ask(s, AT_EVENT_REGION, pack_who(ROME, NOBODY, 0, left + 1), conscription)
    assert bool(hides_pool(s, 0)) is asked


@pytest.mark.rule("SA-020")
@pytest.mark.parametrize(("rules", "asked"), [(3, True), (2, False)])
def test_that_a_pool_has_none_for_some_places_does_not_show_by_not_asking(rules: int, asked: bool) -> None:
    """Where a card raises whatever an empire likes it may have ships alone, and one coast for them."""
    s = mediterranean()
    s.rules = rules
    conscription = int(EVENT_CLAUSES[EVENT_IDS.index("conscription"), FIRST])
    ask(s, AT_EVENT_REGION, pack_who(ROME, NOBODY, 0, 3), conscription)
    assert (s.control == ROME).sum() > 1 and bool(hides_pool(s, 0)) is asked


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
