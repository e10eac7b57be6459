"""The numbers printed on counters, cards and tracks. Those of the map are in `atlas`, those of effects in `effects`.

Ages are counted from 1; a set of Ages is a bit mask, `CARD_AGES[card] >> age & 1`. NONE stands where a table says
nothing.
"""

from __future__ import annotations

import numpy as np

from .cells import NONE, ages_in
from .columns import ARTIFACT_KINDS, NO_LEADER, PLACES_OF_ARTIFACTS, QUALITIES, SHADES, UNIT_CLASSES
from .reading import COLUMNS, LIMITS, column, numbers, padded
from .words import UNIT_SETS

MAX_PLAYERS = LIMITS["players_max"]  # SA-021
MIN_PLAYERS = LIMITS["players_min"]
# SA-054: by the number of players.
MOST_EMPIRES = np.array([LIMITS.get(f"empires_of_{count}_players", 0) for count in range(MAX_PLAYERS + 1)], np.int16)
MOST_MONEY = LIMITS["most_money"]  # SA-006
OCEAN_RANGE_AGE = LIMITS["ocean_range_age"]  # SA-011
DEALT_CARDS = LIMITS["dealt_cards"]  # SA-026
HAND = LIMITS["hand"]  # SA-261
END_GLORY = LIMITS["end_glory"]  # SA-034
ACTIONS = LIMITS["actions"]  # SA-058
WILD_CARD_PRICE = LIMITS["wild_card_price"]  # SA-069
WHEAT_INCOME = LIMITS["wheat_income"]  # SA-110
WHEAT_AGE = LIMITS["wheat_age"]  # SA-111
OIL_INCOME = LIMITS["oil_income"]  # SA-112
OIL_AGE = LIMITS["oil_age"]
UNIT_UPKEEP = LIMITS["unit_upkeep"]  # SA-116
LEAST_UNIT_COST = LIMITS["least_unit_cost"]  # SA-127
UNITS_WITHOUT_CITY = LIMITS["units_without_city"]  # SA-131
FORT_COST = LIMITS["fort_cost"]  # SA-132
ELEPHANT_END_AGE = LIMITS["elephant_end_age"]  # SA-141
BOMBS = LIMITS["nuclear_bombs"]  # SA-142
STAR_WARS_UNITS = LIMITS["star_wars"]
DISORDER_TRADE = LIMITS["disorder_trade"]  # SA-151
TRADE_PROGRESS = LIMITS["trade_progress"]  # SA-154
STOP_RATIO = LIMITS["stop_ratio"]  # SA-178
RIVER_DEFENCE = LIMITS["river_defence"]  # SA-200, SA-222
CROSSING_DEFENCE = LIMITS["crossing_defence"]
INVASION_DEFENCE = LIMITS["invasion_defence"]
ELITE_MARKERS_COUNTED = LIMITS["elite_markers_counted"]  # SA-216
FORT_DEFENCE = LIMITS["fort_defence"]  # SA-220
BOMB_PROGRESS = LIMITS["bomb_progress"]  # SA-242
BOMB_GLORY = LIMITS["bomb_glory"]  # SA-243
ARTIFACT_GLORY = LIMITS["artifact_glory"]  # SA-282
BLUE_MARKER_SPAN = LIMITS["blue_marker_span"]  # SA-287
FERTILE_CITIES = LIMITS["fertile_cities"]  # SA-312
OTHER_CITIES = LIMITS["other_cities"]
DISORDER_PRICE = LIMITS["disorder_price"]  # SA-324
FREE_PROGRESS = LIMITS["free_progress"]  # SA-332
HOME_GLORY = LIMITS["home_glory"]  # SA-363
GLORY_PRICE = LIMITS["glory_price"]  # SA-365
PURSUIT_BY_AIR = LIMITS["pursuit_by_air"]  # SA-375 to SA-377
PURSUIT_BY_ARMOUR = LIMITS["pursuit_by_armour"]
PURSUIT_CAVALRY = LIMITS["pursuit_cavalry"]
TECHNOLOGY_HAND_FIRST = LIMITS["technology_hand_first"]  # SA-391
TECHNOLOGY_HAND_LAST = LIMITS["technology_hand_last"]  # SA-392
REDEEMED_HAND = LIMITS["redeemed_hand"]  # SA-395

# SA-001, SA-005: the progress track and the space beyond it; no marker stands on 0.
LAST_LEVEL = LIMITS["last_level"]
END_LEVEL = LAST_LEVEL + 1
AGE_OF_LEVEL = np.zeros(END_LEVEL + 1, np.int16)
AGE_OF_LEVEL[column("progress.csv", "level")] = column("progress.csv", "age")
FIRST_LEVEL = np.searchsorted(AGE_OF_LEVEL, np.arange(AGE_OF_LEVEL.max() + 1)).astype(np.int16)  # by Age

