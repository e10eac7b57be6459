"""`aevum simulate`: games in bulk, with a bar that shows how far they are, and a report at the end."""

from __future__ import annotations

import argparse
import os

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aevum.bots import bot_named, make_ready
from aevum.core.errors import UnknownDevice
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named
from aevum.simulation.columns import arrow
from aevum.simulation.crew import Crew, OneGpu, OnlyRandomOnGpu, Threads, play_missing
from aevum.simulation.folder import Folder
from aevum.simulation.plan import Plan
from aevum.simulation.play import finisher, fits_gpu
from aevum.simulation.report import head_lines, page, sections
from aevum.simulation.tally import tally_of
from aevum.terminal.arguments import Misuse, number_from
from aevum.terminal.ladder import table_of_rows
from aevum.terminal.saving import path_from
from aevum.terminal.seating import options_from

USUAL_PLAYERS, USUAL_GAMES, USUAL_SEATS = "greedy", 10_000, 4
MOST_GAMES = 999_999_999
CPU, CUDA = "cpu", "cuda"
PAGE = "report.html"
SHOWN = ("seats", "players", "decides")  # sections whose tables the terminal shows too


def run_simulation(args: argparse.Namespace, lang: str) -> None:
    """Play, or play on, and report; raises Misuse and what a wrong name raises. Ctrl-C leaves what was played."""
    plan = plan_from(args)
    place = path_from(args.out or f"simulation-{plan.game}")
    games = number_from("--games", args.games, 1, MOST_GAMES) if args.games is not None else USUAL_GAMES
    own, console = texts(lang, plan.game), Console(highlight=False)
    arrow()  # who lacks it should know before anything is played
    jobs = jobs_from(args, plan)
    folder = Folder(plan, place)
    with folder.alone():
        console.print(own.say("simulate-compiling"))
        stopped = _play(folder, games, _crew(args, plan, jobs), own, console)
        _report(folder, own, console)
    if stopped:
        raise KeyboardInterrupt


def plan_from(args: argparse.Namespace) -> Plan:
    """What is to be played; raises Misuse, UnknownGame, UnknownBot or what wrong options raise."""
    if args.game is None:
        raise Misuse("cli-which-game", allowed=", ".join(GAME_IDS))
    game = game_named(args.game)
    players = [word.strip() for word in (USUAL_PLAYERS if args.players is None else args.players).split(",")]
    for player in players:
        bot_named(player)
    usual = min(max(USUAL_SEATS, len(players), game.seats[0]), game.seats[-1])
    seats = number_from("--seats", args.seats, game.seats[0], game.seats[-1]) if args.seats is not None else usual
    if len(players) > seats:
        raise Misuse("simulate-too-many")
    players += players[-1:] * (seats - len(players))
    options = game.settle_options(options_from(args.option), seats)
    seed = number_from("--seed", args.seed, 0, 999_999_999) if args.seed is not None else 1
    return Plan(game.id, tuple(players), options, seed)


def jobs_from(args: argparse.Namespace, plan: Plan) -> int:
    """How many threads; raises Misuse, UnknownDevice or OnlyRandomOnGpu where nobody can play it like that."""
    device = args.device or CPU
    if device not in (CPU, CUDA):
        raise UnknownDevice(device=device[:40], allowed=f"{CPU}, {CUDA}")
    if device == CUDA and args.cluster:
        raise Misuse("simulate-two-places")
    if device == CUDA and not fits_gpu(plan):
        raise OnlyRandomOnGpu()
    return number_from("--jobs", args.jobs, 1, 1000) if args.jobs is not None else os.cpu_count() or 1


def _crew(args: argparse.Namespace, plan: Plan, jobs: int) -> Crew:
    """Who plays; all that they need is compiled."""
    if args.cluster:
        from aevum.simulation.cluster import Cluster

        return Cluster(plan, args.cluster)
    make_ready(plan.played, plan.players)
    finisher(plan.played)
    return OneGpu(plan, jobs) if args.device == CUDA else Threads(plan, jobs)


def _play(folder: Folder, games: int, crew: Crew, own: Texts, console: Console) -> bool:
    """Play what is missing; whether somebody stopped it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        begun = games - sum(span.games for span in folder.missing(games))
        task = progress.add_task(own.say("simulate-playing"), total=games, completed=begun)
        try:
            play_missing(folder, games, crew, lambda span: progress.advance(task, span.games))
        except KeyboardInterrupt:
            return True
    return False


def _report(folder: Folder, own: Texts, console: Console) -> None:
    """Count what is there and tell it, in short here and whole on a page."""
    console.print(own.say("simulate-counting"))
    plan, tally = folder.plan, tally_of(folder.tables())
    console.print(*head_lines(plan, tally, own), sep="\n")
    for section in sections(plan, tally, own):
        if section.name in SHOWN:
            console.print(section.title, table_of_rows([list(row) for row in section.rows]), sep="\n")
    report = folder.place / PAGE
    report.write_text(page(plan, tally, own), encoding="utf-8")
    console.print(own.say("simulate-kept", games=folder.games, folder=str(folder.place)), soft_wrap=True)
    console.print(own.say("simulate-page", file=str(report)), soft_wrap=True)
