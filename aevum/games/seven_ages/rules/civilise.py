"""SA-263 to SA-324: the civilise action: its parts in any order, each as often as it may be, disorder bought off last.

Whoever civilises is an empire, or a player whose marker lies beside the empires (SA-056-R1): `off_empire(seat)`.
"""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    ADOPT,
    ARTIFACT_PLAYED,
    DISMISS,
    DONE,
    DRAW_LEADER,
    GIVE_ARTIFACT,
    MAKE_CAPITAL,
    MODERNISE,
    PLACE_ARTIFACT,
    PLAY_ARTIFACT,
    PLAY_EVENT,
    PROMOTE,
    SEEK_WAY,
    URBANISE,
)
from ..atlas import REGIONS
from ..icons import TIMING_CIVILISE
from ..state import IN_HAND, NO_CARD, NOWHERE
from ..steps import (
    AT_ARTIFACT_EMPIRE,
    AT_ARTIFACT_REGION,
    AT_CIVILISE_PART,
    AT_MODERNISE,
    AT_MODERNISED,
    AT_PACIFY,
    AT_URBANISE,
)
from ..tables import ARTIFACT_KIND, ARTIFACT_PLACE, CARD_ARTIFACT, CARDS, COLOURS, IN_REGION
from ..words import WHEN_ACQUIRE, WHEN_ADOPT, WHEN_CIVILISE, WHEN_SPREAD
from .artifacts import acquire, can_acquire, gained_artifact, gained_region, is_culture, resists
from .cards import discard_card
from .checks import standing_checks
from .cities import can_urbanise, make_capital, offer_capitals
from .culture import choose_culture, has_culture_for, offer_cultures
from .effects_run import trigger, trigger_artifact
from .empires import empire_of_card, in_play, leaders_of, next_by_card
from .leaders import dismiss, offer_leaders
from .modernising import can_modernise, rest_counters
from .passage import forget_ways, seek_way, ways_to_seek
from .promotion import may_promote, offer_promotions, promote
from .reach import card_reaches
from .requirements import is_site
from .targets import offer_events
from .windows import play_event

# SA-263: the parts that are done only once, as bits of `s.civilised`.
DISMISSED, PROMOTED, ADOPTED = 1, 2, 4
# A card and the empire it is played on, as one number.
_EMPIRE_SHIFT = 4
_EMPIRE_MASK = (1 << _EMPIRE_SHIFT) - 1


@rule
def off_empire(seat: int) -> int:
    """SA-056-R1: stands for a player who civilises without an empire."""
    return -1 - seat


@rule
def seat_of_actor(s: Record, actor: int) -> int:
    """The player who civilises, with an empire or without."""
    return int(s.player[actor]) if actor >= 0 else -1 - actor


@rule
def empire_of_actor(actor: int) -> int:
    """The civilising empire, -1 without one."""
    return actor if actor >= 0 else NOBODY


@rule
def civilise(s: Record) -> None:
    """SA-263, SA-263-R1: an empire (-1: a player without one) does the parts, then buys off disorder."""
    empire, seat = was_about(s), was_about_too(s)
    actor = empire if empire != NOBODY else off_empire(seat)
    s.civilised = 0
    s.sought = 0
    for place in range(len(s.urbanised)):
        s.urbanised[place] = NOWHERE
    interrupt(s, AT_PACIFY, actor)
    interrupt(s, AT_CIVILISE_PART, actor)
    if actor >= 0:
        rest_counters(s, actor)
        forget_ways(s, actor)
        trigger(s, actor, WHEN_CIVILISE, NOWHERE)
        standing_checks(s)


@rule
def who_civilises(s: Record) -> int:
    """SA-263: the player who civilises, while the empire is in play."""
    seat = seat_of_actor(s, about(s))
    return 1 << seat if seat >= 0 else 0


@rule
def hides_parts(s: Record, seat: int) -> bool:
    """SA-020: what can be done depends on the hand and on the types of units, which nobody else knows."""
    return about(s) >= 0 or s.hand_size[seat] > 0


