"""The games, their seats, their options and their computer players, in lines."""

from __future__ import annotations

import sys
from shutil import get_terminal_size

from aevum.bots import OFFERED
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.text import Texts, texts
from aevum.games import GAME_IDS, game_named
from aevum.terminal.lines import wrap

INDENT = 4


def catalogue(lang: str) -> list[str]:
    """Every game with all that can be chosen for it; in a window long lines go on below, a little farther in."""
    lines: list[str] = []
    for name in GAME_IDS:
        lines += [*([""] if lines else []), *_entry(name, lang)]
    if not sys.stdout.isatty():
        return lines
    width = get_terminal_size().columns
    return [part for line in lines for part in wrap(line, width, len(line) - len(line.lstrip()) + INDENT)]


def _entry(name: str, lang: str) -> list[str]:
    """What there is to say of a game; of one that cannot be loaded its faults, so that the others are listed still."""
    try:
        return _about(game_named(name), texts(lang, name))
    except AevumError as error:
        return error.say(lang).splitlines()


def _about(game: Game, words: Texts) -> list[str]:
    lines = [
        words.say("cli-game", id=game.id, name=words.say("game-name")),
        f"  {words.say('game-blurb')}",
        f"  {words.say('cli-game-seats', least=game.seats[0], most=game.seats[-1])}",
    ]
    if game.short:
        lines.append(f"  {words.say('cli-game-short', help=words.say('short-help'))}")
        lines += [f"    --option {name}={value}" for name, value in game.short.items()]
    for option in game.options:
        label = words.say(f"option-{option.name}")
        about = words.say(f"option-{option.name}-help")
        lines.append(f"  {words.say('cli-game-option', name=option.name, label=label, help=about)}")
        for value in option.values:
            meaning = words.say(f"option-{option.name}-{value}")
            key = "cli-game-default" if value == option.default else "cli-game-value"
            lines.append(f"    {words.say(key, setting=f'{option.name}={value}', meaning=meaning)}")
    lines.append(f"  {words.say('cli-game-bots')}")
    lines += [f"    {words.say('cli-game-bot', id=level, label=words.say(f'table-bot-{level}'))}" for level in OFFERED]
    return lines
