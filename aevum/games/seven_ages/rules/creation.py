"""SA-071 to SA-106: action 1, creating an empire, from the card to its special actions.

Every step but the first two is about the empire, which goes by its colour. After the units are placed, AT_CREATED leads
through the rest, stage by stage: conflicts, capital, free forts, special effects, special actions.
"""

from aevum.core.bits import has, put_in
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    APPOINT,
    BUILD,
    CAPITAL_FOUNDED,
    CONTEST,
    CULTURE_BROUGHT,
    DONE,
    ELITE_GAINED,
    EMPIRE_FOUNDED,
    FORTIFY,
    FOUND,
    LEADER_APPOINTED,
    MAKE_CAPITAL,
    PASS,
    PLACE_FORT,
    PROGRESS_SET,
    SET_PROGRESS,
    START_IN,
    STARTED_IN,
    USE_COLOUR,
)
from ..atlas import REGIONS
from ..cells import NONE
from ..effects import CLAUSES, COUNT, FIRST, SPECIAL_CLAUSES
from ..grammar import KIND, NAME, OP, TYPE, VERB, WHEN, N
from ..icons import TIMING_START_EMPIRE
from ..state import IN_PLAY, NOTHING, NOWHERE
from ..steps import (
    AT_CARRY_OUT,
    AT_CREATE_CAPITAL,
    AT_CREATE_CARD,
    AT_CREATE_COLOUR,
    AT_CREATE_CONFLICT,
    AT_CREATE_EXTRA,
    AT_CREATE_FORT,
    AT_CREATE_LEADER,
    AT_CREATE_LEVEL,
    AT_CREATE_REGION,
    AT_CREATE_UNIT,
    AT_CREATED,
    AT_MOVE,
    AT_REACT,
    AT_ROUND,
)
from ..tables import (
    ARTIFACT_GLORY,
    CARD_FAMOUS,
    CARD_MONEY,
    CARDS,
    COLOURS,
    EXPLORER,
    FORT_COST,
    LEADER_AGES,
    LEADERS,
    UNITS,
)
from ..words import (
    KIND_RELIGION,
    OP_ADD,
    OP_ADOPT,
    OP_BUILD,
    OP_CONVERT,
    OP_PROMOTE,
    OP_REVOLT,
    VERB_ACTION,
    VERB_ARTIFACT,
    VERB_CONTROL,
    VERB_CULTURE,
    VERB_ELITE,
    VERB_FORT,
    VERB_LEADER,
    VERB_UNITS,
    WHEN_INITIAL,
)
from .building import can_fortify, can_raise, cost_of, fortify, raise_unit, suits
from .checks import clear_empire, is_past, let_go, standing_checks, take_control
from .conversion import convert_starts
from .counters import flies, spare_counter, standing_units
from .empires import add_glory, age_of, in_play, is_barbarian, is_out, is_start, leaders_of
from .pending import acquire, place_leader
from .standing import leader_limit
from .starts import (
    can_found,
    can_found_any,
    is_colour_open,
    is_possible_start,
    mark_all_starts,
    note_first_age,
    other_level,
    starts_everywhere,
    use_up_any_age,
    usual_level,
)

# How create empire was chosen: bits of the second value of AT_CREATE_CARD.
BY_WILD_CARD = 1
FLAG_BITS = 1
# The stages after the units.
CONFLICTS, CAPITAL, FORTS, EFFECTS, ACTIONS_LEFT, FINISHED = range(6)
MOST_SIDES = 16  # a conflict is about attacker * 16 + defender


# Special text


@rule
def initial_clause(s: Record, empire: int, verb: int, op: int, after: int) -> int:
    """SA-104: the next clause of this kind that an empire's card has for creation only; -1 none."""
    first = int(SPECIAL_CLAUSES[s.card[empire], FIRST])
    for clause in range(max(first, after + 1), first + int(SPECIAL_CLAUSES[s.card[empire], COUNT])):
        if CLAUSES[clause, VERB] == verb and CLAUSES[clause, WHEN] == WHEN_INITIAL and CLAUSES[clause, OP] == op:
            return clause
    return NOTHING


