"""The odds of skulls and disasters: thousands of turns of the compiled game against the exact probabilities.

Seeds are fixed, so these tests always give the same answer; `chance.FALSE_ALARM` bounds how often another seed would
fail by bad luck alone.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import comb

import pytest

from aevum.core.engine import Engine, compiled, set_seed
from aevum.core.record import NOBODY, Record, copy_record
from aevum.core.sequence import MORE
from aevum.core.vocabulary import pack
from aevum.games.roll_through_the_ages import GAME, actions
from aevum.games.roll_through_the_ages.state import FACE_IDS
from aevum.games.roll_through_the_ages.steps import AT_DIVIDE, AT_LEAD, AT_REROLL
from tests.games.roll_through_the_ages.chance import assert_follows, assert_rate
from tests.games.roll_through_the_ages.table import SKULL, Seat, Table

TURNS = 8_000
SKULL_FACE = FACE_IDS.index(SKULL)
DISASTERS = {actions.DROUGHT: 1, actions.PESTILENCE: 2, actions.INVASION: 3, actions.REVOLT: 4}
DRAWS_A_TURN = 8  # more than a turn can use

Decide = Callable[[Record], int]
Odds = list[Fraction]

ALL_DICE = [3, 4, 5, 6, 7]


@pytest.fixture(scope="session")
def engine() -> Engine:
    """The compiled game."""
    return compiled(GAME)


def stop(s: Record) -> int:
    """Keep the first roll and whatever it brings."""
    actions_at: dict[int, int] = {
        AT_REROLL: pack(actions.STOP),
        AT_LEAD: pack(actions.DECLINE),
        AT_DIVIDE: pack(actions.TAKE),
    }
    return actions_at[int(s.step)]


def dice_where(s: Record, skull: bool) -> list[int]:
    """The dice that show a skull, or those that do not."""
    return [die for die, face in enumerate(s.dice.tolist()) if face != NOBODY and (face == SKULL_FACE) == skull]


def reroll(dice: list[int]) -> int:
    """Reroll these dice; without any, stop."""
    return pack(actions.REROLL, sum(1 << die for die in dice)) if dice else pack(actions.STOP)


def reroll_without_skulls(s: Record) -> int:
    """Reroll every die without a skull as often as possible."""
    return reroll(dice_where(s, skull=False)) if s.step == AT_REROLL else stop(s)


def reroll_skulls(s: Record) -> int:
    """Reroll only skulls, as solo play allows."""
    return reroll(dice_where(s, skull=True)) if s.step == AT_REROLL else stop(s)


def reroll_everything(s: Record) -> int:
    """Reroll all dice as often as possible, as solo play allows."""
    return reroll(dice_where(s, skull=True) + dice_where(s, skull=False)) if s.step == AT_REROLL else stop(s)


def lead_against_skulls(s: Record) -> int:
    """Keep the first roll, and use Leadership on a skull if there is one."""
    skulls = dice_where(s, skull=True)
    return pack(actions.LEAD, skulls[0]) if s.step == AT_LEAD and skulls else stop(s)


def play_turn(engine: Engine, start: Record, number: int, decide: Decide) -> tuple[int, int]:
    """A whole first half of a turn; how many skulls it ended with, and which disaster was told (0: none)."""
    s = copy_record(start)
    s.draws = number * DRAWS_A_TURN
    action = pack(actions.DONE)  # the turn before ends, and the dice are rolled
    faces: list[int] = []
    fed, disaster = False, 0
    while not fed:
        engine.choose(s, int(s.seat), action)
        for event, _, second, third, _ in s.events[: int(s.told)].tolist():
            if event == actions.ROLLED and fed:
                break  # the next turn
            if event == actions.ROLLED:
                faces = []
            elif event == MORE:
                faces.append(second)
            elif event == actions.LED:
                faces[second] = third
            fed = fed or event == actions.FED
            disaster = DISASTERS.get(event, disaster)
        action = 0 if fed else decide(s)
    return faces.count(SKULL_FACE), disaster


def simulate(engine: Engine, dice: int, decide: Decide, solo: bool = False, leader: bool = False) -> list[list[int]]:
    """How often each number of skulls and each disaster came up in many turns with so many dice."""
    roller = Seat(cities=dice, developments=["leadership"] if leader else [])
    holdings = [roller] if solo else [Seat(), roller]
    start = Table(*holdings, seats=len(holdings), step="buy", coins=10).s
    set_seed(start, 20080 + dice)
    skulls, disasters = [0] * (dice + 1), [0] * 5
    for number in range(TURNS):
        shown, disaster = play_turn(engine, start, number, decide)
        skulls[shown] += 1
        disasters[disaster] += 1
    return [skulls, disasters]


def binomial(dice: int, chance: Fraction) -> Odds:
    """The odds of each number of skulls when each die shows one with this chance."""
    return [comb(dice, skulls) * chance**skulls * (1 - chance) ** (dice - skulls) for skulls in range(dice + 1)]


def disaster_odds(skulls: Odds) -> Odds:
    """The odds of none, drought, pestilence, invasion and revolt."""
    padded = [*skulls, *[Fraction(0)] * 3]
    return [padded[0] + padded[1], padded[2], padded[3], padded[4], sum(padded[5:], Fraction(0))]


def with_leadership(skulls: Odds) -> Odds:
    """The odds after one skull, if there is one, was rolled again."""
    more = [*skulls[1:], Fraction(0)]
    led = [(skulls[count] if count else 0) / Fraction(6) + Fraction(5, 6) * more[count] for count in range(len(skulls))]
    return [led[0] + skulls[0], *led[1:]]


def assert_skulls_and_disasters(counts: list[list[int]], odds: Odds) -> None:
    """Both the skulls that showed and the disasters that happened fit the odds."""
    assert_follows(counts[0], [float(chance) for chance in odds])
    assert_follows(counts[1], [float(chance) for chance in disaster_odds(odds)])


ONCE = Fraction(1, 6)
THRICE = Fraction(91, 216)

# Printed to six digits, for 3 to 7 dice: the odds of 0, 1, 2, ... skulls.
NO_REROLL = """0.578704 0.347222 0.069444 0.004630
0.482253 0.385802 0.115741 0.015432 0.000772
0.401878 0.401878 0.160751 0.032150 0.003215 0.000129
0.334898 0.401878 0.200939 0.053584 0.008038 0.000643 0.000021
0.279082 0.390714 0.234429 0.078143 0.015629 0.001875 0.000125 0.000004"""
TWO_REROLLS = """0.193807 0.423274 0.308143 0.074776
0.112157 0.326600 0.356647 0.173093 0.031503
0.064905 0.236256 0.343989 0.250424 0.091154 0.013272
0.037561 0.164067 0.298601 0.289842 0.158254 0.046084 0.005591
0.021737 0.110770 0.241922 0.293532 0.213692 0.093340 0.022651 0.002356"""
DISASTERS_WITHOUT_REROLL = """25/27 5/72 1/216 0 0
125/144 25/216 5/324 1/1296 0
3125/3888 625/3888 125/3888 25/7776 1/7776
34375/46656 3125/15552 625/11664 125/15552 31/46656
15625/23328 21875/93312 21875/279936 4375/279936 187/93312"""
NO_DISASTER_WITH_LEADERSHIP = "425/432 625/648 21875/23328 3125/3456 484375/559872"
NONE_AND_REVOLT_AFTER_TWO_REROLLS = "0.61708 0 0.43876 0 0.30116 0.01327 0.20163 0.05167 0.13251 0.11835"


@pytest.mark.parametrize("dice", ALL_DICE)
def test_the_printed_odds(dice: int) -> None:
    for table, chance in ((NO_REROLL, ONCE), (TWO_REROLLS, THRICE)):
        assert [f"{float(odds):.6f}" for odds in binomial(dice, chance)] == table.splitlines()[dice - 3].split()
    exact = [Fraction(odds) for odds in DISASTERS_WITHOUT_REROLL.splitlines()[dice - 3].split()]
    assert disaster_odds(binomial(dice, ONCE)) == exact
    led = disaster_odds(with_leadership(binomial(dice, ONCE)))
    assert led[0] == Fraction(NO_DISASTER_WITH_LEADERSHIP.split()[dice - 3])
    none, *_, revolt = disaster_odds(binomial(dice, THRICE))
    printed = NONE_AND_REVOLT_AFTER_TWO_REROLLS.split()[2 * (dice - 3) :]
    assert (round(float(none), 5), round(float(revolt), 5)) == (float(printed[0]), float(printed[1]))


@pytest.mark.rule("RT-027", "RT-043", "RT-044", "RT-045", "RT-046", "RT-047")
@pytest.mark.parametrize("dice", ALL_DICE)
def test_one_roll(engine: Engine, dice: int) -> None:
    assert_skulls_and_disasters(simulate(engine, dice, stop), binomial(dice, ONCE))


@pytest.mark.rule("RT-021", "RT-022", "RT-023", "RT-025")
@pytest.mark.parametrize("dice", ALL_DICE)
def test_two_full_rerolls(engine: Engine, dice: int) -> None:
    assert_skulls_and_disasters(simulate(engine, dice, reroll_without_skulls), binomial(dice, THRICE))


@pytest.mark.rule("RT-090", "RT-090-ruling")
@pytest.mark.parametrize("dice", ALL_DICE)
def test_leadership_used_on_a_skull(engine: Engine, dice: int) -> None:
    counts = simulate(engine, dice, lead_against_skulls, leader=True)
    assert_skulls_and_disasters(counts, with_leadership(binomial(dice, ONCE)))


@pytest.mark.rule("RT-122")
@pytest.mark.parametrize("dice", [3, 7])
def test_solo_rerolling_only_skulls(engine: Engine, dice: int) -> None:
    skulls, _ = simulate(engine, dice, reroll_skulls, solo=True)
    shown = sum(count * number for number, count in enumerate(skulls))
    assert_rate(shown, dice * TURNS, 1 / 216)


@pytest.mark.rule("RT-122", "RT-123", "RT-125")
@pytest.mark.parametrize("dice", [3, 7])
def test_solo_rerolling_everything(engine: Engine, dice: int) -> None:
    assert_skulls_and_disasters(simulate(engine, dice, reroll_everything, solo=True), binomial(dice, ONCE))
