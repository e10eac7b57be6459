"""Events: what is good is for oneself, what is bad for whoever leads; and what is chosen while they are carried out."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun, verb_of

from ..actions import (
    ACT_FOR,
    AIM_AT,
    DONE,
    KEEP_DRAWN,
    KILL_LEADER,
    PASS,
    RAISE_UNIT,
    RECOVER,
    REMOVE_ARTIFACT,
    TAKE_ACTION,
    THROW_AWAY,
)
from ..cells import NONE
from ..effects import CLAUSES, COUNT, EVENT_CLAUSES, FIRST
from ..grammar import ADD, CLASS, KIND, MULT_PERCENT, OP, SIDE, VERB, WHAT, WHERE, N
from ..icons import TIMING_CONFLICT, TIMING_START_EMPIRE, TIMING_TRADE
from ..rules.battle import fighter, fighters, is_committed
from ..rules.conditions import holds
from ..rules.effect_frames import acting_of, chooser_of, clause_of, target_of
from ..rules.empires import empire_of_card, in_play, regions_of
from ..rules.markers import empire_in_order
from ..rules.reach import empires_in_range, empires_within, range_of
from ..rules.standing import has_flag
from ..rules.targets import EVENT_TARGET, NEEDS_SELF, acting_in, can_aim
from ..rules.windows import card_in, rest_in, subject_in
from ..rules.worth import meant_by
from ..state import ACTIVE, CREATE, NOWHERE, OTHER, PRODUCTION, TRADE
from ..tables import CARD_EVENT, COLOURS, EVENT_TIMING, EVENTS, UNIT_SET_TYPES
from ..words import (
    KIND_MANOEUVRE,
    OP_DISCARD,
    OP_FORCE_RETREAT,
    OP_IGNORE_CITY,
    OP_IGNORE_DISORDER,
    OP_REDRAW,
    OP_SWAP,
    OP_ZERO_CLASS,
    SIDE_ATTACKER,
    SIDE_DEFENDER,
    TARGET_OTHER_PLAYER,
    VERB_ACTION,
    VERB_CANCEL,
    VERB_CARDS,
    VERB_CONFLICT,
    VERB_CONTROL,
    VERB_GLORYMOD,
    VERB_INCOME,
    VERB_LEADER,
    VERB_RANGE,
    WHAT_TRADE,
    WHERE_NEUTRAL_ADJACENT,
)
from .cards import artifact_worth, best_founding, is_to_be_founded, keeping_worth
from .conflict import enemy_total, extra_of, own_card, side_of_seat, strength_on
from .gifts import is_useless_gift
from .leaders import leader_worth
from .markers import STEP, action_worth, best_promise, glory_of
from .moves import manoeuvre_worth
from .promises import EXTRA_ACTION, SPITE, clause_good, good_to_self, harm_to_target, is_for_all
from .worth import (
    WHOLE,
    is_last_turn,
    is_lean,
    lead_of,
    once,
    region_worth,
    unit_strength,
)

THRESHOLD = 0.09  # an event that promises less is kept
EMPIRE_TO_COME = 0.25  # a card with which an empire can be founded is not gladly spent
LOST_CARD = 0.15  # a card that is thrown away
SPOILT_TRADE = 0.16  # a trade of the leader that comes to nothing
NO_HARM = 0.12  # what may strike units of the enemy, while there are none of the own that it would
RICH_HARVEST = 12  # what a player harvests who has a few empires, and only then is it doubled
SPOILT = 4  # what an empire must bring for its harvest to be spoilt before the end
UNDECIDED = 9.0  # a conflict closer than this can be turned by an event


def _march(event: int) -> int:
    """The clause of an event that gives somebody a further manoeuvre, NONE without one."""
    first, count = EVENT_CLAUSES[event]
    marches = (CLAUSES[:, VERB] == VERB_ACTION) & (CLAUSES[:, KIND] == KIND_MANOEUVRE)
    return next((clause for clause in range(first, first + count) if marches[clause]), NONE)


MARCH = np.array([_march(event) for event in range(EVENTS)], np.int16)


# Playing


@rule
def decide_event(s: Record, seat: int, action: int) -> float:
    """Whether to play an event in this window."""
    if verb_of(action) == PASS:
        return THRESHOLD
    subject = subject_in(about_too(s))
    return playing_worth(s, seat, first_noun(action), acting_in(about(s), subject))


@rule
def playing_worth(s: Record, seat: int, card: int, acting: int) -> float:
    """What an event brings that is played now."""
    event = int(CARD_EVENT[card])
    if EVENT_TIMING[event] == TIMING_CONFLICT:
        return conflict_worth(s, seat, event)
    if EVENT_TIMING[event] == TIMING_START_EMPIRE:
        return 0.5 if best_founding(s, seat) < 1.0 and s.hand_size[seat] > 1 else -1.0
    if waits_for_harvest(s, seat, event) or is_trade_off(s, event) or is_useless_gift(s, event, acting):
        return -1.0
    worth = good_to_self(event, once(s)) + good_beside_others(s, seat, event)
    if acting == NOBODY and NEEDS_SELF[event]:
        acting = empire_in_order(s, seat, 0)
    if EVENT_TARGET[event] == NONE and acting != NOBODY:
        worth += march_worth(s, event, acting)
    if EVENT_TARGET[event] != NONE:
        worth += best_aim(s, seat, event, acting)
    if is_to_be_founded(s, seat, card):
        worth -= EMPIRE_TO_COME
    return worth


@rule
def waits_for_harvest(s: Record, seat: int, event: int) -> bool:
    """Whether an event that multiplies a harvest is kept for a richer one."""
    clause = int(EVENT_CLAUSES[event, FIRST])
    if CLAUSES[clause, VERB] != VERB_GLORYMOD or CLAUSES[clause, MULT_PERCENT] <= WHOLE or is_last_turn(s):
        return False
    harvest = 0
    for empire in range(COLOURS):
        if in_play(s, empire) and s.player[empire] == seat:
            harvest += glory_of(s, empire)
    return harvest < RICH_HARVEST


@rule
def march_worth(s: Record, event: int, empire: int) -> float:
    """How much more than usual a further manoeuvre is worth to an empire: less, where it has nowhere to go."""
    clause = int(MARCH[event])
    if clause == NONE:
        return 0.0
    promise = manoeuvre_worth(s, empire) if holds(s, empire, clause, NOWHERE) else 0.0
    return min(promise, EXTRA_ACTION) - EXTRA_ACTION


@rule
def good_beside_others(s: Record, seat: int, event: int) -> float:
    """What an event changes between its player and the others: by what it does to all, or to a trade."""
    good = 0.0
    for clause in range(EVENT_CLAUSES[event, FIRST], EVENT_CLAUSES[event, FIRST] + EVENT_CLAUSES[event, COUNT]):
        if is_for_all(clause):
            good += good_between(s, seat, clause)
        elif CLAUSES[clause, VERB] == VERB_CANCEL and CLAUSES[clause, WHAT] == WHAT_TRADE:
            good += spoilt_trade(s, seat)
        elif CLAUSES[clause, VERB] == VERB_RANGE:
            good += best_step_by_range(s, seat, int(CLAUSES[clause, ADD]))
    return good


@rule
def good_between(s: Record, seat: int, clause: int) -> float:
    """Who has less to lose than the others gains by what hits all."""
    if CLAUSES[clause, VERB] == VERB_CARDS and CLAUSES[clause, OP] == OP_DISCARD:
        return cards_lost(s, seat, int(CLAUSES[clause, N]))
    if CLAUSES[clause, VERB] == VERB_GLORYMOD:
        less = 1.0 - 0.01 * float(CLAUSES[clause, MULT_PERCENT])
        return SPITE * once(s) * less * harvest_behind(s, seat)
    return -0.3


@rule
def cards_lost(s: Record, seat: int, most: int) -> float:
    """What it is worth that every player throws so many cards away; the card that says so is gone anyway."""
    own, others = min(int(s.hand_size[seat]) - 1, most), 0
    for other in range(s.seats):
        if other != seat:
            others += min(int(s.hand_size[other]), most)
    return LOST_CARD * (SPITE * float(others) / float(max(int(s.seats) - 1, 1)) - float(own))


@rule
def harvest_behind(s: Record, seat: int) -> float:
    """How much less a turn has brought a player than the best of the others, on average."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, int(s.glory[other]))
    return float(best - int(s.glory[seat])) / float(max(int(s.turn), 1))


