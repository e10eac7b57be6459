"""SA-267: whether a clause would have any effect; an event of which none would cannot be played."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import ADD, FROM, GREEN, IF, MULT_PERCENT, OP, PER, SYMBOL, TARGET, VERB, WHAT, WHERE, N
from ..state import FACE_DOWN, IN_DISCARDS, LASTING, NO_CARD, NOTHING, NOWHERE
from ..tables import (
    ARTIFACT_COLOUR,
    ARTIFACT_KIND,
    ARTIFACTS,
    CARDS,
    END_LEVEL,
    GOVERNMENT,
    MOST_MONEY,
    RELIGION,
)
from ..words import (
    IF_REGIONS,
    OP_CHOOSE,
    OP_DESTROY,
    OP_DISCARD,
    OP_DRAW,
    OP_IGNORE_CITY,
    OP_KILL,
    OP_LOSE,
    OP_RECOVER,
    OP_REMOVE,
    OP_STEAL,
    OP_SWAP,
    PER_LEADER,
    PER_WHEAT,
    SYMBOL_WHEAT,
    TARGET_ANY_EMPIRE,
    TARGET_EMPIRE_IN_RANGE,
    TARGET_ENEMY,
    TARGET_OTHER_EMPIRE,
    VERB_ACTION,
    VERB_ALLOW,
    VERB_ARTIFACT,
    VERB_ASSASSINATE,
    VERB_CANCEL,
    VERB_CARDS,
    VERB_CITY,
    VERB_CONFLICT,
    VERB_CONTROL,
    VERB_CULTURE,
    VERB_DISORDER,
    VERB_ELITE,
    VERB_FORBID,
    VERB_FORT,
    VERB_GLORY,
    VERB_GLORYMOD,
    VERB_INCOME,
    VERB_LEADER,
    VERB_MONEY,
    VERB_PROGRESS,
    VERB_RANGE,
    VERB_SKIP,
    VERB_TRADE,
    VERB_UNITS,
    VERB_UPKEEP,
    WHAT_ACTION,
    WHAT_IMMUNE_DISEASE,
    WHERE_EACH_CITY_REGION,
    WHERE_EACH_REGION,
    WHERE_SAME_REGION,
)
from .artifacts import can_take_up, culture_meant, culture_of, resists
from .assassins import can_assassinate
from .conditions import holds, opponent_of, wheat_of
from .empires import has_marker_of, in_play, leaders_of, regions_of
from .leader_draws import cup_size
from .places import fits_anywhere
from .reach import in_range
from .standing import is_allowed, leader_limit


@rule
def lasts(clause: int) -> bool:
    """Whether a clause is in force from when it is played on, until something ends it; the rules it changes read it."""
    verb = CLAUSES[clause, VERB]
    if verb in (VERB_CONFLICT, VERB_TRADE, VERB_INCOME, VERB_UPKEEP, VERB_RANGE, VERB_GLORYMOD):
        return True
    if verb in (VERB_ALLOW, VERB_FORBID, VERB_CANCEL):
        return True
    return verb == VERB_SKIP and CLAUSES[clause, WHAT] != WHAT_ACTION


@rule
def meant_by(s: Record, clause: int, acting: int, target: int) -> int:
    """SA-267: the empire that a clause is for: the one chosen, the enemy, or the one that acts; -1 none."""
    word = CLAUSES[clause, TARGET]
    if word in (TARGET_ANY_EMPIRE, TARGET_OTHER_EMPIRE, TARGET_EMPIRE_IN_RANGE):
        return target
    return opponent_of(s, acting) if word == TARGET_ENEMY else acting


@rule
def is_met(s: Record, clause: int, acting: int, empire: int, region: int) -> bool:
    """SA-267: whether the condition of a clause holds now; what is about a conflict is asked in the conflict."""
    if CLAUSES[clause, IF] == NONE or CLAUSES[clause, VERB] == VERB_CONFLICT:
        return True
    tested = empire if CLAUSES[clause, IF] == IF_REGIONS else acting
    return tested != NOBODY and holds(s, tested, clause, region)


@rule
def works(s: Record, clause: int, seat: int, acting: int, target: int) -> bool:
    """SA-267: whether a clause would have an effect, played by a seat for an empire against an empire or a player."""
    if CLAUSES[clause, WHERE] == WHERE_SAME_REGION:
        return False  # the clause before it speaks for it
    empire = meant_by(s, clause, acting, target)
    if not is_met(s, clause, acting, empire, NOWHERE):
        return False
    verb = CLAUSES[clause, VERB]
    if verb == VERB_CARDS:
        return cards_work(s, clause, seat, target)
    if verb == VERB_ARTIFACT and CLAUSES[clause, OP] == OP_RECOVER:
        return discards(s) > 0
    if lasts(clause):
        return lasting_works(s, clause, empire, acting)
    if empire == NOBODY or not in_play(s, empire):
        return False
    if verb in (VERB_DISORDER, VERB_UNITS, VERB_CITY, VERB_FORT, VERB_CONTROL):
        return not is_spared(s, clause, empire) and fits_anywhere(s, clause, acting, empire)
    return works_on_empire(s, clause, seat, acting, empire)


@rule
def works_on_empire(s: Record, clause: int, seat: int, acting: int, empire: int) -> bool:
    """SA-267: whether a clause that asks for no region would change anything for an empire."""
    verb = CLAUSES[clause, VERB]
    if verb == VERB_PROGRESS:
        return s.level[empire] > 1 if CLAUSES[clause, N] < 0 else s.level[empire] < END_LEVEL
    if verb == VERB_MONEY:
        return money_works(s, clause, acting, empire)
    if verb == VERB_GLORY:
        return CLAUSES[clause, PER] != PER_LEADER or leaders_of(s, empire) > 0
    if verb == VERB_LEADER:
        return leader_works(s, clause, empire)
    if verb == VERB_ASSASSINATE:
        return can_assassinate(s, acting, empire)
    if verb == VERB_ARTIFACT:
        return CLAUSES[clause, OP] != OP_REMOVE or has_removable(s, empire)
    if verb == VERB_CULTURE:
        return culture_works(s, clause, seat, acting, empire)
    if verb == VERB_SKIP:
        return s.marker_placed[empire] == 1 and s.marker_state[empire] == FACE_DOWN
    return verb in (VERB_ACTION, VERB_ELITE)


@rule
def lasting_works(s: Record, clause: int, empire: int, acting: int) -> bool:
    """SA-113, SA-267: wheat is needed where wheat is meant; a manoeuvre is skipped by whoever makes it now."""
    if CLAUSES[clause, VERB] == VERB_SKIP:
        return empire != NOBODY and empire == acting
    if CLAUSES[clause, PER] == PER_WHEAT or CLAUSES[clause, SYMBOL] == SYMBOL_WHEAT:
        return empire != NOBODY and wheat_of(s, empire) > 0
    return s.rules < 2 or not is_idle(s, clause, empire)


@rule
def is_idle(s: Record, clause: int, empire: int) -> bool:
    """SA-267: a city is ignored only where one is, and what is in force already comes about once.

    What adds or multiplies counts each time. By rules 1 such cards could be played for nothing.
    """
    if CLAUSES[clause, OP] == OP_IGNORE_CITY:
        return s.battle_at == NOWHERE or s.city[s.battle_at] == 0
    if CLAUSES[clause, ADD] or CLAUSES[clause, MULT_PERCENT] != NONE:
        return False
    for place in range(LASTING):
        if s.lasting[place] == clause and s.lasting_for[place] in (NOBODY, empire):
            return True
    return False


@rule
def is_spared(s: Record, clause: int, empire: int) -> bool:
    """SA-016: a disease, which takes units everywhere, spares empires that are immune."""
    if CLAUSES[clause, VERB] != VERB_UNITS or CLAUSES[clause, OP] != OP_DESTROY:
        return False
    everywhere = CLAUSES[clause, WHERE] in (WHERE_EACH_REGION, WHERE_EACH_CITY_REGION)
    return everywhere and is_allowed(s, empire, WHAT_IMMUNE_DISEASE)


@rule
def money_works(s: Record, clause: int, acting: int, empire: int) -> bool:
    """SA-267: money that comes, goes, or is there to be taken from the other side."""
    if CLAUSES[clause, FROM] == NONE:
        return money_after(s, clause, empire) != s.money[empire]
    payer = opponent_of(s, acting)
    return payer != NOBODY and s.money[payer] > 0


@rule
def money_after(s: Record, clause: int, empire: int) -> int:
    """SA-006, SA-015: the money of an empire after a clause: halves are rounded up."""
    money = int(s.money[empire])
    if CLAUSES[clause, MULT_PERCENT] != NONE:
        money = (money * int(CLAUSES[clause, MULT_PERCENT]) + 50) // 100
    return min(max(money + int(CLAUSES[clause, N]), 0), MOST_MONEY)


@rule
def leader_works(s: Record, clause: int, empire: int) -> bool:
    """SA-295: a leader to kill; room for one more and counters in the cup; for promotions one of the kind."""
    if CLAUSES[clause, OP] == OP_KILL:
        return leaders_of(s, empire) > 0
    if regions_of(s, empire) == 0 or leaders_of(s, empire) >= leader_limit(s, empire):
        return False
    return CLAUSES[clause, OP] != OP_CHOOSE or cup_size(s) > 0


@rule
def is_removable(s: Record, empire: int, artifact: int) -> bool:
    """SA-286: a green artifact of an empire that is neither religion nor government."""
    if ARTIFACT_COLOUR[artifact] != GREEN or ARTIFACT_KIND[artifact] in (RELIGION, GOVERNMENT):
        return False
    return has_marker_of(s, empire, artifact)


@rule
def has_removable(s: Record, empire: int) -> bool:
    """SA-286: whether an empire has such an artifact."""
    for artifact in range(ARTIFACTS):
        if is_removable(s, empire, artifact):
            return True
    return False


@rule
def culture_works(s: Record, clause: int, seat: int, acting: int, empire: int) -> bool:
    """SA-303, SA-304: a culture to lose that is not defended; a religion to pass on that can be taken up."""
    kind = culture_meant(clause)
    if CLAUSES[clause, OP] == OP_LOSE:
        return culture_of(s, empire, kind) != NOTHING and not resists(s, empire, kind, seat)
    faith = culture_of(s, acting, kind)
    if faith == NOTHING or empire == acting or not can_take_up(s, empire, faith) or resists(s, empire, kind, seat):
        return False
    return in_range(s, acting, empire)


@rule
def discards(s: Record) -> int:
    """How many cards lie on the discards."""
    count = 0
    for card in range(CARDS):
        if s.card_at[card] == IN_DISCARDS:
            count += 1
    return count


@rule
def cards_work(s: Record, clause: int, seat: int, target: int) -> bool:
    """SA-267: cards to draw, to steal, to swap or to discard; the card that is played counts for none of these."""
    op = CLAUSES[clause, OP]
    if op == OP_DRAW:
        return s.deck_left > 0 or discards(s) > 0
    if op == OP_DISCARD:
        return has_cards_somewhere(s, seat)
    if target == NOBODY or target == seat:
        return False
    if op == OP_STEAL:
        return s.hand_size[target] > 0
    return op == OP_SWAP and (s.hand_size[target] > 0 or rest_of_hand(s, seat) > 0)


@rule
def rest_of_hand(s: Record, seat: int) -> int:
    """SA-017: the cards of a hand without the one that is played; that one has left it when effects are carried out."""
    return int(s.hand_size[seat]) - (1 if s.played_card == NO_CARD else 0)


@rule
def has_cards_somewhere(s: Record, seat: int) -> bool:
    """SA-267: whether anybody has a card to discard."""
    for other in range(s.seats):
        if other != seat and s.hand_size[other] > 0:
            return True
    return rest_of_hand(s, seat) > 0
