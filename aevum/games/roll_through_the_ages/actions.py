"""What a player can do and what is told: the verbs, the events, and their nouns."""

from aevum.core.vocabulary import Wording, item, listed, number, seat, several

from .state import (
    DEVELOPMENT_IDS,
    DICE,
    FACE_IDS,
    FOOD_CAPACITY,
    GOOD_IDS,
    GOOD_VALUES,
    PROJECT_BOXES,
    PROJECT_IDS,
    WARE_IDS,
)

_DICE = [str(place) for place in range(1, DICE + 1)]
_WARE = item("ware", "ware", WARE_IDS)
_GOOD = item("good", "good", GOOD_IDS)
_PROJECT = item("project", "project", PROJECT_IDS)
_DEVELOPMENT = item("development", "development", DEVELOPMENT_IDS)
_DIE = item("die", "", _DICE)
_COUNT = number("count")
# No more than a store of food, a row of pegs or the boxes of a project hold.
_AMOUNT = number("count", most=max(FOOD_CAPACITY, GOOD_VALUES.shape[1] - 1, int(PROJECT_BOXES.max())))
_SEAT = seat()
_POINTS = number("points")

_WORDING = Wording()

STOP = _WORDING.verb("stop")
REROLL = _WORDING.verb("reroll", several("dice", "", _DICE))
LEAD = _WORDING.verb("lead", _DIE)
DECLINE = _WORDING.verb("decline")
TAKE = _WORDING.verb("take", number("food", most=DICE))
OFFER = _WORDING.verb("offer", _SEAT)
GIVE = _WORDING.verb("give", _WARE, _AMOUNT)
ASK = _WORDING.verb("ask", _WARE, _AMOUNT)
PROPOSE = _WORDING.verb("propose")
WITHDRAW = _WORDING.verb("withdraw")
ACCEPT = _WORDING.verb("accept")
SELL = _WORDING.verb("sell", _WARE, _AMOUNT)
BUILD = _WORDING.verb("build", _PROJECT, _AMOUNT)
BUY = _WORDING.verb("buy", _DEVELOPMENT, several("goods", "good", GOOD_IDS), joiner="with")
DISCARD = _WORDING.verb("discard", _GOOD)
DONE = _WORDING.verb("done")

DEALT = _WORDING.event("dealt", _SEAT)
ROUND_BEGAN = _WORDING.event("round_began", number("round"))
LAST_ROUND = _WORDING.event("last_round")
ROLLED = _WORDING.event("rolled", _SEAT, number("rolls"), listed("dice", "face", FACE_IDS))
LED = _WORDING.event("led", _SEAT, _DIE, item("face", "face", FACE_IDS))
STOPPED = _WORDING.event("stopped", _SEAT)
COLLECTED_FOOD = _WORDING.event("collected_food", _SEAT, _COUNT)
COLLECTED_GOODS = _WORDING.event("collected_goods", _SEAT, _COUNT, number("added"))
QUARRIED = _WORDING.event("quarried", _SEAT)
TOOK = _WORDING.event("took", _SEAT, number("food"), number("workers"))
MUSTERED = _WORDING.event("mustered", _SEAT, _COUNT)
MINTED = _WORDING.event("minted", _SEAT, _COUNT)
FED = _WORDING.event("fed", _SEAT, _COUNT)
FAMINE = _WORDING.event("famine", _SEAT, _COUNT)
DROUGHT = _WORDING.event("drought", _SEAT, _POINTS)
DROUGHT_AVERTED = _WORDING.event("drought_averted", _SEAT)
PESTILENCE = _WORDING.event("pestilence", _SEAT)
PESTILENCE_STRUCK = _WORDING.event("pestilence_struck", _SEAT, _POINTS)
PESTILENCE_AVERTED = _WORDING.event("pestilence_averted", _SEAT)
INVASION = _WORDING.event("invasion", _SEAT, _POINTS)
INVASION_AVERTED = _WORDING.event("invasion_averted", _SEAT)
REVOLT = _WORDING.event("revolt", _SEAT)
REVOLT_TURNED = _WORDING.event("revolt_turned", _SEAT)
REVOLT_STRUCK = _WORDING.event("revolt_struck", _SEAT)
REVOLT_AVERTED = _WORDING.event("revolt_averted", _SEAT)
OFFERED = _WORDING.event("offered", _SEAT, seat("partner"))
GAVE_OFFER = _WORDING.event("gave_offer", _SEAT, _WARE, _COUNT)
ASKED_OFFER = _WORDING.event("asked_offer", _SEAT, _WARE, _COUNT)
PROPOSED = _WORDING.event("proposed", _SEAT, seat("partner"))
WITHDREW = _WORDING.event("withdrew", _SEAT)
ACCEPTED = _WORDING.event("accepted", _SEAT)
DECLINED = _WORDING.event("declined", _SEAT)
TRADED = _WORDING.event("traded", _SEAT, seat("partner"), _WARE, _COUNT)
SOLD = _WORDING.event("sold", _SEAT, _WARE, _COUNT, number("gain"))
BUILT = _WORDING.event("built", _SEAT, _PROJECT, _COUNT)
COMPLETED_CITY = _WORDING.event("completed_city", _SEAT, _PROJECT)
COMPLETED_MONUMENT = _WORDING.event("completed_monument", _SEAT, _PROJECT, _POINTS)
BOUGHT = _WORDING.event("bought", _SEAT, _DEVELOPMENT, _POINTS)
PAID = _WORDING.event("paid", _SEAT, _GOOD, number("value"))
DISCARDED = _WORDING.event("discarded", _SEAT, _GOOD)
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

VOCABULARY = _WORDING.vocabulary()

# The list of faces that the event tells, item by item.
ROLLED_FACES = VOCABULARY.place("rolled", "dice")
