"""Step 5, discarding: RT-080 to RT-082, with Caravans (RT-097)."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer

from ..actions import DISCARD, DISCARDED
from ..state import CARAVANS, GOODS, GOODS_LIMIT
from ..steps import AT_DISCARD
from .holdings import goods_held, owns


@rule
def who_discards(s: Record) -> int:
    """RT-080, RT-081, RT-082, RT-097: whoever holds more than six goods now and has no Caravans."""
    return 1 << int(s.seat) if goods_held(s, s.seat) > GOODS_LIMIT and not owns(s, s.seat, CARAVANS) else 0


@rule
def discards(s: Record, seat: int, out: Actions) -> int:
    """RT-080: one peg step of any kind."""
    count = 0
    for good in range(GOODS):
        if s.goods[seat, good] > 0:
            count = offer(out, count, DISCARD, good)
    return count


@rule
def discard(s: Record, seat: int, action: int) -> None:
    """RT-080: one good goes; the question is asked again while there are too many."""
    good = first_noun(action)
    s.goods[seat, good] -= 1
    tell(s, DISCARDED, seat, good)
    go_to(s, AT_DISCARD)
