"""SA-105, SA-267, SA-307: carrying out what is written on cards, clause by clause.

A clause that needs somebody's choice goes on in a step of its own.
"""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell, was_about, was_about_too

from ..actions import (
    CULTURE_LOST,
    EXTRA_ACTION,
    MARKER_RETURNED,
)
from ..atlas import REGIONS
from ..cells import NONE
from ..effects import CLAUSES, COUNT, EVENT_CLAUSES, FIRST
from ..grammar import KIND, NAME, OP, TARGET, VERB, WHERE, N
from ..state import LOST, MANOEUVRE, NO_CARD, NOTHING, NOWHERE
from ..steps import AT_CARRY_OUT, AT_EVENT_CHOICE, AT_EVENT_REGION, AT_MOVE
from ..tables import (
    ARTIFACT_PLACE,
    CARD_EVENT,
    COLOURS,
    EXPLORER,
    IN_REGION,
)
from ..words import (
    KIND_ANY,
    OP_ADD,
    OP_ADOPT,
    OP_BUILD,
    OP_CHOOSE,
    OP_LOSE,
    OP_RECOVER,
    OP_REMOVE,
    TARGET_ALL_EMPIRES,
    VERB_ACTION,
    VERB_ARTIFACT,
    VERB_CARDS,
    VERB_CITY,
    VERB_CONTROL,
    VERB_CULTURE,
    VERB_DISORDER,
    VERB_FORT,
    VERB_LEADER,
    VERB_PROGRESS,
    VERB_SKIP,
    VERB_UNITS,
    WHERE_BATTLE_REGION,
    WHERE_CAPITAL,
    WHERE_EACH_CITY_REGION,
    WHERE_SAME_REGION,
)
from .artifacts import AT_SETUP, acquire, adopt, culture_meant, culture_of, lose_culture, resists
from .cards import discard_card
from .checks import move_marker, standing_checks
from .effect_frames import acting_of, ask, chooser_of, clause_of, pack_what, region_of, target_of, with_left
from .effects_cards import change_cards
from .effects_now import begin_clause, do_simple, is_simple
from .effects_regions import add_disorder, change_region, remove_disorder
from .effects_run import EACH, trigger
from .effects_units import begin_everywhere, begin_units
from .empires import disordered_regions, in_play, is_out
from .leader_draws import draw_leaders
from .places import changes, is_chosen
from .worth import is_met, is_spared, lasts, meant_by

_ORDER = 16  # places for the empires of a seat in the order of a World War


@rule
def launch(s: Record, who: int, card: int) -> None:
    """SA-267: the clauses of an event in their order; actions come last, when everything else is in force."""
    event = int(CARD_EVENT[card])
    first, count = int(EVENT_CLAUSES[event, FIRST]), int(EVENT_CLAUSES[event, COUNT])
    s.effect_region = NOWHERE
    for clause in range(first + count - 1, first - 1, -1):
        if CLAUSES[clause, VERB] == VERB_ACTION:
            ask(s, AT_CARRY_OUT, who, clause)
    interrupt(s, AT_CARRY_OUT, who, -1 - card)
    for clause in range(first + count - 1, first - 1, -1):
        if CLAUSES[clause, VERB] != VERB_ACTION:
            ask(s, AT_CARRY_OUT, who, clause)


@rule
def finish_event(s: Record, card: int) -> None:
    """SA-017, SA-266: a card that was played is discarded."""
    discard_card(s, card)
    s.played_card = NO_CARD
    s.played_by = NOBODY
    s.effect_region = NOWHERE


@rule
def carry_out(s: Record) -> None:
    """SA-267: the next clause, the end of an event, or the next empire's triggers."""
    who, what = was_about(s), was_about_too(s)
    if what >= 0:
        run_clause(s, clause_of(what), who, region_of(what))
    elif what > -EACH:
        finish_event(s, -1 - what)
    else:
        trigger_next(s, who, -EACH - what)
    standing_checks(s)


@rule
def trigger_next(s: Record, empire: int, when: int) -> None:
    """SA-016: the triggers of an empire, then those of the next."""
    if empire + 1 < COLOURS:
        interrupt(s, AT_CARRY_OUT, empire + 1, -EACH - when)
    if in_play(s, empire):
        trigger(s, empire, when, NOWHERE)


