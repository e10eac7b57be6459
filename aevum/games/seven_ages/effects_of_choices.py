"""What single choices tell before they are made: the worth of a card, the text of an event, the strength of units."""

from __future__ import annotations

from typing import Any

from aevum.core.record import NOBODY, Reading, Record, copy_record
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from .actions import DONE, FORTIFY, PASS, PLAY_ARTIFACT, PUT_IN_FRONT
from .columns import UNIT_CLASSES
from .odds import chance_to_win
from .rules import (
    battle,
    building,
    cities,
    commitment,
    destiny,
    income,
    modernising,
    movement,
    promotion,
    pursuit,
    stacks,
    starts,
    totals,
    trade,
    trade_results,
)
from .rules.borders import has_others
from .rules.counters import sails
from .rules.empires import empire_of_card
from .rules.markers import can_reveal, can_reveal_off
from .rules.standing import leader_has, trade_value
from .sight import Sight, seeing, sight_of
from .state import (
    ACTIVE,
    CIVILISE,
    COVERED,
    CREATE,
    DESTINY,
    DESTROY,
    IN_FRONT,
    NO_CARD,
    NOTHING,
    OTHER,
    PRODUCTION,
    SHOWN,
    WILD,
)
from .steps import AT_CIVILISE_PART, AT_DISCARD, AT_FOUND, AT_KEEP_DRAWN, AT_MARKER, AT_PARTNER, AT_REVEAL, AT_STACK
from .tables import (
    ARTIFACT_IDS,
    CARD_ARTIFACT,
    CARD_EVENT,
    CARD_IDS,
    CARD_MONEY,
    CARD_VALUE,
    CARDS,
    COLOUR_VETERAN,
    COUNTER_SIDES,
    COUNTERS,
    EVENT_IDS,
    FORT_COST,
    LEADER_KIND_IDS,
    PAIR_COLOURS,
    STAR_WARS,
    UNIT_CLASS,
    UNIT_FLIP,
    UNIT_IDS,
    UNIT_MOVE_CLASS,
    UNITS,
)

Effect = dict[str, Any]
PERCENT = 100


def copy_of(s: Record) -> Record:
    """A record of its own, on which rules can try something out."""
    return s.copied() if isinstance(s, Reading) else copy_record(s)


_can_leave = seeing(movement.can_leave)
_can_urbanise = seeing(cities.can_urbanise)
_can_modernise = seeing(modernising.can_modernise)


def unused(s: Record, seat: int, action: int) -> list[Effect]:
    """SA-062, SA-165, SA-299, SA-263: an action given up, units that could still move, draws and free cities left."""
    verb = verb_of(action)
    if verb == PASS:
        return _if_any(*_given_up(s, seat))
    if s.step == AT_STACK and verb == DONE:
        return _if_any("unused_stacks", -_stacks_that_can_leave(s))
    if s.step == AT_KEEP_DRAWN and verb == DONE:
        return _if_any("unused_draws", -int(promotion.draws_in(about_too(s))))
    if s.step == AT_CIVILISE_PART and verb == DONE and about(s) >= 0:
        return _left_to_civilise(s, int(about(s)))
    return []


def _left_to_civilise(s: Record, empire: int) -> list[Effect]:
    """SA-310, SA-312: what would cost nothing: a city that could be built or improved, units that could be turned."""
    left = {"unused_city": _can_urbanise(sight_of(s), empire), "unused_turning": _can_modernise(sight_of(s), empire)}
    return [effect for kind, is_left in left.items() for effect in _if_any(kind, -int(is_left))]


def _given_up(s: Record, seat: int) -> tuple[str, int]:
    """SA-053, SA-062, SA-147-R1: what is lost by passing: the marker off-empire, those not turned over, the action."""
    if s.step == AT_MARKER:
        return "unused_spare", -1
    if s.step == AT_REVEAL:
        return "unused_action", -_markers_up(s, seat)
    if s.step == AT_FOUND:
        return "unused_action", -bool(_empires_to_found(s, seat))
    return "unused_action", -int(s.step == AT_PARTNER)


