"""Hidden hands, a hidden deck and secret choices: what each seat of the toy game is shown."""

from __future__ import annotations

import pytest

from aevum.core.engine import interpreted
from aevum.core.events import ToldEvent
from aevum.core.match import Match
from aevum.core.phrases import describe_choices, say_event
from tests.core.moves import do, enter, hand, lay_all, lay_lowest, offered, toy_match
from tests.laws.moments import truth
from tests.toy import TOY, toy_texts
from tests.toy.state import RANK_IDS


def events(match: Match, at: int, seat: int | None) -> list[str]:
    return [told.event for told in match.told(at, seat)]


def test_a_seat_sees_its_own_hand_and_nobody_elses() -> None:
    match = toy_match()
    for seat in range(3):
        seen = match.observed(seat)
        assert seen.hand[seat].tolist() == truth(match).hand[seat].tolist() and seen.hand[seat].sum() == 3
        assert all(seen.hand[other].sum() == 0 for other in range(3) if other != seat)
    assert match.observed(None).hand.sum() == 0


def test_nobody_sees_the_order_of_the_deck_or_the_key() -> None:
    match = toy_match()
    for seat in (None, 0, 1, 2):
        seen = match.observed(seat)
        assert set(seen.deck.tolist()) == {-1} and not seen.key.any()
        assert seen.deck_left == truth(match).deck_left == 15


def test_a_peek_is_seen_by_the_seat_that_peeks() -> None:
    match = toy_match()
    top = int(truth(match).deck_left) - 1
    rank = int(truth(match).deck[top])
    do(match, 0, "peek")
    assert match.observed(0).deck[top] == rank
    assert all(match.observed(seat).deck[top] == -1 for seat in (None, 1, 2))
    assert match.told(1, 0) == [ToldEvent("peeked", {"seat": 0}), ToldEvent("saw", {"seat": 0, "rank": rank})]
    assert match.told(1, 1) == match.told(1, None) == [ToldEvent("peeked", {"seat": 0})]


def test_the_exchange_interrupts_the_round() -> None:
    match = toy_match()
    do(match, 0, "peek")
    assert (match.step, match.pending, truth(match).depth) == ("swap", (0,), 1)
    do(match, 0, "keep")
    assert (match.step, match.pending, truth(match).depth) == ("lay", (0, 1, 2), 0)


def test_an_exchange_is_known_only_to_the_seat_that_makes_it() -> None:
    match = toy_match()
    do(match, 0, "peek")
    top, card = int(truth(match).deck_left) - 1, hand(match, 0)[0]
    do(match, 0, f"swap {card}")
    assert match.observed(0).deck[top] == RANK_IDS.index(card)
    assert match.observed(1).deck[top] == -1
    assert (events(match, 2, 0), events(match, 2, 1)) == (["swapped", "swapped_card"], ["swapped"])


def test_everybody_lays_at_once_and_has_choices_of_its_own() -> None:
    match = toy_match()
    do(match, 0, "pass")
    assert match.pending == (0, 1, 2)
    for seat in range(3):
        assert offered(match, seat) == [f"lay {card}" for card in sorted(set(hand(match, seat)))]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_nothing_shows_until_all_have_chosen(order: tuple[int, ...]) -> None:
    match = toy_match()
    do(match, 0, "pass")
    for seat in order[:-1]:
        enter(match, seat, f"lay {hand(match, seat)[0]}")
        assert seat not in match.pending and match.choices(seat) == []
        for other in {None, 0, 1, 2} - {seat}:
            assert match.observed(other).laid[seat] == -1
            assert events(match, match.position, other) == ["laid"]
        assert match.observed(seat).laid[seat] >= 0
        assert events(match, match.position, seat) == ["laid", "laid_card"]
    lay_lowest(match, order[-1])
    assert match.observed(None).turned[:3].min() >= 0
    assert events(match, match.position, None).count("revealed") == 3


def test_two_matches_that_differ_in_a_secret_card_look_alike_to_the_others() -> None:
    lowest, highest = toy_match(), toy_match()
    for match, place in ((lowest, 0), (highest, -1)):
        do(match, 0, "pass")
        enter(match, 1, f"lay {hand(match, 1)[place]}")
    assert truth(lowest).laid[1] != truth(highest).laid[1]
    for seat in (None, 0, 2):
        assert lowest.observed(seat).tobytes() == highest.observed(seat).tobytes()
        assert lowest.told(2, seat) == highest.told(2, seat)
    assert lowest.observed(1).tobytes() != highest.observed(1).tobytes()


def test_events_read_later_hide_what_it_hid_then() -> None:
    match = toy_match()
    do(match, 0, "pass")
    lay_all(match)
    assert events(match, 2, 1) == ["laid"] and events(match, 2, 0) == ["laid", "laid_card"]


def test_nothing_private_stays_behind_the_end_of_the_events() -> None:
    match = toy_match()
    do(match, 0, "peek")
    do(match, 0, "keep")
    assert truth(match).told == 0 and truth(match).events.any()
    assert not match.observed(1).events.any()


def test_cards_drawn_are_told_only_to_the_seat_that_draws() -> None:
    match = toy_match()
    for seat in range(3):
        drawn = [told.values["seat"] for told in match.told(0, seat) if told.event == "drew_card"]
        assert drawn == [seat] * 3
    assert "drew_card" not in events(match, 0, None)


def test_a_tie_is_settled_by_chance_and_only_then_is_something_drawn() -> None:
    tied = untied = 0
    for seed in range(12):
        match = toy_match(seed)
        do(match, 0, "pass")
        draws = int(truth(match).draws)
        lay_all(match)
        told = events(match, match.position, None)
        tied += "tied" in told
        untied += "tied" not in told
        assert (truth(match).draws > draws) == ("tied" in told)
        assert told.count("took_point") == 1
    assert tied and untied


def test_imagined_worlds_keep_what_is_known_and_differ_in_the_rest() -> None:
    match, engine = toy_match(), interpreted(TOY)
    do(match, 0, "peek")
    seen = match.observed(0)
    worlds = [engine.imagine(seen, 0, luck) for luck in range(20)]
    top = int(seen.deck_left) - 1
    assert {int(world.deck[top]) for world in worlds} == {int(seen.deck[top])}
    assert len({world.hand.tobytes() for world in worlds}) > 10
    assert len({world.deck.tobytes() for world in worlds}) == 20
    for world in worlds:
        TOY.conserved(world)


def test_an_imagined_hand_has_the_cards_that_were_shown() -> None:
    match, engine = toy_match(), interpreted(TOY)
    card = hand(match, 0)[0]
    do(match, 0, f"boast {card}")
    lay_lowest(match, 0)
    for luck in range(20):
        world = engine.imagine(match.observed(1), 1, luck)
        own = world.hand[0].tolist()
        own[world.laid[0]] += 1
        assert own[RANK_IDS.index(card)] >= 1


def test_choices_and_events_are_said_to_people() -> None:
    match, texts = toy_match(), toy_texts()
    names = [player.name for player in match.players]
    described = describe_choices(match, 0, texts)
    assert [choice.action for choice in described] == match.choices(0)
    assert described[0].label == "Pass" and described[0].words == "pass"
    do(match, 0, "pass")
    laying = describe_choices(match, 1, texts)
    assert [[effect.text for effect in choice.effects] for choice in laying] == [["−1 cards"]] * len(laying)
    enter(match, 1, f"lay {hand(match, 1)[0]}")
    assert [say_event(TOY, texts, told, names) for told in match.told(2, 0)] == ["Bob laid a card."]
