"""What the pages and the terminal draw, made only from an observed record.

Empires go by the ids of their cards, as in all that is told. What never changes stands in `facts.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.record import NOBODY, Record, seats_in
from aevum.core.sequence import about, about_too

from .additions import known_after, known_before
from .atlas import REGION_IDS, REGIONS
from .effects import ARTIFACT_CLAUSES
from .facts import card_facts, card_sign, printed_map
from .fog import Found, count_unit, counters_by_region, sees_units
from .gestures import order_view, ways_view
from .glory import glory_view, harvest_now
from .odds import conflict_odds
from .prospects import gains_view
from .rules import (
    battle,
    building,
    civilise,
    effect_frames,
    effects_units,
    empires,
    income,
    movement,
    promotion,
    standing,
    totals,
)
from .rules.empires import age_of, in_play, is_barbarian
from .rules.stacks import allowance
from .sequence import SEQUENCE
from .sight import Sight, empire_with, seeing, sight_of
from .state import (
    ACTION_IDS,
    ACTIVE,
    ALL_COUNTERS,
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
    OTHER,
    REVEALED,
    SIDES_COUNT,
)
from .tables import (
    ARTIFACT_IDS,
    ARTIFACTS,
    CARD_ARTIFACT,
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    COLOUR_VETERAN,
    COLOURS,
    LEADER_IDS,
    LEADER_KIND_IDS,
    NOBODY_IN_CUP,
    PAIR_COLOURS,
    PAIR_IDS,
    UNIT_CLASS,
    UNIT_IDS,
    UNIT_MOVE_CLASS,
)

View = dict[str, Any]
ALL_LEADER_IDS = (*LEADER_IDS, *LEADER_KIND_IDS)
MARKER_STATES = ("face_down", "revealed", "lost")
PARTS = ("free", "spent", "covered", "support", "front")
Led = dict[tuple[int, int], list[str]]
# The steps that are about an empire, which acts.
_ABOUT_AN_EMPIRE = frozenset(
    (
        *("create_level", "create_region", "create_leader", "create_unit", "create_conflict", "create_capital"),
        *("create_fort", "unpaid", "build", "moor", "partner", "stack", "pick_unit", "go", "choose_conflict"),
        *("civilise_part", "artifact_region", "keep_drawn", "place_leader", "culture_source", "modernise"),
        *("urbanise", "pacify", "surplus_leader", "keep_leader"),
        *("passage", "passage_price", "passage_cards", "passage_accept", "passage_card"),
    )
)
# The steps in which the owner of regions on the way is asked for passage, or has named a price.
_ASKS_AN_OWNER = frozenset(("passage_price", "passage_cards", "passage_accept"))
# The steps of a round in which neither what is committed nor what comes of it is known.
_BEFORE_THE_SHOWING = frozenset(("retreat", "replace_card", "commit", "play_event", "interrupt_event"))
_BUILDING, _CREATING = "build", "create_unit"  # the steps in which units are bought
# The rules that are asked here, as a sight answers them.
_age_of_game, _leader_limit, _income_of = map(seeing, (empires.age_of_game, standing.leader_limit, income.income_of))
_trade_value, _upkeep_of = seeing(standing.trade_value), seeing(income.upkeep_of)
_knows, _cost_of = seeing(building.knows), seeing(building.cost_of)
_is_halted = seeing(movement.is_halted)
_total_of, _value_of = seeing(totals.total_of), seeing(totals.value_of)


def view(record: Record) -> View:
    """The whole table."""
    s = sight_of(record)
    deciding = seats_in(s.pending)
    return {
        "step": SEQUENCE.names[s.step],
        "turn": deciding[0] if deciding else None,
        "turn_number": s.turn,
        "holder": _seat(s.holder),
        "action": None if s.action == NOTHING else ACTION_IDS[s.action],
        "acting": _empire(s, acting_empire(s)),
        "age": int(_age_of_game(s)),
        "last_turn": s.last_turn or None,
        "target_glory": s.target_glory or None,
        "map": printed_map(),
        "regions": regions_view(s),
        "empires": [empire_view(s, empire) for empire in range(COLOURS) if in_play(s, empire)],
        "seats": [seat_view(s, seat) for seat in range(s.seats)],
        "track": [
            {"artifact": ARTIFACT_IDS[artifact], "level": s.blue[artifact]}
            for artifact in range(ARTIFACTS)
            if s.blue[artifact]
        ],
        "deck": s.deck_left,
        "discards": [card_sign(card) for card in range(CARDS) if s.card_at[card] == IN_DISCARDS],
        "timing": [None if box in (NOTHING, COVERED_BOX) else ACTION_IDS[box] for box in s.timing],
        "order": building_order(s),
        "move": move_view(s),
        "sides": sides_view(s),
        "pile": pile_view(s),
        "passage": passage_view(s),
        "passage_asked": passage_asked(s),
        "conflict": conflict_view(s),
        "played": played_view(s),
        "subject": subject_view(s),
    }


def acting_empire(s: Sight) -> int:
    """The empire whose action is carried out, -1 none: the one that the step is about."""
    empire = int(about(s))
    if s.acting == NOBODY and SEQUENCE.names[s.step] in _ABOUT_AN_EMPIRE and 0 <= empire < COLOURS:
        return empire if in_play(s, empire) else NOBODY
    return int(s.acting)


def _seat(seat: Any) -> int | None:
    return None if seat == NOBODY else int(seat)


def _empire(s: Sight, empire: int) -> str | None:
    """The id of an empire's card; None where there is none."""
    return None if empire == NOBODY or s.card[empire] == NO_CARD else CARD_IDS[int(s.card[empire])]