def _markers_up(s: Record, seat: int) -> int:
    """SA-062: how many markers of the action that is up the player can turn over now or never; a wild card may wait."""
    empires = (empire_of_card(s, card) for card in range(CARDS))
    own = [empire for empire in empires if empire != NOBODY and s.player[empire] == seat and s.marker[empire] != WILD]
    aside = s.spare_marker[seat] != WILD and can_reveal_off(s, seat)
    return sum(bool(can_reveal(s, empire)) for empire in own) + bool(aside)


def _empires_to_found(s: Record, seat: int) -> int:
    return sum(bool(starts.can_found(s, seat, card)) for card in range(CARDS))


def _stacks_that_can_leave(s: Record) -> int:
    """SA-165: in how many regions a unit of the empire that moves has not moved and can go somewhere."""
    empire = int(about(s))
    held = [region for region, units in enumerate(s.stacks[empire]) if units > 0]
    return sum(_can_leave(sight_of(s), empire, region) for region in held)


def refilled_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-261: how many cards destiny draws when discarding is over."""
    count = destiny.refilled_hand(before, int(about(before))) - int(before.hand_size[seat])
    return [{"kind": "cards", "amount": count}] if count > 0 and before.step == AT_DISCARD else []


# Markers and colours


# SA-056-R1: the markers that do something off-empire, and what is to be said of it.
AT_WORK_ASIDE = {CREATE: "fitting", DESTINY: None, CIVILISE: "only_cards", WILD: "wild_aside"}


def marker_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-057, SA-068, SA-107, SA-326: what production brings and costs now, prices, what does nothing."""
    marker, empire = first_noun(action), int(empire_of_card(before, second_noun(action)))
    if marker == PRODUCTION:
        values = {"income": int(income.income_of(before, empire)), "upkeep": int(income.upkeep_of(before, empire))}
        return [{"kind": "production", "amount": 0, "values": values}]
    kind = {WILD: "no_free_progress", CREATE: "idle", DESTROY: "destroys"}.get(marker)
    return [{"kind": kind, "amount": 0}] if kind else []


def reveal_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-066, SA-326: the wild card is used up; whatever is turned over for the last action takes the empire away."""
    is_wild = before.marker[empire_of_card(before, first_noun(action))] == WILD
    return [*_wild(is_wild), *([{"kind": "destroys", "amount": 0}] if before.action == DESTROY else [])]


def spare_reveal_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-066, SA-071-R1: the wild card is used up; creating does nothing where no card of the hand would do."""
    fitting = {"kind": "fitting", "amount": 0, "values": {"fitting": _empires_to_found(before, seat)}}
    return [*_wild(before.spare_marker[seat] == WILD), *([fitting] if before.action == CREATE else [])]


def _wild(is_wild: bool) -> list[Effect]:
    return [{"kind": "wild_used", "amount": 0}] if is_wild else []


def spare_marker_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-056-R1: what is left of an action off-empire; of creating, how many cards of the hand would do.

    SA-076, SA-082: on an empty map that is told of whoever comes first, for the Age is then set for all others.
    """
    if first_noun(action) == CREATE:
        is_open = starts.is_map_empty(before) and before.holder != seat
        values = {"fitting": _empires_to_found(before, seat)}
        return [{"kind": "fitting_if_first" if is_open else "fitting", "amount": 0, "values": values}]
    kind = AT_WORK_ASIDE.get(first_noun(action), "idle")
    return [{"kind": kind, "amount": 0}] if kind else []


def pair_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-044: the counters of both colours together."""
    return [_counters(COUNTERS[PAIR_COLOURS[first_noun(action)]].sum(axis=0))]


def colour_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-080: the counters of a colour, and whether they are the strong ones."""
    colour = first_noun(action)
    return [_counters(COUNTERS[colour]), *([{"kind": "veteran", "amount": 0}] if COLOUR_VETERAN[colour] else [])]


def _counters(counts: Any) -> Effect:
    """How many counters there are of each class, as they are in the first Ages."""
    classes = UNIT_CLASS[COUNTER_SIDES[:, 0]]
    values = {name: int(counts[classes == number].sum()) for number, name in enumerate(UNIT_CLASSES)}
    return {"kind": "counters", "amount": 0, "values": values}


# Cards


def _value(card: int) -> Effect:
    return {"kind": "value", "amount": int(CARD_VALUE[card])}


def _text(kind: str, key: str) -> Effect:
    """What a card says."""
    return {"kind": kind, "amount": 0, "item": ("card", key)}


def card_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-017: the value of a card that is laid, discarded or handed over."""
    return [_value(first_noun(action))]


