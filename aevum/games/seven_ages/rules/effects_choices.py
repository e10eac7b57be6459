"""SA-267: what somebody chooses while an effect is carried out: regions, leaders, artifacts, cards, actions."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    ARTIFACT_STRUCK,
    CHOOSE_REGION,
    DONE,
    EXTRA_ACTION,
    KEEP_DRAWN,
    KILL_LEADER,
    LEADER_KEPT,
    LEADER_STRUCK,
    PASS,
    REMOVE_ARTIFACT,
    TAKE_ACTION,
    TAKE_UP,
    THROW_AWAY,
)
from ..atlas import REGIONS
from ..effects import CLAUSES
from ..grammar import DRAWS, NAME, OP, VERB, N
from ..icons import TIMING_DESTINY
from ..state import CIVILISE, DESTINY, MANOEUVRE, NOTHING, PRODUCTION, TRADE
from ..steps import AT_CIVILISE, AT_EVENT_REGION, AT_INCOME, AT_MOVE, AT_PARTNER, AT_PEEK, AT_REACT, AT_STRIKE
from ..tables import ARTIFACTS, LEADER_KINDS, LEADERS
from ..words import (
    OP_ADD,
    OP_BUILD,
    OP_CHOOSE,
    OP_RECOVER,
    OP_REMOVE,
    OP_UP,
    VERB_ARTIFACT,
    VERB_ASSASSINATE,
    VERB_CARDS,
    VERB_CONTROL,
    VERB_CULTURE,
    VERB_DISORDER,
    VERB_LEADER,
    VERB_UNITS,
)
from .artifacts import FROM_CARD, acquire, adopt, can_take_up, lose_artifact
from .assassins import begin_assassination
from .cards import offer_hand
from .checks import standing_checks
from .effect_frames import acting_of, ask, chooser_of, clause_of, left_of, target_of, with_left
from .effects_cards import cards_to_recover, recover_card, throw_card
from .effects_clauses import strike
from .effects_regions import revolt
from .empires import in_play
from .leader_draws import is_drawn, put_back
from .leaders import offer_leaders, place_leader, place_of_leader, remove_leader
from .places import fits, several_places
from .trade import BY_CARD
from .worth import is_removable, meant_by

# Regions


@rule
def who_chooses(s: Record) -> int:
    """SA-267: the card's player, or whose effect it is."""
    return 1 << chooser_of(about(s))


@rule
def is_optional(clause: int, left: int) -> bool:
    """SA-267: whoever helps himself may stop after the first time."""
    helps = CLAUSES[clause, OP] in (OP_BUILD, OP_UP) or (CLAUSES[clause, VERB] != VERB_DISORDER) == (
        CLAUSES[clause, OP] == OP_ADD
    )
    return helps and left < CLAUSES[clause, N]


@rule
def hides_pool(s: Record, seat: int) -> bool:
    """SA-020: that the pool has no more unit, or none for some places, must not show by not asking.

    By rules 1 and 2 it did.
    """
    clause = clause_of(about_too(s))
    if s.rules < 3 or CLAUSES[clause, VERB] != VERB_UNITS or CLAUSES[clause, OP] != OP_BUILD:
        return False
    return is_optional(clause, left_of(about(s))) or several_places(s, clause, acting_of(about(s)))


@rule
def regions_to_choose(s: Record, seat: int, out: Actions) -> int:
    """SA-267: every region where the clause, or what follows it there, does something."""
    who, clause = about(s), clause_of(about_too(s))
    empire = meant_by(s, clause, acting_of(who), target_of(who))
    count = offer(out, 0, DONE) if is_optional(clause, left_of(who)) else 0
    for region in range(REGIONS):
        if fits(s, clause, acting_of(who), empire, region):
            count = offer(out, count, CHOOSE_REGION, region)
    return count


@rule
def choose_region(s: Record, seat: int, action: int) -> None:
    """SA-267: the clause is carried out there; then the next region."""
    who, clause = was_about(s), clause_of(was_about_too(s))
    if verb_of(action) == DONE:
        return
    region = first_noun(action)
    if left_of(who) > 1:
        ask(s, AT_EVENT_REGION, with_left(who, left_of(who) - 1), clause)
    s.effect_region = region
    empire = meant_by(s, clause, acting_of(who), target_of(who))
    if CLAUSES[clause, VERB] == VERB_CONTROL:
        revolt(s, acting_of(who), region)
    elif CLAUSES[clause, VERB] == VERB_LEADER:
        place_leader(s, LEADERS + int(s.chosen[0]), empire, region)
        s.chosen[0] = NOTHING
    elif CLAUSES[clause, VERB] == VERB_ARTIFACT:
        acquire(s, int(CLAUSES[clause, NAME]), empire, region)
    elif CLAUSES[clause, VERB] == VERB_UNITS and CLAUSES[clause, OP] != OP_BUILD:
        ask(s, AT_STRIKE, who, clause, region)
    else:
        strike(s, clause, who, region)
    standing_checks(s)


# Everything else


@rule
def things_to_choose(s: Record, seat: int, out: Actions) -> int:
    """SA-267: what a clause lets somebody choose besides regions and units."""
    who, clause = about(s), clause_of(about_too(s))
    verb, op = CLAUSES[clause, VERB], CLAUSES[clause, OP]
    empire = meant_by(s, clause, acting_of(who), target_of(who))
    if verb == VERB_CARDS:
        return offer_hand(s, seat, out, 0, THROW_AWAY)
    if verb == VERB_ARTIFACT:
        return cards_to_recover(s, out) if op == OP_RECOVER else artifacts_to_remove(s, empire, out)
    if verb == VERB_CULTURE:
        return offer_taking_up(s, who, int(CLAUSES[clause, NAME]), out)
    if verb == VERB_LEADER and op == OP_CHOOSE:
        return leaders_to_keep(s, out)
    if verb in (VERB_LEADER, VERB_ASSASSINATE):
        return offer_leaders(s, empire, KILL_LEADER, out, 0)
    return actions_to_take(out)


