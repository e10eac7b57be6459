"""A match as one readable, versioned JSON file: actions as words, and a hash of the position after every step.

Files of every version are read; what is written has the newest. Version 1 had no `rules`, and hashes of raw records.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from aevum.core.archive import rules_changed
from aevum.core.choosing import Aside, Standing
from aevum.core.engine import Engine, interpreted
from aevum.core.errors import (
    AevumError,
    BrokenFile,
    NewerFile,
    NewerRules,
    ReplayDiffers,
    RulesChanged,
    SeedMismatch,
    UnknownAction,
    UnknownSeat,
)
from aevum.core.game import Game
from aevum.core.letters import is_name
from aevum.core.log import JOIN, SIT, UNDO, Entry, Halt, Player, Prepared
from aevum.core.match import Match, seed_from_words
from aevum.core.registry import game_called

VERSION = 2
WITHOUT_RULES = 1  # files of this version name no rules: they were played by the first


def dump(match: Match) -> dict[str, Any]:
    """A match as plain data. People count seats from 1, and so does the file.

    Of a match that today's rules do not lead through, the whole log is written as it was saved.
    """
    halt = match.halt
    whole = {
        "aevum": VERSION,
        "game": match.game.id,
        "rules": match.rules,
        **({"tables": match.game.tables} if match.game.tables else {}),
        "options": match.options,
        "players": [_dump_player(player) for player in match.opening],
        "seed_hash": match.seed_hash,
        "seed": f"{match.seed:032x}",
        "start": halt.start if halt else match.hash_at(0),
        "log": list(halt.steps) if halt else [dump_entry(match.game, entry) for entry in match.log],
        "result": halt.result if halt else _result(match),
    }
    return whole | ({"stopped": halt.entry} if halt else _dump_aside(match))


def _dump_player(player: Player) -> dict[str, Any]:
    return {"name": player.name, "bot": player.bot}


def _dump_aside(match: Match) -> dict[str, Any]:
    """What seats have in mind while they still choose, where there is anything."""
    words, aside = match.game.vocabulary.to_words, match.aside
    sealed = [{"seat": seat + 1, "do": words(aside.sealed[seat])} for seat in sorted(aside.sealed)]
    standing = [{"seat": seat + 1, **asdict(aside.standing[seat])} for seat in sorted(aside.standing)]
    awake = [seat + 1 for seat in sorted(aside.awake)]
    parts = {"sealed": sealed, "standing": standing, "awake": awake}
    return {name: part for name, part in parts.items() if part}


def _result(match: Match) -> dict[str, Any] | None:
    if not match.over:
        return None
    result = {"scores": match.scores(), "winners": [seat + 1 for seat in match.winners()]}
    return result | ({"fault": match.fault} if match.fault else {})


def dump_entry(game: Game, entry: Entry) -> dict[str, Any]:
    """An entry as a step of the file."""
    step: dict[str, Any] = {"seat": entry.seat + 1}
    if entry.action is not None:
        return step | {"do": game.vocabulary.to_words(entry.action), "hash": entry.hash}
    step[entry.kind] = entry.undo_to if entry.seating is None else _dump_player(entry.seating.player)
    return step | {"agreed": [seat + 1 for seat in sorted(entry.agreed)], "hash": entry.hash}


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


def read(path: Path, engine: Engine | None = None, halted: bool = False) -> Match:
    """The match in a file; raises BrokenFile and others that say what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenFile(what="unreadable", part="") from error
    return parse(text, engine, halted)


