"""What computer players offer: once a turn, and only what both might like. Short searches alone offer anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from aevum.core.record import Record
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from .actions import ASK, GIVE, OFFER, PROPOSE, WITHDRAW
from .heuristics import ware_worth
from .rules.trading import most_to_give
from .state import WARES

_RELUCTANCE = 0.3  # points that a partner wants for helping the player on turn, as `heuristics` has it


class _Deal(NamedTuple):
    """What a deal brings the player on turn and the partner, in points, and the wares that each hands over."""

    mine: float = 0.0
    theirs: float = 0.0
    given: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()

    @property
    def pleases(self) -> bool:
        """Whether both would like it."""
        return bool(self.given and self.asked) and self.mine > 0 and self.theirs > _RELUCTANCE


def tiresome(s: Record, seat: int, action: int) -> bool:
    """RT-131: an offer that the partner would refuse, one that comes to nothing, and another one in the same turn."""
    verb = verb_of(action)
    if verb == OFFER:
        return s.offers > 0 or not _could_please(s, seat, first_noun(action), _Deal())
    if verb not in (GIVE, ASK, PROPOSE):
        return verb == WITHDRAW
    partner = int(s.partner)
    deal = _as_it_stands(s, seat, partner)
    if verb == PROPOSE:
        return not deal.pleases
    return not _could_please(
        s, seat, partner, _with(s, seat, partner, deal, verb, first_noun(action), second_noun(action))
    )


def _as_it_stands(s: Record, seat: int, partner: int) -> _Deal:
    deal = _Deal()
    for verb, named in ((GIVE, s.gives), (ASK, s.asks)):
        for ware in range(WARES):
            if named[ware] > 0:
                deal = _with(s, seat, partner, deal, verb, ware, int(named[ware]))
    return deal


def _with(s: Record, seat: int, partner: int, deal: _Deal, verb: int, ware: int, amount: int) -> _Deal:
    """A deal with one ware more."""
    gain = amount if verb == ASK else -amount
    mine = deal.mine + ware_worth(s, seat, ware, gain)
    theirs = deal.theirs + ware_worth(s, partner, ware, -gain)
    if verb == ASK:
        return _Deal(mine, theirs, deal.given, (*deal.asked, ware))
    return _Deal(mine, theirs, (*deal.given, ware), deal.asked)


def _could_please(s: Record, seat: int, partner: int, deal: _Deal) -> bool:
    """Whether both like a deal, or would with one ware on each side that nothing is on yet."""
    halves = [deal] if deal.given else list(_completed(s, seat, partner, deal, GIVE))
    return any(
        whole.pleases
        for half in halves
        for whole in ([half] if half.asked else _completed(s, seat, partner, half, ASK))
    )


def _completed(s: Record, seat: int, partner: int, deal: _Deal, verb: int) -> Iterator[_Deal]:
    giver, taker = (seat, partner) if verb == GIVE else (partner, seat)
    for ware in range(WARES):
        if ware not in deal.given + deal.asked:
            for amount in range(1, most_to_give(s, giver, taker, ware) + 1):
                yield _with(s, seat, partner, deal, verb, ware, amount)
