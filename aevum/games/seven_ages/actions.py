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

# Verbs: conflict
SCRAP_BOMB = _WORDING.verb("scrap_bomb")
RETREAT = _WORDING.verb("retreat")
LOSE = _WORDING.verb("lose", _UNIT)
WITHDRAW = _WORDING.verb("withdraw", _UNIT, _REGION)
WITHDRAW_ALL = _WORDING.verb("withdraw_all", _REGION)
WITHDRAW_LEADER = _WORDING.verb("withdraw_leader", _LEADER, _REGION)
REPLACE_CARD = _WORDING.verb("replace_card")
COMMIT = _WORDING.verb("commit", _UNIT)
COMMIT_ALL = _WORDING.verb("commit_all")
COMMIT_LEADER = _WORDING.verb("commit_leader", _LEADER)
PUT_IN_FRONT = _WORDING.verb("put_in_front", _UNIT)

# Verbs: destiny and civilise

# Events: setting up and the turn

# Events: cards and their effects

# Events: creating and production

# Events: trade and progress

# Events: manoeuvre

# Events: conflict
CONFLICT_BEGAN = _WORDING.event("conflict_began", _EMPIRE, _OTHER_EMPIRE, _REGION)
ROUND_BEGAN = _WORDING.event("round_began", _COUNT)
SCRAPPED_BOMB = _WORDING.event("scrapped_bomb", _EMPIRE)
RETREATED = _WORDING.event("retreated", _EMPIRE, _REGION)
LOST_IN_PURSUIT = _WORDING.event("lost_in_pursuit", _EMPIRE, _UNIT)
NOWHERE_TO_GO = _WORDING.event("nowhere_to_go", _EMPIRE, _COUNT)
WITHDREW = _WORDING.event("withdrew", _EMPIRE, _COUNT, _REGION)
LEADER_WITHDREW = _WORDING.event("leader_withdrew", _EMPIRE, _LEADER, _REGION)
REPLACED_CARD = _WORDING.event("replaced_card", _EMPIRE)
SHOWED_CARD = _WORDING.event("showed_card", _EMPIRE, _CARD, _POINTS)
SHOWED_UNITS = _WORDING.event("showed_units", _EMPIRE, _UNIT, _COUNT)
SHOWED_LEADER = _WORDING.event("showed_leader", _EMPIRE, _LEADER)
BOMBS_STOPPED = _WORDING.event("bombs_stopped", _EMPIRE, _COUNT)
BOMB_EXPLODED = _WORDING.event("bomb_exploded", _REGION)
PAID_FOR_BOMBS = _WORDING.event("paid_for_bombs", _SEAT, _POINTS)
CONFLICT_TOTAL = _WORDING.event("conflict_total", _EMPIRE, _POINTS)
LOST_UNITS = _WORDING.event("lost_units", _EMPIRE, _COUNT)
LOST_LEADER = _WORDING.event("lost_leader", _EMPIRE, _LEADER)
ELEPHANTS_PANICKED = _WORDING.event("elephants_panicked", _EMPIRE)
FELL_INTO_DISORDER = _WORDING.event("fell_into_disorder", _EMPIRE, _COUNT)
WON_CONFLICT = _WORDING.event("won_conflict", _EMPIRE, _OTHER_EMPIRE, _REGION)
NOBODY_WON = _WORDING.event("nobody_won", _REGION)
CONFLICT_CALLED_OFF = _WORDING.event("conflict_called_off", _REGION)
LOST_ELITE = _WORDING.event("lost_elite", _EMPIRE)
REGION_SACKED = _WORDING.event("region_sacked", _REGION, _LEVEL)
LOST_CAPITAL = _WORDING.event("lost_capital", _EMPIRE, _REGION)
LOST_MONEY = _WORDING.event("lost_money", _EMPIRE, _MONEY)
TOOK_MONEY = _WORDING.event("took_money", _EMPIRE, _MONEY)

# Events: destiny and civilise

# Events: the end
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

# Private events: only for the seat that is their first value.
DREW_FOR_CONFLICT = _WORDING.private_event("drew_for_conflict", _SEAT, _CARD)

VOCABULARY = _WORDING.vocabulary()
