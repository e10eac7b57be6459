"""SA-004 to SA-008 and the standing checks: what holds after every step of play, whoever took it.

Whoever changes the map, a card or a progress marker calls `standing_checks` afterwards. Inside a conflict the checks of
lost control, of leaders alone and of empires without units wait until it is over (SA-325-R1); they wait for an empire
that is being created, too (SA-088-R1).
"""

import numpy as np

from aevum.core.bits import clear
from aevum.core.frames import step_of
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell

from ..actions import (
    ARTIFACT_EXPIRED,
    EMPIRE_DESTROYED,
    GALLEY_STRANDED,
    PROGRESS_MOVED,
)
from ..atlas import LAND, REGION_KIND, REGIONS
from ..cells import AGES
from ..state import COUNTER_KIND, LASTING, LEADER_PLACES, NO_CARD, NOTHING, NOWHERE, SHARED
from ..steps import AT_ELEPHANTS_GO, AT_KEEP_LEADER
from ..tables import (
    ARTIFACT_IDS,
    ARTIFACT_LAST_AGE,
    ARTIFACTS,
    COLOURS,
    END_LEVEL,
    GALLEYS,
    MAX_PLAYERS,
    MOST_MONEY,
    UNIT_COUNTER,
)
from ..words import OP_KEEP, UNTIL_END_AGE, VERB_LEADER, WHEN_AGE_CHANGE
from .artifacts import drop_artifact, is_past
from .borders import has_own_shore
from .cards import discard_card
from .control import in_battle, is_being_created, let_go, lose_control, lose_wonder
from .counters import counter_of, counter_places, empire_of, take_counter, units_on_map
from .elephants import claim_elephants, lose_elephants, must_go
from .empires import age_of, in_play, leaders_of, passed_the_end
from .ending import end_now, is_past_first_age
from .leaders import remove_leader, shed_surplus
from .markers import lose_marker
from .standing import (
    end_lasting,
    forget_lasting,
    leader_limit,
    total_number,
)

INTERNET = ARTIFACT_IDS.index("internet")
# The checks come after every step: they look only at artifacts that expire before the last Age, and at galleys.
EXPIRING = np.flatnonzero(ARTIFACT_LAST_AGE < AGES).astype(np.int16)
GALLEY_COUNTERS = np.flatnonzero(COUNTER_KIND == UNIT_COUNTER[GALLEYS]).astype(np.int16)


# Control of regions


@rule
def lose_empty_regions(s: Record) -> bool:
    """SA-008, SA-008-R1: a region without any unit of its empire is neutral; whether any was lost."""
    changed = False
    for region in range(REGIONS):
        empire = int(s.control[region])
        if empire != NOBODY and s.stacks[empire, region] == 0 and not is_being_created(s, empire):
            lose_control(s, region)
            changed = True
    return changed


# Progress


@rule
def move_marker(s: Record, empire: int, steps: int) -> None:
    """SA-004, SA-004-R1, SA-005, SA-005-R1: a progress marker moves, never below 1 nor beyond the end of the track."""
    move_marker_telling(s, empire, steps, PROGRESS_MOVED)


@rule
def move_marker_telling(s: Record, empire: int, steps: int, event: int) -> None:
    """SA-004, SA-005: the same, told by an event that says why."""
    age = age_of(s, empire)
    s.level[empire] = min(max(int(s.level[empire]) + steps, 1), END_LEVEL)
    tell(s, event, int(s.card[empire]), int(s.level[empire]))
    if passed_the_end(s, empire):
        note_the_end(s, empire)
    if age_of(s, empire) != age:
        change_age(s, empire)
    standing_checks(s)


@rule
def note_the_end(s: Record, empire: int) -> None:
    """SA-005-R1: the order in which empires pass the last level is kept, and what comes later does not undo it."""
    if s.reached_end[empire]:
        return
    last = 0
    for other in range(COLOURS):
        last = max(last, int(s.reached_end[other]))
    s.reached_end[empire] = last + 1
    if s.ended_by == NOTHING:
        s.ended_by = empire
        s.ended_seat = s.player[empire]


@rule
def change_age(s: Record, empire: int) -> None:
    """SA-293: with its Age an empire loses its leaders and what was to last until then."""
    end_lasting(s, UNTIL_END_AGE, empire)
    kept = leaders_kept(s, empire)
    if kept and leaders_of(s, empire):
        interrupt(s, AT_KEEP_LEADER, empire, kept)
    else:
        remove_leaders(s, empire)


@rule
def leaders_kept(s: Record, empire: int) -> int:
    """SA-293: how many leaders effects let an empire keep when its Age changes."""
    return total_number(s, empire, VERB_LEADER, WHEN_AGE_CHANGE, OP_KEEP)


# Leaders


@rule
def remove_leaders(s: Record, empire: int) -> None:
    """SA-293, SA-330: all leaders of an empire leave the map."""
    for place in range(LEADER_PLACES):
        if s.leader[place] != NOTHING and s.leader_of[place] == empire:
            remove_leader(s, place)