@rule
def run_clause(s: Record, clause: int, who: int, region: int) -> None:
    """SA-267: one clause; a condition that fails voids it, and with it what follows in the same region."""
    acting, empire = acting_of(who), meant_by(s, clause, acting_of(who), target_of(who))
    if CLAUSES[clause, WHERE] == WHERE_SAME_REGION:
        place = region if region != NOWHERE else int(s.effect_region)
        if place != NOWHERE:
            strike(s, clause, who, place)
        return
    s.effect_region = NOWHERE
    if not is_met(s, clause, acting, empire, region):
        return
    if lasts(clause):
        begin_clause(s, clause, chooser_of(who), acting, empire)
    elif CLAUSES[clause, VERB] == VERB_CARDS:
        change_cards(s, clause, who)
    elif CLAUSES[clause, VERB] == VERB_ARTIFACT and CLAUSES[clause, OP] == OP_RECOVER:
        ask(s, AT_EVENT_CHOICE, who, clause)
    elif CLAUSES[clause, VERB] == VERB_CONTROL:
        ask(s, AT_EVENT_REGION, with_left(who, 1), clause)  # whose region it is may be open until it is chosen
    elif CLAUSES[clause, VERB] == VERB_ACTION:
        begin_actions(s, clause, who, empire, region)
    elif empire != NOBODY and in_play(s, empire):
        run_on_empire(s, clause, who, empire)


@rule
def run_on_empire(s: Record, clause: int, who: int, empire: int) -> None:
    """SA-267: a clause that is for one empire."""
    verb = CLAUSES[clause, VERB]
    if is_simple(clause):
        do_simple(s, clause, acting_of(who), empire)
    elif verb == VERB_PROGRESS:
        move_marker(s, empire, int(CLAUSES[clause, N]))
    elif verb == VERB_SKIP:
        s.marker_state[empire] = LOST
        tell(s, MARKER_RETURNED, int(s.card[empire]))
    elif verb == VERB_CULTURE:
        change_culture(s, clause, who, empire)
    elif verb in (VERB_DISORDER, VERB_UNITS, VERB_CITY, VERB_FORT):
        run_in_regions(s, clause, who, empire)
    elif verb == VERB_ARTIFACT and CLAUSES[clause, OP] == OP_ADD:
        add_artifact(s, clause, who, empire)
    elif verb == VERB_LEADER:
        run_leader(s, clause, who, empire)
    else:
        ask(s, AT_EVENT_CHOICE, who, clause)


@rule
def run_leader(s: Record, clause: int, who: int, empire: int) -> None:
    """SA-299: leaders are drawn from the cup, or one of a kind is looked for; whom to kill is chosen."""
    op = CLAUSES[clause, OP]
    if op == OP_CHOOSE:
        draw_leaders(s, int(CLAUSES[clause, N]))
        ask(s, AT_EVENT_CHOICE, who, clause)
    elif CLAUSES[clause, KIND] != NONE:
        if s.cup[EXPLORER] > 0:
            s.chosen[0] = EXPLORER
            ask(s, AT_EVENT_REGION, with_left(who, 1), clause)
    else:
        ask(s, AT_EVENT_CHOICE, who, clause)


@rule
def run_in_regions(s: Record, clause: int, who: int, empire: int) -> None:
    """SA-267: in the capital, the battle, every region, or where somebody chooses."""
    where = CLAUSES[clause, WHERE]
    if where == WHERE_CAPITAL:
        if s.capital[empire] != NOWHERE:
            strike(s, clause, who, int(s.capital[empire]))
    elif is_chosen(clause):
        ask_for_regions(s, clause, who, empire)
    elif CLAUSES[clause, VERB] == VERB_DISORDER:
        disturb_everywhere(s, empire, where == WHERE_EACH_CITY_REGION)
    elif where == WHERE_BATTLE_REGION:
        strike(s, clause, who, int(s.battle_at))
    elif not is_spared(s, clause, empire):
        begin_everywhere(s, clause, who, empire, NOWHERE)


