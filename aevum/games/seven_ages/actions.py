"""What a player can do and what is told: the verbs, the events, and their nouns."""

from aevum.core.vocabulary import Wording, item, number, seat, several

from .atlas import REGION_IDS
from .state import ACTION_IDS, MARKER_IDS
from .tables import ARTIFACT_IDS, CARD_IDS, COLOUR_IDS, EVENT_IDS, LEADER_IDS, LEADER_KIND_IDS, PAIR_IDS, UNIT_IDS

_REGION = item("region", "region", REGION_IDS)
_TARGET = item("target", "region", REGION_IDS)
_UNIT = item("unit", "unit", UNIT_IDS)
_CARD = item("card", "empire", CARD_IDS)  # a card goes by the name of its empire
_EMPIRE = item("empire", "empire", CARD_IDS)
_OTHER_EMPIRE = item("other", "empire", CARD_IDS)
_EVENT = item("event", "event-card", EVENT_IDS)
_ARTIFACT = item("artifact", "artifact", ARTIFACT_IDS)
_LEADER = item("leader", "leader", (*LEADER_IDS, *LEADER_KIND_IDS))
_COLOUR = item("colour", "colour", COLOUR_IDS)
_PAIR = item("pair", "pair", PAIR_IDS)
_ACTION = item("action", "action", ACTION_IDS)
_MARKER = item("marker", "action", MARKER_IDS)
_CARDS = several("cards", "place", [str(place + 1) for place in range(12)])
_COUNT = number("count")
_LEVEL = number("level")
_POINTS = number("points")
_MONEY = number("money")
_SEAT = seat()
_PARTNER = seat("partner")

_WORDING = Wording()

PASS = _WORDING.verb("pass")
DONE = _WORDING.verb("done")

# Verbs: setting up and the turn

# Verbs: cards and their effects

# Verbs: creating and production

# Verbs: trade and progress

# Verbs: manoeuvre
MOVE = _WORDING.verb("move", _REGION)
TAKE = _WORDING.verb("take", _UNIT)
TAKE_FROM = _WORDING.verb("take_from", _UNIT, _REGION)  # ships of one shore, named by its water
TAKE_ALL = _WORDING.verb("take_all")
TAKE_LEADER = _WORDING.verb("take_leader", _LEADER)
PUT_BACK = _WORDING.verb("put_back", _UNIT)
ASK_CANAL = _WORDING.verb("ask_canal", _REGION)
GO = _WORDING.verb("go", _REGION)
STOP = _WORDING.verb("stop")
TURN_BACK = _WORDING.verb("turn_back")
OPEN_CANAL = _WORDING.verb("open_canal")
CLOSE_CANAL = _WORDING.verb("close_canal")
FIGHT = _WORDING.verb("fight", _REGION, _OTHER_EMPIRE)

# Verbs: conflict

# Verbs: destiny and civilise

# Events: setting up and the turn

# Events: cards and their effects

# Events: creating and production

# Events: trade and progress

# Events: manoeuvre
SET_OUT = _WORDING.event("set_out", _EMPIRE, _REGION, _COUNT)
WENT = _WORDING.event("went", _EMPIRE, _REGION)
WAS_BARRED = _WORDING.event("was_barred", _EMPIRE, _REGION)
TURNED_BACK = _WORDING.event("turned_back", _EMPIRE, _REGION)
LEADER_WENT = _WORDING.event("leader_went", _EMPIRE, _LEADER, _REGION)
CANAL_ASKED = _WORDING.event("canal_asked", _EMPIRE, _OTHER_EMPIRE)
CANAL_OPENED = _WORDING.event("canal_opened", _EMPIRE, _OTHER_EMPIRE)
CANAL_CLOSED = _WORDING.event("canal_closed", _EMPIRE, _OTHER_EMPIRE)
ORDER_RESTORED = _WORDING.event("order_restored", _EMPIRE, _REGION)

# Events: conflict

# Events: destiny and civilise

# Events: the end
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

# Private events: only for the seat that is their first value.

VOCABULARY = _WORDING.vocabulary()
