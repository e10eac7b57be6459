"""What choices say before they are made: actions that would be lost, and what could still be done."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table


@pytest.mark.rule("TE-023", "TE-060", "TE-061")
def test_a_fight_without_anybody_to_attack_would_be_lost() -> None:
    assert Table(Seat({"D3": 2}), Seat(FAR)).caution("choose_fight") == ("TE-060", True)
    protected = Table(Seat({"D3": 2}), Seat({"D4": 1}))
    assert protected.caution("choose_fight") == ("TE-061", True), "somebody is near, and may not be attacked"
    assert Table(Seat({"D3": 2}), Seat({"D4": 1, **FAR})).caution("choose_fight") is None


@pytest.mark.rule("TE-023", "TE-090", "TE-092", "TE-093")
def test_a_city_that_can_stand_nowhere_would_be_lost() -> None:
    assert Table(Seat({"D3": 1})).caution("choose_city") == ("TE-090", True)
    assert Table(Seat({"D3": 2})).caution("choose_city") is None
    assert Table(Seat({"D3": 2}), land={"D3": "mountain"}).caution("choose_city") == ("TE-093", True)
    assert Table(Seat({"D3": 2}, cities={"D4": 2})).caution("choose_city") == ("TE-092", True)


@pytest.mark.rule("TE-023", "TE-095")
def test_a_city_for_which_no_tile_is_left_would_be_lost() -> None:
    built = {"D3": 2, "D5": 2, "F3": 2}
    assert Table(Seat({"F6": 2}, cities=built)).caution("choose_city") == ("TE-095", True)
    assert Table(Seat({"F6": 3}, cities=built, epoch="cities")).caution("choose_city") is None


@pytest.mark.rule("TE-023", "TE-050", "TE-145")
def test_children_without_a_home_would_be_lost() -> None:
    forest = {"D3": "forest"}
    assert Table(Seat({"D3": 1})).caution("choose_children") is None
    assert Table(Seat({"D3": 1}), land=forest).caution("choose_children") == ("TE-050", True)
    full = Table(Seat({"D3": 2}))
    assert full.caution("choose_children") == ("TE-052", True)
    assert Table(Seat({"D3": 2}, hand=["sanitation hill"])).caution("choose_children") is None
    assert full.caution("choose_move") is None


@pytest.mark.rule("TE-023", "TE-053")
def test_children_without_people_in_stock_would_be_lost() -> None:
    many = dict.fromkeys(("E5", "F3", "F4", "F5", "F6", "G3", "G4"), 2)
    table = Table(Seat({"D3": 1, "G8": 1, **many}))
    assert table.stock() == 0
    assert table.caution("choose_children") == ("TE-053", True)


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


@pytest.mark.rule("TE-051", "TE-053")
def test_finishing_counts_no_more_children_than_people_in_stock() -> None:
    many = dict.fromkeys(("F3", "F4", "F5", "F6", "G3", "G4"), 2)
    table = Table(Seat({"D3": 1, "E5": 1, "G8": 1, **many}, epoch="agriculture")).play("choose_children")
    assert table.stock() == 1 and table.s.moves_left == 2
    assert table.previewed("done") == {"unused_children": "1 child could still be born"}


@pytest.mark.rule("TE-030", "TE-034", "TE-145")
def test_finishing_counts_only_people_who_find_a_way() -> None:
    water = dict.fromkeys(("E3", "E4", "E5", "D5"), "water")
    shut = Seat({"D3": 2, "D4": 2})  # both hexes of a peninsula are full: nobody there has where to go
    alone = Table(shut, land=water).play("choose_move")
    assert "unused_moves" not in alone.previewed("done")
    crowds = Table(Seat({"D3": 2, "D4": 2}, hand=["sanitation hill"]), land=water).play("choose_move")
    assert crowds.previewed("done") == {"unused_moves": "1 person could still move"}


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
    told = {"sole_attack": "Attacks D4 from D3 at once", "fight": "Combat points: 1 against 2 · their cards: 0"}
    one = Table(Seat({"D3": 1, "H8": 1}), Seat({"D4": 2, **FAR}))
    assert told.items() <= one.previewed("choose_fight").items()
    two = Table(Seat({"D3": 1, "H8": 1}), Seat({"D4": 2, "E3": 1, **FAR}))
    assert "sole_attack" not in two.previewed("choose_fight")


@pytest.mark.rule("TE-063")
def test_an_attack_tells_how_many_cards_the_defender_could_play() -> None:
    two = Table(Seat({"D3": 1, "H8": 1}), Seat({"D4": 2, "E3": 1, **FAR}, hand=["medicine hill", "weapons forest"]))
    two.play("choose_fight")
    assert two.previewed("attack D4") == {"fight": "Combat points: 1 against 2 · their cards: 2"}
    assert two.previewed("attack E3") == {"fight": "Combat points: 1 against 1 · their cards: 2"}


@pytest.mark.rule("TE-143")
def test_a_military_leader_tells_the_only_attack_too() -> None:
    one = Table(Seat({"D3": 1, "H8": 1}, hand=["military_leader hill"]), Seat({"D4": 2, **FAR}))
    told = one.previewed("play military_leader hill")
    assert told["sole_attack"] == "Attacks D4 from D3 at once" and told["fight"].startswith(
        "Combat points: 1 against 2"
    )


@pytest.mark.rule("TE-090", "TE-092")
def test_the_only_hex_for_a_city_is_told_before_it_is_founded() -> None:
    one = Table(Seat({"D3": 2, "H8": 1}))
    assert one.previewed("choose_city")["sole_city"] == "The city will stand in D3"
    assert one.play("choose_city").city("D3") == 2
    assert "sole_city" not in Table(Seat({"D3": 2, "H8": 2})).previewed("choose_city")


@pytest.mark.rule("TE-145", "TE-147")
def test_the_only_conversion_is_told_before_it_happens() -> None:
    religion, near = "religion hill", Seat({"E6": 1, **FAR})
    one = Table(Seat({"E5": 1}, hand=[religion]), near)
    assert one.previewed("play religion hill")["sole_conversion"] == "Converts a person from E6 to E5"
    assert one.play("play religion hill").people("E5") == 2
    more = Table(Seat({"E5": 1}, hand=[religion, "medicine hill"]), near)  # asked: none need know that no card is left
    assert more.previewed("play religion hill")["sole_conversion"] == "Converts a person from E6 to E5"
    assert more.play("play religion hill").choices == ["convert E6 to E5"]
    assert "sole_conversion" not in Table(Seat({"E5": 1, "E7": 1}, hand=[religion]), near).previewed(f"play {religion}")
    full = Table(Seat({"E5": 2, "E7": 1}, hand=[religion, "sanitation hill"]), near)
    assert "sole_conversion" not in full.previewed("play religion hill")
    assert "sole_conversion" in Table(Seat({"E5": 2, "E7": 1}, hand=[religion]), near).previewed("play religion hill")


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


@pytest.mark.rule("TE-148")
def test_government_says_which_of_its_uses_a_choice_is() -> None:
    said = "Use one more action tile in this turn"
    table = Table(Seat({"D3": 1}, tiles=3, hand=["government hill"]))
    assert table.previewed("play government hill")["card_text"] == said
    assert table.choice("wait hill").label == "Government (hill): pass and use the tile later"
    assert table.play("choose_city").previewed("play government hill")["card_text"] == said
