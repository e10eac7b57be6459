"""`python -m tests.web.with_the_toy`: the service with the tests' own game, in which several decide at the same time."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tests.toy import TOY


def main() -> int:
    """Serve the toy as a game of the house, and nothing else."""
    import aevum.core.text
    import aevum.games

    sys.modules["aevum.games.toy"] = cast(Any, SimpleNamespace(GAME=TOY))
    aevum.games.GAME_IDS = ("toy",)
    aevum.core.text.GAMES = Path(__file__).parents[1]
    from aevum.table.__main__ import main as serve  # only now: the service looks which games there are

    return serve()


if __name__ == "__main__":
    sys.exit(main())