@rule
def spoilt_trade(s: Record, seat: int) -> float:
    """What it is worth to call off the trade that begins, once: only between others, and of somebody who leads."""
    for side in range(2):
        if s.side_seat[side] == seat:
            return -1.0
    trader = int(s.side_seat[ACTIVE])
    return 0.0 if trader == NOBODY else SPOILT_TRADE * lead_of(s, trader)


@rule
def is_trade_off(s: Record, event: int) -> bool:
    """Whether an event is for a trade that has been called off."""
    if EVENT_TIMING[event] != TIMING_TRADE or s.side_empire[ACTIVE] == NOBODY:
        return False
    return has_flag(s, int(s.side_empire[ACTIVE]), VERB_CANCEL, WHAT_TRADE)


@rule
def best_step_by_range(s: Record, seat: int, further: int) -> float:
    """What it is worth to see further, to the best of a player's empires."""
    best = 0.0
    for empire in range(COLOURS):
        if in_play(s, empire) and s.player[empire] == seat:
            best = max(best, step_by_range(s, empire, further))
    return best


@rule
def step_by_range(s: Record, empire: int, further: int) -> float:
    """A step of progress, where an empire is to trade in this turn and only so reaches anybody who is ahead of it."""
    if s.marker[empire] != TRADE or s.action > TRADE:
        return 0.0
    near, reach = empires_in_range(s, empire), range_of(s, empire) + further
    if has_teacher(s, empire, near) or not has_teacher(s, empire, empires_within(s, empire, 0, reach)):
        return 0.0
    return STEP


