"""What could be true: an observed record is filled at random with cards, markers and counters that fit what is known.

Nothing here is a rule of the game. A world that was imagined obeys the rules of the table (`laws.py`), looks the same
to the observer, and can be played on.
"""

import numpy as np

from aevum.core.frames import first_value, second_value, step_of, subject_of
from aevum.core.random import mix
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import pick

from .atlas import BORDER_START, BORDER_TO, IS_COASTAL, LAND, OCEAN, REGION_KIND, REGIONS
from .cells import NONE
from .knowledge import sees_counter
from .rules.battle import is_leader_of
from .rules.borders import border_between, entered_by, has_own_shore
from .rules.building import is_banned, knows, shores_of
from .rules.civilise import seat_of_actor
from .rules.counters import counter_of, counter_places, flies, keeps_elephant, sails, standing_units
from .rules.destiny import cards_seen
from .rules.effect_frames import clause_of, region_of
from .rules.effects_units import owner_of_units
from .rules.markers import may_place_off
from .rules.retreat import can_leave, is_refuge
from .rules.stacks import can_join
from .rules.standing import is_for, leader_has
from .state import (
    BOXES,
    COLOURED,
    COUNTER_KIND,
    COVERED,
    COVERED_BOX,
    COVERED_CARD,
    FIRST_BOMB,
    FIRST_COUNTER,
    FIRST_ELEPHANT,
    FREE,
    IN_DECK,
    IN_HAND,
    LAID,
    LEADER_PLACES,
    MARKERS,
    MOST_PEEKED,
    MOVED,
    NO_CARD,
    NONE_FELL,
    NOTHING,
    NOWHERE,
    ON_THE_WAY,
    SHARED,
    SHARED_TYPE,
    SIDES_COUNT,
    SPENT,
    UNMOORED,
)
from .steps import (
    AT_ARRANGE,
    AT_ARTIFACT_EMPIRE,
    AT_BID,
    AT_COMMIT,
    AT_COMMITTED,
    AT_EVENT_UNITS,
    AT_MARKER,
    AT_MARKERS_SET,
    AT_MODERNISE,
    AT_MOOR,
    AT_RESTORE_ORDER,
    AT_RETREAT_TO,
    AT_SHOW_UNITS,
    AT_STACK,
)
from .tables import ACTIONS, CARDS, COLOURS, COUNTER_SIDES, GALLEYS, TACTICIAN, UNIT_CLASS, UNITS

_SEATS = 8  # what putting cards back is about: how many are, and the seat
# How strict the search for a counter is: what the empire could have built there, what could stand there, anything.
_LIKELY, _POSSIBLE, _ANY = range(3)
# The order in which regions get their counters: those first in which fewest types can stand.
_WATERS, _INLAND, _COASTS = range(3)
_FALLEN_ONCE_IN = 16
_MOST_TRADE = 8


@rule
def imagine(s: Record, seat: int, luck: np.uint64) -> None:
    """Fill an observed record at random."""
    s.key[0] = mix(luck)
    s.key[1] = mix(s.key[0])
    imagine_cards(s, seat)
    imagine_markers(s, seat)
    for empire in range(COLOURS):
        if s.player[empire] != NOBODY and s.player[empire] != seat:
            imagine_counters(s, empire)
    imagine_moves(s, seat)
    imagine_sides(s, seat)
    s.key[0] = mix(s.key[0])


@rule
def one_of(s: Record, count: int) -> int:
    """A number below `count`; the generator of the match is left alone, since its key is imagined too."""
    s.key[0] = mix(s.key[0])
    return pick(s.key[0], count)


@rule
def waits(s: Record, step: int) -> int:
    """The subject of the latest frame of a step that runs or waits; -1 where there is none."""
    if s.step == step:
        return int(s.subject)
    for place in range(int(s.depth) - 1, -1, -1):
        if step_of(s.stack[place]) == step:
            return subject_of(s.stack[place])
    return NOTHING


# Cards


