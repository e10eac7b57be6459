"""What the pages and the terminal draw, made only from an observed record.

Empires go by the ids of their cards, as in all that is told. What never changes stands in `facts.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.record import NOBODY, Record

from .atlas import REGION_IDS
from .effects_seen import effects, label_values
from .facts import card_facts
from .icons import CATEGORIES, GLORY_CAVALRY, GLORY_HOME, GLORY_NAVAL, GLORY_UNITS, RANKED_CATEGORIES, ZONES
from .rules import building, empires, harvest, income, standing
from .rules.empires import age_of, age_of_game, in_play, is_barbarian, regions_of
from .sequence import SEQUENCE
from .state import (
    ACTION_IDS,
    ALL_COUNTERS,
    COLOURED,
    COUNTER_COLOUR,
    COVERED_BOX,
    COVERED_CARD,
    IN_DISCARDS,
    IN_HAND,
    LEADER_PLACES,
    MARKER_IDS,
    NO_CARD,
    NOTHING,
    NOWHERE,
    ON_THE_WAY,
    REVEALED,
    SIDES_COUNT,
)
from .tables import (
    ARTIFACT_IDS,
    ARTIFACTS,
    CARD_IDS,
    CARD_TRADE,
    CARDS,
    COLOUR_IDS,
    COLOUR_VETERAN,
    COLOURS,
    GLORY,
    ICON_CATEGORY,
    ICON_POINTS,
    ICON_ZONE,
    LEADER_IDS,
    LEADER_KIND_IDS,
    PAIR_COLOURS,
    PAIR_IDS,
    UNIT_IDS,
)

__all__ = ["effects", "label_values", "view"]

View = dict[str, Any]
ALL_LEADER_IDS = (*LEADER_IDS, *LEADER_KIND_IDS)
MARKER_STATES = ("face_down", "revealed", "lost")
PARTS = ("free", "spent", "covered", "support", "front")
# SA-020: what is counted in units only their owner can count.
_HIDDEN_COUNTS = (GLORY_NAVAL, GLORY_CAVALRY, GLORY_UNITS)


def view(s: Record) -> View:
    """The whole table."""
    return {
        "step": SEQUENCE.names[int(s.step)],
        "turn_number": int(s.turn),
        "holder": _seat(s.holder),
        "action": None if s.action == NOTHING else ACTION_IDS[int(s.action)],
        "acting": _empire(s, int(s.acting)),
        "age": int(age_of_game(s)),
        "last_turn": int(s.last_turn) or None,
        "target_glory": int(s.target_glory) or None,
        "regions": regions_view(s),
        "empires": [empire_view(s, empire) for empire in range(COLOURS) if in_play(s, empire)],
        "seats": [seat_view(s, seat) for seat in range(int(s.seats))],
        "track": [
            {"artifact": ARTIFACT_IDS[artifact], "level": int(s.blue[artifact])}
            for artifact in range(ARTIFACTS)
            if s.blue[artifact]
        ],
        "deck": int(s.deck_left),
        "discards": [card_facts(card) for card in range(CARDS) if s.card_at[card] == IN_DISCARDS],
        "timing": [None if box in (NOTHING, COVERED_BOX) else ACTION_IDS[int(box)] for box in s.timing],
        "move": move_view(s),
        "sides": sides_view(s),
        "conflict": conflict_view(s),
        "played": played_view(s),
    }


def _seat(seat: Any) -> int | None:
    return None if seat == NOBODY else int(seat)


def _empire(s: Record, empire: int) -> str | None:
    """The id of an empire's card; None where there is none."""
    return None if empire == NOBODY or s.card[empire] == NO_CARD else CARD_IDS[int(s.card[empire])]


def _region(region: Any) -> str | None:
    return None if region == NOWHERE else REGION_IDS[int(region)]


def _artifact(artifact: Any) -> str | None:
    return None if artifact == NOTHING else ARTIFACT_IDS[int(artifact)]


def _card(card: Any) -> View | None:
    return None if card in (NO_CARD, COVERED_CARD) else card_facts(int(card))


# The map


