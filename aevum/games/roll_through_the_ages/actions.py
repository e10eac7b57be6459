"""What a player can do and what is told: the verbs, the events, and their nouns."""

from aevum.core.vocabulary import Event, Verb, Vocabulary, item, listed, number, seat, several
from aevum.games.roll_through_the_ages.state import (
    DEVELOPMENT_IDS,
    DICE,
    FACE_IDS,
    GOOD_IDS,
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
_SEAT = seat()
_POINTS = number("points")

VERBS = (
    Verb("stop"),
    Verb("reroll", several("dice", "", _DICE)),
    Verb("lead", _DIE),
    Verb("decline"),
    Verb("take", number("food")),
    Verb("offer", _SEAT),
    Verb("give", _WARE, _COUNT),
    Verb("ask", _WARE, _COUNT),
    Verb("propose"),
    Verb("withdraw"),
    Verb("accept"),
    Verb("sell", _WARE, _COUNT),
    Verb("build", _PROJECT, _COUNT),
    Verb("buy", _DEVELOPMENT, several("goods", "good", GOOD_IDS), joiner="with"),
    Verb("discard", _GOOD),
    Verb("done"),
)

EVENTS = (
    Event("dealt", (_SEAT,)),
    Event("round_began", (number("round"),)),
    Event("last_round"),
    Event("rolled", (_SEAT, number("rolls"), listed("dice", "face", FACE_IDS))),
    Event("led", (_SEAT, _DIE, item("face", "face", FACE_IDS))),
    Event("stopped", (_SEAT,)),
    Event("collected_food", (_SEAT, _COUNT)),
    Event("collected_goods", (_SEAT, _COUNT, number("added"))),
    Event("quarried", (_SEAT,)),
    Event("took", (_SEAT, number("food"), number("workers"))),
    Event("mustered", (_SEAT, _COUNT)),
    Event("minted", (_SEAT, _COUNT)),
    Event("fed", (_SEAT, _COUNT)),
    Event("famine", (_SEAT, _COUNT)),
    Event("drought", (_SEAT, _POINTS)),
    Event("drought_averted", (_SEAT,)),
    Event("pestilence", (_SEAT,)),
    Event("pestilence_struck", (_SEAT, _POINTS)),
    Event("pestilence_averted", (_SEAT,)),
    Event("invasion", (_SEAT, _POINTS)),
    Event("invasion_averted", (_SEAT,)),
    Event("revolt", (_SEAT,)),
    Event("revolt_turned", (_SEAT,)),
    Event("revolt_struck", (_SEAT,)),
    Event("revolt_averted", (_SEAT,)),
    Event("offered", (_SEAT, seat("partner"))),
    Event("gave_offer", (_SEAT, _WARE, _COUNT)),
    Event("asked_offer", (_SEAT, _WARE, _COUNT)),
    Event("proposed", (_SEAT, seat("partner"))),
    Event("withdrew", (_SEAT,)),
    Event("accepted", (_SEAT,)),
    Event("declined", (_SEAT,)),
    Event("traded", (_SEAT, seat("partner"), _WARE, _COUNT)),
    Event("sold", (_SEAT, _WARE, _COUNT, number("gain"))),
    Event("built", (_SEAT, _PROJECT, _COUNT)),
    Event("completed_city", (_SEAT, _PROJECT)),
    Event("completed_monument", (_SEAT, _PROJECT, _POINTS)),
    Event("bought", (_SEAT, _DEVELOPMENT, _POINTS)),
    Event("paid", (_SEAT, _GOOD, number("value"))),
    Event("discarded", (_SEAT, _GOOD)),
    Event("game_over"),
    Event("won", (_SEAT, _POINTS)),
    Event("shared_win", (_SEAT, _POINTS)),
)

VOCABULARY = Vocabulary(VERBS, EVENTS)

(STOP, REROLL, LEAD, DECLINE, TAKE, OFFER, GIVE, ASK) = range(8)
(PROPOSE, WITHDRAW, ACCEPT, SELL, BUILD, BUY, DISCARD, DONE) = range(8, 16)
(
    DEALT,
    ROUND_BEGAN,
    LAST_ROUND,
    ROLLED,
    LED,
    STOPPED,
    COLLECTED_FOOD,
    COLLECTED_GOODS,
    QUARRIED,
    TOOK,
    MUSTERED,
    MINTED,
    FED,
    FAMINE,
    DROUGHT,
    DROUGHT_AVERTED,
    PESTILENCE,
    PESTILENCE_STRUCK,
    PESTILENCE_AVERTED,
    INVASION,
    INVASION_AVERTED,
    REVOLT,
    REVOLT_TURNED,
    REVOLT_STRUCK,
    REVOLT_AVERTED,
    OFFERED,
    GAVE_OFFER,
    ASKED_OFFER,
    PROPOSED,
    WITHDREW,
    ACCEPTED,
    DECLINED,
    TRADED,
    SOLD,
    BUILT,
    COMPLETED_CITY,
    COMPLETED_MONUMENT,
    BOUGHT,
    PAID,
    DISCARDED,
    GAME_OVER,
    WON,
    SHARED_WIN,
) = range(len(EVENTS))
