"""Drawing empires: HW-034 to HW-048, HW-212 to HW-216."""

from collections import Counter
from itertools import permutations

import pytest

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.games.history_of_the_world import GAME
from aevum.games.history_of_the_world.rules.drawing import draws_before, order_by_points
from aevum.games.history_of_the_world.state import UNKNOWN
from tests.games.history_of_the_world.table import Seat, Table, faces
from tests.games.laid_out import NAMES


def match(players: int = 4, first: int = 1, seed: int = 1) -> Match:
    """A new match, at the first draw."""
    return Match.new(GAME, [Player(name) for name in NAMES[:players]], {"first": first}, seed, interpreted(GAME))


def play(match: Match, *actions: str) -> None:
    """Whoever is asked does this."""
    for words in actions:
        match.play(match.pending[0], GAME.vocabulary.from_words(words))


def words(match: Match) -> list[str]:
    """The choices now."""
    return [GAME.vocabulary.to_words(action) for action in match.choices(match.pending[0])]


def drawn(match: Match) -> int:
    """The card in the hand of the drawer."""
    return int(match._record().drawn)


@pytest.mark.rule("HW-034", "HW-R11")
def test_the_highest_total_of_two_dice_draws_first() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(40):
        begun = match(first=0, seed=seed)
        rolls = [told.values for told in begun.told(0, None) if told.event == "first_dice"]
        totals = [sum(faces(roll["dice"])) for roll in rolls]
        assert all(len(faces(roll["dice"])) == 2 for roll in rolls) and len(rolls) >= 4
        ahead = begun.pending[0]
        firsts[ahead] += 1
        best = max(totals[:4])
        tied = [roll["seat"] for roll, total in zip(rolls[:4], totals[:4], strict=True) if total == best]
        assert ahead in tied
        assert [roll["seat"] for roll in rolls[4 : 4 + len(tied)]] == (tied if len(tied) > 1 else [])
    assert set(firsts) == {0, 1, 2, 3}


@pytest.mark.rule("HW-034")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_an_option_may_name_the_first_drawer(first: int) -> None:
    begun = match(first=first)
    assert begun.pending == (first - 1,)
    assert not any(told.event == "first_dice" for told in begun.told(0, None))


@pytest.mark.rule("HW-035")
def test_the_others_follow_clockwise_in_epoch_i() -> None:
    begun = match(first=3)
    assert GAME.view(begun.observed(None))["draw"]["order"] == [2, 3, 0, 1]
    play(begun, "keep")
    assert begun.pending == (3,)


@pytest.mark.rule("HW-037")
def test_a_card_is_drawn_at_random_and_seen_by_the_drawer_alone() -> None:
    assert {drawn(match(seed=seed)) for seed in range(40)} == set(range(7))
    begun = match()
    for seat in (None, 1, 2, 3):
        assert int(begun.observed(seat).drawn) == UNKNOWN
        assert GAME.view(begun.observed(seat))["draw"]["drawn"] is None
    assert int(begun.observed(0).drawn) == drawn(begun)
    assert GAME.view(begun.observed(0))["draw"]["drawn"] is not None


@pytest.mark.rule("HW-039", "HW-040", "HW-R12")
def test_keep_it_or_pass_it_to_anybody_without_a_card() -> None:
    begun = match()
    assert words(begun) == ["keep", "pass 2", "pass 3", "pass 4"]
    play(begun, "pass 3")
    assert begun.pending == (1,) and words(begun) == ["keep", "pass 1", "pass 4"]
    table = Table(step="event")
    assert table.refusal("keep") == "HW-037"


@pytest.mark.rule("HW-038", "HW-041", "HW-042", "HW-045", "HW-R12")
def test_whoever_was_given_a_card_draws_all_the_same_and_must_give_it_away() -> None:
    begun = match()
    play(begun, "pass 2")
    assert begun.pending == (1,)
    assert words(begun) == ["pass 1", "pass 3", "pass 4"]
    play(begun, "pass 3")
    assert words(begun) == ["pass 1", "pass 4"]  # Cleo has Bob's card
    play(begun, "pass 4")
    # Dan has a card and draws the last; only Ann has none: nothing to choose.
    s = begun._record()
    assert (s.draw_turn, s.giver[:4].tolist()) == (4, [3, 0, 1, 2])
    assert len({int(s.empires[seat, 0]) for seat in range(4)}) == 4


