"""SA-207 to SA-259: the steps of a conflict, all of them interrupts of whatever brought it about."""

from aevum.core.sequence import Decision, Pass, Step
from aevum.core.vocabulary import pack

from .actions import DONE
from .rules.commitment import (
    arrangements,
    commit,
    commitments,
    go_on_committing,
    put_in_front,
    this_round,
    who_arranges,
    who_commits,
)
from .rules.conflict import (
    compare_totals,
    draw_cards,
    fight,
    open_window,
    replace_card,
    replace_choices,
    show_units,
    who_may_replace,
)
from .rules.conflict_end import end_conflict
from .rules.nuclear import scrap_bomb, scrap_choices, who_may_scrap
from .rules.pursuit import hides_pursued, lose_unit, pursuit_choices, who_is_pursued
from .rules.retreat import (
    decide_retreat,
    fall_back,
    flee,
    hides_ways_out,
    retreat_choices,
    who_may_retreat,
    who_withdraws,
    withdraw,
    withdrawals,
)
from .steps import (
    AT_COMMIT,
    AT_COMMITTED,
    AT_CONFLICT_WINDOW,
    AT_DRAW_CARD,
    AT_END_CONFLICT,
    AT_FLIGHT,
    AT_FRONT,
    AT_PURSUE,
    AT_REPLACE_CARD,
    AT_RETREAT,
    AT_RETREAT_TO,
    AT_ROUND,
    AT_SCRAP_BOMB,
    AT_SHOW_UNITS,
    AT_TOTALS,
    AT_WITHDRAWN,
)

CONFLICT_STEPS = (
    Step(AT_ROUND, fight),
    Decision(AT_SCRAP_BOMB, who_may_scrap, scrap_choices, scrap_bomb, secret=True),
    Decision(AT_RETREAT, who_may_retreat, retreat_choices, decide_retreat, secret=True),
    Step(AT_FLIGHT, flee, chance=True),
    Decision(AT_PURSUE, who_is_pursued, pursuit_choices, lose_unit, secret=hides_pursued),
    Decision(AT_RETREAT_TO, who_withdraws, withdrawals, withdraw, secret=hides_ways_out),
    Step(AT_WITHDRAWN, fall_back, chance=True),
    Step(AT_DRAW_CARD, draw_cards, chance=True),
    Decision(AT_REPLACE_CARD, who_may_replace, replace_choices, replace_card),
    Decision(
        AT_COMMIT,
        who_commits,
        commitments,
        commit,
        covered=True,
        passing=Pass(pack(DONE), (("round", this_round),)),
    ),
    Step(AT_COMMITTED, go_on_committing, chance=True),
    Step(AT_CONFLICT_WINDOW, open_window),
    Step(AT_SHOW_UNITS, show_units, chance=True),
    Decision(AT_FRONT, who_arranges, arrangements, put_in_front),
    Step(AT_TOTALS, compare_totals),
    Step(AT_END_CONFLICT, end_conflict, chance=True),
)
