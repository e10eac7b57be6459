"""`aevum ladder`: computer players meet, with a bar that shows how far they are, and a report at the end."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aevum.bots import bot_named, make_ready
from aevum.core.game import Game
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named
from aevum.search.ladder import Ladder, Plan, Played, standings
from aevum.search.report import cross_rows, standing_rows, write_page
from aevum.terminal.arguments import Misuse, number_from
from aevum.terminal.saving import path_from
from aevum.terminal.seating import options_from

USUAL_PLAYERS = "search:0.1,greedy"
USUAL_GAMES = 400
MOST_GAMES = 1_000_000
USUAL_SEATS = 4
PAGE = "report.html"


def run_ladder(args: argparse.Namespace, lang: str) -> None:
    """Play, or play on, and report; raises Misuse and what a wrong name raises. Ctrl-C leaves what was played."""
    plan, jobs = plan_from(args), _jobs(args)
    folder = path_from(args.out or f"ladder-{plan.game}")
    own, console = texts(lang, plan.game), Console(highlight=False)
    ladder = Ladder(plan, folder)
    with ladder.alone():
        _tell_rules(ladder.plan, own, console)
        console.print(own.say("ladder-compiling"))
        make_ready(game_named(plan.game), plan.players)
        stopped = _play(ladder, jobs, own, console)
        console.print(*report(ladder.plan, ladder.games, own), sep="\n")
        page = write_page(ladder.plan, ladder.games, lang, folder / PAGE)
    console.print(own.say("ladder-page", file=str(page)), soft_wrap=True)
    if stopped:
        raise KeyboardInterrupt


def _tell_rules(plan: Plan, own: Texts, console: Console) -> None:
    """Say so where a ladder goes on by older rules than today's."""
    known = game_named(plan.game).rules_version
    if plan.rules != known:
        console.print(own.say("ladder-older-rules", version=plan.rules, known=known))


def plan_from(args: argparse.Namespace) -> Plan:
    """What is to be played; raises Misuse, UnknownGame, UnknownBot or what wrong options raise."""
    if args.game is None:
        raise Misuse("cli-which-game", allowed=", ".join(GAME_IDS))
    game = game_named(args.game)
    players = tuple(
        dict.fromkeys(word.strip() for word in (USUAL_PLAYERS if args.players is None else args.players).split(","))
    )
    for player in players:
        bot_named(player)
    seats = _seats(args, game, len(players))
    options = game.settle_options(options_from(args.option), seats)
    games = number_from("--games", args.games, 1, MOST_GAMES) if args.games is not None else USUAL_GAMES
    seed = number_from("--seed", args.seed, 0, 999_999_999) if args.seed is not None else 1
    return Plan(game.id, players, seats, options, games, seed)


def _seats(args: argparse.Namespace, game: Game, players: int) -> int:
    """How many sit at a table: four, where the game and the number of players let it be."""
    if args.seats is not None:
        seats = number_from("--seats", args.seats, game.seats[0], game.seats[-1])
    else:
        seats = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    if players == 1 and seats > 1:
        raise Misuse("ladder-one-player")
    return seats


def _jobs(args: argparse.Namespace) -> int:
    return number_from("--jobs", args.jobs, 1, 1000) if args.jobs is not None else os.cpu_count() or 1


def _play(ladder: Ladder, jobs: int, own: Texts, console: Console) -> bool:
    """Play what is missing; whether somebody stopped it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(own.say("ladder-playing"), total=ladder.plan.games, completed=len(ladder.games))
        try:
            ladder.play(jobs, lambda one: progress.advance(task))
        except KeyboardInterrupt:
            return True
    return False


def report(plan: Plan, games: list[Played], own: Texts) -> Sequence[Table | str]:
    """The standings and the crosstable."""
    found = standings(plan, games)
    head = own.say("ladder-head", game=own.say("game-name"), games=len(games), seats=plan.seats)
    cross = table_of_rows(cross_rows(plan, games, found, own))
    return [head, table_of_rows(standing_rows(found, own)), own.say("ladder-cross-about"), cross]


def table_of_rows(rows: list[list[str]]) -> Table:
    """Rows as the terminal draws them, the first as the head."""
    table, (head, *body) = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0)), rows
    for place, word in enumerate(head):
        table.add_column(word, justify="right" if place else "left")
    for row in body:
        table.add_row(*row)
    return table
