"""A game ready to be played: the loop of `core.play` bound to the rules of one game, interpreted or compiled."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from aevum.core import play
from aevum.core.check import require_sound
from aevum.core.dispatch import dispatch_rules
from aevum.core.game import Game
from aevum.core.record import Actions, Record, Working, array_of, blank, copy_record, field_of, silent_type
from aevum.core.rule import Compiler, bind, cache_root, is_rule, rules_hash, writable_folder
from aevum.core.sequence import keep_silent, lowest_seat, tell, tell_nothing_yet

# Bulk play tells nothing.
SILENT = {tell: keep_silent}
BATCH_ENTRIES = ("play_batch", "play_mixed_batch", "copy_many")
NO_LUCK = np.uint64(0)
_NONE: Mapping[str, Any] = {}


def bound_rules(game: Game, compiled: bool = False) -> dict[str, Callable[..., Any]]:
    """Every function of `core.play` that is a rule, bound to this game, and the game's own entry points.

    Raises FaultyGame where the rules cannot work, or cannot be compiled if they are to be.
    """
    require_sound(game, compiled)
    return _bound(game)


def _bound(game: Game) -> dict[str, Callable[..., Any]]:
    own = {name: getattr(game, name) for name in ("deal", "observe", "imagine", "score", "beats", "appraise")}
    own["outlook"] = game.outlook or game.score
    events = {name: game.vocabulary.event(name.lower()) for name in ("GAME_OVER", "WON", "SHARED_WIN")}
    quicker = {"best_listed": game.best_listed} if game.best_listed else {}
    return _bind_module(play, {**dispatch_rules(game.id, game.sequence), **own, **events}, quicker)


def _bind_module(module: ModuleType, names: dict[str, Any], quicker: Mapping[str, Any] = _NONE) -> dict[str, Any]:
    """These names, and every rule of a module bound to them and to those that stand before it.

    A quicker rule takes the place of the one of the same name, which it may call.
    """
    for name, function in vars(module).items():
        if is_rule(function) and function.__module__ == module.__name__:
            names[name] = bind(function, names)
            if name in quicker:
                names[name] = bind(quicker[name], {name: names[name]})
    return names


class Engine:
    """The functions a match, a bot or a view calls. Interpreted and compiled engines answer alike."""

    def __init__(self, game: Game, functions: dict[str, Any], compiled: bool) -> None:
        self.game = game
        self.compiled = compiled
        self._functions = functions
        self._local = threading.local()

    def __reduce__(self) -> tuple[Any, ...]:
        """An engine travels as its game and its kind, and is made again where it arrives."""
        return engine_of, (self.game, self.compiled)

    def __copy__(self) -> Engine:
        """An engine never changes: a copy is the engine itself."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Engine:
        """An engine never changes: a copy is the engine itself."""
        return self

    def new_record(self, seats: int, options: dict[str, int], seed: int, rules: int | None = None) -> Record:
        """A blank record with its seats, options, seed and version of the rules set; today's where none is named."""
        record = blank(self.game.layout, 1)[0]
        record.seats = seats
        record.rules = self.game.rules_version if rules is None else rules
        set_seed(record, seed)
        for name, value in options.items():
            record[name] = value
        return record

    def begin(self, s: Record) -> None:
        """Set the table up and run on to the first decision."""
        self._functions["begin"](s, self._room())

    def choose(self, s: Record, seat: int, action: int) -> None:
        """Carry out an action and run on. The action is trusted: whoever takes it from outside checks it first."""
        self._functions["choose"](s, seat, action, self._room())

    def acted(self, s: Record, seat: int, action: int) -> Record:
        """A copy of the position after an action; where the rules break play off, see `broken_off`."""
        later = copy_record(s)
        self.choose(later, seat, action)
        return broken_off(s, later) if field_of(later, "broken") else later

    def choices(self, s: Record, seat: int) -> list[int]:
        """Every legal action of this seat, sorted."""
        room = self._room()
        count = self._functions["choices"](s, seat, room)
        return sorted(room[:count].tolist())

    def foresee(self, s: Record, seat: int, action: int) -> Record:
        """A copy of the position after an action, up to the next chance or decision; see `broken_off`."""
        later = copy_record(s)
        self._functions["foresee"](later, seat, action, self._room())
        return broken_off(s, later) if field_of(later, "broken") else later

    def observe(self, s: Record, seat: int) -> Record:
        """A copy with everything blanked that this seat (-1: a spectator) may not know."""
        seen = copy_record(s)
        self._functions["observe"](seen, seat)
        return seen

    def imagine(self, s: Record, seat: int, luck: int) -> Record:
        """A copy of an observed record, filled at random with what could be true."""
        world = copy_record(s)
        self._functions["imagine"](world, seat, np.uint64(luck & 0xFFFFFFFFFFFFFFFF))
        return world

    def shown(self, s: Record, seat: int, action: int, reader: int) -> Record:
        """What a reader (-1: a spectator) is shown once a seat has acted: a copy, observed."""
        later = copy_record(s)
        self._functions["show"](later, seat, action, reader, self._room())
        return later

    def show_imagined(self, world: Record, seat: int, action: int, reader: int, luck: np.uint64) -> bool:
        """Make of what a reader knows what it would be shown once a seat has acted, in a world that fits.

        False where the seat could not act so in that world.
        """
        return bool(self._functions["show_imagined"](world, seat, action, reader, luck, self._room()))

    def score(self, s: Record, seat: int) -> int:
        """The points of a seat."""
        return int(self._functions["score"](s, seat))

    def winners(self, s: Record) -> tuple[int, ...]:
        """The seats that win, or would if it ended now; nobody where play was broken off."""
        if field_of(s, "broken"):
            return ()
        mask = int(self._functions["winners"](s))
        return tuple(seat for seat in range(int(s.seats)) if (mask >> seat) & 1)

    def best_choice(self, s: Record, seat: int, luck: int) -> int:
        """What the game's rule of thumb would do."""
        return int(self._functions["best_choice"](s, seat, np.uint64(luck & 0xFFFFFFFFFFFFFFFF), self._room()))

    def _room(self) -> Actions:
        """Room for choices, one a thread."""
        if not hasattr(self._local, "room"):
            self._local.room = np.zeros(self.game.max_choices, np.int32)
        room: Actions = self._local.room
        return room


