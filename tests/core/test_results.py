"""What a match came to: scores over time, best turns, luck against the average, what was thrown again."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from aevum.core.engine import compiled
from aevum.core.events import ToldEvent
from aevum.core.match import Match, Player
from aevum.core.results import results_of
from aevum.core.results_words import describe_results
from aevum.core.text import LANGUAGES, texts
from aevum.core.vocabulary import pack
from aevum.games import GAME_IDS, game_named
from tests.core.finished import finished
from tests.toy import TOY

ROLL = game_named("roll-through-the-ages")
HISTORY = game_named("history-of-the-world")


def rolls_told(match: Match, positions: Iterable[int]) -> int:
    """How many rolls these entries told."""
    return sum(told.event in ("rolled", "led") for at in positions for told in match.told(at, None))


@pytest.fixture(scope="module", params=GAME_IDS)
def match(request: pytest.FixtureRequest) -> Match:
    """A finished match of every game."""
    return finished(game_named(request.param))


def test_the_curve_ends_with_the_score_and_best_turns_are_steps_of_it(match: Match) -> None:
    found = results_of(match)
    curve = [found.start, *(period.scores for period in found.periods)]
    assert list(curve[-1]) == match.scores() and len(curve) > 3
    positions = [period.position for period in found.periods]
    assert positions == sorted(set(positions)) and positions[-1] < match.position
    for seat, best in enumerate(found.best):
        gains = [later[seat] - earlier[seat] for earlier, later in pairwise(curve)]
        gains[-1] -= match.game.of_no_turn(match.observed(seat), seat)
        assert best is not None and best.points == max(gains) > 0
        place = next(place for place, period in enumerate(found.periods) if period.position == best.position)
        assert gains[place] == best.points and found.periods[place].number == best.number


def test_markers_revealed_at_the_end_are_of_no_turn() -> None:
    """HW-218: the last turn of History of the World is told as it was counted."""
    match = finished(HISTORY)
    seats = match.game.view(match.observed(None))["seats"]
    for seat, best in enumerate(results_of(match).best):
        score = seats[seat]["score"]
        assert best is not None and best.points == max(score["epochs"])
    assert any(side["score"]["markers"] for side in seats)


def test_points_by_part_add_up_to_the_score(match: Match) -> None:
    parts = results_of(match).parts
    assert bool(parts) == (match.game.id == "seven-ages")
    for seat, score in enumerate(match.scores() if parts else []):
        assert sum(points[seat] for points in parts.values()) == score


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_can_be_said_in_every_language(match: Match, lang: str) -> None:
    told = describe_results(results_of(match), texts(lang, match.game.id))
    sentences = [line["label"] for line in (*told["curve"], *told["parts"], *told["luck"])]
    sentences += [best["text"] for best in told["best"] if best]
    sentences += [seat["text"] for measured in told["luck"] for seat in measured["seats"]]
    assert len(sentences) > 5 and all(text.strip() and "{" not in text for text in sentences)


def test_luck_is_said_with_how_much_and_how_often() -> None:
    match = finished(ROLL)
    found = results_of(match)
    told = describe_results(found, texts("en", ROLL.id))
    worth, words = found.luck["worth"], told["luck"][0]["seats"]
    for luck, said in zip(worth, words, strict=True):
        side = "better" if luck.beyond > 0 else "worse"
        assert said["text"] == f"{abs(luck.beyond):.1f} {side} than average over {luck.rolls} rolls"


def test_a_roll_counts_once_for_whoever_threw_it() -> None:
    match = finished(ROLL)
    rolled = [
        told.values["seat"]
        for at in range(match.position + 1)
        for told in match.told(at, None)
        if told.event in ("rolled", "led")
    ]
    assert [luck.rolls for luck in results_of(match).luck["worth"]] == [rolled.count(0), rolled.count(1)]


def test_the_average_of_all_a_die_can_show_is_no_luck() -> None:
    before = finished(ROLL).observed(0, 0)
    faces = range(6)
    rolls = [ROLL.rolls(before, 0, [ToldEvent("led", {"seat": 1, "die": 0, "face": face})])[0] for face in faces]
    assert {roll.seat for roll in rolls} == {1}
    for kind in ("worth", "skulls"):
        assert sum(roll.beyond[kind] for roll in rolls) == pytest.approx(0)
    skulls = [face for face in faces if rolls[face].beyond["skulls"] < 0]
    assert [ROLL.vocabulary.events[ROLL.vocabulary.event("led")].nouns[2].items[face] for face in skulls] == [
        "goods2_skull"
    ]


def test_of_dice_thrown_again_only_those_count() -> None:
    before = finished(ROLL).observed(0, 0)
    told = [ToldEvent("rolled", {"seat": 0, "rolls": 2, "dice": [0, 1, 2]})]
    verb = ROLL.vocabulary.verb("reroll")
    second, third = (ROLL.rolls(before, pack(verb, mask, 0), told)[0] for mask in (0b010, 0b100))
    both = ROLL.rolls(before, pack(verb, 0b110, 0), told)[0]
    for kind, beyond in both.beyond.items():
        assert beyond == pytest.approx(second.beyond[kind] + third.beyond[kind])
    assert both.beyond["worth"] != pytest.approx(second.beyond["worth"])


@pytest.mark.parametrize(("attack", "defence", "own", "other"), [(2, 1, 0, 0), (3, 2, 1, 0), (1, 1, 0, 1)])
def test_the_average_of_a_round_of_combat_is_no_luck(attack: int, defence: int, own: int, other: int) -> None:
    before = finished(HISTORY).observed(None, 0)
    begun = ToldEvent("attacked", {"seat": 0, "partner": 2, "origin": 0, "land": 1})
    total = 0.0
    for dice in product(range(6), repeat=attack + defence):
        mine, theirs = list(dice[:attack]), list(dice[attack:])
        values: dict[str, Any] = {"dice": mine, "defence": theirs, "own": max(mine) + own, "other": max(theirs) + other}
        (roll,) = HISTORY.rolls(before, 0, [begun, ToldEvent("rolled", values)])
        assert (roll.seat, roll.against) == (0, 2)
        total += roll.beyond["combat"]
    assert total == pytest.approx(0, abs=1e-6)


def test_what_is_won_by_one_is_lost_by_the_other() -> None:
    combat = results_of(finished(HISTORY)).luck["combat"]
    assert sum(luck.beyond for luck in combat) == pytest.approx(0) and sum(luck.rolls for luck in combat) > 20
    assert any(abs(luck.beyond) > 0.1 for luck in combat)


def test_dice_taken_back_are_counted_for_whoever_took_them_back_and_are_no_luck() -> None:
    engine, luck = compiled(ROLL), Random(5)
    match = Match.new(ROLL, [Player("Ann"), Player("Computer", "greedy")], {}, 7, engine)
    thrown_again = 0
    while not match.over:
        seat = match.pending[0]
        match.play(seat, engine.best_choice(match.observed(seat), seat, luck.getrandbits(60)))
        thrown = rolls_told(match, [match.position])
        if seat == 0 and thrown and thrown_again < 3 and not match.over:
            match.undo(0, match.undo_by_consent(0), agreed={0})
            thrown_again += thrown
    standing = [match.log.decision_at(place.position) for place in match.line()]
    found = results_of(match)
    assert found.thrown_again == (thrown_again, 0) and thrown_again >= 3
    assert sum(seat.rolls for seat in found.luck["worth"]) == rolls_told(match, standing)
    assert rolls_told(match, range(match.position + 1)) == rolls_told(match, standing) + thrown_again


def test_a_game_without_a_clock_has_neither_curve_nor_best_turn() -> None:
    found = results_of(finished(TOY))
    assert found.periods == () and set(found.best) == {None} and found.luck == {}


def test_the_curve_begins_once(match: Match) -> None:
    """Setting up is no period of its own beside the start."""
    told = describe_results(results_of(match), texts("en", match.game.id))
    numbers = [point["number"] for point in told["curve"]]
    assert numbers[0] in (None, 0) and numbers[1] == 1
