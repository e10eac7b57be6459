"""Civilise: artifacts, leaders, cultures, cities, a capital, modern units and order."""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun, verb_of

from ..actions import (
    ADOPT,
    DONE,
    DRAW_LEADER,
    GIVE_ARTIFACT,
    IMPROVE_CITY,
    KEEP_DRAWN_LEADER,
    MAKE_CAPITAL,
    MODERNISE,
    PASS,
    PLAY_ARTIFACT,
    PLAY_EVENT,
    PROMOTE,
    URBANISE,
)
from ..atlas import WHEAT
from ..effects import ARTIFACT_CLAUSES, CLAUSES, COUNT, FIRST
from ..grammar import BONUS, VERB
from ..rules.cities import is_fertile
from ..rules.civilise import empire_of_actor, receiver_in
from ..rules.empires import empire_of_card
from ..rules.modernising import can_show, types_waiting
from ..rules.promotion import kind_in
from ..tables import CARD_ARTIFACT, DISORDER_PRICE, LEADERS, UNIT_FLIP, UNITS
from ..words import VERB_ENDGAME
from .cards import artifact_worth, best_artifact, gift_worth, is_to_be_founded
from .events import playing_worth
from .leaders import USUAL_LEADER, leader_worth, post_worth
from .worth import harvest_lost, is_last_turn, lead_of, region_worth, threat_to, unit_strength

MODERN = 0.3  # better units
CITIES = 1.0
BUYS_ORDER = 0.08  # what order in a region must be worth for its price
EMPIRE_TO_COME = 0.15  # a card with which an empire can be founded is not gladly spent


@rule
def decide_part(s: Record, seat: int, action: int) -> float:
    """One part of civilising after another, the best first, as long as it is good for something."""
    verb, empire, noun = verb_of(action), about(s), first_noun(action)
    if verb == DONE:
        return 0.02
    if verb == PLAY_EVENT:
        return playing_worth(s, seat, noun, empire_of_actor(empire))
    if verb == PLAY_ARTIFACT:
        return artifact_card_worth(s, seat, noun)
    if verb == PROMOTE:
        return leader_worth(noun) + 0.1
    if verb == DRAW_LEADER:
        return USUAL_LEADER
    if verb == ADOPT:
        return artifact_worth(s, empire, noun)
    if verb == MODERNISE:
        return MODERN if has_old_units(s, empire) else -1.0
    if verb == URBANISE:
        return CITIES
    return 2.0 + float(s.city[noun]) if verb == MAKE_CAPITAL else -1.0


@rule
def artifact_card_worth(s: Record, seat: int, card: int) -> float:
    """What an artifact brings, less for a card that is wanted as an empire; the internet ends the game for a winner."""
    artifact = int(CARD_ARTIFACT[card])
    bonus = end_bonus(artifact)
    if bonus > 0:
        return 5.0 if leads_with(s, seat, bonus) else -5.0
    worth = best_artifact(s, seat, artifact)
    if is_to_be_founded(s, seat, card):
        worth -= EMPIRE_TO_COME
    return worth


@rule
def end_bonus(artifact: int) -> int:
    """The points for ending the game with an artifact, 0 where it does not."""
    first = int(ARTIFACT_CLAUSES[artifact, FIRST])
    for clause in range(first, first + int(ARTIFACT_CLAUSES[artifact, COUNT])):
        if CLAUSES[clause, VERB] == VERB_ENDGAME:
            return max(int(CLAUSES[clause, BONUS]), 1)
    return 0


@rule
def leads_with(s: Record, seat: int, bonus: int) -> bool:
    """Whether a player would win if the game ended now with so many points more."""
    for other in range(s.seats):
        if other != seat and s.glory[other] >= int(s.glory[seat]) + bonus:
            return False
    return True


@rule
def has_old_units(s: Record, empire: int) -> bool:
    """Whether a unit on the map could show a better side."""
    waiting = types_waiting(s, empire)
    for unit_type in range(UNITS):
        if (waiting >> unit_type) & 1 and flip_gain(empire, unit_type) > 0.0 and can_show(s, empire, unit_type):
            return True
    return False


@rule
def flip_gain(empire: int, unit_type: int) -> float:
    """How much better the other side of a unit is."""
    flip = int(UNIT_FLIP[unit_type])
    return unit_strength(empire, flip) - unit_strength(empire, unit_type) if flip >= 0 else 0.0


@rule
def decide_modernising(s: Record, seat: int, action: int) -> float:
    """Only to the better side."""
    return flip_gain(about(s), first_noun(action)) if verb_of(action) != DONE else 0.0


@rule
def decide_artifact(s: Record, seat: int, action: int) -> float:
    """Who gets an artifact, and where it is safe."""
    if verb_of(action) == GIVE_ARTIFACT:
        return gift_worth(s, seat, empire_of_card(s, first_noun(action)), int(CARD_ARTIFACT[about_too(s)]))
    return safety(s, receiver_in(about_too(s)), first_noun(action))


@rule
def safety(s: Record, empire: int, region: int) -> float:
    """How safe a region is: units, walls and the capital against what stands beside it."""
    own = float(s.stacks[empire, region]) + float(s.city[region]) + 2.0 * float(s.fort[region])
    return own + (1.0 if s.capital[empire] == region else 0.0) - 0.7 * float(threat_to(s, empire, region))


@rule
def decide_drawn_leader(s: Record, seat: int, action: int) -> float:
    """A leader from the cup is kept unless the next draw promises more."""
    verb = verb_of(action)
    if verb == KEEP_DRAWN_LEADER:
        return leader_worth(LEADERS + kind_in(about_too(s)))
    return 0.8 * USUAL_LEADER if verb == DRAW_LEADER else 0.0


@rule
def decide_post(s: Record, seat: int, action: int) -> float:
    """Where a new leader goes."""
    return post_worth(s, about(s), about_too(s), first_noun(action))


@rule
def decide_leader(s: Record, seat: int, action: int) -> float:
    """The best leader is kept, the least one given up."""
    if verb_of(action) == PASS:
        return 0.0
    return leader_worth(first_noun(action))


@rule
def decide_surplus(s: Record, seat: int, action: int) -> float:
    """The leader who is least missed."""
    return -leader_worth(first_noun(action))


@rule
def decide_source(s: Record, seat: int, action: int) -> float:
    """A culture is rather taken over from an own empire than from a leading player's."""
    owner = int(s.player[empire_of_card(s, first_noun(action))])
    return 1.0 if owner == seat else -lead_of(s, owner)


@rule
def decide_city(s: Record, seat: int, action: int) -> float:
    """Cities where they are safe; better ones before new ones, on fertile land first as two can be built there."""
    if verb_of(action) == DONE:
        return 0.0
    empire, region = about(s), first_noun(action)
    worth = 3.0 + 0.05 * safety(s, empire, region) + 0.2 * float(WHEAT[region])
    if is_fertile(s, empire, region):
        worth += 1.0
    return max(worth + (0.5 if verb_of(action) == IMPROVE_CITY else 0.0), 0.5)


@rule
def decide_order(s: Record, seat: int, action: int) -> float:
    """Order is bought where it is worth its price."""
    if verb_of(action) == DONE:
        return BUYS_ORDER
    worth = region_worth(s, about(s), first_noun(action)) + 0.05 * float(s.city[first_noun(action)])
    return worth - harvest_lost(s, about(s), DISORDER_PRICE) if is_last_turn(s) else worth
