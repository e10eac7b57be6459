"""Opening a match for the terminal: new or from a file, with the interface that fits the terminal."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from aevum.bots import bot_named, make_ready, searches
from aevum.core import savefile
from aevum.core.engine import Engine
from aevum.core.game import Game
from aevum.core.match import Match, Player, seed_from_words
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named, id_of
from aevum.terminal.arguments import Misuse
from aevum.terminal.chances import show_chances
from aevum.terminal.interface import Interface
from aevum.terminal.length import is_short_wished, options_of_short
from aevum.terminal.plain import PlainFace
from aevum.terminal.replay import Replay
from aevum.terminal.results import finished_match, show_results
from aevum.terminal.saving import is_file, path_from
from aevum.terminal.scene import names_of
from aevum.terminal.seating import options_from, players_from, usual_players
from aevum.terminal.session import Session


def open_match(args: argparse.Namespace, lang: str) -> tuple[Match, Path | None]:
    """A new match, or one from a file with where it came from; raises Misuse and named errors."""
    if args.load is not None:
        return _loaded(args, lang)
    if args.game is None:
        raise Misuse("cli-which-game", allowed=", ".join(GAME_IDS))
    game = game_named(args.game, None if args.tables is None else path_from(args.tables))
    players = players_from(usual_players(game) if args.players is None else args.players, texts(lang))
    seed = None if args.seed is None else seed_from_words(args.seed)
    options = _options(args, game, lang)
    return Match.new(game, players, options, seed, _engine_for(game, players, lang)), None


def _engine_for(game: Game, players: Sequence[Player], lang: str) -> Engine | None:
    """The compiled engine where somebody searches, who could not think without it; else whatever is at hand."""
    levels = [player.bot or "" for player in players]
    if not any(map(searches, levels)):
        return None
    print(texts(lang).say("ladder-compiling"), file=sys.stderr, flush=True)
    return make_ready(game, levels)


def _options(args: argparse.Namespace, game: Game, lang: str) -> dict[str, object]:
    """The options that were named; those of a short game stand behind them where one is wished."""
    chosen = options_from(args.option)
    if args.short:
        return {**options_of_short(game), **chosen}
    is_asked = bool(game.short) and is_terminal() and not any(_given(args, "players", "option", "seed", "tables"))
    words = texts(lang, game.id)
    return dict(game.short) if is_asked and is_short_wished(game, words, interface_for(words, plain=True)) else chosen


def _given(args: argparse.Namespace, *names: str) -> list[str]:
    """Those of these arguments that stand on the command line."""
    return [name for name in names if getattr(args, name) not in (None, [], False)]


def _loaded(args: argparse.Namespace, lang: str) -> tuple[Match, Path]:
    for name in _given(args, "players", "short", "option", "seed", "tables"):
        raise Misuse("cli-load-and", option=f"--{name}")
    path = existing_file(args.load)
    match = savefile.read(path)
    if args.game is not None and id_of(args.game) != match.game.id:
        raise Misuse("cli-load-other-game", game=match.game.id)
    for player in match.players:
        if player.bot is not None:
            bot_named(player.bot)
    engine = _engine_for(match.game, match.players, lang)
    return (match if engine is None else savefile.read(path, engine)), path


def existing_file(name: str | None) -> Path:
    """A file that is there; raises Misuse."""
    if not name:
        raise Misuse("cli-which-file")
    path = path_from(name)
    if not is_file(path):
        raise Misuse("cli-no-file", file=name[:200])
    return path


def play(opened: tuple[Match, Path | None], lang: str, plain: bool) -> int:
    """Play a match at this terminal; the exit code."""
    match, path = opened
    words = texts(lang, match.game.id)
    return Session(match, words, interface_for(words, plain), path).run()


def replay(path: Path, lang: str, plain: bool, everything: bool) -> int:
    """Step through a saved match at this terminal, or print all of it; the exit code."""
    match = savefile.read(path, halted=True)
    words = texts(lang, match.game.id)
    if everything or not is_terminal():
        return Replay(match, words, PlainFace(words, sys.stdin, sys.stdout)).everything()
    return Replay(match, words, interface_for(words, plain)).walk()


def tell_results(path: Path, lang: str, plain: bool) -> int:
    """Tell how a saved match went; the exit code."""
    match = finished_match(path)
    words = texts(lang, match.game.id)
    interface = interface_for(words, plain)
    show_results(match, words, interface)
    show_chances(match, words, list(names_of(match)), interface)
    return 0


def is_terminal() -> bool:
    """Whether somebody sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_paint() -> bool:
    """Whether the terminal can show more than plain lines."""
    encoding = sys.stdout.encoding if isinstance(sys.stdout, io.TextIOWrapper) else ""
    return is_terminal() and os.environ.get("TERM") not in (None, "", "dumb") and encoding.lower().startswith("utf")


def interface_for(words: Texts, plain: bool) -> Interface:
    """The rich interface where it can be shown and is wanted, else the plain one."""
    if plain or not can_paint():
        return PlainFace(words, sys.stdin, sys.stdout)
    from rich.console import Console

    from aevum.terminal.painted import PaintedFace
    from aevum.terminal.prompting import TypedPrompt

    prompt = TypedPrompt()
    return PaintedFace(words, Console(highlight=False), prompt, prompt.spare)
