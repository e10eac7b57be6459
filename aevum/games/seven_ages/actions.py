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
_GOAL = item("goal", "empire", CARD_IDS)
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
TRADE_WITH = _WORDING.verb("trade_with", _EMPIRE)
TRADE_WITH_PILE = _WORDING.verb("trade_with_pile")
SEEK_WAY = _WORDING.verb("seek_way", _EMPIRE)
ASK_PASSAGE = _WORDING.verb("ask_passage", _EMPIRE)
TAKE_WAY = _WORDING.verb("take_way")
REFUSE_PASSAGE = _WORDING.verb("refuse_passage")
GRANT_PASSAGE = _WORDING.verb("grant_passage")
DEMAND_MONEY = _WORDING.verb("demand_money", _MONEY)
DEMAND_CARDS = _WORDING.verb("demand_cards", _COUNT)
ACCEPT_PRICE = _WORDING.verb("accept_price")
DECLINE_PRICE = _WORDING.verb("decline_price")
HAND_OVER = _WORDING.verb("hand_over", _CARD)
LAY_FOR_TRADE = _WORDING.verb("lay_for_trade", _CARD)
KEEP_TRADE_CARD = _WORDING.verb("keep_trade_card")
REPLACE_TRADE_CARD = _WORDING.verb("replace_trade_card", _CARD)
ADVANCE = _WORDING.verb("advance", _COUNT)
GIVE_MONEY = _WORDING.verb("give_money", _MONEY)

# Verbs: manoeuvre

# Verbs: conflict

# Verbs: destiny and civilise

# Events: setting up and the turn

# Events: cards and their effects

# Events: creating and production

# Events: trade and progress
WAY_SOUGHT = _WORDING.event("way_sought", _EMPIRE, _GOAL)
WAY_NOT_FOUND = _WORDING.event("way_not_found", _EMPIRE, _GOAL)
WAY_FOUND = _WORDING.event("way_found", _EMPIRE, _GOAL)
PASSAGE_ASKED = _WORDING.event("passage_asked", _EMPIRE, _OTHER_EMPIRE)
PASSAGE_REFUSED = _WORDING.event("passage_refused", _EMPIRE, _OTHER_EMPIRE)
PASSAGE_GRANTED = _WORDING.event("passage_granted", _EMPIRE, _OTHER_EMPIRE)
PASSAGE_PRICED = _WORDING.event("passage_priced", _EMPIRE, _OTHER_EMPIRE, _MONEY, _COUNT)
PRICE_ACCEPTED = _WORDING.event("price_accepted", _EMPIRE, _OTHER_EMPIRE)
PRICE_DECLINED = _WORDING.event("price_declined", _EMPIRE, _OTHER_EMPIRE)
PASSAGE_PAID = _WORDING.event("passage_paid", _EMPIRE, _OTHER_EMPIRE, _MONEY, _COUNT)
TRADE_DECLINED = _WORDING.event("trade_declined", _EMPIRE)
TRADE_BEGUN = _WORDING.event("trade_begun", _EMPIRE, _OTHER_EMPIRE)
PILE_TRADE_BEGUN = _WORDING.event("pile_trade_begun", _EMPIRE)
TRADE_CANCELLED = _WORDING.event("trade_cancelled", _EMPIRE)
TRADE_CARD_SHOWN = _WORDING.event("trade_card_shown", _EMPIRE, _CARD, reveals=True)
PILE_CARD_SHOWN = _WORDING.event("pile_card_shown", _CARD, reveals=True)
TRADE_CARD_REPLACED = _WORDING.event("trade_card_replaced", _EMPIRE, _CARD, reveals=True)
TRADE_TOTAL = _WORDING.event("trade_total", _EMPIRE, _POINTS)
TRADE_WON = _WORDING.event("trade_won", _EMPIRE, _OTHER_EMPIRE)
TRADE_TIED = _WORDING.event("trade_tied", _EMPIRE, _OTHER_EMPIRE)
PILE_TRADE_WON = _WORDING.event("pile_trade_won", _EMPIRE)
PILE_TRADE_LOST = _WORDING.event("pile_trade_lost", _EMPIRE)
PILE_TRADE_TIED = _WORDING.event("pile_trade_tied", _EMPIRE)
TRADE_CARDS_EXCHANGED = _WORDING.event("trade_cards_exchanged", _SEAT, _PARTNER)
PILE_CARD_TAKEN = _WORDING.event("pile_card_taken", _SEAT, _CARD)
MONEY_GIVEN = _WORDING.event("money_given", _EMPIRE, _OTHER_EMPIRE, _MONEY)

# Events: manoeuvre

# Events: conflict

# Events: destiny and civilise

# Events: the end
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

# Private events: only for the seat that is their first value.
TRADE_CARD_SEEN = _WORDING.private_event("trade_card_seen", _SEAT, _PARTNER, _CARD)
PASSAGE_CARD_GOT = _WORDING.private_event("passage_card_got", _SEAT, _PARTNER, _CARD)

VOCABULARY = _WORDING.vocabulary()