# SA-123 to SA-142: the types of units.
UNIT_IDS = COLUMNS.ids("units.csv")
UNITS = len(UNIT_IDS)
(
    SPEARMEN,
    SWORDSMEN,
    FUSILIERS,
    MOTOR_INFANTRY,
    CHARIOTS,
    LIGHT_CAVALRY,
    HORSE_ARCHERS,
    KNIGHTS,
    ARMOUR,
    ARCHERS,
    CATAPULTS,
    CANNON,
    HORSE_ARTILLERY,
    ARTILLERY,
    GALLEYS,
    FRIGATES,
    SHIPS_OF_THE_LINE,
    BATTLESHIPS,
    FIGHTERS,
    BOMBERS,
    WAR_ELEPHANTS,
    NUCLEAR_BOMBS,
    STAR_WARS,
) = range(UNITS)
INFANTRY, CAVALRY, MISSILE, NAVAL, AIR, ELEPHANT_CLASS, NUCLEAR, STARWARS = range(len(UNIT_CLASSES))
UNIT_CLASS = numbers("units.csv", "class")
UNIT_MOUNTED = numbers("units.csv", "mounted")
UNIT_MOVE_CLASS = numbers("units.csv", "move_class")
UNIT_LEVEL = numbers("units.csv", "level")
UNIT_COST = numbers("units.csv", "cost")
UNIT_MOVE = numbers("units.csv", "move")
# By type, and then 0 for regular, 1 for veteran units.
UNIT_FRONT = np.stack([numbers("units.csv", "front"), numbers("units.csv", "front_veteran")], axis=1)
UNIT_SUPPORT = np.stack([numbers("units.csv", "support"), numbers("units.csv", "support_veteran")], axis=1)
UNIT_FLIP = numbers("units.csv", "flip_side")
UNIT_VOIDS_CITY = numbers("units.csv", "voids_city")  # SA-224
_LAND_CLASSES = (INFANTRY, CAVALRY, MISSILE, ELEPHANT_CLASS)
_SET_CLASSES = {
    "all": range(len(UNIT_CLASSES)),
    "cavalry": (CAVALRY,),
    "infantry": (INFANTRY,),
    "land": _LAND_CLASSES,
    "missile": (MISSILE,),
    "naval": (NAVAL,),
    "non_infantry": range(CAVALRY, len(UNIT_CLASSES)),
}
# By the CLASS of a clause, the set of types that it means.
UNIT_SET_TYPES = np.array(
    [sum(1 << unit for unit in range(UNITS) if UNIT_CLASS[unit] in _SET_CLASSES[name]) for name in UNIT_SETS], np.int64
)

# SA-024, SA-124: the colours, and how many counters of each two-sided kind every one has.
_SIDES = COLUMNS.counters()
COUNTER_IDS = tuple(_SIDES)
COUNTER_KINDS = len(COUNTER_IDS)
COUNTER_SIDES = np.array([[UNIT_IDS.index(side) for side in sides] for sides in _SIDES.values()], np.int16)
UNIT_COUNTER = np.full(UNITS, NONE, np.int16)
UNIT_COUNTER[COUNTER_SIDES] = np.arange(COUNTER_KINDS)[:, np.newaxis]
COLOUR_IDS = COLUMNS.ids("colours.csv")
COLOURS = len(COLOUR_IDS)
COUNTERS = np.stack([numbers("colours.csv", kind) for kind in COUNTER_IDS], axis=1)
LIGHT, DARK, ELITE = range(len(SHADES))
COLOUR_VETERAN = (numbers("colours.csv", "quality") != QUALITIES.index("regular")).astype(np.int16)
# SA-044: the pairs that players choose, light shade first; the elite colour is in none.
_SHADES = column("colours.csv", "shade")
_PAIRED = [pair if shade != ELITE else None for pair, shade in zip(column("colours.csv", "pair"), _SHADES, strict=True)]
PAIR_IDS = tuple(dict.fromkeys(filter(None, _PAIRED)))
PAIRS = len(PAIR_IDS)
COLOUR_PAIR = np.array([PAIR_IDS.index(pair) if pair else NONE for pair in _PAIRED], np.int16)
PAIR_COLOURS = np.array(
    [sorted(np.flatnonzero(COLOUR_PAIR == pair).tolist(), key=_SHADES.__getitem__) for pair in range(PAIRS)], np.int16
)

