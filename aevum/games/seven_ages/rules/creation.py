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
    EMPIRE_FOUNDED,
    FOUND,
    PASS,
    PROGRESS_SET,
    SET_PROGRESS,
    START_IN,
    STARTED_IN,
    USE_COLOUR,
)
from ..atlas import REGIONS
from ..cells import NONE
from ..icons import TIMING_START_EMPIRE
from ..state import IN_PLAY, NOTHING
from ..steps import (
    AT_CONVERT,
    AT_CREATE_COLOUR,
    AT_CREATE_LEADER,
    AT_CREATE_LEVEL,
    AT_CREATE_REGION,
    AT_CREATE_UNIT,
    AT_FOUND,
    AT_REACT,
)
from ..tables import (
    CARD_FAMOUS,
    CARD_MONEY,
    CARDS,
    COLOURS,
    LEADER_AGES,
)
from ..words import (
    OP_CONVERT,
    VERB_CONTROL,
)
from .checks import clear_empire, standing_checks
from .control import take_control
from .conversion import convert_starts
from .empires import age_of, in_play, is_start, leaders_of
from .first_units import gain_elite, place_free_units
from .leaders import place_leader
from .standing import leader_limit
from .starts import (
    can_found,
    can_found_any,
    has_foreigners,
    initial_clause,
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


# The card


@rule
def begin_creation(s: Record) -> None:
    """SA-071, SA-072, SA-073: first the window for cards of that moment, then the card of the empire."""
    seat, flags = was_about(s), was_about_too(s)
    if can_found_any(s, seat):
        interrupt(s, AT_FOUND, seat, flags)
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
def settle(s: Record, empire: int) -> None:
    """SA-085, SA-096: a leader comes next, but first conversion, if the card brings it."""
    interrupt(s, AT_CREATE_LEADER, empire)
    if initial_clause(s, empire, VERB_CONTROL, OP_CONVERT, NOTHING) != NOTHING:
        interrupt(s, AT_CONVERT, empire)
    else:
        take_starts(s, empire)


@rule
def convert(s: Record) -> None:
    """SA-096: units go over; galleys of others that lose their shore with it sink, which shows what they are."""
    convert_starts(s, was_about(s))
    take_starts(s, was_about(s))
    standing_checks(s)


@rule
def take_starts(s: Record, empire: int) -> None:
    """SA-097-R1: starts without foreign units are the empire's, cities and all."""
    for region in range(REGIONS):
        if is_start(s, empire, region):
            tell(s, STARTED_IN, int(s.card[empire]), region)
            if not has_foreigners(s, empire, region):
                take_control(s, region, empire)


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
    gain_elite(s, empire)
    interrupt(s, AT_CREATE_UNIT, empire)
    place_free_units(s, empire)
