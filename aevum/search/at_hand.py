"""Whether this process can think about a game at once: what was compiled before is loaded beside the play."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from aevum.core.engine import Engine
from aevum.search import thought

_loader = ThreadPoolExecutor(1, "loads-thinking")
_loading: dict[str, Future[bool]] = {}


def is_at_hand(engine: Engine, patience: float) -> bool:
    """Whether thinking about a game is loaded. Where it was compiled before it is from now on; so long one waits."""
    if not engine.compiled or thought.is_loaded(engine.game):
        return engine.compiled
    key = engine.game.key
    if key not in _loading:
        _loading[key] = _loader.submit(_load, engine)
    with suppress(TimeoutError):
        loaded = _loading[key].result(patience)
        if not loaded:  # it may be compiled by the next time
            _loading.pop(key, None)
        return loaded
    return False


def _load(engine: Engine) -> bool:
    """Load it, if it was compiled."""
    if not thought.is_ready(engine.game):
        return False
    thought.make_ready(engine)
    return True