@rule
def choose_thing(s: Record, seat: int, action: int) -> None:
    """SA-267: what was chosen happens."""
    who, clause = was_about(s), clause_of(was_about_too(s))
    verb, op, chosen = CLAUSES[clause, VERB], CLAUSES[clause, OP], first_noun(action)
    empire = meant_by(s, clause, acting_of(who), target_of(who))
    if verb == VERB_CARDS:
        throw_card(s, clause, seat, target_of(who), left_of(who), chosen)
    elif verb == VERB_ARTIFACT and op == OP_RECOVER:
        recover_card(s, seat, chosen)
    elif verb == VERB_ARTIFACT and op == OP_REMOVE:
        tell(s, ARTIFACT_STRUCK, int(s.card[empire]), chosen)
        lose_artifact(s, empire, chosen)
    elif verb == VERB_CULTURE:
        take_up(s, who, clause, action)
    elif verb == VERB_LEADER and op == OP_CHOOSE:
        keep_leader(s, who, clause, empire, action)
    elif verb in (VERB_LEADER, VERB_ASSASSINATE):
        strike_leader(s, who, clause, empire, action)
    else:
        take_action(s, empire, chosen)
    standing_checks(s)


@rule
def artifacts_to_remove(s: Record, empire: int, out: Actions) -> int:
    """SA-286: the green artifacts of an empire."""
    count = 0
    for artifact in range(ARTIFACTS):
        if is_removable(s, empire, artifact):
            count = offer(out, count, REMOVE_ARTIFACT, artifact)
    return count


@rule
def taker_of(who: int) -> int:
    """SA-309: the empire that may take up a religion: who took the city, or whose effect it is."""
    return target_of(who) if target_of(who) != NOBODY else acting_of(who)


@rule
def offer_taking_up(s: Record, who: int, faith: int, out: Actions) -> int:
    """SA-304, SA-309: none, or the religion; a city in disorder bars a change now that it is one's own.

    By rules 1 this was asked only before the city was taken.
    """
    count = offer(out, 0, PASS)
    if s.rules >= 2 and not can_take_up(s, taker_of(who), faith):
        return count
    return offer(out, count, TAKE_UP, faith)


@rule
def take_up(s: Record, who: int, clause: int, action: int) -> None:
    """SA-309: a religion is taken up in a manoeuvre, from the empire that had it or from nobody; or not."""
    if verb_of(action) == PASS:
        return
    source = acting_of(who) if target_of(who) != NOBODY and in_play(s, acting_of(who)) else FROM_CARD
    taker = taker_of(who)
    if in_play(s, taker):
        adopt(s, taker, int(CLAUSES[clause, NAME]), source)


# Leaders


@rule
def strike_leader(s: Record, who: int, clause: int, empire: int, action: int) -> None:
    """SA-270, SA-271: a leader dies, or assassins set out to kill him."""
    place = place_of_leader(s, empire, first_noun(action), second_noun(action))
    if CLAUSES[clause, VERB] == VERB_ASSASSINATE:
        begin_assassination(s, acting_of(who), place, int(CLAUSES[clause, DRAWS]))
        return
    tell(s, LEADER_STRUCK, int(s.leader[place]), int(s.card[empire]))
    remove_leader(s, place)


@rule
def leaders_to_keep(s: Record, out: Actions) -> int:
    """SA-299, SA-300: none, or one of the kinds that were drawn."""
    count = offer(out, 0, PASS)
    for kind in range(LEADER_KINDS):
        if is_drawn(s, kind):
            count = offer(out, count, KEEP_DRAWN, LEADERS + kind)
    return count


@rule
def keep_leader(s: Record, who: int, clause: int, empire: int, action: int) -> None:
    """SA-299, SA-302: the leader who is kept comes into any region of the empire; the others go back."""
    put_back(s)
    if verb_of(action) == PASS:
        return
    s.chosen[0] = first_noun(action) - LEADERS
    tell(s, LEADER_KEPT, first_noun(action), int(s.card[empire]))
    ask(s, AT_EVENT_REGION, with_left(who, 1), clause)


# Actions


@rule
def actions_to_take(out: Actions) -> int:
    """SA-267: production, trade, manoeuvre, destiny or civilise."""
    count = 0
    for action in range(PRODUCTION, CIVILISE + 1):
        count = offer(out, count, TAKE_ACTION, action)
    return count


@rule
def take_action(s: Record, empire: int, action: int) -> None:
    """SA-155, SA-267: an extra action at once; a trade counts as chosen."""
    tell(s, EXTRA_ACTION, int(s.card[empire]), action)
    if action == PRODUCTION:
        interrupt(s, AT_INCOME, empire, 0)
    elif action == TRADE:
        interrupt(s, AT_PARTNER, empire, BY_CARD)
    elif action == MANOEUVRE:
        interrupt(s, AT_MOVE, empire, 0)
    elif action == DESTINY:
        interrupt(s, AT_PEEK, empire, int(s.player[empire]))
        interrupt(s, AT_REACT, TIMING_DESTINY, int(s.player[empire]))
    elif action == CIVILISE:
        interrupt(s, AT_CIVILISE, empire, int(s.player[empire]))
