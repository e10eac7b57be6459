"""The exact odds of combat: against counting every roll, against the table of the rules, and for whole fights."""

from fractions import Fraction
from itertools import product
from math import isclose

import pytest

from aevum.games.history_of_the_world.rules.combat import odds_of_taking
from aevum.games.history_of_the_world.rules.dice import LEAST_NET, TIE_ODDS, WIN_ODDS, rounds
from tests.games.history_of_the_world.table import Seat, Table, land

# Attack dice, defence dice, net of modifiers: how many rolls win, tie and lose.
COUNTS = {
    (2, 1): (216, ((90, 35, 91), (125, 36, 55), (161, 25, 30), (186, 16, 14))),
    (2, 2): (1296, ((290, 215, 791), (505, 286, 505), (791, 215, 290), (1006, 148, 142))),
    (2, 3): (7776, ((1008, 1175, 5593), (2183, 1926, 3667), (4109, 1495, 2172), (5604, 1072, 1100))),
    (3, 1): (1296, ((640, 215, 441), (855, 216, 225), (1071, 125, 100), (1196, 64, 36))),
    (3, 2): (7776, ((2172, 1495, 4109), (3667, 1926, 2183), (5593, 1175, 1008), (6768, 632, 376))),
    (3, 3): (46656, ((7786, 8651, 30219), (16437, 13782, 16437), (30219, 8651, 7786), (38870, 4804, 2982))),
}
ITALY = "northern_apennines"
BOB = Seat({"carthaginians": [ITALY]})


@pytest.mark.rule("HW-130", "HW-131", "HW-132", "HW-133", "HW-136")
@pytest.mark.parametrize(("dice", "counted"), COUNTS.items())
def test_a_round_as_in_the_table_of_the_rules(
    dice: tuple[int, int], counted: tuple[int, tuple[tuple[int, int, int], ...]]
) -> None:
    everything, by_net = counted
    for net, (win, tie, loss) in zip(range(-1, 3), by_net, strict=True):
        found = rounds(*dice, net)
        assert (found["win"], found["tie"], found["loss"]) == (win, tie, loss)
        assert win + tie + loss == everything
        assert isclose(WIN_ODDS[(*dice, net - LEAST_NET)], win / everything)
        assert isclose(TIE_ODDS[(*dice, net - LEAST_NET)], tie / everything)


@pytest.mark.rule("HW-131", "HW-133")
@pytest.mark.parametrize(("attack", "defence"), list(product([1, 2, 3], [1, 2, 3])))
def test_a_round_counted_roll_by_roll(attack: int, defence: int) -> None:
    for net in (-1, 0, 1):
        won = tied = triples = 0
        for roll in product(range(1, 7), repeat=attack + defence):
            margin = max(roll[:attack]) + net - max(roll[attack:])
            won += margin > 0
            tied += margin == 0
            triples += margin > 0 and attack == 3 and len(set(roll[:3])) == 1
        found = rounds(attack, defence, net)
        assert (found["win"], found["tie"], found["win by a triple"]) == (won, tied, triples)


def odds(table: Table, name: str = ITALY, dice: int = 1) -> float:
    """The chance to take a land."""
    return float(odds_of_taking(table.s, land(name), dice))


def test_an_army_without_a_fort_is_one_round() -> None:
    assert isclose(odds(Table(Seat(), BOB)), 125 / 216)
    assert isclose(odds(Table(Seat(), BOB), dice=2), 505 / 1296)
    assert isclose(odds(Table(Seat(), BOB), dice=3), 2183 / 7776)


def test_a_fort_is_two_rounds() -> None:
    assert isclose(odds(Table(Seat(), BOB, forts=[ITALY])), float(Fraction(90, 216) * Fraction(125, 216)))


def with_cards(*hand: str, **more: object) -> Table:
    """The Romans with cards in force."""
    table = Table(Seat(hand=hand), BOB, **more)  # type: ignore[arg-type]
    for name in hand:
        table.play(f"play {name}")
    return table


def test_cards_change_the_odds() -> None:
    assert isclose(odds(with_cards("leader")), 855 / 1296)
    assert isclose(odds(with_cards("weaponry")), 161 / 216)
    assert isclose(odds(with_cards("weaponry", "siegecraft", cities=[ITALY])), 186 / 216)
    assert isclose(odds(with_cards("elite_troops")), (125 + 36) / 216)
    assert isclose(odds(with_cards("jihad")), (855 + 216) / 1296)
    assert isclose(odds(with_cards("siegecraft", forts=[ITALY])), 125 / 216)  # fort and army fall together


def test_treachery_is_certain() -> None:
    table = Table(Seat(hand=["treachery"]), BOB, forts=[ITALY]).play("play treachery")
    assert odds(table) == 1.0


def test_a_leader_who_may_die_before_the_second_round() -> None:
    """Counted over both rounds: a triple in the first leaves two dice for the second."""
    alive, dead = Fraction(0), Fraction(0)
    for roll in product(range(1, 7), repeat=4):
        if max(roll[:3]) > roll[3] + 1:
            if len(set(roll[:3])) == 1:
                dead += Fraction(1, 6**4)
            else:
                alive += Fraction(1, 6**4)
    exact = alive * Fraction(855, 1296) + dead * Fraction(125, 216)
    assert isclose(odds(with_cards("leader", forts=[ITALY])), float(exact))


def test_a_stack_is_a_round_for_each_army() -> None:
    table = Table(Seat(), BOB, stacks={ITALY: 3}, options={"stacks": 1})
    assert isclose(odds(table), (125 / 216) ** 3)


def test_the_odds_hold_in_play() -> None:
    won = 0
    for draws in range(150):
        table = Table(Seat(), BOB)
        table.s.draws = 5000 + 7 * draws
        won += table.play(f"attack {ITALY}").holder(ITALY) == 0
    assert 65 <= won <= 108  # 87 of 150 on average


@pytest.mark.rule("HW-130", "HW-142")
def test_the_odds_are_shown_before_an_attack() -> None:
    table = Table(Seat(), BOB, forts=[ITALY])
    (shown,) = table.view()["attacks"]
    assert (shown["land"], shown["dice"], shown["odds"]) == (ITALY, 1, 24.1)
    assert shown["route"] == {"kind": "land", "id": "southern_apennines"}
    assert table.effects(f"attack {ITALY}")["odds"] == 24
    assert table.play(f"approach {ITALY}").effects("sail_over western_mediterranean")["odds"] == 4
