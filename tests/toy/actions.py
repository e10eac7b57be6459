"""What a player of the toy game can do, and what is told."""

from aevum.core.vocabulary import Wording, item, number, seat
from tests.toy.state import RANK_IDS

_RANK = item("rank", "rank", RANK_IDS)
_SEAT = seat()

_WORDING = Wording()

PASS = _WORDING.verb("pass")
PEEK = _WORDING.verb("peek")
BOAST = _WORDING.verb("boast", _RANK)
KEEP = _WORDING.verb("keep")
SWAP = _WORDING.verb("swap", _RANK)
LAY = _WORDING.verb("lay", _RANK)

ROUND_BEGAN = _WORDING.event("round_began", number("round"), _SEAT)
PEEKED = _WORDING.event("peeked", _SEAT)
BOASTED = _WORDING.event("boasted", _SEAT, _RANK)
SWAPPED = _WORDING.event("swapped", _SEAT)
LAID = _WORDING.event("laid", _SEAT)
REVEALED = _WORDING.event("revealed", _SEAT, _RANK)
TIED = _WORDING.event("tied", number("count"))
TOOK_POINT = _WORDING.event("took_point", _SEAT, number("points"))
DREW = _WORDING.event("drew", _SEAT)
GAME_OVER = _WORDING.event("game_over")
WON = _WORDING.event("won", _SEAT, number("points"))
SHARED_WIN = _WORDING.event("shared_win", _SEAT, number("points"))
# Only for the eyes of the seat that is their first value; `observe` takes them from everybody else's.
SAW = _WORDING.private_event("saw", _SEAT, _RANK)
SWAPPED_CARD = _WORDING.private_event("swapped_card", _SEAT, _RANK, item("taken", "rank", RANK_IDS))
LAID_CARD = _WORDING.private_event("laid_card", _SEAT, _RANK)
DREW_CARD = _WORDING.private_event("drew_card", _SEAT, _RANK)
FIRST_PRIVATE = SAW

VOCABULARY = _WORDING.vocabulary()
