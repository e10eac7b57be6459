"""Matches that were played to their end."""

from __future__ import annotations

from random import Random

from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player

OPTIONS: dict[str, dict[str, int]] = {"seven-ages": {"fast_history": 1, "last_turn": 3}}


def finished(game: Game, seed: int = 3) -> Match:
    """A person against computers, all of whom did what a decent player does, to the end."""
    engine, luck = compiled(game), Random(seed)
    players = [Player("Ann"), *(Player(f"Computer {seat}", "greedy") for seat in range(1, max(2, game.seats[0])))]
    match = Match.new(game, players, OPTIONS.get(game.id, {}), seed, engine)
    while not match.over:
        seat = match.pending[0]
        match.play(seat, engine.best_choice(match.observed(seat), seat, luck.getrandbits(60)))
    return match