@rule
def has_teacher(s: Record, empire: int, others: int) -> bool:
    """Whether one of these empires is another player's and further on, so that a trade with it brings a step more."""
    for other in range(COLOURS):
        if (others >> other) & 1 and s.player[other] != s.player[empire] and s.level[other] > s.level[empire]:
            return True
    return False


@rule
def best_aim(s: Record, seat: int, event: int, acting: int) -> float:
    """The best target that an event can be aimed at."""
    best = -9.0
    if EVENT_TARGET[event] == TARGET_OTHER_PLAYER:
        for other in range(s.seats):
            if can_aim(s, event, seat, acting, other):
                best = max(best, player_aim(s, seat, event, other))
        return best
    harm = harm_to_target(event, once(s))
    for empire in range(COLOURS):
        if in_play(s, empire):
            worth = aim_worth(s, seat, event, harm, empire)
            if worth > best and can_aim(s, event, seat, acting, empire):
                best = worth
    return best


@rule
def aim_worth(s: Record, seat: int, event: int, harm: float, empire: int) -> float:
    """What it is worth to aim an event that does so much harm at an empire; one's own must have a use for it."""
    if cuts_income(event) and (is_lean(s, empire) or is_production_past(s)):
        return -1.0
    if spoils_harvest(event):
        glory = glory_of(s, empire)
        return harm_worth(s, seat, once(s) * float(glory), empire) if glory >= SPOILT or is_last_turn(s) else -1.0
    own = s.player[empire] == seat
    return harm_worth(s, seat, harm, empire) + (march_worth(s, event, empire) if own else 0.0)


@rule
def cuts_income(event: int) -> bool:
    """Whether an event takes a part of the next income of whom it is aimed at."""
    clause = int(EVENT_CLAUSES[event, FIRST])
    return CLAUSES[clause, VERB] == VERB_INCOME and 0 <= CLAUSES[clause, MULT_PERCENT] < WHOLE


