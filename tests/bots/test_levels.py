"""Levels: each is known by its name, thinks no longer than it may, and errs as people do."""

from __future__ import annotations

from dataclasses import replace
from multiprocessing import get_context
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from aevum.bots import OFFERED, advice, bot_named, greedy_bot, level_named, require_offered, searches
from aevum.bots.levels import LEVELS, Level, decide, ponder, preferred, worth_doing
from aevum.core.engine import compiled, interpreted
from aevum.core.errors import UnknownBot
from aevum.core.match import Match, Player
from aevum.core.vocabulary import ENDING
from aevum.games import game_named
from aevum.search import deadline
from aevum.search.thought import Thought, Weighed, make_ready
from aevum.table import thinking
from aevum.table.slate import Slate
from tests.games.tempus.table import Seat, Table
from tests.toy import TOY

NAMES = ("beginner", "casual", "club", "expert")
REST = frozenset({3})


def a_match() -> Match:
    """The toy, just dealt."""
    make_ready(compiled(TOY))
    return Match.new(TOY, [Player(f"P{seat}") for seat in range(3)], {}, 7, compiled(TOY))


def weighed(*known: tuple[int, int, float, float]) -> list[Weighed]:
    """What was found out about choices."""
    return [Weighed(*one) for one in known]


def test_the_levels_are_known_by_their_names_and_so_are_the_old_ones() -> None:
    assert tuple(LEVELS) == NAMES and OFFERED == (*NAMES, "random", "greedy")
    for name in OFFERED:
        require_offered(name)
        assert callable(bot_named(name)) and searches(name) == (name in NAMES)
    assert level_named("search:2") == Level(2.0)
    with pytest.raises(UnknownBot):
        level_named("greedy")


def test_each_level_thinks_longer_than_the_one_below_and_errs_less() -> None:
    levels = list(LEVELS.values())
    assert [level.seconds for level in levels] == sorted(level.seconds for level in levels)
    assert [level.forgets for level in levels] == sorted((level.forgets for level in levels), reverse=True)
    assert LEVELS["expert"] == Level(LEVELS["expert"].seconds), "an expert makes no mistakes on purpose"


@pytest.mark.parametrize("name", ["beginner", "casual"])
def test_the_same_luck_leads_to_the_same_choice(name: str) -> None:
    match, level = a_match(), LEVELS[name]
    seat = match.awaited[0]
    patient = Level(**{**vars(level), "seconds": 3600.0})
    chosen = {decide(patient, match.engine, match.observed(seat), seat, 5, lambda part: True) for _ in range(3)}
    assert len(chosen) == 1 and chosen <= set(match.choices(seat))


def test_a_thought_ends_when_its_watcher_has_enough() -> None:
    match = a_match()
    seat, shown = match.awaited[0], list[float]()

    def twice(part: float) -> bool:
        shown.append(part)
        return len(shown) < 3

    for level in (Level(3600.0, 10_000), Level(3600.0)):
        shown.clear()
        found = ponder(level, match.engine, match.observed(seat), seat, 1, twice)
        assert len(shown) == 3 and sum(one.tried for one in found) > 0 and shown == sorted(shown)


def test_no_more_playouts_than_its_level_has() -> None:
    match = a_match()
    seat = match.awaited[0]
    found = ponder(Level(3600.0, 50), match.engine, match.observed(seat), seat, 1, lambda part: True)
    assert sum(one.tried for one in found) == 50


