"""What a player can do and what is told: the verbs, the events, and their nouns."""

from aevum.core.vocabulary import Event, Verb, Vocabulary, item, number, seat
from aevum.games.tempus.state import CARD_TERRAIN_IDS, EPOCH_IDS, HEX_IDS, IDEA_IDS

_HEX = item("hex", "", HEX_IDS)
_ORIGIN = item("origin", "", HEX_IDS)
_IDEA = item("idea", "idea", IDEA_IDS)
_TERRAIN = item("terrain", "terrain", CARD_TERRAIN_IDS)
_EPOCH = item("epoch", "epoch", EPOCH_IDS)
_COUNT = number("count")
_POINTS = number("points")
_SEAT = seat()
_PARTNER = seat("partner")

VERBS = (
    Verb("place_tile", _HEX),
    Verb("turn_tile", number("turn")),
    Verb("settle", _HEX),
    Verb("choose_move"),
    Verb("choose_children"),
    Verb("choose_fight"),
    Verb("choose_idea"),
    Verb("choose_city"),
    Verb("pick", _HEX),
    Verb("go", _HEX),
    Verb("stay"),
    Verb("bear", _HEX),
    Verb("attack_from", _HEX),
    Verb("attack", _HEX),
    Verb("name_terrain", _TERRAIN),
    Verb("lay", _IDEA, _TERRAIN),
    Verb("advance", _COUNT),
    Verb("found", _HEX),
    Verb("raise", number("value")),
    Verb("discard", _IDEA, _TERRAIN),
    Verb("play", _IDEA, _TERRAIN),
    Verb("wait", _TERRAIN),
    Verb("convert", _ORIGIN, _HEX, joiner="to"),
    Verb("done"),
)

EVENTS = (
    Event("dealt", (_SEAT,)),
    Event("tile_placed", (_SEAT, _HEX)),
    Event("no_room"),
    Event("settled", (_SEAT, _HEX)),
    Event("epoch_began", (number("round"),)),
    Event("took_tiles", (_SEAT, _COUNT)),
    Event("chose_move", (_SEAT,)),
    Event("chose_children", (_SEAT,)),
    Event("chose_fight", (_SEAT,)),
    Event("chose_idea", (_SEAT,)),
    Event("chose_city", (_SEAT,)),
    Event("moved", (_SEAT, _ORIGIN, _HEX)),
    Event("crossed_lake", (_SEAT, _ORIGIN, _HEX)),
    Event("sailed", (_SEAT, _ORIGIN, _HEX)),
    Event("born", (_SEAT, _HEX)),
    Event("attacked", (_SEAT, _PARTNER, _ORIGIN, _HEX)),
    Event("terrain_named", (_SEAT, _TERRAIN)),
    Event("laid", (_SEAT, _COUNT)),
    Event("defended", (_SEAT, _IDEA, _TERRAIN)),
    Event("revealed", (_SEAT, _IDEA, _TERRAIN), reveals=True),
    Event("fight_points", (_SEAT, _POINTS)),
    Event("fight_won", (_SEAT,)),
    Event("fight_lost", (_SEAT,)),
    Event("razed", (_SEAT, _HEX)),
    Event("fell", (_SEAT, _COUNT)),
    Event("advanced", (_SEAT, _COUNT)),
    Event("drew", (_SEAT, _COUNT)),
    Event("discarded", (_SEAT, _IDEA, _TERRAIN)),
    Event("reshuffled"),
    Event("founded", (_SEAT, _HEX, number("value"))),
    Event("played", (_SEAT, _IDEA, _TERRAIN)),
    Event("converted", (_SEAT, _PARTNER, _HEX)),
    Event("caught_up", (_SEAT,)),
    Event("progress_laid", (_SEAT, _COUNT)),
    Event("progress_revealed", (_SEAT, _IDEA, _TERRAIN), reveals=True),
    Event("progress_points", (_SEAT, _POINTS)),
    Event("reached", (_SEAT, _EPOCH)),
    Event("waited", (_SEAT,)),
    Event("game_over"),
    Event("won", (_SEAT, _POINTS)),
    Event("shared_win", (_SEAT, _POINTS)),
    # Only for the eyes of the seat.
    Event("drew_card", (_SEAT, _IDEA, _TERRAIN)),
)

VOCABULARY = Vocabulary(VERBS, EVENTS)

(PLACE_TILE, TURN_TILE, SETTLE, CHOOSE_MOVE, CHOOSE_CHILDREN, CHOOSE_FIGHT, CHOOSE_IDEA, CHOOSE_CITY) = range(8)
(PICK, GO, STAY, BEAR, ATTACK_FROM, ATTACK, NAME_TERRAIN, LAY) = range(8, 16)
(ADVANCE, FOUND, RAISE, DISCARD, PLAY, WAIT, CONVERT, DONE) = range(16, 24)
(DEALT, TILE_PLACED, NO_ROOM, SETTLED, EPOCH_BEGAN, TOOK_TILES) = range(6)
(CHOSE_MOVE, CHOSE_CHILDREN, CHOSE_FIGHT, CHOSE_IDEA, CHOSE_CITY) = range(6, 11)
(MOVED, CROSSED_LAKE, SAILED, BORN, ATTACKED, TERRAIN_NAMED, LAID, DEFENDED, REVEALED) = range(11, 20)
(FIGHT_POINTS, FIGHT_WON, FIGHT_LOST, RAZED, FELL, ADVANCED, DREW, DISCARDED, RESHUFFLED) = range(20, 29)
(FOUNDED, PLAYED, CONVERTED, CAUGHT_UP, PROGRESS_LAID, PROGRESS_REVEALED, PROGRESS_TOTAL) = range(29, 36)
(REACHED, WAITED, GAME_OVER, WON, SHARED_WIN, DREW_CARD) = range(36, 42)
