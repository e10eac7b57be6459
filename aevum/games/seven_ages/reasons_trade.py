"""Why a trade, a way or a price is not possible: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about
from aevum.core.vocabulary import first_noun

from . import actions
from .rules import passage, reach
from .rules.empires import empire_of_card
from .steps import AT_ADVANCE, AT_CIVILISE_PART, AT_GIFT, AT_PARTNER, AT_PASSAGE_CARDS, AT_PASSAGE_PRICE

Why = Callable[[Record, int, int], str]


def why_not_in_range(s: Record, empire: int, other: int) -> str | None:
    """SA-010 to SA-013: what keeps another empire out of range; None where nothing does."""
    if reach.in_range(s, empire, other):
        return None
    return "SA-012" if _with_permission(s, empire, other) else "SA-010"


def _with_permission(s: Record, empire: int, other: int) -> bool:
    """SA-013: whether others could let an empire count so far."""
    return (int(passage.could_reach(s, empire)) >> other) & 1 == 1


def _why_not_trade_with(s: Record, seat: int, action: int) -> str:
    """Not now, not such a partner, out of range, or one that has traded."""
    other = empire_of_card(s, first_noun(action))
    if s.step != AT_PARTNER or other == NOBODY or s.player[other] == seat:
        return "SA-144"
    return why_not_in_range(s, about(s), other) or "SA-145"


def _why_not_seek_way(s: Record, seat: int, action: int) -> str:
    """Not now, not needed, no use, or asked before."""
    other = empire_of_card(s, first_noun(action))
    if s.step not in (AT_PARTNER, AT_CIVILISE_PART) or other == NOBODY or about(s) < 0:
        return "SA-013"
    if reach.in_range(s, about(s), other):
        return "SA-012"
    if not _with_permission(s, about(s), other):
        return "SA-010"
    return "SA-144" if s.step == AT_PARTNER and s.player[other] == seat else "SA-013"


def _why_not_demand_money(s: Record, seat: int, action: int) -> str:
    asked = s.step == AT_PASSAGE_PRICE
    return "SA-007" if asked and first_noun(action) > passage.spare_money(s, about(s)) else "SA-013"


def _why_not_demand_cards(s: Record, seat: int, action: int) -> str:
    asked = s.step == AT_PASSAGE_CARDS
    return "SA-013-R1" if asked and first_noun(action) > passage.spare_cards(s, about(s)) else "SA-013"


def _why_not_advance(s: Record, seat: int, action: int) -> str:
    return "SA-156" if s.step == AT_ADVANCE else "SA-154"


def _why_not_give_money(s: Record, seat: int, action: int) -> str:
    return "SA-007" if s.step == AT_GIFT else "SA-162"


def _always(rule: str) -> Why:
    return lambda s, seat, action: rule


TRADING: dict[int, Why] = {
    actions.TRADE_WITH: _why_not_trade_with,
    actions.TRADE_WITH_PILE: _always("SA-146"),
    actions.SEEK_WAY: _why_not_seek_way,
    actions.ASK_PASSAGE: _always("SA-012"),
    actions.TAKE_WAY: _always("SA-012"),
    actions.REFUSE_PASSAGE: _always("SA-012"),
    actions.GRANT_PASSAGE: _always("SA-012"),
    actions.DEMAND_MONEY: _why_not_demand_money,
    actions.DEMAND_CARDS: _why_not_demand_cards,
    actions.ACCEPT_PRICE: _always("SA-013"),
    actions.DECLINE_PRICE: _always("SA-013"),
    actions.HAND_OVER: _always("SA-013-R1"),
    actions.LAY_FOR_TRADE: _always("SA-148"),
    actions.KEEP_TRADE_CARD: _always("SA-148"),
    actions.REPLACE_TRADE_CARD: _always("SA-148"),
    actions.ADVANCE: _why_not_advance,
    actions.GIVE_MONEY: _why_not_give_money,
}