def _region(region: Any) -> str | None:
    return None if region == NOWHERE else REGION_IDS[int(region)]


def _artifact(artifact: Any) -> str | None:
    return None if artifact == NOTHING else ARTIFACT_IDS[int(artifact)]


def _card(card: Any) -> View | None:
    return None if card in (NO_CARD, COVERED_CARD) else card_facts(int(card))


# The map


def regions_view(s: Sight) -> list[View]:
    """Every region in which anything stands or lies, that somebody controls, or in which an empire in play started."""
    counters = counters_by_region(s)
    leaders = leaders_by_region(s)
    present: dict[int, list[int]] = {}
    for region, empire in sorted({*map(tuple, np.argwhere(s.stacks.T).tolist()), *leaders}):
        present.setdefault(region, []).append(empire)
    begun = [(empire, s.started[empire]) for empire in range(COLOURS) if in_play(s, empire)]
    found = []
    for region in range(REGIONS):
        started = [empire for empire, regions in begun if regions[region]]
        if _is_marked(s, region) or region in present or started:
            stacks = [stack_view(s, region, empire, counters, leaders) for empire in present.get(region, [])]
            found.append(region_view(s, region, started, stacks))
    return found


def _is_marked(s: Sight, region: int) -> bool:
    return bool(
        s.control[region] != NOBODY
        or s.city[region]
        or s.fort[region]
        or s.disorder[region]
        or s.wonder[region] != NOTHING
    )


def region_view(s: Sight, region: int, started: list[int], stacks: list[View]) -> View:
    """A region and everything in it; `placed`: how many counters came there in this production."""
    holder = s.control[region]
    return {
        "id": REGION_IDS[region],
        "control": _empire(s, holder),
        "city": s.city[region],
        "capital": holder != NOBODY and s.capital[holder] == region,
        "fort": bool(s.fort[region]),
        "disorder": bool(s.disorder[region]),
        "artifact": _artifact(s.wonder[region]),
        "start": [_empire(s, empire) for empire in started],
        "placed": s.placed_here[region] if SEQUENCE.names[s.step] == _BUILDING else 0,
        "stacks": stacks,
    }


def stack_view(s: Sight, region: int, empire: int, counters: Found, leaders: Led) -> View:
    """What an empire has in a region."""
    return {
        "empire": _empire(s, empire),
        "count": int(s.stacks[empire, region]),
        "units": counters.get((region, empire), {}),
        "leaders": leaders.get((region, empire), []),
    }


def leaders_by_region(s: Sight) -> Led:
    """Leaders by region and empire; everybody sees them."""
    found: Led = {}
    for place in range(LEADER_PLACES):
        if s.leader[place] != NOTHING:
            where = s.leader_at[place], s.leader_of[place]
            found.setdefault(where, []).append(ALL_LEADER_IDS[s.leader[place]])
    return found


# Empires