@rule
def spoils_harvest(event: int) -> bool:
    """Whether an event takes what an empire harvests in this turn."""
    clause = int(EVENT_CLAUSES[event, FIRST])
    return CLAUSES[clause, VERB] == VERB_GLORYMOD and CLAUSES[clause, MULT_PERCENT] == 0


@rule
def is_production_past(s: Record) -> bool:
    """Whether nobody has any more income in this game."""
    return is_last_turn(s) and s.action != CREATE and s.action != PRODUCTION


@rule
def harm_worth(s: Record, seat: int, harm: float, empire: int) -> float:
    """What so much harm to an empire is worth to a player: good for those who lead, never for oneself."""
    if s.player[empire] == seat:
        return -harm
    size = 0.9 + 0.02 * float(min(regions_of(s, empire), 10))
    return SPITE * harm * lead_of(s, int(s.player[empire])) * size


@rule
def player_aim(s: Record, seat: int, event: int, other: int) -> float:
    """What it is worth to aim an event at a player: who has many cards has more to lose."""
    clause = int(EVENT_CLAUSES[event, FIRST])
    if CLAUSES[clause, VERB] == VERB_CARDS and CLAUSES[clause, OP] == OP_SWAP:
        return 0.1 * float(int(s.hand_size[other]) - int(s.hand_size[seat])) - 0.1
    return 0.15 * lead_of(s, other) + 0.02 * float(s.hand_size[other])


@rule
def help_worth(s: Record, seat: int, event: int, empire: int) -> float:
    """How much an event does for an own empire beside others: one more action for whom it promises most."""
    verb = CLAUSES[EVENT_CLAUSES[event, FIRST], VERB]
    if verb == VERB_ACTION:
        return best_promise(s, seat, empire)
    if verb == VERB_RANGE:
        return step_by_range(s, empire, int(CLAUSES[EVENT_CLAUSES[event, FIRST], ADD]))
    return 0.01 * float(regions_of(s, empire))


@rule
def decide_aim(s: Record, seat: int, action: int) -> float:
    """For which empire, or against whom."""
    verb, noun = verb_of(action), first_noun(action)
    event = int(CARD_EVENT[card_in(about_too(s))])
    if verb == ACT_FOR:
        empire = empire_of_card(s, noun)
        return 1.0 + help_worth(s, seat, event, empire) if s.player[empire] == seat else -1.0
    if verb == AIM_AT:
        return aim_worth(s, seat, event, harm_to_target(event, once(s)), empire_of_card(s, noun))
    return player_aim(s, seat, event, noun)


@rule
def decide_prevention(s: Record, seat: int, action: int) -> float:
    """What does much harm to oneself is prevented, and so is the prevention of an own event."""
    if verb_of(action) == PASS:
        return 0.0
    who, what = about(s), about_too(s)
    event, prevented = int(CARD_EVENT[card_in(what)]), subject_in(rest_in(what)) == 1
    if chooser_of(who) == seat:
        return 0.1 if prevented else -1.0
    target = target_of(who)
    if prevented or target == NOBODY:
        return -1.0
    meant = target == seat if EVENT_TARGET[event] == TARGET_OTHER_PLAYER else s.player[target] == seat
    return harm_to_target(event, once(s)) - 0.25 if meant else -1.0


# Conflicts


@rule
def conflict_worth(s: Record, seat: int, event: int) -> float:
    """What an event is worth in a conflict: only for who fights, and only while it is undecided."""
    side = side_of_seat(s, seat)
    if side == NOBODY:
        return -1.0
    odds = strength_on(s, side, False) + extra_of(s, side) + own_card(s, side) - enemy_total(s, side)
    if odds > UNDECIDED or odds < -UNDECIDED:
        return -1.0
    worth = good_to_self(event, once(s))
    for clause in range(EVENT_CLAUSES[event, FIRST], EVENT_CLAUSES[event, FIRST] + EVENT_CLAUSES[event, COUNT]):
        if CLAUSES[clause, VERB] == VERB_CANCEL:
            worth += 0.4 if odds < -2.0 else -1.0
        elif CLAUSES[clause, VERB] == VERB_CONFLICT:
            worth += clause_in_conflict(s, side, clause)
    return worth


