"""The laws bite: a toy game that is broken in one place breaks the law that guards it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from aevum.core import match as match_module
from aevum.core.engine import Engine, interpreted
from aevum.core.errors import MatchBroken
from aevum.core.findings import FaultyGame
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.random import draw_below
from aevum.core.record import Field, Record, record_type
from aevum.core.rule import rule
from aevum.core.sequence import Sequence, tell
from aevum.core.vocabulary import first_noun
from tests.laws.lawful import LawBroken, LawfulGame, play_lawfully
from tests.laws.tables import Table, usual_table
from tests.toy import TOY
from tests.toy import knowledge as knows
from tests.toy import rules as toy
from tests.toy.actions import BOASTED, DREW_CARD, GAME_OVER, TIED, VOCABULARY
from tests.toy.state import FIELDS
from tests.toy.view import view

GAMES_TRIED = 10


def law_broken_by(game: Game) -> str:
    """The law that random games of this game break."""
    try:
        engine = interpreted(game)
    except FaultyGame:
        return "check"
    table = Table(game, 3, (("peeking", 1), ("rounds_to_play", 5)))
    for seed in range(GAMES_TRIED):
        try:
            for _ in LawfulGame(table, engine, seed, every=8).moments():
                pass
        except LawBroken as broken:
            return broken.law
        except MatchBroken:
            return "begin"
    return "none"


def with_step(name: str, **changes: Any) -> Sequence:
    """The toy's sequence with one step changed."""
    turn, interrupts = (
        tuple(replace(step, **changes) if step.name == name else step for step in steps)
        for steps in (TOY.sequence.turn, TOY.sequence.interrupts)
    )
    return Sequence(turn, interrupts)


@rule
def observe_only_the_key(s: Record, seat: int) -> None:
    s.key[0] = np.uint64(0)
    s.key[1] = np.uint64(0)


@rule
def observe_with_the_key(s: Record, seat: int) -> None:
    first, second = s.key[0], s.key[1]
    knows.observe(s, seat)
    s.key[0] = first
    s.key[1] = second


@rule
def observe_with_the_deck(s: Record, seat: int) -> None:
    deck = s.deck.copy()
    knows.observe(s, seat)
    for place in range(s.deck_left):
        s.deck[place] = deck[place]


@rule
def observe_with_every_event(s: Record, seat: int) -> None:
    events, told = s.events.copy(), s.told
    knows.observe(s, seat)
    s.told = told
    for place in range(told):
        s.events[place] = events[place]


@rule
def imagine_without_memory(s: Record, seat: int, luck: np.uint64) -> None:
    knows.imagine(s, seat, luck)
    s.covered = 0


@rule
def imagine_too_many_cards(s: Record, seat: int, luck: np.uint64) -> None:
    knows.imagine(s, seat, luck)
    for other in range(s.seats):
        if other != seat:
            s.hand[other, 0] += 1


@rule
def lead_only_over_a_high_card(s: Record, seat: int, out: Any) -> int:
    count = toy.leads(s, seat, out)
    return count if s.deck[s.deck_left - 1] > 2 else count - 1


@rule
def no_cards(s: Record, seat: int, out: Any) -> int:
    return 0


@rule
def every_card_twice(s: Record, seat: int, out: Any) -> int:
    count = toy.cards(s, seat, out)
    out[count] = out[0]
    return count + 1


@rule
def lay_and_lose_one(s: Record, seat: int, action: int) -> None:
    toy.lay(s, seat, action)
    s.hand[seat] = 0
    s.held[seat] = 0


@rule
def lay_and_say_which(s: Record, seat: int, action: int) -> None:
    toy.lay(s, seat, action)
    tell(s, BOASTED, seat, s.laid[seat])


@rule
def lead_by_a_die(s: Record, seat: int, action: int) -> None:
    draw_below(s, 6)
    toy.lead(s, seat, action)


@rule
def chatter(s: Record) -> None:
    toy.begin_round(s)
    for _ in range(50):
        tell(s, GAME_OVER)


_rounds_ever = [0]


@rule
def begin_with_a_memory(s: Record) -> None:
    """A hidden input: it counts the rounds of all games ever played."""
    toy.begin_round(s)
    _rounds_ever[0] += 1
    s.seat = _rounds_ever[0] % s.seats


FAME = Field("fame", "i1", "a number that grows by 24 a round, or what a seat has laid")


def with_fields(*more: Field) -> dict[str, Any]:
    """The toy with more fields, which hide nothing."""
    return {"fields": FIELDS + more, "layout": record_type(FIELDS + more)}


@rule
def begin_with_fame(s: Record) -> None:
    toy.begin_round(s)
    s.fame += 24


@rule
def lay_and_keep_open(s: Record, seat: int, action: int) -> None:
    toy.lay(s, seat, action)
    s.fame = s.laid[seat]


@rule
def swap_and_tell_the_next(s: Record, seat: int, action: int) -> None:
    taken = int(s.deck[s.deck_left - 1])
    toy.swap(s, seat, action)
    tell(s, DREW_CARD, (seat + 1) % s.seats, taken)


@rule
def lead_and_tell_another(s: Record, seat: int, action: int) -> None:
    toy.lead(s, seat, action)
    tell(s, TIED, seat, 1 + first_noun(action))


UNHEARD_OF = len(VOCABULARY.events)


