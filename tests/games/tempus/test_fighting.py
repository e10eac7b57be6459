"""Fighting: TE-060 to TE-072, TE-141, TE-146."""

import pytest

from aevum.games.tempus import GAME
from tests.games.tempus.table import FAR, Seat, Table, place

FARM = {"F5": "farmland"}


def fight(
    own: int = 3,
    other: int = 2,
    *,
    hand: tuple[str, ...] = (),
    answer: tuple[str, ...] = (),
    land: dict[str, str] | None = None,
    epoch: str = "industry",
    city: int = 0,
) -> Table:
    """Ann's people on E5 attack Bob's people, or his city, on F5; Bob holds four more hexes."""
    ann = Seat({"E5": own}, hand=hand, epoch=epoch)
    bob = Seat(FAR if city else {"F5": other, **FAR}, {"F5": city} if city else {}, hand=answer, epoch=epoch)
    return Table(ann, bob, land=land).play("choose_fight")


def points(table: Table) -> tuple[int, int]:
    """The combat points of attacker and defender that were told last."""
    told = [told.values["points"] for told in table.told if told.event == "fight_points"]
    return told[0], told[1]


@pytest.mark.rule("TE-060")
def test_from_one_hex_against_one_adjacent_hex() -> None:
    ann = Seat({"E5": 2, "D3": 1, "H8": 1}, {"G6": 2})
    table = Table(ann, Seat({"F5": 1, "E6": 1, "G8": 1, **FAR})).play("choose_fight")
    assert table.offered("attack_from") == {"E5", "H8"}
    assert table.refusal("attack_from D3") == "TE-060"  # nobody beside
    assert table.refusal("attack_from G6") == "TE-060"  # a city does not attack
    table.play("attack_from E5")
    assert table.offered("attack") == {"F5", "E6"}
    assert table.refusal("attack G8") == "TE-060"  # not adjacent
    table.play("attack E6")
    assert table.tells("attacked", seat=0, partner=1, origin=place("E5"), hex=place("E6"))


@pytest.mark.rule("TE-060")
def test_never_over_water() -> None:
    far = Seat({"E7": 1, **FAR})
    table = Table(Seat({"E5": 2}, tiles=2), far, land={"E6": "water"}).play("choose_fight")
    assert table.seat == 1  # over the lake there is nobody to attack: a pass
    assert (table.people("E5"), table.people("E7")) == (2, 1)


@pytest.mark.rule("TE-060")
def test_only_the_player_on_turn_starts_a_fight() -> None:
    leader = ["military_leader hill"]
    table = Table(Seat({"E5": 2}, hand=leader), Seat({"F5": 1, **FAR}, hand=leader)).play("choose_fight")
    assert table.step == "fight_attack" and table.seat == 0
    table.play("done")
    assert table.step == "fight_defend" and table.seat == 1
    assert table.refusal("play military_leader hill") == "TE-083"
    assert table.refusal("attack E5") == "TE-060"


@pytest.mark.rule("TE-060-ruling")
@pytest.mark.parametrize("mountain", ["E5", "F5"])
def test_from_and_into_mountains(mountain: str) -> None:
    table = fight(land={mountain: "mountain"}).play("advance 3")
    assert (table.people("E5"), table.people("F5"), table.holder("F5")) == (0, 3, 0)


@pytest.mark.rule("TE-061", "TE-061-ruling")
def test_three_hexes_are_protected_four_are_not() -> None:
    three = {"F5": 1, "H3": 1, "H4": 3}
    table = Table(Seat({"E5": 2}, tiles=2), Seat(three, {"E6": 2, "H8": 4})).play("choose_fight")
    assert table.seat == 1 and table.people("F5") == 1  # cities do not count as hexes, and share the protection
    four = Table(Seat({"E5": 2}), Seat(three | {"H5": 1}, {"E6": 2}), land={"H3": "mountain"}).play("choose_fight")
    assert four.offered("attack") == {"F5", "E6"}  # a mountain hex counts


@pytest.mark.rule("TE-061")
def test_the_reason_for_protection_is_given() -> None:
    ann = Seat({"E5": 2, "D7": 1, "G4": 1, "G8": 1})
    bob, cleo = Seat({"F5": 1, "H3": 1, "H4": 1}), Seat({"D5": 1, "E6": 1, "D8": 1, "E8": 1})
    table = Table(ann, bob, cleo).play("choose_fight")
    assert table.offered("attack_from") == {"E5", "D7"}
    assert table.refusal("attack_from G4") == "TE-061"  # next to nobody but Bob, who is protected
    assert table.refusal("attack_from G8") == "TE-060"
    table.play("attack_from E5")
    assert table.offered("attack") == {"D5", "E6"}
    assert table.refusal("attack F5") == "TE-061"
    assert table.refusal("attack D8") == "TE-060"


@pytest.mark.rule("TE-061", "TE-061-ruling")
def test_protection_is_counted_again_for_each_attack() -> None:
    ann = Seat({"E5": 2, "D4": 2}, hand=["military_leader hill"])
    table = Table(ann, Seat({"F5": 1, "D5": 1, "H3": 1, "H4": 1}), land=FARM).play("play military_leader hill")
    table.play("attack_from E5", "attack F5")
    table.play("advance 0")
    assert table.holder("F5") is None  # Bob is left on three hexes
    table.play("choose_fight")
    assert table.people("D5") == 1 and table.seat == 1