@rule
def clause_in_conflict(s: Record, side: int, clause: int) -> float:
    """What a clause does for a side of a conflict."""
    op, good = CLAUSES[clause, OP], 0.1 * float(CLAUSES[clause, ADD])
    if op == OP_REDRAW:
        return 0.3 if own_card(s, side) < 2.5 else -0.3
    if op == OP_IGNORE_DISORDER:
        return 0.3 * float(int(s.side_disorder[side]) - int(s.side_disorder[1 - side]))
    if op == OP_ZERO_CLASS:
        return NO_HARM if committed_of(s, side, int(UNIT_SET_TYPES[CLAUSES[clause, CLASS]])) == 0 else -NO_HARM
    if op == OP_FORCE_RETREAT:
        good = -0.5
    elif op == OP_IGNORE_CITY:
        good = 0.1 * float(s.city[s.battle_at])
    if CLAUSES[clause, SIDE] == SIDE_ATTACKER:
        return good if side == ACTIVE else -good
    return good if CLAUSES[clause, SIDE] != SIDE_DEFENDER or side == OTHER else -good


@rule
def committed_of(s: Record, side: int, types: int) -> int:
    """How many units of a set of types a side has committed."""
    count = 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and is_committed(s, counter) and (types >> int(s.unit_type[counter])) & 1:
            count += 1
    return count


# What is chosen while an event is carried out


@rule
def decide_event_region(s: Record, seat: int, action: int) -> float:
    """The best region for what helps, the worst for the enemy, the least for oneself."""
    if verb_of(action) == DONE:
        return 0.0
    who, clause, region = about(s), clause_of(about_too(s)), first_noun(action)
    acting, empire = acting_of(who), meant_by(s, clause, acting_of(who), target_of(who))
    if CLAUSES[clause, VERB] == VERB_CONTROL or CLAUSES[clause, WHERE] == WHERE_NEUTRAL_ADJACENT:
        return region_worth(s, acting, region) if acting != NOBODY else 0.0
    if empire == NOBODY:
        return 0.0
    place = 0.05 + region_worth(s, empire, region) + 0.1 * float(s.stacks[empire, region] + s.city[region])
    if CLAUSES[clause, VERB] == VERB_LEADER:
        return place
    return place if (clause_good(clause, once(s)) > 0.0) == (s.player[empire] == seat) else -place


@rule
def decide_event_units(s: Record, seat: int, action: int) -> float:
    """The strongest unit is raised, the weakest lost."""
    strength = unit_strength(0, first_noun(action))
    return strength if verb_of(action) == RAISE_UNIT else -strength


@rule
def decide_event_choice(s: Record, seat: int, action: int) -> float:
    """Leaders, artifacts, cards and actions that an event offers."""
    verb, noun, who = verb_of(action), first_noun(action), about(s)
    clause = clause_of(about_too(s))
    empire = meant_by(s, clause, acting_of(who), target_of(who))
    own = empire != NOBODY and s.player[empire] == seat
    if verb == PASS:
        return 0.0
    if verb == RECOVER:
        return keeping_worth(s, seat, noun)
    if verb == THROW_AWAY:
        return -keeping_worth(s, seat, noun)
    if verb == KEEP_DRAWN:
        return leader_worth(noun)
    if verb == KILL_LEADER:
        return -leader_worth(noun) if own else leader_worth(noun)
    if verb == TAKE_ACTION:
        return action_worth(s, seat, empire, noun) if empire != NOBODY else 0.0
    if verb == REMOVE_ARTIFACT:
        return -1.0 if own else 1.0
    return taking_up(s, seat, who, noun)


@rule
def taking_up(s: Record, seat: int, who: int, artifact: int) -> float:
    """Whether a religion is taken up in a manoeuvre."""
    taker = target_of(who) if target_of(who) != NOBODY else acting_of(who)
    return artifact_worth(s, taker, artifact) if s.player[taker] == seat else -0.1