def test_what_is_asked_before_counts_into_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thought that took all its time before the first playout has none left, of whatever kind."""
    match, usual = a_match(), Thought.__post_init__
    seat, passed = match.awaited[0], [0.0]

    def prepare_for_long(thought: Thought) -> None:
        usual(thought)
        passed[0] += 61.0

    monkeypatch.setattr(Thought, "__post_init__", prepare_for_long)
    monkeypatch.setattr(deadline, "time", SimpleNamespace(perf_counter=lambda: passed[0]))
    for level in (Level(60.0, 50), Level(60.0)):
        assert ponder(level, match.engine, match.observed(seat), seat, 1, lambda part: True) == []


def test_whoever_is_modest_sees_no_better_chances_than_there_are() -> None:
    """Who thinks that only itself is practised would win four games of five before the first move."""
    game = game_named("roll-through-the-ages")
    make_ready(compiled(game))
    match = Match.new(game, [Player("Ann"), Player("Bob")], {}, 11, compiled(game))
    (seat,) = match.awaited

    def chance(level: Level) -> float:
        return ponder(level, match.engine, match.observed(seat), seat, 5, lambda part: True)[0].chance

    assert 0.35 < chance(Level(3600.0, 1000, modest=True)) < 0.6 < chance(Level(3600.0, 1000))


@pytest.mark.parametrize("asked", [advice, thinking])
def test_advice_is_modest(asked: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    match, levels = a_match(), list[Level]()
    seat = match.awaited[0]
    seen = match.observed(seat)

    def note(level: Level, *given: Any) -> list[Weighed]:
        levels.append(level)
        return []

    monkeypatch.setattr(asked, "ponder", note)
    if asked is advice:
        advice.weigh(match.engine, seen, seat)
    else:
        monkeypatch.setattr(thinking, "_put_before", lambda *given: (match.engine, seen))
        monkeypatch.setattr(thinking, "_thinkable", {match.game.key})
        monkeypatch.setattr(thinking, "_slates", [Slate(get_context("spawn"), 1)])
        thinking._slates[0].begin(0, 1.0)
        thinking.weigh(match.game.id, "", b"", seat, 1.0, 5, 0)
    assert [level.modest for level in levels] == [True]


def test_until_it_can_search_the_rule_of_thumb_decides() -> None:
    match = a_match()
    seat = match.awaited[0]
    seen, engine = match.observed(seat), interpreted(TOY)
    for name in NAMES:
        assert bot_named(name)(engine, seen, seat, 3) == greedy_bot(engine, seen, seat, 3)


def test_an_expert_takes_what_it_tried_most() -> None:
    found = weighed((1, 90, 0.5, 10.0), (2, 10, 0.9, 40.0))
    assert preferred(Level(1.0), found, REST, 0) == 1


def test_who_overlooks_the_others_counts_its_own_points_only() -> None:
    found = weighed((1, 50, 0.7, 10.0), (2, 50, 0.2, 12.0))
    assert preferred(Level(1.0, minds_others=False), found, REST, 0) == 2


def test_who_likes_to_do_something_does_not_rest() -> None:
    found = weighed((3, 50, 0.52, 10.0), (1, 50, 0.5, 10.0))
    assert preferred(Level(1.0, eagerness=0.01), found, REST, 0) == 3
    assert preferred(Level(1.0, eagerness=0.05), found, REST, 0) == 1
    assert "done" in ENDING


def test_something_is_overlooked_now_and_then_but_never_everything() -> None:
    found = weighed(*((action, 100 - action, 0.5, 1.0) for action in range(1, 9)))
    chosen = [preferred(Level(1.0, forgets=0.3), found, REST, luck) for luck in range(400)]
    best = chosen.count(1) / len(chosen)
    assert 0.65 < best < 0.82, "about three in ten times, less what one cannot overlook among few"
    assert preferred(Level(1.0, forgets=1.0), found[:1], REST, 1) == 1
    assert {preferred(Level(1.0, forgets=0.3), found[:1], REST, luck) for luck in range(50)} == {1}


def test_nobody_does_what_a_person_is_told_does_nothing() -> None:
    table = Table(Seat({"D3": 1}), Seat({"H8": 1}))
    move, fight, city = map(table.game.vocabulary.from_words, ("choose_move", "choose_fight", "choose_city"))
    lost = weighed((fight, 90, 0.0, 3.0), (move, 9, 0.0, 3.0), (city, 9, 0.0, 3.0))  # nothing is to be won any more
    seen, engine = table.match.observed(0), table.match.engine
    assert [one.action for one in worth_doing(engine, seen, 0, lost)] == [move]
    assert worth_doing(engine, seen, 0, lost[:1]) == lost[:1], "unless there is nothing else"


def test_nobody_does_what_would_only_try_the_patience_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    seat = match.awaited[0]
    first, second = match.choices(seat)[:2]
    found = weighed((first, 90, 0.6, 3.0), (second, 9, 0.5, 3.0))
    game = replace(TOY, tiresome=lambda seen, seat, action: action == first)
    monkeypatch.setattr(match.engine, "game", game)
    assert worth_doing(match.engine, match.observed(seat), seat, found) == found[1:]
    assert worth_doing(match.engine, match.observed(seat), seat, found[:1]) == found[:1], "unless there is nothing else"


@pytest.mark.rule("TE-030", "TE-050")
def test_nobody_throws_away_a_whole_action() -> None:
    """To end with something left is often right; to choose an action and then do nothing of it never."""

    def left(action: str, *played: str) -> list[str]:
        table = Table(Seat({"D3": 1, "E5": 1}, epoch="ships")).play(action, *played)
        seen, engine, words = table.match.observed(0), table.match.engine, table.game.vocabulary.to_words
        ending_first = sorted(table.match.choices(0), key=lambda choice: words(choice) not in ("done", "stay"))
        found = weighed(*((choice, 90 - place, 0.5, 3.0) for place, choice in enumerate(ending_first)))
        return [words(one.action) for one in worth_doing(engine, seen, 0, found)]

    assert left("choose_children") == ["bear D3", "bear E5"]
    assert left("choose_children", "bear D3") == ["done", "bear E5"], "one child may be enough"
    assert left("choose_move") == ["pick D3", "pick E5"]
    assert "stay" not in left("choose_move", "pick D3")
    assert left("choose_move", "pick D3", "go D4")[0] == "done"
    assert left("choose_move", "pick D3", "go D4", "pick E5")[0] == "stay"


def test_who_is_told_what_would_be_lost_looks_again() -> None:
    found = weighed((1, 90, 0.5, 10.0), (3, 10, 0.4, 5.0))
    forgetful, forgotten = Level(1.0, forgets=0.6), set[int]()
    for luck in range(100):
        forgotten.add(preferred(forgetful, found, REST, luck))
        assert preferred(forgetful, found, REST, luck, wasteful=REST) == 1
    assert forgotten == {1, 3}, "else what is best does not come to mind now and then"
    assert preferred(forgetful, found[::-1], REST, 0, wasteful=REST) == 3, "it may be best all the same"
