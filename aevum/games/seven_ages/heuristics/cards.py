"""What the cards in a hand are worth: as empires, as artifacts, as events, and for their values."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import REGION_ZONES, REGIONS
from ..cells import AGES, NONE
from ..grammar import GREEN
from ..icons import (
    GLORY_AREA,
    GLORY_ARTIFACTS,
    GLORY_CAVALRY,
    GLORY_ELEPHANTS,
    GLORY_HOME,
    GLORY_LAND,
    GLORY_NAVAL,
    GLORY_OIL,
    GLORY_SEA,
    GLORY_UNITS,
    GLORY_WHEAT,
    GLORY_WIN_TRADE,
    START_ALL,
    ZONES,
)
from ..rules.artifacts import can_acquire, culture_of, is_culture
from ..rules.empires import age_of_game, empires_of, highest_level, in_play
from ..rules.requirements import is_in_age
from ..rules.starts import can_found_any, has_a_start, is_map_empty, is_time_right
from ..state import CREATE, IN_HAND
from ..tables import (
    AGE_OF_LEVEL,
    ARTIFACT_AGES,
    ARTIFACT_COLOUR,
    ARTIFACT_KIND,
    CARD_AGES,
    CARD_ARTIFACT,
    CARD_EVENT,
    CARD_FIRST_AGE,
    CARD_MONEY,
    CARD_START_RULE,
    CARD_STARTS,
    CARD_TRADE,
    CARD_VALUE,
    CARDS,
    COLOURS,
    END_LEVEL,
    FIRST_LEVEL,
    GLORY,
    ICON_CATEGORY,
    ICON_POINTS,
    ICON_ZONE,
)
from .promises import EVENT_PROMISE
from .worth import (
    SLOTS,
    USUAL_UNIT,
    defence_in,
    free_lands,
    guessed_strength,
    is_last_turn,
    lead_of,
    once,
    points_for,
)

FIRST_PROMISE = 0.7  # what any empire brings, whatever its icons
LATE = 0.3  # and how much less with each Age
EMPIRE_CARD = 0.5  # what an empire that could be founded soon is worth in the hand
ARTIFACT_CARD = 0.6  # and an artifact
RISK = 0.35  # each foreign unit in a start, which must be fought
DEFEAT = 5.0  # a start against more than the first money can beat
OUSTED = 9.0  # nobody drives out an own empire
MARGIN = 1.2  # how much stronger than the defender whoever starts in his region wants to be
CHEAP_UNIT = 2.0  # what most first units cost
LEAP = 0.8  # an Age that the first empire leaves out makes the cards of that Age worthless
CHANGE = 0.4  # what a change of religion or government costs
UNREST = 0.35  # and each city that it brings into disorder
POOR = 0.25  # a card worth less is hardly worth keeping
POOR_FOUNDER = 0.5  # nor is one worth less than this while it takes a place that an empire could have
DESPERATE = 2.0  # nor any at all for who has no empire, and no Age to come for which it would be kept
NEXT_AGE = 3  # levels from the next Age
VALUE = 0.02  # a point of a card's value, for trades


@rule
def is_held(s: Record, seat: int, card: int) -> bool:
    """Whether a player has a card in the hand."""
    return s.card_at[card] == IN_HAND + seat


def _founders(zone: int) -> int:
    """How many empires start in a zone, so that others will want its regions."""
    starts = [CARD_STARTS[card][(CARD_STARTS[card] >= 0) & (CARD_STARTS[card] < REGIONS)] for card in range(CARDS)]
    return sum(bool((REGION_ZONES[regions] >> zone & 1).any()) for regions in starts)


# What icons promise is fitted to what they brought in the games of docs/7-ages.md. By zone, what a point of an icon
# that counts its regions brings: the more, the fewer want them.
ZONE_PROMISE = np.array([0.4 + 3.4 / (3.0 + _founders(zone)) for zone in range(len(ZONES))])


@rule
def icon_promise(card: int, slot: int) -> float:
    """What an icon will bring a new empire a turn, as it did in many games."""
    category, points = GLORY[card, slot, ICON_CATEGORY], float(GLORY[card, slot, ICON_POINTS])
    if category == NONE or category >= GLORY_WIN_TRADE:
        return 0.1 if category != NONE else 0.0
    if category == GLORY_LAND or category == GLORY_SEA or category == GLORY_AREA:
        return float(ZONE_PROMISE[GLORY[card, slot, ICON_ZONE]]) * points
    if category == GLORY_HOME:
        return 0.6
    if category == GLORY_WHEAT or category == GLORY_ELEPHANTS:
        return 1.4
    if category == GLORY_OIL:
        return 0.2
    return (0.5 if category in (GLORY_NAVAL, GLORY_CAVALRY, GLORY_UNITS) else 0.4) * points


@rule
def promise_of(card: int) -> float:
    """What an empire promises a turn, wherever it may start: later ones find the world taken."""
    promise = FIRST_PROMISE - LATE * float(CARD_FIRST_AGE[card]) + 0.1 * float(CARD_TRADE[card])
    for slot in range(SLOTS):
        promise += icon_promise(card, slot)
    return promise


CARD_PROMISE = np.array([promise_of(card) for card in range(CARDS)])


@rule
def start_worth(s: Record, seat: int, region: int, money: int) -> float:
    """What a start in a region is worth with so much money: room around it, and whoever is there already."""
    worth = 0.1 * float(min(free_lands(s, NOBODY, region), 4))
    for other in range(COLOURS):
        if s.stacks[other, region] > 0:
            # An own empire would be fought too.
            worth -= OUSTED if s.player[other] == seat else risk_of_start(s, other, region, money)
    return worth


@rule
def risk_of_start(s: Record, other: int, region: int, money: int) -> float:
    """What it costs to start where another player's empire is: a few units, or all where its units are too strong."""
    army = float(money) / CHEAP_UNIT * USUAL_UNIT[max(age_of_game(s), 1)]
    if army < MARGIN * (guessed_strength(s, other, region) + defence_in(s, other, region)):
        return DEFEAT
    return RISK * float(s.stacks[other, region]) + 0.2 * float(s.city[region])


