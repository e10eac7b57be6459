"""Whether this process can think about a game at once: what was compiled before is loaded beside the play."""

from __future__ import annotations

from concurrent.futures import Future
from contextlib import suppress
from threading import Thread

from aevum.core.engine import Engine
from aevum.search import thought

_loading: dict[str, Future[bool]] = {}


def is_at_hand(engine: Engine, patience: float) -> bool:
    """Whether thinking about a game is loaded. Where it was compiled before it is from now on; so long one waits."""
    if not engine.compiled or thought.is_loaded(engine.game):
        return engine.compiled
    loading = _loading.get(engine.game.key) or _begin(engine)
    with suppress(TimeoutError):
        loaded = loading.result(patience)
        if not loaded:  # it may be compiled by the next time
            _loading.pop(engine.game.key, None)
        return loaded
    return False


def _begin(engine: Engine) -> Future[bool]:
    """Begin to load it."""
    loading: Future[bool] = Future()
    _loading[engine.game.key] = loading
    Thread(target=_load, args=(engine, loading)).start()
    return loading


def _load(engine: Engine, loaded: Future[bool]) -> None:
    """Load it, if it was compiled. What goes wrong is for whoever waits."""
    try:
        if thought.is_ready(engine.game):
            thought.make_ready(engine)
        loaded.set_result(thought.is_loaded(engine.game))
    except BaseException as error:
        loaded.set_exception(error)