@rule
def imagine_cards(s: Record, seat: int) -> None:
    """SA-018: the cards that the observer has not seen lie in hands, face down on the table, and in the draw pile."""
    place_known_cards(s, seat)
    unseen = 0
    for card in range(CARDS):
        if s.card_at[card] == NOTHING:
            s.deck[unseen] = card
            unseen += 1
    for last in range(unseen - 1, 0, -1):
        other = one_of(s, last + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card
    for other in range(s.seats):
        if other != seat:
            unseen = imagine_hand(s, other, unseen)
    unseen = imagine_laid(s, unseen)
    stack_deck(s, seat, unseen)


@rule
def place_known_cards(s: Record, seat: int) -> None:
    """Cards that the observer knows where they lie: what he laid or is shown, and what he looks at in the pile."""
    for other in range(s.seats):
        if s.bid[other] != NO_CARD:
            s.card_at[s.bid[other]] = LAID
    for side in range(SIDES_COUNT):
        if 0 <= s.side_card[side] < CARDS:
            s.card_at[s.side_card[side]] = LAID
    if seat >= 0:
        for place in range(MOST_PEEKED):
            if s.peeked[seat, place] != NO_CARD:
                s.card_at[s.peeked[seat, place]] = IN_DECK
    if s.step == AT_ARTIFACT_EMPIRE:
        s.card_at[second_value(s.subject)] = IN_HAND + who_plays_artifact(s)


@rule
def who_plays_artifact(s: Record) -> int:
    """SA-276: the player who shows a card of his hand, and still chooses the empire for it; -1 nobody."""
    return seat_of_actor(s, first_value(s.subject)) if s.step == AT_ARTIFACT_EMPIRE else NOBODY


@rule
def imagine_hand(s: Record, other: int, unseen: int) -> int:
    """As many cards as another player holds, and the bid that he has laid; how many are left."""
    known = 1 if who_plays_artifact(s) == other else 0
    for _card in range(s.hand_size[other] - known):
        unseen -= 1
        s.card_at[s.deck[unseen]] = IN_HAND + other
    has_bid = s.step == AT_BID and (int(s.bidding) >> other) & 1 and (int(s.pending) >> other) & 1 == 0
    if has_bid:
        unseen -= 1
        s.bid[other] = s.deck[unseen]
        s.card_at[s.bid[other]] = LAID
    return unseen


@rule
def imagine_laid(s: Record, unseen: int) -> int:
    """The cards that lie covered before the sides of a trade, a conflict or an assassination; how many are left."""
    for side in range(SIDES_COUNT):
        if s.side_card[side] == COVERED_CARD:
            unseen -= 1
            s.side_card[side] = s.deck[unseen]
            s.card_at[s.side_card[side]] = LAID
    return unseen


@rule
def stack_deck(s: Record, seat: int, unseen: int) -> None:
    """The rest is the draw pile; the cards that somebody looks at lie on top, below those that are put back already."""
    left, put, looker = int(s.deck_left), 0, NOBODY
    if s.step == AT_ARRANGE:
        put, looker = second_value(s.subject) // _SEATS, second_value(s.subject) % _SEATS
    for card in range(unseen):
        s.card_at[s.deck[card]] = IN_DECK
    if looker == seat and looker != NOBODY:
        known = left - unseen
        for place in range(put):
            s.deck[left - 1 - place] = s.deck[left - 1 - place - known]
        top = left - 1 - put
        for place in range(MOST_PEEKED):
            if s.peeked[seat, place] != NO_CARD:
                s.deck[top] = s.peeked[seat, place]
                top -= 1
    for card in range(left, CARDS):
        s.deck[card] = NO_CARD
    if looker != seat and looker != NOBODY:
        for place in range(put, min(cards_seen(s, first_value(s.subject)), left)):
            s.peeked[looker, place] = s.deck[left - 1 - place]


# Markers


@rule
def imagine_markers(s: Record, seat: int) -> None:
    """SA-051 to SA-055: every player has one marker of each kind; timing markers likewise (SA-381)."""
    for other in range(s.seats):
        if other != seat:
            imagine_markers_of(s, other)
    used = 0
    for box in range(BOXES):
        if s.timing[box] == COVERED_BOX:
            s.timing[box] = unused(s, used, ACTIONS)
            used |= 1 << int(s.timing[box])


@rule
def imagine_markers_of(s: Record, other: int) -> None:
    """SA-052, SA-053: markers on the empires of a player and off-empire; and what fallen empires had (SA-388)."""
    used = 0
    for empire in range(COLOURS):
        if s.player[empire] == other and s.marker[empire] != NOTHING:
            used |= 1 << int(s.marker[empire])
    if s.spare_marker[other] != NOTHING:
        used |= 1 << int(s.spare_marker[other])
    for empire in range(COLOURS):
        if s.player[empire] == other and s.marker_placed[empire] and s.marker[empire] == NOTHING:
            s.marker[empire] = unused(s, used, MARKERS)
            used |= 1 << int(s.marker[empire])
    if (s.step == AT_MARKER or s.step == AT_MARKERS_SET) and may_place_off(s, other):
        s.spare_placed[other] = one_of(s, 2) if has_had_its_turn(s, other) else 0
    if s.spare_placed[other] and s.spare_marker[other] == NOTHING:
        s.spare_marker[other] = unused(s, used, MARKERS)
        used |= 1 << int(s.spare_marker[other])
    for action in range(ACTIONS):
        fell = (used >> action) & 1 == 0 and s.turn > 0 and one_of(s, _FALLEN_ONCE_IN) == 0
        s.fallen_trade[other, action] = one_of(s, _MOST_TRADE) if fell else NONE_FELL


@rule
def has_had_its_turn(s: Record, other: int) -> bool:
    """SA-053: whether a player has already placed a marker off-empire, or passed."""
    own = 0
    for empire in range(COLOURS):
        if s.player[empire] == other:
            own += 1
    return s.served > own or (s.served == own and (int(s.pending) >> other) & 1 == 0)


@rule
def unused(s: Record, used: int, count: int) -> int:
    """One of the first `count` markers that is not in the set, at random."""
    marker = one_of(s, count)
    while (used >> marker) & 1:
        marker = (marker + 1) % count
    return marker


# Counters


@rule
def imagine_counters(s: Record, empire: int) -> None:
    """SA-020-R1: as many counters as everybody sees stand in each region, of types that could stand there."""
    types = likely_types(s, empire)
    for region in range(REGIONS):
        s.reach_mark[region] = s.stacks[empire, region]
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] != NOWHERE:
            s.reach_mark[s.unit_at[counter]] -= 1
        elif counter >= 0:
            s.unit_type[counter] = first_side(counter)
    imagine_shared(s, empire)
    imagine_mooring(s, empire)
    for kind in range(_COASTS + 1):
        for region in range(REGIONS):
            while s.reach_mark[region] > 0 and kind_of(region) == kind:
                fill_place(s, empire, region, types)
    for region in range(REGIONS):
        s.reach_mark[region] = 0


