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
PLAY_EVENT = _WORDING.verb("play_event", _CARD)

# Verbs: creating and production

# Verbs: trade and progress
SEEK_WAY = _WORDING.verb("seek_way", _EMPIRE)

# Verbs: manoeuvre

# Verbs: conflict

# Verbs: destiny and civilise
PLAY_ARTIFACT = _WORDING.verb("play_artifact", _CARD, _ARTIFACT)
GIVE_ARTIFACT = _WORDING.verb("give_artifact", _EMPIRE)
PLACE_ARTIFACT = _WORDING.verb("place_artifact", _REGION)
DISMISS = _WORDING.verb("dismiss", _LEADER, _REGION)
PROMOTE = _WORDING.verb("promote", _LEADER)
DRAW_LEADER = _WORDING.verb("draw_leader")
KEEP_DRAWN_LEADER = _WORDING.verb("keep_drawn_leader")
SEND_LEADER = _WORDING.verb("send_leader", _REGION)
ADOPT = _WORDING.verb("adopt", _ARTIFACT)
ADOPT_FROM = _WORDING.verb("adopt_from", _EMPIRE)
MODERNISE = _WORDING.verb("modernise")
TURN_OVER = _WORDING.verb("turn_over", _UNIT, _REGION)
URBANISE = _WORDING.verb("urbanise")
BUILD_CITY = _WORDING.verb("build_city", _REGION)
IMPROVE_CITY = _WORDING.verb("improve_city", _REGION)
MAKE_CAPITAL = _WORDING.verb("make_capital", _REGION)
PACIFY = _WORDING.verb("pacify", _REGION)
KEEP_DRAWN_CARD = _WORDING.verb("keep_drawn_card")
DRAW_ANOTHER_CARD = _WORDING.verb("draw_another_card")

# Events: setting up and the turn

# Events: cards and their effects

# Events: creating and production

# Events: trade and progress

# Events: manoeuvre

# Events: conflict

# Events: destiny and civilise
ARTIFACT_PLAYED = _WORDING.event("artifact_played", _SEAT, _CARD, _ARTIFACT, _EMPIRE)
ARTIFACT_ACQUIRED = _WORDING.event("artifact_acquired", _EMPIRE, _ARTIFACT)
ARTIFACT_PLACED = _WORDING.event("artifact_placed", _EMPIRE, _ARTIFACT, _REGION)
ARTIFACT_GLORY_GAINED = _WORDING.event("artifact_glory_gained", _SEAT, _POINTS, _ARTIFACT)
ARTIFACT_GLORY_LOST = _WORDING.event("artifact_glory_lost", _SEAT, _POINTS, _ARTIFACT)
BLUE_MARKER_PLACED = _WORDING.event("blue_marker_placed", _ARTIFACT, _LEVEL)
CULTURE_ADOPTED = _WORDING.event("culture_adopted", _EMPIRE, _ARTIFACT)
CULTURE_SPREAD = _WORDING.event("culture_spread", _EMPIRE, _ARTIFACT, _OTHER_EMPIRE)
CHANGE_DISORDERED = _WORDING.event("change_disordered", _EMPIRE, _REGION)
LEADER_PLACED = _WORDING.event("leader_placed", _EMPIRE, _LEADER, _REGION)
LEADER_REMOVED = _WORDING.event("leader_removed", _EMPIRE, _LEADER, _REGION)
LEADER_DRAWN = _WORDING.event("leader_drawn", _EMPIRE, _LEADER)
NO_LEADER_DRAWN = _WORDING.event("no_leader_drawn", _EMPIRE)
UNITS_TURNED_OVER = _WORDING.event("units_turned_over", _EMPIRE, _REGION, _COUNT)
CITY_BUILT = _WORDING.event("city_built", _EMPIRE, _REGION)
CITY_IMPROVED = _WORDING.event("city_improved", _EMPIRE, _REGION, _LEVEL)
CAPITAL_NAMED = _WORDING.event("capital_named", _EMPIRE, _REGION)
PACIFIED = _WORDING.event("pacified", _EMPIRE, _REGION, _MONEY)
ASSASSINS_SENT = _WORDING.event("assassins_sent", _EMPIRE, _OTHER_EMPIRE, _LEADER, _REGION)
ASSASSIN_CARD_SHOWN = _WORDING.event("assassin_card_shown", _EMPIRE, _CARD, reveals=True)
ASSASSINATED = _WORDING.event("assassinated", _OTHER_EMPIRE, _LEADER)
ASSASSINATION_FAILED = _WORDING.event("assassination_failed", _OTHER_EMPIRE, _LEADER)

# Events: the end
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

# Private events: only for the seat that is their first value.
ASSASSIN_CARD_DRAWN = _WORDING.private_event("assassin_card_drawn", _SEAT, _CARD)

VOCABULARY = _WORDING.vocabulary()