@pytest.mark.rule("HW-041", "HW-045")
def test_refusals_name_the_rule() -> None:
    begun = match(3)
    play(begun, "pass 2")
    table = Table()
    table.match = begun
    assert table.refusal("keep") == "HW-041"
    assert table.refusal("pass 2") == "HW-040"
    assert table.refusal("done") == "HW-041"


@pytest.mark.rule("HW-043", "HW-051")
def test_a_card_that_was_given_is_played() -> None:
    begun = match(3)
    card = drawn(begun)
    play(begun, "pass 3", "keep")
    s = begun._record()
    assert int(s.empires[2, 0]) == card
    assert int(s.giver[2]) == 0 and int(s.giver[1]) == 1


@pytest.mark.rule("HW-044", "HW-048", "HW-R13")
def test_the_passer_knows_the_card_the_receiver_only_when_all_have_one() -> None:
    begun = match(4, seed=3)
    card = drawn(begun)
    play(begun, "pass 2")
    known = {seat: int(begun.observed(seat).empires[1, 0]) for seat in range(4)}
    assert known == {0: card, 1: UNKNOWN, 2: UNKNOWN, 3: UNKNOWN}
    play(begun, "pass 1", "keep")
    assert int(begun._record().draw_turn) == 4  # Dan's card was given by nobody's choice
    called = int(begun._record().called)
    assert int(begun.observed(1).empires[1, 0]) == card
    for seat in (2, 3, None):
        assert int(begun.observed(seat).empires[1, 0]) == (card if card < called else UNKNOWN)
    givers = GAME.view(begun.observed(None))["draw"]["givers"]
    assert givers == [1, 0, 2, 3]  # who passed to whom is open


@pytest.mark.rule("HW-048", "HW-R13")
def test_a_kept_card_is_its_drawers_secret() -> None:
    begun = match(4)
    card = drawn(begun)
    play(begun, "keep")
    assert int(begun.observed(0).empires[0, 0]) == card
    assert {int(begun.observed(seat).empires[0, 0]) for seat in (1, 2, 3, None)} == {UNKNOWN}


@pytest.mark.rule("HW-046", "HW-047", "HW-009")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_cards_left_are_put_away_unseen(players: int) -> None:
    begun = match(players)
    while begun.step == "empire":
        play(begun, words(begun)[0])
    held = {int(begun._record().empires[seat, 0]) for seat in range(players)}
    assert len(held) == players and len(set(range(7)) - held) == 7 - players >= 1


@pytest.mark.rule("HW-036", "HW-212", "HW-216", "HW-205")
def test_from_epoch_ii_the_fewest_points_draw_first() -> None:
    bob = Seat({"egyptians": ["crete"]}, points=9)
    table = Table(Seat(points=30), bob, Seat(points=2), empire="aryans")
    table.play("done")
    scores = [table.points(seat) for seat in range(3)]
    assert sorted(range(3), key=scores.__getitem__) == [2, 1, 0]
    assert table.view()["draw"]["order"] == [2, 1, 0]
    assert (table.step, table.seat) == ("empire", 2)


@pytest.mark.rule("HW-213", "HW-214", "HW-E28")
def test_of_two_with_the_same_points_the_weaker_empire_draws_first() -> None:
    holdings = [Seat(points=8), Seat({"minoans": ["crete"]}, points=8), Seat(points=9)]
    s = Table(*holdings, empire="egyptians").s
    s.epoch = 1
    assert bool(draws_before(s, 1, 0)) and not bool(draws_before(s, 0, 1))
    order_by_points(s)
    assert s.draw_order[:3].tolist() == [1, 0, 2]


@pytest.mark.rule("HW-215", "HW-R50", "HW-E29")
def test_still_tied_the_earlier_empire_draws_first() -> None:
    for first, second in permutations(["egyptians", "aryans"]):
        holdings = [Seat(points=8), Seat({second: ["crete"]}, points=8), Seat(points=2)]
        s = Table(*holdings, empire=first).s
        s.epoch = 1
        order_by_points(s)
        assert s.draw_order[:3].tolist() == ([2, 0, 1] if first == "egyptians" else [2, 1, 0])


@pytest.mark.rule("HW-212", "HW-213", "HW-215")
def test_the_order_is_complete_whatever_the_points() -> None:
    for points in [(1, 1, 1, 1), (4, 3, 2, 1), (1, 2, 3, 4), (2, 9, 2, 9)]:
        s = Table(*(Seat(points=count) for count in points), seats=4, empire="sumerians").s
        s.epoch = 1
        order_by_points(s)
        order = s.draw_order[:4].tolist()
        assert sorted(order) == [0, 1, 2, 3]
        assert [points[seat] for seat in order] == sorted(points)
