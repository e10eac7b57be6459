"""What somebody does who has played this often: the rule of thumb of `heuristics` with more worths, found by playing.

They stand in `learned/practised.csv`; see docs/search.md. Seas and the targets of events are left to the simple rule.
"""

from aevum.core.practice import Practice, Worths
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from .actions import APPROACH, ATTACK, DONE, EXPAND, FORTIFY, KEEP, PASS, PLAY, SEND_ALLIES
from .heuristics import STRONG, best_works, promise_of_area, reallocation_value, way_on
from .heuristics import appraise as appraise_simply
from .rules.combat import odds_of_taking
from .rules.reach import fewest_dice
from .rules.scoring import level_in, level_with, points_by_taking, points_of
from .state import (
    A_BARBARIANS,
    A_CIVIL_WAR,
    A_CRUSADE,
    A_DISASTER,
    A_JEWISH_REVOLT,
    A_KINGDOM,
    A_LEADER,
    A_MIGRANTS,
    A_MINOR_EMPIRE,
    A_REALLOCATION,
    A_WEAPONRY,
    AN_ENGINEERING,
    AN_EXPERT_TROOPS,
    AREA_OF,
    BASE_VALUE,
    BY_ARMY,
    CARD_AREA,
    CARD_LAND,
    EMPIRES_AN_EPOCH,
    EPOCHS,
    FLEETS,
    FOLDER,
    HAS_CAPITAL,
    KIND,
    LEVEL_FACTOR,
    RESOURCE,
    SETTLEMENT_POINTS,
    START_LANDS,
    START_START,
    STRENGTH,
)
from .steps import AT_EVENT

WORTHS = Worths(FOLDER / "learned" / "practised.csv")
SKILL = WORTHS.skill()
_places = WORTHS.places

FAR_AHEAD = 20.0  # points
NOW, PROSPECT, TOMORROW_LAND, TOMORROW, LATER = _places("now", "prospect", "tomorrow_land", "tomorrow", "later")
SPITE_LAND, SPITE, DENIAL, SPITE_LEADER = _places("spite_land", "spite", "denial", "spite_leader")
ARMY, FREE, OWN, ALLIES = _places("army", "free", "own", "allies")
SYMBOL_OWN, SYMBOL, WAY_OWN, WAY = _places("symbol_own", "symbol", "way_own", "way")
FORT, FORT_SETTLEMENT, FORT_MONUMENT = _places("fort", "fort_settlement", "fort_monument")
FORT_AREA, FORT_COIN = _places("fort_area", "fort_coin")
PATIENCE, LATE, LEADER, MINOR, KINGDOM = _places("patience", "late", "leader", "minor_empire", "kingdom")
REVOLT, MIGRANTS, WAR, DISASTER = _places("revolt", "migrants", "war", "disaster")
EXPERT_TROOPS, OTHER_POWER, OTHER = _places("expert_troops", "other_power", "other")
EMPIRE_STRENGTH, EMPIRE_CAPITAL, EMPIRE_FLEETS = _places("empire_strength", "empire_capital", "empire_fleets")
EMPIRE_AREA, EMPIRE_OWN, KEPT = _places("empire_area", "empire_own", "kept")
PASS_SURPLUS, PASS_LEAD, PASSED = _places("pass_surplus", "pass_lead", "passed")


@rule
def appraise_practised(s: Record, seat: int, skill: Record, action: int) -> float:
    """The value of a choice."""
    verb, noun = verb_of(action), first_noun(action)
    if verb == DONE:
        return skill.worths[PATIENCE] if s.step == AT_EVENT else 0.0
    if verb == KEEP:
        return surplus_of(s, seat, skill) + skill.worths[KEPT]
    if verb == PASS:
        return pass_value(s, seat, skill, noun)
    if verb == PLAY:
        return card_value(s, seat, skill, noun)
    if verb == EXPAND or verb == ATTACK or verb == APPROACH or verb == SEND_ALLIES:
        return move_value(s, seat, skill, verb, noun)
    if verb == FORTIFY:
        return fort_value(s, skill, noun, second_noun(action))
    return appraise_simply(s, seat, action)


# Empires


@rule
def empire_worth(s: Record, seat: int, skill: Record, empire: int) -> float:
    """What an empire promises a seat: armies, a capital, navigation, and a rich neighbourhood not its own yet."""
    w = skill.worths
    worth = w[EMPIRE_STRENGTH] * float(STRENGTH[empire]) + w[EMPIRE_CAPITAL] * float(HAS_CAPITAL[empire])
    if FLEETS[empire] != 0:
        worth += w[EMPIRE_FLEETS]
    land = START_LANDS[START_START[empire]]
    worth += w[EMPIRE_AREA] * float(BASE_VALUE[AREA_OF[land], s.epoch])
    return worth - w[EMPIRE_OWN] if s.holder[land] == seat else worth


@rule
def surplus_of(s: Record, seat: int, skill: Record) -> float:
    """What the card in hand promises more than an empire of this epoch does on average."""
    first = int(s.epoch) * EMPIRES_AN_EPOCH
    total = 0.0
    for place in range(EMPIRES_AN_EPOCH):
        total += empire_worth(s, seat, skill, first + place)
    return empire_worth(s, seat, skill, first + int(s.drawn)) - total / EMPIRES_AN_EPOCH


