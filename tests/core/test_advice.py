"""What the computer would do: one of the choices, the same for the same sight, with a reason in every language."""

from __future__ import annotations

from random import Random

import pytest

from aevum.bots import greedy_bot
from aevum.bots.advice import advise, best_action
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named

DECISIONS = 150
# Reasons that are told apart in so many decisions, at least.
REASONS = {"roll-through-the-ages": 8, "tempus": 9, "history-of-the-world": 7, "seven-ages": 8}


def new_match(name: str, seed: int = 1) -> Match:
    game = game_named(name)
    players = [Player(f"P{seat}") for seat in range(max(2, game.seats[0]))]
    return Match.new(game, players, {}, seed, compiled(game))


@pytest.mark.parametrize("name", GAME_IDS)
def test_advice_is_a_choice_with_a_reason_in_every_language(name: str) -> None:
    match, luck, reasons = new_match(name), Random(name), set()
    for place in range(DECISIONS):
        if match.over:
            match = new_match(name, place)
        seat = luck.choice(match.pending)
        lang = LANGUAGES[place % len(LANGUAGES)]
        found = advise(match, seat, texts(lang, name))
        assert found.action in match.choices(seat)
        assert found.words == match.game.vocabulary.to_words(found.action)
        assert found.reason.strip() and "{" not in found.reason and found.label
        reasons.add(advise(match, seat, texts("en", name)).reason)
        match.commit(match.prepare(seat, found.action if luck.random() < 0.8 else luck.choice(match.choices(seat))))
    assert len(reasons) >= REASONS[name], sorted(reasons)


@pytest.mark.parametrize("name", GAME_IDS)
def test_whoever_sees_the_same_is_told_the_same(name: str) -> None:
    match, luck = new_match(name), Random(5)
    for _ in range(30):
        seat = match.pending[0]
        seen = match.observed(seat)
        world = match.engine.imagine(seen, seat, luck.getrandbits(60))
        action = best_action(match.engine, seen, seat)
        assert best_action(match.engine, match.engine.observe(world, seat), seat) == action
        assert greedy_bot(match.engine, seen, seat, luck.getrandbits(60)) in match.choices(seat)
        match.commit(match.prepare(seat, action))


def test_where_there_is_one_choice_that_is_the_reason() -> None:
    match, luck, words = new_match("tempus"), Random(1), texts("en", "tempus")
    while len(match.choices(match.pending[0])) > 1:
        match.commit(match.prepare(match.pending[0], luck.choice(match.choices(match.pending[0]))))
    assert advise(match, match.pending[0], words).reason == "There is nothing else to choose here."
