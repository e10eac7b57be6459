"""A rule of thumb for the computer: how good a choice looks, from what its player knows.

Values are points of glory a turn, by and large; each kind of decision has its own scale beside that.
"""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..steps import (
    AT_ADVANCE,
    AT_ARRANGE,
    AT_ARTIFACT_EMPIRE,
    AT_ARTIFACT_REGION,
    AT_ASSASSIN_KEEP,
    AT_BID,
    AT_BUILD,
    AT_BUY_GLORY,
    AT_CANAL,
    AT_CHOOSE_CONFLICT,
    AT_CIVILISE_PART,
    AT_COLOUR,
    AT_COMMIT,
    AT_CREATE_CONFLICT,
    AT_CREATE_UNIT,
    AT_CULTURE_SOURCE,
    AT_DISCARD,
    AT_EVENT_CHOICE,
    AT_EVENT_REGION,
    AT_EVENT_TARGET,
    AT_EVENT_UNITS,
    AT_FRONT,
    AT_GIFT,
    AT_GO,
    AT_INTERRUPT_EVENT,
    AT_KEEP_DRAWN,
    AT_KEEP_LEADER,
    AT_MARKER,
    AT_MODERNISE,
    AT_MOOR,
    AT_PACIFY,
    AT_PARTNER,
    AT_PASSAGE,
    AT_PASSAGE_ACCEPT,
    AT_PASSAGE_CARD,
    AT_PASSAGE_CARDS,
    AT_PASSAGE_PRICE,
    AT_PICK_UNIT,
    AT_PLACE_LEADER,
    AT_PLAY_EVENT,
    AT_PURSUE,
    AT_REDEEM,
    AT_REPLACE_CARD,
    AT_RETREAT,
    AT_RETREAT_TO,
    AT_REVEAL,
    AT_SCRAP_BOMB,
    AT_STACK,
    AT_SURPLUS_LEADER,
    AT_SWAP_TRADE,
    AT_TIMING,
    AT_TRADE_CARD,
    AT_UNPAID,
    AT_URBANISE,
)
from .civilise import (
    decide_artifact,
    decide_city,
    decide_drawn_leader,
    decide_leader,
    decide_modernising,
    decide_order,
    decide_part,
    decide_post,
    decide_source,
    decide_surplus,
)
from .conflict import decide_commitment, decide_front, decide_loss, decide_redraw, decide_refuge, decide_retreat
from .events import (
    decide_aim,
    decide_event,
    decide_event_choice,
    decide_event_region,
    decide_event_units,
    decide_prevention,
)
from .markers import decide_marker, decide_reveal, decide_timing
from .moves import decide_canal, decide_fight, decide_pick, decide_stack, decide_way
from .production import decide_build, decide_creation, decide_mooring, decide_unpaid
from .trade import (
    decide_advance,
    decide_colours,
    decide_discard,
    decide_gift,
    decide_giving,
    decide_glory,
    decide_partner,
    decide_passage,
    decide_price,
    decide_price_in_cards,
    decide_replacement,
    decide_reply,
    decide_trade_card,
    decide_wanted,
)


@rule
def appraise(s: Record, seat: int, action: int) -> float:
    """How good a choice looks; the best is taken."""
    step = s.step
    if step == AT_PLAY_EVENT:
        return decide_event(s, seat, action)
    if step == AT_REVEAL:
        return decide_reveal(s, seat, action)
    if step == AT_MARKER:
        return decide_marker(s, seat, action)
    if step == AT_INTERRUPT_EVENT:
        return decide_prevention(s, seat, action)
    if AT_EVENT_TARGET <= step <= AT_EVENT_CHOICE:
        return appraise_event(s, seat, action)
    if step <= AT_TIMING or step == AT_BUY_GLORY or AT_PARTNER <= step <= AT_GIFT:
        return appraise_trade(s, seat, action)
    if step <= AT_MOOR:
        return appraise_production(s, seat, action)
    if step <= AT_CHOOSE_CONFLICT:
        return appraise_move(s, seat, action)
    return appraise_conflict(s, seat, action) if step <= AT_FRONT else appraise_culture(s, seat, action)


@rule
def appraise_event(s: Record, seat: int, action: int) -> float:
    """What events ask."""
    if s.step == AT_EVENT_TARGET:
        return decide_aim(s, seat, action)
    if s.step == AT_EVENT_REGION:
        return decide_event_region(s, seat, action)
    if s.step == AT_EVENT_UNITS:
        return decide_event_units(s, seat, action)
    return decide_event_choice(s, seat, action)


