"""`aevum train`: a network learns a game by playing it, with a line now and then that tells how far it is."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

from aevum.core.errors import UnknownDevice
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named
from aevum.lab.making import DEVICES
from aevum.learned.network import NotLearned
from aevum.learned.reading import FOLDER, TABLE
from aevum.terminal.arguments import Misuse, number_from
from aevum.terminal.saving import path_from

USUAL_MINUTES = 10
MOST = 1_000_000
EXAM_GAMES = 2000
BETWEEN = 15.0  # seconds between two lines


def run_training(args: argparse.Namespace, lang: str) -> None:
    """Train, or train on, and say how strong it has become; raises Misuse and what a wrong name raises."""
    if args.game is None:
        raise Misuse("cli-which-game", allowed=", ".join(GAME_IDS))
    game = game_named(args.game)
    if not (game.folder / FOLDER / TABLE).is_file():
        raise NotLearned(game=game.id)
    device, arena = _device(args.device or "cpu"), _device(args.arena or args.device or "cpu")
    changes, exam = _changes(args), _number(args, "exam", EXAM_GAMES)
    from aevum.training.exam import share_won
    from aevum.training.run import Run, usual_settings

    folder, own = path_from(args.out or f"train-{game.id}"), texts(lang, game.id)
    print(own.say("train-ready"), flush=True)
    run = Run(usual_settings(game.id, device, arena=arena, **changes), folder)
    _tell(run, own)
    won = share_won(run.model, game, exam, arena, run.settings.seed)
    print(own.say("train-exam", games=exam, won=round(100 * won, 1)))
    print(own.say("train-kept", folder=str(folder)))


def _device(name: str) -> str:
    if name not in DEVICES:
        raise UnknownDevice(device=name[:40], allowed=", ".join(DEVICES))
    return name


def _number(args: argparse.Namespace, name: str, usual: int) -> int:
    given = getattr(args, name)
    return usual if given is None else number_from(f"--{name}", given, 1, MOST)


def _changes(args: argparse.Namespace) -> dict[str, Any]:
    """The settings that were named."""
    wanted: dict[str, Any] = {
        "minutes": float(_number(args, "minutes", USUAL_MINUTES)),
        "seed": _number(args, "seed", 1),
    }
    for name in ("rounds", "games"):
        if getattr(args, name) is not None:
            wanted[name] = _number(args, name, 0)
    return wanted


def _tell(run: Any, own: Texts) -> None:
    """Train to the end; Ctrl-C keeps how all stands first."""
    told, lines = time.monotonic(), list[dict[str, float]]()
    try:
        for line in run:
            lines.append(line)
            if time.monotonic() - told >= BETWEEN or run.progress >= 1:
                print(_sentence(lines, own), flush=True)
                told, lines = time.monotonic(), []
    except KeyboardInterrupt:
        run.keep()
        raise


def _sentence(lines: Sequence[dict[str, float]], own: Texts) -> str:
    """How it went since the last line."""
    last, ended = lines[-1], sum(line["against_thumb"] for line in lines)
    won = round(100 * sum(line["won"] for line in lines) / max(1, ended), 1)
    games, decisions = int(last["games"]), int(last["decisions"])
    return own.say(
        "train-line", round=int(last["round"]), decisions=decisions, games=games, ended=ended, won=round(won, 1)
    )