@rule
def likely_types(s: Record, empire: int) -> int:
    """SA-123, SA-135: the types that an empire could have built, as a bit mask."""
    types = 0
    for unit_type in range(UNITS):
        if knows(s, empire, unit_type) and not is_banned(s, empire, int(UNIT_CLASS[unit_type])):
            types |= 1 << unit_type
    return types


@rule
def first_side(counter: int) -> int:
    """The type that a counter shows in its pool."""
    if counter < COLOURED:
        return int(COUNTER_SIDES[COUNTER_KIND[counter], 0])
    return int(SHARED_TYPE[counter - COLOURED])


@rule
def kind_of(region: int) -> int:
    """Whether a region is water, or land without or with a coast."""
    if REGION_KIND[region] != LAND:
        return _WATERS
    return _COASTS if IS_COASTAL[region] else _INLAND


@rule
def imagine_shared(s: Record, empire: int) -> None:
    """SA-137 to SA-142: shared counters are on the map, but for elephants that may wait in a pool."""
    for shared in range(SHARED):
        counter = COLOURED + shared
        if s.shared_by[shared] != empire or s.unit_at[counter] != NOWHERE:
            continue
        may_wait = counter < FIRST_BOMB and keeps_elephant(s, empire, counter - FIRST_ELEPHANT)
        if counter < FIRST_BOMB and not may_wait:
            may_wait = s.gone[counter - FIRST_ELEPHANT] == 1
        if not may_wait or one_of(s, 2):
            region = place_for_shared(s)
            if region != NOWHERE:
                put(s, counter, int(SHARED_TYPE[shared]), region)


@rule
def imagine_mooring(s: Record, empire: int) -> None:
    """SA-183-R1: the ships whose shore is to be chosen, now or next."""
    if s.step == AT_MOOR:
        imagine_ship(s, empire, int(s.subject))
    for place in range(s.depth):
        if step_of(s.stack[place]) == AT_MOOR:
            imagine_ship(s, empire, subject_of(s.stack[place]))


@rule
def imagine_ship(s: Record, empire: int, subject: int) -> None:
    """A ship of an empire, if it is the one that a mooring is about."""
    if first_value(subject) != empire:
        return
    for counter in range(FIRST_COUNTER[empire], FIRST_COUNTER[empire + 1]):
        if s.unit_at[counter] == NOWHERE and sails(first_side(counter)):
            put(s, counter, first_side(counter), second_value(subject))
            s.unit_shore[counter] = UNMOORED
            return


