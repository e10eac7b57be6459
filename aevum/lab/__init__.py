"""The lab: games to step from Python, one by one or thousands at once; see `aevum.make` and `aevum.make_vec`.

`aevum.lab.pettingzoo`, `aevum.lab.gymnasium` and `aevum.lab.openspiel` are read when they are first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Environments of other projects, which need extras; raises MissingExtra."""
        if name not in ("pettingzoo", "gymnasium", "openspiel"):
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return import_module(f"{__name__}.{name}")