@rule
def ask_for_regions(s: Record, clause: int, who: int, empire: int) -> None:
    """SA-267: as many regions as the clause says; where order comes back everywhere nobody is asked."""
    times = 1
    if CLAUSES[clause, OP] in (OP_ADD, OP_REMOVE, OP_BUILD):
        times = int(CLAUSES[clause, N])
    if CLAUSES[clause, VERB] == VERB_DISORDER and CLAUSES[clause, OP] == OP_REMOVE:
        if disordered_regions(s, empire) <= times:
            restore_everywhere(s, empire)
            return
    ask(s, AT_EVENT_REGION, with_left(who, times), clause)


@rule
def disturb_everywhere(s: Record, empire: int, with_city: bool) -> None:
    """SA-267: disorder in every region of an empire, or in every one with a city."""
    for region in range(REGIONS):
        if s.control[region] == empire and (s.city[region] or not with_city):
            add_disorder(s, region)


@rule
def restore_everywhere(s: Record, empire: int) -> None:
    """SA-267: order in all regions of an empire."""
    for region in range(REGIONS):
        if s.control[region] == empire:
            remove_disorder(s, region)


@rule
def strike(s: Record, clause: int, who: int, region: int) -> None:
    """SA-267: a clause is carried out in a region."""
    s.effect_region = region
    if CLAUSES[clause, VERB] == VERB_UNITS:
        begin_units(s, clause, who, region)
    elif changes(s, clause, acting_of(who), region):
        change_region(s, clause, region)


@rule
def add_artifact(s: Record, clause: int, who: int, empire: int) -> None:
    """SA-279, SA-280: an artifact that is not out comes on the card, or into a region that somebody chooses."""
    artifact = int(CLAUSES[clause, NAME])
    if is_out(s, artifact):
        return
    if ARTIFACT_PLACE[artifact] == IN_REGION:
        ask(s, AT_EVENT_REGION, with_left(who, 1), clause)
    else:
        acquire(s, artifact, empire, NOWHERE)


@rule
def change_culture(s: Record, clause: int, who: int, empire: int) -> None:
    """SA-286, SA-303: a religion or a government is lost without disorder, or taken up."""
    kind = culture_meant(clause)
    if CLAUSES[clause, OP] == OP_LOSE:
        lost = culture_of(s, empire, kind)
        if lost == NOTHING or resists(s, empire, kind, chooser_of(who)):
            return
        tell(s, CULTURE_LOST, int(s.card[empire]), lost)
        lose_culture(s, empire, kind)
    elif CLAUSES[clause, OP] == OP_ADOPT and CLAUSES[clause, NAME] != NONE:
        adopt(s, empire, int(CLAUSES[clause, NAME]), AT_SETUP)
    elif CLAUSES[clause, OP] == OP_ADOPT and acting_of(who) != NOBODY:
        adopt(s, empire, culture_of(s, acting_of(who), kind), acting_of(who))


# Extra actions


@rule
def begin_actions(s: Record, clause: int, who: int, empire: int, cursor: int) -> None:
    """SA-105, SA-267: extra manoeuvres, of one empire or of all in the order of seats; or any action, chosen."""
    if CLAUSES[clause, TARGET] == TARGET_ALL_EMPIRES:
        begin_for_all(s, clause, who, cursor)
    elif empire == NOBODY or not in_play(s, empire):
        return
    elif CLAUSES[clause, KIND] == KIND_ANY:
        ask(s, AT_EVENT_CHOICE, who, clause)
    else:
        for _action in range(CLAUSES[clause, N]):
            begin_manoeuvre(s, empire)


@rule
def begin_manoeuvre(s: Record, empire: int) -> None:
    """SA-267: an extra manoeuvre."""
    tell(s, EXTRA_ACTION, int(s.card[empire]), MANOEUVRE)
    interrupt(s, AT_MOVE, empire, 0)


@rule
def begin_for_all(s: Record, clause: int, who: int, cursor: int) -> None:
    """SA-267: the next empire in the order of seats, from the holder of the turn marker; then those after it."""
    for place in range(cursor + 1, int(s.seats) * _ORDER):
        empire = place % _ORDER
        seat = (int(s.holder) + place // _ORDER) % int(s.seats)
        if empire < COLOURS and s.player[empire] == seat:
            interrupt(s, AT_CARRY_OUT, who, pack_what(clause, place))
            begin_manoeuvre(s, empire)
            return
