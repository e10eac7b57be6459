"""What the cards show beside their effects: zones of the map, glory icons, moments and starts, as numbers.

Their words stand in `vocabulary.csv`, as those of the effects do.
"""

from __future__ import annotations

from .words import tokens

# SA-268, SA-269: when an event can be played.
TIMINGS = tokens("timing")
(
    TIMING_CIVILISE,
    TIMING_ANY_TIME,
    TIMING_INTERRUPT,
    TIMING_BEFORE_ACTIONS,
    TIMING_START_EMPIRE,
    TIMING_PRODUCTION,
    TIMING_TRADE,
    TIMING_MANOEUVRE,
    TIMING_CONFLICT,
    TIMING_DESTINY,
    TIMING_HARVEST,
) = range(len(TIMINGS))

# SA-354 to SA-360: zones; a set of zones has the bit of each.
ZONES = tokens("zone")
(
    ZONE_EUROPE,
    ZONE_AFRICA,
    ZONE_ASIA,
    ZONE_AMERICAS,
    ZONE_NORTH_AMERICA,
    ZONE_SOUTH_AMERICA,
    ZONE_MIDDLE_EAST,
    ZONE_INDIA,
    ZONE_CHINA,
    ZONE_NE_ASIA,
    ZONE_SE_ASIA,
    ZONE_AUSTRALASIA,
    ZONE_WORLD,
    ZONE_NON_EUROPE,
) = range(len(ZONES))

# SA-335 to SA-371: glory categories: first those in which empires are ranked, then those that count, then square icons.
RANKED_CATEGORIES = tokens("glory_ranked")
COUNTING_CATEGORIES = tokens("glory_each")
SQUARE_CATEGORIES = tokens("glory_instant")
CATEGORIES = RANKED_CATEGORIES + COUNTING_CATEGORIES + SQUARE_CATEGORIES
(
    GLORY_PROGRESS,
    GLORY_MONEY,
    GLORY_CITIES,
    GLORY_NAVAL,
    GLORY_CAVALRY,
    GLORY_UNITS,
    GLORY_ARTIFACTS,
    GLORY_LAND,
    GLORY_SEA,
    GLORY_AREA,
    GLORY_WHEAT,
    GLORY_OIL,
    GLORY_ELEPHANTS,
    GLORY_HOME,
    GLORY_WIN_TRADE,
    GLORY_WIN_CONFLICT,
    GLORY_CAPTURE_CAPITAL,
    GLORY_CAPTURE_CITY,
) = range(len(CATEGORIES))

# SA-085, SA-086: where an empire starts.
START_RULES = tokens("start_rule")
(
    START_ALL,
    START_ANY1,
    START_PLUS_CONTROLLED_BY,
    START_WITHIN,
) = range(len(START_RULES))
