"""The vocabulary of the cards: every word that an effect, a condition, a glory icon or a start can use, as a number.

The words stand in `vocabulary.csv` in this order. They are what the rules can carry out, so a corrected set of tables
uses the same: they are always read from the game's own.
"""

from __future__ import annotations

from pathlib import Path

from aevum.core.tables import read_table

FOLDER = Path(__file__).parent
_ROWS = read_table(FOLDER / "data" / "vocabulary.csv")


def tokens(kind: str) -> tuple[str, ...]:
    """All words of a kind, in the order of their numbers."""
    return tuple(row["token"] for row in _ROWS if row["kind"] == kind)


def values(kind: str) -> dict[str, tuple[str, ...]]:
    """By each word of a kind, the words it takes."""
    return {row["token"]: tuple(row["values"].split()) for row in _ROWS if row["kind"] == kind}


KEYS = values("param")  # of a clause, with the words each can be
VERB_KEYS = values("verb")  # in the order in which a clause is written
VERB_OPS = {row["token"]: tuple(row["ops"].split()) for row in _ROWS if row["kind"] == "verb"}

# What a clause does.
VERBS = tokens("verb")
(
    VERB_PROGRESS,
    VERB_MONEY,
    VERB_GLORY,
    VERB_GLORYMOD,
    VERB_BUYGLORY,
    VERB_CARDS,
    VERB_ACTION,
    VERB_SKIP,
    VERB_DISORDER,
    VERB_UNITS,
    VERB_CITY,
    VERB_FORT,
    VERB_CONTROL,
    VERB_LEADER,
    VERB_ASSASSINATE,
    VERB_ELITE,
    VERB_ARTIFACT,
    VERB_CULTURE,
    VERB_CONFLICT,
    VERB_TRADE,
    VERB_INCOME,
    VERB_COST,
    VERB_UPKEEP,
    VERB_MOVE,
    VERB_RANGE,
    VERB_COUNT,
    VERB_UNLOCK,
    VERB_ALLOW,
    VERB_FORBID,
    VERB_CANCEL,
    VERB_ENDGAME,
) = range(len(VERBS))

# How it does so.
OPS = tuple(dict.fromkeys(op for ops in VERB_OPS.values() for op in ops))
(
    OP_DRAW,
    OP_DISCARD,
    OP_STEAL,
    OP_SWAP,
    OP_PEEK,
    OP_ADD,
    OP_REMOVE,
    OP_DESTROY,
    OP_BUILD,
    OP_CONVERT,
    OP_UP,
    OP_DOWN,
    OP_REVOLT,
    OP_PROMOTE,
    OP_CHOOSE,
    OP_KILL,
    OP_KEEP,
    OP_EXTRA,
    OP_RECOVER,
    OP_ADOPT,
    OP_LOSE,
    OP_FREE_CHANGE,
    OP_RESIST,
    OP_REDRAW,
    OP_WIN_TIES,
    OP_IGNORE_CITY,
    OP_IGNORE_DISORDER,
    OP_ZERO_CLASS,
    OP_FORCE_RETREAT,
    OP_SWAP_CARD,
    OP_SEE_CARD,
    OP_ROADS,
    OP_OCEAN_GALLEYS,
    OP_OCEAN,
) = range(len(OPS))

# Who is affected; also who pays, and whose a thing becomes.
TARGETS = KEYS["target"]
(
    TARGET_ALL_EMPIRES,
    TARGET_ALL_PLAYERS,
    TARGET_ANY_EMPIRE,
    TARGET_EMPIRE_IN_RANGE,
    TARGET_ENEMY,
    TARGET_OTHER_EMPIRE,
    TARGET_OTHER_PLAYER,
    TARGET_OWNER,
    TARGET_SELF,
) = range(len(TARGETS))

# Where.
PLACES = KEYS["where"]
(
    WHERE_ADJACENT,
    WHERE_ANY_REGION,
    WHERE_BATTLE_REGION,
    WHERE_CAPITAL,
    WHERE_CITY_REGION,
    WHERE_COASTAL_REGION,
    WHERE_DISORDERED_REGION,
    WHERE_EACH_CITY_REGION,
    WHERE_EACH_REGION,
    WHERE_LARGEST_STACK,
    WHERE_NEUTRAL_ADJACENT,
    WHERE_NON_CAPITAL_REGION,
    WHERE_OWN_REGION,
    WHERE_RIVER_REGION,
    WHERE_SAME_REGION,
    WHERE_SEA_REGION,
    WHERE_START,
) = range(len(PLACES))

