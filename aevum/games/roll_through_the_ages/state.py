"""What is on the table of Roll Through the Ages, and the numbers printed on its components."""

from pathlib import Path

import numpy as np

from aevum.core.record import Field, record_type
from aevum.core.tables import read_limits, read_table, tables_of

FOLDER = Path(__file__).parent
DATA = tables_of(__package__, FOLDER / "data")

LIMITS = read_limits(DATA / "limits.csv")
MAX_PLAYERS = LIMITS["players_max"]
START_CITIES = LIMITS["start_cities"]
DICE = LIMITS["dice"]
MAX_ROLLS = LIMITS["rolls"]
GOODS_LIMIT = LIMITS["goods_limit"]
DEVELOPMENTS_TO_END = LIMITS["developments_to_end"]
SOLO_ROUNDS = LIMITS["solo_rounds"]
MAX_ROUNDS = LIMITS["max_rounds"]
MAX_OFFERS = LIMITS["max_offers"]

# Dice
_FACES = read_table(DATA / "dice.csv")
FACE_IDS = tuple(row["id"] for row in _FACES)
FACES = len(_FACES)
FACE_FOOD = np.array([int(row["food"]) for row in _FACES], np.int16)
FACE_GOODS = np.array([int(row["goods"]) for row in _FACES], np.int16)
FACE_WORKERS = np.array([int(row["workers"]) for row in _FACES], np.int16)
FACE_COINS = np.array([int(row["coins"]) for row in _FACES], np.int16)
FACE_SKULLS = np.array([int(row["skulls"]) for row in _FACES], np.int16)
EITHER = FACE_IDS.index("food2_or_workers2")

# Goods, and food beside them
_WARES = read_table(DATA / "goods.csv")
WARE_IDS = tuple(row["id"] for row in _WARES)
GOOD_IDS = WARE_IDS[:-1]
GOODS = len(GOOD_IDS)
WARES = len(WARE_IDS)
WOOD, STONE, POTTERY, CLOTH, SPEARHEADS, FOOD = range(WARES)
WARE_CAPACITY = np.array([int(row["capacity"]) for row in _WARES], np.int16)
START_FOOD = int(_WARES[FOOD]["start"])
FOOD_CAPACITY = int(_WARES[FOOD]["capacity"])
GOOD_VALUES = np.zeros((GOODS, 10), np.int16)
for _kind, _row in enumerate(_WARES[:GOODS]):
    _values = [int(value) for value in _row["value_by_count"].split(";")]
    GOOD_VALUES[_kind, : len(_values)] = _values
ALL_GOODS = (1 << GOODS) - 1

# Projects: the cities still to build, then the monuments
_CITIES = [row for row in read_table(DATA / "cities.csv") if row["built_at_start"] == "0"]
_MONUMENTS = read_table(DATA / "monuments.csv")
CITY_IDS = tuple(row["id"] for row in _CITIES)
MONUMENT_IDS = tuple(row["id"] for row in _MONUMENTS)
PROJECT_IDS = CITY_IDS + MONUMENT_IDS
CITIES = len(CITY_IDS)
MONUMENTS = len(MONUMENT_IDS)
PROJECTS = len(PROJECT_IDS)
PROJECT_BOXES = np.array([int(row["boxes"]) for row in _CITIES + _MONUMENTS], np.int16)
POINTS_FIRST = np.array([int(row["points_first"]) for row in _MONUMENTS], np.int16)
POINTS_LATER = np.array([int(row["points_later"]) for row in _MONUMENTS], np.int16)
GREAT_WALL = MONUMENT_IDS.index("great_wall")
# Bit mask of the monuments in play for each number of players (RT-115 to RT-117, RT-121).
MONUMENTS_IN_PLAY = np.array(
    [0]
    + [
        sum(int(row[f"used_{players}p"]) << place for place, row in enumerate(_MONUMENTS))
        for players in range(1, MAX_PLAYERS + 1)
    ],
    np.int16,
)

