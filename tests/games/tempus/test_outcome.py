"""Who wins a fight and what becomes of the losers: TE-068 to TE-072."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table
from tests.games.tempus.test_fighting import fight


@pytest.mark.rule("TE-068")
@pytest.mark.parametrize(("own", "other", "won"), [(3, 2, True), (2, 2, False), (1, 2, False)])
def test_the_higher_total_wins_and_the_defender_wins_ties(own: int, other: int, won: bool) -> None:
    table = fight(own, other)
    assert table.tells("fight_won" if won else "fight_lost", seat=0)
    assert (table.people("F5") == 0) is won
    assert (table.people("E5") == own) is won


@pytest.mark.rule("TE-069")
def test_the_beaten_people_return_and_any_number_moves_in() -> None:
    table = fight(3, 2)
    assert (table.stock(1), table.holder("F5")) == (16 - 4, None)
    assert table.choices == ["advance 0", "advance 1", "advance 2", "advance 3"]
    table.play("advance 2")
    assert (table.people("E5"), table.people("F5"), table.holder("F5")) == (1, 2, 0)
    none = fight(3, 2).play("advance 0")
    assert (none.people("E5"), none.people("F5"), none.holder("F5")) == (3, 0, None)
    everybody = fight(3, 2).play("advance 3")
    assert (everybody.people("F5"), everybody.holder("E5")) == (3, None)


@pytest.mark.rule("TE-069", "TE-095")
def test_a_beaten_city_is_razed_never_captured() -> None:
    table = fight(3, city=2).play("name_terrain hill")
    assert table.tells("razed", seat=1)
    assert (table.city("F5"), table.holder("F5")) == (0, None)
    assert table.cities_left(1) == {2: 3, 3: 3, 4: 2}
    table.play("advance 1")
    assert (table.people("F5"), table.city("F5"), table.holder("F5")) == (1, 0, 0)


@pytest.mark.rule("TE-069-ruling")
def test_those_who_move_in_keep_within_the_limit_or_need_sanitation() -> None:
    table = fight(4, 2, epoch="cities")  # four stand on E5 although the limit is 3
    assert table.choices == [f"advance {people}" for people in range(4)]
    assert table.refusal("advance 4") == "TE-069"
    clean = fight(4, 2, epoch="cities", hand=("sanitation hill", "weapons hill")).play("done")
    assert "play sanitation hill" in clean.choices
    clean.play("play sanitation hill")
    assert clean.choices == ["advance 4"]  # the card is for the one too many
    clean.play("advance 4")
    assert (clean.people("F5"), clean.holder("E5"), clean.hand(0)) == (4, None, ["weapons hill"])
    small = fight(3, 2, epoch="cities", hand=("sanitation hill",)).play("done")
    assert small.refusal("play sanitation hill") == "TE-145"
    ann, bob = Seat({"E5": 3}, epoch="cities"), Seat({"F5": 1, **FAR}, epoch="agriculture")
    assert "advance 3" in Table(ann, bob, first=1).play("choose_fight").choices  # the attacker's limit, not another's


@pytest.mark.rule("TE-070")
def test_a_beaten_attacker_loses_one_person() -> None:
    table = fight(3, 4)
    assert (table.people("E5"), table.stock(0), table.people("F5")) == (2, 14, 4)
    assert table.tells("fell", seat=0, count=1)
    assert table.seat == 1
    last = fight(1, 4)
    assert (last.holder("E5"), last.stock(0)) == (None, 16)
    assert int(last.s.picked) == -1  # nothing stays marked
    held = fight(3, 4, hand=("weapons hill",)).play("done")
    assert (held.step, held.people("E5")) == ("action", 2)  # nobody moves in


@pytest.mark.rule("TE-071")
@pytest.mark.parametrize("own", [4, 1])
def test_all_cards_played_are_discarded_by_winner_and_loser(own: int) -> None:
    table = fight(own, 2, hand=("medicine hill", "weapons farmland"), answer=("government forest",))
    table.play("lay medicine hill", "done", "lay government forest")
    assert table.discards == ["medicine hill", "government forest"]
    assert table.hand(0) == ["weapons farmland"]
    assert not table.s.laid_size.any()


@pytest.mark.rule("TE-072", "TE-072-ruling")
def test_two_may_attack_four_and_one_may_attack() -> None:
    table = fight(2, 4)
    assert table.tells("fight_lost", seat=0)
    one = fight(1, 4, hand=("weapons grassland", "weapons hill", "education grassland"))
    one.play("lay weapons grassland", "lay weapons hill", "lay education grassland")
    assert one.tells("fight_won", seat=0)  # 1 + 2 + 1 + 1 = 5 against 4
    one.play("advance 1")
    assert (one.people("F5"), one.holder("E5")) == (1, None)


@pytest.mark.rule("TE-061")
def test_a_player_of_few_hexes_may_attack_others() -> None:
    table = Table(Seat({"E5": 3}), Seat({"F5": 1, **FAR})).play("choose_fight", "advance 0")
    assert table.holder("F5") is None
