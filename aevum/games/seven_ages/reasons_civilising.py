"""Why something cannot be done in a destiny or civilise action: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.bits import has
from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun, verb_of

from . import actions
from .atlas import CITY_UP, LARGEST_CITY
from .reasons_trade import why_not_in_range
from .rules import artifacts, cities, civilise, promotion, requirements
from .rules.empires import empire_of_card, has_marker_of, in_play, is_barbarian, is_land, is_out
from .state import IN_HAND, NOTHING, NOWHERE
from .steps import (
    AT_ARTIFACT_EMPIRE,
    AT_ARTIFACT_REGION,
    AT_CIVILISE_PART,
    AT_CULTURE_SOURCE,
    AT_KEEP_DRAWN,
    AT_PACIFY,
    AT_PLACE_LEADER,
    AT_URBANISE,
)
from .tables import (
    ARTIFACT_CONDITIONAL_AGES,
    ARTIFACT_KIND,
    ARTIFACT_PLACE,
    CARD_ARTIFACT,
    CARD_FAMOUS,
    COLOURS,
    DISORDER_PRICE,
    IN_REGION,
    LEADERS,
)

Why = Callable[[Record, int, int], str]
PARTS = "SA-263"
OFF_EMPIRE = "SA-056-R1"
# SA-317 to SA-319: the rule that says what a city of a level needs.
CITY_RULES = {3: "SA-317", 5: "SA-318", 7: "SA-319"}


# Artifacts


def _why_not_on(s: Record, seat: int, actor: int, artifact: int, empire: int) -> tuple[int, str]:
    """What keeps an artifact that is not in play from an empire, and how near it came; the nearest is most telling."""
    if not requirements.is_in_age(s, empire, artifact):
        return 0, "SA-277" if ARTIFACT_CONDITIONAL_AGES[artifact] else "SA-276"
    if artifacts.is_culture(artifact) and not artifacts.can_change(s, empire, int(ARTIFACT_KIND[artifact])):
        return 1, "SA-304"
    if artifacts.resists(s, empire, artifact, seat):
        return 1, "SA-304-R1"
    if not artifacts.can_acquire(s, empire, artifact):
        return 2, _why_no_site(s, empire, artifact)
    return 3, "SA-397"


def _why_no_site(s: Record, empire: int, artifact: int) -> str:
    """Its requirement is not met; or where it is an artifact stands already, or it is not the empire's land."""
    if ARTIFACT_PLACE[artifact] != IN_REGION:
        return "SA-278"
    fit = [
        region
        for region in range(len(s.control))
        if s.control[region] == empire
        and is_land(region)
        and requirements.meets_requirement(s, empire, artifact, region)
    ]
    return "SA-281" if fit else "SA-278"


def _why_not_play_artifact(s: Record, seat: int, action: int) -> str:
    """Not now, not in the hand, in play already, or for no empire."""
    card = first_noun(action)
    artifact = int(CARD_ARTIFACT[card])
    if s.step != AT_CIVILISE_PART or s.card_at[card] != IN_HAND + seat:
        return "SA-264"
    if is_out(s, artifact):
        return "SA-279"
    causes = [_why_not_on(s, seat, about(s), artifact, empire) for empire in range(COLOURS) if in_play(s, empire)]
    return max(causes, default=(0, "SA-276"))[1]


def _why_not_give_artifact(s: Record, seat: int, action: int) -> str:
    empire = empire_of_card(s, first_noun(action))
    if s.step != AT_ARTIFACT_EMPIRE or empire == NOBODY:
        return "SA-276"
    return _why_not_on(s, seat, about(s), int(CARD_ARTIFACT[about_too(s)]), empire)[1]


def _why_not_place_artifact(s: Record, seat: int, action: int) -> str:
    """Not land of the empire, an artifact there already, or not what it requires."""
    region = first_noun(action)
    if s.step != AT_ARTIFACT_REGION or not is_land(region):
        return "SA-280"
    if s.control[region] != civilise.receiver_in(about_too(s)):
        return "SA-280"
    return "SA-281" if s.wonder[region] != NOTHING else "SA-278"


# Parts of a civilise action


def _why_not_part(s: Record, rule: str, part: int = 0) -> str | None:
    """What keeps anybody from a part of the action: another step, no empire, or it was done."""
    if s.step != AT_CIVILISE_PART:
        return rule
    if about(s) < 0:
        return OFF_EMPIRE
    return PARTS if int(s.civilised) & part else None


def _why_not_dismiss(s: Record, seat: int, action: int) -> str:
    return _why_not_part(s, "SA-291", civilise.DISMISSED) or "SA-291"


