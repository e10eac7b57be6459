"""How strong a network is: alone at a table of rules of thumb, in many games."""

from __future__ import annotations

from typing import Any

from aevum.core.game import Game
from aevum.lab.extras import extra_module
from aevum.training.arena import Arena, usual_seats
from aevum.training.model import Model

torch: Any = extra_module("torch", "train")


def share_won(model: Model, game: Game, games: int, where: str, seed: int, sure: bool = True) -> float:
    """The share of games that it wins from all seats in turn, each table's first game; `sure`: it never varies."""
    seats = usual_seats(game)
    device = str(model.policy.bias.device)
    arena = Arena(game, games, [seats], seed, where, device)
    own = torch.arange(games, device=device) % seats
    rows, luck = torch.arange(games, device=device), torch.Generator(device).manual_seed(seed)
    won, playing = torch.zeros(games, device=device), torch.ones(games, dtype=torch.bool, device=device)
    with torch.no_grad():
        for _ in range(game.max_decisions):
            advised, to_act = arena.advised(), arena.to_act
            likings = model(model.reading.turned(arena.observation, rows), arena.legal, advised, arena.seats)[0]
            chance = torch.empty_like(likings).exponential_(generator=luck).log()
            wish = (likings if sure else likings - chance).argmax(1)
            arena.step(torch.where(to_act == own, wish, advised))
            ended = arena.done & playing
            won += arena.rewards.gather(1, own[:, None])[:, 0] * ended
            playing &= ~ended
            if not playing.any():
                break
    return float(won.mean())
