"""What choices say before they are made: actions that would be lost, and what could still be done."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table


@pytest.mark.rule("TE-023", "TE-060", "TE-061")
def test_a_fight_without_anybody_to_attack_would_be_lost() -> None:
    assert Table(Seat({"D3": 2}), Seat(FAR)).caution("choose_fight") == ("TE-060", True)
    protected = Table(Seat({"D3": 2}), Seat({"D4": 1}))
    assert protected.caution("choose_fight") == ("TE-060", True)
    assert Table(Seat({"D3": 2}), Seat({"D4": 1, **FAR})).caution("choose_fight") is None


@pytest.mark.rule("TE-023", "TE-090", "TE-092", "TE-093")
def test_a_city_that_can_stand_nowhere_would_be_lost() -> None:
    assert Table(Seat({"D3": 1})).caution("choose_city") == ("TE-090", True)
    assert Table(Seat({"D3": 2})).caution("choose_city") is None
    assert Table(Seat({"D3": 2}), land={"D3": "mountain"}).caution("choose_city") == ("TE-090", True)
    assert Table(Seat({"D3": 2}, cities={"D4": 2})).caution("choose_city") == ("TE-090", True)


@pytest.mark.rule("TE-023", "TE-050", "TE-145")
def test_children_without_a_home_would_be_lost() -> None:
    forest = {"D3": "forest"}
    assert Table(Seat({"D3": 1})).caution("choose_children") is None
    assert Table(Seat({"D3": 1}), land=forest).caution("choose_children") == ("TE-050", True)
    full = Table(Seat({"D3": 2}))
    assert full.caution("choose_children") == ("TE-050", True)
    assert Table(Seat({"D3": 2}, hand=["sanitation hill"])).caution("choose_children") is None
    assert full.caution("choose_move") is None


@pytest.mark.rule("TE-142", "TE-145")
def test_medicine_without_a_home_for_one_more_child_would_be_wasted() -> None:
    medicine, sanitation = "medicine hill", "sanitation hill"
    table = Table(Seat({"D3": 1}, hand=[medicine])).play("choose_children")
    assert table.caution("play medicine hill") == ("TE-142", True), "the one home gets its child anyway"
    assert table.play("bear D3").caution("play medicine hill") == ("TE-142", True)
    two = Table(Seat({"D3": 1, "D4": 1}, hand=[medicine])).play("choose_children", "bear D3")
    assert two.caution("play medicine hill") is None
    crowded = Table(Seat({"D3": 1, "D4": 2}, hand=[medicine, sanitation])).play("choose_children", "bear D3")
    assert crowded.caution("play medicine hill") is None


@pytest.mark.rule("TE-144")
def test_transport_without_anybody_left_to_move_would_be_wasted() -> None:
    alone = Table(Seat({"D3": 1}, hand=["transport hill"])).play("choose_move")
    assert alone.caution("play transport hill") == ("TE-144", True)
    two = Table(Seat({"D3": 2}, hand=["transport hill"])).play("choose_move")
    assert two.caution("play transport hill") is None


@pytest.mark.rule("TE-023")
def test_an_action_that_is_said_to_be_lost_is_a_pass() -> None:
    table = Table(Seat({"D3": 1}, tiles=2), Seat({"H8": 1}))
    for action in ("choose_fight", "choose_city"):
        assert table.caution(action)
        then = table.match.foresee(table.seat, table.game.vocabulary.from_words(action))
        assert table.game.sequence.names[int(then.step)] == "action" and then.tiles[0] == 1


@pytest.mark.rule("TE-030", "TE-050")
def test_finishing_says_who_could_still_move_or_be_born() -> None:
    table = Table(Seat({"D3": 1, "E5": 1})).play("choose_move")
    most = table.s.moves_left
    said = table.previewed("done")["unused_moves"]
    assert said == ("1 person could still move" if most == 1 else f"{min(2, most)} people could still move")
    children = Table(Seat({"D3": 1}, hand=["medicine hill"])).play("choose_children")
    assert children.previewed("done") == {"unused_children": "1 child could still be born"}
    assert "unused_children" not in children.play("bear D3").previewed("done")


@pytest.mark.rule("TE-063", "TE-065", "TE-102", "TE-103")
def test_finishing_says_what_the_cards_in_hand_would_bring() -> None:
    hand = ["weapons farmland", "education hill", "transport forest"]
    table = Table(Seat({"D3": 1}, hand=hand), step="catch_up")
    assert table.choice("done").label == "No more cards"
    assert Table(Seat({"D3": 1})).play("choose_move").choice("done").label == "Done"
    assert table.previewed("done") == {"unused_progress": "Cards in your hand would bring 2 more progress points"}
    table.play("lay weapons farmland")
    assert table.previewed("done") == {"unused_progress": "Cards in your hand would bring 1 more progress point"}
    assert "unused_progress" not in table.play("lay education hill").previewed("done")
    fight = Table(Seat({"D3": 2}, hand=["weapons hill"]), Seat({"D4": 1, **FAR})).play("choose_fight")
    assert fight.step == "fight_attack" or fight.play("attack D4").step == "fight_attack"
    assert fight.previewed("done") == {"unused_combat": "Cards in your hand would bring 1 more combat point"}


@pytest.mark.rule("TE-062", "TE-064")
def test_the_only_attack_that_is_possible_is_told_before_it_begins() -> None:
    told = {"sole_attack": "Attacks D4 from D3 at once", "fight": "Combat points: 1 against 2"}
    one = Table(Seat({"D3": 1, "H8": 1}), Seat({"D4": 2, **FAR}))
    assert told.items() <= one.previewed("choose_fight").items()
    two = Table(Seat({"D3": 1, "H8": 1}), Seat({"D4": 2, "E3": 1, **FAR}))
    assert "sole_attack" not in two.previewed("choose_fight")


@pytest.mark.rule("TE-030")
def test_staying_says_that_the_move_is_used_up() -> None:
    table = Table(Seat({"D3": 1, "E5": 1})).play("choose_move", "pick D3")
    assert table.previewed("stay") == {"spent_move": "This person’s move is used up"}


@pytest.mark.rule("TE-144", "TE-147")
def test_a_card_that_is_played_says_what_it_does_and_not_only_that_it_is_gone() -> None:
    hand = ["transport hill", "religion hill"]
    table = Table(Seat({"E5": 1, "E7": 1}, hand=hand), Seat({"E6": 2, **FAR}))
    converted = table.previewed("play religion hill")
    assert list(converted) == ["card_text", "cards"] and "comes over to you" in converted["card_text"]
    moved = table.play("choose_move").previewed("play transport hill")
    assert moved == {"card_text": "Moving: one more person may move", "cards": "−1 card"}