@rule
def initial_amount(s: Record, empire: int, verb: int, op: int) -> int:
    """SA-104: the number of such a clause, 0 without one."""
    clause = initial_clause(s, empire, verb, op, NOTHING)
    return int(CLAUSES[clause, N]) if clause != NOTHING else 0


# The card


@rule
def begin_creation(s: Record, seat: int, flags: int) -> None:
    """SA-071: a player's create empire: first the window for cards of that moment, then the card of the empire."""
    interrupt(s, AT_CREATE_CARD, seat, flags)
    interrupt(s, AT_REACT, TIMING_START_EMPIRE, seat)


@rule
def who_creates(s: Record) -> int:
    """SA-072, SA-073: the player, if an empire more is possible at all."""
    seat = about(s)
    return 1 << seat if can_found_any(s, seat) else 0


@rule
def cards_to_found(s: Record, seat: int, out: Actions) -> int:
    """SA-071, SA-071-R1, SA-076 to SA-078: no empire, or one whose card is playable."""
    count = offer(out, 0, PASS)
    for card in range(CARDS):
        if can_found(s, seat, card):
            count = offer(out, count, FOUND, card)
    return count


@rule
def found(s: Record, seat: int, action: int) -> None:
    """SA-017, SA-071: the card leaves the hand; then its colour is chosen."""
    if verb_of(action) == PASS:
        return
    card = first_noun(action)
    s.card_at[card] = IN_PLAY
    s.hand_size[seat] -= 1
    interrupt(s, AT_CREATE_COLOUR, seat, (card << FLAG_BITS) | was_about_too(s))


# The colour


@rule
def who_chooses_colour(s: Record) -> int:
    """SA-079: the creator."""
    return 1 << about(s)


@rule
def colours(s: Record, seat: int, out: Actions) -> int:
    """SA-079, SA-080: the open colours."""
    count = 0
    for colour in range(COLOURS):
        if is_colour_open(s, seat, colour):
            count = offer(out, count, USE_COLOUR, colour)
    return count


@rule
def use_colour(s: Record, seat: int, action: int) -> None:
    """SA-068-R2, SA-079, SA-087: the empire has a colour, its card and its money; a wild card costs free progress."""
    empire = first_noun(action)
    card = was_about_too(s) >> FLAG_BITS
    level = usual_level(s, card)
    clear_empire(s, empire)
    s.player[empire] = seat
    s.card[empire] = card
    s.money[empire] = CARD_MONEY[card]
    s.arrived[empire] = NOTHING  # until its units stand
    s.no_progress[empire] = was_about_too(s) & BY_WILD_CARD
    tell(s, EMPIRE_FOUNDED, seat, card, empire)
    interrupt(s, AT_CREATE_LEVEL, empire, level)


# The level


@rule
def who_sets_up(s: Record) -> int:
    """The player of the empire that is being created, as long as it is in play."""
    empire = about(s)
    return 1 << int(s.player[empire]) if in_play(s, empire) else 0


@rule
def levels(s: Record, seat: int, out: Actions) -> int:
    """SA-075, SA-081, SA-E02: the usual level, and that of another empire where the card offers it."""
    usual = about_too(s)
    other = other_level(s, int(s.card[about(s)]))
    count = 0
    if 0 < other < usual:
        count = offer(out, count, SET_PROGRESS, other)
    count = offer(out, count, SET_PROGRESS, usual)
    return offer(out, count, SET_PROGRESS, other) if other > usual else count


@rule
def set_level(s: Record, seat: int, action: int) -> None:
    """SA-081, SA-141-R1: the progress marker is placed; the empire may have entered the last Age with it."""
    empire = was_about(s)
    s.level[empire] = first_noun(action)
    note_first_age(s, first_noun(action))
    tell(s, PROGRESS_SET, int(s.card[empire]), first_noun(action))
    use_up_any_age(s, seat)
    if starts_everywhere(int(s.card[empire])):
        mark_all_starts(s, empire)
        settle(s, empire)
    else:
        interrupt(s, AT_CREATE_REGION, empire)
    standing_checks(s)


