"""An epoch: TE-020 to TE-024. Action tiles, turns, and the five actions; Government (TE-148)."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, pack, second_noun, verb_of

from ..actions import (
    CHOOSE_CHILDREN,
    CHOOSE_CITY,
    CHOOSE_FIGHT,
    CHOOSE_IDEA,
    CHOOSE_MOVE,
    CHOSE_CHILDREN,
    CHOSE_CITY,
    CHOSE_FIGHT,
    CHOSE_IDEA,
    CHOSE_MOVE,
    DONE,
    EPOCH_BEGAN,
    PLAY,
    TOOK_TILES,
    WAIT,
    WAITED,
)
from ..state import ACTION_TILES, GOVERNMENT, GOVERNMENT_ACTIONS, IDEAS_DRAWN, MILITARY_LEADER, RELIGION
from ..steps import (
    AT_ACTION,
    AT_CATCH_UP,
    AT_CHILDREN,
    AT_CITY_HEX,
    AT_DISCARD,
    AT_DRAW,
    AT_END_TURN,
    AT_FIGHT_FROM,
    AT_MOVE_PICK,
    AT_NEXT_TURN,
    AT_RELIGION,
)
from .cards import has_card, list_cards, set_card_aside, spend_card
from .children import begin_children
from .fighting import can_fight
from .moving import begin_moving
from .religion import can_convert


@rule
def begin_epoch(s: Record) -> None:
    """TE-020, TE-021: each player takes the action tiles of the row of the own cube."""
    s.epochs += 1
    s.seat = s.first_seat
    tell(s, EPOCH_BEGAN, s.epochs)
    for seat in range(s.seats):
        s.tiles[seat] = ACTION_TILES[s.cube[seat]]
        tell(s, TOOK_TILES, seat, s.tiles[seat])


@rule
def next_turn(s: Record) -> None:
    """TE-022: one tile each in turn order; those without tiles are passed over; with none left comes progress."""
    for _turn in range(s.seats):
        if s.tiles[s.seat] > 0:
            s.actions_left = 1
            s.acted = 0
            return
        s.seat = (s.seat + 1) % s.seats
    go_to(s, AT_CATCH_UP)


@rule
def who_acts(s: Record) -> int:
    """TE-022, TE-082: the player on turn; after the action only somebody who holds cards is asked."""
    return 1 << int(s.seat) if s.actions_left > 0 or s.hand_size[s.seat] > 0 else 0


@rule
def turn_choices(s: Record, seat: int, out: Actions) -> int:
    """TE-023, TE-082, TE-148: an action while one is due; cards before and after it; then the end of the turn."""
    count = 0
    if s.actions_left > 0:
        for verb in range(CHOOSE_MOVE, CHOOSE_CITY + 1):
            count = offer(out, count, verb)
    if has_card(s, seat, MILITARY_LEADER) and can_fight(s, seat):
        count = list_cards(s, seat, PLAY, MILITARY_LEADER, out, count)
    if has_card(s, seat, RELIGION) and can_convert(s, seat):
        count = list_cards(s, seat, PLAY, RELIGION, out, count)
    if s.tiles[seat] > s.actions_left:
        count = list_cards(s, seat, PLAY, GOVERNMENT, out, count)
    if s.acted == 0 and s.actions_left == 1:
        count = list_waits(s, seat, out, count)
    if s.actions_left == 0:
        count = offer(out, count, DONE)
    return count


@rule
def list_waits(s: Record, seat: int, out: Actions, count: int) -> int:
    """TE-148: Government lets a player who has neither acted nor announced two actions pass and keep the tile."""
    before = count
    count = list_cards(s, seat, WAIT, GOVERNMENT, out, count)
    for place in range(before, min(count, len(out))):
        out[place] = pack(WAIT, second_noun(out[place]))
    return count


@rule
def take_turn(s: Record, seat: int, action: int) -> None:
    """TE-022, TE-023: use a tile for an action, play a card, wait, or end the turn."""
    verb = verb_of(action)
    if verb == DONE:
        go_to(s, AT_END_TURN)
    elif verb == WAIT:
        set_card_aside(s, seat, GOVERNMENT, first_noun(action))
        tell(s, WAITED, seat)
        go_to(s, AT_END_TURN)
    else:
        go_to(s, AT_ACTION)
        if verb == PLAY:
            play_in_turn(s, seat, first_noun(action), second_noun(action))
        else:
            s.tiles[seat] -= 1
            s.actions_left -= 1
            s.acted = 1
            begin_action(s, seat, verb)


@rule
def play_in_turn(s: Record, seat: int, idea: int, terrain: int) -> None:
    """TE-143, TE-147, TE-148: a free attack, a conversion, or two actions in a row."""
    if idea == GOVERNMENT:
        set_card_aside(s, seat, idea, terrain)
        s.actions_left += GOVERNMENT_ACTIONS - 1
    else:
        spend_card(s, seat, idea, terrain)
        interrupt(s, AT_FIGHT_FROM if idea == MILITARY_LEADER else AT_RELIGION)


@rule
def begin_action(s: Record, seat: int, verb: int) -> None:
    """TE-023: one of the five actions; one that can do nothing is a pass."""
    if verb == CHOOSE_MOVE:
        tell(s, CHOSE_MOVE, seat)
        begin_moving(s, seat)
        interrupt(s, AT_MOVE_PICK)
    elif verb == CHOOSE_CHILDREN:
        tell(s, CHOSE_CHILDREN, seat)
        begin_children(s, seat)
        interrupt(s, AT_CHILDREN)
    elif verb == CHOOSE_FIGHT:
        tell(s, CHOSE_FIGHT, seat)
        interrupt(s, AT_FIGHT_FROM)
    elif verb == CHOOSE_IDEA:
        tell(s, CHOSE_IDEA, seat)
        s.to_draw[seat] = IDEAS_DRAWN[s.cube[seat]]
        interrupt(s, AT_DISCARD)
        interrupt(s, AT_DRAW)
    else:
        tell(s, CHOSE_CITY, seat)
        interrupt(s, AT_CITY_HEX)


@rule
def end_turn(s: Record) -> None:
    """TE-022: the next player's turn."""
    s.seat = (s.seat + 1) % s.seats
    go_to(s, AT_NEXT_TURN)
