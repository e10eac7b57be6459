"""Whatever is refused, the reason is a rule that exists and that people can read."""

from collections.abc import Callable

import pytest

from tests.games.tempus.table import FAR, Seat, Table
from tests.games.tempus.test_fighting import fight

BOB = Seat({"F5": 1, **FAR}, {"D8": 2}, hand=["weapons forest"])
FIVE = ["government hill", "sanitation hill", "religion hill", "transport hill", "medicine hill"]
ANN = Seat({"E5": 2, "D4": 2, "G3": 1}, {"G8": 2}, hand=FIVE, tiles=2)


def table() -> Table:
    """Ann's turn, with many cards."""
    return Table(ANN, BOB)


# One table at each decision.
TABLES: dict[str, Callable[[], Table]] = {
    "tile": lambda: Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0),
    "turn_tile": lambda: Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0).play("place_tile J5"),
    "settle": lambda: Table(step="settle", settled=0, epochs=0),
    "action": table,
    "progress": lambda: Table(ANN, BOB, step="catch_up"),
    "move_pick": lambda: table().play("choose_move"),
    "move_go": lambda: table().play("choose_move", "pick E5"),
    "children": lambda: table().play("choose_children"),
    "fight_from": lambda: Table(Seat({"E5": 2, "G5": 2}), BOB).play("choose_fight"),
    "fight_target": lambda: Table(Seat({"G4": 2}), BOB).play("choose_fight"),
    "fight_terrain": lambda: fight(city=2),
    "fight_attack": lambda: fight(hand=("weapons hill",)),
    "fight_defend": lambda: fight(answer=("weapons hill",)),
    "fight_advance": fight,
    "discard": lambda: table().play("choose_idea"),
    "city_hex": lambda: table().play("choose_city"),
    "city_value": lambda: Table(Seat({"E5": 3}, epoch="cities"), Seat()).play("choose_city"),
    "religion": lambda: table().play("play religion hill"),
}


@pytest.mark.rule("TE-022", "TE-023")
@pytest.mark.parametrize(
    ("step", "words", "rule"),
    [
        ("tile", "turn_tile 1", "TE-007"),
        ("tile", "settle E5", "TE-012"),
        ("tile", "choose_move", "TE-022"),
        ("turn_tile", "place_tile J5", "TE-007"),
        ("settle", "place_tile J5", "TE-008"),
        ("settle", "settle A1", "TE-012"),
        ("action", "done", "TE-022"),
        ("action", "place_tile J5", "TE-008"),
        ("action", "settle E5", "TE-012"),
        ("action", "pick E5", "TE-023"),
        ("action", "go E5", "TE-030"),
        ("action", "stay", "TE-030"),
        ("action", "bear E5", "TE-050"),
        ("action", "attack_from E5", "TE-060"),
        ("action", "attack F5", "TE-060"),
        ("action", "name_terrain hill", "TE-062"),
        ("action", "advance 1", "TE-069"),
        ("action", "raise 2", "TE-090"),
        ("action", "discard religion hill", "TE-080"),
        ("action", "convert F5 to E5", "TE-147"),
        ("action", "play transport hill", "TE-144"),
        ("move_pick", "choose_city", "TE-023"),
        ("move_go", "pick D4", "TE-035"),
        ("move_go", "go D8", "TE-032"),
        ("move_go", "go D4", "TE-034"),
        ("children", "bear D4", "TE-052"),
        ("fight_target", "attack_from G4", "TE-060"),
        ("fight_attack", "lay weapons forest", "TE-063"),
        ("fight_attack", "play weapons hill", "TE-146"),
        ("fight_defend", "play weapons hill", "TE-083"),
        ("fight_advance", "advance 5", "TE-069"),
        ("discard", "choose_move", "TE-023"),
        ("discard", "play religion hill", "TE-080"),
        ("discard", "done", "TE-022"),
        ("progress", "lay weapons hill", "TE-102"),
        ("progress", "wait hill", "TE-148"),
        ("religion", "convert F5 to D3", "TE-147"),
        ("religion", "done", "TE-022"),
    ],
)
def test_reasons(step: str, words: str, rule: str) -> None:
    assert TABLES[step]().refusal(words) == rule


@pytest.mark.rule("TE-038")
def test_nobody_sails_from_inland_and_the_reason_is_the_sea() -> None:
    ships = Table(Seat({"E5": 1, "D3": 1}, epoch="ships"), Seat()).play("choose_move", "pick E5")
    assert ships.refusal("go H8") == "TE-038"
    roads = Table(Seat({"E5": 1}, epoch="roads"), Seat()).play("choose_move", "pick E5")
    assert roads.refusal("go H8") == "TE-030"
    coast = Table(Seat({"D3": 1}, epoch="ships"), Seat()).play("choose_move", "pick D3")
    assert coast.refusal("go F6") == "TE-030", "nobody sails inland"


@pytest.mark.rule("TE-022")
def test_nothing_is_picked_once_the_action_is_done() -> None:
    assert table().play("choose_children", "done").refusal("pick E5") == "TE-022"


@pytest.mark.rule("TE-060", "TE-061", "TE-143")
def test_a_military_leader_lacks_what_an_attack_lacks() -> None:
    leader = ["military_leader hill"]
    assert Table(Seat({"D3": 2}, hand=leader), Seat(FAR)).refusal("play military_leader hill") == "TE-060"
    shielded = Table(Seat({"D3": 2}, hand=leader), Seat({"D4": 1}))
    assert shielded.refusal("play military_leader hill") == "TE-061"
    moving = Table(Seat({"D3": 2}, hand=leader), Seat({"D4": 1, **FAR})).play("choose_move")
    assert moving.refusal("play military_leader hill") == "TE-143", "not within an action"


@pytest.mark.rule("TE-061", "TE-147")
def test_religion_wins_over_nobody_who_is_protected() -> None:
    religion = ["religion hill"]
    assert Table(Seat({"D3": 1}, hand=religion), Seat({"D4": 1})).refusal("play religion hill") == "TE-061"
    assert Table(Seat({"D3": 1}, hand=religion), Seat(FAR)).refusal("play religion hill") == "TE-147"
    city = Table(Seat({"D3": 1}, hand=religion), Seat({"H8": 1}, {"D4": 2}))
    assert city.refusal("play religion hill") == "TE-147", "no city is won over"