def regions_view(s: Record) -> list[View]:
    """Every region in which anything stands or lies, or that somebody controls."""
    counters = counters_by_region(s)
    leaders = leaders_by_region(s)
    standing_in = np.asarray(s.stacks).sum(axis=0)
    marked = (np.asarray(s.control) != NOBODY) | (standing_in > 0) | (np.asarray(s.city) > 0)
    marked |= (np.asarray(s.fort) > 0) | (np.asarray(s.disorder) > 0) | (np.asarray(s.wonder) != NOTHING)
    return [region_view(s, int(region), counters, leaders) for region in np.flatnonzero(marked)]


def region_view(s: Record, region: int, counters: dict[tuple[int, int], View], leaders: dict[Any, list[str]]) -> View:
    """A region and everything in it."""
    holder = int(s.control[region])
    present = [empire for empire in range(COLOURS) if s.stacks[empire, region] or (region, empire) in leaders]
    return {
        "id": REGION_IDS[region],
        "control": _empire(s, holder),
        "city": int(s.city[region]),
        "capital": holder != NOBODY and int(s.capital[holder]) == region,
        "fort": bool(s.fort[region]),
        "disorder": bool(s.disorder[region]),
        "artifact": _artifact(s.wonder[region]),
        "start": [
            _empire(s, empire) for empire in range(COLOURS) if in_play(s, empire) and _is_start(s, empire, region)
        ],
        "stacks": [
            {
                "empire": _empire(s, empire),
                "count": int(s.stacks[empire, region]),
                "units": counters.get((region, empire), {}),
                "leaders": leaders.get((region, empire), []),
            }
            for empire in present
        ],
    }


def _is_start(s: Record, empire: int, region: int) -> bool:
    return bool(empires.is_start(s, empire, region))


def counters_by_region(s: Record) -> dict[tuple[int, int], View]:
    """SA-020: units by region and empire, each type with its number, as far as this reader sees them."""
    found: dict[tuple[int, int], View] = {}
    for counter in np.flatnonzero(np.asarray(s.unit_at) != NOWHERE).tolist():
        empire = int(COUNTER_COLOUR[counter]) if counter < COLOURED else int(s.shared_by[counter - COLOURED])
        units = found.setdefault((int(s.unit_at[counter]), empire), {})
        name = UNIT_IDS[int(s.unit_type[counter])]
        units[name] = units.get(name, 0) + 1
    return found


def leaders_by_region(s: Record) -> dict[tuple[int, int], list[str]]:
    """Leaders by region and empire; everybody sees them."""
    found: dict[tuple[int, int], list[str]] = {}
    for place in range(LEADER_PLACES):
        if s.leader[place] != NOTHING:
            where = int(s.leader_at[place]), int(s.leader_of[place])
            found.setdefault(where, []).append(ALL_LEADER_IDS[int(s.leader[place])])
    return found


# Empires


def empire_view(s: Record, empire: int) -> View:
    """An empire: its card, its progress and money, what it has, its marker, and how near each icon is to glory."""
    card = int(s.card[empire])
    return {
        "id": CARD_IDS[card],
        "card": card_facts(card),
        "colour": COLOUR_IDS[empire],
        "veteran": bool(COLOUR_VETERAN[empire]),
        "seat": int(s.player[empire]),
        "level": int(s.level[empire]),
        "age": int(age_of(s, empire)),
        "money": int(s.money[empire]),
        "elite": int(s.elite[empire]),
        "barbarian": bool(is_barbarian(s, empire)),
        "religion": _artifact(s.religion[empire]),
        "government": _artifact(s.government[empire]),
        "artifacts": [ARTIFACT_IDS[artifact] for artifact in range(ARTIFACTS) if s.owned[empire, artifact]],
        "capital": _region(s.capital[empire]),
        "leaders": int(empires.leaders_of(s, empire)),
        "leader_limit": int(standing.leader_limit(s, empire)),
        "trade": int(CARD_TRADE[card]),
        "regions": int(regions_of(s, empire)),
        "units": int(np.asarray(s.stacks[empire]).sum()),
        "income": int(income.income_of(s, empire)),
        "marker": marker_view(s.marker_placed[empire], s.marker[empire], s.marker_state[empire], s.marker_as[empire]),
        "arrived": int(s.arrived[empire]),
        "glory": glory_view(s, empire),
        "own": sees_units(s, empire),
        "builds": builds_view(s, empire),
    }


