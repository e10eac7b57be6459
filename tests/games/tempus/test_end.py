"""End of an epoch and of the game: TE-110 to TE-113."""

from typing import Any

import pytest

from aevum.core.errors import MatchOver
from aevum.games.tempus import GAME
from tests.games.tempus.table import Seat, Table

LAND = {"D3": "hill", "D4": "hill", "D8": "mountain", "E8": "mountain"}


def last(*seats: Seat, **more: Any) -> Table:
    """The last progress phase, towards Flight on hills; the first player still holds a card and lays none."""
    return Table(*seats, step="catch_up", land=LAND, epochs=10, **more).play("done")


@pytest.mark.rule("TE-110")
def test_tiles_are_cleared_and_the_marker_passes_to_the_left() -> None:
    table = Table(Seat(epoch="writing"), Seat(), Seat(), turn=1, first=1)
    for _seat in range(3):
        table.play("choose_fight")
    assert int(table.s.first_seat) == table.seat == 2
    assert [int(tiles) for tiles in table.s.tiles[:3]] == [3, 3, 3]  # of the new epoch, nothing is carried over
    for _tile in range(9):
        table.play("choose_fight")
    assert int(table.s.epochs) == 3
    assert int(table.s.first_seat) == table.seat == 0


@pytest.mark.rule("TE-111", "TE-111-ruling")
def test_the_game_ends_with_the_epoch_in_which_flight_is_reached() -> None:
    table = last(Seat({"D3": 1}, epoch="trains", hand=["weapons forest"]), Seat({"D5": 1}))
    assert table.match.over
    assert (table.epoch(0), table.epoch(1)) == ("flight", "trains")
    assert table.tells("game_over")
    assert table.match.pending == ()
    with pytest.raises(MatchOver):
        table.match.play(0, GAME.vocabulary.from_words("choose_move"))


@pytest.mark.rule("TE-111")
def test_not_before() -> None:
    table = Table(Seat(epoch="industry"), step="catch_up")
    assert not table.match.over
    assert (table.epoch(0), table.step) == ("trains", "action")


@pytest.mark.rule("TE-112", "TE-112-ruling")
def test_hexes_cities_and_flight_score() -> None:
    ann = Seat(
        {"D3": 3, "D4": 1, "D6": 1, "D8": 1, "E8": 4}, {"F3": 2, "F5": 4}, epoch="trains", hand=["weapons forest"]
    )
    table = last(ann, Seat({"H3": 1}, {"H5": 3}))
    assert table.match.scores() == [3 + 6 + 3, 1 + 3, 0]  # two mountains bring nothing
    parts = GAME.view(table.s)["seats"][0]["score"]
    assert parts == {"hexes": 3, "cities": 6, "flight": 3, "total": 12}


@pytest.mark.rule("TE-112", "TE-112-ruling", "TE-129")
def test_everyone_who_reached_flight_scores_three() -> None:
    table = last(Seat({"D3": 1}, epoch="trains", hand=["weapons forest"]), Seat({"D4": 1}), Seat({"H3": 1}))
    assert table.match.scores() == [1 + 3, 1 + 3, 1]


@pytest.mark.rule("TE-113")
def test_the_most_points_win() -> None:
    table = last(Seat({"D3": 2}, epoch="trains", hand=["weapons forest"]), Seat({"H3": 1, "H4": 1}, {"H6": 4}))
    assert table.match.scores() == [4, 6, 0]
    assert table.match.winners() == (1,)
    assert table.tells("won", seat=1, points=6)


@pytest.mark.rule("TE-113")
def test_a_tie_goes_to_more_cards_then_to_more_cities() -> None:
    # Everybody ties for Flight with one point on hills or one city.
    hill = Seat({"D3": 1, "D5": 1, "D6": 1}, epoch="trains", hand=["weapons forest"])
    cards = last(hill, Seat({"D4": 1, "F3": 1, "F4": 1}))
    assert cards.match.scores()[:2] == [6, 6]
    assert cards.match.winners() == (0,)
    spent = Table(hill, Seat({"D4": 1, "F3": 1, "F4": 1}, hand=["weapons hill"]), step="catch_up", land=LAND, epochs=10)
    spent.play("lay weapons forest", "done")
    assert spent.match.scores()[:2] == [6, 6]
    assert spent.match.winners() == (1,)
    cities = Table(
        Seat({"D3": 1, "D5": 1, "D6": 1}, epoch="trains", hand=["weapons forest"]),
        Seat({"F8": 1}, {"H3": 2}, hand=["medicine forest"]),
        step="catch_up",
        land=LAND,
        epochs=10,
    ).play("done", "done")
    assert cities.match.scores()[:2] == [6, 6]
    assert cities.match.winners() == (1,)  # a card each, but a city more


@pytest.mark.rule("TE-113")
def test_cards_break_a_tie_before_cities() -> None:
    ann = Seat({"D3": 1, "D5": 1, "D6": 1}, epoch="trains", hand=["weapons forest"])
    table = last(ann, Seat({"F8": 1}, {"H3": 2}))
    assert table.match.scores()[:2] == [6, 6]
    assert table.match.winners() == (0,)  # a card in hand counts before a city
    assert table.tells("won", seat=0, points=6) and not table.tells("shared_win")


@pytest.mark.rule("TE-113")
def test_a_tie_still_left_is_shared() -> None:
    seats = [Seat({"D3": 1, "D5": 1}, epoch="trains"), Seat({"D4": 1, "F3": 1}), Seat({"H3": 1})]
    table = Table(*seats, step="catch_up", land=LAND, epochs=10)
    assert table.match.over and table.match.scores() == [5, 5, 1]
    assert table.match.winners() == (0, 1)
    assert table.tells("shared_win", seat=0, points=5) and table.tells("shared_win", seat=1, points=5)
    assert not table.tells("shared_win", seat=2)
