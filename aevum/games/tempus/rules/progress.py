"""Progress, and the end: TE-100 to TE-113."""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import end_game, go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from ..actions import (
    CAUGHT_UP,
    DONE,
    PROGRESS_LAID,
    PROGRESS_REVEALED,
    PROGRESS_TOTAL,
    REACHED,
)
from ..state import (
    BONUS_CARDS,
    CARD_TERRAINS,
    CARDS,
    CITY_PROGRESS_POINTS,
    EPOCH_POINTS,
    EPOCH_TERRAIN,
    HEX_POINTS,
    LAST_EPOCH,
    PERSON_PROGRESS_POINTS,
    PROGRESS_POINTS,
    TERRAIN_PROGRESS_POINTS,
)
from ..steps import AT_BEGIN_EPOCH, AT_DISCARD, AT_DRAW, AT_NEXT_TO_LAY, AT_PROGRESS, AT_REVEAL_PROGRESS
from .board import camp, cities_built, scores_hex
from .cards import card_of, discard_laid, lay_card


@rule
def catch_up(s: Record) -> None:
    """TE-100, TE-101: every cube goes to the most advanced row; the next one is the new epoch."""
    foremost = 0
    for seat in range(s.seats):
        foremost = max(foremost, int(s.cube[seat]))
    for seat in range(s.seats):
        if s.cube[seat] < foremost:
            s.cube[seat] = foremost
            tell(s, CAUGHT_UP, seat)
    s.new_epoch = foremost + 1
    s.seat = s.first_seat
    s.layers = 0


@rule
def next_to_lay(s: Record) -> None:
    """TE-102: in turn order; whoever has no card lays none."""
    while s.layers < s.seats and s.hand_size[s.seat] == 0:
        s.layers += 1
        s.seat = (s.seat + 1) % s.seats
    if s.layers == s.seats:
        go_to(s, AT_REVEAL_PROGRESS)


@rule
def lay_for_progress(s: Record, seat: int, action: int) -> None:
    """TE-102: face down; only the number is seen."""
    if verb_of(action) != DONE:
        lay_card(s, seat, card_of(first_noun(action), second_noun(action)))
        go_to(s, AT_PROGRESS if s.hand_size[seat] > 0 else AT_NEXT_TO_LAY)
    else:
        go_to(s, AT_NEXT_TO_LAY)
    if verb_of(action) == DONE or s.hand_size[seat] == 0:
        tell(s, PROGRESS_LAID, seat, s.laid_size[seat])
        s.layers += 1
        s.seat = (seat + 1) % s.seats


@rule
def reveal_progress(s: Record) -> None:
    """TE-102, TE-104, TE-106: all is revealed and counted; the highest total moves on, with all who tie for it."""
    best = 0
    for seat in range(s.seats):
        reveal_laid(s, seat)
        total = progress_points(s, seat)
        tell(s, PROGRESS_TOTAL, seat, total)
        best = max(best, total)
    for turn in range(s.seats):
        seat = (s.first_seat + turn) % s.seats
        if progress_points(s, seat) == best:
            reach_epoch(s, seat)
    for seat in range(s.seats):
        discard_laid(s, seat)
    interrupt(s, AT_DISCARD)
    interrupt(s, AT_DRAW)


@rule
def reveal_laid(s: Record, seat: int) -> None:
    """TE-102: everybody shows what was laid."""
    for card in range(CARDS):
        for _copy in range(s.laid[seat, card]):
            tell(s, PROGRESS_REVEALED, seat, card // CARD_TERRAINS, card % CARD_TERRAINS)


@rule
def progress_points(s: Record, seat: int) -> int:
    """TE-103: what counts towards the new epoch."""
    return points_on_board(s, seat, int(s.new_epoch)) + points_laid(s, seat, int(s.new_epoch))


@rule
def points_on_board(s: Record, seat: int, epoch: int) -> int:
    """TE-103: people on the epoch's terrain, and cities."""
    terrain = EPOCH_TERRAIN[epoch]
    points = 0
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        if s.city[place] > 0:
            points += CITY_PROGRESS_POINTS
        elif s.land[place] == terrain:
            points += s.people[place] * PERSON_PROGRESS_POINTS
    return points


@rule
def points_laid(s: Record, seat: int, epoch: int) -> int:
    """TE-103, TE-140: the cards laid."""
    terrain = EPOCH_TERRAIN[epoch]
    points = 0
    for card in range(CARDS):
        worth = int(PROGRESS_POINTS[card // CARD_TERRAINS])
        if card % CARD_TERRAINS == terrain:
            worth += TERRAIN_PROGRESS_POINTS
        points += worth * s.laid[seat, card]
    return points


@rule
def reach_epoch(s: Record, seat: int) -> None:
    """TE-104, TE-105: the cube moves to the new epoch; the first to reach some of them draw cards at once."""
    s.cube[seat] = s.new_epoch
    s.to_draw[seat] = BONUS_CARDS[s.new_epoch]
    tell(s, REACHED, seat, s.new_epoch)


@rule
def end_epoch(s: Record) -> None:
    """TE-110, TE-111, TE-148: Government is discarded, the marker passes on; with Flight reached the game ends."""
    for card in range(CARDS):
        s.discards[card] += s.set_aside[card]
        s.set_aside[card] = 0
    for seat in range(s.seats):
        for terrain in range(CARD_TERRAINS):
            s.governing[seat, terrain] = 0
    s.first_seat = (s.first_seat + 1) % s.seats
    s.seat = s.first_seat
    if s.new_epoch == LAST_EPOCH:
        end_game(s)
    else:
        go_to(s, AT_BEGIN_EPOCH)


@rule
def score(s: Record, seat: int) -> int:
    """TE-112: hexes with people that are no mountains, cities, and Flight."""
    points = int(EPOCH_POINTS[s.cube[seat]])
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        points += int(s.city[place])
        if scores_hex(s, seat, place):
            points += HEX_POINTS
    return points


@rule
def beats(s: Record, seat: int, other: int) -> bool:
    """TE-113: more points; then more cards; then more cities."""
    own, theirs = score(s, seat), score(s, other)
    if own != theirs:
        return own > theirs
    if s.hand_size[seat] != s.hand_size[other]:
        return s.hand_size[seat] > s.hand_size[other]
    return cities_built(s, seat) > cities_built(s, other)
