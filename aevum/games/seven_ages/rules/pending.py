"""Jobs that other modules own, until those are here: each has the name and the signature that it will have."""

from aevum.core.random import draw_below
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..state import IN_DISCARDS, IN_HAND, LEADER_PLACES, NO_CARD, NOTHING, NOWHERE
from ..tables import ARTIFACT_KIND, COLOURS, END_LEVEL, LEADERS, RELIGION
from .empires import add_glory
from .standing import leader_has


# Of rules/checks.py.
@rule
def standing_checks(s: Record) -> None:
    """Z1 to Z11: what holds after every step."""


@rule
def take_control(s: Record, region: int, empire: int) -> None:
    """SA-008: a region is an empire's from now on."""
    s.control[region] = empire


@rule
def lose_control(s: Record, region: int) -> None:
    """SA-122, SA-284: a region is neutral from now on; its artifact goes, its city and its fort stay."""
    empire = int(s.control[region])
    s.control[region] = NOBODY
    s.wonder[region] = NOTHING
    if empire != NOBODY and s.capital[empire] == region:
        s.capital[empire] = NOWHERE


@rule
def move_marker(s: Record, empire: int, steps: int) -> None:
    """SA-004, SA-005: a progress marker moves."""
    s.level[empire] = min(max(int(s.level[empire]) + steps, 1), END_LEVEL)


# Of rules/cards.py.
@rule
def deal_card(s: Record, seat: int) -> int:
    """A card from the draw pile comes to a hand; -1 when there is none."""
    if s.deck_left == 0:
        return NO_CARD
    s.deck_left -= 1
    card = int(s.deck[s.deck_left])
    give_card(s, card, seat)
    return card


@rule
def give_card(s: Record, card: int, seat: int) -> None:
    """A card comes to a hand."""
    s.card_at[card] = IN_HAND + seat
    s.hand_size[seat] += 1


@rule
def discard_card(s: Record, card: int) -> None:
    """A card comes to the discards."""
    s.card_at[card] = IN_DISCARDS


# Of rules/reach.py.
@rule
def in_range(s: Record, empire: int, other: int) -> bool:
    """SA-010: whether another empire is in range."""
    return empire != other


@rule
def in_range_of_player(s: Record, seat: int, empire: int) -> bool:
    """SA-398, SA-399: whether an empire is in range of one of a player's empires."""
    return True


# Of rules/leaders.py.
@rule
def place_leader(s: Record, who: int, empire: int, region: int) -> None:
    """SA-302: a leader comes on the map."""
    for place in range(LEADER_PLACES):
        if s.leader[place] == NOTHING:
            s.leader[place] = who
            s.leader_of[place] = empire
            s.leader_at[place] = region
            if who >= LEADERS:
                s.cup[who - LEADERS] -= 1
            return


@rule
def remove_leader(s: Record, place: int) -> None:
    """SA-292, SA-294: a leader leaves the map, an unnamed one for the cup."""
    who = int(s.leader[place])
    if who >= LEADERS:
        s.cup[who - LEADERS] += 1
    s.leader[place] = NOTHING
    s.leader_of[place] = NOBODY


@rule
def has_kind_at(s: Record, empire: int, region: int, kind: int) -> bool:
    """Whether an empire has a leader of a kind in a region."""
    for place in range(LEADER_PLACES):
        if s.leader[place] != NOTHING and s.leader_of[place] == empire and s.leader_at[place] == region:
            if leader_has(int(s.leader[place]), kind):
                return True
    return False


# Of rules/artifacts.py.
AT_SETUP = -2


@rule
def acquire(s: Record, artifact: int, empire: int, region: int) -> None:
    """SA-280, SA-282: a marker comes on an empire's card, or in a region."""
    if region == NOWHERE:
        s.owned[empire, artifact] = 1
    else:
        s.wonder[region] = artifact
    add_glory(s, int(s.player[empire]), 1)


@rule
def drop_artifact(s: Record, artifact: int) -> None:
    """SA-286: a marker leaves the game."""
    for empire in range(COLOURS):
        s.owned[empire, artifact] = 0
    for region in range(len(s.wonder)):
        if s.wonder[region] == artifact:
            s.wonder[region] = NOTHING


@rule
def adopt(s: Record, empire: int, artifact: int, source: int) -> None:
    """SA-306, SA-307: an empire takes up a religion or a government from another; -1: by card; or at set-up."""
    if ARTIFACT_KIND[artifact] == RELIGION:
        s.religion[empire] = artifact
    else:
        s.government[empire] = artifact
    add_glory(s, int(s.player[empire]), 1)


# Of rules/assassins.py.
@rule
def begin_assassination(s: Record, empire: int, place: int, draws: int) -> None:
    """SA-272: an empire sets out to kill the leader in a place, with so many draws."""
    if draw_below(s, 2):
        remove_leader(s, place)
