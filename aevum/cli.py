"""The command line: aevum play | serve | replay | verify | games | learn | new-game | check | check-tables | …

Exit codes: 0 fine, 1 something does not hold, 2 a command line or a file that cannot be used, 130 interrupted.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Any

from aevum.core.errors import AevumError, UnknownLanguage
from aevum.core.letters import clean, shown
from aevum.core.text import LANGUAGES, Texts, language_of, texts
from aevum.terminal.arguments import LANG, Argument, Command, Misuse, number_from
from aevum.terminal.saving import path_from

FINE, FAILED, USAGE, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
PLAIN = Argument(("--plain",), "cli-help-plain")
FILE = Argument(("file",), "cli-help-file", "FILE")


@dataclass(frozen=True)
class Entry:
    """A command of the command line: its arguments, and what carries it out."""

    arguments: tuple[Argument, ...]
    run: Callable[[argparse.Namespace, str], int]


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code."""
    _prepare_streams()
    lang = _locale_language()
    try:
        given = list(sys.argv[1:] if words is None else words)
        lang = _chosen_language(given)
        code = _run(given, lang)
        sys.stdout.flush()
        return code
    except Misuse as misuse:
        return _complain(misuse.say(texts(lang)))
    except AevumError as error:
        return _complain(error.say(lang))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_output()
        return PIPE_CLOSED
    except OSError as error:
        _silence_output()
        return _complain(texts(lang).say("cli-system", reason=_reason(error)), FAILED)


def _run(given: list[str], lang: str) -> int:
    own = texts(lang)
    place = next((at for at, word in enumerate(given) if not word.startswith("-") and not _is_value(given, at)), None)
    before, name = (given, None) if place is None else (given[:place], given[place])
    top = Command(own, "aevum", "cli-about", (Argument(("command",), "cli-help-command", "COMMAND"), VERSION))
    flags = top.read(before)
    if flags.version:
        print(f"aevum {version('aevum')}")
        return FINE
    if name is None:
        print(_overview(top, own))
        return FINE if flags.help else USAGE
    if name not in COMMANDS:
        raise Misuse("cli-unknown-command", command=name, allowed=", ".join(COMMANDS))
    entry = COMMANDS[name]
    command = Command(own, f"aevum {name}", f"cli-about-{name}", entry.arguments)
    args = command.read(given[place + 1 :] if place is not None else [])
    if args.help or flags.help:
        print(command.help(), end="")
        return FINE
    return entry.run(args, lang)


def _is_value(given: list[str], at: int) -> bool:
    return at > 0 and given[at - 1] == LANG.names[0]


def _overview(top: Command, own: Texts) -> str:
    width = max(map(len, COMMANDS))
    lines = [f"  {name:<{width}} {own.say(f'cli-about-{name}')}" for name in COMMANDS]
    return top.help() + "\n" + own.say("cli-commands") + "\n" + "\n".join(lines)


def _complain(sentence: str, code: int = USAGE) -> int:
    print(sentence, file=sys.stderr)
    return code


def _reason(error: OSError) -> str:
    """What the system says, and of which file."""
    said = error.strerror or str(error)
    return f"{shown(error.filename)}: {said}" if isinstance(error.filename, str) else said


def _silence_output() -> None:
    """What can no longer be written is dropped, or Python would try once more at its end and complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _prepare_streams() -> None:
    """What a stream cannot hold is replaced, never a reason to fail."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _locale_language() -> str:
    return language_of(next((os.environ[name] for name in LOCALE_VARIABLES if os.environ.get(name)), None))


def _chosen_language(given: Sequence[str]) -> str:
    """`--lang`, else AEVUM_LANG, else the system's language; raises UnknownLanguage for the first two."""
    option = LANG.names[0]
    chosen = os.environ.get("AEVUM_LANG")
    for word, following in pairwise([*given, ""]):
        if word == option or word.startswith(f"{option}="):
            chosen = following if word == option else word.partition("=")[2]
    if not chosen:
        return _locale_language()
    short = re.split(r"[-_.@]", chosen)[0].lower()
    if short not in LANGUAGES:
        raise UnknownLanguage(lang=chosen[:20], allowed=", ".join(LANGUAGES))
    return short