@rule
def parts(s: Record, seat: int, out: Actions) -> int:
    """SA-263 to SA-265: what may still be done; off-empire only cards are played, never as empires."""
    actor = about(s)
    count = offer(out, 0, DONE)
    count = offer_events(s, seat, TIMING_CIVILISE, empire_of_actor(actor), out, count)
    if actor >= 0:
        count = offer_ways(s, actor, out, count)
    count = offer_artifacts(s, seat, actor, out, count)
    return offer_empire_parts(s, actor, out, count) if actor >= 0 else count


@rule
def offer_empire_parts(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-263, SA-296: what a civilising empire may do besides playing cards."""
    if not s.civilised & DISMISSED:
        count = offer_leaders(s, empire, DISMISS, out, count)
    if not s.civilised & PROMOTED and may_promote(s, empire):
        count = offer_promotions(s, empire, out, count)
    if not s.civilised & ADOPTED:
        count = offer_cultures(s, empire, out, count)
    if can_modernise(s, empire):
        count = offer(out, count, MODERNISE)
    if can_urbanise(s, empire):
        count = offer(out, count, URBANISE)
    return offer_capitals(s, empire, out, count)


@rule
def do_part(s: Record, seat: int, action: int) -> None:
    """SA-263: one part is carried out, and the player asked for the next, until he is done."""
    actor, verb = was_about(s), verb_of(action)
    if verb == DONE:
        if actor >= 0:
            forget_ways(s, actor)
            interrupt(s, AT_MODERNISED, actor)
        return
    interrupt(s, AT_CIVILISE_PART, actor)
    if verb == PLAY_EVENT:
        play_event(s, seat, first_noun(action), empire_of_actor(actor))
    elif verb == PLAY_ARTIFACT:
        interrupt(s, AT_ARTIFACT_EMPIRE, actor, first_noun(action))
    else:
        do_empire_part(s, actor, action)


@rule
def do_empire_part(s: Record, empire: int, action: int) -> None:
    """SA-263, SA-305: dismissal, promotion and adoption are done with once they are begun."""
    verb = verb_of(action)
    if verb == SEEK_WAY:
        goal = empire_of_card(s, first_noun(action))
        s.sought |= 1 << goal
        seek_way(s, empire, goal)
    elif verb == DISMISS:
        s.civilised |= DISMISSED
        dismiss(s, empire, action)
    elif verb == PROMOTE or verb == DRAW_LEADER:
        s.civilised |= PROMOTED
        promote(s, empire, action)
    elif verb == ADOPT:
        s.civilised |= ADOPTED
        choose_culture(s, empire, action)
    elif verb == MODERNISE:
        interrupt(s, AT_MODERNISE, empire)
    elif verb == URBANISE:
        interrupt(s, AT_URBANISE, empire)
    elif verb == MAKE_CAPITAL:
        make_capital(s, empire, action)


@rule
def is_worth_a_way(s: Record, empire: int, other: int) -> bool:
    """SA-012, SA-270, SA-303, SA-397: an empire with something to adopt or to strike at, not asked for before."""
    if other == empire or (s.sought >> other) & 1:
        return False
    can_adopt = not s.civilised & ADOPTED and has_culture_for(s, other, empire)
    return s.take_that == 1 or leaders_of(s, other) > 0 or can_adopt


@rule
def offer_ways(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-012, SA-013: empires to which a way can be sought through foreign regions, each once in the action."""
    far = ways_to_seek(s, empire)
    other = next_by_card(s, NO_CARD)
    while other != NOBODY:
        if (far >> other) & 1 and is_worth_a_way(s, empire, other):
            count = offer(out, count, SEEK_WAY, s.card[other])
        other = next_by_card(s, int(s.card[other]))
    return count


@rule
def reaches(s: Record, actor: int, empire: int) -> bool:
    """SA-276-R1, SA-397, SA-398: any empire can be chosen; with option 7 only one in range."""
    return card_reaches(s, seat_of_actor(s, actor), max(actor, NOBODY), empire)


@rule
def can_play_on(s: Record, seat: int, actor: int, card: int, empire: int) -> bool:
    """SA-276, SA-276-R1: whether the artifact of a card can be played on an empire, one's own or another's."""
    artifact = int(CARD_ARTIFACT[card])
    return (
        in_play(s, empire)
        and can_acquire(s, empire, artifact)
        and not (is_culture(artifact) and resists(s, empire, int(ARTIFACT_KIND[artifact]), seat))
        and reaches(s, actor, empire)
    )


@rule
def can_play_artifact(s: Record, seat: int, actor: int, card: int) -> bool:
    """SA-276: whether there is any empire for the artifact of a card."""
    for empire in range(COLOURS):
        if can_play_on(s, seat, actor, card, empire):
            return True
    return False


@rule
def offer_artifacts(s: Record, seat: int, actor: int, out: Actions, count: int) -> int:
    """SA-264: any number of cards of the hand can be played as artifacts."""
    for card in range(CARDS):
        if s.card_at[card] == IN_HAND + seat and can_play_artifact(s, seat, actor, card):
            count = offer(out, count, PLAY_ARTIFACT, card, CARD_ARTIFACT[card])
    return count


@rule
def artifact_empires(s: Record, seat: int, out: Actions) -> int:
    """SA-276-R1: the card's player chooses the empire."""
    count = 0
    empire = next_by_card(s, NO_CARD)
    while empire != NOBODY:
        if can_play_on(s, seat, about(s), about_too(s), empire):
            count = offer(out, count, GIVE_ARTIFACT, s.card[empire])
        empire = next_by_card(s, int(s.card[empire]))
    return count


@rule
def give_artifact(s: Record, seat: int, action: int) -> None:
    """SA-017, SA-266, SA-280: the card is spent; its marker goes on the empire's card, or a region is chosen for it."""
    card, empire = was_about_too(s), empire_of_card(s, first_noun(action))
    artifact = int(CARD_ARTIFACT[card])
    tell(s, ARTIFACT_PLAYED, seat, card, artifact, s.card[empire])
    discard_card(s, card)
    if ARTIFACT_PLACE[artifact] == IN_REGION:
        interrupt(s, AT_ARTIFACT_REGION, was_about(s), (card << _EMPIRE_SHIFT) | empire)
    else:
        acquire(s, artifact, empire, NOWHERE)
        standing_checks(s)


@rule
def receiver_in(given: int) -> int:
    """The empire that a card is played on."""
    return given & _EMPIRE_MASK


@rule
def artifact_in(given: int) -> int:
    """The artifact of the card."""
    return int(CARD_ARTIFACT[given >> _EMPIRE_SHIFT])


@rule
def artifact_sites(s: Record, seat: int, out: Actions) -> int:
    """SA-276-R1, SA-281: the card's player chooses the region too."""
    empire, artifact = receiver_in(about_too(s)), artifact_in(about_too(s))
    count = 0
    for region in range(REGIONS):
        if is_site(s, empire, artifact, region):
            count = offer(out, count, PLACE_ARTIFACT, region)
    return count


@rule
def place_artifact(s: Record, seat: int, action: int) -> None:
    """SA-280: the marker is placed in the region."""
    given = was_about_too(s)
    acquire(s, artifact_in(given), receiver_in(given), first_noun(action))
    standing_checks(s)


@rule
def carry_out_gain(s: Record) -> None:
    """SA-289-R2, SA-307: what an artifact does when it is acquired or adopted happens once, for this empire."""
    empire, gained = was_about(s), was_about_too(s)
    artifact = gained_artifact(gained)
    when = WHEN_ADOPT if is_culture(artifact) else WHEN_ACQUIRE
    trigger_artifact(s, artifact, empire, when, gained_region(gained))
    standing_checks(s)


@rule
def carry_out_spread(s: Record) -> None:
    """SA-307: what the empire from which a religion spread gains by it."""
    trigger(s, was_about(s), WHEN_SPREAD, NOWHERE)
    standing_checks(s)