@rule
def founding_worth(s: Record, seat: int, card: int) -> float:
    """What an empire is worth that is founded now."""
    worth, starts = float(CARD_PROMISE[card]), 0
    if is_map_empty(s):
        worth -= LEAP * float(CARD_FIRST_AGE[card] - 1)
    for place in range(CARD_STARTS.shape[1]):
        region = int(CARD_STARTS[card, place])
        if region != NONE and region < REGIONS:
            worth += start_worth(s, seat, region, int(CARD_MONEY[card]))
            starts += 1
    return worth if starts > 0 else worth - 0.3


@rule
def is_placeable(s: Record, card: int) -> bool:
    """Whether a card has a place to start; most name theirs, so that it need not be looked for."""
    return CARD_START_RULE[card] == START_ALL or has_a_start(s, card)


@rule
def will_fit(s: Record, seat: int, card: int) -> bool:
    """Whether the time will be right for a card in this turn: the first player most likely begins in Age 1."""
    if not is_time_right(s, seat, card):
        return False
    return not is_map_empty(s) or s.holder == seat or CARD_FIRST_AGE[card] == 1


@rule
def best_founding(s: Record, seat: int) -> float:
    """The best empire that a player can found now; 0 where there is none."""
    return best_empire_held(s, seat) if can_found_any(s, seat) else 0.0


@rule
def empires_at_hand(s: Record, seat: int) -> int:
    """How many empires of a hand can be founded now and are worth it."""
    count = 0
    for card in range(CARDS):
        if is_held(s, seat, card) and will_fit(s, seat, card) and is_placeable(s, card):
            if founding_worth(s, seat, card) > 0.0:
                count += 1
    return count


@rule
def best_empire_held(s: Record, seat: int) -> float:
    """The best empire in a hand for which the time is right; 0 where there is none."""
    best = 0.0
    for card in range(CARDS):
        if is_held(s, seat, card) and will_fit(s, seat, card) and is_placeable(s, card):
            best = max(best, founding_worth(s, seat, card))
    return best


@rule
def best_empire_to_come(s: Record, seat: int) -> float:
    """The best empire in a hand that can still be founded in the next turn, when the Age may be another."""
    best, age = 0.0, int(AGE_OF_LEVEL[min(highest_level(s) + 1, END_LEVEL - 1)])
    for card in range(CARDS):
        if is_held(s, seat, card) and (CARD_AGES[card] >> age) & 1 and is_placeable(s, card):
            best = max(best, founding_worth(s, seat, card))
    return best


