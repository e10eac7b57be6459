"""SA-295 to SA-302: promotion: a famous leader, or one drawn from the cup, is placed on the map."""

from aevum.core.bits import has
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import DONE, DRAW_LEADER, KEEP_DRAWN_LEADER, LEADER_DRAWN, NO_LEADER_DRAWN, PROMOTE, SEND_LEADER
from ..atlas import REGIONS
from ..cells import NONE
from ..steps import AT_DRAW_LEADER, AT_KEEP_DRAWN, AT_PLACE_LEADER
from ..tables import CARD_FAMOUS, LEADER_AGES, LEADERS, NOBODY_IN_CUP
from .checks import standing_checks
from .empires import age_of, leaders_of
from .leader_draws import cup_size, draw_from_cup
from .leaders import place_leader
from .standing import leader_limit

# A counter drawn from the cup and how many more may be drawn, as one number.
_DRAWS_SHIFT = 4
_DRAWS_MASK = (1 << _DRAWS_SHIFT) - 1


@rule
def may_promote(s: Record, empire: int) -> bool:
    """SA-295: an empire with fewer leaders on the map than its leader number may promote one."""
    return leaders_of(s, empire) < leader_limit(s, empire)


@rule
def is_available(s: Record, empire: int, who: int) -> bool:
    """SA-297, SA-298, SA-E20: a famous leader of its current Age who was never in play."""
    return (LEADER_AGES[who] >> age_of(s, empire)) & 1 == 1 and not has(s.famous_used, who)


@rule
def offer_promotions(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-297, SA-299, SA-301-R1: a famous leader is promoted, or a counter drawn from the cup instead."""
    famous = CARD_FAMOUS[s.card[empire]]
    for place in range(len(famous)):
        if famous[place] != NONE and is_available(s, empire, int(famous[place])):
            count = offer(out, count, PROMOTE, famous[place])
    return offer(out, count, DRAW_LEADER)


@rule
def promote(s: Record, empire: int, action: int) -> None:
    """SA-297, SA-301: a famous leader waits for his region, or as many counters may be drawn as the leader number."""
    if verb_of(action) == PROMOTE:
        interrupt(s, AT_PLACE_LEADER, empire, first_noun(action))
    else:
        interrupt(s, AT_DRAW_LEADER, empire, leader_limit(s, empire))


@rule
def draw_leader(s: Record) -> None:
    """SA-299, SA-301: one of the draws; the counter stays in the cup until a leader is kept."""
    empire, draws = was_about(s), was_about_too(s)
    if draws == 0 or cup_size(s) == 0:
        return
    kind = draw_from_cup(s)
    if kind == NOBODY_IN_CUP:
        tell(s, NO_LEADER_DRAWN, s.card[empire])
    else:
        tell(s, LEADER_DRAWN, s.card[empire], LEADERS + kind)
    interrupt(s, AT_KEEP_DRAWN, empire, (kind << _DRAWS_SHIFT) | (draws - 1))


@rule
def kind_in(drawn: int) -> int:
    """The kind of the drawn counter."""
    return drawn >> _DRAWS_SHIFT


@rule
def draws_in(drawn: int) -> int:
    """How many draws are left."""
    return drawn & _DRAWS_MASK


@rule
def drawn_choices(s: Record, seat: int, out: Actions) -> int:
    """SA-299 to SA-301: put the counter back and stop, or draw again while draws are left; a leader can be kept."""
    count = offer(out, 0, DONE)
    if draws_in(about_too(s)):
        count = offer(out, count, DRAW_LEADER)
    if kind_in(about_too(s)) != NOBODY_IN_CUP:
        count = offer(out, count, KEEP_DRAWN_LEADER)
    return count


@rule
def keep_or_draw(s: Record, seat: int, action: int) -> None:
    """SA-299, SA-301: what becomes of the drawn counter."""
    empire, drawn = was_about(s), was_about_too(s)
    if verb_of(action) == KEEP_DRAWN_LEADER:
        interrupt(s, AT_PLACE_LEADER, empire, LEADERS + kind_in(drawn))
    elif verb_of(action) == DRAW_LEADER:
        interrupt(s, AT_DRAW_LEADER, empire, draws_in(drawn))


@rule
def posts(s: Record, seat: int, out: Actions) -> int:
    """SA-302: any region that the empire controls."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == about(s) and s.stacks[about(s), region] > 0:
            count = offer(out, count, SEND_LEADER, region)
    return count


@rule
def post_leader(s: Record, seat: int, action: int) -> None:
    """SA-302, SA-E20: the promoted leader is placed."""
    place_leader(s, was_about_too(s), was_about(s), first_noun(action))
    standing_checks(s)
