"""SA-293, SA-295, SA-326: the action that destroys an empire, and leaders whom an empire must let go."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, interrupt, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import GIVE_UP_LEADER, KEEP_LEADER, PASS
from ..state import LEADER_PLACES, NOTHING
from ..steps import AT_SURPLUS_LEADER
from .checks import remove_empire, remove_leaders, standing_checks
from .empires import in_play, leaders_of
from .leaders import offer_leaders, place_of_leader, remove_leader
from .standing import leader_limit


@rule
def destroy(s: Record) -> None:
    """SA-326: the empire on which the marker lies is destroyed."""
    empire = was_about(s)
    if in_play(s, empire):
        remove_empire(s, empire)
        standing_checks(s)


@rule
def who_lets_go(s: Record) -> int:
    """The player of an empire whose leaders must go, while it has any."""
    empire = about(s)
    return 1 << int(s.player[empire]) if in_play(s, empire) and leaders_of(s, empire) else 0


@rule
def leaders_to_keep(s: Record, seat: int, out: Actions) -> int:
    """SA-293: none, or one of those whom an effect lets an empire keep."""
    return offer_leaders(s, about(s), KEEP_LEADER, out, offer(out, 0, PASS))


@rule
def keep_leader(s: Record, seat: int, action: int) -> None:
    """SA-293: the others are lost with the Age."""
    empire = was_about(s)
    kept = NOTHING
    if verb_of(action) == KEEP_LEADER:
        kept = place_of_leader(s, empire, first_noun(action), second_noun(action))
    if kept == NOTHING:
        remove_leaders(s, empire)
        return
    for place in range(LEADER_PLACES):
        if place != kept and s.leader[place] != NOTHING and s.leader_of[place] == empire:
            remove_leader(s, place)


@rule
def who_sheds(s: Record) -> int:
    """SA-294, SA-295: the same, while there are still more leaders than are allowed.

    Some may have gone with the region whose artifact allowed them; by rules 1 as many as before were given up.
    """
    empire = about(s)
    if s.rules >= 2 and in_play(s, empire) and leaders_of(s, empire) <= leader_limit(s, empire):
        return 0
    return who_lets_go(s)


@rule
def leaders_to_give_up(s: Record, seat: int, out: Actions) -> int:
    """SA-295: one of those who are too many now."""
    return offer_leaders(s, about(s), GIVE_UP_LEADER, out, 0)


@rule
def give_up_leader(s: Record, seat: int, action: int) -> None:
    """SA-295: one leader fewer, until no more are too many."""
    empire = was_about(s)
    remove_leader(s, place_of_leader(s, empire, first_noun(action), second_noun(action)))
    if was_about_too(s) > 1:
        interrupt(s, AT_SURPLUS_LEADER, empire, was_about_too(s) - 1)