# What must hold; those that end in a sign take a value.
CONDITIONS = tokens("condition")
(
    IF_BEHIND,
    IF_CITY,
    IF_COASTAL,
    IF_CROSSED_WATER,
    IF_ENEMY_AHEAD,
    IF_ENEMY_BARBARIAN,
    IF_GOVERNMENT,
    IF_HAS_ARTIFACT,
    IF_HAS_LEADER,
    IF_HAS_RELIGION,
    IF_HOME_REGION,
    IF_IN_PLAY,
    IF_IR_EMPIRES,
    IF_NO_CONFLICT_THIS_TURN,
    IF_NOT_IN_PLAY,
    IF_OTHER_RELIGION,
    IF_REGIONS,
    IF_RELIGION,
    IF_TERRAIN,
    IF_WHEAT,
    IF_WON_CONFLICT,
    IF_WON_TRADE,
) = range(len(CONDITIONS))

# What triggers it.
TRIGGERS = KEYS["when"]
(
    WHEN_ACQUIRE,
    WHEN_ADOPT,
    WHEN_AGE_CHANGE,
    WHEN_CIVILISE,
    WHEN_CONFLICT,
    WHEN_DESTINY,
    WHEN_HARVEST,
    WHEN_INITIAL,
    WHEN_MANOEUVRE,
    WHEN_PRODUCTION,
    WHEN_SPREAD,
    WHEN_TRADE,
) = range(len(TRIGGERS))

# How long it lasts.
DURATIONS = KEYS["until"]
(
    UNTIL_CONFLICT,
    UNTIL_END_AGE,
    UNTIL_END_TURN,
    UNTIL_NEXT_PRODUCTION,
    UNTIL_NEXT_TRADE,
    UNTIL_ROUND,
) = range(len(DURATIONS))

# What it is multiplied by.
MULTIPLIERS = KEYS["per"]
(
    PER_AMERICAS_REGION,
    PER_CITY,
    PER_FIVE_REGIONS,
    PER_FRONT_INFANTRY,
    PER_LEADER,
    PER_SEA_REGION,
    PER_WHEAT,
) = range(len(MULTIPLIERS))

# The kind of an action, a leader or a culture.
EFFECT_KINDS = KEYS["kind"]
(
    KIND_ANY,
    KIND_EXPLORER,
    KIND_GOVERNMENT,
    KIND_MANOEUVRE,
    KIND_RELIGION,
) = range(len(EFFECT_KINDS))

# Sets of unit types.
UNIT_SETS = KEYS["class"]
(
    CLASS_ALL,
    CLASS_CAVALRY,
    CLASS_INFANTRY,
    CLASS_LAND,
    CLASS_MISSILE,
    CLASS_NAVAL,
    CLASS_NON_INFANTRY,
) = range(len(UNIT_SETS))

# Sides of a conflict.
SIDES = KEYS["side"]
(
    SIDE_ATTACKER,
    SIDE_BOTH,
    SIDE_DEFENDER,
) = range(len(SIDES))

# What a glory category counts more of.
COUNTED = KEYS["cat"]
(
    CAT_ARTIFACTS,
    CAT_CITIES,
    CAT_REGIONS,
) = range(len(COUNTED))

# Flags and steps.
FLAGS = KEYS["what"]
(
    WHAT_ACTION,
    WHAT_CITIES,
    WHAT_CONFLICT,
    WHAT_CROSS_RIVERS,
    WHAT_EVENT,
    WHAT_FREE_PROGRESS,
    WHAT_IMMUNE_DISEASE,
    WHAT_MANOEUVRE,
    WHAT_NUCLEAR,
    WHAT_RETREAT_ALWAYS,
    WHAT_START_ANY_AGE,
    WHAT_STARWARS,
    WHAT_TRADE,
    WHAT_TRANSPORT_EXTRA,
) = range(len(FLAGS))

# Symbols of the map.
SYMBOLS = KEYS["symbol"]
(SYMBOL_WHEAT,) = range(len(SYMBOLS))