@rule
def remove_lone_leaders(s: Record) -> bool:
    """SA-122-R2, SA-294, SA-294-R1: a leader in a region without a unit of his empire goes; whether any did."""
    changed = False
    for place in range(LEADER_PLACES):
        empire = int(s.leader_of[place])
        if s.leader[place] == NOTHING or is_being_created(s, empire) or s.stacks[empire, s.leader_at[place]]:
            continue
        remove_leader(s, place)
        changed = True
    return changed


# Artifacts


@rule
def expire_wonders(s: Record) -> bool:
    """SA-284, SA-285: artifacts in regions go when nobody controls them, or past their last Age; whether any did."""
    changed = False
    for region in range(REGIONS):
        artifact = int(s.wonder[region])
        if artifact == NOTHING:
            continue
        empire = int(s.control[region])
        if empire == NOBODY or is_past(s, empire, artifact):
            lose_wonder(s, region)
            changed = True
    return changed


@rule
def expire_on_card(s: Record, empire: int, artifact: int) -> None:
    """SA-285-R1, SA-286-R1: a marker leaves an empire's card; neither disorder nor glory comes of it."""
    limit = leader_limit(s, empire)
    if s.religion[empire] == artifact:
        s.religion[empire] = NOTHING
    elif s.government[empire] == artifact:
        s.government[empire] = NOTHING
    else:
        drop_artifact(s, artifact)
    tell(s, ARTIFACT_EXPIRED, int(s.card[empire]), artifact)
    shed_surplus(s, empire, limit)


@rule
def lies_on_card(s: Record, empire: int, artifact: int) -> bool:
    """Whether a marker lies on an empire's card."""
    return s.owned[empire, artifact] == 1 or s.religion[empire] == artifact or s.government[empire] == artifact


@rule
def has_expired(s: Record, empire: int) -> bool:
    """SA-285-R1: whether anything on an empire's card is past its last Age; asked so often that nothing branches."""
    age, past = age_of(s, empire), 0
    for artifact in range(ARTIFACTS):
        past += int(s.owned[empire, artifact]) & int(ARTIFACT_LAST_AGE[artifact] < age)
    religion, government = int(s.religion[empire]), int(s.government[empire])
    past += 1 if religion != NOTHING and is_past(s, empire, religion) else 0
    past += 1 if government != NOTHING and is_past(s, empire, government) else 0
    return past > 0


@rule
def expire_cards(s: Record) -> bool:
    """SA-285-R1: markers on the cards of empires past their last Age go; whether any did."""
    changed = False
    for empire in range(COLOURS):
        if not in_play(s, empire) or not has_expired(s, empire):
            continue
        for place in range(len(EXPIRING)):
            artifact = int(EXPIRING[place])
            if is_past(s, empire, artifact) and lies_on_card(s, empire, artifact):
                expire_on_card(s, empire, artifact)
                changed = True
    return changed


# Galleys


@rule
def is_stranded(s: Record, counter: int) -> bool:
    """SA-187: whether a counter is a galley on the water without own land beside it."""
    region = int(s.unit_at[counter])
    if region == NOWHERE or s.unit_type[counter] != GALLEYS or REGION_KIND[region] == LAND:
        return False
    return not has_own_shore(s, empire_of(s, counter), region)


@rule
def any_stranded(s: Record) -> bool:
    """SA-187: whether any counter is such a galley."""
    for place in range(len(GALLEY_COUNTERS)):
        if is_stranded(s, int(GALLEY_COUNTERS[place])):
            return True
    return False


@rule
def sink_galleys(s: Record) -> bool:
    """SA-187, SA-187-R1, SA-187-R2: a galley on the water without own land beside it is lost; whether any was."""
    changed = False
    for place in range(len(GALLEY_COUNTERS)):
        counter = int(GALLEY_COUNTERS[place])
        if is_stranded(s, counter):
            empire, region = empire_of(s, counter), int(s.unit_at[counter])
            take_counter(s, counter)
            tell(s, GALLEY_STRANDED, int(s.card[empire]), region)
            let_go(s, region)
            changed = True
    return changed


# The end of an empire


@rule
def remove_empire(s: Record, empire: int) -> None:
    """SA-327, SA-327-R1, SA-328 to SA-331: an empire leaves play with all it has; its cities and disorder stay."""
    tell(s, EMPIRE_DESTROYED, int(s.card[empire]))
    lose_marker(s, empire)
    remove_leaders(s, empire)
    withdraw_counters(s, empire)
    give_up_regions(s, empire)
    clear_empire(s, empire)
    forget_effects(s, empire)
    discard_card(s, int(s.card[empire]))
    s.card[empire] = NO_CARD
    s.player[empire] = NOBODY


