"""What choices say before they are made: true, and only from what their player sees."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from aevum.core.phrases import say_action, say_effect
from aevum.core.record import Record
from aevum.core.sequence import interrupt
from aevum.core.text import LANGUAGES, texts
from aevum.core.vocabulary import pack
from aevum.games.seven_ages import GAME, steps
from aevum.games.seven_ages.actions import AIM_AT, DONE, PASS, PLACE_OFF, PLAY_EVENT
from aevum.games.seven_ages.cautions import caution
from aevum.games.seven_ages.effects_of_choices import spare_marker_effects
from aevum.games.seven_ages.effects_seen import effects
from aevum.games.seven_ages.odds import conflict_odds
from aevum.games.seven_ages.rules import income
from aevum.games.seven_ages.rules.windows import pack_played
from aevum.games.seven_ages.sight import Sight
from aevum.games.seven_ages.state import CREATE, DESTROY, MARKER_IDS, NOTHING, OTHER, PRODUCTION, TRADE, WILD
from aevum.games.seven_ages.tables import CARD_EVENT, CARD_IDS, CARD_VALUE, EVENT_IDS, HAND
from tests.games.laid_out import NAMES
from tests.games.seven_ages.battle import War
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region
from tests.games.seven_ages.creation import create
from tests.games.seven_ages.mediterranean import CARTHAGE, GAUL, ROME, artifact, battle, disturb, lead, mediterranean
from tests.games.seven_ages.reason_tables import TABLES, civilising, creating, fighting, manoeuvre, revealing
from tests.games.seven_ages.table import Table, around_rome


def one(effects: list[dict[str, Any]], kind: str) -> dict[str, Any]:
    """The effect of a kind."""
    (found,) = (effect for effect in effects if effect["kind"] == kind)
    return found


@pytest.mark.parametrize("step", TABLES)
def test_every_choice_can_be_said_in_every_language(step: str) -> None:
    table = TABLES[step]()
    for words in table.choices:
        action, seen = GAME.vocabulary.from_words(words), table.seen(words)
        for said in (texts(lang, GAME.id) for lang in LANGUAGES):
            assert say_action(GAME, said, action, NAMES, {})
            assert all(say_effect(said, effect).text for effect in seen)


def test_what_is_built_costs_money_and_upkeep() -> None:
    table = TABLES["build"]()
    assert table.effects("build chariots latium") == {"money": -3, "upkeep": 1}
    assert table.effects("fortify latium") == {"money": -5}
    assert table.effects("done") == {}


@pytest.mark.rule("SA-090")
def test_what_the_last_money_of_a_new_empire_buys_costs_that_money_and_nothing_else() -> None:
    """With nothing left to buy the capital founds itself: that is told of who finishes, not of the fort."""
    s = mediterranean()
    ming = found(s, "ming", 0, 26, "kiangsu", money=6, arrived=NOTHING)
    garrison(s, ming, "kiangsu", cannon=1)
    table = Table(s, steps.AT_CREATE_UNIT, ming)
    assert table.effects("fortify kiangsu") == {"money": -5}
    assert table.effects("done")["income"] > 0


def test_markers_say_what_they_bring_and_where_they_do_nothing() -> None:
    s = empty_table()
    rome = found(s, "romans", 0, 12, "latium")
    garrison(s, rome, "latium", spearmen=2)
    table = Table(s, steps.AT_MARKER)
    values = one(table.seen("place production romans"), "production")["values"]
    assert values == {"income": income.income_of(s, rome), "upkeep": 2}
    assert table.effects("place create romans") == {"idle": 0}
    assert table.seen("place trade romans") == []


@pytest.mark.rule("SA-113")
@pytest.mark.parametrize(
    ("event", "turn", "action", "kind"),
    [
        ("famine", 4, TRADE, "too_late"),
        ("famine", 4, PRODUCTION, None),
        ("famine", 3, TRADE, None),
        ("conjunction", 4, TRADE, None),
    ],
)
def test_what_cuts_an_income_is_asked_once_more_when_nobody_has_any_to_come(
    event: str, turn: int, action: int, kind: str | None
) -> None:
    """Production of the last turn is over; a computer player leaves it at that."""
    s = around_rome(turn=turn, last_turn=4, action=action)
    told = caution(s, s, 0, pack(PLAY_EVENT, card_with(event), EVENT_IDS.index(event)))
    assert told == (kind and {"kind": kind, "rule": "SA-113", "idle": True})


@pytest.mark.rule("SA-267")
@pytest.mark.parametrize(
    ("event", "target", "kind"),
    [("famine", "romans", "own_empire"), ("famine", "gauls", None), ("missionaries", "romans", None)],
)
def test_harm_to_an_empire_of_ones_own_is_asked_once_more(event: str, target: str, kind: str | None) -> None:
    s = around_rome()
    interrupt(s, steps.AT_EVENT_TARGET, 0, pack_played(card_with(event), 0))
    told = caution(s, s, 0, pack(AIM_AT, CARD_IDS.index(target)))
    assert told == (kind and {"kind": kind, "rule": "SA-267"})


def card_with(event: str) -> int:
    """A card with an event."""
    return int(np.flatnonzero(CARD_EVENT == EVENT_IDS.index(event))[0])


def test_off_empire_most_markers_do_nothing() -> None:
    s = empty_table()
    told = {name: spare_marker_effects(s, s, 0, pack(PLACE_OFF, marker)) for marker, name in enumerate(MARKER_IDS)}
    assert {name: [effect["kind"] for effect in effects] for name, effects in told.items()} == {
        **{name: ["idle"] for name in ("production", "trade", "manoeuvre", "destroy")},
        **{"create": ["fitting"], "destiny": [], "civilise": ["only_cards"], "wild": ["wild_aside"]},
    }


@pytest.mark.parametrize(("cards", "fitting"), [(("macedonians", "sung"), 1), (("americans",), 0)])
def test_creating_says_how_many_cards_would_do(cards: tuple[str, ...], fitting: int) -> None:
    s = around_rome(*cards)
    (told,) = spare_marker_effects(s, s, 0, pack(PLACE_OFF, CREATE))
    assert told["values"] == {"fitting": fitting}


@pytest.mark.rule("SA-082")
@pytest.mark.parametrize(("holder", "kind"), [(0, "fitting"), (1, "fitting_if_first")])
def test_on_an_empty_map_cards_of_every_age_are_promised_to_the_first_alone(holder: int, kind: str) -> None:
    s = empty_table()
    s.holder = holder
    hand(s, 0, "babylonians", "huns", "scots")
    (told,) = spare_marker_effects(s, s, 0, pack(PLACE_OFF, CREATE))
    assert (told["kind"], told["values"]) == (kind, {"fitting": 3})


def test_colours_say_what_they_can_build() -> None:
    table = TABLES["create_colour"]()
    light, dark = table.seen("use_colour light_blue"), table.seen("use_colour blue")
    more, fewer = (one(told, "counters")["values"] for told in (light, dark))
    assert (more["naval"], fewer["naval"]) == (9, 8) and more["infantry"] > fewer["infantry"]
    assert "veteran" in table.effects("use_colour blue") and "veteran" not in table.effects("use_colour light_blue")
    pairs = TABLES["colour"]()
    pair = one(pairs.seen("take_colours blue"), "counters")["values"]
    assert pair == {name: more[name] + fewer[name] for name in more}


def test_money_spent_no_longer_counts_for_the_richest() -> None:
    s = mediterranean("syracusans")
    s.money[ROME], s.money[CARTHAGE], s.money[GAUL] = 32, 30, 0
    table = Table(s, steps.AT_BUILD, ROME)
    spent = table.effects("build chariots latium")
    assert (spent["money"], spent["harvest"]) == (-3, -1)
    assert "harvest" not in table.effects("build spearmen lombardy")  # 30 each: the holder of the marker is ahead


def test_order_is_worth_its_income_and_its_place() -> None:
    told = TABLES["pacify"]().effects("pacify sicily")
    assert (told["money"], told["disorder"], told["income"]) == (-7, -1, 5)


def test_cities_say_their_level_and_what_they_bring() -> None:
    assert TABLES["urbanise"]().effects("build_city sicily") == {"city": 1, "income": 1}
    assert TABLES["create_capital"]().effects("found_capital greece")["city"] == 1


def test_glory_is_bought_for_the_harvest() -> None:
    assert TABLES["buy_glory"]().effects("buy_glory romans 1") == {"harvest": 1, "money": -50}


def test_artifacts_bring_glory_to_whoever_receives_them() -> None:
    table = TABLES["artifact_empire"]()
    assert table.effects("give_artifact romans")["glory"] == 1
    assert "glory" not in table.effects("give_artifact gauls")
    told = one(civilising("boers").seen("play_artifact boers great_lighthouse"), "artifact")
    assert told["item"] == ("card", "artifact-great_lighthouse")


def test_another_faith_brings_disorder() -> None:
    def heathen(s: Record) -> None:
        s.religion[ROME] = artifact("hinduism")
        s.religion[GAUL] = s.religion[CARTHAGE] = artifact("buddhism")
        garrison(s, GAUL, "provence", spearmen=1)

    s = mediterranean()
    heathen(s)
    told = Table(s, steps.AT_CULTURE_SOURCE, ROME, artifact("buddhism")).effects("adopt_from gauls")
    assert (told["glory"], told["disorder"]) == (1, 1)
    assert told["income"] < 0


def test_events_say_what_they_do() -> None:
    (told,) = civilising("tang").seen("play_event tang volcano")
    assert told == {"kind": "event", "amount": 0, "item": ("card", "event-volcano")}


def test_a_new_empire_says_where_it_would_stand() -> None:
    told = creating("macedonians", "huns").seen("found macedonians")
    assert one(told, "start")["values"] == {"level": 13, "money": 11}
    assert one(told, "special")["item"] == ("card", "special-macedonians")
    assert [effect["kind"] for effect in told] == ["start", "special"]


@pytest.mark.rule("SA-214", "SA-214-R2")
def test_who_arranges_units_sees_each_total() -> None:
    war = War({"spearmen": 1, "cannon": 2}, {"spearmen": 1}, 0, 0)
    battle = war.begin().commit("all", "1 spearmen")

    def totals() -> dict[str, int]:
        actions = {words: GAME.vocabulary.from_words(words) for words in battle.choices()}
        return {words: one(effects(war.s, war.s, 0, action), "total")["amount"] for words, action in actions.items()}

    best, worse = 1 + 2 + 5, 2 + 2 + 1
    assert totals() == {"done": best, "put_in_front spearmen": best, "put_in_front cannon": best}
    battle.play("put_in_front cannon")
    assert totals() == {"put_in_front spearmen": best, "put_in_front cannon": worse}
    assert battle.play("put_in_front cannon").totals()[0] == worse


def test_leaders_say_what_they_do() -> None:
    told = TABLES["create_leader"]().seen("appoint alexander macedonia")
    assert [effect["item"] for effect in told] == [("card", "leader-tactician"), ("card", "leader-explorer")]


@pytest.mark.rule("SA-086-R1", "SA-088")
def test_a_first_unit_that_comes_by_itself_is_the_price_of_no_leader() -> None:
    """On level 1 only spearmen can be built: whoever is placed, or nobody, they are paid in the same move."""
    s = empty_table()
    empire = create(s, "sumerians")
    table = Table(s, steps.AT_CREATE_LEADER, empire)
    assert table.effects("pass") == {}
    assert set(table.effects("appoint sargon sumer")) == {"leader"}


@pytest.mark.rule("SA-261")
def test_destiny_says_how_many_cards_will_be_drawn() -> None:
    assert TABLES["discard"]().effects("done") == {"cards": HAND - 2}


@pytest.mark.parametrize(
    ("step", "words"), [("bid", "bid huns"), ("discard", "discard huns"), ("passage_card", "hand_over huns")]
)
def test_cards_say_their_value(step: str, words: str) -> None:
    assert TABLES[step]().effects(words)["value"] == CARD_VALUE[CARD_IDS.index("huns")] == 6


def test_trades_say_both_values_and_how_far_a_win_leads() -> None:
    s = around_rome("huns")
    disturb(s, "lombardy")
    told = Table(s, steps.AT_PARTNER, ROME).seen("trade_with carthaginians")
    assert one(told, "trade_values")["values"] == {"own": 0, "other": 2}
    assert one(told, "if_won")["amount"] == 3  # one for winning, one for having chosen it, one for a partner ahead


def test_a_card_laid_for_a_trade_says_its_total() -> None:
    (told,) = TABLES["trade_card"]().seen("lay_for_trade huns")
    assert told["values"] == {"total": 7}


def test_a_number_below_zero_has_a_minus_sign() -> None:
    told = one(TABLES["partner"]().seen("trade_with gauls"), "trade_values")
    assert say_effect(texts("en", GAME.id), told).text == "trade value 1 against −1"


def test_against_the_pile_the_chances_are_counted() -> None:
    s = around_rome("huns", "vandals")
    s.side_empire[0], s.side_seat[0] = ROME, 0
    table = Table(s, steps.AT_TRADE_CARD, ROME, 1)
    unseen = [int(CARD_VALUE[card]) for card, name in enumerate(CARD_IDS) if name not in (*IN_PLAY, "huns", "vandals")]
    told = one(table.seen("lay_for_trade huns"), "odds")["values"]
    assert told["percent"] == round(100 * sum(value < 7 for value in unseen) / len(unseen))
    assert told["tie"] == round(100 * unseen.count(7) / len(unseen))
    low = one(table.seen("lay_for_trade vandals"), "odds")["values"]
    assert low["percent"] == round(100 * unseen.count(0) / len(unseen)) > 0


IN_PLAY = ("romans", "gauls", "carthaginians")


def test_hands_of_others_change_no_chances() -> None:
    """The pile and the hands of others are alike to whoever sees neither."""

    def chances(*held: str) -> dict[str, int]:
        s = around_rome("huns")
        hand(s, 0, "goths")
        hand(s, 1, *held)
        s.side_empire[0], s.side_seat[0] = ROME, 0
        return dict(one(Table(s, steps.AT_TRADE_CARD, ROME, 1).seen("lay_for_trade huns"), "odds")["values"])

    assert chances("germans", "seljuks") == chances("vandals", "timurids")


def test_steps_of_progress_are_levels() -> None:
    s = mediterranean()
    lead(s, ROME, "builder", "latium")
    told = Table(s, steps.AT_ADVANCE, ROME, 3).effects("advance 3")
    assert (told["progress"], told["leaders"]) == (3, -1)  # a new Age: its leaders go


def test_the_wild_card_has_its_price() -> None:
    table = revealing()
    assert "glory" not in table.effects("reveal romans")
    assert table.effects("pass") == {}


@pytest.mark.rule("SA-376", "SA-379")
def test_whoever_is_pursued_hears_how_much_a_unit_counts_and_is_needed() -> None:
    table = fighting(steps.AT_PURSUE, 6, change=lambda s: garrison(s, ROME, "provence", light_cavalry=1))
    counted = {words: one(table.seen(words), "counts_as")["values"] for words in table.choices}
    assert counted["lose spearmen"] == {"losses": 1, "left": 3}
    assert counted["lose light_cavalry"] == {"losses": 2, "left": 3}
    table.play("lose light_cavalry")
    assert one(table.seen("lose spearmen"), "counts_as")["values"] == {"losses": 1, "left": 1}


@pytest.mark.rule("SA-326")
@pytest.mark.parametrize("marker", [DESTROY, WILD])
def test_an_empire_is_not_destroyed_without_a_word(marker: int) -> None:
    table = revealing(marker, DESTROY)
    assert "destroys" in table.effects("reveal romans")
    assert table.caution("reveal romans") == ("SA-326", False)
    assert table.caution("pass") is None and revealing().caution("reveal romans") is None


@pytest.mark.rule("SA-326")
def test_a_marker_that_destroys_says_so_where_it_is_laid() -> None:
    table = TABLES["marker"]()
    told = {words: table.effects(words) for words in table.choices if words.startswith("place ")}
    assert {words.split()[1] for words, kinds in told.items() if "destroys" in kinds} == {"destroy"}


def test_movement_left_is_that_of_the_slowest() -> None:
    table = manoeuvre(lambda s: garrison(s, ROME, "latium", chariots=1)).play("move latium", "take chariots")
    alone = table.effects("go lombardy")["movement"]
    together = table.play("take spearmen").effects("go lombardy")["movement"]
    assert alone > together == 1


def test_a_stack_stops_among_others() -> None:
    def guarded(s: Record) -> None:
        garrison(s, GAUL, "provence", spearmen=1)
        garrison(s, ROME, "lombardy", chariots=1)

    assert manoeuvre(guarded).play("move lombardy", "take chariots").effects("go provence") == {"stops": 0}


def test_taking_land_is_a_region_and_its_income() -> None:
    moved = manoeuvre(lambda s: garrison(s, ROME, "lombardy", spearmen=1))
    told = moved.play("move lombardy", "take spearmen", "go provence").effects("stop")
    assert told["regions"] == 1
    assert told["income"] > 0


def test_conflicts_count_units_and_not_their_types() -> None:
    told = one(TABLES["choose_conflict"]().seen("fight burgundy gauls"), "against")
    assert told["values"] == {"own": 1, "other": 3}


def test_committing_says_the_own_total_and_what_the_region_adds() -> None:
    def wall(s: Record) -> None:
        s.fort[region("provence")] = 1

    table = fighting(steps.AT_COMMIT, change=wall)
    spearmen, both = table.effects("commit spearmen"), table.effects("commit_all")
    assert spearmen["defence"] == both["defence"] == 2
    assert spearmen["strength"] < both["strength"]


@pytest.mark.rule("SA-210", "SA-227")
def test_a_tactician_alone_has_no_chances() -> None:
    """Those of all the units that stand by would be told beside a total without them."""
    table = fighting(steps.AT_COMMIT, change=lambda s: lead(s, ROME, "tactician", "provence"))
    assert "chances" in table.effects("commit spearmen")
    assert "chances" not in table.effects("commit_leader tactician")
    assert "chances" in table.play("commit spearmen", "commit spearmen").effects("commit_leader tactician")


@pytest.mark.rule("SA-208")
def test_another_card_is_drawn_for_the_one_that_lies_there() -> None:
    table = TABLES["replace_card"]()
    laid = table.match.observed(table.seat).side_card[0]
    assert one(table.seen("replace_card"), "discarded")["values"] == {"value": CARD_VALUE[laid]}


@pytest.mark.rule("SA-219", "SA-221", "SA-224")
def test_a_defender_is_told_the_total_that_stands_there_then_and_how_much_of_it_is_the_city() -> None:
    s = mediterranean()
    s.fort[region("latium")] = 1
    battle(s, GAUL, ROME, "latium")
    s.pending = 0
    table = Table(s, steps.AT_COMMIT, GAUL)
    assert table.seat == 0
    told = table.effects("commit spearmen")
    assert "defence" not in told and one(table.seen("commit spearmen"), "of_city")["values"] == {"city": 3}
    counted = conflict_odds(Sight(table.match.observed(0)), OTHER)["total"]
    assert table.effects("commit_all")["strength"] == counted, "as it is counted where the sides are shown"


def test_what_the_enemy_has_changes_nothing_that_is_said() -> None:
    def strength(**units: int) -> dict[str, int]:
        s = mediterranean()
        garrison(s, GAUL, "provence", **units)
        battle(s, ROME, GAUL, "provence")
        garrison(s, ROME, "provence", archers=1)
        return Table(s, steps.AT_COMMIT, ROME).effects("commit_all")

    assert strength(spearmen=2) == strength(chariots=2)


def test_leaving_a_unit_unpaid_can_cost_a_region() -> None:
    s = mediterranean()
    s.money[ROME] = 4
    told = Table(s, steps.AT_UNPAID, ROME).effects("disband spearmen sicily")
    assert (told["upkeep"], told["regions"]) == (-1, -1)


def test_giving_up_leaders_goes_without_saying() -> None:
    assert TABLES["surplus_leader"]().effects("give_up_leader builder lombardy") == {}
    assert TABLES["keep_leader"]().effects("pass") == {"leaders": -2}


def test_units_say_what_they_turn_into() -> None:
    s = mediterranean()
    s.level[ROME] = 26
    table = Table(s, steps.AT_MODERNISE, ROME)
    turned = [words for words in table.choices if words.startswith("turn_over")]
    assert turned
    assert all(one(table.seen(words), "turns")["item"][0] == "unit" for words in turned)


@pytest.mark.rule("SA-165")
def test_ending_the_moves_says_where_units_could_still_go() -> None:
    table = manoeuvre()
    could = len([words for words in table.choices if words.startswith("move ")])
    assert could and GAME.unused(table.match.observed(table.seat), table.seat, pack(DONE)) == [
        {"kind": "unused_stacks", "amount": -could}
    ]


def left_by_done(table: Table) -> set[str]:
    """What ending the step says is left, and that the choices offer it."""
    told = GAME.unused(table.match.observed(table.seat), table.seat, pack(DONE))
    kinds = {"unused_city": "urbanise", "unused_turning": "modernise"}
    assert {kinds[effect["kind"]] for effect in told} == {*kinds.values()} & {*table.choices}
    return {effect["kind"] for effect in told}


@pytest.mark.rule("SA-310", "SA-312")
def test_ending_civilisation_says_what_is_left_that_costs_nothing() -> None:
    def advanced(s: Record) -> None:
        s.level[ROME] = 26

    assert left_by_done(civilising(change=advanced)) == {"unused_city", "unused_turning"}
    assert left_by_done(civilising()) == {"unused_city"}
    s = around_rome("tang")
    assert GAME.unused(s, 0, pack(DONE)) == []


def given_up(table: Table) -> list[dict[str, Any]]:
    """What passing says is lost by it."""
    return GAME.unused(table.match.observed(table.seat), table.seat, pack(PASS))


@pytest.mark.rule("SA-062")
def test_passing_says_what_is_lost_by_it() -> None:
    s = empty_table()
    assert given_up(Table(s, steps.AT_MARKER)) == [{"kind": "unused_spare", "amount": -1}]
    assert given_up(revealing()) == [{"kind": "unused_action", "amount": -1}]
    assert given_up(creating("macedonians")) == [{"kind": "unused_action", "amount": -1}]
    assert given_up(creating()) == []


@pytest.mark.rule("SA-066")
def test_whoever_uses_the_wild_card_for_an_action_is_told_so() -> None:
    """It looks like any marker, and what it does once is done."""
    assert "wild_used" in revealing(WILD, spare=WILD).effects("reveal romans")
    assert "wild_used" in revealing(WILD, CREATE, spare=WILD).effects("reveal_off")
    assert "wild_used" not in revealing().effects("reveal romans")


@pytest.mark.rule("SA-071-R1")
def test_whoever_reveals_create_empire_sees_for_how_many_cards() -> None:
    table = revealing(action=CREATE)
    assert one(table.seen("reveal_off"), "fitting")["values"] == {"fitting": 0}


@pytest.mark.rule("SA-062")
def test_passing_loses_nothing_where_only_a_wild_card_could_be_revealed() -> None:
    assert given_up(revealing(WILD, spare=WILD)) == []
