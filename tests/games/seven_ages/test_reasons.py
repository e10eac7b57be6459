"""Whatever is refused, the reason is a rule that exists and that people can read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages import steps
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.icons import TIMING_ANY_TIME, TIMING_PRODUCTION
from aevum.games.seven_ages.rules.artifacts import acquire
from aevum.games.seven_ages.rules.movement import WINDOW_PAST
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.rules.trade import BY_MARKER
from aevum.games.seven_ages.state import CIVILISE, CREATE, NOTHING, PRODUCTION, SHOWN, SPENT, WILD
from aevum.games.seven_ages.tables import CARD_IDS, EVENT_IDS, LEADERS
from tests.games.seven_ages.board import empty_table, found, garrison, hand, region, unit
from tests.games.seven_ages.mediterranean import (
    CARTHAGE,
    GAUL,
    ROME,
    artifact,
    battle,
    disturb,
    lead,
    mediterranean,
)
from tests.games.seven_ages.stage import playing
from tests.games.seven_ages.table import Table, around_rome

OFF_EMPIRE = -1  # seat 0


# Setting up and the turn


def redemption() -> Table:
    s = empty_table(redemption=1)
    hand(s, 0, "huns", "goths")
    return Table(s, steps.AT_REDEEM)


def bidding() -> Table:
    s = empty_table()
    hand(s, 0, "huns", "goths")
    s.bidding = 1
    return Table(s, steps.AT_BID)


def colours() -> Table:
    s = empty_table()
    s.turn, s.pair[0], s.pair[2] = 0, NOTHING, NOTHING
    return Table(s, steps.AT_COLOUR)


def markers(served: int = 1) -> Table:
    """Ann has two empires and places a marker on the second, or one beside them."""
    s = empty_table()
    garrison(s, found(s, "romans", 0, 12, "latium", marker=PRODUCTION, marker_placed=1), "latium", spearmen=1)
    garrison(s, found(s, "syracusans", 0, 12, "sicily"), "sicily", spearmen=1)
    s.served = served
    return Table(s, steps.AT_MARKER)


def timing() -> Table:
    s = mediterranean(timed_progress=1)
    s.timing[0] = CIVILISE
    return Table(s, steps.AT_TIMING)


def revealing(marker: int = PRODUCTION, action: int = PRODUCTION, spare: int = CREATE) -> Table:
    s = around_rome(action=action)
    s.marker[ROME], s.marker_placed[ROME] = marker, 1
    s.spare_marker[0], s.spare_placed[0] = spare, 1
    return Table(s, steps.AT_SLOT)


def buying() -> Table:
    s = around_rome(served=0)
    s.money[ROME] = 60
    return Table(s, steps.AT_BUY_GLORY)


# Events


def window(*cards: str, timing: int = TIMING_ANY_TIME, subject: int = NOTHING) -> Table:
    return Table(around_rome(*cards), steps.AT_REACT, timing, subject)


def prevention() -> Table:
    """Ann has struck with a volcano, and Bob can prevent it."""
    s = around_rome("tang")
    hand(s, 1, "chou", "huns")
    return Table(s, steps.AT_CIVILISE_PART, ROME).play("play_event tang volcano", "aim_at gauls")


def event(card: str, *more: str, change: Callable[[Record], Any] | None = None, first: str = "romans") -> Table:
    """Ann plays a card as an event in a civilise action of her empire."""
    s = mediterranean(first)
    hand(s, 0, card)
    if change:
        change(s)
    return Table(s, steps.AT_CIVILISE_PART, ROME).play(playing(card), *more)


# Creating


def creating(*cards: str) -> Table:
    return Table(around_rome(*cards), steps.AT_FOUND, 0)


def newcomer() -> Table:
    """The fourth player has both colours left."""
    s = around_rome(seats=4)
    s.pair[3] = 3
    return Table(s, steps.AT_CREATE_COLOUR, 3, CARD_IDS.index("macedonians") << 1)


def set_up(step: int, card: str, *places: str, b: int = 0, **fields: Any) -> Table:
    """An empire of Ann that is being set up on level 12 in regions nobody has."""
    s = mediterranean()
    empire = found(s, card, 0, 12, *places, **{"money": 12, "arrived": NOTHING, **fields})
    return Table(s, step, empire, b)


def starting_beside_others() -> Table:
    """A new empire stands beside others in two of its regions."""
    s = mediterranean()
    empire = found(s, "syracusans", 0, 12, "crete", "greece")
    for place in ("crete", "greece"):
        garrison(s, GAUL, place, spearmen=1)
        garrison(s, empire, place, spearmen=1)
    return Table(s, steps.AT_CREATE_CONFLICT, empire)


def mooring() -> Table:
    s = mediterranean()
    (ship,) = garrison(s, ROME, "lombardy", galleys=1)
    return Table(s, steps.AT_MOOR, ROME, ship)


def building(**fields: int) -> Table:
    s = mediterranean()
    for name, value in fields.items():
        s[name][ROME] = value
    return Table(s, steps.AT_BUILD, ROME)


# Trade


def partners() -> Table:
    s = around_rome("huns", "goths")
    s.control[region("provence")] = GAUL
    garrison(s, GAUL, "provence", spearmen=1)
    s.stacks[GAUL, region("aquitaine")] = 0
    s.unit_at[(s.unit_at == region("aquitaine"))] = NOTHING
    s.control[region("aquitaine")] = NOTHING
    goal = found(s, "saxons", 2, 10, "aquitaine")
    garrison(s, goal, "aquitaine", spearmen=1)
    return Table(s, steps.AT_PARTNER, ROME, BY_MARKER)


def trading(step: int) -> Table:
    """Rome trades with Carthage."""
    s = around_rome("huns", "goths")
    hand(s, 2, "franks", "vikings")
    s.side_empire[:], s.side_seat[:] = (ROME, CARTHAGE), (0, 2)
    if step == steps.AT_SWAP_TRADE:
        begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index("false_coin"), FIRST]), ROME, 0)
        s.sides_shown, s.side_card[:] = 1, (CARD_IDS.index("gauls"), CARD_IDS.index("romans"))
    return Table(s, step, ROME, 3)


# Manoeuvre and conflict


def manoeuvre(change: Callable[[Record], Any] | None = None) -> Table:
    s = mediterranean()
    if change:
        change(s)
    return Table(s, steps.AT_MOVE, ROME, WINDOW_PAST)


def conflicts() -> Table:
    s = mediterranean()
    for place in ("burgundy", "carthage"):
        garrison(s, ROME, place, spearmen=1)
    return Table(s, steps.AT_CHOOSE_CONFLICT, ROME)


def fighting(step: int, b: int = 0, change: Callable[[Record], Any] | None = None) -> Table:
    """Rome attacks the Gauls in Provence, beside its own Lombardy."""
    s = mediterranean()
    garrison(s, GAUL, "provence", spearmen=2)
    battle(s, ROME, GAUL, "provence")
    garrison(s, ROME, "provence", archers=1)
    garrison(s, ROME, "castile", spearmen=1)
    s.side_disorder[1] = 1
    if change:
        change(s)
    return Table(s, step, ROME, b)


def with_bomb(s: Record) -> None:
    s.unit_at[(s.unit_at == region("provence")) & (s.unit_type == unit("archers"))] = NOTHING
    s.stacks[ROME, region("provence")] = 1
    garrison(s, ROME, "latium", nuclear_bombs=1)


def with_tactician(s: Record) -> None:
    lead(s, ROME, "tactician", "provence")
    s.side_card[0] = s.deck[s.deck_left - 1]


def shown(s: Record) -> None:
    s.in_conflict[s.unit_at == region("provence")] = SHOWN


# Destiny and civilise


def peeking() -> Table:
    s = mediterranean()
    s.peeked[0, :2] = s.deck[s.deck_left - 1], s.deck[s.deck_left - 2]
    return Table(s, steps.AT_ARRANGE, ROME, 0)


def civilising(*cards: str, actor: int = ROME, change: Callable[[Record], Any] | None = None) -> Table:
    s = around_rome(*cards)
    if change:
        change(s)
    return Table(s, steps.AT_CIVILISE_PART, actor)


def faithful(s: Record) -> None:
    """Gauls and Carthaginians are Buddhists."""
    s.religion[GAUL] = s.religion[CARTHAGE] = artifact("buddhism")


def adopting() -> Table:
    s = mediterranean()
    faithful(s)
    s.control[region("provence")] = GAUL
    garrison(s, GAUL, "provence", spearmen=1)
    return Table(s, steps.AT_CULTURE_SOURCE, ROME, artifact("buddhism"))


def with_leaders(s: Record) -> None:
    lead(s, ROME, "tactician", "latium")
    lead(s, ROME, "builder", "lombardy")


def leading(step: int, b: int = 0) -> Table:
    s = mediterranean()
    with_leaders(s)
    return Table(s, step, ROME, b)


def pacifying() -> Table:
    s = mediterranean()
    disturb(s, "lombardy", "sicily")
    return Table(s, steps.AT_PACIFY, ROME)


def assassins() -> Table:
    s = mediterranean()
    s.side_empire[:], s.side_seat[:], s.side_draws[:] = (ROME, GAUL), (0, 1), (2, 2)
    s.side_card[0] = s.deck[s.deck_left - 1]
    return Table(s, steps.AT_ASSASSIN_KEEP, ROME, 0)


# One table at each decision.
TABLES: dict[str, Callable[[], Table]] = {
    "redeem": redemption,
    "bid": bidding,
    "colour": colours,
    "marker": markers,
    "timing": timing,
    "reveal": revealing,
    "buy_glory": buying,
    "play_event": lambda: window("japanese", "huns"),
    "interrupt_event": prevention,
    "event_target": lambda: event("tang"),
    "event_region": lambda: event("tang", "aim_at gauls"),
    "event_units": lambda: window("swedes", timing=TIMING_PRODUCTION, subject=ROME).play(
        "play_event swedes conscription", "choose_region latium"
    ),
    "event_choice": lambda: window("japanese").play("play_event japanese conjunction"),
    "found": lambda: creating("macedonians", "huns", "french"),
    "create_colour": newcomer,
    "create_level": lambda: set_up(steps.AT_CREATE_LEVEL, "byzantines", "thrace", b=13),
    "create_region": lambda: set_up(steps.AT_CREATE_REGION, "pirate_state"),
    "create_leader": lambda: set_up(steps.AT_CREATE_LEADER, "macedonians", "macedonia"),
    "create_unit": lambda: set_up(steps.AT_CREATE_UNIT, "macedonians", "macedonia", "greece"),
    "create_conflict": starting_beside_others,
    "create_capital": lambda: set_up(steps.AT_CREATE_CAPITAL, "macedonians", "macedonia", "greece"),
    "create_fort": lambda: set_up(steps.AT_CREATE_FORT, "macedonians", "macedonia", "greece", b=1),
    "unpaid": lambda: Table(around_rome(), steps.AT_UNPAID, ROME),
    "build": building,
    "moor": mooring,
    "partner": partners,
    "passage": lambda: partners().play("seek_way saxons"),
    "passage_price": lambda: partners().play("seek_way saxons", "ask_passage gauls"),
    "passage_cards": lambda: partners().play("seek_way saxons", "ask_passage gauls", "demand_money 3"),
    "passage_accept": lambda: partners().play(
        "seek_way saxons", "ask_passage gauls", "demand_money 3", "demand_cards 1"
    ),
    "passage_card": lambda: partners().play(
        "seek_way saxons", "ask_passage gauls", "demand_money 3", "demand_cards 1", "accept_price"
    ),
    "trade_card": lambda: trading(steps.AT_TRADE_CARD),
    "swap_trade": lambda: trading(steps.AT_SWAP_TRADE),
    "advance": lambda: Table(around_rome(), steps.AT_ADVANCE, ROME, 2),
    "gift": lambda: Table(around_rome(), steps.AT_GIFT, ROME, CARTHAGE),
    "stack": manoeuvre,
    "pick_unit": lambda: manoeuvre().play("move latium"),
    "go": lambda: manoeuvre().play("move latium", "take spearmen", "go lombardy"),
    "canal": lambda: Table(around_rome(), steps.AT_CANAL, ROME, CARTHAGE),
    "choose_conflict": conflicts,
    "scrap_bomb": lambda: fighting(steps.AT_SCRAP_BOMB, change=with_bomb),
    "retreat": lambda: fighting(steps.AT_RETREAT),
    "pursue": lambda: fighting(steps.AT_PURSUE, 2),
    "retreat_to": lambda: fighting(steps.AT_RETREAT_TO),
    "replace_card": lambda: fighting(steps.AT_REPLACE_CARD, change=with_tactician),
    "commit": lambda: fighting(steps.AT_COMMIT),
    "front": lambda: fighting(steps.AT_FRONT, change=shown),
    "arrange": peeking,
    "discard": lambda: Table(around_rome("huns", "goths"), steps.AT_DISCARD, ROME, 0),
    "civilise_part": lambda: civilising("huns", "tang", "swahili"),
    "artifact_empire": lambda: civilising("iranians", "mamluks").play("play_artifact mamluks iron_working"),
    "artifact_region": lambda: civilising("boers").play("play_artifact boers great_lighthouse", "give_artifact romans"),
    "keep_drawn": lambda: Table(around_rome(), steps.AT_KEEP_DRAWN, ROME, 2),
    "place_leader": lambda: Table(around_rome(), steps.AT_PLACE_LEADER, ROME, LEADERS),
    "culture_source": adopting,
    "modernise": lambda: Table(around_rome(), steps.AT_MODERNISE, ROME),
    "urbanise": lambda: Table(around_rome(), steps.AT_URBANISE, ROME),
    "pacify": pacifying,
    "assassin_keep": assassins,
    "surplus_leader": lambda: leading(steps.AT_SURPLUS_LEADER, 1),
    "keep_leader": lambda: leading(steps.AT_KEEP_LEADER),
}


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
        ("go", "go carthage", "SA-165"),
        ("go", "go tyrrhenian_sea", "SA-177"),
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


def test_galleys_keep_to_their_shores() -> None:
    at_sea = manoeuvre(lambda s: garrison(s, ROME, "tyrrhenian_sea", galleys=2)).play(
        "move tyrrhenian_sea", "take galleys"
    )
    assert at_sea.refusal("go western_mediterranean") == "SA-187"


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