def marker_view(placed: Any, marker: Any, state: Any, shown_as: Any) -> View | None:
    """SA-051 to SA-064: the marker on an empire or beside: covered, or what it shows; None where there is none."""
    if not placed:
        return None
    known = marker != NOTHING
    return {
        "state": MARKER_STATES[int(state)],
        "marker": MARKER_IDS[int(marker)] if known else None,
        "action": ACTION_IDS[int(shown_as)] if state == REVEALED and shown_as != NOTHING else None,
    }


def sees_units(s: Record, empire: int) -> bool:
    """SA-020: whether this reader sees the units of an empire: as many as it has are known."""
    return sum(1 for counter in _counters(s, empire) if s.unit_at[counter] != NOWHERE) == int(
        np.asarray(s.stacks[empire]).sum()
    )


def _counters(s: Record, empire: int) -> list[int]:
    own = np.flatnonzero(COUNTER_COLOUR == empire).tolist()
    return own + (COLOURED + np.flatnonzero(np.asarray(s.shared_by) == empire)).tolist()


def glory_view(s: Record, empire: int) -> list[View]:
    """SA-335 to SA-371: each icon with its number, what the empire has, its place, and what it would bring now."""
    return [
        icon_view(s, empire, slot)
        for slot in range(GLORY.shape[1])
        if GLORY[int(s.card[empire]), slot, ICON_CATEGORY] != NOTHING
    ]


def icon_view(s: Record, empire: int, slot: int) -> View:
    """One icon. Where units are counted only their owner knows how many there are, and nobody the places."""
    category, zone, points = (
        int(harvest.icon_of(s, empire, slot, part)) for part in (ICON_CATEGORY, ICON_ZONE, ICON_POINTS)
    )
    shown: View = {
        "category": CATEGORIES[category],
        "zone": ZONES[zone] if zone != NOTHING else None,
        "points": points,
        "has": None,
        "rank": None,
        "now": None,
        "next": None,
    }
    if category < len(RANKED_CATEGORIES):
        if category not in _HIDDEN_COUNTS:
            rank = int(harvest.rank_of(s, empire, category, zone))
            shown |= {
                "has": int(harvest.counted(s, empire, category, zone)),
                "rank": rank or None,
                "now": int(harvest.ranked_points(rank, points)),
                "next": next_place(s, empire, category, zone),
            }
        elif sees_units(s, empire):
            shown["has"] = int(harvest.counted(s, empire, category, zone))
    elif category == GLORY_HOME:
        shown["now"] = int(harvest.home_points(s, empire))
    elif category < GLORY_HOME:
        shown["has"] = shown["now"] = int(harvest.resources(s, empire, category))
    return shown


def next_place(s: Record, empire: int, category: int, zone: int) -> int | None:
    """How much more an empire needs for the next better place; None for the first and where it is not compared."""
    if not harvest.is_compared(s, empire, zone):
        return None
    own = int(harvest.counted(s, empire, category, zone))
    better = [
        int(harvest.counted(s, other, category, zone))
        for other in range(COLOURS)
        if other != empire and harvest.is_compared(s, other, zone)
    ]
    ahead = [count for count in better if count > own]
    return min(ahead) + 1 - own if ahead else None


def builds_view(s: Record, empire: int) -> list[View]:
    """SA-123 to SA-127: the types an empire may build, with their price."""
    return [
        {"unit": UNIT_IDS[unit], "cost": int(building.cost_of(s, empire, unit, False))}
        for unit in range(len(UNIT_IDS))
        if building.knows(s, empire, unit) and not building.is_banned(s, empire, int(building.UNIT_CLASS[unit]))
    ]


# Players


