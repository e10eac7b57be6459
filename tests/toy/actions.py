"""What a player of the toy game can do, and what is told."""

from aevum.core.vocabulary import Event, Verb, Vocabulary, item, number, seat
from tests.toy.state import RANK_IDS

_RANK = item("rank", "rank", RANK_IDS)
_SEAT = seat()

VERBS = (
    Verb("pass"),
    Verb("peek"),
    Verb("boast", _RANK),
    Verb("keep"),
    Verb("swap", _RANK),
    Verb("lay", _RANK),
)
PASS, PEEK, BOAST, KEEP, SWAP, LAY = range(len(VERBS))

EVENTS = (
    Event("round_began", (number("round"), _SEAT)),
    Event("peeked", (_SEAT,)),
    Event("boasted", (_SEAT, _RANK)),
    Event("swapped", (_SEAT,)),
    Event("laid", (_SEAT,)),
    Event("revealed", (_SEAT, _RANK)),
    Event("tied", (number("count"),)),
    Event("took_point", (_SEAT, number("points"))),
    Event("drew", (_SEAT,)),
    Event("game_over"),
    Event("won", (_SEAT, number("points"))),
    Event("shared_win", (_SEAT, number("points"))),
    # Only for the eyes of the seat that is their first value; `observe` takes them from everybody else's.
    Event("saw", (_SEAT, _RANK)),
    Event("swapped_card", (_SEAT, _RANK, item("taken", "rank", RANK_IDS))),
    Event("laid_card", (_SEAT, _RANK)),
    Event("drew_card", (_SEAT, _RANK)),
)
(ROUND_BEGAN, PEEKED, BOASTED, SWAPPED, LAID, REVEALED, TIED, TOOK_POINT, DREW, GAME_OVER) = range(10)
(SAW, SWAPPED_CARD, LAID_CARD, DREW_CARD) = range(12, len(EVENTS))
FIRST_PRIVATE = SAW

VOCABULARY = Vocabulary(VERBS, EVENTS)
