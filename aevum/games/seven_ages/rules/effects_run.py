"""SA-016, SA-267, SA-307: carrying out what is written on cards, clause by clause.

`trigger` sets off what an empire's card, artifacts and leaders do at a moment; `launch` carries out an event. What
needs nobody's choice is done at once, the rest in steps of its own.
"""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell, was_about, was_about_too

from ..actions import (
    CULTURE_LOST,
    ELITE_CAME,
    EXTRA_ACTION,
    GLORY_CAME,
    MARKER_RETURNED,
    MONEY_CAME,
    MONEY_WENT,
    SQUARE_ICON_PAID,
)
from ..atlas import REGIONS
from ..cells import NONE
from ..effects import ARTIFACT_CLAUSES, CLAUSES, COUNT, EVENT_CLAUSES, FIRST
from ..grammar import FROM, KIND, NAME, OP, PER, SIDE, TARGET, UNTIL, VERB, WHEN, WHERE, N
from ..state import ACTIVE, LOST, MANOEUVRE, NO_CARD, NOTHING, NOWHERE, OTHER
from ..steps import AT_CARRY_OUT, AT_EVENT_CHOICE, AT_EVENT_REGION, AT_MOVE
from ..tables import (
    ARTIFACT_PLACE,
    CARD_EVENT,
    COLOURS,
    EXPLORER,
    GLORY,
    ICON_CATEGORY,
    ICON_POINTS,
    IN_REGION,
)
from ..words import (
    KIND_ANY,
    KIND_RELIGION,
    OP_ADD,
    OP_ADOPT,
    OP_BUILD,
    OP_CHOOSE,
    OP_CONVERT,
    OP_KEEP,
    OP_LOSE,
    OP_PEEK,
    OP_RECOVER,
    OP_REDRAW,
    OP_REMOVE,
    PER_LEADER,
    SIDE_ATTACKER,
    SIDE_DEFENDER,
    TARGET_ALL_EMPIRES,
    TARGET_ALL_PLAYERS,
    TARGET_ENEMY,
    TARGET_SELF,
    UNTIL_CONFLICT,
    UNTIL_ROUND,
    VERB_ACTION,
    VERB_ALLOW,
    VERB_ARTIFACT,
    VERB_CANCEL,
    VERB_CARDS,
    VERB_CITY,
    VERB_CONFLICT,
    VERB_CONTROL,
    VERB_COST,
    VERB_CULTURE,
    VERB_DISORDER,
    VERB_ELITE,
    VERB_FORT,
    VERB_GLORY,
    VERB_GLORYMOD,
    VERB_LEADER,
    VERB_MONEY,
    VERB_PROGRESS,
    VERB_SKIP,
    VERB_UNITS,
    WHEN_ACQUIRE,
    WHEN_ADOPT,
    WHEN_MANOEUVRE,
    WHERE_BATTLE_REGION,
    WHERE_CAPITAL,
    WHERE_EACH_CITY_REGION,
    WHERE_SAME_REGION,
)
from .conditions import holds, opponent_of
from .effect_frames import acting_of, ask, chooser_of, clause_of, pack_what, pack_who, region_of, target_of, with_left
from .effects_cards import change_cards
from .effects_regions import add_disorder, change_region, remove_disorder
from .effects_units import begin_everywhere, begin_units
from .empires import add_glory, disordered_regions, earn, in_play, is_out, leaders_of
from .leader_draws import draw_leaders
from .pending import AT_SETUP, acquire, adopt, discard_card, drop_artifact, move_marker, standing_checks
from .places import changes, is_chosen
from .standing import END, START, begin_lasting, clause_at, next_triggered, region_of_source
from .worth import can_take_up, culture_of, is_met, is_spared, lasts, meant_by, money_after, resists

_ORDER = 16  # places for the empires of a seat in the order of a World War
# What a frame is about that has no clause: from -1 down the card of an event that ends, from here down the moment of
# `trigger_each`.
_EACH = 1000


# At once


@rule
def pay_square_icon(s: Record, empire: int, category: int) -> None:
    """SA-369, SA-370, SA-371, SA-371-R1: a square icon pays at once, each time, and never in the harvest."""
    card, seat = int(s.card[empire]), int(s.player[empire])
    for slot in range(GLORY.shape[1]):
        if GLORY[card, slot, ICON_CATEGORY] == category:
            points = int(GLORY[card, slot, ICON_POINTS])
            add_glory(s, seat, points)
            tell(s, SQUARE_ICON_PAID, seat, card, points)


