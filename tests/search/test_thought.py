"""A computer player's thought: it knows what its seat knows, ends in time, and finds what is good."""

from __future__ import annotations

from random import Random

import pytest

from aevum.bots import bot_named, greedy_bot, require_offered, search_bot
from aevum.core.engine import bound_over, cache_folder, compiled, engine_of, entries_over, interpreted
from aevum.core.errors import UnknownBot
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from aevum.search import thought, tree
from aevum.search.thought import Style, Thought, is_ready, make_ready, style_of
from aevum.search.thumb import asked_rules
from tests.toy import TOY

PLAYOUTS = 400


def match_at(moves: int, seats: int = 3) -> Match:
    """A match of the toy, so many random decisions after the deal."""
    match, luck = Match.new(TOY, [Player(f"P{seat}") for seat in range(seats)], {}, 7, compiled(TOY)), Random(3)
    for _ in range(moves):
        seat = luck.choice(match.awaited)
        match.play(seat, luck.choice(match.choices(seat)))
    return match


@pytest.mark.parametrize("moves", [0, 4, 9])
def test_it_thinks_about_every_choice_and_nothing_else(moves: int) -> None:
    match = match_at(moves)
    seat = match.awaited[0]
    weighed = Thought(match.engine, match.observed(seat), seat, 1).for_playouts(PLAYOUTS)
    assert {one.action for one in weighed} == set(match.choices(seat))
    assert sum(one.tried for one in weighed) == PLAYOUTS
    assert all(0 <= one.chance <= 1 for one in weighed)
    assert [one.tried for one in weighed] == sorted((one.tried for one in weighed), reverse=True)


@pytest.mark.parametrize("moves", [0, 4, 9])
def test_what_is_hidden_changes_no_thought(moves: int) -> None:
    """The same seat in a world whose hidden part is quite another thinks the same to the last playout."""
    match = match_at(moves)
    seat = match.awaited[0]
    engine, seen = match.engine, match.observed(seat)
    others = [engine.imagine(seen, seat, luck) for luck in range(1, 9)]
    assert len({other.tobytes() for other in others}) > 1, "there is something to hide"
    first = Thought(engine, seen, seat, 5).for_playouts(60)
    for other in others:
        assert Thought(engine, engine.observe(other, seat), seat, 5).for_playouts(60) == first


def test_the_position_it_thinks_about_stays_as_it_is() -> None:
    match = match_at(4)
    seat = match.awaited[0]
    seen = match.observed(seat)
    before = seen.tobytes()
    Thought(match.engine, seen, seat, 1).for_playouts(50)
    assert seen.tobytes() == before


def test_interpreted_rules_grow_the_same_tree() -> None:
    match = match_at(4)
    seat = match.awaited[0]
    seen = match.observed(seat)
    trees = []
    asked = asked_rules(TOY)
    for grow in (*entries_over(TOY, tree, asked, ["think"]), bound_over(TOY, tree, asked)["think"]):
        one = thought.Tree(match.engine, seen, seat, 11, Style())
        one._grow = grow
        one.grow(30)
        trees.append(one._nodes[: int(one._way[0].used)].tolist())
    assert len(trees[0]) == len(trees[1]) > 30
    for one, other in zip(trees[0], trees[1], strict=True):
        assert one == pytest.approx(other)


def test_several_threads_weigh_together() -> None:
    match = match_at(0)
    seat = match.awaited[0]
    both = Thought(match.engine, match.observed(seat), seat, 1, threads=2)
    weighed = both.for_playouts(200)
    assert [one.playouts for one in both.trees] == [100, 100]
    assert sum(one.tried for one in weighed) == 200


def test_several_threads_think_side_by_side_until_they_are_stopped() -> None:
    match, shown = match_at(0), list[float]()
    seat = match.awaited[0]
    both = Thought(match.engine, match.observed(seat), seat, 1, threads=2)

    def stop_once_both_are_at_work(part: float) -> None:
        shown.append(part)
        if all(one.playouts > 0 for one in both.trees):
            both.stop()

    weighed = both.for_seconds(3600, stop_once_both_are_at_work)
    assert sum(one.tried for one in weighed) == sum(one.playouts for one in both.trees) and shown


