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
FOUND = _WORDING.verb("found", _CARD)
USE_COLOUR = _WORDING.verb("use_colour", _COLOUR)
SET_PROGRESS = _WORDING.verb("set_progress", _LEVEL)
START_IN = _WORDING.verb("start_in", _REGION)
APPOINT = _WORDING.verb("appoint", _LEADER, _REGION)
BUILD_IN = _WORDING.verb("build_in", _REGION)
BUILD = _WORDING.verb("build", _UNIT, _REGION)
FORTIFY = _WORDING.verb("fortify", _REGION)
MOOR = _WORDING.verb("moor", _REGION)
CONTEST = _WORDING.verb("contest", _REGION, _OTHER_EMPIRE)
MAKE_CAPITAL = _WORDING.verb("found_capital", _REGION)
PLACE_FORT = _WORDING.verb("place_fort", _REGION)
DISBAND = _WORDING.verb("disband", _UNIT, _REGION)
KEEP_LEADER = _WORDING.verb("keep_leader", _LEADER, _REGION)
GIVE_UP_LEADER = _WORDING.verb("give_up_leader", _LEADER, _REGION)

# Verbs: trade and progress

# Verbs: manoeuvre

# Verbs: conflict

# Verbs: destiny and civilise

# Events: setting up and the turn

# Events: cards and their effects

# Events: creating and production
EMPIRE_FOUNDED = _WORDING.event("empire_founded", _SEAT, _EMPIRE, _COLOUR)
PROGRESS_SET = _WORDING.event("progress_set", _EMPIRE, _LEVEL)
PROGRESS_MOVED = _WORDING.event("progress_moved", _EMPIRE, _LEVEL)
STARTED_IN = _WORDING.event("started_in", _EMPIRE, _REGION)
CONVERTED = _WORDING.event("converted", _EMPIRE, _OTHER_EMPIRE, _REGION, _COUNT)
ELITE_GAINED = _WORDING.event("elite_gained", _EMPIRE, _COUNT)
UNIT_BUILT = _WORDING.event("unit_built", _EMPIRE, _REGION, _MONEY)
FORT_BUILT = _WORDING.event("fort_built", _EMPIRE, _REGION, _MONEY)
CAPITAL_FOUNDED = _WORDING.event("capital_founded", _EMPIRE, _REGION, _LEVEL)
INCOME_RECEIVED = _WORDING.event("income_received", _EMPIRE, _MONEY)
UPKEEP_PAID = _WORDING.event("upkeep_paid", _EMPIRE, _MONEY)
UNIT_UNPAID = _WORDING.event("unit_unpaid", _EMPIRE, _REGION)
ORDER_LOST = _WORDING.event("order_lost", _REGION)
REGION_TAKEN = _WORDING.event("region_taken", _EMPIRE, _REGION)
REGION_LOST = _WORDING.event("region_lost", _EMPIRE, _REGION)
CAPITAL_LOST = _WORDING.event("capital_lost", _EMPIRE, _REGION)
ARTIFACT_EXPIRED = _WORDING.event("artifact_expired", _EMPIRE, _ARTIFACT)
GALLEY_STRANDED = _WORDING.event("galley_stranded", _EMPIRE, _REGION)
ELEPHANT_GAINED = _WORDING.event("elephant_gained", _EMPIRE)
ELEPHANTS_GONE = _WORDING.event("elephants_gone")
BAN_LIFTED = _WORDING.event("ban_lifted", _EMPIRE)
EMPIRE_DESTROYED = _WORDING.event("empire_destroyed", _EMPIRE)

# Events: trade and progress

# Events: manoeuvre

# Events: conflict

# Events: destiny and civilise

# Events: the end
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

# Private events: only for the seat that is their first value.

VOCABULARY = _WORDING.vocabulary()