@rule
def change_money(s: Record, clause: int, acting: int, empire: int) -> None:
    """SA-006, SA-015: money comes and goes; from another empire no more than it has."""
    amount = money_after(s, clause, empire) - int(s.money[empire])
    if CLAUSES[clause, FROM] != NONE:
        payer = opponent_of(s, acting)
        amount = min(int(CLAUSES[clause, N]), int(s.money[payer])) if payer != NOBODY else 0
        if payer != NOBODY:
            earn(s, payer, -amount)
            tell(s, MONEY_WENT, int(s.card[payer]), amount)
    earn(s, empire, amount)
    if amount > 0:
        tell(s, MONEY_CAME, int(s.card[empire]), amount)
    elif amount < 0:
        tell(s, MONEY_WENT, int(s.card[empire]), -amount)


@rule
def give_glory(s: Record, clause: int, empire: int) -> None:
    """SA-070: glory for the player of an empire, for each leader where the clause says so."""
    points = int(CLAUSES[clause, N])
    if CLAUSES[clause, PER] == PER_LEADER:
        points *= leaders_of(s, empire)
    add_glory(s, int(s.player[empire]), points)
    tell(s, GLORY_CAME, int(s.player[empire]), points)


@rule
def give_elite(s: Record, clause: int, empire: int) -> None:
    """SA-267: elite markers, as many as the clause says."""
    s.elite[empire] += CLAUSES[clause, N]
    tell(s, ELITE_CAME, int(s.card[empire]), int(CLAUSES[clause, N]))


@rule
def is_simple(clause: int) -> bool:
    """Whether a clause only changes numbers."""
    verb, op = CLAUSES[clause, VERB], CLAUSES[clause, OP]
    if verb in (VERB_MONEY, VERB_GLORY, VERB_ELITE):
        return True
    return verb == VERB_ARTIFACT and op == OP_REMOVE and CLAUSES[clause, NAME] != NONE


@rule
def do_simple(s: Record, clause: int, acting: int, empire: int) -> None:
    """SA-267: a clause that only changes numbers."""
    verb = CLAUSES[clause, VERB]
    if verb == VERB_MONEY:
        change_money(s, clause, acting, empire)
    elif verb == VERB_GLORY:
        give_glory(s, clause, empire)
    elif verb == VERB_ELITE:
        give_elite(s, clause, empire)
    else:
        drop_artifact(s, int(CLAUSES[clause, NAME]))


# What lasts


@rule
def lasts_for(s: Record, clause: int, acting: int, empire: int) -> int:
    """SA-267, SA-269: the empire for which a clause is in force; -1 for all."""
    verb, side = CLAUSES[clause, VERB], CLAUSES[clause, SIDE]
    if verb in (VERB_ALLOW, VERB_CANCEL) or CLAUSES[clause, TARGET] == TARGET_ALL_PLAYERS:
        return NOBODY
    if verb != VERB_CONFLICT:
        return empire
    if CLAUSES[clause, UNTIL] not in (UNTIL_ROUND, UNTIL_CONFLICT) or CLAUSES[clause, OP] == OP_REDRAW:
        return acting
    if side == SIDE_ATTACKER:
        return int(s.side_empire[ACTIVE])
    return int(s.side_empire[OTHER]) if side == SIDE_DEFENDER else NOBODY


@rule
def begin_clause(s: Record, clause: int, seat: int, acting: int, empire: int) -> None:
    """SA-113, SA-267: a clause is in force from now on; a permission and doubled glory are the player's."""
    verb = CLAUSES[clause, VERB]
    of_player = verb == VERB_ALLOW or (verb == VERB_GLORYMOD and CLAUSES[clause, TARGET] == TARGET_SELF)
    begin_lasting(s, clause, lasts_for(s, clause, acting, empire), seat if of_player else NOBODY)


# What is triggered


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """SA-016, SA-016-R1: all that an empire's card, artifacts and leaders do at a moment.

    What an artifact does when it is acquired or adopted is `trigger_artifact`'s. Won trades and conflicts are triggered
    for the winner alone; a manoeuvre with the city region it took, or with -1 at its end.
    """
    if when == WHEN_MANOEUVRE:
        trigger_adoption(s, empire, region)
        return
    cursor = next_triggered(s, empire, when, START)
    while cursor != END:
        place = region if region != NOWHERE else region_of_source(s, cursor)
        set_off(s, clause_at(s, empire, cursor), empire, place)
        cursor = next_triggered(s, empire, when, cursor)


