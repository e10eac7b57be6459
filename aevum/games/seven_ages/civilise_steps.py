"""SA-263 to SA-324: the steps of a civilise action, all of them interrupts, for the order of play."""

from aevum.core.sequence import Decision, Step

from .rules.assassins import card_choices, draw_for_side, keep_card, show_assassination, who_keeps_card
from .rules.cities import city_sites, pacify, regions_to_pacify, urbanise, who_pacifies
from .rules.civilise import (
    artifact_empires,
    artifact_sites,
    carry_out_gain,
    carry_out_spread,
    civilise,
    do_part,
    give_artifact,
    hides_parts,
    parts,
    place_artifact,
    who_civilises,
)
from .rules.culture import adopt_culture, culture_sources
from .rules.empires import owner_decides
from .rules.modernising import show_turned, turn_units, units_to_turn
from .rules.promotion import draw_leader, drawn_choices, keep_or_draw, post_leader, posts
from .steps import (
    AT_ARTIFACT_EMPIRE,
    AT_ARTIFACT_REGION,
    AT_ASSASSIN_DRAW,
    AT_ASSASSIN_KEEP,
    AT_ASSASSIN_SHOW,
    AT_CIVILISE,
    AT_CIVILISE_PART,
    AT_CULTURE_SOURCE,
    AT_DRAW_LEADER,
    AT_GAINED,
    AT_KEEP_DRAWN,
    AT_MODERNISE,
    AT_MODERNISED,
    AT_PACIFY,
    AT_PLACE_LEADER,
    AT_SPREAD,
    AT_URBANISE,
)

CIVILISE_STEPS: tuple[Step | Decision, ...] = (
    Step(AT_CIVILISE, civilise),
    Decision(AT_CIVILISE_PART, who_civilises, parts, do_part, secret=hides_parts),
    Decision(AT_ARTIFACT_EMPIRE, who_civilises, artifact_empires, give_artifact),
    Decision(AT_ARTIFACT_REGION, who_civilises, artifact_sites, place_artifact),
    Step(AT_GAINED, carry_out_gain),
    Step(AT_SPREAD, carry_out_spread),
    Step(AT_DRAW_LEADER, draw_leader, chance=True),
    Decision(AT_KEEP_DRAWN, owner_decides, drawn_choices, keep_or_draw),
    Decision(AT_PLACE_LEADER, owner_decides, posts, post_leader),
    Decision(AT_CULTURE_SOURCE, owner_decides, culture_sources, adopt_culture),
    Decision(AT_MODERNISE, owner_decides, units_to_turn, turn_units, secret=True, covered=True),
    Step(AT_MODERNISED, show_turned, chance=True),
    Decision(AT_URBANISE, owner_decides, city_sites, urbanise),
    Decision(AT_PACIFY, who_pacifies, regions_to_pacify, pacify),
    Step(AT_ASSASSIN_DRAW, draw_for_side, chance=True),
    Decision(AT_ASSASSIN_KEEP, who_keeps_card, card_choices, keep_card),
    Step(AT_ASSASSIN_SHOW, show_assassination, chance=True),
)