@rule
def withdraw_counters(s: Record, empire: int) -> None:
    """SA-327-R1: all counters go to their pools; elephants, bombs and star-wars units to the common one."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] != NOWHERE:
            take_counter(s, counter)
    for shared in range(SHARED):
        if s.shared_by[shared] == empire:
            s.shared_by[shared] = NOBODY


@rule
def give_up_regions(s: Record, empire: int) -> None:
    """SA-327 to SA-329: forts and artifacts of its regions go, cities stay, the capital as an ordinary one."""
    for region in range(REGIONS):
        if s.control[region] == empire:
            s.fort[region] = 0
            lose_control(s, region)


@rule
def clear_empire(s: Record, empire: int) -> None:
    """SA-327-R1: the markers of a colour are taken back: progress, money, elite, culture, artifacts."""
    s.level[empire] = 0
    s.money[empire] = 0
    s.elite[empire] = 0
    s.religion[empire] = NOTHING
    s.government[empire] = NOTHING
    for artifact in range(ARTIFACTS):
        s.owned[empire, artifact] = 0
    s.capital[empire] = NOWHERE
    s.had_capital[empire] = 0
    clear(s.starts[empire])
    s.lifted[empire] = 0
    s.arrived[empire] = 0
    s.reached_end[empire] = 0
    s.traded[empire] = 0
    s.chose_trade[empire] = 0
    s.fought[empire] = 0
    s.no_progress[empire] = 0
    s.ways[empire] = 0


@rule
def forget_effects(s: Record, empire: int) -> None:
    """What events had in store for an empire is void with it."""
    for place in range(LASTING):
        if s.lasting[place] != NOTHING and s.lasting_for[place] == empire:
            forget_lasting(s, place)


@rule
def holders(s: Record) -> int:
    """Bit mask of the empires that control a region: where empty regions are lost these have units."""
    found = 0
    for region in range(REGIONS):
        if s.control[region] != NOBODY:
            found |= 1 << int(s.control[region])
    return found


@rule
def remove_empty_empires(s: Record) -> bool:
    """SA-325, SA-325-R1: an empire without units on the map is destroyed, and no action is needed; whether any was."""
    changed, holding = False, holders(s)
    for empire in range(COLOURS):
        if not in_play(s, empire) or (holding >> empire) & 1 or is_being_created(s, empire):
            continue
        if units_on_map(s, empire) == 0:
            remove_empire(s, empire)
            changed = True
    return changed


# The checks


@rule
def end_if_over(s: Record) -> bool:
    """SA-033, SA-396: the internet, or with option 6 an Age above the first one, ends the game; whether so."""
    if s.over:
        return True
    for empire in range(COLOURS):
        if in_play(s, empire) and s.owned[empire, INTERNET]:
            s.ended_by = empire
            s.ended_seat = s.player[empire]
            end_now(s)
            return True
    if is_past_first_age(s):
        end_now(s)
        return True
    return False


@rule
def clamp_all(s: Record) -> None:
    """SA-004, SA-006, SA-007, SA-070: money, progress and glory stay on their tracks."""
    for empire in range(COLOURS):
        s.money[empire] = min(max(int(s.money[empire]), 0), MOST_MONEY)
        if in_play(s, empire):
            s.level[empire] = min(max(int(s.level[empire]), 1), END_LEVEL)
    for seat in range(MAX_PLAYERS):
        s.glory[seat] = max(int(s.glory[seat]), 0)


@rule
def check_peace(s: Record) -> bool:
    """SA-284, SA-285, SA-294, SA-325, SA-325-R1: the checks that wait for the end of a conflict; any change?"""
    if in_battle(s):
        return False
    changed = lose_empty_regions(s)
    changed = expire_wonders(s) or changed
    changed = expire_cards(s) or changed
    changed = remove_lone_leaders(s) or changed
    return remove_empty_empires(s) or changed


@rule
def check_always(s: Record) -> bool:
    """SA-138, SA-141, SA-187: the checks that wait for nothing; whether anything changed."""
    call_elephants_off(s)
    changed = sink_galleys(s)
    return claim_elephants(s) or changed


@rule
def call_elephants_off(s: Record) -> None:
    """SA-020, SA-141: elephants leave the game in a step of their own, as that shows where they stood."""
    if must_go(s) and not is_to_come(s, AT_ELEPHANTS_GO):
        interrupt(s, AT_ELEPHANTS_GO)


@rule
def is_to_come(s: Record, step: int) -> bool:
    """Whether a step comes next, or waits to be taken up again."""
    if s.step == step:
        return True
    for place in range(s.depth):
        if step_of(s.stack[place]) == step:
            return True
    return False


@rule
def let_elephants_go(s: Record) -> None:
    """SA-141: they leave, and with the last unit of an empire the empire too."""
    lose_elephants(s)
    standing_checks(s)


@rule
def standing_checks(s: Record) -> None:
    """SA-004 to SA-008, SA-138, SA-141, SA-187, SA-284, SA-285, SA-294, SA-325: until nothing changes any more."""
    if end_if_over(s):
        return
    clamp_all(s)
    changed = True
    while changed:
        changed = check_always(s)
        changed = check_peace(s) or changed
