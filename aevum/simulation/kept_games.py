"""Finished games of people and computer players, from saved files, databases and ladders, as one table of decisions.

What a decision was made on is taken from what its seat could see. docs/simulate.md tells the columns.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from errno import ENOENT
from itertools import chain
from os import strerror
from pathlib import Path
from typing import Any

from aevum.core import savefile
from aevum.core.engine import Engine, compiled, interpreted, is_cached
from aevum.core.errors import AevumError, NewerRules, ReplayDiffers
from aevum.core.game import Game
from aevum.core.log import ACT, Entry, Player
from aevum.core.match import Match, seed_from_words
from aevum.core.numbering import numbering_of
from aevum.games import game_named, game_of_tables
from aevum.search.ladder import DECISIONS_FILE, GAMES_FILE, Plan, read_lines
from aevum.simulation.columns import arrow

SQLITE = b"SQLite format 3\0"
PERSON = "person"
Named = tuple[str, Match]
"""A match, and a hash that is its name wherever it is kept."""
SHORT = 16  # digits of a hash that name a match
BUSY_SECONDS = 10.0
# What is no saved game, or a damaged one, is passed over.
UNREADABLE = (
    AevumError,
    sqlite3.Error,
    OSError,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    RecursionError,
)


class NoGames(AevumError):
    """Nothing finished is kept there."""

    code = "no-games"


def load_games(place: str | Path, names: bool = False) -> Any:
    """See `aevum.load_games`."""
    pa = arrow()
    kinds = columns(pa, names)
    seen: set[str] = set()
    rows: dict[str, list[Any]] = {name: [] for name in kinds}
    for name, match in finished_matches(Path(place)):
        if name not in seen:  # the same game may be in a file and in a database
            seen.add(name)
            for row in decisions_of(match, name):
                for part, column in rows.items():
                    column.append(row[part])
    if not seen:
        raise NoGames(place=str(place))
    return pa.table({name: pa.array(column, kinds[name]) for name, column in rows.items()})


def columns(pa: Any, names: bool) -> dict[str, Any]:
    """The columns and what is in them; who played is in none of them unless it is asked for."""
    word = pa.dictionary(pa.int32(), pa.string())
    kinds = {
        "game": word,
        "match": word,
        "entry": pa.int32(),
        "seats": pa.int8(),
        "seat": pa.int8(),
        "player": word,
        "step": word,
        "clock": pa.int32(),
        "action": pa.string(),
        "number": pa.int32(),
        "choices": pa.int32(),
        "taken_back": pa.bool_(),
        "score": pa.int32(),
        "final_score": pa.int32(),
        "won": pa.float32(),
    }
    return kinds | ({"name": word} if names else {})


def decisions_of(match: Match, name: str) -> Iterator[dict[str, Any]]:
    """Every decision of a match, those that were taken back too."""
    players, numbering = list(match.opening), numbering_of(match.game)
    of_match = {"game": match.game.id, "match": name[:SHORT]}
    scores, winners = match.scores(), match.winners()
    for entry in match.log:
        if entry.seating is not None:
            players[entry.seat : entry.seat + 1] = [entry.seating.player]
        elif entry.kind == ACT:
            end = {"final_score": scores[entry.seat], "won": (entry.seat in winners) / max(1, len(winners))}
            yield of_match | _decision(match, entry, players[entry.seat], numbering) | end


def _decision(match: Match, entry: Entry, player: Player, numbering: Any) -> dict[str, Any]:
    """One decision, as its seat saw it."""
    game, action = match.game, entry.action or 0
    seen = match.observed(entry.seat, entry.position)
    choices = match.engine.choices(seen, entry.seat)
    return {
        "entry": entry.position,
        "seats": int(seen.seats),
        "seat": entry.seat,
        "player": player.bot or PERSON,
        "name": player.name,
        "step": game.sequence.names[int(seen.step)],
        "clock": None if game.clock is None else game.clock(seen),
        "action": game.vocabulary.to_words(action),
        "number": numbering.number(action, choices),
        "choices": len(choices),
        "taken_back": match.log.is_undone(entry.position + 1),
        "score": match.engine.score(seen, entry.seat),
    }


def finished_matches(place: Path) -> Iterator[Named]:
    """Every match in a file, a database or a folder of them that was played to its end; others are passed over."""
    if not place.exists():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(place))
    paths = sorted(path for path in place.rglob("*") if path.is_file()) if place.is_dir() else [place]
    found: Iterable[Named] = chain.from_iterable(map(_matches_in, paths))
    return ((name, match) for name, match in found if match.over and not match.halt and not match.fault)


def _matches_in(path: Path) -> Iterator[Named]:
    with suppress(*UNREADABLE):
        with path.open("rb") as file:
            start = file.read(len(SQLITE))
        if start == SQLITE:
            yield from ((match.seed_hash, match) for match in _stored(path))
        elif path.name == DECISIONS_FILE:
            yield from _of_ladder(path)
        elif path.suffix == ".json":
            whole = json.loads(path.read_text(encoding="utf-8"))
            game = game_of_tables(whole["game"], whole.get("tables", ""))
            match = savefile.load(whole, _engine(game), halted=True)
            yield match.seed_hash, match


def _of_ladder(path: Path) -> Iterator[Named]:
    """The games of a ladder. Several have one deal, so each is named by all that was decided in it too.

    A game that was stopped before its result was written down was played again: the last time counts.
    """
    plan = Plan.read(next(read_lines(path.with_name(GAMES_FILE)), {}))
    engine = _engine(game_named(plan.game))
    if plan.rules is not None and plan.rules > engine.game.rules_version:
        raise NewerRules(version=plan.rules, known=engine.game.rules_version)
    latest: dict[int, dict[str, Any]] = {}
    for line in read_lines(path):
        with suppress(*UNREADABLE):
            latest[line["index"]] = line
    for line in latest.values():
        with suppress(*UNREADABLE):
            match = _played_again(plan, line, engine)
            told = json.dumps([match.seed_hash, line["seating"], line["decided"]])
            yield hashlib.sha256(told.encode()).hexdigest(), match


def _played_again(plan: Plan, line: dict[str, Any], engine: Engine) -> Match:
    """A game of a ladder as it went, by its version of the rules; raises ReplayDiffers where they lead elsewhere."""
    players = [Player(name, name) for name in line["seating"]]
    match = Match(engine.game, players, plan.options, plan.seed_of(line["index"]), engine, plan.rules)
    for words in line["decided"]:
        match.commit(match.prepare(match.deciding[0], engine.game.vocabulary.from_words(words)))
    if list(match.scores()) != line["points"]:
        raise ReplayDiffers(step=match.position, action=line["decided"][-1])
    return match


def _stored(path: Path) -> Iterator[Match]:
    """The matches of a database. A copy is read: the original may be of an older version, or in use."""
    from aevum.table.database import VERSION, Database

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        with closing(_opened_to_read(path)) as source:
            with closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        copy.with_name(f"{copy.name}.before-{VERSION}").touch()  # or it would be copied again, and said so
        with closing(Database(copy, BUSY_SECONDS)) as database:
            for (table,) in database.connection.execute("SELECT id FROM tables ORDER BY made, id").fetchall():
                yield from _stored_match(database, table)


def _opened_to_read(path: Path) -> sqlite3.Connection:
    """A database that nothing is written beside: where nobody has it open, it is said to stand still."""
    still = "" if path.with_name(f"{path.name}-wal").exists() else "&immutable=1"
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro{still}", uri=True)


def _stored_match(database: Any, table: str) -> Iterator[Match]:
    """The match of a table, unless it cannot be read."""
    from aevum.table.table import replayed

    with suppress(*UNREADABLE):
        opening = database.opening(table)
        game = game_of_tables(opening["game"], opening.get("tables", ""))
        players = [Player(player["name"], player["bot"]) for player in opening["players"]]
        seed = seed_from_words(opening["seed"])
        match = Match(game, players, opening["options"], seed, _engine(game), opening["rules"])
        yield replayed(table, match, database.rows(table)).match


def _engine(game: Game) -> Engine:
    """The compiled rules where they are at hand: nobody waits for a compiler to read a few files."""
    return compiled(game) if is_cached(game) else interpreted(game)
