"""What a page would draw of the toy game, why something is not possible, and what stays true."""

from __future__ import annotations

from typing import Any

from aevum.core.record import NOBODY, Record
from aevum.core.vocabulary import first_noun, verb_of
from tests.toy.actions import BOAST, LAY, SWAP
from tests.toy.rules import score
from tests.toy.sequence import SEQUENCE
from tests.toy.state import COPIES, RANK_IDS, RANKS
from tests.toy.steps import AT_SHOW


def view(s: Record) -> dict[str, Any]:
    """The whole table, as far as the record knows it."""
    return {
        "round": int(s.rounds),
        "step": SEQUENCE.names[int(s.step)],
        "deck_left": int(s.deck_left),
        "deck": [_name(int(rank)) for rank in s.deck[: int(s.deck_left)]],
        "discard": s.discard.tolist(),
        "seats": [_seat_view(s, seat) for seat in range(int(s.seats))],
    }


def _seat_view(s: Record, seat: int) -> dict[str, Any]:
    return {
        "held": int(s.held[seat]),
        "hand": s.hand[seat].tolist(),
        "shown": s.shown[seat].tolist(),
        "laid": _name(int(s.laid[seat])),
        "turned": _name(int(s.turned[seat])),
        "score": {"total": score(s, seat)},
    }


def _name(rank: int) -> str | None:
    return None if rank == NOBODY else RANK_IDS[rank]


def effects(before: Record, after: Record, seat: int, action: int) -> list[dict[str, Any]]:
    """What a choice does for certain."""
    found: list[dict[str, Any]] = []
    points = int(after.points[seat]) - int(before.points[seat])
    if points:
        found.append({"kind": "points", "amount": points})
    cards = int(after.held[seat]) - int(before.held[seat])
    if cards:
        found.append({"kind": "cards", "amount": cards})
    return found


def label_values(s: Record, action: int) -> dict[str, int]:
    """Labels need nothing but the action's own nouns."""
    return {}


def reason(s: Record, seat: int, action: int) -> str:
    """The id of the rule that forbids an action."""
    if verb_of(action) in (BOAST, SWAP, LAY) and s.hand[seat, first_noun(action)] == 0:
        return "TOY-1"
    return {"lead": "TOY-3", "swap": "TOY-4", "react": "TOY-9"}.get(SEQUENCE.names[int(s.step)], "TOY-5")


def conserved(s: Record) -> None:
    """Assert that no card is lost or made, and that the counts agree."""
    for rank in range(RANKS):
        in_deck = s.deck[: int(s.deck_left)].tolist().count(rank)
        in_hands = int(s.hand[:, rank].sum())
        assert in_deck + in_hands + s.laid.tolist()[: int(s.seats)].count(rank) + s.discard[rank] == COPIES
    for seat in range(int(s.seats)):
        assert s.held[seat] == s.hand[seat].sum() and (s.hand[seat] >= 0).all()
        own = s.hand[seat].copy()
        if s.laid[seat] != NOBODY:
            own[s.laid[seat]] += 1
        assert (s.shown[seat] <= own).all()
        assert ((s.covered >> seat) & 1 == 0) or s.laid[seat] != NOBODY
    ended = s.rounds - (s.over == 0)
    assert s.points.sum() == ended
    assert s.depth == (1 if s.step >= AT_SHOW else 0)
    assert s.boasts == s.boasts_of.sum()