def _on_working(function: Any) -> Any:
    """A rule that is given a record, working on a quicker image of it."""

    def work(s: Record, *arguments: Any) -> Any:
        working = Working(s)
        try:
            return function(working, *arguments)
        finally:
            working.done()

    return work


def broken_off(before: Record, after: Record) -> Record:
    """The position before an action that broke play off, over and with the fault: what came after is no position."""
    ended = copy_record(before)
    ended.broken, ended.over, ended.pending = after.broken, 1, 0
    tell_nothing_yet(ended)
    return ended


def set_seed(record: Record, seed: int) -> None:
    """Write a 128-bit seed into a record."""
    record.key[0] = np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    record.key[1] = np.uint64(seed >> 64)


def cache_folder(game: Game) -> Path:
    """Where the compiled rules of this version of the game are kept.

    What was compiled before is sound: whether the rest is, is looked at when it is compiled, as that takes a while.
    """
    if game.key not in _hashes:
        rules = _bound(game)
        entries = [rules[name] for name in ("answer", *BATCH_ENTRIES)]
        _hashes[game.key] = rules_hash(entries, str(game.layout.descr), str(game.max_choices))
    return cache_root() / f"{game.id}-{_hashes[game.key]}"


def interpreted(game: Game) -> Engine:
    """The engine that runs the rules as they stand."""
    if game.key not in _interpreted:
        rules = {name: _on_working(function) for name, function in bound_rules(game).items()}
        _interpreted[game.key] = Engine(game, rules, compiled=False)
    return _interpreted[game.key]


def engine_of(game: Game, is_compiled: bool) -> Engine:
    """The engine of a game, of one kind or the other."""
    return compiled(game) if is_compiled else interpreted(game)


def compiled(game: Game) -> Engine:
    """The engine that runs compiled rules; compiles what the cache does not have."""
    with _compiling:
        if game.key not in _compiled:
            answer = _compiler_of(game).entry(_rules_to_compile(game)["answer"])
            engine = Engine(game, _Questions(game, answer).functions(), compiled=True)
            _warm_up(engine)
            _compiled[game.key] = engine
        return _compiled[game.key]


class _Questions:
    """The functions of an engine, asked of the one compiled entry."""

    def __init__(self, game: Game, answer: Any) -> None:
        self._answer = answer
        self._room_type, self._most = room_type(game), game.max_choices
        self._local = threading.local()

    def functions(self) -> dict[str, Any]:
        """One for each question."""
        ask, room = self._ask, self._room
        return {
            "begin": lambda s, out: ask(play.BEGIN, s, 0, 0, 0, NO_LUCK, room(out)),
            "choose": lambda s, seat, action, out: ask(play.CHOOSE, s, seat, action, 0, NO_LUCK, room(out)),
            "choices": lambda s, seat, out: ask(play.CHOICES, s, seat, 0, 0, NO_LUCK, room(out)),
            "foresee": lambda s, seat, action, out: ask(play.FORESEE, s, seat, action, 0, NO_LUCK, room(out)),
            "observe": lambda s, seat: ask(play.OBSERVE, s, seat, 0, 0, NO_LUCK, room()),
            "imagine": lambda s, seat, luck: ask(play.IMAGINE, s, seat, 0, 0, luck, room()),
            "score": lambda s, seat: ask(play.SCORE, s, seat, 0, 0, NO_LUCK, room()),
            "winners": lambda s: ask(play.WINNERS, s, 0, 0, 0, NO_LUCK, room()),
            "best_choice": lambda s, seat, luck, out: ask(play.BEST_CHOICE, s, seat, 0, 0, luck, room(out)),
            "show": lambda s, seat, action, reader, out: ask(play.SHOW, s, seat, action, reader, NO_LUCK, room(out)),
            "show_imagined": lambda s, seat, action, reader, luck, out: ask(
                play.SHOW_IMAGINED, s, seat, action, reader, luck, room(out)
            ),
        }

    def _ask(self, question: int, s: Record, *more: Any) -> Any:
        return self._answer(question, array_of(s), *more)

    def _room(self, out: Actions | None = None) -> Any:
        """Room for choices as the entry wants it, no more than that; the same again for the same question."""
        local = self._local
        if out is None:
            if not hasattr(local, "room"):
                local.room = np.zeros(1, self._room_type)
        elif getattr(local, "out", None) is not out:
            local.out, local.room = out, out[: self._most].view(self._room_type)
        return local.room