@pytest.mark.rule("TE-062", "TE-062-ruling")
def test_the_owner_names_the_terrain_of_a_city_before_any_card() -> None:
    table = fight(hand=("weapons hill",), answer=("weapons forest",), city=2, land={"F5": "hill"})
    assert (table.step, table.seat) == ("fight_terrain", 1)
    assert table.choices == [f"name_terrain {terrain}" for terrain in ("grassland", "farmland", "hill", "forest")]
    table.play("name_terrain forest")
    assert (table.step, table.seat) == ("fight_attack", 0)
    table.play("lay weapons hill", "lay weapons forest")
    # The hex's own hill counts for nothing: 3 + 1, against 2 + 1 + 1 and the tie.
    assert points(table) == (4, 4)


@pytest.mark.rule("TE-062")
def test_attacker_names_both_hexes() -> None:
    table = Table(Seat({"E5": 1, "G5": 1}), Seat({"F5": 1, "F4": 1, "H7": 1, "H8": 1})).play("choose_fight")
    assert table.offered("attack_from") == {"E5", "G5"}
    table.play("attack_from G5")
    assert table.offered("attack") == {"F4", "F5"}


@pytest.mark.rule("TE-063", "TE-063-ruling")
def test_face_down_then_face_up_then_revealed() -> None:
    hand = ("transport forest", "weapons farmland", "medicine hill")
    table = fight(hand=hand, answer=("fortifications grassland", "government hill"), land=FARM)
    assert set(table.choices) == {f"lay {card}" for card in hand} | {"done"}
    table.play("lay transport forest", "lay weapons farmland")
    bob = table.match.observed(1)
    assert int(bob.laid_size[0]) == 2 and not bob.laid[0].any() and not bob.hands[0].any()
    table.play("done")
    assert table.tells("laid", seat=0, count=2)
    assert table.seat == 1
    table.play("lay government hill")  # of no use: a bluff
    assert table.tells("defended", seat=1, idea=8, terrain=2)
    assert int(table.s.laid[1].sum()) == 1  # all see it
    table.play("lay fortifications grassland")
    assert [told.event for told in table.told].count("revealed") == 2
    assert points(table) == (5, 4)


@pytest.mark.rule("TE-063")
def test_no_card_need_be_laid_and_none_that_is_not_held() -> None:
    table = fight(hand=("weapons hill",), answer=("weapons forest",))
    assert table.refusal("lay weapons forest") == "TE-063"
    table.play("done")
    assert table.refusal("lay weapons hill") == "TE-063"
    table.play("done")
    assert points(table) == (3, 2)
    assert (table.hand(0), table.hand(1)) == (["weapons hill"], ["weapons forest"])


@pytest.mark.rule("TE-064")
@pytest.mark.parametrize(("own", "other"), [(1, 1), (3, 2), (4, 4), (2, 4)])
def test_a_point_for_each_person(own: int, other: int) -> None:
    assert points(fight(own, other)) == (own, other)


@pytest.mark.rule("TE-064")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_city_defends_with_its_value(value: int) -> None:
    assert points(fight(city=value).play("name_terrain hill")) == (3, value)


@pytest.mark.rule("TE-065")
def test_a_point_for_each_card_of_the_defenders_terrain_on_either_side() -> None:
    table = fight(
        hand=("medicine farmland", "religion farmland", "transport hill"), answer=("education farmland",), land=FARM
    )
    table.play("lay medicine farmland", "lay religion farmland", "lay transport hill", "lay education farmland")
    assert points(table) == (3 + 2, 2 + 1)


@pytest.mark.rule("TE-065")
def test_the_attackers_own_terrain_counts_for_nothing() -> None:
    table = fight(hand=("medicine hill",), land={"E5": "hill", "F5": "forest"}).play("lay medicine hill")
    assert points(table) == (3, 2)


@pytest.mark.rule("TE-065-ruling")
def test_no_card_fits_a_mountain() -> None:
    hand = tuple(f"education {terrain}" for terrain in ("grassland", "farmland", "hill", "forest"))
    table = fight(hand=hand, land={"F5": "mountain"}).play(*(f"lay {card}" for card in hand))
    assert points(table) == (3, 2)


@pytest.mark.rule("TE-066", "TE-146")
def test_weapons_are_worth_a_point_to_either_side() -> None:
    table = fight(hand=("weapons hill", "weapons farmland"), answer=("weapons forest",), land=FARM)
    table.play("lay weapons hill", "lay weapons farmland", "lay weapons forest")
    assert points(table) == (3 + 1 + 2, 2 + 1)


@pytest.mark.rule("TE-103")
def test_cards_of_a_fight_are_said_to_bring_no_progress() -> None:
    table = fight(hand=("education farmland",), answer=("weapons farmland",), epoch="printing")  # Industry: farmland
    for card in ("education farmland", "weapons farmland"):
        seat, action = table.seat, GAME.vocabulary.from_words(f"lay {card}")
        effects = GAME.effects(table.match.observed(seat), table.match.foresee(seat, action), seat, action)
        assert "progress" not in [effect["kind"] for effect in effects]
        table.play(f"lay {card}")


@pytest.mark.rule("TE-067", "TE-067-ruling", "TE-141")
def test_fortifications_are_worth_two_to_the_defender_only() -> None:
    table = fight(hand=("fortifications hill",), answer=("fortifications forest",), land=FARM)
    table.play("lay fortifications hill", "lay fortifications forest")
    assert points(table) == (3, 2 + 2)
    fitting = fight(hand=("fortifications farmland",), answer=("fortifications hill",), land=FARM)
    fitting.play("lay fortifications farmland", "done")
    assert points(fitting) == (3 + 1, 2)  # its terrain counts for the attacker too
    both = fight(answer=("fortifications farmland",), land=FARM).play("lay fortifications farmland")
    assert points(both) == (3, 2 + 2 + 1)
