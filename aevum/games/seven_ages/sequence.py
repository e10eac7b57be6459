"""The order of play: the table is set up, then turn after turn; actions and conflicts are interrupts."""

from aevum.core.sequence import Decision, Pass, Sequence, Step

from .civilise_steps import CIVILISE_STEPS
from .conflict_steps import CONFLICT_STEPS
from .effect_steps import EFFECT_STEPS
from .manoeuvre_steps import MANOEUVRE_STEPS
from .production_steps import CREATION, PRODUCTION, REMOVAL
from .rules.bidding import bids, colours_to_take, lay_bid, show_bids, take_colours, who_bids, who_takes_colours
from .rules.destiny import cards_to_discard, cards_to_put, discard, peek, put_next, refill, who_arranges, who_discards
from .rules.harvest import begin_harvest, buy_glory, gather_glory, glory_to_buy, who_buys_glory
from .rules.markers import (
    markers_to_place,
    next_markers,
    place_marker,
    place_timing,
    timings,
    who_places,
    who_times,
)
from .rules.progress import give_free_progress, show_timing
from .rules.setup import cards_to_redeem, may_redeem, redeem, who_redeems
from .rules.turn import (
    PASSING,
    begin_action,
    begin_slot,
    begin_turn,
    end_slot,
    end_turn,
    hides_marker,
    open_window,
    resolve,
    reveal,
    reveals,
    turn_number,
    turn_up,
    waits_until,
    who_reveals,
)
from .state import ACTION_IDS, CREATE
from .steps import (
    AT_ACTION,
    AT_ARRANGE,
    AT_BEGIN_TURN,
    AT_BID,
    AT_BUY_GLORY,
    AT_COLOUR,
    AT_DISCARD,
    AT_END_ACTION,
    AT_END_TURN,
    AT_FREE_PROGRESS,
    AT_HARVEST,
    AT_HARVEST_WINDOW,
    AT_MARKER,
    AT_MARKERS_SET,
    AT_PEEK,
    AT_REDEEM,
    AT_REFILL,
    AT_RESOLVE,
    AT_REVEAL,
    AT_SHOW_BIDS,
    AT_SHOW_TIMING,
    AT_SLOT,
    AT_TIMING,
    AT_TURN_UP,
    AT_WINDOW,
)
from .tables import ACTIONS
from .trade_steps import TRADE_STEPS

# SA-062: whoever has nothing to reveal for a while says so once. Not asking would tell: only the player may wish it,
# and names the action to be asked at again, whatever the markers are: others see when that is.
_UNTIL_LATER = Pass(
    PASSING,
    (
        *((f"until-{ACTION_IDS[action]}", waits_until(action)) for action in range(CREATE + 1, ACTIONS)),
        ("turn", turn_number),
    ),
)

SEQUENCE = Sequence(
    turn=(
        Decision(AT_REDEEM, who_redeems, cards_to_redeem, redeem, secret=may_redeem),
        Decision(AT_BID, who_bids, bids, lay_bid, covered=True),
        Step(AT_SHOW_BIDS, show_bids, chance=True),
        Decision(AT_COLOUR, who_takes_colours, colours_to_take, take_colours),
        Step(AT_BEGIN_TURN, begin_turn),
        Decision(AT_MARKER, who_places, markers_to_place, place_marker, covered=True),
        Step(AT_MARKERS_SET, next_markers, chance=True),
        Decision(AT_TIMING, who_times, timings, place_timing, covered=True),
        Step(AT_ACTION, begin_action),
        Step(AT_WINDOW, open_window),
        Step(AT_SLOT, begin_slot),
        Decision(AT_REVEAL, who_reveals, reveals, reveal, secret=hides_marker, passing=_UNTIL_LATER),
        Step(AT_END_ACTION, end_slot),
        Step(AT_SHOW_TIMING, show_timing, chance=True),
        Step(AT_FREE_PROGRESS, give_free_progress, chance=True),
        Step(AT_HARVEST_WINDOW, begin_harvest),
        Decision(AT_BUY_GLORY, who_buys_glory, glory_to_buy, buy_glory),
        Step(AT_HARVEST, gather_glory, chance=True),
        Step(AT_END_TURN, end_turn),
    ),
    interrupts=(
        Step(AT_TURN_UP, turn_up, chance=True),
        Step(AT_RESOLVE, resolve),
        *EFFECT_STEPS,
        *CREATION,
        *PRODUCTION,
        *TRADE_STEPS,
        *MANOEUVRE_STEPS,
        *CONFLICT_STEPS,
        # Destiny
        Step(AT_PEEK, peek, chance=True),
        Decision(AT_ARRANGE, who_arranges, cards_to_put, put_next, covered=True),
        Decision(AT_DISCARD, who_discards, cards_to_discard, discard),
        Step(AT_REFILL, refill, chance=True),
        *CIVILISE_STEPS,
        *REMOVAL,
    ),
)
