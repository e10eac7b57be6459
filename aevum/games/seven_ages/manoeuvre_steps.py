"""SA-164 to SA-206: the steps of a manoeuvre, all of them interrupts, for the order of play."""

from __future__ import annotations

from aevum.core.sequence import Decision, Pass, Step
from aevum.core.vocabulary import pack

from .actions import DONE
from .rules.movement import (
    begin_manoeuvre,
    depart,
    end_way,
    enter,
    go,
    hides_its_speed,
    hides_rest,
    move_stack,
    stacks_to_move,
    ways,
    who_moves,
)
from .rules.order import conflicts, end_moves, fight, restore_order, who_orders_conflicts
from .rules.picking import pick_unit, picks, who_picks
from .rules.shipping import answer_canal, canal_answers, who_opens_canal
from .steps import (
    AT_CANAL,
    AT_CHOOSE_CONFLICT,
    AT_END_MOVES,
    AT_ENTER,
    AT_GO,
    AT_MOVE,
    AT_PICK_UNIT,
    AT_RESTORE_ORDER,
    AT_SET_OUT,
    AT_STACK,
    AT_STOP,
)

# Who is alone with computer players is not asked whether to move where nobody can.
_NO_MORE = Pass(pack(DONE), ())

MANOEUVRE_STEPS: tuple[Step | Decision, ...] = (
    # Chance: what is hidden shows by where stacks can go, must stop, and what they leave behind.
    Step(AT_MOVE, begin_manoeuvre, chance=True),
    Decision(AT_STACK, who_moves, stacks_to_move, move_stack, secret=hides_rest, passing=_NO_MORE),
    Decision(AT_PICK_UNIT, who_picks, picks, pick_unit, secret=True),
    Step(AT_SET_OUT, depart, chance=True),
    Step(AT_ENTER, enter, chance=True),
    Decision(AT_GO, who_moves, ways, go, secret=hides_its_speed),
    Step(AT_STOP, end_way, chance=True),
    Decision(AT_CANAL, who_opens_canal, canal_answers, answer_canal),
    Step(AT_END_MOVES, end_moves),
    Decision(AT_CHOOSE_CONFLICT, who_orders_conflicts, conflicts, fight),
    Step(AT_RESTORE_ORDER, restore_order, chance=True),
)