# The regions


@rule
def start_regions(s: Record, seat: int, out: Actions) -> int:
    """SA-075, SA-085: where the card leaves the choice."""
    empire = about(s)
    count = 0
    for region in range(REGIONS):
        if is_possible_start(s, int(s.card[empire]), region, empire):
            count = offer(out, count, START_IN, region)
    return count


@rule
def start_in(s: Record, seat: int, action: int) -> None:
    """SA-085: the empire starts in the one region chosen."""
    empire = was_about(s)
    put_in(s.starts[empire], first_noun(action))
    settle(s, empire)
    standing_checks(s)


@rule
def has_foreigners(s: Record, empire: int, region: int) -> bool:
    """SA-100: whether units of another empire are in a region."""
    for other in range(COLOURS):
        if other != empire and s.stacks[other, region]:
            return True
    return False


@rule
def settle(s: Record, empire: int) -> None:
    """SA-085, SA-096, SA-097-R1: forces are converted; starts without foreign units are the empire's, cities and all."""
    if initial_clause(s, empire, VERB_CONTROL, OP_CONVERT, NOTHING) != NOTHING:
        convert_starts(s, empire)
    for region in range(REGIONS):
        if is_start(s, empire, region):
            tell(s, STARTED_IN, int(s.card[empire]), region)
            if not has_foreigners(s, empire, region):
                take_control(s, region, empire)
    interrupt(s, AT_CREATE_LEADER, empire)


# The leader


@rule
def is_free_to_lead(s: Record, empire: int, who: int) -> bool:
    """SA-088: a famous leader of the empire's own Age who has not been in play."""
    return who != NONE and (LEADER_AGES[who] >> age_of(s, empire)) & 1 == 1 and not has(s.famous_used, who)


@rule
def famous_leaders(s: Record, seat: int, out: Actions) -> int:
    """SA-088, SA-088-R1, SA-E06: none, or a famous leader of the card in a start region; never an unnamed one."""
    empire = about(s)
    count = offer(out, 0, PASS)
    if leaders_of(s, empire) >= leader_limit(s, empire):
        return count
    for place in range(CARD_FAMOUS.shape[1]):
        who = int(CARD_FAMOUS[s.card[empire], place])
        if not is_free_to_lead(s, empire, who):
            continue
        for region in range(REGIONS):
            if is_start(s, empire, region):
                count = offer(out, count, APPOINT, who, region)
    return count


@rule
def appoint(s: Record, seat: int, action: int) -> None:
    """SA-088: the leader is placed before the units; then come the elite markers and the units that are free."""
    empire = was_about(s)
    if verb_of(action) == APPOINT:
        place_leader(s, first_noun(action), empire, second_noun(action))
        tell(s, LEADER_APPOINTED, int(s.card[empire]), first_noun(action), second_noun(action))
    gain_elite(s, empire)
    interrupt(s, AT_CREATE_UNIT, empire)
    place_free_units(s, empire)


# Units and paid forts


@rule
def gain_elite(s: Record, empire: int) -> None:
    """SA-093: elite markers of the special text."""
    gained = initial_amount(s, empire, VERB_ELITE, NONE)
    if gained:
        s.elite[empire] += gained
        tell(s, ELITE_GAINED, int(s.card[empire]), gained)


@rule
def place_free_units(s: Record, empire: int) -> None:
    """SA-016-R1, SA-104: units that the special text gives for nothing, whatever the level, while counters last."""
    clause = initial_clause(s, empire, VERB_UNITS, OP_BUILD, NOTHING)
    while clause != NOTHING:
        for _ in range(CLAUSES[clause, N]):
            region = first_start_for(s, empire, int(CLAUSES[clause, TYPE]))
            if region != NOWHERE and spare_counter(s, empire, int(CLAUSES[clause, TYPE])) >= 0:
                raise_unit(s, empire, int(CLAUSES[clause, TYPE]), region, 0)
        clause = initial_clause(s, empire, VERB_UNITS, OP_BUILD, clause)


