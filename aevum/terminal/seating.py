"""Who plays: people by their names, computer players by their level, as `--players` and `--option` name them."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.bots import LEARNED, OFFERED, SEARCH, bot_named
from aevum.core.game import Game
from aevum.core.letters import MAX_NAME, is_name
from aevum.core.match import Player
from aevum.core.text import Texts
from aevum.terminal.arguments import Misuse
from aevum.terminal.normalise import squeeze


def usual_players(game: Game) -> str:
    """Who plays when nobody is named: one person against as few computer players as the game can be played with."""
    return ",".join(["you", *["greedy"] * max(1, game.seats[0] - 1)])


def players_from(words: str, texts: Texts) -> list[Player]:
    """`you,greedy,Ann,Bob:random`; raises Misuse or UnknownBot."""
    seated: list[Player] = []
    for word in words.split(","):
        player = _player(word.strip(), texts)
        taken = {squeeze(other.name) for other in seated}
        if player.bot and squeeze(player.name) in taken and (":" not in word or word.startswith(f"{SEARCH}:")):
            player = Player(_numbered(player.name, taken), player.bot)
        _check_free(player.name, seated)
        seated.append(player)
    return seated


def new_name(words: str, seated: Sequence[Player]) -> str:
    """The name of somebody who sits down where others sit; raises Misuse."""
    name = _checked(words)
    _check_free(name, seated)
    return name


def _check_free(name: str, seated: Sequence[Player]) -> None:
    if squeeze(name) in {squeeze(other.name) for other in seated}:
        raise Misuse("cli-same-name", name=name)


def _player(word: str, texts: Texts) -> Player:
    if word.startswith(f"{SEARCH}:"):
        bot_named(word)
        return Player(_bot_name(SEARCH, texts), word)
    name, _, level = (part.strip() for part in word.rpartition(":"))
    if name.endswith(f":{SEARCH}"):
        name, level = name.removesuffix(f":{SEARCH}").strip(), f"{SEARCH}:{level}"
    if name:
        bot_named(level)
        return Player(_checked(name), level)
    if word in (*OFFERED, LEARNED):
        return Player(_bot_name(word, texts), word)
    if squeeze(word) in ("you", squeeze(texts.say("terminal-you"))):
        return Player(texts.say("terminal-you"))
    return Player(_checked(word))


def _bot_name(level: str, texts: Texts) -> str:
    key = f"terminal-bot-name-{level}"
    return texts.say(key) if texts.has(key) else level


def _numbered(name: str, taken: set[str]) -> str:
    number = 2
    while squeeze(f"{name} {number}") in taken:
        number += 1
    return f"{name} {number}"


def _checked(name: str) -> str:
    """A name that can be shown, typed and saved."""
    if not squeeze(name) or not is_name(name):
        raise Misuse("cli-bad-name", name=name[: MAX_NAME + 1], most=MAX_NAME)
    return name


def options_from(words: list[str]) -> dict[str, object]:
    """`trading=1`; values that are no numbers stay words, for the game to refuse."""
    chosen: dict[str, object] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not equals or not name:
            raise Misuse("cli-option-shape", word=word)
        number = value.removeprefix("-")
        chosen[name] = int(value) if number.isascii() and number.isdecimal() and len(number) < 10 else value
    return chosen