@rule
def trigger_verb(s: Record, empire: int, when: int, verb: int) -> None:
    """SA-016, SA-106: of what an empire does at a moment only the clauses of one verb."""
    cursor = next_triggered(s, empire, when, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if CLAUSES[clause, VERB] == verb:
            set_off(s, clause, empire, region_of_source(s, cursor))
        cursor = next_triggered(s, empire, when, cursor)


@rule
def trigger_artifact(s: Record, artifact: int, empire: int, when: int, region: int) -> None:
    """SA-289, SA-307: what one artifact does when an empire acquires or adopts it; what lasts a while begins."""
    first = int(ARTIFACT_CLAUSES[artifact, FIRST])
    for clause in range(first, first + int(ARTIFACT_CLAUSES[artifact, COUNT])):
        if CLAUSES[clause, WHEN] == when:
            set_off(s, clause, empire, region)
        elif CLAUSES[clause, WHEN] == NONE and CLAUSES[clause, UNTIL] != NONE and when in (WHEN_ACQUIRE, WHEN_ADOPT):
            begin_clause(s, clause, int(s.player[empire]), empire, empire)


@rule
def trigger_each(s: Record, when: int) -> None:
    """SA-016: what all empires do at a moment, one after another."""
    interrupt(s, AT_CARRY_OUT, 0, -_EACH - when)


@rule
def is_elsewhere(clause: int) -> bool:
    """What other rules carry out: conversions, peeking, builders, leaders that are kept, cheaper first units."""
    verb, op = CLAUSES[clause, VERB], CLAUSES[clause, OP]
    if verb == VERB_CONTROL and op == OP_CONVERT:
        return True
    if verb == VERB_CARDS and op == OP_PEEK:
        return True
    if verb == VERB_CITY and op == OP_BUILD:
        return True
    return verb == VERB_COST or (verb == VERB_LEADER and op == OP_KEEP)


@rule
def set_off(s: Record, clause: int, empire: int, region: int) -> None:
    """SA-016: a triggered clause: at once where it only changes numbers, else as a step of its own."""
    if is_elsewhere(clause) or not holds(s, empire, clause, region):
        return
    if is_simple(clause):
        do_simple(s, clause, empire, empire)
    else:
        ask(s, AT_CARRY_OUT, pack_who(empire, NOBODY, int(s.player[empire])), clause, region)


@rule
def trigger_adoption(s: Record, empire: int, region: int) -> None:
    """SA-309: whoever takes a city region of a Confucian empire may take up its religion; Manchus always may."""
    owner = empire if region == NOWHERE else int(s.battle_held_by)
    if owner == NOBODY or not in_play(s, owner) or (region != NOWHERE and owner == empire):
        return
    cursor = next_triggered(s, owner, WHEN_MANOEUVRE, START)
    while cursor != END:
        clause = clause_at(s, owner, cursor)
        of_enemy = CLAUSES[clause, TARGET] == TARGET_ENEMY
        if of_enemy == (region != NOWHERE) and can_take_up(s, empire, int(CLAUSES[clause, NAME]), KIND_RELIGION):
            target = empire if of_enemy else NOBODY
            ask(s, AT_EVENT_CHOICE, pack_who(owner, target, int(s.player[empire])), clause)
        cursor = next_triggered(s, owner, WHEN_MANOEUVRE, cursor)


# Events and clauses with steps of their own


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
    elif what > -_EACH:
        finish_event(s, -1 - what)
    else:
        trigger_next(s, who, -_EACH - what)
    standing_checks(s)


@rule
def trigger_next(s: Record, empire: int, when: int) -> None:
    """SA-016: the triggers of an empire, then those of the next."""
    if empire + 1 < COLOURS:
        interrupt(s, AT_CARRY_OUT, empire + 1, -_EACH - when)
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
    elif verb in (VERB_DISORDER, VERB_UNITS, VERB_CITY, VERB_FORT, VERB_CONTROL):
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
    kind = int(CLAUSES[clause, KIND])
    if CLAUSES[clause, OP] == OP_LOSE:
        lost = culture_of(s, empire, kind)
        if lost == NOTHING or resists(s, empire, kind, chooser_of(who)):
            return
        if kind == KIND_RELIGION:
            s.religion[empire] = NOTHING
        else:
            s.government[empire] = NOTHING
        tell(s, CULTURE_LOST, int(s.card[empire]), lost)
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