@rule
def pass_value(s: Record, seat: int, skill: Record, other: int) -> float:
    """A weak empire goes to whoever leads, a strong one that cannot be kept to whoever is far behind."""
    surplus = surplus_of(s, seat, skill)
    lead = float(points_of(s, other) - points_of(s, seat))
    return -skill.worths[PASS_SURPLUS] * surplus - skill.worths[PASS_LEAD] * lead * surplus - skill.worths[PASSED]


# Lands


@rule
def land_value(s: Record, seat: int, skill: Record, land: int) -> float:
    """What a land brings now and may bring later, and what it takes from another."""
    w = skill.worths
    area, victim = AREA_OF[land], int(s.holder[land])
    base = float(BASE_VALUE[area, s.epoch])
    value = w[NOW] * float(points_by_taking(s, seat, land))
    after, further = level_with(s, seat, area, 1, victim), level_with(s, seat, area, 2, victim)
    value += w[PROSPECT] * base * float(LEVEL_FACTOR[further] - LEVEL_FACTOR[after])
    if s.epoch < EPOCHS - 1:
        value += w[TOMORROW_LAND] + w[TOMORROW] * float(BASE_VALUE[area, s.epoch + 1])
        value += w[LATER] * float(BASE_VALUE[area, min(int(s.epoch) + 2, EPOCHS - 1)])
    if victim != NOBODY and victim != seat:
        value += spite(s, seat, skill, area, victim)
    return value


@rule
def spite(s: Record, seat: int, skill: Record, area: int, victim: int) -> float:
    """What it is worth that another loses a land."""
    w = skill.worths
    base = float(BASE_VALUE[area, s.epoch])
    lost = LEVEL_FACTOR[level_in(s, victim, area)] - LEVEL_FACTOR[level_with(s, victim, area, -1, NOBODY)]
    lead = float(points_of(s, victim) - points_of(s, seat)) / FAR_AHEAD
    value = w[SPITE_LAND] + w[SPITE] * base + w[DENIAL] * base * float(lost)
    return value + w[SPITE_LEADER] * max(-1.0, min(1.0, lead))


@rule
def move_value(s: Record, seat: int, skill: Record, verb: int, land: int) -> float:
    """Where the next army goes; nobody needs a harder way than the easiest."""
    w = skill.worths
    if verb == APPROACH:
        return -1.0
    ways, symbol = float(way_on(s, seat, land)), float(RESOURCE[land])
    if s.holder[land] == seat:
        return w[OWN] + w[SYMBOL_OWN] * symbol + w[WAY_OWN] * ways
    value = land_value(s, seat, skill, land) + w[SYMBOL] * symbol + w[WAY] * ways
    if verb == ATTACK:
        odds = odds_of_taking(s, land, fewest_dice(s, land))
        return value * odds - w[ARMY] * (1.0 - odds)
    return value + (w[ALLIES] if verb == SEND_ALLIES else w[FREE])


@rule
def fort_value(s: Record, skill: Record, land: int, payment: int) -> float:
    """Forts for what is worth most."""
    w = skill.worths
    worth = w[FORT] + w[FORT_SETTLEMENT] * float(SETTLEMENT_POINTS[s.settlement[land]])
    worth += w[FORT_MONUMENT] * float(s.monument[land]) + w[FORT_AREA] * float(BASE_VALUE[AREA_OF[land], s.epoch])
    return worth if payment == BY_ARMY else worth + w[FORT_COIN]


# Events


@rule
def card_value(s: Record, seat: int, skill: Record, card: int) -> float:
    """What an event card promises now: more to a strong empire, more towards the end."""
    w = skill.worths
    kind = KIND[card]
    power = float(STRENGTH[s.active]) / STRONG
    late = w[LATE] * float(s.epoch)
    if kind == A_LEADER or kind == A_WEAPONRY:
        return w[LEADER] * power + late
    if kind == A_MINOR_EMPIRE:
        return float(w[MINOR])
    if kind == A_KINGDOM:
        return w[KINGDOM] + land_value(s, seat, skill, int(CARD_LAND[card]))
    if kind == A_JEWISH_REVOLT or kind == A_CRUSADE:
        return w[REVOLT] + late
    if kind == A_MIGRANTS:
        return w[MIGRANTS] + promise_of_area(s, int(CARD_AREA[card]))
    if kind == A_CIVIL_WAR or kind == A_BARBARIANS:
        return w[WAR] + late
    if kind == A_DISASTER:
        return w[DISASTER] * best_works(s, seat)
    if kind == A_REALLOCATION:
        return reallocation_value(s)
    if kind == AN_ENGINEERING and HAS_CAPITAL[s.active] == 0:
        return 0.0
    if kind == AN_EXPERT_TROOPS:
        return w[EXPERT_TROOPS] + late
    return w[OTHER_POWER] * power + w[OTHER] + late


PRACTICE = Practice(appraise_practised, SKILL, WORTHS.values)
