"""What other groups of rules own and this branch calls; each stands here only until its own module is there."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..state import IN_DISCARDS, LEADER_PLACES, NO_CARD, NOTHING, NOWHERE
from ..tables import END_LEVEL, LEADERS
from .standing import leader_has


@rule
def standing_checks(s: Record) -> None:
    """Of `checks`: what is looked after when something has changed."""
    return


@rule
def lose_control(s: Record, region: int) -> None:
    """Of `checks`: a region is nobody's now."""
    s.control[region] = NOBODY


@rule
def take_control(s: Record, region: int, empire: int) -> None:
    """Of `checks`: a region is an empire's now."""
    s.control[region] = empire


@rule
def move_marker(s: Record, empire: int, steps: int) -> None:
    """Of `checks`: a progress marker moves."""
    s.level[empire] = min(max(int(s.level[empire]) + steps, 1), END_LEVEL)


@rule
def draw_card(s: Record) -> int:
    """Of `cards`: the next card of the draw pile, -1 where there is none."""
    if s.deck_left == 0:
        return NO_CARD
    s.deck_left -= 1
    card = int(s.deck[s.deck_left])
    s.deck[s.deck_left] = NO_CARD
    return card


@rule
def discard_card(s: Record, card: int) -> None:
    """Of `cards`: a card goes on the discards."""
    s.card_at[card] = IN_DISCARDS


@rule
def has_kind_at(s: Record, empire: int, region: int, kind: int) -> bool:
    """Of `leaders`: whether an empire has a leader of a kind in a region."""
    for place in range(LEADER_PLACES):
        if s.leader[place] != NOTHING and s.leader_of[place] == empire and s.leader_at[place] == region:
            if leader_has(int(s.leader[place]), kind):
                return True
    return False


@rule
def remove_leader(s: Record, place: int) -> None:
    """Of `leaders`: SA-259: a leader leaves the map; an unnamed one goes back to the cup."""
    if s.leader[place] >= LEADERS:
        s.cup[s.leader[place] - LEADERS] += 1
    s.leader[place] = NOTHING
    s.leader_of[place] = NOBODY
    s.leader_at[place] = NOWHERE


@rule
def drop_artifact(s: Record, artifact: int) -> None:
    """Of `artifacts`: an artifact's marker leaves the map."""
    for region in range(len(s.wonder)):
        if s.wonder[region] == artifact:
            s.wonder[region] = NOTHING


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """Of `effects_run`: the clauses that something triggers are carried out."""
    return


@rule
def pay_square_icon(s: Record, empire: int, category: int) -> None:
    """Of `effects_run`: the glory of a square icon."""
    return
