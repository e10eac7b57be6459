"""SA-100 to SA-106: what comes after the units of a new empire: conflicts, capital, forts, and its special text.

AT_CREATED leads through this, stage by stage.
"""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun

from ..actions import (
    CAPITAL_FOUNDED,
    CONTEST,
    FOUND_CAPITAL,
    PLACE_FORT,
)
from ..atlas import REGIONS
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import NAME
from ..state import NOTHING, NOWHERE
from ..steps import (
    AT_CREATE_CAPITAL,
    AT_CREATE_CONFLICT,
    AT_CREATE_EXTRA,
    AT_CREATE_FORT,
    AT_CREATED,
    AT_MOVE,
    AT_ROUND,
)
from ..tables import (
    ARTIFACT_PLACE,
    CARDS,
    COLOURS,
    EXPLORER,
    IN_REGION,
    LEADERS,
)
from ..words import (
    OP_ADD,
    OP_ADOPT,
    OP_PROMOTE,
    VERB_ACTION,
    VERB_ARTIFACT,
    VERB_CONTROL,
    VERB_CULTURE,
    VERB_FORT,
    VERB_LEADER,
    WHEN_INITIAL,
)
from .artifacts import AT_SETUP, acquire, adopt, is_past
from .building import fortify
from .checks import standing_checks
from .effects_run import trigger_verb
from .empires import empire_of_card, in_play, is_barbarian, is_land, is_out, is_start, leaders_of
from .leaders import place_leader
from .standing import leader_limit
from .starts import (
    initial_amount,
    initial_clause,
)

# The stages after the units.
CONFLICTS, CAPITAL, FORTS, EFFECTS, EXTRA_ACTIONS = range(5)
MOST_SIDES = 16  # a conflict is about attacker * 16 + defender


# Stage by stage


@rule
def go_on_creating(s: Record) -> None:
    """SA-100 to SA-105: conflicts, capital, free forts, special effects and actions, in this order."""
    empire, stage = was_about(s), was_about_too(s)
    if not in_play(s, empire):
        return
    if stage == CONFLICTS and has_contest(s, empire):
        interrupt(s, AT_CREATED, empire, CONFLICTS)
        interrupt(s, AT_CREATE_CONFLICT, empire)
        return
    if stage < EXTRA_ACTIONS:
        interrupt(s, AT_CREATED, empire, stage + 1)
    begin_stage(s, empire, stage)


@rule
def begin_stage(s: Record, empire: int, stage: int) -> None:
    """SA-101, SA-103, SA-105: what a stage after the conflicts begins with."""
    if stage == CAPITAL and not is_barbarian(s, empire):
        interrupt(s, AT_CREATE_CAPITAL, empire)
    elif stage == FORTS:
        ask_for_forts(s, empire, initial_amount(s, empire, VERB_FORT, OP_ADD))
    elif stage == EFFECTS:
        bring_culture(s, empire)
        bring_artifact(s, empire)
        bring_explorer(s, empire)
        trigger_verb(s, empire, WHEN_INITIAL, VERB_CONTROL)
    elif stage == EXTRA_ACTIONS:
        interrupt(s, AT_CREATE_EXTRA, empire, initial_amount(s, empire, VERB_ACTION, NONE))
    standing_checks(s)


# Conflicts


@rule
def is_contested(s: Record, empire: int, other: int, region: int) -> bool:
    """SA-100: whether a region holds units of the new empire and of this other one."""
    return (
        other != empire and s.stacks[empire, region] > 0 and s.stacks[other, region] > 0 and is_start(s, empire, region)
    )


@rule
def has_contest(s: Record, empire: int) -> bool:
    """SA-100: whether a conflict is left to fight."""
    for region in range(REGIONS):
        if not is_start(s, empire, region):
            continue
        for other in range(COLOURS):
            if is_contested(s, empire, other, region):
                return True
    return False


@rule
def contests(s: Record, seat: int, out: Actions) -> int:
    """SA-100, SA-204: the conflicts that are left, each against one empire, in the order the creator likes."""
    empire = about(s)
    count = 0
    for region in range(REGIONS):
        if not is_start(s, empire, region):
            continue
        for card in range(CARDS):
            other = empire_of_card(s, card)
            if other != NOBODY and is_contested(s, empire, other, region):
                count = offer(out, count, CONTEST, region, card)
    return count