def empire_view(s: Sight, empire: int) -> View:
    """An empire: its card, its progress and money, what it has, its marker, and how near each icon is to glory."""
    card = int(s.card[empire])
    return {
        "id": CARD_IDS[card],
        "place": card,
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
        "leader_limit": int(_leader_limit(s, empire)),
        "trade": int(_trade_value(s, empire)),
        "regions": s.control.count(empire),
        "units": int(s.stacks[empire].sum()),
        "income": int(_income_of(s, empire)),
        "upkeep": int(_upkeep_of(s, empire)) if sees_units(s, empire) else None,
        "marker": marker_view(s.marker_placed[empire], s.marker[empire], s.marker_state[empire], s.marker_as[empire]),
        "arrived": int(s.arrived[empire]),
        "glory": glory_view(s, empire),
        "own": sees_units(s, empire),
        "builds": builds_view(s, empire) if sees_units(s, empire) else [],
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


def builds_view(s: Sight, empire: int) -> list[View]:
    """SA-123 to SA-127: the types an empire may build, with their price; while it is created the one of its set-up."""
    initial = SEQUENCE.names[s.step] == _CREATING and acting_empire(s) == empire
    return [
        {"unit": UNIT_IDS[unit], "cost": int(_cost_of(s, empire, unit, initial))}
        for unit in range(len(UNIT_IDS))
        if _knows(s, empire, unit) and not building.is_banned(s, empire, int(UNIT_CLASS[unit]))
    ]


# Players


def seat_view(s: Sight, seat: int) -> View:
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


# What goes on


def move_view(s: Sight) -> View | None:
    """SA-164 to SA-201: the stack that moves now."""
    if s.group_at == NOWHERE:
        return None
    units: dict[str, int] = {}
    mover = NOBODY
    for counter in range(ALL_COUNTERS):
        if s.in_move[counter] == ON_THE_WAY:
            count_unit(units, s.unit_type[counter])
            mover = empire_with(s, counter)
    is_halted = bool(s.group_stopped) or (mover != NOBODY and bool(_is_halted(s, mover)))
    ways = ways_view(s, mover) if mover != NOBODY and not is_halted else {}
    return {
        "empire": _empire(s, mover),
        "at": _region(s.group_at),
        "from": _region(s.group_from),
        "units": units,
        "leaders": [
            ALL_LEADER_IDS[s.leader[place]] for place in range(LEADER_PLACES) if s.leader_moves[place] == ON_THE_WAY
        ],
        "spent": s.group_spent,
        "left": {unit: movement_left(s, mover, UNIT_IDS.index(unit)) for unit in units},
        "stopped": is_halted,
        "ways": ways,
        "gains": gains_view(s, mover, list(ways)) if ways else {},
    }


def building_order(s: Sight) -> View | None:
    """SA-089, SA-123 to SA-131: what an order of units may hold, for whoever builds now."""
    step, empire = SEQUENCE.names[s.step], acting_empire(s)
    if step not in ("build", "create_unit") or not sees_units(s, empire):
        return None
    return order_view(s, empire, step == "create_unit")


def movement_left(s: Sight, empire: int, unit: int) -> int:
    """SA-166, SA-169: what a type of the stack that moves can still spend on its way."""
    return int(allowance(s, empire, unit, s.group_at)) - int(s.group_spent[UNIT_MOVE_CLASS[unit]])


def sides_view(s: Sight) -> list[View]:
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


def pile_view(s: Sight) -> View | None:
    """SA-153: the card that the draw pile has turned up in a trade; None where there is none."""
    trades = s.side_empire[ACTIVE] != NOBODY and s.side_empire[OTHER] == NOBODY
    return _card(s.side_card[OTHER]) if trades and s.sides_shown else None


def passage_view(s: Sight) -> list[View]:
    """SA-013: what empires want for letting another one through."""
    return [
        {"empire": _empire(s, empire), "money": s.price_money[empire], "cards": s.price_cards[empire]}
        for empire in range(COLOURS)
        if in_play(s, empire) and (s.price_money[empire] or s.price_cards[empire])
    ]


def passage_asked(s: Sight) -> View | None:
    """SA-012, SA-013: the empire that wants to pass, and the one whose regions lie on its way."""
    if SEQUENCE.names[s.step] not in _ASKS_AN_OWNER:
        return None
    return {"empire": _empire(s, int(about(s))), "owner": _empire(s, int(about_too(s)))}


def conflict_view(s: Sight) -> View | None:
    """SA-206 to SA-259: the conflict that goes on: the round, both sides, and their parts as far as they are seen."""
    if s.battle_at == NOWHERE:
        return None
    return {
        "region": _region(s.battle_at),
        "round": s.battle_round,
        "held_by": _empire(s, s.battle_held_by),
        "shown": bool(s.sides_shown),
        "sides": [conflict_side(s, side) for side in range(SIDES_COUNT)],
        "odds": odds_view(s),
    }


def odds_view(s: Sight) -> View | None:
    """SA-207 to SA-229: the chances of the round for whoever sees the units of one side only, until all is shown."""
    step = SEQUENCE.names[s.step]
    shown = s.sides_shown and step != "retreat"  # there the round before still lies open
    if shown or step not in _BEFORE_THE_SHOWING or battle.is_decided(s):
        return None
    seen = [side for side in range(SIDES_COUNT) if sees_units(s, s.side_empire[side])]
    return conflict_odds(s, seen[0]) if len(seen) == 1 else None


def conflict_side(s: Sight, side: int) -> View:
    """One side of a conflict: its units by part, its disorder, and what is known to be added to its total."""
    empire = s.side_empire[side]
    parts: dict[str, dict[str, int]] = {}
    for counter in range(ALL_COUNTERS) if empire != NOBODY else ():
        if s.unit_at[counter] == s.battle_at and empire_with(s, counter) == empire:
            count_unit(parts.setdefault(PARTS[s.in_conflict[counter]], {}), s.unit_type[counter])
    fought = all(other != NOBODY and in_play(s, other) for other in s.side_empire)
    lined_up = bool(s.sides_shown) and "front" in parts
    values = values_view(s, side, {unit for units in parts.values() for unit in units}) if fought else {}
    total = int(_total_of(s, side)) if fought and lined_up else None
    adds = known_after(s, side, parts, values, total) if total is not None else known_before(s, side) if fought else {}
    return {
        "empire": _empire(s, empire),
        "seat": _seat(s.side_seat[side]),
        "count": int(s.stacks[empire, s.battle_at]) if empire != NOBODY else 0,
        "parts": parts,
        "values": values,
        "adds": adds,
        "total": total,
        "disorder": s.side_disorder[side],
        "bonus": s.side_bonus[side],
        "card": _card(s.side_card[side]),
        "laid": s.side_card[side] != NO_CARD,
    }


def values_view(s: Sight, side: int, units: set[str]) -> dict[str, list[int]]:
    """SA-214, SA-225: of each type what it is worth here in front and in support."""
    lines = totals.FRONT_LINE, totals.SUPPORT_LINE
    return {unit: [int(_value_of(s, side, UNIT_IDS.index(unit), line)) for line in lines] for unit in sorted(units)}


def played_view(s: Sight) -> View | None:
    """The event that is carried out now."""
    if s.played_card == NO_CARD:
        return None
    return {"card": card_facts(int(s.played_card)), "seat": _seat(s.played_by)}


def subject_view(s: Sight) -> View | None:
    """What is given, adopted or posted now, or where units are struck, and whose it is where that is settled."""
    step, what = SEQUENCE.names[s.step], int(about_too(s))
    if step == "artifact_empire":
        return _subject("artifact", ARTIFACT_IDS[int(CARD_ARTIFACT[what])], None)
    if step == "artifact_region":
        return _subject("artifact", ARTIFACT_IDS[civilise.artifact_in(what)], _empire(s, civilise.receiver_in(what)))
    if step == "event_units" and effect_frames.region_of(what) != NOWHERE:
        owner = effects_units.owner_of_units(s, effect_frames.clause_of(what), int(about(s)))
        shown = _subject("region", REGION_IDS[effect_frames.region_of(what)], _empire(s, owner))
        return {**shown, "by": artifact_with(effect_frames.clause_of(what))}
    if step == "culture_source":
        return _subject("artifact", ARTIFACT_IDS[what], _empire(s, int(about(s))))
    if step == "place_leader":
        return _subject("leader", ALL_LEADER_IDS[what], _empire(s, int(about(s))))
    if step == "keep_drawn" and promotion.kind_in(what) != NOBODY_IN_CUP:
        return _subject("leader", LEADER_KIND_IDS[promotion.kind_in(what)], _empire(s, int(about(s))))
    return None


def artifact_with(clause: int) -> str | None:
    """The artefact that a clause of an effect stands on, if it is one: events are shown as cards that were played."""
    first, count = ARTIFACT_CLAUSES.T
    holders = np.flatnonzero((first <= clause) & (clause < first + count))
    return ARTIFACT_IDS[int(holders[0])] if len(holders) else None


def _subject(kind: str, name: str, empire: str | None) -> View:
    return {"kind": kind, "id": name, "empire": empire, "by": None}
