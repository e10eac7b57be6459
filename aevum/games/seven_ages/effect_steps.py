"""SA-267, SA-269: the steps of events and effects, each with its rules; they come in between whatever goes on."""

from aevum.core.sequence import Decision, Step

from .rules.effects_cards import ask_next_hand
from .rules.effects_choices import (
    choose_region,
    choose_thing,
    hides_pool,
    regions_to_choose,
    things_to_choose,
    who_chooses,
)
from .rules.effects_clauses import carry_out
from .rules.effects_units import end_losses, hides_units, pick_unit, strike_units, units_to_pick, who_picks_units
from .rules.windows import (
    PASSING,
    aim,
    aims,
    holds_cards,
    open_window,
    prevent,
    preventions,
    react,
    reactions,
    who_aims,
    who_prevents,
    who_reacts,
)
from .steps import (
    AT_CARRY_OUT,
    AT_EVENT_CHOICE,
    AT_EVENT_REGION,
    AT_EVENT_TARGET,
    AT_EVENT_UNITS,
    AT_INTERRUPT_EVENT,
    AT_NEXT_HAND,
    AT_PLAY_EVENT,
    AT_REACT,
    AT_STRIKE,
    AT_STRUCK,
)

EFFECT_STEPS = (
    Step(AT_REACT, open_window),
    Decision(AT_PLAY_EVENT, who_reacts, reactions, react, secret=holds_cards, passing=PASSING),
    Decision(AT_EVENT_TARGET, who_aims, aims, aim),
    Decision(AT_INTERRUPT_EVENT, who_prevents, preventions, prevent, secret=holds_cards, passing=PASSING),
    Step(AT_CARRY_OUT, carry_out, chance=True),
    Decision(AT_EVENT_REGION, who_chooses, regions_to_choose, choose_region, secret=hides_pool),
    Decision(AT_EVENT_UNITS, who_picks_units, units_to_pick, pick_unit, secret=hides_units),
    Decision(AT_EVENT_CHOICE, who_chooses, things_to_choose, choose_thing),
    # Chance: how many units are struck, and what is left of hands and units, shows something of what was hidden.
    Step(AT_NEXT_HAND, ask_next_hand, chance=True),
    Step(AT_STRIKE, strike_units, chance=True),
    Step(AT_STRUCK, end_losses, chance=True),
)
