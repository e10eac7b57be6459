"""Whatever is refused, the reason is a rule that exists and that people can read."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages import GAME, steps
from aevum.games.seven_ages.rules.artifacts import acquire
from aevum.games.seven_ages.rules.movement import WINDOW_PAST
from aevum.games.seven_ages.rules.trade import BY_MARKER
from aevum.games.seven_ages.state import CIVILISE, CREATE, SPENT, WILD
from tests.games.seven_ages.board import found, garrison, region, unit
from tests.games.seven_ages.mediterranean import (
    GAUL,
    ROME,
    artifact,
    disturb,
    mediterranean,
)
from tests.games.seven_ages.reason_tables import (
    OFF_EMPIRE,
    TABLES,
    building,
    civilising,
    faithful,
    fighting,
    manoeuvre,
    markers,
    revealing,
    with_leaders,
)
from tests.games.seven_ages.table import Table, around_rome

# Destiny and civilise


@pytest.mark.parametrize("step", TABLES)
def test_there_is_a_table_at_every_decision(step: str) -> None:
    assert TABLES[step]().step == step


@pytest.mark.parametrize(
    ("step", "words", "rule"),
    [
        # Setting up and the turn
        ("redeem", "discard romans", "SA-395"),
        ("discard", "discard romans", "SA-260"),
        ("bid", "bid romans", "SA-036"),
        ("bid", "done", "SA-036"),
        ("colour", "take_colours orange", "SA-046-R1"),
        ("marker", "place production syracusans", "SA-051"),
        ("marker", "place trade romans", "SA-052"),
        ("marker", "place_off trade", "SA-052"),
        ("marker", "pass", "SA-052"),
        ("build", "place trade romans", "SA-052"),
        ("build", "place_off trade", "SA-053"),
        ("timing", "slow civilise", "SA-381"),
        ("build", "slow civilise", "SA-382"),
        ("reveal", "reveal gauls", "SA-060"),
        ("reveal", "reveal_off", "SA-063"),
        ("reveal", "begin_trade romans", "SA-058"),
        ("reveal", "done", "SA-062"),
        ("buy_glory", "buy_glory gauls 1", "SA-365"),
        ("buy_glory", "buy_glory romans 2", "SA-367-R1"),
        # Cards
        ("play_event", "play_event huns legend", "SA-269"),
        ("play_event", "play_event tang volcano", "SA-264"),
        ("interrupt_event", "play_event huns legend", "SA-269"),
        ("event_target", "act_for gauls", "SA-267"),
        ("event_target", "aim_at huns", "SA-267"),
        ("event_region", "choose_region latium", "SA-267"),
        ("event_region", "done", "SA-267"),
        ("event_units", "raise_unit fusiliers latium", "SA-123"),
        ("event_units", "raise_unit chariots latium", "SA-267"),
        ("event_choice", "take_action destroy", "SA-267"),
        ("event_choice", "kill_leader caesar latium", "SA-270"),
        # Creating
        ("found", "found french", "SA-076"),
        ("found", "found etruscans", "SA-071"),
        ("build", "found french", "SA-265"),
        ("create_colour", "use_colour pink", "SA-072"),
        ("create_level", "set_progress 20", "SA-081"),
        ("create_region", "start_in kurile", "SA-085"),
        ("create_leader", "appoint caesar macedonia", "SA-088"),
        ("create_leader", "appoint alexander latium", "SA-088-R1"),
        ("create_unit", "build spearmen latium", "SA-091"),
        ("create_unit", "build fusiliers greece", "SA-123"),
        ("create_unit", "build elephants greece", "SA-137"),
        ("create_unit", "fortify greece", "SA-086-R1"),
        ("create_unit", "fortify latium", "SA-094"),
        ("create_unit", "done", "SA-086-R1"),
        ("create_conflict", "contest latium gauls", "SA-100"),
        ("create_capital", "found_capital latium", "SA-101"),
        ("create_fort", "place_fort latium", "SA-103"),
        # Production
        ("build", "build fusiliers latium", "SA-123"),
        ("build", "build spearmen burgundy", "SA-129"),
        ("build", "build galleys burgundy", "SA-128"),
        ("build", "build spearmen tyrrhenian_sea", "SA-129"),
        ("build", "build elephants latium", "SA-137"),
        ("build", "build_in burgundy", "SA-129"),
        ("build", "fortify burgundy", "SA-132"),
        ("stack", "build spearmen latium", "SA-107"),
        ("stack", "fortify latium", "SA-132"),
        ("unpaid", "disband archers latium", "SA-118"),
        ("build", "disband spearmen latium", "SA-117"),
        ("moor", "moor ionian_sea", "SA-183-R1"),
        # Trade
        ("partner", "trade_with romans", "SA-144"),
        ("partner", "trade_with saxons", "SA-012"),
        ("partner", "trade_with_pile", "SA-146"),
        ("partner", "seek_way gauls", "SA-012"),
        ("build", "trade_with gauls", "SA-144"),
        ("passage", "ask_passage carthaginians", "SA-012"),
        ("passage_price", "demand_money 21", "SA-007"),
        ("passage_cards", "demand_cards 3", "SA-013-R1"),
        ("passage_accept", "done", "SA-013"),
        ("passage_card", "hand_over romans", "SA-013-R1"),
        ("trade_card", "lay_for_trade romans", "SA-148"),
        ("swap_trade", "replace_trade_card romans", "SA-148"),
        ("advance", "advance 3", "SA-156"),
        ("build", "advance 1", "SA-154"),
        ("gift", "give_money 21", "SA-007"),
        ("build", "give_money 1", "SA-162"),
        # Manoeuvre
        ("stack", "move lombardy", "SA-192"),
        ("stack", "move burgundy", "SA-165"),
        ("build", "move latium", "SA-164"),
        ("pick_unit", "take chariots", "SA-165"),
        ("pick_unit", "go lombardy", "SA-165"),
        ("pick_unit", "take_leader caesar", "SA-171"),
        ("pick_unit", "ask_canal red_sea", "SA-184"),
        ("go", "turn_back", "SA-165"),
        ("go", "go carthage", "SA-166"),
        ("go", "go tyrrhenian_sea", "SA-177"),
        ("go", "go red_sea", "SA-177"),  # whatever lies between
        ("go", "go austria", "SA-167"),
        ("canal", "done", "SA-185"),
        ("choose_conflict", "fight latium gauls", "SA-206"),
        ("choose_conflict", "fight greece gauls", "SA-202"),
        # Conflict
        ("scrap_bomb", "scrap_bomb", "SA-239"),
        ("commit", "retreat", "SA-244"),
        ("pursue", "lose knights", "SA-378"),
        ("retreat_to", "withdraw archers burgundy", "SA-247"),
        ("retreat_to", "withdraw_all carthage", "SA-247"),
        ("retreat_to", "withdraw knights lombardy", "SA-248"),
        ("retreat_to", "withdraw_leader caesar lombardy", "SA-250"),
        ("commit", "commit knights", "SA-209"),
        ("commit", "commit_leader caesar", "SA-210"),
        ("commit", "done", "SA-209"),
        ("front", "put_in_front knights", "SA-214"),
        ("commit", "replace_card", "SA-208"),
        # Destiny and civilise
        ("arrange", "put_next romans", "SA-016-R1"),
        ("civilise_part", "play_event swedes conscription", "SA-264"),
        ("civilise_part", "play_event huns legend", "SA-269"),
        ("civilise_part", "play_artifact huns taj_mahal", "SA-276"),
        ("civilise_part", "play_artifact romans gunpowder", "SA-264"),
        ("artifact_region", "place_artifact burgundy", "SA-280"),
        ("artifact_region", "place_artifact tyrrhenian_sea", "SA-280"),
        ("civilise_part", "dismiss caesar latium", "SA-291"),
        ("civilise_part", "promote alexander", "SA-297"),
        ("civilise_part", "adopt buddhism", "SA-303"),
        ("civilise_part", "make_capital lombardy", "SA-321"),
        ("place_leader", "send_leader burgundy", "SA-302"),
        ("culture_source", "adopt_from romans", "SA-303"),
        ("modernise", "turn_over knights latium", "SA-310"),
        ("urbanise", "build_city latium", "SA-314"),
        ("urbanise", "improve_city latium", "SA-318"),
        ("urbanise", "improve_city sicily", "SA-316"),
        ("urbanise", "build_city burgundy", "SA-312-R1"),
        ("pacify", "pacify latium", "SA-324"),
        ("assassin_keep", "done", "SA-272"),
        ("surplus_leader", "give_up_leader caesar latium", "SA-295"),
        ("keep_leader", "keep_leader caesar latium", "SA-293"),
    ],
)
def test_reasons(step: str, words: str, rule: str) -> None:
    assert TABLES[step]().refusal(words) == rule


def test_markers_are_turned_over_when_their_action_comes() -> None:
    assert revealing(CIVILISE).refusal("reveal romans") == "SA-058"
    assert revealing(CREATE).refusal("reveal romans") == "SA-063"
    assert revealing(WILD, CREATE).refusal("reveal romans") == "SA-057"
    assert revealing(spare=WILD).refusal("reveal_off") == "SA-056-R1"
    assert markers(2).play("place_off trade").step != "marker"


def test_building_asks_for_a_counter_room_and_money() -> None:
    assert building(money=2).refusal("build chariots latium") == "SA-007"
    assert building(money=4).refusal("fortify latium") == "SA-007"
    one = building().play("build spearmen lombardy")
    assert one.refusal("build swordsmen lombardy") == "SA-131"
    city = building().play("build spearmen latium", "build spearmen latium", "build archers latium")
    assert city.refusal("build archers latium") == "SA-130"
    assert building().play("fortify latium").refusal("fortify latium") == "SA-133"


def test_bans_and_barbarians_are_named() -> None:
    s = mediterranean()
    huns = found(s, "huns", 0, 12, "mongolia", "korea", money=20)
    garrison(s, huns, "korea", spearmen=1)
    table = Table(s, steps.AT_BUILD, huns)
    assert table.refusal("build galleys korea") == "SA-135"
    assert table.refusal("fortify korea") == "SA-134"
    assert Table(s, steps.AT_URBANISE, huns, 0).step != "urbanise"


def test_nobody_creates_more_than_the_table_allows() -> None:
    s = mediterranean()
    for name, place in zip(("huns", "goths", "franks", "saxons"), ("tibet", "dacia", "poland", "norway"), strict=True):
        garrison(s, found(s, name, 0, 10, place), place, spearmen=1)
    assert Table(s, steps.AT_BUILD, ROME).refusal("found french") == "SA-073"


def test_partners_are_fresh_and_near() -> None:
    s = mediterranean()
    s.traded[GAUL] = 1
    s.control[region("provence")] = GAUL
    far = found(s, "koreans", 2, 10, "korea")
    garrison(s, far, "korea", spearmen=1)
    table = Table(s, steps.AT_PARTNER, ROME, BY_MARKER)
    assert table.refusal("trade_with gauls") == "SA-145"
    assert table.refusal("trade_with koreans") == table.refusal("seek_way koreans") == "SA-010"


def fleet(s: Record) -> None:
    """Two galleys with three units in Sicily."""
    garrison(s, ROME, "sicily", galleys=1, spearmen=2)


def test_ships_have_their_limits() -> None:
    picking = manoeuvre(fleet).play("move sicily", "take galleys", "take spearmen")
    assert picking.refusal("take spearmen") == "SA-173"
    assert picking.refusal("go latium") == "SA-182"
    at_sea = picking.play("go tyrrhenian_sea")
    assert at_sea.refusal("stop") == "SA-176"
    assert at_sea.refusal("go carthage") == "SA-165"


@pytest.mark.rule("SA-165", "SA-166", "SA-167")
@pytest.mark.parametrize(
    ("words", "rule", "told"),
    [
        ("go carthage", "SA-166", "cause-too_far"),
        ("go austria", "SA-167", ""),
        ("go red_sea", "SA-177", ""),
        ("go mexico", "SA-177", ""),
    ],
)
def test_whoever_is_too_far_away_is_told_that_the_movement_does_not_do(words: str, rule: str, told: str) -> None:
    """Not that one goes to regions next to each other: pages play a whole way at once."""
    table = TABLES["go"]()
    told_now = GAME.cause(table.match.observed(table.seat), table.seat, GAME.vocabulary.from_words(words))
    assert (table.refusal(words), told_now) == (rule, told)


def test_galleys_keep_to_their_shores() -> None:
    at_sea = manoeuvre(lambda s: garrison(s, ROME, "tyrrhenian_sea", galleys=2)).play(
        "move tyrrhenian_sea", "take galleys"
    )
    assert at_sea.refusal("go western_mediterranean") == "SA-187"
    assert at_sea.refusal("go bay_of_biscay") == "SA-187"  # nor farther away


def test_crossings_close() -> None:
    s = mediterranean()
    for water in ("tyrrhenian_sea", "ionian_sea"):
        garrison(s, GAUL, water, galleys=1)
    picking = Table(s, steps.AT_MOVE, ROME, WINDOW_PAST).play("move latium", "take spearmen")
    assert picking.refusal("go sicily") == "SA-196"


def test_units_of_an_earlier_round_wait() -> None:
    def spend(s: Record) -> None:
        s.in_conflict[(s.unit_at == region("provence")) & (s.unit_type == unit("archers"))] = SPENT

    assert fighting(steps.AT_COMMIT, change=spend).refusal("commit archers") == "SA-231"


def test_off_empire_only_cards_are_played() -> None:
    table = civilising("gauls", "tang", "swahili", actor=OFF_EMPIRE)
    assert table.refusal("play_event swahili restoration") == "SA-267"
    assert {table.refusal(words) for words in ("modernise", "urbanise", "draw_leader", "adopt buddhism")} == {
        "SA-056-R1"
    }


def test_assassins_want_an_empire_and_a_leader() -> None:
    assert civilising("brazilians").refusal("play_event brazilians assassin") == "SA-270"
    assert civilising("brazilians", "tang", actor=OFF_EMPIRE).refusal("play_event brazilians assassin") == "SA-271"


def test_parts_are_done_once() -> None:
    table = civilising(change=with_leaders).play("dismiss tactician latium")
    assert table.refusal("dismiss builder lombardy") == "SA-263"


def test_artifacts_are_unique_and_have_requirements() -> None:
    def built(s: Record) -> None:
        acquire(s, artifact("great_wall"), ROME, region("latium"))

    table = civilising("egyptians", "moors", "tang", "swahili", "manchus", change=built)
    assert table.refusal("play_artifact egyptians great_wall") == "SA-279"
    assert table.refusal("play_artifact moors renaissance") == "SA-276"
    assert civilising("sioux").refusal("play_artifact sioux oracle") == "SA-278"


def test_who_has_a_faith_changes_it_only_in_order() -> None:
    def unruly(s: Record) -> None:
        faithful(s)
        s.religion[ROME] = artifact("hinduism")
        disturb(s, "latium")

    assert civilising(change=unruly).refusal("adopt buddhism") == "SA-304"


def test_cities_fit_their_age_and_the_action() -> None:
    table = Table(around_rome(), steps.AT_URBANISE, ROME).play("build_city sicily")
    assert table.refusal("improve_city sicily") == "SA-312-R1"
    assert table.play("build_city lombardy").step != "urbanise"


@pytest.mark.rule("SA-262", "SA-392")
@pytest.mark.parametrize(("technology", "rule"), [(0, "SA-262"), (1, "SA-392")])
def test_why_a_hand_is_too_large_for_destiny(technology: int, rule: str) -> None:
    cards = ("huns", "goths", "chin", "arabs", "danes", "poles", "magyars")
    table = Table(around_rome(*cards, technology=technology), steps.AT_DISCARD, NOBODY, 0)
    assert table.refusal("done") == rule