# Developments
_DEVELOPMENTS = read_table(DATA / "developments.csv")
DEVELOPMENT_IDS = tuple(row["id"] for row in _DEVELOPMENTS)
DEVELOPMENTS = len(DEVELOPMENT_IDS)
DEVELOPMENT_COST = np.array([int(row["cost"]) for row in _DEVELOPMENTS], np.int16)
MOST_COST = int(DEVELOPMENT_COST.max())
WITHIN_MEANS = np.array(  # what costs no more than so many coins, a bit each
    [sum(1 << kind for kind, cost in enumerate(DEVELOPMENT_COST) if cost <= coins) for coins in range(MOST_COST + 1)],
    np.int32,
)
DEVELOPMENT_POINTS = np.array([int(row["points"]) for row in _DEVELOPMENTS], np.int16)
(
    LEADERSHIP,
    IRRIGATION,
    AGRICULTURE,
    QUARRYING,
    MEDICINE,
    COINAGE,
    CARAVANS,
    RELIGION,
    GRANARIES,
    MASONRY,
    ENGINEERING,
    ARCHITECTURE,
    EMPIRE,
) = range(DEVELOPMENTS)


def _amount(development: int) -> int:
    return int(_DEVELOPMENTS[development]["amount"])


AGRICULTURE_FOOD = _amount(AGRICULTURE)
QUARRYING_STONE = _amount(QUARRYING)
COINAGE_COINS = _amount(COINAGE)
GRANARIES_COINS = _amount(GRANARIES)
MASONRY_WORKERS = _amount(MASONRY)
ENGINEERING_WORKERS = _amount(ENGINEERING)
ARCHITECTURE_POINTS = _amount(ARCHITECTURE)
EMPIRE_POINTS = _amount(EMPIRE)

# Disasters
_DISASTERS = {row["id"]: row for row in read_table(DATA / "disasters.csv")}
FAMINE_POINTS = -int(_DISASTERS["famine"]["points"])
DROUGHT_SKULLS = int(_DISASTERS["drought"]["skulls_min"])
DROUGHT_POINTS = -int(_DISASTERS["drought"]["points"])
PESTILENCE_SKULLS = int(_DISASTERS["pestilence"]["skulls_min"])
PESTILENCE_POINTS = -int(_DISASTERS["pestilence"]["points"])
INVASION_SKULLS = int(_DISASTERS["invasion"]["skulls_min"])
INVASION_POINTS = -int(_DISASTERS["invasion"]["points"])
REVOLT_SKULLS = int(_DISASTERS["revolt"]["skulls_min"])
# What so many skulls bring, as the table says it.
DISASTER_OF_SKULLS = tuple(
    next(
        name
        for name, row in _DISASTERS.items()
        if row["cause"] == "skulls" and int(row["skulls_min"]) <= skulls <= int(row["skulls_max"])
    )
    for skulls in range(DICE + 1)
)

FIELDS = (
    Field("trading", "i1", "option: 1 plays the trading variant"),
    Field("first", "i1", "option: 0 draws the first player, k makes seat k - 1 the first player"),
    Field("first_seat", "i1", "the first player, who wears the star"),
    Field("rounds", "i2", "the round being played, from 1"),
    Field("ending", "i1", "1 once this round is the last"),
    Field("food", "i1", "food of each seat", (MAX_PLAYERS,)),
    Field("goods", "i1", "pegs of each seat on the five goods rows", (MAX_PLAYERS, GOODS)),
    Field("boxes", "i1", "boxes ticked by each seat in each project", (MAX_PLAYERS, PROJECTS)),
    Field("developments", "i2", "bit mask of the developments of each seat", (MAX_PLAYERS,)),
    Field("disaster_points", "i2", "points each seat lost to disasters", (MAX_PLAYERS,)),
    Field("completed_first", "i1", "who completed each monument first, -1 nobody", (MONUMENTS,)),
    Field("dice", "i1", "the face each die shows; -1 a die not rolled this turn", (DICE,)),
    Field("rolling", "i2", "bit mask of the dice about to be rolled"),
    Field("rolls", "i1", "rolls made this turn"),
    Field("led", "i1", "1 once Leadership was used this turn"),
    Field("workers", "i2", "workers left this turn"),
    Field("coins", "i2", "coins left this turn"),
    Field("food_sold", "i1", "1 once food was sold this turn: a purchase must follow"),
    Field("offers", "i1", "trade offers begun this turn"),
    Field("partner", "i1", "the seat a trade is offered to"),
    Field("gives", "i1", "what the offer gives, by ware", (WARES,)),
    Field("asks", "i1", "what the offer asks, by ware", (WARES,)),
)
LAYOUT = record_type(FIELDS, frames=2)
