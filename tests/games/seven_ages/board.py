"""Hand-made positions of 7 Ages: empires, counters and cities put where a test needs them."""

from __future__ import annotations

from typing import Any

from aevum.core.bits import put_in
from aevum.core.record import NOBODY, Record, blank
from aevum.core.sequence import Decision
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.atlas import REGION_IDS
from aevum.games.seven_ages.rules.counters import lay_out_counters, put_counter, spare_counter
from aevum.games.seven_ages.state import IN_DECK, IN_HAND, IN_PLAY, LAYOUT, NONE_FELL, NOTHING, NOWHERE
from aevum.games.seven_ages.tables import (
    ARTIFACT_IDS,
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    COLOURS,
    CUP,
    ELEPHANT_END_AGE,
    FIRST_LEVEL,
    PAIR_COLOURS,
    UNIT_IDS,
)


def is_asked(s: Record, step: Decision, seat: int, choices: list[int]) -> bool:
    """Whether a seat is asked: with several choices, or where not asking for the only one would tell something."""
    secret = step.secret(s, seat) if callable(step.secret) else step.secret
    return len(choices) > 1 or bool(choices and secret)


def region(name: str) -> int:
    """The number of a region."""
    return REGION_IDS.index(name)


def unit(name: str) -> int:
    """The number of a unit type."""
    return UNIT_IDS.index(name)


def empty_table(seats: int = 3, **options: int) -> Record:
    """A table with no empire on it, seat 0 holding the turn marker, all cards in the draw pile, pairs by seat."""
    s = blank(LAYOUT, 1)[0]
    s.seats, s.turn, s.holder, s.rules = seats, 1, 0, GAME.rules_version
    for name in ("action", "window", "ended_by", "ended_seat", "acting", "played_card", "played_by"):
        s[name] = NOTHING
    for name in ("group_at", "group_from", "battle_at", "effect_region"):
        s[name] = NOWHERE
    for name in (
        *("bid", "first_bid", "spare_marker", "spare_as", "player", "card", "religion", "government", "marker"),
        *("marker_as", "control", "wonder", "shared_by", "leader", "leader_of", "lasting", "lasting_for"),
        *(
            "lasting_seat",
            "timing",
            "side_empire",
            "side_seat",
            "side_card",
            "chosen",
            "urbanised",
            "battle_held_by",
            "wonder_at",
        ),
        *("capital", "leader_at", "pair", "peeked", "wonder_at"),
    ):
        s[name] = NOTHING
    s.fallen_trade[:] = NONE_FELL
    for seat in range(seats):
        s.pair[seat] = seat
    s.cup[:] = CUP
    s.deck[:] = range(CARDS)
    s.deck_left = CARDS
    s.card_at[:] = IN_DECK
    lay_out_counters(s)
    for name, value in options.items():
        s[name] = value
    return s


def _take_from_deck(s: Record, card: int) -> None:
    pile = [int(each) for each in s.deck[: s.deck_left] if each != card]
    s.deck[:] = NOTHING
    s.deck[: len(pile)] = pile
    s.deck_left = len(pile)


def found(s: Record, card: str, seat: int, level: int, *regions: str, colour: str = "", **fields: Any) -> int:
    """An empire in play, controlling these regions and started in them; its number. It has no units yet.

    In the last Age there are no elephants any more.
    """
    free = [each for each in PAIR_COLOURS[s.pair[seat]] if s.player[each] == NOBODY]
    free += [each for each in range(COLOURS) if s.player[each] == NOBODY]
    empire = COLOUR_IDS.index(colour) if colour else int(free[0])
    s.player[empire], s.card[empire], s.level[empire] = seat, CARD_IDS.index(card), level
    s.capital[empire] = NOWHERE
    if level >= FIRST_LEVEL[ELEPHANT_END_AGE]:
        s.gone[:] = 1
    s.card_at[CARD_IDS.index(card)] = IN_PLAY
    _take_from_deck(s, CARD_IDS.index(card))
    for name in regions:
        s.control[region(name)] = empire
        put_in(s.starts[empire], region(name))
    for name, value in fields.items():
        s[name][empire] = value
    return empire


def garrison(s: Record, empire: int, place: str, **units: int) -> list[int]:
    """Counters of an empire in a region by type; their numbers. A region without a master becomes the empire's."""
    put = []
    for name, count in units.items():
        for _ in range(count):
            counter = int(spare_counter(s, empire, unit(name)))
            assert counter >= 0, f"no more {name}"
            put_counter(s, counter, empire, unit(name), region(place), 0)
            put.append(counter)
    if s.control[region(place)] == NOBODY:
        s.control[region(place)] = empire
    return put


def realm(s: Record, card: str, seat: int, level: int, *regions: str, **fields: Any) -> int:
    """An empire with spearmen in each of its regions: without units it would be destroyed at once."""
    empire = found(s, card, seat, level, *regions, **fields)
    for name in regions:
        garrison(s, empire, name, spearmen=1)
    return empire


def adorn(s: Record, place: int, name: str) -> None:
    """An artifact in a region."""
    s.wonder[place] = ARTIFACT_IDS.index(name)
    s.wonder_at[ARTIFACT_IDS.index(name)] = place


def hand(s: Record, seat: int, *cards: str) -> None:
    """Cards in a player's hand, taken from the draw pile."""
    for name in cards:
        card = CARD_IDS.index(name)
        _take_from_deck(s, card)
        s.card_at[card] = IN_HAND + seat
        s.hand_size[seat] += 1


def on_top(s: Record, *cards: str) -> None:
    """The next cards of the draw pile, the first of these drawn first."""
    wanted = [CARD_IDS.index(name) for name in cards]
    pile = [int(each) for each in s.deck[: s.deck_left] if each not in wanted]
    s.deck[: len(pile) + len(wanted)] = [*pile, *reversed(wanted)]
    s.deck_left = len(pile) + len(wanted)
