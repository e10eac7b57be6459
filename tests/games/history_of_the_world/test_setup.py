"""Setup: HW-022 to HW-033."""

from collections import Counter

import pytest

from aevum.core.engine import Engine
from aevum.core.errors import BadOptionValue, BadSeatCount
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.games.history_of_the_world import GAME
from aevum.games.history_of_the_world.state import (
    A_MINOR_EMPIRE,
    BASE_VALUE,
    CARD_IDS,
    COPIES,
    GREATER,
    KIND,
    MARKER_VALUES,
)
from tests.games.history_of_the_world.table import RULES, Seat, Table
from tests.games.history_of_the_world.world import AREAS, value
from tests.games.laid_out import NAMES


def dealt(seed: int = 1, seats: int = 4, **options: int) -> Record:
    """A table just set up, hidden things included."""
    s = Engine(GAME, RULES, compiled=False).new_record(seats, GAME.settle_options(options, seats), seed)
    GAME.deal(s)
    return s


def cards_of(s: Record, seat: int) -> list[int]:
    """The event cards of a seat."""
    return [int(card) for card in s.hands[seat] if card >= 0]


@pytest.mark.rule("HW-022", "HW-R09", "HW-023")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_may_play(players: int) -> None:
    match = Match.new(GAME, [Player(name) for name in NAMES[:players]], seed=1)
    assert match.scores() == [0] * players


@pytest.mark.rule("HW-022", "HW-R09")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_two_or_seven_may_not(players: int) -> None:
    with pytest.raises(BadSeatCount):
        Match.new(GAME, [Player(name) for name in (*NAMES, "Gus")[:players]], seed=1)


@pytest.mark.rule("HW-024", "HW-033")
def test_nobody_has_points_and_the_board_is_empty() -> None:
    s = dealt(seats=6)
    assert [int(GAME.score(s, seat)) for seat in range(6)] == [0] * 6
    assert set(s.holder.tolist()) == set(s.source.tolist()) == set(s.sea_holder.tolist()) == {-1}
    for field in ("armies", "fort", "settlement", "monument", "area_lands", "land_count"):
        assert not s[field].any(), field
    assert (int(s.forts_left), int(s.settlements_left), int(s.monuments_left)) == (32, 30, 36)
    assert int(s.fleets) == 0


@pytest.mark.rule("HW-025", "HW-196", "HW-R04")
def test_the_values_of_epoch_i_are_in_force_first() -> None:
    s = dealt()
    assert int(s.epoch) == 0
    assert BASE_VALUE.tolist() == [[value(area, epoch) for epoch in range(1, 8)] for area in AREAS]


@pytest.mark.rule("HW-026", "HW-027")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_greater_and_seven_lesser_events_each(seats: int) -> None:
    s = dealt(seats=seats)
    for seat in range(seats):
        held = cards_of(s, seat)
        assert (sum(card < GREATER for card in held), sum(card >= GREATER for card in held)) == (3, 7)
        assert s.hand_size[seat].tolist() == [3, 0, 7]


@pytest.mark.rule("HW-029", "HW-030", "HW-R10", "HW-010")
def test_cards_not_dealt_take_no_part() -> None:
    s = dealt(seats=3)
    held = Counter(card for seat in range(3) for card in cards_of(s, seat))
    assert all(held[card] + int(s.undealt[card]) == COPIES[card] for card in range(len(CARD_IDS)))
    assert int(s.undealt.sum()) == 71 - 30
    match = Match.new(GAME, [Player(name) for name in NAMES[:3]], seed=1)
    assert not match.observed(0).undealt.any()


@pytest.mark.rule("HW-026", "HW-027")
def test_the_deal_is_random() -> None:
    leaders = [cards_of(dealt(seed), 0).count(CARD_IDS.index("leader")) for seed in range(200)]
    # 3 of 22 greater events, 7 of them Leaders: 21/22 a hand on average.
    assert 0.7 < sum(leaders) / len(leaders) < 1.25 and max(leaders) >= 2
    hands = {tuple(cards_of(dealt(seed), 1)) for seed in range(30)}
    assert len(hands) == 30


@pytest.mark.rule("HW-031", "HW-046")
def test_empire_cards_lie_in_piles_by_epoch() -> None:
    match = Match.new(GAME, [Player(name) for name in NAMES[:4]], seed=5)
    view = GAME.view(match.observed(None))
    assert [empire["id"] for empire in view["empires"]] == [
        "sumerians",
        "egyptians",
        "minoans",
        "indus_valley",
        "babylonians",
        "shang_dynasty",
        "aryans",
    ]


@pytest.mark.rule("HW-032")
def test_the_markers_are_shuffled_and_hidden() -> None:
    orders = {tuple(dealt(seed).markers.tolist()) for seed in range(20)}
    assert len(orders) > 15
    assert all(sorted(order) == MARKER_VALUES.tolist() == [3, 3, 4, 4, 4, 5, 5, 6] for order in orders)
    match = Match.new(GAME, [Player(name) for name in NAMES[:3]], seed=1)
    assert {tuple(match.observed(seat).markers.tolist()) for seat in (None, 0, 1, 2)} == {(-2,) * 8}


@pytest.mark.rule("HW-225")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_option_deals_one_minor_empire_each(seats: int) -> None:
    for seed in range(10):
        s = dealt(seed, seats, minor_empires=1)
        for seat in range(seats):
            minors = [card for card in cards_of(s, seat) if KIND[card] == A_MINOR_EMPIRE]
            others = [card for card in cards_of(s, seat) if card < GREATER and KIND[card] != A_MINOR_EMPIRE]
            assert (len(minors), len(others), len(cards_of(s, seat))) == (1, 2, 10)
    counts = [sum(KIND[card] == A_MINOR_EMPIRE for card in cards_of(dealt(seed), 0)) for seed in range(40)]
    assert set(counts) >= {0, 1, 2}  # without the option it is chance


def test_the_option_for_the_first_drawer_counts_a_seat() -> None:
    assert GAME.settle_options({"first": 3}, 3)["first"] == 3
    with pytest.raises(BadOptionValue):
        GAME.settle_options({"first": 4}, 3)


@pytest.mark.rule("HW-028")
def test_a_hand_is_open_to_its_owner_only() -> None:
    table = Table(Seat(hand=["leader", "plague"]), Seat(hand=["jihad"]))
    assert table.view(0)["seats"][0]["hand"] == ["leader", "plague"]
    for onlooker in (1, 2, None):
        shown = table.view(onlooker)["seats"][0]
        assert (shown["hand"], shown["greater"], shown["lesser"]) == ([], 1, 1)
    table.play("play leader")
    assert table.view(None)["played"] == ["leader"]
