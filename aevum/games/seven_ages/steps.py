"""The steps of play, each with its number; `sequence.py` puts them in order."""

from aevum.core.sequence import Steps

_STEPS = Steps()

# The table is set up.
AT_REDEEM = _STEPS.step("redeem")
AT_BID = _STEPS.step("bid")
AT_SHOW_BIDS = _STEPS.step("show_bids")
AT_COLOUR = _STEPS.step("colour")

# A turn.
AT_BEGIN_TURN = _STEPS.step("begin_turn")
AT_MARKER = _STEPS.step("marker")
AT_MARKERS_SET = _STEPS.step("markers_set")
AT_TIMING = _STEPS.step("timing")
AT_ACTION = _STEPS.step("action")
AT_WINDOW = _STEPS.step("window")
AT_SLOT = _STEPS.step("slot")
AT_REVEAL = _STEPS.step("reveal")
AT_RESOLVE = _STEPS.step("resolve")
AT_END_ACTION = _STEPS.step("end_action")
AT_SHOW_TIMING = _STEPS.step("show_timing")
AT_FREE_PROGRESS = _STEPS.step("free_progress")
AT_HARVEST_WINDOW = _STEPS.step("harvest_window")
AT_BUY_GLORY = _STEPS.step("buy_glory")
AT_HARVEST = _STEPS.step("harvest")
AT_END_TURN = _STEPS.step("end_turn")

# Windows in which everybody may play a card, and what a card does.
AT_REACT = _STEPS.step("react")
AT_INTERRUPT_EVENT = _STEPS.step("interrupt_event")
AT_PLAY_EVENT = _STEPS.step("play_event")
AT_EVENT_TARGET = _STEPS.step("event_target")
AT_EVENT_REGION = _STEPS.step("event_region")
AT_EVENT_UNITS = _STEPS.step("event_units")
AT_EVENT_CHOICE = _STEPS.step("event_choice")
AT_CARRY_OUT = _STEPS.step("carry_out")

# Creating an empire.
AT_CREATE_CARD = _STEPS.step("create_card")
AT_FOUND = _STEPS.step("found")
AT_CREATE_COLOUR = _STEPS.step("create_colour")
AT_CREATE_LEVEL = _STEPS.step("create_level")
AT_CREATE_REGION = _STEPS.step("create_region")
AT_CREATE_LEADER = _STEPS.step("create_leader")
AT_CREATE_UNIT = _STEPS.step("create_unit")
AT_CREATE_CONFLICT = _STEPS.step("create_conflict")
AT_CREATE_CAPITAL = _STEPS.step("create_capital")
AT_CREATE_FORT = _STEPS.step("create_fort")
AT_CREATE_EXTRA = _STEPS.step("create_extra")
AT_CREATED = _STEPS.step("created")

# Production.
AT_INCOME = _STEPS.step("income")
AT_UNPAID = _STEPS.step("unpaid")
AT_BUILD = _STEPS.step("build")
AT_MOOR = _STEPS.step("moor")

# Trade and progress.
AT_PARTNER = _STEPS.step("partner")
AT_PASSAGE = _STEPS.step("passage")
AT_PASSAGE_PRICE = _STEPS.step("passage_price")
AT_PASSAGE_CARDS = _STEPS.step("passage_cards")
AT_PASSAGE_ACCEPT = _STEPS.step("passage_accept")
AT_PASSAGE_CARD = _STEPS.step("passage_card")
AT_TRADE_WINDOW = _STEPS.step("trade_window")
AT_TRADE_CARD = _STEPS.step("trade_card")
AT_SHOW_TRADE = _STEPS.step("show_trade")
AT_SWAP_TRADE = _STEPS.step("swap_trade")
AT_TRADE_RESULT = _STEPS.step("trade_result")
AT_ADVANCE = _STEPS.step("advance")
AT_CLOSE_TRADE = _STEPS.step("close_trade")
AT_GIFT = _STEPS.step("gift")
AT_END_TRADE = _STEPS.step("end_trade")

# Manoeuvre.
AT_MOVE = _STEPS.step("move")
AT_STACK = _STEPS.step("stack")
AT_PICK_UNIT = _STEPS.step("pick_unit")
AT_GO = _STEPS.step("go")
AT_CANAL = _STEPS.step("canal")
AT_END_MOVES = _STEPS.step("end_moves")
AT_CHOOSE_CONFLICT = _STEPS.step("choose_conflict")
AT_RESTORE_ORDER = _STEPS.step("restore_order")

# Conflict.
AT_ROUND = _STEPS.step("round")
AT_SCRAP_BOMB = _STEPS.step("scrap_bomb")
AT_RETREAT = _STEPS.step("retreat")
AT_PURSUE = _STEPS.step("pursue")
AT_RETREAT_TO = _STEPS.step("retreat_to")
AT_DRAW_CARD = _STEPS.step("draw_card")
AT_REPLACE_CARD = _STEPS.step("replace_card")
AT_COMMIT = _STEPS.step("commit")
AT_CONFLICT_WINDOW = _STEPS.step("conflict_window")
AT_SHOW_UNITS = _STEPS.step("show_units")
AT_FRONT = _STEPS.step("front")
AT_TOTALS = _STEPS.step("totals")
AT_END_CONFLICT = _STEPS.step("end_conflict")

# Destiny.
AT_PEEK = _STEPS.step("peek")
AT_ARRANGE = _STEPS.step("arrange")
AT_DISCARD = _STEPS.step("discard")
AT_REFILL = _STEPS.step("refill")

# Civilise.
AT_CIVILISE = _STEPS.step("civilise")
AT_CIVILISE_PART = _STEPS.step("civilise_part")
AT_ARTIFACT_EMPIRE = _STEPS.step("artifact_empire")
AT_ARTIFACT_REGION = _STEPS.step("artifact_region")
AT_GAINED = _STEPS.step("gained")
AT_SPREAD = _STEPS.step("spread")
AT_DRAW_LEADER = _STEPS.step("draw_leader")
AT_KEEP_DRAWN = _STEPS.step("keep_drawn")
AT_PLACE_LEADER = _STEPS.step("place_leader")
AT_CULTURE_SOURCE = _STEPS.step("culture_source")
AT_MODERNISE = _STEPS.step("modernise")
AT_URBANISE = _STEPS.step("urbanise")
AT_PACIFY = _STEPS.step("pacify")
AT_ASSASSIN_DRAW = _STEPS.step("assassin_draw")
AT_ASSASSIN_KEEP = _STEPS.step("assassin_keep")
AT_ASSASSIN_SHOW = _STEPS.step("assassin_show")

# Removing an empire.
AT_DESTROY = _STEPS.step("destroy")
AT_SURPLUS_LEADER = _STEPS.step("surplus_leader")
AT_KEEP_LEADER = _STEPS.step("keep_leader")
