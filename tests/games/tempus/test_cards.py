"""The idea cards: TE-140 to TE-147, each at work and refused. Government has a file of its own."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table
from tests.games.tempus.test_fighting import fight, points


def total(table: Table) -> int:
    """The progress points of the first player."""
    return int(next(told.values["points"] for told in table.told if told.event == "progress_total"))


@pytest.mark.rule("TE-140")
@pytest.mark.parametrize(("terrain", "worth"), [("hill", 1), ("forest", 1), ("farmland", 2)])
def test_education_is_a_progress_point_its_terrain_another(terrain: str, worth: int) -> None:
    table = Table(Seat(hand=[f"education {terrain}"]), step="catch_up").play(f"lay education {terrain}")
    assert total(table) == worth  # the new epoch is Writing: farmland


@pytest.mark.rule("TE-140")
def test_education_is_of_no_use_in_a_turn_or_a_fight() -> None:
    assert Table(Seat({"E5": 1}, hand=["education hill"])).refusal("play education hill") == "TE-140"
    table = fight(hand=("education hill",)).play("lay education hill")
    assert points(table) == (3, 2)


@pytest.mark.rule("TE-141")
@pytest.mark.parametrize(("terrain", "worth"), [("hill", 2), ("grassland", 3)])
def test_fortifications_defend(terrain: str, worth: int) -> None:
    table = fight(answer=(f"fortifications {terrain}",)).play(f"lay fortifications {terrain}")
    assert points(table) == (3, 2 + worth)


@pytest.mark.rule("TE-141")
def test_fortifications_neither_attack_nor_are_played_alone() -> None:
    assert Table(Seat({"E5": 1}, hand=["fortifications hill"])).refusal("play fortifications hill") == "TE-141"
    table = fight(hand=("fortifications hill",)).play("lay fortifications hill")
    assert points(table) == (3, 2)
    progress = Table(Seat(hand=["fortifications hill"]), step="catch_up").play("lay fortifications hill")
    assert total(progress) == 0


@pytest.mark.rule("TE-142")
def test_medicine_brings_one_more_child_each() -> None:
    hand = ["medicine hill", "medicine forest"]
    table = Table(Seat({"E3": 1, "E5": 1, "E7": 1, "G3": 1, "G5": 1}, hand=hand), Seat())
    table.play("choose_children", "bear E3", "play medicine hill", "bear E5", "play medicine forest", "bear E7")
    assert [table.people(name) for name in ("E3", "E5", "E7")] == [2, 2, 2]
    assert table.seat == 1 and table.discards == ["medicine hill", "medicine forest"]


@pytest.mark.rule("TE-142")
def test_medicine_puts_no_second_child_on_a_hex_and_works_only_with_children() -> None:
    table = Table(Seat({"E5": 1}, hand=["medicine hill", "weapons hill"], epoch="industry"), Seat())
    assert table.refusal("play medicine hill") == "TE-142"
    table.play("choose_children", "bear E5", "play medicine hill")
    assert table.refusal("bear E5") == "TE-051"
    moving = Table(Seat({"E5": 1}, hand=["medicine hill"])).play("choose_move")
    assert moving.refusal("play medicine hill") == "TE-142"


@pytest.mark.rule("TE-143", "TE-143-ruling")
def test_a_military_leader_attacks_free_before_and_after_the_action() -> None:
    hand = ["military_leader hill", "military_leader forest", "weapons hill"]
    bob = Seat({"F5": 1, "E6": 1, "D5": 1, "G3": 1, **FAR})
    table = Table(Seat({"E5": 3}, hand=hand, epoch="cities"), bob)
    table.play("play military_leader hill", "attack F5", "done", "advance 0")
    assert table.holder("F5") is None and "choose_fight" in table.choices
    table.play("choose_fight", "attack E6", "done", "advance 0")
    table.play("play military_leader forest", "done", "advance 0")
    assert [table.holder(name) for name in ("F5", "E6", "D5")] == [None, None, None]
    assert int(table.s.tiles[0]) == 0
    table.play("done")
    assert table.seat == 1


@pytest.mark.rule("TE-143", "TE-143-ruling", "TE-060", "TE-061")
def test_a_military_leader_does_not_attack_within_the_action_or_without_an_enemy() -> None:
    ann = Seat({"E5": 3}, hand=["military_leader hill"], epoch="trade")
    table = Table(ann, Seat({"F5": 1, **FAR})).play("choose_move")
    assert table.refusal("play military_leader hill") == "TE-143"
    alone = Table(ann, Seat({"G5": 1, **FAR}))
    assert alone.refusal("play military_leader hill") == "TE-060"
    protected = Table(ann, Seat({"F5": 1}))
    assert protected.refusal("play military_leader hill") == "TE-061"


@pytest.mark.rule("TE-144")
def test_transport_moves_one_more_person() -> None:
    table = Table(Seat({"E5": 2, "G5": 1}, hand=["transport hill"]), Seat())
    table.play("choose_move", "pick E5", "go E6", "play transport hill", "pick E5", "go D5")
    assert [table.people(name) for name in ("E5", "E6", "D5")] == [0, 1, 1]
    assert table.seat == 1


@pytest.mark.rule("TE-144", "TE-144-ruling")
def test_transport_never_moves_the_same_person_twice_nor_further_nor_alone() -> None:
    table = Table(Seat({"E5": 1}, hand=["transport hill", "weapons hill"]), Seat())
    assert table.refusal("play transport hill") == "TE-144"
    table.play("choose_move", "pick E5", "go E6", "play transport hill")
    assert table.refusal("pick E6") == "TE-035"
    far = Table(Seat({"E5": 1}, hand=["transport hill"]), Seat()).play("choose_move", "play transport hill", "pick E5")
    assert far.refusal("go E7") == "TE-030"
    children = Table(Seat({"E5": 1}, hand=["transport hill"])).play("choose_children")
    assert children.refusal("play transport hill") == "TE-144"


@pytest.mark.rule("TE-146")
def test_weapons_serve_either_side() -> None:
    table = fight(hand=("weapons grassland",), answer=("weapons hill",))
    table.play("lay weapons grassland", "lay weapons hill")
    assert points(table) == (3 + 2, 2 + 1)  # the fight is on grassland


@pytest.mark.rule("TE-146")
def test_weapons_are_of_no_use_elsewhere() -> None:
    assert Table(Seat({"E5": 1}, hand=["weapons hill"])).refusal("play weapons hill") == "TE-146"
    progress = Table(Seat(hand=["weapons hill"]), step="catch_up").play("lay weapons hill")
    assert total(progress) == 0


@pytest.mark.rule("TE-147")
def test_religion_replaces_an_opponents_person_with_an_own_one() -> None:
    table = Table(Seat({"E5": 1, "E7": 1}, hand=["religion hill"]), Seat({"E6": 2, **FAR}))
    table.play("play religion hill")
    assert set(table.choices) == {"convert E6 to E5", "convert E6 to E7"}
    table.play("convert E6 to E7")
    assert [table.people(name) for name in ("E5", "E6", "E7")] == [1, 1, 2]
    assert (table.stock(0), table.stock(1)) == (13, 11)
    assert table.tells("converted", seat=0, partner=1)
    assert "choose_move" in table.choices  # the action is still to come


@pytest.mark.rule("TE-147")
def test_religion_takes_the_last_person_of_a_hex() -> None:
    table = Table(Seat({"E5": 1}, hand=["religion hill"]), Seat({"E6": 1, **FAR}))
    table.play("play religion hill")  # nobody else could be converted
    assert (table.holder("E6"), table.people("E5")) == (None, 2)


@pytest.mark.rule("TE-147", "TE-035-ruling")
def test_a_convert_may_move_even_from_a_hex_where_somebody_had_just_moved() -> None:
    ann = Seat({"E5": 1}, hand=["religion hill", "religion forest"], epoch="trade")
    bob = Seat({"E8": 1, "D6": 1, **FAR}, epoch="trade")
    table = Table(ann, bob, turn=1, first=1).play("choose_move", "pick E8", "go E6", "done")
    table.play("choose_move", "play religion hill", "convert E6 to E5", "pick E5", "go E6")
    table.play("play religion forest")  # D6 joins E6
    assert (table.people("E5"), table.people("E6"), table.holder("D6")) == (1, 2, None)
    assert table.offered("pick") == {"E5", "E6"}


@pytest.mark.rule("TE-147", "TE-082-ruling")
def test_religion_comes_before_or_after_the_fighting_not_within_it() -> None:
    hand = ("religion hill", "weapons hill")
    table = fight(hand=hand, answer=("weapons forest",))
    assert table.refusal("play religion hill") == "TE-147"
    assert table.play("done").refusal("play religion hill") == "TE-083"
    assert table.play("done").step == "fight_advance"
    assert table.refusal("play religion hill") == "TE-147"
    assert "play religion hill" not in table.play("advance 1").choices  # nobody of Bob's stands beside
    both = Table(Seat({"E5": 3}, hand=hand, epoch="industry"), Seat({"F5": 1, "E6": 1, **FAR}))
    assert "play religion hill" in both.choices
    both.play("choose_fight", "attack F5", "done", "advance 0")
    assert "play religion hill" in both.choices


def won(*hand: str, rules: int = 2, epoch: str = "industry", own: int = 3) -> Table:
    """Ann has beaten Bob on F5 and has not moved in yet; another of his people stands beside her on E6."""
    ann, bob = Seat({"E5": own}, hand=hand, epoch=epoch), Seat({"F5": 1, "E6": 2, **FAR}, epoch=epoch)
    return Table(ann, bob, rules=rules).play("choose_fight", "attack F5", "done")


@pytest.mark.rule("TE-082", "TE-082-ruling", "TE-147")
def test_religion_between_a_won_fight_and_moving_in() -> None:
    table = won("religion hill", "weapons hill")
    assert table.step == "fight_advance" and "play religion hill" in table.choices
    table.play("play religion hill")
    assert table.step == "religion" and table.offered("convert") == {"E6 to E5"}
    table.play("convert E6 to E5")
    assert (table.step, table.people("E5"), table.people("E6")) == ("fight_advance", 4, 1)
    table.play("advance 4")  # the convert moves in with the others
    assert (table.people("F5"), table.holder("E5"), table.step) == (4, None, "action")


@pytest.mark.rule("TE-082-ruling")
def test_by_the_first_version_of_the_rules_religion_waited_until_they_had_moved_in() -> None:
    table = won("religion hill", "weapons hill", rules=1)
    assert table.step == "fight_advance" and table.refusal("play religion hill") == "TE-147"
    assert "play religion hill" in table.play("advance 1").choices


@pytest.mark.rule("TE-082-ruling", "TE-145")
def test_religion_into_a_full_hex_before_moving_in_and_not_after_sanitation_for_it() -> None:
    hand = ("religion hill", "sanitation hill", "sanitation forest", "weapons hill")
    table = won(*hand, own=4).play("play religion hill", "play sanitation hill", "convert E6 to E5")
    assert (table.people("E5"), table.step) == (5, "fight_advance")
    table.play("play sanitation forest")
    assert table.choices == ["advance 5"]
    crowd = won("religion hill", "sanitation hill", epoch="cities", own=4).play("play sanitation hill")
    assert crowd.choices == ["advance 4"] and crowd.refusal("play religion hill") == "TE-145"


@pytest.mark.rule("TE-082-ruling", "TE-143", "TE-147")
def test_religion_after_the_free_attack_of_a_military_leader() -> None:
    ann = Seat({"E5": 3}, hand=["military_leader hill", "religion hill", "weapons hill"], epoch="industry")
    table = Table(ann, Seat({"F5": 1, "E6": 1, **FAR}, epoch="industry"))
    table.play("play military_leader hill", "attack F5", "done", "play religion hill", "convert E6 to E5")
    table.play("advance 2")
    assert (table.people("F5"), table.people("E5"), table.holder("E6")) == (2, 2, None)
    assert "choose_move" in table.choices


@pytest.mark.rule("TE-147", "TE-061", "TE-061-ruling")
def test_religion_is_refused_against_the_protected_and_cities_and_over_water() -> None:
    ann = Seat({"E5": 1}, hand=["religion hill"])
    protected = Table(ann, Seat({"E6": 1, "H3": 1, "H4": 1}), land={"D5": "hill"})
    assert protected.refusal("play religion hill") == "TE-061"
    for bob in (Seat(FAR, {"E6": 2}), Seat({"E7": 1, **FAR})):
        assert Table(ann, bob, land={"D5": "hill"}).refusal("play religion hill") == "TE-147"
    lake = Table(ann, Seat({"E7": 1, **FAR}), land={"E6": "water"})
    assert lake.refusal("play religion hill") == "TE-147"
    held = Seat({"E5": 1}, hand=["religion hill", "weapons hill"])
    both = Table(held, Seat({"E6": 1, "H3": 1}), Seat({"D5": 1, "D7": 1, "D8": 1, "F8": 1}))
    both.play("play religion hill")
    assert both.choices == ["convert D5 to E5"]
    assert both.refusal("convert E6 to E5") == "TE-061"
    assert both.refusal("convert D8 to E5") == "TE-147"


@pytest.mark.rule("TE-147", "TE-147-ruling")
def test_religion_needs_a_person_in_stock_room_and_own_people_there() -> None:
    bob = Seat({"E6": 1, **FAR})
    full = Table(Seat({"E5": 2}, hand=["religion hill"]), bob)
    assert full.refusal("play religion hill") == "TE-147"
    everybody = {"D3": 2, "D5": 2, "D7": 2, "F3": 2, "F7": 2, "G8": 2, "D8": 2, "E4": 1, "E5": 1}
    spent = Table(Seat(everybody, hand=["religion hill"]), bob)
    assert spent.stock(0) == 0
    assert spent.refusal("play religion hill") == "TE-147"
    del everybody["E4"]
    last = Table(Seat(everybody, hand=["religion hill"]), bob).play("play religion hill")
    assert (last.stock(0), last.people("E5")) == (0, 2)  # one was left
    city = Table(Seat({"D3": 1}, {"E5": 2}, hand=["religion hill"]), bob)
    assert city.refusal("play religion hill") == "TE-147"
