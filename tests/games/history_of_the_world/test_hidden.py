"""What nobody may know: hands, empires that were not called, values of markers; and that asking does not tell."""

from typing import Any

import pytest

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.core.record import Reading
from aevum.games.history_of_the_world import GAME
from aevum.games.history_of_the_world.state import UNKNOWN
from tests.games.history_of_the_world.table import Seat, Table, card
from tests.games.laid_out import NAMES


def shown(table: Table, seat: int | None) -> tuple[bytes, Any, Any]:
    """All that a seat, or a spectator, is shown."""
    seen = table.match.observed(seat)
    return seen.tobytes(), GAME.view(Reading(seen)), table.match.told(table.match.position, seat)


def alike(table: Table, other: Table, *seats: int | None) -> bool:
    """Whether these seats are shown the same at both tables, and asked the same."""
    return table.match.pending == other.match.pending and all(
        shown(table, seat) == shown(other, seat) for seat in seats
    )


@pytest.mark.rule("HW-028", "HW-R10")
def test_the_same_is_shown_whatever_another_holds() -> None:
    table = Table(Seat(), Seat(hand=["leader", "plague"]))
    other = Table(Seat(), Seat(hand=["weaponry", "jihad"]))
    assert alike(table, other, 0, 2, None) and not alike(table, other, 1)
    more = Table(Seat(), Seat(hand=["plague", "jihad"]))
    assert not alike(table, more, 0)  # how many greater and lesser cards there are is open


@pytest.mark.rule("HW-028", "HW-057")
def test_whoever_holds_a_card_is_asked_useful_or_not() -> None:
    useless = Table(Seat(hand=["crusade"]))
    assert useless.step == "event" and useless.choices == ["done"]
    assert Table(Seat()).step == "expand"  # that a hand is empty is open


@pytest.mark.rule("HW-048", "HW-044")
def test_empires_to_come_are_hidden() -> None:
    table, other = (Table(Seat(hand=["leader"]), Seat(), empire="sumerians") for _ in range(2))
    other.s.empires[1, 0], other.s.empires[2, 0] = 5, 6
    assert alike(table, other, 0, None)
    assert not alike(table, other, 1)


@pytest.mark.rule("HW-046", "HW-052")
def test_what_was_skipped_shrinks_the_possibilities() -> None:
    table = Table(Seat(hand=["leader"]), Seat(), empire="babylonians")
    engine = interpreted(GAME)
    for luck in range(20):
        world = engine.imagine(table.match.observed(0), 0, luck)
        assert {int(world.empires[seat, 0]) for seat in (1, 2)} == {5, 6}  # only two are still to be called


@pytest.mark.rule("HW-208", "HW-206")
def test_markers_are_hidden_even_from_their_owner() -> None:
    table = Table(Seat(points=50, hand=["leader"]), late={"markers_taken": 0}, empire="celts")
    other = Table(Seat(points=50, hand=["leader"]), empire="celts")
    other.s.markers[:] = table.s.markers[::-1].copy()
    assert alike(table, other, 0, 1, 2, None)


@pytest.mark.rule("HW-028", "HW-225")
@pytest.mark.parametrize("minor_empires", [0, 1])
def test_what_is_imagined_is_what_is_seen(minor_empires: int) -> None:
    options = {"minor_empires": minor_empires, "first": 1}
    match = Match.new(GAME, [Player(name) for name in NAMES[:4]], options, 3, interpreted(GAME))
    for _ in range(12):
        for seat in (0, 1, None):
            seen = match.observed(seat)
            number = -1 if seat is None else seat
            world = match.engine.imagine(seen, number, 5)
            GAME.conserved(Reading(world))
            assert match.engine.observe(world, number).tobytes() == seen.tobytes()
        match.play(match.pending[0], match.choices(match.pending[0])[0])


def test_imagined_hands_differ_and_fit_what_was_played() -> None:
    ann, bob = Seat(hand=["leader", "plague", "jihad"]), Seat(hand=["black_death", "weaponry"])
    table = Table(ann, bob).play("play leader")
    worlds = [table.match.engine.imagine(table.match.observed(0), 0, luck) for luck in range(200)]
    hands = [world.hands[1].tolist()[:2] for world in worlds]
    assert all(hand[0] < 10 <= hand[1] for hand in hands)  # one greater, one lesser
    assert not any(card("plague") in hand or card("jihad") in hand for hand in hands)  # Ann holds the only ones
    assert len({tuple(hand) for hand in hands}) > 30


@pytest.mark.rule("HW-037", "HW-051")
def test_nobody_foresees_a_draw_or_a_call() -> None:
    match = Match.new(GAME, [Player(name) for name in NAMES[:3]], {"first": 1}, 3, interpreted(GAME))
    foreseen = match.foresee(0, GAME.vocabulary.from_words("keep"))
    assert GAME.sequence.names[int(foreseen.step)] == "draw" and int(foreseen.drawn) == -1
    table = Table(Seat(), Seat(hand=["leader"]), empire="celts")
    ended = table.match.foresee(0, GAME.vocabulary.from_words("done"))
    assert GAME.sequence.names[int(ended.step)] == "call" and int(ended.active) == -1


def test_a_spectator_sees_no_hand_and_no_empire_to_come() -> None:
    table = Table(Seat(hand=["leader"]), Seat(hand=["jihad"]), empire="sumerians")
    seen = table.match.observed(None)
    assert seen.hands[0].tolist()[0] == seen.hands[1].tolist()[0] == UNKNOWN
    assert seen.empires[:3, 0].tolist() == [0, UNKNOWN, UNKNOWN]
    assert not seen.undealt.any() and not seen.key.any()