def _play(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.opening import open_match, play

    try:
        opened = open_match(args, lang)
    except EOFError:  # whoever is asked how long to play may leave
        return FINE
    return play(opened, lang, args.plain)


def _replay(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.opening import existing_file, replay

    return replay(existing_file(args.file), lang, args.plain, args.all)


def _results(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.opening import existing_file, tell_results

    return tell_results(existing_file(args.file), lang, args.plain)


def _verify(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.opening import existing_file
    from aevum.terminal.verify import published_hash, verify

    published = published_hash(args.hash)
    code, lines = verify(existing_file(args.file), published, lang)
    print("\n".join(lines))
    return code


def _games(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.catalogue import catalogue

    print("\n".join(catalogue(lang)))
    return FINE


def _learn(args: argparse.Namespace, lang: str) -> int:
    from aevum.core.learning import teaches
    from aevum.games import GAME_IDS, game_named
    from aevum.terminal.learning import teach
    from aevum.terminal.opening import interface_for

    if args.game is None:
        raise Misuse("cli-which-game", allowed=", ".join(GAME_IDS))
    game = game_named(args.game)
    if not teaches(game):
        raise Misuse("cli-not-taught", game=game.id)
    words = texts(lang, game.id)
    teach(game, words, interface_for(words, args.plain))
    return FINE


def _new_game(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.new_game import new_game

    print("\n".join(new_game(args.name, args.prefix, args.folder, lang)))
    return FINE


def _check(args: argparse.Namespace, lang: str) -> int:
    from aevum.games import GAME_IDS
    from aevum.terminal.check_game import check_game

    if args.game is None:
        raise Misuse("cli-which-game", allowed=", ".join(GAME_IDS))
    code = FINE
    for line, well in check_game(args.game, lang):
        print(line, flush=True)
        code = FINE if well else FAILED
    return code


def _check_tables(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.check_tables import check_tables

    if args.folder is None:
        raise Misuse("cli-which-tables")
    lines, well = check_tables(path_from(args.folder), args.game, lang)
    print("\n".join(map(clean, lines)))
    return FINE if well else FAILED


def _ladder(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.ladder import run_ladder

    run_ladder(args, lang)
    return FINE


def _simulate(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.simulate import run_simulation

    run_simulation(args, lang)
    return FINE


def _train(args: argparse.Namespace, lang: str) -> int:
    from aevum.terminal.training import run_training

    run_training(args, lang)
    return FINE


def _tables_of(words: str) -> tuple[str, Path]:
    """A game and its folder of tables, from `GAME=FOLDER`; raises Misuse."""
    game, sign, folder = words.partition("=")
    if not (game and sign and folder):
        raise Misuse("cli-tables-form", words=words[:80])
    return game, path_from(folder)


def _serve(args: argparse.Namespace, lang: str) -> int:
    settings: dict[str, Any] = {"open_browser": not args.no_open, "lang": lang}
    if args.host is not None:
        settings["host"] = args.host
    if args.database is not None:
        settings["database"] = Path(args.database).expanduser()
    if args.tables:
        settings["tables"] = tuple(_tables_of(words) for words in args.tables)
    settings |= {"names": tuple(args.name), "proxies": tuple(args.proxy)}
    for name, (setting, least, most) in SERVE_NUMBERS.items():
        given = getattr(args, name.replace("-", "_"))
        if given is not None:
            settings[setting] = number_from(f"--{name}", given, least, most)
    from aevum.table.serve import serve

    return serve(**settings)


# The option, what `serve` calls it, and its limits.
SERVE_NUMBERS = {
    "port": ("port", 0, 65_535),
    "rate": ("requests_per_second", 1, 1_000_000),
    "burst": ("burst", 1, 1_000_000),
    "connections": ("connections", 1, 1_000_000),
    "connections-per-address": ("connections_per_address", 1, 1_000_000),
    "streams-per-address": ("streams_per_address", 1, 1_000_000),
}
VERSION = Argument(("--version",), "cli-help-version")
COMMANDS: dict[str, Entry] = {
    "play": Entry(
        (
            Argument(("game",), "cli-help-game", "GAME"),
            Argument(("--players",), "cli-help-players", "PLAYERS"),
            Argument(("--short",), "cli-help-short"),
            Argument(("--option",), "cli-help-option", "NAME=N", many=True),
            Argument(("--seed",), "cli-help-seed", "SEED"),
            Argument(("--load",), "cli-help-load", "FILE"),
            Argument(("--tables",), "cli-help-tables", "FOLDER"),
            PLAIN,
        ),
        _play,
    ),
    "serve": Entry(
        (
            Argument(("--host",), "cli-help-host", "HOST"),
            Argument(("--port",), "cli-help-port", "PORT"),
            Argument(("--database",), "cli-help-database", "FILE"),
            Argument(("--no-open",), "cli-help-no-open"),
            Argument(("--rate",), "cli-help-rate", "N"),
            Argument(("--burst",), "cli-help-burst", "N"),
            Argument(("--connections",), "cli-help-connections", "N"),
            Argument(("--connections-per-address",), "cli-help-connections-per-address", "N"),
            Argument(("--streams-per-address",), "cli-help-streams-per-address", "N"),
            Argument(("--name",), "cli-help-name", "NAME", many=True),
            Argument(("--proxy",), "cli-help-proxy", "ADDRESS", many=True),
            Argument(("--tables",), "cli-help-serve-tables", "GAME=FOLDER", many=True),
        ),
        _serve,
    ),
    "replay": Entry((FILE, Argument(("--all",), "cli-help-all"), PLAIN), _replay),
    "results": Entry((FILE, PLAIN), _results),
    "verify": Entry((FILE, Argument(("--hash",), "cli-help-hash", "HASH")), _verify),
    "games": Entry((), _games),
    "learn": Entry((Argument(("game",), "cli-help-game", "GAME"), PLAIN), _learn),
    "new-game": Entry(
        (
            Argument(("name",), "cli-help-new-name", "NAME"),
            Argument(("prefix",), "cli-help-prefix", "PREFIX"),
            Argument(("--folder",), "cli-help-folder", "FOLDER"),
        ),
        _new_game,
    ),
    "check": Entry((Argument(("game",), "cli-help-game", "GAME"),), _check),
    "check-tables": Entry(
        (
            Argument(("folder",), "cli-help-tables-folder", "FOLDER"),
            Argument(("--game",), "cli-help-tables-game", "GAME"),
        ),
        _check_tables,
    ),
    "ladder": Entry(
        (
            Argument(("game",), "cli-help-game", "GAME"),
            Argument(("--players",), "cli-help-ladder-players", "PLAYERS"),
            Argument(("--games",), "cli-help-games", "N"),
            Argument(("--seats",), "cli-help-seats", "N"),
            Argument(("--option",), "cli-help-option", "NAME=N", many=True),
            Argument(("--seed",), "cli-help-ladder-seed", "N"),
            Argument(("--jobs",), "cli-help-jobs", "N"),
            Argument(("--out",), "cli-help-out", "FOLDER"),
        ),
        _ladder,
    ),
    "simulate": Entry(
        (
            Argument(("game",), "cli-help-game", "GAME"),
            Argument(("--players",), "cli-help-simulate-players", "PLAYERS"),
            Argument(("--games",), "cli-help-simulate-games", "N"),
            Argument(("--seats",), "cli-help-seats", "N"),
            Argument(("--option",), "cli-help-option", "NAME=N", many=True),
            Argument(("--seed",), "cli-help-ladder-seed", "N"),
            Argument(("--jobs",), "cli-help-simulate-jobs", "N"),
            Argument(("--device",), "cli-help-device", "DEVICE"),
            Argument(("--cluster",), "cli-help-cluster", "ADDRESS"),
            Argument(("--out",), "cli-help-simulate-out", "FOLDER"),
        ),
        _simulate,
    ),
    "train": Entry(
        (
            Argument(("game",), "cli-help-game", "GAME"),
            Argument(("--minutes",), "cli-help-minutes", "N"),
            Argument(("--rounds",), "cli-help-rounds", "N"),
            Argument(("--device",), "cli-help-train-device", "NAME"),
            Argument(("--arena",), "cli-help-arena", "NAME"),
            Argument(("--games",), "cli-help-train-games", "N"),
            Argument(("--seed",), "cli-help-train-seed", "N"),
            Argument(("--exam",), "cli-help-exam", "N"),
            Argument(("--out",), "cli-help-train-out", "FOLDER"),
        ),
        _train,
    ),
}