def parse(text: str, engine: Engine | None = None, halted: bool = False) -> Match:
    """The match in a file's text."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BrokenFile(what="json", part="") from error
    return load(whole, engine, halted)


def load(
    whole: Any, engine: Engine | None = None, halted: bool = False, pace: Callable[[], None] | None = None
) -> Match:
    """A match from plain data, replayed step by step and compared with every hash of the file.

    Where changed rules lead elsewhere it raises RulesChanged; with `halted` the match comes back as far as they lead.
    `pace` is called before every step: it may take its time, or raise. Then who may take back alone is not asked again.
    """
    _check(isinstance(whole, dict) and _is_number(whole.get("aevum")) and whole["aevum"] > 0, "aevum")
    if whole["aevum"] > VERSION:
        raise NewerFile(version=str(whole["aevum"])[:20], known=VERSION)
    _check(isinstance(whole.get("game"), str), "game")
    _check(isinstance(whole.get("tables", ""), str), "tables")
    if engine is None or (engine.game.id, engine.game.tables) != (whole["game"], whole.get("tables", "")):
        engine = interpreted(game_called(whole["game"], whole.get("tables", "")))
    match = _begin(engine.game, whole, engine)
    _check(isinstance(whole.get("log"), list), "log")
    _check(isinstance(whole.get("start"), str), "start")
    _check("result" in whole, "result")
    entry = _replay(match, whole, pace)
    if entry is not None:
        rules = rules_changed(match.game, match.rules)
        match.halt = Halt(entry, rules, whole["start"], tuple(whole["log"]), whole["result"])
    if match.halt and not halted:
        raise RulesChanged.of(match.halt.entry, match.halt.rules)
    if not match.halt:
        _restore_aside(match, whole)
    return match


def _restore_aside(match: Match, whole: dict[str, Any]) -> None:
    """Take up sealed choices, standing passes and who is awake; all must fit the match."""
    try:
        sealed = {_seat(one["seat"]): match.game.vocabulary.from_words(one["do"]) for one in whole.get("sealed", ())}
        standing = {
            _seat(one["seat"]): Standing(str(one["step"]), str(one["stretch"]), _whole(one["value"]))
            for one in whole.get("standing", ())
        }
        aside = Aside(sealed, standing, frozenset(_seat(seat) for seat in whole.get("awake", ())))
        match.restore(aside)
    except UnknownAction:
        raise
    except (AevumError, TypeError, KeyError, AttributeError, IndexError) as error:
        raise BrokenFile(what="shape", part="sealed") from error
    _check(match.aside == aside, "sealed")


def _replay(match: Match, whole: dict[str, Any], pace: Callable[[], None] | None) -> int | None:
    """Replay the log; the number of the entry from which on changed rules lead elsewhere, if they do."""
    try:
        _check(match.agrees(whole["start"]), "start")
        for number, step in enumerate(whole["log"], start=1):
            if pace:
                pace()
            _replay_step(match, number, step, strict=pace is None)
        _check("stopped" in whole or whole["result"] == _result(match), "result")
    except (BrokenFile, ReplayDiffers, UnknownAction) as error:
        if match.rules == match.game.rules_version or not all(map(_is_step, whole["log"])):
            raise
        at_edge = {"start": 0, "result": match.position}
        return at_edge.get(str(error.values.get("part")), match.position + 1)
    return None


def _is_step(step: Any) -> bool:
    """Whether this is a whole step, whatever rules it was made by."""
    return isinstance(step, dict) and isinstance(step.get("hash"), str) and _is_number(step.get("seat"))


def _begin(game: Game, whole: dict[str, Any], engine: Engine) -> Match:
    _check(isinstance(whole.get("options"), dict), "options")
    _check(isinstance(whole.get("players"), list), "players")
    _check(isinstance(whole.get("seed"), str), "seed")
    rules = 1 if whole["aevum"] == WITHOUT_RULES else whole.get("rules")
    _check(isinstance(rules, int) and not isinstance(rules, bool) and rules > 0, "rules")
    assert isinstance(rules, int)
    if rules > game.rules_version:
        raise NewerRules(version=str(rules)[:20], known=game.rules_version)
    players = [_player(player) for player in whole["players"]]
    match = Match(game, players, whole["options"], seed_from_words(whole["seed"]), engine, rules)
    if whole.get("seed_hash") != match.seed_hash:
        raise SeedMismatch()
    return match


def _player(player: Any) -> Player:
    _check(isinstance(player, dict) and isinstance(player.get("name"), str), "players")
    bot = player.get("bot")
    _check(is_name(player["name"]) and (bot is None or (isinstance(bot, str) and is_name(bot))), "players")
    return Player(player["name"], bot)


def _replay_step(match: Match, number: int, step: Any, strict: bool) -> None:
    if not isinstance(step, dict):
        raise BrokenFile(what="step", part=number)
    try:
        prepared = _prepare(match, step, strict)
    except UnknownAction:
        raise
    except (AevumError, TypeError, KeyError, AttributeError) as error:
        raise BrokenFile(what="step", part=number) from error
    if not match.agrees(step.get("hash"), prepared):
        raise ReplayDiffers(step=number, action=str(step.get("do", "undo")))
    match.commit(prepared)


def _prepare(match: Match, step: dict[str, Any], strict: bool) -> Prepared:
    agreed = frozenset(_seat(seat) for seat in step.get("agreed", ()))
    if SIT in step or JOIN in step:
        return _prepare_seating(match, step, agreed)
    if UNDO in step:
        undo = match.prepare_undo if strict else match.replay_undo
        return undo(_seat(step["seat"]), step["undo"], agreed=agreed)
    return match.prepare(_seat(step["seat"]), match.game.vocabulary.from_words(step["do"]))


def _prepare_seating(match: Match, step: dict[str, Any], agreed: frozenset[int]) -> Prepared:
    player, seat = _player(step.get(SIT, step.get(JOIN))), _seat(step["seat"])
    if SIT in step:
        return match.prepare_sit(seat, player.name, player.bot, agreed)
    if seat != len(match.players) or agreed:
        raise UnknownSeat(seat=seat + 1)
    return match.prepare_join(player.name, player.bot)


def _seat(counted: Any) -> int:
    return _whole(counted) - 1


def _whole(number: Any) -> int:
    if not _is_number(number):
        raise TypeError(number)
    return int(number)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check(holds: bool, part: str) -> None:
    if not holds:
        raise BrokenFile(what="shape", part=part)