def kept_card_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-272: the value of the card that lies before the player."""
    return [_value(card) for card in _laid_by(before, seat)]


def replaced_card_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-208: the value of the card that goes; nobody knows that of the next."""
    values = [int(CARD_VALUE[card]) for card in _laid_by(before, seat)]
    return [{"kind": "discarded", "amount": 0, "values": {"value": value}} for value in values]


def _laid_by(s: Record, seat: int) -> list[int]:
    """The card that lies before a player, if one does."""
    cards = [int(s.side_card[side]) for side in (ACTIVE, OTHER) if s.side_seat[side] == seat]
    return [card for card in cards[:1] if card != NO_CARD]


def trade_card_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-150, SA-153: the total with this card; against the draw pile the chances, by the cards that nobody shows."""
    side = int(trade.side_of(before, seat))
    total = int(CARD_VALUE[first_noun(action)]) + int(trade_value(before, int(before.side_empire[side])))
    told: list[Effect] = [{"kind": "trade_total", "amount": 0, "values": {"total": total}}]
    if before.side_empire[1 - side] == NOBODY and before.deck_left > 0:
        told.append(_odds_against_pile(before, total))
    return told


def _odds_against_pile(s: Record, total: int) -> Effect:
    """SA-153: how often a card of which this player knows nothing is lower, and how often it is equal."""
    unseen = [int(CARD_VALUE[card]) for card in range(CARDS) if s.card_at[card] == NOTHING]
    lower, equal = sum(value < total for value in unseen), unseen.count(total)
    values = {"percent": round(PERCENT * lower / len(unseen)), "tie": round(PERCENT * equal / len(unseen))}
    return {"kind": "odds", "amount": values["percent"], "values": values}


def event_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-267: what the event of a card does."""
    return [_text("event", f"event-{EVENT_IDS[int(CARD_EVENT[first_noun(action)])]}")]


def artifact_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-276: what an artifact, religion or government does."""
    noun = first_noun(action)
    artifact = int(CARD_ARTIFACT[noun]) if verb_of(action) == PLAY_ARTIFACT else noun
    return [_text("artifact", f"artifact-{ARTIFACT_IDS[artifact]}")]


def founding_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-081, SA-087: the level and the money with which an empire would start, and its special text."""
    card = first_noun(action)
    values = {"level": int(starts.usual_level(before, card)), "money": int(CARD_MONEY[card])}
    return [{"kind": "start", "amount": 0, "values": values}, _text("special", f"special-{CARD_IDS[card]}")]


def leader_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-297: what a leader does, for each of the kinds he is of."""
    who = first_noun(action)
    kinds = (name for kind, name in enumerate(LEADER_KIND_IDS) if leader_has(who, kind))
    return [_text("leader", f"leader-{name}") for name in kinds]


# Trade


def partner_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-150, SA-154 to SA-156: both trade values, and how far a win would bring the empire."""
    empire, other = int(about(before)), int(empire_of_card(before, first_noun(action)))
    values = {"own": int(trade_value(before, empire)), "other": int(trade_value(before, other))}
    return [
        {"kind": "trade_values", "amount": 0, "values": values},
        {"kind": "if_won", "amount": 1 + int(trade_results.further_steps(after, empire, other))},
    ]


# Cities and units


def city_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-315, SA-316: the level that the city would have."""
    return [{"kind": "city", "amount": int(after.city[first_noun(action)])}]


def after_first_unit(before: Record, action: int) -> Record:
    """SA-090: a new empire has bought a unit or fort; what comes by itself when no money is left is not its doing."""
    s, empire, what = copy_of(before), int(about(before)), first_noun(action)
    if verb_of(action) == FORTIFY:
        building.fortify(s, empire, what, FORT_COST)
    else:
        building.raise_unit(s, empire, what, second_noun(action), building.cost_of(s, empire, what, True))
    return s


def turning_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-310: what the units would be."""
    return [{"kind": "turns", "amount": 0, "item": ("unit", UNIT_IDS[int(UNIT_FLIP[first_noun(action)])])}]


