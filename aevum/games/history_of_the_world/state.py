"""What is on the table of History of the World, and the numbers printed on its components."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.record import NOBODY, OWNER, Field, Record, record_type
from aevum.core.tables import read_limits, read_table, tables_of

FOLDER = Path(__file__).parent
DATA = tables_of(__package__, FOLDER / "data")

LIMITS = read_limits(DATA / "limits.csv")
MAX_PLAYERS = LIMITS["players_max"]  # HW-022
DIE_SIDES = LIMITS["die_sides"]  # HW-001
EPOCHS = LIMITS["epochs"]  # HW-049
EMPIRES_AN_EPOCH = LIMITS["empires_an_epoch"]  # HW-009, HW-050
GREATER_DEALT = LIMITS["greater_events_dealt"]
LESSER_DEALT = LIMITS["lesser_events_dealt"]
MINORS_DEALT = LIMITS["minor_empires_dealt"]
OTHERS_DEALT = LIMITS["other_greater_events_dealt"]
HAND = GREATER_DEALT + LESSER_DEALT
EVENTS_A_TURN = LIMITS["events_a_turn"]
ARMIES_A_LAND = LIMITS["armies_a_land"]
STACK_UNITS = LIMITS["stack_units"]
ATTACK_DICE = LIMITS["attack_dice"]
MOST_ATTACK_DICE = LIMITS["most_attack_dice"]
DEFENCE_DICE = LIMITS["defence_dice"]
TERRAIN_DICE = LIMITS["terrain_defence_dice"]
STRAIT_DICE = LIMITS["strait_defence_dice"]
SEA_DICE = LIMITS["sea_defence_dice"]
FORT_BONUS = LIMITS["fort_bonus"]
SYMBOLS_A_MONUMENT = LIMITS["symbols_a_monument"]
DEADLY_NUMBER = LIMITS["deadly_number"]

NOWHERE = -1
UNKNOWN = -2  # a card that the reader of an observed record may not see

# HW-013 to HW-016: the lands; the barren ones, which belong to no Area, come last.
_LANDS = read_table(DATA / "lands.csv")
LAND_IDS = tuple(row["id"] for row in _LANDS)
ALL_LANDS = len(LAND_IDS)
LANDS = sum(row["kind"] == "land" for row in _LANDS)
BARREN_LANDS = ALL_LANDS - LANDS
LAND_PLACES = tuple((float(row["lon"]), float(row["lat"])) for row in _LANDS)

# HW-008, HW-025: the value of an Area in each epoch stands for its score charts.
_AREAS = read_table(DATA / "areas.csv")
AREA_IDS = tuple(row["id"] for row in _AREAS)
AREAS = len(AREA_IDS)


def _bytes(values: Iterable[int]) -> npt.NDArray[np.int16]:
    """A table of small numbers."""
    return np.array(list(values), np.int16)


AREA_OF = _bytes(AREA_IDS.index(row["area"]) for row in _LANDS[:LANDS])
RESOURCE = _bytes(int(row["resource"]) for row in _LANDS[:LANDS])  # HW-017
BASE_VALUE = np.array([[int(row[f"epoch_{epoch + 1}"]) for epoch in range(EPOCHS)] for row in _AREAS], np.int16)
LEVEL_IDS = ("presence", "dominance", "control")
LEVEL_FACTOR = _bytes([0, *(LIMITS[f"{level}_factor"] for level in LEVEL_IDS)])
PRESENCE, DOMINANCE, CONTROL = 1, 2, 3
DOMINANCE_LANDS = LIMITS["dominance_armies"]
CONTROL_LANDS = LIMITS["control_armies"]


def _rows(lists: Sequence[Sequence[int]]) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """Lists of different lengths as one: where each begins, and all of them one after another."""
    starts = np.cumsum([0, *map(len, lists)])
    return starts.astype(np.int16), _bytes(value for row in lists for value in row)


AREA_START, AREA_LANDS = _rows([[land for land in range(LANDS) if AREA_OF[land] == area] for area in range(AREAS)])

# HW-018: the waters; oceans come first. A set of waters is a bit mask.
_WATERS = read_table(DATA / "waters.csv")
WATER_IDS = tuple(row["id"] for row in _WATERS)
WATERS = len(WATER_IDS)
OCEANS = sum(row["kind"] == "ocean" for row in _WATERS)
WATER_PLACES = tuple((float(row["lon"]), float(row["lat"])) for row in _WATERS)
ALL_SEAS = (1 << WATERS) - (1 << OCEANS)


def mask_of(waters: Iterable[int]) -> int:
    """A set of waters."""
    return sum(1 << water for water in set(waters))


_LINKS = [
    (WATER_IDS.index(row["water_a"]), WATER_IDS.index(row["water_b"])) for row in read_table(DATA / "water_links.csv")
]
WATER_LINKS = _bytes(
    mask_of(other for link in _LINKS for other in link if water in link and other != water) for water in range(WATERS)
)
_COASTS = [(LAND_IDS.index(row["land"]), WATER_IDS.index(row["water"])) for row in read_table(DATA / "coasts.csv")]
LAND_WATERS = _bytes(mask_of(water for place, water in _COASTS if place == land) for land in range(LANDS))
COAST_START, COAST_LANDS = _rows(
    [[land for land, place in sorted(_COASTS) if place == water] for water in range(WATERS)]
)

# HW-019, HW-117, HW-143: borders as whoever crosses them meets them: the terrain on the far side, or a strait.
TERRAIN_IDS = ("forest", "mountains", "great_wall", "strait")
OPEN, FOREST, MOUNTAINS, GREAT_WALL, STRAIT = range(len(TERRAIN_IDS) + 1)
_BORDERS: list[dict[int, int]] = [{} for _ in LAND_IDS]
for _row in read_table(DATA / "borders.csv"):
    _a, _b = LAND_IDS.index(_row["land_a"]), LAND_IDS.index(_row["land_b"])
    for _land, _other, _terrain in ((_a, _b, _row["terrain_a"]), (_b, _a, _row["terrain_b"])):
        _met = "strait" if _row["strait"] == "1" else _terrain
        _BORDERS[_land][_other] = TERRAIN_IDS.index(_met) + 1 if _met else OPEN
BORDER_START, NEIGHBOURS = _rows([sorted(borders) for borders in _BORDERS])
# The terrain that protects a land against the neighbour in the same place of `NEIGHBOURS`; and that one against it.
BORDER_TERRAIN = _bytes(borders[other] for borders in _BORDERS for other in sorted(borders))
FAR_TERRAIN = _bytes(_BORDERS[other][land] for land, borders in enumerate(_BORDERS) for other in sorted(borders))
# HW-145: a strait always gives the defender more dice; so does any terrain.
TERRAIN_DEFENCE = _bytes([DEFENCE_DICE, TERRAIN_DICE, TERRAIN_DICE, TERRAIN_DICE, STRAIT_DICE])
# HW-256: Areas are adjacent where lands of theirs are.
ADJACENT_AREAS = np.zeros((AREAS, AREAS), np.int16)
for _land in range(LANDS):
    for _other in _BORDERS[_land]:
        if _other < LANDS and AREA_OF[_land] != AREA_OF[_other]:
            ADJACENT_AREAS[AREA_OF[_land], AREA_OF[_other]] = 1

# HW-009, HW-020, HW-021, HW-031, HW-244: the empires epoch by epoch in their order, then the minor empires.
_EMPIRES = read_table(DATA / "empires.csv")
_MINOR_EMPIRES = read_table(DATA / "minor_empires.csv")
_ALL_EMPIRES = _EMPIRES + _MINOR_EMPIRES
EMPIRE_IDS = tuple(row["id"] for row in _ALL_EMPIRES)
EMPIRES = len(_EMPIRES)
ALL_EMPIRES = len(_ALL_EMPIRES)
STRENGTH = _bytes(int(row["strength"]) for row in _ALL_EMPIRES)
HAS_CAPITAL = _bytes(int(row["capital"]) for row in _ALL_EMPIRES)
_STARTS = [[LAND_IDS.index(land) for land in row["start_lands"].split(";")] for row in _ALL_EMPIRES]
START_START, START_LANDS = _rows(_STARTS)
MOST_ARMIES = int(STRENGTH.max())


def fleets_of(listed: int) -> int:
    """HW-091, HW-092: a fleet in each water listed, and in every sea that an ocean leads to, also through seas."""
    opened = listed & ~ALL_SEAS
    for _step in range(WATERS):
        for water in range(WATERS):
            if (opened >> water) & 1:
                opened |= int(WATER_LINKS[water]) & ALL_SEAS
    return listed | opened


def _listed(row: Mapping[str, str]) -> int:
    return mask_of(WATER_IDS.index(water) for water in row["navigation"].split(";") if water)


FLEETS = _bytes(fleets_of(_listed(row)) for row in _ALL_EMPIRES)

# HW-010 to HW-012: the event cards by title, the greater ones first.
_EVENTS = read_table(DATA / "events.csv")
CARD_IDS = tuple(row["id"] for row in _EVENTS)
CARDS = len(CARD_IDS)
GREATER = sum(row["deck"] == "greater" for row in _EVENTS)
COPIES = _bytes(int(row["copies"]) for row in _EVENTS)
FIRST_EPOCH = _bytes(int(row["first_epoch"]) - 1 for row in _EVENTS)  # HW-066
LAST_EPOCH = _bytes(int(row["last_epoch"]) - 1 for row in _EVENTS)
CARD_KINDS = tuple(dict.fromkeys(row["kind"] for row in _EVENTS))
KIND = _bytes(CARD_KINDS.index(row["kind"]) for row in _EVENTS)
(
    A_LEADER,
    A_WEAPONRY,
    A_REALLOCATION,
    A_MINOR_EMPIRE,
    AN_ALLIES,
    AN_ASTRONOMY,
    A_BARBARIANS,
    A_BLACK_DEATH,
    A_CIVIL_SERVICE,
    A_CIVIL_WAR,
    A_CRUSADE,
    A_DISASTER,
    AN_ELITE_TROOPS,
    AN_ENGINEERING,
    AN_EXPERT_TROOPS,
    A_FAMINE,
    A_JEWISH_REVOLT,
    A_JIHAD,
    A_KINGDOM,
    A_MIGRANTS,
    A_NAVAL_POWER,
    A_PESTILENCE,
    A_PLAGUE,
    A_POPULATION_EXPLOSION,
    A_SIEGECRAFT,
    A_TREACHERY,
) = range(len(CARD_KINDS))


def _named(column: str, names: Sequence[str]) -> npt.NDArray[np.int16]:
    """What each card names in a column, -1 nothing."""
    return _bytes(names.index(row[column]) if row[column] else NOWHERE for row in _EVENTS)


CARD_EMPIRE = _named("empire", EMPIRE_IDS)
CARD_LAND = _named("land", LAND_IDS)  # HW-296 to HW-302
CARD_AREA = _named("area", AREA_IDS)
CARD_WATER = _named("water", WATER_IDS)
# The cards whose effect rules ask for by name.
LEADER = CARD_IDS.index("leader")
WEAPONRY = CARD_IDS.index("weaponry")
REALLOCATION = CARD_IDS.index("reallocation")
ASTRONOMY = CARD_IDS.index("astronomy")
BARBARIANS = CARD_IDS.index("barbarians")
BLACK_DEATH = CARD_IDS.index("black_death")
CIVIL_WAR = CARD_IDS.index("civil_war")
CRUSADE = CARD_IDS.index("crusade")
ELITE_TROOPS = CARD_IDS.index("elite_troops")
ENGINEERING = CARD_IDS.index("engineering")
JEWISH_REVOLT = CARD_IDS.index("jewish_revolt")
JIHAD = CARD_IDS.index("jihad")
NAVAL_POWER = CARD_IDS.index("naval_power")
SIEGECRAFT = CARD_IDS.index("siegecraft")
TREACHERY = CARD_IDS.index("treachery")
# HW-279 to HW-281: the card that masters each terrain, -1 none.
_TERRAIN_CARDS = {row["terrain"]: card for card, row in enumerate(_EVENTS) if row["terrain"]}
EXPERTS = _bytes([NOWHERE, *(_TERRAIN_CARDS.get(terrain, NOWHERE) for terrain in TERRAIN_IDS)])

LEADER_DICE = LIMITS["leader_attack_dice"]
JIHAD_DICE = LIMITS["jihad_attack_dice_1"]
JEWISH_REVOLT_DICE = LIMITS["jewish_revolt_attack_dice"]
WEAPONRY_BONUS = LIMITS["weaponry_bonus"]
SIEGECRAFT_BONUS = LIMITS["siegecraft_bonus"]
CRUSADE_BONUS = LIMITS["crusade_bonus"]
NAVAL_POWER_DICE = LIMITS["naval_power_defence_dice"]
EXPERT_DICE = LIMITS["expert_troops_defence_dice"]
UPRISING_DICE = LIMITS["civil_war_defence_dice"]  # HW-264, HW-286
ALLIES_COINS = LIMITS["allies_coins"]
CIVIL_SERVICE_COINS = LIMITS["civil_service_coins"]
CAPITAL_COINS = LIMITS["civil_service_capital_coins"]
NAVIGATION_COINS = LIMITS["civil_service_navigation_coins"]
EXPLOSION_COINS = LIMITS["population_explosion_coins"]
FLEET_COINS = LIMITS["reallocation_coins"]
ENGINEERING_FORTS = LIMITS["engineering_forts"]
CIVIL_WAR_ARMIES = LIMITS["civil_war_armies"]
CRUSADERS = LIMITS["crusade_armies"]
MIGRANTS = LIMITS["migrants_armies"]
DISASTER_LANDS = LIMITS["disaster_lands"]
BLACK_DEATH_AREAS = LIMITS["black_death_areas"]
FAMINE_AREAS = LIMITS["famine_areas"]
EPIDEMIC_DICE = LIMITS["famine_dice"]  # HW-257, HW-283
PLAGUE_DICE = LIMITS["plague_dice"]
SPREAD_DICE = LIMITS["plague_spread_dice"]
PESTILENCE_DICE = LIMITS["pestilence_dice"]
BESIDE_DICE = LIMITS["pestilence_adjacent_dice"]
MOST_CHOSEN = max(CIVIL_WAR_ARMIES, MIGRANTS, DISASTER_LANDS, BLACK_DEATH_AREAS)

# HW-005, HW-056, HW-073, HW-081: an army is of a source, an empire, a minor empire or a card; figures set no limit.
CARD_SOURCES = ALL_EMPIRES

# HW-026, HW-027, HW-225: cards are dealt from these decks; minor empires have their own only by an option.
DECKS = 3
GREATER_DECK, MINOR_DECK, LESSER_DECK = range(DECKS)

# HW-002 to HW-007: the pieces.
_PIECES = {row["id"]: int(row["count"]) for row in read_table(DATA / "pieces.csv")}
SETTLEMENTS, FORTS, MONUMENTS = _PIECES["settlements"], _PIECES["forts"], _PIECES["monuments"]
FLEET_MARKERS = _PIECES["fleets"]
MARKER_VALUES = _bytes(
    int(row["value"]) for row in read_table(DATA / "preeminence.csv") for _copy in range(int(row["count"]))
)
MARKERS = len(MARKER_VALUES)
NO_SETTLEMENT, CITY, CAPITAL = range(3)
# What is counted of the lands a seat holds: monuments in the first place, then cities and capitals.
WORKS = 3
MONUMENT = 0
SETTLEMENT_IDS = ("none", "city", "capital")
SETTLEMENT_POINTS = _bytes([0, LIMITS["city_points"], LIMITS["capital_points"]])  # HW-198, HW-199
MONUMENT_POINTS = LIMITS["monument_points"]
FLEET_POINTS = LIMITS["fleet_points"]

# Who stands in a land within reach: nobody, others, older armies of the same player, or those that act now.
VACANT, ENEMY, OLDER, REALM, FORTIFIED = range(5)

# What a fort is paid with: an army of the pool, a coin, a coin of Allies, or nothing (Engineering).
PAYMENT_IDS = ("army", "coin", "allied_coin", "engineering")
PAYMENTS = len(PAYMENT_IDS)
BY_ARMY, BY_COIN, BY_ALLIED_COIN, BY_ENGINEERING = range(PAYMENTS)


def _drawn_card(s: Record, seat: int) -> Any:
    """HW-038: whoever draws an empire card looks at it; that none is drawn everybody sees."""
    return s.drawn == NOBODY or s.seat == seat


def _known_empires(s: Record, seat: int) -> Any:
    """HW-044, HW-048, HW-051: empires called are open; else whoever drew a card, and its holder once all have one."""
    seats = np.arange(MAX_PLAYERS)
    own = (seats == seat) & (s.draw_turn == s.seats) | (seats < s.seats) & (s.giver == seat)
    now = (np.arange(EPOCHS) == s.epoch) & (s.over == 0) & (s.empires != NOBODY) & (s.empires >= s.called)
    return ~now | own[:, np.newaxis]


def _when_it_is_over(s: Record, seat: int) -> Any:
    """HW-208, HW-218: nobody looks at a pre-eminence marker before the game is over."""
    return s.over == 1


FIELDS = (
    Field("preeminence", "i1", "option: 0 with pre-eminence markers, 1 without"),
    Field("minor_empires", "i1", "option: 0 minor empires are dealt among the greater events, 1 one each"),
    Field("stacks", "i1", "option: 0 one army a land, 1 up to three"),
    Field("naval_control", "i1", "option: 0 fleets leave the board with their empire, 1 they can be held"),
    Field("first", "i1", "option: 0 the dice say who draws first, k makes it seat k - 1"),
    Field("epoch", "i1", "the epoch played, from 0"),
    Field("draw_order", "i1", "the seats in the order in which they draw an empire", (MAX_PLAYERS,)),
    Field("draw_turn", "i1", "how many seats have drawn in this epoch"),
    Field(
        "drawn",
        "i1",
        "the empire card that was drawn and is not given yet, by its place in its epoch, -1 none",
        seen_by=_drawn_card,
        low=NOBODY,
        high=EMPIRES_AN_EPOCH - 1,
    ),
    Field(
        "empires",
        "i1",
        "the empire each seat has in each epoch, by its place, -1 none",
        (MAX_PLAYERS, EPOCHS),
        seen_by=_known_empires,
        low=NOBODY,
        high=EMPIRES_AN_EPOCH - 1,
    ),
    Field("giver", "i1", "the seat that drew the card which each seat has, -1 none", (MAX_PLAYERS,)),
    Field("called", "i1", "how many empires of this epoch were called"),
    Field("active", "i1", "the active empire, -1 none", low=NOBODY, high=ALL_EMPIRES - 1),
    Field("force", "i1", "the source of the armies that act now, -1 none", low=NOBODY, high=ALL_EMPIRES + CARDS - 1),
    Field(
        "hands",
        "i1",
        "the event cards of each seat in order, then -1",
        (MAX_PLAYERS, HAND),
        seen_by=OWNER,
        low=NOBODY,
        high=CARDS - 1,
    ),
    Field("hand_size", "i1", "how many cards each seat holds of each deck: open to all", (MAX_PLAYERS, DECKS)),
    Field(
        "undealt",
        "i1",
        "event cards that were not dealt, by title",
        (CARDS,),
        seen_by=NOBODY,
        low=0,
        high=int(COPIES.max()),
    ),
    Field("discards", "i1", "event cards played, by title", (CARDS,)),
    Field("played", "i1", "the event cards played in this turn, -1 none", (EVENTS_A_TURN,)),
    Field("played_count", "i1", "how many those are"),
    Field("in_force", "i8", "bit mask of the event cards in force for the active empire"),
    Field("jihad_losses", "i1", "combats lost in this turn by an empire in a Jihad"),
    Field("betrayed", "i1", "the land named by Treachery, -1 none", low=NOWHERE, high=LANDS - 1),
    Field("spared", "i1", "the minor empire played in this turn, -1 none", low=NOBODY, high=ALL_EMPIRES - 1),
    Field("pool", "i1", "armies of the force that are not placed"),
    Field("allies", "i1", "armies brought back with coins of Allies and not placed"),
    Field("lost", "i1", "armies of the active empire lost in combat and not brought back"),
    Field("coins", "i1", "coins of the active empire, those of Allies not included"),
    Field("allied_coins", "i1", "coins of Allies"),
    Field("free_forts", "i1", "forts that Engineering has given and that are not placed"),
    Field("forts_paid", "i1", "armies of the active empire that became forts in this turn"),
    Field("fleets", "i2", "bit mask of the waters with a fleet of the force", low=0, high=(1 << WATERS) - 1),
    Field("sea_reach", "i2", "bit mask of those that its armies have got to", low=0, high=(1 << WATERS) - 1),
    Field(
        "contested",
        "i2",
        "bit mask of the waters it could have one in but for a fleet of another seat",
        low=0,
        high=(1 << WATERS) - 1,
    ),
    Field("sea_holder", "i1", "whose fleet with an army is in each water, -1 nobody's", (WATERS,)),
    Field("sea_epoch", "i1", "the epoch of that fleet, -1 none", (WATERS,)),
    Field("holder", "i1", "whose armies stand in each land, -1 nobody's", (LANDS,)),
    Field(
        "source",
        "i1",
        "what these armies are of: an empire or, above those, a card; -1 none",
        (LANDS,),
        low=NOBODY,
        high=ALL_EMPIRES + CARDS - 1,
    ),
    Field("armies", "i1", "how many these are", (LANDS,)),
    Field("fort", "i1", "1 where a fort stands", (LANDS,)),
    Field("settlement", "i1", "1 where a city stands, 2 where a capital does", (LANDS,)),
    Field("monument", "i1", "1 where a monument stands", (LANDS,)),
    Field("area_lands", "i1", "lands each seat holds in each Area", (MAX_PLAYERS, AREAS)),
    Field("land_count", "i1", "lands each seat holds", (MAX_PLAYERS,), low=0, high=LANDS),
    Field("empire_lands", "i1", "those of them held by an empire or a minor empire", (MAX_PLAYERS,), low=0, high=LANDS),
    Field("works", "i1", "monuments, cities and capitals in the lands each seat holds", (MAX_PLAYERS, WORKS)),
    Field(
        "realm",
        "i1",
        "the lands of the force in the order in which it got them",
        (MOST_ARMIES,),
        low=0,
        high=LANDS - 1,
    ),
    Field("realm_count", "i1", "how many those are"),
    Field("reach", "i1", "the lands the force can get to, its own included", (LANDS,), low=0, high=LANDS - 1),
    Field("reach_count", "i1", "how many those are", low=0, high=LANDS),
    Field(
        "reach_place",
        "i1",
        "the place of each land among those, from 1; 0 out of reach",
        (LANDS,),
        low=0,
        high=LANDS,
    ),
    Field("reach_stand", "i1", "who stands in each of those", (LANDS,)),
    Field("reach_ways", "i1", "by what ways: bit k where a defender has k dice, bit 0 for its own lands", (LANDS,)),
    Field("target", "i1", "the land, or the water, that is fought for; -1 none", low=NOWHERE, high=LANDS - 1),
    Field(
        "route",
        "i1",
        "where the attack comes from: a land, or a water above those, -1 inside",
        low=NOWHERE,
        high=ALL_LANDS + WATERS - 1,
    ),
    Field("defence_dice", "i1", "dice the defender rolls for it"),
    Field(
        "chosen",
        "i1",
        "lands or Areas chosen for an event so far, -1 none",
        (MOST_CHOSEN,),
        low=NOWHERE,
        high=LANDS - 1,
    ),
    Field("chosen_count", "i1", "how many those are"),
    Field("rebels_of", "i1", "the empire that a Civil War strikes, -1 none", low=NOBODY, high=ALL_EMPIRES - 1),
    Field("home", "i1", "the barren land that barbarians come from, -1 none", low=NOWHERE, high=ALL_LANDS - 1),
    Field("sick", "i1", "the land where a plague is, -1 none", low=NOWHERE, high=LANDS - 1),
    Field("monuments_due", "i1", "monuments the active empire still has to build"),
    Field("forts_left", "i1", "forts not on the board"),
    Field("settlements_left", "i1", "capitals and cities not on the board"),
    Field("monuments_left", "i1", "monuments not on the board"),
    Field("scored", "i2", "points each seat has scored in each epoch", (MAX_PLAYERS, EPOCHS)),
    Field(
        "markers",
        "i1",
        "the pre-eminence markers in the order in which they are taken",
        (MARKERS,),
        seen_by=_when_it_is_over,
        low=int(MARKER_VALUES.min()),
        high=int(MARKER_VALUES.max()),
    ),
    Field("marker_owner", "i1", "who took each of them, -1 nobody", (MARKERS,)),
    Field("marker_epoch", "i1", "the epoch in which that was, -1 none", (MARKERS,)),
    Field("markers_taken", "i1", "how many were taken"),
)
# the end of a turn with all Areas scored, of an epoch and a draw; or Black Death among full lands.
LAYOUT = record_type(FIELDS, frames=8, most_told=96)