@rule
def appraise_trade(s: Record, seat: int, action: int) -> float:
    """What is decided about cards and money: at the start, in a trade, in the harvest."""
    step = s.step
    if step == AT_REDEEM:
        return decide_discard(s, seat, action)
    if step == AT_BID or step == AT_PASSAGE_CARD:
        return decide_giving(s, seat, action)
    if step == AT_COLOUR:
        return decide_colours(s, seat, action)
    if step == AT_TIMING:
        return decide_timing(s, seat, action)
    if step == AT_BUY_GLORY:
        return decide_glory(s, seat, action)
    if step == AT_PARTNER:
        return decide_partner(s, seat, action)
    if step == AT_TRADE_CARD:
        return decide_trade_card(s, seat, action)
    if step == AT_SWAP_TRADE:
        return decide_replacement(s, seat, action)
    if step == AT_ADVANCE:
        return decide_advance(s, seat, action)
    return decide_gift(s, seat, action) if step == AT_GIFT else appraise_passage(s, seat, action)


@rule
def appraise_passage(s: Record, seat: int, action: int) -> float:
    """Asking for passage, and being asked."""
    step = s.step
    if step == AT_PASSAGE:
        return decide_passage(s, seat, action)
    if step == AT_PASSAGE_PRICE:
        return decide_price(s, seat, action)
    if step == AT_PASSAGE_CARDS:
        return decide_price_in_cards(s, seat, action)
    return decide_reply(s, seat, action) if step == AT_PASSAGE_ACCEPT else 0.0


@rule
def appraise_production(s: Record, seat: int, action: int) -> float:
    """Creation and production."""
    step = s.step
    if step == AT_CREATE_UNIT or step == AT_BUILD:
        return decide_build(s, seat, action)
    if step == AT_UNPAID:
        return decide_unpaid(s, seat, action)
    if step == AT_MOOR:
        return decide_mooring(s, seat, action)
    return decide_fight(s, seat, action) if step == AT_CREATE_CONFLICT else decide_creation(s, seat, action)


@rule
def appraise_move(s: Record, seat: int, action: int) -> float:
    """Manoeuvres."""
    step = s.step
    if step == AT_STACK:
        return decide_stack(s, seat, action)
    if step == AT_PICK_UNIT:
        return decide_pick(s, seat, action)
    if step == AT_GO:
        return decide_way(s, seat, action)
    return decide_canal(s, seat, action) if step == AT_CANAL else decide_fight(s, seat, action)


@rule
def appraise_conflict(s: Record, seat: int, action: int) -> float:
    """Conflicts."""
    step = s.step
    if step == AT_COMMIT:
        return decide_commitment(s, seat, action)
    if step == AT_RETREAT:
        return decide_retreat(s, seat, action)
    if step == AT_RETREAT_TO:
        return decide_refuge(s, seat, action)
    if step == AT_REPLACE_CARD:
        return decide_redraw(s, seat, action)
    if step == AT_PURSUE:
        return decide_loss(s, seat, action)
    return decide_front(s, seat, action) if step == AT_FRONT or step == AT_SCRAP_BOMB else 0.0


@rule
def appraise_culture(s: Record, seat: int, action: int) -> float:
    """Destiny, civilise, and leaders who must go."""
    step = s.step
    if step == AT_CIVILISE_PART:
        return decide_part(s, seat, action)
    if step == AT_DISCARD:
        return decide_discard(s, seat, action)
    if step == AT_ARRANGE:
        return decide_wanted(s, seat, action)
    if step == AT_ARTIFACT_EMPIRE or step == AT_ARTIFACT_REGION:
        return decide_artifact(s, seat, action)
    if step == AT_KEEP_DRAWN:
        return decide_drawn_leader(s, seat, action)
    if step == AT_PLACE_LEADER:
        return decide_post(s, seat, action)
    if step == AT_URBANISE:
        return decide_city(s, seat, action)
    return appraise_rest(s, seat, action)


@rule
def appraise_rest(s: Record, seat: int, action: int) -> float:
    """The smaller parts of civilising, and leaders who must go."""
    step = s.step
    if step == AT_CULTURE_SOURCE:
        return decide_source(s, seat, action)
    if step == AT_MODERNISE:
        return decide_modernising(s, seat, action)
    if step == AT_PACIFY:
        return decide_order(s, seat, action)
    if step == AT_ASSASSIN_KEEP:
        return decide_redraw(s, seat, action)
    if step == AT_SURPLUS_LEADER:
        return decide_surplus(s, seat, action)
    return decide_leader(s, seat, action) if step == AT_KEEP_LEADER else 0.0