@rule
def artifact_worth(s: Record, empire: int, artifact: int) -> float:
    """What an artifact is worth to the player of an empire who gets it: its point, its icons, a little for its use."""
    if ARTIFACT_COLOUR[artifact] != GREEN:
        return -once(s) - 0.2
    worth = once(s) + 0.05
    if is_culture(artifact) and culture_of(s, empire, int(ARTIFACT_KIND[artifact])) >= 0:
        return worth - CHANGE - UNREST * float(disorder_by_change(s, empire))
    return worth + 0.2 * points_for(int(s.card[empire]), GLORY_ARTIFACTS)


@rule
def disorder_by_change(s: Record, empire: int) -> int:
    """How many regions a change of religion or government brings into disorder, by and large: the cities."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire and s.city[region] > 0:
            count += 1
    return count


@rule
def best_artifact(s: Record, seat: int, artifact: int) -> float:
    """The most that an artifact can do for a player now: for an own empire, or against another; 0 nothing."""
    best, is_good = 0.0, ARTIFACT_COLOUR[artifact] == GREEN
    for empire in range(COLOURS):
        if in_play(s, empire) and (s.player[empire] == seat) == is_good and is_in_age(s, empire, artifact):
            worth = gift_worth(s, seat, empire, artifact)
            if worth > best and can_acquire(s, empire, artifact):
                best = worth
    return best


@rule
def gift_worth(s: Record, seat: int, empire: int, artifact: int) -> float:
    """What it is worth to a player that an empire gets an artifact: what is good for others is bad for oneself."""
    worth = artifact_worth(s, empire, artifact)
    return worth if s.player[empire] == seat else -0.4 * worth * lead_of(s, int(s.player[empire]))


@rule
def is_timely(ages: int, age: int) -> bool:
    """Whether a set of Ages has this one or the next."""
    return (ages >> max(age, 1)) & 3 != 0


@rule
def is_to_be_founded(s: Record, seat: int, card: int) -> bool:
    """Whether an empire may yet come of a card: not once the last turn has passed its creations."""
    if is_last_turn(s) and s.action != CREATE:
        return False
    return is_timely(int(CARD_AGES[card]), age_of_game(s)) and can_found_any(s, seat)


@rule
def keeping_worth(s: Record, seat: int, card: int) -> float:
    """How gladly a player keeps a card."""
    age, artifact = age_of_game(s), int(CARD_ARTIFACT[card])
    is_timely_empire = is_time_right(s, seat, card) if age == 0 else is_timely(int(CARD_AGES[card]), age)
    worth = VALUE * float(CARD_VALUE[card]) + 0.3 * EVENT_PROMISE[CARD_EVENT[card]]
    if is_timely_empire and can_found_any(s, seat):
        worth += EMPIRE_CARD + 0.15 * CARD_PROMISE[card]
    if artifact != NONE and ARTIFACT_COLOUR[artifact] == GREEN and is_timely(int(ARTIFACT_AGES[artifact]), age):
        worth += ARTIFACT_CARD * (once(s) + 0.1)
    return worth


@rule
def worth_of_a_draw(s: Record, seat: int) -> float:
    """What a card must be worth to be kept: more where an empire is wanted and none can be founded with the hand."""
    if not can_found_any(s, seat) or empires_at_hand(s, seat) > 0:
        return POOR
    return DESPERATE if empires_of(s, seat) == 0 and not is_age_ending(s) else POOR_FOUNDER


@rule
def is_age_ending(s: Record) -> bool:
    """Whether the next Age is near enough to wait for it; on an empty map it may be any, unless history must begin."""
    age = age_of_game(s)
    if age == 0:
        return s.complete_history == 0 or s.first_age > 0
    return bool(highest_level(s) + NEXT_AGE >= FIRST_LEVEL[min(age + 1, AGES)])


@rule
def poor_cards(s: Record, seat: int) -> int:
    """How many cards of a hand are hardly worth keeping."""
    count, least = 0, worth_of_a_draw(s, seat)
    for card in range(CARDS):
        if is_held(s, seat, card) and keeping_worth(s, seat, card) < least:
            count += 1
    return count


@rule
def hand_artifacts(s: Record, seat: int) -> float:
    """What the artifacts of a hand can bring when they are played now."""
    total = 0.0
    for card in range(CARDS):
        if is_held(s, seat, card) and CARD_ARTIFACT[card] != NONE:
            total += best_artifact(s, seat, int(CARD_ARTIFACT[card]))
    return total