@rule
def contest(s: Record, seat: int, action: int) -> None:
    """SA-100, SA-100-R1: the new empire attacks; nobody moved, so no border counts against it."""
    other = empire_of_card(s, second_noun(action))
    interrupt(s, AT_ROUND, first_noun(action), was_about(s) * MOST_SIDES + other)


# Capital and free forts


@rule
def capitals(s: Record, seat: int, out: Actions) -> int:
    """SA-101, SA-101-R1, SA-102-R1: the start regions that the empire controls after the conflicts; none is a sea."""
    empire = about(s)
    count = 0
    for region in range(REGIONS):
        may_hold_city = is_land(region) or s.rules < 2
        if may_hold_city and is_start(s, empire, region) and s.control[region] == empire:
            count = offer(out, count, FOUND_CAPITAL, region)
    return count


@rule
def found_capital(s: Record, seat: int, action: int) -> None:
    """SA-097-R2, SA-099, SA-101, SA-102: a city of level 1, or the city that is there already, is the capital."""
    empire, region = was_about(s), first_noun(action)
    s.city[region] = max(int(s.city[region]), 1)
    s.capital[empire] = region
    s.had_capital[empire] = 1
    tell(s, CAPITAL_FOUNDED, int(s.card[empire]), region, int(s.city[region]))


@rule
def ask_for_forts(s: Record, empire: int, left: int) -> None:
    """SA-103: so many free forts are still to be placed."""
    if left > 0:
        interrupt(s, AT_CREATE_FORT, empire, left)


@rule
def free_forts(s: Record, seat: int, out: Actions) -> int:
    """SA-103, SA-133: start regions of the empire without a fort."""
    empire = about(s)
    count = 0
    for region in range(REGIONS):
        if is_start(s, empire, region) and s.control[region] == empire and s.fort[region] == 0:
            count = offer(out, count, PLACE_FORT, region)
    return count


@rule
def place_fort(s: Record, seat: int, action: int) -> None:
    """SA-103: a fort for nothing."""
    empire, left = was_about(s), was_about_too(s)
    fortify(s, empire, first_noun(action), 0)
    ask_for_forts(s, empire, left - 1)


# Special effects and actions


@rule
def bring_culture(s: Record, empire: int) -> None:
    """SA-105: a religion or government that the card gives, with its glory, unless it is of an Age gone by."""
    clause = initial_clause(s, empire, VERB_CULTURE, OP_ADOPT, NOTHING)
    if clause != NOTHING and not is_past(s, empire, int(CLAUSES[clause, NAME])):
        adopt(s, empire, int(CLAUSES[clause, NAME]), AT_SETUP)


@rule
def region_for_marker(s: Record, empire: int) -> int:
    """The first start region of an empire without an artifact, -1 none."""
    for region in range(REGIONS):
        if is_start(s, empire, region) and s.control[region] == empire and s.wonder[region] == NOTHING:
            return region
    return NOWHERE


@rule
def bring_artifact(s: Record, empire: int) -> None:
    """SA-105: an artifact that the card gives, whatever it requires, if its marker is not in play yet."""
    clause = initial_clause(s, empire, VERB_ARTIFACT, OP_ADD, NOTHING)
    if clause == NOTHING or is_out(s, int(CLAUSES[clause, NAME])):
        return
    region = region_for_marker(s, empire)
    if region != NOWHERE or ARTIFACT_PLACE[CLAUSES[clause, NAME]] != IN_REGION:
        acquire(s, int(CLAUSES[clause, NAME]), empire, region)


@rule
def bring_explorer(s: Record, empire: int) -> None:
    """SA-105: an unnamed explorer from the cup, within the leader number, to the first start region that has a unit."""
    clause = initial_clause(s, empire, VERB_LEADER, OP_PROMOTE, NOTHING)
    if clause == NOTHING or s.cup[EXPLORER] == 0 or leaders_of(s, empire) >= leader_limit(s, empire):
        return
    for region in range(REGIONS):
        if is_start(s, empire, region) and s.stacks[empire, region]:
            place_leader(s, LEADERS + EXPLORER, empire, region)
            return


@rule
def take_extra_action(s: Record) -> None:
    """SA-105, SA-106: the manoeuvres that come with the creation, one after the other."""
    empire, left = was_about(s), was_about_too(s)
    if left > 0 and in_play(s, empire):
        interrupt(s, AT_CREATE_EXTRA, empire, left - 1)
        interrupt(s, AT_MOVE, empire)