def _why_not_promote(s: Record, seat: int, action: int) -> str:
    """Enough leaders, not one of the card, in play before, or of another Age."""
    why = _why_not_part(s, "SA-295", civilise.PROMOTED)
    if why:
        return why
    empire, who = about(s), first_noun(action)
    if not promotion.may_promote(s, empire):
        return "SA-295"
    listed = who < LEADERS and who in CARD_FAMOUS[s.card[empire]].tolist()
    return "SA-298" if listed and has(s.famous_used, who) else "SA-297"


def _why_not_draw_leader(s: Record, seat: int, action: int) -> str:
    if s.step == AT_KEEP_DRAWN:
        return "SA-301"
    return _why_not_part(s, "SA-299", civilise.PROMOTED) or "SA-295"


def _why_not_send_leader(s: Record, seat: int, action: int) -> str:
    own = s.step == AT_PLACE_LEADER and s.control[first_noun(action)] == about(s)
    return "SA-294" if own else "SA-302"


def _why_not_adopt(s: Record, seat: int, action: int) -> str:
    """Only what it has not, not past its last Age, not in disorder instead of another, and from somebody in range."""
    why = _why_not_part(s, "SA-303", civilise.ADOPTED)
    if why:
        return why
    empire, artifact = about(s), first_noun(action)
    if not artifacts.is_culture(artifact) or has_marker_of(s, empire, artifact):
        return "SA-303"
    if artifacts.is_past(s, empire, artifact):
        return "SA-303-R2"
    return "SA-303" if artifacts.can_change(s, empire, int(ARTIFACT_KIND[artifact])) else "SA-304"


def _why_not_adopt_from(s: Record, seat: int, action: int) -> str:
    other = empire_of_card(s, first_noun(action))
    if s.step != AT_CULTURE_SOURCE or other == NOBODY or not has_marker_of(s, other, about_too(s)):
        return "SA-303"
    return why_not_in_range(s, about(s), other) or "SA-303"


def _why_not_modernise(s: Record, seat: int, action: int) -> str:
    return _why_not_part(s, "SA-310") or "SA-310"


def _why_not_urbanise(s: Record, seat: int, action: int) -> str:
    why = _why_not_part(s, "SA-312")
    if why:
        return why
    return "SA-312" if cities.may_have_cities(s, about(s)) else "SA-313"


def _why_not_city(s: Record, seat: int, action: int) -> str:
    """Not now, not there, a city or none there, built today, too large for the Age, or too many."""
    if s.step != AT_URBANISE:
        return "SA-312"
    empire, region = about(s), first_noun(action)
    if s.control[region] != empire or not is_land(region):
        return "SA-312-R1"
    if verb_of(action) == actions.BUILD_CITY and s.city[region] > 0:
        return "SA-314"
    if cities.was_urbanised(s, region):
        return "SA-312-R1"
    if verb_of(action) == actions.IMPROVE_CITY and s.city[region] in (0, LARGEST_CITY):
        return "SA-316"
    if cities.next_city(s, empire, region) == 0:
        return CITY_RULES[int(CITY_UP[s.city[region]])]
    return "SA-312"


def _why_not_make_capital(s: Record, seat: int, action: int) -> str:
    why = _why_not_part(s, "SA-323")
    if why or is_barbarian(s, about(s)):
        return why or "SA-323"
    return "SA-321" if s.capital[about(s)] != NOWHERE else "SA-323"


def _why_not_pacify(s: Record, seat: int, action: int) -> str:
    pays = s.step == AT_PACIFY and cities.can_pacify(s, about(s), first_noun(action))
    return "SA-007" if pays and s.money[about(s)] < DISORDER_PRICE else "SA-324"


def _always(rule: str) -> Why:
    return lambda s, seat, action: rule


CIVILISING: dict[int, Why] = {
    actions.PUT_NEXT: _always("SA-016-R1"),
    actions.PLAY_ARTIFACT: _why_not_play_artifact,
    actions.GIVE_ARTIFACT: _why_not_give_artifact,
    actions.PLACE_ARTIFACT: _why_not_place_artifact,
    actions.DISMISS: _why_not_dismiss,
    actions.PROMOTE: _why_not_promote,
    actions.DRAW_LEADER: _why_not_draw_leader,
    actions.KEEP_DRAWN_LEADER: _always("SA-300"),
    actions.SEND_LEADER: _why_not_send_leader,
    actions.ADOPT: _why_not_adopt,
    actions.ADOPT_FROM: _why_not_adopt_from,
    actions.MODERNISE: _why_not_modernise,
    actions.TURN_OVER: _always("SA-310"),
    actions.URBANISE: _why_not_urbanise,
    actions.BUILD_CITY: _why_not_city,
    actions.IMPROVE_CITY: _why_not_city,
    actions.MAKE_CAPITAL: _why_not_make_capital,
    actions.PACIFY: _why_not_pacify,
    actions.KEEP_DRAWN_CARD: _always("SA-272"),
    actions.DRAW_ANOTHER_CARD: _always("SA-272"),
}
