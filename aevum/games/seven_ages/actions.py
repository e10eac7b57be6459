"""What a player can do and what is told: the verbs, the events, and their nouns."""

from aevum.core.vocabulary import Wording, item, number, seat, several

from .atlas import REGION_IDS
from .icons import CATEGORIES, ZONES
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
_CATEGORY = item("category", "glory", CATEGORIES)
_ZONE = item("zone", "zone", ZONES)
_CARDS = several("cards", "place", [str(place + 1) for place in range(12)])
_COUNT = number("count")
_BEFORE = number("before")
_BOX = number("box")
_LEVEL = number("level")
_POINTS = number("points")
_MONEY = number("money")
_SEAT = seat()
_PARTNER = seat("partner")

_WORDING = Wording()

PASS = _WORDING.verb("pass")
DONE = _WORDING.verb("done")

# Verbs: setting up and the turn
DISCARD = _WORDING.verb("discard", _CARD)
BID = _WORDING.verb("bid", _CARD)
TAKE_COLOURS = _WORDING.verb("take_colours", _PAIR)
PLACE = _WORDING.verb("place", _MARKER, _EMPIRE)
PLACE_OFF = _WORDING.verb("place_off", _MARKER)
SLOW = _WORDING.verb("slow", _ACTION)
REVEAL = _WORDING.verb("reveal", _EMPIRE)
REVEAL_OFF = _WORDING.verb("reveal_off")
BEGIN_TRADE = _WORDING.verb("begin_trade", _EMPIRE)
BUY_GLORY = _WORDING.verb("buy_glory", _EMPIRE, _COUNT)

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
PUT_NEXT = _WORDING.verb("put_next", _CARD)

# Events: setting up and the turn
SHUFFLED = _WORDING.event("shuffled", _COUNT)
DISCARDED = _WORDING.event("discarded", _SEAT, _CARD)
DREW_CARDS = _WORDING.event("drew_cards", _SEAT, _COUNT)
BID_SHOWN = _WORDING.event("bid_shown", _SEAT, _CARD, _COUNT)
BID_TIED = _WORDING.event("bid_tied", _SEAT)
GOES_FIRST = _WORDING.event("goes_first", _SEAT)
COLOURS_TAKEN = _WORDING.event("colours_taken", _SEAT, _PAIR)
JOINED = _WORDING.event("joined", _SEAT, _POINTS)
TURN_BEGAN = _WORDING.event("turn_began", _COUNT, _SEAT)
TIMED = _WORDING.event("timed", _SEAT, _BOX)
ACTION_BEGAN = _WORDING.event("action_began", _ACTION)
REVEALED_ON = _WORDING.event("revealed_on", _SEAT, _EMPIRE, _ACTION)
REVEALED_OFF = _WORDING.event("revealed_off", _SEAT, _ACTION)
WILD_ON = _WORDING.event("wild_on", _SEAT, _EMPIRE, _ACTION)
WILD_OFF = _WORDING.event("wild_off", _SEAT, _ACTION)
WILD_PAID = _WORDING.event("wild_paid", _SEAT, _POINTS)
BOX_SHOWN = _WORDING.event("box_shown", _BOX, _ACTION)
PROGRESSED = _WORDING.event("progressed", _EMPIRE, _LEVEL)
STAYED = _WORDING.event("stayed", _EMPIRE)
SET_BACK = _WORDING.event("set_back", _EMPIRE, _LEVEL)
GLORY_BOUGHT = _WORDING.event("glory_bought", _SEAT, _EMPIRE, _MONEY, _POINTS)
RANKED = _WORDING.event("ranked", _EMPIRE, _CATEGORY, _COUNT, _POINTS)
RANKED_IN_ZONE = _WORDING.event("ranked_in_zone", _EMPIRE, _CATEGORY, _ZONE, _POINTS)
COUNTED_ICON = _WORDING.event("counted_icon", _EMPIRE, _CATEGORY, _POINTS)
EMPIRE_HARVEST_CHANGED = _WORDING.event("empire_harvest_changed", _EMPIRE, _BEFORE, _POINTS)
HARVEST_CHANGED = _WORDING.event("harvest_changed", _SEAT, _BEFORE, _POINTS)
HARVESTED = _WORDING.event("harvested", _SEAT, _POINTS, _COUNT)
END_BONUS = _WORDING.event("end_bonus", _SEAT, _POINTS)
AGREED_END = _WORDING.event("agreed_end", _COUNT)

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
PEEKED = _WORDING.event("peeked", _SEAT, _COUNT)

# Events: the end
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)

# Private events: only for the seat that is their first value.
DREW_CARD = _WORDING.private_event("drew_card", _SEAT, _CARD)
TRADE_CARD_SEEN = _WORDING.private_event("trade_card_seen", _SEAT, _PARTNER, _CARD)
PASSAGE_CARD_GOT = _WORDING.private_event("passage_card_got", _SEAT, _PARTNER, _CARD)

VOCABULARY = _WORDING.vocabulary()