@rule
def first_start_for(s: Record, empire: int, unit_type: int) -> int:
    """The first start region in which a type can stand; cards with free units have only one. -1 none."""
    for region in range(REGIONS):
        if is_start(s, empire, region) and suits(unit_type, region):
            return region
    return NOWHERE


@rule
def awaits_unit(s: Record, empire: int, region: int) -> bool:
    """SA-086-R1: whether a start region has no unit yet that can hold it."""
    return is_start(s, empire, region) and standing_units(s, empire, region) == 0


@rule
def cheapest_unit(s: Record, empire: int, region: int) -> int:
    """SA-086-R1: the least that a first unit for a region costs, 0 where none can be had."""
    least = 0
    for unit_type in range(UNITS):
        if not flies(unit_type) and suits(unit_type, region) and can_raise(s, empire, unit_type):
            cost = cost_of(s, empire, unit_type, True)
            if least == 0 or cost < least:
                least = cost
    return least


@rule
def money_owed(s: Record, empire: int, but: int) -> int:
    """SA-086-R1: what first units for the start regions that await one cost at least; one region is left out."""
    owed = 0
    for region in range(REGIONS):
        if region != but and awaits_unit(s, empire, region):
            owed += cheapest_unit(s, empire, region)
    return owed


@rule
def can_start_with(s: Record, empire: int, unit_type: int, region: int, cost: int, owed: bool) -> bool:
    """SA-086-R1, SA-090, SA-091, SA-095: whether a unit may be bought for a start region now.

    While start regions await their first unit (`owed`), those come first, and none may cost what another one needs;
    where money cannot do for all, the cheapest is always allowed, and the creator chooses which regions stay empty.
    """
    if not is_start(s, empire, region) or not suits(unit_type, region) or cost > s.money[empire]:
        return False
    if not owed:
        return True
    if flies(unit_type) or not awaits_unit(s, empire, region):
        return False
    rest = int(s.money[empire]) - cost
    return rest >= money_owed(s, empire, region) or cost == cheapest_unit(s, empire, region)


@rule
def owes_units(s: Record, empire: int) -> bool:
    """SA-086-R1: whether a start region awaits a first unit that can be paid."""
    for region in range(REGIONS):
        if awaits_unit(s, empire, region):
            cheapest = cheapest_unit(s, empire, region)
            if 0 < cheapest <= s.money[empire]:
                return True
    return False


@rule
def first_units(s: Record, seat: int, out: Actions) -> int:
    """SA-086-R1, SA-089 to SA-092, SA-094, SA-094-R1: units and forts for the start regions, or enough of them."""
    empire = about(s)
    owed = owes_units(s, empire)
    count = 0 if owed else offer(out, 0, DONE)
    for unit_type in range(UNITS):
        if not can_raise(s, empire, unit_type):
            continue
        cost = cost_of(s, empire, unit_type, True)
        for region in range(REGIONS):
            if can_start_with(s, empire, unit_type, region, cost, owed):
                count = offer(out, count, BUILD, unit_type, region)
    return count if owed else offer_first_forts(s, empire, out, count)