@rule
def place_for_shared(s: Record) -> int:
    """A land that has room for one counter more, beside others if there is one; -1 none."""
    for least in (2, 1):
        region = one_of(s, REGIONS)
        for _region in range(REGIONS):
            if s.reach_mark[region] >= least and REGION_KIND[region] == LAND:
                return region
            region = (region + 1) % REGIONS
    return NOWHERE


@rule
def put(s: Record, counter: int, unit_type: int, region: int) -> None:
    """A counter stands in a region, a ship at one of its shores."""
    s.unit_at[counter] = region
    s.unit_type[counter] = unit_type
    s.unit_shore[counter] = one_of(s, max(shores_of(region), 1)) if sails(unit_type) else 0
    s.reach_mark[region] -= 1


@rule
def fill_place(s: Record, empire: int, region: int, types: int) -> None:
    """One more counter for a region: likely if there is one, else possible, else any that is left."""
    for care in range(_ANY + 1):
        first, end = int(FIRST_COUNTER[empire]), int(FIRST_COUNTER[empire + 1])
        counter = first + one_of(s, end - first)
        for _counter in range(end - first):
            if s.unit_at[counter] == NOWHERE:
                side = one_of(s, 2)
                for _side in range(2):
                    unit_type = int(COUNTER_SIDES[COUNTER_KIND[counter], side])
                    side = 1 - side
                    if may_be(s, empire, region, counter, unit_type, types, care):
                        put(s, counter, unit_type, region)
                        return
            counter = counter + 1 if counter + 1 < end else first
    s.reach_mark[region] = 0


@rule
def may_be(s: Record, empire: int, region: int, counter: int, unit_type: int, types: int, care: int) -> bool:
    """Whether a counter could be the one that stands in a region."""
    if care == _ANY:
        return True
    if not can_stand(s, empire, unit_type, region):
        return False
    return care == _POSSIBLE or ((types >> unit_type) & 1 == 1 and suits_step(s, empire, counter, unit_type, region))


@rule
def can_stand(s: Record, empire: int, unit_type: int, region: int) -> bool:
    """SA-177, SA-179, SA-186, SA-187, SA-190: ships on coasts and waters, air units beside others, the rest on land."""
    if flies(unit_type):
        return standing_units(s, empire, region) > 0
    if not sails(unit_type):
        return REGION_KIND[region] == LAND
    if REGION_KIND[region] == LAND:
        return IS_COASTAL[region] == 1
    return unit_type != GALLEYS or (REGION_KIND[region] != OCEAN and has_own_shore(s, empire, region))


@rule
def suits_step(s: Record, empire: int, counter: int, unit_type: int, region: int) -> bool:
    """Whether a counter can do what everybody sees that it is about to do: retreat, or be picked for an effect."""
    if s.step == AT_RETREAT_TO and first_value(s.subject) == empire and region == s.battle_at:
        s.unit_at[counter] = region
        s.unit_type[counter] = unit_type
        s.unit_shore[counter] = 0
        fits = can_leave(s, counter)
        s.unit_at[counter] = NOWHERE
        s.unit_type[counter] = first_side(counter)
        return fits
    if s.step == AT_EVENT_UNITS:
        what = second_value(s.subject)
        if region == region_of(what) and owner_of_units(s, clause_of(what), first_value(s.subject)) == empire:
            return is_for(clause_of(what), unit_type)
    return True


# What counters do


@rule
def mover(s: Record) -> int:
    """The empire whose manoeuvre goes on, -1 none."""
    for step in (AT_STACK, AT_RESTORE_ORDER):
        subject = waits(s, step)
        if subject != NOTHING:
            return first_value(subject)
    return NOBODY


@rule
def imagine_moves(s: Record, seat: int) -> None:
    """SA-165, SA-310: which counters have moved, or were turned over, in the action of another player's empire."""
    empire = mover(s)
    if s.step == AT_MODERNISE:
        empire = first_value(s.subject)
    if empire == NOBODY or s.player[empire] == seat or s.player[empire] == NOBODY:
        return
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter < 0 or s.unit_at[counter] == NOWHERE or sees_counter(s, seat, counter):
            continue
        if s.unit_at[counter] != s.group_from and one_of(s, 2):
            s.in_move[counter] = MOVED
            if s.step != AT_MODERNISE:
                imagine_way(s, counter)
    if s.group_from != NOWHERE:
        imagine_stack(s, empire)


