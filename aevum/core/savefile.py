"""A match as one readable, versioned JSON file: actions as words, and a hash of the position after every step."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from aevum.core.engine import Engine, interpreted
from aevum.core.errors import (
    AevumError,
    BrokenFile,
    NewerFile,
    ReplayDiffers,
    SeedMismatch,
    UnknownAction,
)
from aevum.core.game import Game
from aevum.core.match import Entry, Match, Player, seed_from_words

VERSION = 1
MAX_NAME = 40


def dump(match: Match) -> dict[str, Any]:
    """A match as plain data. People count seats from 1, and so does the file."""
    return {
        "aevum": VERSION,
        "game": match.game.id,
        "options": match.options,
        "players": [{"name": player.name, "bot": player.bot} for player in match.players],
        "seed_hash": match.seed_hash,
        "seed": f"{match.seed:032x}",
        "start": match.hash_at(0),
        "log": [_dump_entry(match.game, entry) for entry in match.log],
        "result": {"scores": match.scores(), "winners": [seat + 1 for seat in match.winners()]} if match.over else None,
    }


def _dump_entry(game: Game, entry: Entry) -> dict[str, Any]:
    if entry.action is not None:
        return {"seat": entry.seat + 1, "do": game.vocabulary.to_words(entry.action), "hash": entry.hash}
    return {
        "seat": entry.seat + 1,
        "undo": entry.undo_to,
        "agreed": [seat + 1 for seat in sorted(entry.agreed)],
        "hash": entry.hash,
    }


def text_of(match: Match) -> str:
    """The file's text: one line a part, and one line a step of the log."""
    parts = []
    for key, value in dump(match).items():
        if key == "log":
            steps = ",\n  ".join(json.dumps(step, ensure_ascii=False) for step in value)
            parts.append(f'"log": [\n  {steps}\n ]' if value else '"log": []')
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def write(match: Match, path: Path) -> None:
    """Write the file whole or not at all: a full disk or a killed process leaves an older file as it was."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text_of(match))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path, engine: Engine | None = None) -> Match:
    """The match in a file; raises BrokenFile and others that say what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenFile(what="unreadable", part="") from error
    return parse(text, engine)


def parse(text: str, engine: Engine | None = None) -> Match:
    """The match in a file's text."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenFile(what="json", part="") from error
    return load(whole, engine)


def load(whole: Any, engine: Engine | None = None) -> Match:
    """A match from plain data, replayed step by step and compared with every hash of the file."""
    from aevum.games import game_named

    _check(isinstance(whole, dict) and _is_number(whole.get("aevum")) and whole["aevum"] > 0, "aevum")
    if whole["aevum"] > VERSION:
        raise NewerFile(version=str(whole["aevum"])[:20], known=VERSION)
    _check(isinstance(whole.get("game"), str), "game")
    if engine is None or engine.game.id != whole["game"]:
        engine = interpreted(game_named(whole["game"]))
    match = _begin(engine.game, whole, engine)
    _check(whole.get("start") == match.hash_at(0), "start")
    _check(isinstance(whole.get("log"), list), "log")
    for number, step in enumerate(whole["log"], start=1):
        _replay_step(match, number, step)
    expected = dump(match)["result"]
    _check("result" in whole and whole["result"] == expected, "result")
    return match


def _begin(game: Game, whole: dict[str, Any], engine: Engine) -> Match:
    _check(isinstance(whole.get("options"), dict), "options")
    _check(isinstance(whole.get("players"), list), "players")
    _check(isinstance(whole.get("seed"), str), "seed")
    players = [_player(player) for player in whole["players"]]
    match = Match(game, players, whole["options"], seed_from_words(whole["seed"]), engine)
    if whole.get("seed_hash") != match.seed_hash:
        raise SeedMismatch()
    return match


def _player(player: Any) -> Player:
    _check(isinstance(player, dict) and isinstance(player.get("name"), str), "players")
    _check(len(player["name"]) <= MAX_NAME and not any(map(_is_half_character, player["name"])), "players")
    _check(player.get("bot") is None or isinstance(player["bot"], str), "players")
    return Player(player["name"], player.get("bot"))


def _replay_step(match: Match, number: int, step: Any) -> None:
    if not isinstance(step, dict):
        raise BrokenFile(what="step", part=number)
    try:
        entry = _enter(match, step)
    except UnknownAction:
        raise
    except (AevumError, TypeError, KeyError, AttributeError) as error:
        raise BrokenFile(what="step", part=number) from error
    if entry.hash != step.get("hash"):
        raise ReplayDiffers(step=number, action=str(step.get("do", "undo")))


def _enter(match: Match, step: dict[str, Any]) -> Entry:
    if "undo" in step:
        agreed = frozenset(_seat(seat) for seat in step.get("agreed", ()))
        return match.undo(_seat(step["seat"]), step["undo"], agreed=agreed)
    return match.play(_seat(step["seat"]), match.game.vocabulary.from_words(step["do"]))


def _seat(counted: Any) -> int:
    if not _is_number(counted):
        raise TypeError(counted)
    return int(counted) - 1


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_half_character(letter: str) -> bool:
    """Half of a surrogate pair: JSON can write it, a file cannot."""
    return "\ud800" <= letter <= "\udfff"


def _check(holds: bool, part: str) -> None:
    if not holds:
        raise BrokenFile(what="shape", part=part)