@rule
def offer_first_forts(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-094, SA-094-R1: forts for money, in start regions without foreign units."""
    for region in range(REGIONS):
        if is_start(s, empire, region) and not has_foreigners(s, empire, region) and can_fortify(s, empire, region):
            count = offer(out, count, FORTIFY, region)
    return count


@rule
def place_first_unit(s: Record, seat: int, action: int) -> None:
    """SA-089, SA-095: what is bought is paid at once; after the last comes the rest of the creation."""
    empire, verb = was_about(s), verb_of(action)
    if verb == DONE:
        finish_units(s, empire)
        return
    interrupt(s, AT_CREATE_UNIT, empire)
    if verb == BUILD:
        unit_type = first_noun(action)
        raise_unit(s, empire, unit_type, second_noun(action), cost_of(s, empire, unit_type, True))
    elif verb == FORTIFY:
        fortify(s, empire, first_noun(action), FORT_COST)


@rule
def finish_units(s: Record, empire: int) -> None:
    """SA-086-R1, SA-088-R1: from now on the empire stands like all others, and starts without units are not its own."""
    s.arrived[empire] = s.turn
    for region in range(REGIONS):
        if s.control[region] == empire:
            let_go(s, region)
    interrupt(s, AT_CREATED, empire, CONFLICTS)
    standing_checks(s)


# The rest, stage by stage


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
    if stage < FINISHED:
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
        stir_revolt(s, empire)
    elif stage == ACTIONS_LEFT:
        interrupt(s, AT_CREATE_EXTRA, empire, initial_amount(s, empire, VERB_ACTION, NONE))
    standing_checks(s)


# Conflicts


@rule
def is_contested(s: Record, empire: int, other: int, region: int) -> bool:
    """SA-100: whether a start region holds units of the new empire and of this other one."""
    return (
        other != empire and s.stacks[empire, region] > 0 and s.stacks[other, region] > 0 and is_start(s, empire, region)
    )


@rule
def has_contest(s: Record, empire: int) -> bool:
    """SA-100: whether a conflict is left to fight."""
    for region in range(REGIONS):
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
        for card in range(CARDS):
            for other in range(COLOURS):
                if s.card[other] == card and in_play(s, other) and is_contested(s, empire, other, region):
                    count = offer(out, count, CONTEST, region, card)
    return count


@rule
def contest(s: Record, seat: int, action: int) -> None:
    """SA-100, SA-100-R1: the new empire attacks; nobody moved, so no border counts against it."""
    empire = was_about(s)
    for other in range(COLOURS):
        if in_play(s, other) and s.card[other] == second_noun(action):
            interrupt(s, AT_ROUND, first_noun(action), empire * MOST_SIDES + other)
            return


# Capital and free forts


@rule
def capitals(s: Record, seat: int, out: Actions) -> int:
    """SA-101, SA-101-R1, SA-102-R1: the start regions that the empire controls after the conflicts."""
    empire = about(s)
    count = 0
    for region in range(REGIONS):
        if is_start(s, empire, region) and s.control[region] == empire:
            count = offer(out, count, MAKE_CAPITAL, region)
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
    if clause == NOTHING or is_past(s, empire, int(CLAUSES[clause, NAME])):
        return
    if CLAUSES[clause, KIND] == KIND_RELIGION:
        s.religion[empire] = CLAUSES[clause, NAME]
    else:
        s.government[empire] = CLAUSES[clause, NAME]
    add_glory(s, int(s.player[empire]), ARTIFACT_GLORY)
    tell(s, CULTURE_BROUGHT, int(s.card[empire]), int(CLAUSES[clause, NAME]))


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
    if region != NOWHERE:
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
            tell(s, LEADER_APPOINTED, int(s.card[empire]), LEADERS + EXPLORER, region)
            return


@rule
def stir_revolt(s: Record, empire: int) -> None:
    """SA-105: a revolt in an adjacent region is carried out as that of an event is."""
    clause = initial_clause(s, empire, VERB_CONTROL, OP_REVOLT, NOTHING)
    if clause != NOTHING:
        interrupt(s, AT_CARRY_OUT, empire, clause)


@rule
def take_extra_action(s: Record) -> None:
    """SA-105, SA-106: the manoeuvres that come with the creation, one after the other."""
    empire, left = was_about(s), was_about_too(s)
    if left > 0 and in_play(s, empire):
        interrupt(s, AT_CREATE_EXTRA, empire, left - 1)
        interrupt(s, AT_MOVE, empire)