def movement_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-166, SA-178, SA-181: a stop, or the movement that the slowest unit of the stack would have left there."""
    empire, region = int(about(before)), first_noun(action)
    if stacks.group_wings(before, empire) and has_others(before, empire, region):
        return []  # air units of others might stop it or keep it out (SA-189, SA-190), and nobody sees them
    s = copy_of(before)
    movement.enter_region(s, empire, region)
    if s.group_stopped:
        return [{"kind": "stops", "amount": 0}]
    left = [_movement_left(s, empire, unit, region) for unit in _movers(s, empire)]
    return [{"kind": "movement", "amount": min(left)}] if left else []


def after_stopping(before: Record) -> Record:
    """SA-164: where a stack ends its way. This is not foreseen, as it shows others something of what went."""
    s = copy_of(before)
    movement.stop(s, int(about(before)))
    return s


def _movers(s: Record, empire: int) -> list[int]:
    """The types whose movement counts: with ships only theirs; star-wars units go anywhere."""
    types, fleet = int(stacks.group_types(s, empire)), stacks.group_ships(s, empire) > 0
    return [unit for unit in range(UNITS) if (types >> unit) & 1 and unit != STAR_WARS and (sails(unit) or not fleet)]


def _movement_left(s: Record, empire: int, unit: int, region: int) -> int:
    return int(stacks.allowance(s, empire, unit, region)) - int(s.group_spent[UNIT_MOVE_CLASS[unit]])


# Conflicts


def conflict_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-206: how many units there are on either side; which they are is not known."""
    region, empire = first_noun(action), int(about(before))
    other = int(empire_of_card(before, second_noun(action)))
    values = {"own": int(before.stacks[empire, region]), "other": int(before.stacks[other, region])}
    return [{"kind": "against", "amount": 0, "values": values}]


def commitment_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-213 to SA-224: the total of what is committed so far, and what the region adds for the defender."""
    side = int(commitment.committing_side(before, seat))
    s = copy_of(after)
    battle.set_part(s, side, COVERED, SHOWN)
    totals.survey(s)
    totals.arrange_best(s, side)
    region = _if_any("defence", int(totals.defence_of(s))) if side == ACTIVE else _of_city(s)
    return [_counted("strength", int(totals.total_of(s, side))), *region, *_chances(after, side)]


def _of_city(s: Record) -> list[Effect]:
    """SA-224: how much of a defender's total is the city's: what the attacker commits can make that nothing."""
    city = int(totals.city_defence(s))
    return [{"kind": "of_city", "amount": 0, "values": {"city": city}}] if city else []


def pursuit_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-376, SA-379: for how many of the losses to pursuers a unit counts, and how many there still are."""
    losses, side = divmod(int(about_too(before)), pursuit.SIDES)
    values = {"losses": int(pursuit.counts_as(before, side, first_noun(action))), "left": losses}
    return [{"kind": "counts_as", "amount": 0, "values": values}]


def front_effects(before: Record, after: Record, seat: int, action: int) -> list[Effect]:
    """SA-214, SA-214-R2: the total if the rest of the front is filled with whatever is worth most there."""
    s = copy_of(before)
    side = commitment.arranged_side(s)
    if verb_of(action) == PUT_IN_FRONT:
        if not commitment.has_begun_to_arrange(s):
            totals.stand_in_support(s, side)
        s.in_conflict[battle.of_type_in_part(s, side, first_noun(action), SHOWN)] = IN_FRONT
        for _ in range(totals.front_places(s, side) - battle.count_in_part(s, side, IN_FRONT)):
            s.in_conflict[totals.best_for_front(s, side, NOTHING)] = IN_FRONT
    return [_counted("total", int(totals.total_of(s, side)))]


def _chances(after: Record, side: int) -> list[Effect]:
    """SA-210, SA-227: how likely the side wins with the units it committed; who has both sides knows anyhow."""
    if after.side_seat[ACTIVE] == after.side_seat[OTHER] or battle.count_committed(after, side) == 0:
        return []
    values = chance_to_win(Sight(after), side)
    return [{"kind": "chances", "amount": 0, "values": values}]


def _counted(kind: str, amount: int) -> Effect:
    return {"kind": kind, "amount": amount}


def _if_any(kind: str, amount: int) -> list[Effect]:
    return [_counted(kind, amount)] if amount else []