def room_type(game: Game) -> np.dtype[Any]:
    """Room for the choices of one decision, inside a record."""
    return np.dtype((np.record, [("actions", "i4", (game.max_choices,))]))


def _compiler_of(game: Game) -> Compiler:
    """The compiler of a game's rules: each is translated once for single matches and bulk play alike."""
    if game.key not in _compilers:
        folder = writable_folder(cache_folder(game))
        _compilers[game.key] = Compiler(folder, before_compiling=lambda: require_sound(game, compiled=True))
    return _compilers[game.key]


def _rules_to_compile(game: Game) -> dict[str, Callable[..., Any]]:
    if game.key not in _to_compile:
        _to_compile[game.key] = _bound(game)
    return _to_compile[game.key]


def _warm_up(engine: Engine) -> None:
    """Call every entry point once, so that all are compiled or loaded."""
    game = engine.game
    s = engine.new_record(game.seats[-1], game.settle_options({}, game.seats[-1]), 0)
    engine.begin(s)
    seat = lowest_seat(int(s.pending))
    action = engine.choices(s, seat)[0]
    engine.foresee(s, seat, action)
    engine.shown(s, seat, action, seat)
    engine.show_imagined(engine.observe(s, seat), seat, action, seat, NO_LUCK)
    engine.best_choice(engine.imagine(engine.observe(s, seat), seat, 1), seat, 1)
    engine.choose(s, seat, action)
    engine.score(s, seat)
    engine.winners(s)


def batch_functions(game: Game) -> dict[str, Any]:
    """Compiled functions for bulk play, in which nothing is told."""
    with _compiling:
        if game.key not in _batches:
            if not is_cached(game):
                require_sound(game, compiled=True)
            compiler, rules = _compiler_of(game), _rules_to_compile(game)
            entry = {
                name: compiler.entry(rules[name], SILENT, game.inlined and name == "play_batch")
                for name in BATCH_ENTRIES
            }
            _batches[game.key] = {
                "play_batch": _on_one_table(game, entry["play_batch"]),
                "play_mixed_batch": _on_one_table(game, entry["play_mixed_batch"]),
                "copy_many": entry["copy_many"],
            }
        return _batches[game.key]


def entries_over(game: Game, module: ModuleType, names: dict[str, Any], entries: Sequence[str]) -> list[Any]:
    """Entries of a module of somebody else's, over the rules of a game and with some of its names bound to values.

    They are kept beside the game's own, under names made of what the module says and of these values.
    """
    with _compiling:
        compiler, bound = _compiler_of(game), bound_over(game, module, names)
        for name in entries:
            bound[name].__qualname__ = f"{name}_{rules_hash([bound[name]])}"
        return [compiler.entry(bound[name], SILENT) for name in entries]


def bound_over(game: Game, module: ModuleType, names: dict[str, Any]) -> dict[str, Any]:
    """The rules of a module of somebody else's as they stand, bound to those of a game and to some values."""
    return _bind_module(module, {**_rules_to_compile(game), **names})


def _on_one_table(game: Game, play_all: Any) -> Callable[..., int]:
    """Bulk play on a whole record whose silent part is read and written as the records of a batch are."""

    def on_one_table(records: Any, *arguments: Any) -> int:
        table = blank(game.layout, 1)
        silent = np.ndarray(1, silent_type(game.layout), table.data)
        return int(play_all(records, silent, table, *arguments))

    return on_one_table


def is_cached(game: Game) -> bool:
    """Whether this version of the rules was compiled on this machine before."""
    return (cache_folder(game) / "complete").exists()


_hashes: dict[str, str] = {}
_interpreted: dict[str, Engine] = {}
_compiled: dict[str, Engine] = {}
_batches: dict[str, dict[str, Any]] = {}
_compilers: dict[str, Compiler] = {}
_to_compile: dict[str, dict[str, Callable[..., Any]]] = {}
_compiling = threading.Lock()
