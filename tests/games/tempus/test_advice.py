"""What the computer would do is given a reason only where that reason is true."""

from __future__ import annotations

from aevum.core.record import Reading
from tests.games.tempus.table import Seat, Table

FAR = {"H4": 1, "H6": 1, "H8": 1, "F8": 1}


def why(table: Table, words: str) -> str:
    """The kind of reason for a choice; "" where it has none of its own."""
    action = table.game.vocabulary.from_words(words)
    assert action in table.match.choices(table.seat)
    found = table.game.advice(Reading(table.match.observed(table.seat)), table.seat, action)
    return "" if found is None else str(found["kind"])


def test_nobody_is_missed_only_where_others_stay_or_nothing_is_scored() -> None:
    table = Table(Seat({"D3": 2, "D5": 1, "D7": 1}), Seat(FAR), land={"D7": "mountain"}).play("choose_move")
    assert (why(table, "pick D3"), why(table, "pick D5"), why(table, "pick D7")) == ("pick", "", "pick")


def test_a_hex_is_new_only_where_one_does_not_stand_yet_and_where_it_scores() -> None:
    table = Table(Seat({"D3": 2, "D4": 1}), Seat(FAR), land={"E3": "mountain"}).play("choose_move", "pick D3")
    assert (why(table, "go E4"), why(table, "go D4"), why(table, "go E3")) == ("new_hex", "", "")
    assert why(table, "stay") == "nothing_better"


def test_a_hand_has_room_only_until_it_is_full() -> None:
    full = ["religion hill", "religion forest", "medicine hill", "medicine forest", "weapons hill"]
    assert why(Table(Seat({"D3": 1})), "choose_idea") == "ideas"
    assert why(Table(Seat({"D3": 1}, hand=full)), "choose_idea") == ""


def test_defenders_are_outnumbered_only_where_they_are() -> None:
    assert why(Table(Seat({"D3": 2, "D8": 1}), Seat({"D4": 1, **FAR})), "choose_fight") == "outnumber"
    assert why(Table(Seat({"D3": 1, "D8": 1}), Seat({"D4": 2, **FAR})), "choose_fight") == ""


def test_a_card_is_said_to_count_only_where_it_does() -> None:
    hand = ["medicine farmland", "medicine hill"]  # farmland counts for Writing
    table = Table(Seat({"D3": 1}, hand=hand), step="next_to_lay", new_epoch=1)
    assert (why(table, "lay medicine farmland"), why(table, "lay medicine hill")) == ("progress", "")


def test_both_hexes_are_held_only_where_somebody_stays_and_somebody_goes() -> None:
    table = Table(Seat({"D3": 2, "D8": 1}, hand=["weapons hill"]), Seat({"D4": 1, **FAR}))
    table.play("choose_fight", "done")
    assert [why(table, f"advance {people}") for people in range(3)] == ["", "advance", ""]
