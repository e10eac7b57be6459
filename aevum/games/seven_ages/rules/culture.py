"""SA-303 to SA-309: an empire adopts the religion or government of another."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer

from ..actions import ADOPT, ADOPT_FROM
from ..state import NO_CARD
from ..steps import AT_CULTURE_SOURCE
from ..tables import ARTIFACTS, COLOURS
from .artifacts import adopt, can_take_up
from .checks import standing_checks
from .empires import empire_of_card, has_marker_of, in_play, next_by_card
from .reach import empires_in_range


@rule
def is_source(s: Record, empire: int, artifact: int, other: int, near: int) -> bool:
    """SA-303: another empire, also of the same player, that has the marker and is among those in range."""
    return other != empire and (near >> other) & 1 == 1 and in_play(s, other) and has_marker_of(s, other, artifact)


@rule
def has_source(s: Record, empire: int, artifact: int, near: int) -> bool:
    """SA-303: whether any empire in range has a religion or government to adopt."""
    for other in range(COLOURS):
        if is_source(s, empire, artifact, other, near):
            return True
    return False


@rule
def has_culture_for(s: Record, other: int, empire: int) -> bool:
    """SA-303: whether an empire has a religion or government that another could take up, were it in range."""
    for artifact in range(ARTIFACTS):
        if can_take_up(s, empire, artifact) and has_marker_of(s, other, artifact):
            return True
    return False


@rule
def offer_cultures(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-303, SA-305: the religions and governments that can be adopted, of which one is."""
    near = empires_in_range(s, empire)
    for artifact in range(ARTIFACTS):
        if can_take_up(s, empire, artifact) and has_source(s, empire, artifact, near):
            count = offer(out, count, ADOPT, artifact)
    return count


@rule
def choose_culture(s: Record, empire: int, action: int) -> None:
    """SA-303-R2: then its source is named."""
    interrupt(s, AT_CULTURE_SOURCE, empire, first_noun(action))


@rule
def culture_sources(s: Record, seat: int, out: Actions) -> int:
    """SA-303-R2: one source empire is named."""
    count = 0
    near = empires_in_range(s, about(s))
    other = next_by_card(s, NO_CARD)
    while other != NOBODY:
        if is_source(s, about(s), about_too(s), other, near):
            count = offer(out, count, ADOPT_FROM, s.card[other])
        other = next_by_card(s, int(s.card[other]))
    return count


@rule
def adopt_culture(s: Record, seat: int, action: int) -> None:
    """SA-306, SA-307: it is adopted."""
    adopt(s, was_about(s), was_about_too(s), empire_of_card(s, first_noun(action)))
    standing_checks(s)