@rule
def imagine_way(s: Record, counter: int) -> None:
    """SA-165, SA-200: a counter that has moved came from next to its region, or did not get away."""
    region = int(s.unit_at[counter])
    first, end = int(BORDER_START[region]), int(BORDER_START[region + 1])
    border = first + one_of(s, end - first + 1)
    s.came_from[counter] = region if border == end else int(BORDER_TO[border])
    if border != end and not flies(int(s.unit_type[counter])):
        s.entered[counter] = entered_by(border_between(int(BORDER_TO[border]), region), 0)


@rule
def imagine_stack(s: Record, empire: int) -> None:
    """SA-165, SA-171-R2: the stack that is made up, or on its way: then it has as many counters as were seen."""
    first = first_of_stack(s, empire)
    count = 0
    for care in range(_ANY + 1):
        for place in range(counter_places(empire)):
            counter = counter_of(s, empire, place)
            if counter < 0 or s.unit_at[counter] != s.group_from or s.in_move[counter] == ON_THE_WAY:
                continue
            if counter == first or comes_along(s, empire, counter, first, count, care):
                s.in_move[counter] = ON_THE_WAY
                count += 1


@rule
def first_of_stack(s: Record, empire: int) -> int:
    """A counter that could go somewhere from where the stack began; any that stands there if none could, -1 none."""
    first = NOBODY
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == s.group_from:
            if can_join(s, empire, counter, NONE):
                return counter
            if first == NOBODY:
                first = counter
    return first


@rule
def comes_along(s: Record, empire: int, counter: int, first: int, count: int, care: int) -> bool:
    """Whether a counter is in a stack with the first one: likely if it is like it, and as long as it has too few."""
    like = s.unit_type[counter] == s.unit_type[first] and s.unit_shore[counter] == s.unit_shore[first]
    if s.group_told == 0:
        return care == _LIKELY and like and one_of(s, 2) == 1 and can_join(s, empire, counter, NONE)
    if count >= s.group_told or (care == _LIKELY and not like):
        return False
    return care == _ANY or can_join(s, empire, counter, NONE)


# The sides of a conflict


@rule
def imagine_sides(s: Record, seat: int) -> None:
    """SA-209, SA-210: what the sides have committed, covered; and what has retreated."""
    if s.battle_at == NOWHERE:
        return
    for side in range(SIDES_COUNT):
        if s.side_seat[side] == seat or s.side_seat[side] == NOBODY:
            continue
        if s.step == AT_RETREAT_TO:
            imagine_retreat(s, int(s.side_empire[side]))
        if s.sides_shown == 0 and (waits(s, AT_SHOW_UNITS) != NOTHING or is_committing(s)):
            imagine_commitment(s, side)


@rule
def is_committing(s: Record) -> bool:
    """SA-209: whether the sides commit units now."""
    return s.step == AT_COMMIT or s.step == AT_COMMITTED


@rule
def imagine_commitment(s: Record, side: int) -> None:
    """SA-209, SA-210: some units and perhaps a tactician; whoever is ready has committed at least one unit."""
    empire = int(s.side_empire[side])
    decided = waits(s, AT_SHOW_UNITS) != NOTHING
    covered, free = 0, 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == s.battle_at and s.in_conflict[counter] == FREE:
            if (decided and covered == 0) or one_of(s, 2):
                s.in_conflict[counter] = COVERED
                covered += 1
            else:
                free += 1
    s.side_tactician[side] = imagine_tactician(s, side)
    s.side_ready[side] = 1 if decided or free == 0 else (one_of(s, 2) if covered else 0)


@rule
def imagine_tactician(s: Record, side: int) -> int:
    """SA-210: the place of a tactician whom a side may have committed, counted from 1; 0 none."""
    for place in range(LEADER_PLACES):
        if is_leader_of(s, side, place) and leader_has(int(s.leader[place]), TACTICIAN) and one_of(s, 2):
            return place + 1
    return 0


@rule
def imagine_retreat(s: Record, empire: int) -> None:
    """SA-250-R1: units next to the battle may have come from it, so that leaders can go with them."""
    if first_value(s.subject) != empire:
        return
    for border in range(BORDER_START[s.battle_at], BORDER_START[s.battle_at + 1]):
        if is_refuge(s, empire, border):
            first = True
            for place in range(counter_places(empire)):
                counter = counter_of(s, empire, place)
                if counter >= 0 and s.unit_at[counter] == BORDER_TO[border] and (first or one_of(s, 2)):
                    s.in_conflict[counter] = SPENT
                    first = False
