"""Rules that other chapters carry out, in the smallest form that works until those chapters stand."""

from aevum.core.bits import put_in
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import end_game, interrupt

from ..atlas import REGIONS
from ..effects import CLAUSES
from ..grammar import OP
from ..state import IN_DISCARDS, LEADER_PLACES, NOTHING, NOWHERE
from ..steps import AT_CARRY_OUT
from ..tables import (
    ARTIFACT_COLOUR,
    ARTIFACT_GLORY,
    ARTIFACT_KIND,
    ARTIFACT_PLACE,
    COLOURS,
    IN_REGION,
    LEADERS,
    RELIGION,
)
from ..words import OP_CONVERT
from .empires import add_glory
from .standing import END, START, clause_at, next_clause

AT_SETUP = -2  # where a religion or government comes from that an empire starts with


@rule
def discard_card(s: Record, card: int) -> None:
    """A card goes on the discards."""
    s.card_at[card] = IN_DISCARDS


@rule
def place_leader(s: Record, who: int, empire: int, region: int) -> None:
    """A leader comes on the map, a famous one for the only time, an unnamed one out of the cup."""
    for place in range(LEADER_PLACES):
        if s.leader[place] == NOTHING:
            s.leader[place] = who
            s.leader_of[place] = empire
            s.leader_at[place] = region
            s.leader_moves[place] = 0
            break
    if who < LEADERS:
        put_in(s.famous_used, who)
    else:
        s.cup[who - LEADERS] -= 1


@rule
def remove_leader(s: Record, place: int) -> None:
    """SA-259, SA-294-R1, SA-330: an unnamed leader goes back into the cup, a famous one leaves the game."""
    who = int(s.leader[place])
    if who >= LEADERS:
        s.cup[who - LEADERS] += 1
    s.leader[place] = NOTHING
    s.leader_of[place] = NOBODY
    s.leader_at[place] = NOWHERE
    s.leader_moves[place] = 0


@rule
def drop_artifact(s: Record, artifact: int) -> None:
    """The marker of an artifact leaves play."""
    for region in range(REGIONS):
        if s.wonder[region] == artifact:
            s.wonder[region] = NOTHING
    for empire in range(COLOURS):
        s.owned[empire, artifact] = 0


@rule
def acquire(s: Record, artifact: int, empire: int, region: int) -> None:
    """SA-280, SA-282: a marker comes into play, and glory with it."""
    if ARTIFACT_PLACE[artifact] == IN_REGION:
        s.wonder[region] = artifact
    else:
        s.owned[empire, artifact] = 1
    add_glory(s, int(s.player[empire]), ARTIFACT_GLORY if ARTIFACT_COLOUR[artifact] == 0 else -ARTIFACT_GLORY)


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """The effects of a moment are carried out."""


@rule
def end_now(s: Record) -> None:
    """SA-033-R1, SA-396: the game ends at once."""
    end_game(s)


@rule
def trigger_verb(s: Record, empire: int, when: int, verb: int) -> None:
    """The effects of one verb at a moment are carried out; here that is only marked."""
    cursor = next_clause(s, empire, verb, when, START)
    while cursor != END:
        if CLAUSES[clause_at(s, empire, cursor), OP] != OP_CONVERT:
            interrupt(s, AT_CARRY_OUT, empire, clause_at(s, empire, cursor))
        cursor = next_clause(s, empire, verb, when, cursor)


@rule
def adopt(s: Record, empire: int, artifact: int, source: int) -> None:
    """SA-306, SA-307: a religion or a government comes on an empire's card, and glory with it."""
    if ARTIFACT_KIND[artifact] == RELIGION:
        s.religion[empire] = artifact
    else:
        s.government[empire] = artifact
    add_glory(s, int(s.player[empire]), ARTIFACT_GLORY)
