"""A table at every decision, for what cannot be chosen there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.core.record import Record
from aevum.games.seven_ages import steps
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.icons import TIMING_ANY_TIME, TIMING_PRODUCTION
from aevum.games.seven_ages.rules.movement import WINDOW_PAST
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.rules.trade import BY_MARKER
from aevum.games.seven_ages.state import CIVILISE, CREATE, NOTHING, PRODUCTION, SHOWN
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


def shedding() -> Table:
    """Rome has a leader more than it may have."""
    s = mediterranean()
    with_leaders(s)
    for kind in ("artist", "prophet"):
        lead(s, ROME, kind, "latium")
    return Table(s, steps.AT_SURPLUS_LEADER, ROME, 1)


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
    "surplus_leader": shedding,
    "keep_leader": lambda: leading(steps.AT_KEEP_LEADER),
}