# SA-022: the cards; each has the id of its empire.
CARD_IDS = COLUMNS.ids("cards.csv")
CARDS = len(CARD_IDS)
CARD_NUMBER = numbers("cards.csv", "number")  # as printed
CARD_VALUE = numbers("cards.csv", "value")
CARD_EVENT = numbers("cards.csv", "event")
CARD_ARTIFACT = numbers("cards.csv", "artifact")
CARD_AGES = numbers("cards.csv", "ages")
CARD_FIRST_AGE = np.array([ages_in(mask)[0] for mask in CARD_AGES], np.int16)  # SA-083
# SA-077: a set of one further Age, and the condition with its value.
CARD_CONDITIONAL_AGES, CARD_AGE_IF, CARD_AGE_IF_VALUE = np.ascontiguousarray(numbers("cards.csv", "conditional_ages").T)
CARD_STARTS = padded(column("cards.csv", "starts"))  # SA-085
CARD_START_RULE, CARD_START_EMPIRE, CARD_START_ZONE, CARD_START_DISTANCE = np.ascontiguousarray(
    numbers("cards.csv", "start_rule").T
)
CARD_OFFSET = numbers("cards.csv", "offset")  # SA-081
CARD_ALTERNATIVE = numbers("cards.csv", "alternative")  # the empire beside whose marker the new one may be set instead
CARD_MONEY = numbers("cards.csv", "money")
CARD_TRADE = numbers("cards.csv", "trade")
CARD_LEADERS = numbers("cards.csv", "leaders")  # SA-295
NO_CITIES = numbers("cards.csv", "no_cities")  # sets of Ages; in these the empire is barbarian
NO_NAVAL = numbers("cards.csv", "no_naval")
NO_CAVALRY = numbers("cards.csv", "no_cavalry")
# SA-335: by card and slot: category, zone and points; NONE in the slots that a card does not use.
ICON_CATEGORY, ICON_ZONE, ICON_POINTS = range(3)
GLORY = padded(column("cards.csv", "glory"), shape=(3,))

# SA-267 to SA-269: the events.
EVENT_IDS = COLUMNS.ids("events.csv")
EVENTS = len(EVENT_IDS)
EVENT_TIMING = numbers("events.csv", "when")

# SA-276 to SA-290: the artifacts, religions and governments among them.
ARTIFACT_IDS = COLUMNS.ids("artifacts.csv")
ARTIFACTS = len(ARTIFACT_IDS)
WONDER, TECHNOLOGY, DISASTER, RELIGION, GOVERNMENT = range(len(ARTIFACT_KINDS))
IN_REGION, ON_EMPIRE = range(len(PLACES_OF_ARTIFACTS))
ARTIFACT_KIND = numbers("artifacts.csv", "kind")
ARTIFACT_COLOUR = numbers("artifacts.csv", "colour")
ARTIFACT_BLUE = numbers("artifacts.csv", "blue")
ARTIFACT_PLACE = numbers("artifacts.csv", "place")
ARTIFACT_AGES = numbers("artifacts.csv", "ages")
ARTIFACT_LAST_AGE = np.array([ages_in(mask)[-1] for mask in ARTIFACT_AGES], np.int16)  # SA-285
ARTIFACT_CONDITIONAL_AGES, ARTIFACT_AGE_IF, ARTIFACT_AGE_IF_VALUE = np.ascontiguousarray(
    numbers("artifacts.csv", "alternative_ages").T
)
ARTIFACT_IF, ARTIFACT_IF_VALUE = np.ascontiguousarray(numbers("artifacts.csv", "requirement").T)  # SA-278
RELIGIONS = np.flatnonzero(ARTIFACT_KIND == RELIGION).astype(np.int16)
GOVERNMENTS = np.flatnonzero(ARTIFACT_KIND == GOVERNMENT).astype(np.int16)

# SA-025, SA-297 to SA-301: leaders. A set of kinds is a bit mask. The cup holds unnamed ones by kind, and nobody last.
LEADER_KIND_IDS = tuple(kind for kind in COLUMNS.ids("leader_kinds.csv") if kind != NO_LEADER)
LEADER_KINDS = len(LEADER_KIND_IDS)
ADMINISTRATOR, TACTICIAN, EXPLORER, BUILDER, ARTIST, PHILOSOPHER, MERCHANT, PROPHET = range(LEADER_KINDS)
NOBODY_IN_CUP = LEADER_KINDS
CUP = numbers("leader_kinds.csv", "count")
LEADER_IDS = COLUMNS.ids("leaders.csv")
LEADERS = len(LEADER_IDS)
LEADER_KIND_SET = np.array([sum(1 << kind for kind in kinds) for kinds in column("leaders.csv", "kinds")], np.int16)
LEADER_AGES = numbers("leaders.csv", "ages")
LEADER_EMPIRES = padded(column("leaders.csv", "empires"))
# By card, the famous leaders of its empire.
CARD_FAMOUS = padded([np.flatnonzero((LEADER_EMPIRES == card).any(axis=1)).tolist() for card in range(CARDS)])
