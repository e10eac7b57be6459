"""SA-202 to SA-238: a conflict, round by round: cards, commitment, totals, losses, disorder."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import offer, verb_of

from ..actions import (
    CONFLICT_BEGAN,
    CONFLICT_TOTAL,
    DREW_FOR_CONFLICT,
    ELEPHANTS_PANICKED,
    LOST_LEADER,
    LOST_UNITS,
    PASS,
    REPLACE_CARD,
    REPLACED_CARD,
    ROUND_BEGAN,
    SHOWED_CARD,
    SHOWED_LEADER,
    SHOWED_UNITS,
)
from ..icons import TIMING_CONFLICT
from ..state import ACTIVE, COVERED, LAID, NO_CARD, OTHER, SHOWN, SIDES_COUNT
from ..steps import (
    AT_COMMIT,
    AT_DRAW_CARD,
    AT_END_CONFLICT,
    AT_FLIGHT,
    AT_FRONT,
    AT_REACT,
    AT_REPLACE_CARD,
    AT_RETREAT,
    AT_ROUND,
    AT_SCRAP_BOMB,
    AT_TOTALS,
)
from ..tables import CARD_VALUE, UNITS, WAR_ELEPHANTS
from ..words import UNTIL_ROUND, VERB_CANCEL, WHAT_CONFLICT
from .battle import (
    card_of,
    committed_of_type,
    committed_types,
    empire_on,
    fighter,
    fighters,
    free_all,
    has_tactician,
    is_committed,
    is_decided,
    release,
    seat_on,
    set_part,
    spend_committed,
    units_left,
)
from .cards import discard_card, draw_card
from .counters import take_counter
from .leaders import remove_leader
from .nuclear import explode, explodes, pay_for_bombs, stop_bombs
from .retreat import begin_retreat, call_off
from .standing import end_lasting, has_flag
from .totals import MUST_RETREAT, REDRAWS, arrange_best, forget_survey, survey, total_of

NEXT_ROUND = -1  # what a round is about when its conflict has begun already
BOTH_SIDES = 3
_EMPIRES = 16  # an attacker and a defender in one number
# Ties between two tacticians could go on for ever: after so many rounds the active side must retreat.
MOST_ROUNDS = 100


@rule
def fight(s: Record) -> None:
    """SA-202, SA-234: a conflict begins and goes on round after round until a side has no unit left."""
    region, sides = was_about(s), was_about_too(s)
    if sides != NEXT_ROUND:
        begin_conflict(s, region, sides // _EMPIRES, sides % _EMPIRES)
        interrupt(s, AT_END_CONFLICT, region, sides)
        interrupt(s, AT_ROUND, region, NEXT_ROUND)
    elif not is_decided(s):
        begin_round(s)


@rule
def begin_conflict(s: Record, region: int, attacker: int, defender: int) -> None:
    """SA-206, SA-203: the active empire against one other, also of the same player; nobody has disorder yet."""
    s.battle_at = region
    s.battle_held_by = s.control[region]
    s.battle_round = 0
    s.conflicts += 1
    s.fought[attacker] = 1
    s.attacks_on[s.player[defender]] += 1
    join_battle(s, ACTIVE, attacker)
    join_battle(s, OTHER, defender)
    tell(s, CONFLICT_BEGAN, card_of(s, ACTIVE), card_of(s, OTHER), region)


@rule
def join_battle(s: Record, side: int, empire: int) -> None:
    """SA-206, SA-238: an empire takes its side."""
    s.side_empire[side] = empire
    s.side_seat[side] = s.player[empire]
    s.side_card[side] = NO_CARD
    s.side_draws[side] = 0
    s.side_disorder[side] = 0
    s.side_lost_leader[side] = 0
    free_all(s, side)


@rule
def begin_round(s: Record) -> None:
    """SA-234, SA-246: bombs can be scrapped, then the sides may retreat, the active one first, then cards are drawn."""
    release(s, ACTIVE)
    release(s, OTHER)
    s.battle_round += 1
    tell(s, ROUND_BEGAN, int(s.battle_round))
    interrupt(s, AT_ROUND, int(s.battle_at), NEXT_ROUND)
    if s.battle_round > MOST_ROUNDS:
        begin_retreat(s, ACTIVE)
        return
    interrupt(s, AT_DRAW_CARD, empire_on(s, ACTIVE), BOTH_SIDES)
    interrupt(s, AT_RETREAT, empire_on(s, OTHER), OTHER)
    interrupt(s, AT_RETREAT, empire_on(s, ACTIVE), ACTIVE)
    interrupt(s, AT_SCRAP_BOMB, empire_on(s, OTHER), OTHER)
    interrupt(s, AT_SCRAP_BOMB, empire_on(s, ACTIVE), ACTIVE)


@rule
def draw_cards(s: Record) -> None:
    """SA-207: each side draws a card, the active one first; or one side a replacement."""
    if is_decided(s):
        return
    sides = was_about_too(s)
    if sides == BOTH_SIDES:
        cover_sides(s)
        interrupt(s, AT_COMMIT, empire_on(s, ACTIVE))
        interrupt(s, AT_REPLACE_CARD, empire_on(s, OTHER), OTHER)
        interrupt(s, AT_REPLACE_CARD, empire_on(s, ACTIVE), ACTIVE)
    for side in range(SIDES_COUNT):
        if (sides >> side) & 1:
            discard_side_card(s, side)
            draw_for(s, side)


@rule
def cover_sides(s: Record) -> None:
    """SA-207, SA-232: nothing is shown yet in this round, and no tactician committed."""
    s.sides_shown = 0
    for side in range(SIDES_COUNT):
        s.side_tactician[side] = 0
        s.side_ready[side] = 0


@rule
def draw_for(s: Record, side: int) -> None:
    """SA-207, SA-019-R1: a side looks at a card and lays it face down; an empty pile gives none."""
    card = draw_card(s)
    s.side_card[side] = card
    s.side_draws[side] += 1
    if card != NO_CARD:
        s.card_at[card] = LAID
        tell(s, DREW_FOR_CONFLICT, int(s.side_seat[side]), card)


@rule
def who_may_replace(s: Record) -> int:
    """SA-208, SA-208-R1: a side with a tactician in the region, committed or not."""
    side = about_too(s)
    if is_decided(s) or s.side_card[side] == NO_CARD or not has_tactician(s, side):
        return 0
    return seat_on(s, side)


@rule
def replace_choices(s: Record, seat: int, out: Actions) -> int:
    """SA-208: keep the card, or replace it."""
    return offer(out, offer(out, 0, PASS), REPLACE_CARD)


@rule
def replace_card(s: Record, seat: int, action: int) -> None:
    """SA-208, SA-208-R1: the card is discarded for another, once in a round, which must be used."""
    side = was_about_too(s)
    if verb_of(action) == REPLACE_CARD:
        tell(s, REPLACED_CARD, card_of(s, side))
        interrupt(s, AT_DRAW_CARD, empire_on(s, side), 1 << side)


@rule
def discard_side_card(s: Record, side: int) -> None:
    """SA-233: a conflict card goes on the discards."""
    if s.side_card[side] != NO_CARD:
        discard_card(s, int(s.side_card[side]))
        s.side_card[side] = NO_CARD


@rule
def open_window(s: Record) -> None:
    """SA-211, SA-211-R1: before anything is shown everybody may play an event."""
    interrupt(s, AT_REACT, TIMING_CONFLICT, int(s.battle_at))


@rule
def show_units(s: Record) -> None:
    """SA-212: cards and units are shown; bombs explode or are stopped; then the lines are arranged."""
    if is_decided(s):
        end_round(s)
        return
    if has_flag(s, empire_on(s, ACTIVE), VERB_CANCEL, WHAT_CONFLICT):
        end_round(s)
        call_off(s)
        return
    survey(s)
    if s.side_ops[ACTIVE] & MUST_RETREAT:
        if s.rules >= 2:
            forget_survey(s)
        end_round(s)
        begin_retreat(s, ACTIVE)
        return
    for side in range(SIDES_COUNT):
        show_side(s, side)
    s.sides_shown = 1
    pay_for_bombs(s)
    stop_bombs(s)
    if explodes(s):
        explode(s)
        end_round(s)
        return
    begin_totals(s)


@rule
def begin_totals(s: Record) -> None:
    """SA-214: both sides stand in their best order; their owners may choose another, the active one first."""
    arrange_best(s, ACTIVE)
    arrange_best(s, OTHER)
    interrupt(s, AT_TOTALS, empire_on(s, ACTIVE))
    interrupt(s, AT_FRONT, empire_on(s, OTHER), OTHER)
    interrupt(s, AT_FRONT, empire_on(s, ACTIVE), ACTIVE)


@rule
def show_side(s: Record, side: int) -> None:
    """SA-212: what a side has laid and committed; an event can give it another card at the last moment."""
    if s.side_ops[side] & REDRAWS:
        discard_side_card(s, side)
        draw_for(s, side)
    if s.side_card[side] != NO_CARD:
        tell(s, SHOWED_CARD, card_of(s, side), int(s.side_card[side]), int(CARD_VALUE[s.side_card[side]]))
    set_part(s, side, COVERED, SHOWN)
    types = committed_types(s, side)
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1:
            tell(s, SHOWED_UNITS, card_of(s, side), unit_type, committed_of_type(s, side, unit_type))
    if s.side_tactician[side]:
        tell(s, SHOWED_LEADER, card_of(s, side), int(s.leader[s.side_tactician[side] - 1]))


@rule
def compare_totals(s: Record) -> None:
    """SA-227, SA-228, SA-229, SA-230, SA-230-R1: the lower total loses; equal ones both, tacticians excepted."""
    attack, defence = total_of(s, ACTIVE), total_of(s, OTHER)
    tell(s, CONFLICT_TOTAL, card_of(s, ACTIVE), attack)
    tell(s, CONFLICT_TOTAL, card_of(s, OTHER), defence)
    panicked = 0
    if attack < defence or (attack == defence and not s.side_tactician[ACTIVE]):
        panicked |= lose_committed(s, ACTIVE) << ACTIVE
    if defence < attack or (attack == defence and not s.side_tactician[OTHER]):
        panicked |= lose_committed(s, OTHER) << OTHER
    spend_committed(s, ACTIVE)
    spend_committed(s, OTHER)
    end_round(s)
    panic(s, panicked)


@rule
def lose_committed(s: Record, side: int) -> int:
    """SA-227, SA-235: committed units go to their pool, the committed tactician is lost; 1 if an elephant was there."""
    lost, elephants = 0, 0
    for place in range(fighters(s, side)):
        counter = fighter(s, side, place)
        if counter >= 0 and is_committed(s, counter):
            if s.unit_type[counter] == WAR_ELEPHANTS:
                elephants = 1
            take_counter(s, counter)
            lost += 1
    tell(s, LOST_UNITS, card_of(s, side), lost)
    if s.side_tactician[side]:
        lose_leader(s, side, int(s.side_tactician[side]) - 1)
        s.side_tactician[side] = 0
    return elephants


@rule
def lose_leader(s: Record, side: int, place: int) -> None:
    """SA-227, SA-258-R1, SA-259, SA-259-R1: a leader is lost in the course of the conflict."""
    tell(s, LOST_LEADER, card_of(s, side), int(s.leader[place]))
    remove_leader(s, place)
    s.side_lost_leader[side] = 1


@rule
def end_round(s: Record) -> None:
    """SA-233: the cards are discarded, and what an event did for one round is over."""
    for side in range(SIDES_COUNT):
        discard_side_card(s, side)
        s.side_tactician[side] = 0
        s.side_ready[side] = 0
    end_lasting(s, UNTIL_ROUND, NOBODY)


@rule
def panic(s: Record, sides: int) -> None:
    """SA-236, SA-236-R1: who lost an elephant must retreat at once; if both did, the active side first, unpursued."""
    for side in (OTHER, ACTIVE):
        if (sides >> side) & 1 and units_left(s, side) > 0:
            tell(s, ELEPHANTS_PANICKED, card_of(s, side))
            if sides == BOTH_SIDES:
                interrupt(s, AT_FLIGHT, empire_on(s, side), side)
            else:
                begin_retreat(s, side)
