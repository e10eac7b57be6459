"""SA-006, SA-070, SA-113, SA-267: clauses that only change numbers, and clauses that last: both at once."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import (
    ELITE_CAME,
    GLORY_CAME,
    MONEY_CAME,
    MONEY_WENT,
)
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import FROM, NAME, OP, PER, SIDE, TARGET, UNTIL, VERB, N
from ..state import ACTIVE, OTHER
from ..words import (
    OP_REDRAW,
    OP_REMOVE,
    PER_LEADER,
    SIDE_ATTACKER,
    SIDE_DEFENDER,
    TARGET_ALL_PLAYERS,
    TARGET_SELF,
    UNTIL_CONFLICT,
    UNTIL_ROUND,
    VERB_ALLOW,
    VERB_ARTIFACT,
    VERB_CANCEL,
    VERB_CONFLICT,
    VERB_ELITE,
    VERB_GLORY,
    VERB_GLORYMOD,
    VERB_MONEY,
)
from .artifacts import drop_artifact
from .conditions import opponent_of
from .empires import add_glory, earn, leaders_of
from .standing import begin_lasting
from .worth import money_after


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
    tell(s, GLORY_CAME, int(s.player[empire]), int(s.card[empire]), points)


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