def seat_view(s: Record, seat: int) -> View:
    """Everything of a player that this reader may see; the hand is empty where it is hidden."""
    pair = int(s.pair[seat])
    return {
        "pair": None if pair == NOBODY else PAIR_IDS[pair],
        "colours": [] if pair == NOBODY else [COLOUR_IDS[int(colour)] for colour in PAIR_COLOURS[pair]],
        "hand": [card_facts(card) for card in range(CARDS) if s.card_at[card] == IN_HAND + seat],
        "hand_size": int(s.hand_size[seat]),
        "peeked": [card_facts(int(card)) for card in s.peeked[seat] if card != NO_CARD],
        "marker": marker_view(s.spare_placed[seat], s.spare_marker[seat], s.spare_state[seat], s.spare_as[seat]),
        "most_empires": int(empires.most_empires(s)),
        "score": {"total": int(s.glory[seat]), "harvest": int(s.harvest[seat]), "now": harvest_now(s, seat)},
    }


def harvest_now(s: Record, seat: int) -> int:
    """What the icons of a player's empires would bring if the turn ended now, as far as this reader can count."""
    icons = [icon for empire in range(COLOURS) if s.player[empire] == seat for icon in glory_view(s, empire)]
    return sum(icon["now"] or 0 for icon in icons)


# What goes on


def move_view(s: Record) -> View | None:
    """SA-164 to SA-201: the stack that moves now."""
    if s.group_at == NOWHERE:
        return None
    units: dict[str, int] = {}
    for counter in range(ALL_COUNTERS):
        if s.in_move[counter] == ON_THE_WAY:
            name = UNIT_IDS[int(s.unit_type[counter])]
            units[name] = units.get(name, 0) + 1
    return {
        "at": _region(s.group_at),
        "from": _region(s.group_from),
        "units": units,
        "leaders": [
            ALL_LEADER_IDS[int(s.leader[place])]
            for place in range(LEADER_PLACES)
            if s.leader_moves[place] == ON_THE_WAY
        ],
        "spent": [int(cost) for cost in s.group_spent],
        "stopped": bool(s.group_stopped),
    }


def sides_view(s: Record) -> list[View]:
    """The two sides of a conflict, a trade or an assassination, with the cards they laid as far as they are seen."""
    return [
        {
            "empire": _empire(s, int(s.side_empire[side])),
            "seat": _seat(s.side_seat[side]),
            "card": _card(s.side_card[side]),
        }
        for side in range(SIDES_COUNT)
        if s.side_empire[side] != NOBODY
    ]


def conflict_view(s: Record) -> View | None:
    """SA-206 to SA-259: the conflict that goes on: the round, both sides, and their parts as far as they are seen."""
    if s.battle_at == NOWHERE:
        return None
    return {
        "region": _region(s.battle_at),
        "round": int(s.battle_round),
        "held_by": _empire(s, int(s.battle_held_by)),
        "sides": [conflict_side(s, side) for side in range(SIDES_COUNT)],
    }


def conflict_side(s: Record, side: int) -> View:
    """One side of a conflict: its units by part, its disorder and what is added to its total."""
    empire = int(s.side_empire[side])
    parts: dict[str, dict[str, int]] = {}
    for counter in _counters(s, empire) if empire != NOBODY else []:
        if s.unit_at[counter] == s.battle_at:
            units = parts.setdefault(PARTS[int(s.in_conflict[counter])], {})
            name = UNIT_IDS[int(s.unit_type[counter])]
            units[name] = units.get(name, 0) + 1
    return {
        "empire": _empire(s, empire),
        "seat": _seat(s.side_seat[side]),
        "count": int(s.stacks[empire, int(s.battle_at)]) if empire != NOBODY else 0,
        "parts": parts,
        "disorder": int(s.side_disorder[side]),
        "bonus": int(s.side_bonus[side]),
        "card": _card(s.side_card[side]),
    }


def played_view(s: Record) -> View | None:
    """The event that is carried out now."""
    if s.played_card == NO_CARD:
        return None
    return {"card": card_facts(int(s.played_card)), "seat": _seat(s.played_by)}