def test_what_goes_wrong_in_a_thread_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(0)
    seat = match.awaited[0]
    both = Thought(match.engine, match.observed(seat), seat, 1, threads=2)

    def fail(times: int) -> None:
        both.stop()
        raise ZeroDivisionError

    monkeypatch.setattr(both.trees[1], "grow", fail)
    with pytest.raises(ZeroDivisionError):
        both.for_seconds(3600)


def test_it_can_be_stopped_by_somebody_else() -> None:
    match = match_at(0)
    seat = match.awaited[0]
    mind = Thought(match.engine, match.observed(seat), seat, 1)
    mind.for_seconds(3600, lambda part: mind.stop())
    assert mind.trees[0].playouts > 0
    before = mind.trees[0].playouts
    assert mind.for_seconds(3600) and mind.trees[0].playouts == before, "stopped is stopped"


def test_it_beats_the_rule_of_thumb_at_cards() -> None:
    """In the toy the rule of thumb lays its highest card at once; who looks ahead wins more often."""
    make_ready(compiled(TOY))
    won, engine, games = 0.0, compiled(TOY), 60
    for game in range(games):
        s = engine.new_record(2, TOY.settle_options({}, 2), 1000 + game // 2)
        engine.begin(s)
        while not s.over:
            seat = int(s.pending).bit_length() - 1
            seen = engine.observe(s, seat)
            if seat == game % 2:
                action = Thought(engine, seen, seat, game).for_playouts(300)[0].action
            else:
                action = greedy_bot(engine, seen, seat, game)
            s = engine.acted(s, seat, action)
        winners = engine.winners(s)
        won += (game % 2 in winners) / len(winners)
    assert won > games / 2


def test_until_it_is_compiled_the_rule_of_thumb_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(4)
    seat = match.awaited[0]
    seen = match.observed(seat)
    assert search_bot(0.01, interpreted(TOY), seen, seat, 3) == greedy_bot(interpreted(TOY), seen, seat, 3)
    monkeypatch.setattr(thought, "is_ready", lambda game: False)
    assert search_bot(0.01, compiled(TOY), seen, seat, 3) == greedy_bot(compiled(TOY), seen, seat, 3)


def test_it_is_ready_once_it_was_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    make_ready(compiled(TOY))
    monkeypatch.setattr(thought, "_ready", set())
    assert is_ready(TOY), "another process finds it so"
    monkeypatch.setattr(thought, "_ready", set())
    monkeypatch.setattr(thought, "_mark", lambda game: cache_folder(game) / "never")
    assert not is_ready(TOY)


def test_it_answers_by_its_name() -> None:
    make_ready(compiled(TOY))
    match = match_at(4)
    seat = match.awaited[0]
    bot = bot_named("search:0.02")
    assert bot(engine_of(TOY, True), match.observed(seat), seat, 1) in match.choices(seat)


@pytest.mark.parametrize(
    "level", ["search", "search:", "search:0", "search:-1", "search:61", "search:1e3", "search:²", "search:nan"]
)
def test_a_wrong_time_is_refused(level: str) -> None:
    with pytest.raises(UnknownBot, match=r"search:0\.01–60"):
        bot_named(level)


def test_tables_of_strangers_offer_no_long_thoughts() -> None:
    require_offered("greedy")
    with pytest.raises(UnknownBot):
        require_offered("search:1")


def test_what_chance_brought_is_told_apart() -> None:
    """Behind a choice that draws there are as many places as the seat saw outcomes."""
    game = game_named("roll-through-the-ages")
    match = Match.new(game, [Player("Ann"), Player("Bob")], {}, 7, compiled(game))
    seat = match.awaited[0]
    one = thought.Tree(match.engine, match.observed(seat), seat, 1, Style())
    one.grow(300)
    grown = one._nodes[: int(one._way[0].used)].tolist()
    behind: dict[int, set[int]] = {}
    for key, parent, *_ in grown[1:]:
        behind.setdefault(parent, set()).add(key)
    outcomes = [behind[place] for place, node in enumerate(grown) if place and node[1] == tree.ROOT and place in behind]
    assert max(map(len, outcomes)) > 20, "dice fell in many ways"


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_game_is_thought_about_in_its_way(name: str) -> None:
    game = game_named(name)
    style = style_of(game)
    assert {way: getattr(style, way) for way in game.thinking} == dict(game.thinking)
    assert style.horizon > 0
