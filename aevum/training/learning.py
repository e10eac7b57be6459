"""What is learned from a round of play: proximal policy optimisation with chances to win in the place of a value.

A round is a stretch of decisions in all games. Everybody's chances as whoever decided saw them make one row a game;
what became of them says how good a choice was for the seat that made it, and what the chances should have been.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aevum.lab.extras import extra_module
from aevum.training.arena import Arena
from aevum.training.model import Model
from aevum.training.settings import Settings

torch: Any = extra_module("torch", "train")

Tensor = Any


@dataclass(frozen=True)
class Round:
    """What was played: a row a step, in it a row a game."""

    turned: Tensor
    legal: Tensor
    advised: Tensor
    chosen: Tensor
    likely: Tensor  # the logarithm of how likely that was
    to_act: Tensor
    learned: Tensor  # whether the network decided
    chances: Tensor  # of each seat, as whoever decided saw them
    done: Tensor
    rewards: Tensor
    last: Tensor  # the chances after the last step


@dataclass(frozen=True)
class Lesson:
    """What each decision teaches: how much better than expected it went, and what the chances should have been."""

    gain: Tensor
    target: Tensor  # counted from who decided


def from_looking(shares: Tensor, looking: Tensor, seats: Tensor, back: bool) -> Tensor:
    """Shares of seats counted from who looks; `back`: as the seats are numbered."""
    places = torch.arange(shares.shape[-1], device=shares.device)
    looking, seats = looking[..., None], seats[..., None]
    turned = torch.where(places < seats, (places + (seats - looking if back else looking)) % seats, places)
    return shares.gather(-1, turned)


def play_round(model: Model, arena: Arena, steps: int, luck: Any) -> Round:
    """Let the network play; `luck` is the generator of its choices."""
    rows = torch.arange(arena.games, device=arena.device)
    played = list[dict[str, Tensor]]()
    with torch.no_grad():
        for _ in range(steps):
            turned, legal, advised, to_act = _asked(model, arena, rows)
            likings, chances = model(turned, legal, advised, arena.seats)
            wish = (likings - torch.empty_like(likings).exponential_(generator=luck).log()).argmax(1)
            learned = ~arena.by_thumb[rows, to_act]
            chosen = torch.where(learned, wish, advised)
            likely = likings.gather(1, chosen[:, None])[:, 0]
            shares = from_looking(chances.exp(), to_act, arena.seats, back=True)
            arena.step(chosen)
            part = {"turned": turned, "legal": legal, "advised": advised, "chosen": chosen, "likely": likely}
            part |= {"to_act": to_act, "learned": learned, "chances": shares}
            played.append({**part, "done": arena.done, "rewards": arena.rewards})
        turned, legal, advised, to_act = _asked(model, arena, rows)
        last = from_looking(model(turned, legal, advised, arena.seats)[1].exp(), to_act, arena.seats, back=True)
    return Round(**{name: torch.stack([part[name] for part in played]) for name in played[0]}, last=last)


def _asked(model: Model, arena: Arena, rows: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    turned = model.reading.turned(arena.observation, rows)
    return turned, arena.legal, arena.advised(), arena.to_act


def lessons_of(played: Round, seats: Tensor, memory: float) -> Lesson:
    """What came of each decision, from the last back to the first."""
    gains, targets = list[Tensor](), list[Tensor]()
    later, beyond = played.last, torch.zeros_like(played.last)
    for step in reversed(range(len(played.done))):
        over, chances, to_act = played.done[step][:, None], played.chances[step], played.to_act[step]
        later = torch.where(over, played.rewards[step], later)
        beyond = later - chances + memory * beyond.masked_fill(over, 0)
        gains.append(beyond.gather(1, to_act[:, None])[:, 0])
        targets.append(from_looking(chances + beyond, to_act, seats, back=False))
        later = chances
    return Lesson(torch.stack(gains[::-1]), torch.stack(targets[::-1]))


@dataclass(frozen=True)
class Strictness:
    """How a round is learned from now: how fast, what variety is worth, and whether choices are learned yet."""

    rate: float
    variety: float
    choices: bool


def strictness_at(settings: Settings, progress: float) -> Strictness:
    """At this part of a run, from 0 to 1."""
    left = 1 - min(progress, 1.0)
    return Strictness(settings.rate * left, settings.variety * (0.1 + 0.9 * left), progress >= settings.listening)


def learn(
    model: Model, optimizer: Any, played: Round, seats: Tensor, settings: Settings, strict: Strictness, luck: Any
) -> dict[str, float]:
    """Learn from a round; figures that tell how it went."""
    lesson = lessons_of(played, seats, settings.memory)
    flat = {name: part.flatten(0, 1) for name, part in vars(played).items() if name != "last"}
    flat |= {name: part.flatten(0, 1) for name, part in vars(lesson).items()}
    flat["seats"] = seats.repeat(len(played.done))
    counted = flat["gain"][flat["learned"]]
    flat["gain"] = (flat["gain"] - counted.mean()) / (counted.std() + 1e-6)
    for group in optimizer.param_groups:
        group["lr"] = strict.rate
    figures = []
    for _ in range(settings.epochs):
        order = torch.randperm(len(flat["gain"]), generator=luck, device=seats.device)
        for batch in order.split(settings.batch):
            part = {name: values[batch] for name, values in flat.items()}
            loss, told = _loss(model, part, settings, strict)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 0.5)
            optimizer.step()
            figures.append(told)
    means = torch.stack(figures).mean(0).tolist()
    return dict(zip(("variety", "surprise", "doubt"), means, strict=True))


def _loss(model: Model, part: dict[str, Tensor], settings: Settings, strict: Strictness) -> tuple[Tensor, Tensor]:
    """What is to become less, and the figures of a batch."""
    likings, chances = model(part["turned"], part["legal"], part["advised"], part["seats"])
    share = part["learned"].float() / part["learned"].float().mean().clamp_min(1e-6)
    change = likings.gather(1, part["chosen"][:, None])[:, 0] - part["likely"]
    ratio = change.clamp(-20, 20).exp()
    held = ratio.clamp(1 - settings.clip, 1 + settings.clip)
    choice = -(torch.minimum(ratio * part["gain"], held * part["gain"]) * share).mean()
    variety = (-(likings.exp() * likings).sum(1) * share).mean()
    doubt = -(part["target"] * chances).sum(1).mean()
    loss = doubt + (choice - strict.variety * variety if strict.choices else 0.0)
    return loss, torch.stack([variety, (change.square() * share).mean() / 2, doubt]).detach()
