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
ACT_FOR = _WORDING.verb("act_for", _EMPIRE)
AIM_AT = _WORDING.verb("aim_at", _EMPIRE)
AIM_AT_PLAYER = _WORDING.verb("aim_at_player", _SEAT)
CHOOSE_REGION = _WORDING.verb("choose_region", _REGION)
LOSE_UNIT = _WORDING.verb("lose_unit", _UNIT)
RAISE_UNIT = _WORDING.verb("raise_unit", _UNIT, number("shore"))
KILL_LEADER = _WORDING.verb("kill_leader", _LEADER, _REGION)
KEEP_DRAWN = _WORDING.verb("keep_drawn", _LEADER)
REMOVE_ARTIFACT = _WORDING.verb("remove_artifact", _ARTIFACT)
TAKE_UP = _WORDING.verb("take_up", _ARTIFACT)
RECOVER = _WORDING.verb("recover", _CARD)
THROW_AWAY = _WORDING.verb("throw_away", _CARD)
TAKE_ACTION = _WORDING.verb("take_action", _ACTION)

# Verbs: creating and production

# Verbs: trade and progress

# Verbs: manoeuvre

# Verbs: conflict

# Verbs: destiny and civilise

# Events: setting up and the turn

# Events: cards and their effects
EVENT_PLAYED = _WORDING.event("event_played", _SEAT, _CARD, _EVENT)
EVENT_PREVENTED = _WORDING.event("event_prevented", _EVENT)
EVENT_FOR = _WORDING.event("event_for", _EVENT, _EMPIRE)
EVENT_AGAINST = _WORDING.event("event_against", _EVENT, _EMPIRE)
EVENT_AGAINST_PLAYER = _WORDING.event("event_against_player", _EVENT, _SEAT)
MONEY_CAME = _WORDING.event("money_came", _EMPIRE, _MONEY)
MONEY_WENT = _WORDING.event("money_went", _EMPIRE, _MONEY)
GLORY_CAME = _WORDING.event("glory_came", _SEAT, _POINTS)
SQUARE_ICON_PAID = _WORDING.event("square_icon_paid", _SEAT, _EMPIRE, _POINTS)
ELITE_CAME = _WORDING.event("elite_came", _EMPIRE, _COUNT)
UNIT_STRUCK = _WORDING.event("unit_struck", _EMPIRE, _REGION)
UNIT_TURNED = _WORDING.event("unit_turned", _EMPIRE, _OTHER_EMPIRE, _REGION)
UNIT_RAISED = _WORDING.event("unit_raised", _EMPIRE, _REGION)
CITY_STRUCK = _WORDING.event("city_struck", _REGION, _LEVEL)
CITY_RENEWED = _WORDING.event("city_renewed", _REGION, _LEVEL)
FORT_RAISED = _WORDING.event("fort_raised", _REGION)
FORT_STRUCK = _WORDING.event("fort_struck", _REGION)
DISORDER_CAME = _WORDING.event("disorder_came", _REGION)
DISORDER_WENT = _WORDING.event("disorder_went", _REGION)
REGION_REVOLTED = _WORDING.event("region_revolted", _REGION, _EMPIRE, _OTHER_EMPIRE)
LEADER_STRUCK = _WORDING.event("leader_struck", _LEADER, _EMPIRE)
LEADER_KEPT = _WORDING.event("leader_kept", _LEADER, _EMPIRE)
CULTURE_LOST = _WORDING.event("culture_lost", _EMPIRE, _ARTIFACT)
ARTIFACT_STRUCK = _WORDING.event("artifact_struck", _EMPIRE, _ARTIFACT)
MARKER_RETURNED = _WORDING.event("marker_returned", _EMPIRE)
EXTRA_ACTION = _WORDING.event("extra_action", _EMPIRE, _ACTION)
CARDS_DRAWN_BY_EFFECT = _WORDING.event("cards_drawn_by_effect", _SEAT, _COUNT)
CARD_STOLEN = _WORDING.event("card_stolen", _SEAT, _PARTNER)
HANDS_SWAPPED = _WORDING.event("hands_swapped", _SEAT, _PARTNER)
CARD_THROWN_AWAY = _WORDING.event("card_thrown_away", _SEAT, _CARD)
CARD_RECOVERED = _WORDING.event("card_recovered", _SEAT, _CARD)

# Events: creating and production

# Events: trade and progress

# Events: manoeuvre

# Events: conflict

# Events: destiny and civilise

# Events: the end
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

# Private events: only for the seat that is their first value.
YOUR_STOLEN_CARD = _WORDING.private_event("your_stolen_card", _SEAT, _CARD)

VOCABULARY = _WORDING.vocabulary()