@rule
def begin_with_no_event(s: Record) -> None:
    toy.begin_round(s)
    tell(s, UNHEARD_OF)


@rule
def begin_with_the_end(s: Record) -> None:
    toy.begin_round(s)
    tell(s, GAME_OVER)


def view_with_a_point_more(s: Record) -> dict[str, Any]:
    shown = view(s)
    shown["seats"][0]["score"]["total"] += 1
    return shown


SECRET_TOLD = {"last_events_tell_nothing_hidden", "covered_choices_look_alike"}
BROKEN: dict[str, tuple[dict[str, Any], set[str]]] = {
    "hands shown": ({"observe": observe_only_the_key}, {"imagined_is_possible"}),
    "key shown": ({"observe": observe_with_the_key}, {"imagined_is_possible"}),
    "deck shown": ({"observe": observe_with_the_deck}, {"imagined_is_possible"}),
    "private events shown": (
        {"observe": observe_with_every_event},
        SECRET_TOLD,
    ),
    "imagined table forgets laid cards": ({"imagine": imagine_without_memory}, {"imagined_is_possible"}),
    "imagined hands too large": ({"imagine": imagine_too_many_cards}, {"imagined_is_conserved"}),
    "choices read the deck": (
        {"sequence": with_step("lead", among=lead_only_over_a_high_card)},
        {"imagined_is_possible"},
    ),
    "dead end": ({"sequence": with_step("lay", among=no_cards)}, {"somebody_must_decide"}),
    "choices twice": ({"sequence": with_step("lay", among=every_card_twice)}, {"choices_are_sound"}),
    "cards lost": (
        {"sequence": with_step("lay", then=lay_and_lose_one)},
        {"things_are_conserved", "imagined_can_be_played_out"},
    ),
    "secret told": ({"sequence": with_step("lay", then=lay_and_say_which)}, SECRET_TOLD),
    "secret left open": (
        {"sequence": with_step("lay", then=lay_and_keep_open), **with_fields(FAME)},
        {"covered_choices_look_alike"},
    ),
    "card drawn told to a neighbour": (
        {"sequence": with_step("swap", then=swap_and_tell_the_next)},
        {"nothing_hidden_comes_out", "chance_tells_nothing_hidden", "last_events_tell_nothing_hidden"},
    ),
    "narrow number": (
        {"sequence": with_step("begin", do=begin_with_fame), **with_fields(FAME)},
        {"fields_keep_their_range"},
    ),
    "swapped events": (
        {"sequence": with_step("lead", then=lead_and_tell_another)},
        {"events_fit_their_words", "check"},
    ),
    "unknown event": ({"sequence": with_step("begin", do=begin_with_no_event)}, {"check"}),
    "end told too early": ({"sequence": with_step("begin", do=begin_with_the_end)}, {"the_end_is_told"}),
    "foresight reveals": ({"sequence": with_step("show", chance=False)}, {"foresight_is_true"}),
    "foresight draws": ({"sequence": with_step("lead", then=lead_by_a_die)}, {"foresight_is_true"}),
    "events overflow": ({"sequence": with_step("begin", do=chatter)}, {"events_did_not_overflow"}),
    "hidden input": (
        {"sequence": with_step("begin", do=begin_with_a_memory)},
        {"saves_and_loads", "brings_the_same_back", "undo_is_honest", "choices_are_accepted"},
    ),
    "too many choices": ({"max_choices": 3}, {"begin", "somebody_must_decide", "advance"}),
    "too many decisions": ({"max_decisions": 12}, {"advance", "imagined_can_be_played_out"}),
    "wrong total": ({"view": view_with_a_point_more}, {"score_is_what_the_board_shows"}),
}


def test_a_broken_law_says_what_is_wrong_and_where() -> None:
    changes, _ = BROKEN["narrow number"]
    game = replace(TOY, id="toy that says what is wrong", **changes)
    with pytest.raises(LawBroken) as broken:
        play_lawfully(usual_table(game, 3), interpreted(game), decisions=100, every=5)
    said = str(broken.value)
    assert "fields_keep_their_range is broken: toy that says what is wrong, seed 0, step" in said
    assert "at 'lay' by tests.toy.rules.lay: field fame of type i1 may be -64 to 63 and is 72" in said


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_breaks_its_law(name: str) -> None:
    changes, laws = BROKEN[name]
    assert law_broken_by(replace(TOY, id=f"toy {name}", **changes)) in laws


def never(*_: object) -> bool:
    return False


def everything(match: Match, seat: int | None, at: int | None = None) -> Record:
    return match._record(at)


def itself(engine: Engine, s: Record, seat: int) -> Record:
    engine._functions["observe"](s, seat)
    return s


@pytest.mark.parametrize(
    ("owner", "name", "broken", "laws"),
    [
        (match_module, "reveals", never, {"undo_is_honest"}),
        (Match, "observed", everything, {"copies_share_nothing", "seats_see_only_what_they_may"}),
        (Engine, "observe", itself, {"imagined_is_possible", "somebody_must_decide"}),
    ],
    ids=["undo crosses reveals", "match shows all", "observed record is no copy"],
)
def test_a_broken_match_breaks_its_law(
    owner: Any, name: str, broken: Callable[..., Any], laws: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, broken)
    assert law_broken_by(TOY) in laws
