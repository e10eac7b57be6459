"""What a player can do and what is told: the verbs, the events, and their nouns."""

from aevum.core.vocabulary import Wording, item, number, seat

from .state import (
    CARD_TERRAIN_IDS,
    CITY_VALUES,
    EPOCH_IDS,
    HEX_IDS,
    IDEA_IDS,
    SANITATION_PEOPLE,
    SIDES,
    STACK_LIMIT,
)

_HEX = item("hex", "", HEX_IDS)
_ORIGIN = item("origin", "", HEX_IDS)
_IDEA = item("idea", "idea", IDEA_IDS)
_TERRAIN = item("terrain", "terrain", CARD_TERRAIN_IDS)
_EPOCH = item("epoch", "epoch", EPOCH_IDS)
_COUNT = number("count")
_POINTS = number("points")
_SEAT = seat()
_PARTNER = seat("partner")

_WORDING = Wording()

PLACE_TILE = _WORDING.verb("place_tile", _HEX)
TURN_TILE = _WORDING.verb("turn_tile", number("turn", most=SIDES - 1))
SETTLE = _WORDING.verb("settle", _HEX)
CHOOSE_MOVE = _WORDING.verb("choose_move")
CHOOSE_CHILDREN = _WORDING.verb("choose_children")
CHOOSE_FIGHT = _WORDING.verb("choose_fight")
CHOOSE_IDEA = _WORDING.verb("choose_idea")
CHOOSE_CITY = _WORDING.verb("choose_city")
PICK = _WORDING.verb("pick", _HEX)
GO = _WORDING.verb("go", _HEX)
STAY = _WORDING.verb("stay")
BEAR = _WORDING.verb("bear", _HEX)
ATTACK_FROM = _WORDING.verb("attack_from", _HEX)
ATTACK = _WORDING.verb("attack", _HEX)
NAME_TERRAIN = _WORDING.verb("name_terrain", _TERRAIN)
LAY = _WORDING.verb("lay", _IDEA, _TERRAIN)
ADVANCE = _WORDING.verb("advance", number("count", most=int(STACK_LIMIT.max()) + SANITATION_PEOPLE))
FOUND = _WORDING.verb("found", _HEX)
RAISE = _WORDING.verb("raise", number("value", most=int(CITY_VALUES.max())))
DISCARD = _WORDING.verb("discard", _IDEA, _TERRAIN)
PLAY = _WORDING.verb("play", _IDEA, _TERRAIN)
WAIT = _WORDING.verb("wait", _TERRAIN)
CONVERT = _WORDING.verb("convert", _ORIGIN, _HEX, joiner="to")
DONE = _WORDING.verb("done")

DEALT = _WORDING.event("dealt", _SEAT)
TILE_PLACED = _WORDING.event("tile_placed", _SEAT, _HEX)
NO_ROOM = _WORDING.event("no_room")
SETTLED = _WORDING.event("settled", _SEAT, _HEX)
EPOCH_BEGAN = _WORDING.event("epoch_began", number("round"))
TOOK_TILES = _WORDING.event("took_tiles", _SEAT, _COUNT)
CHOSE_MOVE = _WORDING.event("chose_move", _SEAT)
CHOSE_CHILDREN = _WORDING.event("chose_children", _SEAT)
CHOSE_FIGHT = _WORDING.event("chose_fight", _SEAT)
CHOSE_IDEA = _WORDING.event("chose_idea", _SEAT)
CHOSE_CITY = _WORDING.event("chose_city", _SEAT)
MOVED = _WORDING.event("moved", _SEAT, _ORIGIN, _HEX)
CROSSED_LAKE = _WORDING.event("crossed_lake", _SEAT, _ORIGIN, _HEX)
SAILED = _WORDING.event("sailed", _SEAT, _ORIGIN, _HEX)
BORN = _WORDING.event("born", _SEAT, _HEX)
ATTACKED = _WORDING.event("attacked", _SEAT, _PARTNER, _ORIGIN, _HEX)
TERRAIN_NAMED = _WORDING.event("terrain_named", _SEAT, _TERRAIN)
LAID = _WORDING.event("laid", _SEAT, _COUNT)
DEFENDED = _WORDING.event("defended", _SEAT, _IDEA, _TERRAIN)
REVEALED = _WORDING.event("revealed", _SEAT, _IDEA, _TERRAIN, reveals=True)
FIGHT_POINTS = _WORDING.event("fight_points", _SEAT, _POINTS)
FIGHT_WON = _WORDING.event("fight_won", _SEAT)
FIGHT_LOST = _WORDING.event("fight_lost", _SEAT)
RAZED = _WORDING.event("razed", _SEAT, _HEX)
FELL = _WORDING.event("fell", _SEAT, _COUNT)
ADVANCED = _WORDING.event("advanced", _SEAT, _COUNT)
DREW = _WORDING.event("drew", _SEAT, _COUNT)
DISCARDED = _WORDING.event("discarded", _SEAT, _IDEA, _TERRAIN)
RESHUFFLED = _WORDING.event("reshuffled")
FOUNDED = _WORDING.event("founded", _SEAT, _HEX, number("value"))
PLAYED = _WORDING.event("played", _SEAT, _IDEA, _TERRAIN)
CONVERTED = _WORDING.event("converted", _SEAT, _PARTNER, _HEX)
CAUGHT_UP = _WORDING.event("caught_up", _SEAT)
PROGRESS_LAID = _WORDING.event("progress_laid", _SEAT, _COUNT)
PROGRESS_REVEALED = _WORDING.event("progress_revealed", _SEAT, _IDEA, _TERRAIN, reveals=True)
PROGRESS_TOTAL = _WORDING.event("progress_total", _SEAT, _POINTS)
REACHED = _WORDING.event("reached", _SEAT, _EPOCH)
WAITED = _WORDING.event("waited", _SEAT)
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, _POINTS)
SHARED_WIN = _WORDING.event("shared_win", _SEAT, _POINTS)
# Only for the eyes of the seat.
DREW_CARD = _WORDING.private_event("drew_card", _SEAT, _IDEA, _TERRAIN)

VOCABULARY = _WORDING.vocabulary()
